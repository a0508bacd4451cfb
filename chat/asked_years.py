"""The years that a question names, and rows of tables that have columns for other years only."""

import re
from collections.abc import Iterable

YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_SHORT = re.compile(r"\b(?:fy|f|ejercicio )'?(\d\d)\b|(?<=[1-4]q|q[1-4])'?(\d\d)\b", re.IGNORECASE)

_FISCAL = re.compile(r"\bf(?:y|iscal)|\bejercicio|\b[1-4][qt]\d*\b|\b[qt][1-4]", re.IGNORECASE)


def years_asked(question: str) -> frozenset[str]:
    """Read the years: 2024, FY24."""
    short = (first or other for first, other in _SHORT.findall(question))
    return frozenset((*YEAR.findall(question), *(f"20{one}" for one in short)))


def is_of_other_years(question: str, around: Iterable[str]) -> bool:
    """Whether what stands around a row names years, and none of those that are asked for.

    A fiscal year, and its quarters above all, may end in the calendar year before the one it is called by.
    """
    asked = years_asked(question)
    if _FISCAL.search(question):
        asked |= {str(int(year) - 1) for year in asked}
    named = {word for word in around if YEAR.fullmatch(word)}
    return bool(asked and named) and asked.isdisjoint(named)
