"""The reference's measures and the verdicts, on rankings small enough to count by hand."""

from collections import Counter
from decimal import Decimal

import pytest

from answer_eval.reference_claims import Compared, holds, sign_test, worth
from answer_eval.reference_gold import Gold, Question
from answer_eval.reference_measure import judged, place_of, score
from answer_eval.reference_published import CLAIMS, MEASURES, PUBLISHED, Claim
from answer_eval.score_report import Share
from data.span import DocumentId, Span
from retrieval.chunk import Chunk, ChunkId


def chunk(cik: str, document: str, size: int = 10) -> Chunk:
    document_id = DocumentId(document)
    return Chunk(ChunkId(document), document_id, (Span(document_id, 0, 1),), "x" * size, "", cik)


QUESTION = Question("?", "revenue", "1", DocumentId("one"), Decimal(1))


def test_the_place_of_the_first_right_row_counts_from_1() -> None:
    assert place_of((7, 4, 9), frozenset({9, 4})) == 2
    assert place_of((7, 4, 9), frozenset({1})) is None


def test_success_and_reciprocal_rank() -> None:
    found = score([1, 2, None, 8, 20])
    assert found.success == (Share(1, 5), Share(2, 5), Share(3, 5), Share(4, 5))
    assert found.rr == pytest.approx((1 + 1 / 2 + 1 / 8 + 1 / 20) / 5)


def test_nothing_asked_scores_nothing() -> None:
    assert score([]).rr == 0
    assert score([]).success[0] == Share(0, 0)


def test_a_setup_is_judged_leniently_and_strictly_and_by_what_stands_first() -> None:
    chunks = [chunk("1", "one"), chunk("1", "one"), chunk("1", "other"), chunk("2", "stranger")]
    gold = Gold(frozenset({0, 2}), frozenset({0}))
    rankings = [(2, 0), (1, 2), (3, 1), (0,), ()]
    found = judged([QUESTION] * 5, rankings, [gold] * 5, chunks)
    assert found.places == (1, 2, None, 1, None)
    assert found.strict_places == (2, None, None, 1, None)
    assert found.firsts == Counter(
        {
            "other year": 1,
            "right filing, no number": 1,
            "other company": 1,
            "right": 1,
            "nothing": 1,
        }
    )
    assert found.characters == pytest.approx((20 + 20 + 20 + 10 + 0) / 5)


def test_a_gold_chunk_that_does_not_fit_into_the_budget_is_not_found_in_it() -> None:
    chunks = [chunk("1", "one", 4000), chunk("1", "one", 2000), chunk("1", "one", 2001)]
    rankings = [(0, 1), (0, 2), (2, 0)]
    golds = [Gold(frozenset({row}), frozenset()) for row in (1, 2, 2)]
    assert judged([QUESTION] * 3, rankings, golds, chunks).in_budget == (True, False, True)


def test_what_a_place_is_worth() -> None:
    assert worth(5, "Success@5") == 1
    assert worth(6, "Success@5") == 0
    assert worth(4, "RR") == 0.25
    assert worth(None, "RR") == 0


def test_the_sign_test_by_hand() -> None:
    assert sign_test(0, 0) == 1
    assert sign_test(3, 3) == 1
    assert sign_test(5, 0) == pytest.approx(2 / 32)
    assert sign_test(1, 7) == pytest.approx(2 * (1 + 8) / 256)


def test_an_ordering_is_said_in_words_with_its_chance() -> None:
    assert holds(Compared(0.5, 0.5, 2, 2)) == "is undecided (2 better, 2 worse; p = 1.000)"
    assert holds(Compared(0.5, 0.4, 4, 3)) == "holds, within noise (4 better, 3 worse; p = 1.000)"
    assert (
        holds(Compared(0.1, 0.9, 1, 30))
        == "is the other way round, beyond chance (1 better, 30 worse; p < 0.001)"
    )


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: f"{claim.words} {claim.measure}")
def test_every_claim_holds_in_the_published_table(claim: Claim) -> None:
    at = MEASURES.index(claim.measure)
    assert PUBLISHED[claim.better].values[at] > PUBLISHED[claim.worse].values[at]
