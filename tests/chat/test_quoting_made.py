"""Quotes from a page made for it: a price in prose, an index that only points, a section by its heading."""

import pytest

from chat.asked_measure import has_measure, measure_asked
from chat.engine import Engine, open_engine
from data.adding import add_items, find_items
from data.store import open_store

FILLER = "The company makes door hinges for old houses and mends them when they squeak. " * 8
PAGE = f"""<html><body><p>FORM 10-K</p><p>For the fiscal year ended December 31, 2024</p><p>Orrin Hinges, Inc.</p>
<p>(Exact name of registrant as specified in its charter)</p>
<table><tr><td>Form 10-K cross-reference index</td><td>Page</td></tr><tr><td>Item 1. Business</td><td>3-11</td></tr>
<tr><td>Item 1A. Risk Factors</td><td>12-19</td></tr><tr><td>Item 7. Discussion</td><td>20-31</td></tr></table>
<h2>THE BUSINESS</h2><p>{FILLER}</p>
<h2>RISKS</h2><p>A warm winter leaves doors unopened, and then fewer hinges wear out. {FILLER}</p>
<h2>MONEY RAISED</h2><p>In May 2024 we sold 2,000,000 shares of our common stock at $12.50 each. {FILLER}</p>
</body></html>"""


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    folder = tmp_path_factory.mktemp("made")
    (folder / "orrin.htm").write_text(PAGE, encoding="utf-8")
    store = open_store(folder / "home")
    list(add_items(store, find_items([str(folder / "orrin.htm")])))
    return open_engine("none", home=store.home, say=lambda _: None)


def test_a_price_is_found_where_a_sentence_gives_it_without_the_word(engine: Engine) -> None:
    answer = engine.answer("At what price were shares of Orrin Hinges sold in 2024?")
    assert answer.outcome == "answered", answer.text
    assert "$12.50 each" in answer.citations[0].quotes[0]


def test_a_section_that_is_asked_for_is_quoted_from_its_beginning(engine: Engine) -> None:
    answer = engine.answer("What are the risks of Orrin Hinges?")
    assert answer.citations[0].quotes[0].startswith("A warm winter leaves doors unopened")


def test_a_row_of_an_index_is_no_answer(engine: Engine) -> None:
    answer = engine.answer("What are the risk factors of Orrin Hinges?")
    assert not any("12-19" in quote for one in answer.citations for quote in one.quotes)


@pytest.mark.parametrize(
    ("question", "text", "given"),
    [
        ("At what price did it sell?", "We sold them at $12.50 each.", True),
        ("What was the price of the shares?", "They went for 12 euros.", True),
        ("At what price did it sell?", "We sold 2,000,000 of them.", False),
        ("What percentage of sales is online?", "Some 12% of it is.", True),
        ("What percentage of sales is online?", "Some $12 million is.", False),
        ("What did it pay for the mill?", "It was paid for in shares.", False),
        ("What did it pay for the mill?", "It bought the mill for $4.2 million.", True),
        ("How large is the fine?", "It was fined in 2024.", False),
        ("¿Cuánto pagó por el molino?", "Compró el molino por 4,2 millones.", True),
        ("¿Qué parte de la deuda es a tipo fijo?", "El 64 % lo es.", True),
    ],
)
def test_a_measure_is_given_by_a_figure_of_its_kind(
    question: str, text: str, *, given: bool
) -> None:
    asked = measure_asked(question)
    assert asked is not None
    assert has_measure(text, asked) is given
