"""BM25 whose every statistic is of the scope: what may not be seen doesn't weigh either.

A store of ready-made scores would be faster still, but its document frequencies and mean length
are those of the whole store: a filing of next year would move the ranking as of today. Here the
counts are kept, and the scores of the few words of a query are worked out when it is asked.
"""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from retrieval.translation import Term

SATURATION = 1.5
"""k1: how soon more of the same word stops to matter."""

LENGTH = 0.75
"""b: how much a long chunk has to say more, 0 to 1."""

LEAST_RARITY = 0.1
"""Of a word that tells nothing: above 0, so that a store of one passage is searched too."""


@dataclass(frozen=True, slots=True)
class Postings:
    """Which rows hold which word how often. A row is a chunk."""

    vocabulary: dict[str, int]
    starts: NDArray[np.int64]
    """Per word the first of its entries in `rows` and `counts`; one more at the end."""
    rows: NDArray[np.int32]
    """Ascending within a word."""
    counts: NDArray[np.int32]
    lengths: NDArray[np.int32]
    """Per row its words."""

    def entries(self, word: str) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """Rows that hold the word, and how often."""
        number = self.vocabulary.get(word)
        if number is None:
            return self.rows[:0], self.counts[:0]
        part = slice(self.starts[number], self.starts[number + 1])
        return self.rows[part], self.counts[part]


def count_words(rows: Iterable[Sequence[str]]) -> Postings:
    """Postings of rows of words."""
    vocabulary: dict[str, int] = {}
    numbers: list[int] = []
    counts: list[int] = []
    sizes: list[int] = []
    lengths: list[int] = []
    for row in rows:
        counted = Counter(row)
        numbers.extend(vocabulary.setdefault(word, len(vocabulary)) for word in counted)
        counts.extend(counted.values())
        sizes.append(len(counted))
        lengths.append(len(row))
    of_row = np.repeat(np.arange(len(sizes), dtype=np.int32), sizes)
    of_word = np.array(numbers, dtype=np.int32)
    order = np.argsort(of_word, kind="stable")
    starts = np.zeros(len(vocabulary) + 1, dtype=np.int64)
    np.cumsum(np.bincount(of_word, minlength=len(vocabulary)), out=starts[1:])
    return Postings(
        vocabulary=vocabulary,
        starts=starts,
        rows=of_row[order],
        counts=np.array(counts, dtype=np.int32)[order],
        lengths=np.array(lengths, dtype=np.int32),
    )


def scores(
    postings: Postings, terms: Sequence[Term], within: NDArray[np.bool_]
) -> NDArray[np.float64]:
    """Per row its score for the terms; 0 outside of `within`.

    A term's names count as one word: a row has it as often as it has any of them.
    """
    total = np.zeros(len(within), dtype=np.float64)
    size = int(np.count_nonzero(within))
    if size == 0:
        return total
    mean = max(1.0, float(postings.lengths.sum(where=within)) / size)
    damping = SATURATION * (1 - LENGTH + LENGTH * postings.lengths / mean)
    for term in terms:
        rows, counts = _occurrences(postings, term, within)
        total[rows] += rarity_of(len(rows), size) * counts / (counts + damping[rows])
    return total * (SATURATION + 1)


def _occurrences(
    postings: Postings, term: Term, within: NDArray[np.bool_]
) -> tuple[NDArray[np.int32], NDArray[np.float64]]:
    """Rows within the scope that have the term by any of its names, and how often."""
    found = [(*postings.entries(name), counts_for) for name, counts_for in term]
    found = [(rows, counts, counts_for) for rows, counts, counts_for in found if len(rows)]
    if not found:
        return postings.rows[:0], np.zeros(0, dtype=np.float64)
    if len(found) == 1:
        rows, counts, counts_for = found[0]
        seen = within[rows]
        return rows[seen], np.multiply(counts[seen], counts_for, dtype=np.float64)
    sums: NDArray[np.float64] = np.zeros(len(within), dtype=np.float64)
    for rows, counts, counts_for in found:
        sums[rows] += counts * counts_for
    sums[~within] = 0
    rows = np.flatnonzero(sums).astype(np.int32)
    return rows, sums[rows]


def rarity(postings: Postings, term: Term, within: NDArray[np.bool_]) -> float:
    """How much a term tells within the scope: the fewer rows have it, the more."""
    rows, _ = _occurrences(postings, term, within)
    return rarity_of(len(rows), int(np.count_nonzero(within)))


def rarity_of(having: int, size: int) -> float:
    """Weigh what `having` of `size` have, as Okapi does; what half have or more counts a little too."""
    return max(LEAST_RARITY, math.log((size - having + 0.5) / (having + 0.5)))


def best_rows(totals: NDArray[np.float64], k: int) -> NDArray[np.intp]:
    """The `k` best rows that have any of the words, best first; of equals, the earlier row."""
    candidates = np.flatnonzero(totals > 0)
    if len(candidates) > k:
        least = np.partition(totals[candidates], -k)[-k]
        candidates = candidates[totals[candidates] >= least]
    order = np.argsort(-totals[candidates], kind="stable")
    return candidates[order[:k]]
