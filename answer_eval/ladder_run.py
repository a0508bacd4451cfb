"""Climb the oracle ladder with the misses of a run, and keep where each is charged beside it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from answer_eval.evidence import Facts
from answer_eval.json_lines import line_of, read_lines
from answer_eval.ladder import Bench, charges
from answer_eval.ladder_charges import LADDER, charge_rows
from answer_eval.measured_run import measure_run, open_shelf
from answer_eval.run_questions import appended, read_run
from chat.engine import open_engine
from data.errors import SetupError
from data.store import Store


@dataclass(frozen=True, slots=True)
class Climbed:
    """The charges of a run."""

    charged: tuple[Mapping[str, str], ...]
    asked: int

    def lines(self) -> Iterator[str]:
        """Print the ladder for people."""
        yield f"{'stage':14} {'misses':>7}  of {self.asked:,} questions"
        for name, count, share in charge_rows(self.charged, self.asked):
            yield f"{name:14} {count:>7}  {share:.4f}"


def climb(folder: Path, store: Store, tick: Callable[[int], Any]) -> Climbed:
    """Charge each miss of the folder that is not charged yet; `tick` is told how many there are."""
    run = read_run(folder)
    evidence = (run.setup.get("recipe") or {}).get("evidence", "retrieved")
    if evidence != "retrieved":
        raise SetupError(
            f"{folder} is a run of the evidence {evidence}; the ladder climbs from what is retrieved. "
            "Ask the questions with: python -m answer_eval run --recipe retrieved"
        )
    samples = measure_run(folder, open_shelf(store)).samples
    missed = [one.gold for one in samples if not one.scored.is_good]
    path = folder / LADDER
    known = [one for one in read_lines(path) if one["id"] in _ids(missed)] if path.exists() else []
    left = [gold for gold in missed if gold["id"] not in _ids(known)]
    tick(len(known))
    engine = open_engine(str(run.setup.get("model", "none")), store=store)
    with appended(path) as file:
        for row in charges(Bench(engine, Facts(store)), left, lambda: tick(1)):
            file.write(line_of(dict(row)))
            file.flush()
            known.append(dict(row))
    return Climbed(tuple(known), len(samples))


def _ids(rows: Sequence[Mapping[str, Any]]) -> frozenset[str]:
    return frozenset(one["id"] for one in rows)
