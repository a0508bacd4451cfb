"""When the fiscal quarters of a made-up company begin and end, and what it calls them."""

from __future__ import annotations

from calendar import monthrange
from dataclasses import dataclass
from datetime import date, timedelta

FIRST_YEAR = 2017
"""Only ever printed as the year before; the set's first filing reports on the year after it."""
LAST_YEAR = 2023
SATURDAY, SUNDAY, FRIDAY = 5, 6, 4
QUARTERS = ("Q1", "Q2", "Q3", "Q4")


@dataclass(frozen=True, slots=True)
class Calendar:
    """A rule for year ends."""

    month: int = 12
    """In which, or near the end of which, the fiscal year ends."""
    weekday: int | None = None
    """Years of whole weeks end on this day, Monday 0; None: on the last day of the month."""
    is_nearest: bool = False
    """The year ends on the weekday nearest to the month's end, not on the last one in the month."""
    weeks: tuple[int, int, int] = (13, 13, 13)
    """Of the first three quarters; the fourth takes what is left."""
    is_long_first: bool = False
    """A 53rd week goes to the first quarter instead of the last."""
    is_named_by_start: bool = False
    """Fiscal 2020 begins in 2020 and ends in 2021."""
    new_month: int = 0
    """The year end moves to this month, three or six months after `last_old`; 0: it stays."""
    last_old: int = 0
    """The last fiscal year that ends in `month`."""


@dataclass(frozen=True, slots=True)
class Quarter:
    """One fiscal quarter, first and last day included."""

    fiscal_year: int
    """For a quarter of a transition period: the fiscal year that has just ended."""
    name: str
    """Q1 to Q4; T1, T2 in a transition period."""
    start: date
    end: date


def year_end(calendar: Calendar, year: int) -> date:
    """Give the last day of a fiscal year by its name, before any change of the rule."""
    named = year + 1 if calendar.is_named_by_start else year
    last = date(named, calendar.month, monthrange(named, calendar.month)[1])
    if calendar.weekday is None:
        return last
    past = (last.weekday() - calendar.weekday) % 7
    is_later_nearer = calendar.is_nearest and past > 3
    return last + timedelta(7 - past) if is_later_nearer else last - timedelta(past)


def months_after(day: date, months: int) -> date:
    """Give the last day of the month so many months after a month's last day."""
    month = day.year * 12 + day.month - 1 + months
    return date(month // 12, month % 12 + 1, monthrange(month // 12, month % 12 + 1)[1])


def fiscal_quarters(calendar: Calendar) -> tuple[Quarter, ...]:
    """Give the quarters of all fiscal years of the set, oldest first, without a gap."""
    quarters: list[Quarter] = []
    before = year_end(calendar, FIRST_YEAR - 1)
    for year in range(FIRST_YEAR, LAST_YEAR + 1):
        moved = calendar.new_month and year > calendar.last_old
        end = months_after(before, 12) if moved else year_end(calendar, year)
        quarters += _quarters_of(calendar, year, before, end)
        before = end
        if calendar.new_month and year == calendar.last_old:
            quarters += _transition(calendar, year, before)
            before = quarters[-1].end
    return tuple(quarters)


def _quarters_of(calendar: Calendar, year: int, before: date, end: date) -> list[Quarter]:
    if calendar.weekday is None:
        ends = [months_after(before, 3 * number) for number in range(1, 5)]
    else:
        ends = [before + timedelta(weeks=sum(calendar.weeks[:number])) for number in (1, 2, 3)]
        is_long = (end - before).days > 52 * 7
        if calendar.is_long_first and is_long:
            ends = [one + timedelta(weeks=1) for one in ends]
        ends.append(end)
    return _chain(year, QUARTERS, before, ends)


def _transition(calendar: Calendar, year: int, before: date) -> list[Quarter]:
    months = (calendar.new_month - calendar.month) % 12
    names = tuple(f"T{number}" for number in range(1, months // 3 + 1))
    ends = [months_after(before, 3 * number) for number in range(1, len(names) + 1)]
    return _chain(year, names, before, ends)


def _chain(year: int, names: tuple[str, ...], before: date, ends: list[date]) -> list[Quarter]:
    starts = [before, *ends[:-1]]
    return [
        Quarter(year, name, start + timedelta(days=1), end)
        for name, start, end in zip(names, starts, ends, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some quarters in a row of a company, as positions in its list of quarters."""

    first: int
    last: int

    @property
    def length(self) -> int:
        """Count the quarters."""
        return self.last - self.first + 1

    def year_before(self) -> Stretch:
        """Give the quarters four quarters earlier, whatever fiscal years they are in."""
        return Stretch(self.first - 4, self.last - 4)


def fiscal_stretches(quarters: tuple[Quarter, ...]) -> tuple[Stretch, ...]:
    """Give the fiscal years, and the transition period if there is one, oldest first."""
    starts = [place for place, one in enumerate(quarters) if one.name in {"Q1", "T1"}]
    ends = [*(start - 1 for start in starts[1:]), len(quarters) - 1]
    return tuple(Stretch(start, end) for start, end in zip(starts, ends, strict=True))


def place_of(quarters: tuple[Quarter, ...], year: int, name: str) -> int:
    """Give the position of a fiscal quarter; a position past the last one if it is not there."""
    found = (
        place for place, one in enumerate(quarters) if (one.fiscal_year, one.name) == (year, name)
    )
    return next(found, len(quarters))
