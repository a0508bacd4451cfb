"""Under which part of a company a place in a filing stands, where all headings are on one level.

Filings often have "Results of Operations" once for the company and once for each segment, and no level says
which is whose. A part's heading is known by this: some table lists its name beside others above a total, headings
under it come again under these others, and it itself doesn't.
"""

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from data.document import Document, Table
from data.span import Span
from data.table_around import OneReading
from retrieval.words import words

ITEM_DEPTH = 2
"""Headings of a Part and an Item: no part of a company goes on beyond."""
LEAST_AGAIN = 0.5
"""Share of the headings under a part that come again under other parts."""
_MARKS = re.compile(r"(#+) ")
_ASIDE = re.compile(r"\([^()]*\)")
_TOTAL = re.compile(
    r"(?:grand |worldwide |company )?(?:sub)?totals?\b|consolidated\b|[^|]*\btotal\b(?= \||$)",
    re.IGNORECASE,
)
_KINDS = frozenset(
    words("segment segmento division región region business businesses negocio group grupo")
)
"""What a heading calls a part beside its name."""
_REST = re.compile(
    r"\b(?:unallocated|eliminations|reconciling|corporate|others?|otr[oa]s|eliminaciones|ajustes)\b",
    re.IGNORECASE,
)
"""Words of what is left when all parts are told."""
_OF_THE_WHOLE = re.compile(
    r"\b(?:liquidity|capital resources|consolidated|critical accounting|non-gaap|contingent|commitments|liquidez"
    r"|recursos de capital|consolidad[oa]s?)\b",
    re.IGNORECASE,
)
"""Headings that are about the company again, on whatever level they stand."""

Name = frozenset[str]


@dataclass(frozen=True, slots=True)
class PartHeading:
    """A heading that is the name of a part."""

    span: Span
    """Without its marks."""
    text: str
    ends: int
    """Where what stands under it ends."""


@dataclass(frozen=True, slots=True)
class _Heading:
    span: Span
    text: str
    level: int
    name: Name
    item: tuple[str, ...]


@lru_cache(20_000)
def name_of(text: str) -> Name:
    """The words by which a part is the same part: without what it is called beside its name, and asides."""
    return frozenset(words(_ASIDE.sub(" ", text))) - _KINDS


def is_total(label: str) -> bool:
    """Say whether a row is what those above it come to."""
    return _TOTAL.match(label) is not None


def part_over(place: Span, document: Document) -> PartHeading | None:
    """Find the part whose heading governs a place."""
    found = _parts(OneReading(document))
    at = bisect_right(found, place.start, key=lambda one: one.span.start) - 1
    return found[at] if at >= 0 and place.start < found[at].ends else None


def part_lists(document: Document) -> Iterator[frozenset[Name]]:
    """Yield for each table the names that it lists above a total."""
    for table in document.tables:
        labels = list(_labels(table, document))
        last = max((place for place, one in enumerate(labels) if is_total(one)), default=0)
        yield frozenset(name for one in labels[:last] if (name := name_of(one)))


@lru_cache(16)
def _parts(key: OneReading) -> Sequence[PartHeading]:
    document = key.document
    headings = list(_headings(document))
    once = Counter((one.item, one.name) for one in headings)
    names = {
        one.name for one in headings if once[one.item, one.name] == 1 and not _REST.search(one.text)
    }
    beside: dict[Name, frozenset[Name]] = {}
    for listed in part_lists(document):
        for name in listed & names:
            beside[name] = beside.get(name, frozenset()) | (listed & names - {name})
    under = {
        place: _under(headings, place, beside[one.name])
        for place, one in enumerate(headings)
        if beside.get(one.name) and one.name in names and once[one.item, one.name] == 1
    }
    found = []
    for place, last in under.items():
        one = headings[place]
        again = frozenset().union(
            *(
                _said(headings, other, end)
                for other, end in under.items()
                if headings[other].item == one.item and headings[other].name in beside[one.name]
            )
        )
        ends = _end(headings, place, last, again)
        if ends is not None:
            end = headings[ends].span.start if ends < len(headings) else len(document.text)
            found.append(PartHeading(one.span, one.text, end))
    return found


def _end(headings: Sequence[_Heading], place: int, last: int, again: frozenset[str]) -> int | None:
    """Find the heading after the last one that comes again under other parts; None where too few come again."""
    common = [n for n in range(place + 1, last) if headings[n].text.lower() in again]
    is_like_others = len(common) >= LEAST_AGAIN * (last - place - 1)
    return common[-1] + 1 if common and is_like_others else None


def _headings(document: Document) -> Iterator[_Heading]:
    for block in document.blocks:
        text = document.text[block.span.start : block.span.end]
        marks = _MARKS.match(text) if block.kind == "heading" else None
        if marks is not None:
            span = Span(block.span.document_id, block.span.start + marks.end(), block.span.end)
            said = text[marks.end() :]
            yield _Heading(span, said, len(marks[1]), name_of(said), block.path[:ITEM_DEPTH])


def _under(headings: Sequence[_Heading], place: int, beside: frozenset[Name]) -> int:
    """Find the heading with which what stands under one ends: a higher one, another part's, the company's."""
    one = headings[place]
    for further in range(place + 1, len(headings)):
        other = headings[further]
        is_other = other.level <= one.level and (
            other.name in beside or _OF_THE_WHOLE.search(other.text)
        )
        if other.item != one.item or other.level < one.level or is_other:
            return further
    return len(headings)


def _said(headings: Sequence[_Heading], place: int, last: int) -> frozenset[str]:
    return frozenset(one.text.lower() for one in headings[place + 1 : last])


def _labels(table: Table, document: Document) -> Iterator[str]:
    for row in table.rows:
        is_named = bool(row) and row[0].column == 0
        yield document.text[row[0].span.start : row[0].span.end] if is_named else ""
