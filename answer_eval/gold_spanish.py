"""Gold in words from the project's Spanish set: its questions about those of its documents that are on file.

A document is known by its bytes. Where a question has a number for an answer, that number must be said;
what else it says is judged by the place that is cited alone.
"""

import hashlib
import re
from collections.abc import Iterator, Mapping
from typing import Any

from data.corpora import Question, spanish_set
from data.store import Store

_NUMBER = re.compile(r"\d[\d.,]*\d|\d")
_MOST_SETS = 64
"""Alternatives of a comparison over five funds are all that can be combined; the first ones are kept."""
_ANY_REFUSAL = [{"outcome": outcome, "reason": None} for outcome in ("unclear", "not_derivable")]


def spanish_golds(store: Store) -> list[dict[str, Any]]:
    """Make a line of each question all of whose documents are on file."""
    by_bytes = {entry.sha256: entry for entry in store.entries()}
    if not by_bytes:
        return []
    made = spanish_set()
    on_file = {
        one.document_id: by_bytes[digest]
        for one in made.documents
        if (digest := hashlib.sha256(one.text.encode()).hexdigest()) in by_bytes
    }
    places = {
        one.passage_id: {
            "document_id": on_file[one.document_id].document_id,
            "start": one.start,
            "end": one.end,
        }
        for one in made.passages
        if one.document_id in on_file
    }
    subjects = {
        # A research note is of its issuer's cluster: "nota.cerambria".
        one.document_id: one.subject.rpartition(".")[2]
        for one in made.documents
        if one.document_id in on_file
    }
    return list(_lines(made.questions, subjects, places))


def _lines(
    questions: tuple[Question, ...],
    subjects: Mapping[str, str],
    places: Mapping[str, Mapping[str, Any]],
) -> Iterator[dict[str, Any]]:
    for one in questions:
        if not all(key in subjects for key in one.document_ids):
            continue
        sets = [[places[key] for key in each] for each in one.gold if set(each) <= set(places)]
        if one.answerable and not sets:
            continue
        yield _line(one, sets, subjects[one.document_ids[0]])


def _line(one: Question, sets: list[list[Mapping[str, Any]]], subject: str) -> dict[str, Any]:
    line: dict[str, Any] = {
        "id": f"es-{one.question_id}",
        "question": one.question,
        "language": "es",
        "kind": "words" if one.answerable else "refused",
        "company": "",
        "cik": "",
        "item": "",
        "concepts": [],
        "period": None,
        "value": None,
        "unit": None,
        "outcome": "answered" if one.answerable else "not_found",
        "reason": None,
        "as_of": None,
        "slice": f"Spanish set: {one.kind}",
        "answer": one.answer,
        "cluster": subject,
        "made": "written with their corpus",
    }
    if one.answerable:
        line["expects"] = _NUMBER.findall(one.answer)
        line["gold_sets"] = sets[:_MOST_SETS]
    else:
        line["also_accept"] = list(_ANY_REFUSAL)
    return line
