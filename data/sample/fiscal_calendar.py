"""When a made-up company's quarters begin and end, and what the company calls them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal

Calendar = Literal["calendar year", "retail year"]

SATURDAY = 5
WEEKS_A_QUARTER = 13
WORDS = {13: "Thirteen", 14: "Fourteen", 26: "Twenty-Six", 39: "Thirty-Nine", 52: "52", 53: "53"}
MONTHS_IN_WORDS = {1: "Three Months", 2: "Six Months", 3: "Nine Months", 4: "Year"}


@dataclass(frozen=True, slots=True, order=True)
class QuarterRange:
    """Some quarters of one fiscal year, first and last included."""

    year: int
    first: int
    last: int

    @property
    def length(self) -> int:
        """Count the quarters."""
        return self.last - self.first + 1

    def year_before(self) -> QuarterRange:
        """Give the same quarters of the fiscal year before."""
        return QuarterRange(self.year - 1, self.first, self.last)


def whole_year(year: int) -> QuarterRange:
    """All four quarters of a fiscal year."""
    return QuarterRange(year, 1, 4)


def saturday_nearest_january_end(year: int) -> date:
    """Give the last day of the retail fiscal year that began in the year before `year`."""
    target = date(year, 1, 31)
    days_past = (target.weekday() - SATURDAY) % 7
    return target - timedelta(days_past) if days_past <= 3 else target + timedelta(7 - days_past)


def quarter_dates(calendar: Calendar, year: int, quarter: int) -> tuple[date, date]:
    """First and last day of a quarter, both included."""
    if calendar == "calendar year":
        start = date(year, 3 * quarter - 2, 1)
        after = date(year + quarter // 4, 3 * quarter % 12 + 1, 1)
        return start, after - timedelta(1)
    year_start = saturday_nearest_january_end(year) + timedelta(1)
    start = year_start + timedelta(weeks=WEEKS_A_QUARTER * (quarter - 1))
    if quarter == 4:
        return start, saturday_nearest_january_end(year + 1)
    return start, start + timedelta(weeks=WEEKS_A_QUARTER, days=-1)


def weeks_in(start: date, end: date) -> int:
    """Whole weeks from the first to the last day, both included."""
    return ((end - start).days + 1) // 7


def spoken_date(day: date) -> str:
    """Give a date as filings print it: February 1, 2025."""
    return f"{day:%B} {day.day}, {day.year}"


def stretch_caption(calendar: Calendar, quarters: QuarterRange, weeks: int) -> str:
    """Tell what stands above the columns: Three Months Ended, Thirteen Weeks Ended."""
    if calendar == "calendar year":
        return f"{MONTHS_IN_WORDS[quarters.length]} Ended"
    return "Fiscal Year Ended" if quarters.length == 4 else f"{WORDS[weeks]} Weeks Ended"
