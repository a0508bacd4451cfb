"""One company's facts with its calendar, as known on a day: what every derivation works in."""

from dataclasses import dataclass
from datetime import date

from data.ask import AskedTime
from data.document import Language
from data.fact import Concept
from data.fact_table import FactTable, Measure, Search
from data.fiscal import FiscalCalendar
from data.line_item import LineItem
from data.own_labels import OwnLabels
from data.period import Duration, FiscalPeriod, Instant, Period


@dataclass(frozen=True, slots=True)
class Books:
    """What is on file for one company, and from when it is looked at."""

    table: FactTable
    calendar: FiscalCalendar
    """Of everything on file: a period that was filed later is known to exist."""
    as_of: date | None
    today: date
    """The day of the question, or `as_of`: what ends later is in the future."""
    language: Language = "en"
    unit: str | None = None
    first_reported: bool = False
    labels: OwnLabels | None = None
    """What the company calls its facts; None where no document of it is on file."""

    def own(self, item: LineItem) -> LineItem:
        """The line item with the company's own concepts for it first."""
        return item if self.labels is None else self.labels.fitted(item)

    @property
    def known(self) -> FiscalCalendar:
        """The calendar as of the day."""
        return self.calendar.at(self.as_of)

    def search(self, concepts: tuple[Concept, ...], measure: Measure) -> Search:
        """Look for concepts from this day and in this unit."""
        return Search(concepts, measure, self.as_of, self.unit, self.first_reported)

    def periods(self, time: AskedTime) -> tuple[Period, ...]:
        """Give the exact dates that may be meant; later filings are asked where no earlier one knows."""
        if not isinstance(time, FiscalPeriod):
            return (time,)
        found = self.known.periods(time) or self.calendar.periods(time)
        expected = self.dates(time) if not found and time.span == "instant" else None
        return found or ((expected,) if expected else ())

    def dates(self, time: AskedTime) -> Period | None:
        """Date a fiscal name, on file or not; None where the company's years are not known."""
        if not isinstance(time, FiscalPeriod):
            return time
        return self.known.dates(time) or self.calendar.dates(time)

    def name(self, period: Period) -> FiscalPeriod | None:
        """Name exact dates as the company does."""
        return self.known.name(period) or self.calendar.name(period)

    def fitted(self, time: AskedTime, kind: str) -> AskedTime:
        """Make a time fit a line item: a balance holds at its end, a flow over what ends there."""
        if not isinstance(time, FiscalPeriod):
            time = self.name(time) or time
        if kind == "instant":
            return _end_of(time)
        if isinstance(time, FiscalPeriod) and time.span == "instant":
            whole = time.quarter in (None, 4)
            return FiscalPeriod(
                time.year, "year" if whole else "quarter", None if whole else time.quarter
            )
        return time


def _end_of(time: AskedTime) -> AskedTime:
    if isinstance(time, Duration):
        return Instant(time.end)
    if isinstance(time, Instant) or time.span == "instant":
        return time
    last = {"half": time.quarter or 2, "nine months": 3}.get(time.span, time.quarter or 4)
    return FiscalPeriod(time.year, "instant", None if last == 4 else last)


def year_before(time: AskedTime) -> FiscalPeriod | None:
    """Name the same period one fiscal year before; None for dates without a fiscal name."""
    if not isinstance(time, FiscalPeriod):
        return None
    return FiscalPeriod(time.year - 1, time.span, time.quarter)


def fiscal_text(time: AskedTime, period: Period) -> str:
    """Write a fiscal name as the contract does: `FY2024`, `9M FY2025`, `at 2024-09-28`."""
    if isinstance(period, Instant):
        return f"at {period.end}"
    if not isinstance(time, FiscalPeriod):
        return f"{period.start} to {period.end}"
    if time.span == "half" and time.quarter == 4:
        return f"H2 FY{time.year}"
    return f"TTM to {period.end}" if time.span == "ttm" else str(time)
