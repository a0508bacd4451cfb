"""An index that is built, kept, opened, and never trusted when it is not what was written."""

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from data.document import Document
from data.errors import NotFoundError
from data.read_file import ReadFile
from data.span import DocumentId
from data.store import Store, open_store
from retrieval.chunk import Scope
from retrieval.index import Index, build_index, open_index
from tests.retrieval.made_documents import made, made_filing

BUILT = "The index structure+bm25 holds {} passages."


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = open_store(tmp_path / "store")
    for year, filed in ((2023, date(2024, 2, 20)), (2024, date(2025, 2, 20))):
        store.add(ReadFile(orrin(year, filed)))
    store.add(ReadFile(velmar()))
    return store


def orrin(year: int, filed: date | None) -> Document:
    return made(
        [
            ("heading", "# Item 1. Business"),
            ("text", f"In {year} we ran {year - 2000} mills and sold flour to bakeries."),
            ("heading", "# Item 1A. Risk Factors"),
            ("text", "A drought could make wheat dear."),
            ("text", "Our mills may burn."),
        ],
        document_id=f"0000000001-{year - 1999}-000001/orm-{year}",
        title=f"Orrin Mills, Inc. 10-K FY{year}",
        filing=made_filing(fiscal_year=year, filed=filed),
    )


def velmar() -> Document:
    return made(
        [("heading", "# Risk"), ("text", "A drought could make barley dear for our mills.")],
        document_id="sha256/0123456789ab",
        title="Velmar Malt report",
        filing=made_filing(
            name="Velmar Malt", cik="0000000002", form="10-Q", filed=None, tickers=()
        ),
    )


def said() -> tuple[list[str], Callable[[str], None]]:
    lines: list[str] = []
    return lines, lines.append


def opened(store: Store) -> Index:
    return open_index(store, say=lambda _: None)


def ids(index: Index, query: str, **limits: object) -> list[str]:
    scope = Scope(**limits)  # type: ignore[arg-type]
    return [str(one.chunk.document_id) for one in index.search(query, scope=scope, k=10)]


def test_a_missing_index_is_built_and_that_is_said(store: Store) -> None:
    lines, say = said()
    open_index(store, say=say)
    assert lines == [
        "The index structure+bm25 is not built yet: building it from 3 documents.",
        BUILT.format(5),
    ]


def test_an_index_that_is_up_to_date_is_opened_without_a_word(store: Store) -> None:
    first = opened(store)
    lines, say = said()
    again = open_index(store, say=say)
    assert lines == []
    everything = Scope()
    assert again.search("drought mills", scope=everything, k=9) == first.search(
        "drought mills", scope=everything, k=9
    )


def test_a_stale_index_is_refreshed_to_what_a_new_one_would_be(store: Store) -> None:
    opened(store)
    store.remove("sha256/0123456789ab")
    store.add(
        ReadFile(made([("text", "Rye is dear.")], document_id="sha256/ba9876543210", title="Rye"))
    )
    lines, say = said()
    refreshed = open_index(store, say=say)
    assert lines[0] == (
        "The index structure+bm25 was built from other filings: building it from 3 documents."
    )
    fresh = build_index(store, say=say)
    for query in ("drought mills", "rye dear", "Orrin 2024"):
        assert refreshed.search(query, scope=Scope(), k=9) == fresh.search(
            query, scope=Scope(), k=9
        )
    assert ids(refreshed, "rye") == ["sha256/ba9876543210"]


@pytest.mark.parametrize("name", ["chunks.jsonl", "rows.npy", "documents.json", "vocabulary.txt"])
def test_a_file_that_was_changed_is_built_again(store: Store, name: str) -> None:
    before = opened(store).search("drought", scope=Scope(), k=9)
    (path,) = store.home.glob(f"index/structure+bm25/files-*/{name}")
    content = path.read_bytes()
    path.write_bytes(content[:-3] + b"999")
    lines, say = said()
    after = open_index(store, say=say).search("drought", scope=Scope(), k=9)
    assert lines[0] == (
        f"The index structure+bm25 is damaged ({name} is not what was written): "
        "building it from 3 documents."
    )
    assert after == before


@pytest.mark.parametrize("content", ["", "{}", "[]", "null", '{"version": 1, "folder": "/etc"}'])
def test_a_manifest_that_is_none_is_built_again(store: Store, content: str) -> None:
    opened(store)
    (store.home / "index/structure+bm25/manifest.json").write_text(content)
    lines, say = said()
    open_index(store, say=say)
    assert "is damaged" in lines[0]


def test_an_index_of_other_code_is_built_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(store)
    monkeypatch.setattr("retrieval.index_files.made_by", lambda: "another")
    lines, say = said()
    open_index(store, say=say)
    assert "was built by another version" in lines[0]


def test_a_deleted_file_is_built_again(store: Store) -> None:
    opened(store)
    for path in store.home.glob("index/structure+bm25/files-*/counts.npy"):
        path.unlink()
    lines, say = said()
    open_index(store, say=say)
    assert "counts.npy is not what was written" in lines[0]


def test_old_files_are_cleared_away(store: Store) -> None:
    build_index(store, say=lambda _: None)
    build_index(store, say=lambda _: None)
    folder = store.home / "index/structure+bm25"
    manifest = json.loads((folder / "manifest.json").read_text())
    assert [path.name for path in folder.glob("files-*")] == [manifest["folder"]]


def test_an_unknown_recipe_is_named_with_the_known_ones(store: Store) -> None:
    with pytest.raises(NotFoundError) as error:
        open_index(store, "dense", say=lambda _: None)
    assert str(error.value) == "There is no index recipe dense. Recipes: structure+bm25."


def test_a_scope_limits_by_company_year_form_document_and_day(store: Store) -> None:
    index = opened(store)
    assert set(ids(index, "mills drought", ciks=("0000000002",))) == {"sha256/0123456789ab"}
    assert set(ids(index, "mills drought", fiscal_years=(2023,))) == {
        "0000000001-24-000001/orm-2023"
    }
    assert set(ids(index, "mills drought", forms=("10-Q",))) == {"sha256/0123456789ab"}
    only = (DocumentId("0000000001-25-000001/orm-2024"),)
    assert set(ids(index, "mills drought", document_ids=only)) == {*only}
    assert set(ids(index, "mills drought", filed_by=date(2024, 2, 20))) == {
        "0000000001-24-000001/orm-2023"
    }
    assert ids(index, "mills drought", filed_by=date(2024, 2, 19)) == []


def test_a_search_as_of_a_day_is_one_in_a_store_without_what_came_later(
    store: Store, tmp_path: Path
) -> None:
    earlier = open_store(tmp_path / "earlier")
    earlier.add(ReadFile(orrin(2023, date(2024, 2, 20))))
    scope = Scope(filed_by=date(2024, 6, 30))
    assert opened(store).search("drought mills flour", scope=scope, k=9) == opened(earlier).search(
        "drought mills flour", scope=scope, k=9
    )


def test_the_document_that_the_query_names_comes_first(store: Store) -> None:
    index = opened(store)
    assert ids(index, "Velmar drought mills")[0] == "sha256/0123456789ab"
    assert ids(index, "Orrin drought 2023")[0] == "0000000001-24-000001/orm-2023"
    assert ids(index, "ORM drought FY2024")[0] == "0000000001-25-000001/orm-2024"


def test_a_spanish_query_finds_an_english_passage(store: Store) -> None:
    best = opened(store).search("¿Qué riesgos hay?", scope=Scope(fiscal_years=(2023,)), k=1)[0]
    assert "drought" in best.chunk.text


def test_an_empty_store_has_an_empty_index(tmp_path: Path) -> None:
    assert ids(opened(open_store(tmp_path)), "anything") == []


def test_ranks_count_from_one_and_scores_fall(store: Store) -> None:
    found = opened(store).search("mills drought", scope=Scope(), k=4)
    assert [one.rank for one in found] == [1, 2, 3, 4]
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
