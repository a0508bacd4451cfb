"""Events of a page -> its paragraphs and tables in reading order, with the places of its facts."""

from collections.abc import Mapping

from data.html_items import FlowItem, Paragraph, RawCell, RawTable
from data.html_line import Line
from data.html_style import ROOT, Style, StyleSheet
from data.inline_xbrl import InlineXbrl, XbrlElement
from data.laid_out_text import is_laid_out, laid_out

MAX_SPAN = 1_000
"""Columns that one cell may span; HTML allows no more."""
MAX_CELLS = 800_000
"""Cells with text whose document fits into a gigabyte of memory; larger pages are refused."""
MAX_LINES = 500
"""Rows that one cell may span; no print has more on a page."""
MIN_LAID_OUT_CHARS = 200
"""Shorter text without `<pre>` is not looked at for columns."""

ZERO_WIDTH = dict.fromkeys((0x200B, 0x2060, 0xFEFF))
"""Characters that print nothing; many filings pad their empty cells with them."""
_NO_ATTRIBUTES: dict[str, str] = {}
"""In place of lxml's empty mapping, which is slower to ask."""
_PARTS = frozenset(("td", "th", "tr", "table", "li"))
"""Blocks that are more than the beginning and the end of a line."""


class PageFlow:
    """Receives a page's events; `items` is what it shows, `xbrl` what is tagged in it."""

    def __init__(self) -> None:
        self.items: list[FlowItem] = []
        self.xbrl = InlineXbrl()
        self.page = 1
        self._page_shows = False
        """Whether the page has anything on it yet."""
        self.cells = 0
        """Cells with text in them; those beyond MAX_CELLS are not kept."""
        self._flow = self.items
        self._line = Line()
        self._sheet = StyleSheet()
        self._known = self._sheet.known
        self._styles: list[Style] = [ROOT]
        self._skipping = 0
        """Depth below the outermost hidden element; 0 where text is seen."""
        self._tables: list[RawTable] = []
        self._cells: list[tuple[list[FlowItem], int, int, int]] = []
        """Open cells: the flow around each, the number of tables open there, grid column and width."""
        self._open: list[tuple[XbrlElement, int]] = []
        """Visible facts and texts of the cover that are open, with where they began in the current line."""
        self._preformatted: list[str] = []
        self._begins_item = False

    def start(self, tag: str, attrib: Mapping[str, str]) -> None:
        if not attrib:
            attrib = _NO_ATTRIBUTES
        element = self.xbrl.start(tag, attrib) if ":" in tag or tag == "html" else None
        if self._skipping:
            self._skipping += 1
            return
        styles = self._styles
        style = self._known.get((styles[-1], tag, attrib.get("style"), attrib.get("align")))
        if style is None or tag == "font":
            style = self._sheet.style(styles[-1], tag, attrib)
        if style.is_hidden or (element is not None and element.is_hidden):
            self._skipping = 1
            return
        styles.append(style)
        if style.is_block:
            self._start_block(tag, attrib, style)
        elif element is not None and element.is_placed:
            self._open.append((element, self._line.length))
        elif tag == "br":
            self._break_line()

    def end(self, tag: str) -> None:
        if ":" in tag:
            element = self.xbrl.end(tag)
            if element is not None and not self._skipping:
                self._close_fact(element)
        if self._skipping:
            self._skipping -= 1
            return
        if len(self._styles) > 1:
            style = self._styles.pop()
            if style.is_block:
                self._end_block(tag, style)

    def data(self, data: str) -> None:
        if not data.isascii() and ("\u200b" in data or "\u2060" in data or "\ufeff" in data):
            data = data.translate(ZERO_WIDTH)
        if self.xbrl.is_collecting:
            self.xbrl.data(data)
        if self._skipping:
            return
        style = self._styles[-1]
        if style.is_preformatted or (len(data) > MIN_LAID_OUT_CHARS and is_laid_out(data)):
            if self._line.length:
                self._flush()
            self._preformatted.append(data)
        else:
            self._line.add(data, style)

    def close(self) -> None:
        self._flush()
        self._close_cells(0)

    def _start_block(self, tag: str, attrib: Mapping[str, str], style: Style) -> None:
        if self._line.length or self._preformatted:
            self._flush()
        else:
            self._line.gap = False
        if style.breaks_before:
            self._break_page()
        if tag in _PARTS:
            self._start_part(tag, attrib)

    def _start_part(self, tag: str, attrib: Mapping[str, str]) -> None:
        if tag == "table":
            self._tables.append(RawTable(self.page))
        elif tag == "li":
            self._begins_item = True
        elif self._tables:
            if self._cells:
                self._close_cells(len(self._tables))
            if tag == "tr":
                self._tables[-1].start_row()
            else:
                self._open_cell(attrib)

    def _end_block(self, tag: str, style: Style) -> None:
        if self._line.length or self._preformatted:
            self._flush()
        else:
            self._line.gap = False
        if tag in _PARTS:
            if self._cells and tag != "li":
                self._close_cells(len(self._tables))
            if tag == "table" and self._tables:
                self._close_table()
        if style.breaks_after:
            self._break_page()

    def _close_table(self) -> None:
        table = self._tables.pop()
        table.rows = [row for row in table.rows if row]
        if table.rows:
            self._flow.append(table)

    def _open_cell(self, attrib: Mapping[str, str]) -> None:
        table = self._tables[-1]
        wide, tall = attrib.get("colspan"), attrib.get("rowspan")
        width = (_SPANS.get(wide) or _count(wide, most=MAX_SPAN)) if wide else 1
        if tall or table.held or not table.rows:
            column = table.place(width, _count(tall, most=MAX_LINES) if tall else 1)
        else:  # nearly every cell: the next column is free
            column = table.column
            table.column += width
        self._cells.append((self._flow, len(self._tables), column, width))
        self._flow = []

    def _close_cells(self, depth: int) -> None:
        """Close the cells of the tables that are `depth` deep or deeper."""
        cells = self._cells
        while cells and cells[-1][1] >= depth:
            around, place, column, width = cells.pop()
            if self._flow:
                self.cells += 1
                if self.cells <= MAX_CELLS:
                    self._tables[place - 1].rows[-1].append(RawCell(column, width, self._flow))
            self._flow = around

    def _break_page(self) -> None:
        """Begin a page; breaks with nothing between them are one."""
        if self._page_shows:
            self.page += 1
            self._page_shows = False

    def _break_line(self) -> None:
        if self._line.after_break:
            self._flush()
        elif self._line.length:
            self._line.after_break = True
        self._line.gap = True

    def _close_fact(self, element: XbrlElement) -> None:
        if self._open and self._open[-1][0] is element:
            self._line.mark(*self._open.pop())

    def _flush(self) -> None:
        """End the line: what it holds becomes a paragraph of the current flow."""
        if self._preformatted:
            text = "".join(self._preformatted)
            self._preformatted = []
            self._flow.extend(laid_out(text, self._styles[-1], self.page))
            self._page_shows = True
        line = self._line
        if not line.length:
            line.gap = False
            return
        if self._open:
            for fact, start in self._open:
                line.mark(fact, start)
            # What is still open without text behind it begins in the next line.
            self._open = [(fact, 0) for fact, start in self._open if start >= line.length]
        is_item = self._begins_item and line.style.is_item
        self._begins_item = self._begins_item and not is_item
        self._flow.append(Paragraph(line, self.page, is_item))
        self._page_shows = True
        self._line = Line()


_SPANS = {str(number): number for number in range(1, 100)}
"""What nearly every `colspan` says, read once."""


def _count(written: str, *, most: int) -> int:
    text = written.strip()
    return min(max(int(text), 1), most) if text.isdecimal() and len(text) < 10 else 1
