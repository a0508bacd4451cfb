"""A number as a company reported it."""

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Literal, NewType

from data.company import Cik
from data.filing import AccessionNumber
from data.period import Period
from data.span import DocumentId, Span

Concept = NewType("Concept", str)
"""`us-gaap:Revenues`: the prefix that the filing uses, a colon, the local name."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One reported number. Its identity is (cik, concept, dimensions, unit, period)."""

    cik: Cik
    concept: Concept
    period: Period
    unit: str
    """`USD`, `USD/shares`, `shares`, `pure`, or what else the filing's unit measures."""
    value: Decimal | None
    """In base units, scale and sign applied; None for a nil fact, which is kept and never answers."""
    decimals: int | Literal["INF"] | None
    dimensions: frozenset[tuple[str, str]]
    """(axis, member) pairs; empty for the company as a whole. A typed member is its text."""
    accession: AccessionNumber | None
    form: str | None
    filed: date | None
    element_id: str | None
    """The `id` of its tag; unique in most filings, not in all."""
    document_id: DocumentId | None
    span: Span | None
    """The number as its tag prints it; None for a hidden fact and for one that no document shows."""

    @property
    def identity(self) -> tuple[str, str, frozenset[tuple[str, str]], str, Period]:
        """What makes two facts statements about the same thing."""
        return (self.cik, self.concept, self.dimensions, self.unit, self.period)
