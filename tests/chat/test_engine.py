"""Questions to the sample corpus, through the one pipeline; expected values are from its books."""

from datetime import date
from decimal import Decimal
from itertools import pairwise
from pathlib import Path

import pytest

from chat.answer import Answer
from chat.engine import Engine, open_engine
from chat.events import Done, Found, Routed, Wrote
from data.errors import NotFoundError, SetupError
from data.period import Duration, Instant


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


def figure(answer: Answer) -> Decimal:
    assert answer.outcome == "answered", answer.text
    return answer.figures[0].figure.value


@pytest.mark.parametrize(
    ("question", "value", "fiscal"),
    [
        ("What was Tolvane's revenue in fiscal 2024?", 1_185_359_000, "FY2024"),
        ("TLVN net income FY23", 124_131_000, "FY2023"),
        ("ingresos de Tolvane en el ejercicio 2022", 1_013_103_000, "FY2022"),
        ("How much did Halden Apparel sell in fiscal 2023?", 6_092_000_000, "FY2023"),
        ("Halden Apparel net income, fiscal 2024", 201_000_000, "FY2024"),
        ("beneficio neto de Halden Apparel en el ejercicio 2021", 185_000_000, "FY2021"),
        ("Tolvane revenue third quarter of 2025", 318_041_000, "Q3 FY2025"),
        ("Tolvane Controls net income, nine months of 2025", 108_443_000, "9M FY2025"),
    ],
)
def test_a_reported_figure(engine: Engine, question: str, value: int, fiscal: str) -> None:
    answer = engine.answer(question)
    assert figure(answer) == value
    assert answer.figures[0].figure.fiscal == fiscal
    assert answer.figures[0].figure.formula == "reported"


def test_a_year_of_weeks_has_the_name_that_the_company_gives_it(engine: Engine) -> None:
    shown = engine.answer("Halden Apparel net sales fiscal 2023").figures[0]
    assert shown.figure.period == Duration(date(2023, 1, 29), date(2024, 2, 3))
    assert any("53 weeks" in note for note in shown.figure.notes)


def test_a_fourth_quarter_is_the_year_less_nine_months(engine: Engine) -> None:
    answer = engine.answer("Tolvane revenue in the fourth quarter of 2024")
    assert answer.outcome == "answered"
    # 2024 less Q1, Q2 and Q3 as the books have them, in thousands.
    assert figure(answer) == (1_185_359 - 283_458 - 297_509 - 291_883) * 1000
    assert answer.figures[0].figure.formula != "reported"


def test_a_margin_is_a_tree_of_facts_each_cited(engine: Engine) -> None:
    answer = engine.answer("What was Tolvane's net margin in fiscal 2024?")
    assert round(figure(answer), 6) == round(Decimal(142_810) / Decimal(1_185_359), 6)
    assert [citation.quotes[0] for citation in answer.citations] == [
        "$ 142,810",
        "1,185,359",
    ] or all(citation.quotes for citation in answer.citations)
    assert {claim.support for claim in answer.claims} == {"computed"}


def test_an_amended_figure_is_the_amended_one_and_says_what_it_was(engine: Engine) -> None:
    answer = engine.answer("Tolvane revenue Q2 2025")
    assert figure(answer) == 312_273_000
    assert any("318,753" in note for note in answer.figures[0].figure.notes)


def test_before_the_amendment_the_first_value_was_known(engine: Engine) -> None:
    answer = engine.answer("Tolvane revenue Q2 2025", as_of=date(2025, 9, 30))
    assert figure(answer) == 318_753_000
    assert answer.citations[0].filed == date(2025, 7, 31)


def test_before_the_filing_nothing_was_known(engine: Engine) -> None:
    answer = engine.answer("Tolvane revenue Q2 2025", as_of=date(2025, 7, 30))
    assert answer.outcome == "not_found"
    assert answer.reason is not None
    assert answer.reason.code == "not_yet_filed"


def test_a_loss_is_negative(engine: Engine) -> None:
    answer = engine.answer("Halden Apparel net income Q1 fiscal 2025")
    assert figure(answer) == -5_000_000


@pytest.mark.parametrize(
    ("question", "outcome", "code"),
    [
        ("What was Pfizer's revenue in 2024?", "not_found", "company_not_on_file"),
        ("Tolvane revenue 2012", "not_found", "period_not_on_file"),
        ("Tolvane revenue in 2090", "not_found", "future_period"),
        ("Halden Apparel R&D expense fiscal 2024", "not_found", "concept_not_reported"),
        ("What was revenue in 2024?", "unclear", "no_company"),
        (
            "¿Cuál fue el BPA de Tolvane en el cuarto trimestre de 2024?",
            "not_derivable",
            "per_share_difference",
        ),
    ],
)
def test_a_refusal_has_its_reason(engine: Engine, question: str, outcome: str, code: str) -> None:
    answer = engine.answer(question)
    assert answer.reason is not None
    assert (answer.outcome, answer.reason.code) == (outcome, code)
    assert not answer.figures
    assert answer.text


def test_every_quote_is_the_text_of_its_span(engine: Engine) -> None:
    for question in (
        "Tolvane revenue 2024",
        "Tolvane free cash flow 2024",
        "Who oversees cybersecurity at Tolvane?",
        "¿Quién supervisa la ciberseguridad en Valdoria Envases?",
    ):
        answer = engine.answer(question)
        assert answer.citations, question
        for citation in answer.citations:
            assert citation.document_id is not None
            text = engine.store.document(citation.document_id).text
            assert citation.quotes == tuple(text[s.start : s.end] for s in citation.spans)


def test_prose_is_quoted_from_the_company_that_is_named(engine: Engine) -> None:
    answer = engine.answer("Who is Tolvane's Chief Information Security Officer?")
    assert answer.route.kind == "passage"
    assert "Ingrid Valdemar" in answer.text
    assert {citation.company for citation in answer.citations} == {"Tolvane Controls, Inc."}


def test_an_issuer_without_tagged_facts_is_answered_from_its_tables(engine: Engine) -> None:
    answer = engine.answer("¿Cuáles fueron las ventas de Valdoria Envases en 2024?")
    assert answer.route.kind == "figure"
    assert answer.text == "Ventas de Valdoria Envases, S.A.: 3.127,4 millones de euros en 2024 [1]."
    (shown,) = answer.figures
    assert (shown.figure.value, shown.figure.unit) == (Decimal(3_127_400_000), "EUR")
    assert shown.figure.period == Duration(date(2024, 1, 1), date(2024, 12, 31))
    assert shown.figure.fiscal == "FY2024"
    (citation,) = answer.citations
    assert citation.document_id == VALDORIA_2024
    assert citation.quotes[0] == "3.127,4"


def test_what_the_text_does_not_say_is_not_found(engine: Engine) -> None:
    answer = engine.answer("Does Tolvane own a lunar base?")
    assert answer.outcome == "not_found"
    assert answer.reason is not None
    assert answer.reason.code == "not_in_filings"


def test_an_earlier_turn_says_what_a_follow_up_is_about(engine: Engine) -> None:
    answer = engine.answer("and in 2023?", turns=["What was Tolvane's revenue in 2024?"])
    assert figure(answer) == 1_118_568_000


def test_a_document_alone_may_answer(engine: Engine) -> None:
    only = "0009910482-25-000031/tlvn-20250630"
    answer = engine.answer("revenue Q2 2025", document_id=only)
    assert figure(answer) == 318_753_000
    assert {citation.document_id for citation in answer.citations} == {only}
    refused = engine.answer("revenue 2022", document_id=only)
    assert refused.reason is not None
    assert refused.reason.code == "not_in_document"


ANNUAL_2023 = "0009910482-24-000007/tlvn-20231231"
VALDORIA_2024 = "sha256/2f0e2cdf22d9"


@pytest.mark.parametrize("name", ["Halden Apparel", "Pfizer"])
def test_a_document_does_not_answer_for_another_company(engine: Engine, name: str) -> None:
    answer = engine.answer(f"What was {name}'s revenue in 2023?", document_id=ANNUAL_2023)
    assert answer.reason is not None
    assert (answer.outcome, answer.reason.code) == ("not_found", "not_in_document")
    assert answer.reason.words == (
        "The document asked about, Tolvane Controls, Inc. 10-K FY2023 (2023-12-31), is not one of "
        f"“{name}”. Ask of another document, or of all."
    )


@pytest.mark.parametrize(
    ("question", "document_id", "fiscal"),
    [
        ("What was revenue?", ANNUAL_2023, "FY2023"),
        ("What was the Company's revenue?", ANNUAL_2023, "FY2023"),
        ("¿Cuáles fueron los activos totales de la Compañía?", ANNUAL_2023, "at 2023-12-31"),
        ("What was revenue?", "0009910482-25-000019/tlvn-20250331", "Q1 FY2025"),
    ],
)
def test_without_a_period_a_document_is_asked_for_its_own(
    engine: Engine, question: str, document_id: str, fiscal: str
) -> None:
    answer = engine.answer(question, document_id=document_id)
    assert answer.outcome == "answered", answer.text
    assert answer.figures[0].figure.fiscal == fiscal
    assert {citation.document_id for citation in answer.citations} == {document_id}


@pytest.mark.parametrize("question", ["Who oversees cybersecurity?", "Who competes with Halden?"])
def test_passages_of_one_document_are_searched_alone(engine: Engine, question: str) -> None:
    answer = engine.answer(question, document_id=ANNUAL_2023)
    assert {source.document_id for source in answer.sources} <= {ANNUAL_2023}
    assert {citation.document_id for citation in answer.citations} <= {ANNUAL_2023}


def test_a_document_without_facts_is_answered_from_its_newest_column(engine: Engine) -> None:
    answer = engine.answer("¿Cuáles fueron las ventas?", document_id=VALDORIA_2024)
    assert figure(answer) == 3_127_400_000
    assert answer.figures[0].figure.fiscal == "FY2024"
    assert {citation.document_id for citation in answer.citations} == {VALDORIA_2024}


@pytest.mark.parametrize(
    ("question", "value", "other"),
    [
        ("Compare Tolvane's revenue in 2022 and 2023", 1_118_568_000, 1_013_103_000),
        (
            "Compare Tolvane's and Halden Apparel's revenue in fiscal 2024",
            6_010_000_000,
            1_185_359_000,
        ),
    ],
)
def test_what_is_compared_has_its_winner_first(
    engine: Engine, question: str, value: int, other: int
) -> None:
    figures = engine.answer(question).figures
    assert [one.figure.value for one in figures] == [value, other]


LONG = "Tolvane revenue 2024 " * 50_000


@pytest.mark.parametrize(("question", "turns"), [(LONG, ()), ("and in 2023?", (LONG,))])
def test_a_question_that_is_too_long_is_refused_at_once(
    engine: Engine, question: str, turns: tuple[str, ...]
) -> None:
    with pytest.raises(SetupError) as refused:
        engine.answer(question, turns=turns)
    assert str(refused.value) == (
        "The question has 1,050,000 characters; 4,000 are read. Ask it in fewer words."
    )


def test_a_document_that_is_not_there_is_said(engine: Engine) -> None:
    with pytest.raises(NotFoundError):
        engine.answer("revenue 2024", document_id="0009910482-25-000031/none")


def test_a_balance_holds_on_a_day(engine: Engine) -> None:
    shown = engine.answer("Tolvane total assets at the end of 2024").figures[0]
    assert shown.figure.period == Instant(date(2024, 12, 31))
    assert shown.figure.fiscal == "at 2024-12-31"


def test_the_highest_of_all_companies_comes_first(engine: Engine) -> None:
    answer = engine.answer("Which company had the highest revenue in fiscal 2024?")
    assert figure(answer) == 6_010_000_000
    assert answer.text.startswith(
        "Of 2 companies, Halden Apparel, Inc. had the highest revenue [1][2]."
    )
    assert answer.table is not None
    assert [len(row) for row in answer.table.rows] == [2, 2, 2, 2]


def test_the_best_year_is_looked_for_in_all_years_on_file(engine: Engine) -> None:
    answer = engine.answer("In which year was Halden Apparel's net sales highest?")
    assert figure(answer) == 6_092_000_000
    assert "was highest in FY2023" in answer.text


def test_the_difference_of_two_companies_is_the_first_figure(engine: Engine) -> None:
    answer = engine.answer(
        "difference between Halden Apparel's and Tolvane's net income, fiscal 2024"
    )
    assert figure(answer) == 201_000_000 - 142_810_000
    assert [one.figure.value for one in answer.figures[1:]] == [201_000_000, 142_810_000]


def test_events_come_in_order_and_end_with_the_answer(engine: Engine) -> None:
    events = list(engine.stream("Tolvane revenue 2024"))
    assert isinstance(events[0], Routed)
    assert isinstance(events[1], Found)
    assert isinstance(events[-1], Done)
    written = [event.text for event in events if isinstance(event, Wrote)]
    assert written[-1] == events[-1].answer.text
    assert all(later.startswith(earlier) for earlier, later in pairwise(written))


def test_the_same_question_has_the_same_answer_twice(engine: Engine) -> None:
    assert engine.answer("Tolvane gross margin 2024") == engine.answer("Tolvane gross margin 2024")


def test_a_model_of_no_known_provider_is_refused() -> None:
    with pytest.raises(SetupError) as refused:
        open_engine("gpt:5")
    assert str(refused.value).startswith("There is no model 'gpt:5'. Take none, ollama:NAME")


def test_without_the_model_figures_are_given_and_passages_quoted_with_the_reason(
    sample_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OLLAMA_HOST", "127.0.0.1:9")
    engine = open_engine("ollama:llama3.2", home=sample_home, say=lambda _: None)
    assert "ollama serve" in engine.trouble
    assert figure(engine.answer("Tolvane revenue 2024")) == 1_185_359_000
    told = engine.answer("How many employees did Tolvane have at the end of 2024?")
    assert (told.model, told.claims[-1].notes) == ("none", (engine.trouble,))
