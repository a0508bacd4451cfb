"""The numbers of a table, each with its row, its column, and its value in base units."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal

from data.amount import EXACT, Amount, read_amount
from data.document import Cell, Document, Language, Table, TableCell
from data.note_marks import SUPERSCRIPTS
from data.span import Span
from data.unit_words import StatedUnit, stated_unit

_MARKS = re.compile(rf"\s*(?:[{SUPERSCRIPTS}*†‡]+|\[\^[\w-]+\]|<sup>\(?\w{{1,2}}\)?</sup>)+\s*$")
_BARE_MARK = re.compile(r"\(\d{1,2}\)")
_YEAR = re.compile(r"(?:19|20)\d{2}")
_YEAR_LABEL = re.compile(r"\b(?:year|maturit\w+|due|año|ejercicio|vencimiento)\b", re.IGNORECASE)
_PLAIN = {
    "percent": ("ratio", -2),
    "ratio": ("ratio", 0),
    "days": ("days", 0),
    "count": ("pure", 0),
}
"""What labels say is counted -> unit, and power of ten. A table's scale is not meant for it."""
_OTHER: dict[Language, Language] = {"en": "es", "es": "en"}


@dataclass(frozen=True, slots=True)
class _Row:
    labels: tuple[str, ...]
    numbers: tuple[tuple[TableCell, Amount], ...]


def cells(document: Document, table: Table) -> Iterator[Cell]:
    """Read the numbers in a table's body; what is a label, a dash or a note's mark is none."""
    texts = [[_text(document, cell) for cell in row] for row in table.rows]
    language = _locale(document.language, [text for row in texts for text in row[1:]])
    marked = _cites_bracketed(document, table)
    section: tuple[str, ...] = ()
    for row in table.rows:
        read = _row(document, table, row, language, marked=marked)
        if not read.numbers:
            # A row of words only heads the rows below it; a second one takes the first's place.
            section = read.labels[:1] if len(row) == 1 else ()
            continue
        for cell, amount in read.numbers:
            made = _cell(document, table, (*section, *read.labels), cell, amount)
            if made is not None:
                yield made


def _text(document: Document, cell: TableCell) -> str:
    return document.text[cell.span.start : cell.span.end]


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


def _cites_bracketed(document: Document, table: Table) -> bool:
    """Whether "(1)" may be a mark here: the table's block cites notes that begin so."""
    block = next((one for one in document.blocks if one.span == table.span), None)
    notes = block.notes if block else ()
    return any(document.text[note.start : note.end].lstrip().startswith("(") for note in notes)


def _row(
    document: Document, table: Table, row: Sequence[TableCell], language: Language, *, marked: bool
) -> _Row:
    labels: list[str] = []
    numbers: list[tuple[TableCell, Amount]] = []
    for cell in row:
        text = _text(document, cell)
        is_mark = marked and bool(_BARE_MARK.fullmatch(text))
        amount = None if cell.column == 0 or is_mark else read_amount(text, language=language)
        if amount is not None:
            numbers.append((cell, amount))
        elif not numbers and not is_mark and _is_label(table, cell, text):
            labels.append(_MARKS.sub("", text).strip(" *_"))
    return _Row(tuple(labels), tuple(numbers))


def _is_label(table: Table, cell: TableCell, text: str) -> bool:
    """Whether a text names its row: in the first column, or in one that no header names."""
    header = table.header[cell.column] if cell.column < len(table.header) else ()
    is_word = any(letter.isalnum() for letter in text)
    return is_word and (cell.column == 0 or not any(header))


def _cell(
    document: Document, table: Table, labels: tuple[str, ...], cell: TableCell, amount: Amount
) -> Cell | None:
    column = table.header[cell.column] if cell.column < len(table.header) else ()
    text = _text(document, cell)
    if _YEAR.fullmatch(text) and any(_YEAR_LABEL.search(one) for one in (*labels, *column)):
        return None
    said = [stated_unit(one) for one in (*reversed(labels), *reversed(column))]
    captions = [stated_unit(document.text[one.start : one.end]) for one in table.caption]
    unit, scale = _unit_and_scale(table, amount, said, captions)
    start = cell.span.start
    return Cell(
        document_id=document.document_id,
        row=labels,
        column=column,
        value=_in_base_units(amount, scale),
        unit=unit,
        span=Span(document.document_id, start + amount.start, start + amount.end),
    )


def _in_base_units(amount: Amount, scale: int) -> Decimal:
    return Decimal(f"{amount.value.scaleb(scale, EXACT):f}")


def _unit_and_scale(
    table: Table, amount: Amount, said: Sequence[StatedUnit], captions: Sequence[StatedUnit]
) -> tuple[str, int]:
    """Decide what a number counts, and the power of ten that it is printed in."""
    measure = next((one.measure for one in said if one.measure), None)
    own = next((one.scale for one in said if one.scale is not None), None)
    currency = next((one.currency for one in said if one.currency), table.unit)
    if amount.unit in ("ratio", "days"):
        return amount.unit, 0
    if amount.unit is None and measure in _PLAIN:
        unit, shift = _PLAIN[measure]
        return unit, shift + (own or 0)
    money = amount.unit or currency
    if measure == "per share":
        return (f"{money.removesuffix('/shares')}/shares" if money else "pure"), 0
    if measure == "shares" or amount.unit == "shares":
        excepted = next(
            (one.shares_scale for one in captions if one.shares_scale is not None), None
        )
        return "shares", own if own is not None else table.scale if excepted is None else excepted
    return money or "pure", own if own is not None else table.scale
