"""JSON lines with ids, read with the number of a line that is none."""

import json
from pathlib import Path
from typing import Any

from data.errors import FormatError, SetupError


def read_lines(path: Path) -> list[dict[str, Any]]:
    """Read JSON lines that have an id. Raises FormatError for a line that is none."""
    rows = read_objects(path)
    for number, row in enumerate(rows, start=1):
        if "id" not in row:
            raise _no_json(path, number, " with an id")
    return rows


def read_objects(path: Path, *, what: str = " with an id") -> list[dict[str, Any]]:
    """Read JSON lines, with or without ids."""
    found = []
    for number, line in enumerate(_text_lines(path), start=1):
        try:
            row = json.loads(line)
        except ValueError as cause:
            raise _no_json(path, number, what) from cause
        if not isinstance(row, dict):
            raise _no_json(path, number, what)
        found.append(row)
    return found


def content(path: Path) -> bytes:
    """Read a file of a run. Raises SetupError where there is none."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise SetupError(
            f"There is no {path}. Ask the questions with: "
            "python -m answer_eval run --gold G.jsonl --out DIR"
        ) from None


def line_of(row: dict[str, Any]) -> str:
    """Write an object as a line."""
    return json.dumps(row, ensure_ascii=False) + "\n"


def _text_lines(path: Path) -> list[str]:
    """Cut at newlines only: other breaks may stand in a question or in a quote."""
    try:
        text = content(path).decode("utf-8")
    except UnicodeDecodeError as cause:
        raise FormatError(
            f"{path} is not UTF-8 text. Name a file with JSON on each line.", place=str(path)
        ) from cause
    return text.removesuffix("\n").split("\n") if text else []


def _no_json(path: Path, number: int, what: str) -> FormatError:
    return FormatError(
        f"Line {number} of {path} is not a JSON object{what}. "
        "Make gold questions with: python -m answer_eval gold --out G.jsonl",
        place=f"{path}:{number}",
    )
