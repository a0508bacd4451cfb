"""Concepts found by the words of their labels."""

from data.fact import Concept
from data.label_words import label_words
from data.own_concepts import EXACT, OwnConcepts
from tests.data.made_facts import at, fact, over

YEAR = over("2024-01-01", "2024-12-31")
DEFERRED = Concept("us-gaap:AmortizationOfDeferredSalesCommissions")
TAX = Concept("us-gaap:UnrecognizedTaxBenefits")
BUYERS = Concept("orr:CustomerDepositsCurrent")
RENT = Concept("ifrs-full:RentalIncome")


def _concepts() -> OwnConcepts:
    facts = [
        fact(YEAR, 93, "2025-02-01", DEFERRED),
        fact(at("2024-12-31"), 152, "2025-02-01", TAX),
        fact(at("2024-12-31"), 7, "2025-02-01", BUYERS),
        fact(YEAR, 39, "2025-02-01", RENT),
        fact(YEAR, 5, "2025-02-01", Concept("orr:MillTours"), dimensions=[("a", "b")]),
    ]
    standard = {TAX: "Unrecognized Tax Benefits", DEFERRED: "Deferred Commissions, Amortized"}
    rows = [(label_words("Deposits from buyers"), BUYERS, "Deposits from buyers")]
    return OwnConcepts(facts, standard, rows, "Orrin Mills, Inc.")


def _found(words: str) -> list[tuple[str, bool]]:
    found = _concepts().matching(label_words(words))
    return [(one.item.concepts[0], one.more < EXACT) for one in found]


def test_the_taxonomys_label_the_rows_and_the_own_name_all_count() -> None:
    assert _found("unrecognized tax benefit") == [(TAX, True)]
    assert _found("buyer deposits") == [(BUYERS, True)]
    assert _found("rental income") == [(RENT, True)]
    assert _found("Orrin's rental income") == [(RENT, True)]


def test_word_order_and_plurals_do_not_matter_and_a_missing_word_does() -> None:
    assert _found("amortized commission, deferred") == [(DEFERRED, True)]
    assert _found("rental income from towers") == []


def test_a_label_that_says_more_is_no_exact_match() -> None:
    assert _found("deferred sales commissions") == [(DEFERRED, False)]
    assert _found("tax benefits") == [(TAX, False)]


def test_facts_of_a_part_name_nothing_of_the_whole() -> None:
    assert _found("mill tours") == []


def test_kind_and_measure_are_those_of_the_facts() -> None:
    item = _concepts().matching(label_words("customer deposits current"))[0].item
    assert (item.kind, item.measure, item.name) == ("instant", "money", "Customer deposits current")
