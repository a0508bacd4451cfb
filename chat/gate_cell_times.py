"""Of which time a table's number is: what heads it says so, else its row, else what is around."""

import re
from dataclasses import dataclass, replace
from datetime import date

from chat.gate_periods import When, times

_BEGINS = re.compile(
    r"\b(?:beginning|opening|start of|inicio|inicial(?:es)?|apertura|comienzo|principio)\b",
    re.IGNORECASE,
)


_MONTHS = {"quarter": 3, "half": 6, "nine months": 9, "year": 12}


@dataclass(frozen=True, slots=True)
class Around:
    """What is around a table."""

    default: tuple[When, ...]
    """The times of its caption and headings, and of its document."""
    column_years: frozenset[int | None]
    """All years that its columns name."""
    is_annual: bool
    """Its document reports on a year: a bare year means all of it."""


def cell_times(
    heads: tuple[str, str], labels: tuple[str, str, str], around: Around
) -> tuple[When, ...]:
    """Tell the times that a number may be of.

    `heads` are its column's header and what heads it within the body; `labels` its row's label with the
    section above, the label alone, and the label of the next dated balance below.
    """
    found = _whens(heads, labels, around)
    return _at_beginning(found) if _BEGINS.search(f"{labels[0]} {heads[0]}") else found


def _at_beginning(found: tuple[When, ...]) -> tuple[When, ...]:
    """Tell of what day the beginning of a time is: the last one before it, no day within it."""
    own = (replace(one, day=None, relative=True) for one in found)
    before = (_before(one) for one in found)
    return (*own, *(one for one in before if one is not None))


def _before(when: When) -> When | None:
    if when.year is None:
        return None
    if when.day is None or when.stretch is None:
        return replace(when, year=when.year - 1, day=None, stretch=None)
    months = when.day.year * 12 + when.day.month - 1 - _MONTHS[when.stretch]
    day = date(months // 12, months % 12 + 1, min(when.day.day, 28))
    return replace(when, year=day.year, day=day, stretch=None)


def _whens(
    heads: tuple[str, str], labels: tuple[str, str, str], around: Around
) -> tuple[When, ...]:
    of_column = _headed(times(heads[0]), times(heads[1]))
    of_row = times(labels[0])
    dated = _with_stretch(_dated(of_column), of_column)
    if dated:
        # "Notes due 2030" is said of 2024; "Cash at the end of 2023" in the column of 2022 is not.
        more = [one for one in _dated(of_row) if one.year not in around.column_years]
        own = tuple(map(_of_year, dated)) if around.is_annual else dated
        return (*own, *more)
    if _dated(times(labels[1])):
        return _dated(of_row)
    default = (*_dated(of_row), *(_dated(times(labels[2])) or around.default))
    stretches = {(one.stretch, one.quarter) for one in (*of_column, *of_row) if one.stretch}
    if len(stretches) == 1:
        ((stretch, quarter),) = stretches
        said = tuple(replace(one, stretch=stretch, quarter=quarter) for one in default)
        return said or (When(0, 0, stretch=stretch, quarter=quarter),)
    if around.is_annual:
        return tuple(replace(one, stretch=one.stretch or "year") for one in default)
    return default


def _with_stretch(dated: tuple[When, ...], heads: tuple[When, ...]) -> tuple[When, ...]:
    """Join "Three months ended" with the day further down in a header."""
    stretches = {(one.stretch, one.quarter) for one in heads if one.stretch}
    if len(stretches) != 1:
        return dated
    ((stretch, quarter),) = stretches
    return tuple(
        one if one.stretch or one.month_day else replace(one, stretch=stretch, quarter=quarter)
        for one in dated
    )


def _of_year(when: When) -> When:
    """Read the bare year of an annual report's column as the whole of it."""
    is_bare = when.day is None and when.stretch is None
    return replace(when, stretch="year") if is_bare else when


def _dated(whens: tuple[When, ...]) -> tuple[When, ...]:
    """Take what names a year; a day without one is of each year that is named: "2023: to July 21"."""
    dated = tuple(when for when in whens if when.year is not None)
    days = [when.month_day for when in whens if when.month_day is not None and when.year is None]
    more = [
        replace(one, day=date(one.year, *day), stretch=None, month_day=day)
        for one in dated[:1]
        for day in days[-1:]
        if one.year is not None and day[1] <= 28 + (day[0] != 2) * 2
    ]
    return (*dated, *more)


def _headed(column: tuple[When, ...], within: tuple[When, ...]) -> tuple[When, ...]:
    """Put a header within the body over the column's own: it says a new stretch, or another day."""
    if not within:
        return column
    if any(when.year is not None for when in within):
        stretch = next((one.stretch for one in column if one.stretch), None)
        return tuple(replace(one, stretch=one.stretch or stretch) for one in within)
    new = within[0]
    return tuple(replace(one, stretch=new.stretch, quarter=new.quarter) for one in column) or within
