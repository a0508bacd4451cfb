"""An answer, complete: its words, its figures, and where each of them stands."""

from dataclasses import dataclass, field
from datetime import date
from typing import Literal

from data.fact import Fact
from data.figures import Figure
from data.span import DocumentId, Span

Outcome = Literal["answered", "not_found", "unclear", "not_derivable"]
Support = Literal["fact", "computed", "quoted", "model", "unsupported"]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a question is not answered: a code of the contract, and words that say what would help."""

    code: str
    words: str


@dataclass(frozen=True, slots=True)
class Route:
    kind: Literal["figure", "passage"]
    reason: str


@dataclass(frozen=True, slots=True)
class Citation:
    """A verified pointer from an answer to places in one document.

    `quotes[i]` is the text of `spans[i]`, always. Only a fact that no document on file shows has
    neither, and then `fact` says which filing it came from.
    """

    marker: int
    """From 1, in order of appearance; `[1]` in the answer's text."""
    document_id: DocumentId | None
    title: str
    company: str
    cik: str | None
    form: str | None
    accession: str | None
    filed: date | None
    path: tuple[str, ...]
    page: int | None
    page_label: str | None
    spans: tuple[Span, ...]
    """For a figure the number as printed first, then row label, column header, unit caption."""
    quotes: tuple[str, ...]
    url: str | None = None
    fact: Fact | None = None


@dataclass(frozen=True, slots=True)
class ShownFigure:
    """A figure with its place in the answer."""

    figure: Figure
    citations: tuple[int, ...]
    """Markers."""
    shown: str
    """The value as the answer's sentence prints it: "$391.0 billion", "46.2 %"."""


@dataclass(frozen=True, slots=True)
class AnswerTable:
    """Several companies or periods side by side."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str | ShownFigure, ...], ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """One sentence of an answer."""

    text: str
    """With its markers, as in the answer's text."""
    support: Support
    citations: tuple[int, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Unsupported:
    """Something a model said that is not shown, and why: a citation to nowhere, a figure of its own."""

    said: str
    reason: str


@dataclass(frozen=True, slots=True)
class ReadSource:
    """What the reader was given."""

    document_id: DocumentId
    spans: tuple[Span, ...]
    score: float


@dataclass(frozen=True, slots=True)
class Answer:
    """Everything the page, the terminal and the evaluation show or score."""

    question: str
    language: Literal["en", "es"]
    as_of: date | None
    outcome: Outcome
    route: Route
    text: str
    """The whole answer; markers as [1]."""
    reason: Reason | None = None
    """Set unless the outcome is "answered"."""
    claims: tuple[Claim, ...] = ()
    figures: tuple[ShownFigure, ...] = ()
    """What was asked, first; empty for prose."""
    table: AnswerTable | None = None
    citations: tuple[Citation, ...] = ()
    dropped: tuple[Unsupported, ...] = ()
    withheld: tuple[Unsupported, ...] = ()
    sources: tuple[ReadSource, ...] = ()
    model: str = "none"
    seconds: float = field(default=0.0, compare=False)
    tokens: tuple[int, int] | None = field(default=None, compare=False)
    """In and out."""
    cost_usd: str | None = field(default=None, compare=False)
    retries: int = field(default=0, compare=False)
    """Requests to a model that were sent again; of a run, and not of the answer's JSON."""
    failed_calls: int = field(default=0, compare=False)
    """Calls of a model that failed in the end, so that passages are quoted; of a run, too."""
