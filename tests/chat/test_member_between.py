"""One part set beside another, on the real filings: what lies between them is no growth of either."""

from decimal import Decimal
from pathlib import Path

import pytest

from chat.engine import Engine, open_engine

MILLION = 10**6


@pytest.fixture(scope="module")
def engine(filings_home: Path) -> Engine:
    return open_engine("none", home=filings_home, say=lambda _: None)


@pytest.mark.parametrize(
    ("question", "millions"),
    [
        ("How much more revenue did AWS make than Amazon's subscription services in 2024?", 63_182),
        ("By how much did Data Center revenue exceed Gaming revenue at NVIDIA in fiscal 2025?", 103_836),
        ("How much larger were Apple's iPhone net sales than iPad net sales in fiscal 2024?", 174_489),
        ("How much less did Apple sell of iPad than of Mac in 2024?", -3_290),
        ("Apple iPhone revenue minus Mac revenue 2024", 171_199),
        ("Amazon: AWS revenue minus advertising services revenue 2024", 51_342),
        ("How much higher was J&J's Innovative Medicine sales than MedTech in 2024?", 25_107),
        ("How much more revenue did Amazon make than AWS in 2024?", 530_403),
        ("How much more revenue did Netflix make in UCAN than in EMEA in 2024?", Decimal("4972.334")),
        ("¿Cuánto más ingresó Apple por iPhone que por Mac en 2024?", 171_199),
        ("¿En cuánto superaron los ingresos de iPhone a los de Mac en Apple en 2024?", 171_199),
    ],
)  # fmt: skip
def test_what_lies_between_two_parts_is_their_difference(
    engine: Engine, question: str, millions: int | Decimal
) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    shown = answer.figures[0].figure
    assert shown.value == millions * MILLION
    assert {one.period.end.year for one in shown.leaves() if hasattr(one, "period")} <= {2024, 2025}
    assert len({one.period for one in shown.leaves() if hasattr(one, "period")}) == 1


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("How much more revenue did AWS make in 2024 than in 2023?", 16_799 * MILLION),
        ("How did iPhone revenue change from 2023 to 2024 at Apple?", 600 * MILLION),
        ("How much did AWS revenue increase in 2024?", 16_799 * MILLION),
        ("What was Amazon's advertising expense in 2024?", 21_400 * MILLION),
    ],
)
def test_a_change_over_time_and_an_item_of_its_own_stay_so(
    engine: Engine, question: str, value: int
) -> None:
    assert engine.answer(question).figures[0].figure.value == value


@pytest.mark.parametrize(
    "question",
    [
        "Did AWS have more revenue than North America in 2024?",
        "Was AWS revenue higher than North America revenue in 2024?",
    ],
)
def test_whether_one_part_is_above_another_is_said_of_both(engine: Engine, question: str) -> None:
    first = engine.answer(question).text.split(".")[0]
    assert first.startswith("No: revenue (segment: AWS)")
    assert "North America" in engine.answer(question).text.partition("[")[0]


@pytest.mark.parametrize(
    "question",
    [
        "Did AWS have more revenue than Netflix in 2024?",
        "How much more revenue did Optum Rx make than Boeing in 2024?",
        "How much higher was MedTech revenue than Coca-Cola's in 2024?",
    ],
)
def test_a_part_beside_another_company_is_said_to_be_a_part(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "not_derivable", answer.text
    assert "is no company but a part of" in answer.text
    assert "not among the companies" not in answer.text


def test_a_company_that_is_not_on_file_is_said_not_to_be(engine: Engine) -> None:
    answer = engine.answer("Did Pfizer have more revenue than Netflix in 2024?")
    assert answer.outcome == "not_found"
    assert "“Pfizer” is not among the companies on file" in answer.text


@pytest.mark.parametrize(
    ("question", "millions"),
    [
        ("Amazon advertising services revenue 2024", 56_214),
        ("Advertising services sales of Amazon in 2024", 56_214),
        ("What were Amazon's advertising services net sales in 2023?", 46_906),
        ("ingresos de Amazon por advertising services en 2024", 56_214),
    ],
)
def test_a_word_of_a_parts_name_is_no_item(engine: Engine, question: str, millions: int) -> None:
    answer = engine.answer(question)
    assert answer.figures[0].figure.value == millions * MILLION, answer.text
