"""A figure asked for part by part, on the real filings; values are typed from their text."""

from pathlib import Path

import pytest

from chat.answer import Answer, ShownFigure
from chat.engine import Engine, open_engine

MILLION = 10**6


@pytest.fixture(scope="module")
def engine(filings_home: Path) -> Engine:
    return open_engine("none", home=filings_home, say=lambda _: None)


def rows(answer: Answer) -> dict[str, int]:
    """Part -> millions, as the table has them; the whole is ""."""
    assert answer.table is not None
    found = {}
    for label, cell in answer.table.rows:
        assert isinstance(label, str)
        assert isinstance(cell, ShownFigure)
        name = label.partition(" (")[2].rpartition(": ")[2].removesuffix(")")
        found[name] = int(cell.figure.value / MILLION)
    return found


DIVIDED = [
    (
        "Apple revenue by segment 2024",
        {"Americas": 167_045, "Europe": 101_328, "Greater China": 66_952, "Rest of Asia Pacific": 30_658, "Japan": 25_052, "": 391_035},
    ),
    (
        "What was Apple's revenue by region in fiscal 2024?",
        {"Other countries": 181_887, "U.S.": 142_196, "China": 66_952, "": 391_035},
    ),
    (
        "ventas de Amazon por segmento 2024",
        {"North America": 387_497, "International": 142_906, "AWS": 107_556, "": 637_959},
    ),
    (
        "Walmart net sales for each segment, fiscal 2025",
        {"Walmart U.S.": 462_415, "Walmart International": 121_885, "Sam's Club U.S.": 90_238, "": 674_538},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("question", "parts"), DIVIDED)
def test_every_part_has_a_row_of_its_own_and_the_whole_is_below(
    engine: Engine, question: str, parts: dict[str, int]
) -> None:
    answer = engine.answer(question)
    assert rows(answer) == parts
    assert "add up to the whole" in answer.text or "suman el total" in answer.text


def test_each_part_is_cited_and_the_sentence_above_cites_all(engine: Engine) -> None:
    answer = engine.answer("Apple revenue by segment 2024")
    assert answer.claims[0].citations == (1, 2, 3, 4, 5, 6)
    assert {one.quotes[0] for one in answer.citations} >= {"$ 167,045", "$ 66,952", "391,035"}


def test_what_is_the_sum_of_others_is_left_out_for_the_finest_parts(engine: Engine) -> None:
    found = rows(engine.answer("NVIDIA revenue by product fiscal 2025"))
    assert found["Compute"] == 102_196
    assert found["Networking"] == 12_990
    assert "Data Center" not in found
    assert sum(value for name, value in found.items() if name) == found[""] == 130_497


def test_parts_that_overlap_are_said_not_to_make_up_the_whole(engine: Engine) -> None:
    answer = engine.answer("UnitedHealth revenue by segment 2024")
    assert rows(answer)["UnitedHealthcare"] == 298_208
    assert "some overlap, or some of it is not tagged so" in answer.text


def test_the_highest_of_all_parts_comes_first(engine: Engine) -> None:
    answer = engine.answer("Which Apple segment had the highest revenue in 2024?")
    assert answer.figures[0].figure.value == 167_045 * MILLION
    assert answer.text.startswith("Of 5 figures, the highest is revenue (segment: Americas)")
    lowest = engine.answer("Which product line brought Apple the lowest revenue in 2024?")
    assert lowest.figures[0].figure.value == 26_694 * MILLION


@pytest.mark.parametrize(
    "question",
    [
        "Apple iPhone revenue by region 2024",
        "Apple total assets by segment 2024",
        "Apple revenue by segment in Germany 2024",
        "Apple revenue by customer 2024",
    ],
)
def test_what_is_not_divided_so_is_no_figure(engine: Engine, question: str) -> None:
    assert engine.answer(question).figures == ()
