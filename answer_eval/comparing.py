"""Two runs of the same questions, pair by pair: how they differ, how surely, and where they flipped."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from answer_eval.cluster_bootstrap import cluster_difference
from answer_eval.lesson_report import Interval
from answer_eval.measured_run import MeasuredRun, Sample
from answer_eval.paired_tests import holm, mcnemar
from answer_eval.score_report import Share, expected, got
from data.errors import SetupError

Pair = tuple[Sample, Sample]
MOST_LISTED = 50
"""Flipped questions that are printed of each way."""


@dataclass(frozen=True, slots=True)
class Paired:
    """The same questions in two runs; "good" is right and cited."""

    name: str
    both: int
    only_first: int
    only_second: int
    neither: int
    interval: Interval
    """Of the share in the second less that in the first, companies drawn whole."""

    @property
    def of(self) -> int:
        return self.both + self.only_first + self.only_second + self.neither

    @property
    def difference(self) -> float:
        return (self.only_second - self.only_first) / self.of

    @property
    def p(self) -> float:
        return mcnemar(self.only_first, self.only_second)


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two runs, over all their common questions and by slice."""

    first: str
    second: str
    pairs: tuple[Pair, ...]
    whole: Paired
    slices: tuple[Paired, ...]
    unpaired: int
    """Questions that only one of the two has."""

    @property
    def flipped(self) -> tuple[list[Pair], list[Pair]]:
        """Those that got worse, and those that got better."""
        worse = [(a, b) for a, b in self.pairs if a.scored.is_good and not b.scored.is_good]
        better = [(a, b) for a, b in self.pairs if b.scored.is_good and not a.scored.is_good]
        return worse, better


def compare(first: MeasuredRun, second: MeasuredRun) -> Comparison:
    """Pair two runs by the ids of their questions.

    Raises:
        SetupError: they have no question in common.

    """
    others = {one.gold["id"]: one for one in second.samples}
    pairs = tuple(
        (one, others[one.gold["id"]]) for one in first.samples if one.gold["id"] in others
    )
    if not pairs:
        raise SetupError(
            f"{first.name} and {second.name} have no question in common. "
            "Ask both the same with: python -m answer_eval run --gold G.jsonl --out DIR"
        )
    names = sorted({one.slice for one, _ in pairs})
    slices = [paired(name, [pair for pair in pairs if pair[0].slice == name]) for name in names]
    ids = {one.gold["id"] for one in first.samples} ^ set(others)
    whole = paired("all", pairs)
    return Comparison(
        first.name, second.name, pairs, whole, tuple(slices if len(names) > 1 else ()), len(ids)
    )


def against_first(runs: Sequence[MeasuredRun]) -> list[Comparison]:
    """Hold each run against the first, where they have questions in common."""
    ids = {one.gold["id"] for one in runs[0].samples}
    return [
        compare(runs[0], other)
        for other in runs[1:]
        if any(one.gold["id"] in ids for one in other.samples)
    ]


def paired(name: str, pairs: Sequence[Pair]) -> Paired:
    """Count pairs by who is right and cited."""
    goods = [(a.scored.is_good, b.scored.is_good) for a, b in pairs]
    return Paired(
        name,
        both=goods.count((True, True)),
        only_first=goods.count((True, False)),
        only_second=goods.count((False, True)),
        neither=goods.count((False, False)),
        interval=cluster_difference(
            [float(a) for a, _ in goods],
            [float(b) for _, b in goods],
            [a.cluster for a, _ in pairs],
        ),
    )


def comparison_lines(made: Comparison) -> Iterator[str]:
    """Print a comparison for people."""
    whole = made.whole
    yield f"{made.first} (A) against {made.second} (B): right and cited, {whole.of} questions"
    yield f"  A  {Share(whole.both + whole.only_first, whole.of)}"
    yield f"  B  {Share(whole.both + whole.only_second, whole.of)}"
    yield f"  both {whole.both}, only A {whole.only_first}, only B {whole.only_second}, neither {whole.neither}"
    yield f"  B − A {_points(whole)}; p = {whole.p:.4g} (McNemar, exact, two-sided)"
    if made.unpaired:
        yield f"  {made.unpaired} questions are in one of the two only, and left out"
    if made.slices:
        yield "by slice, p adjusted by Holm over the slices"
    for one, p in zip(made.slices, holm([one.p for one in made.slices]), strict=True):
        flips = f"only A {one.only_first}, only B {one.only_second}"
        yield f"  {one.name:28} {flips}, of {one.of}; {_points(one)}; p = {p:.4g}"
    worse, better = made.flipped
    yield from _flips("right in A, not in B", worse)
    yield from _flips("right in B, not in A", better)


def _points(one: Paired) -> str:
    low, high = 100 * one.interval.low, 100 * one.interval.high
    return f"{100 * one.difference:+.1f} points ({low:+.1f} to {high:+.1f}, companies drawn)"


def _flips(title: str, pairs: Sequence[Pair]) -> Iterator[str]:
    yield f"{title}: {len(pairs)}"
    for a, b in pairs[:MOST_LISTED]:
        wrong = a if b.scored.is_good else b
        yield f"  {a.gold['question']}  [{a.gold['id']}]"
        yield f"      expected {expected(a.gold)}"
        yield f"      {wrong.scored.verdict.error_class}: {got(wrong.scored.record)}"
    if len(pairs) > MOST_LISTED:
        yield f"  … and {len(pairs) - MOST_LISTED} more"


def comparison_json(made: Comparison) -> Mapping[str, Any]:
    """Give a comparison as JSON."""
    adjusted = holm([one.p for one in made.slices])
    worse, better = made.flipped
    return {
        "first": made.first,
        "second": made.second,
        "all": _paired_json(made.whole, made.whole.p),
        "slices": [_paired_json(one, p) for one, p in zip(made.slices, adjusted, strict=True)],
        "unpaired": made.unpaired,
        "worse": [a.gold["id"] for a, _ in worse],
        "better": [a.gold["id"] for a, _ in better],
    }


def _paired_json(one: Paired, p: float) -> dict[str, Any]:
    return {
        "name": one.name,
        "of": one.of,
        "both": one.both,
        "only_first": one.only_first,
        "only_second": one.only_second,
        "neither": one.neither,
        "difference": one.difference,
        "interval": [one.interval.low, one.interval.high],
        "p": one.p,
        "p_holm": p,
    }
