"""Questions that leave a part out: the whole less that part, and never the part itself."""

from decimal import Decimal
from pathlib import Path

import pytest

from chat.engine import Engine, open_engine


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Tolvane sales excluding Control Systems 2024", "413089000"),
        ("Leaving aside Control Systems, what was Tolvane's revenue in fiscal 2024?", "413089000"),
        ("Tolvane revenue apart from Control Systems in 2024", "413089000"),
        ("Tolvane revenue minus Control Systems 2024", "413089000"),
        ("Tolvane revenue outside the United States in 2024", "576542000"),
        ("Tolvane revenue ex Control Systems 2024", "413089000"),
        ("How much of Tolvane's 2024 revenue isn't Control Systems?", "413089000"),
        ("Ingresos de Tolvane en 2024 sin contar Control Systems", "413089000"),
        ("Tolvane operating income aside from Control Systems, 2024", "58061000"),
        ("Ingresos de Tolvane en 2024 sin Control Systems", "413089000"),
        ("ingresos de Tolvane en 2024, exceptuando Control Systems", "413089000"),
        ("Ingresos de Tolvane en 2024 menos Control Systems", "413089000"),
        ("Tolvane's non-Control Systems revenue 2024", "413089000"),
    ],
)
def test_what_is_left_out_is_taken_from_the_whole(
    engine: Engine, question: str, value: str
) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    assert [f"{shown.figure.value:f}" for shown in answer.figures] == [value]
    assert {shown.figure.formula for shown in answer.figures} == {"difference"}


@pytest.mark.parametrize(
    "question",
    [
        "What part of Halden Apparel's revenue in fiscal 2024 isn't from Little Finch?",
        "Share of Halden Apparel's fiscal 2024 revenue not coming from Little Finch",
        "¿Qué porcentaje de los ingresos de Halden Apparel de 2024 no procede de Little Finch?",
    ],
)
def test_the_share_of_the_rest_is_not_that_of_the_part(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    # 4,159 of 6,010 are Halden's.
    assert round(answer.figures[0].figure.value, 4) == Decimal("0.6920")
    assert answer.figures[0].figure.unit == "ratio"


@pytest.mark.parametrize(
    "question",
    [
        "Tolvane revenue excluding acquisitions 2024",
        "What was Tolvane's net income before any one-time items, other than restructuring, in 2024?",
        "Tolvane gross margin excluding products 2024",
        "Ingresos de Tolvane en 2024 sin adquisiciones",
        "Tolvane's Control Systems revenue excluding Europe 2024",
    ],
)
def test_a_rest_that_cannot_be_had_is_refused(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "not_derivable", answer.text
    assert answer.reason is not None
    assert answer.reason.code == "missing_operand"
    assert not answer.citations


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Tolvane revenue from Control Systems 2024", "772270000"),
        ("Tolvane revenue in the United States 2024", "608817000"),
        ("Tolvane revenue 2024, no explanation", "1185359000"),
        ("Besides thanks: Tolvane revenue 2024", "1185359000"),
        ("ingresos de Control Systems de Tolvane en 2024", "772270000"),
    ],
)
def test_what_leaves_nothing_out_stays(engine: Engine, question: str, value: str) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    assert f"{answer.figures[0].figure.value:f}" == value
