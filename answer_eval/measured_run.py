"""A run with the verdict on every answer and all its measures."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

from answer_eval.ladder_charges import read_charges
from answer_eval.planted import as_planted
from answer_eval.run_questions import Run, read_costs, read_run
from answer_eval.sample_measures import Delivered, Measures, Shelf, delivered, measures
from answer_eval.score_report import Scored, score
from answer_eval.twin import as_edited
from answer_eval.wrong_places import Origin
from data.store import Store


@dataclass(frozen=True, slots=True)
class Sample:
    """A question with its verdict and its measures."""

    scored: Scored
    measures: Measures | None
    """None where nothing was answered."""
    delivered: Delivered | None
    """None where the gold names no place."""

    @property
    def gold(self) -> Mapping[str, Any]:
        return self.scored.gold

    @property
    def answer(self) -> Mapping[str, Any] | None:
        return (self.scored.record or {}).get("answer")

    @property
    def slice(self) -> str:
        """The group that it is counted in."""
        return str(self.gold.get("slice") or self.gold.get("kind") or "")

    @property
    def cluster(self) -> str:
        """The company; questions that name none are a cluster together."""
        return str(
            self.gold.get("cluster") or self.gold.get("cik") or self.gold.get("company") or ""
        )


@dataclass(frozen=True, slots=True)
class MeasuredRun:
    """All samples of a folder, in the order of the gold."""

    name: str
    samples: tuple[Sample, ...]
    setup: Mapping[str, Any]
    seconds: tuple[float, ...]
    """Of each answer of which it was kept."""
    spent: tuple[tuple[str, str], ...] = ()
    """What a model took, in words and numbers; nothing where there was none."""
    charges: Mapping[str, str] = field(default_factory=dict)
    """By id of a miss, the stage that it is charged to; empty where nobody has climbed the ladder."""


def measure_run(folder: Path, shelf: Shelf) -> MeasuredRun:
    """Judge and measure a folder that `run` has written."""
    run = read_run(folder)
    text_of = as_edited(folder, shelf.text_of)
    if (run.setup.get("recipe") or {}).get("evidence") == "planted":
        text_of = as_planted(text_of)
    shelf = replace(shelf, text_of=text_of)
    costs = tuple(read_costs(folder).values())
    seconds = (one.get("seconds") for one in costs)
    return MeasuredRun(
        folder.resolve().name,
        measured(run, shelf),
        run.setup,
        tuple(one for one in seconds if one is not None),
        _spent(costs),
        read_charges(folder),
    )


def _spent(costs: Sequence[Mapping[str, Any]]) -> tuple[tuple[str, str], ...]:
    tokens = [one["tokens"] for one in costs if one.get("tokens")]
    retries = sum(one.get("retries", 0) for one in costs)
    failed = sum(one.get("failed_calls", 0) for one in costs)
    if not (tokens or retries or failed):
        return ()
    priced = [Decimal(one["cost_usd"]) for one in costs if one.get("cost_usd")]
    return (
        ("answers that a model read for", f"{len(tokens):,}"),
        ("tokens read", f"{sum(one['in'] for one in tokens):,}"),
        ("tokens written", f"{sum(one['out'] for one in tokens):,}"),
        ("requests sent again, the service being busy", f"{retries:,}"),
        ("calls that failed in the end: passages are quoted instead", f"{failed:,}"),
        *((("US dollars", f"{sum(priced, Decimal(0)):f}"),) if priced else ()),
    )


def measured(run: Run, shelf: Shelf) -> tuple[Sample, ...]:
    """Judge and measure every answer."""
    return tuple(_sample(one, shelf) for one in score(run, shelf.text_of))


def _sample(scored: Scored, shelf: Shelf) -> Sample:
    gold, answer = scored.gold, (scored.record or {}).get("answer")
    return Sample(
        scored,
        measures(gold, answer, shelf) if answer else None,
        delivered(gold, answer, shelf.origin_of),
    )


def open_shelf(store: Store) -> Shelf:
    """Look things up in a store; texts that were read are kept."""
    origins = {
        str(entry.document_id): Origin(
            entry.cik, str(entry.period_end) if entry.period_end else None
        )
        for entry in store.entries()
    }
    names = {str(one.cik): one.name for one in store.companies()}
    return Shelf(
        text_of=cache(lambda place: store.document(place).text),
        origin_of=origins.get,
        names=names,
    )


def setup_words(setup: Mapping[str, Any]) -> str:
    """Say what answered, with the starts of digests."""
    return ", ".join(
        f"{key} {value[:12] if isinstance(value, str) else json.dumps(value)}"
        for key, value in sorted(setup.items())
    )


def named_apart(runs: Sequence[MeasuredRun]) -> list[MeasuredRun]:
    """Number runs of folders with the same name."""
    names = Counter(run.name for run in runs)
    seen: Counter[str] = Counter()
    apart = []
    for run in runs:
        seen[run.name] += 1
        name = f"{run.name} ({seen[run.name]})" if names[run.name] > 1 else run.name
        apart.append(replace(run, name=name))
    return apart
