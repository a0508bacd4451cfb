"""What a ranking is worth by the reference's measures, and what stands first where it fails."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from answer_eval.lesson_chunkers import indexed_text
from answer_eval.reference_gold import Gold, Question
from answer_eval.reference_rank import Ranking
from answer_eval.score_report import Share
from retrieval.chunk import Chunk

DEPTHS = (1, 5, 10, 20)
"""The k of Success@k; the reference calls that Recall@k."""

READ = 5
"""Chunks whose characters are counted."""
BUDGET = 6_000
"""Characters, headers counted: some four of the reference's windows. Chunks differ in size, so equal
k is not equal reading."""

First = Literal["right", "right filing, no number", "other year", "other company", "nothing"]
FIRSTS: tuple[First, ...] = (
    "right",
    "right filing, no number",
    "other year",
    "other company",
    "nothing",
)


@dataclass(frozen=True, slots=True)
class Score:
    """The reference's measures over all questions."""

    success: tuple[Share, ...]
    """At each of `DEPTHS`: questions with a gold chunk among the first k."""
    rr: float
    """Mean of 1 / place of the first gold chunk; 0 for a question without one."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A setup's scores."""

    lenient: Score
    strict: Score
    firsts: Counter[First]
    """What the first chunk is, strictly judged."""
    places: tuple[int | None, ...]
    """Per question the place of its first gold chunk, leniently, from 1."""
    strict_places: tuple[int | None, ...]
    characters: float
    """Mean of what the first `READ` chunks have, headers counted."""
    in_budget: tuple[bool, ...]
    """Per question whether a gold chunk, leniently, is in what fits into `BUDGET`."""

    @property
    def budget_share(self) -> Share:
        return Share(sum(self.in_budget), len(self.in_budget))


def judged(
    questions: Sequence[Question],
    rankings: Sequence[Ranking],
    golds: Sequence[Gold],
    chunks: Sequence[Chunk],
) -> Judged:
    """Score a setup's rankings, question by question."""
    places = tuple(map(_lenient_place, rankings, golds))
    strict_places = tuple(map(_strict_place, rankings, golds))
    firsts = Counter(
        first_of(question, ranking, one, chunks)
        for question, ranking, one in zip(questions, rankings, golds, strict=True)
    )
    sizes = [[len(indexed_text(chunks[row])) for row in ranking] for ranking in rankings]
    read = [sum(row[:READ]) for row in sizes]
    return Judged(
        score(places),
        score(strict_places),
        firsts,
        places,
        strict_places,
        sum(read) / len(read) if read else 0.0,
        tuple(map(_is_in_budget, places, sizes)),
    )


def _is_in_budget(place: int | None, sizes: Sequence[int]) -> bool:
    return place is not None and sum(sizes[:place]) <= BUDGET


def place_of(ranking: Ranking, right: frozenset[int]) -> int | None:
    """Give the place of the first right row, from 1."""
    return next((place for place, row in enumerate(ranking, start=1) if row in right), None)


def score(places: Sequence[int | None]) -> Score:
    """Score the places of the first gold chunks."""
    count = len(places)
    return Score(
        tuple(Share(sum(one is not None and one <= k for one in places), count) for k in DEPTHS),
        sum(1 / one for one in places if one is not None) / count if count else 0.0,
    )


def first_of(question: Question, ranking: Ranking, gold: Gold, chunks: Sequence[Chunk]) -> First:
    """Say what stands first."""
    if not ranking:
        return "nothing"
    chunk = chunks[ranking[0]]
    if ranking[0] in gold.strict:
        return "right"
    if chunk.document_id == question.document_id:
        return "right filing, no number"
    return "other year" if chunk.cik == question.cik else "other company"


def _lenient_place(ranking: Ranking, gold: Gold) -> int | None:
    return place_of(ranking, gold.lenient)


def _strict_place(ranking: Ranking, gold: Gold) -> int | None:
    return place_of(ranking, gold.strict)
