"""A quarter is never ranked against a year, nor given for one."""

import json
from pathlib import Path

import pytest

from chat.engine import Engine, open_engine
from data.read import read
from data.read_file import Known
from data.store import Store
from tests.chat.made_facts import facts_of

SALES = "Revenues"


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """Two companies with whole years, and one with a single quarter on file."""
    store = Store(tmp_path_factory.mktemp("lengths") / "store")
    early = facts_of(9990075, "BRANTLEY TOOLS INC", {SALES: {2024: 900}})
    row = early["facts"]["us-gaap"][SALES]["units"]["USD"][0]
    row |= {"start": "2025-01-01", "end": "2025-03-31", "fy": 2025, "fp": "Q1", "form": "10-Q"}
    row |= {"filed": "2025-05-02", "accn": "0009990075-25-000002"}
    whole = (
        facts_of(9990071, "ORMOND GEARS INC", {SALES: {2023: 800, 2024: 780}}),
        facts_of(9990073, "VELTRA PAPER INC", {SALES: {2023: 210, 2024: 260}}),
        early,
    )
    for number, one in enumerate(whole):
        store.add(read(json.dumps(one).encode(), source=f"{number}.json", known=Known()))
    return open_engine("none", home=store.home, say=lambda _: None)


@pytest.mark.parametrize(
    "question",
    [
        "Brantley Tools annual revenue",
        "What are the yearly sales of Brantley Tools?",
        "Brantley Tools full-year revenue",
        "Ingresos anuales de Brantley Tools",
    ],
)
def test_a_quarter_is_no_annual_figure(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.reason is not None, answer.text
    assert answer.reason.code == "period_not_on_file"
    assert not answer.figures


@pytest.mark.parametrize(
    "question",
    [
        "Who has more revenue, Brantley Tools or Veltra Paper?",
        "Compare sales of Veltra Paper and Brantley Tools",
        "¿Qué empresa ingresa más, Veltra Paper o Brantley Tools?",
    ],
)
def test_a_quarter_does_not_lose_against_a_year(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert [shown.figure.fiscal for shown in answer.figures] == ["FY2024"], answer.text
    assert "highest" not in answer.text
    assert "más alta" not in answer.text
    assert "BRANTLEY TOOLS INC: " in answer.text


def test_a_company_without_a_year_is_left_out_of_a_ranking_and_named(engine: Engine) -> None:
    answer = engine.answer("Which company has the highest revenue?")
    assert answer.text.startswith("Of 2 companies, ORMOND GEARS INC had the highest revenue")
    assert "BRANTLEY TOOLS INC: " in answer.text


@pytest.mark.parametrize(
    ("question", "fiscal"),
    [
        ("Brantley Tools revenue", "Q1 FY2025"),
        ("Brantley Tools quarterly revenue", "Q1 FY2025"),
        ("Ormond Gears annual revenue", "FY2024"),
    ],
)
def test_what_is_on_file_is_given_as_it_is(engine: Engine, question: str, fiscal: str) -> None:
    answer = engine.answer(question)
    assert [shown.figure.fiscal for shown in answer.figures] == [fiscal], answer.text


@pytest.mark.parametrize(
    "question",
    [
        "Compare Tolvane's revenue in Q3 2025 with fiscal 2024",
        "Tolvane revenue 2024 vs Q3 2025",
        "Compara los ingresos de Tolvane de 2024 con los del tercer trimestre de 2025",
    ],
)
def test_a_quarter_beside_a_year_of_one_company_has_no_winner(
    sample_home: Path, question: str
) -> None:
    answer = open_engine("none", home=sample_home, say=lambda _: None).answer(question)
    assert len(answer.figures) == 2, answer.text
    assert answer.text.startswith(("These figures are of periods", "Estas cifras son de períodos"))
