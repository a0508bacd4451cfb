"""Outcomes and the reference-compatible score, by hand."""

from typing import Any

import pytest

from answer_eval.answer_score import Outcomes, outcomes, reference_right

ASKED = {"outcome": "answered"}
NONE = {"outcome": "not_found"}


def test_every_question_comes_to_one_end() -> None:
    judged: list[tuple[dict[str, Any], dict[str, Any] | None, bool]] = [
        (ASKED, ASKED, True),
        (ASKED, ASKED, True),
        (ASKED, ASKED, False),
        (ASKED, NONE, False),
        (ASKED, None, False),
        (NONE, NONE, True),
        (NONE, NONE, False),
        (NONE, ASKED, False),
    ]
    found = outcomes(judged)
    assert found == Outcomes(right=2, wrong=1, not_found=2, refused=2, answerless=3)
    assert (found.asked, found.attempted, found.net) == (5, 3, 0.2)
    assert outcomes([]).net == 0.0


@pytest.mark.parametrize(
    ("value", "text", "is_right"),
    [
        ("391035000000", "Net sales were $391.0 billion in 2022, of Halden.", True),
        ("391035000000", "Net sales were $391,035 million.", True),
        ("391035000000", "Net sales were $391.5 billion.", False),
        ("391035000000", "Net sales were $391,035.", False),
        ("-11817000000", "A loss of $11.82 billion.", True),
        ("0.1234", "A margin of 12.34 %.", True),
        ("0.1234", "A margin of 12.4 %.", False),
        ("0.1234", "A margin of 12.34.", False),
        ("11770000000", "11.770 millones de dólares", True),
        ("2024", "In 2024.", False),
    ],
)
def test_any_number_within_a_thousandth_is_right_by_the_reference(
    value: str, text: str, *, is_right: bool
) -> None:
    assert reference_right({"value": value}, text) is is_right


def test_an_alternative_is_right_by_the_reference_too() -> None:
    gold = {"value": "5", "alternatives": [{"value": "7"}]}
    assert reference_right(gold, "It was 7.") is True
    assert reference_right({"value": None}, "It was 7.") is None
