"""The numbers of a document's tables with everything around them that says what they are; kept for each document."""

import threading
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from chat.cell_form import printed_form
from chat.cell_frames import TableFrame, frame_of
from chat.cell_labels import Label, label_of, tokens
from chat.cell_scale import DocumentUnits, has_known_scale, units_of
from chat.gate_periods import times
from data.document import Block, Cell, Document, Table
from data.manifest import Entry
from data.span import DocumentId
from data.store import Store
from data.table_around import context_of
from data.table_cells import cells
from data.unit_words import stated_unit

MOST_BOOKS = 64
"""Documents whose cells are kept."""
LONGEST_BYLINE = 200
"""Characters of a line under a title that says who wrote it, and when."""
OPENING = 600
"""Characters from the start in which a document says whose it is and of what day."""


@dataclass(frozen=True, slots=True)
class PlacedCell:
    """A number of a table, with its labels read."""

    cell: Cell
    row: Label
    sections: tuple[Label, ...]
    column: Label
    frame: TableFrame
    is_sure: bool = True
    """False where its scale is not said: it is no figure, but may contradict one."""
    needs_section: bool = False
    """True where its table has a row of that name below another label too."""


@dataclass(frozen=True, slots=True)
class Book:
    """The cells of one document."""

    entry: Entry
    document: Document
    cells: tuple[PlacedCell, ...]
    front: frozenset[str]
    """Words of its title, and of the line under it that says who wrote it."""
    day: date | None
    """The day that it is of, as far as it says so."""


class CellBooks:
    """Reads the tables of documents, each once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._kept: OrderedDict[tuple[DocumentId, str], Book] = OrderedDict()

    def book(self, entry: Entry) -> Book:
        """Give the cells of a document."""
        key = (entry.document_id, entry.sha256)
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = _book(entry, self._store.document(entry.document_id))
        with self._lock:
            self._kept[key] = made
            while len(self._kept) > MOST_BOOKS:
                self._kept.popitem(last=False)
        return made


def _book(entry: Entry, document: Document) -> Book:
    blocks = {block.table: block for block in document.blocks if block.table is not None}
    found: list[PlacedCell] = []
    units = units_of(document)
    for number, table in enumerate(document.tables):
        found += _placed(units, table, number, blocks.get(number))
    return Book(entry, document, tuple(found), _front(document), day_of(entry, document.text))


def _front(document: Document) -> frozenset[str]:
    """Read the words of a title and its byline; a text that opens without a title has neither."""
    opening = document.blocks[:2]
    if not opening or opening[0].kind != "heading":
        return frozenset()
    first = opening[0].span
    texts = [document.title, document.text[first.start : first.end]]
    for block in opening[1:]:
        text = document.text[block.span.start : block.span.end]
        if len(text) <= LONGEST_BYLINE:
            texts.append(text)
    return frozenset(word for text in texts for word in tokens(text))


def day_of(entry: Entry, text: str) -> date | None:
    """To which day a document reports; where nothing says so, the latest day that its beginning names."""
    if entry.period_end is not None:
        return entry.period_end
    if entry.fiscal_year is not None:
        return _year_end(entry.fiscal_year, entry.year_end)
    if entry.filed is not None:
        return entry.filed
    days = [one.day for one in times(text[:OPENING]) if one.day is not None]
    titled = [one.year for one in times(entry.title) if one.year is not None]
    if days:
        return max(days)
    return _year_end(titled[-1], None) if titled else None


def _year_end(year: int, ends: str | None) -> date:
    month, day = (int(part) for part in (ends or "--12-31")[2:].split("-"))
    return date(year, month, min(day, 28 if month == 2 else day))


def _placed(
    units: DocumentUnits, table: Table, number: int, block: Block | None
) -> Iterator[PlacedCell]:
    document = units.document
    read = list(cells(document, table))
    columns = {cell.column for cell in read}
    frame = frame_of(document, table, number, block, columns)
    is_sure = _Sure(units, table, frame, columns)
    twice = _named_twice(read)
    for cell in read:
        if not cell.row or not is_sure.of_column(cell):
            continue
        labels = [label_of(one) for one in cell.row]
        column = label_of(" ".join(cell.column))
        if len(columns) == 1 and column.needed == ("%",):
            column = label_of("")
        sections, row = (labels[:-1], labels[-1]) if len(labels) > 1 else ([], labels[0])
        scaled, twin = is_sure.of_scale(cell), cell.row[-1] in twice
        yield PlacedCell(cell, row, tuple(sections), column, frame, scaled, twin)


def _named_twice(read: Sequence[Cell]) -> frozenset[str]:
    """Find the names that rows below several labels have: "Purchased" of bonds, and of shares."""
    above: dict[str, set[tuple[str, ...]]] = {}
    for cell in read:
        if cell.row:
            above.setdefault(cell.row[-1], set()).add(cell.row[:-1])
    return frozenset(name for name, labels in above.items() if len(labels) > 1)


class _Sure:
    """Tells the numbers whose scale and column are known from those at which one would have to guess."""

    def __init__(
        self, units: DocumentUnits, table: Table, frame: TableFrame, columns: set[tuple[str, ...]]
    ) -> None:
        self._units = units
        document = self._document = units.document
        self._frame = frame
        self._around = context_of(document).around(table)
        captions = [document.text[one.start : one.end] for one in table.caption]
        corner = " ".join(table.header[0]) if table.header else ""
        self._lines = (corner, *captions)
        self._bare = [one for one in columns if not label_of(" ".join(one)).needed]
        self._has_scale = any(stated_unit(text).scale for one in self._bare for text in one)

    def of_scale(self, cell: Cell) -> bool:
        if not has_known_scale(cell, self._units, self._around, self._lines):
            return False
        is_beside = self._has_scale and cell.column in self._bare
        is_unscaled = is_beside and _is_unscaled(cell, self._document)
        return not is_unscaled and not _is_unsure(cell, self._frame)

    def of_column(self, cell: Cell) -> bool:
        """Pass over a column without name and year beside columns of years: a change, or another year's."""
        is_untimed = cell.column in self._bare and not label_of(" ".join(cell.column)).times
        return not (is_untimed and self._frame.years)


def _is_unscaled(cell: Cell, document: Document) -> bool:
    """Pass over money in base units beside a column "(in millions)": that may be meant for all columns."""
    said = [stated_unit(text) for text in (*cell.row, *cell.column)]
    is_open = all(one.scale is None and one.measure is None for one in said)
    is_money = cell.unit == "pure" or cell.unit.isupper()
    return is_open and is_money and printed_form(cell, document)[0] == 0


def _is_unsure(cell: Cell, frame: TableFrame) -> bool:
    """Pass over money below "per share in euros" that was not read as that: its scale is a guess."""
    if stated_unit(frame.corner.text).measure != "per share" or cell.unit.endswith("/shares"):
        return False
    own = [stated_unit(text) for text in (*cell.row, *cell.column)]
    return cell.unit.isupper() and all(one.scale is None for one in own)
