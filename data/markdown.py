"""Markdown -> Document. The canonical text is the file, newlines normalised, nothing else changed."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import replace

from data.cover import titled_filing
from data.document import Block, Document, Table
from data.filing import document_id_for, file_stem
from data.language import language_of
from data.markdown_lines import Piece, pieces
from data.note_marks import with_notes
from data.pipe_table import is_caption, pipe_table
from data.read_file import Known, ReadFile
from data.span import DocumentId, Span
from data.text_bytes import text_of

_FRONT_MATTER = re.compile(r"---[ \t]*\n(?:(?!---)[^\n]*\n){0,200}---[ \t]*(?:\n|$)")
_FIELD = re.compile(r"^(title|lang|language):\s*[\"']?(.*?)[\"']?\s*$", re.MULTILINE)
_EMPHASIS = re.compile(r"\*\*|__|`")
MAX_TITLE_CHARS = 200
_EVERYWHERE = re.compile(
    r"^\W{0,3}(?:(?:todas )?las cifras|(?:todos )?los importes|cifras|importes"
    r"|(?:all )?(?:figures|amounts))\b",
    re.IGNORECASE,
)


def read_markdown(content: bytes, *, source: str, known: Known) -> ReadFile:
    """Read a Markdown file: its headings, tables, notes, lists and paragraphs."""
    text, warnings = text_of(content, source=source)
    front = _FRONT_MATTER.match(text)
    fields = dict(_FIELD.findall(front[0])) if front else {}
    found = tuple(pieces(text, front.end() if front else 0))
    title = _title(text, found, fields.get("title", ""), source)
    sha256 = hashlib.sha256(content).hexdigest()
    filing = titled_filing(title, known)
    document_id = document_id_for(filing, source, sha256)
    blocks = with_notes(text, _blocks(document_id, found, title))
    blocks, tables = _tables(text, blocks)
    said = fields.get("lang") or fields.get("language") or ""
    document = Document(
        document_id=document_id,
        title=title,
        source=source,
        filing=filing,
        language="es"
        if said.startswith("es")
        else "en"
        if said.startswith("en")
        else language_of(text),
        text=text,
        blocks=blocks,
        tables=tables,
        pages=None,
        sha256=sha256,
        warnings=warnings,
    )
    return ReadFile(document)


def _title(text: str, found: Sequence[Piece], said: str, source: str) -> str:
    """Choose the title: the first top heading, else what the front matter says, else the first line."""
    top = next((piece.words for piece in found if piece.level == 1 and piece.words), "")
    heading = next((piece.words for piece in found if piece.level), "")
    first = text[found[0].start : found[0].end].split("\n")[0] if found else ""
    title = top or said or heading or first or file_stem(source)
    return _EMPHASIS.sub("", title)[:MAX_TITLE_CHARS]


def _blocks(document_id: DocumentId, found: Sequence[Piece], title: str) -> list[Block]:
    """Give every piece the headings above it; the document's title is not one of them."""
    tops = [piece for piece in found if piece.level == 1]
    is_title = len(tops) == 1 and len([piece for piece in found if piece.level]) > 1
    path: list[tuple[int, str]] = []
    blocks = []
    for piece in found:
        if piece.kind == "heading":
            path = [one for one in path if one[0] < piece.level]
        above = tuple(words for _, words in path)
        span = Span(document_id, piece.start, piece.end)
        blocks.append(Block(piece.kind, span, above, None, None, piece.level))
        if piece.kind == "heading" and not (is_title and piece is tops[0]):
            path.append((piece.level, _EMPHASIS.sub("", piece.words)))
    return blocks


def _tables(text: str, blocks: Sequence[Block]) -> tuple[tuple[Block, ...], tuple[Table, ...]]:
    """Read the tables, and number their blocks."""
    numbered: list[Block] = []
    tables: list[Table] = []
    everywhere: Span | None = None
    for place, block in enumerate(blocks):
        if block.kind == "text" and _governs(text, block.span):
            everywhere = block.span
        if block.kind != "table":
            numbered.append(block)
            continue
        captions = _captions(text, blocks, place)
        if everywhere and everywhere not in captions:
            captions = [everywhere, *captions]
        heading = block.path[-1] if block.path else ""
        numbered.append(replace(block, table=len(tables)))
        tables.append(pipe_table(text, block.span, captions, heading))
    return tuple(numbered), tuple(tables)


def _captions(text: str, blocks: Sequence[Block], place: int) -> list[Span]:
    """Find the paragraphs right above a table that title it or give its unit, two at most."""
    captions: list[Span] = []
    for block in reversed(blocks[max(0, place - 2) : place]):
        if block.kind != "text" or not is_caption(text[block.span.start : block.span.end]):
            break
        captions.insert(0, block.span)
    return captions


def _governs(text: str, span: Span) -> bool:
    """Whether a paragraph gives the unit of all tables below: "Cifras en millones de euros"."""
    words = text[span.start : span.end]
    return bool(_EVERYWHERE.match(words)) and is_caption(words)
