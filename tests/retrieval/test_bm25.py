"""How chunks are scored: like Okapi, and by nothing that is out of scope."""

import random

import numpy as np
import pytest

from retrieval.bm25 import best_rows, count_words, scores
from retrieval.bm25_okapi import okapi_scores
from retrieval.translation import Term


def plain(*query: str) -> list[Term]:
    return [((word, 1.0),) for word in query]


def within(rows: int, *out: int) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
    seen = np.ones(rows, dtype=np.bool_)
    seen[list(out)] = False
    return seen


@pytest.fixture(scope="module")
def made_rows() -> list[list[str]]:
    """Make 2,000 rows of words, the first of them frequent and the last ones rare, as in any language."""
    chance = random.Random(7)
    vocabulary = [f"w{number}" for number in range(3000)]
    weights = [1 / (number + 40) for number in range(3000)]
    return [chance.choices(vocabulary, weights, k=chance.randint(5, 200)) for _ in range(2000)]


def test_the_best_ten_are_those_of_okapi_but_for_words_of_half_the_rows(
    made_rows: list[list[str]],
) -> None:
    postings = count_words(made_rows)
    chance = random.Random(11)
    for _ in range(30):
        query = chance.sample([f"w{number}" for number in range(3000)], 5)
        ours = scores(postings, plain(*query), within(2000))
        theirs = np.array(okapi_scores(made_rows, query))
        assert ours == pytest.approx(theirs)
        best = best_rows(ours, 10)
        assert list(best) == list(np.argsort(-theirs.round(9), kind="stable")[: len(best)])


def test_a_store_of_one_row_is_searched_too() -> None:
    totals = scores(count_words([["mill", "flour"]]), plain("mill"), within(1))
    assert list(best_rows(totals, 10)) == [0]


def test_what_is_out_of_scope_moves_no_score(made_rows: list[list[str]]) -> None:
    few = made_rows[:300]
    alone = scores(count_words(few), plain("w3", "w700"), within(300))
    scoped = scores(count_words(made_rows), plain("w3", "w700"), within(2000, *range(300, 2000)))
    assert list(scoped[:300]) == list(alone)
    assert not scoped[300:].any()


def test_of_equals_the_earlier_row_comes_first() -> None:
    totals = scores(count_words([["oats"], ["mill"], ["mill"], ["mill"]]), plain("mill"), within(4))
    assert list(best_rows(totals, 2)) == [1, 2]


def test_a_row_without_any_of_the_words_is_not_found() -> None:
    totals = scores(count_words([["oats"], ["mill"]]), plain("mill", "rye"), within(2))
    assert list(best_rows(totals, 10)) == [1]


def test_a_word_and_its_other_names_count_as_one() -> None:
    rows = [["revenue", "oats"], ["sales", "oats"], ["rye", "oats"]]
    term: Term = (("revenue", 1.0), ("sales", 0.5))
    first, second, third = scores(count_words(rows), [term], within(3))
    assert first > second > third == 0


def test_no_rows_and_an_empty_scope_score_nothing() -> None:
    assert list(scores(count_words([]), plain("mill"), within(0))) == []
    assert list(scores(count_words([["mill"]]), plain("mill"), within(1, 0))) == [0]


def test_our_best_ten_are_those_of_bm25s(made_rows: list[list[str]]) -> None:
    bm25s = pytest.importorskip("bm25s")
    other = bm25s.BM25(k1=1.5, b=0.75, method="robertson", dtype="float64", backend="numpy")
    other.index(made_rows, show_progress=False)
    postings = count_words(made_rows)
    for query in (["w1", "w50", "w900"], ["w2500", "w12"], ["w77"]):
        ours = scores(postings, plain(*query), within(2000))
        assert ours == pytest.approx(other.get_scores(query) * 2.5)
