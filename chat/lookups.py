"""What the panes look up without the queue: filings, documents, places. Text in, JSON out."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from chat.source_view import document_view, place_view, read_document_id, read_spans
from data.document import Document
from data.errors import FilingsError, SetupError
from data.manifest import Entry
from data.span import DocumentId

_LISTED = (
    "document_id",
    "title",
    "company",
    "cik",
    "form",
    "fiscal",
    "period_end",
    "filed",
    "sample",
)


class Shelf(Protocol):
    """What the page needs of the store."""

    @property
    def home(self) -> Path: ...
    def refresh(self) -> None: ...
    def entries(self) -> Sequence[Entry]: ...
    def document(self, document_id: str) -> Document: ...


def filings_json(shelf: Shelf) -> str:
    """List what is on file, the newest period of each company first."""
    shelf.refresh()
    entries = sorted(shelf.entries(), key=lambda one: str(one.period_end or ""), reverse=True)
    entries.sort(key=lambda one: (one.company or one.title).casefold())
    return json.dumps([{key: getattr(one, key) for key in _LISTED} for one in entries], default=str)


def document_json(shelf: Shelf, asked: object) -> str:
    """Give a document's blocks, or the problem in words."""
    return _looked_up(lambda: document_view(shelf.document(_document_id(asked))))


def place_json(shelf: Shelf, asked: object) -> str:
    """Give the pieces of a place, asked as `{"document_id", "spans"}` in JSON, or the problem."""
    return _looked_up(lambda: _place(shelf, asked))


def _looked_up(look: Callable[[], dict[str, Any]]) -> str:
    try:
        return json.dumps(look())
    except FilingsError as wrong:
        return json.dumps({"problem": str(wrong)})


def _place(shelf: Shelf, asked: object) -> dict[str, Any]:
    try:
        raw = json.loads(asked) if isinstance(asked, str) else None
    except (ValueError, RecursionError):
        raw = None
    if not isinstance(raw, dict):
        raise SetupError("A place is asked for with a document and its spans.")
    document = shelf.document(_document_id(raw.get("document_id")))
    spans = read_spans(raw.get("spans"), document)
    if not spans:
        raise SetupError("That place is not in this document. Ask the question again.")
    return place_view(document, spans)


def _document_id(asked: object) -> DocumentId:
    document_id = read_document_id(asked)
    if document_id is None:
        raise SetupError("That is not the name of a document. List them with: python -m data list")
    return document_id
