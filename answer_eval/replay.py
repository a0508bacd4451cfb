"""Recorded questions asked again of the store as it is: which answers differ, and in what.

Figures, citations, routes and outcomes are compared; times, costs, and words that carry today's
date are not.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from answer_eval.run_questions import Asked, Run, asked


@dataclass(frozen=True, slots=True)
class Differs:
    """An answer that is no longer what was recorded."""

    question_id: str
    question: str
    parts: tuple[tuple[str, str, str], ...]
    """What differs, as recorded, and as it is now."""


def replay(
    run: Run, engine_of: Callable[[Mapping[str, Any]], Asked], tick: Callable[[], Any]
) -> Iterator[Differs]:
    """Ask every question that has a record, each of its own engine."""
    for gold in run.gold:
        record = run.records.get(gold["id"])
        if record is not None:
            now, _ = asked(engine_of(gold), gold)
            parts = tuple(_different(record, now))
            if parts:
                yield Differs(gold["id"], gold["question"], parts)
        tick()


def _different(record: Mapping[str, Any], now: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    before, after = compared(record), compared(now)
    for part, value in before.items():
        if value != after[part]:
            yield part, _words(value), _words(after[part])


def compared(record: Mapping[str, Any]) -> dict[str, Any]:
    """What must be the same: by name of the part."""
    answer = record.get("answer")
    if answer is None:
        failed = {"outcome": f"failed: {record['error']}"}
        return {**dict.fromkeys(("outcome", "route", "figures", "citations")), **failed}
    reason = (answer["reason"] or {}).get("code")
    return {
        "outcome": answer["outcome"] + (f": {reason}" if reason else ""),
        "route": answer["route"]["kind"],
        "figures": [_figure(one) for one in answer["figures"]],
        "citations": [_citation(one) for one in answer["citations"]],
    }


def _figure(figure: Mapping[str, Any]) -> tuple[Any, ...]:
    period = figure["period"]
    keys = ("label", "value", "unit", "formula")
    return (*(figure[key] for key in keys), period["start"], period["end"], *figure["citations"])


def _citation(citation: Mapping[str, Any]) -> tuple[Any, ...]:
    places = tuple((one["start"], one["end"]) for one in citation["spans"])
    return (citation["marker"], citation["document_id"], places, tuple(citation["quotes"]))


def _words(value: Any) -> str:
    if isinstance(value, list):
        return "; ".join(" ".join(map(str, one)) for one in value) or "none"
    return str(value) if value is not None else "none"


def replay_lines(different: Differs) -> Iterator[str]:
    """Print what differs for people."""
    yield f"{different.question}  [{different.question_id}]"
    for part, before, now in different.parts:
        yield f"  {part} was {before}"
        yield f"  {' ' * len(part)} now {now}"
