"""Questions whether something is so: the answer begins with yes or no, and says how it is."""

import pytest

from chat.engine import Engine
from tests.chat.made_facts import engine_of, facts_of

INCOME, SALES = "NetIncomeLoss", "Revenues"


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    return engine_of(
        tmp_path_factory.mktemp("whether") / "store",
        facts_of(
            9990031,
            "ORMOND GEARS INC",
            {INCOME: {2023: 70, 2024: -20}, SALES: {2023: 800, 2024: 780}},
        ),
        facts_of(
            9990033,
            "VELTRA PAPER INC",
            {INCOME: {2023: 8, 2024: 60}, SALES: {2023: 210, 2024: 260}},
        ),
    )


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("Was Ormond Gears' revenue higher in 2024 than in 2023?", "No: revenue of ORMOND GEARS INC was lower in FY2024 than in FY2023"),
        ("Is Veltra Paper's 2024 revenue bigger than that of 2023?", "Yes: revenue of VELTRA PAPER INC was higher in FY2024 than in FY2023"),
        ("Did Veltra Paper earn more than Ormond Gears in 2024?", "Yes: net income of VELTRA PAPER INC was higher than that of ORMOND GEARS INC"),
        ("Did Veltra Paper have less revenue than Ormond Gears in 2024?", "Yes: revenue of VELTRA PAPER INC was lower than that of ORMOND GEARS INC"),
        ("¿Fueron los ingresos de Ormond Gears mayores en 2024 que en 2023?", "No: la cifra de ingresos de ORMOND GEARS INC fue menor en FY2024 que en FY2023"),
        ("Did Veltra Paper's revenue grow in 2024?", "Yes: revenue of VELTRA PAPER INC rose"),
        ("Did Ormond Gears' revenue increase in 2024?", "No: revenue of ORMOND GEARS INC fell"),
        ("¿Bajaron los ingresos de Ormond Gears en 2024?", "Sí: la cifra de ingresos de ORMOND GEARS INC bajó"),
        ("Did Ormond Gears' loss increase in 2024?", "Yes: net income of ORMOND GEARS INC fell"),
        ("¿Aumentaron las pérdidas de Veltra Paper en 2024?", "No: la cifra de resultado neto de VELTRA PAPER INC subió"),
        ("Was Ormond Gears profitable in 2024?", "No: net income of ORMOND GEARS INC was below zero, a loss"),
        ("Did Veltra Paper lose money in 2024?", "No: net income of VELTRA PAPER INC was above zero"),
        ("¿Tuvo Veltra Paper pérdidas en 2024?", "No: la cifra de resultado neto de VELTRA PAPER INC fue positiva"),
    ],
)  # fmt: skip
def test_a_yes_or_no_comes_first(engine: Engine, question: str, says: str) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    assert answer.text.split(" [")[0] == says


@pytest.mark.parametrize(
    "question",
    [
        "Was Ormond Gears or Veltra Paper more profitable in 2024?",
        "Which had more revenue in 2024, Ormond Gears or Veltra Paper?",
        "How much did Veltra Paper's revenue grow in 2024?",
        "What was Ormond Gears' revenue in 2024?",
    ],
)
def test_other_questions_get_no_yes_or_no(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    assert not answer.text.startswith(("Yes", "No"))


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("Difference between Ormond Gears' and Veltra Paper's revenue in 2024", "ORMOND GEARS INC: revenue less that of VELTRA PAPER INC is $520 for fiscal 2024"),
        ("Combined revenue of Ormond Gears and Veltra Paper in 2024", "ORMOND GEARS INC: revenue together with that of VELTRA PAPER INC is $1,040 for fiscal 2024"),
    ],
)  # fmt: skip
def test_what_is_made_of_two_companies_is_a_sentence(
    engine: Engine, question: str, says: str
) -> None:
    assert engine.answer(question).text.startswith(says)
