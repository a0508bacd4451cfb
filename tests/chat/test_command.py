"""python -m chat ask: exits, and what goes where."""

import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from chat.__main__ import main
from chat.metered import Limits


@pytest.fixture
def home(sample_home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FILINGS_HOME", str(sample_home))
    return sample_home


def test_only_the_answer_is_on_stdout(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "Tolvane revenue 2024", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["figures"][0]["value"] == "1185359000"
    assert err == "Answered without a model: figures from facts, passages quoted.\n"


def test_a_day_bounds_what_is_known(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "Tolvane revenue 2024", "--as-of", "2025-02-19", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["as_of"], answer["reason"]["code"]) == ("2025-02-19", "not_yet_filed")


def test_a_folder_in_the_place_of_the_answers_is_said(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = tmp_path / "q.jsonl"
    asked.write_text('{"id": 1, "question": "Tolvane revenue 2024"}\n')
    assert main(["ask", "--in", str(asked), "--out", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"{tmp_path}: Is a directory.\n"


def test_a_model_that_is_none_is_said(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "Tolvane revenue 2024", "--model", "gpt"]) == 1
    assert capsys.readouterr().err.startswith("There is no model 'gpt'. Take none, ollama:NAME")


def test_a_model_that_is_not_there_is_said_and_the_figure_is_given(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OLLAMA_HOST", "127.0.0.1:9")
    assert main(["ask", "Tolvane revenue 2024", "--model", "ollama"]) == 0
    said = capsys.readouterr()
    assert "ollama serve" in said.err
    assert "$1.19 billion" in said.out


@pytest.mark.parametrize(
    "arguments",
    [
        ["ask"],
        ["ask", "x", "--in", "q"],
        ["ask", "--in", "q"],
        ["ask", "x", "--out", "a"],
        ["ask", "x", "--as-of", "May"],
        ["tell", "x"],
        ["--cost-limit", "much"],
        ["--cost-limit=-1"],
        ["--cost-limit", "NaN"],
        ["--cost-limit", "Infinity"],
        ["--call-limit", "1.5"],
        ["--call-limit=-1"],
        ["--port", "http"],
    ],
)
def test_wrong_usage_exits_with_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(arguments)
    assert exit_.value.code == 2


@pytest.mark.parametrize(
    ("arguments", "cost", "calls"),
    [
        ([], "1.00", 500),
        (["--cost-limit", "0.25"], "0.25", 500),
        (["--cost-limit", "0", "--call-limit", "0"], "0", 0),
        (["--call-limit", "12"], "1.00", 12),
    ],
)
def test_the_page_is_started_within_the_limits_that_are_named(
    home: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], cost: str, calls: int
) -> None:
    started: list[dict[str, Any]] = []
    monkeypatch.setattr("chat.web.serve", lambda **settings: started.append(settings))
    assert main(["--port", "7999", "--model", "none", *arguments]) == 0
    assert started == [
        {
            "host": "127.0.0.1",
            "port": 7999,
            "model": "none",
            "limits": Limits(Decimal(cost), calls),
        }
    ]
