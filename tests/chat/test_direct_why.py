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


@pytest.mark.parametrize(
    ("question", "item", "said"),
    [
        (
            "Why did Halden's Little Finch revenue change in 2024?",
            "revenue (segment: Little Finch)",
            "net sales of Little Finch increased 0.5%",
        ),
        (
            "Why did Plant Software revenue rise in 2024?",
            "revenue (segment: Plant Software)",
            "revenue of Plant Software increased 9.9%",
        ),
        (
            "¿Por qué subieron los ingresos de Plant Software en 2024?",
            "ingresos (segmento: Plant Software)",
            "revenue of Plant Software increased 9.9%",
        ),
    ],
)
def test_why_a_part_moved_is_told_of_that_part_whose_company_need_not_be_named(
    engine: Engine, question: str, item: str, said: str
) -> None:
    answer = engine.answer(question)
    assert item in answer.route.reason
    assert said in answer.text


def test_several_items_are_asked_about_at_once(engine: Engine) -> None:
    answer = engine.answer("Why did Tolvane's revenue and gross margin rise in 2024?")
    assert "why revenue, gross margin of Tolvane" in answer.route.reason
    assert "Revenue increased $66.8 million" in answer.text


@pytest.mark.parametrize(
    "question",
    [
        "Why did revenue grow faster at Tolvane than at Halden in 2024?",
        "¿Por qué crecieron más los ingresos en Tolvane que en Halden en 2024?",
    ],
)
def test_two_companies_set_against_each_other_are_each_searched(
    engine: Engine, question: str
) -> None:
    answer = engine.answer(question)
    assert {one.company for one in answer.citations} == {
        "Tolvane Controls, Inc.",
        "Halden Apparel, Inc.",
    }


def test_why_after_a_part_whose_company_was_not_named_is_asked_of_that_part(engine: Engine) -> None:
    answer = engine.answer("why?", turns=("Plant Software revenue 2024",))
    assert "why revenue (segment: Plant Software) of Tolvane" in answer.route.reason
