"""What counts as the same word."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrieval.words import stem, words


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("company", "companies"),
        ("tax", "taxes"),
        ("loss", "losses"),
        ("expense", "expenses"),
        ("box", "boxes"),
        ("employee", "employees"),
        ("price", "pricing"),
        ("ship", "shipped"),
        ("sell", "selling"),
        ("oversee", "overseeing"),
        ("Acción", "acciones"),
        ("riesgo", "RIESGOS"),
        ("interés", "intereses"),
        ("país", "países"),
        ("cliente", "clientes"),
        ("valor", "valores"),
    ],
)
def test_forms_of_a_word_are_one(one: str, other: str) -> None:
    assert words(one) == words(other) != []


@pytest.mark.parametrize(
    ("one", "other"), [("found", "founded"), ("speed", "spe"), ("king", "k"), ("risk", "risky")]
)
def test_other_words_are_others(one: str, other: str) -> None:
    assert words(one) != words(other)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("10-K and 10-K/A", ["10-k", "10-k/a"]),
        ("P&G, AT&T", ["p&g", "at&t"]),
        ("1,234.5", ["1234.5"]),
        ("1.234,5", ["1234.5"]),
        ("12.5 125", ["12.5", "125"]),
        ("FY2024 FY24", ["2024", "2024"]),
        ("Q4 5G COVID-19", ["q4", "5g", "covid", "19"]),
        ("U.S. S.A.", ["us", "sa"]),
        ("EBITDA ajustado¹", ["ebitda", "ajustado"]),
        ("the company’s mills", ["compani", "mill"]),
        ("¿Cuál es la política?", ["politica"]),
        ("", []),
    ],
)
def test_numbers_forms_and_names_stay_whole(text: str, expected: list[str]) -> None:
    assert words(text) == expected


@given(st.text())
def test_case_does_not_count(text: str) -> None:
    assert words(text.casefold()) == words(text.casefold().upper().casefold())


@given(st.text("abcdefghijklmnopqrstuvwxyz", min_size=3, max_size=12))
def test_a_plural_has_the_stem_of_its_singular(word: str) -> None:
    if not word.endswith(("s", "u", "i")):
        assert stem(word + "s") == stem(word)
