"""Measures of rankings, by hand, and against pytrec_eval to 1e-12."""

import random
from collections.abc import Callable
from itertools import pairwise
from math import log2
from typing import Any

import pytest

from answer_eval.gold_places import Alternative, gold_alternatives
from answer_eval.passage_score import (
    Ranked,
    coverage,
    gains,
    is_complete,
    ndcg,
    recall,
    reciprocal_rank,
    success,
    within,
)
from answer_eval.span_union import common, size, spans_of, union
from answer_eval.wrong_places import Origin, WrongShares, wrong_shares
from data.span import DocumentId, Span


def at(start: int, end: int, place: str = "d") -> Span:
    return Span(DocumentId(place), start, end)


def ranked(*spans: Span, header_chars: int = 0) -> Ranked:
    return Ranked(spans, header_chars)


def needs(*places: Span) -> tuple[Alternative, ...]:
    """One alternative, each place a need."""
    return (tuple((place,) for place in places),)


def test_what_overlaps_counts_once() -> None:
    assert size(union([at(0, 10), at(5, 15), at(15, 20), at(30, 40, "e")])) == 30
    assert size(common(union([at(0, 10), at(20, 30)]), union([at(5, 25)]))) == 10
    assert union([at(3, 3)]) == {}


def test_a_span_that_is_none_is_left_out() -> None:
    raw = [{"start": 4, "end": 2}, {"start": -1, "end": 5}, {"start": 1, "end": 2}]
    assert spans_of("d", raw) == (at(1, 2),)
    assert spans_of(None, raw) == ()


def test_coverage_is_of_the_place_not_of_what_is_delivered() -> None:
    assert coverage(at(0, 10), union([at(5, 100)])) == 0.5
    assert coverage(at(0, 10), union([at(0, 10, "e")])) == 0.0
    assert coverage(at(0, 10), union([at(0, 4), at(2, 6), at(2, 6)])) == 0.6


def test_a_budget_takes_the_longest_start_that_fits_headers_counted() -> None:
    ranking = [ranked(at(0, 100), header_chars=20), ranked(at(200, 300)), ranked(at(400, 410))]
    assert len(within(ranking, 119)) == 0
    assert len(within(ranking, 120)) == 1
    assert len(within(ranking, 219)) == 1, "what comes after one that does not fit is not taken"
    assert len(within(ranking, 230)) == 3


def test_recall_is_the_share_of_needs_in_the_best_alternative() -> None:
    gold: tuple[Alternative, ...] = (((at(0, 10),), (at(20, 30),)), ((at(50, 60),),))
    assert recall([ranked(at(0, 5))], gold) == 0.5
    assert recall([ranked(at(0, 4))], gold) == 0.0
    assert recall([ranked(at(0, 5))], gold, 1.0) == 0.0
    assert recall([ranked(at(0, 5)), ranked(at(50, 60))], gold) == 1.0
    assert is_complete([ranked(at(50, 60))], gold)
    assert not is_complete([ranked(at(50, 59))], gold)
    assert recall([ranked(at(0, 5))], ()) == 0.0


def test_a_need_is_met_at_any_of_its_places() -> None:
    gold: tuple[Alternative, ...] = (((at(0, 10), at(70, 80)),),)
    assert recall([ranked(at(70, 80))], gold) == 1.0


def test_a_ranking_does_not_win_by_repeating_itself() -> None:
    gold = needs(at(0, 10), at(20, 30))
    once = [ranked(at(0, 10)), ranked(at(90, 95))]
    twice = [ranked(at(0, 10)), ranked(at(0, 10))]
    assert gains(once, gold) == gains(twice, gold) == ((1, 0), 1)
    assert ndcg((1, 0), 1) == pytest.approx(1 / (1 + 1 / log2(3)))
    assert ndcg((1,), 0) == 1.0
    assert ndcg((0, 0), 0) == 0.0


def test_one_source_with_all_that_is_needed_is_perfect() -> None:
    assert ndcg(*gains([ranked(at(0, 100))], needs(at(0, 10), at(20, 30)))) == 1.0


def test_halves_of_a_place_in_two_sources_add_up() -> None:
    assert gains([ranked(at(0, 4)), ranked(at(4, 10))], needs(at(0, 10)), 1.0) == ((0, 1), 0)


def test_the_first_with_gold_counts() -> None:
    assert reciprocal_rank((0, 0, 1, 1)) == 1 / 3
    assert reciprocal_rank((0, 0)) == 0.0
    gold = needs(at(0, 10))
    ranking = [ranked(at(50, 60)), ranked(at(0, 10))]
    assert (success(ranking, gold, 1), success(ranking, gold, 2)) == (False, True)


def test_delivered_characters_are_told_by_where_they_come_from() -> None:
    origins = {
        "a24": Origin("1", "2024-12-31"),
        "a23": Origin("1", "2023-12-31"),
        "b24": Origin("2", "2024-12-31"),
    }
    ranking = [
        ranked(at(0, 40, "a24")),
        ranked(at(0, 30, "a23")),
        ranked(at(0, 20, "b24")),
        ranked(at(0, 10, "?")),
    ]
    found = wrong_shares(ranking, needs(at(0, 5, "a24")), origins.get)
    assert found == WrongShares(filing=0.6, company=0.3, period=0.4)
    assert wrong_shares([], needs(at(0, 5, "a24")), origins.get) == WrongShares(0.0, 0.0, 0.0)


def test_gold_lines_name_needs_in_four_ways() -> None:
    place = {"document_id": "d", "start": 1, "end": 3}
    other = {"document_id": "d", "start": 5, "end": 9}
    one, two = at(1, 3), at(5, 9)
    assert gold_alternatives({"spans": [place], "alternatives": [{"spans": [other]}]}) == (
        ((one, two),),
    )
    assert gold_alternatives({"operands": [{"spans": [place]}, {"spans": [other]}]}) == (
        ((one,), (two,)),
    )
    assert gold_alternatives({"operands": [{"spans": [place]}, {"spans": []}]}) == ()
    assert gold_alternatives({"gold_sets": [[place, other], [other]]}) == (
        ((one,), (two,)),
        ((two,),),
    )
    assert gold_alternatives({"needs": [[place, other]]}) == (((one, two),),)
    assert gold_alternatives({"spans": []}) == ()


def test_ranking_scores_are_those_of_pytrec_eval(needed: Callable[[str], Any]) -> None:
    """As TREC sees it: a source that gains is relevant, and so is each need that none meets."""
    pytrec_eval = needed("pytrec_eval")
    chance = random.Random(1)
    for _ in range(300):
        edges = sorted(chance.sample(range(400), 2 * chance.randint(1, 6)))
        gold = needs(*(at(a, b) for a, b in pairwise(edges)))
        ranking = [
            ranked(at(start, start + chance.randint(1, 90)))
            for start in chance.sample(range(400), chance.randint(1, 25))
        ]
        gained, missed = gains(ranking, gold)
        qrels = {f"s{place}": gain for place, gain in enumerate(gained)}
        qrels |= {f"missed{place}": 1 for place in range(missed)}
        run = {f"s{place}": float(-place) for place in range(len(gained))}
        judged = pytrec_eval.RelevanceEvaluator({"q": qrels}, {"ndcg_cut_10", "recip_rank"})
        theirs = judged.evaluate({"q": run})["q"]
        assert ndcg(gained, missed) == pytest.approx(theirs["ndcg_cut_10"], abs=1e-12)
        assert reciprocal_rank(gained) == pytest.approx(theirs["recip_rank"], abs=1e-12)
