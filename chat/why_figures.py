"""A question why a figure moved -> the question by how much: it names the same companies, periods, items and parts."""

import re
from dataclasses import replace

from chat.question_words import fold, keys_of
from chat.reading_types import Reading
from chat.whole_question import MOVES
from data.document import Language

MOST_ITEMS = 3
"""More are a question about a whole report."""
_WHY = re.compile(
    r"(?<![a-z])(?:(?P<moved>why|how come|por que)|what (?:(?:were|was|are|is) )?(?:the )?(?:\w+ )?(?:reasons?|causes?|drivers?)"
    r"(?: (?:for|of|behind))?|what (?:\w+ ){0,2}(?:drove|drives|caused|explains?|led to|contributed to)|explain(?: why)?"
    r"|a que se deb(?:e|io|en|ieron)|(?:(?:cuales|que) (?:son|fueron) )?(?:las|los) (?:\w+ )?(?:motivos|causas|razones) (?:de|para)"
    r"|que (?:\w+ )?(?:impulso|provoco|motivo|causo|explica))(?![a-z])"
)
_HOW_MUCH: dict[Language, tuple[str, str]] = {
    "en": ("How much", "What was"),
    "es": ("Cuánto", "Cuál fue"),
}


def for_figures(reading: Reading) -> Reading:
    """Read a question for words about items as one what they were in each period."""
    return replace(
        reading,
        text=how_much(reading.text, reading.language),
        wanted=reading.topic or reading.wanted,
        topic=(),
        is_prose=False,
        asks_for_words=False,
        operation="value",
        against=None,
        over=None,
        pick=None,
        trend=False,
        compare=False,
        unit=None,
        qualifiers=tuple(one for one in reading.qualifiers if not MOVES.issuperset(keys_of(one))),
    )


def how_much(text: str, language: Language) -> str:
    """Ask by how much something moved, in place of why."""
    found = _WHY.search(fold(text))
    if found is None:
        return text
    moved, what = _HOW_MUCH[language]
    return text[: found.start()] + (moved if found["moved"] else what) + text[found.end() :]
