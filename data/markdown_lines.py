"""Markdown's lines gathered into pieces: headings, tables, lists, notes, paragraphs."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from data.document import BlockKind
from data.note_marks import note_mark
from data.pipe_table import is_rule

MAX_ROW_CHARS = 20_000
"""A longer line is no row of a table, whatever is in it."""

_HEADING = re.compile(r" {0,3}(#{1,6})(?:[ \t]+|$)")
_UNDERLINE = re.compile(r" {0,3}(?:(=+)|(-{2,}))\s*")
_BREAK = re.compile(r" {0,3}(?:(?:\* ?){3,}|(?:- ?){3,}|(?:_ ?){3,})\s*")
_ITEM = re.compile(r"\s{0,12}(?:[-*+•‣▪]|\d{1,3}[.)])\s+\S")
_FENCE = re.compile(r" {0,3}(```+|~~~+)")
_INDENTED = re.compile(r"[ \t]{2,}\S")


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of lines of one kind."""

    kind: BlockKind
    start: int
    end: int
    level: int = 0
    """Depth of a heading, from 1."""
    words: str = ""
    """A heading's words, without its marks."""


@dataclass(frozen=True, slots=True)
class _Line:
    text: str
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.text.rstrip())

    @property
    def is_blank(self) -> bool:
        return not self.text.strip()


def pieces(text: str, start: int = 0) -> Iterator[Piece]:
    """Gather the lines from an offset on."""
    lines: list[_Line] = []
    for line in text[start:].split("\n"):
        lines.append(_Line(line, start))
        start += len(line) + 1
    place = 0
    while place < len(lines):
        if lines[place].is_blank:
            place += 1
            continue
        piece, place = _next(lines, place)
        if piece is not None:
            yield piece


def _next(lines: Sequence[_Line], place: int) -> tuple[Piece | None, int]:
    line = lines[place].text
    if found := _HEADING.match(line):
        words = re.sub(r"(?:^|[ \t])#+\s*$", "", line[found.end() :]).strip()
        start, end = lines[place].start, lines[place].end
        return Piece("heading", start, end, len(found[1]), words), place + 1
    if _BREAK.fullmatch(line) and not _is_table(lines, place):
        return None, place + 1
    kind = _kind(lines, place)
    if kind == "text":
        return _paragraph(lines, place)
    end = _END[kind](lines, place)
    return _piece("text" if kind == "code" else kind, lines, place, end), end


def _kind(lines: Sequence[_Line], place: int) -> Literal["code", "table", "note", "list", "text"]:
    line = lines[place].text
    if _FENCE.match(line):
        return "code"
    if _is_table(lines, place):
        return "table"
    if note_mark(line):
        return "note"
    return "list" if _ITEM.match(line) else "text"


def _piece(kind: BlockKind, lines: Sequence[_Line], first: int, end: int) -> Piece:
    lead = len(lines[first].text) - len(lines[first].text.lstrip())
    return Piece(kind, lines[first].start + lead, lines[end - 1].end)


def _while(lines: Sequence[_Line], place: int, goes_on: Callable[[str], bool]) -> int:
    while place < len(lines) and not lines[place].is_blank and goes_on(lines[place].text):
        place += 1
    return place


def _begins(line: str) -> bool:
    """Whether a line begins something of its own, so that a paragraph above it ends."""
    return bool(
        _HEADING.match(line)
        or _FENCE.match(line)
        or line.lstrip().startswith("|")
        or _ITEM.match(line)
        or _BREAK.fullmatch(line)
    )


def _is_table(lines: Sequence[_Line], place: int) -> bool:
    line = lines[place].text
    if len(line) > MAX_ROW_CHARS:
        return False
    if line.lstrip().startswith("|") and line.count("|") > 1:
        return True
    return "|" in line and place + 1 < len(lines) and is_rule(lines[place + 1].text)


def _table_end(lines: Sequence[_Line], place: int) -> int:
    return _while(lines, place + 1, lambda line: "|" in line)


def _note_end(lines: Sequence[_Line], place: int) -> int:
    return _while(lines, place + 1, lambda line: not _begins(line) and not note_mark(line))


def _code_end(lines: Sequence[_Line], place: int) -> int:
    fence = _FENCE.match(lines[place].text)
    mark = fence[1] if fence else "```"
    end = place + 1
    while end < len(lines) and not lines[end].text.strip().startswith(mark):
        end += 1
    return min(end + 1, len(lines))


def _list_end(lines: Sequence[_Line], place: int) -> int:
    """Find where a list ends: a blank line goes by if an item or an indented line follows it."""
    end = place + 1
    while end < len(lines):
        line = lines[end]
        if line.is_blank:
            end = _while_blank(lines, end)
            if end == len(lines) or not _goes_on(lines[end].text):
                break
        elif not _ITEM.match(line.text) and (
            _begins(line.text) or note_mark(line.text) or _is_table(lines, end)
        ):
            break
        end += 1
    while lines[end - 1].is_blank:
        end -= 1
    return end


def _while_blank(lines: Sequence[_Line], place: int) -> int:
    while place < len(lines) and lines[place].is_blank:
        place += 1
    return place


def _goes_on(line: str) -> bool:
    return bool(_ITEM.match(line) or (_INDENTED.match(line) and not note_mark(line)))


def _paragraph(lines: Sequence[_Line], place: int) -> tuple[Piece, int]:
    end = place + 1
    while end < len(lines) and not lines[end].is_blank:
        underline = _UNDERLINE.fullmatch(lines[end].text)
        if underline and end == place + 1:
            level = 1 if underline[1] else 2
            words = lines[place].text.strip()
            return Piece("heading", lines[place].start, lines[place].end, level, words), end + 1
        # A wrapped line may begin with "(1)": only raised and named marks end a paragraph.
        mark = note_mark(lines[end].text) or ""
        is_note = mark.startswith(("raised:", "named:"))
        if is_note or _begins(lines[end].text) or _is_table(lines, end):
            break
        end += 1
    return _piece("text", lines, place, end), end


_END = {"code": _code_end, "table": _table_end, "note": _note_end, "list": _list_end}
