"""An ask in words: each kind of sentence has its own ways, in both languages."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from random import Random

from answer_eval.gold_asks import Ask, Sentence
from answer_eval.gold_period_words import Language, period_words
from answer_eval.gold_phrases import Phrase, change_phrase, filled, phrase
from answer_eval.gold_words import PLURAL

Say = Callable[[Ask, str, Language, Random], Phrase]

_WHICH_COMPANY: Mapping[Language, tuple[str, ...]] = {
    "en": (
        "Which had higher {item} in {year}, {one} or {other}?",
        "Was the {item} of {one} or of {other} higher in fiscal {year}?",
        "Who had the higher {item} in {year}: {one} or {other}?",
    ),
    "es": (
        "¿Quién tuvo mayor {bare} en {year}, {one} o {other}?",
        "¿Qué empresa tuvo mayor {bare} en {year}: {one} o {other}?",
    ),
}
_WHICH_YEAR: Mapping[Language, tuple[str, ...]] = {
    "en": (
        "In which year did {short} have higher {item}, {before} or {after}?",
        "Was {short}'s {item} higher in {before} or in {after}?",
    ),
    "es": (
        "¿En qué año tuvo {short} mayor {bare}, {before} o {after}?",
        "¿{fue_} mayor {item} de {short} en {before} o en {after}?",
    ),
}
_FOLLOW_UP: Mapping[tuple[Sentence, Language], tuple[str, ...]] = {
    ("follow-up year", "en"): ("And {when}?", "What about {terse}?", "and {when}?"),
    ("follow-up year", "es"): ("¿Y {when}?", "¿y {when}?"),
    ("follow-up year before", "en"): (
        "And the year before?",
        "and the previous year?",
        "What about the prior year?",
    ),
    ("follow-up year before", "es"): (
        "¿Y el año anterior?",
        "¿y el anterior?",
        "¿Y en el ejercicio anterior?",
    ),
    ("follow-up item", "en"): ("And the {item}?", "What about {item}?", "and its {item}?"),
    ("follow-up item", "es"): ("¿Y {item}?", "¿Y cuál {fue} {item}?"),
    ("follow-up company", "en"): ("And {short}?", "What about {short}?", "and {full}?"),
    ("follow-up company", "es"): ("¿Y {short}?", "¿Y en el caso de {short}?"),
}


def sentence(ask: Ask, language: Language, chance: Random) -> Phrase:
    """Put an ask into words."""
    wording = chance.choice(ask.en if language == "en" else ask.es)
    return _SAY[ask.sentence](ask, wording, language, chance)


def _value(ask: Ask, wording: str, language: Language, chance: Random) -> Phrase:
    return phrase(ask.names, wording, ask.slot, language, chance)


def _change(ask: Ask, wording: str, language: Language, chance: Random) -> Phrase:
    in_dollars = ask.rights[0].unit == "USD"
    return change_phrase(ask.names, wording, ask.slot, language, chance, in_dollars=in_dollars)


def _which_company(ask: Ask, wording: str, language: Language, chance: Random) -> Phrase:
    template = chance.choice(_WHICH_COMPANY[language])
    one, other = (names.short for names in ask.both)
    said = filled(template, ask.names, wording, language)
    said = said.replace("{one}", one).replace("{other}", other)
    said = said.replace("{year}", str(ask.slot.year))
    return Phrase(said, f"{language} which company", wording)


def _which_year(ask: Ask, wording: str, language: Language, chance: Random) -> Phrase:
    assert ask.rival is not None
    template = chance.choice(_WHICH_YEAR[language])
    said = filled(template, ask.names, wording, language)
    said = said.replace("{before}", str(ask.rival.year - 1)).replace("{after}", str(ask.rival.year))
    plural = wording.startswith(("los ", "las "))
    return Phrase(
        said.replace("{fue_}", "Fueron" if plural else "Fue"), f"{language} which year", wording
    )


def _follow_up(ask: Ask, wording: str, language: Language, chance: Random) -> Phrase:
    assert ask.first is not None
    first = sentence(ask.first, language, chance)
    template = chance.choice(_FOLLOW_UP[ask.sentence, language])
    said = (
        filled(template, ask.names, wording, language)
        .replace("{when}", chance.choice(period_words(ask.slot, language, terse=False)))
        .replace("{terse}", chance.choice(period_words(ask.slot, language, terse=True)))
    )
    return Phrase(said, f"{language} {ask.sentence}", wording, (first.question,))


def _other_language(ask: Ask, _: str, language: Language, chance: Random) -> Phrase:
    """Name the item in the language that the sentence is not in, as people who read English reports do."""
    if language == "en":
        wording = chance.choice(ask.es).split(" ", 1)[1]
    else:
        word = chance.choice(ask.en)
        wording = f"{'los' if word in PLURAL else 'el'} {word}"
    said = phrase(ask.names, wording, ask.slot, language, chance)
    return Phrase(said.question, f"{said.template}, mixed", wording)


# Slips of the pen. Companies' names are left alone: a name that is misspelt is asked back.


def _slip(ask: Ask, wording: str, language: Language, chance: Random) -> Phrase:
    said = phrase(ask.names, wording, ask.slot, language, chance)
    names = [name for name in _SLIPS if name != "no accents" or language == "es"]
    name = chance.choice(names)
    question = said.question
    if name == "no marks" and not said.template.endswith("formal"):
        # Nobody writes so of a name with its legal form, or of one that ends in s.
        question = re.sub(r"(?<=[^\Ws])['’]s\b", "s", question)
    slipped = _SLIPS[name](question, wording, chance)
    return Phrase(slipped, f"{language} {name}", wording)


def _typo(question: str, wording: str, chance: Random) -> str:
    """Swap, drop or double a letter inside one of the item's long words; of short ones, none has any."""
    words = re.findall(r"[^\W\d_]{6,}", wording)
    if not words:
        return question.upper()
    word = chance.choice(words)
    at = chance.randrange(1, len(word) - 2)
    one, two = word[at], word[at + 1]
    broken = chance.choice((two + one, one, one + one + two))
    typed = word[:at] + broken + word[at + 2 :]
    return re.sub(re.escape(word), typed, question, count=1, flags=re.IGNORECASE)


def _no_accents(question: str, _: str, __: Random) -> str:
    apart = unicodedata.normalize("NFD", question.replace("ñ", "\0").replace("Ñ", "\0"))
    plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return plain.replace("\0", "n").replace("¿", "")


def _upper(question: str, _: str, __: Random) -> str:
    return question.upper()


def _no_marks(question: str, _: str, __: Random) -> str:
    return re.sub(r"[?¿¡!]|\.$", "", question)


def _spaces(question: str, _: str, __: Random) -> str:
    return f"  {question.replace(' ', '  ')} "


_SLIPS: Mapping[str, Callable[[str, str, Random], str]] = {
    "typo": _typo,
    "no accents": _no_accents,
    "upper case": _upper,
    "no marks": _no_marks,
    "spaces": _spaces,
}
_SAY: Mapping[Sentence, Say] = {
    "value": _value,
    "change": _change,
    "which year": _which_year,
    "which company": _which_company,
    "other language": _other_language,
    "slip": _slip,
    "follow-up year": _follow_up,
    "follow-up year before": _follow_up,
    "follow-up item": _follow_up,
    "follow-up company": _follow_up,
}
