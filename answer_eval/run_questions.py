"""Ask an engine every gold question, and keep what it said: a line an answer, written as it comes."""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any, Protocol, TextIO

from answer_eval.json_lines import content, line_of, read_lines
from answer_eval.own_gold import read_gold
from answer_eval.purse import Purse
from chat.answer import Answer
from chat.answer_json import answer_json
from data.errors import FilingsError, SetupError

GOLD, RECORDS, SETUP = "gold.jsonl", "records.jsonl", "setup.json"
COSTS, MANIFEST = "costs.jsonl", "manifest.json"
NOTHING_SPENT: Mapping[str, Any] = {"seconds": 0.0, "tokens": None, "cost_usd": None}
"""What stands in a record, so that equal answers have equal bytes; what was spent is beside it."""


class Asked(Protocol):
    """What answers: `chat.engine.Engine`, or a stand-in."""

    def answer(
        self,
        question: str,
        *,
        as_of: date | None = None,
        document_id: str | None = None,
        turns: Sequence[str] = (),
    ) -> Answer: ...


@dataclass(frozen=True, slots=True)
class Run:
    """A folder with the questions, what was answered, and what answered."""

    gold: tuple[dict[str, Any], ...]
    records: Mapping[str, dict[str, Any]]
    """By id: {"id", "answer"} or {"id", "error"}."""
    setup: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Asking:
    """How questions are asked."""

    engine_of: Callable[[Mapping[str, Any]], Asked]
    """The engine as it is to be asked this question."""
    golds_of: Callable[[list[dict[str, Any]]], list[dict[str, Any]]] = lambda golds: golds
    """What is asked, and what is right then."""
    at_once: int = 1
    budget: Decimal | None = None
    """US dollars that all answers of the folder may cost; None for no bound."""


def run(
    gold_path: Path,
    folder: Path,
    engine: Asked | Asking,
    setup: Mapping[str, Any],
    tick: Callable[[], Any],
) -> int:
    """Answer what the folder has no record of; gives the number answered now.

    Lines stand as answers come; in a whole run they stand in the order of the questions.

    Raises:
        SetupError: the folder holds another run, or the budget is spent.

    """
    asking = engine if isinstance(engine, Asking) else Asking(lambda _: engine)
    gold = asking.golds_of(read_gold(gold_path))
    whole = {**setup, "gold": _digest(content(gold_path))}
    folder.mkdir(parents=True, exist_ok=True)
    _begin(folder, gold, whole)
    appended(folder / RECORDS).close()
    done = {record["id"] for record in read_lines(folder / RECORDS)}
    for question in gold:
        if question["id"] in done:
            tick()
    count = 0
    with appended(folder / COSTS) as costs, appended(folder / RECORDS) as records:
        left = [question for question in gold if question["id"] not in done]
        for record, cost in _answers(left, asking, Purse(asking.budget, read_costs(folder))):
            # Costs first: a run that is killed between the two asks again, and the last line counts.
            for file, line in ((costs, cost), (records, record)):
                file.write(line_of(line))
                file.flush()
            count += 1
            tick()
    if count < len(left):
        raise SetupError(
            f"The budget is spent: {len(gold) - len(left) + count:,} of {len(gold):,} questions are "
            "answered. Go on with a larger one: --budget USD"
        )
    _finish(folder, gold, whole)
    return count


def _answers(
    questions: Sequence[dict[str, Any]], asking: Asking, purse: Purse
) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Ask several at once and give each answer as it comes; stop asking when the money is spent."""
    waiting = iter(questions)
    with ThreadPoolExecutor(asking.at_once) as pool:
        under_way: set[Future[tuple[dict[str, Any], dict[str, Any]]]] = set()
        while True:
            while len(under_way) < asking.at_once and purse.has_for(len(under_way)):
                question = next(waiting, None)
                if question is None:
                    break
                under_way.add(pool.submit(asked, asking.engine_of(question), question))
            if not under_way:
                return
            came, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for one in came:
                record, cost = one.result()
                purse.pay(cost)
                yield record, cost


def read_run(folder: Path) -> Run:
    """Read a folder that `run` has written."""
    gold = read_lines(folder / GOLD)
    records = {record["id"]: record for record in read_lines(folder / RECORDS)}
    setup = json.loads(content(folder / SETUP))
    return Run(tuple(gold), records, setup)


def read_costs(folder: Path) -> dict[str, dict[str, Any]]:
    """Read seconds, tokens and US dollars by id; empty for a run that did not keep them."""
    path = folder / COSTS
    return {one["id"]: one for one in read_lines(path)} if path.exists() else {}


def asked(engine: Asked, question: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Ask; gives the record, which is the same whenever the answer is, and what it cost."""
    as_of = question.get("as_of")
    try:
        answer = engine.answer(
            question["question"],
            as_of=date.fromisoformat(as_of) if as_of else None,
            document_id=question.get("document_id"),
            turns=tuple(question.get("turns") or ()),
        )
    except FilingsError as wrong:
        return {"id": question["id"], "error": str(wrong)}, {"id": question["id"]}
    made = answer_json(answer)
    cost = {"id": question["id"], **{key: made[key] for key in NOTHING_SPENT}}
    if answer.retries:
        cost["retries"] = answer.retries
    if answer.failed_calls:
        cost["failed_calls"] = answer.failed_calls
    return {"id": question["id"], "answer": {**made, **NOTHING_SPENT}}, cost


def _begin(folder: Path, gold: Sequence[Mapping[str, Any]], setup: Mapping[str, Any]) -> None:
    """Write down what is asked and by what; a folder holds one run of one set of questions."""
    text = _json_text(setup)
    known = folder / SETUP
    if known.exists() and known.read_text(encoding="utf-8") != text:
        raise SetupError(
            f"{folder} holds a run of other questions, another corpus, another model or other code. "
            "Name another folder with: --out DIR"
        )
    _write(folder / GOLD, "".join(map(line_of, map(dict, gold))))
    _write(known, text)


def _finish(folder: Path, gold: Sequence[Mapping[str, Any]], setup: Mapping[str, Any]) -> None:
    """Write down what a whole run came to; two runs of the same have the same bytes."""
    by_id = {one["id"]: one for one in read_lines(folder / RECORDS)}
    ordered = "".join(line_of(by_id[question["id"]]) for question in gold)
    if ordered.encode() != (folder / RECORDS).read_bytes():
        _write(folder / RECORDS, ordered)
    records = ordered.encode()
    failed = sum("error" in one for one in by_id.values())
    manifest = {
        "setup": setup,
        "questions": len(gold),
        "failed": failed,
        "records": _digest(records),
    }
    _write(folder / MANIFEST, _json_text(manifest))


def _write(path: Path, text: str) -> None:
    """Write all of it or nothing, whenever the run is killed."""
    whole = path.with_name(path.name + ".part")
    whole.write_text(text, encoding="utf-8", newline="\n")
    whole.replace(path)


def _json_text(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _digest(of: bytes) -> str:
    return hashlib.sha256(of).hexdigest()


def appended(path: Path) -> TextIO:
    """Open for more lines, and drop a last one that was cut off."""
    if path.exists():
        before = path.read_bytes()
        if not before.endswith(b"\n"):
            path.write_bytes(before[: before.rfind(b"\n") + 1])
    return path.open("a", encoding="utf-8", newline="\n")
