"""What governs a table from outside its rows: its captions, the table that it goes on with, its section."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from data.document import Block, Document, Table
from data.span import Span
from data.table_heads import Header, headed_rows
from data.unit_words import (
    CURRENCY,
    MAX_UNIT_LINE_CHARS,
    TAIL_CHARS,
    StatedUnit,
    names_unit,
    stated_unit,
)

MAX_FURNITURE_CHARS = 60
"""A page number, a running title, "Table of Contents": what stands between two pages is as short."""
MAX_TABLES_BACK = 12
"""Pages that one table may run over."""
ITEM_DEPTH = 2
"""Headings of a Part and an Item."""
_BRACKET = re.compile(r"\([^()]*\)")
_OTHERWISE = re.compile(r"\botherwise\b|\bsalvo (?:que|indicaci[oó]n)\b", re.IGNORECASE)
"""Says that a unit line is of more than what stands right below it."""
_STARTS = re.compile(
    r"\(?(?:all |tabular )?(?:amounts|dollars|figures|in|u\.s\. dollars|euros|expressed|stated|cifras|importes|datos"
    r"|en|millones|miles|expresad[oa]s)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Around:
    """What a table's numbers are to be read with."""

    header: Header
    """Its own; that of the table above where it is the rest of that one."""
    said: tuple[StatedUnit, ...]
    """Its own statements of units, the nearest first."""
    outside: tuple[StatedUnit, ...]
    """What tables above, its section or its page say of money, where it says nothing itself."""
    currency: str | None


class Context:
    """A document's blocks and tables, found by their place."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self._tables = [table.span.start for table in document.tables]
        self._blocks = [block.span.start for block in document.blocks]
        self._lines = tuple(self._unit_lines())

    def around(self, table: Table) -> Around:
        """Collect what governs a table."""
        place = bisect_left(self._tables, table.span.start)
        pages = self._pages(place, table)
        said = [one for page in pages for one in self._own(page)]
        is_told = any(one.has_scale for one in said)
        outside = () if is_told else tuple(self._from_outside(place - len(pages) + 1))
        currency = next((page.unit for page in pages if page.unit), None)
        return Around(self._header(pages), tuple(said), outside, currency)

    def unit_place(self, table: Table) -> Span | None:
        """Find where the unit of a table's amounts is said, if not in the table or its captions.

        What is said of money further above is not said of a table without any.
        """
        if lead := self._lead_place(table):
            return lead[0]
        text = self.document.text
        is_money = CURRENCY.search(text, table.span.start, table.span.end) is not None
        place = bisect_left(self._tables, table.span.start)
        for above in self._followed(place):
            for span in (*above.header_spans[:1], *reversed(above.caption)):
                said = stated_unit(text[span.start : span.end].lstrip("# "))
                if said.has_scale:
                    return span if is_money or said.currency is None else None
        found = self._unit_line(place) if is_money else None
        return None if found is None else found[0].span

    def block_at(self, table: Table) -> Block | None:
        """Find the block of a table."""
        place = bisect_left(self._blocks, table.span.start)
        blocks = self.document.blocks
        return blocks[place] if place < len(blocks) else None

    def _pages(self, place: int, table: Table) -> list[Table]:
        """Give a table and those above that it plainly is the rest of, the nearest first."""
        pages = [table]
        while place > 0 and len(pages) < MAX_TABLES_BACK and self._is_rest(place):
            place -= 1
            pages.append(self.document.tables[place])
        return pages

    def _is_rest(self, place: int) -> bool:
        """Whether a table has no header and no caption, and as many columns as the one right above."""
        above, table = self.document.tables[place - 1 : place + 1]
        is_bare = not table.caption and not any(map(any, table.header))
        if not is_bare or len(above.header) != len(table.header):
            return False
        return all(self._is_furniture(block) for block in self._between(above, table))

    def _header(self, pages: Sequence[Table]) -> Header:
        header = pages[-1].header
        for page in reversed(pages[1:]):
            for row in headed_rows(self.document, page, header):
                header = row.header
        own = pages[0].header
        return own if any(map(any, own)) else header

    def _own(self, table: Table) -> Iterator[StatedUnit]:
        """Read the corner of the header, then the captions from the last on, then the table's own scale."""
        text = self.document.text
        if table.header:
            yield from (stated_unit(one) for one in reversed(table.header[0]))
        for span in reversed(table.caption):
            yield stated_unit(text[span.start : span.end].lstrip("# "))
        if table.scale:
            yield StatedUnit(table.scale)

    def _from_outside(self, place: int) -> Iterable[StatedUnit]:
        """Read what the paragraph above says, the tables right above, the section or the page."""
        if not 0 <= place < len(self.document.tables):
            return []
        if lead := self._lead_over(self.document.tables[place]):
            return [lead]
        for above in self._followed(place):
            said = [one for one in self._own(above) if one.has_scale]
            if said:
                return said
        line = self._line_for(place)
        return [] if line is None else [line]

    def _followed(self, place: int) -> Iterator[Table]:
        """Yield the tables right above a table that it follows on, the nearest first."""
        for back in range(place, max(0, place - MAX_TABLES_BACK), -1):
            above, table = self.document.tables[back - 1 : back + 1]
            if not self._follows(above, table):
                return
            yield above

    def _follows(self, above: Table, table: Table) -> bool:
        """Whether nothing but headings of its own section, notes and page furniture part two tables."""
        one, other = self.block_at(above), self.block_at(table)
        if one is None or other is None or one.path[:-1] != other.path[: len(one.path[:-1])]:
            return False
        between = self._between(above, table)
        if one.page != other.page:
            between = [block for block in between if block.page == other.page]
        return all(
            block.kind in ("note", "heading", "list") or self._is_furniture(block)
            for block in between
        )

    def _lead_over(self, table: Table) -> StatedUnit | None:
        """Read the unit in brackets at the end of the paragraph above, be it on the page before."""
        found = self._lead_place(table)
        return None if found is None else found[1]

    def _lead_place(self, table: Table) -> tuple[Span, StatedUnit] | None:
        place = bisect_left(self._blocks, table.span.start) - 1
        blocks = self.document.blocks
        while place >= 0 and self._is_furniture(blocks[place]):
            place -= 1
        if place < 0 or blocks[place].kind != "text":
            return None
        block = blocks[place]
        start = max(block.span.start, block.span.end - TAIL_CHARS)
        for found in reversed(list(_BRACKET.finditer(self.document.text, start, block.span.end))):
            said = stated_unit(found[0])
            if said.has_scale:
                return Span(block.span.document_id, found.start(), found.end()), said
        return None

    def _between(self, above: Table, table: Table) -> Sequence[Block]:
        first = bisect_right(self._blocks, above.span.start)
        return self.document.blocks[first : bisect_left(self._blocks, table.span.start)]

    def _is_furniture(self, block: Block) -> bool:
        if block.kind != "text" or len(block.span) > MAX_FURNITURE_CHARS:
            return False
        return not self._text(block).endswith((".", ":", ";", ","))

    def _unit_lines(self) -> Iterator[tuple[Block, StatedUnit]]:
        """Find unit lines that head no table: below the heading of a section, or at the top of a page."""
        captions = {span for table in self.document.tables for span in table.caption}
        for block in self.document.blocks:
            is_short = len(block.span) < MAX_UNIT_LINE_CHARS
            if block.kind != "text" or not is_short or block.span in captions:
                continue
            text = self._text(block)
            if _is_unit_line(text) and (said := stated_unit(text)).scale is not None:
                yield block, said

    def _line_for(self, place: int) -> StatedUnit | None:
        """Read the last unit line above that is said of its page, its section or all that follows."""
        found = self._unit_line(place)
        if found is None:
            return None
        # "Dollars in millions" is not said of shares.
        said = found[1]
        of_shares = 0 if said.shares_scale is None and said.currency else said.shares_scale
        return replace(said, shares_scale=of_shares)

    def _unit_line(self, place: int) -> tuple[Block, StatedUnit] | None:
        own = self.block_at(self.document.tables[place])
        for block, said in reversed(self._lines) if own else ():
            assert own is not None
            is_general = _OTHERWISE.search(self._text(block)) is not None
            path = block.path[:ITEM_DEPTH] if is_general else block.path
            is_on_page = block.page is not None and block.page == own.page
            is_above = block.span.start < own.span.start
            if is_above and (is_on_page or own.path[: len(path)] == path):
                return block, said
        return None

    def _text(self, block: Block) -> str:
        return self.document.text[block.span.start : block.span.end]


def _is_unit_line(text: str) -> bool:
    """Whether a paragraph says a unit and nothing else."""
    is_bracketed = text.startswith("(") and text.endswith(")")
    return (is_bracketed or bool(_STARTS.match(text))) and names_unit(text)


class OneReading:
    """A reading of a document as a key: hashing all its text and blocks would cost more than it saves."""

    __slots__ = ("document",)

    def __init__(self, document: Document) -> None:
        self.document = document

    def __hash__(self) -> int:
        return hash(self.document.document_id)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OneReading) and (
            self.document.text is other.document.text
            and self.document.tables is other.document.tables
            and self.document.blocks is other.document.blocks
        )


@lru_cache(16)
def _context(key: OneReading) -> Context:
    return Context(key.document)


def context_of(document: Document) -> Context:
    """Give what is asked of a document for each of its tables; made once."""
    return _context(OneReading(document))
