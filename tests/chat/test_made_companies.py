"""Companies that are known from made-up companyfacts and lists alone, asked through the engine."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chat.answer import Answer
from chat.engine import Engine, open_engine
from data.read import read
from data.read_file import Known, ReadFile
from data.store import Store

Rows = dict[int, float]
"""Fiscal year -> value, each from that year's own annual report."""
EPS = "EarningsPerShareDiluted"
Ask = Callable[[str], Answer]


def row(value: float, year: int, report: int) -> dict[str, Any]:
    return {
        "start": f"{year}-01-01",
        "end": f"{year}-12-31",
        "val": value,
        "accn": f"0009990031-{(report + 1) % 100:02d}-000001",
        "fy": report,
        "fp": "FY",
        "form": "10-K",
        "filed": f"{report + 1}-02-20",
    }


def listed(source: str, whole: object) -> ReadFile:
    return read(json.dumps(whole).encode(), source=source, known=Known())


def facts(concepts: dict[tuple[str, str], Rows], again: dict[int, float] | None = None) -> ReadFile:
    """Companyfacts of Ormond Gears; `again`: earnings per share that the report of 2023 gives of earlier years."""
    tagged: dict[str, Any] = {}
    for (name, unit), values in concepts.items():
        rows = [row(value, year, year) for year, value in values.items()]
        if name == EPS:
            rows += [row(value, year, 2023) for year, value in (again or {}).items()]
        tagged[name] = {"label": name, "description": None, "units": {unit: rows}}
    return listed(
        "facts.json",
        {"cik": 9990031, "entityName": "ORMOND GEARS INC", "facts": {"us-gaap": tagged}},
    )


def filings_list() -> ReadFile:
    recent = {
        "accessionNumber": ["0009990032-25-000001"],
        "filingDate": ["2025-02-20"],
        "reportDate": ["2024-12-31"],
        "form": ["10-K"],
        "primaryDocument": ["a.htm"],
    }
    return listed(
        "list.json",
        {
            "cik": "0009990032",
            "name": "PELHAM VALVES INC",
            "tickers": ["PLHV"],
            "formerNames": [],
            "filings": {"recent": recent, "files": []},
        },
    )


@pytest.fixture
def asking(tmp_path: Path) -> Callable[..., Ask]:
    def opened(*files: ReadFile) -> Ask:
        store = Store(tmp_path / "store")
        for one in files:
            store.add(one)
        engine: Engine = open_engine("none", home=store.home, say=lambda _: None)
        return engine.answer

    return opened


def shown(answer: Answer) -> list[tuple[str, str]]:
    return [(f"{one.figure.value:f}", one.figure.fiscal) for one in answer.figures]


REVENUE = facts(
    {
        ("SalesRevenueNet", "USD"): {2020: 60, 2021: 64},
        ("Revenues", "USD"): {2022: 70, 2023: 74, 2024: 81},
    }
)
SPLIT = facts(
    {(EPS, "USD/shares"): {2020: 6.1, 2021: 9.3, 2022: 8.4, 2023: 2.6, 2024: 2.45}}, {2022: 2.1}
)
"""Four for one in 2023: what was given anew is 2022 alone."""


def test_a_series_under_two_concepts_says_which_stands_for_which_years(
    asking: Callable[..., Ask],
) -> None:
    answer = asking(REVENUE)("Revenue of Ormond Gears for the last 5 years")
    assert [value for value, _ in shown(answer)] == ["60", "64", "70", "74", "81"]
    assert answer.text.endswith(
        "ORMOND GEARS INC: Revenue is not tagged alike in all periods: us-gaap:SalesRevenueNet"
        " (FY2020 to FY2021); us-gaap:Revenues (FY2022 to FY2024) [1][3]."
    )
    assert answer.claims[-1].citations == (1, 3)


def test_a_series_under_one_concept_says_nothing_of_it(asking: Callable[..., Ask]) -> None:
    answer = asking(facts({("Revenues", "USD"): dict.fromkeys(range(2020, 2025), 5)}))(
        "Revenue of Ormond Gears for the last 5 years"
    )
    assert len(answer.figures) == 5
    assert "tagged alike" not in answer.text


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("Which year had the highest EPS of Ormond Gears, 2020 to 2024?", ("2.6", "FY2023")),
        ("Which year had the lowest EPS of Ormond Gears, 2020 to 2024?", ("6.1", "FY2020")),
    ],
)
def test_years_on_both_sides_of_a_split_are_ranked_on_one_basis(
    asking: Callable[..., Ask], question: str, first: tuple[str, str]
) -> None:
    """On the basis of now, 6.10 and 9.30 are 1.525 and 2.325."""
    answer = asking(SPLIT)(question)
    assert shown(answer)[0] == first
    assert "ranked as adjusted for the share split" in answer.text


def test_no_course_is_told_across_a_split(asking: Callable[..., Ask]) -> None:
    answer = asking(SPLIT)("How did EPS of Ormond Gears develop?")
    assert answer.text.startswith("A share split lies between these values")
    assert len(answer.figures) == 5


def test_growth_across_a_split_is_refused_with_the_split(asking: Callable[..., Ask]) -> None:
    ask = asking(SPLIT)
    answer = ask("EPS growth of Ormond Gears from 2020 to 2024")
    assert answer.reason is not None
    assert answer.reason.code == "mixed_basis"
    assert "before the 4-for-1 share split that filings from 20 Feb 2024 on show" in answer.text
    assert shown(ask("EPS growth of Ormond Gears from 2022 to 2024"))[0][0] == "0.166666666667"


def test_what_is_spent_with_a_minus_sign_is_said(asking: Callable[..., Ask]) -> None:
    made = facts({("ResearchAndDevelopmentExpense", "USD"): {2023: 40, 2024: -42}})
    ask = asking(made)
    said = "Filed with a minus sign, where this concept takes a positive number"
    assert said in ask("R&D of Ormond Gears in 2024").text
    assert said not in ask("R&D of Ormond Gears in 2023").text


@pytest.mark.parametrize(
    "question", ["Net income of Pelham Valves in 2024", "Risk factors of Pelham Valves"]
)
def test_a_company_that_is_only_listed_has_neither_facts_nor_text(
    asking: Callable[..., Ask], question: str
) -> None:
    answer = asking(REVENUE, filings_list())(question)
    assert answer.reason is not None
    assert answer.reason.code == "company_not_on_file"
    assert answer.text == (
        "Of PELHAM VALVES INC (PLHV) only a list of its filings is on file, no facts and no text."
        " Add its filings with: python -m data add FILE"
    )


def test_beside_a_company_that_is_only_listed_the_others_are_answered(
    asking: Callable[..., Ask],
) -> None:
    ask = asking(REVENUE, filings_list())
    answer = ask("Revenue of Ormond Gears and Pelham Valves in 2024")
    assert shown(answer) == [("81", "FY2024")]
    assert "“PELHAM VALVES INC” is not among the companies on file" in answer.text
    refused = ask("Difference between the revenue of Ormond Gears and Pelham Valves in 2024")
    assert not refused.figures
    assert refused.reason is not None
    assert refused.reason.code == "company_not_on_file"


@pytest.mark.parametrize(
    ("question", "is_company"),
    [
        ("Revenue by segment in 2024", False),
        ("revenue of each region in 2024", False),
        ("ingresos por segmento en 2024", False),
        ("NAV per share in 2024", False),
        ("revenue of quendon in 2024", True),
        ("Revenue by Quendon in 2024", True),
        ("quendon revenue by quarter", True),
    ],
)
def test_what_a_figure_is_divided_into_is_no_companys_name(
    asking: Callable[..., Ask], question: str, is_company: bool
) -> None:
    answer = asking(REVENUE)(question)
    assert answer.outcome != "answered"
    code = answer.reason.code if answer.reason else None
    assert (code == "company_not_on_file") == is_company
