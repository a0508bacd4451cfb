"""The whole way on all 29 real filings: typed and generated questions, right and cited."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from answer_eval.gold_from_facts import gold_questions, write_gold
from answer_eval.json_lines import read_lines
from answer_eval.run_questions import read_run, run
from answer_eval.score_report import Scored, errors, report_lines, score
from chat.engine import Engine, open_engine
from data.store import open_store

GOLD = Path(__file__).resolve().parents[2] / "answer_eval" / "gold"
TYPED = {
    "typed_questions.jsonl": 249,
    "strangers_questions.jsonl": 446,
    "search_box_questions.jsonl": 155,
}
"""Typed by hand: before the reader existed, by two strangers who did not know it, and in a few words as into a search box."""
GENERATED = 300
LEAST_RIGHT = 0.97


@pytest.fixture(scope="module")
def engine(filings_home: Path) -> Engine:
    return open_engine("none", home=filings_home, say=lambda _: None)


def scored(gold: Path, folder: Path, engine: Engine) -> list[Scored]:
    setup: Mapping[str, Any] = {"model": "none"}
    run(gold, folder, engine, setup, lambda: None)
    return score(read_run(folder), lambda document_id: engine.store.document(document_id).text)


def check(outcome: list[Scored]) -> None:
    """97 % right and cited; no figure of another year or company is ever given."""
    share = sum(one.verdict.right and one.verdict.cited for one in outcome) / len(outcome)
    faults = errors(outcome)
    assert not {"wrong_year", "wrong_company"} & set(faults), faults
    assert share >= LEAST_RIGHT, "\n".join(report_lines(outcome))


def test_all_29_filings_are_on_file(filings_home: Path) -> None:
    entries = open_store(filings_home).entries()
    assert len(entries) == 29
    assert len({entry.cik for entry in entries}) == 16
    assert sum(entry.facts for entry in entries) == 37_081


@pytest.mark.parametrize("name", TYPED)
def test_the_typed_questions_are_answered_right_and_cited(
    engine: Engine, tmp_path: Path, name: str
) -> None:
    outcome = scored(GOLD / name, tmp_path / "typed", engine)
    assert len(outcome) == len(read_lines(GOLD / name)) == TYPED[name]
    check(outcome)


def test_generated_questions_are_answered_right_and_cited(engine: Engine, tmp_path: Path) -> None:
    gold = tmp_path / "gold.jsonl"
    write_gold(gold, gold_questions(engine.store, count=GENERATED, seed=3))
    check(scored(gold, tmp_path / "generated", engine))


@pytest.mark.parametrize("company", ["IBM", "Wells Fargo"])
def test_revenue_is_not_in_a_document_whose_statements_are_in_an_exhibit(
    engine: Engine, company: str
) -> None:
    answer = engine.answer(f"{company} revenue 2024")
    assert answer.reason is not None
    assert (answer.outcome, answer.reason.code) == ("not_found", "not_in_document")
