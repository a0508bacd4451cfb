"""Faults planted one by one in a perfect answer: each costs what it should, and nothing else does."""

from copy import deepcopy
from typing import Any

from answer_eval.judging import judge
from answer_eval.sample_measures import Delivered, Measures, Shelf, delivered, measures
from answer_eval.wrong_places import Origin, WrongShares
from tests.answer_eval.cited_statement import (
    BEFORE,
    CIK,
    GOLD,
    LOSS,
    NAMES,
    PLACE,
    REVENUE,
    TEXT,
    answer,
    text_of,
)

SHELF = Shelf(text_of, {PLACE: Origin(CIK, "2024-12-31")}.get, NAMES)
WHOLE = {"start": 0, "end": len(TEXT)}


def measured(made: dict[str, Any], **changes: Any) -> Measures:
    found = measures({**GOLD, **changes}, made, SHELF)
    assert found is not None
    return found


def made_from(made: dict[str, Any]) -> Delivered:
    found = delivered(GOLD, made, SHELF.origin_of)
    assert found is not None
    return found


def verdict(made: dict[str, Any]) -> tuple[bool, bool, str]:
    found = judge(GOLD, made, text_of)
    return found.right, found.cited, found.error_class


def test_a_perfect_answer_is_perfect_in_every_measure() -> None:
    made = answer(REVENUE)
    assert verdict(made) == (True, True, "")
    found = measured(made)
    assert found.reference is True
    assert found.validity == found.claim_recall == found.citation_precision == (1, 1)
    assert found.characters is not None
    assert (found.characters.precision, found.characters.recall, found.characters.f1) == (1, 1, 1)
    assert found.cites_gold is True
    read = made_from(made)
    assert (read.recall_whole, read.complete) == (1.0, True)
    assert (read.reciprocal_rank, read.ndcg) == (1.0, 1.0)
    assert read.wrong == WrongShares(0.0, 0.0, 0.0)


def test_a_wrong_scale_is_caught_in_the_figure_and_in_the_sentence() -> None:
    made = deepcopy(answer(REVENUE))
    made["figures"][0]["value"] = "66517000"
    assert verdict(made) == (False, True, "scale")
    text = "Tolvane Controls, Inc. reported revenue of $66,517 thousand for 2024 [1]."
    made = answer(REVENUE, text=text, claims=[{"text": text, "citations": [1]}])
    assert measured(made).claim_recall == (0, 1)
    assert measured(made).reference is False


def test_a_right_number_in_a_wrong_sentence_is_caught() -> None:
    """The number is the revenue's, the sentence says it of another year, or of another company."""
    for text in (
        "Tolvane Controls, Inc. reported revenue of $66,517 million for 2023 [1].",
        "Halden Apparel, Inc. reported revenue of $66,517 million for 2024 [1].",
    ):
        made = answer(REVENUE, text=text, claims=[{"text": text, "citations": [1]}])
        assert measured(made).claim_recall == (0, 1), text
        assert measured(made).reference is True, "which is why any number in the text is no measure"


def test_a_right_number_at_a_sentence_that_cites_another_place_is_caught() -> None:
    made = answer(REVENUE, LOSS)
    made["claims"][0]["citations"] = [2]
    assert measured(made).claim_recall == (0, 1)
    assert measured(made).citation_precision == (0, 1)


def test_an_out_of_range_citation_is_caught() -> None:
    beyond = deepcopy(REVENUE)
    beyond["spans"][0] = {"start": len(TEXT) - 3, "end": len(TEXT) + 5}
    made = answer(beyond)
    assert verdict(made) == (True, False, "not_cited")
    found = measured(made)
    assert found.validity == (0, 1)
    assert found.claim_recall == (0, 1)
    assert found.cites_gold is False
    for backwards in ({"start": 9, "end": 5}, {"start": -4, "end": 5}, {"start": 7, "end": 7}):
        beyond["spans"][0] = backwards
        assert measured(answer(beyond)).validity == (0, 1), backwards
        assert verdict(answer(beyond)) == (True, False, "not_cited"), backwards


def test_overlapping_spans_are_not_counted_twice() -> None:
    """Half of the number, cited three times and overlapping, is half of it still."""
    start = TEXT.index("66,517")
    places = [(start, start + 3), (start + 1, start + 3), (start, start + 2)]
    cited = [
        {
            **REVENUE,
            "spans": [{"start": a, "end": b}],
            "quotes": [TEXT[a:b]],
        }
        for a, b in places
    ]
    found, read = measured(answer(*cited)), made_from(answer(*cited))
    assert found.characters is not None
    assert (found.characters.precision, found.characters.recall) == (1.0, 0.4), "66 of 66,517"
    assert found.cited_characters == 3
    assert (read.recall_half, read.recall_whole, read.ndcg) == (1.0, 0.0, 1.0)


def test_a_neighbouring_year_is_caught() -> None:
    made = deepcopy(answer(BEFORE))
    shown = made["figures"][0]
    before = {"start": "2023-01-01", "end": "2023-12-31"}
    shown.update(value="77794000000", period=before)
    shown["inputs"][0].update(value="77794000000", period=before)
    assert verdict(made) == (False, True, "wrong_year")
    shown["period"] = GOLD["period"]
    assert verdict(made)[2] == "restated", "its value alone is another year's"
    found = measured(made)
    assert found.claim_recall == (0, 1)
    assert found.cites_gold is False
    assert made_from(made).recall_half == 0.0


def test_a_citation_of_everything_is_caught() -> None:
    everything = {**REVENUE, "spans": [WHOLE], "quotes": [TEXT]}
    made = answer(everything)
    assert verdict(made) == (True, False, "not_cited")
    found = measured(made)
    assert found.cites_gold is True
    assert found.characters is not None
    letters = sum(map(str.isalnum, TEXT))
    assert found.characters.recall == 1.0
    assert found.characters.precision == 5 / letters
    assert found.cited_characters == len(TEXT)


def test_everything_as_context_shows_in_what_is_cited() -> None:
    """Context is neutral, so the number of cited characters has to give it away."""
    hidden = {
        **REVENUE,
        "spans": [*REVENUE["spans"], WHOLE],
        "quotes": [*REVENUE["quotes"], TEXT],
    }
    assert measured(answer(hidden)).cited_characters == len(TEXT)


def test_a_refusal_was_given_what_it_was_given() -> None:
    """Else an engine would look better the more it refuses."""
    refused = answer(REVENUE, outcome="not_found", figures=[], claims=[])
    assert made_from(refused).recall_whole == 1.0
    nothing = delivered(GOLD, None, SHELF.origin_of)
    assert nothing is not None
    assert (nothing.recall_half, nothing.complete, nothing.ndcg) == (0.0, False, 0.0)
