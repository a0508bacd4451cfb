"""The only kind of pointer: a place in a document's canonical text."""

from dataclasses import dataclass
from typing import NewType

DocumentId = NewType("DocumentId", str)


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A place in a document's text: half-open, in Unicode code points, counted from 0.

    Blocks, cells, facts, chunks, citations and gold all point with it, so "did it cite the right
    place" is one intersection.
    """

    document_id: DocumentId
    start: int
    end: int

    def __post_init__(self) -> None:
        if not 0 <= self.start <= self.end:
            raise ValueError(f"A span runs forward from 0, not from {self.start} to {self.end}.")

    def __len__(self) -> int:
        return self.end - self.start

    def __bool__(self) -> bool:
        """A place is a place, an empty one too."""
        return True

    def overlap(self, other: "Span") -> int:
        """Characters that both cover; 0 across documents."""
        if self.document_id != other.document_id:
            return 0
        return max(0, min(self.end, other.end) - max(self.start, other.start))
