"""What a question takes from the one before it: "And in 2023?", "What about net income?"."""

import datetime as dt
from dataclasses import dataclass
from typing import Literal

from chat.item_words import Item
from chat.question_words import Word
from chat.reading_types import Against, AskedPeriod, Operation, Reading
from data.company import Company

Carried = Literal["companies", "periods", "wanted", "operation"]
CARRIED: tuple[Carried, ...] = ("companies", "periods", "wanted", "operation")
Part = Literal["companies", "periods", "wanted", "known_on"]
PARTS: tuple[Part, ...] = ("companies", "periods", "wanted", "known_on")
"""What a question may take from those before it, in the order in which it is shown."""

_OPENERS = (
    "&",
    "what about",
    "how about",
    "& what",
    "same",
    "the same",
    "& how",
    "que hay",
    "que tal",
    "lo mismo",
    "tambien",
    "also",
    "instead",
    "now",
    "ahora",
    "pero",
    "but",
    "break it",
    "break that",
    "break this",
    "break them",
    "split it",
    "split that",
    "desglosa",
)
_SHORT = 6
"""A question of so few words leans on the one before it."""


_SHORT_WITH_A_POINTER = 14
"""And one of so many words that points back: "how does that compare with the quarter before?"."""
_POINTERS = frozenset(
    {"that", "it", "this", "those", "these", "them", "they", "eso", "esto", "ello"}
)


@dataclass(frozen=True, slots=True)
class Found:
    """What the new question itself names."""

    words: tuple[Word, ...]
    companies: tuple[Company, ...]
    names_company: bool
    """True where it names one in any way: on file, unclear, or unknown."""
    wanted: tuple[Item, ...]
    names_item: bool
    periods: tuple[AskedPeriod, ...]
    names_period: bool
    left: int
    """Words that nobody read."""
    is_prose: bool
    is_beside: bool
    """True where it sets what it names beside what came before: "compare it with"."""
    does: bool
    """True where it names an operation of its own."""


@dataclass(frozen=True, slots=True)
class Taken:
    """The new question, with what it leans on."""

    companies: tuple[Company, ...]
    every_company: bool
    unknown_company: str | None
    wanted: tuple[Item, ...]
    periods: tuple[AskedPeriod, ...]
    operation: tuple[Operation, Against | None] | None
    known_on: dt.date | None
    carried: frozenset[Carried]


def leans(words: tuple[Word, ...], *, left: int) -> bool:
    """Tell whether a question opens like a follow-up, or is short and read to its last word."""
    spoken = [word.key for word in words if word.is_word or word.key == "&"]
    opening = " ".join(spoken[:3])
    points = not _POINTERS.isdisjoint(spoken) and len(spoken) <= _SHORT_WITH_A_POINTER
    return opening.startswith(_OPENERS) or ((points or len(spoken) <= _SHORT) and not left)


def carry(found: Found, previous: Reading | None) -> Taken:
    """Fill what is not named from the reading before."""
    companies, wanted, periods = found.companies, found.wanted, found.periods
    every = False
    unknown: str | None = None
    operation: tuple[Operation, Against | None] | None = None
    known_on: dt.date | None = None
    carried: set[Carried] = set()
    if previous is not None:
        if not found.names_company:
            companies, every = previous.companies, previous.every_company
            unknown = previous.unknown_company
            if companies or every or unknown:
                carried.add("companies")
        elif found.is_beside and companies and not found.names_item:
            companies = tuple(dict.fromkeys((*previous.companies, *companies)))
            unknown = previous.unknown_company
        leaning = leans(found.words, left=found.left) and not found.is_prose
        # Of an item that was narrowed to what nobody read, the total is no answer.
        topic = previous.wanted or previous.topic
        if not found.names_item and topic and not previous.qualifiers and leaning:
            wanted = topic
            carried.add("wanted")
            keeps = not found.does or previous.operation == "ratio"
            if keeps and previous.operation != "value":
                operation = previous.operation, previous.against
                carried.add("operation")
        periods = _periods(found, previous)
        if periods != found.periods:
            carried.add("periods")
        # What was known on a day is no answer to what is known today, and the other way round.
        known_on = previous.known_on if carried & {"companies", "wanted"} else None
    return Taken(
        companies, every, unknown, wanted, periods, operation, known_on, frozenset(carried)
    )


def _periods(found: Found, previous: Reading) -> tuple[AskedPeriod, ...]:
    """The periods of the question before, where none is named, or where others are set beside them."""
    is_beside = found.is_beside and not found.names_company and bool(found.periods)
    if found.names_period and not is_beside:
        return found.periods
    before = previous.periods
    if is_beside and not before and previous.newest is not None:
        before = (previous.newest,)
    return tuple(dict.fromkeys((*before, *found.periods)))
