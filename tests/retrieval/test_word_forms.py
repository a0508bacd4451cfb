"""Other forms of a word, and everyday words for what filings say."""

import pytest

from retrieval.everyday import filing_names
from retrieval.glossary import english_names
from retrieval.light_words import is_light
from retrieval.translation import query_terms
from retrieval.word_forms import forms_of
from retrieval.words import words


@pytest.mark.parametrize(
    ("word", "form"),
    [
        ("insure", "insurance"),
        ("depend", "dependence"),
        ("settle", "settlement"),
        ("supply", "supplier"),
        ("repay", "repaid"),
        ("rise", "rose"),
    ],
)
def test_an_english_word_is_found_in_its_other_forms(word: str, form: str) -> None:
    ((one,), (other,)) = words(word), words(form)
    assert other in set(forms_of(one, {other}, is_spanish=False))


@pytest.mark.parametrize(
    ("word", "form"),
    [
        ("pagó", "pagar"),
        ("alquila", "alquilado"),
        ("registró", "registraron"),
        ("exporta", "exportaron"),
    ],
)
def test_a_spanish_verb_is_found_in_its_other_forms(word: str, form: str) -> None:
    ((one,), (other,)) = words(word), words(form)
    assert other in set(forms_of(one, {other}, is_spanish=True))


def test_what_no_text_has_is_no_form() -> None:
    assert list(forms_of("insur", set(), is_spanish=False)) == []


@pytest.mark.parametrize(
    ("word", "other"),
    [("founder", "found"), ("mill", "million"), ("offic", "officer"), ("officer", "offic")],
)
def test_what_only_looks_like_a_form_is_none(word: str, other: str) -> None:
    assert list(forms_of(word, {other}, is_spanish=False)) == []


def test_a_quality_is_of_no_verb() -> None:
    assert list(forms_of("publicidad", {"publico"}, is_spanish=True)) == []


def test_forms_are_names_of_a_query_word_where_they_are_known() -> None:
    (term,) = query_terms("settle", {"settlement"})
    assert "settlement" in {name for name, _ in term}
    assert "settlement" not in {name for name, _ in query_terms("levy", {"settlement"})[0]}


def test_an_everyday_word_stands_for_what_filings_say_and_not_back() -> None:
    assert "aircraft" in filing_names("jet", is_spanish=False)
    assert filing_names("aircraft", is_spanish=False) == ()
    assert set(words("solar")) <= set(filing_names("terreno", is_spanish=True))


def test_a_payment_is_no_promissory_note() -> None:
    assert set(words("pay payment paid")) <= set(english_names("pago"))
    assert not set(words("commercial paper")) & set(english_names("pago"))


@pytest.mark.parametrize(
    ("word", "spanish", "light"),
    [("get", False, True), ("mill", False, False), ("puso", True, True), ("molino", True, False)],
)
def test_what_is_said_of_anything_is_light(word: str, *, spanish: bool, light: bool) -> None:
    assert is_light(words(word)[0], is_spanish=spanish) is light
