"""Which figure comes first, and what is made of several: through the engine, on the sample's books."""

from decimal import Decimal
from pathlib import Path

import pytest

from chat.answer import Answer
from chat.engine import Engine, open_engine

TOLVANE, HALDEN = 142_810_000, 201_000_000
"""Net income of fiscal 2024."""


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


def values(answer: Answer) -> list[Decimal]:
    assert answer.outcome == "answered", answer.text
    return [one.figure.value for one in answer.figures]


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Which company had the highest net income in fiscal 2024?", [HALDEN, TOLVANE]),
        ("Which company had the lowest net income in fiscal 2024?", [TOLVANE, HALDEN]),
        ("Compare net income of Tolvane and Halden Apparel in fiscal 2024", [HALDEN, TOLVANE]),
        (
            "difference between Tolvane's and Halden Apparel's net income in fiscal 2024",
            [TOLVANE - HALDEN, TOLVANE, HALDEN],
        ),
        (
            "combined net income of Tolvane and Halden Apparel in fiscal 2024",
            [TOLVANE + HALDEN, TOLVANE, HALDEN],
        ),
    ],
)
def test_what_is_asked_for_comes_first(engine: Engine, question: str, expected: list[int]) -> None:
    assert values(engine.answer(question)) == expected


def test_a_sum_with_a_part_missing_is_refused(engine: Engine) -> None:
    answer = engine.answer("sum of Halden Apparel's R&D expense and SG&A in fiscal 2024")
    assert answer.outcome != "answered"
    assert not answer.figures


def test_a_ratio_of_money_to_a_ratio_is_never_shown(engine: Engine) -> None:
    answer = engine.answer("Tolvane net income as a percentage of net margin 2024")
    assert answer.outcome != "answered" or answer.figures[0].figure.value < 10
