"""Of which time a table's number is, and whether it is the time that a question asks for."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date

from chat.cell_books import Book, PlacedCell
from chat.gate_periods import NEAR, When
from chat.reading_types import AskedPeriod
from data.period import Duration, Instant, Period

_QUARTER_ENDS = {1: (3, 31), 2: (6, 30), 3: (9, 30), 4: (12, 31)}
_MONTHS = {"quarter": 3, "half": 6, "nine months": 9, "year": 12}
LAST_MONTH = 12
NAMED_BEFORE = 3
"""A year that ends before this month may have the name of the year before."""
_ENDS_OF_PARTS = {"half": 2, "nine months": 3}


@dataclass(frozen=True, slots=True)
class CellTime:
    """The time of a number, as far as its table or document says it."""

    year: int
    stretch: str = "year"
    """"quarter", "half", "nine months" or "year"."""
    quarter: int | None = None
    """The one that it is, or that it ends with; None for a year."""
    day: date | None = None
    """Its last day, where that is printed."""
    is_instant: bool = False
    is_balance: bool = False
    """True where the table says that it is of balances: else a day may head what was earned until then."""
    is_dated: bool = False
    """True where the table prints that day: what its year is called is not said."""
    is_of_document: bool = False
    """True where only its document has a time."""
    is_of_report: bool = False
    """True then where that document reports on the year."""

    @property
    def order(self) -> tuple[int, int, int]:
        """Later ones are greater; of one end, the longer stretch."""
        return self.year, self.quarter or 4, _MONTHS[self.stretch]

    @property
    def fiscal(self) -> str:
        """The name of the period, as figures have it."""
        if self.is_instant:
            return f"at {self.end}"
        part = {"quarter": f"Q{self.quarter} ", "half": "6M ", "nine months": "9M "}
        return f"{part.get(self.stretch, '')}FY{self.year}"

    @property
    def end(self) -> date:
        """The printed last day; of a bare year or quarter, that of the calendar."""
        return self.day or date(self.year, *_QUARTER_ENDS[self.quarter or 4])

    @property
    def period(self) -> Period:
        if self.is_instant:
            return Instant(self.end)
        end = self.end
        months = end.year * 12 + end.month - _MONTHS[self.stretch]
        if end.day < 28:
            months -= 1
        year, month = divmod(months, 12)
        if end.day >= 28:
            return Duration(date(year, month + 1, 1), end)
        return Duration(date(year, month + 1, min(end.day + 1, 28)), end)


def time_of(placed: PlacedCell, book: Book) -> CellTime | None:
    """Read the time of a number from its column, its row, what is above it, its document."""
    frame = placed.frame
    own = _named(placed.column.times) or _named(_of_row(placed))
    above = own or _named([one for label in placed.sections for one in label.times])
    lengths = [one for one in placed.column.times if one.stretch and one.year is None]
    if above is None and len(lengths) == 1 and (around := _named(frame.times)):
        above = replace(around, stretch=lengths[0].stretch, quarter=lengths[0].quarter)
    when = above or _named(frame.times)
    if when is None or when.year is None:
        if book.day is None:
            return None
        is_of_report = book.entry.fiscal_year is not None
        return CellTime(
            book.entry.fiscal_year or book.day.year,
            day=book.day,
            is_instant=True,
            is_of_document=True,
            is_of_report=is_of_report,
        )
    return _cell_time(when, placed, book)


def _of_row(placed: PlacedCell) -> Sequence[When]:
    return placed.row.times if row_is_time(placed) else ()


def row_is_time(placed: PlacedCell) -> bool:
    """Whether a row's label is nothing but a time, and its column is one of times."""
    is_bare = bool(placed.row.times) and not placed.row.needed
    return is_bare and not placed.frame.corner.needed


def _named(whens: Iterable[When]) -> When | None:
    """The one time that is named with its year; none where there are several."""
    dated = {
        replace(one, start=0, end=0) for one in whens if one.year is not None and not one.relative
    }
    return dated.pop() if len(dated) == 1 else None


def _cell_time(when: When, placed: PlacedCell, book: Book) -> CellTime | None:
    if when.year is None or when.until is not None:
        return None
    day = when.day or _ends(when, placed.frame.times) or _fiscal_end(when, book)
    stretch = when.stretch or "year"
    quarter = when.quarter
    if stretch != "year" and quarter is None:
        quarter = _ENDS_OF_PARTS.get(stretch) if day is None else _quarter_of(day, book)
        if quarter is None:
            return None
    is_instant = when.stretch is None and (when.day is not None or placed.frame.is_instant)
    if when.stretch is None and not is_instant and _is_part_of_year(book):
        return None  # "2000" in a quarterly report: of the quarter, or of all the year so far
    if is_instant and day is not None and quarter is None and day.month in (3, 6, 9):
        quarter = day.month // 3 if _is_part_of_year(book) else None
    is_balance = is_instant and placed.frame.is_instant
    is_dated = when.day is not None
    return CellTime(when.year, stretch, quarter, day, is_instant, is_balance, is_dated=is_dated)


def _quarter_of(day: date, book: Book) -> int:
    """The quarter that ends on a day; 0, which none is, where the year may not end with the calendar's."""
    ends = book.entry.year_end or ("--12-31" if book.entry.form is None else "")
    return (day.month - 1) // 3 + 1 if ends.startswith("--12") else 0


def _is_part_of_year(book: Book) -> bool:
    """Whether a document reports on less than a year."""
    entry = book.entry
    is_quarterly = (entry.form or "").startswith(("10-Q", "6-K"))
    return is_quarterly or (entry.fiscal_period or "FY") != "FY"


def _ends(when: When, around: Sequence[When]) -> date | None:
    """Put "balances at 31 December" and the "2024" of a column together."""
    days = {one.month_day for one in around if one.month_day is not None and one.year is None}
    if len(days) != 1 or when.year is None or when.stretch not in (None, "year"):
        return None
    month, day = next(iter(days))
    return date(when.year, month, min(day, 28) if month == 2 else day)


def _fiscal_end(when: When, book: Book) -> date | None:
    """The end of a year of an issuer whose years do not end with the calendar's."""
    entry = book.entry
    newest = None if _is_part_of_year(book) else entry.period_end
    if when.year is None or when.stretch not in (None, "year"):
        return None
    if newest is not None and when.year == (entry.fiscal_year or newest.year):
        return newest if newest.month != LAST_MONTH else None
    ends = newest.strftime("--%m-%d") if newest is not None else entry.year_end or "--12-31"
    month, day = (int(part) for part in ends[2:].split("-"))
    if month == LAST_MONTH:
        return None
    later = newest.year - entry.fiscal_year if newest is not None and entry.fiscal_year else 0
    return date(when.year + later, month, min(day, 28) if month == 2 else day)


def fits(time: CellTime, asked: AskedPeriod) -> bool:
    """Whether a number is of the time that is asked for."""
    if time.is_of_document:
        return asked.kind == "year" and asked.year == time.year and time.is_of_report
    if asked.relative is not None:
        return False
    if asked.date is not None:
        return _on(time, asked)
    return asked.year is not None and time.year == asked.year and _is_stretch(time, asked)


def _is_stretch(time: CellTime, asked: AskedPeriod) -> bool:
    """Whether a number of the year that is asked for is of that part of it."""
    match asked.kind:
        case "year" | "instant" if asked.quarter is None:
            if time.is_dated and time.end.month < NAMED_BEFORE:
                return False
            return time.stretch == "year" and (time.quarter is None or time.is_instant)
        case "half":
            return time.stretch == "half" and time.quarter == 2 * (asked.half or 0)
        case "nine months":
            return time.stretch == "nine months"
        case "quarter" | "instant":
            is_stretch = time.stretch == "quarter" or time.is_instant
            return is_stretch and time.quarter == asked.quarter
        case _:
            return False


def _on(time: CellTime, asked: AskedPeriod) -> bool:
    assert asked.date is not None
    if abs((time.end - asked.date).days) > NEAR:
        return False
    return asked.kind in ("date", "instant") or asked.kind == time.stretch


def newest(times: Iterable[CellTime]) -> CellTime | None:
    """The latest of some times; of one end the longest stretch."""
    return max(times, key=lambda one: one.order, default=None)
