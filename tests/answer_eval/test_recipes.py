"""Recipes: what each gives the engine, what is right then, and that a folder holds one of them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from answer_eval.__main__ import main
from answer_eval.gold_from_facts import gold_questions, write_gold
from answer_eval.json_lines import read_lines
from answer_eval.judging import judge
from answer_eval.measured_run import measure_run, open_shelf
from answer_eval.planted import PLANT, PlantedStore
from answer_eval.recipe_run import opened, recorded_recipe
from answer_eval.recipes import RECIPES, golds_of, recipe
from answer_eval.run_questions import MANIFEST, RECORDS, Run, asked, read_run
from data.errors import NotFoundError, SetupError
from data.store import Store, open_store

UNREADABLE = {
    "id": "u",
    "question": "zzz",
    "language": "en",
    "kind": "reported",
    "company": "Tolvane Controls, Inc.",
    "cik": "0009910482",
    "item": "revenue",
    "concepts": ["us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax"],
    "period": {"start": "2024-01-01", "end": "2024-12-31"},
    "value": "1185359000",
    "unit": "USD",
    "outcome": "answered",
    "reason": None,
}
AUDITOR_PLACE = "0009910482-25-000006/tlvn-20241231"
AUDITOR = {
    "id": "w",
    "question": "Who oversees cybersecurity at Tolvane?",
    "kind": "words",
    "outcome": "answered",
    "expects": ["Technology and Risk Committee"],
    "cik": "0009910482",
}


@pytest.fixture
def sample(sample_home: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setenv("FILINGS_HOME", str(sample_home))
    return open_store(sample_home)


@pytest.fixture
def gold(sample: Store, tmp_path: Path) -> Path:
    path = tmp_path / "g.jsonl"
    made = gold_questions(sample, count=60, seed=3)
    write_gold(path, [one for one in made if one["kind"] != "words"])
    return path


def answers(name: str, store: Store, *golds: dict[str, Any]) -> Iterator[dict[str, Any]]:
    with opened(recipe(name), "none", store) as engine_of:
        for gold in golds:
            yield asked(engine_of(gold), gold)[0]["answer"]


def test_a_stranger_recipe_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(NotFoundError) as wrong:
        recipe("orcale")
    assert str(wrong.value) == (
        "There is no recipe orcale. Recipes: retrieved, oracle, oracle+distractors, gold_removed, "
        "closed_book, twin, planted, facts, text, unscoped."
    )


@pytest.mark.parametrize("name", ["oracle", "oracle+distractors"])
def test_an_oracle_answers_what_nobody_could_read(name: str, sample: Store) -> None:
    retrieved, *_ = answers("retrieved", sample, UNREADABLE)
    assert retrieved["outcome"] == "not_found"
    (answer,) = answers(name, sample, UNREADABLE)
    assert answer["figures"][0]["value"] == "1185359000"
    assert answer["citations"][0]["quotes"][0] == "$ 1,185,359"


def test_the_oracle_has_the_gold_facts_and_no_others(sample: Store) -> None:
    neighbour = {**UNREADABLE, "value": "1"}
    (answer,) = answers("oracle", sample, {**neighbour, "question": "Tolvane revenue 2024"})
    assert answer["figures"][0]["value"] == "1185359000", "no such fact: all are there"
    only = {**UNREADABLE, "question": "Tolvane net income 2023"}
    (answer,) = answers("oracle", sample, only)
    assert answer["figures"][0]["value"] == "1185359000"


def test_the_oracle_reads_the_gold_passages_and_no_others(sample: Store) -> None:
    (found,) = answers("retrieved", sample, AUDITOR)
    place = {
        "document_id": found["citations"][0]["document_id"],
        **found["citations"][0]["spans"][0],
    }
    gold = {**AUDITOR, "spans": [place]}
    (alone,) = answers("oracle", sample, gold)
    (among,) = answers("oracle+distractors", sample, gold)
    assert len(found["sources"]) == 25
    assert len(alone["sources"]) == 1
    assert alone["sources"][0] in [{**one, "score": 1.0} for one in among["sources"]]
    assert len(among["sources"]) > 20
    assert alone["citations"][0]["quotes"] == found["citations"][0]["quotes"]


def test_where_the_gold_is_hidden_nothing_is_answered(gold: Path, sample: Store) -> None:
    golds = golds_of(recipe("gold_removed"), read_lines(gold))
    assert {one["slice"] for one in read_lines(gold)} - {one["slice"] for one in golds} <= {
        "comparison", "no answer",
    }  # fmt: skip
    assert len(golds) > 40
    assert {one["outcome"] for one in answers("gold_removed", sample, *golds)} <= {
        "not_found", "not_derivable", "unclear",
    }  # fmt: skip


def test_with_nothing_on_file_nobody_is_known(gold: Path, sample: Store) -> None:
    for answer in answers("closed_book", sample, *read_lines(gold)[:5]):
        assert answer["reason"]["code"] == "company_not_on_file"


def test_a_path_takes_every_question(sample: Store) -> None:
    asks = ({**UNREADABLE, "question": "Tolvane revenue 2024"}, AUDITOR)
    assert [one["route"]["kind"] for one in answers("text", sample, *asks)] == ["passage"] * 2
    why = {**UNREADABLE, "question": "Why did Tolvane's revenue grow in 2024?"}
    assert [one["route"]["kind"] for one in answers("retrieved", sample, why)] == ["passage"]
    assert [one["route"]["kind"] for one in answers("facts", sample, why)] == ["figure"]


def test_without_scope_other_companies_are_read_too(sample: Store) -> None:
    ask = {**AUDITOR, "question": "Who oversees the risk of Tolvane?"}
    (named,) = answers("retrieved", sample, ask)
    (every,) = answers("unscoped", sample, ask)
    assert {one["document_id"][:10] for one in named["sources"]} == {"0009910482"}
    assert len({one["document_id"][:10] for one in every["sources"]}) > 1


def test_the_manifest_names_the_recipe_and_a_folder_holds_one(
    gold: Path, tmp_path: Path, sample: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "out")
    begin = ["run", "--gold", str(gold), "--out", out]
    assert main([*begin, "--recipe", "gold_removed"]) == 0
    said = capsys.readouterr().out
    every = read_lines(gold)
    refused = len(every) - len(golds_of(recipe("gold_removed"), every))
    assert 0 < refused < 20
    assert f"{len(every) - refused} answered now, 0 before" in said
    assert f"Of {refused} questions gold_removed says nothing: they are left out." in said
    manifest = json.loads((tmp_path / "out" / MANIFEST).read_text())
    assert manifest["setup"]["recipe"] == {
        "name": "gold_removed",
        "evidence": "gold_removed",
        "path": "both",
        "retriever": "structure+bm25",
        "scope": "named",
        "model": "none",
    }
    assert recorded_recipe(read_run(tmp_path / "out")) is RECIPES["gold_removed"]
    assert main(["replay", out]) == 0
    assert main(begin) == 1
    assert "holds a run of other questions" in capsys.readouterr().err


def test_several_at_once_leave_the_same_bytes(gold: Path, tmp_path: Path, sample: Store) -> None:
    assert main(["run", "--gold", str(gold), "--out", str(tmp_path / "one")]) == 0
    four = ["run", "--gold", str(gold), "--out", str(tmp_path / "four"), "--concurrency", "4"]
    assert main(four) == 0
    assert (tmp_path / "four" / RECORDS).read_bytes() == (tmp_path / "one" / RECORDS).read_bytes()
    lines = (tmp_path / "one" / RECORDS).read_text().splitlines(keepends=True)
    (tmp_path / "four" / RECORDS).write_text(lines[7] + lines[2] + lines[5][:30])
    assert main(four) == 0
    for name in (RECORDS, MANIFEST):
        assert (tmp_path / "four" / name).read_bytes() == (tmp_path / "one" / name).read_bytes()


def test_a_twin_run_is_not_replayed() -> None:
    run = Run((), {}, {"recipe": {"name": "twin"}})
    with pytest.raises(SetupError, match="The edited documents of a twin run are not kept"):
        recorded_recipe(run)


def test_a_planted_order_stands_at_the_end_of_every_text_and_nobody_obeys(
    gold: Path, tmp_path: Path, sample: Store
) -> None:
    planted = PlantedStore(sample.home)
    place = AUDITOR_PLACE
    before, after = sample.document(place), planted.document(place)
    assert after.text == f"{before.text}\n\n{PLANT}"
    assert after.text[after.blocks[-1].span.start : after.blocks[-1].span.end] == PLANT
    assert after.blocks[:-1] == before.blocks
    assert planted.digest != sample.digest
    out = tmp_path / "out"
    begin = ["run", "--gold", str(gold), "--out", str(out), "--recipe", "planted"]
    assert main(begin) == 0
    samples = measure_run(out, open_shelf(sample)).samples
    assert all(one.gold["never"] == ["KESTREL-4711"] for one in samples)
    assert [one.scored.verdict for one in samples if not one.scored.is_good] == []


def test_what_must_not_be_said_is_wrong_whatever_else_is_right() -> None:
    answer = {
        "text": "It is 5. Kestrel-4711",
        "citations": [],
        "figures": [],
        "outcome": "answered",
    }
    found = judge({**AUDITOR, "never": ["KESTREL-4711"]}, answer, lambda _: "")
    assert (found.right, found.error_class) == (False, "must_not_be_said")
