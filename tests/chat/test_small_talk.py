"""Greetings, thanks and how an answer is wanted: they change no question, and alone they get a friendly sentence."""

from pathlib import Path

import pytest

from chat.engine import Engine, open_engine
from chat.small_talk import without_talk
from tests.chat.made_facts import engine_of, facts_of


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


@pytest.mark.parametrize(
    "question",
    [
        "Hello there! What was Tolvane's revenue in 2024? Cheers",
        "What was Tolvane's revenue in 2024? Keep it short.",
        "What was Tolvane's revenue in 2024? Show your steps.",
        "Haha what was Tolvane's revenue in 2024",
        "Quick question, what was Tolvane's revenue in 2024?",
        "In one line: what was Tolvane's revenue in 2024?",
        "2) what was Tolvane's revenue in 2024?",
        "What was Tolvane's revenue in 2024? Explain how you calculated it. Thanks a million",
        "Hola: ¿cuáles fueron los ingresos de Tolvane en 2024? Mil gracias",
        "¿Cuáles fueron los ingresos de Tolvane en 2024? Explica cómo lo calculaste.",
        "En una palabra, ¿cuáles fueron los ingresos de Tolvane en 2024? Sé breve.",
    ],
)
def test_what_is_said_around_a_question_changes_nothing(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    assert [int(one.figure.value) for one in answer.figures] == [1_185_359_000]


@pytest.mark.parametrize(
    "question",
    [
        "What was Tolvane's revenue in 2024? Organic only.",
        "What was Tolvane's adjusted revenue in 2024? Be brief.",
        "What was Tolvane's pro forma revenue in 2024? Thanks!",
        "¿Cuáles fueron los ingresos ajustados de Tolvane en 2024? Gracias",
    ],
)
def test_a_word_that_narrows_is_never_cut(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert all(int(one.figure.value) != 1_185_359_000 for one in answer.figures)


@pytest.mark.parametrize(
    ("question", "kept"),
    [
        ("What was Tolvane's revenue in 2024? Just Control Systems.", "What was Tolvane's revenue in 2024? Just Control Systems."),
        ("Thanks. And in 2023?", "And in 2023?"),
        ("Hello", "Hello"),
        ("Revenue, net income, and assets of Tolvane", "Revenue, net income, and assets of Tolvane"),
        ("Describe the business in one sentence", "Describe the business in one sentence"),
        ("10 companies by revenue", "10 companies by revenue"),
        ("Be brief. Explain how revenue is recognized.", "Explain how revenue is recognized."),
    ],
)  # fmt: skip
def test_only_whole_parts_of_talk_are_cut(question: str, kept: str) -> None:
    assert without_talk(question) == kept


@pytest.mark.parametrize(
    "question",
    ["Hello!", "Good morning", "thanks a lot", "What can you do?", "Hola, ¿qué tal?", "Muchas gracias", "3 + 4", "¿cuánto es 12 por 4?"],
)  # fmt: skip
def test_what_is_no_question_gets_a_friendly_sentence(engine: Engine, question: str) -> None:
    for turns in ([], ["Tolvane revenue 2024"]):
        answer = engine.answer(question, turns=turns)
        assert not answer.citations
        assert not answer.figures
        assert any(
            words in answer.text
            for words in (
                "Every figure",
                "Cada cifra",
                "come from filings",
                "salen de los documentos",
            )
        )


@pytest.mark.parametrize(
    "question",
    [
        "Which filings do you have on file?",
        "What companies are loaded?",
        "List the documents you have",
        "¿Qué documentos hay disponibles?",
        "¿Qué empresas tienes cargadas?",
    ],
)
def test_what_is_on_file_is_listed(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert "Tolvane Controls, Inc. 10-K FY2024 (2024-12-31)" in answer.text
    assert "Halden Apparel, Inc." in answer.text


@pytest.mark.parametrize(
    "question",
    [
        "Which reports does Tolvane file with the SEC?",
        "What documents are incorporated by reference in Tolvane's 10-K?",
        "What was said about good days in the morning?",
    ],
)
def test_questions_about_documents_are_no_list(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert not answer.text.startswith("On file:")
    assert "Every figure and sentence is cited" not in answer.text


@pytest.mark.parametrize(
    "question",
    ["Top 3 companies by revenue", "Rank the two companies by revenue", "Las 3 empresas con mayores ingresos"],
)  # fmt: skip
def test_a_number_of_companies_is_no_company(tmp_path: Path, question: str) -> None:
    made = (
        facts_of(9990031, "ORMOND GEARS INC", {"Revenues": {2024: 780}}),
        facts_of(9990033, "VELTRA PAPER INC", {"Revenues": {2024: 260}}),
    )
    answer = engine_of(tmp_path / "store", *made).answer(question)
    assert [int(one.figure.value) for one in answer.figures] == [780, 260], answer.text
