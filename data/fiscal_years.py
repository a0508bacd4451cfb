"""Where a company's fiscal years begin and end, and what it calls them: from dates and covers.

The covers of filings on file give names to the years that they report on; every other year is
reached from a named one by counting years. `fy` and `fp` of companyfacts are not asked.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from data.fiscal_anchors import (
    DAYS_A_YEAR,
    DRIFT,
    NAME_LAG,
    Anchor,
    Cover,
    Seen,
    add_years,
    anchors_of,
)
from data.period import Duration, Instant

LEAST_WEEKS, LATE = 12, 14
"""Weeks of the shortest quarter; days after which it began too late to be one, if it is shorter."""


@dataclass(frozen=True, slots=True)
class FiscalYear:
    """One fiscal year. Its dates are in the facts, or follow from the years beside it."""

    year: int
    """The company's own number for it."""
    start: date
    end: date

    @property
    def days(self) -> int:
        """Days in it: 364 or 371 for a year of weeks."""
        return (self.end - self.start).days + 1


def is_stub(period: Duration, year: FiscalYear, quarter: int) -> bool:
    """Tell what a successor has of a quarter from one of twelve weeks: too short, and it begins too late."""
    expected = year.start + timedelta(days=round(year.days * (quarter - 1) / 4))
    return period.days < LEAST_WEEKS * 7 and (period.start - expected).days > LATE


def fiscal_years(
    covers: Sequence[Cover], seen: Seen, later: Sequence[FiscalYear] = ()
) -> tuple[FiscalYear, ...]:
    """Every fiscal year that touches the dates in the facts, oldest first.

    `later` are the years as known later on, for their names alone.
    """
    anchors = anchors_of(covers, seen)
    if not anchors:
        return ()
    ends = _year_ends(anchors, seen)
    runs = _filled(ends, seen)
    years: list[FiscalYear] = []
    for run in runs:
        first = _first_number(run, anchors, later)
        for index, end in enumerate(run):
            before = run[index - 1] if index else None
            years.append(FiscalYear(first + index, _start(end, before, seen), end))
    return tuple(years)


def years_apart(earlier: date, later: date) -> int | None:
    """Whole years between two year ends; None where they are no whole years apart."""
    days = (later - earlier).days
    years = round(days / DAYS_A_YEAR)
    return years if abs(days - years * DAYS_A_YEAR) <= DRIFT else None


def _year_ends(anchors: Sequence[Anchor], seen: Seen) -> list[date]:
    """Year ends that are fixed by a filing's own period, or are a whole number of years off one."""
    ends: list[date] = []
    # Reported ends before estimated ones: a year end that is known is not moved by a guess.
    for anchor in sorted(
        anchors, key=lambda one: (not _is_seen(one.end, seen), -one.votes, one.end)
    ):
        if not any(abs((anchor.end - end).days) <= DRIFT for end in ends):
            ends.append(anchor.end)
    annual = [p for p in seen.weight if isinstance(p, Duration) and p.length_class == "year"]
    for period in sorted(annual, key=lambda one: (-seen.weight[one], one)):
        near = any(abs((period.end - end).days) <= DRIFT for end in ends)
        if not near and (_aligned(period.end, anchors) or _joins(period, ends, annual, seen)):
            ends.append(period.end)
    return _apart(sorted(ends), anchors)


def _is_seen(end: date, seen: Seen) -> bool:
    return Instant(end) in seen.weight


def _aligned(end: date, anchors: Sequence[Anchor]) -> bool:
    return any(years_apart(anchor.end, end) is not None for anchor in anchors)


def _joins(period: Duration, ends: list[date], annual: list[Duration], seen: Seen) -> bool:
    """Say whether one reported stretch leads to a fiscal year: the year end moved in between."""
    starts = {one.start for one in annual if one.end in ends}
    return any(
        isinstance(stub, Duration)
        and stub.start == period.end + timedelta(days=1)
        and stub.end + timedelta(days=1) in starts
        for stub in seen.weight
    )


def _apart(ends: list[date], anchors: Sequence[Anchor]) -> list[date]:
    """Drop year ends less than a year after another: two fiscal years never overlap.

    A quarterly report says when its year will end; if the company then moves the year's end, an
    annual report tells otherwise, and is right.
    """
    strength = {
        anchor.end: anchor.votes for anchor in anchors
    }  # of equal ends the strongest is last
    kept: list[date] = []
    for end in ends:
        if kept and (end - kept[-1]).days < DAYS_A_YEAR - 2 * DRIFT:
            if strength.get(kept[-1], -1) >= strength.get(end, -1):
                continue
            kept.pop()
        kept.append(end)
    return kept


def _filled(ends: list[date], seen: Seen) -> list[list[date]]:
    """Group year ends one year apart, gaps filled; a run begins where the year end moved."""
    days = [one.end for one in seen.weight] + ends
    oldest, newest = min(days), max(days)
    runs: list[list[date]] = [[ends[0]]]
    for end in ends[1:]:
        run = runs[-1]
        years = years_apart(run[-1], end)
        if years is None:
            before: list[date] = []
            while (guess := add_years(end, -1 - len(before))) > run[-1] + timedelta(days=DRIFT):
                before.insert(0, _snapped(guess, seen))
            # The first of these began in the stretch between the two year ends: it is that stretch.
            runs.append([*before[1:], end])
        else:
            run.extend(_snapped(add_years(end, -k), seen) for k in range(years - 1, 0, -1))
            run.append(end)
    while runs[0][0] > oldest:
        runs[0].insert(0, _snapped(add_years(runs[0][0], -1), seen))
    while runs[-1][-1] < newest:
        runs[-1].append(_snapped(add_years(runs[-1][-1], 1), seen))
    return runs


def _snapped(guess: date, seen: Seen) -> date:
    """Pick the day near a guessed year end for which most is reported; else the guess."""
    near = (Instant(guess + timedelta(days=off)) for off in range(-DRIFT, DRIFT + 1))
    best = seen.heaviest(one for one in near if one in seen.weight)
    return best.end if best else guess


def _start(end: date, before: date | None, seen: Seen) -> date:
    """Find a year's first day: as its own facts have it, else after the year before."""
    annual = [
        one
        for one in seen.weight
        if isinstance(one, Duration) and one.end == end and one.length_class == "year"
    ]
    best = seen.heaviest(annual)
    if isinstance(best, Duration):
        return best.start
    return (before or add_years(end, -1)) + timedelta(days=1)


def _first_number(run: list[date], anchors: Sequence[Anchor], later: Sequence[FiscalYear]) -> int:
    """Give a run's first year its number: what most covers imply, the newest of equals.

    Where no cover says, what the company called a year later on: its habit of naming is no news.
    """
    votes: Counter[int] = Counter()
    newest: dict[int, date] = {}
    for anchor in anchors:
        index = next(
            (i for i, end in enumerate(run) if abs((end - anchor.end).days) <= DRIFT), None
        )
        if anchor.name is not None and index is not None:
            votes[anchor.name - index] += anchor.votes
            newest[anchor.name - index] = anchor.end
    if not votes:
        named = (
            year.year - index
            for year in later
            for index, end in enumerate(run)
            if abs((end - year.end).days) <= DRIFT
        )
        return next(named, (run[0] - NAME_LAG).year)
    return max(votes, key=lambda first: (votes[first], newest[first]))
