"""A document as the source pane draws it, and a place in it as pieces of text.

The page never counts characters: JavaScript counts UTF-16 units and Python code points, so a
highlight goes out as the pieces of text before, in and after it.
"""

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from data.document import Block, Document, Table
from data.span import DocumentId, Span

_HEADING = re.compile(r"#{1,6}\s+")
_ITEM = re.compile(r"\s*[-*+•]\s+")
_DOCUMENT_ID = re.compile(r"[A-Za-z0-9._-]{1,80}(?:/[A-Za-z0-9._-]{1,80})?")
MOST_SPANS = 40
"""Spans of one place; a citation has a handful."""


class Documents(Protocol):
    """Where documents lie: the store."""

    def document(self, document_id: DocumentId) -> Document: ...


def read_document_id(text: object) -> DocumentId | None:
    """Take a name that can be one of a document's; None for a path, a pattern or anything else."""
    if not isinstance(text, str) or not _DOCUMENT_ID.fullmatch(text):
        return None
    return None if any(not part.strip(".") for part in text.split("/")) else DocumentId(text)


def read_spans(raw: object, document: Document) -> tuple[Span, ...] | None:
    """Take `[[start, end], ...]` within the document; None for anything else."""
    if not isinstance(raw, list) or len(raw) > MOST_SPANS:
        return None
    spans = []
    for pair in raw:
        if not (isinstance(pair, list) and len(pair) == 2 and all(type(n) is int for n in pair)):
            return None
        if not 0 <= pair[0] <= pair[1] <= len(document.text):
            return None
        spans.append(Span(document.document_id, pair[0], pair[1]))
    return tuple(spans)


def document_view(document: Document) -> dict[str, Any]:
    """Lay the blocks out in order. A block's parts are numbered as `place_view` numbers them."""
    filing = document.filing
    return {
        "document_id": document.document_id,
        "title": document.title,
        "source": document.source,
        "language": document.language,
        "company": None if filing is None else filing.company.name,
        "form": None if filing is None else filing.form,
        "period_end": None if filing is None else _text(filing.period_end),
        "filed": None if filing is None else _text(filing.filed),
        "accession": None if filing is None else filing.accession,
        "pages": document.pages,
        "characters": len(document.text),
        "warnings": list(document.warnings),
        "plain": document.source.lower().removesuffix(".gz").endswith(".txt"),
        "blocks": list(_blocks(document)),
    }


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _blocks(document: Document) -> Iterator[dict[str, Any]]:
    page: tuple[int | None, str | None] = (None, None)
    for block in document.blocks:
        view: dict[str, Any] = {"kind": block.kind}
        if (block.page, block.page_label) != page:
            page = (block.page, block.page_label)
            view["page"] = block.page_label or _text(block.page)
        parts = {number: _slice(document, span) for number, span in _parts(document, block)}
        if (table := _table_of(document, block)) is not None:
            view |= _table_view(table, document, parts)
        elif block.kind == "list":
            view["items"] = list(parts.values())
        else:
            view["text"] = parts[0]
            view["laid_out"] = block.kind == "table"
        if block.kind == "heading":
            view["level"] = block.level
        yield view


def _table_of(document: Document, block: Block) -> Table | None:
    """The table whose cells a block is. One that was laid out with blanks has none: it is its lines."""
    if block.kind != "table" or block.table is None:
        return None
    table = document.tables[block.table]
    return table if table.rows or table.header_spans else None


def _table_view(table: Table, document: Document, parts: dict[int, str]) -> dict[str, Any]:
    width = _width(table)
    head = [parts.get(column, "") for column in range(width)]
    return {
        "label": " ".join(_slice(document, span) for span in table.caption),
        "head": head if any(head) else None,
        "rows": [
            [parts.get(width * row + column, "") for column in range(width)]
            for row in range(1, len(table.rows) + 1)
        ],
    }


def _width(table: Table) -> int:
    columns = (cell.column + 1 for row in table.rows for cell in row)
    return max(len(table.header), *columns, 1) if table.rows else max(len(table.header), 1)


def _parts(document: Document, block: Block) -> Iterator[tuple[int, Span]]:
    """Where a block's visible texts stand: the line, each list item, or head and body cells in rows."""
    if (table := _table_of(document, block)) is not None:
        yield from _cells(table)
    elif block.kind == "list":
        yield from enumerate(_items(document, block.span))
    elif block.kind == "heading":
        yield 0, _without(_HEADING, document, block.span)
    else:
        yield 0, block.span


def _cells(table: Table) -> Iterator[tuple[int, Span]]:
    width = _width(table)
    yield from enumerate(table.header_spans)
    for row, cells in enumerate(table.rows, 1):
        for cell in cells:
            yield width * row + cell.column, cell.span


def _items(document: Document, span: Span) -> Iterator[Span]:
    start = span.start
    for line in _slice(document, span).split("\n"):
        if line.strip():
            item = Span(span.document_id, start, start + len(line))
            yield _without(_ITEM, document, item)
        start += len(line) + 1


def _without(mark: re.Pattern[str], document: Document, span: Span) -> Span:
    found = mark.match(document.text, span.start, span.end)
    return span if found is None else Span(span.document_id, found.end(), span.end)


def _slice(document: Document, span: Span) -> str:
    return document.text[span.start : span.end]


def place_view(document: Document, spans: Sequence[Span]) -> dict[str, Any]:
    """Cut the parts that the spans touch: `pieces` are `[text, index of its span or -1]`."""
    hits = []
    first: Block | None = None
    for number, block in enumerate(document.blocks):
        if not any(block.span.overlap(span) for span in spans):
            continue
        for part, place in _parts(document, block):
            if any(place.overlap(span) for span in spans):
                hits.append(
                    {"block": number, "part": part, "pieces": _pieces(document, place, spans)}
                )
                if first is None or place.overlap(spans[0]):
                    first = block
    return {
        "hits": hits,
        "path": [] if first is None else list(first.path),
        "page": None if first is None else first.page_label or _text(first.page),
    }


def _pieces(document: Document, part: Span, spans: Sequence[Span]) -> list[list[str | int]]:
    cuts = {part.start, part.end}
    for span in spans:
        cuts |= {at for at in (span.start, span.end) if part.start < at < part.end}
    places = sorted(cuts)
    pieces: list[list[str | int]] = []
    for start, end in itertools.pairwise(places):
        owner = next((i for i, span in enumerate(spans) if span.start <= start < span.end), -1)
        pieces.append([document.text[start:end], owner])
    return pieces
