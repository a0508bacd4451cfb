"""What else a query's words are called."""

from retrieval.translation import OTHER_NAME_COUNTS, query_terms
from retrieval.words import words


def names(query: str) -> list[set[str]]:
    return [{name for name, _ in term} for term in query_terms(query)]


def test_a_spanish_word_has_its_english_names() -> None:
    (found,) = names("ingresos")
    assert {"ingreso", *words("revenue sales")} <= found


def test_an_english_word_has_its_spanish_names() -> None:
    (found,) = names("employees")
    assert {*words("employees headcount empleados plantilla")} <= found


def test_the_word_itself_comes_first_and_counts_most() -> None:
    (term,) = query_terms("riesgos")
    assert term[0] == ("riesgo", 1.0)
    assert {counts for _, counts in term[1:]} == {OTHER_NAME_COUNTS}


def test_a_name_that_is_asked_itself_is_not_counted_twice() -> None:
    revenue, sales = names("revenue and sales")
    assert not revenue & sales & set(words("revenue sales"))


def test_words_of_the_asking_are_out() -> None:
    terms = query_terms("How many mills, according to the filing, does it say?")
    assert [term[0][0] for term in terms] == ["mill", "fil"]


def test_a_query_of_stop_words_has_no_terms() -> None:
    assert query_terms("what is it?") == ()
