"""What a quoted row is to be read with: its column heads, what it stands under in its table, the unit of its numbers."""

import re
from collections.abc import Iterator, Sequence

from chat.asked_kind import has_kind
from chat.citing import block_at
from chat.part_headings import is_total, name_of, part_over
from chat.quote_cited import quoted
from data.document import Document, Language, Table, TableCell
from data.span import Span
from data.table_around import context_of
from data.table_cells import cells
from data.table_heads import headed_rows
from data.unit_words import stated_unit
from retrieval.sentences import sentences
from retrieval.words import words

LONGEST = 160
"""Characters of a caption that is said beside a row; of a longer one, the sentence with the unit is said."""
LONGEST_HEADS = 600
"""Characters of column heads; a longer line is a layout's, and heads nothing."""
_MARKS = re.compile(r"#+ ")
_OF_A_SECTION = re.compile(
    r"^(?:item|part|[íi]tem|parte) [\divx]+|^table of contents|results of operations$|^overview$",
    re.IGNORECASE,
)
"""Headings that every filing has: they don't say what a table is of."""
_COLUMNS: dict[Language, str] = {"en": "columns: {}", "es": "columnas: {}"}
_UNDER: dict[Language, str] = {"en": "under {}", "es": "bajo {}"}


def table_of(span: Span, document: Document) -> Table | None:
    """The table that a place stands in."""
    block = block_at(document, span)
    return None if block is None or block.table is None else document.tables[block.table]


def with_heads(spans: tuple[Span, ...], document: Document) -> tuple[Span, ...]:
    """Add to a row's spans (the row, its header line, captions) what else heads it, and its unit's place.

    A sentence with a number gets the heading of the part that it is about, where it doesn't name that.
    """
    table = table_of(spans[0], document)
    if table is None:
        return (*spans, *_part(spans, document)) if _has_number(spans[0], document) else spans
    row, *around = spans
    heads = (
        *_heading(table, around, document),
        *_heads_inside(table, row, document),
        *_part(spans, document),
    )
    more = [one for one in heads if one not in around]
    said = (_text(one, document) for one in (*around, *more))
    if not any(stated_unit(text).has_scale for text in said):
        unit = context_of(document).unit_place(table)
        more += [unit] if unit is not None and unit not in around else []
    return (*spans, *more)


def heads_said(spans: Sequence[Span], document: Document, language: Language) -> str:
    """Say in brackets how a quoted row is headed; of a sentence, the part that it is about."""
    table = table_of(spans[0], document)
    if table is None:
        parts = (
            _UNDER[language].format(quoted(_shown(one, document), language)) for one in spans[1:]
        )
        return f" ({'; '.join(parts)})" if spans[1:] else ""
    line = document.text.find("\n", table.span.start, table.span.end)
    columns, under, outside = [], [], []
    for span in sorted(spans[1:], key=lambda one: one.start):
        text = _shown(span, document)
        if len(span) > LONGEST_HEADS:
            continue
        if table.span.start <= span.start < line:
            columns.append(_COLUMNS[language].format(quoted(text, language)))
        elif table.span.start <= span.start < table.span.end:
            under.append(_UNDER[language].format(quoted(text, language)))
        elif text:
            outside.append(quoted(text, language))
    said = [*under, *columns, *outside]
    return f" ({'; '.join(said)})" if said else ""


def _has_number(span: Span, document: Document) -> bool:
    return has_kind(_text(span, document), "number")


def _part(spans: Sequence[Span], document: Document) -> Iterator[Span]:
    """Yield the heading of the part that a place is about, where nothing of it is said there."""
    part = part_over(spans[0], document)
    said = frozenset(words(" ".join(_text(one, document) for one in spans)))
    if part is not None and not name_of(part.text) & said:
        yield part.span


def _heading(table: Table, around: Sequence[Span], document: Document) -> Iterator[Span]:
    """Yield the heading right above a table, where no caption is a heading and it says what the table is of."""
    if any(_MARKS.match(_text(one, document)) for one in around):
        return
    block = context_of(document).block_at(table)
    above = (
        one
        for one in document.blocks[::-1]
        if one.kind == "heading" and one.span.end <= table.span.start
    )
    heading = next(above, None)
    if block is None or heading is None or not block.path:
        return
    if _MARKS.sub("", _text(heading.span, document)).strip() == block.path[-1] and _shown(
        heading.span, document
    ):
        yield heading.span


def _heads_inside(table: Table, row: Span, document: Document) -> Iterator[Span]:
    """Yield the rows of the body that head a row: what it is a part of, and columns that are named anew."""
    inside = [one for one in cells(document, table) if row.start <= one.span.start < row.end]
    sections = inside[0].row[:-1] if inside else ()
    above = [one for one in table.rows if one and one[0].span.start < row.start]
    for section in sections:
        if is_total(_text(row, document)) and not _name(section) & _name(_text(row, document)):
            continue
        labels = [
            place for place, one in enumerate(above) if _text(one[0].span, document) == section
        ]
        if labels and _goes_on(above[labels[-1] + 1 :], row, document):
            yield above[labels[-1]][0].span
    heads = None
    for one in headed_rows(document, table, table.header):
        if one.cells and one.cells[0].span.start >= row.start:
            said = {text for column in one.header for text in column}
            if heads is not None and {_text(cell.span, document) for cell in heads} & said:
                first, last = heads[0].span, heads[-1].span
                yield Span(first.document_id, first.start, last.end)
            return
        if one.is_head and one.cells:
            heads = one.cells


def _name(label: str) -> frozenset[str]:
    return frozenset(words(label.partition(" | ")[0]))


def _goes_on(rows: Sequence[Sequence[TableCell]], row: Span, document: Document) -> bool:
    """Whether a row is still of the section that begins above it: no total came since, and no amounts after per cent."""
    if any(is_total(_text(each[0].span, document)) for each in rows):
        return False
    said = [
        *("".join(_text(one.span, document) for one in each[1:]) for each in rows),
        _text(row, document),
    ]
    return len({"%" in one for one in said if any(map(str.isdigit, one))}) < 2


def _shown(span: Span, document: Document) -> str:
    """What of a head is said: of a long caption the unit's sentence, of a heading only one that narrows."""
    text = _text(span, document)
    if marks := _MARKS.match(text):
        text = text[marks.end() :]
        return "" if len(text) > LONGEST or _OF_A_SECTION.search(text) else text
    if len(text) <= LONGEST or "|" in text:
        return text
    units = (text[start:end] for start, end in sentences(text))
    return next((one for one in units if stated_unit(one).has_scale and len(one) <= LONGEST), "")


def _text(span: Span, document: Document) -> str:
    return document.text[span.start : span.end]
