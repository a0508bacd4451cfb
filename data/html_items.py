"""What a page's text comes in: paragraphs, and tables as their source lays them out."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from data.html_line import Line


@dataclass(slots=True)
class Paragraph:
    """One line of text between block boundaries."""

    line: Line
    page: int
    is_item: bool = False


@dataclass(slots=True)
class RawCell:
    """A printed cell in the grid of its table's source."""

    column: int
    width: int
    flow: "list[Paragraph | RawTable]"
    whole: Line | None = None
    """`line`, once it was asked for."""

    @property
    def line(self) -> Line:
        """All its text as one line."""
        if self.whole is None:
            found = [item.line for item in self.flow if isinstance(item, Paragraph)]
            self.whole = found[0] if len(found) == 1 else _one_line(found)
        return self.whole


def _one_line(lines: Iterable[Line]) -> Line:
    whole = Line()
    for line in lines:
        whole.append(line)
    return whole


@dataclass(slots=True)
class RawTable:
    """A table as its source lays it out; only cells that print something are kept."""

    page: int
    rows: list[list[RawCell]] = field(default_factory=list)
    column: int = 0
    """Next free grid column of the row that is being read."""
    held: list[tuple[int, int, int]] = field(default_factory=list)
    """Grid columns that cells from above still hold, half-open, left to right, and rows left."""
    passed: int = 0
    """How many of them the row that is being read has passed."""

    def start_row(self) -> None:
        if self.held:
            self.held = sorted((a, b, left - 1) for a, b, left in self.held if left > 1)
        self.rows.append([])
        self.column = 0
        self.passed = 0

    def place(self, width: int, lines: int) -> int:
        """The grid column of the row's next cell."""
        if not self.rows:
            self.start_row()
        while self.passed < len(self.held) and self.held[self.passed][0] <= self.column:
            self.column = max(self.column, self.held[self.passed][1])
            self.passed += 1
        column = self.column
        self.column += width
        if lines > 1:
            self.held.append((column, self.column, lines))
        return column


FlowItem = Paragraph | RawTable
