"""What happens while a question is answered: what the page shows and a run records."""

from dataclasses import dataclass

from chat.answer import Answer, ReadSource, Route
from chat.follow_up import Part


@dataclass(frozen=True, slots=True)
class ScopePart:
    """A thing that the next question takes from this one, unless it names its own."""

    part: Part
    says: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several things that a question may mean, with the question that means just that."""

    says: str
    question: str


@dataclass(frozen=True, slots=True)
class Routed:
    """Where the question goes, and why."""

    route: Route
    scope: tuple[ScopePart, ...] = ()
    choices: tuple[Choice, ...] = ()
    """Where the question is unclear: what it may mean."""


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
