"""Which threshold the measurement chooses."""

import json

from answer_eval.passage_threshold import QUESTIONS, Measured, Row, best, row


def asked(support: float, *, answerable: bool, is_right: bool = False) -> Measured:
    return Measured("?", answerable, support, is_right, "")


MEASURED = (
    asked(0.9, answerable=True, is_right=True),
    asked(0.7, answerable=True),
    asked(0.3, answerable=True, is_right=True),
    asked(0.6, answerable=False),
    asked(0.1, answerable=False),
)


def test_a_threshold_sorts_the_questions_into_five() -> None:
    assert row(MEASURED, 0.5) == Row(
        threshold=0.5, right=1, wrong=1, refused=1, kept_silent=1, invented=1
    )


def test_support_at_the_threshold_is_shown() -> None:
    assert row(MEASURED, 0.9).right == 1


def test_the_lowest_threshold_that_is_silent_often_enough_is_chosen() -> None:
    assert best([row(MEASURED, threshold) for threshold in (0.5, 0.65, 0.8)]).threshold == 0.65


def test_the_questions_are_as_many_with_an_answer_as_without() -> None:
    questions = [json.loads(line) for line in QUESTIONS.read_text(encoding="utf-8").splitlines()]
    assert len({question["id"] for question in questions}) == len(questions) == 96
    assert sum(question["answerable"] for question in questions) == 48
    assert all(bool(question["expects"]) == question["answerable"] for question in questions)
