"""Which periods a filing reports on, by rules of the gold's own: from its cover alone.

A filing's own period ends on the cover's date and has the cover's fiscal name. Its comparatives end
a year earlier, give or take ten days, and are named a year earlier.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal

from data.manifest import Entry
from data.period import Duration, Instant, Period

SLACK = 10
"""Days by which a comparative's end may miss the anniversary: 52/53-week years move by up to 7."""

_DAYS = {
    ("year", 4): (355, 375),
    ("quarter", 1): (75, 120),
    ("quarter", 2): (75, 120),
    ("quarter", 3): (75, 120),
    ("to date", 2): (170, 200),
    ("to date", 3): (255, 285),
}

_TRANSITION = frozenset({"10-KT", "10-QT", "10-KT/A", "10-QT/A"})

SlotSpan = Literal["year", "quarter", "to date", "instant"]


@dataclass(frozen=True, slots=True)
class Slot:
    """A period of a company with its name."""

    year: int
    """The company's own number of the fiscal year."""
    span: SlotSpan
    quarter: int
    """The last quarter in it; 4 for a year and for an instant at a year's end."""
    period: Period
    is_calendar: bool
    """Whether fiscal quarters are calendar quarters, so that "in 2024" has one meaning."""


def slots(entry: Entry, periods: frozenset[Period], *, has_moved: bool = False) -> tuple[Slot, ...]:
    """Name those of a filing's periods that are its own or its comparatives'.

    Where the company's year end has moved, comparatives have no one name: the year before was counted
    otherwise. A transition report is no year.
    """
    if entry.fiscal_year is None or entry.period_end is None or entry.form in _TRANSITION:
        return ()
    quarter = _quarter(entry.fiscal_period)
    if quarter is None:
        return ()
    found = [_slot(entry, quarter, period) for period in periods]
    if has_moved:
        found = [one for one in found if one and one.year == entry.fiscal_year]
    return tuple(sorted((one for one in found if one), key=_order))


def has_moved(year_ends: Iterable[str | None]) -> bool:
    """Whether a company's covers give year ends ("--06-30") of different months.

    A year of whole weeks may end in the first days of the next month.
    """
    months = {int(one[2:4]) for one in year_ends if one}
    return any((one - other) % 12 in range(2, 11) for one in months for other in months)


def _order(slot: Slot) -> tuple[date, str, int]:
    return (slot.period.end, slot.span, slot.quarter)


def _quarter(fiscal_period: str | None) -> int | None:
    return {"FY": 4, "Q1": 1, "Q2": 2, "Q3": 3}.get(fiscal_period or "")


def _slot(entry: Entry, quarter: int, period: Period) -> Slot | None:
    assert entry.fiscal_year is not None
    assert entry.period_end is not None
    calendar = is_calendar(entry, quarter)
    if isinstance(period, Instant):
        at = _instant_at(entry.period_end, quarter, period.end)
        return at and Slot(entry.fiscal_year + at[0], "instant", at[1], period, calendar)
    back = _years_back(entry.period_end, period.end, most=2 if quarter == 4 else 1)
    if back is None:
        return None
    for (span, last), (least, most) in _DAYS.items():
        if last == quarter and least <= period.days <= most:
            return Slot(entry.fiscal_year - back, span, quarter, period, calendar)  # type: ignore[arg-type]
    return None


def _years_back(end: date, other: date, most: int) -> int | None:
    for back in range(most + 1):
        if abs((other - _anniversary(end, back)).days) <= (SLACK if back else 0):
            return back
    return None


def _instant_at(end: date, quarter: int, other: date) -> tuple[int, int] | None:
    """(years after the filing's, quarter) of a balance sheet's two columns."""
    if other == end:
        return (0, quarter)
    if quarter == 4:
        return (-1, 4) if _years_back(end, other, most=1) == 1 else None
    year_end = end - timedelta(days=round(quarter * 365.25 / 4))
    return (-1, 4) if abs((other - year_end).days) <= SLACK else None


def _anniversary(end: date, years: int) -> date:
    day = 28 if (end.month, end.day) == (2, 29) and years else end.day
    return date(end.year - years, end.month, day)


def is_calendar(entry: Entry, quarter: int) -> bool:
    """Whether the fiscal year ends with the calendar year, give or take ten days."""
    assert entry.period_end is not None
    year_end = entry.period_end + timedelta(days=round((4 - quarter) * 365.25 / 4))
    last = date(entry.fiscal_year or year_end.year, 12, 31)
    return abs((year_end - last).days) <= SLACK


def period_json(period: Period) -> dict[str, str | None]:
    """Write a period as the contract does."""
    start = period.start.isoformat() if isinstance(period, Duration) else None
    return {"start": start, "end": period.end.isoformat()}
