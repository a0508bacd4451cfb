"""The gate: a small frozen set over the sample corpus, exact in outcome, value, route and first quotes."""

from pathlib import Path
from typing import Any

import pytest

from answer_eval.judging import judge
from answer_eval.own_gold import read_gold
from answer_eval.run_questions import asked
from chat.engine import Engine, open_engine

GATE = Path(__file__).resolve().parents[2] / "answer_eval" / "gold" / "gate_questions.jsonl"
QUESTIONS = read_gold(GATE)


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


def test_every_slice_is_in_it() -> None:
    assert len(QUESTIONS) == 42
    assert {one["slice"] for one in QUESTIONS} == {
        "annual", "quarter", "year to date", "instant", "derived", "quarter by difference",
        "no answer", "as of", "as of, superseded", "prose", "prospectus", "follow-up", "robustness",
        "comparison",
    }  # fmt: skip


@pytest.mark.parametrize("gold", QUESTIONS, ids=lambda one: f"{one['slice']}: {one['id']}")
def test_an_answer_is_what_it_was_and_right(engine: Engine, gold: dict[str, Any]) -> None:
    answer = asked(engine, gold)[0]["answer"]
    assert {
        "outcome": answer["outcome"],
        "reason": answer["reason"] and answer["reason"]["code"],
        "route": answer["route"]["kind"],
        "value": answer["figures"][0]["value"] if answer["figures"] else None,
        "quotes": [one["quotes"][0] for one in answer["citations"]],
    } == gold["gate"], gold["question"]
    found = judge(gold, answer, lambda place: engine.store.document(place).text)
    assert (found.right, found.cited, found.error_class) == (True, True, "")
