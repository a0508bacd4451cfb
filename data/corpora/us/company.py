"""What is decided about a made-up company of the US set: who it is, and the traps in what it files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from data.corpora.us.calendars import Calendar

RewriteKind = Literal["amended", "silent"]


@dataclass(frozen=True, slots=True)
class Rewrite:
    """A quarter that was first printed wrong."""

    year: int
    quarter: str
    kind: RewriteKind
    """Amended: a 10-Q/A (10-K/A for a fourth quarter) prints it right some weeks later. Silent: only
    the comparative columns of the next fiscal year do."""
    sales: int = 0
    """Thousandths of the quarter's true sales by which the first print exceeds them."""
    cash: int = 0
    """Thousandths of the quarter's sales that the first print put into operating instead of
    investing cash flow."""


@dataclass(frozen=True, slots=True)
class Split:
    """A stock split, in force from the report on a fiscal quarter on, for all periods in it."""

    year: int
    quarter: str
    new: int
    """New shares ..."""
    old: int = 1
    """... for so many old ones; more than `new` in a reverse split."""


@dataclass(frozen=True, slots=True)
class Company:
    """One row of the table of companies."""

    name: str
    ticker: str
    industry: str
    sales: int
    """Of fiscal 2017, in millions of currency, before noise."""
    calendar: Calendar
    money_scale: int = 3
    currency: str = "USD"
    is_ifrs: bool = False
    former: tuple[str, int] | None = None
    """The name before, and the first fiscal year filed under the new one."""
    switch: tuple[int, str, str] | None = None
    """From the report on this fiscal year and quarter on revenue is tagged as from contracts with
    customers; before, with this concept."""
    splits: tuple[Split, ...] = ()
    sold: int = 0
    """A business is discontinued in the first quarter of this fiscal year; 0: none is."""
    minority: int = 0
    """What others own of the group's profit, in thousandths of the company's net income."""
    rewrites: tuple[Rewrite, ...] = ()
    omits: frozenset[str] = frozenset()
    """Keys of lines that its statements leave out: gross_profit, operating_income, liabilities."""
    revenue_concept: str = ""
    """Of total revenue, where it is not what the others of the family use."""
    second_revenue: str = ""
    """A second kind of revenue beside that from contracts: membership, rental, finance."""
    has_face: bool = False
    """Splits revenue into products and services on the face of the income statement."""
    has_hidden: bool = False
    """Tags facts that no reader sees."""
    margin: int = 0
    """Net income in thousandths of sales; 0: as the industry."""

    @property
    def prefix(self) -> str:
        """Namespace prefix of its own concepts."""
        return self.ticker.lower()


def traits_of(company: Company) -> frozenset[str]:
    """Name the traps that a company's filings hold."""
    calendar = company.calendar
    kinds = {(one.kind, one.quarter == "Q4") for one in company.rewrites}
    said = {
        "other year end": calendar.month != 12,
        "weeks": calendar.weekday is not None,
        "sixteen-week quarter": calendar.weeks != (13, 13, 13),
        "named by its start": calendar.is_named_by_start,
        "change of year end": bool(calendar.new_month),
        "amended quarter": ("amended", False) in kinds,
        "amended year": ("amended", True) in kinds,
        "silent restatement": bool(kinds & {("silent", False), ("silent", True)}),
        "restated cash flow": any(one.cash for one in company.rewrites),
        "stock split": any(one.new > one.old for one in company.splits),
        "reverse split": any(one.new < one.old for one in company.splits),
        "switch of revenue concept": company.switch is not None,
        "discontinued operations": bool(company.sold),
        "minority interest": bool(company.minority),
        "two revenues": bool(company.second_revenue) or company.industry in {"realty", "insurer"},
        "missing concepts": bool(company.omits) or company.industry in {"bank", "insurer"},
        "foreign currency": company.currency != "USD",
        "ifrs": company.is_ifrs,
        "members on the face": company.has_face,
        "hidden facts": company.has_hidden,
        "former name": company.former is not None,
        "losses": company.margin < 0,
        f"scale {company.money_scale}": True,
    }
    return frozenset(name for name, is_so in said.items() if is_so)
