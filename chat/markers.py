"""Text with `[n]` markers -> Segments: what a model wrote, and the numbers that it pointed with."""

import re
from collections.abc import Container, Sequence
from dataclasses import dataclass

from chat.model import Segment

MOST_IN_RANGE = 50
"""Sources that one `[a-b]` may name; a longer one is not a marker of ours."""
LONGEST = 80
"""Characters between the brackets of a marker; more is prose in brackets."""

_INSIDE = rf"[^\[\]【】\n]{{0,{LONGEST}}}"
_BRACKETS = re.compile(
    rf"[\[【]+(?P<said>{_INSIDE})[\]】]+(?P<link>\((?:https?:|www\.|#|/)[^()\s]*\))?"
    r"|[\[【]\s*[0-9]{1,4}\b"  # never closed
    rf"|[\[【](?P<open>{_INSIDE})$"
)
_UNFINISHED = re.compile(rf"\s*[\[【]+{_INSIDE}$")
_SOURCE_WORD = re.compile(r"\s*(?:(?:sources?|fuentes?)\s*:?\s*|\^)?", re.I)
_PLACEHOLDER = re.compile(r"\s*(?:[nx?#]?|(?:source|citation|cite|fuente|cita|ref)\b.*)\s*", re.I)
_ITEM = re.compile(r"(?P<first>0|[1-9][0-9]{0,3})(?:\s*[-–—]\s*(?P<last>[1-9][0-9]{0,3}))?")
_BETWEEN_ITEMS = re.compile(r"\s*(?:[,;&]|\band\b|\by\b)\s*", re.I)
_BETWEEN_MARKS = re.compile(r"[ \t]*(?:[,;&]|and|y)?[ \t]*")
_THOUSANDS = re.compile(r"[0-9],[0-9]{3}(?![0-9])")
_CLOSING = re.compile(r"[.,;:!?…)\"'”’»]*")
_AFTER_NUMBER = re.compile(r"^[\s.):]+")
_WORD = re.compile(r"\w")


@dataclass(frozen=True, slots=True)
class Mark:
    """A marker as it was written."""

    said: str
    numbers: tuple[int, ...]
    """In the order written; empty where it names none that can be read for certain."""


def segments(text: str, *, unseen: Container[int] = ()) -> tuple[Segment, ...]:
    """Split a draft at its markers; each belongs to the text before it.

    A marker that opens a line with text after it (as the sources are written) belongs to that
    line. `unseen` are numbers of sources that the model was not shown: a marker with one of them
    names nothing that it can have read, and is kept as malformed.
    """
    parts = _parts(text)
    writer = _Writer()
    for at, part in enumerate(parts):
        if isinstance(part, str):
            writer.words(part)
        else:
            known = part.numbers if not any(one in unseen for one in part.numbers) else ()
            writer.mark(Mark(part.said, known), opens=_opens_line(parts[at + 1 :]))
    return writer.all()


def without_marks(text: str) -> tuple[str, tuple[str, ...]]:
    """The text without its markers, and these as written: for a model that has no markers to use."""
    said = tuple(part.said for part in _parts(text) if isinstance(part, Mark))
    return "".join(segment.text for segment in segments(text)), said


def text_so_far(text: str) -> str:
    """A half-written draft without markers, a half-written one at its end included."""
    return "".join(segment.text for segment in segments(_UNFINISHED.sub("", text))).rstrip()


def _parts(text: str) -> Sequence[str | Mark]:
    """The text between markers and the markers; what only separates two markers is left out."""
    parts: list[str | Mark] = []
    end = 0
    for found in _BRACKETS.finditer(text):
        mark = _mark(found)
        if mark is None:
            continue
        between = text[end : found.start()]
        if not (parts and isinstance(parts[-1], Mark) and _BETWEEN_MARKS.fullmatch(between)):
            parts.append(between)
        parts.append(mark)
        end = found.end()
    parts.append(text[end:])
    return parts


def _mark(found: re.Match[str]) -> Mark | None:
    """What stands in brackets, if it is a marker: it has a digit, or nothing, or is called a source."""
    if found["said"] is None:
        said = found["open"] or ""
        is_marker = not said.strip() or bool(re.search(r"\d", said))
        return Mark(found[0], ()) if is_marker and "{" not in said else None
    said = found["said"]
    if "{" in said or not (re.search(r"\d", said) or _PLACEHOLDER.fullmatch(said)):
        return None
    return Mark(found[0], () if found["link"] else tuple(_numbers(said)))


def _numbers(said: str) -> list[int]:
    """The numbers that a marker names; none where any part of it is something else."""
    start = _SOURCE_WORD.match(said)
    items = _BETWEEN_ITEMS.split(said[start.end() if start else 0 :].strip())
    numbers: list[int] = []
    for item in items:
        found = _ITEM.fullmatch(item)
        if found is None or _THOUSANDS.search(said):
            return []
        first = int(found["first"])
        last = int(found["last"] or first)
        if not first <= last <= first + MOST_IN_RANGE:
            return []
        numbers.extend(range(first, last + 1))
    return numbers


def _opens_line(after: Sequence[str | Mark]) -> bool:
    """Whether words follow a marker on its own line."""
    for part in after:
        if isinstance(part, str):
            return _WORD.search(part.partition("\n")[0]) is not None
    return False


class _Writer:
    """Puts text and markers together, a segment at a time."""

    def __init__(self) -> None:
        self._done: list[Segment] = []
        self._text = ""
        self._marks: list[Mark] = []
        self._leads = False
        """Whether the marks stand before their text, which then ends with the line."""

    def words(self, text: str) -> None:
        if not self._marks:
            self._text += text
        elif self._leads:
            line, newline, rest = text.partition("\n")
            self._text += line if _WORD.search(self._text) else _AFTER_NUMBER.sub("", line)
            if newline:
                self._close()
                self._text = newline + rest
        else:
            closing = _CLOSING.match(text)
            marks = closing[0] if closing else ""
            self._text += "" if marks and self._text.endswith(marks) else marks
            if text[len(marks) :]:
                self._close()
                self._text = text[len(marks) :]

    def mark(self, mark: Mark, *, opens: bool) -> None:
        line = self._text.rpartition("\n")[2]
        if not self._marks and opens and not _WORD.search(line):
            self._leads = True
        elif not (self._leads and not self._text.strip()):
            self._leads = False
            self._text = self._text.rstrip()
        self._marks.append(mark)

    def all(self) -> tuple[Segment, ...]:
        self._close()
        return tuple(self._done)

    def _close(self) -> None:
        if self._text or self._marks:
            cited = dict.fromkeys(one for mark in self._marks for one in mark.numbers)
            said = tuple(mark.said for mark in self._marks if not mark.numbers)
            self._done.append(Segment(self._text, tuple(cited), said))
        self._text, self._marks, self._leads = "", [], False
