"""The lessons' other experiments as sections: tables as sentences, the filter, windows, packed sections."""

from collections.abc import Mapping

from answer_eval.lesson_chunkers import STRATEGIES
from answer_eval.lesson_claims import (
    MOST_CHARACTERS,
    dense_claim,
    filter_claim,
    linear_claim,
    recovered,
    trail_claim,
    window_claim,
    windows,
)
from answer_eval.lesson_intervals import difference_interval, mean_interval
from answer_eval.lesson_published import FILTERED, HEADER, TABLES, WINDOWS
from answer_eval.lesson_recall import Run, by_kind, interpolated, mean
from answer_eval.lesson_report import Cell, Interval, Section, Table
from answer_eval.lesson_spanish import OURS, SpanishRuns
from retrieval.dense import LONGEST

LEFT_OUT = (
    "The rows with dense vectors are left out. With the extra (make install EXTRAS=dense) they come with: "
    "python -m answer_eval lessons --out DIR --dense"
)

FORMS = {"Markdown": "structure", "linearised": "structure, linearised"}
RANKINGS = {"BM25": "", "MiniLM": ", dense", "both fused": ", fused"}


def tables_section(runs: SpanishRuns) -> Section:
    """Tables in Markdown and as sentences, for words and for vectors."""
    found = runs.runs
    verdict = [linear_claim(found).sentence, _linear_sentence(found)]
    if runs.is_dense:
        verdict += [dense_claim(found).sentence, _fused_sentence(found), _cut_sentence(runs)]
    else:
        verdict.append(LEFT_OUT)
    return Section(
        "Tables: Markdown, sentences, vectors",
        "Each row of a table becomes a sentence that repeats the column headers; all else stays. BM25 is "
        "rank_bm25's, MiniLM the all-MiniLM-L6-v2 that the lesson uses; both fused by reciprocal rank (60).",
        (_tables_table(runs),),
        tuple(verdict),
    )


def _tables_table(runs: SpanishRuns) -> Table:
    rows = []
    for ranking, ending in RANKINGS.items():
        if ending and not runs.is_dense:
            continue
        for form, cut in FORMS.items():
            published = TABLES.get((ranking, form), (None, None))
            rows.append(_tables_row(runs.runs[f"{cut}{ending}"], ranking, f"{form}", published))
        name = OURS if ranking == "BM25" else f"{OURS}{ending}"
        ours = "ours, Markdown" if ending else "ours, Markdown, our ranking"
        rows.append(_tables_row(runs.runs[name], ranking, ours, (None, None)))
    rows.insert(3, _tables_row(
        runs.runs[f"{OURS}, lesson's ranking"], "BM25", "ours, Markdown, the lesson's ranking", (None, None)
    ))  # fmt: skip
    return Table(
        "Recall at k = 5, structure with header",
        (
            "ranking",
            "tables",
            "recall",
            "95 %",
            "lesson",
            "table questions",
            "lesson",
            "characters",
        ),
        tuple(rows),
    )


def _tables_row(
    run: Run, ranking: str, form: str, published: tuple[float | None, float | None]
) -> tuple[Cell, ...]:
    measured = run.at(5)
    means = mean(measured)
    return (
        ranking, form, means.recall, mean_interval([one.recall for one in measured]), published[0],
        by_kind(run, 5)["table"].recall, published[1], round(means.characters),
    )  # fmt: skip


def _linear_sentence(runs: Mapping[str, Run]) -> str:
    ours, theirs = (
        [
            one.recall
            for question, one in zip(runs[name].questions, runs[name].at(5), strict=True)
            if question.kind == "table"
        ]
        for name in ("structure, linearised", "structure")
    )
    between = difference_interval(ours, theirs)
    return (
        f"On {len(ours)} table questions the difference of sentences to Markdown has the 95 % interval "
        f"{between.low:+.3f} to {between.high:+.3f}, which {_excludes_zero(between)} no difference."
    )


def _excludes_zero(interval: Interval) -> str:
    return "excludes" if interval.low > 0 or interval.high < 0 else "allows for"


def _fused_sentence(runs: Mapping[str, Run]) -> str:
    fused, sparse = runs["structure, fused"].recall(5), runs["structure"].recall(5)
    relation = "less than" if fused < sparse else "at least as much as"
    return (
        f"Both fused find {fused:.3f}, {relation} BM25 alone ({sparse:.3f}). "
        "The model reads English; questions and documents are Spanish."
    )


def _cut_sentence(runs: SpanishRuns) -> str:
    counts = ", ".join(
        f"{count} of {len(runs.chunks[name])} ({name})" for name, count in runs.cut_by_model.items()
    )
    return f"Chunks longer than {LONGEST} tokens, of which the model reads the beginning only: {counts}."


def filter_section(runs: SpanishRuns) -> Section:
    """Search only the documents that are asked about."""
    found = runs.runs
    rows = [_filter_row(found, name) for name in STRATEGIES]
    ours = (
        OURS, None, found[OURS].recall(3), None, None, None, found[f"{OURS}, filtered"].recall(3)
    )  # fmt: skip
    return Section(
        "Filter by document",
        "Before searching, all chunks are put aside but those of the documents that the question asks about.",
        (
            Table(
                "Recall at k = 3",
                ("cut", "no header", "header", "no header, filtered", "lesson", "of the header's effect",
                 "header and filter"),
                (*rows, ours),
                "*Of the header's effect*: what the filter adds to recall without header, divided by what the header "
                "adds. Gold that stands in another document than those asked about is out of reach of a filter.",
            ),
        ),
        (filter_claim(found).sentence, _both_sentence(found)),
    )  # fmt: skip


def _filter_row(runs: Mapping[str, Run], name: str) -> tuple[Cell, ...]:
    return (
        name, runs[f"{name}, no header"].recall(3), runs[name].recall(3),
        runs[f"{name}, no header, filtered"].recall(3), FILTERED[name], recovered(runs, name),
        runs[f"{name}, filtered"].recall(3),
    )  # fmt: skip


def _both_sentence(runs: Mapping[str, Run]) -> str:
    bare, both = (
        runs["structure, no header, filtered"].recall(3),
        runs["structure, filtered"].recall(3),
    )
    verb = "adds" if both > bare else "adds nothing"
    return f"With the filter, the header {verb} to structure: {both:.3f} against {bare:.3f} without it."


def windows_section(runs: SpanishRuns) -> Section:
    """Fixed windows of other sizes."""
    structure = runs.runs["structure"].curve()
    rows = []
    for size, (k, characters, recall) in windows(runs.runs).items():
        theirs = WINDOWS[size]
        rows.append((
            size, k, theirs[0], round(characters), round(theirs[1]), recall, theirs[2],
            interpolated(structure, characters),
        ))  # fmt: skip
    return Section(
        "Fixed windows of other sizes",
        f"An overlap of a tenth, with header; k is the largest that delivers {MOST_CHARACTERS:,} characters at most.",
        (
            Table(
                "Recall at about 1,200 characters",
                ("window", "k", "lesson", "characters", "lesson", "recall", "lesson",
                 "structure at as many characters"),
                tuple(rows),
                "The last column is read off the curve of structure here. The lesson compares with structure at k = 3: "
                f"{HEADER['structure', True, 3][0]:.3f} with {HEADER['structure', True, 3][1]:,.0f} characters.",
            ),
        ),
        (window_claim(runs.runs).sentence,),
    )  # fmt: skip


def packing_section(runs: SpanishRuns) -> Section:
    """The handbook lesson: sections packed with whole sentences."""
    found = runs.runs
    rows = tuple(
        _packing_row(found, name, label, k)
        for name, label in (("packed, no header", "no"), ("packed", "yes"))
        for k in (3, 5)
    )
    return Section(
        "The handbook lesson: whole sentences, heading trail",
        "A heading ends a chunk; sentences are packed up to 1,200 characters and never cut. The trail of headings "
        "(title > heading > …) stands before the text that is searched. The lesson measures nothing, so no figure "
        "stands beside ours.",
        (
            Table(
                "Sections packed to 1,200 characters",
                ("trail", "k", "recall", "95 %", "every character", "characters",
                 "structure at as many characters", "from other documents"),
                rows,
                "*Structure at as many characters* is read off the curve of the lesson's structure with header; "
                "a dash where it does not reach.",
            ),
        ),
        (trail_claim(found).sentence, _packing_sentence(found)),
    )  # fmt: skip


def _packing_row(runs: Mapping[str, Run], name: str, label: str, k: int) -> tuple[Cell, ...]:
    measured = runs[name].at(k)
    means = mean(measured)
    return (
        label, k, means.recall, mean_interval([one.recall for one in measured]),
        means.whole_recall, round(means.characters),
        interpolated(runs["structure"].curve(), means.characters), means.strays,
    )  # fmt: skip


def _packing_sentence(runs: Mapping[str, Run]) -> str:
    curve = runs["structure"].curve()
    points = runs["packed"].curve()
    pairs = [
        (recall, at)
        for characters, recall in points
        if (at := interpolated(curve, characters)) is not None
    ]
    behind = sum(recall < at for recall, at in pairs)
    return (
        f"At as many characters, packed sections with their trail find less than structure at {behind} of the "
        f"{len(pairs)} k that can be compared."
    )
