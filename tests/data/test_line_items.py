"""The tables of line items and formulas."""

import re
from decimal import Decimal

import pytest

from chat.question_words import fold
from data.formula import AT_START
from data.formulas import FORMULAS, ways
from data.line_items import LINE_ITEMS, LineItem, line_item


def test_there_are_at_least_sixty_line_items() -> None:
    assert len(LINE_ITEMS) >= 60


def test_a_line_item_has_one_row() -> None:
    names = [item.name for item in LINE_ITEMS]
    assert len(names) == len(set(names))


def test_a_name_means_one_line_item() -> None:
    owner: dict[str, str] = {}
    for item in LINE_ITEMS:
        for name in (*item.words.en, *item.words.es):
            assert owner.setdefault(fold(name), item.name) == item.name


@pytest.mark.parametrize("item", LINE_ITEMS, ids=lambda item: str(item.name))
def test_a_row_is_complete_in_both_languages(item: LineItem) -> None:
    assert all(name.strip() for name in item.words.en + item.words.es)
    concepts = item.concepts
    assert concepts
    assert len(concepts) == len(set(concepts))
    assert all(re.fullmatch(r"(us-gaap|dei|ifrs-full):[A-Z][A-Za-z]+", one) for one in concepts)


def test_total_revenue_comes_before_its_parts() -> None:
    concepts = line_item("revenue").concepts
    total = concepts.index("us-gaap:Revenues")
    part = "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax"
    assert total < concepts.index(part)
    assert line_item("net sales").concepts[0] == part


def test_a_formula_needs_only_what_there_is() -> None:
    known = {item.name for item in LINE_ITEMS} | {formula.name for formula in FORMULAS}
    for formula in FORMULAS:
        assert known.issuperset(need.removesuffix(AT_START) for need in formula.needs)


def test_a_formula_takes_as_many_operands_as_it_needs() -> None:
    for formula in FORMULAS:
        operands = [Decimal(number + 2) for number in range(len(formula.needs))]
        assert isinstance(formula.compute(*operands), Decimal)


@pytest.mark.parametrize(
    ("name", "operands", "value"),
    [
        ("gross margin", ("40", "200"), "0.2"),
        ("free cash flow", ("90", "35"), "55"),
        ("ebitda", ("70", "12"), "82"),
        ("quick ratio", ("100", "40", "50"), "1.2"),
        ("working capital", ("100", "120"), "-20"),
        ("net debt", ("80", "100"), "-20"),
        ("return on assets", ("30", "320", "280"), "0.1"),
        ("days sales outstanding", ("10", "365"), "10"),
        ("tangible book value", ("100", "30", "20"), "50"),
        ("gross profit", ("200", "160"), "40"),
    ],
)
def test_a_formula_computes(name: str, operands: tuple[str, ...], value: str) -> None:
    assert ways(name)[0].compute(*map(Decimal, operands)) == Decimal(value)


def test_total_debt_never_counts_the_current_portion_twice() -> None:
    noncurrent = set(line_item("noncurrent debt").concepts)
    assert not noncurrent & set(line_item("long-term debt with current portion").concepts)
    for way in ways("total debt"):
        whole = "long-term debt with current portion" in way.needs
        assert not (whole and "current portion of long-term debt" in way.needs)
