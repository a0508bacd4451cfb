"""A source's table -> logical columns, header rows and body rows.

Filings lay tables out for print: `$`, `(`, `)` and `%` stand in cells of their own, spacer columns
part the years, and a header spans all of them. What a reader sees as one column is the set of grid
columns that the body's cells share.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from data.html_items import RawCell, RawTable
from data.html_line import Line
from data.unit_words import names_unit

MAX_HEADER_ROWS = 8
MAX_PREFIX_CHARS = 5
"""A currency sign with its bracket has no more."""
MAX_COLUMNS = 256
"""No printed table has as many; a page that makes thousands would grow with its rows times them."""

_NUMBER = re.compile(r"[($€£¥+\-−–—\s]*(?:[A-Z]{2,3}\s*)?\.?\d[\d.,' ]*\s*[)%xX]*(?:\s*\(\w\))?")
_YEAR = re.compile(
    r"(?:fy|fiscal|q[1-4]|[1-4]q|as of)?[\s']*(?:19|20)\d\d\s*[ea]?(?:\s*\(\w\))?", re.I
)
_PERIOD = re.compile(
    r"\b(?:19|20)\d\d\b|\b(?:months?|weeks?|years?|quarters?) ended\b|^as (?:of|at)\b|^Q[1-4]\b",
    re.I,
)
_DASHES = re.compile(r"[$€£¥\s]*[—–-]+\s*%?")
_PREFIX = re.compile(r"(?:[A-Z]{0,3}[$€£¥]|[A-Z]{3})?\s*[(\-−]?")
_SUFFIX = re.compile(r"[)%]+(?:\s*\(\w\))*|(?:\(\w\))")
_STARTS_NUMBER = re.compile(r"[($€£¥\-−–—.\s]*\d|[—–-]+$")
_MARK = re.compile(r"\(\w{1,2}\)|[*†‡§¹²³⁴⁵⁶⁷⁸⁹]+|\[\w\]")
_MARKS = frozenset("([*†‡§¹²³⁴⁵⁶⁷⁸⁹")
"""What a mark begins with: looked at first, since few cells are marks."""


@dataclass(slots=True)
class Piece:
    """Text of a row between two grid columns, half-open."""

    start: int
    end: int
    line: Line


@dataclass(slots=True)
class Grid:
    """A table as a reader sees it."""

    titles: list[Line]
    """Rows above the header that title the table or give its unit."""
    own_header: list[list[Line]]
    """Per column the header texts that begin there, top to bottom: each stands once."""
    header: list[tuple[str, ...]]
    """Per column all header texts above it, top to bottom."""
    rows: list[list[tuple[int, Line]]]
    """Body rows: (column, text), in order; columns without text are left out."""

    @property
    def width(self) -> int:
        return len(self.header)


def grid(table: RawTable) -> Grid:
    """The logical table in a source's layout."""
    rows = [_joined([_piece(cell) for cell in row]) for row in table.rows]
    titles, header, body = _parts(rows)
    columns = _columns(header, body)
    own_header: list[list[Line]] = [[] for _ in range(len(columns))]
    all_header: list[list[str]] = [[] for _ in range(len(columns))]
    for row in header:
        for piece in row:
            covered = _covered(piece, columns)
            own_header[covered[0]].append(piece.line)
            for column in covered:
                all_header[column].append(piece.line.text)
    return Grid(
        titles=[piece.line for row in titles for piece in row],
        own_header=own_header,
        header=[tuple(texts) for texts in all_header],
        rows=[_placed(row, columns) for row in body],
    )


def _piece(cell: RawCell) -> Piece:
    return Piece(cell.column, cell.column + cell.width, cell.line)


def is_number(text: str) -> bool:
    """Whether a cell prints an amount (not a year, not a dash)."""
    return bool(_NUMBER.fullmatch(text)) and not _YEAR.fullmatch(text)


def _joined(row: list[Piece]) -> list[Piece]:
    """Put currency signs, brackets and per cent signs to the number that they belong to."""
    joined: list[Piece] = []
    prefix: Piece | None = None
    for piece in row:
        text = piece.line.text
        if prefix is not None:
            if _STARTS_NUMBER.match(text):
                separator = "" if prefix.line.text.endswith(("(", "-", "−")) else " "
                prefix.line.append(piece.line, separator)
                prefix.end = piece.end
                piece = prefix
            else:
                joined.append(prefix)
            prefix = None
        # Letters alone that begin a row are its label: "AWS", "IBM", "EPS".
        is_label = not joined and len(row) > 1 and text.isalpha()
        is_prefix = len(text) <= MAX_PREFIX_CHARS and _PREFIX.fullmatch(text) and not is_label
        if is_prefix and not piece.line.marks:
            prefix = piece
        elif (
            joined
            and text[0] in "()%"
            and _SUFFIX.fullmatch(text)
            and not piece.line.marks
            and _takes(joined[-1], text)
        ):
            joined[-1].line.append(piece.line, "" if text[0] in ")%" else " ")
            joined[-1].end = piece.end
        else:
            joined.append(piece)
    if prefix is not None:
        joined.append(prefix)
    return joined


def _takes(piece: Piece, suffix: str) -> bool:
    """Whether a bracket, per cent sign or footnote mark may be put behind this text."""
    text = piece.line.text
    if suffix[0] == "(":
        return bool(_NUMBER.fullmatch(text) or _DASHES.fullmatch(text))
    return text[-1].isdigit() or text[-1] in ")—–-"


def _parts(
    rows: list[list[Piece]],
) -> tuple[list[list[Piece]], list[list[Piece]], list[list[Piece]]]:
    """Tell title rows, header rows and body rows apart."""
    left = min(piece.start for row in rows for piece in row)
    count = 0
    while count < min(len(rows), MAX_HEADER_ROWS) and _is_header(rows[count], left):
        count += 1
    if count == len(rows):
        count = 1 if len(rows) > 1 and len(rows[0]) > 1 else 0
    titles = 0
    while titles < count and _is_title(rows[titles], left):
        titles += 1
    width = max(piece.end for row in rows for piece in row) - left
    end = titles
    while end < count and (
        end == titles or not _is_label(rows[end], left) or _is_unit_line(rows[end], width)
    ):
        end += 1
    if end == titles and not all(names_unit(row[0].line.text) for row in rows[:titles]):
        return [], [], rows
    header = rows[titles:end]
    units = [row for row in header if _is_unit_line(row, width)]
    return [*rows[:titles], *units], [row for row in header if row not in units], rows[end:]


def _is_unit_line(row: list[Piece], width: int) -> bool:
    """Whether a header row is one unit line over most of the table: "(in millions)"."""
    if len(row) != 1 or 2 * (row[0].end - row[0].start) < width:
        return False
    return names_unit(row[0].line.text)


def _is_title(row: list[Piece], left: int) -> bool:
    return len(row) == 1 and row[0].start == left


_is_label = _is_title


def _is_header(row: list[Piece], left: int) -> bool:
    """Whether a row above the first amounts names columns."""
    values = row[1:] if row[0].start == left else row
    texts = [piece.line.text for piece in values]
    if any(piece.line.marks for piece in values) or any(is_number(text) for text in texts):
        return False
    if not values:
        return True
    if any(_DASHES.fullmatch(text) for text in texts):
        return False
    if row[0].start > left or all(_PERIOD.search(text) and len(text) < 60 for text in texts):
        return True
    return names_unit(row[0].line.text) or all(piece.line.share("bold") > 0.9 for piece in row)


class _Columns:
    """Logical columns, left to right: half-open ranges of grid columns that do not overlap."""

    def __init__(self) -> None:
        self.starts: list[int] = []
        self.ends: list[int] = []

    def __len__(self) -> int:
        return len(self.starts)

    def under(self, start: int, end: int) -> range:
        """The columns that a range of grid columns overlaps."""
        return range(bisect_right(self.ends, start), bisect_left(self.starts, end))

    def widen(self, column: int, start: int, end: int) -> None:
        self.starts[column] = min(self.starts[column], start)
        self.ends[column] = max(self.ends[column], end)

    def add(self, start: int, end: int) -> None:
        """Take a new column; beyond MAX_COLUMNS its cells go to the nearest one."""
        if len(self) < MAX_COLUMNS:
            place = bisect_left(self.starts, start)
            self.starts.insert(place, start)
            self.ends.insert(place, end)

    def nearest(self, piece: "Piece") -> int:
        """The column that is nearest to a text which stands in none."""
        right = bisect_left(self.starts, piece.end)
        near = range(max(0, right - 1), min(right + 1, len(self)))
        return min(near, key=lambda column: self._distance(piece, column))

    def _distance(self, piece: "Piece", column: int) -> int:
        return max(self.starts[column] - piece.end, piece.start - self.ends[column], 0)


def _columns(header: Sequence[list[Piece]], body: Sequence[list[Piece]]) -> _Columns:
    """Find the logical columns: the narrowest cells of the body part them."""
    columns = _Columns()
    taken = {(piece.start, piece.end) for row in body for piece in row}
    for start, end in sorted(taken, key=lambda c: (c[1] - c[0], c[0])):
        hit = columns.under(start, end)
        if not hit:
            columns.add(start, end)
        elif len(hit) == 1:
            columns.widen(hit[0], start, end)
    columns = _without_mark_columns(columns, body)
    for row in reversed(header):
        _take_headers(columns, row)
    return columns


def _without_mark_columns(columns: _Columns, body: Sequence[list[Piece]]) -> _Columns:
    """Give columns that hold nothing but footnote marks to the column on their left."""
    words: set[int] = set()
    marks: set[int] = set()
    for row in body:
        for piece in row:
            hit = columns.under(piece.start, piece.end)
            if len(hit) == 1:
                text = piece.line.text
                is_mark = text[0] in _MARKS and _MARK.fullmatch(text) and not piece.line.marks
                (marks if is_mark else words).add(hit[0])
    kept = _Columns()
    for column, (start, end) in enumerate(zip(columns.starts, columns.ends, strict=True)):
        if kept and column in marks and column not in words:
            kept.ends[-1] = end
        else:
            kept.add(start, end)
    return kept


def _take_headers(columns: _Columns, row: Sequence[Piece]) -> None:
    """Make columns of headers that stand above none and beside none that is free in their row."""
    covered = {
        columns.starts[column] for piece in row for column in columns.under(piece.start, piece.end)
    }
    for piece in row:
        if columns.under(piece.start, piece.end):
            continue
        beside = columns.under(piece.start - 2, piece.end + 2)
        if all(columns.starts[column] in covered for column in beside):
            columns.add(piece.start, piece.end)
            covered.add(piece.start)


def _covered(piece: Piece, columns: _Columns) -> range:
    """Columns that a header stands above; the nearest one where it stands above none."""
    hit = columns.under(piece.start, piece.end)
    if hit:
        return hit
    nearest = columns.nearest(piece)
    return range(nearest, nearest + 1)


def _placed(row: Iterable[Piece], columns: _Columns) -> list[tuple[int, Line]]:
    """A body row's texts in their columns; two that meet in one column become one text."""
    placed: list[tuple[int, Line]] = []
    for piece in row:
        column = _covered(piece, columns)[0]
        if placed and column <= placed[-1][0]:
            placed[-1][1].append(piece.line)
        else:
            placed.append((column, piece.line))
    return placed
