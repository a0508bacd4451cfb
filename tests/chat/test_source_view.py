"""What the source pane is sent: blocks, and a place cut into pieces of text."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chat.lookups import document_json, filings_json, place_json
from chat.source_view import document_view, place_view, read_document_id, read_spans
from data.read import read
from data.read_file import Known
from data.span import Span
from data.store import open_store
from tests.fakes import (
    BUILT,
    DOCUMENT,
    DOCUMENT_ID,
    HEAD_2024,
    LIQUIDITY,
    OF_PROFIT,
    SCALE,
    ScriptedShelf,
)


def test_a_document_is_laid_out_in_its_blocks() -> None:
    view = document_view(DOCUMENT)
    assert (view["company"], view["form"], view["filed"]) == (
        "Tolvane Industries, Inc.",
        "10-K",
        "2024-03-19",
    )
    first = view["blocks"][0]
    assert (first["kind"], first["level"], first["text"]) == ("heading", 1, "Part II")
    assert view["blocks"][4]["items"][1] == "Process: lower prices"


def test_a_table_has_its_header_cells_and_its_empty_cells() -> None:
    table = next(block for block in document_view(DOCUMENT)["blocks"] if block["kind"] == "table")
    assert table["label"] == SCALE
    assert table["head"] == ["", HEAD_2024, "Year ended / January 29, 2023"]
    assert table["rows"][3] == ["Restructuring (1)", "(41.2)", "—"]


def test_the_page_is_said_where_it_turns() -> None:
    pages = [block["page"] for block in document_view(DOCUMENT)["blocks"] if "page" in block]
    assert pages == ["1", "29"]


def marked(view: dict[str, object], span: int) -> str:
    hits = view["hits"]
    assert isinstance(hits, list)
    return "".join(text for hit in hits for text, owner in hit["pieces"] if owner == span)


def test_the_marked_pieces_are_the_quotes_of_the_citation() -> None:
    view = place_view(DOCUMENT, OF_PROFIT.spans)
    assert [marked(view, n) for n in range(4)] == list(OF_PROFIT.quotes)
    assert view["path"] == list(OF_PROFIT.path)
    assert view["page"] == "29"


def test_pieces_after_an_emoji_are_not_shifted() -> None:
    view = place_view(DOCUMENT, [BUILT.place("water works")])
    assert marked(view, 0) == "water works"
    assert "😀" in view["hits"][0]["pieces"][0][0]


def test_a_place_in_a_list_marks_the_item_without_its_dash() -> None:
    view = place_view(DOCUMENT, [BUILT.place("- Process: lower")])
    assert view["hits"][0]["part"] == 1
    assert marked(view, 0) == "Process: lower"


def test_a_place_across_blocks_marks_both() -> None:
    start = BUILT.place(LIQUIDITY).start
    view = place_view(DOCUMENT, [Span(DOCUMENT_ID, start, BUILT.place("Water: higher").end)])
    assert [hit["block"] for hit in view["hits"]] == [3, 4]


@given(st.integers(0, len(DOCUMENT.text)), st.integers(0, 400), st.integers(0, 50))
def test_the_pieces_of_a_part_are_its_text(start: int, length: int, shift: int) -> None:
    end = min(len(DOCUMENT.text), start + length)
    spans = [Span(DOCUMENT_ID, start, end), Span(DOCUMENT_ID, max(0, start - shift), end)]
    blocks = document_view(DOCUMENT)["blocks"]
    for hit in place_view(DOCUMENT, spans)["hits"]:
        block = blocks[hit["block"]]
        if "rows" in block:
            flat = [*block["head"], *(cell for row in block["rows"] for cell in row)]
            text = flat[hit["part"]]
        else:
            text = block["items"][hit["part"]] if "items" in block else block["text"]
        assert "".join(piece for piece, _ in hit["pieces"]) == text


@pytest.mark.parametrize(
    "name",
    [
        "../../etc/passwd",
        "..",
        "a/..",
        "a/b/c",
        "%2e%2e",
        "a;b",
        "*",
        "",
        "x" * 200,
        None,
        7,
        ["a"],
    ],
)
def test_what_is_no_name_of_a_document_is_refused(name: object) -> None:
    assert read_document_id(name) is None


@pytest.mark.parametrize("name", [DOCUMENT_ID, "sha256/0123456789ab", "0000000042/10-K-2024-01-28"])
def test_the_names_of_documents_are_taken(name: str) -> None:
    assert read_document_id(name) == name


@pytest.mark.parametrize(
    "raw",
    [
        [[0, 10**9]],
        [[5, 2]],
        [[-1, 2]],
        [["0", "2"]],
        [[True, 2]],
        [[1]],
        "x",
        None,
        [[0, 1]] * 100,
    ],
)
def test_spans_outside_the_document_are_refused(raw: object) -> None:
    assert read_spans(raw, DOCUMENT) is None


@pytest.mark.parametrize(
    "asked",
    ["", "{", "[]", "null", '{"document_id": "../x", "spans": [[0, 1]]}', "[" * 100000, 5, None],
)
def test_a_place_that_makes_no_sense_is_answered_in_words(asked: object, tmp_path: Path) -> None:
    assert list(json.loads(place_json(ScriptedShelf(tmp_path), asked))) == ["problem"]


def test_a_document_that_is_not_on_file_is_answered_in_words(tmp_path: Path) -> None:
    answer = json.loads(document_json(ScriptedShelf(tmp_path), "sha256/ffffffffffff"))
    assert answer == {"problem": "No document sha256/ffffffffffff is on file."}


def test_the_list_says_what_is_a_sample(tmp_path: Path) -> None:
    rows = json.loads(filings_json(ScriptedShelf(tmp_path)))
    assert [(row["company"], row["fiscal"], row["sample"]) for row in rows] == [
        (None, None, False),
        ("Tolvane Industries, Inc.", "FY2024", True),
    ]


LAID_OUT = """<PAGE>
                       PELHAM QUARRIES CORP
               CONSOLIDATED STATEMENTS OF INCOME

The company sells stone and gravel to the builders of roads, and has done so for a long time.

<TABLE>
<CAPTION>
(In thousands)                                  2000        1999
                                              ------      ------
<S>                                           <C>         <C>
Net sales                                     12,345      11,222
Cost of sales                                  9,876       9,001
                                              ------      ------
Gross profit                                   2,469       2,221
</TABLE>

Sales rose because more roads were built in the two counties that the company serves with its trucks.
"""


def letters(text: str) -> list[str]:
    return [sign for sign in text if sign.isalnum()]


def drawn(view: dict[str, object]) -> list[str]:
    """All the letters that the pane draws, in reading order."""
    found: list[str] = []
    for block in view["blocks"]:  # type: ignore[attr-defined]
        texts = [block.get("text", ""), *block.get("items", ()), *(block.get("head") or ())]
        texts += [cell for row in block.get("rows", ()) for cell in row]
        found += [sign for text in texts for sign in letters(text)]
    return found


def test_a_table_laid_out_with_blanks_is_drawn_in_its_lines_and_marked() -> None:
    document = read(LAID_OUT.encode(), source="pelham.txt", known=Known()).document
    view = document_view(document)
    blocks = [block for block in view["blocks"] if block.get("laid_out")]
    assert len(blocks) == 1
    assert "Net sales                                     12,345      11,222" in blocks[0]["text"]
    start = document.text.index("Gross profit")
    end = document.text.index("2,221") + 5
    place = place_view(document, [Span(document.document_id, start, end)])
    assert marked(place, 0) == "Gross profit                                   2,469       2,221"


def test_all_that_is_read_of_a_document_is_drawn(sample_home: Path) -> None:
    """A place that is not drawn can't be shown, whatever cites it."""
    store = open_store(sample_home)
    laid_out = read(LAID_OUT.encode(), source="pelham.txt", known=Known()).document
    documents = [store.document(one.document_id) for one in store.entries() if one.characters]
    for document in (laid_out, DOCUMENT, *documents):
        text = "".join(
            document.text[block.span.start : block.span.end] for block in document.blocks
        )
        assert sorted(drawn(document_view(document))) == sorted(letters(text)), document.document_id
