"""A figure: a number with its derivation, down to facts or table cells."""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from data.document import Cell
from data.fact import Fact
from data.period import Period


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that can be shown: a reported fact, or a formula over other figures."""

    label: str
    """What it is, as a person says it: "Revenue", "Gross margin"."""
    value: Decimal
    """In base units; 12.34 % is 0.1234."""
    unit: str
    """An ISO currency code, CODE/shares, `shares`, `ratio`, `days` or `pure`."""
    formula: str
    """"reported", or the formula's name."""
    period: Period
    fiscal: str
    """`FY2024`, `Q3 FY2025`, `9M FY2025`, `TTM to 2025-06-28`, `at 2024-09-28`."""
    inputs: "tuple[Figure | Fact | Cell, ...]"
    notes: tuple[str, ...] = ()
    basis: Decimal = Decimal(1)
    """What puts a value per share, or a count of shares, on the newest basis when multiplied with it:
    a share may have been split since the value was last filed."""

    def leaves(self) -> Iterator[Fact | Cell]:
        """The facts and cells that it rests on, in order, each as often as it is used."""
        for part in self.inputs:
            if isinstance(part, Figure):
                yield from part.leaves()
            else:
                yield part
