"""TAT-QA as documents and gold questions: a table with paragraphs each, and what is asked of them.

F. Zhu et al., "TAT-QA: A Question Answering Benchmark on a Hybrid of Tabular and Textual Content in
Finance", ACL 2021. The data set is read from a file of the reader's own; nothing of it is kept here.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any

from answer_eval.json_lines import line_of
from data.errors import FormatError, SetupError

SCALES = {"": 0, "thousand": 3, "million": 6, "billion": 9, "percent": -2}
"""Powers of ten by which an answer's number is shortened."""
_NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")


@dataclass(frozen=True, slots=True)
class Context:
    """A document made of one table and its paragraphs."""

    name: str
    text: str
    """Markdown: the paragraphs in order, then the table."""
    questions: tuple[Mapping[str, Any], ...]

    @property
    def document_id(self) -> str:
        """What the store will call it: a document without a company goes by its bytes."""
        return f"sha256/{hashlib.sha256(self.text.encode()).hexdigest()[:12]}"


def write_tatqa(dataset: Path, folder: Path) -> tuple[int, int]:
    """Write documents/*.md and gold.jsonl; gives how many questions, and how many documents."""
    contexts = read_tatqa(dataset)
    documents = folder / "documents"
    documents.mkdir(parents=True, exist_ok=True)
    for one in contexts:
        path = documents / f"{one.name}.md"
        path.write_text(one.text, encoding="utf-8", newline="\n")
    rows = [gold for one in contexts for gold in gold_rows(one)]
    text = "".join(map(line_of, rows))
    (folder / "gold.jsonl").write_text(text, encoding="utf-8", newline="\n")
    return len(rows), len(contexts)


def read_tatqa(path: Path) -> list[Context]:
    """Read a data set's file.

    Raises:
        SetupError: there is no such file.
        FormatError: it is not TAT-QA's JSON.

    """
    try:
        raw = json.loads(path.read_bytes())
        return [_context(one) for one in raw]
    except FileNotFoundError:
        raise SetupError(
            f"There is no {path}. Name a file of TAT-QA, such as tatqa_dataset_dev.json"
        ) from None
    except (ValueError, LookupError, TypeError, AttributeError) as cause:
        raise FormatError(
            f"{path} is not TAT-QA's JSON: a list of {{table, paragraphs, questions}} is expected.",
            place=str(path),
        ) from cause


def _context(raw: Mapping[str, Any]) -> Context:
    name = re.sub(r"[^A-Za-z0-9_-]", "-", str(raw["table"]["uid"]))  # it becomes a file's name
    paragraphs = sorted(raw["paragraphs"], key=lambda one: int(one["order"]))
    parts = [" ".join(str(one["text"]).split()) for one in paragraphs]
    parts.append(_table(raw["table"]["table"]))
    questions = tuple(raw["questions"])
    for one in questions:
        _check(one)
    return Context(name, "\n\n".join(parts) + "\n", questions)


def _table(rows: Sequence[Sequence[str]]) -> str:
    """A table with pipes; its first row, and those below without a label, are the header in one line."""
    count = 1
    while count < len(rows) and not str(rows[count][0]).strip():
        count += 1
    heads, body = ([*map(_cells, rows[:count])], [*map(_cells, rows[count:])])
    header = [" / ".join(part for part in column if part) for column in zip(*heads, strict=True)]
    lines = [header, *body]
    lines.insert(1, ["---"] * len(header))
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _cells(row: Sequence[str]) -> list[str]:
    return [_cell(cell) for cell in row]


def _cell(text: str) -> str:
    return " ".join(str(text).replace("|", "¦").split())


def _check(question: Mapping[str, Any]) -> None:
    """Raise KeyError for a question that lacks what is read."""
    for key in ("uid", "question", "answer", "answer_type", "derivation"):
        question[key]
    SCALES[question["scale"]]


def gold_rows(context: Context) -> Iterator[dict[str, Any]]:
    """Its questions as gold lines, each asked of its own document alone."""
    for one in context.questions:
        kind = one["answer_type"]
        gold: dict[str, Any] = {
            "id": one["uid"],
            "question": " ".join(one["question"].split()),
            "language": "en",
            "document_id": context.document_id,
            "cluster": context.document_id,
            "made": "published",
            "slice": f"{kind}, {one.get('answer_from', '')}",
            "outcome": "answered",
            **(_numeric(one) if kind in ("arithmetic", "count") else _worded(one)),
        }
        needs = _needs(context, _stands(one))
        yield {**gold, "needs": needs} if needs else gold


def _numeric(question: Mapping[str, Any]) -> dict[str, Any]:
    """The number in base units, and how far its own digits allow another to be."""
    value = Decimal(str(question["answer"]))
    power = SCALES[question["scale"]]
    exponent = value.as_tuple().exponent
    assert isinstance(exponent, int)
    # Answers are rounded to two decimals, and trailing zeros are not kept.
    digits = 0 if question["answer_type"] == "count" else min(exponent, -2)
    half = Decimal(5).scaleb(digits - 1 + power)
    return {"kind": "derived", "value": f"{value.scaleb(power):f}", "precision": f"{half:f}"}


def _worded(question: Mapping[str, Any]) -> dict[str, Any]:
    answers = question["answer"]
    words = [str(one) for one in (answers if isinstance(answers, list) else [answers])]
    return {"kind": "words", "expects": [" ".join(one.split()) for one in words if one.strip()]}


def _stands(question: Mapping[str, Any]) -> list[str]:
    """What has to be seen: the answer's words, or the operands of its derivation."""
    if question["answer_type"] == "arithmetic":
        return [
            one for one in _NUMBER.findall(question["derivation"]) if one not in ("1", "2", "100")
        ]
    if question["answer_type"] == "count":
        return [one.strip() for one in question["derivation"].split("##") if one.strip()]
    return list(_worded(question)["expects"])


def _needs(context: Context, texts: Sequence[str]) -> list[list[dict[str, Any]]]:
    """All places of each text; none where one of them stands nowhere."""
    needs = [
        [
            {"document_id": context.document_id, "start": start, "end": start + len(text)}
            for start in _places(context.text, text)
        ]
        for text in dict.fromkeys(texts)
    ]
    return needs if all(needs) else []


def _places(text: str, words: str) -> Iterator[int]:
    """Where words stand that are not a piece of a longer number or word."""
    for found in re.finditer(rf"(?<![\w.,]){re.escape(words)}(?!\w|[.,]\d)", text):
        yield found.start()
