"""What can be quoted of a passage: its sentences, and the rows of its tables."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from data.span import Span
from retrieval.chunk import Passage
from retrieval.sentences import sentences
from retrieval.words import words

TABLE_LINE = re.compile(r"^\|(.*)\|[ \t]*$", re.MULTILINE)
LONGEST_LIST = 600
"""Characters of a lead-in with what it announces."""

RULE = re.compile(r"[\s|:-]+")
"""The `|---|` line under a table's header."""


@dataclass(frozen=True, slots=True)
class Quotable:
    """A sentence, or a row with its column headers and captions."""

    passage: Passage
    spans: tuple[Span, ...]
    """The sentence; for a row the row, the header line, the captions."""
    text: str
    """Of the first span."""
    words: frozenset[str]
    """Of the sentence; for a row, of its label."""
    around: frozenset[str]
    """Words of the sentences beside it; for a row, of its header and captions."""
    is_row: bool


def quotables(passage: Passage) -> tuple[Quotable, ...]:
    """Everything that can be quoted of a passage, as it stands."""
    parts = tuple(_parts(passage))
    is_table = parts[0][1].startswith("|")
    body = parts[0][0]
    captions = tuple(span for span, _ in parts[1:] if is_table and span.start < body.start)
    found: list[Quotable] = []
    for span, text in parts:
        if span not in captions:
            found += (
                _rows(passage, span, text, captions)
                if text.startswith("|")
                else _sentences(passage, span, text)
            )
    return tuple(found)


def _parts(passage: Passage) -> Iterator[tuple[Span, str]]:
    """Yield the chunk's spans with their texts, which its text holds one after another."""
    start = 0
    for span in passage.chunk.spans:
        yield span, passage.chunk.text[start : start + len(span)]
        start += len(span) + len("\n\n")


def _sentences(passage: Passage, span: Span, text: str) -> Iterator[Quotable]:
    places = sentences(text)
    found = [frozenset(words(text[start:end])) for start, end in places]
    for number, (start, end) in enumerate(places):
        beside = found[max(0, number - 1) : number + 2]
        if text[start:end].endswith(":"):
            end = _end_of_list(places, number)
        yield Quotable(
            passage=passage,
            spans=(_within(span, start, end),),
            text=text[start:end],
            words=found[number],
            around=frozenset().union(*beside),
            is_row=False,
        )


def _end_of_list(places: tuple[tuple[int, int], ...], lead: int) -> int:
    """Find where what a lead-in announces ends: it says nothing without."""
    start, end = places[lead]
    for _, further in places[lead + 1 :]:
        if further - start > LONGEST_LIST:
            break
        end = further
    return end


def _rows(
    passage: Passage, span: Span, text: str, captions: tuple[Span, ...]
) -> Iterator[Quotable]:
    lines = [_bare(line) for line in TABLE_LINE.finditer(text)]
    if len(lines) < 2:
        return
    (head_start, head_end), *body = lines
    head = _within(span, head_start, head_end)
    context = (*((head,) if len(head) else ()), *captions)
    around = frozenset(
        words(passage.chunk.text[:head_end] + " ".join(_caption_texts(passage, captions)))
    )
    for start, end in body:
        if end > start and not RULE.fullmatch(text[start:end]):
            yield Quotable(
                passage=passage,
                spans=(_within(span, start, end), *context),
                text=text[start:end],
                words=frozenset(words(text[start:end].partition(" | ")[0])),
                around=around | frozenset(words(text[start:end])),
                is_row=True,
            )


def _bare(line: re.Match[str]) -> tuple[int, int]:
    """Find where a table line's text stands, without the outer bars and empty cells."""
    inner = line.group(1)
    bare = inner.strip(" |")
    start = line.start(1) + inner.find(bare)
    return start, start + len(bare)


def _caption_texts(passage: Passage, captions: tuple[Span, ...]) -> Iterator[str]:
    return (text for span, text in _parts(passage) if span in captions)


def _within(span: Span, start: int, end: int) -> Span:
    return Span(span.document_id, span.start + start, span.start + end)
