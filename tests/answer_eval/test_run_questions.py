"""Asking and keeping: a line an answer, resumable; the score of a run; the commands' exits."""

import hashlib
import json
import shutil
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from answer_eval.__main__ import main
from answer_eval.code_digest import code_digest
from answer_eval.json_lines import read_lines
from answer_eval.measured_run import measure_run, open_shelf
from answer_eval.run_questions import COSTS, MANIFEST, RECORDS, read_costs, read_run, run
from answer_eval.score_report import expected, report_json, report_lines, score
from chat.answer import Answer, Reason, Route
from data.errors import FilingsError, FormatError, SetupError
from data.store import Store, open_store

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


def bytes_of(folder: Path) -> dict[str, bytes]:
    """All that a run leaves, but for times."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.name != COSTS}


def test_two_runs_leave_the_same_bytes(gold: Path, tmp_path: Path) -> None:
    for name in ("one", "two"):
        run(gold, tmp_path / name, Refuser(), SETUP, lambda: None)
    assert bytes_of(tmp_path / "one") == bytes_of(tmp_path / "two")
    assert list(bytes_of(tmp_path / "one")) == [
        "gold.jsonl",
        "manifest.json",
        "records.jsonl",
        "setup.json",
    ]


@pytest.mark.parametrize("file", [RECORDS, COSTS])
def test_a_run_that_was_killed_at_any_byte_ends_in_the_same_bytes(
    gold: Path, tmp_path: Path, file: str
) -> None:
    whole = tmp_path / "whole"
    run(gold, whole, Refuser(), SETUP, lambda: None)
    wanted, content = bytes_of(whole), (whole / file).read_bytes()
    for length in range(0, len(content) + 1, 7 if file == RECORDS else 1):
        out = tmp_path / f"cut-{file}-{length}"
        shutil.copytree(whole, out)
        (out / file).write_bytes(content[:length])
        (out / MANIFEST).unlink()
        run(gold, out, Refuser(), SETUP, lambda: None)
        assert bytes_of(out) == wanted, length


class KilledError(Exception):
    """The process ends here."""


class Mortal(Refuser):
    """Dies at its nth question."""

    def __init__(self, dies_at: int) -> None:
        super().__init__()
        self.dies_at = dies_at

    def answer(self, question: str, **options: Any) -> Answer:
        if len(self.asked) == self.dies_at:
            raise KilledError
        return super().answer(question, **options)


@pytest.mark.parametrize("dies_at", [0, 1, 2])
def test_each_answer_is_on_disk_before_the_next_is_asked(
    gold: Path, tmp_path: Path, dies_at: int
) -> None:
    out = tmp_path / "out"
    with pytest.raises(KilledError):
        run(gold, out, Mortal(dies_at), SETUP, lambda: None)
    assert len((out / RECORDS).read_bytes().splitlines()) == dies_at
    assert not (out / MANIFEST).exists()
    assert run(gold, out, Refuser(), SETUP, lambda: None) == 3 - dies_at


def test_the_manifest_has_digests_and_records_have_no_times(gold: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run(gold, out, Refuser(fails_on="revenue of a"), SETUP, lambda: None)
    manifest = json.loads((out / MANIFEST).read_text("utf-8"))
    assert manifest == {
        "setup": {**SETUP, "gold": hashlib.sha256(gold.read_bytes()).hexdigest()},
        "questions": 3,
        "failed": 1,
        "records": hashlib.sha256((out / RECORDS).read_bytes()).hexdigest(),
    }
    answer = read_run(out).records["b"]["answer"]
    assert (answer["seconds"], answer["tokens"], answer["cost_usd"]) == (0.0, None, None)
    assert read_costs(out) == {
        "a": {"id": "a"},
        "b": {"id": "b", "seconds": 0.0, "tokens": None, "cost_usd": None},
        "c": {"id": "c", "seconds": 0.0, "tokens": None, "cost_usd": None},
    }


def test_the_code_has_a_digest_of_names_and_contents(tmp_path: Path) -> None:
    for package in ("data", "retrieval", "chat"):
        (tmp_path / package).mkdir()
    empty = code_digest(tmp_path)
    (tmp_path / "chat" / "a.py").write_text("x = 1\n", "utf-8")
    one = code_digest(tmp_path)
    (tmp_path / "chat" / "a.py").rename(tmp_path / "chat" / "b.py")
    renamed = code_digest(tmp_path)
    (tmp_path / "chat" / "b.md").write_text("words", "utf-8")
    assert code_digest(tmp_path) == renamed
    assert len({empty, one, renamed}) == 3


def test_a_folder_holds_one_run(gold: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run(gold, out, Refuser(), SETUP, lambda: None)
    with pytest.raises(SetupError) as told:
        run(gold, out, Refuser(), {**SETUP, "model": "ollama:llama3.2"}, lambda: None)
    assert str(told.value) == (
        f"{out} holds a run of other questions, another corpus, another model or other code. "
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
        f"Line 2 of {path} is not a JSON object with a question. "
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


def test_only_what_the_gold_states_is_expected() -> None:
    whole = question(
        "a", outcome="answered", value="5", unit="USD", concepts=["us-gaap:Revenues"],
        period={"start": None, "end": "2024-12-31"}, alternatives=[{"value": "6"}],
    )  # fmt: skip
    assert expected(whole) == "5 or 6 USD at 2024-12-31 us-gaap:Revenues"
    assert expected({**whole, "unit": None, "period": None, "concepts": []}) == "5 or 6"
    words = {**whole, "value": None, "expects": ["Marlowe Quint", "auditor"]}
    assert expected(words) == "Marlowe Quint; auditor"
    assert expected({**words, "expects": []}) == "a citation of the gold place"
    assert expected(question("b", reason=None)) == "not_found: for any reason"


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


def test_two_runs_are_compared_and_reported(
    gold: Path, store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two, report = tmp_path / "one", tmp_path / "two", tmp_path / "report"
    run(gold, one, Refuser(), SETUP, lambda: None)
    run(gold, two, Refuser(fails_on="revenue of a"), SETUP, lambda: None)
    assert main(["compare", str(one), str(two)]) == 0
    assert "  both 1, only A 1, only B 0, neither 1\n" in capsys.readouterr().out
    assert main(["compare", str(one), str(two), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["worse"] == ["a"]
    assert main(["report", str(one), str(two), "--out", str(report)]) == 0
    files = ["index.html", "report.json", "report.md", "run-1-one.html", "run-2-two.html"]
    assert sorted(path.name for path in report.iterdir()) == files
    capsys.readouterr()
    assert main(["score", str(one), "--json"]) == 0
    measures = json.loads(capsys.readouterr().out)["measures"]
    assert (measures["outcomes"]["refused"], measures["outcomes"]["answerless"]) == (3, 3)


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


class Retried(Refuser):
    """An engine whose model was busy twice for each answer."""

    def answer(self, question: str, **limits: Any) -> Answer:
        return replace(
            super().answer(question, **limits), tokens=(100, 20), cost_usd="0.0003", retries=2
        )


def test_what_a_model_took_is_kept_and_summed_with_the_requests_that_were_sent_again(
    gold: Path, tmp_path: Path, sample_home: Path
) -> None:
    out = tmp_path / "out"
    run(gold, out, Retried(), SETUP, lambda: None)
    assert [one["retries"] for one in read_costs(out).values()] == [2, 2, 2]
    assert b"retries" not in (out / RECORDS).read_bytes()
    measured = measure_run(out, open_shelf(open_store(sample_home)))
    assert measured.spent == (
        ("answers that a model read for", "3"),
        ("tokens read", "300"),
        ("tokens written", "60"),
        ("requests sent again, the service being busy", "6"),
        ("calls that failed in the end: passages are quoted instead", "0"),
        ("US dollars", "0.0009"),
    )


class Busy(Refuser):
    """An engine whose model stayed busy: nothing was read, and it was asked again all the same."""

    def answer(self, question: str, **limits: Any) -> Answer:
        return replace(super().answer(question, **limits), retries=1, failed_calls=1)


def test_requests_sent_again_in_vain_are_told_of_a_run_for_which_no_model_read(
    gold: Path, tmp_path: Path, sample_home: Path
) -> None:
    out = tmp_path / "out"
    run(gold, out, Busy(), SETUP, lambda: None)
    measured = measure_run(out, open_shelf(open_store(sample_home)))
    assert measured.spent == (
        ("answers that a model read for", "0"),
        ("tokens read", "0"),
        ("tokens written", "0"),
        ("requests sent again, the service being busy", "3"),
        ("calls that failed in the end: passages are quoted instead", "3"),
    )
