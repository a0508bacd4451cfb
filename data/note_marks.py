"""Notes and the blocks that cite their marks: ¹, (1), [^1], <sup>1</sup>."""

import re
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import replace

from data.document import Block
from data.span import Span

SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
_TO_DIGITS = str.maketrans(SUPERSCRIPTS, "0123456789")
_OPENING = re.compile(
    rf"\s{{0,3}}(?:(?P<raised>[{SUPERSCRIPTS}]{{1,2}})|\[\^(?P<named>[\w-]{{1,32}})\]:"
    r"|<sup>\(?(?P<tagged>\w{1,2})\)?</sup>|\((?P<bracketed>\d{1,2}|[a-z])\)(?=\s))"
)
_CITED = re.compile(
    rf"(?P<raised>[{SUPERSCRIPTS}]{{1,4}})|\[\^(?P<named>[\w-]{{1,32}})\](?!:)"
    r"|<sup>\(?(?P<tagged>\w{1,2})\)?</sup>|\((?P<bracketed>\d{1,2}|[a-z])\)"
)
_SQUARE_METRES = re.compile(r"\b[ckm]?m$")


def note_mark(text: str) -> str | None:
    """Read the mark that a note begins with, as `style:mark`; None for what begins otherwise."""
    found = _OPENING.match(text)
    if found is None:
        return None
    return next(_named(style, mark) for style, mark in found.groupdict().items() if mark)


def with_notes(text: str, blocks: Sequence[Block]) -> tuple[Block, ...]:
    """Join notes to the blocks that cite them.

    A block that begins with a bracketed mark is a note only if some other block cites that mark:
    else it is an item of an enumeration, and becomes plain text.
    """
    marks: dict[str, list[int]] = {}
    for place, block in enumerate(blocks):
        mark = note_mark(text[block.span.start : block.span.end]) if block.kind == "note" else None
        if mark:
            marks.setdefault(mark, []).append(place)
    cited = [_cited(text, block, marks) for block in blocks]
    used = set().union(*cited) if cited else set()
    joined: list[Block] = []
    for place, block in enumerate(blocks):
        if block.kind == "note":
            mark = note_mark(text[block.span.start : block.span.end])
            is_listed = mark is not None and mark.startswith("bracketed:") and mark not in used
            joined.append(replace(block, kind="text") if is_listed else block)
            continue
        notes = [_nearest(blocks, place, marks[mark]) for mark in sorted(cited[place])]
        joined.append(replace(block, notes=tuple(sorted(notes))) if notes else block)
    return tuple(joined)


def _named(style: str, mark: str) -> str:
    return f"{style}:{mark.translate(_TO_DIGITS)}"


def _cited(text: str, block: Block, marks: Mapping[str, list[int]]) -> set[str]:
    """Find the marks of notes on file that a block cites."""
    if block.kind == "note" or not marks:
        return set()
    found: set[str] = set()
    for match in _CITED.finditer(text, block.span.start, block.span.end):
        style, mark = next((name, mark) for name, mark in match.groupdict().items() if mark)
        before = text[max(block.span.start, match.start() - 3) : match.start()]
        if style == "raised" and _SQUARE_METRES.search(before):
            continue
        whole = _named(style, mark)
        # "¹²" is note 12 where there is one, else notes 1 and 2.
        parts = (
            [whole] if whole in marks or style != "raised" else [_named(style, one) for one in mark]
        )
        found.update(part for part in parts if part in marks)
    return found


def _nearest(blocks: Sequence[Block], place: int, notes: Sequence[int]) -> Span:
    """Choose among notes of one mark: the same section's first, then what follows, then the near."""
    following = bisect_left(notes, place)
    close = notes[max(0, following - 1) : following + 1]
    path = blocks[place].path
    best = min(close, key=lambda one: (blocks[one].path != path, one < place, abs(one - place)))
    return blocks[best].span
