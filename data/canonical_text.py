"""The canonical text of a page: what every offset counts in.

One rule set, whose number is `manifest.TEXT_RULES` (up with every change, offsets of another point elsewhere): blocks in reading order with one blank line
between them; white space is one space; headings are `#` lines, list items `- ` lines, tables rows
of pipes with `|---|` after the header line.
"""

from dataclasses import dataclass, field

from data.html_line import Line
from data.table_grid import Grid

Place = tuple[int, int]
"""Half-open, in the canonical text."""


@dataclass(slots=True)
class PlacedTable:
    """Where a table's parts came to stand."""

    place: Place
    header: list[Place]
    rows: list[list[tuple[int, Place]]]


@dataclass(slots=True)
class TextWriter:
    """Writes blocks one after the other and tells where they stand."""

    parts: list[str] = field(default_factory=list)
    length: int = 0

    @property
    def text(self) -> str:
        return "".join(self.parts)

    def recent(self, start: int) -> str:
        """Read the text from a place that was written a moment ago."""
        place, reached = len(self.parts), self.length
        while reached > start:
            place -= 1
            reached -= len(self.parts[place])
        return "".join(self.parts[place:])[start - reached :]

    def line(self, line: Line, prefix: str = "") -> Place:
        """Write a block of one line; its place includes the prefix."""
        self._start_block()
        start = self.length
        self._put(prefix)
        self._put_line(line)
        return start, self.length

    def table(self, grid: Grid) -> PlacedTable:
        """Write a table; its place is from the first pipe to the last."""
        self._start_block()
        start = self.length
        header = self._header(grid) if any(grid.own_header) else [(start, start)] * grid.width
        rows = []
        for row in grid.rows:
            if self.length > start:
                self._put("\n")
            rows.append(self._row(row, grid.width))
        return PlacedTable((start, self.length), header, rows)

    def _header(self, grid: Grid) -> list[Place]:
        places = []
        self._put("|")
        for lines in grid.own_header:
            self._put(" ")
            start = self.length
            for number, line in enumerate(lines):
                self._put(" / " if number else "")
                self._put_line(line, in_cell=True)
            places.append((start, self.length))
            self._put(" |" if lines else "|")
        self._put("\n|" + "---|" * grid.width)
        return places

    def _row(self, row: list[tuple[int, Line]], width: int) -> list[tuple[int, Place]]:
        places = []
        next_column = 0
        bar = "|"
        for column, line in row:
            self._put(bar + " |" * (column - next_column) + " ")
            start = self.length
            self._put_line(line, in_cell=True)
            places.append((column, (start, self.length)))
            next_column = column + 1
            bar = " |"
        self._put(bar + " |" * (width - next_column))
        return places

    def _start_block(self) -> None:
        if self.length:
            self._put("\n\n")

    def _put(self, text: str) -> None:
        if text:
            self.parts.append(text)
            self.length += len(text)

    def _put_line(self, line: Line, *, in_cell: bool = False) -> None:
        """Write a line's text and tell the facts in it where they stand."""
        text = line.text
        for fact, start, end in (*line.marks, *line.texts) if line.texts else line.marks:
            while start < end and text[start] == " ":
                start += 1
            if start < end and fact.place is None:
                fact.place = (self.length + start, self.length + end)
        self._put(text.replace("|", "¦") if in_cell else text)
