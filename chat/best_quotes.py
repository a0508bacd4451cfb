"""Which sentences and rows of the passages have most of what a question asks. No model.

Each is measured by how much of the question it has: a word counts by its rarity in the scope, in
full where the sentence has it, less where only the heading above it or what stands beside it has.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Protocol, runtime_checkable

from chat.asked_kind import (
    AskedKind,
    has_kind,
    is_counted,
    kind_asked,
    measure_given,
    thing_asked,
)
from chat.quotable import Quotable, quotables
from retrieval.chunk import Passage, Retriever, Scope
from retrieval.translation import Term, query_terms
from retrieval.words import words

OTHER_NAME = 0.9
"""What a word counts that the text calls otherwise, or says in the other language."""

DAMPING = 0.75
"""Power of rarity: 1 lets the rarest word decide, 0 counts all words alike."""

IS_THE_SECTION, OPENING = 0.9, 2
"""Share of the question that a section's heading has which is asked for; and how many of its first
sentences are quoted then."""

IN_HEADING = 0.7
IN_AROUND = 0.4
"""What a word counts that only the section's heading has, or only what stands beside."""

OTHER_KIND: Mapping[AskedKind, float] = {
    "person": 0.6,
    "time": 0.6,
    "count": 0.7,
    "number": 0.7,
    "place": 0.7,
    "name": 0.7,
    "definition": 0.85,
}
"""What a sentence counts that has no thing of the kind that is asked for."""

NOT_COUNTED = 0.75
"""What it counts where its number is not beside the thing that is counted."""

OTHER_THING = 0.8
"""What it counts where the thing asked for ("Which airline …") is neither in it nor around it."""

POINTER = 0.6
"""What a sentence counts that only says where to look, or asks to tick a box."""

POINTERS = re.compile(
    r"\b(see|refer to|incorporated (herein )?by reference|can be found|is (included|discussed|described|set forth|"
    r"contained) (in|under)|indicate by check mark|table of contents|v[eé]ase|se incorpora por referencia|"
    r"se detallan? en)\b",
    re.IGNORECASE,
)

INDEX_ROW = re.compile(
    r"(?:item|part|[íi]tem|parte|secci[oó]n|section)\s+[\divx]+[^|]*\|(?:[\s|]|\bpages?\b|p[áa]gs?\.?)*"
    r"\d{1,3}(?:\s*[-–—,]\s*\d{1,3})*[\s|]*",
    re.IGNORECASE,
)
"""A row of an index: a section and the pages on which it stands."""

IN_ROW = 0.9
"""What a table row counts beside a sentence, where no number is asked for."""

CALLED_SO, CALLED_FIRST = 0.95, 1.3
"""Share of the question that a row has whose label is a name of what is asked for, and by how much
it comes before sentences that only speak of it."""

LABEL_WORDS = 8
"""Fewer words without any in small letters are a label: "Seasonal Aspects of Operations."."""

LONG_WORDS = 45
"""A sentence with more words that tell says the thing among much else."""

HEADING_MATTERS, PASSAGE_MATTERS, DENSITY_MATTERS, RECENCY_MATTERS = 0.1, 0.1, 0.05, 0.1
"""By how much each may move the order at most; what the sentence itself has decides."""


@runtime_checkable
class Weighing(Protocol):
    """A retriever that also knows how much a word tells in a scope."""

    def rarity(self, term: Term, *, scope: Scope) -> float:
        """Say how rare the term is; 0 or more."""
        ...


@dataclass(frozen=True, slots=True)
class Candidate:
    """A quotable with what speaks for it."""

    quotable: Quotable
    support: float
    """Share of the question that it has, 0 to 1."""
    preference: float
    """What it is ranked by."""


def term_weights(query: str, scope: Scope, retriever: Retriever) -> dict[Term, float]:
    """Weigh the words of the question: by rarity, dampened so that no one word decides."""
    terms = query_terms(query)
    if isinstance(retriever, Weighing):
        return {term: retriever.rarity(term, scope=scope) ** DAMPING for term in terms}
    return dict.fromkeys(terms, 1.0)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as one document may answer it."""

    query: str
    weights: Mapping[Term, float]
    """Its words, but those that only name the document."""
    kind: AskedKind
    thing: Term | None
    """What the answer is one of, where the question names it."""
    heading: frozenset[str]
    """Words of the passage's header."""
    called: frozenset[frozenset[str]] = frozenset()
    """Names of the line item that is asked for, where one is: each as its words."""

    def share(self, *layers: tuple[float, frozenset[str]]) -> float:
        """Weigh the share of the question that is found, each word in the layer where it counts most."""
        total = sum(self.weights.values())
        found = sum(
            weight * max(counts * match(term, layer) for counts, layer in layers)
            for term, weight in self.weights.items()
        )
        return found / total if total else 0.0


def best_quotes(
    query: str,
    passages: Sequence[Passage],
    weights: Mapping[Term, float],
    names_of: Callable[[Passage], frozenset[str]],
    called: Sequence[str] = (),
) -> list[Candidate]:
    """Rank what can be quoted, best first; of equals, by passage and place.

    `names_of` gives the words that name a passage's document: they say which document is asked,
    and no sentence of it needs to repeat them. `called` are the names of the line item that is asked
    for: a row with such a label is its line.
    """
    labels = frozenset(frozenset(words(name)) for name in called)
    kind, thing = kind_asked(query), thing_asked(query)
    newness = _newness(passages)
    found: list[Candidate] = []
    sections: dict[str, list[tuple[Asked, Sequence[Quotable]]]] = {}
    for passage in passages:
        named = names_of(passage)
        telling = {term: weight for term, weight in weights.items() if term[0][0] not in named}
        asked = Asked(
            query=query,
            weights=telling or weights,
            kind=kind,
            thing=next((term for term in telling if term[0][0] == thing), None),
            heading=frozenset(words(passage.chunk.header)),
            called=labels,
        )
        closeness = passage.score / (passages[0].score or 1.0)
        bonus = PASSAGE_MATTERS * closeness + RECENCY_MATTERS * newness(passage)
        sayings = quotables(passage)
        found += (_measured(one, asked, bonus) for one in sayings)
        section = frozenset(words(_section(passage)))
        if sayings and asked.share((1.0, section)) >= IS_THE_SECTION:
            sections.setdefault(passage.chunk.header, []).append((asked, sayings))
    found += (_opening(one, asked) for one, asked in _openings(sections.values()))
    return sorted((one for one in found if one.support), key=lambda one: -one.preference)


def _section(passage: Passage) -> str:
    """The heading right above a passage; nothing where only the document's title stands above."""
    return passage.chunk.header.rpartition(" > ")[2] if " > " in passage.chunk.header else ""


def _openings(
    sections: Iterable[Sequence[tuple[Asked, Sequence[Quotable]]]],
) -> Iterator[tuple[Quotable, Asked]]:
    """Yield the first sentences of the sections that are asked for: they need no word of the question."""
    for passages in sections:
        asked, sayings = min(passages, key=lambda one: one[1][0].spans[0].start)
        said = [one for one in sayings if not one.is_row and not _is_label(one.text)]
        yield from ((one, asked) for one in said[:OPENING])


def _opening(one: Quotable, asked: Asked) -> Candidate:
    support = IN_HEADING * _fitness(one, asked)
    if asked.share((1.0, one.words)):
        support = 0.0  # it is measured by its own words already
    return Candidate(one, support, support)


def _newness(passages: Sequence[Passage]) -> Callable[[Passage], float]:
    """How new a passage's document is among those found, 0 to 1: of two alike the newer answers."""
    days = sorted({day for one in passages if (day := one.chunk.period_end or one.chunk.filed)})
    places = {day: (place + 1) / len(days) for place, day in enumerate(days)}
    return lambda one: places.get(one.chunk.period_end or one.chunk.filed or date.min, 0.0)


def _measured(one: Quotable, asked: Asked, bonus: float) -> Candidate:
    if not asked.share((1.0, one.words)) or (not one.is_row and _is_label(one.text)):
        return Candidate(one, 0.0, 0.0)
    layers = (
        (1.0, one.words | _given(one, asked)),
        (IN_HEADING, asked.heading),
        (IN_AROUND, one.around),
    )
    support = asked.share(*layers) * _fitness(one, asked)
    if one.is_row and one.words in asked.called:
        support = CALLED_SO + (1 - CALLED_SO) * support
    matched = sum(match(term, one.words) > 0 for term in asked.weights)
    preferred = (
        1
        + HEADING_MATTERS * asked.share((1.0, asked.heading))
        + bonus
        + DENSITY_MATTERS * min(1.0, 3 * matched / len(one.words))
    )
    if one.is_row and one.words in asked.called:
        preferred *= CALLED_FIRST
    shortness = min(1.0, 2 * LONG_WORDS / (LONG_WORDS + len(one.words)))
    return Candidate(one, support, support * preferred * shortness)


def _given(one: Quotable, asked: Asked) -> frozenset[str]:
    """The measure that is asked for, where a sentence with all the rest gives it: it seldom has the word."""
    given = measure_given(asked.query, one.text)
    rest = [term for term in asked.weights if term[0][0] != given]
    has_rest = bool(rest) and all(match(term, one.words) for term in rest)
    return frozenset((given,)) if given and has_rest else frozenset()


def _is_label(text: str) -> bool:
    found = [word for word in text.split() if any(map(str.isalnum, word))]
    telling = [word for word in found if words(word)]
    return len(found) < LABEL_WORDS and not any(word[0].islower() for word in telling)


def _fitness(one: Quotable, asked: Asked) -> float:
    """Say how far the sentence is of the kind that answers, 0 to 1."""
    fitness = 1.0 if has_kind(one.text, asked.kind) else OTHER_KIND[asked.kind]
    if asked.kind == "count" and asked.thing and not one.is_row:
        things = frozenset(name for name, _ in asked.thing)
        fitness *= 1.0 if is_counted(one.text, things) else NOT_COUNTED
    if one.is_row and asked.kind not in ("count", "number"):
        fitness *= IN_ROW
    if asked.thing and not match(asked.thing, one.words | one.around | asked.heading):
        fitness *= OTHER_THING
    points = POINTERS.search(one.text) or (one.is_row and INDEX_ROW.fullmatch(one.text))
    return fitness * (POINTER if points else 1.0)


def match(term: Term, among: frozenset[str]) -> float:
    """Say whether a word is among others: 1 by itself, less by another name, 0 not."""
    if term[0][0] in among:
        return 1.0
    return OTHER_NAME if any(name in among for name, _ in term[1:]) else 0.0
