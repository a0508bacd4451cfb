"""A deficit of one thing is not the deficit of another, and a heading without a figure is no answer."""

import pytest

from chat.answer import Answer
from chat.engine import Engine, open_engine
from data.adding import add_items, find_items
from data.store import open_store
from tests.chat.test_quoted_rows import COVER, FILLER, table

PAGE = f"""<html><body>{COVER}
<h2>Item 6. Selected Financial Data</h2>{FILLER}
{table(("As at December 31", "2024", "2023"), ("Working Capital (Deficit)", "(2,419)", "518"))}
<h2>Item 8. Financial Statements</h2>{FILLER}
{table(("As at December 31", "2024", "2023"), ("Share capital", "900", "900"), ("Deficit", "(8,893)", "(5,968)"))}
{table(("For the year", "2024", "2023"), ("OTHER COMPREHENSIVE INCOME", "", ""), ("Translation", "10", "9"), ("TOTAL COMPREHENSIVE LOSS", "(2,904)", "(4,320)"))}
</body></html>"""


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    folder = tmp_path_factory.mktemp("signed")
    page = folder / "brackwater.htm"
    page.write_text(PAGE)
    home = folder / "store"
    outcomes = list(add_items(open_store(home), find_items([str(page)])))
    assert [one.trouble for one in outcomes] == [None]
    return open_engine("none", home=home, say=lambda _: None)


def shown(answer: Answer) -> str:
    return answer.text + " ".join(str(one.figure.value) for one in answer.figures)


@pytest.mark.parametrize(
    "question",
    [
        "Brackwater working-capital deficit at 31 Dec 2024",
        "¿Qué déficit de capital circulante tenía Brackwater al 31 de diciembre de 2024?",
    ],
)
def test_the_deficit_of_one_thing_is_not_the_accumulated_one(engine: Engine, question: str) -> None:
    said = shown(engine.answer(question))
    assert "8,893" not in said
    assert "2,419" in said


def test_a_heading_is_not_quoted_for_what_stands_below_it(engine: Engine) -> None:
    assert "2,904" in shown(engine.answer("What was Brackwater's comprehensive loss?"))
