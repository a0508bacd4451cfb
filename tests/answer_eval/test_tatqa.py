"""TAT-QA's contexts as documents and gold, from a data set of two made-up contexts."""

import json
from pathlib import Path
from typing import Any

import pytest

from answer_eval.__main__ import main
from answer_eval.own_gold import read_gold
from answer_eval.tatqa import gold_rows, read_tatqa, write_tatqa
from data.adding import add_items, find_items
from data.errors import FormatError, SetupError
from data.store import Store


def question(key: str, kind: str, answer: Any, scale: str = "", derivation: str = "") -> Any:
    return {
        "uid": key,
        "question": f"What of  {key}?",
        "answer": answer,
        "answer_type": kind,
        "answer_from": "table",
        "derivation": derivation,
        "scale": scale,
    }


DATASET = [
    {
        "table": {
            "uid": "t-1",
            "table": [["", "Years ended June 30,", ""], ["", "2019", "2018"], ["Fixed | price", "$ 1,452.4", "1,146.2"], ["Other", "44.1", "56.7"]],
        },
        "paragraphs": [
            {"uid": "p2", "order": 2, "text": "The rest is\nOther."},
            {"uid": "p1", "order": 1, "text": "Sales by type (in millions):"},
        ],
        "questions": [
            question("span", "span", ["44.1"], "million"),
            question("many", "multi-span", ["Other", "by type"]),
            question("change", "arithmetic", -12.6, "million", "44.1-56.7"),
            question("percent", "arithmetic", -22.22, "percent", "(44.1-56.7)/56.7"),
            question("count", "count", "2", "", "Other##by type"),
            question("lost", "span", ["nowhere to be seen"]),
        ],
    }
]  # fmt: skip


@pytest.fixture
def dataset(tmp_path: Path) -> Path:
    path = tmp_path / "dev.json"
    path.write_text(json.dumps(DATASET), "utf-8")
    return path


def test_a_context_is_its_paragraphs_in_order_and_its_table(dataset: Path) -> None:
    (context,) = read_tatqa(dataset)
    assert context.text == (
        "Sales by type (in millions):\n\nThe rest is Other.\n\n"
        "|  | Years ended June 30, / 2019 | 2018 |\n| --- | --- | --- |\n| Fixed ¦ price | $ 1,452.4 | 1,146.2 |\n"
        "| Other | 44.1 | 56.7 |\n"
    )


def test_answers_are_in_base_units_with_the_precision_of_their_digits(dataset: Path) -> None:
    gold = {one["id"]: one for one in gold_rows(read_tatqa(dataset)[0])}
    assert (gold["change"]["value"], gold["change"]["precision"]) == ("-12600000", "5000")
    assert (gold["percent"]["value"], gold["percent"]["precision"]) == ("-0.2222", "0.00005")
    assert (gold["count"]["value"], gold["count"]["precision"]) == ("2", "0.5")
    assert gold["span"]["expects"] == ["44.1"]
    assert gold["many"]["kind"] == "words"
    assert gold["span"]["question"] == "What of span?"
    assert gold["span"]["slice"] == "span, table"


def test_needs_are_where_the_answer_and_the_operands_stand(dataset: Path) -> None:
    (context,) = read_tatqa(dataset)
    gold = {one["id"]: one for one in gold_rows(context)}
    texts = {
        key: [
            [context.text[one["start"] : one["end"]] for one in places]
            for places in one.get("needs", ())
        ]
        for key, one in gold.items()
    }
    assert texts == {
        "span": [["44.1"]],
        "many": [["Other", "Other"], ["by type"]],
        "change": [["44.1"], ["56.7"]],
        "percent": [["44.1"], ["56.7"]],
        "count": [["Other", "Other"], ["by type"]],
        "lost": [],
    }


def test_the_store_calls_the_document_as_the_gold_does(
    dataset: Path, tmp_path: Path, store: Store
) -> None:
    assert write_tatqa(dataset, tmp_path / "out") == (6, 1)
    rows = read_gold(tmp_path / "out" / "gold.jsonl")
    list(add_items(store, find_items([str(tmp_path / "out" / "documents")])))
    document = store.document(rows[0]["document_id"])
    assert document.text == read_tatqa(dataset)[0].text


def test_the_command_says_what_to_do_next(
    dataset: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert main(["tatqa", str(dataset), "--out", str(out)]) == 0
    assert capsys.readouterr().out == (
        f"6 questions in {out / 'gold.jsonl'}, 1 documents in {out / 'documents'}. Put them into a "
        f"store of their own and ask: python -m data add {out / 'documents'}\n"
    )


def test_what_is_no_data_set_is_said(tmp_path: Path) -> None:
    with pytest.raises(SetupError) as absent:
        read_tatqa(tmp_path / "none.json")
    assert str(absent.value) == (
        f"There is no {tmp_path / 'none.json'}. Name a file of TAT-QA, such as tatqa_dataset_dev.json"
    )
    for text in (
        "{",
        "[1]",
        '{"a": 1}',
        '[{"table": {"uid": "x", "table": []}, "paragraphs": []}]',
    ):
        (tmp_path / "bad.json").write_text(text, "utf-8")
        with pytest.raises(FormatError) as told:
            read_tatqa(tmp_path / "bad.json")
        assert str(told.value) == (
            f"{tmp_path / 'bad.json'} is not TAT-QA's JSON: a list of {{table, paragraphs, questions}} "
            "is expected."
        )


def test_the_public_development_set_is_read_whole(corpus: Path) -> None:
    contexts = read_tatqa(corpus / "tatqa" / "tatqa_dataset_dev.json")
    rows = [row for one in contexts for row in gold_rows(one)]
    assert (len(contexts), len(rows)) == (278, 1668)
    assert sum("needs" in row for row in rows) > 1400
