"""Facts about one part of a company: which count, and how they are given back."""

from decimal import Decimal

from data.ask import FigureAsk, Refusal
from data.derive import derive
from data.fact import Fact
from data.figures import Figure
from data.fiscal import fiscal_calendar
from data.member_facts import Part, PartFacts, of_part, of_whole, part_of
from data.member_labels import Member
from data.period import FiscalPeriod
from tests.data.made_facts import COST, REVENUE, SALES, at, day, fact, over

PRODUCT, SEGMENT = "srt:ProductOrServiceAxis", "us-gaap:StatementBusinessSegmentsAxis"
PLACE = "srt:StatementGeographicalAxis"
RYE = (PRODUCT, "orr:RyeMember")
NORTH = (SEGMENT, "orr:NorthMember")
WHOLE = ("srt:ConsolidationItemsAxis", "us-gaap:OperatingSegmentsMember")
CHINA = (PLACE, "country:CN")
RYE_PART = Part((Member(PRODUCT, frozenset({"orr:RyeMember"}), "Rye flour"),))
NORTH_PART = Part((Member(SEGMENT, frozenset({"orr:NorthMember"}), "North"),))
YEAR = over("2024-01-01", "2024-12-31")
NINE = over("2024-01-01", "2024-09-30")
FY2024 = FiscalPeriod(2024, "year")
Q4 = FiscalPeriod(2024, "quarter", 4)
COMPANY = [
    fact(YEAR, 1000, "2025-02-01"),
    fact(over("2023-01-01", "2023-12-31"), 900, "2025-02-01"),
    fact(NINE, 700, "2024-11-01", form="10-Q"),
    fact(at("2024-12-31"), 1, "2025-02-01", COST),
]


def answer(
    part: Part, facts: list[Fact], period: FiscalPeriod = FY2024, operation: str = "value"
) -> Figure | Refusal:
    ask = FigureAsk(of_part(REVENUE, part), period, operation)  # type: ignore[arg-type]
    held = PartFacts(part, [*COMPANY, *facts])
    calendar = fiscal_calendar([], [*COMPANY, *facts])
    got = derive(ask, held.table, calendar, today=day("2026-06-01"))
    return held.as_filed(got, "en")


def value(part: Part, facts: list[Fact], period: FiscalPeriod = FY2024) -> Decimal | str:
    got = answer(part, facts, period)
    return got.value if isinstance(got, Figure) else got.code


def test_the_total_never_answers_for_a_part_that_has_no_fact() -> None:
    assert value(RYE_PART, []) == "concept_not_reported"


def test_a_fact_with_just_the_member_counts_and_keeps_its_dimensions() -> None:
    filed = fact(YEAR, 400, "2025-02-01", dimensions=[RYE])
    got = answer(RYE_PART, [filed])
    assert isinstance(got, Figure)
    assert got.value == 400
    assert list(got.leaves()) == [filed]
    assert got.label == "Revenue (product or service: Rye flour)"
    assert "orr:RyeMember (srt:ProductOrServiceAxis)" in got.notes[-1]


def test_a_part_of_the_part_is_not_the_part() -> None:
    assert value(RYE_PART, [fact(YEAR, 30, "2025-02-01", dimensions=[RYE, CHINA])]) == (
        "concept_not_reported"
    )


def test_two_named_members_meet_in_the_fact_that_has_both() -> None:
    both = Part((*RYE_PART.members, Member(PLACE, frozenset({"country:CN"}), "China")))
    facts = [
        fact(YEAR, 400, "2025-02-01", dimensions=[RYE]),
        fact(YEAR, 30, "2025-02-01", dimensions=[RYE, CHINA]),
        fact(YEAR, 90, "2025-02-01", dimensions=[CHINA]),
    ]
    assert value(both, facts) == 30


def test_a_segment_before_eliminations_counts_where_nothing_plainer_is_told() -> None:
    whole = fact(YEAR, 620, "2025-02-01", dimensions=[NORTH, WHOLE])
    plain = fact(YEAR, 600, "2025-02-01", dimensions=[NORTH])
    assert value(NORTH_PART, [whole]) == 620
    assert value(NORTH_PART, [whole, plain]) == 600


def test_a_product_may_say_which_segment_it_is_of_but_not_be_of_two() -> None:
    north = fact(YEAR, 300, "2025-02-01", dimensions=[RYE, NORTH])
    south = fact(YEAR, 100, "2025-02-01", dimensions=[RYE, (SEGMENT, "orr:SouthMember")])
    abroad = fact(YEAR, 50, "2025-02-01", dimensions=[RYE, NORTH, CHINA])
    assert value(RYE_PART, [north, abroad]) == 300
    assert value(RYE_PART, [north, south]) == "concept_not_reported"


def test_a_quarter_is_a_difference_within_one_member_only() -> None:
    year = fact(YEAR, 400, "2025-02-01", dimensions=[RYE])
    nine = fact(NINE, 290, "2024-11-01", form="10-Q", dimensions=[RYE])
    got = answer(RYE_PART, [year, nine], Q4)
    assert isinstance(got, Figure)
    assert got.value == 110
    assert {leaf.dimensions for leaf in got.leaves() if isinstance(leaf, Fact)} == {
        frozenset({RYE})
    }
    assert value(RYE_PART, [year], Q4) == "missing_operand"


def test_growth_is_within_one_member_too() -> None:
    facts = [
        fact(YEAR, 400, "2025-02-01", dimensions=[RYE]),
        fact(over("2023-01-01", "2023-12-31"), 320, "2025-02-01", dimensions=[RYE]),
    ]
    got = answer(RYE_PART, facts, operation="growth")
    assert isinstance(got, Figure)
    assert got.value == Decimal("0.25")


def test_a_member_that_was_renamed_goes_on() -> None:
    renamed = Part((Member(PRODUCT, frozenset({"orr:RyeMember", "orr:RYEMember"}), "Rye flour"),))
    facts = [
        fact(YEAR, 400, "2025-02-01", dimensions=[(PRODUCT, "orr:RYEMember")]),
        fact(over("2023-01-01", "2023-12-31"), 320, "2024-02-01", dimensions=[RYE]),
    ]
    assert value(renamed, facts) == 400
    assert value(renamed, facts, FiscalPeriod(2023, "year")) == 320


def test_a_refusal_names_the_periods_that_the_part_has() -> None:
    got = answer(RYE_PART, [fact(YEAR, 400, "2025-02-01", dimensions=[RYE])], FiscalPeriod(2023, "year"))  # fmt: skip
    assert isinstance(got, Refusal)
    assert got.code == "concept_not_reported"
    assert "Revenue (product or service: Rye flour)" in got.words
    assert "Years on file: 2024." in got.words


def test_an_item_of_a_part_can_be_made_one_of_the_whole_again() -> None:
    item = of_part(REVENUE, RYE_PART)
    assert part_of(item) == RYE_PART
    assert item.words.es[0] == "Ingresos (producto o servicio: Rye flour)"
    assert of_whole(item) == REVENUE
    assert of_whole(of_part(item, NORTH_PART)) == REVENUE
    assert part_of(REVENUE) is None
    assert item.words.en[0] == of_part(item, RYE_PART).words.en[0]
    assert SALES in of_whole(item).concepts  # type: ignore[union-attr]
