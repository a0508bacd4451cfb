import pytest
from hypothesis import given
from hypothesis import strategies as st

from chat.reading import read_question
from chat.reading_types import Reading
from chat.spoken_numbers import with_digits
from data.company import Cik, Company

COMPANIES = (Company(Cik("0009900001"), "Norvane Systems, Inc.", ("NRVN",)),)


def read(question: str) -> Reading:
    return read_question(question, companies=COMPANIES)


@pytest.mark.parametrize(
    ("spoken", "written"),
    [
        ("in twenty twenty four", "in 2024"),
        ("in twenty twenty", "in 2020"),
        ("fiscal twenty nineteen", "fiscal 2019"),
        ("two thousand and seventeen", "2017"),
        ("twenty-twenty-three", "2023"),
        ("en dos mil veinticuatro", "en 2024"),
        ("en dos mil veintidós", "en 2022"),
        ("al treinta de junio de dos mil veinticinco", "al 30 de junio de 2025"),
        ("el treinta y uno de diciembre", "el 31 de diciembre"),
        ("dos mil empleados", "dos mil empleados"),
        ("twenty companies", "twenty companies"),
        ("uno de los mayores", "uno de los mayores"),
    ],
)
def test_spoken_years_and_days_become_digits(spoken: str, written: str) -> None:
    assert with_digits(spoken) == written


@given(st.text())
def test_any_text_is_taken(text: str) -> None:
    assert isinstance(with_digits(text), str)


@pytest.mark.parametrize(
    "question",
    [
        "um what was norvane's revenue in twenty twenty four",
        "HEADLINE CHECK: Norvane's revenue in 2024",
        "Exam question: determine Norvane's revenue for fiscal 2024.",
        "Norvane revenue 2024 (did it really grow?)",
    ],
)
def test_small_talk_and_asides_narrow_nothing(question: str) -> None:
    reading = read(question)
    assert [item.name for item in reading.wanted] == ["revenue"]
    assert reading.periods[0].year == 2024
    assert not reading.qualifiers


@pytest.mark.parametrize(
    "question",
    [
        "variación porcentual de los ingresos de Norvane entre 2023 y 2024",
        "Norvane revenue growth between 2023 and 2024",
        "Norvane revenue growth from 2023 to 2024",
    ],
)
def test_growth_between_two_years_is_one_growth(question: str) -> None:
    reading = read(question)
    assert (reading.operation, reading.against) == ("growth", "first")
    assert [period.year for period in reading.periods] == [2023, 2024]


@pytest.mark.parametrize(
    "question",
    [
        "Should I buy Norvane shares now?",
        "¿Debería comprar acciones de Norvane?",
        "Would you invest in Norvane stock?",
        "What is Norvane's share price?",
    ],
)
def test_advice_and_prices_are_no_figures(question: str) -> None:
    assert read(question).asks_for_words


@pytest.mark.parametrize("verb", ["earn", "lose"])
def test_what_a_company_earned_is_its_net_income(verb: str) -> None:
    assert [one.name for one in read(f"what did Norvane {verb} in 2024").wanted] == ["net income"]
