"""Filing HTML -> one Document, and the facts that are tagged in it with their places."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from data.canonical_text import Place, TextWriter
from data.collection import paused_collection
from data.cover import cover_filing, filing_title, part_title
from data.cover_check import checked
from data.cover_text import cover_texts
from data.document import Block, BlockKind, Document, Table, TableCell
from data.errors import FormatError
from data.filing import Filing, document_id_for
from data.footnotes import Notes, find_notes
from data.html_events import read_page
from data.html_flow import MAX_CELLS, PageFlow
from data.html_items import FlowItem, Paragraph, RawTable
from data.html_layout import without_layout
from data.inline_facts import read_cover, read_facts
from data.inline_xbrl import InlineXbrl
from data.language import language_of
from data.outline import Outlined, outline, page_labels, shown_length
from data.read_file import Known, ReadFile
from data.span import DocumentId, Span
from data.table_grid import Grid, grid
from data.unit_words import CURRENCIES, CURRENCY, MAX_UNIT_LINE_CHARS, names_unit, stated_unit

MIN_CHARS = 400
"""A page with less text, no tagged facts and no form on it is not a filing."""
MAX_CAPTION_BLOCKS = 4
COVER_ITEMS = 150
"""Items in which the cover of a filing without dei facts is looked for."""

_NO_CURRENCY = frozenset(["", *"0123456789—–-"])
"""What an amount begins with, behind its bracket, whose row names no currency; most do."""
_BULLET = re.compile(r"[•●▪■◦○‣∙·◾▸►➢✓]\s*|[-–—] (?=[^\W\d])")


def read_filing_html(content: bytes, *, source: str, known: Known) -> ReadFile:
    """Read a filing's HTML: 10-K, 10-Q and other forms, with Inline XBRL or without.

    Raises:
        FormatError: nothing to read, too much, not a filing, or tagged numbers without contexts.

    """
    with paused_collection():
        return _read(content, source, known)


def _read(content: bytes, source: str, known: Known) -> ReadFile:
    flow = read_page(content, PageFlow, source=source)
    if flow.cells > MAX_CELLS:
        raise FormatError(
            f"{source} has {flow.cells} table cells, and {MAX_CELLS} are read at most. "
            "Add its parts as files of their own.",
            place=source,
        )
    items = without_layout(flow.items)
    _take_bullets(items)
    filing = known.filing if known.part else read_cover(flow.xbrl, known)
    filing = filing or cover_filing(_cover_text(items), known)
    _refuse_if_none(items, source, is_filing=filing is not None or bool(flow.xbrl.numbers))
    sha256 = hashlib.sha256(content).hexdigest()
    document_id = document_id_for(filing, source, sha256)
    outlined = outline(items)
    headings = frozenset(index for index, entry in enumerate(outlined) if entry.level)
    draft = _Draft(document_id, outlined, find_notes(items, headings))
    draft.write()
    left_out = _without_contexts(flow.xbrl) if known.part else []
    facts, warnings = read_facts(flow.xbrl, filing, document_id, source=source)
    filing, doubts = checked(filing, facts) if filing and not known.part else (filing, [])
    warnings = left_out + warnings + doubts
    if _is_cut_off(content):
        warnings.append("The file ends without </html>: it may be cut off.")
    text = draft.writer.text
    document = Document(
        document_id=document_id,
        title=part_title(_title(filing, outlined, source), known.part),
        source=source,
        filing=filing,
        language=language_of(text),
        text=text,
        blocks=tuple(draft.blocks),
        tables=tuple(draft.tables),
        pages=flow.page,
        sha256=sha256,
        warnings=tuple(warnings),
        part=known.part,
    )
    return ReadFile(document, tuple(facts), cover=cover_texts(flow.xbrl, document_id))


def _without_contexts(xbrl: InlineXbrl) -> list[str]:
    """Leave out the numbers of an exhibit whose contexts are in the main document; say so."""
    if not xbrl.numbers or any(context.period for context in xbrl.contexts.values()):
        return []
    count = len(xbrl.numbers)
    xbrl.numbers.clear()
    why = "their contexts are in the main document. Figures come from companyfacts, without a place here."
    return [f"{count} tagged numbers left out: {why}"]


def _is_cut_off(content: bytes) -> bool:
    """Whether a page that opens `<html>` never closes it."""
    opens = b"<html" in content[:20_000].lower()
    return opens and not any(end in content for end in (b"</html", b"</HTML", b"</Html"))


def _take_bullets(items: Sequence[FlowItem]) -> None:
    """Make list items of paragraphs that begin with a bullet; `- ` stands in its place."""
    for item in items:
        if isinstance(item, Paragraph):
            found = _BULLET.match(item.line.text)
            if found and found.end() < item.line.length:
                item.line.cut(found.end())
                item.is_item = True


def _cover_text(items: Sequence[FlowItem]) -> str:
    lines = []
    for item in items[:COVER_ITEMS]:
        if isinstance(item, Paragraph):
            lines.append(item.line.text)
        else:
            lines.extend(" ".join(cell.line.text for cell in row) for row in item.rows)
    return "\n".join(lines)


def _refuse_if_none(items: Sequence[FlowItem], source: str, *, is_filing: bool) -> None:
    length = 0
    for item in items:
        length += shown_length(item)
        if length >= MIN_CHARS:
            return
    if not length:
        raise FormatError(f"{source} shows no text. Add the filing's main document.", place=source)
    if not is_filing and length < MIN_CHARS:
        raise FormatError(
            f"{source} is a web page of {length} characters, not a filing. "
            "Add the filing's main document.",
            place=source,
        )


def _title(filing: Filing | None, outlined: Sequence[Outlined], source: str) -> str:
    if filing is not None:
        return filing_title(filing)
    for entry in outlined:
        if entry.level and isinstance(entry.item, Paragraph):
            return entry.item.line.text
    return source


@dataclass(slots=True)
class _Draft:
    """Blocks and tables, made while the text is written."""

    document_id: DocumentId
    outlined: Sequence[Outlined]
    notes: Notes
    writer: TextWriter = field(default_factory=TextWriter)
    blocks: list[Block] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    place_of: dict[int, Place] = field(default_factory=dict)
    """Item of the flow -> where it stands."""
    block_of: dict[int, int] = field(default_factory=dict)

    def write(self) -> None:
        labels = page_labels(self.outlined)
        for index, entry in enumerate(self.outlined):
            label = labels.get(entry.item.page)
            if isinstance(entry.item, Paragraph):
                self._write_paragraph(index, entry, entry.item, label)
            else:
                self._write_table(index, entry, entry.item, label)
        self._join_notes()

    def _write_paragraph(
        self, index: int, entry: Outlined, item: Paragraph, label: str | None
    ) -> None:
        kind: BlockKind = "text"
        prefix = ""
        if entry.level:
            kind, prefix = "heading", "#" * entry.level + " "
        elif index in self.notes.notes:
            kind = "note"
        elif item.is_item:
            kind, prefix = "list", "- "
        place = self.writer.line(item.line, prefix)
        self._block(index, kind, place, entry, label)

    def _write_table(self, index: int, entry: Outlined, item: RawTable, label: str | None) -> None:
        table = grid(item)
        for number, line in enumerate(table.titles):
            if entry.title_level and not number:
                title = replace(entry, level=entry.title_level, path=entry.path[:-1])
                place = self.writer.line(line, "#" * title.level + " ")
                self._block(None, "heading", place, title, label)
            else:
                self._block(None, "text", self.writer.line(line), entry, label)
        if not table.rows and not any(table.own_header):
            return
        caption = self._caption()
        placed = self.writer.table(table)
        # What stands nearest says it: the corner of the header, then the captions from the last on.
        words = [*table.header[0], *(self.writer_text(span) for span in reversed(caption))]
        words += [text for text in _shared(table) if len(text) < MAX_UNIT_LINE_CHARS]
        stated = [stated_unit(text) for text in words]
        self.tables.append(
            Table(
                span=self._span(placed.place),
                caption=caption,
                scale=next((said.scale for said in stated if said.scale is not None), 0),
                unit=next((said.currency for said in stated if said.currency), None)
                or _currency(table),
                header=tuple(table.header),
                header_spans=tuple(self._span(place) for place in placed.header),
                rows=tuple(
                    tuple(TableCell(self._span(place), column) for column, place in row)
                    for row in placed.rows
                ),
            )
        )
        self._block(index, "table", placed.place, entry, label)

    def _block(
        self, index: int | None, kind: BlockKind, place: Place, entry: Outlined, label: str | None
    ) -> None:
        if index is not None:
            self.place_of[index] = place
            self.block_of[index] = len(self.blocks)
        self.blocks.append(
            Block(
                kind=kind,
                span=self._span(place),
                path=entry.path,
                page=entry.item.page,
                page_label=label,
                level=entry.level if kind == "heading" else 0,
                table=len(self.tables) - 1 if kind == "table" else None,
            )
        )

    def _caption(self) -> tuple[Span, ...]:
        """The headings and unit lines right above the table that is written next."""
        spans: list[Span] = []
        for block in reversed(self.blocks[-MAX_CAPTION_BLOCKS:]):
            if block.kind not in ("heading", "text"):
                break
            text = self.writer_text(block.span)
            is_short = len(text) < MAX_UNIT_LINE_CHARS
            is_title = is_short and (block.kind == "heading" or text[0] == "(")
            if not is_title and not names_unit(text):
                break
            spans.append(block.span)
            if not is_short:
                break
        return tuple(reversed(spans))

    def writer_text(self, span: Span) -> str:
        """The words at a place that was written a moment ago."""
        return self.writer.recent(span.start)[: len(span)]

    def _join_notes(self) -> None:
        for source, cited in self.notes.cited.items():
            at = self.block_of.get(source)
            if at is None:
                continue
            spans = tuple(self._span(self.place_of[note]) for note in cited)
            block = self.blocks[at]
            self.blocks[at] = Block(
                block.kind, block.span, block.path, block.page, block.page_label,
                block.level, spans, block.table,
            )  # fmt: skip

    def _span(self, place: Place) -> Span:
        return Span(self.document_id, *place)


def _shared(table: Grid) -> list[str]:
    """The header texts that all columns of numbers stand below: what one alone says is not the table's."""
    others = [texts for texts in table.header[1:] if texts]
    return [text for text in others[0] if all(text in one for one in others)] if others else []


def _currency(table: Grid) -> str | None:
    """The currency whose sign stands before the first amounts."""
    for row in table.rows[:8]:
        for _, line in row[1:]:
            text = line.text
            if text[0] == "(":
                text = text[1:]
            if text[:1] not in _NO_CURRENCY and (found := CURRENCY.match(text[:6])):
                return CURRENCIES[found[0].lower()]
    return None
