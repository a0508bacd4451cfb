"""What answers are worth as answers: right, wrong or not found; strictly, and as the reference counts.

Strictly the first figure's entity, period, unit, sign and value must match (`figure_score`). The
reference project takes any number in the text within 0.1 %, whatever its company or year.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from answer_eval.said_numbers import amounts

REFERENCE_WITHIN = Decimal("0.001")
"""Of the value."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """Of questions that have an answer; and of those that have none, how many were refused."""

    right: int
    wrong: int
    not_found: int
    refused: int
    """Rightly: questions without an answer, whatever the reason given."""
    answerless: int
    """Questions without an answer."""

    @property
    def asked(self) -> int:
        return self.right + self.wrong + self.not_found

    @property
    def attempted(self) -> int:
        return self.right + self.wrong

    @property
    def net(self) -> float:
        """Right less wrong, as a share of the questions: guessing does not pay."""
        return (self.right - self.wrong) / self.asked if self.asked else 0.0


def outcomes(
    judged: Iterable[tuple[Mapping[str, Any], Mapping[str, Any] | None, bool]],
) -> Outcomes:
    """Count (gold, answer or None, right) by what came of it."""
    counts = dict.fromkeys(("right", "wrong", "not_found", "refused", "answerless"), 0)
    for gold, answer, is_right in judged:
        is_answered = answer is not None and answer["outcome"] == "answered"
        if gold["outcome"] != "answered":
            counts["answerless"] += 1
            counts["refused"] += answer is not None and not is_answered
        elif is_right:
            counts["right"] += 1
        else:
            counts["wrong" if is_answered else "not_found"] += 1
    return Outcomes(**counts)


def reference_right(gold: Mapping[str, Any], text: str) -> bool | None:
    """Whether any number in the text is within 0.1 % of the value; None where no value is asked."""
    if gold.get("value") is None:
        return None
    wanted = [gold["value"], *(one["value"] for one in gold.get("alternatives", ()))]
    return any(
        _is_near(value / (100 if said.is_percent else 1), Decimal(one))
        for said in amounts(text)
        for value, _ in said.values
        for one in wanted
    )


def _is_near(value: Decimal, wanted: Decimal) -> bool:
    """Signs are not compared: prose says "a loss of 11.8 billion"."""
    return abs(value - abs(wanted)) <= REFERENCE_WITHIN * abs(wanted)
