"""Comparing with the time before: "year over year", "than the prior quarter", "interanual"."""

import re
from dataclasses import dataclass

from chat.reading_types import Against

_LEAD = (
    r"(?:vs\.?|versus|(?:as )?compared (?:to|with)|compare (?:to|with)|over|from|against|relative to"
    r"|than(?: in)?|on|since|with respect to|(?:con )?respecto (?:al?|del?)|frente al?"
    r"|(?:comparado|comparada|en comparacion) con|contra|sobre|desde|que(?: en)?)"
)
_SMALL = r"(?: (?:the|that of|those of|el|la|los|del?|al?|its|su|in|en|of|for|what it was|one))*"
_SAME = (
    r"(?: (?:same|corresponding|comparable|equivalent) (?:fiscal )?(?:quarters?|periods?|half|three months|nine months)"
    r"(?: (?:of|in|a|the|from|one))*| mism[oa]s? (?:trimestres?|periodos?|semestres?)(?: del?)?)"
)
_YEAR_BEFORE = (
    r"(?: (?:(?:prior|previous|preceding|last)(?: fiscal)?[ -]years?(?:'s)?(?: (?:fiscal )?(?:quarter|period|half))?"
    r"|(?:a |one )?year[ -](?:ago|earlier|before(?! last)|prior)(?: (?:quarter|period|half|figure|level))?"
    r"|(?:un )?(?:ano|ejercicio)(?: fiscal)? (?:anterior|previo|pasado|precedente|antes)))"
)
_PERIOD_BEFORE = (
    r"(?: (?:(?:the |immediately )?(?:prior|previous|preceding|last)(?: fiscal)?[ -](?:quarter|period)|(?:the )?quarter before"
    r"|(?:trimestre|periodo) (?:anterior|previo|pasado|precedente)))"
)
_WORDS: tuple[tuple[re.Pattern[str], Against, bool], ...] = (
    (
        re.compile(
            r"\b(?:year[ -]over[ -]year|year[ -]on[ -]year|y[ -]?o[ -]?y\b|y/y|yr/yr|interanual(?:es)?\b"
            r"|interanualmente\b|ano contra ano|ano a ano|ano tras ano|a/a\b|de un ano a otro|annual(?= growth| change| increase))"
            r"(?: (?:basis|terms))?"
        ),
        "year before",
        True,
    ),
    (
        re.compile(
            r"\b(?:quarter[ -]over[ -]quarter|quarter[ -]on[ -]quarter|q[ -]?o[ -]?q\b|q/q\b|sequential(?:ly)?\b"
            r"|intertrimestral(?:es)?\b|trimestre contra trimestre|trimestre a trimestre|t/t\b|secuencial(?:mente)?\b)"
            r"(?: (?:basis|terms))?"
        ),
        "period before",
        True,
    ),
    (re.compile(rf"\b{_LEAD}{_SMALL}{_SAME}?{_YEAR_BEFORE}\b"), "year before", False),
    (re.compile(rf"\b{_LEAD}{_SMALL}{_PERIOD_BEFORE}\b"), "period before", False),
)


@dataclass(frozen=True, slots=True)
class Compared:
    """What a question compares with, and where it says so."""

    against: Against
    is_rate: bool
    """True for "year over year", which asks for a rate of growth by itself."""
    start: int
    end: int


def read_compared(line: str) -> Compared | None:
    """Find the first words of a folded line that compare with an earlier time, unnamed."""
    for pattern, against, is_rate in _WORDS:
        match = pattern.search(line)
        if match:
            return Compared(against, is_rate, match.start(), match.end())
    return None
