"""How many shares were bought back and for how much: both are told, and what is not on file is said."""

import json

import pytest

from chat.engine import Engine, open_engine
from data.read import read
from data.read_file import Known
from data.store import Store
from tests.chat.made_facts import facts_of

PAID = {"PaymentsForRepurchaseOfCommonStock": {2024: 900, 2023: 700}}


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """One company counts what it buys back, the other does not."""
    counts = facts_of(9990091, "FENWICK LOOMS INC", PAID)
    counted = facts_of(
        9990091, "FENWICK LOOMS INC", {"StockRepurchasedDuringPeriodShares": {2024: 30}}
    )
    rows = counted["facts"]["us-gaap"]["StockRepurchasedDuringPeriodShares"]["units"].pop("USD")
    counts["facts"]["us-gaap"]["StockRepurchasedDuringPeriodShares"] = {
        "label": "Shares", "description": None, "units": {"shares": rows},
    }  # fmt: skip
    store = Store(tmp_path_factory.mktemp("counted") / "store")
    for whole in (counts, facts_of(9990092, "ARDEN KILNS INC", PAID)):
        made = read(json.dumps(whole).encode(), source=f"{whole['cik']}.json", known=Known())
        store.add(made)
    return open_engine("none", home=store.home, say=lambda _: None)


@pytest.mark.parametrize(
    ("question", "values"),
    [
        ("How many shares did Fenwick Looms repurchase in 2024 and for how many dollars?", [30, 900]),
        ("How many shares did Fenwick Looms repurchase in 2024, and how much did it pay?", [30, 900]),
        ("¿Cuántas acciones recompró Fenwick Looms en 2024 y por cuántos dólares?", [30, 900]),
        ("How much did Fenwick Looms spend on buybacks in 2024 and how many shares did it repurchase?", [900, 30]),
        ("How many shares did Fenwick Looms repurchase in 2024?", [30]),
        ("How much did Fenwick Looms spend on share repurchases in 2024?", [900]),
    ],
)  # fmt: skip
def test_the_number_and_the_amount_are_two_figures(
    engine: Engine, question: str, values: list[int]
) -> None:
    assert [int(one.figure.value) for one in engine.answer(question).figures] == values


def test_the_half_that_is_not_on_file_is_said(engine: Engine) -> None:
    asked = "How many shares did Arden Kilns repurchase in 2024 and for how many dollars?"
    answer = engine.answer(asked)
    assert [int(one.figure.value) for one in answer.figures] == [900]
    assert "Number of shares repurchased is not reported for fiscal 2024" in answer.text
