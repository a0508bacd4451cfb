"""The language of a question: too short a text for counting small words alone."""

from collections.abc import Sequence

from chat.item_words import item_tokens
from chat.plain_words import ENGLISH, NEUTRAL, NEUTRAL_SPANISH, SPANISH
from chat.question_words import Word
from chat.reading_types import Language

_EITHER = (ENGLISH | NEUTRAL) & (SPANISH | NEUTRAL_SPANISH)
_ENGLISH = (ENGLISH | NEUTRAL) - _EITHER
_SPANISH = (SPANISH | NEUTRAL_SPANISH) - _EITHER
_MARKS = frozenset("¿¡ñáéíóúü")


def question_language(words: Sequence[Word], line: str) -> Language:
    """Tell English from Spanish; English where neither shows, or both alike."""
    english = spanish = 0
    of_english, of_spanish = item_tokens()
    for word in words:
        english += (word.key in _ENGLISH) * 2 + (word.key in of_english)
        spanish += (word.key in _SPANISH) * 2 + (word.key in of_spanish)
    spanish += bool(_MARKS & set(line.lower()))
    return "es" if spanish > english else "en"
