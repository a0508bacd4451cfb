"""Fixed-width text -> Document. The canonical text is the file, newlines normalised.

Nothing else is changed: `<PAGE>`, `<TABLE>`, `<CAPTION>`, `<S>` and `<C>` stay where they stand.
Of a full submission it is the text between `<TEXT>` and `</TEXT>` of the primary document.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import replace

from data.cover import SgmlHeader, cover_filing, filing_title, part_title
from data.document import Block, Document, Table
from data.filing import document_id_for
from data.items import in_contents
from data.language import language_of
from data.pipe_table import MAX_CAPTION_CHARS, is_caption
from data.plain_lines import Pages, Piece, read_lines
from data.read_file import Known, ReadFile
from data.span import DocumentId, Span
from data.text_bytes import text_of
from data.unit_words import stated_unit

MAX_TITLE_CHARS = 200
HEAD_LINES = 3
"""Lines of a table that may give its unit, where no `<S>` line ends its head."""
_STUB = re.compile(r"\s*<S>", re.IGNORECASE)
_DOLLARS = re.compile(r"\$ {0,12}\(?\d")


def read_plain_text(content: bytes, *, source: str, known: Known) -> ReadFile:
    """Read a text file: its Items, headings, tables, pages and paragraphs."""
    text, warnings = text_of(content, source=source)
    sha256 = hashlib.sha256(content).hexdigest()
    read = plain_document(text, source=source, known=known, sha256=sha256)
    return replace(read, document=replace(read.document, warnings=warnings))


def plain_document(
    text: str,
    *,
    source: str,
    known: Known,
    sha256: str,
    sgml: SgmlHeader | None = None,
) -> ReadFile:
    """Make a document of canonical text."""
    filing = cover_filing(text, known, sgml)
    document_id = document_id_for(filing, source, sha256)
    pages = read_lines(text)
    _drop_contents(pages.pieces)
    blocks = tuple(_blocks(document_id, pages))
    tables = tuple(
        _table(document_id, text, blocks, place)
        for place, block in enumerate(blocks)
        if block.kind == "table"
    )
    first = pages.pieces[0].words[:MAX_TITLE_CHARS] if pages.pieces else source
    document = Document(
        document_id=document_id,
        title=part_title(filing_title(filing), known.part) if filing else first,
        source=source,
        filing=filing,
        language=language_of(text),
        text=text,
        blocks=blocks,
        tables=tables,
        pages=pages.count if pages.count > 1 else None,
        sha256=sha256,
        part=known.part,
    )
    return ReadFile(document)


def _drop_contents(pieces: Sequence[Piece]) -> None:
    """Make plain text of headings that are entries of a table of contents or running headers."""
    headings = [(place, piece.item) for place, piece in enumerate(pieces) if piece.item]
    lengths = [piece.end - piece.start for piece in pieces]
    for place in in_contents(headings, lengths):
        pieces[place].kind, pieces[place].item, pieces[place].level = "text", None, 0


def _blocks(document_id: DocumentId, pages: Pages) -> Sequence[Block]:
    path: list[tuple[int, str]] = []
    blocks: list[Block] = []
    tables = 0
    for piece in pages.pieces:
        if piece.level:
            path = [one for one in path if one[0] < piece.level]
        blocks.append(
            Block(
                kind=piece.kind,
                span=Span(document_id, piece.start, piece.end),
                path=tuple(words for _, words in path),
                page=piece.page if pages.count > 1 else None,
                page_label=pages.labels.get(piece.page),
                level=piece.level,
                table=tables if piece.kind == "table" else None,
            )
        )
        tables += piece.kind == "table"
        if piece.level:
            path.append((piece.level, piece.item.label if piece.item else piece.words))
    return blocks


def _table(document_id: DocumentId, text: str, blocks: Sequence[Block], place: int) -> Table:
    """Read a table's unit; its columns are not taken apart."""
    span = blocks[place].span
    captions = _captions(text, blocks, place)
    lines = text[span.start : span.end].split("\n")
    stub = next((at for at, line in enumerate(lines) if _STUB.match(line)), HEAD_LINES)
    near = [text[one.start : one.end].split("\n") for one in reversed(captions)]
    words = [line for group in (lines[:stub], *near) for line in group]
    said = [stated_unit(" ".join(line.split())) for line in (*words, *reversed(blocks[place].path))]
    scale = next((one.scale for one in said if one.scale is not None), 0)
    currency = next((one.currency for one in said if one.currency), None)
    if currency is None and _DOLLARS.search(text, span.start, span.end):
        currency = "USD"
    return Table(span, captions, scale, currency, (), (), ())


def _captions(text: str, blocks: Sequence[Block], place: int) -> tuple[Span, ...]:
    """Find what titles a table or gives its unit: "ASSETS" may stand between that and the table."""
    captions: list[Span] = []
    waiting: list[Span] = []
    for block in reversed(blocks[max(0, place - 3) : place]):
        words = " ".join(text[block.span.start : block.span.end].split())
        if block.kind not in ("text", "heading") or len(words) > MAX_CAPTION_CHARS:
            break
        waiting.insert(0, block.span)
        if is_caption(words):
            captions, waiting = [*waiting, *captions], []
        elif block.kind != "heading":
            break
    return tuple(captions)
