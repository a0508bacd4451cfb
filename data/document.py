"""A document's canonical text with its structure."""

from dataclasses import dataclass
from decimal import Decimal
from typing import Literal

from data.addresses import without_addresses
from data.filing import Filing
from data.span import DocumentId, Span

BlockKind = Literal["heading", "text", "list", "table", "note"]
Language = Literal["en", "es"]


@dataclass(frozen=True, slots=True)
class Cell:
    """A number in a table, with everything that says what it means. A leaf of a figure, like a fact."""

    document_id: DocumentId
    row: tuple[str, ...]
    """The row's label, section labels above it first: ("Net sales", "Products")."""
    column: tuple[str, ...]
    """The column's header, top row first: ("Years ended", "September 28, 2024")."""
    value: Decimal
    """In base units: scale and sign applied; 12.5 % is 0.125."""
    unit: str
    """An ISO currency code, CODE/shares, `shares`, `ratio`, `days` or `pure`."""
    span: Span
    """The number as printed."""


@dataclass(frozen=True, slots=True)
class TableCell:
    """A printed cell of a table: its text is the canonical text at `span` (may be empty)."""

    span: Span
    column: int
    """Index into the table's columns, from 0."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it stands in the canonical text, rows of pipes."""

    span: Span
    caption: tuple[Span, ...]
    """The paragraphs before it that title it or give its unit, in order."""
    scale: int
    """Power of ten that the caption gives to amounts: 6 for "in millions"; 0 where none is given."""
    unit: str | None
    """ISO code of the currency that caption or cells name; None where none is named."""
    header: tuple[tuple[str, ...], ...]
    """Per column the header texts from top to bottom; a spanned header counts for each column."""
    header_spans: tuple[Span, ...]
    """Per column the place of its header in the header line (may be empty)."""
    rows: tuple[tuple[TableCell, ...], ...]
    """Body rows; cells without text are left out."""


@dataclass(frozen=True, slots=True)
class Block:
    """A structural piece of the text."""

    kind: BlockKind
    span: Span
    path: tuple[str, ...]
    """Headings above it, outermost first: ("Part II", "Item 8. Financial Statements", "Note 7 – Debt")."""
    page: int | None
    """From 1: pages between page breaks."""
    page_label: str | None
    """The page number as printed."""
    level: int = 0
    """Depth of a heading, from 1; 0 for all else."""
    notes: tuple[Span, ...] = ()
    """The notes that its marks cite."""
    table: int | None = None
    """Index into the document's tables for a block of kind "table"."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "path", tuple(map(without_addresses, self.path)))


@dataclass(frozen=True, slots=True)
class Document:
    """One file's text, blocks and tables. `text` is what every span counts in."""

    document_id: DocumentId
    title: str
    source: str
    """Name of the file that was added."""
    filing: Filing | None
    language: Language
    text: str
    blocks: tuple[Block, ...]
    tables: tuple[Table, ...]
    pages: int | None
    sha256: str
    """Of the source's bytes (uncompressed)."""
    warnings: tuple[str, ...] = ()
    part: str = ""
    """Which exhibit of its submission it is: `EX-13`; empty for a main document."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "title", without_addresses(self.title))
