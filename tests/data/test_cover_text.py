"""The tagged texts of a cover: where they stand, and that they are kept on file."""

from dataclasses import replace
from pathlib import Path

from small_pages import read_tagged

from data.cover import cover_places
from data.store import open_store
from data.stored_cover import stored_cover


def tagged(name: str, shown: str, context: str = "c") -> str:
    return f'<ix:nonNumeric name="dei:{name}" contextRef="{context}">{shown}</ix:nonNumeric>'


BODY = (
    f"<p>Listed on the {tagged('SecurityExchangeName', 'Ember <b>Street</b> Exchange', 's')}</p>"
    f"<table><tr><td>{tagged('Security12bTitle', 'Common Stock', 's')}</td>"
    f"<td>{tagged('TradingSymbol', 'EMBR', 's')}</td></tr></table>"
    f'<div style="display:none">{tagged("AmendmentFlag", "false")}</div>'
)


def test_a_text_of_the_cover_has_the_place_where_it_is_printed() -> None:
    read = read_tagged(BODY)
    shown = {
        one.element: read.document.text[one.span.start : one.span.end]
        for one in read.cover
        if one.row == "s"
    }
    assert shown == {
        "SecurityExchangeName": "Ember Street Exchange",
        "Security12bTitle": "Common Stock",
        "TradingSymbol": "EMBR",
    }


def test_what_is_hidden_on_a_cover_has_no_place_and_is_left_out() -> None:
    assert "AmendmentFlag" not in {one.element for one in read_tagged(BODY).cover}


def test_tagging_a_text_changes_nothing_of_what_is_read() -> None:
    plain = BODY.replace("dei:", "other:")
    tagged_text, plain_text = read_tagged(BODY).document, read_tagged(plain).document
    assert (tagged_text.text, tagged_text.blocks) == (plain_text.text, plain_text.blocks)


def test_a_cover_is_the_same_after_it_was_stored(tmp_path: Path) -> None:
    read = read_tagged(BODY)
    store = open_store(tmp_path)
    entry = store.add(read).entry
    assert open_store(tmp_path).cover(entry.document_id) == read.cover


def test_a_document_that_was_stored_without_its_cover_still_opens(tmp_path: Path) -> None:
    read = replace(read_tagged(BODY), cover=())
    store = open_store(tmp_path)
    entry = store.add(read).entry
    assert "cover.parquet" not in dict(entry.files)
    assert store.cover(entry.document_id) == ()
    assert stored_cover({}, entry.document_id, place="") == ()


def test_an_untagged_cover_is_found_by_its_period_and_form() -> None:
    text = "FORM 10-Q\n\nFor the quarterly period ended April 1, 2000\n\nEmber, Inc."
    places = [text[start:end] for start, end in cover_places(text)]
    assert places == ["quarterly period ended April 1, 2000", "FORM 10-Q"]
