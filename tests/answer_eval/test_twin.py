"""Twin swap: the figure is edited in the document, and the answer follows the document."""

from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from answer_eval.__main__ import main
from answer_eval.gold_from_facts import gold_questions, write_gold
from answer_eval.json_lines import read_lines
from answer_eval.measured_run import measure_run, open_shelf
from answer_eval.run_questions import read_run
from answer_eval.twin import Edit, EditedStore, edited_text, edited_value, other_digit, twins
from data.company import Cik
from data.span import DocumentId
from data.store import Store, open_store
from tests.answer_eval.test_recipes import UNREADABLE

PLACE = DocumentId("0009910482-25-000011/tlvn-20241231")


@pytest.mark.parametrize(
    ("value", "edited"),
    [
        ("391035000000", "691035000000"),
        ("8898", "2898"),
        ("-11817", "-41817"),
        ("0.62", "0.92"),
        ("1.5", "4.5"),
        ("900", "300"),
    ],
)
def test_the_leading_digit_is_another_and_nothing_else(value: str, edited: str) -> None:
    assert edited_value(Decimal(value)) == Decimal(edited)


def test_no_digit_is_its_own_other_and_none_is_zero() -> None:
    assert {digit: other_digit(digit) for digit in "123456789"} == dict(
        zip("123456789", "456789123", strict=True)
    )


def test_a_text_keeps_its_length() -> None:
    edits = [Edit(PLACE, 5, "6"), Edit(PLACE, 0, "X")]
    assert edited_text("Net: 391,035", edits) == "Xet: 691,035"


@pytest.fixture
def sample(sample_home: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setenv("FILINGS_HOME", str(sample_home))
    return open_store(sample_home)


def tolvane_revenue(store: Store) -> dict[str, Any]:
    found = [
        fact
        for fact in store.facts(Cik("0009910482"))
        if fact.value == Decimal(1185359000)
        and fact.concept == "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax"
        and fact.span
    ]
    spans = [
        {"document_id": one.span.document_id, "start": one.span.start, "end": one.span.end}
        for one in found
        if one.span
    ]
    return {**UNREADABLE, "question": "Tolvane revenue 2024", "spans": spans}


def test_all_prints_of_a_figure_are_edited_and_what_is_right_with_them(sample: Store) -> None:
    gold = tolvane_revenue(sample)
    made = twins([gold], sample)
    assert [one["value"] for one in made.golds] == ["4185359000"]
    edited = EditedStore(sample.home, made)
    assert edited.digest != sample.digest
    for place in gold["spans"]:
        text = edited.document(place["document_id"]).text
        assert text[place["start"] : place["end"]] == "4,185,359"
        assert len(text) == len(sample.document(place["document_id"]).text)
    values = {
        fact.value
        for fact in edited.facts(Cik("0009910482"))
        if fact.concept == "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax"
        and not fact.dimensions
        and str(fact.period.end) == "2024-12-31"
        and fact.value
        and fact.value > 10**9
    }
    assert values == {Decimal(4185359000), Decimal(4185400000), Decimal(4200000000)}, (
        "what is printed in billions is edited along"
    )


def test_refusals_comparisons_and_figures_with_two_right_values_are_left_out(
    sample: Store,
) -> None:
    gold = tolvane_revenue(sample)
    refused = {**gold, "outcome": "not_found", "reason": "period_not_on_file", "value": None}
    either = {**gold, "alternatives": [{"value": "1", "concepts": [], "spans": []}]}
    higher = {**gold, "slice": "comparison"}
    assert twins([gold], sample).golds
    assert twins([refused, either, higher], sample) == twins([], sample)


def test_answers_follow_the_edited_documents(
    sample: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gold, out = tmp_path / "g.jsonl", tmp_path / "out"
    made = gold_questions(sample, count=80, seed=5)
    write_gold(gold, [one for one in made if one["kind"] != "words"])
    assert main(["run", "--gold", str(gold), "--out", str(out), "--recipe", "twin"]) == 0
    asked = {one["id"]: one for one in read_lines(gold)}
    run = read_run(out)
    assert len(run.gold) > 40
    reported = [one for one in run.gold if one["kind"] == "reported"]
    assert all(Decimal(one["value"]) != Decimal(asked[one["id"]]["value"]) for one in reported)
    samples = measure_run(out, open_shelf(sample)).samples
    assert [one.scored.verdict for one in samples if not one.scored.is_good] == []
    assert "answered now" in capsys.readouterr().out
