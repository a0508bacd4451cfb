"""What a filing rounds to shows in its numbers, and a later print in rounder ones is no news."""

from decimal import Decimal

from data.fact import Concept, Fact
from data.fact_table import FactTable, Search
from data.fact_versions import FoundFact
from data.filing_grain import Grains, zeros
from tests.data.made_facts import SALES, fact, over

YEAR = over("2023-01-01", "2023-12-31")
THOUSANDS = [1_234_000, 99_000, 7_480_000, 12_000, 850_000, 3_100_000, 64_000, 2_000, 41_000, 5_000, 8_000, 77_000]  # fmt: skip


def filing(name: str, values: list[int], sales: int) -> list[Fact]:
    """A filing of numbers that end in these zeros, and its sales."""
    others = [
        fact(YEAR, value, name, Concept(f"made:Row{index}")) for index, value in enumerate(values)
    ]
    return [*others, fact(YEAR, sales, name)]


def found(*facts: Fact) -> FoundFact:
    got = FactTable(facts).find(Search((SALES,), "money"), (YEAR,))
    assert isinstance(got, FoundFact)
    return got


def steps(values: list[int]) -> Decimal | None:
    grains = Grains()
    for one in filing("2024-02-20", values, 1_000_000):
        grains.take("2024-02-20", one)
    return grains.steps().get(("2024-02-20", "USD"))


def test_zeros_that_a_number_ends_in_are_counted() -> None:
    assert [zeros(Decimal(one)) for one in (12, 1_200, 3_000_000, -50)] == [0, 2, 6, 1]
    assert zeros(Decimal("1.5")) == 0


def test_most_numbers_of_a_filing_tell_what_it_rounds_to() -> None:
    assert steps(THOUSANDS) == 1_000
    assert steps([1_000 * one for one in THOUSANDS]) == 1_000_000
    assert steps([one + 1 for one in THOUSANDS]) is None
    assert steps(THOUSANDS[:4]) is None


def test_a_short_number_of_a_filing_in_millions_is_a_rounder_print() -> None:
    exact = filing("2024-02-20", THOUSANDS, 10_387_000)
    rounded = filing("2025-02-20", [1_000 * one for one in THOUSANDS], 10_000_000)
    got = found(*exact, *rounded)
    assert got.fact.value == 10_387_000
    assert got.earlier == ()


def test_a_short_number_of_a_filing_in_thousands_is_a_restatement() -> None:
    exact = filing("2024-02-20", THOUSANDS, 10_387_000)
    restated = filing("2025-02-20", THOUSANDS, 10_000_000)
    got = found(*exact, *restated)
    assert got.fact.value == 10_000_000
    assert [one.value for one in got.earlier] == [10_387_000]


def test_columns_that_are_made_to_add_up_may_round_down() -> None:
    got = found(fact(YEAR, 482_709_000, "2024-02-20"), fact(YEAR, 482_000_000, "2025-02-20"))
    assert got.fact.value == 482_709_000
    assert got.earlier == ()


def test_a_number_a_whole_unit_off_is_a_restatement() -> None:
    got = found(fact(YEAR, 482_709_000, "2024-02-20"), fact(YEAR, 481_000_000, "2025-02-20"))
    assert got.fact.value == 481_000_000
    assert [one.value for one in got.earlier] == [482_709_000]
