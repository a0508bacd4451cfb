"""The ranking of rank_bm25, the reference that ours is measured against (the only user of it)."""

from collections.abc import Sequence

from rank_bm25 import BM25Okapi

from retrieval.bm25 import LENGTH, SATURATION


def okapi_scores(rows: Sequence[Sequence[str]], query: Sequence[str]) -> list[float]:
    """Per row its Okapi score. A word of half of the rows or more counts otherwise than ours."""
    ranking = BM25Okapi([list(row) for row in rows], k1=SATURATION, b=LENGTH)
    return [float(score) for score in ranking.get_scores(list(query))]
