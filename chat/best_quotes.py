"""Which sentences and rows of the passages have most of what a question asks. No model.

Each is measured by how much of the question it has: a word counts by its rarity in the scope, in
full where the sentence has it, less where only the heading above it or what stands beside it has.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from chat.asked_kind import AskedKind, has_kind, is_counted, kind_asked
from chat.quotable import Quotable, quotables
from retrieval.chunk import Passage, Retriever, Scope
from retrieval.translation import Term, query_terms
from retrieval.words import words

OTHER_NAME = 0.9
"""What a word counts that the text calls otherwise, or says in the other language."""

IN_HEADING = 0.7
IN_AROUND = 0.4
"""What a word counts that only the section's heading has, or only what stands beside."""

OTHER_KIND: Mapping[AskedKind, float] = {
    "person": 0.6,
    "time": 0.6,
    "number": 0.7,
    "place": 0.7,
    "definition": 0.85,
}
"""What a sentence counts that has no thing of the kind that is asked for."""

NOT_COUNTED = 0.75
"""What it counts where its number is not beside the thing that is counted."""

POINTER = 0.6
"""What a sentence counts that only says where to look, or asks to tick a box."""

POINTERS = re.compile(
    r"\b(see|refer to|incorporated (herein )?by reference|can be found|is (included|discussed|described|set forth|"
    r"contained) (in|under)|indicate by check mark|table of contents|v[eé]ase|se incorpora por referencia|"
    r"se detallan? en)\b",
    re.IGNORECASE,
)

IN_ROW = 0.9
"""What a table row counts beside a sentence, where no number is asked for."""

LABEL_WORDS = 8
"""Fewer words without any in small letters are a label: "Seasonal Aspects of Operations."."""

LONG_WORDS = 45
"""A sentence with more words that tell says the thing among much else."""

HEADING_MATTERS, PASSAGE_MATTERS, DENSITY_MATTERS = 0.1, 0.1, 0.05
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
    """Weigh the words of the question: by the root of rarity, so that no one word decides."""
    terms = query_terms(query)
    if isinstance(retriever, Weighing):
        return {term: retriever.rarity(term, scope=scope) ** 0.5 for term in terms}
    return dict.fromkeys(terms, 1.0)


def best_quotes(
    query: str,
    passages: Sequence[Passage],
    weights: Mapping[Term, float],
    names_of: Callable[[Passage], frozenset[str]],
) -> list[Candidate]:
    """Rank what can be quoted, best first; of equals, by passage and place.

    `names_of` gives the words that name a passage's document: they say which document is asked,
    and no sentence of it needs to repeat them.
    """
    kind = kind_asked(query)
    found: list[Candidate] = []
    for passage in passages:
        named = names_of(passage)
        asked = {term: weight for term, weight in weights.items() if term[0][0] not in named}
        heading = frozenset(words(passage.chunk.header))
        closeness = passage.score / (passages[0].score or 1.0)
        for one in quotables(passage):
            candidate = _measured(one, asked or weights, heading, kind, closeness)
            if candidate.support > 0:
                found.append(candidate)
    return sorted(found, key=lambda one: -one.preference)


def _measured(
    one: Quotable,
    weights: Mapping[Term, float],
    heading: frozenset[str],
    kind: AskedKind,
    closeness: float,
) -> Candidate:
    total = sum(weights.values()) or 1.0
    own = sum(weight * match(term, one.words) for term, weight in weights.items()) / total
    if not own or (not one.is_row and _is_label(one.text)):
        return Candidate(one, 0.0, 0.0)
    above = sum(weight * match(term, heading) for term, weight in weights.items()) / total
    share = sum(
        weight
        * max(
            match(term, one.words),
            IN_HEADING * match(term, heading),
            IN_AROUND * match(term, one.around),
        )
        for term, weight in weights.items()
    )
    support = share / total * _fitness(one, weights, kind)
    density = min(1.0, 3 * sum(bool(match(term, one.words)) for term in weights) / len(one.words))
    moved = (
        1 + HEADING_MATTERS * above + PASSAGE_MATTERS * closeness + DENSITY_MATTERS * density
    ) * min(1.0, (2 * LONG_WORDS) / (LONG_WORDS + len(one.words)))
    return Candidate(one, min(1.0, support), support * moved)


def _is_label(text: str) -> bool:
    found = [word for word in text.split() if any(map(str.isalnum, word))]
    telling = [word for word in found if words(word)]
    return len(found) < LABEL_WORDS and not any(word[0].islower() for word in telling)


def _fitness(one: Quotable, weights: Mapping[Term, float], kind: AskedKind) -> float:
    """Say how far the sentence is of the kind that answers; 1 is neither for nor against."""
    fitness = 1.0 if has_kind(one.text, kind) else OTHER_KIND[kind]
    if kind == "number" and not one.is_row:
        things = frozenset(name for term in weights for name, _ in term if not name[0].isdigit())
        fitness *= 1.0 if is_counted(one.text, things) else NOT_COUNTED
    if one.is_row and kind != "number":
        fitness *= IN_ROW
    return fitness * (POINTER if POINTERS.search(one.text) else 1.0)


def match(term: Term, among: frozenset[str]) -> float:
    """Say whether a word is among others: 1 by itself, less by another name, 0 not."""
    if term[0][0] in among:
        return 1.0
    return OTHER_NAME if any(name in among for name, _ in term[1:]) else 0.0
