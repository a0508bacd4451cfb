"""A series since a year or quarter: no period between it and the newest is left out."""

import pytest

from chat.engine import Engine
from tests.chat.made_facts import engine_of, facts_of


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    sales = {2019: 100, 2020: 110, 2021: 130, 2022: 120, 2023: 150, 2024: 220}
    return engine_of(
        tmp_path_factory.mktemp("since") / "store",
        facts_of(9990031, "ORMOND GEARS INC", {"Revenues": sales}),
    )


@pytest.mark.parametrize(
    ("question", "values"),
    [
        ("Ormond Gears revenue since 2021", [130, 120, 150, 220]),
        ("Ormond Gears' annual revenue since fiscal 2022", [120, 150, 220]),
        ("Show Ormond Gears revenue for each year since 2020", [110, 130, 120, 150, 220]),
        ("Ormond Gears revenue from 2021 to last year", [130, 120, 150, 220]),
        ("ingresos de Ormond Gears por año desde 2021", [130, 120, 150, 220]),
        ("ingresos de Ormond Gears desde el ejercicio 2022", [120, 150, 220]),
        ("Ormond Gears revenue 2020 and last year", [110, 220]),
        ("Ormond Gears revenue 2020 to 2022", [110, 130, 120]),
        ("Ormond Gears revenue since 2024", [220]),
    ],
)
def test_every_year_since_is_given(engine: Engine, question: str, values: list[int]) -> None:
    answer = engine.answer(question)
    assert [shown.figure.value for shown in answer.figures] == values


@pytest.mark.parametrize(
    ("question", "values"),
    [
        ("How much has Ormond Gears' revenue grown since 2020?", ["1"]),
        ("¿Cuánto han crecido los ingresos de Ormond Gears desde 2020?", ["1"]),
        ("By how much has Ormond Gears' revenue risen since 2020?", ["110"]),
        ("Ormond Gears revenue growth in each year since 2022", ["-0.076923076923", "0.25", "0.466666666667"]),
        ("average Ormond Gears revenue since 2022", ["163.333333333333"]),
    ],
)  # fmt: skip
def test_growth_since_a_year_is_from_it_to_the_newest(
    engine: Engine, question: str, values: list[str]
) -> None:
    answer = engine.answer(question)
    assert [
        f"{shown.figure.value:.12f}".rstrip("0").rstrip(".") for shown in answer.figures
    ] == values


def test_a_year_since_that_is_not_on_file_is_said_to_be_missing(engine: Engine) -> None:
    answer = engine.answer("Ormond Gears revenue since 2018")
    assert [int(shown.figure.value) for shown in answer.figures] == [100, 110, 130, 120, 150, 220]
    assert "fiscal 2018" in answer.text
