"""Prose without a model, from pages made for it: sections by their subject, what a sentence announces, refusals."""

from pathlib import Path

import pytest

from chat.asked_kind import deed_asked, head_asked, proper_names
from chat.engine import Engine, open_engine
from chat.filing_subjects import SUBJECTS, subject_asked
from chat.office_held import names_holder, office_asked
from chat.two_questions import two_questions
from data.adding import add_items, find_items
from data.store import open_store
from retrieval.spellings import in_full, spellings
from retrieval.words import words

FILLER = "Weather in the valley was mild and the mill stood idle on Sundays. " * 8
OFFICERS = "".join(
    f"<tr><td>{name}</td><td>{office}</td><td>{age}</td></tr>"
    for name, office, age in (
        ("Name", "Office held", "Age"),
        ("Ada Wexley", "Head of milling since May 2019", "51"),
        ("Bruno Tarrant", "Head of sales since June 2022", "47"),
        ("Carla Ibarra", "Head of law since March 2015", "60"),
    )
)
PAGE = f"""<html><body><p>FORM 10-K</p><p>For the fiscal year ended December 31, 2024</p><p>Wexley Mills, Inc.</p>
<p>(Exact name of registrant as specified in its charter)</p>
<h2>PART I</h2><h3>Item 1. Business</h3><h4>Company Overview</h4>
<p>We grind rye and wheat for bakers in nine countries, and sell flour in paper bags to shops. Wexley Mills was
founded in 1921. {FILLER}</p>
<h4>Segments</h4><p>{FILLER} We run two segments: Bakers and Shops. Neither buys from the other. Segment results are
told apart. {FILLER}</p>
<h4>Competition</h4><p>Grinding is a business of many small firms, and few of them last. {FILLER}</p>
<p>Our rivals in bread flour include:</p>
<ul><li>Orrin Grain, which mills near the coast;</li><li>Tolle and Sons, of the northern valley; and</li>
<li>the bakers' own mills.</li></ul>
<h4>Executive Officers</h4><p>The following table lists those who lead us. {FILLER}</p>
<table>{OFFICERS}</table>
<h3>Item 3. Legal Proceedings</h3><h4>Sluice Matter</h4>
<p>Neighbors below the dam say that we keep back their water, and asked a court in 2021 to open our gates. In March 2024
the court ordered us to open them on two days a week. {FILLER}</p>
<h4>Other</h4><p>{FILLER} In 2020 the Sluice neighbors were first heard.</p>
<h3>Item 5. Market</h3><p>{FILLER} On May 2, 2024, our Board approved a repurchase of shares for $30 million. As of
December 31, 2024, $12.5 million of it remained. {FILLER}</p>
<h2>PART II</h2><h3>Revenue Recognition</h3><p>Revenue is recognized when the flour is handed over at our dock. {FILLER}</p>
</body></html>"""


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    folder = tmp_path_factory.mktemp("made")
    (folder / "wexley.htm").write_text(PAGE, encoding="utf-8")
    store = open_store(folder / "home")
    list(add_items(store, find_items([str(folder / "wexley.htm")])))
    return open_engine("none", home=store.home, say=lambda _: None)


def quotes(engine: Engine, question: str) -> list[str]:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    return [one.quotes[0] for one in answer.citations]


@pytest.mark.parametrize(
    "question",
    [
        "What does Wexley Mills do?",
        "How does Wexley Mills make money?",
        "What is Wexley Mills' business?",
        "¿A qué se dedica Wexley Mills?",
    ],
)
def test_what_a_company_does_is_how_its_overview_begins(engine: Engine, question: str) -> None:
    assert quotes(engine, question)[0].startswith("We grind rye and wheat for bakers")


@pytest.mark.parametrize(
    "question",
    ["Who are Wexley Mills' rivals?", "Who are the competitors of Wexley Mills in bread flour?"],
)
def test_a_sentence_that_announces_a_list_is_quoted_with_it(engine: Engine, question: str) -> None:
    found = next(one for one in quotes(engine, question) if "include:" in one)
    assert "Orrin Grain" in found
    assert found.endswith("the bakers' own mills.")


def test_a_sentence_that_announces_a_table_is_quoted_with_its_rows(engine: Engine) -> None:
    found = quotes(engine, "Who are the executive officers of Wexley Mills?")
    rows = [one for one in found if " | " in one]
    assert rows == [
        "Ada Wexley | Head of milling since May 2019 | 51",
        "Bruno Tarrant | Head of sales since June 2022 | 47",
        "Carla Ibarra | Head of law since March 2015 | 60",
    ]


@pytest.mark.parametrize(
    "question", ["What are Wexley Mills' segments?", "¿Cuáles son los segmentos de Wexley Mills?"]
)
def test_a_sentence_that_counts_the_things_comes_first(engine: Engine, question: str) -> None:
    assert quotes(engine, question)[0].startswith("We run two segments: Bakers and Shops.")


@pytest.mark.parametrize(
    "question",
    ["What is the Sluice matter?", "What happened in the Sluice case against Wexley Mills?"],
)
def test_a_case_is_told_from_the_beginning_of_its_section(engine: Engine, question: str) -> None:
    (first, *_) = quotes(engine, question)
    assert first.startswith("Neighbors below the dam")


def test_the_best_quote_goes_on_to_the_end_of_a_short_thought(engine: Engine) -> None:
    found = " ".join(quotes(engine, "How much is left of Wexley Mills' share repurchase?"))
    assert "$12.5 million of it remained" in found


def test_british_spelling_finds_american_text(engine: Engine) -> None:
    (first, *_) = quotes(engine, "When does Wexley Mills recognise revenue?")
    assert first.startswith("Revenue is recognized when the flour is handed over")


@pytest.mark.parametrize(
    "question",
    [
        "How much does Ada Wexley's brother earn?",
        "What is Wexley Mills' market share in wheat?",
        "Why did Wexley Mills close its Lisbon bakery?",
        "What did Wexley Mills' takeover of Gristhaven cost?",
    ],
)
def test_names_and_common_words_are_no_answer(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.outcome != "answered", answer.text


@pytest.mark.parametrize(
    ("question", "search"),
    [
        ("Who competes with it?", "competition competitors competitive"),
        ("¿Con quién compite?", "competition competitors competitive"),
        ("Describe its revenue recognition", "revenue recognition recognized"),
        ("What lawsuits does it face?", "legal proceedings litigation contingencies"),
        ("Who is its CFO?", "executive officers chief signatures"),
        ("What was revenue in 2024?", None),
        ("What does the note do to earnings in 2024?", None),
        ("How does it make paper?", None),
    ],
)
def test_a_subject_is_what_filings_have_sections_for(question: str, search: str | None) -> None:
    found = subject_asked(question)
    assert (found.search if found else None) == search


@pytest.mark.parametrize(
    ("heading", "search"),
    [
        ("Item 1. Business", "overview general business company background products services"),
        ("COMPANY BACKGROUND", "overview general business company background products services"),
        ("Note 10 — SEGMENT INFORMATION", "segments reportable operating segments"),
        ("Item 3. Legal Proceedings", "legal proceedings litigation contingencies"),
        ("Defense, Space & Security Segment", None),
        ("Streaming Revenues", None),
        ("Income Taxes", None),
    ],
)
def test_a_heading_is_of_the_subject_that_it_names(heading: str, search: str | None) -> None:
    assert next((one.search for one in SUBJECTS if one.is_heading(heading)), None) == search


def test_abbreviations_are_said_in_full() -> None:
    assert in_full("Who is the CFO?")[0] == "Who is the chief financial officer?"
    assert in_full("What does R&D cost?")[0] == "What does research development cost?"
    assert in_full("Does it scoff?")[0] == "Does it scoff?"


@pytest.mark.parametrize(
    ("british", "american"),
    [
        ("organise", "organize"),
        ("recognised", "recognized"),
        ("organisations", "organizations"),
        ("colour", "color"),
        ("labour", "labor"),
        ("centre", "center"),
        ("defence", "defense"),
        ("programme", "program"),
        ("favourable", "favorable"),
        ("cancelled", "canceled"),
    ],
)
def test_british_words_have_american_spellings(british: str, american: str) -> None:
    (word,), (meant,) = words(british), words(american)
    assert meant in list(spellings(word))


def test_words_of_a_question_that_carry_it() -> None:
    assert head_asked("What is its market share in phones?") == frozenset(words("market share"))
    assert head_asked("What is the price of flour?") == frozenset()
    assert deed_asked("Why did Wexley sell its mill?")[:2] == ("wexlei", "sell")
    assert proper_names("Did the Sluice neighbors sue in March?") == {"sluic"}
    assert proper_names("What Did The Sluice Neighbors Ask For?") == frozenset()


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("Should I buy Wexley Mills stock?", "Filings don't say whether to buy"),
        ("Is Wexley Mills a good investment?", "Filings don't say whether to buy"),
        ("¿Debería vender mis acciones de Wexley Mills?", "Los documentos no dicen si conviene"),
        ("What is Wexley Mills' stock price today?", "Filings don't have today's prices"),
        ("¿A cuánto cotiza hoy Wexley Mills?", "Los documentos no tienen los precios de hoy"),
    ],
)
def test_what_no_filing_says_is_refused_with_the_reason(
    engine: Engine, question: str, begins: str
) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "not_found"
    assert answer.reason is not None
    assert answer.reason.code == "not_in_filings"
    assert answer.text.startswith(begins)


@pytest.mark.parametrize(
    "question",
    [
        "When should Wexley Mills recognize revenue?",
        "Does Wexley Mills sell flour?",
        "At what price did Wexley Mills buy back shares?",
    ],
)
def test_what_a_filing_may_say_is_looked_for(engine: Engine, question: str) -> None:
    assert "Filings don't" not in engine.answer(question).text


@pytest.mark.parametrize(
    ("question", "parts"),
    [
        ("When and where was it founded?", ("When was it founded?", "where was it founded?")),
        ("Who runs it and how many work there?", ("Who runs it", "how many work there?")),
        ("Who runs it? Where does it mill?", ("Who runs it", "Where does it mill?")),
        (
            "¿Qué deuda tenía y a cuánto ascendían los intereses?",
            ("¿Qué deuda tenía", "a cuánto ascendían los intereses?"),
        ),
        ("What does it say about rye and wheat?", ()),
        ("How do rain and frost affect it?", ()),
    ],
)
def test_two_questions_in_one_are_read(question: str, parts: tuple[str, ...]) -> None:
    assert two_questions(question) == parts


def test_each_of_two_questions_is_answered_under_its_own_words(engine: Engine) -> None:
    answer = engine.answer(
        "What did the neighbors below the dam ask the court, and when is Wexley Mills' revenue recognized?"
    )
    assert "asked a court in 2021 to open our gates" in answer.text
    assert "Revenue is recognized when the flour is handed over" in answer.text


@pytest.mark.parametrize(
    "question",
    [
        "What legal proceedings is Wexley Mills involved in?",
        "What are Wexley Mills' legal proceedings?",
    ],
)
def test_what_a_section_lists_by_headings_is_told_by_them(engine: Engine, question: str) -> None:
    assert quotes(engine, question) == ["Sluice Matter", "Other"]


@pytest.mark.parametrize(
    ("question", "office"),
    [
        ("Who is the CFO of Wexley Mills?", "chief financial officer"),
        ("Who was its general counsel?", "general counsel"),
        ("¿Quién es la presidenta?", "presidenta"),
        ("What does the CFO certify?", ""),
        ("Who audits it?", ""),
    ],
)
def test_the_office_is_read_whose_holder_is_asked_for(question: str, office: str) -> None:
    assert office_asked(question) == office


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ada Wexley | 51 | Senior Vice President and Chief Financial Officer since 2019", True),
        ("/s/ Ada M. Wexley | Chief Financial Officer", True),
        ("our Chief Financial Officer, Ada Wexley, certified it", True),
        ("Ms. Ada Wexley has served as our CFO since May.", True),
        ("Ada Wexley is our Chief Milling Officer. The Chief Financial Officer signs.", False),
        ("Our Chief Executive Officer and Chief Financial Officer have evaluated it", False),
        ("The Securities Exchange Act requires a Chief Financial Officer", False),
    ],
)
def test_a_holder_is_a_person_beside_the_office(text: str, *, names: bool) -> None:
    assert names_holder(text, "chief financial officer") is names


def test_a_note_is_quoted_with_the_sentence_that_cites_it(tmp_path: Path) -> None:
    page = tmp_path / "valley.md"
    page.write_text(
        "# Molinos del Valle, S.A. — Informe anual 2024\n\n## Empleo\n\n"
        "La plantilla media fue de 412 personas¹.\n\n"
        "¹ No cuenta a los temporeros de la vendimia, unos 90.\n",
        encoding="utf-8",
    )
    store = open_store(tmp_path / "home")
    list(add_items(store, find_items([str(page)])))
    made = open_engine("none", home=store.home, say=lambda _: None)
    found = quotes(
        made, "¿Qué plantilla tuvo Molinos del Valle en 2024, y cuenta a los temporeros?"
    )
    assert found[0] == "La plantilla media fue de 412 personas¹."
    assert found[1] == "¹ No cuenta a los temporeros de la vendimia, unos 90."
