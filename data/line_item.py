"""A line item: what people call a thing, and the concepts that report it."""

import re
from dataclasses import dataclass
from typing import Literal

from data.fact import Concept, Fact
from data.period import Instant

_CURRENT = re.compile(r"(?<!And)(?:Current|Noncurrent)$")
"""Ends the name of a concept that has one part of a balance: "DeferredRevenueCurrent"."""


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
    is_whole: bool = False
    """True where the total is asked for: a current part only stands in for it, wherever that stands."""


def is_part_of(item: LineItem, concept: Concept) -> bool:
    """Whether a concept has but the current or noncurrent part of what the item lists before it as a whole."""
    whole = _CURRENT.sub("", concept)
    place = item.concepts.index(concept) if concept in item.concepts else 0
    return item.is_whole and whole != concept and whole in item.concepts[:place]


def names(listed: str) -> tuple[str, ...]:
    """Split a list such as "revenue | sales"."""
    return tuple(name.strip() for name in listed.split("|"))


def concepts(listed: str) -> tuple[Concept, ...]:
    """Split a list of concepts; one without a prefix is of us-gaap."""
    return tuple(
        Concept(concept if ":" in concept else f"us-gaap:{concept}") for concept in listed.split()
    )


def flow(name: str, en: str, es: str, listed: str, *, paid: bool = False) -> LineItem:
    """Make a row for money over a period."""
    return LineItem(name, Words(names(en), names(es)), concepts(listed), "duration", paid=paid)


def balance(name: str, en: str, es: str, listed: str) -> LineItem:
    """Make a row for money at a moment."""
    return LineItem(name, Words(names(en), names(es)), concepts(listed), "instant")


def item_of(fact: Fact, words: Words, concepts: tuple[Concept, ...]) -> LineItem:
    """Make an item of what a company tags, whatever it is: kind and measure are those of a fact."""
    kind: Literal["instant", "duration"] = "duration"
    if isinstance(fact.period, Instant):
        kind = "instant"
    return LineItem(words.en[0], words, concepts, kind, measure_of(fact.unit))


def measure_of(unit: str) -> Literal["money", "per share", "shares", "ratio", "pure"]:
    """What a fact's unit measures."""
    if unit.endswith("/shares"):
        return "per share"
    if unit in ("shares", "pure"):
        return "shares" if unit == "shares" else "pure"
    return "money" if len(unit) == len("USD") and unit.isupper() else "pure"
