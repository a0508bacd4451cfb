"""What is indexed, what is found, and what may look."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import NewType, Protocol

from data.span import DocumentId, Span

ChunkId = NewType("ChunkId", str)
"""`<document_id>:<start>-<end>` of its first span."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """An indexable unit: a table whole, or paragraphs, with the notes that they cite."""

    chunk_id: ChunkId
    document_id: DocumentId
    spans: tuple[Span, ...]
    """The body first, then the notes that it cites; in one document."""
    text: str
    """The spans' texts, joined by one blank line."""
    header: str
    """Document > section. Indexed, never quoted."""
    cik: str | None = None
    form: str | None = None
    period_end: date | None = None
    fiscal_year: int | None = None
    filed: date | None = None


@dataclass(frozen=True, slots=True)
class Passage:
    """A chunk as ranked for a query."""

    chunk: Chunk
    rank: int
    """From 1."""
    score: float


@dataclass(frozen=True, slots=True)
class Scope:
    """What a question limits the search to, applied before scoring. An empty tuple limits nothing."""

    ciks: tuple[str, ...] = ()
    fiscal_years: tuple[int, ...] = ()
    forms: tuple[str, ...] = ()
    document_ids: tuple[DocumentId, ...] = ()
    filed_by: date | None = None
    """Only documents filed on or before this day; one without a filing date is then out."""


class Retriever(Protocol):
    """Ranks chunks for a query. The oracle of the evaluation is another one."""

    @property
    def name(self) -> str: ...

    def search(self, query: str, *, scope: Scope, k: int) -> Sequence[Passage]:
        """The best `k` passages in the scope, best first."""
        ...
