"""Text set in columns of spaces, with `<pre>` or without -> paragraphs and tables."""

import re
from collections.abc import Iterable

from data.html_items import FlowItem, Paragraph, RawCell, RawTable
from data.html_line import Line
from data.html_style import Style

MIN_BLANK_LINES = 3

_COLUMNS = re.compile(r"\S(?: {3,}|\t+)\S")
_BLANK_LINE = re.compile(r"\n[ \t\r]*\n")
_CELL = re.compile(r"\S+(?: {1,2}\S+)*")


def is_laid_out(text: str) -> bool:
    """Whether this is text in columns of spaces that stands in a page without `<pre>`."""
    if text.count("\n") < 2 * MIN_BLANK_LINES:
        return False
    return len(_BLANK_LINE.findall(text)) >= MIN_BLANK_LINES and len(_COLUMNS.findall(text)) >= 3


def laid_out(text: str, style: Style, page: int) -> Iterable[FlowItem]:
    """Paragraphs and tables of text in columns of spaces, told apart by blank lines."""
    for part in _BLANK_LINE.split(text.replace("\f", "\n\n")):
        lines = [line.expandtabs().rstrip() for line in part.split("\n") if line.strip()]
        in_columns = [line for line in lines if _COLUMNS.search(line.strip())]
        if len(in_columns) >= 2 and len(in_columns) * 2 >= len(lines):
            yield from _column_table(lines, style, page)
        elif lines:
            paragraph = Line()
            paragraph.add(" ".join(lines), style)
            yield Paragraph(paragraph, page)


def _column_table(lines: list[str], style: Style, page: int) -> Iterable[FlowItem]:
    table = RawTable(page)
    for line in lines:
        row = []
        for found in _CELL.finditer(line):
            if found[0].strip("-=_ "):
                cell = Line()
                cell.add(found[0], style)
                row.append(RawCell(found.start(), len(found[0]), [Paragraph(cell, page)]))
        if row:
            table.rows.append(row)
    if table.rows:
        yield table
