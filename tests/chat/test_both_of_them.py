"""What a conversation set side by side: the total of both, which of the two, which of the parts, and who is still meant."""

from pathlib import Path

import pytest

from chat.engine import Engine, open_engine
from tests.chat.made_facts import engine_of, facts_of

SALES, INCOME = "Revenues", "NetIncomeLoss"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    return engine_of(
        tmp_path_factory.mktemp("both") / "store",
        facts_of(9990031, "ORMOND GEARS INC", {SALES: {2021: 500, 2022: 600, 2023: 800, 2024: 780}, INCOME: {2023: 70, 2024: -20}}),
        facts_of(9990033, "VELTRA PAPER INC", {SALES: {2023: 210, 2024: 260}, INCOME: {2023: 8, 2024: 60}}),
        facts_of(9990035, "BRANTLEY TOOLS INC", {SALES: {2023: 4100, 2024: 4000}, INCOME: {2023: 5, 2024: 300}}),
    )  # fmt: skip


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


@pytest.mark.parametrize(
    ("turns", "question", "value"),
    [
        (["Ormond Gears revenue 2024", "And Veltra Paper?"], "and the total of both?", 1040),
        (["Ormond Gears revenue 2024", "And Veltra Paper?"], "the two combined", 1040),
        (["Ormond Gears revenue 2024", "And Veltra Paper?"], "What is the difference between them?", 520),
        (["Ormond Gears revenue 2024", "And Veltra Paper?", "And Brantley Tools?"], "All three together?", 5040),
        (["Ingresos de Ormond Gears en 2024", "¿Y Veltra Paper?"], "¿y los dos juntos?", 1040),
        (["Ingresos de Ormond Gears en 2024", "¿Y Veltra Paper?"], "¿Cuál es la suma de ambos?", 1040),
        (["Veltra Paper revenue 2024", "And net income?"], "Add both up", 320),
        (["Ormond Gears revenue 2024 and 2022"], "And the sum of both?", 1380),
    ],
)  # fmt: skip
def test_both_are_put_together(made: Engine, turns: list[str], question: str, value: int) -> None:
    answer = made.answer(question, turns=turns)
    assert answer.outcome == "answered", answer.text
    assert int(answer.figures[0].figure.value) == value


@pytest.mark.parametrize(
    "question", ["and the total of both?", "Both combined?", "¿y la suma de ambos?"]
)
def test_both_of_one_figure_is_asked_back(made: Engine, question: str) -> None:
    answer = made.answer(question, turns=["Ormond Gears revenue 2024"])
    assert answer.outcome == "unclear", answer.text
    assert not answer.figures


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Sum of Ormond Gears' revenue in 2021 and 2024", 1280),
        ("Combined revenue of Ormond Gears for 2024 and 2021", 1280),
        ("Suma de los ingresos de Ormond Gears de 2021 y 2024", 1280),
        ("Average revenue of Ormond Gears in 2021 and 2023", 650),
        ("Sum of Ormond Gears' revenue from 2021 to 2024", 2680),
    ],
)
def test_two_years_are_not_those_between(made: Engine, question: str, value: int) -> None:
    answer = made.answer(question)
    assert answer.outcome == "answered", answer.text
    assert int(answer.figures[0].figure.value) == value


@pytest.mark.parametrize(
    "question",
    [
        "Which of the two has more revenue?",
        "Which one sold more?",
        "Which has the higher revenue?",
        "¿Cuál de las dos vende más?",
        "¿Cuál de ellas tuvo más ingresos?",
    ],
)
def test_which_of_the_two_is_of_those_two(made: Engine, question: str) -> None:
    answer = made.answer(question, turns=["Ormond Gears revenue 2024", "And Veltra Paper?"])
    assert answer.text.startswith(
        ("Of 2 companies, ORMOND GEARS", "De 2 empresas, ORMOND GEARS")
    ), answer.text


@pytest.mark.parametrize(
    "question",
    [
        "Which company on file has the highest revenue?",
        "¿Cuál de todas las empresas tiene más ingresos?",
    ],
)
def test_which_company_is_of_all(made: Engine, question: str) -> None:
    answer = made.answer(question, turns=["Ormond Gears revenue 2024", "And Veltra Paper?"])
    assert answer.text.startswith(
        ("Of 3 companies, BRANTLEY TOOLS", "De 3 empresas, BRANTLEY TOOLS")
    ), answer.text


@pytest.mark.parametrize(
    ("question", "growth"),
    [
        ("How does that compare with the prior year?", [780, 800]),
        ("Is that better than the year before?", [780, 800]),
        ("¿Cómo se compara eso con el año anterior?", [780, 800]),
    ],
)
def test_a_follow_up_that_points_back_keeps_the_item(
    made: Engine, question: str, growth: list[int]
) -> None:
    answer = made.answer(question, turns=["Ormond Gears revenue 2024"])
    assert sorted(int(one.figure.value) for one in answer.figures) == growth, answer.text


@pytest.mark.parametrize(
    ("turns", "question", "says"),
    [
        (["Tolvane revenue by segment 2024"], "Which is the largest?", "Of 2 figures, the highest is revenue (segment: Control Systems)"),
        (["Tolvane revenue by segment 2024"], "And which one grew fastest?", "Of 2 figures, the highest is growth of revenue (segment: "),
        (["What are Tolvane's segments?"], "Which one had the lowest revenue in 2024?", "Of 2 figures, the lowest is revenue (segment: Plant Software)"),
        (["Ingresos de Tolvane por segmento en 2024"], "¿Cuál es el mayor?", "De 2 cifras, la más alta es la de ingresos (segmento: Control Systems)"),
    ],
)  # fmt: skip
def test_which_of_the_parts_is_of_that_company(
    engine: Engine, turns: list[str], question: str, says: str
) -> None:
    assert engine.answer(question, turns=turns).text.startswith(says)


@pytest.mark.parametrize(
    ("turns", "question"),
    [
        (["Tolvane"], "who is the chief executive?"),
        (["Tolvane revenue 2024"], "Who are its directors?"),
        (["Tolvane revenue 2024"], "¿quién es su auditor?"),
    ],
)
def test_who_keeps_the_company(engine: Engine, turns: list[str], question: str) -> None:
    answer = engine.answer(question, turns=turns)
    assert {one.company for one in answer.citations} <= {"Tolvane Controls, Inc."}


@pytest.mark.parametrize(
    ("turns", "question", "values"),
    [
        (["Ormond Gears net income 2023", "As a share of revenue?"], "Compare that with Veltra Paper", ["0.0875", "0.0381"]),
        (["Ormond Gears net income 2023", "as a percentage of revenue"], "And Veltra Paper?", ["0.0381"]),
        (["Resultado neto de Ormond Gears en 2023", "¿como porcentaje de los ingresos?"], "¿y Veltra Paper?", ["0.0381"]),
    ],
)  # fmt: skip
def test_a_share_is_asked_of_another_company(
    made: Engine, turns: list[str], question: str, values: list[str]
) -> None:
    answer = made.answer(question, turns=turns)
    assert [f"{one.figure.value:.4f}" for one in answer.figures] == values, answer.text


def test_a_share_of_an_item_is_not_one_per_share(made: Engine) -> None:
    answer = made.answer("Ormond Gears net income 2023 as a share of revenue")
    assert f"{answer.figures[0].figure.value:.4f}" == "0.0875", answer.text


@pytest.mark.parametrize("question", ["By how much?", "How much?", "how many"])
def test_how_much_is_no_greeting(made: Engine, question: str) -> None:
    answer = made.answer(question, turns=["Ormond Gears revenue 2024"])
    assert "Every figure and sentence is cited" not in answer.text


@pytest.mark.parametrize(
    ("question", "name"),
    [("Since when?", "Tolvane Controls, Inc."), ("And when?", "Tolvane Controls, Inc."), ("¿desde cuándo?", "Tolvane Controls, Inc.")],
)  # fmt: skip
def test_a_bare_question_word_asks_more_of_the_same(
    engine: Engine, question: str, name: str
) -> None:
    answer = engine.answer(question, turns=["Who audits Tolvane?"])
    assert {one.company for one in answer.citations} == {name}, answer.text


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("Was it higher than in 2023?", "No: revenue of ORMOND GEARS INC was lower in FY2024 than in FY2023"),
        ("Was it higher than Veltra Paper's?", "Yes: revenue of ORMOND GEARS INC was higher than that of VELTRA PAPER INC"),
        ("And is that less than Brantley Tools'?", "Yes: revenue of ORMOND GEARS INC was lower than that of BRANTLEY TOOLS INC"),
        ("Were they bigger than the year before?", "No: revenue of ORMOND GEARS INC was lower in FY2024 than in FY2023"),
        ("¿Fueron mayores que en 2023?", "No: la cifra de ingresos de ORMOND GEARS INC fue menor en FY2024 que en FY2023"),
        ("Is that more than $700?", "Yes: revenue of ORMOND GEARS INC was above $700"),
    ],
)  # fmt: skip
def test_what_came_before_is_compared_with_what_is_named(
    made: Engine, question: str, says: str
) -> None:
    first = (
        "Ingresos de Ormond Gears en 2024"
        if question.startswith("¿")
        else "Ormond Gears revenue 2024"
    )
    answer = made.answer(question, turns=[first])
    assert answer.text.split(" [")[0] == says, answer.text


@pytest.mark.parametrize(
    "question",
    ["Least profitable company in 2024", "Which is the worst company by net income in 2024?", "La empresa menos rentable en 2024"],
)  # fmt: skip
def test_the_least_profitable_company_is_one_of_all(made: Engine, question: str) -> None:
    answer = made.answer(question)
    assert answer.outcome == "answered", answer.text
    assert int(answer.figures[0].figure.value) == -20
