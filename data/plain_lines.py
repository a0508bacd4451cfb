"""The lines of fixed-width text gathered into pieces: headings, tables, paragraphs, page by page."""

import itertools
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

from data.items import Heading, item_heading

MAX_HEADING_CHARS = 120
MAX_HEADING_LINES = 3
MIN_NUMBERED = 5
"""Page numbers in dashes that must follow each other before they are taken for page breaks."""
REPEATED = 3
"""A line in capitals that stands on this many pages is a running header, no heading."""

_PAGE = re.compile(r"\s*<PAGE>[\s\d]*|\s*\f\s*", re.IGNORECASE)
_DASHED = re.compile(r"\s*-\s?(\d{1,3})\s?-\s*")
_PAGE_LABEL = re.compile(r"(?:page\s+)?-?\s*((?:[A-Z]-?)?\d{1,3}|[ivxl]{1,6})\s*-?", re.IGNORECASE)
_TABLE_START = re.compile(r"\s*<TABLE>\s*", re.IGNORECASE)
_TABLE_END = re.compile(r"\s*</TABLE>\s*", re.IGNORECASE)
_RULE = re.compile(r"[\s\-_=*.]*")
_COLUMNS = re.compile(r"(?: {2,}|\t|\.{3,} ?)[$(€£]{0,2} ?(?:\d[\d,.]{0,20}|--?|—)[)%]{0,2}\s*$")
_NOTE_HEADING = re.compile(r"\(?NOTES?\s+(?:\d{1,2}|[A-Z])\b", re.IGNORECASE)
_LIST = re.compile(r"\s*(?:[-*o•]|\(?\d{1,2}[.)]|\([a-z]\))\s+\S")


@dataclass(frozen=True, slots=True)
class Line:
    """A line without its newline."""

    text: str
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.text.rstrip())


@dataclass(slots=True)
class Piece:
    """A run of lines of one kind."""

    kind: Literal["heading", "text", "list", "table"]
    lines: list[Line]
    page: int
    item: Heading | None = None
    """Set where the piece reads as a Part or Item heading."""
    level: int = 0

    @property
    def start(self) -> int:
        first = self.lines[0]
        return first.start + len(first.text) - len(first.text.lstrip())

    @property
    def end(self) -> int:
        return self.lines[-1].end

    @property
    def words(self) -> str:
        """Its text on one line."""
        return " ".join(" ".join(line.text.split()) for line in self.lines)


@dataclass(slots=True)
class Pages:
    """Pieces of a text, and the page numbers that it prints."""

    pieces: list[Piece] = field(default_factory=list)
    labels: dict[int, str] = field(default_factory=dict)
    count: int = 1


def read_lines(text: str) -> Pages:
    """Gather the lines of a text; `<PAGE>` and form feeds begin pages, a first one begins page 1."""
    pages = Pages()
    page_lines: list[Line] = []
    start, is_first = 0, True
    lines = text.split("\n")
    breaks = _numbered_breaks(lines)
    for number, raw in enumerate(lines):
        line = Line(raw, start)
        start += len(raw) + 1
        is_break = _PAGE.fullmatch(raw) is not None
        if number in breaks or is_break:
            if not (is_first and not any(one.text.strip() for one in page_lines)):
                _take_page(pages, page_lines)
                pages.count += 1
            page_lines, is_first = [], False
        if not is_break:
            page_lines.append(line)
    _take_page(pages, page_lines)
    if pages.count == 1:
        pages.labels.clear()
    _find_headings(pages.pieces)
    return pages


def _numbered_breaks(lines: Sequence[str]) -> set[int]:
    """Find page breaks of a text without marks for them: lines "-1-", "-2-", "-3-" and so on.

    The break is where the number stands if the first one opens the text, else right after it.
    """
    if any(_PAGE.fullmatch(line) for line in lines):
        return set()
    found = [(at, int(one[1])) for at, line in enumerate(lines) if (one := _DASHED.fullmatch(line))]
    steps = sum(1 for (_, one), (_, two) in itertools.pairwise(found) if two == one + 1)
    if len(found) < MIN_NUMBERED or steps * 10 < 9 * (len(found) - 1):
        return set()
    opens = not any(line.strip() for line in lines[: found[0][0]])
    return {at if opens else at + 1 for at, _ in found}


def _take_page(pages: Pages, lines: list[Line]) -> None:
    label = _take_label(lines)
    if label:
        pages.labels[pages.count] = label
    for chunk, is_table in _chunks(lines):
        pages.pieces.extend(
            [Piece("table", chunk, pages.count)] if is_table else _split(chunk, pages.count)
        )


def _take_label(lines: list[Line]) -> str | None:
    """Take the page's printed number off: alone on the last line, or on the first."""
    printed = [place for place, line in enumerate(lines) if line.text.strip()]
    for place in printed[-1:] + printed[:1]:
        found = _PAGE_LABEL.fullmatch(lines[place].text.strip())
        if found and len(printed) > 1:
            lines[place] = Line("", lines[place].start)
            return found[1]
    return None


def _chunks(lines: Sequence[Line]) -> Iterator[tuple[list[Line], bool]]:
    """Split a page at blank lines; what `<TABLE>` encloses stays whole, and so do its like."""
    chunk: list[Line] = []
    chunks: list[tuple[list[Line], bool]] = []
    is_inside = False
    for line in lines:
        opens, closes = _TABLE_START.fullmatch(line.text), _TABLE_END.fullmatch(line.text)
        if opens or closes or (not line.text.strip() and not is_inside):
            if chunk:
                chunks.append((_trimmed(chunk), is_inside or _is_table(chunk)))
            chunk = []
            is_inside = bool(opens) or (is_inside and not closes)
        else:
            chunk.append(line)
    if chunk:
        chunks.append((_trimmed(chunk), is_inside or _is_table(chunk)))
    return _merged(
        [one for one in chunks if any(not _RULE.fullmatch(line.text) for line in one[0])]
    )


def _trimmed(chunk: list[Line]) -> list[Line]:
    while chunk and not chunk[0].text.strip():
        chunk = chunk[1:]
    while chunk and not chunk[-1].text.strip():
        chunk = chunk[:-1]
    return chunk


def _is_table(chunk: Sequence[Line]) -> bool:
    """Whether lines stand in columns: half of them end in a number that spaces set off."""
    columns, lines = _columns(chunk)
    return columns >= 2 and columns * 2 >= lines


def _columns(chunk: Sequence[Line]) -> tuple[int, int]:
    """Count the lines that end in a number that spaces set off, and all lines but rules."""
    lines = [line.text for line in chunk if not _RULE.fullmatch(line.text)]
    return sum(1 for line in lines if len(line) < 400 and _COLUMNS.search(line)), len(lines)


def _merged(chunks: list[tuple[list[Line], bool]]) -> Iterator[tuple[list[Line], bool]]:
    """Join tables that only blank lines and one-line labels part."""
    place = 0
    while place < len(chunks):
        lines, is_table = chunks[place]
        place += 1
        while is_table and place < len(chunks):
            is_label = not _goes_with(chunks[place]) and _is_label(chunks[place][0])
            step = 2 if is_label and place + 1 < len(chunks) else 1
            if not _goes_with(chunks[place + step - 1]):
                break
            for more, _ in chunks[place : place + step]:
                lines = [*lines, *more]
            place += step
        yield lines, is_table


def _goes_with(chunk: tuple[list[Line], bool]) -> bool:
    """Whether a chunk below a table is more of it: a total after a blank line is one line."""
    lines, is_table = chunk
    columns, count = _columns(lines)
    return is_table or 0 < count == columns


def _is_label(chunk: Sequence[Line]) -> bool:
    text = chunk[0].text.strip()
    return len(chunk) == 1 and len(text) < 80 and not text.endswith(".") and not item_heading(text)


def _split(chunk: list[Line], page: int) -> list[Piece]:
    """Part headings from what stands right below them without a blank line."""
    pieces: list[Piece] = []
    rest = chunk
    while rest and len(pieces) < MAX_HEADING_LINES:
        if item_heading(rest[0].text) is None:
            break
        size = 1
        while size < len(rest) and size < MAX_HEADING_LINES and _goes_on(rest, size):
            size += 1
        heading = Piece("heading", rest[:size], page)
        heading.item = item_heading(heading.words) or item_heading(rest[0].text)
        pieces.append(heading)
        rest = rest[size:]
    if rest:
        kind: Literal["list", "text"] = "list" if _LIST.match(rest[0].text) else "text"
        pieces.append(Piece(kind, rest, page))
    return pieces


def _goes_on(lines: Sequence[Line], place: int) -> bool:
    """Whether a heading's next line is more of the heading: short, and all there is."""
    text = lines[place].text.strip()
    is_like = text.isupper() or not lines[place - 1].text.strip().isupper()
    return len(lines) <= MAX_HEADING_LINES and is_like and item_heading(text) is None


def _find_headings(pieces: Sequence[Piece]) -> None:
    """Make headings of lines in capitals and of notes' titles, once the first Item has begun."""
    repeated = Counter(piece.words for piece in pieces if piece.kind == "text")
    has_items = any(piece.item for piece in pieces)
    is_begun = not has_items
    is_in_note = False
    for piece in pieces:
        is_begun = is_begun or piece.item is not None
        if piece.item:
            piece.level = 1 if piece.item.item is None else 2
            is_in_note = False
        elif is_begun and piece.kind in ("text", "list") and repeated[piece.words] < REPEATED:
            is_note = bool(_NOTE_HEADING.match(piece.words))
            if not _is_heading(piece, is_note=is_note):
                continue
            piece.kind = "heading"
            is_in_note = is_note or is_in_note
            piece.level = 4 if is_in_note and not is_note else 3


def _is_heading(piece: Piece, *, is_note: bool) -> bool:
    words = piece.words
    if len(words) > MAX_HEADING_CHARS or len(piece.lines) > 2 or words.endswith((".", ",", ";")):
        return False
    letters = sum(letter.isalpha() for letter in words)
    is_title = words.isupper() and letters >= 4 and letters * 2 >= len(words)
    return is_title or (is_note and len(piece.lines) == 1)
