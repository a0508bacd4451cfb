"""Runs as tables: shares with k/n and intervals, measures, outcomes, errors with examples, differences."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from answer_eval.comparing import against_first
from answer_eval.error_classes import ERROR_CLASSES
from answer_eval.ladder_charges import charge_rows
from answer_eval.lesson_report import (
    Cell,
    Interval,
    Report,
    Section,
    Table,
    printed,
)
from answer_eval.measure_totals import (
    Total,
    answer_totals,
    citation_totals,
    delivered_totals,
    outcome_totals,
    share_total,
)
from answer_eval.measured_run import MeasuredRun, Sample, setup_words
from answer_eval.must_not import must_not_table
from answer_eval.paired_tests import benjamini_hochberg
from answer_eval.score_report import errors, expected, got

EXAMPLES = 3
"""Of each class of error."""
_TOTALS = ("measure", "k/n", "value", "95 % (Wilson)", "95 % (companies drawn)")


def run_report(runs: Sequence[MeasuredRun]) -> Report:
    """Tables of all runs, and of how each differs from the first."""
    sections = [_section(run) for run in runs]
    sections += differences(runs)
    return Report(
        "Answers, scored",
        "Written by `python -m answer_eval report`. A question counts as good if its answer is right "
        "and cited; a question without an answer, if it is refused for the right reason.",
        tuple(sections),
        {},
    )


def measure_lines(samples: Sequence[Sample]) -> Iterator[str]:
    """The measures beside right and cited, printed for people."""
    groups = (
        ("answers", answer_totals(samples)),
        ("outcomes", outcome_totals(samples)[1]),
        ("citations", citation_totals(samples)),
        ("sources", delivered_totals(samples)),
    )
    for title, totals in groups:
        yield title
        for one in totals:
            value = printed(one.value)
            interval = bounds(one.wilson or one.by_company)
            yield f"  {one.name:60} {one.counted:>12}  {value}  {interval}".rstrip()


def _section(run: MeasuredRun) -> Section:
    samples = run.samples
    tables = (
        slice_table(run),
        totals_table("Answers", answer_totals(samples), _INTERVAL_NOTE),
        outcome_table(samples),
        must_not_table(samples),
        totals_table("Citations", citation_totals(samples), _CITATION_NOTE),
        totals_table("Sources that answers were made from", delivered_totals(samples)),
        error_table(samples),
        ladder_table(run),
        Table("What the model took", ("what", "in all"), run.spent),
    )
    found = tuple(table for table in tables if table.rows)
    intro = f"{len(samples):,} questions; {setup_words(run.setup)}."
    return Section(run.name, intro, found)


_INTERVAL_NOTE = (
    "Wilson's interval takes questions as independent; the other draws whole companies, and says nothing "
    "where all are alike."
)
_CITATION_NOTE = (
    "A claim is licensed if every number, year and company in it stands in what it cites. In characters, "
    "letters and digits count; row label, header and unit are neutral."
)


def totals_table(title: str, totals: Iterable[Total], note: str = "") -> Table:
    """Write measures, a row each; those that no question asks for are left out."""
    return Table(title, _TOTALS, tuple(_total_row(one) for one in totals if one.of), note)


def _total_row(one: Total) -> tuple[Cell, ...]:
    return (one.name, one.counted, one.value, bounds(one.wilson), bounds(one.by_company))


def bounds(interval: Interval | None) -> str:
    """Print an interval: 0.965 to 0.996; what the least of 1,000 right would allow needs three digits."""
    return f"{interval.low:.3f} to {interval.high:.3f}" if interval else ""


def slice_table(run: MeasuredRun) -> Table:
    """Right and cited, of all and by slice."""
    totals = [share_total("all", goods(run.samples))]
    names = sorted({one.slice for one in run.samples})
    for name in names if len(names) > 1 else ():
        of_slice = [one for one in run.samples if one.slice == name]
        totals.append(share_total(name, goods(of_slice)))
    return totals_table("Right and cited, by slice", totals)


def goods(samples: Sequence[Sample]) -> Iterator[tuple[Sample, bool]]:
    """Say of each whether it is right and cited."""
    return ((one, one.scored.is_good) for one in samples)


def outcome_table(samples: Sequence[Sample]) -> Table:
    """What came of the questions."""
    found, totals = outcome_totals(samples)
    note = f"right {found.right}, wrong {found.wrong}, not found {found.not_found} of {found.asked} with an answer."
    return totals_table("Outcomes", totals, note)


def error_table(samples: Sequence[Sample]) -> Table:
    """Classes of errors, the largest first, with examples."""
    found: Counter[str] = errors([one.scored for one in samples])
    rows: list[tuple[Cell, ...]] = []
    for name, count in found.most_common():
        means = ERROR_CLASSES.get(name, "")
        rows += [(name, count, means, *example) for example in error_examples(samples, name)]
    return Table("Errors", ("class", "count", "means", "question", "expected", "got"), tuple(rows))


def ladder_table(run: MeasuredRun) -> Table:
    """The stages that misses are charged to; without rows where nobody has climbed the ladder."""
    missed = [one.gold["id"] for one in run.samples if not one.scored.is_good]
    is_whole = bool(missed) and all(one in run.charges for one in missed)
    charged = [{"charged": run.charges[one]} for one in missed] if is_whole else []
    rows = charge_rows(charged, len(run.samples)) if charged else []
    columns = ("stage", "misses", "share of all questions")
    return Table("Oracle ladder: what each miss is charged to", columns, tuple(rows), _LADDER_NOTE)


_LADDER_NOTE = (
    "Gold pieces are swapped in from the top down and stay in; a miss is charged to the first that "
    "repairs it, so the charges sum to the gap."
)


def error_examples(samples: Sequence[Sample], error_class: str) -> list[tuple[Cell, ...]]:
    """Show the first few of a class: question, expected, got."""
    of_class = [
        one
        for one in samples
        if not one.scored.is_good and one.scored.verdict.error_class == error_class
    ]
    return [
        (str(one.gold["question"]), _line(expected(one.gold)), _line(got(one.scored.record)))
        for one in of_class[:EXAMPLES]
    ]


def _line(text: str) -> str:
    return " ".join(text.split())


def differences(runs: Sequence[MeasuredRun]) -> list[Section]:
    """Compare each run with the first, over the questions that both have; nothing where none has any."""
    made = against_first(runs)
    if not made:
        return []
    adjusted = benjamini_hochberg([one.whole.p for one in made])
    rows: list[tuple[Cell, ...]] = []
    for one, p in zip(made, adjusted, strict=True):
        whole = one.whole
        flips = f"{whole.only_first} worse, {whole.only_second} better"
        rows.append(
            (one.second, whole.of, flips, whole.difference, bounds(whole.interval), whole.p, p)
        )
    columns = ("run", "n", "flipped", "difference", "95 % (companies drawn)", "p", "p, adjusted")
    table = Table(
        f"Each against {runs[0].name}",
        columns,
        tuple(rows),
        "Exact McNemar on right and cited; adjusted by Benjamini and Hochberg over the rows.",
    )
    return [Section("Differences", "", (table,))]
