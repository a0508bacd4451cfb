"""Sentences that tell the deed a question asks about, from a page made for it; those that share only its nouns come after."""

import pytest

from chat.answer_frames import WHY, frame_asked
from chat.asked_kind import kind_asked
from chat.engine import Engine, open_engine
from chat.whether import opens_with_whether
from data.adding import add_items, find_items
from data.store import open_store

FILLER = "Bells hang in towers and ring on feast days in the valley below. " * 8
PAGE = f"""<html><body><p>FORM 10-K</p><p>For the fiscal year ended December 31, 2024</p><p>Tollen Bells, Inc.</p>
<p>(Exact name of registrant as specified in its charter)</p>
<h2>PART I</h2><h3>Item 1. Business</h3>
<h4>Casting</h4><p>{FILLER} Our chimes are manufactured by two foundries in Orsk under contracts of five years. {FILLER}</p>
<h4>Ways to Market</h4><p>{FILLER} We sell to churches through forty dealers and our own website. {FILLER}</p>
<h4>Rivalry</h4><p>{FILLER} We vie with makers of bells, old and new, in each valley. We compete on the basis of tone,
price and the time it takes to hang a bell. {FILLER}</p>
<h4>Marks</h4><p>{FILLER} To protect our tunings we rely on a combination of patents, trade secrets and agreements with
those who know them. {FILLER}</p>
<h3>Item 1A. Risk Factors</h3><h4>Our bells may crack.</h4><p>{FILLER} If our foundries fail, bells may be cast late, and
dealers could sell the bells of others. Others may copy our intellectual property. {FILLER}</p>
<h4>We might lose a tower.</h4><p>{FILLER} A claim may exceed our insurance. {FILLER}</p>
<h2>PART II</h2><h3>Item 7. Management's Discussion and Analysis</h3>
<h4>Results</h4><p>Cost of chimes rose by $2 million in 2024 because copper was dear. Chime sales rose by $9 million in 2024.
The increase was due to the reopening of two cathedrals. Bell sales fell by $1 million in 2024, as towers were shut.</p>
<h4>Cover</h4><p>{FILLER} We bear losses of up to $3 million a year ourselves and carry insurance for those above. {FILLER}</p>
<h3>Notes</h3><h4>Sales</h4><p>{FILLER} Revenue from repair plans is recognized ratably over the term of the plan.
{FILLER} Repair plans were well liked in 2024, and revenue of 2023 was recognized by all. {FILLER}</p>
<h4>Purchases</h4><p>{FILLER} In May 2024 we acquired Ostmark Chimes for the sum of $14.2 million. {FILLER} Ostmark Chimes
has 30 employees, who were paid to stay. {FILLER}</p>
</body></html>"""


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    folder = tmp_path_factory.mktemp("made")
    (folder / "tollen.htm").write_text(PAGE, encoding="utf-8")
    store = open_store(folder / "home")
    list(add_items(store, find_items([str(folder / "tollen.htm")])))
    return open_engine("none", home=store.home, say=lambda _: None)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Who makes Tollen Bells' chimes?", "manufactured by two foundries in Orsk"),
        ("How does Tollen Bells sell its products?", "through forty dealers and our own website"),
        ("What does Tollen Bells compete on?", "on the basis of tone"),
        ("How does Tollen Bells protect its intellectual property?", "a combination of patents"),
        ("Is Tollen Bells insured?", "carry insurance for those above"),
        ("When does Tollen Bells recognize revenue from repair plans?", "ratably over the term"),
        ("What did Tollen Bells pay for Ostmark Chimes?", "for the sum of $14.2 million"),
    ],
)
def test_the_sentence_that_tells_the_deed_comes_first(
    engine: Engine, question: str, said: str
) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    assert said in " ".join(answer.citations[0].quotes[0].split())


def test_why_something_rose_is_told_of_itself_and_as_far_as_the_cause(engine: Engine) -> None:
    (first, *_) = engine.answer("Why did Tollen Bells' chime sales rise in 2024?").citations
    said = " ".join(first.quotes[0].split())
    assert said.startswith("Chime sales rose")
    assert "reopening of two cathedrals" in said


def test_an_amount_is_not_answered_without_one(engine: Engine) -> None:
    answer = engine.answer("How much was Ostmark Chimes' staff paid to stay at Tollen Bells?")
    assert all("30 employees" not in quote for one in answer.citations for quote in one.quotes)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Does it hedge its currencies?", "We use forward contracts to hedge."),
        ("On whom does it depend for tin?", "Tin comes from a sole source."),
        ("¿Cómo vende sus campanas?", "Vendemos campanas; se venden a través de distribuidores."),
        ("Does it own or lease its stores?", "Our stores are generally leased."),
        ("Who decides on dividends?", "Dividends are at the discretion of the board."),
        ("Which segments does it have?", "We operate in two segments: Bells and Chimes."),
    ],
)
def test_a_deed_is_known_as_filings_tell_it(question: str, told: str) -> None:
    frame = frame_asked(question)
    assert frame is not None
    assert frame.told.search(told)
    assert not frame.told.search("Bells hang high in towers.")


def test_a_question_for_a_cause_is_one_whatever_else_it_has() -> None:
    assert frame_asked("Why did it lease fewer towers?") is WHY
    assert frame_asked("What is a bell?") is None


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("Who makes its bells?", "anything"),
        ("When does it recognize revenue?", "anything"),
        ("Who is its president?", "person"),
        ("When was it founded?", "time"),
        ("What did it pay for the mill?", "number"),
        ("How much copper does it buy?", "number"),
    ],
)
def test_who_and_when_ask_for_no_name_or_day_where_a_deed_is_told(question: str, kind: str) -> None:
    assert kind_asked(question) == kind


@pytest.mark.parametrize(
    ("question", "is_one"),
    [
        ("Does it own its mill?", True),
        ("¿Está asegurada?", True),
        ("¿Vendió el molino?", True),
        ("What does it own?", False),
        ("Doesn't matter", False),
    ],
)
def test_a_question_for_yes_or_no_begins_as_one(question: str, *, is_one: bool) -> None:
    assert opens_with_whether(question) is is_one
