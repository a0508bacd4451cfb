"""What is said beside a figure so that it is not taken for another one."""

from decimal import Decimal

import pytest

from data.ask import FigureAsk, Refusal
from data.derive import derive
from data.document import Language
from data.fact import Concept, Fact
from data.fact_table import FactTable
from data.figures import Figure
from data.fiscal import fiscal_calendar
from data.line_items import line_item
from data.period import FiscalPeriod, Period
from tests.data.made_facts import at, day, fact, over

YEAR, END = over("2024-01-01", "2024-12-31"), at("2024-12-31")
FILED = "2025-02-20"


def made(concept: str, value: str | int, period: Period = YEAR, unit: str = "USD") -> Fact:
    return fact(period, value, FILED, Concept(f"us-gaap:{concept}"), unit=unit)


def asked(name: str, *facts: Fact, language: Language = "en", year: int = 2024) -> Figure:
    ask = FigureAsk(line_item(name), FiscalPeriod(year, "year"), language=language)
    got = derive(ask, FactTable(facts), fiscal_calendar([], facts), today=day("2026-06-01"))
    assert isinstance(got, Figure), got
    return got


@pytest.mark.parametrize(
    ("name", "answers", "beside", "says"),
    [
        ("net income", "NetIncomeLoss", "ProfitLoss", "with noncontrolling interests it is $77"),
        ("net income", "NetIncomeLoss", "IncomeLossFromDiscontinuedOperationsNetOfTax", "Discontinued operations are in it with $77"),
        ("revenue", "Revenues", "RevenueFromContractWithCustomerExcludingAssessedTax", "Of it, $77 is revenue from contracts"),
    ],
)  # fmt: skip
def test_what_may_be_taken_for_it_is_named_with_its_concept(
    name: str, answers: str, beside: str, says: str
) -> None:
    figure = asked(name, made(answers, 91), made(beside, 77))
    assert figure.value == 91
    (note,) = figure.notes
    assert says in note
    assert note.endswith(f"(us-gaap:{beside}).")


def test_what_is_more_is_no_part() -> None:
    more = made("RevenueFromContractWithCustomerExcludingAssessedTax", 120)
    assert asked("revenue", made("Revenues", 91), more).notes == ()


def test_cash_is_told_from_cash_with_what_is_restricted() -> None:
    both = "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents"
    own = made("CashAndCashEquivalentsAtCarryingValue", 50, END)
    figure = asked("cash", own, made(both, 63, END), made("Revenues", 9))
    assert figure.value == 50
    assert figure.notes == (f"With restricted cash it is $63 (us-gaap:{both}).",)
    assert (
        asked("cash", own, made(both, 63, END), language="es").notes[0].startswith("Con el efect")
    )


def test_the_same_value_and_another_filings_are_not_named() -> None:
    assert asked("net income", made("NetIncomeLoss", 91), made("ProfitLoss", 91)).notes == ()
    old = fact(YEAR, 77, "2025-01-05", Concept("us-gaap:ProfitLoss"), form="8-K")
    assert asked("net income", made("NetIncomeLoss", 91), old).notes == ()


def test_a_wider_concept_that_stands_in_says_what_it_is() -> None:
    figure = asked("net income", made("ProfitLoss", 91))
    assert figure.notes == ("That is the whole group's, noncontrolling interests included.",)


def test_dividends_declared_are_told_from_dividends_paid() -> None:
    declared = made("CommonStockDividendsPerShareDeclared", "0.80", unit="USD/shares")
    paid = made("CommonStockDividendsPerShareCashPaid", "0.75", unit="USD/shares")
    (note,) = asked("dividends per share", declared, paid).notes
    assert "paid out were $0.75 per share" in note
    assert asked("dividends per share", paid).notes == ("That is what was paid.",)


def test_an_amount_in_two_currencies_names_the_other_one() -> None:
    euros, dollars = made("NetIncomeLoss", 90, unit="EUR"), made("NetIncomeLoss", 99)
    figure = asked("net income", euros, dollars, made("Revenues", 800, unit="EUR"))
    assert (figure.value, figure.unit) == (90, "EUR")
    assert figure.notes == ("The same filing also gives it as $99.",)


def test_an_increase_of_an_asset_says_that_it_uses_cash() -> None:
    (note,) = asked("change in inventory", made("IncreaseDecreaseInInventories", 18)).notes
    assert note.endswith("the effect on cash is −$18.")
    (note,) = asked("change in receivables", made("IncreaseDecreaseInAccountsReceivable", -4)).notes
    assert note.endswith("the effect on cash is $4.")


def test_a_derived_quarter_of_an_asset_says_it_too() -> None:
    concept = Concept("us-gaap:IncreaseDecreaseInInventories")
    facts = [
        fact(over("2024-01-01", "2024-06-30"), 10, "2024-08-01", concept, form="10-Q"),
        fact(over("2024-01-01", "2024-09-30"), 17, "2024-11-01", concept, form="10-Q"),
    ]
    ask = FigureAsk(line_item("change in inventory"), FiscalPeriod(2024, "quarter", 3))
    got = derive(ask, FactTable(facts), fiscal_calendar([], facts), today=day("2026-06-01"))
    assert isinstance(got, Figure)
    assert got.value == Decimal(7)
    assert any(one.endswith("the effect on cash is −$7.") for one in got.notes)


def restated(concept: str, early: str, late: str, unit: str) -> Figure:
    old = fact(over("2023-01-01", "2023-12-31"), early, "2024-02-20", Concept(concept), unit=unit)
    new = fact(over("2023-01-01", "2023-12-31"), late, FILED, Concept(concept), unit=unit)
    names = {"shares": "diluted shares", "USD/shares": "diluted eps", "USD": "net income"}
    return asked(names[unit], old, new, year=2023)


@pytest.mark.parametrize(
    ("concept", "early", "late", "unit", "says"),
    [
        ("us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding", "310200000", "2171400000", "shares", "7-for-1 share split"),
        ("us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding", "412300", "412300000", "shares", "wrong scale"),
        ("us-gaap:EarningsPerShareDiluted", "8.40", "2.10", "USD/shares", "4-for-1 share split"),
        ("us-gaap:NetIncomeLoss", "-41250300", "41250300", "USD", "differ in their sign alone"),
    ],
)  # fmt: skip
def test_a_restatement_by_split_scale_or_sign_says_so(
    concept: str, early: str, late: str, unit: str, says: str
) -> None:
    notes = restated(concept, early, late, unit).notes
    assert notes[0].startswith("Restated: ")
    assert says in notes[1]


def test_a_restatement_by_business_says_no_more() -> None:
    assert len(restated("us-gaap:NetIncomeLoss", "50", "38", "USD").notes) == 1


def test_two_years_of_a_forgotten_scale_are_both_flagged_by_the_others() -> None:
    values = {2019: 412_300, 2020: 405_100, 2021: 398_800_000, 2022: 401_500_000, 2023: 407_900_000}
    concept = Concept("us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding")
    facts = [
        fact(over(f"{year}-01-01", f"{year}-12-31"), value, f"{year + 1}-02-20", concept, unit="shares")
        for year, value in values.items()
    ]  # fmt: skip
    flagged = {
        year for year in values
        if any("its scale may be wrong" in one for one in asked("diluted shares", *facts, year=year).notes)
    }  # fmt: skip
    assert flagged == {2019, 2020}


def refused(name: str, *facts: Fact, language: Language = "en", year: int = 2024) -> str:
    ask = FigureAsk(line_item(name), FiscalPeriod(year, "year"), language=language)
    got = derive(ask, FactTable(facts), fiscal_calendar([], facts), today=day("2026-06-01"))
    assert isinstance(got, Refusal), got
    return got.words


RESTRICTED = "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents"


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "What there is for that time is $77 as us-gaap:"),
        ("es", "Lo que hay para ese momento es 77 dólares como us-gaap:"),
    ],
)
def test_a_refusal_names_what_is_reported_in_its_place(language: Language, says: str) -> None:
    facts = (made("Assets", 900, END), made("Revenues", 91), made(RESTRICTED, 77, END))
    assert f"{says}{RESTRICTED}" in refused("cash", *facts, language=language)


def test_a_refusal_names_nothing_where_nothing_like_it_is_reported() -> None:
    facts = (made("Assets", 900, END), made("Revenues", 91))
    assert "What there is" not in refused("cash", *facts)


def test_an_impairment_names_the_others_that_may_not_be_in_it() -> None:
    facts = (
        made("AssetImpairmentCharges", 63),
        made("ImpairmentOfIntangibleAssetsExcludingGoodwill", 886),
    )
    notes = asked("impairment", *facts, year=2024).notes
    assert any("an impairment of $886" in one for one in notes)
