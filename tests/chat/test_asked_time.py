"""What a month, a gloss or twelve months come to in a company's own calendar."""

from pathlib import Path

import pytest

from chat.engine import Engine, open_engine


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


@pytest.mark.parametrize(
    ("question", "fiscal"),
    [
        ("Tolvane total assets Sep 2025", "at 2025-09-30"),
        ("Tolvane total assets December 2024", "at 2024-12-31"),
        ("activo total de Tolvane a septiembre de 2025", "at 2025-09-30"),
        ("Tolvane revenue Dec 2024", "FY2024"),
        ("Halden Apparel total assets, January 2024", "at 2024-02-03"),
        ("Tolvane revenue July to September 2025", "Q3 FY2025"),
        ("Tolvane revenue calendar Q3 2025", "Q3 FY2025"),
        ("Tolvane revenue third quarter of 2025 (July to September)", "Q3 FY2025"),
        ("ingresos acumulados de Tolvane a septiembre de 2025", "9M FY2025"),
        ("annual revenue of Tolvane at December 2024", "FY2024"),
        ("Tolvane TTM revenue as of December 31, 2024", "FY2024"),
        ("Tolvane revenue for the twelve months ended September 2025", "TTM to 2025-09-30"),
    ],
)
def test_an_end_is_placed_in_the_company_s_calendar(
    engine: Engine, question: str, fiscal: str
) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    assert [shown.figure.fiscal for shown in answer.figures] == [fiscal]


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ("Tolvane revenue September 2025", "ambiguous_period"),
        ("ingresos de Tolvane a septiembre de 2025", "ambiguous_period"),
        ("Tolvane net margin in September 2025", "ambiguous_period"),
        ("Tolvane revenue in May 2025", "period_not_on_file"),
        ("Tolvane revenue January to February 2025", "period_not_on_file"),
    ],
)
def test_a_flow_of_a_month_is_not_guessed_at(engine: Engine, question: str, code: str) -> None:
    answer = engine.answer(question)
    assert answer.outcome != "answered", answer.text
    assert answer.reason is not None
    assert answer.reason.code == code


@pytest.mark.parametrize(
    ("question", "fiscal", "says"),
    [
        (
            "Tolvane revenue TTM as of 2025-12-10",
            "TTM to 2025-09-30",
            "No quarter of Tolvane Controls, Inc. ends on 10 Dec 2025: given are the twelve months to 30 Sep 2025, the newest reported by then",
        ),
        (
            "Halden Apparel TTM revenue as of January 31, 2024",
            "FY2023",
            "No quarter of Halden Apparel, Inc. ends on 31 Jan 2024: given are the twelve months to 3 Feb 2024",
        ),
        (
            "ingresos de los últimos doce meses de Tolvane al 10 de diciembre de 2025",
            "TTM to 2025-09-30",
            "Ningún trimestre de Tolvane Controls, Inc. termina el 10 dic 2025",
        ),
    ],
)
def test_twelve_months_as_of_another_day_are_the_newest_that_were_known_and_say_so(
    engine: Engine, question: str, fiscal: str, says: str
) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    assert [shown.figure.fiscal for shown in answer.figures] == [fiscal]
    assert answer.text.startswith(says)


def test_twelve_months_to_a_quarter_s_end_need_no_word_on_it(engine: Engine) -> None:
    answer = engine.answer("Tolvane revenue TTM as of 2025-09-30")
    assert "No quarter" not in answer.text


def test_twelve_months_long_after_all_that_is_on_file_are_not_given(engine: Engine) -> None:
    answer = engine.answer("Tolvane revenue TTM as of 2019-01-01")
    assert answer.figures == ()
