"""Writes the Spanish set to a folder: a Markdown file a document, passages and questions in Parquet."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from data.corpora.spanish_set import Passage, Question, SpanishSet
from data.parquet_rows import Columns, parquet


def write_set(made: SpanishSet, folder: Path) -> tuple[Path, ...]:
    """Write all files and give their paths; the folder is created."""
    folder.mkdir(parents=True, exist_ok=True)
    content = {one.file_name: one.text.encode() for one in made.documents}
    content["passages.parquet"] = parquet(passage_columns(made))
    content["questions.parquet"] = parquet(question_columns(made.questions))
    for name, written in content.items():
        (folder / name).write_bytes(written)
    return tuple(folder / name for name in content)


def passage_columns(made: SpanishSet) -> Columns:
    """Give a row a passage; `file` is the Markdown file that start and end count in."""
    files = {one.document_id: one.file_name for one in made.documents}
    passages: Sequence[Passage] = made.passages
    return {
        "passage_id": ("text", [one.passage_id for one in passages]),
        "document_id": ("text", [one.document_id for one in passages]),
        "file": ("text", [files[one.document_id] for one in passages]),
        "section": ("text", [one.section for one in passages]),
        "kind": ("text", [one.kind for one in passages]),
        "start": ("int", [one.start for one in passages]),
        "end": ("int", [one.end for one in passages]),
    }


def question_columns(questions: Sequence[Question]) -> Columns:
    """Give a row a question; `gold` is a list of alternatives, best first; none: no answer on file."""
    return {
        "question_id": ("text", [one.question_id for one in questions]),
        "question": ("text", [one.question for one in questions]),
        "kind": ("text", [one.kind for one in questions]),
        "document_ids": ("texts", [list(one.document_ids) for one in questions]),
        "answer": ("text", [one.answer for one in questions]),
        "gold": ("text lists", [[list(gold) for gold in one.gold] for one in questions]),
    }
