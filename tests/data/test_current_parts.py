"""A balance that is reported in two parts, within a year and beyond it: the total is both, a part is called one."""

import pytest

from data.ask import FigureAsk
from data.derive import derive
from data.document import Document
from data.fact import Concept, Fact
from data.fact_table import FactTable
from data.figures import Figure
from data.fiscal import fiscal_calendar
from data.line_items import line_item
from data.own_labels import OwnLabels
from data.period import FiscalPeriod
from tests.data.made_facts import at, day, fact, over
from tests.data.small_pages import FILLER, number, read_tagged

DUE, LATER = "ContractWithCustomerLiabilityCurrent", "ContractWithCustomerLiabilityNoncurrent"


def balance(item: str, **values: int) -> Figure:
    facts: list[Fact] = [fact(over("2024-01-01", "2024-12-31"), 700, "2025-02-20")]
    facts += [
        fact(at("2024-12-31"), value, "2025-02-20", Concept(f"us-gaap:{name}"))
        for name, value in values.items()
    ]
    asked = FigureAsk(line_item(item), FiscalPeriod(2024, "year"), "value", None)
    got = derive(asked, FactTable(facts), fiscal_calendar([], facts), today=day("2026-06-01"))
    assert isinstance(got, Figure), got
    return got


@pytest.mark.parametrize(
    ("item", "values", "expected"),
    [
        ("total deferred revenue", {DUE: 114, LATER: 14}, 128),
        (
            "total deferred revenue",
            {DUE: 114, LATER: 14, "ContractWithCustomerLiability": 129},
            129,
        ),
        (
            "total deferred revenue",
            {"DeferredRevenueCurrent": 9, "DeferredRevenueNoncurrent": 2},
            11,
        ),
        (
            "operating lease liabilities",
            {"OperatingLeaseLiabilityCurrent": 3, "OperatingLeaseLiabilityNoncurrent": 20},
            23,
        ),
        (
            "finance lease liabilities",
            {"FinanceLeaseLiabilityCurrent": 1, "FinanceLeaseLiabilityNoncurrent": 6},
            7,
        ),
        (
            "marketable securities",
            {"MarketableSecuritiesCurrent": 35, "MarketableSecuritiesNoncurrent": 91},
            126,
        ),
    ],
)
def test_the_total_is_its_own_concept_or_the_sum_of_both_parts(
    item: str, values: dict[str, int], expected: int
) -> None:
    assert balance(item, **values).value == expected


def test_the_current_part_alone_is_called_that() -> None:
    got = balance("deferred revenue", **{DUE: 114})
    assert (got.value, got.notes) == (114, ("That is the current part alone.",))


def test_the_part_that_is_asked_for_needs_no_note() -> None:
    got = balance("current deferred revenue", **{DUE: 114, LATER: 14})
    assert (got.value, got.notes) == (114, ())


def test_a_current_part_on_the_face_of_a_statement_stays_behind_the_total_of_a_note() -> None:
    names = [f"us-gaap:{name}" for name in (DUE, *(f"Assets{place}" for place in range(8)))]
    rows = "".join(f"<tr><td>{name}</td><td>{number('5', name=name)}</td></tr>" for name in names)
    read = read_tagged(f"<table>{rows}</table><p>{FILLER}</p>")
    assert isinstance(read.document, Document)
    labels = OwnLabels([(read.document, read.facts)], "Tolvane")
    assert labels.is_on_face(Concept(f"us-gaap:{DUE}"))
    first = labels.fitted(line_item("total deferred revenue")).concepts[0]
    assert first == "us-gaap:ContractWithCustomerLiability"
