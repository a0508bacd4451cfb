"""Losses and falls: which end of a ranking their superlative asks for, and what is said where there is none."""

from decimal import Decimal

import pytest

from chat.answer import Answer
from chat.engine import Engine
from tests.chat.made_facts import engine_of, facts_of
from tests.chat.reading_companies import read

INCOME, SALES, ASSETS = "NetIncomeLoss", "Revenues", "ImpairmentOfLongLivedAssetsHeldForUse"


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """Tarnow loses most in 2024, Ormond less, Veltra nothing."""
    return engine_of(
        tmp_path_factory.mktemp("below") / "store",
        facts_of(
            9990031,
            "ORMOND GEARS INC",
            {INCOME: {2022: 40, 2023: -70, 2024: -20}, SALES: {2022: 900, 2023: 800, 2024: 780}},
        ),
        facts_of(
            9990032,
            "TARNOW FREIGHT INC",
            {INCOME: {2022: 30, 2023: 10, 2024: -90}, SALES: {2022: 500, 2023: 450, 2024: 300}},
        ),
        facts_of(
            9990033,
            "VELTRA PAPER INC",
            {INCOME: {2022: 5, 2023: 8, 2024: 60}, SALES: {2022: 200, 2023: 210, 2024: 260}},
        ),
    )


def first(answer: Answer) -> tuple[str, Decimal]:
    """The first sentence, and the first figure."""
    assert answer.outcome == "answered", answer.text
    return answer.text.split(" [")[0], answer.figures[0].figure.value


@pytest.mark.parametrize(
    "question",
    [
        "Which company had the largest net loss in 2024?",
        "Which firm lost the most in 2024?",
        "Who lost more in 2024, Ormond Gears or Tarnow Freight?",
        "What company posted the deepest loss in 2024?",
        "¿Qué compañía tuvo las mayores pérdidas en 2024?",
        "¿Quién perdió más en 2024, Ormond Gears o Tarnow Freight?",
        "¿Cuál fue la empresa que más perdió en 2024?",
    ],
)
def test_the_biggest_loss_is_the_lowest_income(engine: Engine, question: str) -> None:
    said, value = first(engine.answer(question))
    assert value == -90
    assert "TARNOW FREIGHT INC" in said
    assert "highest" not in said
    assert "más alta" not in said


@pytest.mark.parametrize(
    "question",
    [
        "Which company fared worst in 2024?",
        "Which company was the least profitable in 2024?",
        "Which firm did worst in 2024?",
        "¿Cuál fue la compañía menos rentable en 2024?",
        "¿A qué empresa le fue peor en 2024?",
    ],
)
def test_who_did_worst_had_the_lowest_income(engine: Engine, question: str) -> None:
    said, value = first(engine.answer(question))
    assert value == -90
    assert "TARNOW FREIGHT INC" in said


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Which company had the highest net income in 2024?", 60),
        ("Which company had the largest net income (loss) in 2024?", 60),
        ("Which company earned the most in 2024?", 60),
        ("Which company did best in 2024?", 60),
        ("Which company had the lowest net income in 2024?", -90),
        ("¿Qué empresa ganó más en 2024?", 60),
    ],
)
def test_gains_and_both_signs_keep_their_end(engine: Engine, question: str, value: int) -> None:
    assert first(engine.answer(question))[1] == value


def test_the_smallest_loss_is_of_those_who_made_one(engine: Engine) -> None:
    said, value = first(engine.answer("Which company had the smallest net loss in 2024?"))
    assert value == -20
    assert said == "Of 3 companies, ORMOND GEARS INC had the smallest loss (with a loss: 2)"


def test_where_nobody_made_a_loss_that_is_said(engine: Engine) -> None:
    said, value = first(engine.answer("Which company had the biggest loss in 2022?"))
    assert value == 5
    assert said == "None of 3 companies had a loss: VELTRA PAPER INC had the lowest net income"


@pytest.mark.parametrize(
    ("question", "value", "says"),
    [
        ("Which company's revenue fell the most in 2024?", -150, "revenue of TARNOW FREIGHT INC fell most"),
        ("Which company had the biggest drop in revenue in 2024?", -150, "fell most"),
        ("Which company lost the most revenue in 2024?", -150, "fell most"),
        ("¿A qué empresa le cayeron más los ingresos en 2024?", -150, "la mayor caída de ingresos"),
        ("Which company had the smallest decline in revenue in 2024?", -20, "fell least (it fell at 2)"),
        ("Which company's net loss grew the most in 2024?", -10, "net income of TARNOW FREIGHT INC fell most"),
        ("Which company's net loss shrank the most in 2024?", 52, "had the highest change in net income"),
        ("¿A qué empresa le aumentaron más las pérdidas en 2024?", -100, "la mayor caída de resultado neto"),
        ("Which company's revenue rose the most in 2024?", 50, "VELTRA PAPER INC had the highest"),
        ("In which year did Ormond Gears' revenue fall the most?", -100, "fell most in FY2023"),
        ("In which year did Ormond Gears lose the most?", -70, "its largest loss in FY2023"),
        ("¿En qué año perdió más Ormond Gears?", -70, "su mayor pérdida en FY2023"),
    ],
)  # fmt: skip
def test_a_fall_is_ranked_from_its_end(
    engine: Engine, question: str, value: int, says: str
) -> None:
    said, got = first(engine.answer(question))
    assert got == value
    assert says in said


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("How much did Veltra Paper lose in 2024?", "VELTRA PAPER INC had no loss: net income was above zero"),
        ("¿Cuánto perdió Veltra Paper en 2024?", "VELTRA PAPER INC no tuvo pérdidas: la cifra de resultado neto fue positiva"),
        ("How much did Veltra Paper's revenue fall in 2024?", "VELTRA PAPER INC: revenue did not fall, it rose"),
        ("How much did Tarnow Freight lose in 2024?", "TARNOW FREIGHT INC reported net income of −$90, a loss, for fiscal 2024 (1 Jan 2024 to 31 Dec 2024)"),
    ],
)  # fmt: skip
def test_what_is_no_loss_or_fall_is_said_to_be_none(
    engine: Engine, question: str, says: str
) -> None:
    assert first(engine.answer(question))[0] == says


@pytest.mark.parametrize(
    "question",
    [
        "Which company paid the most income tax in 2024?",
        "Which company had the highest impairment losses in 2024?",
        "Which company had the highest revenue in 2024?",
    ],
)
def test_what_is_no_profit_keeps_its_end(question: str) -> None:
    reading = read(question)
    assert (reading.pick, reading.below) == ("highest", None)


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("Which companies lost money in 2024?", "Of 3 companies, 2 had a loss: TARNOW FREIGHT INC, ORMOND GEARS INC"),
        ("Which companies were in the red in 2023?", "Of 3 companies, 1 had a loss: ORMOND GEARS INC"),
        ("Which companies made a loss in 2022?", "None of 3 companies had a loss"),
        ("¿Qué empresas tuvieron pérdidas en 2024?", "De 3 empresas, tuvieron pérdidas 2: TARNOW FREIGHT INC, ORMOND GEARS INC"),
    ],
)  # fmt: skip
def test_who_made_a_loss_is_named(engine: Engine, question: str, says: str) -> None:
    assert first(engine.answer(question))[0] == says


@pytest.mark.parametrize(
    ("question", "below", "pick"),
    [
        ("Which company burned the most cash in 2024?", "loss", "lowest"),
        ("Which company had the highest free cash flow in 2024?", None, "highest"),
        ("Was Apple in the red in 2024, and by how much?", "loss", None),
        ("¿Estuvo Apple en números rojos en 2024?", "loss", None),
        ("By how much did Apple's net income rise in 2024?", None, None),
    ],
)
def test_burning_cash_and_being_in_the_red_are_below_zero(
    question: str, below: str | None, pick: str | None
) -> None:
    reading = read(question)
    assert (reading.below, reading.pick) == (below, pick)
    assert not reading.qualifiers
