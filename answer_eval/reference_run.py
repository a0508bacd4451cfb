"""Every setup of the reference table and of ours, run over the same filings and questions."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from answer_eval.lesson_chunkers import indexed_text
from answer_eval.reference_cuts import CHUNKINGS, Chunking, HeaderKind, cut, plain_header
from answer_eval.reference_filings import Filed
from answer_eval.reference_gold import Gold, Question, gold, kept, questions
from answer_eval.reference_measure import Judged, judged
from answer_eval.reference_rank import Documents, Encoder, RankerName, Rankers, scopes
from retrieval.chunk import Chunk

HEADERS: tuple[HeaderKind, ...] = ("plain", "ours")
SCOPED = (False, True)
DENSE_CUTS: tuple[tuple[Chunking, HeaderKind], ...] = (
    ("fixed", "plain"),
    ("section", "plain"),
    ("structure", "plain"),
    ("structure", "ours"),
)
"""What gets vectors: the reference's rows, and both headers of our chunks; each takes minutes."""

Progress = Callable[[str], object]
Cuts = Mapping[tuple[Chunking, HeaderKind], tuple[Chunk, ...]]


@dataclass(frozen=True, slots=True)
class Setup:
    """One row of a table."""

    chunking: Chunking
    ranker: RankerName
    header: HeaderKind = "plain"
    is_scoped: bool = False


@dataclass(frozen=True, slots=True)
class Counts:
    """What was measured on."""

    asked: int
    """Questions before those without a gold chunk under every chunking are left out."""
    chunks: Mapping[Chunking, int]
    gold: Mapping[Chunking, float]
    """Gold chunks a question, leniently, on average."""
    characters: Mapping[Chunking, float]
    """Of a chunk on average, the reference's header counted."""
    scoped_right: int
    """Questions whose scope, as the product reads them, is the filing asked about and no other."""
    same_year: int
    """Filings whose fiscal year the reference's rule and the company number alike."""
    cut_off: Mapping[tuple[Chunking, HeaderKind], int]
    """Chunks of which the dense model does not read the end; empty without it."""


@dataclass(frozen=True, slots=True)
class Measured:
    """All that was measured."""

    filings: tuple[Filed, ...]
    """Those that questions are about."""
    left_out: tuple[Filed, ...]
    """Annual reports without any of the metrics."""
    questions: tuple[Question, ...]
    judged: Mapping[Setup, Judged]
    counts: Counts


def run_all(reports: Sequence[Filed], dense: Encoder | None, progress: Progress) -> Measured:
    """Measure every setup; without vectors those of the sparse retrievers only."""
    asked = questions(reports)
    with_numbers = {question.document_id for question in asked}
    filings = tuple(one for one in reports if one.document.document_id in with_numbers)
    progress(f"Cutting {len(filings)} annual reports.")
    cuts = _cuts(filings)
    golds = {name: [gold(one, cuts[name, "plain"]) for one in asked] for name in CHUNKINGS}
    numbers = kept(list(golds.values()))
    taken = tuple(asked[number] for number in numbers)
    read = scopes(taken, filings)
    if dense is not None:
        dense.encode([one.text for one in taken])  # all at once; each is asked for again below
    found: dict[Setup, Judged] = {}
    for (name, header), chunks in cuts.items():
        progress(f"Ranking {len(chunks):,} {name} chunks under the {header} header.")
        right = [golds[name][number] for number in numbers]
        rankers = Rankers(filings, chunks, dense if (name, header) in DENSE_CUTS else None)
        found |= _judged(chunks, rankers, _Task(name, header, taken, read, right))
    return Measured(
        filings,
        tuple(one for one in reports if one.document.document_id not in with_numbers),
        taken,
        found,
        Counts(
            asked=len(asked),
            chunks={name: len(cuts[name, "plain"]) for name in CHUNKINGS},
            gold={name: _gold_a_question(found, numbers) for name, found in golds.items()},
            characters={name: _mean_size(cuts[name, "plain"]) for name in CHUNKINGS},
            scoped_right=sum(
                documents == (one.document_id,) for one, documents in zip(taken, read, strict=True)
            ),
            same_year=sum(one.year == one.filing.fiscal_year for one in filings),
            cut_off=_cut_off(cuts, dense),
        ),
    )


@dataclass(frozen=True, slots=True)
class _Task:
    chunking: Chunking
    header: HeaderKind
    questions: Sequence[Question]
    scopes: Sequence[Documents]
    golds: Sequence[Gold]


def _cuts(filings: Sequence[Filed]) -> Cuts:
    """Cut every filing each way once; a header changes no chunk."""
    made: dict[tuple[Chunking, HeaderKind], tuple[Chunk, ...]] = {}
    for name in CHUNKINGS:
        per_filing = [(filed, cut(filed, name, "ours")) for filed in filings]
        made[name, "plain"] = tuple(
            replace(chunk, header=plain_header(filed))
            for filed, chunks in per_filing
            for chunk in chunks
        )
        made[name, "ours"] = tuple(chunk for _, chunks in per_filing for chunk in chunks)
    return made


def _judged(
    chunks: Sequence[Chunk], rankers: Rankers, task: _Task
) -> Iterator[tuple[Setup, Judged]]:
    for is_scoped in SCOPED:
        ranked = [
            rankers.rank(one.text, documents if is_scoped else ())
            for one, documents in zip(task.questions, task.scopes, strict=True)
        ]
        for ranker in ranked[0] if ranked else ():
            setup = Setup(task.chunking, ranker, task.header, is_scoped)
            found = [one[ranker] for one in ranked]
            yield setup, judged(task.questions, found, task.golds, chunks)


def _gold_a_question(golds: Sequence[Gold], numbers: Sequence[int]) -> float:
    return sum(len(golds[one].lenient) for one in numbers) / len(numbers) if numbers else 0.0


def _mean_size(chunks: Sequence[Chunk]) -> float:
    return sum(len(indexed_text(chunk)) for chunk in chunks) / len(chunks)


def _cut_off(cuts: Cuts, dense: Encoder | None) -> Mapping[tuple[Chunking, HeaderKind], int]:
    if dense is None:
        return {}
    return {key: dense.cut([indexed_text(chunk) for chunk in cuts[key]]) for key in DENSE_CUTS}
