"""A period that a predecessor and a successor report in parts: both are shown, by their dates, and neither as the whole."""

import json

import pytest

from chat.engine import Engine, open_engine
from data.read import read
from data.read_file import Known
from data.store import Store
from tests.chat.made_facts import facts_of

CONCEPTS = ("Revenues", "NetIncomeLoss", "OperatingIncomeLoss", "ResearchAndDevelopmentExpense")


def _row(start: str, end: str, value: int) -> dict[str, object]:
    return {
        "start": start, "end": end, "val": value, "accn": "0009990081-24-000003",
        "fy": 2024, "fp": "Q3", "form": "10-Q", "filed": "2024-11-06",
    }  # fmt: skip


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """One company was taken over on 14 August 2024; the other has quarters of twelve weeks."""
    taken = facts_of(9990081, "HOLBECK THERAPIES INC", {name: {2023: 400} for name in CONCEPTS})
    for name in CONCEPTS:
        taken["facts"]["us-gaap"][name]["units"]["USD"] += [
            _row("2024-01-01", "2024-08-14", -70),
            _row("2024-07-01", "2024-08-14", -12),
            _row("2024-08-15", "2024-09-30", 31),
            _row("2023-07-01", "2023-09-30", 100),
        ]
    weeks = facts_of(9990083, "SANDERLING FOODS INC", {"Revenues": {2023: 900, 2024: 1000}})
    weeks["facts"]["us-gaap"]["Revenues"]["units"]["USD"] += [
        _row("2024-01-01", "2024-03-24", 210),
        _row("2024-03-25", "2024-06-16", 220),
        _row("2024-06-17", "2024-09-08", 230),
    ]
    store = Store(tmp_path_factory.mktemp("split") / "store")
    for number, whole in enumerate((taken, weeks)):
        store.add(read(json.dumps(whole).encode(), source=f"{number}.json", known=Known()))
    return open_engine("none", home=store.home, say=lambda _: None)


@pytest.mark.parametrize(
    ("question", "values"),
    [
        ("Holbeck Therapies net income in the third quarter of 2024", [-12, 31]),
        ("What did Holbeck Therapies spend on R&D in Q3 2024?", [-12, 31]),
        ("Was Holbeck Therapies profitable in Q3 2024?", [-12, 31]),
        ("Resultado operativo de Holbeck Therapies en el tercer trimestre de 2024", [-12, 31]),
        ("Holbeck Therapies operating income for the nine months ended September 30, 2024", [-70, 31]),
        ("ingresos de Holbeck Therapies de los nueve primeros meses de 2024", [-70, 31]),
    ],
)  # fmt: skip
def test_both_parts_are_shown_by_their_dates(
    engine: Engine, question: str, values: list[int]
) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    assert [int(one.figure.value) for one in answer.figures] == values
    assert not any(one.figure.fiscal.startswith(("Q3", "9M")) for one in answer.figures)
    assert "predecessor" in answer.text or "predecesora" in answer.text


@pytest.mark.parametrize(
    ("question", "fiscal"),
    [
        ("Holbeck Therapies net income Q3 2023", "Q3 FY2023"),
        ("Sanderling Foods revenue Q1 2024", "Q1 FY2024"),
        ("Sanderling Foods revenue Q2 2024", "Q2 FY2024"),
        ("Sanderling Foods revenue 2024", "FY2024"),
    ],
)
def test_whole_quarters_keep_their_names(engine: Engine, question: str, fiscal: str) -> None:
    answer = engine.answer(question)
    assert [one.figure.fiscal for one in answer.figures] == [fiscal], answer.text
    assert "predecessor" not in answer.text


def test_a_balance_is_that_of_the_end(engine: Engine) -> None:
    """A balance holds on a day: no part of the period has one of its own."""
    answer = engine.answer("Holbeck Therapies total assets Q3 2024")
    assert len(answer.figures) <= 1
    assert "predecessor" not in answer.text


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Holbeck Therapies net income in the successor period August 15 to September 30, 2024", 31),
        ("Holbeck Therapies net income August 15 - September 30, 2024", 31),
        ("Holbeck Therapies net income for the predecessor period January 1, 2024 to August 14, 2024", -70),
        ("resultado neto de Holbeck Therapies en el período de la sucesora del 15 de agosto al 30 de septiembre de 2024", 31),
    ],
)  # fmt: skip
def test_two_days_of_one_stretch_are_one_period(engine: Engine, question: str, value: int) -> None:
    answer = engine.answer(question)
    assert [int(one.figure.value) for one in answer.figures] == [value], answer.text
