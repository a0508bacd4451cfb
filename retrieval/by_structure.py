"""Chunks that keep tables whole and notes with what cites them.

The structure of the document decides where to cut, so that a row never loses its column headers, an
amount never its unit line and a marked figure never its note:

- a heading is no chunk: it is the section that the header names;
- a table is one chunk, whatever its size, with its captions, the sentence that leads to it and the notes it cites;
- paragraphs and lists of one section are taken together up to a size, with the notes they cite;
- a note is a chunk too, with the notes beside it: a question may be about the note alone.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import TypeVar

from data.document import Block, Document
from data.span import Span
from retrieval.chunk import Chunk, ChunkId
from retrieval.header import header
from retrieval.sentences import sentences
from retrieval.table_lead import lead_over

JOINED_CHARACTERS = 800
"""Paragraphs of one section are taken together up to this size, their notes included."""

LONGEST_PARAGRAPH = 1600
"""A longer one is cut at the ends of sentences, into pieces of `JOINED_CHARACTERS` where they allow it."""

Part = TypeVar("Part")

Body = tuple[Span, tuple[Span, ...]]
"""A span, and the notes that it cites."""


def chunks(document: Document) -> tuple[Chunk, ...]:
    """The chunks of a document, in the order of their first spans."""
    return tuple(_cut(document))


def _cut(document: Document) -> Iterator[Chunk]:
    captions = {span for table in document.tables for span in table.caption}
    bodies = [block for block in document.blocks if block.span not in captions]
    for (path, kind), run in groupby(bodies, key=_section):
        if kind == "heading":
            continue
        find = _table if kind == "table" else _paragraphs
        section = header(document, path)
        for spans in find(document, tuple(run)):
            yield _chunk(document, spans, section)


def _section(block: Block) -> tuple[tuple[str, ...], str]:
    """What blocks share that may stand in one chunk: the section, and that they are of one kind."""
    return block.path, "text" if block.kind == "list" else block.kind


def _table(document: Document, blocks: Sequence[Block]) -> Iterator[tuple[Span, ...]]:
    for block in blocks:
        caption = () if block.table is None else document.tables[block.table].caption
        lead = lead_over(block.span, document)
        is_new = lead is not None and not any(lead.overlap(one) for one in caption)
        yield _each_once(
            (block.span, *((lead,) if lead and is_new else ()), *caption, *block.notes)
        )


def _paragraphs(document: Document, blocks: Sequence[Block]) -> Iterator[tuple[Span, ...]]:
    bodies = [body for block in blocks for body in _pieces(document, block)]
    for group in _joined(bodies, _characters):
        first, last = group[0][0], group[-1][0]
        body = Span(first.document_id, first.start, last.end)
        notes = (note for _, cited in group for note in cited)
        yield _each_once((body, *(note for note in notes if note.overlap(body) < len(note))))


def _pieces(document: Document, block: Block) -> Iterator[Body]:
    """The block, or the parts of one that is too long."""
    if len(block.span) <= LONGEST_PARAGRAPH:
        yield block.span, block.notes
        return
    start, end = block.span.start, block.span.end
    found = [
        Span(document.document_id, start + first, start + last)
        for first, last in _bounded(document.text[start:end])
    ]
    for group in _joined(found, lambda spans: spans[-1].end - spans[0].start):
        yield Span(document.document_id, group[0].start, group[-1].end), block.notes


def _bounded(text: str) -> Iterator[tuple[int, int]]:
    """Sentences; one without an end in sight is cut between words, or where it must be."""
    for start, end in sentences(text):
        while end - start > LONGEST_PARAGRAPH:
            space = text.rfind(" ", start + 1, start + LONGEST_PARAGRAPH)
            cut = space if space > start else start + LONGEST_PARAGRAPH
            yield start, cut
            start = cut + (space > start)
        if end > start:
            yield start, end


def _characters(group: Sequence[Body]) -> int:
    notes = {note for _, cited in group for note in cited}
    return group[-1][0].end - group[0][0].start + sum(map(len, notes))


def _joined(parts: Sequence[Part], size: Callable[[Sequence[Part]], int]) -> Iterator[list[Part]]:
    """Runs of parts as long as they may be; a part that is too large stands alone."""
    group: list[Part] = []
    for part in parts:
        if group and size([*group, part]) > JOINED_CHARACTERS:
            yield group
            group = []
        group.append(part)
    if group:
        yield group


def _each_once(spans: Sequence[Span]) -> tuple[Span, ...]:
    return tuple(dict.fromkeys(spans))


def _chunk(document: Document, spans: tuple[Span, ...], section: str) -> Chunk:
    filing = document.filing
    body = spans[0]
    return Chunk(
        chunk_id=ChunkId(f"{document.document_id}:{body.start}-{body.end}"),
        document_id=document.document_id,
        spans=spans,
        text="\n\n".join(document.text[span.start : span.end] for span in spans),
        header=section,
        cik=filing.company.cik if filing else None,
        form=filing.form if filing else None,
        period_end=filing.period_end if filing else None,
        fiscal_year=filing.fiscal_year if filing else None,
        filed=filing.filed if filing else None,
    )
