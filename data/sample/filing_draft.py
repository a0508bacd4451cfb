"""A filing while it is written: its books, its columns, and its numbers as tagged cells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from data.sample.company_books import CompanyBooks
from data.sample.filing_plan import FilingPlan
from data.sample.fiscal_calendar import QuarterRange, spoken_date, stretch_caption
from data.sample.inline_tags import InlineTags, Measure, Period, Tag
from data.sample.page_writer import Cell, PageWriter


@dataclass(frozen=True, slots=True)
class FilingDraft:
    """What every part of a filing needs while it is written."""

    filing: FilingPlan
    books: CompanyBooks
    tags: InlineTags
    page: PageWriter

    @property
    def money(self) -> Measure:
        """Dollars in the company's unit."""
        scale = self.books.plan.money_scale
        return Measure("usd", scale=scale, decimals=-scale)

    @property
    def share_count(self) -> Measure:
        """Shares as the company prints them: thousands, or millions with one digit."""
        scale = self.books.plan.shares_scale
        places = 1 if scale == 6 else 0
        return Measure("shares", scale=scale, decimals=places - scale, places=places)

    @property
    def unit_words(self) -> str:
        """The company's unit in words: thousands, millions."""
        return "thousands" if self.books.plan.money_scale == 3 else "millions"

    @property
    def end(self) -> date:
        """The day on which the period of the filing ends."""
        return self.books.dates(self.filing.quarters)[1]

    @property
    def year_to_date(self) -> QuarterRange:
        """From the start of the fiscal year to the end of the filing's period."""
        return QuarterRange(self.filing.year, 1, self.filing.quarter)

    @property
    def cover_period(self) -> Period:
        """The period of the dei facts: always from the start of the fiscal year."""
        return self.period(self.year_to_date)

    def period(self, quarters: QuarterRange) -> Period:
        """Give a range of quarters as a period of XBRL."""
        return Period(*self.books.dates(quarters))

    def columns(self) -> tuple[QuarterRange, ...]:
        """Give the income statement's columns, as the form prescribes them."""
        now = self.filing.quarters
        if self.filing.annual:
            return now, now.year_before(), now.year_before().year_before()
        quarter = (now, now.year_before())
        to_date = (self.year_to_date, self.year_to_date.year_before())
        return quarter if self.filing.quarter == 1 else quarter + to_date

    def cash_columns(self) -> tuple[QuarterRange, ...]:
        """Give the cash flow statement's columns: years, or the year to date alone."""
        if self.filing.annual:
            return self.columns()
        return self.year_to_date, self.year_to_date.year_before()

    def balance_days(self) -> tuple[date, date]:
        """Give the balance sheet's columns: the period's end and the last year end before it."""
        return self.end, self.books.before(self.year_to_date)

    def headers(self, columns: Sequence[QuarterRange]) -> list[list[str]]:
        """Header rows over columns that are ranges of quarters."""
        calendar = self.books.plan.calendar
        captions = [
            stretch_caption(calendar, one, self.books.weeks(one))
            for index, one in enumerate(columns)
            if index % 2 == 0 or len(columns) == 3
        ]
        if len(columns) == 3:
            captions = captions[:1]
        ends = [self.books.dates(one)[1] for one in columns]
        if calendar == "retail year":
            rows = [captions, [f"{spoken_date(end)}" for end in ends]]
            weeks = [f"({self.books.weeks(one)} weeks)" for one in columns]
            return [*rows, weeks] if len(columns) == 3 else rows
        day = f"{ends[0]:%B} {ends[0].day},"
        return [[f"{caption}<br/>{day}" for caption in captions], [str(end.year) for end in ends]]

    def cell(
        self,
        tag: Tag,
        value: Decimal | int,
        measure: Measure,
        *,
        dollar: bool = False,
        flipped: bool = False,
    ) -> Cell:
        """Give a tagged number in its cells; `flipped` prints a positive value in brackets."""
        shown = self.tags.number(tag, value, measure)
        bracket = value != 0 and (value < 0) != flipped
        after = "%" if measure.scale == -2 else ""
        return Cell(shown, "$" if dollar else "", after, bracket)

    def money_cell(
        self, tag: Tag, value: int, *, dollar: bool = False, flipped: bool = False
    ) -> Cell:
        """Give a tagged amount in the company's unit."""
        return self.cell(tag, value, self.money, dollar=dollar, flipped=flipped)

    def printed_shares(self, thousands: int) -> Decimal:
        """Give a share count, kept in thousands, in the unit in which it is printed."""
        return Decimal(thousands).scaleb(3 - self.books.plan.shares_scale)
