"""The language of a question: too short a text for counting small words alone."""

from collections.abc import Sequence

from chat.item_words import item_tokens
from chat.plain_words import ENGLISH, NEUTRAL, NEUTRAL_SPANISH, SPANISH, listed
from chat.question_words import Word
from chat.reading_types import Language

_ENGLISH_TIMES = listed(
    "january february march april june july august september october november december"
    " apr aug dec trailing fiscal-year quarterly yearly annual cumulative ltm"
)
_SPANISH_TIMES = listed(
    "enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre"
    " diciembre ene abr ago dic ultimo ultimos ultima meses semestre semestres acumulado acumulada"
    " acumulados acumuladas cierre fecha udm primer segundo tercer cuarto"
)
_OF_ENGLISH = ENGLISH | NEUTRAL | _ENGLISH_TIMES
_OF_SPANISH = SPANISH | NEUTRAL_SPANISH | _SPANISH_TIMES
_EITHER = (_OF_ENGLISH & _OF_SPANISH) | {"&"}
"""Of both, such as "fiscal", which only Spanish names of items have; "&" stands for "y" too."""
_ENGLISH = _OF_ENGLISH - _EITHER
_SPANISH = _OF_SPANISH - _EITHER
_AND: dict[str, Language] = {"y": "es", "e": "es", "and": "en"}
_MARKS = frozenset("¿¡ñáéíóúü")


def question_language(words: Sequence[Word], line: str) -> Language:
    """Tell English from Spanish; English where neither shows, or both alike.

    Names of companies are left out of `words`: they are of no language.
    """
    english = spanish = 0
    of_english, of_spanish = item_tokens()
    for word in words:
        said = _AND.get(word.raw.lower()) if word.key == "&" else None
        english += (said == "en") * 2
        spanish += (said == "es") * 2
        if word.key in _EITHER:
            continue
        english += (word.key in _ENGLISH) * 2 + (word.key in of_english)
        spanish += (word.key in _SPANISH) * 2 + (word.key in of_spanish)
    spanish += bool(_MARKS & set(line.lower()))
    return "es" if spanish > english else "en"
