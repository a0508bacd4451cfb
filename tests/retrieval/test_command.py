"""python -m retrieval."""

import json
from pathlib import Path

import pytest

from data.read_file import ReadFile
from data.store import open_store
from retrieval.__main__ import main
from tests.retrieval.made_documents import made


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FILINGS_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def filled(home: Path) -> Path:
    store = open_store(home)
    pieces = [("heading", "# Riesgos"), ("text", "La sequía encarece el trigo."), ("text", "Ñ 😀.")]
    store.add(ReadFile(made(pieces, document_id="sha256/0123456789ab", title="Informe 2024")))
    return home


def test_search_prints_ranked_passages_as_json(
    filled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["search", "sequía", "--json"]) == 0
    out, err = capsys.readouterr()
    (passage,) = json.loads(out)
    assert passage.pop("score") > 0
    assert passage == {
        "document_id": "sha256/0123456789ab",
        "spans": [{"start": 11, "end": 45}],
        "text": "La sequía encarece el trigo.\n\nÑ 😀.",
        "header": "Informe 2024 > Riesgos",
    }
    assert "is not built yet" in err


def test_search_prints_words_for_people(filled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", "trigo", "-k", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("1. Informe 2024 > Riesgos\n   sha256/0123456789ab:11-45  (")


def test_a_search_that_finds_nothing_says_so(
    filled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["search", "xylophone"]) == 0
    assert capsys.readouterr().out == "No passage has any of these words.\n"
    assert main(["search", "xylophone", "--json"]) == 0
    assert capsys.readouterr().out == "[]\n"


def test_many_queries_go_from_file_to_file(filled: Path, tmp_path: Path) -> None:
    questions, out = tmp_path / "q.jsonl", tmp_path / "new" / "r.jsonl"
    lines = [{"id": "a", "question": "trigo"}, {"id": 2, "query": "xylophone", "other": None}]
    questions.write_text("\n\n".join(json.dumps(line) for line in lines))
    assert main(["search", "--in", str(questions), "--out", str(out), "-k", "3"]) == 0
    first, second = map(json.loads, out.read_text().splitlines())
    assert first["id"] == "a"
    assert [passage["document_id"] for passage in first["passages"]] == ["sha256/0123456789ab"]
    assert second == {"id": 2, "passages": []}


@pytest.mark.parametrize(
    "line", ["{", "[]", '{"id": 1}', '{"question": "x"}', '{"id": 1, "question": 2}']
)
def test_a_line_that_is_no_question_is_named(
    filled: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str
) -> None:
    questions = tmp_path / "q.jsonl"
    questions.write_text(f'{{"id": 0, "question": "x"}}\n{line}\n')
    assert main(["search", "--in", str(questions), "--out", str(tmp_path / "r.jsonl")]) == 1
    assert capsys.readouterr().err.endswith(
        f'{questions}, line 2, is no question. A line is {{"id": …, "question": "…"}}.\n'
    )


def test_build_says_what_it_does(filled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build"]) == 0
    assert capsys.readouterr().err == (
        "Building the index structure+bm25 from 1 document.\n"
        "The index structure+bm25 holds 1 passage.\n"
    )


def test_an_unknown_recipe_is_an_error(filled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", "dense"]) == 1
    assert capsys.readouterr().err == "There is no index recipe dense. Recipes: structure+bm25.\n"


def test_an_empty_store_says_how_to_fill_it(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", "anything"]) == 1
    assert capsys.readouterr().err == (
        "The store holds no documents. Add some with: python -m data add FOLDER\n"
    )


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["search"],
        ["search", "x", "--in", "q", "--out", "r"],
        ["search", "--in", "q"],
        ["search", "x", "--out", "r"],
        ["search", "x", "-k", "0"],
        ["find", "x"],
    ],
)
def test_wrong_usage_exits_with_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(arguments)
    assert exit_.value.code == 2


def test_a_folder_in_the_place_of_the_passages_is_said(
    filled: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    questions = tmp_path / "q.jsonl"
    questions.write_text('{"id": 0, "question": "trigo"}\n')
    assert main(["search", "--in", str(questions), "--out", str(tmp_path)]) == 1
    assert capsys.readouterr().err.endswith(f"{tmp_path}: Is a directory.\n")
