"""Many questions from a file, answered one by one into another, which can be gone on with."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from tqdm import tqdm

from chat.answer_json import answer_json
from chat.engine import Engine
from data.errors import FilingsError, FormatError, SetupError


@dataclass(frozen=True, slots=True)
class BatchLine:
    """One question of a file."""

    id: str | int
    question: str
    as_of: date | None
    document_id: str | None
    turns: tuple[str, ...]


def ask_all(engine: Engine, questions: Path, answers: Path, *, as_of: date | None) -> None:
    """Answer every question that has no answer yet; each answer is on disk before the next is begun.

    Raises:
        SetupError: there is no such file, or it is no text.
        FormatError: a line is not a question, or a line to go on from is not an answer.

    """
    lines = list(read_questions(questions))
    answers.parent.mkdir(parents=True, exist_ok=True)
    done = _answered(answers)
    with answers.open("a", encoding="utf-8") as out:
        for line in tqdm(
            [one for one in lines if one.id not in done], disable=None, unit="question"
        ):
            record = _record(engine, line, as_of)
            out.write(json.dumps(record, ensure_ascii=False) + "\n")
            out.flush()


def _record(engine: Engine, line: BatchLine, as_of: date | None) -> dict[str, Any]:
    try:
        answer = engine.answer(
            line.question,
            as_of=line.as_of or as_of,
            document_id=line.document_id,
            turns=line.turns,
        )
    except FilingsError as wrong:
        return {"id": line.id, "error": str(wrong)}
    return {"id": line.id, "answer": answer_json(answer)}


def read_questions(path: Path) -> Iterator[BatchLine]:
    """The questions of a JSONL file, checked line by line; other keys are ignored."""
    if not path.is_file():
        raise SetupError(f"There is no file {path}. Name one with a question as JSON on each line.")
    for number, line in _lines(path, path.read_bytes()):
        yield _read_line(line, f"{path}, line {number}")


def _lines(path: Path, content: bytes) -> Iterator[tuple[int, str]]:
    """Number the lines that hold something; other breaks than a newline may stand in a question."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SetupError(f"{path} is not UTF-8 text. Name a file with JSON on each line.") from None
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip():
            yield number, line


def _read_line(line: str, place: str) -> BatchLine:
    try:
        raw = json.loads(line)
    except ValueError:
        raw = None
    is_question = isinstance(raw, dict) and isinstance(raw.get("question"), str)
    if not is_question or not isinstance(raw.get("id"), str | int):
        raise FormatError(
            f'{place} is not a question. Write {{"id": "1", "question": "…"}} on each line.',
            place=place,
        )
    turns = raw.get("turns") or ()
    day = raw.get("as_of")
    try:
        as_of = date.fromisoformat(day) if day else None
    except (TypeError, ValueError):
        raise FormatError(
            f"{place}: as_of is {day!r}, which is not a day. Write it as 2024-12-31.", place=place
        ) from None
    if not isinstance(turns, list | tuple) or not all(isinstance(turn, str) for turn in turns):
        raise FormatError(f"{place}: turns is a list of the earlier questions.", place=place)
    document_id = raw.get("document_id")
    if document_id is not None and not isinstance(document_id, str):
        raise FormatError(
            f"{place}: document_id is {document_id!r}, which is not the id of a document. "
            "See the ids with: python -m data list",
            place=place,
        )
    return BatchLine(raw["id"], raw["question"], as_of, document_id, tuple(turns))


def _answered(path: Path) -> set[str | int]:
    """Ids that have a whole line; a line that a killed run left half is taken off."""
    if not path.is_file():
        return set()
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if whole != content:
        path.write_bytes(whole)
    return {_answered_id(line, path, number) for number, line in _lines(path, whole)}


def _answered_id(line: str, path: Path, number: int) -> str | int:
    try:
        raw = json.loads(line)
    except ValueError:
        raw = None
    if not isinstance(raw, dict) or not isinstance(raw.get("id"), str | int):
        raise FormatError(
            f"{path}, line {number} is not an answer to go on from. Name another file with: --out",
            place=f"{path}, line {number}",
        )
    found: str | int = raw["id"]
    return found
