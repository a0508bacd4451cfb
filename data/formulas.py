"""The formulas: a new one is a row."""

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from typing import Literal

from data.line_items import Words


@dataclass(frozen=True, slots=True)
class Formula:
    """A figure that is worked out from line items of one company and one period."""

    name: str
    """The key: "gross margin"."""
    words: Words
    text: str
    """As a person writes it: "gross profit ÷ revenue"."""
    needs: tuple[str, ...]
    """Names of line items or of other formulas, in the order in which `compute` takes them."""
    unit: Literal["ratio", "money", "per share", "days"]
    compute: Callable[..., Decimal]


FORMULAS: tuple[Formula, ...] = ()
