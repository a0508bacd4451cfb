"""The tables of the reference's measurement: its own rows, strictly judged, and ours, part by part."""

from collections.abc import Callable, Sequence

from answer_eval.figure_score import wilson
from answer_eval.lesson_report import Cell, Interval, Table
from answer_eval.reference_cuts import CHUNKINGS
from answer_eval.reference_gold import METRICS
from answer_eval.reference_measure import BUDGET, DEPTHS, FIRSTS, READ, Judged, Score, score
from answer_eval.reference_published import (
    MEASURES,
    PUBLISHED,
    PUBLISHED_BY_METRIC,
    QUESTIONS,
    Measure,
)
from answer_eval.reference_rank import RankerName
from answer_eval.reference_run import HEADERS, SCOPED, Measured, Setup
from answer_eval.score_report import Share

RANKERS: tuple[RankerName, ...] = ("BM25", "dense", "hybrid", "BM25, our words", "our BM25")
PRODUCT = Setup("structure", "our BM25", "ours", is_scoped=True)
"""The product as it is: its chunks, its header, its ranking, and the scope that it reads."""

_METRIC_DEPTH = 10
_HEADER_NAMES = {"plain": "the reference's", "ours": "ours"}


def beside_published(measured: Measured) -> Table:
    """Every figure of the reference's table with ours beside it."""
    rows: list[tuple[Cell, ...]] = []
    for (chunking, ranker), published in PUBLISHED.items():
        found = measured.judged.get(Setup(chunking, ranker))
        for measure, theirs in zip(MEASURES, published.values, strict=True):
            here = _figures(found.lenient, measure) if found else (None, None, None)
            rows.append((chunking, ranker, measure, *here, theirs, _interval_of(theirs, measure)))
    return Table(
        "The reference's table, on these filings",
        ("chunks", "retriever", "measure", "found", "here", "95 %", "published", "95 % published"),
        tuple(rows),
        "Intervals are Wilson's; the published ones are worked out here from its rounded shares of "
        f"{QUESTIONS} questions. What it calls Recall@k is Success@k. A dash: not measured.",
    )


def _figures(found: Score, measure: Measure) -> tuple[Cell, Cell, Cell]:
    if measure == "RR":
        return None, found.rr, None
    share = found.success[MEASURES.index(measure)]
    return _counted(share), _part(share), Interval(*share.interval)


def _interval_of(theirs: float, measure: Measure) -> Interval | None:
    if measure == "RR":
        return None
    return Interval(*wilson(round(theirs * QUESTIONS), QUESTIONS))


def strictly(measured: Measured) -> Table:
    """The reference's setups where only the filing asked about counts, and what stands first."""
    rows = [
        (chunking, ranker, *_scores(one.strict), *(one.firsts[what] for what in FIRSTS))
        for chunking, ranker in PUBLISHED
        if (one := measured.judged.get(Setup(chunking, ranker))) is not None
    ]
    return Table(
        "The same, strictly: a gold chunk must be of the filing asked about",
        ("chunks", "retriever", *_SCORE_COLUMNS, *(f"first: {what}" for what in FIRSTS)),
        tuple(rows),
        "The last columns count what the first chunk is.",
    )


def by_part(measured: Measured) -> tuple[Table, ...]:
    """Ours, a table a retriever: chunks, header and scope apart and together."""
    made = (
        _parts_table(measured, ranker, pick)
        for ranker in RANKERS
        for pick in (_lenient, _strict)
        if pick is _lenient or ranker == "our BM25"
    )
    return tuple(table for table in made if table.rows)


def _lenient(found: Judged) -> Score:
    return found.lenient


def _strict(found: Judged) -> Score:
    return found.strict


def _parts_table(measured: Measured, ranker: RankerName, pick: Callable[[Judged], Score]) -> Table:
    rows = []
    for chunking in CHUNKINGS:
        for header in HEADERS:
            for is_scoped in SCOPED:
                setup = Setup(chunking, ranker, header, is_scoped)
                found = measured.judged.get(setup)
                if found is not None:
                    named = (chunking, _HEADER_NAMES[header], "asked" if is_scoped else "all")
                    read = () if pick is _strict else _read(found)
                    rows.append((*named, *_scores(pick(found)), *read))
    way = ", strictly" if pick is _strict else ""
    return Table(
        f"Retriever: {ranker}{way}",
        ("chunks", "header", "scope", *_SCORE_COLUMNS, *(() if way else _READ_COLUMNS)),
        tuple(rows),
    )


def by_metric(measured: Measured) -> Table:
    """Success@10 by metric: two rows of the reference and the product."""
    setups = (Setup("fixed", "BM25"), Setup("fixed", "dense"), PRODUCT)
    kept = [setup for setup in setups if setup in measured.judged]
    rows = []
    for metric in METRICS:
        numbers = [at for at, one in enumerate(measured.questions) if one.metric == metric]
        shares = [_share_at(measured.judged[setup], numbers) for setup in kept]
        rows.append((metric, len(numbers), PUBLISHED_BY_METRIC.get(metric), *map(_counted, shares)))
    return Table(
        f"Success@{_METRIC_DEPTH} by metric",
        ("metric", "n", "published: fixed dense", *map(_setup_name, kept)),
        tuple(rows),
    )


def _share_at(found: Judged, numbers: Sequence[int]) -> Share:
    chosen = score([found.places[number] for number in numbers])
    return chosen.success[DEPTHS.index(_METRIC_DEPTH)]


def _setup_name(setup: Setup) -> str:
    if setup == PRODUCT:
        return "ours: structure, our header, scope, our BM25"
    return f"{setup.chunking} {setup.ranker}"


_SCORE_COLUMNS = (*(column for k in DEPTHS for column in (f"Success@{k}", "95 %")), "RR")


_READ_COLUMNS = (
    f"characters of the first {READ}",
    f"Success in {BUDGET:,} characters",
    "95 %",
)


def _read(found: Judged) -> tuple[Cell, ...]:
    share = found.budget_share
    return round(found.characters), _said(share), Interval(*share.interval)


def _scores(found: Score) -> tuple[Cell, ...]:
    cells: list[Cell] = []
    for share in found.success:
        cells += [_said(share), Interval(*share.interval)]
    return (*cells, found.rr)


def _said(share: Share) -> str:
    return f"{_counted(share)} = {_part(share):.3f}"


def _counted(share: Share) -> str:
    return f"{share.good}/{share.of}"


def _part(share: Share) -> float:
    return share.good / share.of if share.of else 0.0
