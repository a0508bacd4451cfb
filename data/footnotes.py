"""Footnote marks and the notes that they cite."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from data.html_items import FlowItem, Paragraph, RawTable
from data.html_line import Line

MAX_DISTANCE = 40
"""Items between a mark and its note: a note stands below its table or at the foot of the page."""
MAX_MARKS_CHARS = 40
"""The marks at the end of a cell stand in as many characters."""

_NOTE = re.compile(
    r"\((?P<a>\d{1,2}|[a-zA-Z])\)\s*(?=\S)|(?P<b>[*†‡§]{1,3})\s*(?=[\w(])|(?P<c>[¹²³⁴⁵⁶⁷⁸⁹]+)\s*(?=\S)"
)
_IN_TEXT = re.compile(r"\((\d{1,2}|[a-zA-Z])\)|([*†‡§]{1,3})|([¹²³⁴⁵⁶⁷⁸⁹]+)")
_SIGN = re.compile(r"[¹²³⁴⁵⁶⁷⁸⁹*†‡]")
_SIGNS = re.compile(r"[¹²³⁴⁵⁶⁷⁸⁹]+|[*†‡]{1,3}")
_LAST = frozenset(")*†‡§,¹²³⁴⁵⁶⁷⁸⁹")
_CELL_MARKS = re.compile(
    r"(?<=[^\s(])\s?((?:\((?:\d{1,2}|[a-z])\)\s?,?)+)$|([*†‡§]{1,3}|[¹²³⁴⁵⁶⁷⁸⁹]+)$"
)


@dataclass(frozen=True, slots=True)
class Notes:
    """Which items of the flow are notes, and which of them each item cites."""

    notes: frozenset[int]
    cited: dict[int, tuple[int, ...]]


def find_notes(items: Sequence[FlowItem], headings: frozenset[int]) -> Notes:
    """Pair marks with notes: a paragraph that begins with a mark that something just before it cites.

    A mark that nothing cites is an enumeration, not a note.
    """
    marks = [set() if index in headings else _marks(item) for index, item in enumerate(items)]
    notes: set[int] = set()
    cited: dict[int, list[int]] = {}
    for index, item in enumerate(items):
        if index in headings or not isinstance(item, Paragraph):
            continue
        mark = _note_mark(item.line)
        if mark is None:
            continue
        citing = _citing(index, mark, marks, items, notes)
        if citing:
            notes.add(index)
            for source in citing:
                cited.setdefault(source, []).append(index)
    return Notes(frozenset(notes), {source: tuple(found) for source, found in cited.items()})


def _note_mark(line: Line) -> str | None:
    """The mark that a paragraph begins with, without brackets; None where it begins otherwise."""
    text = line.text
    found = _NOTE.match(text)
    if found:
        return found["a"] or found["b"] or found["c"]
    if line.runs and line.runs[0][1].raised:
        end = line.runs[1][0] if len(line.runs) > 1 else line.length
        mark = text[:end].strip(" ()")
        if len(mark) <= 2 and mark.isalnum():
            return mark
    return None


def _citing(
    index: int, mark: str, marks: list[set[str]], items: Sequence[FlowItem], notes: set[int]
) -> list[int]:
    """Items before a note that carry its mark, back to the last note with the same mark."""
    found: list[int] = []
    for source in range(index - 1, max(-1, index - MAX_DISTANCE), -1):
        item = items[source]
        if source in notes and isinstance(item, Paragraph) and _note_mark(item.line) == mark:
            break
        if source not in notes and mark in marks[source]:
            found.append(source)
        if found and isinstance(item, RawTable):
            break
    return found


def _marks(item: FlowItem) -> set[str]:
    """Marks that an item carries: raised ones anywhere, printed ones at the end of a cell's text."""
    if isinstance(item, Paragraph):
        return _raised(item.line)
    found: set[str] = set()
    for row in item.rows:
        for cell in row:
            line = cell.line
            if len(line.runs) > 1 or (line.runs and line.runs[0][1].raised):
                found |= _raised(line)
            found |= _printed(line, alone=cell is not row[0])
    return found


def _raised(line: Line) -> set[str]:
    found: set[str] = set()
    text = line.text
    for place, (start, style) in enumerate(line.runs):
        if style.raised and start:
            end = line.runs[place + 1][0] if place + 1 < len(line.runs) else line.length
            run = text[start:end]
            if len(run) <= 12:
                found.update(re.findall(r"\d{1,2}|[a-zA-Z](?!\w)|[*†‡§]{1,3}|[¹²³⁴⁵⁶⁷⁸⁹]+", run))
    first = _SIGN.search(text)
    if first:
        # A lookbehind in the pattern would be tried at every letter of the text.
        for sign in _SIGNS.finditer(text, first.start()):
            if sign.start() and text[sign.start() - 1].isalnum():
                found.add(sign[0])
    return found


def _printed(line: Line, *, alone: bool) -> set[str]:
    if line.marks:
        return set()
    text = line.text
    if text[-1] not in _LAST:
        return set()
    if alone and re.fullmatch(r"\(\w{1,2}\)|[*†‡§]{1,3}", text):
        return {text.strip("()")}
    found = _CELL_MARKS.search(text[-MAX_MARKS_CHARS:])
    if not found:
        return set()
    return {a or b or c for a, b, c in _IN_TEXT.findall(found[0])}
