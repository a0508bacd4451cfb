"""What a page's text comes in: paragraphs, and tables as their source lays them out."""

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
    lines: int = 1
    """Rows that it spans."""

    @property
    def line(self) -> Line:
        """All its text as one line."""
        found = [item.line for item in self.flow if isinstance(item, Paragraph)]
        if len(found) == 1:
            return found[0]
        whole = Line()
        for line in found:
            whole.append(line)
        return whole


@dataclass(slots=True)
class RawTable:
    """A table as its source lays it out; only cells that print something are kept."""

    page: int
    rows: list[list[RawCell]] = field(default_factory=list)
    column: int = 0
    """Next free grid column of the row that is being read."""
    held: dict[int, int] = field(default_factory=dict)
    """Grid columns that a cell from above still holds -> rows left."""

    def start_row(self) -> None:
        self.held = {column: left - 1 for column, left in self.held.items() if left > 1}
        self.rows.append([])
        self.column = 0

    def place(self, width: int, lines: int) -> RawCell:
        """The next cell of the row."""
        if not self.rows:
            self.start_row()
        while self.column in self.held:
            self.column += 1
        cell = RawCell(self.column, width, [], lines)
        if lines > 1:
            self.held.update(dict.fromkeys(range(self.column, self.column + width), lines))
        self.column += width
        return cell


FlowItem = Paragraph | RawTable
