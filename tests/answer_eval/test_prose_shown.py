"""Answers that are shown and not scored: each with its citations, and what a reader wrote about them stays."""

import json
from pathlib import Path

import pytest

from answer_eval.__main__ import main
from answer_eval.json_lines import read_objects
from answer_eval.prose_shown import PROSE


def test_ten_questions_are_typed_and_two_of_them_are_spanish() -> None:
    asked = [one["question"] for one in read_objects(PROSE)]
    assert len(set(asked)) == 10
    assert sum(one.startswith("¿") for one in asked) == 2


def test_answers_are_shown_with_the_place_that_they_cite(
    sample_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FILINGS_HOME", str(sample_home))
    questions, shown = tmp_path / "q.jsonl", tmp_path / "new" / "prose.md"
    asked = "Who oversees cybersecurity at Tolvane?", "How many people live on Mars?"
    questions.write_text("".join(json.dumps({"question": one}) + "\n" for one in asked), "utf-8")
    command = ["prose", "--questions", str(questions), "--out", str(shown)]
    assert main(command) == 0
    first = shown.read_text("utf-8")
    assert "## 1\n\n**Who oversees cybersecurity at Tolvane?**" in first
    assert "“The Technology and Risk Committee of the Board" in first
    assert "[^1-1]: Tolvane Controls, Inc., 10-K, filed 2025-02-20" in first
    assert "## 2\n\n**How many people live on Mars?**" in first
    assert "[^2-1]" not in first
    shown.write_text(f"What one sees.\n\n{first}", "utf-8")
    assert main(command) == 0
    assert shown.read_text("utf-8") == f"What one sees.\n\n{first}"
