"""Sets of characters: spans of documents put together, so that what is named twice counts once."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from data.span import DocumentId, Span

Pieces = tuple[tuple[int, int], ...]
"""Half-open, ordered, apart from each other."""
Union = Mapping[str, Pieces]
"""By document."""


def union(spans: Iterable[Span]) -> Union:
    """Put spans together; empty ones add nothing."""
    found: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for span in spans:
        if len(span):
            found[span.document_id].append((span.start, span.end))
    return {place: _merged(pieces) for place, pieces in found.items()}


def _merged(pieces: list[tuple[int, int]]) -> Pieces:
    merged: list[tuple[int, int]] = []
    for start, end in sorted(pieces):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return tuple(merged)


def size(of: Union) -> int:
    """Count characters."""
    return sum(end - start for pieces in of.values() for start, end in pieces)


def common(one: Union, other: Union) -> Union:
    """What both have."""
    both = {
        place: tuple(_overlaps(pieces, other[place]))
        for place, pieces in one.items()
        if place in other
    }
    return {place: pieces for place, pieces in both.items() if pieces}


def _overlaps(one: Pieces, other: Pieces) -> Iterator[tuple[int, int]]:
    for start, end in one:
        for first, last in other:
            if max(start, first) < min(end, last):
                yield (max(start, first), min(end, last))


def spans_of(document_id: str | None, raw: Iterable[Mapping[str, Any]]) -> tuple[Span, ...]:
    """Read {"start", "end"}; one that is no span (its end first, below 0) is left out."""
    if document_id is None:
        return ()
    return tuple(
        Span(DocumentId(document_id), one["start"], one["end"])
        for one in raw
        if 0 <= one["start"] < one["end"]
    )
