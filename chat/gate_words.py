"""What a number is called: the words around it, compared across both languages."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from chat.item_lookup import item_table
from chat.plain_words import ENGLISH, SPANISH
from chat.question_words import words_of
from data.line_items import LINE_ITEMS
from retrieval.translation import OTHER_NAME_COUNTS, OTHER_NAMES
from retrieval.words import words

Words = frozenset[str]
_NOT_ITEMS = frozenset(
    words(
        "was were is are had has have been reported report amounted amount amounts totaled totalled total reached stood came compared "
        "versus rose fell increased decreased increase decrease grew up down from to year years fiscal quarter quarters months ended "
        "ending million millions billion thousand percent about approximately nearly more less than over company companies "
        "period periods figure number recorded posted generated followed same prior previous respectively while against "
        "according filing shows says its end close closing level value "
        "fue fueron era ascendió ascendieron alcanzó alcanzaron situó situaron registró comunicó publicó total totalizó sumó "
        "frente aumentó aumentaron disminuyó disminuyeron creció crecieron cayó cayeron aumento descenso año años ejercicio "
        "ejercicios fiscal trimestre trimestres meses cierre millones millón miles mil millardos por ciento compañía empresa sociedad "
        "según grupo cifra importe valor respectivamente anterior mismo período periodo "
        "january february march april may june july august september october november december "
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
    )
)
MOST_KIN = 4
"""Concepts of an item, the best first, that make it the same thing as another that has them."""
TELLS_LITTLE = 0.4
"""What "total" weighs beside a word that names a thing."""
_LITTLE = ("total", "other", "otros", "otras", "resto")
_TELLING = re.compile(r"\b(?:total|other|otros|otras|resto)\b", re.IGNORECASE)


@lru_cache(8192)
def item_words(text: str) -> Words:
    """The words of a text that can name a thing, as stems."""
    return frozenset(
        one
        for one in words(text)
        if one not in _NOT_ITEMS and not one[0].isdigit() and len(one) > 1
    )


@lru_cache(8192)
def other_names(word: str) -> Words:
    """A word with what it is called in the other language or by another name."""
    return frozenset((word, *OTHER_NAMES.get(word, ())))


@lru_cache(8192)
def row_words(text: str) -> Words:
    """The words of a row's label: "total" and "other" tell rows apart too."""
    return item_words(text) | {found.lower() for found in _TELLING.findall(text)}


@lru_cache(8192)
def name_words(name: str, label: str) -> Words:
    """The words that name a row: its own, or with its section's where its own name nothing."""
    return row_words(name) if item_words(name) else row_words(label)


def likeness(said: Words, name: Words, section: Words, weights: dict[str, float]) -> float:
    """How much a wording is a row's name: 1 for just its words, 0 for none.

    Words of the section above the row may be said or left out. `weights` says what tells rows apart.
    """
    if not name or not said:
        return 0.0
    shared = sum(weights.get(word, 1.0) * _met(word, said) for word in name)
    whole = sum(weights.get(word, 1.0) for word in name)
    spoken = sum(_weight(word, weights) for word in said if word in name or word not in section)
    return 2 * shared / (whole + max(spoken, shared)) if shared else 0.0


def _met(word: str, said: Words) -> float:
    if word in said:
        return 1.0
    return OTHER_NAME_COUNTS if not other_names(word).isdisjoint(said) else 0.0


def _weight(word: str, weights: dict[str, float]) -> float:
    """Weigh a word of a claim: as in the labels, else as its other names there; 0 for none of them."""
    if word in weights:
        return weights[word]
    return OTHER_NAME_COUNTS * max(
        (weights.get(name, 0.0) for name in other_names(word)), default=0.0
    )


@lru_cache(1)
def _kin() -> dict[str, frozenset[str]]:
    """Each line item with those that the same concept may report: revenue and net sales."""
    return {
        item.name: frozenset(
            other.name
            for other in LINE_ITEMS
            if set(item.concepts[:MOST_KIN]) & set(other.concepts[:MOST_KIN])
        )
        for item in LINE_ITEMS
    }


@lru_cache(4096)
def items_named(text: str) -> frozenset[str]:
    """The line items that a text names, by their own names; several where a name is unclear."""
    found: set[str] = set()
    line = words_of(text)
    table, place = item_table(), 0
    while place < len(line):
        name = table.longest(line, place)
        if name is None:
            place += 1
            continue
        for item in name[1][1]:
            found |= kin(item.name)
        place = name[0]
    return frozenset(found)


def kin(name: str) -> frozenset[str]:
    """An item with those that the same concept may report."""
    return _kin().get(name, frozenset((name,)))


def plain(text: str) -> str:
    """Lower case without accents."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in folded if not unicodedata.combining(letter))


@lru_cache(1)
def common_words() -> Words:
    """Words that are no names: small words, and the words of line items, in both languages."""
    return frozenset(ENGLISH | SPANISH | item_table().vocabulary)


def rarity(labels: Iterable[Words]) -> dict[str, float]:
    """Weigh words by how few of the labels have them."""
    listed = [label for label in labels if label]
    counts: dict[str, int] = {}
    for label in listed:
        for word in label:
            counts[word] = counts.get(word, 0) + 1
    weights = {word: 1.0 / count**0.5 for word, count in counts.items()}
    return weights | {word: TELLS_LITTLE * weights[word] for word in _LITTLE if word in weights}
