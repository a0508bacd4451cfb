"""Runs made without an engine: questions with answers that are right and cited, or not."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from answer_eval.measured_run import MeasuredRun, measured
from answer_eval.run_questions import Run
from answer_eval.sample_measures import Shelf
from answer_eval.wrong_places import Origin
from tests.answer_eval.cited_statement import CIK, GOLD, NAMES, PLACE, REVENUE, answer, text_of

SHELF = Shelf(text_of, {PLACE: Origin(CIK, "2024-12-31")}.get, NAMES)
SETUP = {"model": "none", "corpus": "c0ffee"}


def right() -> dict[str, Any]:
    return deepcopy(answer(_whole(REVENUE)))


def wrong() -> dict[str, Any]:
    made = right()
    made["figures"][0]["value"] = "66517000"
    return made


def refused() -> dict[str, Any]:
    reason = {"code": "concept_not_reported", "words": "Not reported."}
    changes = {"outcome": "not_found", "reason": reason, "text": "Not reported."}
    return deepcopy(answer(**changes, figures=[], claims=[]))


def gold(key: str, **changes: Any) -> dict[str, Any]:
    return {**GOLD, "id": key, "question": f"{GOLD['question']} {key}", **changes}


def run_of(
    name: str,
    answers: Mapping[str, dict[str, Any]],
    questions: Sequence[Mapping[str, Any]] | None = None,
) -> MeasuredRun:
    """A run with these answers by id, of questions that are all alike unless given."""
    asked = tuple(dict(one) for one in questions or [gold(key) for key in answers])
    records = {key: {"id": key, "answer": made} for key, made in answers.items()}
    return MeasuredRun(name, measured(Run(asked, records, SETUP), SHELF), SETUP, ())


def _whole(citation: dict[str, Any]) -> dict[str, Any]:
    """A citation with all that is shown of it."""
    return {**citation, "path": ["Part II", "Item 8"], "page": 31, "page_label": "29"}
