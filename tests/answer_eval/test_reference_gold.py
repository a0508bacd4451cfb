"""The reference's gold rule: how a filing prints a number, and which chunks then are gold."""

from dataclasses import replace
from decimal import Decimal

import pytest

from answer_eval.reference_gold import Gold, Question, gold, kept, printed_forms, prints_any
from data.span import DocumentId, Span
from retrieval.chunk import Chunk, ChunkId

REVENUE = Decimal("391035000000")


def chunk(text: str, cik: str = "1", document: str = "one") -> Chunk:
    document_id = DocumentId(document)
    return Chunk(ChunkId(text), document_id, (Span(document_id, 0, 1),), text, "", cik)


@pytest.mark.parametrize(
    "text",
    [
        "| Net sales | $ 391,035 | $ 383,285 |",
        "sales of $391,035 million,",
        "Total net sales were $391.0 billion in 2024.",
        "sales of 391.04\u00a0billion",
        "391,035,000 thousand",
        "391,035,000,000",
        "391035000000",
        "It was 391,035.",
    ],
)
def test_a_number_is_found_in_every_form_that_a_filing_prints(text: str) -> None:
    assert prints_any(text, printed_forms(REVENUE))


@pytest.mark.parametrize(
    "text",
    [
        "1,391,035",
        "391,035,112",
        "391,035.5",
        "391,0351",
        "1391.0 billion",
        "391.0 billionaires",
        "391.0 million",
        "391.0",
        "2.391,035",
        "391 035",
    ],
)
def test_a_number_is_not_found_inside_another(text: str) -> None:
    assert not prints_any(text, printed_forms(REVENUE))


def test_a_loss_is_found_in_brackets_and_without_its_sign() -> None:
    forms = printed_forms(Decimal("-1234000000"))
    assert prints_any("| Net loss | (1,234) |", forms)
    assert prints_any("a net loss of $1.2 billion", forms)
    assert not prints_any("(11,234)", forms)


def test_thousands_and_millions_are_looked_for_only_where_nothing_is_lost() -> None:
    assert printed_forms(Decimal("39000966000")) == (
        "39000966000",
        "39,000,966,000",
        "39,000,966",
        "39.0 billion",
        "39.00 billion",
    )


def test_a_form_of_three_digits_is_not_looked_for() -> None:
    assert printed_forms(Decimal("911000000")) == (
        "911000000",
        "911,000,000",
        "911,000",
        "0.9 billion",
        "0.91 billion",
    )


def test_a_value_with_a_fraction_is_looked_for_in_words_alone() -> None:
    assert printed_forms(Decimal("123456789.5")) == ("0.1 billion", "0.12 billion")
    assert printed_forms(Decimal("1.5")) == ()


QUESTION = Question("?", "revenue", "1", DocumentId("one"), REVENUE)


def test_leniently_any_filing_of_the_company_counts_and_strictly_its_own() -> None:
    chunks = [
        chunk("391,035"),
        chunk("391,035", document="next year"),
        chunk("391,035", cik="2", document="stranger"),
        chunk("391,036"),
    ]
    assert gold(QUESTION, chunks) == Gold(frozenset({0, 1}), frozenset({0}))


def test_a_header_is_no_place_for_gold() -> None:
    assert not gold(QUESTION, [replace(chunk("nothing"), header="391,035")]).lenient


def test_a_question_is_kept_only_if_every_chunking_has_gold_for_it() -> None:
    some, none = Gold(frozenset({1}), frozenset()), Gold(frozenset(), frozenset())
    assert kept([[some, some, none], [some, none, some]]) == (0,)
    assert kept([]) == ()
