"""Days and months of which a flow is asked for: by difference from one day to another, and never a whole period for a month."""

from pathlib import Path

import pytest

from chat.engine import Engine, open_engine


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


@pytest.mark.parametrize(
    ("question", "value", "fiscal"),
    [
        # Nine months of 927,686 less a first quarter of 297,372, in thousands.
        ("Tolvane revenue from 1 April 2025 to 30 September 2025", 630_314_000, "2025-04-01 to 2025-09-30"),
        ("Tolvane's sales between April 1, 2025 and September 30, 2025", 630_314_000, "2025-04-01 to 2025-09-30"),
        ("ingresos de Tolvane desde el 1 de abril de 2025 hasta el 30 de septiembre de 2025", 630_314_000, "2025-04-01 to 2025-09-30"),
        # The year of 1,185,359 and nine months of 927,686.
        ("Tolvane revenue from 1 January 2024 to 30 September 2025", 2_113_045_000, "2024-01-01 to 2025-09-30"),
        # What has a name is given by it.
        ("Tolvane revenue from 1 April 2025 to 30 June 2025", 312_273_000, "Q2 FY2025"),
        ("Tolvane revenue 2025-01-01 to 2025-09-30", 927_686_000, "9M FY2025"),
    ],
)  # fmt: skip
def test_a_range_of_days_is_that_range(
    engine: Engine, question: str, value: int, fiscal: str
) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    assert [(int(one.figure.value), one.figure.fiscal) for one in answer.figures] == [
        (value, fiscal)
    ]


def test_a_range_that_was_worked_out_shows_how(engine: Engine) -> None:
    answer = engine.answer("Tolvane revenue from 1 April 2025 to 30 September 2025")
    assert "$927,686,000 (9M FY2025) [1] − $297,372,000 (Q1 FY2025) [2]" in answer.text


def test_days_that_are_given_for_others_are_said(engine: Engine) -> None:
    answer = engine.answer("Halden Apparel sales from 1 February 2023 to 31 October 2024")
    if answer.outcome == "answered":
        assert "begin and end on other days" in answer.text
    else:
        assert answer.reason is not None
        assert answer.reason.code == "period_not_on_file"


@pytest.mark.parametrize(
    "question",
    [
        "Tolvane revenue from 10 February 2025 to 3 May 2025",
        "Tolvane diluted EPS from 1 April 2025 to 30 September 2025",
        "ingresos de Tolvane del 10 de febrero de 2025 al 3 de mayo de 2025",
    ],
)
def test_a_range_that_no_periods_make_up_is_refused(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.reason is not None, answer.text
    assert answer.reason.code == "period_not_on_file"
    assert not answer.figures


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("What was Tolvane's revenue in December 2024?", "Q4 FY2024 or FY2024"),
        ("How much did Tolvane sell during March 2025?", "Q1 FY2025"),
        ("Tolvane net income for the month of September 2025", "Q3 FY2025 or 9M FY2025"),
        ("Tolvane revenue on 30 September 2025", "Q3 FY2025 or 9M FY2025"),
        ("¿Cuánto ingresó Tolvane en diciembre de 2024?", "Q4 FY2024 o FY2024"),
        ("ingresos de Tolvane durante marzo de 2025", "Q1 FY2025"),
    ],
)
def test_a_flow_of_a_month_or_day_names_what_ends_then(
    engine: Engine, question: str, names: str
) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "unclear", answer.text
    assert not answer.figures
    assert f" {names}: " in answer.text


@pytest.mark.parametrize(
    ("question", "fiscal"),
    [
        ("Tolvane total assets in September 2025", "at 2025-09-30"),
        ("Tolvane total assets on 30 September 2025", "at 2025-09-30"),
        ("Tolvane revenue for the quarter ended in September 2025", "Q3 FY2025"),
        ("Tolvane revenue in the quarter ended 30 September 2025", "Q3 FY2025"),
        ("Tolvane revenue in the year to December 2024", "FY2024"),
        ("activo total de Tolvane en septiembre de 2025", "at 2025-09-30"),
    ],
)
def test_a_balance_and_a_period_s_end_are_given(engine: Engine, question: str, fiscal: str) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    assert [one.figure.fiscal for one in answer.figures] == [fiscal]
