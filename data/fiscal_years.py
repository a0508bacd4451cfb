"""Where a company's fiscal years begin and end, and what it calls them: from dates and covers.

The covers of filings on file give names to the years that they report on; every other year is
reached from a named one by counting years. `fy` and `fp` of companyfacts are not asked.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Protocol

from data.filing import AccessionNumber
from data.period import Duration, Instant, Period
from data.span import DocumentId

DAYS_A_YEAR = 365.2425
DRIFT = 10
"""Days by which a 52/53-week year's end may lie off the same date of another year."""
NAME_LAG = timedelta(days=7)
"""A year that ends this soon after New Year still has the old year's number, if no cover says."""
ANNUAL_FORMS = frozenset(
    {"10-K", "10-K/A", "10-K405", "10-KSB", "20-F", "20-F/A", "40-F", "40-F/A"}
)
QUARTERS = {"Q1": 1, "Q2": 2, "Q3": 3}
YTD_CLASS = {1: "quarter", 2: "half", 3: "nine months"}


class Cover(Protocol):
    """What a filing's cover says of its period; a store's entry has these fields."""

    @property
    def document_id(self) -> DocumentId: ...
    @property
    def accession(self) -> AccessionNumber | None: ...
    @property
    def form(self) -> str | None: ...
    @property
    def period_end(self) -> date | None: ...
    @property
    def fiscal_year(self) -> int | None: ...
    @property
    def fiscal_period(self) -> str | None: ...
    @property
    def filed(self) -> date | None: ...
    @property
    def year_end(self) -> str | None: ...


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


@dataclass(frozen=True, slots=True)
class Seen:
    """Periods for which there are facts, as a whole and in each filing."""

    weight: Counter[Period]
    """Concepts that have a value for the period."""
    by_filing: dict[str, Counter[Period]]
    annual_filings: frozenset[str]
    """Those of a form that reports on a whole year."""

    def own_end(self, filing: str, classes: Iterable[str]) -> date | None:
        """Find the last day of the period that a filing reports on: its newest, stray ones aside."""
        counts: Counter[date] = Counter()
        for period, concepts in self.by_filing.get(filing, {}).items():
            if isinstance(period, Duration) and period.length_class in classes:
                counts[period.end] = max(counts[period.end], concepts)
        if not counts:
            return None
        most = max(counts.values())
        return max(end for end, concepts in counts.items() if 2 * concepts >= most)

    def heaviest(self, periods: Iterable[Period]) -> Period | None:
        """Pick the period that most concepts have a value for; the later one of equals."""
        return max(periods, key=lambda one: (self.weight[one], one.end, str(one)), default=None)


@dataclass(frozen=True, slots=True)
class _Anchor:
    """A year end that a filing's own period fixes, with the name that its cover gives, if any."""

    end: date
    name: int | None
    votes: int


def years_apart(earlier: date, later: date) -> int | None:
    """Whole years between two year ends; None where they are no whole years apart."""
    days = (later - earlier).days
    years = round(days / DAYS_A_YEAR)
    return years if abs(days - years * DAYS_A_YEAR) <= DRIFT else None


def add_years(day: date, years: int) -> date:
    """About the same day, `years` later."""
    return day + timedelta(days=round(years * DAYS_A_YEAR))


def fiscal_years(covers: Sequence[Cover], seen: Seen) -> tuple[FiscalYear, ...]:
    """Every fiscal year that touches the dates in the facts, oldest first."""
    anchors = _anchors(covers, seen) or _guessed_anchors(seen)
    if not anchors:
        return ()
    ends = _year_ends(anchors, seen)
    runs = _filled(ends, seen)
    years: list[FiscalYear] = []
    for run in runs:
        first = _first_number(run, anchors)
        for index, end in enumerate(run):
            before = run[index - 1] if index else None
            years.append(FiscalYear(first + index, _start(end, before, seen), end))
    return tuple(years)


def _anchors(covers: Sequence[Cover], seen: Seen) -> tuple[_Anchor, ...]:
    covered = {
        key: cover for cover in covers for key in (cover.accession, cover.document_id) if key
    }
    anchors = [
        _Anchor(end, None, 0)
        for filing in sorted(seen.annual_filings - covered.keys())
        if (end := seen.own_end(filing, ("year",)))
    ]
    for cover in covers:
        if cover.fiscal_period in QUARTERS:
            anchor = _quarterly_anchor(cover, seen)
        elif cover.form in ANNUAL_FORMS or (cover.fiscal_period == "FY" and not _is_stub(cover)):
            anchor = _annual_anchor(cover, seen)
        else:
            anchor = None
        if anchor:
            anchors.append(anchor)
    return tuple(sorted(anchors, key=lambda one: (one.end, one.votes, one.name or 0)))


def _guessed_anchors(seen: Seen) -> tuple[_Anchor, ...]:
    """Place a year without annual report or cover: by the longest period that is reported on."""
    durations = [one for one in seen.weight if isinstance(one, Duration)]
    for name, years_on in (("year", 0), ("nine months", 1), ("half", 1)):
        best = seen.heaviest(one for one in durations if one.length_class == name)
        if isinstance(best, Duration):
            end = add_years(best.start, 1) - timedelta(days=1) if years_on else best.end
            return (_Anchor(end, None, 0),)
    return ()


def _filing_of(cover: Cover, seen: Seen) -> str:
    keys = (cover.accession, cover.document_id)
    return next((key for key in keys if key and key in seen.by_filing), str(cover.document_id))


def _is_stub(cover: Cover) -> bool:
    """Say whether it is a transition report, on the months between two year ends."""
    return (cover.form or "").startswith("10-KT")


def _annual_anchor(cover: Cover, seen: Seen) -> _Anchor | None:
    """Place an annual report's year; the facts' own dates win over a cover that errs."""
    own = seen.own_end(_filing_of(cover, seen), ("year",))
    end = own or cover.period_end
    if end is None:
        return None
    agrees = cover.period_end is None or abs((end - cover.period_end).days) <= DRIFT
    return _Anchor(end, _sane_name(cover, end) if agrees else None, 2)


def _quarterly_anchor(cover: Cover, seen: Seen) -> _Anchor | None:
    """Place the year that a quarterly report is in: from where its year to date begins."""
    quarter = QUARTERS[cover.fiscal_period or ""]
    filing = _filing_of(cover, seen)
    ended = seen.own_end(filing, ("quarter", "half", "nine months")) or cover.period_end
    if ended is None:
        return None
    to_date = [
        period
        for period in seen.by_filing.get(filing, {})
        if isinstance(period, Duration)
        and period.end == ended
        and period.length_class == YTD_CLASS[quarter]
    ]
    began = seen.heaviest(to_date)
    expected = _next_year_end(cover.year_end, ended)
    end = ended + timedelta(days=round((4 - quarter) * DAYS_A_YEAR / 4))
    if isinstance(began, Duration):
        end = add_years(began.start, 1) - timedelta(days=1)
        expected = expected if expected and abs((expected - end).days) <= DRIFT else None
    end = expected or end
    return _Anchor(end, _sane_name(cover, end), 1)


def _next_year_end(year_end: str | None, day: date) -> date | None:
    """Read `--MM-DD` as the first such day after `day`."""
    if year_end is None:
        return None
    month, day_of_month = (int(part) for part in year_end.strip("-").split("-"))
    for year in (day.year, day.year + 1):
        last = (date(year + month // 12, month % 12 + 1, 1) - timedelta(days=1)).day
        end = date(year, month, min(day_of_month, last))
        if end > day:
            return end
    return None


def _sane_name(cover: Cover, end: date) -> int | None:
    """Take the cover's number for the year, unless no company would call that year so."""
    name = cover.fiscal_year
    return name if name is not None and abs(name - (end - NAME_LAG).year) <= 1 else None


def _year_ends(anchors: Sequence[_Anchor], seen: Seen) -> list[date]:
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


def _aligned(end: date, anchors: Sequence[_Anchor]) -> bool:
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


def _apart(ends: list[date], anchors: Sequence[_Anchor]) -> list[date]:
    """Drop year ends less than a year after another: two fiscal years never overlap."""
    strong = {anchor.end for anchor in anchors}
    kept: list[date] = []
    for end in ends:
        if kept and (end - kept[-1]).days < DAYS_A_YEAR - 2 * DRIFT:
            if kept[-1] in strong or end not in strong:
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


def _first_number(run: list[date], anchors: Sequence[_Anchor]) -> int:
    """Give a run's first year its number: what most covers imply, the newest of equals."""
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
        return (run[0] - NAME_LAG).year
    return max(votes, key=lambda first: (votes[first], newest[first]))
