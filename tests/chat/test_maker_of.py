"""A company called by what it has: its product's maker, its segment's parent, or the part's name alone."""

from pathlib import Path

import pytest

from chat.engine import Engine, open_engine

HALDEN, TOLVANE = "Halden Apparel, Inc.", "Tolvane Controls, Inc."


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


@pytest.mark.parametrize(
    ("question", "company"),
    [
        ("the Little Finch owner's revenue in fiscal 2024", HALDEN),
        ("What was the net income of the company behind Little Finch in 2024?", HALDEN),
        ("revenue of the maker of Plant Software in 2024", TOLVANE),
        ("Control Systems maker's total assets 2024", TOLVANE),
        ("ingresos de la matriz de Little Finch en 2024", HALDEN),
        ("resultado neto del fabricante de Plant Software en 2024", TOLVANE),
    ],
)
def test_the_maker_is_the_company_whole(engine: Engine, question: str, company: str) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    assert {one.company for one in answer.citations} == {company}
    assert "(" not in answer.figures[0].figure.label


@pytest.mark.parametrize(
    "question",
    [
        "the Zentaro maker's revenue in 2024",
        "United States owner's revenue in 2024",
        "ingresos del fabricante de Zentaro en 2024",
    ],
)
def test_the_maker_of_what_nobody_or_anybody_has_is_not_on_file(
    engine: Engine, question: str
) -> None:
    answer = engine.answer(question)
    assert answer.figures == ()
    assert answer.outcome != "answered"


@pytest.mark.parametrize(
    ("question", "company"),
    [
        ("What does Little Finch sell?", HALDEN),
        ("Tell me about Plant Software", TOLVANE),
        ("¿Qué vende Little Finch?", HALDEN),
    ],
)
def test_words_about_a_part_are_looked_for_in_its_companys_filings(
    engine: Engine, question: str, company: str
) -> None:
    answer = engine.answer(question)
    read = {engine.store.entry(source.document_id).company for source in answer.sources}
    assert read == {company}
