"""One report of a made-up company as it was filed, before anyone prints it: statements of tagged lines.

companyfacts rows and the inline XBRL page are two prints of the same report, so they can't differ.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from typing import Literal

from data.sample.inline_tags import Members, Period

StatementKind = Literal["income", "balance", "cash", "equity", "segments", "regions", "restated"]


@dataclass(frozen=True, slots=True)
class Filer:
    """Who files, as the cover page and the dei facts say it."""

    name: str
    cik: str
    """Ten digits, zeros kept."""
    ticker: str
    prefix: str
    """Namespace prefix of the company's own concepts, in lower case; also begins its file names."""
    industry: str
    """One word: software, retail, machines, insurer, ...; chooses the words of its reports."""
    currency: str
    """USD; EUR, CAD, ... for those who report in another."""
    money_scale: int
    """Power of ten in which statements print money: 0, 3 or 6."""
    year_end: str
    """Month and day as XBRL writes them: --12-31."""
    taxonomy: Literal["us-gaap", "ifrs-full"] = "us-gaap"


@dataclass(frozen=True, slots=True)
class Line:
    """One row of a statement; without a concept it is a heading."""

    label: str
    concept: str = ""
    """Qualified: us-gaap:Revenues."""
    values: tuple[Decimal | None, ...] = ()
    """A value for each column, as XBRL reports it, in whole units of `unit`; None prints nothing."""
    unit: str = ""
    """USD (or the filer's currency), shares, USD/shares, pure."""
    members: Members = ()
    is_flipped: bool = False
    """Printed in brackets where the reported value is positive."""
    is_total: bool = False
    note: str = ""
    """A footnote of the statement that this line cites: its words, without the mark."""
    at: Literal["", "opening", "closing"] = ""
    """In a statement of flows, a balance: on the day before the column's period begins, or on the day
    on which it ends (cash at the beginning and end of the period). Empty: what the column says."""

    def period(self, column: Period) -> Period:
        """Give the period that a value of this line is for, in a column."""
        if self.at == "opening" and column.start is not None:
            return Period(None, column.start - timedelta(days=1))
        return Period(None, column.end) if self.at else column


@dataclass(frozen=True, slots=True)
class Statement:
    """A table of a report."""

    kind: StatementKind
    title: str
    columns: tuple[Period, ...]
    """The periods of the columns; an equity statement has one column a component and is left to its lines."""
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """What one filing reports."""

    filer: Filer
    form: str
    """10-K, 10-Q, 10-K/A, 10-Q/A, 10-KT, 20-F, 6-K."""
    fiscal_year: int
    fiscal_period: str
    """FY, Q1, Q2, Q3."""
    start: date
    """First day of the fiscal year (or transition period) that the report is in."""
    end: date
    """Last day of the report's period."""
    filed: date
    accession: str
    statements: tuple[Statement, ...]
    explanation: str = ""
    """Why an amendment is filed, in a sentence or two; empty for an original."""
    hidden: tuple[Line, ...] = ()
    """Facts that are tagged and not shown; `values` has one, for start to end (or at end if unit is shares)."""
    shares_outstanding: int = 0
    """On the cover: whole shares, some days before `filed`."""
    counted_on: date | None = None
    """The day on which `shares_outstanding` were counted: instant of that dei fact."""
    public_float: Decimal = Decimal(0)
    """On the cover of annual reports: market value held by others, whole units of currency; else 0."""
    float_on: date | None = None
    """The last day of the second fiscal quarter: instant of the public float; None where none."""

    def value(self, concept: str, period: Period, members: Members = ()) -> Decimal | None:
        """Give what the report says of a concept for a period; None where it says nothing."""
        for statement in self.statements:
            for line in statement.lines:
                if line.concept == concept and line.members == members:
                    for column, value in zip(statement.columns, line.values, strict=False):
                        if line.period(column) == period and value is not None:
                            return value
        return None
