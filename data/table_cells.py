"""The numbers of a table, each with its row, its column, and its value in base units."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal

from data.amount import EXACT, Amount, read_amount
from data.document import Cell, Document, Language, Table, TableCell
from data.note_marks import SUPERSCRIPTS
from data.span import Span
from data.table_amounts import amounts_in, percents
from data.table_around import Context, context_of
from data.table_heads import HeadedRow, headed_rows, is_time
from data.table_units import Place, unit_and_scale
from data.unit_words import StatedUnit, stated_unit

_MARKS = re.compile(rf"\s*(?:[{SUPERSCRIPTS}*†‡]+|\[\^[\w-]+\]|<sup>\(?\w{{1,2}}\)?</sup>)+\s*$")
_BARE_MARK = re.compile(r"\(\d{1,2}\)")
_YEAR = re.compile(r"(?:19|20)\d{2}")
_YEAR_LABEL = re.compile(r"\b(?:year|maturit\w+|due|año|ejercicio|vencimiento)\b", re.IGNORECASE)
_DOLLARS = frozenset({"CAD", "AUD", "HKD", "SGD"})
"""What a bare "$" means in a table that says so: "(Expressed in Canadian dollars)"."""
CENTS = 2
"""Digits behind the point of a price."""
_OTHER: dict[Language, Language] = {"en": "es", "es": "en"}


@dataclass(frozen=True, slots=True)
class _Row:
    headed: HeadedRow
    labels: tuple[str, ...]
    numbers: tuple[tuple[TableCell, Amount], ...]


def cells(document: Document, table: Table) -> Iterator[Cell]:
    """Read the numbers in a table's body; what is a label, a dash or a note's mark is none.

    A range is two numbers, each with its own span: "39% – 58%" is a cell of 0.39 and one of 0.58.
    """
    return _Reader(document, table).cells()


class _Reader:
    """Reads one table with what governs it."""

    def __init__(self, document: Document, table: Table) -> None:
        context = context_of(document)
        self.document = document
        self.around = context.around(table)
        texts = [self._text(cell) for row in table.rows for cell in row[1:]]
        self.language = _locale(document.language, texts)
        self.marks = self._marks(context, table)
        self.first = 0 if self._is_all_numbers(table) else 1
        """Column in which the numbers begin: the first one holds labels in most tables."""
        headed = headed_rows(document, table, self.around.header)
        self.rows = [self._row(one) for one in headed]
        found = list(self._currencies())
        self.currency = self.around.currency or next((unit for _, unit in found), None)
        self.signed = frozenset(column for column, _ in found)
        """Columns in which a number prints its currency."""
        self.is_whole = self._prints_no_point()

    def cells(self) -> Iterator[Cell]:
        printed = [
            [(cell.column, cell.span.start + amount.start, amount) for cell, amount in row.numbers]
            for row in self.rows
        ]
        without_sign = percents(printed)
        section: tuple[str, ...] = ()
        for row in self.rows:
            if row.headed.is_head and not row.labels:
                continue
            if not row.numbers:
                # A row of words only heads the rows below it; a second one takes the first's place.
                section = row.labels[:1] if _is_alone(row) else ()
            for cell, amount in row.numbers:
                is_percent = cell.span.start + amount.start in without_sign
                yield from self._cell(row, section, (cell, amount), is_percent=is_percent)

    def _row(self, headed: HeadedRow) -> _Row:
        labels: list[str] = []
        numbers: list[tuple[TableCell, Amount]] = []
        for cell in self._unheaded(headed):
            text = self._text(cell)
            is_mark = _is_mark(cell, text, self.marks)
            may_be = cell.column >= self.first and not is_mark
            amounts = amounts_in(text, self.language) if may_be else ()
            if amounts:
                numbers += [(cell, amount) for amount in amounts]
            elif not numbers and not is_mark and _is_label(headed, cell, text):
                labels.append(_MARKS.sub("", text).strip(" *_"))
        return _Row(headed, tuple(labels), tuple(numbers))

    def _unheaded(self, headed: HeadedRow) -> Sequence[TableCell]:
        """Give the cells of a row that head no column; beside units a label heads the rows below."""
        if not headed.is_head:
            return headed.cells
        label, *others = headed.cells
        is_label = label.column == 0 and not is_time(self._text(label)) and others
        names_units = all(self._text(one).startswith("(") for one in headed.cells[1:])
        return [label] if is_label and names_units and self._text(label)[0] != "(" else []

    def _cell(
        self,
        row: _Row,
        section: tuple[str, ...],
        number: tuple[TableCell, Amount],
        *,
        is_percent: bool,
    ) -> Iterator[Cell]:
        cell, amount = number
        if amount.unit == "USD" and self.currency in _DOLLARS and "U" not in self._text(cell):
            amount = replace(amount, unit=self.currency)
        column = _header(row.headed, cell)
        labels = (*section, *row.labels)
        is_year = _YEAR.fullmatch(self._text(cell)) is not None
        if is_year and any(_YEAR_LABEL.search(one) for one in (*labels, *column)):
            return
        place = Place(
            labels=row.labels,
            section=section,
            column=column,
            around=(*_corner(row.headed), *self.around.said),
            outside=self.around.outside,
            currency=self.currency,
            lacks_sign=bool(self.signed) and cell.column not in self.signed,
            has_cents=self.is_whole and amount.decimals >= CENTS,
            is_percent=is_percent,
        )
        unit, scale = unit_and_scale(place, amount)
        start = cell.span.start
        yield Cell(
            document_id=self.document.document_id,
            row=labels,
            column=column,
            value=Decimal(f"{amount.value.scaleb(scale, EXACT):f}"),
            unit=unit,
            span=Span(self.document.document_id, start + amount.start, start + amount.end),
        )

    def _text(self, cell: TableCell) -> str:
        return self.document.text[cell.span.start : cell.span.end]

    def _currencies(self) -> Iterator[tuple[int, str]]:
        for row in self.rows:
            for cell, amount in row.numbers:
                if amount.unit and amount.unit.isupper():
                    yield cell.column, amount.unit

    def _prints_no_point(self) -> bool:
        """Whether most numbers are printed without digits behind the point."""
        numbers = [amount for row in self.rows for _, amount in row.numbers]
        return 2 * sum(amount.decimals <= 0 for amount in numbers) > len(numbers)

    def _marks(self, context: Context, table: Table) -> frozenset[tuple[int, str]]:
        """Find the bracketed marks, by column: their notes are cited, and no number shares their column."""
        block = context.block_at(table)
        notes = (
            [self.document.text[one.start : one.end].lstrip() for one in block.notes]
            if block
            else []
        )
        cited = {found[0] for note in notes if (found := _BARE_MARK.match(note))}
        if not cited:
            return frozenset()
        bare: set[tuple[int, str]] = set()
        amounts: set[int] = set()
        for cell in (one for row in table.rows for one in row):
            text = self._text(cell)
            if text in cited:
                bare.add((cell.column, text))
            elif amounts_in(text, self.language):
                amounts.add(cell.column)
        return frozenset(one for one in bare if one[0] not in amounts)

    def _is_all_numbers(self, table: Table) -> bool:
        """Whether the first column is one of amounts too, below a time: the table names no rows."""
        header = self.around.header
        if not header or not any(map(is_time, header[0])):
            return False
        texts = [self._text(cell) for row in table.rows for cell in row if cell.column == 0]
        return bool(texts) and all(
            amounts_in(text, self.language) and not _YEAR.fullmatch(text) for text in texts
        )


def _header(headed: HeadedRow, cell: TableCell) -> tuple[str, ...]:
    return headed.header[cell.column] if cell.column < len(headed.header) else ()


def _corner(headed: HeadedRow) -> Iterator[StatedUnit]:
    return map(stated_unit, reversed(headed.header[0] if headed.header else ()))


def _is_alone(row: _Row) -> bool:
    """Whether a label heads the rows below it: nothing else is in its row but header texts."""
    return row.headed.is_head or len(row.headed.cells) == 1


def _is_mark(cell: TableCell, text: str, marks: frozenset[tuple[int, str]]) -> bool:
    return (cell.column, text) in marks


def _is_label(headed: HeadedRow, cell: TableCell, text: str) -> bool:
    """Whether a text names its row: in the first column, or in one that no header names."""
    is_word = any(letter.isalnum() for letter in text)
    return is_word and (cell.column == 0 or not any(_header(headed, cell)))


def _locale(declared: Language, texts: Sequence[str]) -> Language:
    """Choose how numbers are written: as the document's language does, unless the table shows else.

    A Spanish report may carry a table of 1,234.5: numbers that only the other way can read tell.
    """
    other = _OTHER[declared]
    here = [read_amount(text, language=declared) is not None for text in texts]
    there = [read_amount(text, language=other) is not None for text in texts]
    only_here = sum(one and not two for one, two in zip(here, there, strict=True))
    only_there = sum(two and not one for one, two in zip(here, there, strict=True))
    return other if only_there and not only_here else declared
