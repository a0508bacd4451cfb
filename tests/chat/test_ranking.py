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


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Who had the higher net income, Tolvane in 2025 or Halden Apparel in fiscal 2024?", ["FY2024"]),
        ("Tolvane's 2023 net income vs Halden Apparel's fiscal 2024 net income: which is higher?", ["FY2024", "FY2023"]),
        ("¿Quién ganó más, Tolvane en 2023 o Halden Apparel en el ejercicio fiscal 2024?", ["FY2024", "FY2023"]),
    ],
)  # fmt: skip
def test_companies_named_with_a_year_each_are_asked_for_no_others(
    engine: Engine, question: str, expected: list[str]
) -> None:
    answer = engine.answer(question)
    assert [one.figure.fiscal for one in answer.figures] == expected, answer.text
    assert "Of 3" not in answer.text
    assert "De 3" not in answer.text


def test_years_that_both_companies_share_are_both_of_both(engine: Engine) -> None:
    answer = engine.answer("net income of Tolvane and Halden Apparel in 2023 and 2024")
    assert sorted(one.figure.fiscal for one in answer.figures) == [
        "FY2023",
        "FY2023",
        "FY2024",
        "FY2024",
    ]


def test_companies_are_counted_and_not_their_figures(engine: Engine) -> None:
    asked = "Which had the highest net income in 2023 and 2024, Tolvane or Halden Apparel?"
    assert "Of 2 companies" in engine.answer(asked).text
