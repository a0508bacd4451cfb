"""How the reference project cuts documents, and how the product does: each with either header.

Rows of tables are flattened to words, as in the reference; the product's own chunks are left as
they are.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Literal

from answer_eval.reference_filings import Filed
from data.document import Block, Document
from data.items import item_heading
from data.span import Span
from retrieval.by_structure import chunks
from retrieval.chunk import Chunk, ChunkId
from retrieval.header import header

Chunking = Literal["fixed", "section", "structure"]
HeaderKind = Literal["plain", "ours"]

WINDOW = 220
"""Words of a fixed window, and the most of a section chunk with more than one line."""
OVERLAP = 40
"""Words that a fixed window shares with the one before."""

_MARKUP = re.compile(r"[|#]+|\|[-:|]+")
"""What the canonical text draws tables and headings with."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the text: its words with their places, and the Item that it stands in."""

    words: tuple[Span, ...]
    item: tuple[str, ...]


def cut(filed: Filed, chunking: Chunking, kind: HeaderKind) -> tuple[Chunk, ...]:
    """Cut a document, in reading order."""
    made = _CUTTERS[chunking](filed.document)
    if kind == "ours":
        return made
    said = plain_header(filed)
    return tuple(replace(chunk, header=said) for chunk in made)


def plain_header(filed: Filed) -> str:
    """The reference's header: company, form and fiscal year."""
    return f"{filed.filing.company.name} {filed.filing.form} fiscal year {filed.year}"


def windows(count: int, size: int = WINDOW, overlap: int = OVERLAP) -> Iterator[tuple[int, int]]:
    """Windows over `count` words, as (first, after last); the last one ends with the words."""
    step = size - overlap
    for start in range(0, max(count - overlap, min(count, 1)), step):
        yield start, min(start + size, count)


def packed(lines: Sequence[Line], most: int = WINDOW) -> Iterator[tuple[Span, ...]]:
    """Pack whole lines of one Item up to `most` words; a longer line stands alone."""
    for _, run in groupby(lines, key=lambda line: line.item):
        group: tuple[Span, ...] = ()
        for line in run:
            if group and len(group) + len(line.words) > most:
                yield group
                group = ()
            group += line.words
        if group:
            yield group


def lines_of(document: Document) -> Iterator[Line]:
    """The lines that have words, with the Item of each: a heading of an Item begins it.

    What stands between Items (a Part's heading) goes with the one before.
    """
    item: tuple[str, ...] = ()
    for block in document.blocks:
        item = _items(document, block) or item
        start = block.span.start
        for text in document.text[start : block.span.end].split("\n"):
            if found := _words(document, start, start + len(text)):
                yield Line(found, item)
            start += len(text) + 1


def _items(document: Document, block: Block) -> tuple[str, ...]:
    """The Item that a block stands in or begins; none under a Part alone."""
    own = document.text[block.span.start : block.span.end] if block.kind == "heading" else ""
    names = (*block.path, own.strip("# "))
    return tuple(name for name in names if (found := item_heading(name)) and found.item)


def _words(document: Document, start: int, end: int) -> tuple[Span, ...]:
    return tuple(
        Span(document.document_id, start + found.start(), start + found.end())
        for found in re.finditer(r"\S+", document.text[start:end])
        if not _MARKUP.fullmatch(found[0])
    )


def _fixed(document: Document) -> tuple[Chunk, ...]:
    words = _words(document, 0, len(document.text))
    return _chunks(document, (words[start:end] for start, end in windows(len(words))))


def _section(document: Document) -> tuple[Chunk, ...]:
    return _chunks(document, packed(tuple(lines_of(document))))


def _chunks(document: Document, groups: Iterator[tuple[Span, ...]]) -> tuple[Chunk, ...]:
    """Make a chunk of each group of words, under the header of the block that it begins in."""
    starts = [block.span.start for block in document.blocks]
    made = []
    for words in groups:
        place = max(0, bisect_right(starts, words[0].start) - 1)
        path = document.blocks[place].path if starts else ()
        made.append(_chunk(document, words, header(document, path)))
    return tuple(made)


def _chunk(document: Document, words: Sequence[Span], said: str) -> Chunk:
    span = Span(document.document_id, words[0].start, words[-1].end)
    return Chunk(
        chunk_id=ChunkId(f"{document.document_id}:{span.start}-{span.end}"),
        document_id=document.document_id,
        spans=(span,),
        text=" ".join(document.text[word.start : word.end] for word in words),
        header=said,
        cik=document.filing.company.cik if document.filing else None,
    )


_CUTTERS: Mapping[Chunking, Callable[[Document], tuple[Chunk, ...]]] = {
    "fixed": _fixed,
    "section": _section,
    "structure": chunks,
}
CHUNKINGS: tuple[Chunking, ...] = tuple(_CUTTERS)
