"""Which print of a fact answers, and why none does."""

import random
from datetime import date

from hypothesis import given, settings
from hypothesis import strategies as st

from data.fact import Concept, Fact
from data.fact_table import FactTable, Missing, Search
from data.fact_versions import FoundFact
from data.period import Period
from tests.data.made_facts import (
    COVER_SHARES,
    EPS,
    OLD_SALES,
    SALES,
    SHARES,
    at,
    day,
    fact,
    over,
)

YEAR = over("2023-01-01", "2023-12-31")
SALES_SEARCH = Search((SALES, OLD_SALES), "money")
CLASS = "us-gaap:StatementClassOfStockAxis"


def find(facts: list[Fact], period: Period = YEAR, search: Search = SALES_SEARCH) -> FoundFact:
    found = FactTable(facts).find(search, (period,))
    assert isinstance(found, FoundFact), found
    return found


def missing(facts: list[Fact], period: Period = YEAR, search: Search = SALES_SEARCH) -> Missing:
    found = FactTable(facts).find(search, (period,))
    assert isinstance(found, Missing), found
    return found


def as_of(text: str) -> Search:
    return Search((SALES, OLD_SALES), "money", day(text))


def test_an_amendment_filed_later_wins_and_the_first_value_is_kept() -> None:
    facts = [fact(YEAR, 50, "2024-02-20"), fact(YEAR, 38, "2024-06-10", form="10-K/A")]
    found = find(facts)
    assert found.fact.value == 38
    assert [one.value for one in found.earlier] == [50]
    assert found.restated == day("2024-06-10")
    before = find(facts, search=as_of("2024-03-01"))
    assert before.fact.value == 50
    assert before.earlier == ()


def test_the_day_of_filing_counts() -> None:
    facts = [fact(YEAR, 50, "2024-02-20")]
    assert find(facts, search=as_of("2024-02-20")).fact.value == 50
    early = missing(facts, search=as_of("2024-02-19"))
    assert (early.code, early.filed) == ("not_yet_filed", day("2024-02-20"))


def test_the_value_first_reported_can_be_asked_for() -> None:
    facts = [fact(YEAR, 50, "2024-02-20"), fact(YEAR, 38, "2025-02-20")]
    found = find(facts, search=Search((SALES,), "money", first_reported=True))
    assert found.fact.value == 50
    assert [one.value for one in found.later] == [38]


def test_reports_on_a_period_rank_above_all_others() -> None:
    facts = [fact(YEAR, 50, "2024-02-20"), fact(YEAR, 49, "2024-05-01", form="8-K")]
    assert find(facts).fact.value == 50
    assert find(facts).earlier == ()
    assert find(facts[1:]).fact.value == 49


def test_an_unknown_filing_date_answers_last_and_never_as_of_a_day() -> None:
    undated = fact(YEAR, 51, "undated")
    facts = [fact(YEAR, 50, "2024-02-20"), undated]
    assert find(facts).fact.value == 50
    assert [one.value for one in find(facts).unplaced] == [51]
    assert find([undated]).fact.value == 51
    assert missing([undated], search=as_of("2030-01-01")).code == "filing_date_unknown"


def test_filings_without_a_date_are_ordered_by_what_they_report_on() -> None:
    newer = [fact(YEAR, 48, "b"), fact(over("2024-01-01", "2024-12-31"), 60, "b")]
    older = [fact(YEAR, 50, "z")]
    assert find(newer + older).fact.value == 48


def test_a_rounder_print_later_is_no_restatement() -> None:
    exact, round_one = fact(YEAR, 75_126_464, "2022-03-30"), fact(YEAR, 75_126_000, "2023-03-29")
    found = find([exact, round_one])
    assert found.fact == exact
    assert found.earlier == ()
    marked = [
        fact(YEAR, 1_085, "2023-03-30", decimals=0),
        fact(YEAR, 1_100, "2024-03-30", decimals=-2),
    ]
    assert find(marked).fact.value == 1_085


def test_a_text_s_round_number_does_not_replace_the_statement_s_later() -> None:
    """A filing in millions has "$90.7 billion" in its text; companyfacts tell no decimals."""
    millions = [
        fact(YEAR, number * 10**6, "2024-03-30", Concept(f"us-gaap:Other{number}"))
        for number in (90_111, 4_321, 78_328, 1_237, 655, 31, 12_349, 777, 5_003, 809, 91, 73)
    ]
    exact = fact(YEAR, 90_678 * 10**6, "2023-03-30")
    found = find([exact, *millions, fact(YEAR, 90_700 * 10**6, "2024-03-30")])
    assert (found.fact, found.earlier) == (exact, ())
    again = find([exact, *millions, fact(YEAR, 90_712 * 10**6, "2024-03-30")])
    assert again.fact.value == 90_712 * 10**6  # a number of the statements: restated
    assert again.earlier == (exact,)


def test_a_small_round_number_is_not_taken_for_a_rounding() -> None:
    found = find([fact(YEAR, 483, "2023-03-30"), fact(YEAR, 500, "2024-03-30")])
    assert found.fact.value == 500
    assert [one.value for one in found.earlier] == [483]


def test_of_two_values_in_one_filing_the_more_precise_counts() -> None:
    precise = fact(YEAR, 1_085_000_000, "2024-02-20", decimals=-6)
    rounded = fact(YEAR, 1_100_000_000, "2024-02-20", decimals=-8)
    found = find([rounded, precise])
    assert found.fact == precise
    assert found.conflicts == ()
    odd = fact(YEAR, 1_300_000_000, "2024-02-20", decimals=-8)
    assert find([odd, precise]).conflicts == (odd,)


def test_two_equally_precise_values_in_one_filing_answer_nothing() -> None:
    facts = [fact(YEAR, 50, "2024-02-20", decimals=0), fact(YEAR, 60, "2024-02-20", decimals=0)]
    none = missing(facts)
    assert none.code == "inconsistent_values"
    assert {one.value for one in none.facts} == {50, 60}


def test_nil_members_and_other_units_never_answer() -> None:
    nil = fact(YEAR, None, "2024-02-20")
    member = fact(
        YEAR, 7, "2024-02-20", dimensions=[("us-gaap:StatementBusinessSegmentsAxis", "x:A")]
    )
    shares = fact(YEAR, 9, "2024-02-20", unit="shares")
    assert missing([nil]).code == "concept_not_reported"
    assert missing([member]).facts == (member,)
    assert missing([shares]).code == "concept_not_reported"
    assert missing([]).code == "concept_not_reported"


def test_the_first_concept_with_a_value_for_the_period_answers() -> None:
    facts = [
        fact(YEAR, 64, "2024-02-20", OLD_SALES),
        fact(over("2024-01-01", "2024-12-31"), 110, "2025-02-20", SALES),
    ]
    assert find(facts).fact.concept == OLD_SALES
    assert find([*facts, fact(YEAR, 65, "2024-02-20", SALES)]).fact.value == 65


def test_the_currency_of_the_statements_answers() -> None:
    facts = [
        fact(YEAR, "1.19", "2024-03-21", EPS, unit="USD/shares", form="20-F"),
        fact(YEAR, "1.10", "2024-03-21", EPS, unit="EUR/shares", form="20-F"),
    ]
    search = Search((EPS,), "per share")
    assert find(facts, search=search).fact.unit == "EUR/shares"
    assert find(facts, search=Search((EPS,), "per share", unit="USD")).fact.unit == "USD/shares"
    none = missing(facts, search=Search((EPS,), "per share", unit="GBP"))
    assert none.code == "unit_not_available"


def test_a_place_in_a_document_is_preferred_to_data_alone() -> None:
    bare = fact(YEAR, 50, "2025-02-20")
    placed = fact(YEAR, 50, "2024-02-20", place=("made/one", 10, 12))
    assert find([bare, placed]).fact == placed
    assert find([fact(YEAR, 51, "2025-02-20"), placed]).fact.value == 51


def test_copies_are_the_prints_of_one_filing() -> None:
    first = fact(YEAR, 50, "2024-02-20", decimals=0, place=("made/one", 10, 12))
    second = fact(YEAR, 50, "2024-02-20", decimals=0, place=("made/one", 90, 92))
    rounder = fact(YEAR, 50, "2024-02-20", decimals=-1, place=("made/one", 50, 52))
    table = FactTable([second, rounder, first, first])
    assert table.copies(second) == (first, second)
    assert [one.span and one.span.start for one in table.in_document(first.document_id or "")] == [  # type: ignore[arg-type]
        10, 50, 90,
    ]  # fmt: skip


def test_classes_add_up_within_one_filing_and_day() -> None:
    day_end = at("2023-12-31")

    def shares(count: int, member: str, filing: str = "2024-02-20") -> Fact:
        return fact(day_end, count, filing, SHARES, unit="shares", dimensions=[(CLASS, member)])

    search = Search((SHARES,), "shares")
    facts = [shares(5824, "x:A"), shares(836, "x:B"), shares(1, "x:A", "2023-05-01")]
    table = FactTable(facts)
    assert [one.value for one in table.classes(search, (day_end,))] == [5824, 836]
    with_total = FactTable([*facts, shares(6660, "x:All")])
    assert [one.value for one in with_total.classes(search, (day_end,))] == [5824, 836]


def test_covers_count_shares_on_a_day_of_their_own() -> None:
    facts = [
        fact(YEAR, 50, "2024-02-20"),
        fact(at("2024-01-31"), 1010, "2024-02-20", COVER_SHARES, unit="shares"),
        fact(at("2024-04-30"), 1020, "2024-05-02", COVER_SHARES, unit="shares", form="10-Q"),
        fact(over("2024-01-01", "2024-03-31"), 12, "2024-05-02", form="10-Q"),
    ]
    table = FactTable(facts)
    search = Search((COVER_SHARES,), "shares")
    assert table.on_cover(search, day("2023-12-31")) == (at("2024-01-31"),)
    assert table.on_cover(search, day("2022-12-31")) == ()


def test_a_later_event_does_not_move_the_end_of_the_period_that_a_filing_reports_on() -> None:
    quarter = over("2024-01-01", "2024-03-31")
    facts = [
        *(fact(quarter, value, "2024-05-02", form="10-Q") for value in range(12, 24)),
        fact(over("2024-04-01", "2024-04-30"), 7, "2024-05-02", form="10-Q"),
        fact(at("2024-04-30"), 1020, "2024-05-02", COVER_SHARES, unit="shares", form="10-Q"),
    ]
    table = FactTable(facts)
    search = Search((COVER_SHARES,), "shares")
    assert table.on_cover(search, day("2024-03-31")) == (at("2024-04-30"),)
    assert table.on_cover(search, day("2024-04-29")) == ()


FILINGS = st.sampled_from(["2024-02-20", "2024-06-10", "2025-02-21", "undated", "also undated"])
ROWS = st.builds(
    lambda value, filing, form, decimals, place: fact(
        YEAR, value, filing, form=form, decimals=decimals, place=place
    ),
    st.one_of(st.none(), st.integers(-2000, 2000)),
    FILINGS,
    st.sampled_from(["10-K", "10-K/A", "8-K", "10-Q"]),
    st.sampled_from([0, -1, -2, None]),
    st.sampled_from([None, ("made/one", 5, 9), ("made/one", 50, 54)]),
)


@settings(max_examples=150, deadline=None)
@given(st.lists(ROWS, max_size=8), st.randoms(use_true_random=False))
def test_shuffled_and_repeated_rows_change_nothing(rows: list[Fact], chance: random.Random) -> None:
    expected = FactTable(rows).find(SALES_SEARCH, (YEAR,))
    again = rows + [row for row in rows if chance.random() < 0.5]
    chance.shuffle(again)
    assert FactTable(again).find(SALES_SEARCH, (YEAR,)) == expected


@settings(max_examples=150, deadline=None)
@given(st.lists(ROWS, max_size=8), st.lists(ROWS, max_size=5))
def test_later_filings_change_no_answer_as_of_a_day(rows: list[Fact], more: list[Fact]) -> None:
    limit = date(2024, 12, 31)
    later = [one for one in more if one.filed is None or one.filed > limit]
    before = FactTable(rows).find(as_of("2024-12-31"), (YEAR,))
    after = FactTable(rows + later).find(as_of("2024-12-31"), (YEAR,))
    if isinstance(before, FoundFact):
        assert after == before
    else:
        assert isinstance(after, Missing)
