"""Sections told by what heads their parts, and quotes that begin where what they say begins, from a page made for it."""

import pytest

from chat.engine import Engine, open_engine
from data.adding import add_items, find_items
from data.store import open_store

FILLER = "Kites are flown on the hill when the wind is from the west. " * 8
RISKS = "".join(
    f"<p>{one}</p><p>{FILLER}</p>"
    for one in (
        "A summer without wind may leave our kites unsold and our shops empty.",
        "Our silk comes from one weaver, whose loom is older than the firm itself.",
        "Children may come to like other toys, and then fewer kites will be flown.",
    )
)
PAGE = f"""<html><body><p>FORM 10-K</p><p>For the fiscal year ended December 31, 2024</p><p>Ardle Kites, Inc.</p>
<p>(Exact name of registrant as specified in its charter)</p>
<h2>PART I</h2><h3>Item 1. Business:</h3><p>Ardle Kites sews kites of silk and paper for clubs and shops. {FILLER}</p>
<h3>Item 1A. Risk Factors</h3><p>{FILLER}</p>{RISKS}
<h3>Item 1B. Unresolved Staff Comments</h3><p>None so far. {FILLER}</p>
<h3>Item 3. Licenses</h3><p>{FILLER}</p><p>Under the licenses of the coast guard we must:</p>
<ul><li>keep kites below the clouds at every festival; and</li><li>pay a toll of $40 for each lighthouse that they pass.</li></ul>
<h2>PART II</h2><h3>Looms</h3><p>{FILLER} The firm of Orrel wove silk for us until 2023. It closed its looms after a flood, and
gave back our deposit.</p>
</body></html>"""


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    folder = tmp_path_factory.mktemp("made")
    (folder / "ardle.htm").write_text(PAGE, encoding="utf-8")
    store = open_store(folder / "home")
    list(add_items(store, find_items([str(folder / "ardle.htm")])))
    return open_engine("none", home=store.home, say=lambda _: None)


def quotes(engine: Engine, question: str) -> list[str]:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    return [" ".join(one.quotes[0].split()) for one in answer.citations]


def test_risks_without_headings_are_told_by_the_sentences_that_head_them(engine: Engine) -> None:
    found = quotes(engine, "What are the main risks of Ardle Kites?")
    assert [one.split()[0] for one in found] == ["A", "Our", "Children"]
    assert all("Kites are flown" not in one for one in found)


def test_a_heading_may_end_with_a_colon(engine: Engine) -> None:
    (first, *_) = quotes(engine, "What does Ardle Kites do?")
    assert first.startswith("Ardle Kites sews kites")


def test_an_item_of_a_list_is_quoted_with_what_leads_to_it(engine: Engine) -> None:
    (first, *_) = quotes(engine, "What toll does Ardle Kites pay for a lighthouse?")
    assert first.startswith("Under the licenses of the coast guard we must:")
    assert first.endswith("for each lighthouse that they pass.")


def test_what_refers_back_is_quoted_from_what_it_refers_to(engine: Engine) -> None:
    (first, *_) = quotes(engine, "Why did the firm that wove silk for Ardle Kites close its looms?")
    assert first.startswith("The firm of Orrel wove silk for us")
    assert "after a flood" in first
