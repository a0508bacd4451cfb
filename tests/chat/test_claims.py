"""Amounts that a question claims, and what would have been: yes or no first, or not worked out."""

from pathlib import Path

import pytest

from chat.engine import Engine, open_engine
from tests.chat.made_facts import engine_of, facts_of


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    """The sample: Tolvane sold 1,185,359 thousand in 2024, 6.0 % more than in 2023."""
    return open_engine("none", home=sample_home, say=lambda _: None)


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("Was Tolvane's revenue above $1 billion in 2024?", "Yes: revenue of Tolvane Controls, Inc. was above $1 billion"),
        ("Did Tolvane have more than $1.5 billion in revenue in 2024?", "No: revenue of Tolvane Controls, Inc. was not above $1.5 billion"),
        ("Were Tolvane's 2024 sales less than 1.2 billion dollars?", "Yes: revenue of Tolvane Controls, Inc. was below 1.2 billion dollars"),
        ("Is it correct that Tolvane's net income for 2024 was $200 million?", "No: net income of Tolvane Controls, Inc. was not $200 million, but lower"),
        ("Tolvane's net income for 2024 was $143 million, right?", "Yes: net income of Tolvane Controls, Inc. was $143 million, rounded as asked"),
        ("Was Tolvane's revenue about 1.2 billion in 2024?", "Yes: revenue of Tolvane Controls, Inc. was about 1.2 billion"),
        ("Did Tolvane's revenue grow more than 10% in 2024?", "No: growth of revenue of Tolvane Controls, Inc. was not above 10%"),
        ("Did Tolvane's sales triple in 2024?", "No: revenue of Tolvane Controls, Inc. did not triple"),
        ("¿Se duplicaron las ventas de Tolvane en 2024?", "No: la cifra de ingresos de Tolvane Controls, Inc. no se llegó a duplicar"),
        ("¿Superaron los ingresos de Tolvane los 1.000 millones en 2024?", "Sí: la cifra de ingresos de Tolvane Controls, Inc. fue superior a 1.000 millones"),
        ("¿Es cierto que los ingresos de Tolvane en 2024 fueron de 900 millones?", "No: la cifra de ingresos de Tolvane Controls, Inc. no fue de 900 millones, sino mayor"),
    ],
)  # fmt: skip
def test_a_claimed_amount_gets_yes_or_no_and_then_the_figure(
    engine: Engine, question: str, says: str
) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    assert answer.text.split(" [")[0] == says
    assert answer.figures


def test_of_a_loss_its_size_is_compared(tmp_path: Path) -> None:
    made = facts_of(9990031, "ORMOND GEARS INC", {"NetIncomeLoss": {2023: 70, 2024: -20}})
    engine = engine_of(tmp_path / "store", made)
    more = engine.answer("Did Ormond Gears lose more than $15 in 2024?")
    assert more.text.startswith("Yes: the loss of ORMOND GEARS INC was above $15")
    less = engine.answer("Did Ormond Gears lose more than $25 in 2024?")
    assert less.text.startswith("No: the loss of ORMOND GEARS INC was not above $25")


def test_twice_as_much_is_a_doubling(tmp_path: Path) -> None:
    made = facts_of(9990033, "VELTRA PAPER INC", {"Revenues": {2023: 210, 2024: 450}})
    answer = engine_of(tmp_path / "store", made).answer(
        "Did Veltra Paper's revenue double in 2024?"
    )
    assert answer.text.startswith("Yes: revenue of VELTRA PAPER INC did double")


@pytest.mark.parametrize(
    "question",
    [
        "What would Tolvane's gross margin be if costs fell by 5%?",
        "Tolvane net income if revenue had been 10% higher",
        "What if Tolvane's revenue doubled in 2025?",
        "Assuming 4% growth, what is Tolvane's revenue?",
        "¿Cuál sería el margen neto de Tolvane si los ingresos fueran un 10 % mayores?",
        "¿Qué pasaría con el resultado neto de Tolvane si subieran los ingresos?",
        "Ingresos de Tolvane si hubieran crecido un 10 % en 2024",
    ],
)
def test_what_would_be_is_not_worked_out(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.reason is not None, answer.text
    assert answer.reason.code == "missing_operand"
    assert "Tolvane" in answer.text
    assert not answer.figures


@pytest.mark.parametrize(
    "question",
    [
        "Could you tell me Tolvane's revenue for 2024 if you know it?",
        "What would be Tolvane's revenue for 2024?",
        "I would like Tolvane's revenue for 2024, if possible",
        "Tell me if Tolvane's revenue was higher in 2024 than in 2023",
        "Dime, si es posible, los ingresos de Tolvane de 2024",
        "¿Me podrías decir los ingresos de Tolvane en 2024, si los tienes?",
    ],
)
def test_a_polite_if_asks_for_what_was(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    assert int(answer.figures[0].figure.value) == 1_185_359_000


@pytest.mark.parametrize(
    "question",
    [
        "What was Tolvane's revenue in 2024?",
        "Tolvane revenue 2024 in millions",
        "Tolvane's revenue in 2024, was it a record?",
    ],
)
def test_where_nothing_is_claimed_there_is_no_yes_or_no(engine: Engine, question: str) -> None:
    assert not engine.answer(question).text.startswith(("Yes", "No:"))
