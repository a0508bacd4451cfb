"""What is asked of a company's facts, and why it can't be answered."""

from dataclasses import dataclass
from datetime import date
from typing import Literal

from data.document import Language
from data.formulas import Formula
from data.line_items import LineItem
from data.period import Duration, FiscalPeriod, Instant

AskedTime = FiscalPeriod | Instant | Duration
Operation = Literal["value", "growth", "difference", "cagr", "sum", "average"]


@dataclass(frozen=True, slots=True)
class FigureAsk:
    """One figure of one company: which, when, and what is to be done with it."""

    item: LineItem | Formula
    period: AskedTime
    """An instant item asked for a year, quarter or half is asked for at that period's end."""
    operation: Operation = "value"
    base: AskedTime | None = None
    """What the period is compared with, or the first of the years that are summed or averaged;
    None is the same period one year before."""
    unit: str | None = None
    """An ISO currency code that the question insists on; None takes what the filing reports in."""
    language: Language = "en"
    """Of the question: labels, notes and refusals are written in it."""
    first_reported: bool = False
    """True for "as originally reported": the oldest version counts, not the newest."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """No figure, for a reason of the contract; the fields are what words in any language need."""

    code: str
    """A reason code of contracts.md: "period_not_on_file", "missing_operand", ..."""
    words: str
    """In the language of the question, without the company's name."""
    ask: FigureAsk
    item: LineItem | Formula
    """What is missing: the item asked for, or the operand that stopped its formula."""
    period: AskedTime
    """When it is missing."""
    on_file: tuple[FiscalPeriod, ...] = ()
    """Periods of the same span for which the item is on file (known by then), oldest first."""
    filed: date | None = None
    """When it was filed, for "not_yet_filed"."""
    as_of: date | None = None
    detail: str = ""
    """What only this case knows, language-free: units on file, values that contradict each other."""
