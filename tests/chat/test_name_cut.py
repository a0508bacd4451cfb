"""A company that is not on file is named by its name, and by nothing else of the question."""

import pytest

from tests.chat.reading_companies import COCA_COLA, read


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("Did Zentaro open new warehouses?", "Zentaro"),
        ("Has Zentaro Foods closed any plants?", "Zentaro Foods"),
        ("did zentaro open new warehouses?", "zentaro"),
        ("Describe Zentaro's business", "Zentaro"),
        ("Zentaro Foods overview", "Zentaro Foods"),
        ("¿Abrió Zentaro nuevos almacenes?", "Zentaro"),
        ("Explica el negocio de Zentaro Foods", "Zentaro Foods"),
        ("Bank of Zentaro revenue 2024", "Bank of Zentaro"),
        ("General Zentaro revenue 2024", "General Zentaro"),
        ("zentaro revenue 2024", "zentaro"),
        ("How much did Zentaro Brothers Discovery lose in 2024?", "Zentaro Brothers Discovery"),
    ],
)
def test_the_name_ends_where_the_sentence_goes_on(question: str, name: str) -> None:
    assert read(question).unknown_company == name


@pytest.mark.parametrize(
    "question",
    [
        "Is Zentaro more profitable than Coca-Cola?",
        "Was Zentaro's revenue higher than Coca-Cola's in 2024?",
        "¿Es Zentaro más rentable que Coca-Cola?",
    ],
)
def test_the_other_side_of_a_comparison_is_a_company(question: str) -> None:
    reading = read(question)
    assert reading.unknown_company == "Zentaro"
    assert reading.companies == (COCA_COLA,)


@pytest.mark.parametrize(
    "question",
    [
        "How many Model Z trucks were sold in Lisbon in 2024?",
        "How many vans were built in Porto in 2024?",
        "Which company scrapped the most cash in 2024?",
        "¿Qué empresa derrochó más efectivo en 2024?",
        "Is Coca-Cola's Sprite revenue higher than in 2023?",
    ],
)
def test_a_thing_in_small_letters_beside_names_is_no_company(question: str) -> None:
    assert read(question).unknown_company is None
