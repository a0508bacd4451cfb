"""Several rankings -> one, by reciprocal rank.

Cormack, Clarke and Büttcher, "Reciprocal rank fusion outperforms Condorcet and individual rank
learning methods", SIGIR 2009.
"""

from collections.abc import Hashable, Sequence
from typing import TypeVar

DAMPING = 60
"""How little the first places count above those that follow; the paper's."""

Item = TypeVar("Item", bound=Hashable)


def fused(rankings: Sequence[Sequence[Item]], *, damping: int = DAMPING) -> list[Item]:
    """Rank all items by the sum of 1 / (damping + rank); of equals, the one met first."""
    total: dict[Item, float] = {}
    for ranking in rankings:
        for rank, item in enumerate(ranking, start=1):
            total[item] = total.get(item, 0.0) + 1 / (damping + rank)
    return sorted(total, key=lambda item: -total[item])
