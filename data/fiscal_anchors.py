"""What fixes a company's year ends: the periods that its filings report on, and their covers."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Protocol

from data.filing import AccessionNumber
from data.period import Duration, DurationClass, Instant, Period
from data.register import FiledReport
from data.span import DocumentId

DAYS_A_YEAR = 365.2425
DRIFT = 10
"""Days by which a 52/53-week year's end may lie off the same date of another year."""
NAME_LAG = timedelta(days=7)
"""A year that ends this soon after New Year still has the old year's number, if no cover says."""
JUNE = 6
ANNUAL_FORMS = frozenset(
    {"10-K", "10-K/A", "10-K405", "10-KSB", "20-F", "20-F/A", "40-F", "40-F/A"}
)
ANNUAL_VOTES, QUARTERLY_VOTES = 2, 1
"""How much a report on a year counts, and one within a year that has not ended."""
QUARTERS = {"Q1": 1, "Q2": 2, "Q3": 3}
YTD_CLASS: dict[int, DurationClass] = {1: "quarter", 2: "half", 3: "nine months"}


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

    def own_balance_day(self, filing: str) -> date | None:
        """Find the newest day for which a filing reports balances, stray ones aside."""
        counts = {
            period.end: concepts
            for period, concepts in self.by_filing.get(filing, {}).items()
            if isinstance(period, Instant)
        }
        most = max(counts.values(), default=0)
        return max((day for day, concepts in counts.items() if 2 * concepts >= most), default=None)

    def heaviest(self, periods: Iterable[Period]) -> Period | None:
        """Pick the period that most concepts have a value for; the later one of equals."""
        return max(periods, key=lambda one: (self.weight[one], one.end, str(one)), default=None)


@dataclass(frozen=True, slots=True)
class Anchor:
    """A year end that a filing's own period fixes, with the name that its cover gives, if any."""

    end: date
    name: int | None
    votes: int


def add_years(day: date, years: int) -> date:
    """Find the same day of the year, `years` later; 29 February is 28 where there is none."""
    try:
        return day.replace(year=day.year + years)
    except ValueError:
        return day.replace(year=day.year + years, day=28)


def anchors_of(covers: Sequence[Cover], seen: Seen) -> tuple[Anchor, ...]:
    """List what fixes year ends, oldest first; a guess where no filing says anything."""
    covered = {
        key: cover for cover in covers for key in (cover.accession, cover.document_id) if key
    }
    anchors = [
        Anchor(end, None, ANNUAL_VOTES)
        for filing in sorted(seen.annual_filings - covered.keys())
        if (end := seen.own_end(filing, ("year",)) or seen.own_balance_day(filing))
    ]
    anchors += filter(None, (_anchor(cover, seen) for cover in covers))
    found = tuple(sorted(anchors, key=lambda one: (one.end, one.votes, one.name or 0)))
    return found or _guessed_anchors(seen)


def _anchor(cover: Cover, seen: Seen) -> Anchor | None:
    form = cover.form or ""
    if cover.fiscal_period in QUARTERS or form.startswith("10-Q"):
        return _quarterly_anchor(cover, seen)
    if form.startswith("10-KT"):
        return _transition_anchor(cover)
    if form in ANNUAL_FORMS or cover.fiscal_period == "FY":
        return _annual_anchor(cover, seen)
    return None


def _transition_anchor(cover: Cover) -> Anchor | None:
    """Place the year after a transition period: it ends a year later, whatever was announced before."""
    end = cover.period_end
    return Anchor(add_years(end, 1), None, ANNUAL_VOTES) if end else None


def _guessed_anchors(seen: Seen) -> tuple[Anchor, ...]:
    """Place a year without annual report or cover: by the longest period that is reported on."""
    durations = [one for one in seen.weight if isinstance(one, Duration)]
    for name, years_on in (("year", 0), ("nine months", 1), ("half", 1)):
        best = seen.heaviest(one for one in durations if one.length_class == name)
        if isinstance(best, Duration):
            end = add_years(best.start, 1) - timedelta(days=1) if years_on else best.end
            return (Anchor(end, None, 0),)
    # Nothing says when its years end: the calendar year is assumed where a quarter of it fits.
    quarter = seen.heaviest(one for one in durations if one.length_class == "quarter")
    return (Anchor(date(quarter.end.year, 12, 31), None, 0),) if quarter else ()


def _filing_of(cover: Cover, seen: Seen) -> str:
    keys = (cover.accession, cover.document_id)
    return next((key for key in keys if key and key in seen.by_filing), str(cover.document_id))


def _annual_anchor(cover: Cover, seen: Seen) -> Anchor | None:
    """Place an annual report's year; the facts' own dates win over a cover that errs."""
    filing = _filing_of(cover, seen)
    end = seen.own_end(filing, ("year",)) or cover.period_end or seen.own_balance_day(filing)
    if end is None:
        return None
    agrees = cover.period_end is None or abs((end - cover.period_end).days) <= DRIFT
    return Anchor(end, _sane_name(cover, end) if agrees else None, ANNUAL_VOTES)


def _quarterly_anchor(cover: Cover, seen: Seen) -> Anchor | None:
    """Place the year that a quarterly report is in: from where its year to date begins."""
    filing = _filing_of(cover, seen)
    ended = seen.own_end(filing, YTD_CLASS.values()) or cover.period_end
    if ended is None:
        return None
    to_date = {
        period.length_class: period
        for period in sorted(
            seen.by_filing.get(filing, {}), key=lambda one: (seen.weight[one], str(one))
        )
        if isinstance(period, Duration) and period.end == ended
    }
    # A cover that names no quarter: the longest stretch to date tells which one it is.
    longest = max((q for q, name in YTD_CLASS.items() if name in to_date), default=1)
    is_named = _counts(cover, seen)
    quarter = QUARTERS.get(cover.fiscal_period or "", longest) if is_named else longest
    began = to_date.get(YTD_CLASS[quarter])
    expected = _next_year_end(cover.year_end, ended)
    end = ended + timedelta(days=round((4 - quarter) * DAYS_A_YEAR / 4))
    if began:
        end = add_years(began.start, 1) - timedelta(days=1)
        expected = expected if expected and abs((expected - end).days) <= DRIFT else None
    end = expected or end
    return Anchor(end, _sane_name(cover, end) if is_named else None, QUARTERLY_VOTES)


def _counts(cover: Cover, seen: Seen) -> bool:
    """Say whether to believe what names a quarter: a cover, or a list where no date tells.

    A list's word is about the filing, and often wrong; a stretch from a year's start is better.
    """
    if not isinstance(cover, FiledReport):
        return True
    longer = ("half", "nine months", "year")
    return not any(isinstance(p, Duration) and p.length_class in longer for p in seen.weight)


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
    """Take the cover's number for the year, unless no company would call that year so.

    A list's number is often wrong: it is taken only where companies differ, for a year that ends in
    the first half of a calendar year; a year that ends in the second half has that year's number.
    """
    name, last = cover.fiscal_year, end - NAME_LAG
    if isinstance(cover, FiledReport):
        return name if name == last.year or (name == last.year - 1 and last.month <= JUNE) else None
    return name if name is not None and abs(name - last.year) <= 1 else None
