"""Writes documents and records where every told fact was put: gold by construction, never by search.

In the words, `{{name}}` is told from the document's book, and `[[item|words]]` marks words (or, empty,
a sentence) as the place of a fact. What is told may hold marks of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

PassageKind = Literal["heading", "text", "table", "note", "list"]
FactKey = tuple[str, str, str]
"""Whom a fact is about, what it is, and the year; no year for what holds in every year."""

_MARK = re.compile(r"\{\{([^{}]+)\}\}|\[\[([^|\]]+)\|([^\]]*)\]\]")
_NOTE = "¹²³⁴⁵⁶⁷⁸⁹"


@dataclass(frozen=True, slots=True)
class Told:
    """What a document says in place of a name."""

    text: str
    key: FactKey

    @property
    def is_prose(self) -> bool:
        """Whether it is words with marks of their own, not a single fact."""
        return _MARK.search(self.text) is not None


Book = Mapping[str, Told]


@dataclass(frozen=True, slots=True)
class Passage:
    """A piece of a document of one kind; its text is the document's, from start to end."""

    passage_id: str
    document_id: str
    section: str
    kind: PassageKind
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Place:
    """Where a fact was written."""

    key: FactKey
    passage_id: str
    start: int
    end: int


def told_pieces(words: str, book: Book, told_by: FactKey) -> Iterator[tuple[str, FactKey | None]]:
    """Fill in the marks; gives runs of text, with the fact that a run tells."""
    end = 0
    for mark in _MARK.finditer(words):
        yield words[end : mark.start()], None
        end = mark.end()
        if mark[1] is None:
            yield mark[3], (told_by[0], mark[2], told_by[2])
            continue
        told = book[mark[1]]
        if told.is_prose:
            yield from told_pieces(told.text, book, told.key)
        else:
            yield told.text, told.key
    yield words[end:], None


class DocumentWriter:
    """Writes one document, a passage at a time."""

    def __init__(self, document_id: str, book: Book, about: FactKey) -> None:
        self.document_id = document_id
        self.passages: list[Passage] = []
        self.places: list[Place] = []
        self.book = book
        self.about = about
        self._parts: list[str] = []
        self._end = 0
        self._section = ""

    @property
    def text(self) -> str:
        """The whole document so far."""
        return "".join(self._parts) + "\n"

    def write(self, words: str) -> None:
        """Write one paragraph, heading, list, note or table; the first characters say which."""
        if self._parts:
            self._put("\n\n")
        passage_id = f"{self.document_id}-p{len(self.passages) + 1:03d}"
        start = self._end
        for text, key in told_pieces(words, self.book, self.about):
            if key is not None:
                self.places.append(Place(key, passage_id, self._end, self._end + len(text)))
            self._put(text)
        written = "".join(self._parts)[start:]
        kind = kind_of(written)
        if kind == "heading":
            self._section = written.lstrip("# ")
        self.passages.append(
            Passage(passage_id, self.document_id, self._section, kind, start, self._end)
        )

    def _put(self, text: str) -> None:
        self._parts.append(text)
        self._end += len(text)


def kind_of(written: str) -> PassageKind:
    """Tell a passage's kind from how it begins."""
    kinds: dict[str, PassageKind] = {"#": "heading", "|": "table", "-": "list"}
    return kinds.get(written[0], "note" if written[0] in _NOTE else "text")
