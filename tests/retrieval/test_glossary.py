"""What a Spanish word is called in English, and the other way round."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrieval.glossary import english_names, is_spanish, spanish_names
from retrieval.translation import query_terms
from retrieval.words import words


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("reconocieron", "recognized"),
        ("exportaciones", "exports"),
        ("huelgas", "strike"),
        ("auditó", "audit"),
        ("embotelladores", "bottlers"),
        ("arancel", "tariffs"),
        ("suscriptores", "subscribers"),
        ("demandas", "lawsuits"),
    ],
)
def test_an_inflected_word_has_the_english_of_its_family(spanish: str, english: str) -> None:
    assert set(words(english)) <= set(english_names(spanish))


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("titulización", "titulization"),
        ("biodiversidades", "biodiversity"),
        ("farmacología", "pharmacology"),
        ("volumétrico", "volumetric"),
        ("cogeneración", "cogeneration"),
    ],
)
def test_a_word_of_no_family_is_tried_with_the_endings_of_the_other_language(
    spanish: str, english: str
) -> None:
    names = english_names(spanish)

    assert any(name[-4:] == words(english)[0][-4:] for name in names)


def test_an_english_word_has_its_family_in_spanish() -> None:
    assert {*words("huelga")} <= {*spanish_names(*words("strike"))}


@pytest.mark.parametrize(
    ("question", "spanish"),
    [
        ("¿Quién audita a Apple?", True),
        ("Que dice sobre la ciberseguridad", True),
        ("Who audits Telefónica?", False),
        ("Who oversees the El Paso plant?", False),
        ("EBITDA 2024", False),
    ],
)
def test_the_small_words_tell_the_language(question: str, *, spanish: bool) -> None:
    assert is_spanish(question) is spanish


def test_an_english_question_has_no_english_names_for_words_that_look_spanish() -> None:
    (term,) = query_terms("sole")
    (spanish,) = query_terms("¿arancel?")

    assert {name for name, _ in term} == {"sole"}
    assert {*words("tariff duty")} <= {name for name, _ in spanish}


@given(st.text(max_size=30))
def test_any_word_is_looked_up_without_a_fault(token: str) -> None:
    assert all(name == words(name)[0] or name for name in english_names(token))
