"""Ask an engine every gold question, and keep what it said: a line an answer, written as it comes."""

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Protocol

from chat.answer import Answer
from chat.answer_json import answer_json
from data.errors import FilingsError, FormatError, SetupError

GOLD, RECORDS, SETUP = "gold.jsonl", "records.jsonl", "setup.json"


class Asked(Protocol):
    """What answers: `chat.engine.Engine`, or a stand-in."""

    def answer(
        self,
        question: str,
        *,
        as_of: date | None = None,
        document_id: str | None = None,
        turns: Sequence[str] = (),
    ) -> Answer: ...


@dataclass(frozen=True, slots=True)
class Run:
    """A folder with the questions, what was answered, and what answered."""

    gold: tuple[dict[str, Any], ...]
    records: Mapping[str, dict[str, Any]]
    """By id: {"id", "answer"} or {"id", "error"}."""
    setup: Mapping[str, Any]


def run(
    gold_path: Path, folder: Path, engine: Asked, setup: Mapping[str, Any], tick: Callable[[], Any]
) -> int:
    """Answer what the folder has no record of; gives the number answered now."""
    content = _content(gold_path)
    gold = read_lines(gold_path)
    folder.mkdir(parents=True, exist_ok=True)
    _begin(folder, content, setup)
    done = {record["id"] for record in _whole_lines(folder / RECORDS)}
    count = 0
    with (folder / RECORDS).open("a", encoding="utf-8") as file:
        for question in gold:
            if question["id"] not in done:
                file.write(json.dumps(_record(engine, question), ensure_ascii=False) + "\n")
                file.flush()
                count += 1
            tick()
    return count


def read_run(folder: Path) -> Run:
    """Read a folder that `run` has written."""
    gold = read_lines(folder / GOLD)
    records = {record["id"]: record for record in read_lines(folder / RECORDS)}
    setup = json.loads(_content(folder / SETUP))
    return Run(tuple(gold), records, setup)


def read_lines(path: Path) -> list[dict[str, Any]]:
    """Read JSON lines. Raises FormatError for a line that is none."""
    found = []
    for number, line in enumerate(_text_lines(path), start=1):
        try:
            row = json.loads(line)
        except ValueError as cause:
            raise _no_json(path, number) from cause
        if not isinstance(row, dict) or "id" not in row:
            raise _no_json(path, number)
        found.append(row)
    return found


def _text_lines(path: Path) -> list[str]:
    """Cut at newlines only: other breaks may stand in a question or in a quote."""
    try:
        text = _content(path).decode("utf-8")
    except UnicodeDecodeError as cause:
        raise FormatError(
            f"{path} is not UTF-8 text. Name a file with JSON on each line.", place=str(path)
        ) from cause
    return text.removesuffix("\n").split("\n") if text else []


def _no_json(path: Path, number: int) -> FormatError:
    return FormatError(
        f"Line {number} of {path} is not a JSON object with an id. "
        "Make gold questions with: python -m answer_eval gold --out G.jsonl",
        place=f"{path}:{number}",
    )


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise SetupError(
            f"There is no {path}. Ask the questions with: "
            "python -m answer_eval run --gold G.jsonl --out DIR"
        ) from None


def _begin(folder: Path, gold: bytes, setup: Mapping[str, Any]) -> None:
    """Write down what is asked and by what; a folder holds one run of one set of questions."""
    whole = {**setup, "gold": hashlib.sha256(gold).hexdigest()}
    text = json.dumps(whole, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    known = folder / SETUP
    if known.exists() and known.read_text(encoding="utf-8") != text:
        raise SetupError(
            f"{folder} holds a run of other questions, another corpus or another model. "
            "Name another folder with: --out DIR"
        )
    known.write_text(text, encoding="utf-8")
    (folder / GOLD).write_bytes(gold)


def _whole_lines(path: Path) -> Iterable[dict[str, Any]]:
    """Read the records so far, and drop a last line that was cut off."""
    if not path.exists():
        return []
    content = path.read_bytes()
    if not content.endswith(b"\n"):
        content = content[: content.rfind(b"\n") + 1]
        path.write_bytes(content)
    return read_lines(path)


def _record(engine: Asked, question: Mapping[str, Any]) -> dict[str, Any]:
    as_of = question.get("as_of")
    try:
        answer = engine.answer(
            question["question"], as_of=date.fromisoformat(as_of) if as_of else None
        )
    except FilingsError as wrong:
        return {"id": question["id"], "error": str(wrong)}
    return {"id": question["id"], "answer": answer_json(answer)}
