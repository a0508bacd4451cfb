"""Follow-ups: what a question takes from those before it, and what it asks in whole.

Expected values are those of the sample corpus' own filings.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from chat.answer import Answer
from chat.choices import settled
from chat.engine import Engine, open_engine
from chat.events import Done, Routed
from chat.follow_up import Part
from chat.on_file import OnFile
from chat.reading import read_question
from chat.router import Ground, route
from chat.routes import FigureRoute, Refused
from chat.turns import Turn
from data.line_items import LINE_ITEMS
from tests.chat.scripted_models import ScriptedModel

REVENUE = "What was Tolvane's revenue in fiscal 2024?"


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


def told(engine: Engine, *questions: str, cleared: frozenset[Part] = frozenset()) -> Answer:
    *_, done = engine.stream(questions[-1], turns=questions[:-1], cleared=cleared)
    assert isinstance(done, Done)
    return done.answer


def routed(engine: Engine, *questions: str) -> Routed:
    first = next(iter(engine.stream(questions[-1], turns=questions[:-1])))
    assert isinstance(first, Routed)
    return first


def values(answer: Answer) -> Sequence[tuple[str, int]]:
    return [(one.figure.fiscal, int(one.figure.value)) for one in answer.figures]


@pytest.mark.parametrize(
    ("questions", "fiscal", "value"),
    [
        ((REVENUE, "and the year before?"), "FY2023", 1_118_568_000),
        ((REVENUE, "¿y el anterior?"), "FY2023", 1_118_568_000),
        ((REVENUE, "and the one before?"), "FY2023", 1_118_568_000),
        ((REVENUE, "¿y el año anterior?"), "FY2023", 1_118_568_000),
        # A part whose company nobody names is carried too.
        (("Plant Software revenue 2024", "and the year before?"), "FY2023", 376_026_000),
        (("Plant Software revenue 2024", "why?", "and the year before?"), "FY2023", 376_026_000),
        (("Tolvane revenue Q3 2025", "and the one before?"), "Q2 FY2025", 312_273_000),
        (("Tolvane revenue Q3 2025", "¿y el anterior?"), "Q2 FY2025", 312_273_000),
        (
            ("Tolvane revenue in the quarter ended September 30, 2025", "and the quarter before?"),
            "Q2 FY2025",
            312_273_000,
        ),
        (
            ("Tolvane revenue Q3 2025", "and the one before?", "and the one before that?"),
            "Q1 FY2025",
            297_372_000,
        ),
        # Fiscal years of 52 and 53 weeks end on other days of the month.
        (
            ("Halden net sales in the quarter ended November 1, 2025", "and the quarter before?"),
            "Q2 FY2025",
            1_453_000_000,
        ),
        (
            ("Halden net sales in the quarter ended November 1, 2025", "and a year earlier?"),
            "Q3 FY2024",
            1_471_000_000,
        ),
        (
            ("Halden revenue for the year ended February 1, 2025", "and the year before?"),
            "FY2023",
            6_092_000_000,
        ),
        (
            ("Halden's cash at August 2, 2025", "and the quarter before?"),
            "at 2025-05-03",
            566_000_000,
        ),
        ((REVENUE, "and Halden?"), "FY2024", 6_010_000_000),
        ((REVENUE, "why?", "and the year before?"), "FY2023", 1_118_568_000),
        ((REVENUE, "why?", "and Halden?"), "FY2024", 6_010_000_000),
        (("What was Tolvane's revenue?", "and the year before?"), "FY2023", 1_118_568_000),
        ((REVENUE, "en español", "and the year before?"), "FY2023", 1_118_568_000),
    ],
)
def test_a_follow_up_carries_what_it_does_not_name(
    engine: Engine, questions: Sequence[str], fiscal: str, value: int
) -> None:
    assert values(told(engine, *questions))[0] == (fiscal, value)


@pytest.mark.parametrize(
    "question",
    [
        "compare with Halden",
        "compare it to Halden",
        "How does that compare with Halden?",
        "versus Halden",
        "and against Halden?",
        "compáralo con Halden",
        "¿y frente a Halden?",
    ],
)
def test_what_is_compared_with_another_is_there_too(engine: Engine, question: str) -> None:
    answer = told(engine, REVENUE, question)
    assert sorted(values(answer)) == [("FY2024", 1_185_359_000), ("FY2024", 6_010_000_000)]


def test_a_period_that_is_compared_with_stands_beside_the_one_before(engine: Engine) -> None:
    answer = told(engine, REVENUE, "compare with 2023")
    assert sorted(values(answer)) == [("FY2023", 1_118_568_000), ("FY2024", 1_185_359_000)]


@pytest.mark.parametrize(
    ("asked", "language", "begins"),
    [
        ("en español", "es", "Tolvane Controls, Inc. informó de ingresos"),
        ("In Spanish, please", "es", "Tolvane Controls, Inc. informó de ingresos"),
        ("Can you answer that in Spanish?", "es", "Tolvane Controls, Inc. informó de ingresos"),
        ("tradúcelo al español", "es", "Tolvane Controls, Inc. informó de ingresos"),
        ("en inglés", "en", "Tolvane Controls, Inc. reported revenue"),
        ("and in English?", "en", "Tolvane Controls, Inc. reported revenue"),
    ],
)
def test_the_same_question_is_answered_in_the_other_language(
    engine: Engine, asked: str, language: str, begins: str
) -> None:
    answer = told(engine, REVENUE, asked)
    assert (answer.language, values(answer)) == (language, [("FY2024", 1_185_359_000)])
    assert answer.text.startswith(begins)


def test_a_question_may_say_its_own_language(engine: Engine) -> None:
    answer = told(engine, f"{REVENUE} Answer in Spanish.")
    assert (answer.language, values(answer)) == ("es", [("FY2024", 1_185_359_000)])
    assert told(engine, "What was Tolvane's revenue from books in Spanish?").language == "en"


WHY = ("why?", "Why did it change?", "What drove that?", "¿por qué?", "¿A qué se debe?", "explain")


@pytest.mark.parametrize("question", WHY)
def test_why_searches_the_discussion_of_that_period(engine: Engine, question: str) -> None:
    for before, said in (
        (REVENUE, "Revenue increased $66.8 million, or 6.0%, to $1,185.4 million."),
        (
            "What was Tolvane's revenue in fiscal 2023?",
            "Revenue increased $105.5 million, or 10.4%, to $1,118.6 million.",
        ),
    ):
        answer = told(engine, before, question)
        assert answer.outcome == "answered"
        assert answer.citations[0].quotes[0].startswith(said)
        assert all("Management" in " ".join(one.path) for one in answer.citations)


def test_why_of_a_period_whose_document_is_not_on_file_is_not_told_from_a_later_one(
    engine: Engine,
) -> None:
    answer = told(engine, "What was Tolvane's revenue in fiscal 2022?", "why?")
    assert (answer.outcome, answer.reason and answer.reason.code) == (
        "not_found",
        "period_not_on_file",
    )
    assert "FY2022" in answer.text


def test_a_question_for_words_after_a_figure_is_not_taken_for_why(engine: Engine) -> None:
    answer = told(engine, REVENUE, "What does Tolvane say about competition?")
    assert "compet" in answer.citations[0].quotes[0]


def test_a_model_is_given_the_whole_question(sample_home: Path) -> None:
    model = ScriptedModel(["Revenue increased [1]."])
    engine = Engine(open_engine("none", home=sample_home).store, say=lambda _: None, writer=model)
    told(engine, REVENUE, "¿por qué?")
    assert model.asked[0].question == (
        "¿Por qué cambió esta partida de Tolvane Controls, Inc. en el ejercicio fiscal 2024: ingresos?"
    )


def test_a_figure_after_a_question_for_words_is_a_figure(engine: Engine) -> None:
    staff = "How many employees did Tolvane have at the end of 2024?"
    for question, code in (
        ("Tolvane margin 2024", "ambiguous_line_item"),
        ("Halden revenue", None),
    ):
        answer = told(engine, staff, question)
        assert (answer.reason and answer.reason.code) == code


def test_a_question_for_words_is_asked_again_of_another_year(engine: Engine) -> None:
    first = "How many employees did Tolvane have at the end of 2024?"
    answer = told(engine, first, "and in 2023?")
    assert "4,310 full-time employees" in answer.text
    again = told(engine, first, "en español")
    assert (again.language, "4,460 full-time employees" in again.text) == ("es", True)


@pytest.mark.parametrize(
    ("question", "choices"),
    [
        (
            "Tolvane margin 2024",
            {
                "gross margin": "Tolvane gross margin 2024",
                "operating margin": "Tolvane operating margin 2024",
                "net margin": "Tolvane net margin 2024",
            },
        ),
        (
            "Tolvane revenue FY2024-25",
            {"FY2024": "Tolvane revenue FY2024", "FY2025": "Tolvane revenue FY2025"},
        ),
    ],
)
def test_an_unclear_question_is_completed_for_each_thing_that_it_may_mean(
    engine: Engine, question: str, choices: dict[str, str]
) -> None:
    assert {one.says: one.question for one in routed(engine, question).choices} == choices
    for completed in choices.values():
        assert told(engine, question, completed).outcome != "unclear"


def test_it_is_not_asked_back_where_all_that_may_be_meant_is_the_same(engine: Engine) -> None:
    on_file = engine.store.companies()
    reading = read_question("Tolvane revenue 2024", companies=on_file)
    known = OnFile(engine.store, lambda _: None)
    ground = Ground(engine.store.entries(), on_file, known.calendar, known.labels)
    for items, kind in ((reading.wanted * 2, FigureRoute), (LINE_ITEMS[:2], Refused)):
        unclear = replace(reading, ambiguous_items=items, ambiguous_item="revenue", wanted=())
        way = route(unclear, ground)
        assert isinstance(way, Refused)
        assert isinstance(settled(way, ground), kind)


def test_a_question_without_a_company_is_completed_with_each(engine: Engine) -> None:
    choices = routed(engine, "What was revenue in 2024?").choices
    assert "What was revenue in 2024 of Tolvane Controls?" in [one.question for one in choices]
    assert routed(engine, REVENUE).choices == ()


def test_a_name_that_is_answered_with_is_taken(engine: Engine) -> None:
    answer = told(engine, "Tolvane margin 2024", "gross")
    assert answer.figures[0].shown == "45.9%"
    assert values(told(engine, "What was revenue in 2024?", "Tolvane"))[0][1] == 1_185_359_000


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("Tolvane revenue over the last 8 years", "the last 8 years"),
        ("Tolvane revenue growth in each of the last 3 years", "the last 3 years"),
        ("Tolvane revenue from 2019 to 2023", "FY2019 to FY2023"),
        ("Ventas de Tolvane de 2019 a 2023", "FY2019 a FY2023"),
        ("Tolvane's revenue in 2022 and 2024", "FY2022, FY2024"),
        ("Tolvane's revenue in 2023 and 2024", "FY2023, FY2024"),
        ("Tolvane revenue by quarter in 2024", "Q1 FY2024, Q2 FY2024, Q3 FY2024, Q4 FY2024"),
    ],
)
def test_several_periods_are_said_once_and_a_run_of_years_by_its_ends(
    engine: Engine, question: str, says: str
) -> None:
    assert {one.part: one.says for one in routed(engine, question).scope}["periods"] == says


def test_the_scope_is_what_the_next_question_takes(engine: Engine) -> None:
    def scope(*questions: str) -> dict[str, str]:
        return {one.part: one.says for one in routed(engine, *questions).scope}

    assert scope(REVENUE, "and the year before?") == {
        "companies": "Tolvane Controls",
        "periods": "FY2023",
        "wanted": "Revenue",
    }
    assert scope(REVENUE, "¿por qué?")["wanted"] == "Ingresos"
    known = scope("Tolvane's revenue in fiscal 2023 as known on 1 June 2024")
    assert known["known_on"] == "as of 1 Jun 2024"


@pytest.mark.parametrize(
    ("part", "outcome", "code"),
    [
        ("companies", "unclear", "no_company"),
        ("periods", "answered", None),
        ("wanted", "not_found", "not_in_filings"),
    ],
)
def test_what_is_cleared_is_not_taken(
    engine: Engine, part: Part, outcome: str, code: str | None
) -> None:
    question = "and now?" if part == "wanted" else "and net income?"
    answer = told(engine, "Tolvane's revenue in 2023", question, cleared=frozenset({part}))
    assert (answer.outcome, answer.reason and answer.reason.code) == (outcome, code)
    if part == "periods":
        assert answer.figures[0].figure.fiscal == "FY2024"


def test_what_was_cleared_earlier_stays_cleared(engine: Engine) -> None:
    turns = (Turn("Tolvane's revenue in 2023"), Turn("net income", frozenset({"periods"})))
    assert engine.answer("and revenue?", turns=turns).figures[0].figure.fiscal == "FY2024"


def test_a_day_of_knowledge_goes_along(engine: Engine) -> None:
    asked = "Tolvane's revenue in fiscal 2023 as known on 1 June 2024"
    assert str(told(engine, asked, "and net income?").as_of) == "2024-06-01"
    assert told(engine, asked, "Halden's net income in 2023").as_of is None
    answer = told(engine, asked, "and net income?", cleared=frozenset({"known_on"}))
    assert answer.as_of is None


def test_a_long_conversation_is_read_as_a_short_one(engine: Engine) -> None:
    turns = [f"Tolvane revenue {2023 + number % 2}" for number in range(60)]
    assert told(engine, *turns, "and net income?") == told(engine, turns[-1], "and net income?")
    assert told(engine, *turns[:7], "and net income?") == told(engine, turns[6], "and net income?")
