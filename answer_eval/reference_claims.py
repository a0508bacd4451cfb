"""Whether an ordering of two setups holds: paired by question, with an exact sign test."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import Literal

from answer_eval.reference_measure import DEPTHS, Judged
from answer_eval.reference_published import MEASURES, Measure

SIGNIFICANT = 0.05
LEAST_P = 0.001
"""A smaller one is printed as smaller than this."""

Budget = Literal["budget"]
"""Success in what fits into `reference_measure.BUDGET`."""


@dataclass(frozen=True, slots=True)
class Compared:
    """Two setups on the same questions."""

    first: float
    second: float
    """Their figures."""
    wins: int
    """Questions on which the first is better."""
    losses: int

    @property
    def p(self) -> float:
        """Two-sided; for Success@k this is McNemar's exact test."""
        return sign_test(self.wins, self.losses)

    @property
    def is_sure(self) -> bool:
        return self.p < SIGNIFICANT


def compared(first: Judged, second: Judged, measure: Measure | Budget) -> Compared:
    """Compare by a measure, leniently judged."""
    ones, others = _worths(first, measure), _worths(second, measure)
    pairs = list(zip(ones, others, strict=True))
    return Compared(
        _mean(ones),
        _mean(others),
        sum(one > other for one, other in pairs),
        sum(one < other for one, other in pairs),
    )


def _worths(found: Judged, measure: Measure | Budget) -> list[float]:
    if measure == "budget":
        return [float(one) for one in found.in_budget]
    return [worth(place, measure) for place in found.places]


def worth(place: int | None, measure: Measure) -> float:
    """Give a question's own figure, from the place of its first gold chunk."""
    if place is None:
        return 0.0
    if measure == "RR":
        return 1 / place
    return float(place <= DEPTHS[MEASURES.index(measure)])


def sign_test(wins: int, losses: int) -> float:
    """Bound by chance: how likely so uneven a split is where either side is as likely."""
    count = wins + losses
    tail = sum(comb(count, k) for k in range(min(wins, losses) + 1))
    return min(1.0, tail / float(2 ** (count - 1))) if count else 1.0


def holds(one: Compared) -> str:
    """Say in words whether the first is better, on how many questions, and if by chance."""
    p = f"p < {LEAST_P}" if one.p < LEAST_P else f"p = {one.p:.3f}"
    counts = f"({one.wins} better, {one.losses} worse; {p})"
    if one.first == one.second:
        return f"is undecided {counts}"
    side = "holds" if one.first > one.second else "is the other way round"
    sure = "beyond chance" if one.is_sure else "within noise"
    return f"{side}, {sure} {counts}"


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
