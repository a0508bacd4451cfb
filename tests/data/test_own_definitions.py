"""Concepts found by the words of the taxonomy's definitions."""

import pytest

from data.fact import Concept
from data.own_definitions import OwnDefinitions, Taxonomy, defining_words, stems
from tests.data.made_facts import at, fact, over

YEAR = over("2024-01-01", "2024-12-31")
PAYABLE = Concept("us-gaap:AccountsPayableCurrent")
RISE = Concept("us-gaap:IncreaseDecreaseInAccountsPayable")
ADVERTS = Concept("us-gaap:AdvertisingExpense")
GONE = Concept("us-gaap:AccountsPayableTradeCurrent")
CAPTION = Concept("us-gaap:CommitmentsAndContingencies")

TAXONOMY = Taxonomy(
    labels={PAYABLE: "Accounts Payable, Current", RISE: "Increase (Decrease) in Accounts Payable"},
    definitions={
        PAYABLE: "Carrying value of liabilities incurred (for which invoices have been received) and payable to "
        "vendors for goods and services received. Used to reflect the current portion of guarantees.",
        RISE: "The increase (decrease) in the amounts payable to vendors for goods and services received.",
        ADVERTS: "Amount charged to advertising for the period, which was incurred to increase revenue for a brand.",
        GONE: "Amounts payable to vendors for goods and services received in the trade.",
        CAPTION: "Represents the caption on the face of the balance sheet for purchase or supply commitments.",
        Concept("us-gaap:Unused"): "Amount owed to landlords.",
    },
)


def _definitions() -> OwnDefinitions:
    facts = [
        fact(at("2024-12-31"), 7, "2025-02-01", PAYABLE),
        fact(YEAR, 2, "2025-02-01", RISE),
        fact(YEAR, 5, "2025-02-01", ADVERTS),
        fact(at("2019-12-31"), 4, "2020-02-01", GONE),
        fact(YEAR, 1, "2025-02-01", Concept("orr:Own")),
        fact(at("2024-12-31"), 0, "2025-02-01", CAPTION),
    ]
    return OwnDefinitions(facts, TAXONOMY)


def _found(words: str) -> list[tuple[str, bool]]:
    return [(one.item.concepts[0], one.narrows) for one in _definitions().matching(words)]


def test_every_word_must_stand_in_the_definition_or_the_label() -> None:
    assert _found("owed to vendors for goods") == [(PAYABLE, False), (RISE, True)]
    assert _found("owed to vendors in Germany") == []


def test_a_label_that_says_an_increase_is_another_thing_unless_that_is_asked() -> None:
    found = _found("increase in the amounts payable to vendors")
    assert found[0] == (RISE, False)


def test_a_label_that_says_nothing_else_is_the_closest_there_can_be() -> None:
    (found,) = _definitions().matching("cost of advertising")
    assert (found.item.concepts, found.share) == ((ADVERTS,), 1.0)


def test_what_the_company_reports_no_more_or_never_is_not_found() -> None:
    assert GONE not in dict(_found("payable to vendors for goods"))
    assert _found("owed to landlords") == []


def test_a_caption_is_no_amount() -> None:
    assert _found("supply commitments") == []


@pytest.mark.parametrize("word", ["invoices", "guarantees"])
def test_brackets_and_later_sentences_define_nothing(word: str) -> None:
    assert stems(word).isdisjoint(defining_words(TAXONOMY.definitions[PAYABLE]))


@pytest.mark.parametrize(
    ("definition", "left_out"),
    [
        (
            "Amount of assets, excluding financial assets and goodwill, lacking substance.",
            "goodwill",
        ),
        ("Amount, after allowance for credit loss, of right to consideration.", "allowance"),
        ("Amount of income other than interest.", "interest"),
    ],
)
def test_what_is_excluded_defines_nothing(definition: str, left_out: str) -> None:
    assert stems(left_out).isdisjoint(defining_words(definition))
    assert defining_words(definition)
