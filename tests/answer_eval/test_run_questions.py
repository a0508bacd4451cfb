"""Asking and keeping: a line an answer, resumable; the score of a run; the commands' exits."""

import json
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from answer_eval.__main__ import main
from answer_eval.run_questions import RECORDS, read_lines, read_run, run
from answer_eval.score_report import report_json, report_lines, score
from chat.answer import Answer, Reason, Route
from data.errors import FilingsError, FormatError, SetupError
from data.store import Store

SETUP = {"model": "none", "corpus": "c0ffee"}


class Refuser:
    """An engine that knows no company, and fails where it is told to."""

    def __init__(self, *, fails_on: str = "") -> None:
        self.asked: list[tuple[str, date | None]] = []
        self.fails_on = fails_on

    def answer(
        self,
        question: str,
        *,
        as_of: date | None = None,
        document_id: str | None = None,
        turns: Sequence[str] = (),
    ) -> Answer:
        self.asked.append((question, as_of))
        if question == self.fails_on:
            raise FilingsError("The index is not built.")
        return Answer(
            question=question,
            language="en",
            as_of=as_of,
            outcome="not_found",
            route=Route("figure", "a line item"),
            text="Not on file.",
            reason=Reason("company_not_on_file", "Not on file."),
        )


def question(key: str, **changes: Any) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "id": key,
        "question": f"revenue of {key}",
        "language": "en",
        "kind": "refused",
        "company": "",
        "cik": "",
        "item": "revenue",
        "concepts": [],
        "period": {"start": None, "end": None},
        "value": None,
        "unit": None,
        "outcome": "not_found",
        "reason": "company_not_on_file",
    }
    return {**plain, **changes}


QUESTIONS = [
    question("a"),
    question("b", as_of="2025-07-31", reason="not_yet_filed", slice="as of"),
    question("c", language="es"),
]


@pytest.fixture
def gold(tmp_path: Path) -> Path:
    path = tmp_path / "g.jsonl"
    path.write_text("".join(json.dumps(one) + "\n" for one in QUESTIONS), encoding="utf-8")
    return path


def test_every_question_is_asked_once_with_its_day(gold: Path, tmp_path: Path) -> None:
    engine = Refuser()
    assert run(gold, tmp_path / "out", engine, SETUP, lambda: None) == 3
    assert engine.asked == [
        ("revenue of a", None),
        ("revenue of b", date(2025, 7, 31)),
        ("revenue of c", None),
    ]
    made = read_run(tmp_path / "out")
    assert list(made.records) == ["a", "b", "c"]
    assert made.records["b"]["answer"]["as_of"] == "2025-07-31"
    assert made.setup["model"] == "none"


def test_a_run_that_was_cut_off_goes_on_where_it_was(gold: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run(gold, out, Refuser(), SETUP, lambda: None)
    whole = (out / RECORDS).read_bytes()
    lines = whole.splitlines(keepends=True)
    (out / RECORDS).write_bytes(lines[0] + lines[1][:40])
    engine = Refuser()
    assert run(gold, out, engine, SETUP, lambda: None) == 2
    assert [asked for asked, _ in engine.asked] == ["revenue of b", "revenue of c"]
    assert (out / RECORDS).read_bytes() == whole


def test_a_folder_holds_one_run(gold: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run(gold, out, Refuser(), SETUP, lambda: None)
    with pytest.raises(SetupError) as told:
        run(gold, out, Refuser(), {**SETUP, "model": "ollama:llama3.2"}, lambda: None)
    assert str(told.value) == (
        f"{out} holds a run of other questions, another corpus or another model. "
        "Name another folder with: --out DIR"
    )


def test_what_goes_wrong_is_kept_and_the_rest_is_asked(gold: Path, tmp_path: Path) -> None:
    run(gold, tmp_path / "out", Refuser(fails_on="revenue of a"), SETUP, lambda: None)
    made = read_run(tmp_path / "out")
    assert made.records["a"] == {"id": "a", "error": "The index is not built."}
    assert len(made.records) == 3


def test_gold_that_is_no_json_is_named_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    path.write_text(json.dumps(QUESTIONS[0]) + "\n[1]\n", encoding="utf-8")
    with pytest.raises(FormatError) as told:
        run(path, tmp_path / "out", Refuser(), SETUP, lambda: None)
    assert str(told.value) == (
        f"Line 2 of {path} is not a JSON object with an id. "
        "Make gold questions with: python -m answer_eval gold --out G.jsonl"
    )


def no_text(place: str) -> str:
    raise KeyError(place)


def test_the_score_counts_by_group_and_says_what_fails(gold: Path, tmp_path: Path) -> None:
    run(gold, tmp_path / "out", Refuser(fails_on="revenue of a"), SETUP, lambda: None)
    scored = score(read_run(tmp_path / "out"), no_text)
    made = report_json(scored)
    assert (made["questions"], made["right_and_cited"]) == (3, 1)
    assert made["errors"] == {"failed": 1, "wrong_reason": 1}
    assert (made["wrong_year"], made["wrong_company"]) == (0, 0)
    assert made["shares"]["language: es"]["good"] == 1
    assert made["shares"]["all"]["interval"] == pytest.approx([0.0615, 0.7923], abs=1e-4)
    lines = report_lines(scored)
    assert "  wrong_reason: revenue of b (as of 2025-07-31)  [b]" in lines
    assert "      expected not_found: not_yet_filed" in lines
    assert "      got      not_found: company_not_on_file: Not on file." in lines
    assert "      got      no answer: The index is not built." in lines


def test_a_question_without_a_record_counts_against(gold: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run(gold, out, Refuser(), SETUP, lambda: None)
    (out / RECORDS).write_bytes((out / RECORDS).read_bytes().splitlines(keepends=True)[0])
    assert report_json(score(read_run(out), no_text))["errors"] == {"not_asked": 2}


def test_scoring_twice_gives_the_same(gold: Path, tmp_path: Path) -> None:
    run(gold, tmp_path / "out", Refuser(), SETUP, lambda: None)
    first, again = (report_lines(score(read_run(tmp_path / "out"), no_text)) for _ in range(2))
    assert first == again


def test_the_commands_say_what_is_wrong_and_exit(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["gold", "--out", str(tmp_path / "g.jsonl")]) == 1
    assert capsys.readouterr().err == (
        "The store holds no documents. Add some with: python -m data add FOLDER\n"
    )
    assert main(["score", str(tmp_path / "none")]) == 1
    assert capsys.readouterr().err == (
        f"There is no {tmp_path / 'none' / 'gold.jsonl'}. Ask the questions with: "
        "python -m answer_eval run --gold G.jsonl --out DIR\n"
    )
    for arguments in ([], ["gold"], ["gold", "--out", "g", "--n", "0"], ["guess"]):
        with pytest.raises(SystemExit) as left:
            main(arguments)
        assert left.value.code == 2


def test_score_prints_lines_or_json(
    gold: Path, store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(gold, tmp_path / "out", Refuser(), SETUP, lambda: None)
    assert main(["score", str(tmp_path / "out")]) == 0
    assert "2/3   66.7 %" in capsys.readouterr().out
    assert main(["score", str(tmp_path / "out"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["right_and_cited"] == 2


def test_lines_end_at_newlines_only(tmp_path: Path) -> None:
    path = tmp_path / "gold.jsonl"
    row = {"id": "a", "question": "revenue\u2028of a\x85"}
    path.write_text(json.dumps(row, ensure_ascii=False) + "\n", "utf-8")
    assert read_lines(path) == [row]


def test_lines_that_are_no_text_are_said(tmp_path: Path) -> None:
    path = tmp_path / "gold.jsonl"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(FormatError) as wrong:
        read_lines(path)
    assert str(wrong.value) == f"{path} is not UTF-8 text. Name a file with JSON on each line."
