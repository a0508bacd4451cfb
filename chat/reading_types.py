"""What a question was read to ask for: companies, periods, line items, and what to do with them."""

import datetime as dt
from dataclasses import dataclass, field
from typing import Literal

from chat.printed_as import PLAIN, Printed
from data.company import Company
from data.formulas import Formula
from data.line_items import LineItem

Language = Literal["en", "es"]
PeriodKind = Literal[
    "year",
    "quarter",
    "half",
    "nine months",
    "ytd",
    "ttm",
    "instant",
    "date",
    "month",
    "latest",
]
Operation = Literal["value", "growth", "difference", "average", "sum", "cagr", "ratio"]
Against = Literal["year before", "period before", "first"]
Over = Literal["companies", "periods", "items"]
Pick = Literal["highest", "lowest"]
Below = Literal["loss", "fall"]
Grain = Literal["year", "quarter"]
Scale = Literal["units", "thousands", "millions", "billions", "trillions"]


@dataclass(frozen=True, slots=True)
class AskedPeriod:
    """A period as the question names it; which dates it has, a company's fiscal calendar knows.

    - "year", "quarter", "half", "nine months": a duration. For a balance, its last day is meant.
      With `date` set it is the one that ends on that day, whatever the company calls it.
    - "ytd": from the fiscal year's start to the end of `quarter`, or to the newest one reported.
    - "ttm": four quarters to the end of `quarter` of `year`, to `date`, or to the newest one.
    - "instant": the end of `year`, or of `quarter` of `year`.
    - "date": an exact day; for a flow, the period that ends on it.
    - "month": a calendar month alone ("in March 2025"): the day in it, or just after it, on which a
      quarter ends. For a flow that is a year only where the fiscal year ends there. Without `month`:
      months that make up no period ("January to February").
    - "latest": the newest that is on file, whatever its length.
    """

    kind: PeriodKind
    year: int | None = None
    """The fiscal year as the company numbers it, unless `calendar`; None: see `relative`."""
    quarter: int | None = None
    """1 to 4. Without a year: the newest such quarter."""
    date: dt.date | None = None
    """The last day, where the question names it."""
    is_reckoned: bool = field(default=False, compare=False)
    """True where the question names another day and this one lies years before it ("and the year before?"): the period
    that ends within a week of it is meant, as 52/53-week years do."""
    relative: int | None = None
    """Counted from the period in progress: 0 is this year (not over yet), -1 the newest complete
    one ("last year", "the latest quarter"), -2 the one before,
    1 the next. With `quarter` or `half` set it counts years. None where year or date is named."""
    calendar: bool = False
    """True where the words say "calendar 2024": the dates count, not the company's numbering."""
    half: int | None = None
    """1 or 2 for a half."""
    month: int | None = None
    """1 to 12 where only the month of the end is named ("the quarter ended March 2025"): then
    `year` is that month's calendar year."""
    day: int | None = None
    """Set with `month` where a day is named without its year; `date` is None then."""
    since: bool = False
    """True for "since 2020": all from this one to the next of `Reading.periods` are asked for, and only a
    calendar knows how many these are."""
    words: str = ""
    """As the question has it."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A question, read. What could not be read for sure is said, and never filled with a guess."""

    text: str
    language: Language
    companies: tuple[Company, ...] = ()
    """In the order of the question."""
    unknown_company: str | None = None
    """A name that stands where a company belongs and is none on file. Set beside `companies` where
    a question names several and one of them is not on file."""
    is_untagged: bool = False
    """True where documents on file are that name's, and none of them has tagged facts."""
    near: tuple[Company, ...] = ()
    """Companies on file whose name looks like the unknown one: to suggest, never to take."""
    ambiguous: tuple[Company, ...] = ()
    """Every company that `ambiguous_name` may be; none of them is in `companies`."""
    ambiguous_name: str | None = None
    every_company: bool = False
    """True where the question is about all companies on file ("which company had …")."""
    periods: tuple[AskedPeriod, ...] = ()
    """In the order of the question; a range is written out, oldest first, but for growth,
    difference and CAGR, which keep its two ends. Empty: no period is named."""
    ambiguous_periods: tuple[AskedPeriod, ...] = ()
    """What an unclear period may be ("FY2024-25", 03/04/2024); none of them is in `periods`."""
    wanted: tuple[LineItem | Formula, ...] = ()
    """In the order of the question. For a ratio: the part, then the whole."""
    ambiguous_items: tuple[LineItem | Formula, ...] = ()
    """What an unclear name may be ("margin"); none of them is in `wanted`."""
    ambiguous_item: str | None = None
    operation: Operation = "value"
    """Done to each wanted item: growth is a ratio, difference an amount; a ratio divides
    wanted[0] by wanted[1]."""
    against: Against | None = None
    """For growth and difference over time: each period against the same one a year before, against
    the period just before it, or the last period against the first."""
    over: Over | None = None
    """What is set side by side: the companies, the periods, or the wanted items. With an average,
    a sum or a difference: what is averaged, added, subtracted."""
    pick: Pick | None = None
    """Which end of a ranking is asked for; `over` says of what."""
    below: Below | None = None
    """Set where a loss or a fall is asked for, and with `pick` its size: the biggest loss is the lowest
    income, and the smallest the highest one below zero."""
    both_ends: bool = False
    """True where the highest and the lowest are asked for."""
    trend: bool = False
    """True where it is asked how something developed; without `periods`, over the newest on file."""
    compare: bool = False
    """True where things are asked for side by side, with or without a winner."""
    grain: Grain | None = None
    """"annual", "which quarter", "by quarter": the length of the periods, where only that is said."""
    unit: str | None = None
    """The unit asked for: an ISO currency code, or "percent"."""
    scale: Scale | None = None
    printed: Printed = PLAIN
    """The form that numbers are asked for in."""
    qualifiers: tuple[str, ...] = ()
    """Words that narrow the item to less than the company's total, or to something else than what
    is filed, or that were not understood beside it ("China", "adjusted", "iPhone"). Where there
    are any, the company's total is no answer."""
    left_out: str = ""
    """What the question leaves out ("excluding fuel") and no figure on file can be taken from the
    total for: neither the total nor that part is an answer."""
    unread: tuple[str, ...] = ()
    """Every content word that no rule read, as typed, in order; the qualifiers are among them."""
    phrase: tuple[str, ...] = ()
    """What is asked for, as typed: from the first word that names an item, or that nobody read, to
    the last, without companies and periods."""
    asks_for_words: bool = False
    """True where the question says that it wants words: why, how, describe, who."""
    is_prose: bool = False
    """True where words are asked for and not a figure: why, how, describe, who, or no line item."""
    known_on: dt.date | None = None
    """"as known on 31 January 2023": the day to look from."""
    as_first_reported: bool = False
    """True for "as originally reported"."""
    amounts: tuple[str, ...] = ()
    """Amounts in the question itself ("$400 billion"), as typed."""
    topic: tuple[LineItem | Formula, ...] = ()
    """The items of the question before, where this one asks why they are as they are."""
    newest: AskedPeriod | None = None
    """Without `periods`: the one that it is answered for, set where another question leans on it."""
    beside: tuple[Company, ...] = ()
    """The companies of which the questions before asked the same, where this one names another."""
    is_of_one: bool = False
    """True where both of two are asked for, and the questions before asked for one."""
    beside_items: tuple[LineItem | Formula, ...] = ()
    """What the questions before asked of the same company, where this one names another item."""
    carried: frozenset[Literal["companies", "periods", "wanted", "operation"]] = frozenset()
    """What a follow-up question took from the one before it."""
    corrected: tuple[tuple[str, str], ...] = ()
    """Misspelt names: as typed, and the name that was read."""
