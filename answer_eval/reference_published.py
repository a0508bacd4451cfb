"""What the reference project published: its retrieval table, and what it says that the table shows."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from answer_eval.reference_cuts import Chunking
from answer_eval.reference_rank import RankerName

QUESTIONS = 64
FILINGS = 10
COMPANIES = 5
MODEL = "nomic-embed-text"

Measure = Literal["Success@1", "Success@5", "Success@10", "Success@20", "RR"]
MEASURES: tuple[Measure, ...] = ("Success@1", "Success@5", "Success@10", "Success@20", "RR")


@dataclass(frozen=True, slots=True)
class Published:
    """A row of the reference's table."""

    percent: tuple[int, int, int, int]
    """Success at 1, 5, 10 and 20, rounded; it calls them Recall."""
    rr: float

    @property
    def values(self) -> tuple[float, ...]:
        """In the order of `MEASURES`, all from 0 to 1."""
        return (*(one / 100 for one in self.percent), self.rr)


PUBLISHED: Mapping[tuple[Chunking, RankerName], Published] = {
    ("fixed", "BM25"): Published((17, 28, 33, 41), 0.229),
    ("fixed", "dense"): Published((23, 64, 81, 86), 0.406),
    ("fixed", "hybrid"): Published((33, 55, 70, 84), 0.449),
    ("section", "BM25"): Published((6, 19, 33, 45), 0.141),
    ("section", "dense"): Published((33, 50, 69, 84), 0.426),
    ("section", "hybrid"): Published((30, 53, 59, 72), 0.403),
}

PUBLISHED_BY_METRIC: Mapping[str, str] = {
    "R&D expense": "6/6",
    "operating income": "8/8",
    "total assets": "5/10",
}
"""Success@10 of fixed + dense, as far as it gives it."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One row is better than another by a measure."""

    words: str
    better: tuple[Chunking, RankerName]
    worse: tuple[Chunking, RankerName]
    measure: Measure


CLAIMS: tuple[Claim, ...] = (
    Claim("BM25 alone is poor (fixed)", ("fixed", "dense"), ("fixed", "BM25"), "Success@5"),
    Claim("BM25 alone is poor (section)", ("section", "dense"), ("section", "BM25"), "Success@5"),
    Claim("naive beats clever", ("fixed", "dense"), ("section", "dense"), "Success@5"),
    Claim("naive beats clever", ("fixed", "dense"), ("section", "dense"), "Success@10"),
    Claim("sections do not help BM25", ("fixed", "BM25"), ("section", "BM25"), "Success@1"),
    Claim(
        "section + hybrid is worse than section + dense",
        ("section", "dense"),
        ("section", "hybrid"),
        "Success@10",
    ),
    Claim("hybrid has the best reciprocal rank", ("fixed", "hybrid"), ("fixed", "dense"), "RR"),
    Claim("hybrid has the best reciprocal rank", ("fixed", "hybrid"), ("section", "dense"), "RR"),
)
"""The orderings that its text draws conclusions from; each holds in its own table."""
