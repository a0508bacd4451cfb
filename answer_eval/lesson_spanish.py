"""The lessons' experiments on the Spanish set: every way to cut and to rank, run once.

Names of runs are read by the tables: `fixed`, `recursive` and `structure` are cut by the lesson's rules
and ranked by its BM25, with its header; what differs from that is said behind a comma.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from answer_eval.lesson_chunkers import STRATEGIES, cut_all, fixed, indexed_text, without_header
from answer_eval.lesson_linear import linearised
from answer_eval.lesson_packing import packed
from answer_eval.lesson_product import Product, open_product
from answer_eval.lesson_rank import (
    Rankings,
    by_both,
    by_okapi,
    by_okapi_in_documents,
    by_vectors,
)
from answer_eval.lesson_recall import Run, passages_of
from data.corpora import Question, SpanishSet, spanish_set
from retrieval.chunk import Chunk
from retrieval.dense import Dense

WINDOWS = (300, 1000)
"""Sizes of fixed windows besides the lesson's own 500."""
DENSE_CUTS = ("structure", "structure, linearised", "ours")
OURS = "ours"
"""The product's chunks, header and ranking."""

Progress = Callable[[str], object]
"""Hears the name of each run when it is done."""


@dataclass(frozen=True, slots=True)
class SpanishRuns:
    """Everything that was run, and what it was run on."""

    made: SpanishSet
    questions: tuple[Question, ...]
    """Those that have gold."""
    chunks: Mapping[str, tuple[Chunk, ...]]
    """By cut."""
    runs: Mapping[str, Run]
    cut_by_model: Mapping[str, int]
    """By cut, how many chunks the dense model reads the beginning of only; empty without it."""

    @property
    def is_dense(self) -> bool:
        return bool(self.cut_by_model)


def measure_spanish(dense: Dense | None, progress: Progress = lambda _: None) -> SpanishRuns:
    """Run every experiment; those with vectors only if a model is handed in."""
    made = spanish_set()
    questions = tuple(question for question in made.questions if question.answerable)
    cuts = _cuts(made)
    found: dict[str, Rankings] = {}
    with open_product(made.documents) as product:
        cuts[OURS] = product.chunks
        for name, rankings in _ranked(cuts, questions, product):
            progress(name)
            found[name] = rankings
    for name, rankings in _ranked_by_vectors(dense, cuts, questions, found):
        progress(name)
        found[name] = rankings
    passages = passages_of(made.passages)
    runs = {name: Run(name, questions, rankings, passages) for name, rankings in found.items()}
    cut_by_model = {name: dense.cut(_texts(cuts[name])) for name in DENSE_CUTS} if dense else {}
    return SpanishRuns(made, questions, cuts, runs, cut_by_model)


def _texts(chunks: Sequence[Chunk]) -> list[str]:
    return [indexed_text(chunk) for chunk in chunks]


def _cuts(made: SpanishSet) -> dict[str, tuple[Chunk, ...]]:
    cuts = {name: cut_all(made.documents, cut) for name, cut in STRATEGIES.items()}
    cuts["structure, linearised"] = linearised(cuts["structure"])
    cuts["packed"] = packed(made.documents)
    for size in WINDOWS:
        window = partial(fixed, size=size, overlap=size // 10)
        cuts[f"fixed, {size}"] = cut_all(made.documents, window)
    bare = {f"{name}, no header": without_header(cuts[name]) for name in (*STRATEGIES, "packed")}
    return {**cuts, **bare}


def _ranked(
    cuts: Mapping[str, Sequence[Chunk]], questions: Sequence[Question], product: Product
) -> Iterator[tuple[str, Rankings]]:
    for name, chunks in cuts.items():
        if name != OURS:
            yield name, by_okapi(chunks, questions)
    for name in STRATEGIES:
        for cut in (name, f"{name}, no header"):
            yield f"{cut}, filtered", by_okapi_in_documents(cuts[cut], questions)
    yield OURS, product.rankings(questions)
    yield f"{OURS}, filtered", product.rankings_in_documents(questions)
    yield f"{OURS}, lesson's ranking", by_okapi(product.chunks, questions)


def _ranked_by_vectors(
    dense: Dense | None,
    cuts: Mapping[str, Sequence[Chunk]],
    questions: Sequence[Question],
    sparse: Mapping[str, Rankings],
) -> Iterator[tuple[str, Rankings]]:
    for name in DENSE_CUTS if dense else ():
        assert dense is not None
        rankings = by_vectors(dense, cuts[name], questions)
        yield f"{name}, dense", rankings
        yield f"{name}, fused", by_both(sparse[name], rankings)
