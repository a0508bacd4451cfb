"""A part that is named with a period alone is asked for its revenue; anything more said of it is not."""

from decimal import Decimal
from pathlib import Path

import pytest

from chat.engine import Engine, open_engine
from chat.reading import read_question


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


@pytest.mark.parametrize(
    ("alone", "whole"),
    [
        ("Tolvane Plant Software 2024", "Tolvane Plant Software revenue 2024"),
        ("Halden Apparel Little Finch fiscal 2024", "Halden Apparel Little Finch revenue fiscal 2024"),
        ("Little Finch de Halden Apparel en 2024", "ingresos de Little Finch de Halden Apparel en 2024"),
        ("Control Systems of Tolvane in 2024", "revenue of Control Systems of Tolvane in 2024"),
    ],
)  # fmt: skip
def test_its_revenue_is_meant(engine: Engine, alone: str, whole: str) -> None:
    answer, longer = engine.answer(alone), engine.answer(whole)
    assert longer.outcome == "answered", longer.text
    assert answer.figures[0].figure.value == longer.figures[0].figure.value > Decimal(0)


@pytest.mark.parametrize(
    "question",
    [
        "Tolvane Plant Software customers 2024",
        "What does Tolvane say about Plant Software in 2024?",
        "Tolvane Plant Software risks 2024",
        "Tolvane Plant Software",
        "Tolvane Plant 2024",
        "How many Plant Software did Tolvane sell in 2024, in units?",
        "¿Cuántas Plant Software vendió Tolvane en 2024?",
    ],
)
def test_more_or_less_than_its_name_is_looked_for_in_the_text(
    engine: Engine, question: str
) -> None:
    answer = engine.answer(question)
    assert answer.figures == ()
    assert answer.route.kind == "passage"


@pytest.mark.parametrize(
    ("question", "is_prose"),
    [
        ("regulatory credits of Tolvane 2024", False),
        ("Tolvane regulatory capital 2024", False),
        ("What regulatory risks does Tolvane face?", True),
        ("Tolvane regulatory environment", True),
    ],
)
def test_regulatory_names_an_amount_before_some_nouns(question: str, is_prose: bool) -> None:
    assert read_question(question, companies=()).asks_for_words is is_prose
