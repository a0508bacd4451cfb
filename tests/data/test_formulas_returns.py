"""The computations of formulas over several balances."""

from decimal import Decimal

import pytest

from data.formula import AT_CLOSE, AT_START
from data.formulas import FORMULAS, ways


@pytest.mark.parametrize(
    ("name", "operands", "value"),
    [
        ("return on invested capital", (100, 20, 80, 150, 100, 50), "0.375"),
        ("return on capital employed", (50, 300, 100), "0.25"),
        ("debt to capital", (60, 140), "0.3"),
        ("retention ratio", (30, 120), "0.75"),
        ("cash conversion cycle", (10, 100, 30, 10, 50), "182.5"),
        ("equity multiplier", (300, 100), "3"),
        ("receivables turnover", (100, 15, 25), "5"),
    ],
)
def test_a_formula_is_worked_out(name: str, operands: tuple[int, ...], value: str) -> None:
    (row,) = ways(name)

    assert len(row.needs) == len(operands)
    assert row.compute(*map(Decimal, operands)) == Decimal(value)


def test_a_closing_formula_differs_from_its_namesake_by_the_start_alone() -> None:
    closing = [row for row in FORMULAS if row.name.endswith(AT_CLOSE)]

    assert closing
    for row in closing:
        (average,) = ways(row.name.removesuffix(AT_CLOSE))
        assert row.needs == tuple(need for need in average.needs if not need.endswith(AT_START))
