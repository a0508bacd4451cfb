"""What happens while a question is answered: what the page shows and a run records."""

from dataclasses import dataclass

from chat.answer import Answer, ReadSource, Route


@dataclass(frozen=True, slots=True)
class Routed:
    """Where the question goes, and why."""

    route: Route


@dataclass(frozen=True, slots=True)
class Found:
    """What the reader is given."""

    sources: tuple[ReadSource, ...]


@dataclass(frozen=True, slots=True)
class Wrote:
    """The answer's text so far, whole."""

    text: str


@dataclass(frozen=True, slots=True)
class Done:
    answer: Answer


Event = Routed | Found | Wrote | Done
