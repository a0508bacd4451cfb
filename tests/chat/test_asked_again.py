"""Follow-ups of figures from documents without tagged facts: of which year, and of whom.

Expected values are those of the made reports below.
"""

from decimal import Decimal

import pytest

from chat.answer import Answer
from chat.engine import Engine, open_engine
from chat.period_said import said_alone
from chat.reading_types import AskedPeriod
from data.adding import add_items, find_items
from data.store import open_store

HARROWMEAD = """# Harrowmead Pumps plc — Annual report 2023

## Consolidated income statement

(in thousands of euros)

| | 2023 | 2022 | 2021 |
|---|---|---|---|
| Revenue | 8,412 | 7,650 | 7,102 |
| Net loss | (1,204) | (310) | (95) |
| Gross orders taken | 5,120 | 4,700 | 4,315 |

## Review of the year

Revenue rose in 2023 because two water companies in Portugal placed orders for 40 pumps.
Gross orders taken rose in 2023 because of a contract with the port of Leixes.
"""
CANDALO = """# Candalo Vidrio, S.A. — Informe anual 2023

## Cuenta de resultados consolidada

(en miles de euros)

| | 2023 | 2022 | 2021 |
|---|---|---|---|
| Ventas | 2.310 | 2.190 | 2.004 |
| Resultado neto | 140 | 121 | 98 |
"""
LOSS = "What was Harrowmead's net loss in 2023?"
SALES = "¿Cuáles fueron las ventas de Candalo en 2023?"


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    folder = tmp_path_factory.mktemp("issuers")
    for number, text in enumerate((HARROWMEAD, CANDALO)):
        (folder / f"{number}.md").write_text(text, encoding="utf-8")
    store = open_store(folder / "home")
    list(add_items(store, find_items([str(one) for one in sorted(folder.glob("*.md"))])))
    return open_engine("none", home=store.home, say=lambda _: None)


def told(engine: Engine, *questions: str) -> Answer:
    return engine.answer(questions[-1], turns=questions[:-1])


def values(answer: Answer) -> list[tuple[str, Decimal]]:
    return [(one.figure.fiscal, one.figure.value) for one in answer.figures]


@pytest.mark.parametrize(
    ("questions", "year", "value"),
    [
        ((LOSS, "and the year before?"), "FY2022", -310_000),
        ((LOSS, "¿y el año anterior?"), "FY2022", -310_000),
        ((LOSS, "¿y el anterior?"), "FY2022", -310_000),
        ((LOSS, "and two years before?"), "FY2021", -95_000),
        ((LOSS, "and the year before?", "and the one before that?"), "FY2021", -95_000),
        ((LOSS, "why?", "and the year before?"), "FY2022", -310_000),
        ((LOSS, "and the year before?", "and revenue?"), "FY2022", 7_650_000),
        ((LOSS, "and the year before?", "and the following year?"), "FY2023", -1_204_000),
        # No year is named: the newest was told, and it is counted from there.
        (("What was Harrowmead's net loss?", "and the year before?"), "FY2022", -310_000),
        (
            ("What was Harrowmead's net loss?", "and the year before?", "and the one before?"),
            "FY2021",
            -95_000,
        ),
        # A narrowed item keeps the words that narrow it.
        (
            ("What were Harrowmead's gross orders taken in 2023?", "and the year before?"),
            "FY2022",
            4_700_000,
        ),
        ((SALES, "¿y el año anterior?"), "FY2022", 2_190_000),
        ((SALES, "¿y el año anterior?", "¿y el anterior?"), "FY2021", 2_004_000),
        ((SALES, "and the year before?"), "FY2022", 2_190_000),
    ],
)
def test_the_year_before_is_never_answered_with_the_year_that_was_told(
    engine: Engine, questions: tuple[str, ...], year: str, value: int
) -> None:
    assert values(told(engine, *questions)) == [(year, value)]


@pytest.mark.parametrize(
    "questions",
    [
        (LOSS, "and five years before?"),
        ("What was Harrowmead's net loss in 2021?", "and the year before?"),
        (SALES, "¿y cinco años antes?"),
    ],
)
def test_a_year_before_all_that_are_on_file_has_no_figure(
    engine: Engine, questions: tuple[str, ...]
) -> None:
    assert values(told(engine, *questions)) == []


@pytest.mark.parametrize(
    ("questions", "expected"),
    [
        ((SALES, "¿y Harrowmead?"), [("FY2023", 8_412_000)]),
        ((SALES, "¿y Harrowmead?", "¿y el año anterior?"), [("FY2022", 7_650_000)]),
        (
            (SALES, "compáralo con Harrowmead"),
            [("FY2023", 2_310_000), ("FY2023", 8_412_000)],
        ),
        ((SALES, "¿y el año anterior?", "¿y Harrowmead?"), [("FY2022", 7_650_000)]),
    ],
)
def test_another_issuer_is_asked_for_the_item_and_year_before(
    engine: Engine, questions: tuple[str, ...], expected: list[tuple[str, int]]
) -> None:
    assert values(told(engine, *questions)) == expected


def test_how_much_it_changed_is_worked_out_from_the_tables(engine: Engine) -> None:
    answer = told(engine, SALES, "¿cuánto cambió?")
    assert values(answer) == [("FY2023", 120_000)]


@pytest.mark.parametrize(
    ("question", "cause"),
    [
        ("What was Harrowmead's revenue in 2023?", "two water companies in Portugal"),
        ("What were Harrowmead's gross orders taken in 2023?", "the port of Leixes"),
    ],
)
def test_why_is_asked_of_the_issuer_that_was_told(
    engine: Engine, question: str, cause: str
) -> None:
    answer = told(engine, question, "why?")
    assert answer.reason is None
    assert cause in answer.text


@pytest.mark.parametrize(
    ("period", "said"),
    [
        (AskedPeriod("year", year=2019, words="the year before"), "2019"),
        (AskedPeriod("quarter", year=2019, quarter=2, words="the one before"), "Q2 2019"),
        (AskedPeriod("half", year=2019, half=1, words="the one before"), "H1 2019"),
        (AskedPeriod("instant", year=2019, words="a year earlier"), "the end of 2019"),
        (AskedPeriod("year", relative=-2, words="the year before"), "the year before last"),
        (AskedPeriod("year", relative=-3, words="the one before"), "3 years ago"),
        (AskedPeriod("quarter", relative=-1, words="the one before"), "last quarter"),
        (AskedPeriod("year", year=2019, words="fiscal 2019"), "fiscal 2019"),
        (AskedPeriod("ytd", year=2019, words="the same stretch a year before"), None),
    ],
)
def test_a_period_is_said_so_that_it_is_read_the_same_alone(
    period: AskedPeriod, said: str | None
) -> None:
    assert said_alone(period, "en") == said
