"""Lengths and ends that stand apart, months from one to another, and other wordings of periods."""

import pytest

from chat.reading_types import AskedPeriod
from tests.chat import period_wordings_en, period_wordings_es
from tests.chat.reading_companies import read

ROWS = [
    tuple(part.strip() for part in line.rsplit("|", 1))
    for text in (period_wordings_en.QUESTIONS, period_wordings_es.QUESTIONS)
    for line in text.strip().splitlines()
]


def spelt(period: AskedPeriod) -> str:
    """Give a period in short: "quarter 2025 q3", "ytd 2025 m6", "date 2024-09-28"."""
    parts = {"": period.year, "q": period.quarter, "h": period.half, "m": period.month}
    said = [f"{sign}{value}" for sign, value in parts.items() if value is not None]
    named = [period.date.isoformat()] if period.date else []
    unplaced = period.relative if not said and not named and period.kind != "month" else None
    back = [f"{unplaced:+}"] if unplaced is not None else []
    return " ".join([period.kind, *said, *named, *back])


@pytest.mark.parametrize(("question", "periods"), ROWS)
def test_a_question_names_just_these_periods(question: str, periods: str) -> None:
    assert ", ".join(spelt(one) for one in read(question).periods) == periods


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("efectivo y equivalentes apple 27/09/2025", "es"),
        ("P&G: dividendos pagados 2025", "es"),
        ("ventas P&G junio 2025", "es"),
        ("Apple capex fiscal 2024", "en"),
        ("Coca-Cola capex fiscal 2024", "en"),
        ("capex fiscal 2024 Bank of America", "en"),
        ("activo total Bank of America 2024", "es"),
        ("Johnson & Johnson ingresos 2024", "es"),
        ("Procter & Gamble net sales June 2025", "en"),
    ],
)
def test_the_language_is_that_of_items_and_times(question: str, language: str) -> None:
    assert read(question).language == language
