"""What can be quoted of a passage: its sentences, and the rows of its tables."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from data.span import Span
from data.table_heads import is_time
from retrieval.chunk import Passage
from retrieval.sentences import sentences
from retrieval.words import words

TABLE_LINE = re.compile(r"^\|(.*)\|[ \t]*$", re.MULTILINE)
LONGEST_LIST = 600
"""Characters of a lead-in with what it announces."""

_CUT = re.compile(r"^[a-zñáéíóú][\w'’-]*\s|[\w,]$")


_THINGS = (
    r"foregoing|above|latter|former|increases?|decreases?|declines?|changes?|growth|improvement|reduction|remaining|remainder|"
    r"same|year[- ]over[- ]year (?:increase|decrease|change|growth)|transaction|agreement|plan|program|case|lawsuit|court|parties|plaintiffs?|complaint"
)
_REFERS = re.compile(
    rf"^[\"“(•–-]*\s*(?:this|these|those|such|both|neither|they|it|its|he|she|his|her|their|the (?:{_THINGS})|"
    r"est[eao]s?|dich[oa]s?|tal(?:es)?|ello|el (?:aumento|descenso|resto)|la (?:subida|caída|mejora))\b",
    re.IGNORECASE,
)
"""How a sentence begins that is about what the one before it is about."""

_MARK = re.compile(r"([¹²³⁰⁴-⁹]+|\(\w{1,2}\)|\*{1,3})(?=[\s\w])")
"""A note's mark at its beginning, as it stands at what cites it too."""

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
    notes: tuple[Span, ...] = ()
    """The notes that its marks cite."""
    noted: frozenset[str] = frozenset()
    """Words of these notes."""
    heads: frozenset[str] = frozenset()
    """For a row, words of its column headers, and of the time above it."""
    titles: frozenset[str] = frozenset()
    """For a row, words of the captions of its table, and of the sentence that leads to it."""
    is_heading: bool = False
    """Whether it heads what it says: one of a list of headings."""
    referred: frozenset[str] = frozenset()
    """Words of the sentence before it, where it begins by referring to that: "These decreases were due to …"."""
    topic: frozenset[str] = frozenset()
    """Words of all sentences before it in its paragraph."""
    before: Span | None = None
    """Where that sentence stands."""


def is_fragment(text: str) -> bool:
    """Say whether a sentence was cut: it begins in small letters, or ends without a stop."""
    return _CUT.search(text) is not None


def quotables(passage: Passage) -> tuple[Quotable, ...]:
    """Everything that can be quoted of a passage, as it stands."""
    parts = tuple(_parts(passage))
    is_table = parts[0][1].startswith("|")
    body = parts[0][0]
    captions = tuple(span for span, _ in parts[1:] if is_table and span.start < body.start)
    notes = {
        mark: part for part in parts[1:] if (mark := _mark(part[1])) and part[0] not in captions
    }
    found: list[Quotable] = []
    for span, text in parts:
        if span not in captions:
            quoted = (
                _rows(passage, span, text, captions)
                if text.startswith("|")
                else _sentences(passage, span, text)
            )
            found += quoted if _mark(text) else (_with_notes(one, notes) for one in quoted)
    return tuple(found)


def _mark(text: str) -> str:
    """The mark with which a note begins; empty where a text begins with none."""
    found = _MARK.match(text)
    return found[1] if found else ""


def _with_notes(one: Quotable, notes: Mapping[str, tuple[Span, str]]) -> Quotable:
    """Take with a sentence or row the notes whose marks it has: they say what it means."""
    cited = [part for mark, part in notes.items() if mark in one.text]
    if not cited:
        return one
    said = frozenset(word for _, text in cited for word in words(text))
    return replace(one, notes=tuple(span for span, _ in cited), noted=said)


def _parts(passage: Passage) -> Iterator[tuple[Span, str]]:
    """Yield the chunk's spans with their texts, which its text holds one after another."""
    start = 0
    for span in passage.chunk.spans:
        yield span, passage.chunk.text[start : start + len(span)]
        start += len(span) + len("\n\n")


def _sentences(passage: Passage, span: Span, text: str) -> Iterator[Quotable]:
    places = sentences(unwrapped(text))
    found = [frozenset(words(text[start:end])) for start, end in places]
    topic: frozenset[str] = frozenset()
    for number, (start, end) in enumerate(places):
        beside = found[max(0, number - 1) : number + 2]
        is_first = number == 0 or "\n" in text[places[number - 1][1] : start]
        topic = frozenset() if is_first else topic | found[number - 1]
        if text[start:end].endswith(":"):
            end = _end_of_list(places, number)
        refers = number > 0 and _REFERS.match(text[start:end]) is not None
        yield Quotable(
            passage=passage,
            spans=(_within(span, start, end),),
            text=text[start:end],
            words=found[number],
            around=frozenset().union(*beside),
            is_row=False,
            topic=topic,
            referred=found[number - 1] if refers else frozenset(),
            before=_within(span, *places[number - 1]) if refers else None,
        )


_WRAPPED = re.compile(r"(?<=[^\n.:;!?|])\n(?=[^\W_]|[\"“($€£])")


def unwrapped(text: str) -> str:
    """Make of lines that break in mid-sentence one, each character in its place; what is marked as a list stays one."""
    return _WRAPPED.sub(" ", text)


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
    head = next(_lines(text), (0, 0))
    heads = frozenset(words(passage.chunk.text[: head[1]]))
    titles = frozenset(words(" ".join(_caption_texts(passage, captions))))
    for row, *context in _row_spans(span, text):
        said = text[row.start - span.start : row.end - span.start]
        above = (text[one.start - span.start : one.end - span.start] for one in context[1:])
        times = frozenset(words(" ".join(above)))
        yield Quotable(
            passage=passage,
            spans=(row, *context, *captions),
            text=said,
            words=frozenset(words(said.partition(" | ")[0])),
            around=heads | titles | times | frozenset(words(said)),
            heads=heads | times,
            titles=titles,
            is_row=True,
        )


def table_rows(span: Span, text: str) -> Iterator[tuple[Span, ...]]:
    """Yield the rows of the table at `span` of a document's text, each with the table's head.

    After the head stands the time alone in a row above that it is of, if there is one.
    """
    return _row_spans(span, text[span.start : span.end])


def _row_spans(span: Span, text: str) -> Iterator[tuple[Span, ...]]:
    lines = list(_lines(text))
    if len(lines) < 2:
        return
    (head_start, head_end), *body = lines
    head = _within(span, head_start, head_end)
    heads: tuple[Span, ...] = (head,) if len(head) else ()
    of_time: tuple[Span, ...] = ()
    for start, end in body:
        if end <= start or RULE.fullmatch(text[start:end]):
            continue
        if is_time(text[start:end]):
            of_time = (_within(span, start, end),)
            continue
        yield _within(span, start, end), *heads, *(of_time if heads else ())


def _lines(text: str) -> Iterator[tuple[int, int]]:
    return (_bare(line) for line in TABLE_LINE.finditer(text))


_SIGNED = re.compile(r"/s/|\(principal \w+ officer", re.IGNORECASE)


def _told_by(row: str) -> str:
    """What says what a row is about: its label; where somebody signs, all of it."""
    return row if _SIGNED.search(row) else row.partition(" | ")[0]


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
