"""Equity by component: the total of the others, or none."""

import pytest

from data.fact import Concept, Fact
from data.members import total_among
from tests.data.made_facts import at, fact

EQUITY = Concept("us-gaap:StockholdersEquity")
AXIS = "us-gaap:StatementEquityComponentsAxis"


def components(*values: int, axis: str = AXIS, filing: str = "2025-02-20") -> list[Fact]:
    return [
        fact(at("2024-12-31"), value, filing, EQUITY, dimensions=[(axis, f"made:M{index}Member")])
        for index, value in enumerate(values)
    ]


@pytest.mark.parametrize(
    ("values", "total"),
    [
        ((420, 317, -26, 711), 711),
        ((420, 317, -26, 711, 50, 761), 761),
        ((761, 711, 50, 420, 317, -26), 761),
        ((70, 30, -20, 80), 80),
    ],
)
def test_the_total_of_the_others_is_found_through_totals(
    values: tuple[int, ...], total: int
) -> None:
    found = total_among(components(*values))
    assert found is not None
    assert found.value == total


@pytest.mark.parametrize(
    "values", [(), (500,), (420, 317), (420, 317, -26), (420, 317, -26, 711, 50), tuple(range(1, 14))]
)  # fmt: skip
def test_without_a_total_of_all_there_is_none(values: tuple[int, ...]) -> None:
    assert total_among(components(*values)) is None


def test_products_that_add_up_to_another_one_are_no_total() -> None:
    assert total_among(components(100, 60, 40, axis="srt:ProductOrServiceAxis")) is None


def test_the_newest_filing_counts() -> None:
    old = components(10, 20, 30, filing="2024-02-20")
    found = total_among([*components(11, 20, 31), *old])
    assert found is not None
    assert found.value == 31
