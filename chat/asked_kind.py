"""What kind of thing a question asks for, and whether a sentence has one."""

import re
from typing import Literal

from retrieval.words import words

AskedKind = Literal["person", "time", "number", "place", "definition", "anything"]

QUESTIONS: tuple[tuple[AskedKind, re.Pattern[str]], ...] = (
    ("person", re.compile(r"\b(who|whom|whose|qui[eé]n(es)?)\b", re.IGNORECASE)),
    ("time", re.compile(r"\b(when|what (date|year|day)|cu[aá]ndo|(qu[eé]|cu[aá]l) (fecha|año))\b", re.IGNORECASE)),
    (
        "number",
        re.compile(
            r"\b(how (many|much|large|long|often)|what (number|percentage|share|portion|amount)|"
            r"cu[aá]nt[oa]s?|qu[eé] (porcentaje|n[uú]mero|importe|parte))\b",
            re.IGNORECASE,
        ),
    ),
    ("place", re.compile(r"\b(where|d[oó]nde)\b", re.IGNORECASE)),
    (
        "definition",
        re.compile(r"\b(what|which|qu[eé]|cu[aá]l(es)?) (is|are|was|were|es|son|era|eran)\b", re.IGNORECASE),
    ),
)  # fmt: skip
"""The first that is found decides."""

MONTHS = (
    "january february march april may june july august september october november december "
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
)
NUMBER_WORDS = (
    "one two three four five six seven eight nine ten eleven twelve dozen hundred thousand million "
    "billion half third quarter none "
    "dos tres cuatro cinco seis siete ocho nueve diez once doce docena cien mil millones mitad tercio ninguno"
)

SIGNS: dict[AskedKind, re.Pattern[str]] = {
    # Two capitals in a row, or an office.
    "person": re.compile(
        r"\b[A-ZÁÉÍÓÚÑ][\w.'’-]+\s+(?:[A-ZÁÉÍÓÚÑ][\w.'’-]*)|\b(?i:officer|committee|board|director|"
        r"chair\w*|president\w*|auditor\w*|management|comit[eé]|consejo|conseje\w+|direct\w+)\b"
    ),
    "time": re.compile(rf"\b(?:19|20)\d\d\b|\b(?i:{MONTHS.replace(' ', '|')})\b"),
    "number": re.compile(rf"\d|\b(?i:{NUMBER_WORDS.replace(' ', '|')})\b"),
    "definition": re.compile(
        r"\b(?i:is|are|was|were|consists?|includes?|included|comprises?|means|following|"
        r"es|son|consisten?|incluyen?|comprenden?|siguientes?)\b"
    ),
    # A capital in mid-sentence.
    "place": re.compile(r"(?<=[a-z,] )[A-ZÁÉÍÓÚÑ]\w+"),
}


def kind_asked(question: str) -> AskedKind:
    """Read the kind of thing off the question's words."""
    return next((kind for kind, pattern in QUESTIONS if pattern.search(question)), "anything")


def has_kind(text: str, kind: AskedKind) -> bool:
    """Whether the text has a thing of the kind."""
    return kind == "anything" or SIGNS[kind].search(text) is not None


YEAR = re.compile(r"(?:19|20)\d\d")
NUMBER = re.compile(rf"\d.*|{NUMBER_WORDS.replace(' ', '|')}")
NEAR = 5
"""How many words may stand between a thing and its number: "164,000 full-time equivalent employees"."""


def is_counted(text: str, things: frozenset[str]) -> bool:
    """Whether a number that is no year stands near one of the things."""
    found = words(text)
    numbers = [
        place
        for place, word in enumerate(found)
        if NUMBER.fullmatch(word) and not YEAR.fullmatch(word)
    ]
    return any(
        abs(place - number) <= NEAR
        for place, word in enumerate(found)
        if word in things
        for number in numbers
    )
