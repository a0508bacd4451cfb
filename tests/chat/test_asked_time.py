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
