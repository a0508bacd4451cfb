"""What a question takes from the one before it: "And in 2023?", "What about net income?"."""

from dataclasses import dataclass
from typing import Literal

from chat.item_words import Item
from chat.question_words import Word
from chat.reading_types import Against, AskedPeriod, Operation, Reading
from data.company import Company

Carried = Literal["companies", "periods", "wanted", "operation"]

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
)
_SHORT = 6
"""A question of so few words leans on the one before it."""


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
    carried: frozenset[Carried]


def leans(words: tuple[Word, ...], *, left: int) -> bool:
    """Tell whether a question opens like a follow-up, or is short and read to its last word."""
    spoken = [word.key for word in words if word.is_word or word.key == "&"]
    opening = " ".join(spoken[:3])
    return opening.startswith(_OPENERS) or (len(spoken) <= _SHORT and not left)


def carry(found: Found, previous: Reading | None) -> Taken:
    """Fill what is not named from the reading before."""
    companies, wanted, periods = found.companies, found.wanted, found.periods
    every = False
    unknown: str | None = None
    operation: tuple[Operation, Against | None] | None = None
    carried: set[Carried] = set()
    if previous is not None:
        if not found.names_company:
            companies, every = previous.companies, previous.every_company
            unknown = previous.unknown_company
            if companies or every or unknown:
                carried.add("companies")
        leaning = leans(found.words, left=found.left) and not found.is_prose
        # Of an item that was narrowed to what nobody read, the total is no answer.
        if not found.names_item and previous.wanted and not previous.qualifiers and leaning:
            wanted = previous.wanted
            carried.add("wanted")
            if not found.does and previous.operation != "value":
                operation = previous.operation, previous.against
                carried.add("operation")
        if not found.names_period and previous.periods:
            periods = previous.periods
            carried.add("periods")
    return Taken(companies, every, unknown, wanted, periods, operation, frozenset(carried))
