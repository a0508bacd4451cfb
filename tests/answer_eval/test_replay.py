"""Asked again: what is the same, what differs, and what is not compared."""

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from answer_eval.__main__ import main
from answer_eval.replay import Differs, replay, replay_lines
from answer_eval.run_questions import RECORDS, SETUP, Run, asked, read_run
from chat.answer import Answer, Reason, Route

QUESTION = {"id": "a", "question": "revenue", "as_of": None}


class Says:
    """An engine that always says one thing."""

    def __init__(self, answer: Answer) -> None:
        self.said = answer

    def answer(
        self,
        question: str,
        *,
        as_of: date | None = None,
        document_id: str | None = None,
        turns: Sequence[str] = (),
    ) -> Answer:
        return self.said


REFUSAL = Answer(
    question="revenue",
    language="en",
    as_of=None,
    outcome="not_found",
    route=Route("figure", "a line item"),
    text="Not on file on 30 Nov 2026.",
    reason=Reason("company_not_on_file", "Not on file on 30 Nov 2026."),
    seconds=1.0,
)


def again(now: Answer, recorded: dict[str, Any] | None = None) -> list[Differs]:
    record = recorded or asked(Says(REFUSAL), QUESTION)[0]
    run = Run((QUESTION,), {"a": record}, {})
    ticks: list[int] = []
    found = list(replay(run, lambda _: Says(now), lambda: ticks.append(1)))
    assert ticks == [1]
    return found


def test_times_and_words_are_not_compared() -> None:
    assert again(replace(REFUSAL, seconds=9.0, text="Not on file on 1 Dec 2026.")) == []


def test_a_reason_a_route_and_an_outcome_are() -> None:
    now = replace(REFUSAL, reason=Reason("future_period", ""), route=Route("passage", ""))
    assert again(now) == [
        Differs(
            "a",
            "revenue",
            (
                ("outcome", "not_found: company_not_on_file", "not_found: future_period"),
                ("route", "figure", "passage"),
            ),
        )
    ]


def test_a_citation_and_a_figure_are(tmp_path: Path) -> None:
    record = asked(Says(REFUSAL), QUESTION)[0]
    period = {"start": None, "end": "2024-12-31"}
    figure = {"label": "Revenue", "value": "5", "unit": "USD", "formula": "reported"}
    record["answer"]["figures"] = [{**figure, "period": period, "citations": [1]}]
    record["answer"]["citations"] = [
        {"marker": 1, "document_id": "d", "spans": [{"start": 1, "end": 2}], "quotes": ["5"]}
    ]
    found = again(REFUSAL, record)[0]
    assert list(replay_lines(found)) == [
        "revenue  [a]",
        "  figures was Revenue 5 USD reported None 2024-12-31 1",
        "          now none",
        "  citations was 1 d ((1, 2),) ('5',)",
        "            now none",
    ]


def test_a_failure_is_told_from_an_answer() -> None:
    found = again(REFUSAL, {"id": "a", "error": "The index is not built."})[0]
    assert found.parts[0] == (
        "outcome",
        "failed: The index is not built.",
        "not_found: company_not_on_file",
    )


def test_the_command_says_what_differs_and_exits_1(
    sample_home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("FILINGS_HOME", str(sample_home))
    gold = tmp_path / "g.jsonl"
    lines = [
        {"question": "Tolvane total assets at December 31, 2024", "value": 1505229000},
        {"question": "Pfizer revenue 2024", "outcome": "not_found"},
    ]
    gold.write_text("".join(json.dumps(one) + "\n" for one in lines), "utf-8")
    out = tmp_path / "out"
    assert main(["run", "--gold", str(gold), "--out", str(out)]) == 0
    assert main(["replay", str(out)]) == 0
    assert capsys.readouterr().out.endswith("2 of 2 answers are the same\n")

    records = (out / RECORDS).read_text("utf-8").replace('"value": "1505229000"', '"value": "5"')
    (out / RECORDS).write_text(records, "utf-8")
    setup = json.loads((out / SETUP).read_text("utf-8"))
    (out / SETUP).write_text(json.dumps({**setup, "corpus": "another"}), "utf-8")
    assert main(["replay", str(out)]) == 1
    told = capsys.readouterr()
    assert "figures was Total assets 5 USD" in told.out
    assert told.out.endswith("1 of 2 answers are the same\n")
    assert "The store is not the one that was asked" in told.err
    assert len(read_run(out).records) == 2
