"""From a fact or a cell to the place where it is printed: the citation of a figure."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta

from chat.answer import Citation
from chat.citing_above import said_above
from data.addresses import has_address
from data.company import Company
from data.document import Block, Cell, Document, Table, TableCell
from data.fact import Fact
from data.fact_table import FactTable
from data.fact_versions import print_order
from data.period import Instant
from data.span import Span
from data.unit_words import CURRENCY, SCALE, stated_unit
from retrieval.sentences import sentences

STATEMENT_CONCEPTS = 8
"""Concepts about the company as a whole from which on a table is taken for a statement, not a note."""
REACH = 24
"""Characters around a number in which its sign, brackets, currency or scale word may stand."""

_BEFORE = re.compile(rf"(?P<minus>(?<![\w.,])[-−–]\s?)?(?:(?:{CURRENCY.pattern})\s?)?[-−–]?$", re.I)
_OPEN = re.compile(rf"(?:(?:{CURRENCY.pattern})\s?)?\(\s?(?:(?:{CURRENCY.pattern})\s?)?$", re.I)
_CLOSE = re.compile(r"\s?%?\s?\)(?:\s?%)?")
_AFTER = re.compile(rf"\s?%|\s(?:{SCALE.pattern})", re.I)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a number stands in a document."""

    document: Document
    block: Block | None
    table: Table | None
    spans: tuple[Span, ...]
    """The number as printed, then row label, column header, unit caption; or the sentence."""


SHOWN_FOR = timedelta(days=500)
"""How long after a day the report on the year after it may be filed, whose balance sheet shows that day too."""


def cite_fact(fact: Fact, document: Document | None, *, marker: int, company: Company) -> Citation:
    """Cite a fact where its document prints it; without a place, by its filing alone."""
    if document is None or fact.span is None:
        return _cite_filing(fact, document, marker, company)
    place = place_of(fact.span, document)
    if place.table is not None:
        above = said_above(fact, place.table, place.spans, document)
        place = replace(place, spans=(*place.spans, *above))
    return _cite_place(place, marker, company, fact)


def cite_cell(cell: Cell, document: Document, *, marker: int, company: Company) -> Citation:
    """Cite a cell of a table that became a figure's leaf."""
    return _cite_place(place_of(cell.span, document), marker, company, None)


def best_print(fact: Fact, table: FactTable, document: Document | None) -> Fact:
    """Of the same fact's prints in its filing, take the one in the earliest statement."""
    if document is None or fact.span is None:
        return fact
    prints = [
        one
        for one in table.copies(fact)
        if one.span is not None and one.document_id == document.document_id
    ]
    if len(prints) < 2:
        return fact
    starts = [one.span.start for one in table.in_document(document.document_id) if one.span]
    concepts = [one.concept for one in table.in_document(document.document_id)]

    def order(one: Fact) -> tuple[int, int]:
        block = block_at(document, one.span) if one.span else None
        start = one.span.start if one.span else 0
        if block is None or block.table is None:
            return 1, start
        first, last = (bisect_right(starts, edge) for edge in (block.span.start, block.span.end))
        count = min(len(set(concepts[first:last])), STATEMENT_CONCEPTS)
        return -count, start

    return min(prints, key=order)


def on_balance_sheet(fact: Fact, table: FactTable) -> Fact:
    """Of a balance that a filing prints only as where a later year began, take the newest print that is its own.

    Two years later an equity statement still has it; the balance sheets that show it are those of its
    own year and of the next.
    """
    if not isinstance(fact.period, Instant) or fact.filed is None or fact.dimensions:
        return fact
    last = fact.period.end + SHOWN_FOR
    if fact.filed <= last:
        return fact
    same = [
        one
        for one in table.prints(fact.concept, fact.period)
        if (one.value, one.unit) == (fact.value, fact.unit)
        and one.span is not None
        and one.filed is not None
        and one.filed <= last
    ]
    same.sort(key=print_order)
    return max(same, key=lambda one: one.filed or last) if same else fact


def place_of(number: Span, document: Document) -> Place:
    """Find the number with its sign and currency, and what says what it means."""
    block = block_at(document, number)
    if block is None:
        return Place(document, None, None, (number,))
    table = document.tables[block.table] if block.table is not None else None
    if table is None:
        line = _line(number, block.span, document.text)
        whole = _with_marks(number, line, document.text, scale_word=True)
        return Place(document, block, None, (whole, *_sentence(number, block, document)))
    row, cell = _cell_at(table, number)
    if row is None or cell is None:
        whole = _with_marks(number, _line(number, block.span, document.text), document.text)
        return Place(document, block, table, (whole, *_captions(table, document)))
    spans = (
        _with_marks(number, cell.span, document.text),
        *_meaning(table, row, cell, number, document),
    )
    return Place(document, block, table, spans)


def block_at(document: Document, span: Span) -> Block | None:
    """Find the block that a place is in."""
    index = bisect_right(document.blocks, span.start, key=lambda one: one.span.start) - 1
    if index < 0 or not document.blocks[index].span.overlap(span):
        return None
    return document.blocks[index]


def _cell_at(table: Table, number: Span) -> tuple[tuple[TableCell, ...] | None, TableCell | None]:
    for row in table.rows:
        for cell in row:
            if cell.span.start <= number.start and number.end <= cell.span.end:
                return row, cell
    return None, None


def _meaning(
    table: Table, row: Sequence[TableCell], cell: TableCell, number: Span, document: Document
) -> Iterator[Span]:
    """Yield row label, column header, unit caption: those that the document has."""
    label = row[0]
    # A number may stand in its label: "Common stock: 14,773,260 shares issued and outstanding".
    if label.column == 0 and len(label.span) > (0 if label is not cell else len(number) + REACH):
        yield label.span
    if cell.column < len(table.header_spans) and len(table.header_spans[cell.column]):
        yield table.header_spans[cell.column]
    yield from _captions(table, document)


def _inside(spans: Sequence[Span], document: Document) -> tuple[Span, ...]:
    """The number, and of what says what it means all that has no address."""
    said = (document.text[span.start : span.end] for span in spans)
    return tuple(
        span
        for place, (span, text) in enumerate(zip(spans, said, strict=True))
        if place == 0 or not has_address(text)
    )


def _captions(table: Table, document: Document) -> Iterator[Span]:
    for caption in table.caption:
        said = stated_unit(document.text[caption.start : caption.end])
        if said.scale is not None or said.currency is not None or said.measure is not None:
            yield caption


def _line(number: Span, within: Span, text: str) -> Span:
    """Bound the line that a number stands in."""
    start = text.rfind("\n", within.start, number.start) + 1 or within.start
    end = text.find("\n", number.end, within.end)
    return Span(number.document_id, start, end if end >= 0 else within.end)


def _with_marks(number: Span, within: Span, text: str, *, scale_word: bool = False) -> Span:
    """Widen a number by the sign, brackets, currency and per cent sign that stand around it."""
    before = text[max(within.start, number.start - REACH) : number.start]
    after = text[number.end : min(within.end, number.end + REACH)]
    opened, closed = _OPEN.search(before), _CLOSE.match(after)
    if opened and closed:
        return Span(number.document_id, number.start - len(opened[0]), number.end + closed.end())
    lead = _BEFORE.search(before)
    tail = _AFTER.match(after)
    if tail and not scale_word and "%" not in tail[0]:
        tail = None
    start = number.start - (len(lead[0]) if lead else 0)
    return Span(number.document_id, start, number.end + (tail.end() if tail else 0))


def _sentence(number: Span, block: Block, document: Document) -> Iterator[Span]:
    """Yield the sentence that a number stands in, where the block is more than that number."""
    text = document.text[block.span.start : block.span.end]
    for start, end in sentences(text):
        first, last = block.span.start + start, block.span.start + end
        if first <= number.start and number.end <= last and last - first > len(number):
            yield Span(document.document_id, first, last)
            return


def _cite_place(place: Place, marker: int, company: Company, fact: Fact | None) -> Citation:
    document, filing = place.document, place.document.filing
    spans = _inside(place.spans, document)
    return Citation(
        marker=marker,
        document_id=document.document_id,
        title=document.title,
        company=filing.company.name if filing else company.name,
        cik=(filing.company.cik if filing else company.cik) or None,
        form=filing.form if filing else None,
        accession=filing.accession if filing else None,
        filed=filing.filed if filing else None,
        path=place.block.path if place.block else (),
        page=place.block.page if place.block else None,
        page_label=place.block.page_label if place.block else None,
        spans=spans,
        quotes=tuple(document.text[span.start : span.end] for span in spans),
        fact=fact,
    )


def _cite_filing(fact: Fact, document: Document | None, marker: int, company: Company) -> Citation:
    """Cite a fact that no text shows: hidden in its document, or known from data alone."""
    filed = f", {fact.filed}" if fact.filed else ""
    return Citation(
        marker=marker,
        document_id=None,
        title=document.title if document else f"{company.name}, {fact.form or 'XBRL'}{filed}",
        company=company.name,
        cik=company.cik or None,
        form=fact.form,
        accession=fact.accession,
        filed=fact.filed,
        path=(),
        page=None,
        page_label=None,
        spans=(),
        quotes=(),
        fact=fact,
    )
