"""The oracle ladder: a fault planted at a stage is charged to that stage, and the charges sum to the gap."""

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from answer_eval.__main__ import main
from answer_eval.evidence import Facts, Shown
from answer_eval.gold_from_facts import gold_questions, write_gold
from answer_eval.json_lines import read_lines
from answer_eval.ladder import Bench, charge
from answer_eval.ladder_charges import LADDER, NOT_REPAIRED, STAGES, charge_rows, read_charges
from answer_eval.measured_run import measure_run, open_shelf
from answer_eval.run_questions import RECORDS
from answer_eval.run_report import ladder_table
from chat.engine import Engine, open_engine
from chat.reading_types import AskedPeriod, Reading
from chat.swaps import Swaps
from data.figures import Figure
from data.line_items import line_item
from data.store import open_store
from tests.answer_eval.test_recipes import AUDITOR, UNREADABLE

FIGURE = {**UNREADABLE, "question": "What was Tolvane's revenue in fiscal 2024?"}
Plant = Callable[[Bench], Bench]


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


@pytest.fixture(scope="module")
def bench(engine: Engine) -> Bench:
    return Bench(engine, Facts(engine.store))


@pytest.fixture(scope="module")
def words(bench: Bench) -> dict[str, Any]:
    """A question in words whose gold place is where it is answered now."""
    answer = bench.record(AUDITOR, ())["answer"]
    place = answer["citations"][0]
    return {**AUDITOR, "spans": [{"document_id": place["document_id"], **place["spans"][0]}]}


def by(**pieces: Any) -> Plant:
    return lambda bench: replace(bench, fault=Swaps(**pieces))


def after(fault: Callable[[dict[str, Any]], dict[str, Any]]) -> Plant:
    return lambda bench: replace(bench, fault_after=fault)


def as_prose(own: Reading) -> Reading:
    return replace(own, is_prose=True)


def of_another_year(own: Reading) -> Reading:
    return replace(own, periods=tuple(replace(one, year=2023, date=None) for one in own.periods))


def tenfold(_: object, own: Any) -> Any:
    return replace(own, value=own.value * 10) if isinstance(own, Figure) else own


def uncited(answer: dict[str, Any]) -> dict[str, Any]:
    figures = [{**one, "citations": []} for one in answer["figures"]]
    return {**answer, "figures": figures, "citations": []}


def other_facts(own: Any) -> Any:
    facts = Facts(own._store)
    return Shown(own, None, facts.only(lambda fact: fact.value != Decimal(1185359000)))


class Nothing:
    """A retriever that finds nothing."""

    name = "nothing"

    def search(self, *_: object, **__: object) -> tuple[()]:
        return ()


FAULTS = {
    "route": by(reading=as_prose),
    "reading": by(reading=of_another_year),
    "retrieval": by(on_file=other_facts),
    "derivation": by(figure=tenfold),
    "citing": after(uncited),
}


@pytest.mark.parametrize("stage", FAULTS)
def test_a_fault_of_a_figure_is_charged_to_its_stage(stage: str, bench: Bench) -> None:
    assert bench.is_good(FIGURE, bench.record(FIGURE, ()))
    faulty = FAULTS[stage](bench)
    assert not faulty.is_good(FIGURE, faulty.record(FIGURE, ()))
    assert charge(faulty, FIGURE) == stage


def of_another_sentence(answer: dict[str, Any]) -> dict[str, Any]:
    """A reader that took the first letter of what it was to quote."""
    citations = [
        {
            **one,
            "quotes": [one["quotes"][0][:1]],
            "spans": [{"start": one["spans"][0]["start"], "end": one["spans"][0]["start"] + 1}],
        }
        for one in answer["citations"]
    ]
    return {**answer, "text": "Somebody.", "citations": citations}


def refusing(answer: dict[str, Any]) -> dict[str, Any]:
    """A reader that finds no answer in what it is given."""
    reason = {"code": "not_in_filings", "words": "No passage says this."}
    refusal = {"outcome": "not_found", "reason": reason, "text": reason["words"]}
    return {**answer, **refusal, "claims": [], "citations": []}


WORDS_FAULTS = {
    "route": by(reading=lambda own: replace(own, is_prose=False, wanted=(line_item("revenue"),))),
    "reading": by(reading=lambda own: replace(own, periods=(AskedPeriod("year", year=2011),))),
    "retrieval": by(on_file=lambda own: Shown(own, Nothing())),
    "derivation": after(of_another_sentence),
    "citing": after(uncited),
}


def test_a_reader_that_refuses_is_charged_with_it_and_not_whoever_cites(
    bench: Bench, words: dict[str, Any]
) -> None:
    assert charge(after(refusing)(bench), words) == "derivation"


@pytest.mark.parametrize("stage", WORDS_FAULTS)
def test_a_fault_of_an_answer_in_words_is_charged_to_its_stage(
    stage: str, bench: Bench, words: dict[str, Any]
) -> None:
    assert bench.is_good(words, bench.record(words, ()))
    faulty = WORDS_FAULTS[stage](bench)
    assert not faulty.is_good(words, faulty.record(words, ()))
    assert charge(faulty, words) == stage


def test_words_that_stand_in_no_place_are_a_matter_of_wording(
    bench: Bench, words: dict[str, Any]
) -> None:
    assert charge(bench, {**words, "expects": ["a committee of the board"]}) == "wording"


def test_what_the_gold_itself_has_wrong_is_repaired_by_nothing(bench: Bench) -> None:
    assert charge(bench, {**FIGURE, "value": "1185359001", "concepts": ["us-gaap:No"]}) == (
        NOT_REPAIRED
    )


def test_a_refusal_that_was_not_given_is_charged_to_what_was_read(bench: Bench) -> None:
    gold = {
        **FIGURE,
        "question": "Tolvane revenue 2024",
        "outcome": "not_found",
        "reason": "period_not_on_file",
        "period": {"start": "2011-01-01", "end": "2011-12-31"},
        "value": None,
    }
    assert charge(bench, gold) == "reading"


def test_charges_sum_to_the_gap() -> None:
    charged = [{"charged": stage} for stage in ("route", "reading", "reading", "citing")]
    assert charge_rows(charged, 50) == [
        ("route", 1, 0.02),
        ("reading", 2, 0.04),
        ("retrieval", 0, 0.0),
        ("derivation", 0, 0.0),
        ("citing", 1, 0.02),
        ("wording", 0, 0.0),
        ("the gap", 4, 0.08),
    ]
    unrepaired = charge_rows([*charged, {"charged": NOT_REPAIRED}], 50)
    assert unrepaired[-2:] == [(NOT_REPAIRED, 1, 0.02), ("the gap", 5, 0.1)]


def test_the_command_charges_every_miss_once_and_the_report_shows_it(
    sample_home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("FILINGS_HOME", str(sample_home))
    store = open_store(sample_home)
    gold, out = tmp_path / "g.jsonl", tmp_path / "out"
    made = gold_questions(store, count=40, seed=1)
    write_gold(gold, [*[one for one in made if one["kind"] != "words"][:20], UNREADABLE])
    assert main(["run", "--gold", str(gold), "--out", str(out)]) == 0
    shelf = open_shelf(store)
    assert ladder_table(measure_run(out, shelf)).rows == ()
    capsys.readouterr()
    assert main(["ladder", str(out)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "stage           misses  of 21 questions"
    assert said[2] == "reading              1  0.0476"
    assert said[-1] == "the gap              1  0.0476"
    assert read_charges(out) == {"u": "reading"}
    before = (out / LADDER).read_bytes()
    assert main(["ladder", str(out)]) == 0
    assert (out / LADDER).read_bytes() == before
    assert ladder_table(measure_run(out, shelf)).rows[-1] == ("the gap", 1, 1 / 21)
    assert len(STAGES) == 6


def test_only_a_run_of_what_is_retrieved_is_climbed(
    sample_home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("FILINGS_HOME", str(sample_home))
    gold, out = tmp_path / "g.jsonl", tmp_path / "out"
    write_gold(gold, [UNREADABLE])
    assert main(["run", "--gold", str(gold), "--out", str(out), "--recipe", "oracle"]) == 0
    assert main(["ladder", str(out)]) == 1
    assert "is a run of the evidence oracle; the ladder climbs" in capsys.readouterr().err
    assert len(read_lines(out / RECORDS)) == 1
