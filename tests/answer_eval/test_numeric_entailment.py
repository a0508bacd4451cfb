"""What a sentence says in figures, and whether what it cites says it too."""

from dataclasses import replace
from decimal import Decimal

import pytest

from answer_eval.numeric_entailment import Evidence, is_licensed
from answer_eval.printed_number import decimal_mark_of
from answer_eval.said_numbers import amounts, scales, years
from tests.answer_eval.cited_statement import (
    BEFORE,
    GROWTH,
    NAMES,
    NONE,
    REVENUE,
    citation,
    text_of,
)

PLAIN = Evidence((), text_of, NAMES)


def read(text: str) -> list[tuple[str, list[str]]]:
    return [(one.text, [f"{value:f}" for value, _ in one.values]) for one in amounts(text)]


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("$391.0 billion", [("391.0", ["391000000000"])]),
        ("11.770 millones de dólares", [("11.770", ["11770000", "11770000000"])]),
        ("2,47 mil millones", [("2,47", ["2470000000"])]),
        ("46.2 %", [("46.2", ["46.2"])]),
        ("$1.73 for fiscal 2021 (27 Jan 2020 to 31 Jan 2021) [1].", [("1.73", ["1.73"])]),
        ("5 in Q3 FY2024, by the 10-K of 2024-02-03", [("5", ["5"])]),
        ("en el T2 (1 abr 2024 a 30 jun 2024), 7 dólares", [("7", ["7"])]),
        ("on December 31, 2024", []),
    ],
)
def test_amounts_are_read_without_years_days_and_names(
    text: str, values: list[tuple[str, list[str]]]
) -> None:
    assert read(text) == values


def test_an_amount_is_as_precise_as_its_digits() -> None:
    said = next(amounts("$391.0 billion"))
    assert said.values == ((Decimal("391.0e9"), Decimal("5e7")),)
    assert next(amounts("12 %")).is_percent


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("fiscal 2022 (3 Jan 2022 to 1 Jan 2023)", {2022, 2023}),
        ("fiscal 2024 (1 Oct 2023 to 28 Sep 2024)", {2024}),
        ("(1 jul 2022 a 30 jun 2023)", {2023}),
        ("FY2024 and 9M FY2023", {2023, 2024}),
        ("September 28, 2024", {2024}),
        ("2023-10-01 to 2024-09-28", {2024}),
        ("$2,024 or 2024.5 or 2024 %", {2024}),
        ("0000320193-24-000123", set()),
    ],
)
def test_years_are_those_that_periods_end_in(text: str, found: set[int]) -> None:
    assert years(text) == found


def test_a_document_shows_which_mark_is_of_decimals() -> None:
    assert decimal_mark_of("| 1,234 | 5.67 |") == "."
    assert decimal_mark_of("| 1.234 | 5,67 |") == ","
    assert decimal_mark_of("66,517 and 77,794") == "."
    assert decimal_mark_of("In 2024, 5 shares.") == ""
    assert read("66,517") == [("66,517", ["66.517", "66517"])]
    assert [value for value, _ in next(amounts("66,517", ".")).values] == [66517]


def test_scales_are_words() -> None:
    assert scales("(In millions, except shares in thousands)") == {6, 3}
    assert scales("miles de millones de euros") == {9}
    assert scales("(en miles de euros)") == {3}
    assert scales("Revenue") == frozenset()


@pytest.mark.parametrize(
    "text",
    [
        "Tolvane Controls, Inc. reported revenue of $66.5 billion ($66,517 million) for fiscal 2024 [1].",
        "Revenue was 66,517 million dollars in 2024 (1 Jan 2024 to 31 Dec 2024) [1].",
        "Los ingresos fueron de 66.517 millones de dólares en 2024 [1].",
        "Revenue is what customers pay [1].",
    ],
)
def test_what_is_printed_there_is_licensed(text: str) -> None:
    mark = "," if text.startswith("Los") else "."
    assert is_licensed(text, [REVENUE], replace(PLAIN, decimal_mark=mark))


@pytest.mark.parametrize(
    ("why", "text"),
    [
        ("another number", "Revenue was $66,518 million in 2024 [1]."),
        ("rounded wrongly", "Revenue was $66.6 billion in 2024 [1]."),
        ("the scale", "Revenue was $66.5 million in 2024 [1]."),
        ("the scale, up", "Revenue was $66,517 billion in 2024 [1]."),
        ("the year", "Revenue was $66,517 million in 2023 [1]."),
        ("a number more", "Revenue was $66,517 million in 2024, up from $77,794 million [1]."),
        ("the company", "Halden Apparel, Inc. had revenue of $66,517 million in 2024 [1]."),
    ],
)
def test_what_is_not_printed_there_is_not(why: str, text: str) -> None:
    assert not is_licensed(text, [REVENUE], replace(PLAIN, decimal_mark=".")), why


def test_nothing_is_licensed_by_no_place() -> None:
    text = "Revenue was $66,517 million in 2024 [1]."
    assert not is_licensed(text, [], PLAIN)
    assert not is_licensed(text, [{**REVENUE, "document_id": "sha256/0"}], PLAIN)
    assert not is_licensed(text, [{**REVENUE, "quotes": ["$ 66,518", "", "", ""]}], PLAIN)


def test_a_tag_of_a_year_does_not_beat_the_header_that_is_cited() -> None:
    """The tag says 2024, the column that is quoted says 2023: the sentence may not say 2024."""
    lying = citation("$ 77,794", "Total revenue", "2023", "(In millions)", end="2024-12-31")
    assert not is_licensed("Revenue was $77,794 million in 2024 [1].", [lying], PLAIN)
    headless = citation("$ 66,517", "(In millions)")
    assert is_licensed("Revenue was $66,517 million in 2024 [1].", [headless], PLAIN)


def test_a_dash_prints_zero() -> None:
    assert is_licensed("It paid $0 in 2024 [1].", [NONE], PLAIN)
    assert not is_licensed("It paid $0 in 2024 [1].", [REVENUE], PLAIN)


def test_a_derived_number_is_licensed_by_its_operands() -> None:
    known = Evidence((GROWTH,), text_of, NAMES)
    text = "Revenue: $66,517 million [1] ÷ $77,794 million (FY2023) [2] − 1 = −14.5%."
    assert is_licensed(text, [REVENUE, BEFORE], known)
    assert not is_licensed(text, [REVENUE], known), "an operand is not cited"
    assert not is_licensed(text, [REVENUE, BEFORE], PLAIN), "no figure derives it"
    wrong = text.replace("14.5", "14.6")
    assert not is_licensed(wrong, [REVENUE, BEFORE], known)


def test_how_many_are_compared_is_licensed_by_that_many_citations() -> None:
    two = [REVENUE, BEFORE]
    assert is_licensed("Of 2 companies, it had the highest revenue [1][2].", two, PLAIN)
    assert is_licensed("De 2 períodos, fue el más alto [1][2].", two, PLAIN)
    assert not is_licensed("Of 3 companies, it had the highest revenue [1][2].", two, PLAIN)
    assert not is_licensed("Of 2 employees, none left [1][2].", two, PLAIN)
    assert not is_licensed("Of 2 companies, it had the highest revenue [1].", two[:1], PLAIN)
