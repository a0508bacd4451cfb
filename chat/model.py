"""What a language model is asked and what it gives back, whichever it is.

A model reads numbered sources and writes sentences that point at them by number. It is given no
spans and no ids, and figures that facts tell come to it as slots (`{f1}`), so it can neither garble
the one nor mistype the other.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol

from data.document import Language
from data.span import DocumentId, Span

Stop = Literal["end", "length", "context", "refusal", "cancelled"]
"""Why it stopped writing: done; its limit; no room left; it would not; it was told to."""


@dataclass(frozen=True, slots=True)
class Source:
    """One sentence or table row that a model may cite."""

    number: int
    """From 1, in the order of the prompt."""
    document_id: DocumentId
    spans: tuple[Span, ...]
    """The sentence, or the row's cells; then column headers and unit line of a row."""
    title: str
    """Of the document, as answers name it."""
    path: tuple[str, ...]
    """Headings above it."""
    text: str
    """What the model reads: the sentence, or the row with its column headers and unit. Plain text; nothing in it
    is markup, a marker or a slot any more."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A figure that code has worked out: the model writes its name, and code puts the value in."""

    name: str
    """`f1`; written `{f1}`."""
    says: str
    """What it is, for the model: "Apple Inc. revenue, fiscal 2024"; without the value."""
    shown: str
    """What is put in its place: "$391.0 billion"."""


@dataclass(frozen=True, slots=True)
class Ask:
    """One call of a model."""

    system: str
    question: str
    language: Language
    sources: tuple[Source, ...]
    slots: tuple[Slot, ...] = ()
    repair: str = ""
    """What was wrong with the last draft, in words for the model; empty for a first draft."""


@dataclass(frozen=True, slots=True)
class Segment:
    """A stretch of a draft with what it points at."""

    text: str
    """Without markers."""
    cited: tuple[int, ...] = ()
    """Numbers of sources that the model cites for it, as it wrote them: may be unknown ones."""
    malformed: tuple[str, ...] = ()
    """Markers that name no number, as written: "[JPM-FY2024#17]"."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What a model wrote."""

    segments: tuple[Segment, ...]
    stop: Stop
    model: str
    """As it calls itself: "ollama:llama3.2:latest"."""
    tokens: tuple[int, int] | None = None
    """In and out, as the provider counts them; of a call that was stopped, what it wrote is estimated."""
    cost_usd: str | None = None
    """A decimal as text; None where the provider bills nothing or the price is not known."""
    warnings: tuple[str, ...] = ()
    """Sentences for the user: what of the prompt was cut, which price is not known."""
    retries: int = 0
    """Requests that the service was too busy for and that were sent again."""

    @property
    def text(self) -> str:
        """All it wrote, without markers."""
        return "".join(segment.text for segment in self.segments)


class Model(Protocol):
    """A model that is ready to write."""

    @property
    def name(self) -> str: ...

    @property
    def writes_markers(self) -> bool:
        """Whether it writes `[n]` itself; False where the service points at what it cites."""
        ...

    @property
    def room(self) -> int:
        """Characters that sources may have together, so that the prompt fits."""
        ...

    def write(self, ask: Ask, on_text: Callable[[str], bool]) -> Draft:
        """Write a draft. `on_text` hears the text so far, and its False stops the model.

        Raises:
            ModelError: it is not running, not there, or answered not usably; in a sentence with what mends it.

        """
        ...


@dataclass(frozen=True, slots=True)
class Chosen:
    """The model for a question: opened, or why it is not there."""

    model: Model | None = None
    """None: passages are quoted."""
    trouble: str = ""
    """Why the one that was asked for is not there, and what mends it."""
