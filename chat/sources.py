"""Passages -> the numbered lines that a model may cite: a sentence, or a row with its headers and unit.

Document text is data: whatever in it could pass for a marker, a slot or markup is spelled with
look-alikes, so that the only markers and slots in a prompt are ours. Quotes come from the document
itself, by span, and never from what a model was shown.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from chat.best_quotes import Candidate
from chat.model import Model, Source
from chat.quotable import Quotable
from data.document import Document, Table
from data.span import DocumentId, Span
from data.unit_words import stated_unit

MOST_MARKED, MOST_POINTED = 20, 40
"""Sources for a model that marks what it cites itself, and loses its way among more; and for one whose service
points at them. Of 100 narrative questions 67 have their answer among the first 20, 70 among 40, and 72 among 100."""

LONGEST_UNIT = 120
"""Characters of a line that states a unit; a longer one tells a story."""
_BRACKETS = re.compile(r"\([^()\n]*\)")
_LINES = re.compile(r"[^\n]+")
_PLAIN = str.maketrans({"[": "［", "]": "］", "{": "｛", "}": "｝", "<": "‹", ">": "›", "`": "ʹ"})

DocumentOf = Callable[[DocumentId], Document]


@dataclass(frozen=True, slots=True)
class Given:
    """What a model is given, and what did not fit."""

    sources: tuple[Source, ...]
    left_out: int = 0
    """Sentences and rows that were found and had no room."""


def sources_of(
    ranked: Sequence[Candidate],
    document_of: DocumentOf,
    room: int,
    *,
    first: int = 1,
    most: int = MOST_MARKED,
) -> Given:
    """Number the best sentences and rows, each once, within `room` characters of text."""
    seen: dict[tuple[str, ...], Quotable] = {}
    for candidate in ranked:
        one = candidate.quotable
        seen.setdefault(_what_it_says(one), one)
    sources: list[Source] = []
    for one in list(seen.values())[:most]:
        source = source_of(first + len(sources), one, document_of(one.passage.chunk.document_id))
        room -= len(source.text)
        if room < 0:
            break
        sources.append(source)
    return Given(tuple(sources), min(len(seen), most) - len(sources))


def most_for(model: Model) -> int:
    """How many sources a model is given at most."""
    return MOST_MARKED if model.writes_markers else MOST_POINTED


def _what_it_says(one: Quotable) -> tuple[str, ...]:
    """What makes two sources one: a sentence that another year's report repeats; a row is its document's own."""
    if one.is_row:
        return (str(one.passage.chunk.document_id), str(one.spans[0].start))
    return (" ".join(one.text.split()),)


def sources_of_each(
    ranked: Sequence[Sequence[Candidate]],
    document_of: DocumentOf,
    room: int,
    *,
    most: int = MOST_MARKED,
) -> tuple[Given, ...]:
    """Give each of several parts of a question its share of the room and of the sources."""
    parts: list[Given] = []
    first = 1
    for one in ranked:
        share = room // len(ranked)
        own = sources_of(one, document_of, share, first=first, most=most // len(ranked))
        parts.append(own)
        first += len(parts[-1].sources)
    return tuple(parts)


def source_of(number: int, one: Quotable, document: Document) -> Source:
    """Make the line of a sentence or of a row."""
    block = next((block for block in document.blocks if block.span.overlap(one.spans[0])), None)
    return Source(
        number=number,
        document_id=document.document_id,
        spans=one.spans,
        title=plain(document.title),
        path=tuple(plain(heading) for heading in block.path) if block else (),
        text=plain(_row(one, document) if one.is_row else one.text),
    )


def plain(text: str) -> str:
    """Spell brackets, braces and markup with look-alikes, on one line."""
    return " ".join(text.translate(_PLAIN).split())


def _row(one: Quotable, document: Document) -> str:
    """Write `Net sales: 2024 = 391,035; 2023 = 383,285 (in millions)`; the bare row where its table is not known."""
    row = one.spans[0]
    table = next((table for table in document.tables if table.span.overlap(row)), None)
    cells = _cells(table, row) if table else []
    if table is None or not cells:
        return one.text
    text = document.text
    (_, label), *values = [(column, text[span.start : span.end]) for column, span in cells]
    told = "; ".join(_told(table, column, value) for column, value in values)
    unit = _unit([text[span.start : span.end] for span in table.caption])
    return f"{label}: {told}{f' ({unit})' if unit else ''}" if told else one.text


def _unit(captions: Sequence[str]) -> str:
    """What of a table's captions says the unit: the brackets or the line; nothing of the prose around it."""
    for caption in reversed(captions):
        for pattern in (_BRACKETS, _LINES):
            for said in pattern.findall(caption):
                unit = stated_unit(said)
                if len(said) <= LONGEST_UNIT and (
                    unit.scale is not None or unit.currency is not None
                ):
                    return str(said).strip(" #()")
    return ""


def _cells(table: Table, row: Span) -> list[tuple[int, Span]]:
    for cells in table.rows:
        if cells and cells[0].span.overlap(row):
            return [(cell.column, cell.span) for cell in cells]
    return []


def _told(table: Table, column: int, value: str) -> str:
    header = " ".join(table.header[column]) if column < len(table.header) else ""
    return f"{header} = {value}" if header else value
