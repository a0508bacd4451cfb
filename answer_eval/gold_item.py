"""A line item that gold questions ask for."""

from dataclasses import dataclass
from typing import Literal

Measure = Literal["money", "per share", "shares"]


@dataclass(frozen=True, slots=True)
class Item:
    """A line item that questions ask for."""

    name: str
    shape: Literal["flow", "instant"]
    concepts: tuple[str, ...]
    """us-gaap local names that mean it. Two that differ in one period make the item ambiguous."""
    en: tuple[str, ...]
    es: tuple[str, ...]
    measure: Measure = "money"
    lesser: tuple[str, ...] = ()
    """Means it only in a filing that has none of `concepts`."""
    is_sum_of_lesser: bool = False
    """Whether `lesser` are parts of it: a part that is larger than the whole makes it doubtful."""
    is_either: bool = False
    """Concepts that differ are then alternatives: any of the values is right."""
    narrow: tuple[str, ...] = ()
    """Wordings that name a lesser concept where that one has another value."""
    family: tuple[str, ...] = ()
    """Parts of concept names: a company without any fact of such a name does not report the item.
    Empty where it could be worked out from other items."""


def flow(name: str, concepts: str, en: str, es: str, measure: Measure = "money") -> Item:
    return Item(name, "flow", tuple(concepts.split()), words(en), words(es), measure)


def instant(name: str, concepts: str, en: str, es: str) -> Item:
    return Item(name, "instant", tuple(concepts.split()), words(en), words(es))


def words(text: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in text.split("|"))
