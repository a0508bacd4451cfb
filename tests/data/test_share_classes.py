"""Common shares as a statement of equity counts them, on the day of the balance sheet."""

from data.fact import Concept, Fact
from data.fact_table import FactTable, Search
from tests.data.made_facts import COVER_SHARES, SHARES, at, day, fact

COUNTED = Concept("us-gaap:SharesOutstanding")
EQUITY = "us-gaap:StatementEquityComponentsAxis"
COMMON = ((EQUITY, "us-gaap:CommonStockMember"),)
END = at("2025-01-31")


def counts(facts: list[Fact], as_of: str | None = None) -> list[object]:
    search = Search((SHARES, COVER_SHARES), "shares", day(as_of) if as_of else None)
    return [one.value for one in FactTable(facts).in_equity_statement(search, (END,))]


def count(value: int, filing: str, concept: Concept = COUNTED, **more: object) -> Fact:
    dimensions = more.get("dimensions", COMMON)
    period = more.get("period", END)
    return fact(period, value, filing, concept, unit="shares", dimensions=dimensions)  # type: ignore[arg-type]


def test_the_count_of_the_day_in_the_newest_filing_is_taken() -> None:
    facts = [
        count(8020, "2025-03-14"),
        count(8024, "2026-03-13"),
        count(8054, "2026-03-13", period=at("2024-01-31")),
    ]
    assert counts(facts) == [8024]
    assert counts(facts, "2025-06-01") == [8020]
    assert counts(facts, "2025-01-01") == []


def test_other_columns_of_the_statement_are_no_shares_out() -> None:
    treasury = ((EQUITY, "us-gaap:TreasuryStockCommonMember"),)
    by_class = (*COMMON, ("us-gaap:StatementClassOfStockAxis", "us-gaap:CommonClassAMember"))
    assert counts([count(12, "2025-03-14", dimensions=treasury)]) == []
    assert counts([count(12, "2025-03-14", dimensions=by_class)]) == []


def test_the_balance_sheets_own_name_comes_first() -> None:
    facts = [count(8024, "2025-03-14"), count(8025, "2025-03-14", SHARES)]
    assert counts(facts) == [8025]
