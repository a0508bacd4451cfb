import pytest

from chat.reading import read_question
from data.company import Cik, Company

COMPANIES = (Company(Cik("0009900001"), "Norvane Systems, Inc.", ("NRVN",)),)


@pytest.mark.parametrize(
    ("question", "item"),
    [
        ("How much cash did Norvane's operations generate in 2024?", "operating cash flow"),
        ("How much cash did Norvane's investing activities use in 2024?", "investing cash flow"),
        ("¿Cuánto efectivo generaron las actividades de financiación de Norvane en 2024?", "financing cash flow"),
        ("¿Cuánto efectivo generó Norvane con sus actividades de explotación en 2024?", "operating cash flow"),
        ("How much cash did Norvane use to repurchase shares in 2024?", "share repurchases"),
        ("How much cash did Norvane spend on dividends in 2024?", "dividends paid"),
        ("¿Cuánto efectivo dedicó Norvane a recomprar acciones en 2024?", "share repurchases"),
        ("How much cash did Norvane have at the end of 2024?", "cash"),
    ],
)  # fmt: skip
def test_cash_that_moves_is_a_flow(question: str, item: str) -> None:
    reading = read_question(question, companies=COMPANIES)
    assert [one.name for one in reading.wanted] == [item]
    assert not reading.qualifiers


def test_cash_and_something_else_are_two_things() -> None:
    reading = read_question(
        "How much cash and net income did Norvane have in 2024?", companies=COMPANIES
    )
    assert [one.name for one in reading.wanted] == ["cash", "net income"]


@pytest.mark.parametrize(
    ("question", "item"),
    [
        ("total equity of Norvane, including noncontrolling interests, 2024", "total equity"),
        (
            "patrimonio total de Norvane, incluidas las participaciones no dominantes, 2024",
            "total equity",
        ),
        ("noncontrolling interests of Norvane 2024", "noncontrolling interests"),
    ],
)
def test_a_gloss_about_minorities_makes_an_item_wider(question: str, item: str) -> None:
    reading = read_question(question, companies=COMPANIES)
    assert [one.name for one in reading.wanted] == [item]
    assert not reading.qualifiers
