"""Places of gold that are given by words: where they are found, and what is said of those that are not."""

from pathlib import Path
from typing import Any

import pytest

from answer_eval.gold_anchors import with_offsets
from answer_eval.gold_places import gold_alternatives
from answer_eval.own_gold import read_gold
from data.errors import FormatError
from tests.answer_eval.test_own_gold import written

TEXT = "Sales grew. Our site is\nin Brookhaven, near\n   the river. Sales fell."
BROOKHAVEN = {"document_id": "d", "from": "Our site is", "to": "the river."}


def placed(*places: dict[str, Any], **more: Any) -> dict[str, Any]:
    (made,) = with_offsets([{"id": "q", "spans": list(places), **more}], {"d": TEXT}.__getitem__)
    return made


def test_a_place_runs_from_its_first_words_to_its_last() -> None:
    (place,) = placed(BROOKHAVEN)["spans"]
    assert place == {"document_id": "d", "start": 12, "end": 57}
    assert TEXT[12:57] == "Our site is\nin Brookhaven, near\n   the river."


def test_one_phrase_is_a_place_and_a_broken_line_is_a_blank() -> None:
    (place,) = placed({"document_id": "d", "from": "site is in Brookhaven"})["spans"]
    assert TEXT[place["start"] : place["end"]] == "site is\nin Brookhaven"


def test_offsets_stay_and_every_kind_of_place_may_have_words() -> None:
    fixed = {"document_id": "d", "start": 0, "end": 5}
    made = placed(
        fixed,
        context=[BROOKHAVEN],
        needs=[[fixed], [BROOKHAVEN]],
        alternatives=[{"spans": [BROOKHAVEN]}],
    )
    found = {"document_id": "d", "start": 12, "end": 57}
    assert made["spans"] == [fixed]
    assert made["context"] == [found]
    assert made["needs"] == [[fixed], [found]]
    assert made["alternatives"] == [{"spans": [found]}]
    assert len(gold_alternatives(made)[0]) == 2


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ({"from": "Sales"}, "The gold of q is to be found by 'Sales', which stands 2 times in d."),
        ({"from": "Our sites"}, "by 'Our sites', which stands nowhere in d."),
        ({"from": "near the river", "to": "Our site"}, "The gold of q ends before it begins"),
    ],
)
def test_words_that_mean_no_one_place_are_named(words: dict[str, str], fault: str) -> None:
    with pytest.raises(FormatError, match=fault):
        placed({"document_id": "d", **words})


@pytest.mark.parametrize("anchor", ["", 7, " ".join(["word"] * 13)])
def test_an_anchor_is_a_short_phrase(tmp_path: Path, anchor: object) -> None:
    place = {"document_id": "d", "from": anchor}
    path = written(tmp_path, {"question": "Where is the site?", "spans": [place]})
    with pytest.raises(FormatError, match="with at most 12 words each"):
        read_gold(path)


@pytest.mark.parametrize(("start", "end"), [(0, 999), (-1, 5), (5, 5), (9, 4)])
def test_offsets_outside_their_document_are_refused(start: int, end: int) -> None:
    with pytest.raises(FormatError) as wrong:
        placed({"document_id": "d", "start": start, "end": end})
    assert f"has a place from {start} to {end}" in str(wrong.value)
    assert f"d has {len(TEXT)} characters" in str(wrong.value)
