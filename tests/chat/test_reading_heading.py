"""A word or two before a colon, in front of a figure question that is whole without them."""

from pathlib import Path

import pytest

from chat.engine import Engine, open_engine

MILLION = 10**6


@pytest.fixture(scope="module")
def engine(filings_home: Path) -> Engine:
    return open_engine("none", home=filings_home, say=lambda _: None)


@pytest.mark.parametrize(
    ("question", "millions"),
    [
        ("Walmart associates: what was Walmart's net income in fiscal 2025?", 19_436),
        ("Tesla deliveries: what was Tesla's total revenue in 2024?", 97_690),
        ("Amazon cloud: what was AWS's operating income in 2024?", 39_834),
        ("Coca-Cola bottler: how much was KO's revenue in 2024?", 47_061),
        ("P&G pricing: what were net sales of Beauty in fiscal 2025?", 14_964),
        ("Tesla baterías: ¿cuáles fueron los ingresos de Tesla en 2024?", 97_690),
    ],
)
def test_a_question_that_is_whole_behind_its_colon_has_its_figure(
    engine: Engine, question: str, millions: int
) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    assert answer.figures, answer.text
    assert answer.figures[0].figure.value == millions * MILLION


@pytest.mark.parametrize(
    "question",
    [
        "Apple adjusted: what was Apple's net income in 2024?",
        "Apple non-GAAP: what was Apple's net income in 2024?",
        "Apple organic: what was Apple's revenue in 2024?",
        "Apple Watch: what was Apple's revenue in 2024?",
        "Boeing backlog: what was revenue in 2024?",
        "Tesla cybertruck: revenue in 2024?",
        "Walmart same-store: what was Walmart's revenue growth in fiscal 2025?",
    ],
)
def test_words_that_may_say_which_figure_are_not_passed_over(engine: Engine, question: str) -> None:
    assert not engine.answer(question).figures


def test_a_part_before_the_colon_is_still_the_part(engine: Engine) -> None:
    answer = engine.answer("Apple Services: what was revenue in 2024?")
    assert answer.figures[0].figure.value == 96_169 * MILLION
