"""Numbers that a table's reader leaves out: ranges, and what may be the mark of a note."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from decimal import Decimal

from chat.gate_numbers import Number, numbers
from data.amount import EXACT
from data.document import Cell, Document, Table, TableCell
from data.span import Span

_COUNTED = ("ratio", "points", "times", "shares", "days")


def cells_left(document: Document, table: Table, read: Sequence[Span]) -> Iterator[Cell]:
    """Read each number of the body's cells in which none was read: "39% – 58%", "382 (C)", "(3)".

    A mark that is taken for a number does no harm here: a claim that says it would have to say its
    unit, its time and its row as well.
    """
    starts = sorted(span.start for span in read)
    for row in table.rows:
        label = [one for one in row if one.column == 0]
        for cell in row:
            place = bisect_left(starts, cell.span.start)
            is_read = place < len(starts) and starts[place] < cell.span.end
            if cell.column and not is_read:
                yield from _in_cell(document, table, cell, label)


def _in_cell(
    document: Document, table: Table, cell: TableCell, label: Sequence[TableCell]
) -> Iterator[Cell]:
    text = document.text[cell.span.start : cell.span.end]
    header = table.header[cell.column] if cell.column < len(table.header) else ()
    row = tuple(document.text[one.span.start : one.span.end] for one in label)
    for number in numbers(text, document.language):
        unit, scale = _unit_and_scale(table, number)
        value = number.value.scaleb(scale, EXACT) * (-1 if number.sign < 0 else 1)
        start = cell.span.start + number.start
        span = Span(document.document_id, start, start + len(number.text))
        yield Cell(document.document_id, row, header, Decimal(f"{value:f}"), unit, span)


def _unit_and_scale(table: Table, number: Number) -> tuple[str, int]:
    if number.unit in _COUNTED:
        return ("ratio" if number.unit == "points" else str(number.unit)), 0
    return number.unit or table.unit or "pure", 0 if number.scaled else table.scale
