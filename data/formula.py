"""A formula: a figure that is worked out from others."""

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from typing import Literal

from data.line_item import Words, names

AT_START = " at start"
"""Ends the name of a balance that is needed as it was when the period began: a year before its end
for a year, a quarter before it for a quarter."""

AT_CLOSE = ", closing balance"
"""Ends the name of a formula that takes a balance at the end where its namesake takes an average."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What must be true of a formula's operands and of further line items, which are no part of it."""

    given: tuple[str, ...]
    """Names of the further items: where one is not on file, nothing is proven."""
    holds: Callable[..., bool]
    """Takes the operands, then what is given."""


@dataclass(frozen=True, slots=True)
class Formula:
    """A figure that is worked out from line items of one company and one period.

    A line item may have a formula of its own name: that one is for periods for which the company
    does not report the item. Several rows of one name are ways to the same figure: the first whose
    operands are all on file is taken.
    """

    name: str
    """The key: "gross margin"."""
    words: Words
    text: str
    """As a person writes it: "gross profit ÷ revenue"."""
    needs: tuple[str, ...]
    """Names of line items or of other formulas, in the order in which `compute` takes them. An item
    is looked for as reported first, then by the formula of its name."""
    unit: Literal["ratio", "money", "per share", "shares", "days"]
    compute: Callable[..., Decimal]
    is_times: bool = False
    """True for a ratio that people read as so many times, not as a percentage."""
    unless: tuple[str, ...] = ()
    """Line items beside which the figure would be another thing: none of them may be on file for the period."""
    proof: Proof | None = None
    apart: tuple[str, ...] = ()
    """Line items of which a part that only a note tells may be a part: where none of them is a line of
    a statement, parts from notes and from statements may be added."""


def quotient(part: Decimal, whole: Decimal) -> Decimal:
    return part / whole


def difference(first: Decimal, *others: Decimal) -> Decimal:
    return first - sum(others, Decimal(0))


def total(*parts: Decimal) -> Decimal:
    return sum(parts, Decimal(0))


def on_average(part: Decimal, at_end: Decimal, at_start: Decimal) -> Decimal:
    return part / ((at_end + at_start) / 2)


def days(part: Decimal, whole: Decimal) -> Decimal:
    return part / whole * 365


def without_one(assets: Decimal, left_out: Decimal, liabilities: Decimal) -> Decimal:
    return (assets - left_out) / liabilities


def of_both(part: Decimal, other: Decimal) -> Decimal:
    return part / (part + other)


def over_the_rest(part: Decimal, whole: Decimal, left_out: Decimal) -> Decimal:
    return part / (whole - left_out)


def on_invested_capital(earned: Decimal, *others: Decimal) -> Decimal:
    tax, taxed, debt, equity, cash = others
    return earned * (1 - tax / taxed) / (debt + equity - cash)


def after_tax(earned: Decimal, tax: Decimal, taxed: Decimal) -> Decimal:
    return earned * (1 - tax / taxed)


def over_both(part: Decimal, one: Decimal, other: Decimal) -> Decimal:
    return part / (one + other)


def less_last(*parts: Decimal) -> Decimal:
    return sum(parts[:-1], Decimal(0)) - parts[-1]


def cash_cycle(
    receivable: Decimal, sold: Decimal, inventory: Decimal, payable: Decimal, cost: Decimal
) -> Decimal:
    return (receivable / sold + (inventory - payable) / cost) * 365


def kept(part: Decimal, whole: Decimal) -> Decimal:
    return 1 - part / whole


def row(
    name: str,
    en: str,
    es: str,
    made_of: tuple[str, tuple[str, ...], Callable[..., Decimal]],
    unit: Literal["ratio", "times", "money", "per share", "shares", "days"] = "ratio",
) -> Formula:
    text, needs, compute = made_of
    words = Words(names(en), names(es))
    if unit == "times":
        return Formula(name, words, text, needs, "ratio", compute, is_times=True)
    return Formula(name, words, text, needs, unit, compute)
