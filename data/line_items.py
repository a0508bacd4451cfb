"""What people call things, and the concepts that report them, in order of preference."""

from dataclasses import dataclass
from typing import Literal

from data.fact import Concept


@dataclass(frozen=True, slots=True)
class Words:
    """Names of a thing in one language; the first is the label that an answer prints."""

    en: tuple[str, ...]
    es: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LineItem:
    """A thing a person asks for that a company reports under one concept or another."""

    name: str
    """The key: "revenue"."""
    words: Words
    concepts: tuple[Concept, ...]
    """Best first; per period the first that has a value answers. Never summed."""
    kind: Literal["instant", "duration"]
    measure: Literal["money", "per share", "shares", "ratio", "pure"] = "money"
    paid: bool = False
    """True where a positive fact is money going out ("dividends paid")."""


LINE_ITEMS: tuple[LineItem, ...] = ()
