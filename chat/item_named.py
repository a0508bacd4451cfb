"""A name of an item, at its place in a question."""

from dataclasses import dataclass

from chat.item_lookup import Item


@dataclass(frozen=True, slots=True)
class Named:
    """A name of an item in a question: words `start` to `end`, and what it may mean."""

    start: int
    end: int
    meanings: tuple[Item, ...]
    said: str
    """The table's key of the name: the item's own, or the unclear word."""
    corrected: tuple[tuple[str, str], ...] = ()
    """Its misspelt words: as typed, and as read."""
