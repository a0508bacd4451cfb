"""How much of a question must a quote have, so that it answers and is not merely near?

    python -m answer_eval.passage_threshold [--questions FILE] [--list]

Asks questions that the documents answer and near neighbours that they don't, and prints for each
threshold how many of either kind are treated rightly. `chat.passage_answer.LEAST_SUPPORT` is the
lowest that refuses nine in ten of the latter.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from chat.passage_answer import LEAST_SUPPORT, passage_parts
from data.errors import SetupError
from data.store import Store, open_store
from retrieval.chunk import Scope
from retrieval.index import Index, open_index

QUESTIONS = Path(__file__).parent / "gold" / "prose_threshold.jsonl"
SILENT_AT_LEAST = 0.9
"""Share of the questions without an answer that must be refused."""

THRESHOLDS = tuple(step / 50 for step in range(15, 46))


@dataclass(frozen=True, slots=True)
class Measured:
    """A question with the support of its best quote."""

    question: str
    answerable: bool
    support: float
    is_right: bool
    """Whether a quote has the words that the answer must have; False for one without an answer."""
    quote: str


@dataclass(frozen=True, slots=True)
class Row:
    """What a threshold does to the questions."""

    threshold: float
    right: int
    """Answerable, and a quote has the answer."""
    wrong: int
    """Answerable, and quoted without the answer."""
    refused: int
    """Answerable, and refused."""
    kept_silent: int
    """Not answerable, and refused."""
    invented: int
    """Not answerable, and quoted."""


def measure(store: Store, index: Index, questions: Sequence[dict[str, Any]]) -> list[Measured]:
    """Ask every question in the scope of its company and year, whatever the threshold."""
    return [_measured(store, index, question) for question in questions]


def _measured(store: Store, index: Index, question: dict[str, Any]) -> Measured:
    parts = passage_parts(
        question["question"],
        scope=Scope(document_ids=_documents(store, question)),
        retriever=index,
        document_of=store.document,
        language="en",
        least_support=0.0,
    )
    quotes = [quote for citation in parts.citations for quote in citation.quotes]
    return Measured(
        question=question["question"],
        answerable=question["answerable"],
        support=parts.support,
        is_right=bool(question["expects"]) and any(question["expects"] in one for one in quotes),
        quote=quotes[0] if quotes else "",
    )


def _documents(store: Store, question: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(
        entry.document_id
        for entry in store.entries()
        if question["company"] in (entry.company or entry.title)
        and question["fiscal_year"] in (None, entry.fiscal_year)
    )


def row(measured: Sequence[Measured], threshold: float) -> Row:
    """Count what a threshold does."""
    shown = [one for one in measured if one.support >= threshold]
    hidden = [one for one in measured if one.support < threshold]
    return Row(
        threshold=threshold,
        right=sum(one.is_right for one in shown),
        wrong=sum(one.answerable and not one.is_right for one in shown),
        refused=sum(one.answerable for one in hidden),
        kept_silent=sum(not one.answerable for one in hidden),
        invented=sum(not one.answerable for one in shown),
    )


def best(rows: Sequence[Row]) -> Row:
    """Pick the lowest threshold that is silent often enough: the one that answers most."""
    silent = (
        one for one in rows if one.kept_silent >= SILENT_AT_LEAST * (one.kept_silent + one.invented)
    )
    return min(silent, key=lambda one: one.threshold, default=rows[-1])


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the curve and the threshold that it chooses."""
    parser = argparse.ArgumentParser(prog="python -m answer_eval.passage_threshold")
    parser.add_argument("--questions", type=Path, default=QUESTIONS)
    parser.add_argument("--list", action="store_true", help="print each question with its quote")
    asked = parser.parse_args(arguments)
    lines = asked.questions.read_text(encoding="utf-8").splitlines()
    store = open_store()
    if not store.entries():
        raise SetupError("The store holds no documents. Add some with: python -m data add FOLDER")
    index = open_index(store, say=lambda message: print(message, file=sys.stderr))  # noqa: T201
    measured = measure(store, index, [json.loads(line) for line in lines])
    rows = [row(measured, threshold) for threshold in THRESHOLDS]
    for line in (*_listed(measured, verbose=asked.list), *_curve(rows)):
        print(line)  # noqa: T201
    return 0


def _listed(measured: Sequence[Measured], *, verbose: bool) -> list[str]:
    if not verbose:
        return []
    return [
        f"{one.support:.2f} {_kind(one)} {one.question}\n        {one.quote}" for one in measured
    ]


def _kind(one: Measured) -> str:
    if not one.answerable:
        return "none "
    return "right" if one.is_right else "WRONG"


def _curve(rows: Sequence[Row]) -> list[str]:
    chosen = best(rows)
    head = "threshold  right  wrong  refused  kept silent  invented"
    body = [
        f"{one.threshold:9.2f}  {one.right:5}  {one.wrong:5}  {one.refused:7}  "
        f"{one.kept_silent:11}  {one.invented:8}"
        for one in rows
    ]
    now = f"Lowest that is silent in {SILENT_AT_LEAST:.0%}: {chosen.threshold:.2f}. In use: {LEAST_SUPPORT:.2f}."
    return [head, *body, now]


if __name__ == "__main__":
    sys.exit(main())
