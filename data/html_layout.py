"""Tables that only lay text out (bullets, notes, headings, whole pages) -> the text in them."""

import re
from collections.abc import Iterable, Sequence

from data.html_items import FlowItem, Paragraph, RawCell, RawTable
from data.html_line import Line
from data.items import item_heading
from data.table_grid import is_number

BULLETS = "•●▪■◦○‣∙·◾▸►➢✓–—-"
"""Signs that begin a list item when they stand alone in front of its text."""
MAX_LINE_CHARS = 160
"""A table of one row and no amount that is shorter is a line: a running header, a page number."""

_MARK = re.compile(r"\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[).]|[*†‡§]{1,3}|[¹²³⁴⁵⁶⁷⁸⁹]+|\d{1,2}|\[\w\]")


def without_layout(items: Iterable[FlowItem]) -> list[FlowItem]:
    """The flow with each table that only lays text out replaced by that text."""
    plain: list[FlowItem] = []
    pending = list(items)[::-1]
    while pending:
        item = pending.pop()
        if isinstance(item, Paragraph) or (inside := _text_of_layout(item)) is None:
            plain.append(item)
        else:
            pending.extend(reversed(inside))
    return plain


def _text_of_layout(table: RawTable) -> list[FlowItem] | None:
    """What a layout table holds, in reading order; None for a table of data."""
    rows = table.rows
    if any(isinstance(item, RawTable) for row in rows for cell in row for item in cell.flow):
        return [item for row in rows for cell in row for item in cell.flow]
    has_facts = any(cell.line.marks for row in rows for cell in row if len(row) > 1)
    if has_facts and not all(_is_marked_text(row) for row in rows):
        return None
    if all(len(row) == 1 for row in rows):
        return [item for row in rows for item in row[0].flow]
    if all(_is_marked_text(row) or len(row) == 1 for row in rows):
        return [item for row in rows for item in _marked(row)]
    if len(rows) == 1 and _is_line(rows[0]):
        return [_one_line(rows[0])]
    return None


def _is_marked_text(row: Sequence[RawCell]) -> bool:
    """Whether a row is a bullet or a note's mark, and the text behind it."""
    if len(row) != 2:
        return False
    first, second = row[0].line.text, row[1].line.text
    if first in BULLETS:
        return not is_number(second)
    return bool(_MARK.fullmatch(first)) and len(second) > 25


def _marked(row: Sequence[RawCell]) -> list[FlowItem]:
    """A row's text: mark and first paragraph on one line, what else the text has below it."""
    if len(row) == 1:
        return list(row[0].flow)
    first, *rest = row[1].flow
    return [_one_line([row[0], RawCell(0, 1, [first])]), *rest]


def _is_line(row: Sequence[RawCell]) -> bool:
    texts = [cell.line.text for cell in row]
    whole = " ".join(texts)
    if item_heading(whole) is not None:
        return True
    amounts = [text for text in texts if is_number(text) and not text.isdecimal()]
    return len(row) <= 3 and len(whole) <= MAX_LINE_CHARS and not amounts


def _one_line(row: Sequence[RawCell]) -> Paragraph:
    whole = Line()
    for cell in row:
        whole.append(cell.line)
    page = next((item.page for cell in row for item in cell.flow), 1)
    return Paragraph(whole, page)
