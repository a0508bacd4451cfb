"""The day from which a question looks, written in the question itself."""

from datetime import date

import pytest

from tests.chat.reading_companies import read

DAY = date(2024, 3, 5)


@pytest.mark.parametrize(
    "question",
    [
        "As of 2024-03-05, what was Apple's latest annual revenue?",
        "What was Apple's most recent annual net income as of March 5, 2024?",
        "Seen from 5 March 2024, what was Apple's revenue for fiscal 2023?",
        "On 5 March 2024, what was Apple's latest quarterly revenue?",
        "As of March 5, 2024, what was Apple's net income last year?",
        "What did investors know about Apple's annual revenue on 5 March 2024?",
        "What was known about Apple's net income for 2023 on March 5, 2024?",
        "A 5 de marzo de 2024, ¿cuáles eran los últimos ingresos anuales de Apple?",
        "A fecha de 5 de marzo de 2024, ¿cuál era el resultado neto de Apple de 2023?",
        "¿Qué se sabía de los ingresos de Apple de 2023 el 5 de marzo de 2024?",
        "As of 2024-03-05, what was Apple's latest cash balance?",
        "With data up to 2024-03-05, what was Apple's latest net income?",
        "Con datos hasta el 5 de marzo de 2024, ¿cuál era el último resultado neto anual de Apple?",
    ],
)
def test_a_day_beside_another_time_is_looked_from(question: str) -> None:
    reading = read(question)
    assert reading.known_on == DAY
    assert not reading.qualifiers
    assert DAY not in [period.date for period in reading.periods]


@pytest.mark.parametrize(
    "question",
    [
        "As of March 31, 2024, what was Apple's cash?",
        "What were Apple's total assets as of September 28, 2024?",
        "As of March 30, 2024, what was Apple's revenue for the six months?",
        "TTM revenue of Apple as of June 28, 2025",
        "Al 28 de junio de 2025, ¿cuáles eran los ingresos de los últimos doce meses de Apple?",
        "As of December 31, 2024, what was Apple's revenue for fiscal 2024?",
        "Apple's shares outstanding as of October 18, 2024",
        "We'd like to know Apple's revenue for the quarter that ended on June 30, 2025",
        "As of September 28, 2024, what were Apple's total assets and revenue for 2024?",
    ],
)
def test_a_day_of_a_balance_or_the_end_of_a_period_is_none(question: str) -> None:
    reading = read(question)
    assert reading.known_on is None
    assert reading.periods
