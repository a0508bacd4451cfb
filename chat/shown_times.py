"""The times of a claim that what it cites names: a day as it is, a year as a sentence or a table has it.

The gate asks whether a time can be the one of a number. Here each time must be named: a sentence that says
"in 2025" is not told of 2024, though it stands in the report on 2024.
"""

import re
from collections.abc import Sequence

from chat.gate_periods import When, fiscal_years, times
from chat.gate_places import CitedPlace
from data.filing import Filing

_COMPARES = re.compile(
    r"\b(?:compared|versus|vs|against|relative|from|than|prior|previous|same|corresponding|frente|comparad[oa]s?|desde|respecto"
    r"|anterior|mism[oa]|después|tras|after)\b",
    re.IGNORECASE,
)
"""Then its own year may be the report's, which nothing in it says."""


class CitedTimes:
    """The times that the cited places name, and those of the reports that they stand in."""

    def __init__(self, places: Sequence[CitedPlace]) -> None:
        own = "\n".join(spans_text(place) for place in places)
        around = "\n".join(around_text(place) for place in places)
        filings = [one.document.filing for one in places if one.document.filing is not None]
        named = times(own)
        self._compares = bool(_COMPARES.search(own))
        ends = {one.period_end for one in filings if one.period_end is not None}
        self._days = {when.day for when in (*named, *times(around)) if when.day is not None}
        self._days |= ends | {one.filed for one in filings if one.filed is not None}
        self._month_days = {when.month_day for when in named if when.month_day is not None}
        self._own = _years(named, filings)
        self._around = _years(times(around), filings)
        self._around |= {one.fiscal_year for one in filings if one.fiscal_year is not None}
        self._around |= {day.year for day in ends}

    def has_day(self, when: When) -> bool:
        """Say whether the day of a time, if it has one, is named."""
        if when.day is not None:
            month_day = (when.day.month, when.day.day)
            return when.day in self._days or month_day in self._month_days
        if when.month_day is None:
            return True
        days = {(day.month, day.day) for day in self._days}
        return when.month_day in days | self._month_days

    def has_year(self, when: When, said: frozenset[int], *, is_judged: bool) -> bool:
        """Say whether the year of a time may be told. `said` are all years of the claim; the gate `is_judged` it.

        A year that only the report as a whole names is told beside those that the place names, not in their stead.
        """
        asked = {year for year in (when.year, when.until) if year is not None}
        if asked <= self._own:
            return True
        if self._own and not (self._compares or self._own <= said):
            return False
        return (is_judged and when.until is None) or asked <= self._around


def spans_text(place: CitedPlace) -> str:
    """What a citation points at, with the captions and headers of its table."""
    text = place.document.text
    tables = [one for one in place.document.tables if one.span.overlap(place.spans[0])]
    captions = [text[span.start : span.end] for one in tables for span in one.caption]
    headers = [" ".join(header) for one in tables for header in one.header]
    return "\n".join((*(text[span.start : span.end] for span in place.spans), *captions, *headers))


def around_text(place: CitedPlace) -> str:
    """The headings above it, and its document's title."""
    blocks = place.document.blocks
    block = next((one for one in blocks if one.span.overlap(place.spans[0])), None)
    return "\n".join((*(block.path if block else ()), place.document.title))


def _years(named: Sequence[When], filings: Sequence[Filing]) -> set[int]:
    """The years of times; of a day also the company's own number for the year that it lies in."""
    found = {year for when in named for year in (when.year, when.until) if year is not None}
    for filing in filings:
        years = fiscal_years(filing)
        found |= {years.year_of(when.day) for when in named if when.day is not None}
    return found
