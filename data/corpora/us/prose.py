"""Reads the words of the reports: the skeleton of each form, and what each company says of itself.

A file holds paragraphs, parted by blank lines. Each line of a paragraph is a sentence or some, kept
if its `@conditions` hold (`@!` asks the opposite) and if the report has the figures that it names.
Of neighbouring lines that begin with `? ` one is kept. `[[this|that]]` is one of both. A line with
conditions and nothing else, first in its paragraph, is about the whole paragraph. In a file of
snippets `[name]` begins a snippet, and `[facts]` holds `key = value` lines.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

WORDS = Path(__file__).parent / "words"
_CONDITION = re.compile(r"@(!?)([\w/.-]+)(?: |$)")
_SNIPPET = re.compile(r"^\[([\w.-]+)\]\n", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A line of a word file."""

    words: str
    conditions: tuple[tuple[str, bool], ...]
    """Names of what must hold (True) or must not."""
    is_choice: bool
    """One of several lines, of which one is kept."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some lines that are printed together."""

    conditions: tuple[tuple[str, bool], ...]
    sentences: tuple[Sentence, ...]


@lru_cache
def skeleton(name: str) -> tuple[Paragraph, ...]:
    """Give the paragraphs of a form's file, such as `10-k`."""
    return _paragraphs((WORDS / f"{name}.txt").read_text(encoding="utf-8"))


@lru_cache
def snippets(name: str) -> dict[str, tuple[Paragraph, ...]]:
    """Give the snippets of a file by name; none if there is no such file."""
    return {key: _paragraphs(text) for key, text in _parts(name).items() if key != "facts"}


@lru_cache
def facts(name: str) -> dict[str, str]:
    """Give what a file of snippets says under `[facts]`."""
    lines = _parts(name).get("facts", "").strip().split("\n")
    return dict((line.split(" = ", 1)) for line in lines if " = " in line)


def pick(seed: str, count: int) -> int:
    """Choose one of `count`, the same for the same seed every time."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:6], "big") % count


def grouped(sentences: tuple[Sentence, ...]) -> list[list[Sentence]]:
    """Put neighbouring choices together; every other sentence stands alone."""
    found: list[list[Sentence]] = []
    for one in sentences:
        if one.is_choice and found and found[-1][0].is_choice:
            found[-1].append(one)
        else:
            found.append([one])
    return found


@lru_cache
def _parts(name: str) -> dict[str, str]:
    path = WORDS / f"{name}.txt"
    if not path.exists():
        return {}
    _, *pieces = _SNIPPET.split(path.read_text(encoding="utf-8"))
    return dict(zip(pieces[::2], pieces[1::2], strict=True))


def _paragraphs(text: str) -> tuple[Paragraph, ...]:
    return tuple(_paragraph(one) for one in re.split(r"\n{2,}", text.strip()) if one.strip())


def _paragraph(text: str) -> Paragraph:
    sentences = [_sentence(line) for line in text.strip().split("\n")]
    conditions: tuple[tuple[str, bool], ...] = ()
    if not sentences[0].words and len(sentences) > 1:
        conditions = sentences.pop(0).conditions
    return Paragraph(conditions, tuple(sentences))


def _sentence(line: str) -> Sentence:
    is_choice = line.startswith("? ")
    words = line[2:] if is_choice else line
    conditions = []
    while match := _CONDITION.match(words):
        conditions.append((match.group(2), not match.group(1)))
        words = words[match.end() :]
    return Sentence(words.strip(), tuple(conditions), is_choice)
