"""The lesson's comparison at equal context as sections: the curve, the budgets, the types of question."""

from collections.abc import Mapping, Sequence

from answer_eval.lesson_chunkers import STRATEGIES
from answer_eval.lesson_claims import (
    EQUAL,
    Curve,
    catch_up_claim,
    convention_claim,
    equal_claim,
    hard_claim,
    hard_whole_claim,
    lead_claim,
    notes_claim,
)
from answer_eval.lesson_intervals import difference_interval
from answer_eval.lesson_plot import Panel, Series, chart
from answer_eval.lesson_published import CURVES, KINDS
from answer_eval.lesson_recall import DEEPEST, Measured, Run, by_kind, interpolated, mean
from answer_eval.lesson_report import Cell, Section, Table
from answer_eval.lesson_spanish import OURS, SpanishRuns

CURVE_FILE = "recall-against-characters.svg"
BUDGETS = (800, 1200, 1600, 2000, 3000, 4000, 6000, 8000, 12000, 16000)
LATE = 20
"""Twice the lesson's largest k: where fixed windows stand then."""
COMPARED = (*STRATEGIES, OURS)


def equal_section(runs: SpanishRuns) -> Section:
    """At the same number of characters."""
    found = runs.runs
    return Section(
        "At the same context",
        "Larger chunks find more at equal k because they deliver more text. So recall is set against the characters "
        "delivered, headers counted, for k = 1 to 10.",
        (_curve_table(found), _read_off_table(found), _budget_table(found), _whole_table(found)),
        (
            equal_claim(found).sentence,
            hard_claim(found).sentence,
            hard_whole_claim(found).sentence,
            _budget_sentence(found, 1200),
            _budget_sentence(found, 2000),
            lead_claim(found).sentence,
            catch_up_claim(found).sentence,
            _gap_sentence(found),
            _plateau_sentence(found),
        ),
        ((CURVE_FILE, _picture_words(found)),),
    )


def curve_picture(runs: Mapping[str, Run]) -> str:
    """Draw recall against characters: here, and in the lesson."""
    ours = [Series(name, runs[name].curve()) for name in COMPARED]
    theirs = [Series(name, curve) for name, curve in CURVES.items()]
    return chart(
        "Recall against characters delivered, k = 1 to 10",
        _picture_words(runs),
        (Panel("Here: the Spanish set", ours), Panel("Published: lesson 6.3.2", theirs)),
    )


def _picture_words(runs: Mapping[str, Run]) -> str:
    ends = ", ".join(
        f"{name} {runs[name].recall(1):.2f} to {runs[name].recall(DEEPEST):.2f}"
        for name in COMPARED
    )
    return f"Recall against characters delivered, k = 1 to {DEEPEST}, with header: {ends}"


def _curve_table(runs: Mapping[str, Run]) -> Table:
    curves = {name: runs[name].curve() for name in COMPARED}
    columns = ["k"]
    for name in STRATEGIES:
        columns += [f"{name}: characters", "recall", "lesson: characters", "recall"]
    rows = []
    for k in range(1, DEEPEST + 1):
        row: list[Cell] = [k]
        for name in STRATEGIES:
            row += [*_point(curves[name], k), *_point(CURVES[name], k)]
        rows.append((*row, *_point(curves[OURS], k)))
    return Table(
        "The curve", (*columns, f"{OURS}: characters", "recall"), tuple(rows), "All with header."
    )


def _point(curve: Curve, k: int) -> tuple[int, float]:
    characters, recall = curve[k - 1]
    return round(characters), recall


def _read_off_table(runs: Mapping[str, Run]) -> Table:
    columns = ["characters"]
    for name in STRATEGIES:
        columns += [name, "lesson"]
    rows = []
    for budget in EQUAL:
        row: list[Cell] = [budget]
        for name in STRATEGIES:
            row += [
                interpolated(runs[name].curve(), budget), interpolated(CURVES[name], budget)
            ]  # fmt: skip
        rows.append((*row, interpolated(runs[OURS].curve(), budget)))
    return Table(
        "Recall at equal mean characters, read off the curves",
        (*columns, OURS),
        tuple(rows),
        "Between two k the curves are taken to be straight, the lesson's too.",
    )


def _budget_table(runs: Mapping[str, Run]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for budget in BUDGETS:
        at = {name: _recalls(runs[name], budget) for name in (*COMPARED, "packed")}
        means = [sum(values) / len(values) for values in at.values()]
        rows.append((
            budget, *means,
            difference_interval(at["structure"], at["fixed"]),
            difference_interval(at["structure"], at["recursive"]),
            difference_interval(at[OURS], at["structure"]),
        ))  # fmt: skip
    return Table(
        "Recall within a budget that no question may exceed",
        ("characters", *COMPARED, "packed", "structure − fixed, 95 %", "structure − recursive, 95 %",
         f"{OURS} − structure, 95 %"),
        tuple(rows),
        "The longest beginning of the ranking that fits. Stricter than the curve, where a question with long chunks "
        "is paid for by others: a table that does not fit ends the delivery.",
    )  # fmt: skip


def _whole_table(runs: Mapping[str, Run]) -> Table:
    names = (*COMPARED, "packed")
    rows = tuple(
        (budget, *(mean(runs[name].at_budget(budget)).whole_recall for name in names))
        for budget in BUDGETS
    )
    return Table(
        "The same, a passage counted only when every character is there",
        ("characters", *names),
        rows,
        "Half a passage is a generous convention: the row that was asked for may be in the other half.",
    )


def _recalls(run: Run, budget: int) -> list[float]:
    return [one.recall for one in run.at_budget(budget)]


def _budget_sentence(runs: Mapping[str, Run], budget: int) -> str:
    means = {name: mean(runs[name].at_budget(budget)) for name in STRATEGIES}
    half = max(STRATEGIES, key=lambda name: means[name].recall)
    whole = max(STRATEGIES, key=lambda name: means[name].whole_recall)
    clear = [
        name
        for name in STRATEGIES
        if name != half
        and difference_interval(_recalls(runs[half], budget), _recalls(runs[name], budget)).low > 0
    ]
    apart = (
        f"clearly only of {' and '.join(clear)}"
        if clear
        else "of neither by more than chance allows"
    )
    if len(clear) == len(STRATEGIES) - 1:
        apart = "clearly of both others"
    return (
        f"Within {budget:,} characters a question, {half} is first of the lesson's three ({means[half].recall:.3f}), "
        f"ahead {apart}; when every character has to be there, {whole} is ({means[whole].whole_recall:.3f}). "
        f"Of the budget they use {_used(means)}: what does not fit whole is left."
    )


def _used(means: Mapping[str, Measured]) -> str:
    return ", ".join(f"{one.characters:,.0f} ({name})" for name, one in means.items())


def _gap_sentence(runs: Mapping[str, Run]) -> str:
    gaps = {
        budget: mean(runs["structure"].at_budget(budget)).recall
        - mean(runs["fixed"].at_budget(budget)).recall
        for budget in (1200, 3000, 6000, 12000, 16000)
    }
    told = ", ".join(f"{gap:+.3f} at {budget:,}" for budget, gap in gaps.items())
    late = {name: runs[name].recall(LATE) for name in ("fixed", "structure")}
    return (
        f"The distance of structure to fixed windows within a budget is {told} characters. At k = {LATE}, where the "
        f"lesson does not go, fixed windows find {late['fixed']:.3f} and structure {late['structure']:.3f}."
    )


def _plateau_sentence(runs: Mapping[str, Run]) -> str:
    kinds = ("calculation", "comparison", "text+note")
    parts = []
    for kind in kinds:
        at = {name: by_kind(runs[name], DEEPEST)[kind].recall for name in ("structure", "fixed")}
        parts.append(f"{kind} {at['structure']:.3f} ({at['fixed']:.3f})")
    return (
        "The lesson's structure levels off at 0.919, and names the questions that it misses: calculation, comparison, "
        f"text with note. Here structure finds of these at k = {DEEPEST} (fixed windows in brackets): {', '.join(parts)}."
    )


def kinds_section(runs: SpanishRuns) -> Section:
    """By type of question."""
    return Section(
        "By type of question",
        "Recall at k = 5, with header. Types have few questions each, so a question more or less moves some of "
        "them by ten points and more.",
        (_kinds_table(runs.runs),),
        (
            notes_claim(runs.runs).sentence,
            convention_claim(runs.runs).sentence,
            _comparison_sentence(runs.runs),
        ),
    )


def _kinds_table(runs: Mapping[str, Run]) -> Table:
    at = {name: by_kind(runs[name], 5) for name in COMPARED}
    counts = {
        kind: sum(question.kind == kind for question in runs[OURS].questions) for kind in KINDS
    }
    columns = ["type", "n"]
    for name in STRATEGIES:
        columns += [name, "lesson"]
    rows = []
    for kind, published in KINDS.items():
        row: list[Cell] = [kind, counts[kind]]
        for place, name in enumerate(STRATEGIES):
            row += [_recall(at[name], kind), published[place]]
        rows.append((*row, _recall(at[OURS], kind), at["structure"][kind].first_recall))
    return Table(
        "Recall at k = 5 by type of question",
        (*columns, OURS, "structure, first alternative only"),
        tuple(rows),
    )


def _recall(at: Mapping[str, Measured], kind: str) -> float | None:
    return at[kind].recall if kind in at else None


def _comparison_sentence(runs: Mapping[str, Run]) -> str:
    recalls: Sequence[float] = [by_kind(runs[name], 5)["comparison"].recall for name in STRATEGIES]
    return (
        f"Comparisons need four or five documents at once: the three cuts lie between {min(recalls):.3f} and "
        f"{max(recalls):.3f} here, between 0.200 and 0.814 in the lesson, which reads nothing into that order either "
        "(7 questions)."
    )
