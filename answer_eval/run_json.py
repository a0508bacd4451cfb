"""Runs as JSON: every total with its intervals, errors with the ids of their questions, comparisons."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from answer_eval.comparing import against_first, comparison_json
from answer_eval.measure_totals import (
    Total,
    answer_totals,
    citation_totals,
    delivered_totals,
    outcome_totals,
    share_total,
)
from answer_eval.measured_run import MeasuredRun, Sample

DIGITS = 6


def runs_json(runs: Sequence[MeasuredRun]) -> dict[str, Any]:
    """All that a report says."""
    return {
        "runs": [run_json(run) for run in runs],
        "comparisons": [comparison_json(one) for one in against_first(runs)],
    }


def run_json(run: MeasuredRun) -> dict[str, Any]:
    """One run."""
    return {
        "name": run.name,
        "setup": dict(run.setup),
        "questions": len(run.samples),
        **measures_json(run.samples),
        "errors": _errors(run.samples),
    }


def measures_json(samples: Sequence[Sample]) -> dict[str, Any]:
    """All measures over samples."""
    counts, outcomes = outcome_totals(samples)
    names = sorted({one.slice for one in samples})
    slices = (
        share_total(name, ((s, s.scored.is_good) for s in samples if s.slice == name))
        for name in names
    )
    return {
        "answers": _totals(answer_totals(samples)),
        "slices": _totals(slices),
        "outcomes": {**asdict(counts), "shares": _totals(outcomes)},
        "citations": _totals(citation_totals(samples)),
        "delivered": _totals(delivered_totals(samples)),
    }


def _totals(totals: Iterable[Total]) -> list[dict[str, Any]]:
    return [_total(one) for one in totals]


def _total(one: Total) -> dict[str, Any]:
    value: dict[str, Any] = {"name": one.name, "value": _short(one.value), "of": one.of}
    if one.good is not None:
        value["good"] = one.good
    for name, interval in (("wilson", one.wilson), ("by_company", one.by_company)):
        if interval is not None:
            value[name] = [_short(interval.low), _short(interval.high)]
    return value


def _short(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)


def _errors(samples: Sequence[Sample]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for one in samples:
        if not one.scored.is_good:
            found[one.scored.verdict.error_class].append(one.gold["id"])
    return dict(sorted(found.items()))
