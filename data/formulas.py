"""The formulas: a new one is a row."""

from data.formula import AT_CLOSE, AT_START, Formula
from data.formulas_balance import BALANCE_FORMULAS
from data.formulas_per_share import PER_SHARE_FORMULAS
from data.formulas_results import RESULT_FORMULAS
from data.formulas_returns import RETURN_FORMULAS
from data.formulas_totals import TOTAL_FORMULAS

__all__ = ["AT_CLOSE", "AT_START", "FORMULAS", "Formula", "ways"]

FORMULAS: tuple[Formula, ...] = (
    RESULT_FORMULAS + PER_SHARE_FORMULAS + TOTAL_FORMULAS + BALANCE_FORMULAS + RETURN_FORMULAS
)


def ways(name: str) -> tuple[Formula, ...]:
    """Give the rows of this name, in the order in which they are tried; none for a plain item."""
    return tuple(formula for formula in FORMULAS if formula.name == name)
