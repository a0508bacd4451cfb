"""Slices beyond one figure in plain words: twins, comparisons, follow-ups, slips, mixed languages, moved years."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest

from answer_eval.gold_asks import Ask, Company, Sheet, sheet
from answer_eval.gold_book import Book
from answer_eval.gold_comparisons import comparison_asks, follow_up_asks
from answer_eval.gold_derived import quarter_asks
from answer_eval.gold_from_facts import all_asks, gold_questions
from answer_eval.gold_periods import has_moved, slots
from answer_eval.gold_phrases import names
from answer_eval.gold_refusals import period_asks
from answer_eval.gold_sentences import sentence
from answer_eval.gold_spanish import spanish_golds
from answer_eval.gold_twins import is_sibling, twin_asks
from data.adding import add_items, find_items
from data.company import Cik
from data.corpora import spanish_set
from data.fact import Fact
from data.manifest import Entry
from data.period import Duration, Period
from data.store import Store, open_store

TOLVANE, HALDEN = "0009910482", "0009924117"
YEAR = Duration(date(2024, 1, 1), date(2024, 12, 31))
BEFORE = Duration(date(2023, 1, 1), date(2023, 12, 31))


@pytest.fixture(scope="module")
def sample(sample_home: Path) -> Store:
    return open_store(sample_home)


@pytest.fixture(scope="module")
def asks(sample: Store) -> list[Ask]:
    return [one for one in all_asks(sample) if one.cik == TOLVANE]


def of(asks: Iterable[Ask], **wanted: Any) -> Ask:
    found = [one for one in asks if all(getattr(one, key) == v for key, v in wanted.items())]
    assert found, wanted
    return found[0]


def revenue(asks: Iterable[Ask], **wanted: Any) -> Ask:
    return of(
        (one for one in asks if one.slot.period == YEAR and one.cik == TOLVANE),
        item="revenue",
        kind="reported",
        **wanted,
    )


def ways(ask: Ask, language: Any, count: int = 200) -> set[str]:
    return {sentence(ask, language, Random(seed)).question for seed in range(count)}


def test_a_figure_names_its_neighbours_in_the_same_table(asks: list[Ask]) -> None:
    twins = {one.why: one for one in revenue(asks, slice="twins").twins}
    assert set(twins) == {"year before"}
    assert twins["year before"].period == BEFORE
    assert twins["year before"].value == 1118568000


def sheet_of(name: str, like: Sheet, cik: str) -> Sheet:
    company = replace(like.company, cik=Cik(cik), names=names(name, ()))
    return Sheet(company, like.found)


def tolvane_sheet(store: Store) -> Sheet:
    entries = tuple(one for one in store.entries() if one.cik == TOLVANE)
    facts = store.facts(Cik(TOLVANE))
    company = next(one for one in store.companies() if one.cik == TOLVANE)
    return sheet(
        Company(company.cik, names(company.name, company.tickers), entries, facts, Book(facts))
    )


def test_names_that_begin_alike_are_siblings(sample: Store) -> None:
    made = tolvane_sheet(sample)
    assert is_sibling(made, sheet_of("Tolvane Freight Corp.", made, "0000000001"))
    assert not is_sibling(made, sheet_of("Toll Brothers, Inc.", made, "0000000001"))
    assert not is_sibling(made, made)


def test_a_sibling_with_the_same_value_is_no_twin(sample: Store) -> None:
    made = tolvane_sheet(sample)
    sibling = sheet_of("Tolvane Freight Corp.", made, "0000000001")
    assert all(one.why != "sibling" for ask in twin_asks([made, sibling]) for one in ask.twins)


def test_of_two_years_the_higher_one_s_figure_is_right(asks: list[Ask]) -> None:
    ask = revenue(asks, sentence="which year")
    assert ask.rights[0].value == 1185359000
    assert "In which year did Tolvane Controls have higher revenue, 2023 or 2024?" in ways(
        ask, "en", 400
    )


def test_of_two_companies_the_higher_one_is_right_and_both_are_named(sample: Store) -> None:
    made = tolvane_sheet(sample)
    twice = {
        key: replace(
            one,
            reported=replace(
                one.reported,
                values=tuple(replace(v, value=v.value * 2) for v in one.reported.values),
            ),
        )
        for key, one in made.found.items()
    }
    other = Sheet(
        replace(made.company, cik=Cik("0000000001"), names=names("Ossa Corp.", ())), twice
    )
    ask = of(comparison_asks([made, other]), sentence="which company", item="revenue")
    assert ask.cik == "0000000001"
    assert [one.short for one in ask.both] == ["Tolvane Controls", "Ossa"]
    assert all("Tolvane Controls" in one and "Ossa" in one for one in ways(ask, "en"))


def test_a_follow_up_leaves_out_what_was_said(asks: list[Ask]) -> None:
    ask = of(
        (one for one in asks if one.slot.period == BEFORE),
        sentence="follow-up year",
        item="revenue",
    )
    said = sentence(ask, "en", Random(1))
    assert said.turns
    assert "Tolvane" in said.turns[0] or "TLVN" in said.turns[0]
    assert not any("tolvane" in one.lower() or "revenue" in one for one in ways(ask, "en"))
    assert "And in fiscal 2023?" in ways(ask, "en")
    assert ask.rights[0].value == 1118568000


def test_the_year_before_is_that_of_the_turn_before(asks: list[Ask]) -> None:
    ask = of(
        (one for one in asks if one.slot.period == BEFORE),
        sentence="follow-up year before",
        item="revenue",
    )
    assert ways(ask, "en") == {
        "And the year before?",
        "and the previous year?",
        "What about the prior year?",
    }
    assert "¿y el anterior?" in ways(ask, "es")
    (turn,) = sentence(ask, "en", Random(1)).turns
    assert "2024" in turn
    assert ask.rights[0].value == 1118568000


def test_and_the_other_company_is_asked_for_the_same_days(sample: Store) -> None:
    made = tolvane_sheet(sample)
    other = sheet_of("Ossa Corp.", made, "0000000001")
    ask = of(follow_up_asks([made, other]), sentence="follow-up company", item="revenue")
    assert ask.cik == "0000000001"
    assert "What about Ossa?" in ways(ask, "en")
    assert "¿Y Ossa?" in ways(ask, "es")


def test_a_slip_leaves_the_company_s_name_whole(asks: list[Ask]) -> None:
    ask = revenue(asks, sentence="slip")
    for said in (*ways(ask, "en"), *ways(ask, "es")):
        letters = " ".join(said.lower().split())
        assert "tolvane controls" in letters or "tlvn" in letters, said


def test_slips_are_of_every_kind(asks: list[Ask]) -> None:
    ask = revenue(asks, sentence="slip")
    english, spanish = ways(ask, "en", 600), ways(ask, "es", 600)
    assert "TOLVANE CONTROLS'S NET SALES IN FISCAL 2024" in english
    assert "Tolvane Controlss revenue in fiscal 2024" not in english
    assert any("  " in one for one in english)
    assert any("facturacion" in one and "ó" not in one for one in spanish)
    assert any("revneue" in one or "reveune" in one for one in english)


def test_an_item_is_named_in_the_language_that_the_sentence_is_not_in(asks: list[Ask]) -> None:
    ask = revenue(asks, sentence="other language")
    assert any("ventas netas" in one and "What" in one for one in ways(ask, "en"))
    assert any("los revenues" in one for one in ways(ask, "es"))


def test_a_year_end_that_moves_by_days_has_not_moved() -> None:
    assert not has_moved(["--01-29", "--02-03", None])
    assert not has_moved(["--12-31", "--01-01"])
    assert has_moved(["--06-30", "--12-31"])


def test_a_moved_year_end_leaves_comparatives_without_a_name(sample: Store) -> None:
    entry = next(
        one
        for one in sample.entries()
        if one.cik == TOLVANE and one.form == "10-K" and one.period_end == date(2024, 12, 31)
    )
    periods = frozenset({YEAR, BEFORE})
    assert {one.year for one in slots(entry, periods)} == {2023, 2024}
    assert {one.year for one in slots(entry, periods, has_moved=True)} == {2024}
    assert slots(replace(entry, form="10-KT"), periods) == ()


def test_an_entry_without_a_name_for_its_period_has_no_slots(sample: Store) -> None:
    entry: Entry = next(iter(sample.entries()))
    assert slots(replace(entry, fiscal_year=None), frozenset({YEAR})) == ()


def with_fact(made: Sheet, like: Fact, period: Period) -> Sheet:
    facts = (*made.company.facts, replace(like, period=period))
    return Sheet(replace(made.company, facts=facts, book=Book(facts)), made.found)


def test_a_year_long_ago_is_before_all_that_companyfacts_know(sample: Store) -> None:
    def oldest(made: Sheet) -> int:
        asks = [one for one in period_asks(made) if one.refusals[0].reason == "period_not_on_file"]
        (year,) = {one.slot.year for one in asks}
        return year

    made = tolvane_sheet(sample)
    year = oldest(made)
    fact = next(one for one in made.company.facts if one.period == YEAR)
    then = Duration(date(year, 1, 1), date(year, 12, 31))
    assert year < min(one.period.end.year for one in made.company.facts)
    assert oldest(with_fact(made, fact, then)) == year - 2


def test_a_quarter_that_is_reported_under_another_name_is_no_difference(sample: Store) -> None:
    made = tolvane_sheet(sample)
    fourth = of(quarter_asks(made), item="net income")
    fact = next(one for one in made.company.facts if one.concept == "us-gaap:NetIncomeLoss")
    reported = list(quarter_asks(with_fact(made, fact, fourth.slot.period)))
    assert reported
    assert not [
        one for one in reported if (one.item, one.slot.period) == (fourth.item, fourth.slot.period)
    ]


@pytest.fixture(scope="module")
def spanish(tmp_path_factory: pytest.TempPathFactory) -> Store:
    folder = tmp_path_factory.mktemp("es")
    for one in spanish_set().documents:
        (folder / one.file_name).write_text(one.text, encoding="utf-8", newline="\n")
    made = open_store(folder / "store")
    assert all(outcome.added for outcome in add_items(made, find_items([str(folder)])))
    return made


def test_the_spanish_set_is_asked_where_its_documents_are_on_file(spanish: Store) -> None:
    lines = {one["id"]: one for one in spanish_golds(spanish)}
    assert len(lines) == 263
    first = lines["es-Q001"]
    assert first["question"].startswith("¿Qué porcentaje de la deuda de Cerambria")
    assert first["expects"] == ["70"]
    assert first["slice"] == "Spanish set: text"
    (place,) = first["gold_sets"][0]
    text = spanish.document(place["document_id"]).text
    assert "70 %" in text[place["start"] : place["end"]]
    refused = lines["es-Q187"]
    assert (refused["outcome"], refused["kind"]) == ("not_found", "refused")


def test_every_number_that_is_expected_stands_in_an_alternative_or_is_worked_out(
    spanish: Store,
) -> None:
    for one in spanish_golds(spanish):
        if one["slice"].rsplit(": ", 1)[-1] in ("calculation", "comparison", "unanswerable"):
            continue
        said = " ".join(
            spanish.document(place["document_id"]).text[place["start"] : place["end"]]
            for place in one["gold_sets"][0]
        )
        assert [number for number in one["expects"] if number not in said] == [], one["answer"]


def test_questions_in_words_have_their_share_and_are_split_by_issuer(spanish: Store) -> None:
    few = gold_questions(spanish, count=50)
    assert sum(one["id"].startswith("es-") for one in few) >= 4
    made = [one for one in gold_questions(spanish, count=100_000) if one["id"][:3] == "es-"]
    assert len(made) == 263
    splits: dict[str, set[str]] = {}
    for one in made:
        splits.setdefault(one["cluster"], set()).add(one["split"])
    assert all(len(found) == 1 for found in splits.values())
    assert len(splits) == 9


def test_a_store_without_the_set_has_none_of_its_questions(store: Store) -> None:
    assert spanish_golds(store) == []
