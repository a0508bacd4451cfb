"""What a run may cost: asking stops before more is spent, and goes on with a larger budget."""

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from answer_eval.purse import Purse
from answer_eval.run_questions import Asking, read_run, run
from chat.answer import Answer
from data.errors import SetupError
from tests.answer_eval.test_run_questions import QUESTIONS, SETUP, Refuser


class Paid(Refuser):
    """An engine whose answers cost thirty cents each."""

    def answer(
        self,
        question: str,
        *,
        as_of: date | None = None,
        document_id: str | None = None,
        turns: Sequence[str] = (),
    ) -> Answer:
        return replace(super().answer(question, as_of=as_of), cost_usd="0.30")


def test_what_is_under_way_counts_as_the_dearest_so_far() -> None:
    purse = Purse(Decimal("1.00"), {"a": {"cost_usd": "0.30"}, "b": {"cost_usd": "0.10"}})
    assert purse.spent == Decimal("0.40")
    assert purse.has_for(1)
    assert not purse.has_for(2)


def test_without_a_budget_there_is_always_enough() -> None:
    assert Purse(None, {"a": {"cost_usd": "1000"}}).has_for(100)


def test_an_answer_without_a_cost_costs_nothing() -> None:
    purse = Purse(Decimal(0), {"a": {"id": "a"}, "b": {"cost_usd": None}})
    assert purse.spent == 0
    assert purse.has_for(3)


def test_a_run_stops_at_its_budget_and_goes_on_with_a_larger_one(tmp_path: Path) -> None:
    gold, out = tmp_path / "g.jsonl", tmp_path / "out"
    gold.write_text("".join(json.dumps(one) + "\n" for one in QUESTIONS), encoding="utf-8")
    engine = Paid()
    with pytest.raises(SetupError) as spent:
        run(gold, out, Asking(lambda _: engine, budget=Decimal("0.65")), SETUP, lambda: None)
    assert str(spent.value) == (
        "The budget is spent: 2 of 3 questions are answered. Go on with a larger one: --budget USD"
    )
    assert list(read_run(out).records) == ["a", "b"]
    assert not (out / "manifest.json").exists()
    asking = Asking(lambda _: engine, budget=Decimal("0.90"))
    assert run(gold, out, asking, SETUP, lambda: None) == 1
    assert (out / "manifest.json").exists()
