"""What a line says about time, read with the question before it."""

import re
from dataclasses import replace
from itertools import pairwise

from chat.comparison_words import Compared, read_compared
from chat.period_reading import PeriodsRead, names_it, read_periods
from chat.plain_words import listed
from chat.question_line import Line
from chat.question_words import fold
from chat.reading_types import AskedPeriod, Reading

TIME = "\x04"
_DASHES = ("-", "–", "—", "−")
_ENTITIES = listed("successor predecessor sucesor sucesora predecesor predecesora")
_PARTS = ("quarter", "half", "nine months", "ytd")
_BEFORE = re.compile(
    r"(?<![a-z])(?:before|earlier|prior|previous|preceding|anterior(?:es)?|previos?|antes|atras)(?![a-z])"
)
_WHOLE_YEAR = re.compile(
    r"\b(?:the |el |todo el )?(?:(?:full|whole|entire) (?:fiscal )?year|(?:ano|ejercicio) (?:completo|entero))\b"
    r"|\btodo el (?:ano|ejercicio)\b"
)


def read_time(line: Line, previous: Reading | None) -> tuple[Compared | None, PeriodsRead]:
    """Read the periods of a line, and what it compares with; what is read is covered."""
    before = previous.periods[-1] if previous is not None and previous.periods else None
    anchor = (previous.newest if previous is not None else None) or before
    of_year = before.year if before is not None and not before.calendar else None
    compared = read_compared(line.covered)
    if compared and names_it(line.covered, compared):
        compared = None
    if compared:
        line.cover([(compared.start, compared.end)], TIME, "compared")
    periods = read_periods(line.covered, line.text, anchor=anchor, of_year=of_year)
    if anchor is None and previous is not None and (previous.wanted or previous.topic):
        periods = _before_the_newest(periods)
    if anchor is not None and not periods.spans:
        periods = _whole_year(line, anchor) or periods
    line.cover(periods.spans, TIME, "time")
    line.cover(_dashes(line, periods), "\x05", "read")
    return compared, periods


def settled_words(periods: PeriodsRead) -> frozenset[str]:
    """Words that the days of a stretch settle: which of two entities reported."""
    days = [one for one in periods.periods if one.kind == "date"]
    return _ENTITIES if len(days) == 2 else frozenset()


def _before_the_newest(periods: PeriodsRead) -> PeriodsRead:
    """Count "the year before" from the newest year, which was told: the question before named none."""
    one = periods.periods[0] if len(periods.periods) == 1 else None
    back = one.relative if one is not None and one.kind == "year" else None
    if one is None or back is None or back >= 0 or not _BEFORE.search(fold(one.words)):
        return periods
    earlier = (replace(one, relative=back - 1),)
    return replace(periods, periods=earlier, ends=earlier, with_filings=earlier)


def _dashes(line: Line, periods: PeriodsRead) -> list[tuple[int, int]]:
    """The dash of "July 22 - September 30, 2023", which takes nothing away."""
    days = [one.date for one in periods.periods if one.date is not None]
    if len(days) != 2 or len(periods.periods) != 2 or days[0] >= days[1]:
        return []
    gaps = [(one[1], other[0]) for one, other in pairwise(sorted(periods.spans))]
    return [(start, end) for start, end in gaps if line.text[start:end].strip() in _DASHES]


def _whole_year(line: Line, before: AskedPeriod) -> PeriodsRead | None:
    """Read "and the full year?" after a part of it."""
    found = _WHOLE_YEAR.search(line.covered)
    if found is None or before.kind not in _PARTS or before.year is None or before.calendar:
        return None
    year = AskedPeriod("year", year=before.year, words=line.text[found.start() : found.end()])
    return replace(
        PeriodsRead(), periods=(year,), ends=(year,), with_filings=(year,), spans=(found.span(),)
    )
