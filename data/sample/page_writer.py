"""Lays a filing out as filings are: styled spans, spacer columns, printed page numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape

from data.sample.inline_tags import InlineTags, Period

BODY = "font-family:'Times New Roman',serif;font-size:10pt"
SIZES = {
    1: "font-weight:700;font-size:12pt",
    2: "font-weight:700",
    3: "font-weight:700;font-style:italic",
}
LEFT = "text-align:left"


@dataclass(frozen=True, slots=True)
class Cell:
    """One number of a table, with what stands left and right of it in cells of their own."""

    shown: str
    before: str = ""
    after: str = ""
    bracket: bool = False


BLANK = Cell("")


@dataclass(frozen=True, slots=True)
class Row:
    """A label and its cells; a row without cells is a heading inside the table."""

    label: str
    cells: tuple[Cell, ...] = ()
    bold: bool = False
    indent: int = 0


@dataclass(frozen=True, slots=True)
class TextBlock:
    """A tagged note that is open while its paragraphs are written."""

    concept: str
    period: Period


@dataclass(slots=True)
class PageWriter:
    """Markup of one filing as it grows; knows the page and the text block it is in."""

    company: str
    title: str
    tags: InlineTags
    parts: list[str] = field(default_factory=list)
    page: int = 1
    open_block: bool = False
    continued: str = ""

    def add(self, markup: str) -> None:
        """Put markup at the end, on a line of its own."""
        self.parts.append(markup + "\n")

    def paragraph(self, markup: str, style: str = "margin:6pt 0") -> None:
        """Write a paragraph; `markup` may hold tagged facts."""
        self.add(f'<div style="{style}"><span>{markup}</span></div>')

    def heading(self, words: str, level: int = 2, anchor: str = "") -> None:
        """Write a heading as filings have it: a bold line, no heading element."""
        mark = f' id="{anchor}"' if anchor else ""
        self.add(
            f'<div{mark} style="margin:10pt 0 4pt 0"><span style="{SIZES[level]}">'
            f"{escape(words, quote=False)}</span></div>"
        )

    def bullet(self, markup: str) -> None:
        """Write a list item with its dot, as filings have it."""
        style = "margin:3pt 0;padding-left:36pt;text-indent:-18pt"
        self.add(
            f'<div style="{style}"><span>•</span>'
            f'<span style="padding-left:13pt">{markup}</span></div>'
        )

    def note(self, mark: str, markup: str) -> None:
        """Write a note under a table."""
        small = "margin:2pt 0 6pt 0;padding-left:18pt;text-indent:-18pt;font-size:8pt"
        self.add(
            f'<div style="{small}"><span>({mark})</span>'
            f'<span style="padding-left:6pt">{self.tags.footnote(markup)}</span></div>'
        )

    def centred(self, markup: str, *, bold: bool = False, size: int = 10) -> None:
        """Write a centred line of the cover page or above a statement."""
        weight = "700" if bold else "400"
        self.add(
            f'<div style="text-align:center"><span style="font-weight:{weight};'
            f'font-size:{size}pt">{markup}</span></div>'
        )

    def page_break(self) -> None:
        """Print the page's number, break, and print the running header of the next."""
        footer = (
            f'<div style="text-align:center;margin-top:12pt"><span>{self.page}</span></div>'
            '<hr style="page-break-after:always"/>'
            f'<div style="text-align:right;font-size:8pt"><span>{escape(self.company)}'
            f" | {self.title}</span></div>"
        )
        self.page += 1
        if self.continued:
            self.add(
                f'</ix:continuation>{footer}<ix:continuation id="{self._next()}">'
                if self.continued == "again"
                else f'</ix:nonNumeric>{footer}<ix:continuation id="{self.continued}">'
            )
            self.continued = "again"
        elif self.open_block:
            self.add(f"<ix:exclude>{footer}</ix:exclude>")
        else:
            self.add(footer)

    def _next(self) -> str:
        self.tags.continuations += 1
        return f"continuation-{self.tags.continuations}"

    def begin_block(self, block: TextBlock, *, continued: bool = False) -> None:
        """Open a tagged note; a continued one is cut at its one page break."""
        link = ""
        if continued:
            self.continued = self._next()
            link = f' continuedAt="{self.continued}"'
        self.open_block = True
        context = self.tags.context(block.period)
        self.add(
            f'<ix:nonNumeric contextRef="{context}" name="{block.concept}" escape="true"'
            f'{link} id="{self.tags.next_id()}">'
        )

    def end_block(self) -> None:
        """Close the tagged note."""
        self.add("</ix:continuation>" if self.continued == "again" else "</ix:nonNumeric>")
        self.continued, self.open_block = "", False

    def table(self, headers: Sequence[Sequence[str]], rows: Iterable[Row], width: int) -> None:
        """Write a table of numbers: each column is a spacer, a sign, the number and what follows it."""
        label_width = max(28, 82 - 14 * width)
        parts = [
            f'<table style="width:100%;border-collapse:collapse;text-align:right">'
            f'<tr><td style="width:{label_width}%"></td>'
            + '<td style="width:1%"></td><td></td><td></td><td></td>' * width
            + "</tr>"
        ]
        parts += [_header_row(header, width) for header in headers]
        parts += [_row(row, width) for row in rows]
        self.add("\n".join(parts) + "\n</table>")

    def text_table(self, headers: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """Write a table of words."""
        head = "".join(
            f'<td style="font-weight:700;border-bottom:1pt solid #000">{cell}</td>'
            for cell in headers
        )
        body = "\n".join(
            "<tr>"
            + "".join(f'<td style="vertical-align:top">{cell}</td>' for cell in row)
            + "</tr>"
            for row in rows
        )
        top = f"<tr>{head}</tr>\n" if headers else ""
        self.add(f'<table style="width:100%">{top}{body}</table>')


def _header_row(cells: Sequence[str], width: int) -> str:
    each = width // len(cells)
    style = "text-align:center;font-weight:700;border-bottom:1pt solid #000"
    parts = ["<tr><td></td>"]
    for cell in cells:
        span = 3 * each + (each - 1)
        look = f' style="{style}"' if cell else ""
        parts.append(f'<td></td><td colspan="{span}"{look}>{cell}</td>')
    return "".join(parts) + "</tr>"


def _row(row: Row, width: int) -> str:
    weight = "font-weight:700" if row.bold else ""
    pad = f"padding-left:{9 * row.indent}pt" if row.indent else ""
    style = ";".join(look for look in (LEFT, pad, weight) if look)
    look = f' style="{style}"'
    if not row.cells:
        return f'<tr><td colspan="{1 + 4 * width}"{look}>{row.label}</td></tr>'
    return f"<tr><td{look}>{row.label}</td>" + "".join(map(_cells, row.cells)) + "</tr>"


def _cells(cell: Cell) -> str:
    opening = "(" if cell.bracket else ""
    after = (")" if cell.bracket else "") + cell.after
    return f"<td></td><td>{cell.before}</td><td>{opening}{cell.shown}</td><td>{after}</td>"
