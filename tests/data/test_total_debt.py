"""Totals that a company does not report: of its debt, of its cash. Nothing counted twice, nothing left out."""

import pytest

from data.ask import FigureAsk, Refusal
from data.derive import derive
from data.fact import Concept, Fact
from data.fact_table import FactTable
from data.figures import Figure
from data.fiscal import fiscal_calendar
from data.line_items import line_item
from data.period import FiscalPeriod
from tests.data.made_facts import at, day, fact, over


def debt(**values: int) -> Figure | Refusal:
    facts: list[Fact] = [fact(over("2024-01-01", "2024-12-31"), 700, "2025-02-20")]
    facts += [
        fact(at("2024-12-31"), value, "2025-02-20", Concept(f"us-gaap:{name}"))
        for name, value in values.items()
    ]
    asked = FigureAsk(line_item("total debt"), FiscalPeriod(2024, "year"), "value", None)
    return derive(asked, FactTable(facts), fiscal_calendar([], facts), today=day("2026-06-01"))


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        # A filer that tags the long-term part alone as LongTermDebt: the principal shows it.
        ({"DebtCurrent": 2343, "LongTermDebt": 5535, "DebtInstrumentCarryingAmount": 7907}, 7878),
        # One whose LongTermDebt has the current portion in it.
        ({"DebtCurrent": 2343, "LongTermDebt": 7880, "DebtInstrumentCarryingAmount": 7907}, 7880),
        ({"LongTermDebt": 500}, 500),
        ({"LongTermDebt": 500, "CommercialPaper": 30}, 530),
        ({"DebtCurrent": 40, "LongTermDebtNoncurrent": 500}, 540),
        ({"NotesPayableCurrent": 92, "LongTermNotesAndLoans": 753}, 845),
        ({"CommercialPaper": 30, "LongTermDebtCurrent": 20, "LongTermDebtNoncurrent": 500}, 550),
    ],
)
def test_the_parts_are_added_that_are_no_parts_of_each_other(
    values: dict[str, int], expected: int
) -> None:
    got = debt(**values)
    assert isinstance(got, Figure), got
    assert got.value == expected


@pytest.mark.parametrize(
    "values",
    [
        {"DebtCurrent": 2343, "LongTermDebt": 5535},
        {"DebtCurrent": 2343, "LongTermDebt": 5535, "DebtInstrumentCarryingAmount": 9900},
        {"DebtCurrent": 40, "CommercialPaper": 30, "LongTermDebt": 500},
    ],
)
def test_long_term_debt_beside_debt_due_within_a_year_is_no_total_where_nothing_shows_what_is_in_it(
    values: dict[str, int],
) -> None:
    assert isinstance(debt(**values), Refusal)


def gross_profit(**values: int) -> Figure | Refusal:
    facts = [
        fact(over("2024-01-01", "2024-12-31"), value, "2025-02-20", Concept(f"us-gaap:{name}"))
        for name, value in values.items()
    ]
    asked = FigureAsk(line_item("gross profit"), FiscalPeriod(2024, "year"), "value", None)
    return derive(asked, FactTable(facts), fiscal_calendar([], facts), today=day("2026-06-01"))


def test_an_insurer_has_no_gross_profit_of_revenue_less_the_cost_of_its_products() -> None:
    made = gross_profit(Revenues=400, CostOfRevenue=46)
    assert isinstance(made, Figure)
    assert made.value == 354
    refused = gross_profit(
        Revenues=400, CostOfRevenue=46, PolicyholderBenefitsAndClaimsIncurredNet=264
    )
    assert isinstance(refused, Refusal)


def test_cash_with_short_term_investments_is_the_sum_of_both_where_no_total_is_reported() -> None:
    facts = [fact(over("2024-01-01", "2024-12-31"), 700, "2025-02-20")]
    facts += [
        fact(at("2024-12-31"), value, "2025-02-20", Concept(f"us-gaap:{name}"))
        for name, value in (
            ("CashAndCashEquivalentsAtCarryingValue", 138),
            ("ShortTermInvestments", 124),
        )
    ]
    asked = FigureAsk(line_item("cash and short-term investments"), FiscalPeriod(2024, "year"))
    got = derive(asked, FactTable(facts), fiscal_calendar([], facts), today=day("2026-06-01"))
    assert isinstance(got, Figure)
    assert got.value == 262
