"""Formulas by hand: what each gives for operands that are easy to follow."""

from decimal import Decimal

import pytest

from chat.figure_worked import TIMES
from data.formulas import FORMULAS, ways


@pytest.mark.parametrize(
    ("name", "operands", "value"),
    [
        ("medical care ratio", (85, 100), "0.85"),
        ("efficiency ratio", (60, 70, 30), "0.6"),
        ("operating expenses to revenue", (30, 120), "0.25"),
        ("stock-based compensation to revenue", (10, 200), "0.05"),
        ("capital expenditure to depreciation", (30, 20), "1.5"),
        ("ebitda interest cover", (50, 10), "5"),
        ("nopat", (100, 25, 100), "75"),
        ("net debt to equity", (30, 60), "0.5"),
        ("operating cash flow to debt", (40, 160), "0.25"),
        ("invested capital", (80, 150, 30), "200"),
        ("capital employed", (300, 100), "200"),
        ("return on tangible equity", (20, 90, 110), "0.2"),
        ("working capital turnover", (100, 15, 25), "5"),
        ("cash per share", (90, 30), "3"),
        ("operating cash flow per share", (90, 30), "3"),
        ("net debt per share", (-30, 30), "-1"),
        ("book value per share", (120, 30), "4"),
        ("revenue per share", (120, 30), "4"),
    ],
)
def test_a_formula_is_worked_out(name: str, operands: tuple[int, ...], value: str) -> None:
    (row,) = ways(name)
    assert len(row.needs) == len(operands)
    assert row.compute(*map(Decimal, operands)) == Decimal(value)


def test_what_a_period_brings_is_shared_among_diluted_shares_and_what_there_is_among_those_out() -> None:  # fmt: skip
    shares = {row.name: row.needs[1] for row in FORMULAS if row.unit == "per share"}
    assert shares["free cash flow per share"] == shares["ebitda per share"] == "diluted shares"
    assert shares["cash per share"] == shares["book value per share"] == "shares outstanding"


def test_leverage_cover_and_turnover_are_read_as_times() -> None:
    assert {"debt to ebitda", "net debt to ebitda", "interest cover", "asset turnover",
            "current ratio", "receivables turnover", "equity multiplier"} <= TIMES  # fmt: skip
    assert not {"net margin", "return on equity", "debt to assets", "payout ratio"} & TIMES


def test_a_name_means_one_formula() -> None:
    said: dict[str, str] = {}
    for row in FORMULAS:
        for name in (*row.words.en, *row.words.es):
            assert said.setdefault(name.lower(), row.name) == row.name, name
