"""Whatever a company tags, by the words of the taxonomy's definitions.

A definition is long and speaks of much that it leaves out. Only what defines counts: the first
sentence, without brackets and without what is excluded. A concept fits where its definition or
its label has every word that was asked for; of those that fit, the one that says least else.
"""

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import cache

import snowballstemmer

from data.fact import Concept, Fact
from data.label_words import label_words, local_name
from data.line_item import LineItem, Words, item_of

STALE = timedelta(days=800)
"""A concept that is so much older than the company's newest facts is used no more."""

_STEMMER = snowballstemmer.stemmer("english")
_CAPTION = re.compile(r"\bcaption\b", re.IGNORECASE)
"""What is defined as a caption is a heading of a statement, and no amount."""
_SENTENCE = re.compile(r"(?<=[a-z)])\.(?:\s|$)")
_ASIDE = re.compile(r"\([^)]*\)|\[[^\]]*\]")
_EXCLUDED = re.compile(
    r",?\s*\b(?:excludes?|excluding|excluded from|other than|except(?: for)?|not including|net of)\b[^,;.]*"
    r"|,\s*(?:after|before)\b[^,;.]*,",
    re.IGNORECASE,
)


def stems(text: str) -> frozenset[str]:
    """The stems of the words that say something."""
    found: list[str] = _STEMMER.stemWords(sorted(label_words(text)))
    return frozenset(found)


_NARROWING = stems(
    "increase decrease change proceeds gain loss percentage percent rate effect allowance reserve impairment"
    " deferred accumulated unrecognized unrealized maximum minimum average adjustment reclassification"
    " difference excess forma tax second third fourth fifth next following after before"
)
_BOTH_WAYS = {
    word: other
    for pair in (("increas", "decreas"), ("gain", "loss"))
    for word, other in (pair, pair[::-1])
}
"""Stems of which a concept has both where either is meant: "increase (decrease)"."""
NARROWS, NARROWED = 3.0, 0.5
"""What such a word weighs that a definition has and the question has not: it makes another thing;
and how much is left of a concept whose label has one."""
_EVERYDAY = {
    stem: stems(meant)
    for said, meant in (
        row.split(" = ")
        for row in """
owe owed owing = payable liability obligation
spend spent = cost expense outflow payment
pay paid = payment outflow payable
buy bought = acquire acquisition purchase
sell = sale sold
cost = expense
vendor = supplier
supplier = vendor
worker staff = employee
client = customer
borrow borrowed = borrowing debt
debt = borrowing
shareholder = stockholder investor
stockholder = shareholder investor
stock = share
share = stock
earn = income
good = product
product = good
""".strip().splitlines()
    )
    for stem in stems(said)
}
"""What people say, and what definitions say for it; by stem."""


@dataclass(frozen=True, slots=True)
class Taxonomy:
    """What a taxonomy tells of the concepts that a company uses."""

    labels: Mapping[Concept, str] = field(default_factory=dict)
    definitions: Mapping[Concept, str] = field(default_factory=dict)


UNTOLD = Taxonomy()


@dataclass(frozen=True, slots=True)
class Defined:
    """A concept whose definition has every word that was asked for."""

    item: LineItem
    share: float
    """How much of what defines it was asked for, 0 to 1; rare words count most."""
    narrows: bool
    """Whether its label makes it another thing than was asked for: an increase, an impairment."""


class OwnDefinitions:
    """The definitions of what one company reports for itself as a whole."""

    def __init__(self, facts: Iterable[Fact], taxonomy: Taxonomy) -> None:
        definitions, self._labels = taxonomy.definitions, taxonomy.labels
        self._newest = _newest(facts, definitions)
        self._definitions = {one: defining_words(definitions[one]) for one in self._newest}
        self._named = {
            one: stems(f"{self._labels.get(one, '')} {local_name(one)}") for one in self._newest
        }
        self._counts = Counter(
            word for one in self._newest for word in self._definitions[one] | self._named[one]
        )

    def matching(self, asked: str) -> tuple[Defined, ...]:
        """Find the concepts that fit, the closest first."""
        words = stems(asked)
        found = [one for concept in self._newest if (one := self._match(concept, words))]
        return tuple(sorted(found, key=lambda one: (-one.share, one.item.concepts)))

    def _match(self, concept: Concept, asked: frozenset[str]) -> Defined | None:
        definition, named = self._definitions[concept], self._named[concept]
        met = [(_met(word, definition), _met(word, named)) for word in asked]
        if not met or not all(defines or names for defines, names in met):
            return None
        said = frozenset[str]().union(*(defines | names for defines, names in met))
        said |= {_BOTH_WAYS[word] for word in said if word in _BOTH_WAYS}
        narrows = not said.issuperset(named & _NARROWING)
        share = max(self._share(definition, said), self._share(named, said))
        return Defined(self._item(concept), share * (NARROWED if narrows else 1), narrows)

    def _share(self, words: frozenset[str], said: frozenset[str]) -> float:
        """Weigh how much of the words was said."""
        weight = sum(map(self._rarity, words & said))
        more = sum(
            self._rarity(word) * (NARROWS if word in _NARROWING else 1) for word in words - said
        )
        return weight / (weight + more) if weight else 0.0

    def _rarity(self, word: str) -> float:
        """Weigh a word: what every definition has says nothing."""
        return math.log((1 + len(self._newest)) / (1 + self._counts[word])) / math.log(
            1 + len(self._newest)
        )

    def _item(self, concept: Concept) -> LineItem:
        name = self._labels.get(concept) or local_name(concept)
        return item_of(self._newest[concept], Words((name,), (name,)), (concept,))


def _newest(facts: Iterable[Fact], definitions: Mapping[Concept, str]) -> dict[Concept, Fact]:
    found: dict[Concept, Fact] = {}
    for fact in facts:
        if fact.dimensions or fact.value is None or fact.concept not in definitions:
            continue
        if _CAPTION.search(definitions[fact.concept]):
            continue
        seen = found.get(fact.concept)
        if seen is None or fact.period.end > seen.period.end:
            found[fact.concept] = fact
    last = max((fact.period.end for fact in found.values()), default=date.min)
    return {
        concept: fact
        for concept, fact in found.items()
        if last - fact.period.end < STALE and not concept.startswith("dei:")
    }


def _met(word: str, words: frozenset[str]) -> frozenset[str]:
    """The words of a definition that say a word of the question."""
    if word in words:
        return frozenset((word,))
    return words & _EVERYDAY.get(word, frozenset())


@cache
def defining_words(definition: str) -> frozenset[str]:
    """The words that define: of the first sentence, but for brackets and what is excluded."""
    first = _SENTENCE.split(_ASIDE.sub(" ", definition), maxsplit=1)[0]
    return stems(_EXCLUDED.sub(" ", first))
