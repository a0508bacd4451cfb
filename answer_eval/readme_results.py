"""Runs as a README shows them: a row a run, its slices, what must not happen, where misses come from."""

from collections import Counter
from collections.abc import Iterator, Sequence

from answer_eval.error_classes import ERROR_CLASSES
from answer_eval.lesson_report import Cell, Table, section_parts, table_text
from answer_eval.measure_totals import delivered_totals, outcome_totals, share_total
from answer_eval.measured_run import MeasuredRun, Sample
from answer_eval.must_not import must_not_table
from answer_eval.recipes import RECIPES
from answer_eval.run_report import (
    bounds,
    differences,
    error_examples,
    goods,
    ladder_table,
)
from answer_eval.score_report import errors

LARGEST = 3
"""Classes of errors that are shown."""
RETRIEVED = "retrieved"
KINDS = {
    "reported": "figures as reported, all",
    "derived": "figures worked out, all",
    "refused": "to be refused, all",
    "words": "in words, all",
    "en": "asked in English",
    "es": "asked in Spanish",
}
GROUPED = ("kind", "language", "overlap", "slice")
HELD_OUT = "held_out"
"""Split of questions that nobody may work by: they are counted and never shown."""


def results_text(runs: Sequence[MeasuredRun], *, is_brief: bool = False) -> str:
    """Everything between the marks of a README; in brief, a row a run."""
    parts = [table_text(runs_table(runs))]
    if is_brief:
        return parts[0]
    for run in runs:
        if recipe_of(run) == RETRIEVED:
            parts += [f"**{run.name}**", *map(table_text, _tables(run))]
    for section in differences(runs):
        parts += section_parts(section)[2:]
    return "\n\n".join(part for part in parts if part)


def _tables(run: MeasuredRun) -> Iterator[Table]:
    tables = (
        groups_table(run.samples),
        words_table(run.samples),
        must_not_table(run.samples),
        ladder_table(run),
    )
    yield from (table for table in tables if len(table.rows) > 1)
    if errors([one.scored for one in run.samples]):
        yield largest_errors(run.samples)


def runs_table(runs: Sequence[MeasuredRun]) -> Table:
    """All runs, a row each."""
    columns = (
        "run", "questions", "what is handed in", "model", "right and cited", "95 % (Wilson)",
        "95 % (companies drawn)", "over-refused", "rightly refused",
    )  # fmt: skip
    return Table("Runs", columns, tuple(_run_row(run) for run in runs))


def _run_row(run: MeasuredRun) -> tuple[Cell, ...]:
    total = share_total(run.name, goods(run.samples))
    shares = {one.name: one for one in outcome_totals(run.samples)[1]}
    refusals = [shares[name] for name in ("over-refused", "without an answer, refused")]
    return (
        run.name,
        made_words(run.samples),
        RECIPES[recipe_of(run)].says,
        str(run.setup.get("model", "none")),
        f"{total.counted} = {total.value:.4f}" if total.value is not None else total.counted,
        bounds(total.wilson),
        bounds(total.by_company),
        *(one.counted if one.of else None for one in refusals),
    )


def groups_table(samples: Sequence[Sample]) -> Table:
    """Right and cited by kind of answer, by language, by words shared with the passage, and by slice."""
    rows: list[tuple[Cell, ...]] = []
    for key in GROUPED:
        names = sorted({str(one.gold.get(key) or "") for one in samples} - {""})
        for name in names if len(names) > 1 else ():
            total = share_total(
                KINDS.get(name, name) if key in ("kind", "language") else name,
                goods([one for one in samples if one.gold.get(key) == name]),
            )
            rows.append((total.name, total.counted, total.value, bounds(total.wilson)))
    columns = ("right and cited", "k/n", "value", "95 % (Wilson)")
    return Table("Right and cited, by kind and slice", columns, tuple(rows))


def words_table(samples: Sequence[Sample]) -> Table:
    """What came of questions in words of which places are known, and what their sources held."""
    placed = [one for one in samples if one.gold["kind"] == "words" and one.delivered]
    if not placed:
        return Table("In words", (), ())
    came = [
        share_total(name, [(one, _came(one) == name) for one in placed])
        for name in ("right and cited", "answered, not so", "refused")
    ]
    rows = [*came, *delivered_totals(placed)]
    columns = ("in words, with places", "k/n", "value", "95 % (Wilson; means: companies drawn)")
    return Table(
        "In words",
        columns,
        tuple(
            (one.name, one.counted, one.value, bounds(one.wilson or one.by_company)) for one in rows
        ),
    )


def _came(sample: Sample) -> str:
    if sample.scored.is_good:
        return "right and cited"
    answered = sample.answer is not None and sample.answer["outcome"] == "answered"
    return "answered, not so" if answered else "refused"


def recipe_of(run: MeasuredRun) -> str:
    """Name the recipe of a run; one that names none was made by the product as it is."""
    return str((run.setup.get("recipe") or {}).get("name", RETRIEVED))


def made_words(samples: Sequence[Sample]) -> str:
    """Say how the questions were made: 3,100 templated, 263 written with their corpus."""
    found = Counter(
        one.gold.get("made") or ("templated" if one.gold.get("template") else "typed")
        for one in samples
    )
    return ", ".join(f"{count:,} {made}" for made, count in found.most_common())


def largest_errors(samples: Sequence[Sample]) -> Table:
    """The largest classes of errors, with examples."""
    found = errors([one.scored for one in samples]).most_common(LARGEST)
    shown = [one for one in samples if one.gold.get("split") != HELD_OUT]
    rows = tuple(
        (f"{name}: {ERROR_CLASSES.get(name, '')}", count, *example)
        for name, count in found
        for example in error_examples(shown, name) or [("held out", "", "")]
    )
    columns = ("class", "count", "question", "expected", "got")
    return Table("Largest classes of errors", columns, rows)
