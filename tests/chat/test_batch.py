import json
from datetime import date
from pathlib import Path

import pytest

from chat.batch import ask_all
from chat.engine import Engine, open_engine
from data.errors import FormatError, SetupError


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def questions(tmp_path: Path, *rows: object) -> Path:
    path = tmp_path / "questions.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    return path


REVENUE = {"id": "a", "question": "Tolvane revenue 2024", "note": "other keys are ignored"}


def test_answers_come_in_the_order_of_the_questions(engine: Engine, tmp_path: Path) -> None:
    asked = questions(tmp_path, REVENUE, {"id": 2, "question": "Tolvane net income 2023"})
    ask_all(engine, asked, tmp_path / "new" / "answers.jsonl", as_of=None)
    first, second = lines(tmp_path / "new" / "answers.jsonl")
    assert (first["id"], second["id"]) == ("a", 2)
    assert first["answer"]["figures"][0]["value"] == "1185359000"  # type: ignore[index]
    assert second["answer"]["figures"][0]["value"] == "124131000"  # type: ignore[index]


def test_a_lines_day_beats_that_of_the_run(engine: Engine, tmp_path: Path) -> None:
    row = {"id": 1, "question": "Tolvane revenue Q2 2025", "as_of": "2025-09-30"}
    asked = questions(tmp_path, row, {**row, "id": 2, "as_of": None})
    ask_all(engine, asked, tmp_path / "a.jsonl", as_of=date(2025, 12, 31))
    values = [line["answer"]["figures"][0]["value"] for line in lines(tmp_path / "a.jsonl")]  # type: ignore[index]
    assert values == ["318753000", "312273000"]


def test_a_run_that_was_cut_off_goes_on_where_it_was(engine: Engine, tmp_path: Path) -> None:
    asked = questions(tmp_path, REVENUE, {"id": "b", "question": "Tolvane net income 2023"})
    whole, out = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    ask_all(engine, asked, whole, as_of=None)
    first = whole.read_text("utf-8").splitlines()[0] + "\n"
    out.write_text(first + '{"id": "b", "ans', "utf-8")
    ask_all(engine, asked, out, as_of=None)
    assert [line["id"] for line in lines(out)] == ["a", "b"]
    assert out.read_text("utf-8").startswith(first)


def test_a_fault_of_one_question_is_its_line_and_the_rest_go_on(
    engine: Engine, tmp_path: Path
) -> None:
    asked = questions(tmp_path, {**REVENUE, "document_id": "no/such"}, {**REVENUE, "id": "b"})
    ask_all(engine, asked, tmp_path / "a.jsonl", as_of=None)
    first, second = lines(tmp_path / "a.jsonl")
    assert "no/such" in str(first["error"])
    assert "answer" in second


def test_earlier_turns_are_read_first(engine: Engine, tmp_path: Path) -> None:
    row = {"id": 1, "question": "and in 2023?", "turns": ["What was Tolvane's revenue in 2024?"]}
    ask_all(engine, questions(tmp_path, row), tmp_path / "a.jsonl", as_of=None)
    (line,) = lines(tmp_path / "a.jsonl")
    assert line["answer"]["figures"][0]["value"] == "1118568000"  # type: ignore[index]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("not json", "line 1 is not a question. Write"),
        ('{"question": "x"}', "line 1 is not a question. Write"),
        ('{"id": 1, "question": "x", "as_of": "May"}', "as_of is 'May', which is not a day."),
        ('{"id": 1, "question": "x", "turns": "y"}', "turns is a list of the earlier questions."),
    ],
)
def test_a_line_that_is_no_question_is_said(
    engine: Engine, tmp_path: Path, line: str, said: str
) -> None:
    asked = tmp_path / "q.jsonl"
    asked.write_text(line + "\n", "utf-8")
    with pytest.raises(FormatError, match="line 1") as wrong:
        ask_all(engine, asked, tmp_path / "a.jsonl", as_of=None)
    assert said in str(wrong.value)


def test_a_file_that_is_not_there_is_said(engine: Engine, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="There is no file"):
        ask_all(engine, tmp_path / "none.jsonl", tmp_path / "a.jsonl", as_of=None)


def test_other_breaks_than_a_newline_stand_in_a_question_and_in_an_answer(
    engine: Engine, tmp_path: Path
) -> None:
    asked, out = tmp_path / "q.jsonl", tmp_path / "a.jsonl"
    text = "Tolvane\u2028revenue\x85 2024"
    asked.write_text(json.dumps({"id": 1, "question": text}, ensure_ascii=False) + "\n", "utf-8")
    for _ in range(2):
        ask_all(engine, asked, out, as_of=None)
    (line,) = (json.loads(line) for line in out.read_text("utf-8").rstrip("\n").split("\n"))
    assert line["answer"]["question"] == text
    assert line["answer"]["outcome"] == "answered"


def test_half_a_surrogate_pair_does_not_end_the_run(engine: Engine, tmp_path: Path) -> None:
    asked = questions(tmp_path, {"id": 1, "question": "Tolvane \ud800 revenue 2024"})
    ask_all(engine, asked, tmp_path / "a.jsonl", as_of=None)
    (line,) = lines(tmp_path / "a.jsonl")
    assert line["answer"]["question"] == "Tolvane ? revenue 2024"  # type: ignore[index]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"id": null, "question": "x"}', "line 1 is not a question. Write"),
        ('{"id": [1], "question": "x"}', "line 1 is not a question. Write"),
        (
            '{"id": 1, "question": "x", "document_id": 5}',
            (
                "line 1: document_id is 5, which is not the id of a document. "
                "See the ids with: python -m data list"
            ),
        ),
    ],
)
def test_ids_that_are_none_are_said(engine: Engine, tmp_path: Path, line: str, said: str) -> None:
    asked = tmp_path / "q.jsonl"
    asked.write_text(line, "utf-8")
    with pytest.raises(FormatError) as wrong:
        ask_all(engine, asked, tmp_path / "a.jsonl", as_of=None)
    assert said in str(wrong.value)


def test_a_file_that_holds_no_answers_is_not_gone_on_with(engine: Engine, tmp_path: Path) -> None:
    asked, out = questions(tmp_path, REVENUE), tmp_path / "a.jsonl"
    out.write_text("notes of mine\n", "utf-8")
    with pytest.raises(FormatError) as wrong:
        ask_all(engine, asked, out, as_of=None)
    assert str(wrong.value) == (
        f"{out}, line 1 is not an answer to go on from. Name another file with: --out"
    )
    assert out.read_text("utf-8") == "notes of mine\n"


def test_a_file_that_is_no_text_is_said(engine: Engine, tmp_path: Path) -> None:
    asked = tmp_path / "q.jsonl"
    asked.write_bytes(b"%PDF-1.4\n%\xe2\xe3\xcf\n")
    with pytest.raises(SetupError) as wrong:
        ask_all(engine, asked, tmp_path / "a.jsonl", as_of=None)
    assert str(wrong.value) == f"{asked} is not UTF-8 text. Name a file with JSON on each line."
