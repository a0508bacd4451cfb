"""Whether a sentence counts the thing that is asked for."""

import pytest

from chat.asked_kind import asked_plainly, has_kind, is_counted, kind_asked
from retrieval.words import words


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("We had 36,000 employees in 38 countries.", True),
        ("We had 164,000 full-time equivalent employees.", True),
        ("We also provide 2-days off per quarter for employees to rest.", False),
        ("We paid $40 to employees.", False),
        ("Some 81% of employees took part.", False),
        ("In 2024 employees took part.", False),
    ],
)
def test_a_number_counts_what_it_stands_before_and_is_no_measure_of(
    text: str, counts: bool
) -> None:
    assert is_counted(text, frozenset(words("employees"))) is counts


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("Tesla deliveries 2024", "number"),
        ("Netflix paid memberships FY24", "number"),
        ("entregas de Tesla 2T25", "number"),
        ("number of employees at Walmart", "count"),
        ("número de empleados de Tesla", "count"),
        ("Tesla deliveries", "anything"),
        ("Describe Tesla deliveries 2024", "anything"),
        ("What were Tesla deliveries in 2024?", "definition"),
        ("Tesla risk factors about batteries, suppliers and the supply of materials 2024", "anything"),
    ],
)  # fmt: skip
def test_a_thing_and_a_time_alone_ask_for_its_number(question: str, kind: str) -> None:
    assert kind_asked(question) == kind


@pytest.mark.parametrize(
    ("text", "has"),
    [
        ("Deliveries rose in the year ended December 31, 2024.", False),
        ("(1) A paid membership is defined as a membership that has the right to receive the service.", False),
        ("As described in Note 3 and Item 7, deliveries rose.", False),
        ("See our 10-K.", False),
        ("We delivered 1,789,000 vehicles in 2024.", True),
        ("We delivered two thirds of them.", True),
        ("Paid memberships | 301,626", True),
    ],
)  # fmt: skip
def test_days_marks_and_references_are_no_numbers(text: str, has: bool) -> None:
    assert has_kind(text, "number") is has


def test_the_number_of_things_is_how_many() -> None:
    assert asked_plainly("What was the number of stores?") == "What was how many stores?"
    assert asked_plainly("número de empleados de Tesla") == "cuántos empleados de Tesla"
    assert asked_plainly("stores by number") == "stores by number"


def test_what_says_to_set_side_by_side_is_no_word_to_look_for() -> None:
    assert asked_plainly("Compare risk factors 2021-2024") == "risk factors 2021-2024"
    assert asked_plainly("Compara los riesgos de 2023 y 2024") == "los riesgos de 2023 y 2024"
    assert asked_plainly("Comparable sales") == "Comparable sales"
    assert asked_plainly("compare") == "compare"
