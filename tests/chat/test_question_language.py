import pytest

from chat.question_language import question_language
from chat.question_words import words_of


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("Walmart capex fiscal 2025", "en"),
        ("NVIDIA EPS growth fiscal 2025", "en"),
        ("Apple 2024", "en"),
        ("Who audits Apple?", "en"),
        ("ingresos Apple ejercicio fiscal 2024", "es"),
        ("¿Quién audita a Apple?", "es"),
        ("beneficio neto Apple 2024", "es"),
    ],
)
def test_a_word_of_both_languages_tells_neither(question: str, language: str) -> None:
    assert question_language(words_of(question), question) == language
