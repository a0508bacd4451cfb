"""Shares tagged as outstanding that are the issued ones: treasury shares are taken off, or the cover tells."""

from decimal import Decimal

from data.ask import FigureAsk, Refusal
from data.derive import derive
from data.fact import Concept, Fact
from data.fact_table import FactTable
from data.figures import Figure
from data.fiscal import fiscal_calendar
from data.formula import Formula
from data.formulas import ways
from data.line_item import LineItem
from data.line_items import line_item
from data.period import FiscalPeriod
from tests.data.made_facts import COVER_SHARES, SHARES, at, fact, over

ISSUED = Concept("us-gaap:CommonStockSharesIssued")
HELD = Concept("us-gaap:TreasuryStockCommonShares")
HELD_VALUE = Concept("us-gaap:TreasuryStockValue")
EQUITY = Concept("us-gaap:StockholdersEquity")
FILED = "2025-02-03"
END, BEFORE, LATER = at("2024-12-31"), at("2023-12-31"), at("2025-01-27")
FY2024, FY2023 = FiscalPeriod(2024, "year"), FiscalPeriod(2023, "year")
OUTSTANDING = line_item("shares outstanding")


def count(value: int, concept: Concept, when: object = END) -> Fact:
    return fact(when, value, FILED, concept, unit="shares")  # type: ignore[arg-type]


def year(number: int) -> Fact:
    return fact(over(f"{number}-01-01", f"{number}-12-31"), 500, FILED)


def answer(
    facts: list[Fact], item: LineItem | Formula = OUTSTANDING, period: FiscalPeriod = FY2024
) -> Figure | Refusal:
    facts = [year(2024), year(2023), *facts]
    return derive(FigureAsk(item, period), FactTable(facts), fiscal_calendar([], facts))


def figure(
    facts: list[Fact], item: LineItem | Formula = OUTSTANDING, period: FiscalPeriod = FY2024
) -> Figure:
    got = answer(facts, item, period)
    assert isinstance(got, Figure), got
    return got


TAGGED = [count(1012, SHARES), count(1012, ISSUED)]
COVER = count(750, COVER_SHARES, LATER)


def test_treasury_shares_are_taken_off_an_issued_count_that_the_cover_does_not_bear_out() -> None:
    got = figure([*TAGGED, count(263, HELD), COVER])
    assert (int(got.value), got.unit, got.fiscal) == (749, "shares", "at 2024-12-31")
    assert [one.value for one in got.inputs if isinstance(one, Figure)] == [1012, 263]
    assert "count of issued shares" in got.notes[-1]


def test_values_per_share_are_over_the_shares_that_are_out() -> None:
    equity = fact(END, -3908, FILED, EQUITY)
    per_share = ways("book value per share")[0]
    got = figure([*TAGGED, count(263, HELD), COVER, equity], per_share)
    assert round(got.value, 4) == Decimal("-5.2176")


def test_the_cover_counts_where_only_the_value_of_treasury_stock_is_tagged() -> None:
    value = fact(END, 32386, FILED, HELD_VALUE)
    got = figure([*TAGGED, value, COVER])
    assert (int(got.value), got.fiscal) == (750, "at 2025-01-27")
    assert "27 Jan 2025" in got.notes[-1]


def test_a_count_that_the_cover_bears_out_stands_though_treasury_shares_are_tagged() -> None:
    near = count(1010, COVER_SHARES, LATER)
    assert figure([*TAGGED, count(26, HELD), near]).value == 1012
    same_day = count(1012, COVER_SHARES)
    assert figure([*TAGGED, count(26, HELD), same_day]).value == 1012
    value = fact(END, 13171, FILED, HELD_VALUE)
    assert figure([*TAGGED, value, near]).value == 1012


def test_a_day_without_a_cover_is_read_as_the_nearest_day_that_has_one() -> None:
    before = [count(1012, SHARES, BEFORE), count(403, HELD, BEFORE)]
    issued = [*TAGGED, count(263, HELD), COVER, *before]
    assert figure(issued, period=FY2023).value == 1012 - 403
    out = [*TAGGED, count(26, HELD), count(1010, COVER_SHARES, LATER), *before]
    assert figure(out, period=FY2023).value == 1012


def test_with_no_cover_a_count_that_stays_while_treasury_shares_move_is_the_issued_one() -> None:
    before = [count(1012, SHARES, BEFORE), count(1012, ISSUED, BEFORE), count(403, HELD, BEFORE)]
    assert figure([*TAGGED, count(263, HELD), *before]).value == 749
    moved = [count(1040, SHARES, BEFORE), count(1040, ISSUED, BEFORE), count(403, HELD, BEFORE)]
    assert figure([*TAGGED, count(263, HELD), *moved]).value == 1012


def test_a_count_beside_another_issued_count_or_no_treasury_stock_stands() -> None:
    assert figure([count(749, SHARES), count(1012, ISSUED), count(263, HELD), COVER]).value == 749
    assert figure([*TAGGED, COVER]).value == 1012
    assert figure([*TAGGED, count(0, HELD), COVER]).value == 1012


def test_shares_issued_stay_the_issued_count() -> None:
    assert figure([*TAGGED, count(263, HELD), COVER], line_item("shares issued")).value == 1012


def test_the_count_on_the_cover_is_had_by_itself() -> None:
    on_cover = line_item("shares outstanding on the cover")
    equity_axis = (("us-gaap:StatementEquityComponentsAxis", "us-gaap:CommonStockMember"),)
    whole = Concept("us-gaap:SharesOutstanding")
    counted = fact(END, 1012, FILED, whole, unit="shares", dimensions=equity_axis)
    got = figure([*TAGGED, count(263, HELD), COVER, counted], on_cover)
    assert (int(got.value), got.fiscal) == (750, "at 2025-01-27")
    assert isinstance(answer(TAGGED, on_cover), Refusal)


def test_issued_less_treasury_shares_where_no_count_of_shares_out_is_tagged() -> None:
    assert figure([count(1012, ISSUED), count(263, HELD)]).value == 749
