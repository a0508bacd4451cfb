"""The lesson's first two questions as sections: how documents are cut, and what a header does."""

from collections.abc import Mapping, Sequence
from functools import cache
from statistics import fmean

from answer_eval.lesson_chunkers import STRATEGIES, indexed_text
from answer_eval.lesson_claims import header_claim, less_text_claim, level_claim
from answer_eval.lesson_intervals import mean_interval, share_interval
from answer_eval.lesson_published import CHUNKS, HEADER
from answer_eval.lesson_rank import words
from answer_eval.lesson_recall import Measured, Run, mean, measure
from answer_eval.lesson_report import Cell, Section, Table
from answer_eval.lesson_spanish import OURS, SpanishRuns
from data.span import Span
from retrieval.chunk import Chunk

K = (3, 5)
TWINS = 0.7
"""Share of their words that two passages have in common if one is the other's twin."""


def cuts_section(runs: SpanishRuns) -> Section:
    """How documents were cut."""
    gold = {one for question in runs.questions for passages in question.gold for one in passages}
    places = runs.runs["fixed"].passages
    wanted = [places[passage_id] for passage_id in sorted(gold)]
    rows = tuple(_cut_row(runs, name, wanted) for name in (*STRATEGIES, "packed", OURS))
    table = Table(
        "Chunks",
        ("cut", "chunks", "lesson", "mean characters", "lesson", "with header", "lesson",
         "gold passages whole in one chunk", "recall with all chunks"),
        rows,
        "*Recall with all chunks* is the most that any ranking could find: what no chunk holds is never delivered.",
    )  # fmt: skip
    return Section(
        "How documents are cut",
        "Fixed windows of 500 characters that overlap by 50; recursive cuts at blank lines, line ends, full "
        "stops and spaces up to 500; structure with whole tables, notes joined to what cites them, paragraphs of "
        "a section joined up to 800. *packed* is the handbook lesson's cut, *ours* the product's.",
        (table,),
        (_whole_sentence(runs, wanted),),
    )


def _whole_sentence(runs: SpanishRuns, wanted: Sequence[Span]) -> str:
    shares = [f"{_whole_share(runs.chunks[name], wanted):.0%} ({name})" for name in STRATEGIES]
    return (
        f"Of the {len(wanted):,} passages that are gold for some question, these stand whole in one chunk: "
        f"{', '.join(shares)}."
    )


def _cut_row(runs: SpanishRuns, name: str, wanted: Sequence[Span]) -> tuple[Cell, ...]:
    chunks = runs.chunks[name]
    count, bare, headed = CHUNKS.get(name, (None, None, None))
    return (
        name, len(chunks), count,
        round(fmean(len(chunk.text) for chunk in chunks)), bare,
        round(fmean(len(indexed_text(chunk)) for chunk in chunks)), headed,
        _whole_share(chunks, wanted), _ceiling(runs, chunks),
    )  # fmt: skip


def _whole_share(chunks: Sequence[Chunk], wanted: Sequence[Span]) -> float:
    return fmean(_is_whole(passage, chunks) for passage in wanted)


def _is_whole(passage: Span, chunks: Sequence[Chunk]) -> bool:
    return any(span.overlap(passage) == len(passage) for chunk in chunks for span in chunk.spans)


def _ceiling(runs: SpanishRuns, chunks: Sequence[Chunk]) -> float:
    places = runs.runs["fixed"].passages
    return mean([measure(question, chunks, places) for question in runs.questions]).recall


def header_section(runs: SpanishRuns) -> Section:
    """What a header does."""
    names = [each for name in STRATEGIES for each in (f"{name}, no header", name)] + [OURS]
    twins = _has_twins(runs)
    return Section(
        "With a header and without",
        "The header is `title > section` before the text that is searched. A passage counts as found when half "
        "of it is covered; the best alternative of the gold counts.",
        (_header_table(runs, names), _strict_table(runs, names), _twins_table(runs, twins)),
        (
            header_claim(runs.runs).sentence,
            level_claim(runs.runs).sentence,
            _why_header(runs, twins),
            less_text_claim(runs.runs).sentence,
            _ours_sentence(runs.runs),
        ),
    )


def _header_table(runs: SpanishRuns, names: Sequence[str]) -> Table:
    rows = [_header_row(runs.runs[name], k) for name in names for k in K]
    return Table(
        "Recall and characters delivered, by cut, header and k",
        ("cut", "header", "k", "recall", "95 %", "lesson", "characters", "lesson",
         "from other documents"),
        tuple(rows),
        f"{len(runs.questions)} questions, as in the lesson. *From other documents*: share of the characters "
        "delivered that come from documents that the question does not ask about.",
    )  # fmt: skip


def _header_row(run: Run, k: int) -> tuple[Cell, ...]:
    measured = run.at(k)
    means = mean(measured)
    name = run.name.removesuffix(", no header")
    recall, characters = HEADER.get((name, name == run.name, k), (None, None))
    return (
        name, "yes" if name == run.name else "no", k, means.recall,
        mean_interval([one.recall for one in measured]), recall, round(means.characters),
        characters if characters is None else round(characters), means.strays,
    )  # fmt: skip


def _strict_table(runs: SpanishRuns, names: Sequence[str]) -> Table:
    return Table(
        "The same, read otherwise",
        ("cut", "header", "k", "recall", "first alternative only", "every character",
         "complete", "95 %", "complete, every character"),
        tuple(_strict_row(runs.runs[name], k) for name in names for k in K),
        "*First alternative only* is the lesson's way, which knows one set of passages a question. *Complete*: "
        "questions of which all passages are found (the lesson computes it and prints no figure).",
    )  # fmt: skip


def _strict_row(run: Run, k: int) -> tuple[Cell, ...]:
    measured = run.at(k)
    means = mean(measured)
    complete = round(sum(one.complete for one in measured))
    name = run.name.removesuffix(", no header")
    return (
        name, "yes" if name == run.name else "no", k, means.recall, means.first_recall,
        means.whole_recall, means.complete, share_interval(complete, len(measured)),
        means.whole_complete,
    )  # fmt: skip


def _twins_table(runs: SpanishRuns, twins: Sequence[bool]) -> Table:
    names = [each for one in STRATEGIES for each in (f"{one}, no header", one)]
    return Table(
        "Recall at k = 3 by whether the gold passage has a twin in another document",
        ("cut", "header", "with a twin", "n", "without", "n"),
        tuple(_twins_row(runs.runs[name], twins) for name in names),
        f"A twin has {TWINS:.0%} of its words in common with the passage, numbers aside. Passages are those of the "
        "gold's first alternative; every one has to have a twin.",
    )


def _twins_row(run: Run, twins: Sequence[bool]) -> tuple[Cell, ...]:
    having, other = _by_twins(run, twins)
    name = run.name.removesuffix(", no header")
    header = "yes" if name == run.name else "no"
    return (name, header, _mean_recall(having), len(having), _mean_recall(other), len(other))


def _by_twins(run: Run, twins: Sequence[bool]) -> tuple[list[Measured], list[Measured]]:
    pairs = list(zip(run.at(3), twins, strict=True))
    return [one for one, has_twin in pairs if has_twin], [
        one for one, has_twin in pairs if not has_twin
    ]


def _mean_recall(measured: Sequence[Measured]) -> float | None:
    return mean(measured).recall if measured else None


def _has_twins(runs: SpanishRuns) -> list[bool]:
    """Give per question whether its passages stand, but for the numbers, in other documents too."""
    texts = {document.document_id: document.text for document in runs.made.documents}
    said = {
        one.passage_id: (one.document_id, _words(texts[one.document_id][one.start : one.end]))
        for one in runs.made.passages
    }

    @cache
    def has_twin(passage_id: str) -> bool:
        document_id, own = said[passage_id]
        return any(
            len(own & words) >= TWINS * len(own | words)
            for other_id, words in said.values()
            if other_id != document_id
        )

    return [all(map(has_twin, question.gold[0])) for question in runs.questions]


def _words(text: str) -> frozenset[str]:
    return frozenset(word for word in words(text) if not word.isdigit())


def _why_header(runs: SpanishRuns, twins: Sequence[bool]) -> str:
    having, other = _by_twins(runs.runs["structure, no header"], twins)
    return (
        f"The lesson's reason is the template: without a header a passage is as good as its twin. Here the passages of "
        f"{len(having)} of the {len(twins)} questions have a twin in another document; with structure and no header "
        f"these find {_printed(_mean_recall(having))} at k = 3, the others {_printed(_mean_recall(other))}."
    )


def _printed(recall: float | None) -> str:
    return "nothing" if recall is None else f"{recall:.3f}"


def _ours_sentence(runs: Mapping[str, Run]) -> str:
    ours, best = runs[OURS], max((runs[name] for name in STRATEGIES), key=lambda run: run.recall(3))
    relation = "above" if ours.recall(3) > best.recall(3) else "not above"
    return (
        f"Our own retrieval finds {ours.recall(3):.3f} at k = 3, {relation} the best of the three ({best.name}, "
        f"{best.recall(3):.3f}), with {mean(ours.at(3)).strays:.0%} of its characters from other documents against "
        f"{mean(best.at(3)).strays:.0%}."
    )
