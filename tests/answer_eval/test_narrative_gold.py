"""Gold for words in real filings: its make-up, and that every anchor stands once where it says."""

import hashlib
from collections import Counter
from pathlib import Path

import pytest

from answer_eval.gold_anchors import with_offsets
from answer_eval.own_gold import read_gold
from data.adding import add_items, find_items
from data.store import Store, open_store

QUESTIONS = (
    Path(__file__).resolve().parents[2] / "answer_eval" / "gold" / "narrative_questions.jsonl"
)
GOLD = read_gold(QUESTIONS)
SPLITS = ("dev", "held_out")


@pytest.fixture(scope="module")
def every_filing(corpus: Path, tmp_path_factory: pytest.TempPathFactory) -> Store:
    """A store of the filings with tags and of those from before there were any."""
    store = open_store(tmp_path_factory.mktemp("every"))
    folders = [str(corpus / name) for name in ("filings", "filings_old")]
    for _ in add_items(store, find_items(folders)):
        pass
    return store


def test_every_anchor_stands_once_where_it_says(every_filing: Store) -> None:
    texts: dict[str, str] = {}

    def text_of(document_id: str) -> str:
        return texts.setdefault(document_id, every_filing.document(document_id).text)

    places = [place for one in with_offsets(GOLD, text_of) for place in one.get("spans", ())]
    assert len(places) >= 100
    # A sentence or two: gold of whole pages would be hit by anything.
    assert max(one["end"] - one["start"] for one in places) <= 1200


def test_a_company_is_for_work_or_for_tests_by_a_rule() -> None:
    for one in GOLD:
        digest = hashlib.sha256(one["company"].encode()).hexdigest()
        assert one["split"] == SPLITS[int(digest, 16) % 2], one["company"]


def test_answerable_questions_have_places_and_others_none() -> None:
    kinds = Counter((one["kind"], one["outcome"], bool(one.get("spans"))) for one in GOLD)
    assert set(kinds) == {("words", "answered", True), ("refused", "not_found", False)}
