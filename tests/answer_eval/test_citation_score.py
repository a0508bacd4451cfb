"""Citations' validity, recall, precision and characters, with exact values by hand."""

from answer_eval.citation_score import (
    Characters,
    characters,
    citation_precision,
    cited_characters,
    cites_gold,
    claim_recall,
    factual_claims,
    main_spans,
    validity,
)
from answer_eval.gold_places import gold_alternatives
from answer_eval.numeric_entailment import evidence
from data.span import DocumentId, Span
from tests.answer_eval.cited_statement import (
    AT,
    BEFORE,
    GOLD,
    LOSS,
    NAMES,
    PLACE,
    REVENUE,
    TEXT,
    answer,
    text_of,
)

NEEDED = gold_alternatives(GOLD)


def at(start: int, end: int) -> Span:
    return Span(DocumentId(PLACE), start, end)


def test_malformed_citations_stay_in_the_denominator() -> None:
    beyond = {**REVENUE, "spans": [{"start": 5, "end": len(TEXT) + 1}], "quotes": [TEXT[5:]]}
    bare = {**REVENUE, "document_id": None, "spans": [], "quotes": []}
    nothing = {**bare, "fact": None}
    assert validity([REVENUE, beyond, bare, nothing], text_of) == (2, 4)
    assert validity([], text_of) == (0, 0)


def test_a_claim_counts_if_all_that_it_says_is_cited() -> None:
    made = answer(REVENUE)
    assert claim_recall(made, evidence(made, text_of, NAMES)) == (1, 1)
    made = answer(LOSS)
    assert claim_recall(made, evidence(made, text_of, NAMES)) == (0, 1)


def test_a_claim_about_the_tag_and_a_refusal_are_no_claims_about_a_company() -> None:
    tagged = {"text": "It is tagged us-gaap:Revenues, the first of 6.", "citations": [1]}
    assert factual_claims(answer(REVENUE, claims=[tagged])) == []
    assert factual_claims(answer(REVENUE, outcome="not_found")) == []


def test_a_citation_that_adds_nothing_costs_precision() -> None:
    claim = {**answer(REVENUE)["claims"][0], "citations": [1, 2]}
    made = answer(REVENUE, LOSS, claims=[claim])
    assert citation_precision(made, evidence(made, text_of, NAMES)) == (1, 2)


def test_two_citations_that_hold_only_together_both_count() -> None:
    text = "Revenue was $66,517 million in 2024, and $77,794 million in 2023 [1][2]."
    made = answer(REVENUE, BEFORE, claims=[{"text": text, "citations": [1, 2]}])
    assert citation_precision(made, evidence(made, text_of, NAMES)) == (2, 2)


def test_a_marker_without_a_citation_counts_against_precision() -> None:
    claim = {**answer(REVENUE)["claims"][0], "citations": [1, 9]}
    made = answer(REVENUE, claims=[claim])
    assert citation_precision(made, evidence(made, text_of, NAMES)) == (1, 2)


def test_the_number_is_cited_for_itself_and_the_rest_is_context() -> None:
    start = TEXT.index("$ 66,517")
    assert main_spans(answer(REVENUE)) == (at(start, start + 8),)
    prose = {**REVENUE, "fact": None}
    assert len(main_spans(answer(prose))) == 4
    assert cited_characters(answer(REVENUE)) == len("$ 66,517Total revenue2024(In millions)")
    assert cited_characters(answer(REVENUE, REVENUE)) == cited_characters(answer(REVENUE))


def test_a_sign_and_blanks_at_the_edge_are_neutral() -> None:
    cited = main_spans(answer(REVENUE))
    assert characters(cited, NEEDED, (), text_of) == Characters(1.0, 1.0)


def test_characters_are_letters_and_digits() -> None:
    """Gold is 66,517 (5 digits); cited are 66,5 (3) and the word Total (5)."""
    total = TEXT.index("Total")
    found = characters([at(AT, AT + 4), at(total, total + 5)], NEEDED, (), text_of)
    assert found == Characters(precision=3 / 8, recall=3 / 5)
    assert found.f1 == 2 * (3 / 8) * (3 / 5) / (3 / 8 + 3 / 5)
    context = characters(
        [at(AT, AT + 4), at(total, total + 5)], NEEDED, [at(total, total + 5)], text_of
    )
    assert context == Characters(precision=1.0, recall=3 / 5)


def test_without_gold_places_there_is_nothing_to_hold_against() -> None:
    assert characters([at(0, 4)], (), (), text_of) is None
    assert cites_gold([at(0, 4)], ()) is None
    assert characters([], NEEDED, (), text_of) == Characters(0.0, 0.0)


def test_gold_is_cited_where_each_need_is_touched() -> None:
    both = gold_alternatives(
        {
            "operands": [
                {"spans": GOLD["spans"]},
                {"spans": [{"document_id": PLACE, "start": 0, "end": 3}]},
            ]
        }
    )
    assert cites_gold([at(AT, AT + 1)], NEEDED) is True
    assert cites_gold([at(AT - 1, AT)], NEEDED) is False
    assert cites_gold([at(AT, AT + 1)], both) is False
    assert cites_gold([at(AT, AT + 1), at(2, 9)], both) is True
