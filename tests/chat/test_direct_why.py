"""Why a figure moved, asked in one question: the discussion of its period answers, not any text with its words."""

from pathlib import Path

import pytest

from chat.engine import Engine, open_engine
from chat.whole_question import asks_causes


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (
            "Why did Tolvane's gross margin rise in 2024?",
            "because subscriptions, which cost less to deliver than hardware, were a larger part of revenue",
        ),
        ("What drove Tolvane's revenue in 2024?", "revenue of Plant Software increased 9.9%"),
        (
            "¿Por qué subieron los ingresos de Tolvane en 2024?",
            "revenue of Plant Software increased 9.9%",
        ),
    ],
)
def test_the_discussion_of_the_period_says_why(engine: Engine, question: str, said: str) -> None:
    answer = engine.answer(question)
    assert said in answer.text
    assert answer.citations[0].title == "Tolvane Controls, Inc. 10-K FY2024 (2024-12-31)"


def test_a_row_of_figures_is_no_cause(engine: Engine) -> None:
    answer = engine.answer("Why did Tolvane's operating income change in 2024?")
    assert not any(" | " in quote for one in answer.citations for quote in one.quotes)


def test_what_else_is_said_of_an_item_is_searched_as_it_is(engine: Engine) -> None:
    asked = "Why does Tolvane defer revenue of subscriptions?"
    assert asks_causes(asked)
    route = engine.answer(asked).route
    assert route.reason.startswith("The question asks for words")
