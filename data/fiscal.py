"""A company's own names for periods, from dates and back."""

from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable
from datetime import date, timedelta
from typing import NamedTuple

from data.fact import Fact
from data.fiscal_anchors import ANNUAL_FORMS, DRIFT, Cover, Seen, add_years
from data.fiscal_years import FiscalYear, fiscal_years, is_stub
from data.period import Duration, FiscalPeriod, FiscalSpan, Instant, Period

SLACK = 0.35
"""Quarters by which a quarter's end may lie off the even grid: 16-week quarters are 0.23 off."""
ASIDE = 0.05
"""Share of the concepts of the best reported period up to which another one is only mentioned: a
filing on one period may have a fact or two about a part of it."""
QUARTERS_IN = {"quarter": 1, "half": 2, "nine months": 3, "year": 4}
SPAN_OF = {(1, 1), (1, 2), (1, 3), (1, 4), (2, 2), (2, 4), (3, 3), (4, 4)}
"""(quarters in it, quarter in which it ends) of the stretches that have a fiscal name."""
COVER_PREFIX = "dei:"
"""Facts of the cover hold on days of their own, which say nothing about fiscal periods."""


class SeenRow(NamedTuple):
    """A period that a filing has a value for, and since when that is known."""

    period: Period
    concept: str
    filing: str
    is_annual: bool
    filed: date | None


def fiscal_calendar(covers: Iterable[Cover], facts: Iterable[Fact]) -> "FiscalCalendar":
    """Work out the calendar that covers and facts of one company show; their order says nothing."""
    rows = {
        SeenRow(
            fact.period,
            fact.concept,
            str(fact.accession or fact.document_id),
            fact.form in ANNUAL_FORMS,
            fact.filed,
        )
        for fact in facts
        if fact.value is not None
        and not fact.dimensions
        and not fact.concept.startswith(COVER_PREFIX)
        and not _is_forecast(fact)
    }
    return FiscalCalendar(tuple(covers), frozenset(rows))


def _is_forecast(fact: Fact) -> bool:
    return fact.filed is not None and fact.period.end > fact.filed


class FiscalCalendar:
    """The fiscal years of one company, and the periods within them for which it reports something."""

    def __init__(
        self,
        covers: tuple[Cover, ...],
        rows: frozenset[SeenRow],
        later: tuple[FiscalYear, ...] = (),
    ) -> None:
        self._covers = covers
        self._rows = rows
        self._seen = _seen(rows)
        self.years: tuple[FiscalYear, ...] = fiscal_years(covers, self._seen, later)
        """Oldest first, without a gap but for transition periods."""
        self._year_ends = [one.end for one in self.years]
        self._by_number = {one.year: one for one in self.years}
        self._on_file: dict[FiscalPeriod, list[Duration]] = defaultdict(list)
        for period in self._seen.weight:
            if isinstance(period, Duration) and (name := self.name(period)):
                self._on_file[name].append(period)
        self._ends = self._quarter_ends()
        self._names_of_days = {day: place for place, day in self._ends.items()}
        self._covered = frozenset(filter(None, map(self._covered_by, covers)))
        filed = [one.filed for one in covers] + [row.filed for row in rows]
        self._filing_days = sorted({day for day in filed if day})
        self._by_day: dict[date, FiscalCalendar] = {}

    def at(self, as_of: date | None) -> "FiscalCalendar":
        """Look back: without what was filed after a day, or on no known date."""
        if as_of is None:
            return self
        # Between two filing days nothing new is known: one calendar serves them all.
        index = bisect_right(self._filing_days, as_of)
        day = self._filing_days[index - 1] if index else date.min
        if day not in self._by_day:
            covers = tuple(one for one in self._covers if one.filed and one.filed <= day)
            rows = frozenset(row for row in self._rows if row.filed and row.filed <= day)
            self._by_day[day] = FiscalCalendar(covers, rows, self.years)
        return self._by_day[day]

    def name(self, period: Period) -> FiscalPeriod | None:
        """Name exact dates as the company does; None for a stretch or day without a name."""
        if isinstance(period, Instant):
            place = self._names_of_days.get(period.end)
            return _instant(*place) if place else None
        found = self._place(period.end)
        length = QUARTERS_IN.get(period.length_class)
        if found is None or length is None:
            return None
        year, quarter = found
        if (length, quarter) not in SPAN_OF or not _begins(period, year, quarter - length):
            return None
        if length == 1 and is_stub(period, year, quarter):
            return None
        return named(year.year, length, quarter)

    def periods(self, asked: FiscalPeriod) -> tuple[Period, ...]:
        """List the exact dates in the facts that a fiscal name means, the most used first."""
        if asked.span == "instant":
            end = self._ends.get((asked.year, asked.quarter or 4))
            return (Instant(end),) if end else ()
        if asked.span == "ttm" and asked.quarter in (None, 4):
            asked = FiscalPeriod(asked.year, "year")
        weight = self._seen.weight
        return tuple(sorted(self._on_file.get(asked, ()), key=lambda one: (-weight[one], one)))

    def dates(self, asked: FiscalPeriod) -> Period | None:
        """Date a fiscal name: from the facts, else about when it would be."""
        if on_file := self.periods(asked):
            return on_file[0]
        first, last = _quarters_of(asked)
        end = self._quarter_end(asked.year, last)
        if end is None or asked.span == "instant":
            return Instant(end) if end else None
        begins_after = self._quarter_end(asked.year - (first < 1), (first - 1) % 4 or 4)
        if first == 1:
            begins_after = self._quarter_end(asked.year - 1, 4)
        return Duration(begins_after + timedelta(days=1), end) if begins_after else None

    def is_on_file(self, asked: FiscalPeriod) -> bool:
        """Say whether any concept has a value for just this period."""
        return bool(self.periods(asked))

    def is_covered(self, asked: FiscalPeriod) -> bool:
        """Say whether a filing on file reports on a period, whether or not its facts are there."""
        if asked.span in ("quarter", "half") and asked.quarter == 4:
            asked = FiscalPeriod(asked.year, "year")
        if asked.span == "ttm":
            last = asked.quarter or 4
            asked = named(asked.year, 4 if last == 4 else 1, last)
        if asked.span == "instant":
            last = asked.quarter or 4
            asked = named(asked.year, 4 if last == 4 else 1, last)
        weight = self._seen.weight
        least = ASIDE * max(weight.values(), default=0)
        is_reported = any(weight[one] > least for one in self.periods(asked))
        return is_reported or asked in self._covered

    def has(self, period: Period) -> bool:
        """Say whether any concept has a value for exactly these dates."""
        return period in self._seen.weight

    def fiscal_year(self, number: int) -> FiscalYear | None:
        """Find the year that the company gives this number; dates beyond the facts are guessed."""
        if number in self._by_number or not self.years:
            return self._by_number.get(number)
        near = self.years[-1] if number > self.years[-1].year else self.years[0]
        if near.year < number < self.years[0].year or number in range(
            self.years[0].year, near.year
        ):
            return None
        years = number - near.year
        return FiscalYear(number, add_years(near.start, years), add_years(near.end, years))

    def ending(self, day: date) -> tuple[Duration, ...]:
        """List the stretches on file that end on a day, the most used first."""
        weight = self._seen.weight
        found = [one for one in weight if isinstance(one, Duration) and one.end == day]
        return tuple(sorted(found, key=lambda one: (-weight[one], one)))

    def latest(self, span: FiscalSpan) -> FiscalPeriod | None:
        """Find the newest period of a span that is reported on; Q4 counts with its year."""
        ended = [name for name in self._on_file if name.span in ("year", "quarter", "nine months")]
        ended += self._covered
        if span in ("year", "half", "nine months"):
            ended = [name for name in (*self._on_file, *self._covered) if name.span == span]
            return max(ended, default=None, key=lambda one: (one.year, one.quarter or 0))
        places = [(one.year, _quarters_of(one)[1]) for one in ended]
        if span == "instant":
            places = places or list(self._ends)  # balances alone are on file
        if not places:
            return None
        year, quarter = max(places)
        return _instant(year, quarter) if span == "instant" else FiscalPeriod(year, span, quarter)

    def stub_before(self, number: int) -> Duration | None:
        """Find the transition period between a fiscal year and the one before it, if there is one."""
        year, before = self._by_number.get(number), self._by_number.get(number - 1)
        if year is None or before is None or (year.start - before.end).days <= DRIFT:
            return None
        return Duration(before.end + timedelta(days=1), year.start - timedelta(days=1))

    def _place(self, day: date) -> tuple[FiscalYear, int] | None:
        """Find the fiscal year and the quarter of it that end on a day, or about."""
        index = bisect_left(self._year_ends, day - timedelta(days=DRIFT))
        if index == len(self.years):
            return None
        year = self.years[index]
        if abs((year.end - day).days) <= DRIFT:
            return year, 4
        quarters = 4 * ((day - year.start).days + 1) / year.days
        quarter = round(quarters)
        fits = quarter in (1, 2, 3) and abs(quarters - quarter) <= SLACK
        return (year, quarter) if fits else None

    def _covered_by(self, cover: Cover) -> FiscalPeriod | None:
        """Name the period that a filing reports on."""
        place = self._place(cover.period_end) if cover.period_end else None
        if place is None or (cover.form or "").startswith("10-KT"):
            return None
        return named(place[0].year, 4 if place[1] == 4 else 1, place[1])

    def _quarter_ends(self) -> dict[tuple[int, int], date]:
        """Date the end of each quarter: as most durations have it, else as most balances have it."""
        ends: dict[tuple[int, int], Counter[date]] = defaultdict(Counter)
        for name, periods in self._on_file.items():
            for one in periods:
                ends[name.year, _quarters_of(name)[1]][one.end] += self._seen.weight[one]
        found = {place: max(days, key=lambda day: (days[day], day)) for place, days in ends.items()}
        balances: dict[tuple[int, int], list[Instant]] = defaultdict(list)
        for period in self._seen.weight:
            if isinstance(period, Instant) and (at := self._place(period.end)):
                balances[at[0].year, at[1]].append(period)
        for place, instants in balances.items():
            if place not in found:
                exact = [one for one in instants if one.end in self._year_ends]
                found[place] = max(
                    exact or instants, key=lambda one: (self._seen.weight[one], one)
                ).end
        return found

    def _quarter_end(self, number: int, quarter: int) -> date | None:
        if known := self._ends.get((number, quarter)):
            return known
        year = self.fiscal_year(number)
        if year is None:
            return None
        return year.start + timedelta(days=round(year.days * quarter / 4) - 1)


def named(year: int, quarters: int, last: int) -> FiscalPeriod:
    """Name a stretch of whole quarters that ends with quarter `last`."""
    match quarters:
        case 1:
            return FiscalPeriod(year, "quarter", last)
        case 2:
            return FiscalPeriod(year, "half", None if last == 2 else last)
        case 3:
            return FiscalPeriod(year, "nine months")
        case _:
            return FiscalPeriod(year, "year")


def _instant(year: int, quarter: int) -> FiscalPeriod:
    return FiscalPeriod(year, "instant", None if quarter == 4 else quarter)


def _quarters_of(asked: FiscalPeriod) -> tuple[int, int]:
    """Give first and last quarter of a fiscal period; below 1 is in the year before."""
    match asked.span:
        case "half":
            return (3, 4) if asked.quarter == 4 else (1, 2)
        case "nine months":
            return 1, 3
        case "ttm":
            return (asked.quarter or 4) - 3, asked.quarter or 4
        case "quarter":
            return asked.quarter or 4, asked.quarter or 4
        case _:
            return 1, asked.quarter or 4


def _begins(period: Duration, year: FiscalYear, quarters_before: int) -> bool:
    """Say whether a period starts that many quarters into the year."""
    days = (period.start - year.start).days
    if quarters_before == 0:
        return abs(days) <= DRIFT
    return abs(4 * days / year.days - quarters_before) <= SLACK


def _seen(rows: Iterable[SeenRow]) -> Seen:
    concepts: dict[Period, set[str]] = defaultdict(set)
    by_filing: dict[str, Counter[Period]] = defaultdict(Counter)
    annual: set[str] = set()
    for row in rows:
        concepts[row.period].add(row.concept)
        by_filing[row.filing][row.period] += 1
        if row.is_annual:
            annual.add(row.filing)
    weight = Counter({period: len(names) for period, names in concepts.items()})
    return Seen(weight, dict(by_filing), frozenset(annual))
