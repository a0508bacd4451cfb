"""The ranking of rank_bm25, the reference that ours is measured against (the only user of it)."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from rank_bm25 import BM25Okapi

from retrieval.bm25 import LENGTH, SATURATION


class Okapi:
    """Rows of words, counted once and asked often; ours weigh words of half of the rows otherwise."""

    def __init__(
        self, rows: Sequence[Sequence[str]], *, k1: float = SATURATION, b: float = LENGTH
    ) -> None:
        self._ranking = BM25Okapi([list(row) for row in rows], k1=k1, b=b)

    def scores(self, query: Sequence[str]) -> NDArray[np.float64]:
        """Give each row its score."""
        return np.asarray(self._ranking.get_scores(list(query)), np.float64)

    def best(self, query: Sequence[str], k: int) -> list[int]:
        """Rank the rows and give the best `k`, those without any of the words too; of equals, the earlier."""
        return [int(row) for row in np.argsort(-self.scores(query), kind="stable")[:k]]


def okapi_scores(rows: Sequence[Sequence[str]], query: Sequence[str]) -> list[float]:
    """Per row its Okapi score. A word of half of the rows or more counts otherwise than ours."""
    return [float(score) for score in Okapi(rows).scores(query)]
