"""The language of a text."""

from data.language import language_of


def test_small_words_tell_the_language() -> None:
    assert language_of("Las ventas de la sociedad crecieron en el ejercicio.") == "es"
    assert language_of("The sales of the company rose in the year.") == "en"
    assert language_of("1.234,5") == "en"
