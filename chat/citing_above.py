"""What a number's own row and column leave unsaid: the section row, or heading, that names its member or its year."""

import re
from collections.abc import Iterator, Sequence

from data.document import Block, Document, Table, TableCell
from data.fact import Fact
from data.span import Span

_TAIL = re.compile(r"(?:Segments?|Reportable|Products?|Business)*Member$")
_WORDS = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\d+")
_HEADING = re.compile(r"#+ ")
_SHORTEST = 3
HEADINGS_BACK = 6
"""Blocks above a table among which a heading may name what it is about."""
LONGEST = 160
"""Characters of a row or heading that names something; a longer one tells something."""


def said_above(
    fact: Fact, table: Table, spans: Sequence[Span], document: Document
) -> tuple[Span, ...]:
    """Find the nearest place above the number for each member, and for the year, that the spans don't name."""
    said = " ".join(document.text[one.start : one.end] for one in spans)
    above = list(_above(table, spans[0], document))
    found: dict[Span, None] = {}
    for _, member in sorted(fact.dimensions):
        if not names_member(said, member):
            found.update(_first(span for span, text in above if names_member(text, member)))
    year = str(fact.period.end.year)
    if year not in said:
        found.update(
            _first(span for span, text in above if year in text and _years(text) == {year})
        )
    return tuple(found)


def names_member(text: str, member: str) -> bool:
    """Say whether a text is, or has, what a member is called: "Innovative Medicine", "AWS"."""
    local = _TAIL.sub("", member.partition(":")[2] or member)
    name, said = _squeezed(local), _squeezed(text)
    initials = "".join(word[0] for word in _WORDS.findall(local)).lower()
    is_it = len(said) >= _SHORTEST and said in name and 2 * len(said) >= len(name)
    has_it = len(name) >= _SHORTEST and name in said
    by_initials = len(initials) >= _SHORTEST and initials in re.findall(r"[a-z]+", text.lower())
    return is_it or has_it or by_initials


def _squeezed(text: str) -> str:
    return re.sub(r"[^a-z0-9]", "", text.lower())


def _years(text: str) -> set[str]:
    return set(re.findall(r"\b(?:19|20)\d\d\b", text))


def _first(spans: Iterator[Span]) -> dict[Span, None]:
    return dict.fromkeys([span for span in (next(spans, None),) if span is not None])


def _above(table: Table, number: Span, document: Document) -> Iterator[tuple[Span, str]]:
    """Give the section rows above a number, the nearest first; then captions, and headings above the table."""
    rows = [row for row in table.rows if row and row[0].span.start <= number.start]
    for row in reversed(rows):
        cell = row[0]
        if cell.column == 0 and _is_section(row, document) and not cell.span.overlap(number):
            yield cell.span, _text(cell.span, document)
    for span in (*table.header_spans[:1], *reversed(table.caption)):
        yield from _short(span, document)
    for block in _headings(table, document):
        yield from _short(block.span, document)


def _is_section(row: Sequence[TableCell], document: Document) -> bool:
    """Tell a row that titles those below it: beside its label it has no number."""
    rest = (_text(cell.span, document) for cell in row[1:])
    return not any(re.search(r"\d", text) and not _years(text) for text in rest)


def _headings(table: Table, document: Document) -> Iterator[Block]:
    before = [block for block in document.blocks if block.span.end <= table.span.start]
    yield from (
        block for block in reversed(before[-HEADINGS_BACK:]) if block.kind in ("heading", "text")
    )


def _short(span: Span, document: Document) -> Iterator[tuple[Span, str]]:
    if marks := _HEADING.match(document.text, span.start, span.end):
        span = Span(span.document_id, marks.end(), span.end)
    text = _text(span, document)
    if 0 < len(text) <= LONGEST:
        yield span, text


def _text(span: Span, document: Document) -> str:
    return document.text[span.start : span.end]
