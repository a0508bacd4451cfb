"""Total liabilities where a company reports none: what the owners have not, by the fullest way."""

import pytest

from data.ask import FigureAsk
from data.derive import derive
from data.fact import Concept, Fact
from data.fact_table import FactTable
from data.figures import Figure
from data.fiscal import fiscal_calendar
from data.line_items import line_item
from data.period import FiscalPeriod
from tests.data.made_facts import at, day, fact, over

WHOLE = "LiabilitiesAndStockholdersEquity"
OWN = "StockholdersEquity"
ALL = "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"
MINORITY = "MinorityInterest"
BETWEEN = "RedeemableNoncontrollingInterestEquityCarryingAmount"


def liabilities(**values: int) -> Figure:
    facts: list[Fact] = [fact(over("2024-01-01", "2024-12-31"), 700, "2025-02-20")]
    facts += [
        fact(at("2024-12-31"), value, "2025-02-20", Concept(f"us-gaap:{name}"))
        for name, value in values.items()
    ]
    asked = FigureAsk(line_item("total liabilities"), FiscalPeriod(2024, "year"), "value", None)
    got = derive(asked, FactTable(facts), fiscal_calendar([], facts), today=day("2026-06-01"))
    assert isinstance(got, Figure)
    return got


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({WHOLE: 1000, OWN: 400, MINORITY: 30, BETWEEN: 50}, 520),
        ({WHOLE: 1000, OWN: 400, MINORITY: 30}, 570),
        ({WHOLE: 1000, OWN: 400, ALL: 430, MINORITY: 30, BETWEEN: 50}, 520),
        ({WHOLE: 1000, OWN: 400, ALL: 430}, 570),
        ({WHOLE: 1000, OWN: 400, BETWEEN: 50}, 550),
        ({WHOLE: 1000, OWN: 400}, 600),
        ({WHOLE: 1000, OWN: 400, "Liabilities": 590}, 590),
    ],
)
def test_what_stands_between_is_taken_off_too(values: dict[str, int], expected: int) -> None:
    assert liabilities(**values).value == expected


def test_a_worked_out_total_says_how() -> None:
    figure = liabilities(**{WHOLE: 1000, OWN: 400, MINORITY: 30})

    assert (figure.label, figure.formula) == ("Total liabilities", "total liabilities")
    assert len(figure.inputs) == 3
