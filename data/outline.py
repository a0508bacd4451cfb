"""Which lines are headings, how deep, and what stands under which: from looks and wording."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from data.html_items import FlowItem, Paragraph, RawTable
from data.html_line import Line
from data.items import Heading, in_contents, item_heading
from data.unit_words import names_unit

MAX_HEADING_CHARS = 150
MIN_RUNNING_PAGES = 4
"""A line that stands at the edge of this many pages is a running header or footer."""
PART_LEVEL, ITEM_LEVEL, FIRST_LEVEL = 1, 2, 3
MAX_LEVEL = 6

_NOTE_HEADING = re.compile(r"notes?\s+(?:\d{1,2}|[A-Z])\b|\d{1,2}\s*[.:–—-]\s*[^\W\d]", re.I)
_NOTES = re.compile(r"(?:condensed |selected )?notes to .{0,40}financial statements", re.I)
_STATEMENT = re.compile(
    r"(?:[\w&.,’' -]{2,60} and subsidiar(?:ies|y)(?: companies)? )?(?:condensed |interim |unaudited )*consolidated (?:condensed )?(?:balance sheets?|(?:statements? of|income statements?"
    r"|cash flow statements?)(?: [\w’',/()&-]+){0,10})(?: ?\([^()]{1,40}\))*",
    re.IGNORECASE,
)
"""Titles of primary statements: headings of an Item, whatever they look like."""
_CONTINUED = re.compile(r"\W*\b(?:continued|cont['’]d)\W*$", re.I)
_PAGE_NUMBER = re.compile(
    r"(?:.*[|\s])?(?:page\s+)?([A-Z]{1,2}-?\d{1,3}|\d{1,3})|(?:page\s+)?([ivxl]{1,6})", re.I
)
_WORDS = re.compile(r"[^\W\d_]{2,}")

Strength = tuple[float, ...]


@dataclass(slots=True)
class Outlined:
    """An item of the flow with its place in the outline."""

    item: FlowItem
    level: int = 0
    """Depth of a heading, from 1; 0 for all else."""
    path: tuple[str, ...] = ()
    title_level: int = 0
    """Of a table whose first row is the title of a statement: the depth of that heading."""
    is_edge: bool = False
    """A running header, a running footer or a page number."""


@dataclass(slots=True)
class _Open:
    level: int
    label: str
    strength: Strength
    is_note: bool = False


@dataclass(slots=True)
class _Stack:
    """Headings that are open, outermost first."""

    open: list[_Open] = field(default_factory=list)

    @property
    def path(self) -> tuple[str, ...]:
        return tuple(heading.label for heading in self.open)

    def repeats(self, text: str) -> bool:
        """Whether a line only says again what it stands under, as the pages of long notes do."""
        said = _CONTINUED.sub("", text)
        if said == text and not _NOTES.match(text):
            return False
        return any(_CONTINUED.sub("", one.label).casefold() == said.casefold() for one in self.open)

    def push_item(self, heading: Heading, text: str) -> int:
        """Open a Part or an Item; both for "Part II, Item 7"."""
        part = [one for one in self.open if one.level == PART_LEVEL]
        if heading.part:
            label = f"Part {heading.part}"
            part = [_Open(PART_LEVEL, label, ())]
        self.open = part
        if heading.item:
            self.open = [
                *part,
                _Open(ITEM_LEVEL, text if heading.part is None else heading.label, ()),
            ]
        return ITEM_LEVEL if heading.item else PART_LEVEL

    def push(self, text: str, strength: Strength, *, is_note: bool) -> int:
        """Open a heading below the ones that look stronger; a note beside the note before it."""
        notes = [place for place, one in enumerate(self.open) if one.is_note]
        if _NOTES.match(text) or _STATEMENT.fullmatch(text):
            self.open = [one for one in self.open if one.level <= ITEM_LEVEL]
        elif is_note and notes:
            del self.open[notes[0] :]
        elif is_note and (
            above := [at for at, one in enumerate(self.open) if _NOTES.match(one.label)]
        ):
            del self.open[above[-1] + 1 :]
        else:
            self._close_weaker(strength)
        level = min(MAX_LEVEL, max(FIRST_LEVEL, self.open[-1].level + 1 if self.open else 0))
        while self.open and self.open[-1].level >= level:
            self.open.pop()
        self.open.append(_Open(level, text, strength, is_note))
        return level

    def _close_weaker(self, strength: Strength) -> None:
        while self.open and self.open[-1].level > ITEM_LEVEL:
            last = self.open[-1]
            is_below = strength <= last.strength if last.is_note else strength < last.strength
            if is_below:
                break
            self.open.pop()


def outline(items: Sequence[FlowItem]) -> list[Outlined]:
    """Every item with its level and path. A heading's own path is what stands above it."""
    edges = _page_edges(items)
    candidates = [
        (index, heading)
        for index, item in enumerate(items)
        if isinstance(item, Paragraph) and (heading := _item_heading(item.line)) is not None
    ]
    unreal = in_contents(candidates, [shown_length(item) for item in items])
    real = {index: heading for index, heading in candidates if index not in unreal}
    stack = _Stack()
    outlined: list[Outlined] = []
    path: tuple[str, ...] = ()
    for index, item in enumerate(items):
        is_edge = index in edges and index not in real
        level = 0
        if isinstance(item, Paragraph) and not is_edge:
            level = _level(stack, item, real.get(index), may_be_heading=index not in unreal)
        title_level = _title_level(stack, item) if isinstance(item, RawTable) else 0
        if level or title_level:
            path = stack.path
        outlined.append(Outlined(item, level, path[:-1] if level else path, title_level, is_edge))
    return outlined


def _level(stack: _Stack, item: Paragraph, heading: Heading | None, *, may_be_heading: bool) -> int:
    """Open the heading that a line is, if it is one; its level, or 0."""
    text = item.line.text
    if heading is not None:
        return stack.push_item(heading, text)
    strength = _strength(item) if may_be_heading else None
    is_short = item.line.length <= MAX_HEADING_CHARS
    if strength is None and may_be_heading and is_short and _STATEMENT.fullmatch(text):
        strength = (item.line.style.size, 1.0, 0.0, 1.0, 0.0)
    if strength is None or stack.repeats(text):
        return 0
    return stack.push(text, strength, is_note=bool(_NOTE_HEADING.match(text)))


def _title_level(stack: _Stack, table: RawTable) -> int:
    """Open the heading that a table's first row is, where that titles a statement."""
    first = table.rows[0]
    text = first[0].line.text if len(first) == 1 and len(table.rows) > 1 else ""
    if not _STATEMENT.fullmatch(text) or stack.repeats(text):
        return 0
    return stack.push(text, (first[0].line.style.size, 1.0, 0.0, 1.0, 0.0), is_note=False)


def shown_length(item: FlowItem) -> int:
    """Characters that an item shows."""
    if isinstance(item, Paragraph):
        return item.line.length
    return sum(cell.line.length for row in item.rows for cell in row)


def _item_heading(line: Line) -> Heading | None:
    """A Part or Item heading; a line in plain small type that goes on as a sentence is none."""
    if line.length > 4 * MAX_HEADING_CHARS:
        return None
    return item_heading(line.text)


def _strength(item: Paragraph) -> Strength | None:
    """How strongly a line stands out, for comparison; None for text that is no heading."""
    line = item.line
    if not 2 <= line.length <= MAX_HEADING_CHARS or item.is_item or line.marks:
        return None
    text, style = line.text, line.style
    is_bold = line.share("bold") > 0.9
    is_caps = text.upper() == text
    is_slanted = line.share("italic") > 0.9 or line.share("underlined") > 0.9
    if not (is_bold or is_caps or is_slanted or style.heading):
        return None
    words = _WORDS.findall(text)
    if not words or text[-1] in ";," or text[0] in "(*☐☒" or names_unit(text):
        return None
    if style.heading:
        return (style.size, 1.0, float(is_caps), 1.0, 1.0)
    is_sentence = text[-1] in ".?!" and len(words) > 12
    is_short = text[-1] != "." and len(words) <= 14
    if (
        (is_bold and not is_sentence)
        or (is_slanted and is_short)
        or (is_caps and len(words) >= 2 and is_short)
    ):
        return (
            style.size,
            float(is_bold),
            float(is_caps),
            float(not is_slanted),
            float(style.centred),
        )
    return None


def _page_edges(items: Sequence[FlowItem]) -> set[int]:
    """Indexes of running headers, running footers and page numbers."""
    firsts, lasts = _edges_of_pages(items)
    repeated: Counter[str] = Counter()
    for index in firsts | lasts:
        repeated[_shape(items[index])] += 1
    edges = set()
    for index in firsts | lasts:
        shape = _shape(items[index])
        if shape and repeated[shape] >= MIN_RUNNING_PAGES:
            edges.add(index)
    return edges


def _edges_of_pages(items: Sequence[FlowItem]) -> tuple[set[int], set[int]]:
    """The first two and the last two items of every page but the only one."""
    pages: dict[int, list[int]] = {}
    for index, item in enumerate(items):
        pages.setdefault(item.page, []).append(index)
    if len(pages) < MIN_RUNNING_PAGES:
        return set(), set()
    firsts = {index for indexes in pages.values() for index in indexes[:2]}
    lasts = {index for indexes in pages.values() for index in indexes[-2:]}
    return firsts, lasts


def _shape(item: FlowItem) -> str:
    """A short line with its digits blanked: the same on every page for a running header."""
    if not isinstance(item, Paragraph) or item.line.length > MAX_HEADING_CHARS:
        return ""
    return re.sub(r"\d+", "0", item.line.text)


def page_labels(outlined: Sequence[Outlined]) -> dict[int, str]:
    """Page -> its number as printed at its foot, else at its head."""
    labels: dict[int, str] = {}
    for entry in reversed(outlined):
        item = entry.item
        if entry.is_edge and isinstance(item, Paragraph) and item.page not in labels:
            found = _PAGE_NUMBER.fullmatch(item.line.text)
            if found:
                labels[item.page] = found[1] or found[2]
    return labels
