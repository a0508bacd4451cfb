"""What stands on a filing's cover, and when it was filed: asked of the sample corpus."""

from datetime import date
from pathlib import Path

import pytest

from chat.cover_items import cover_asked
from chat.engine import Engine, open_engine
from chat.reading import read_question
from data.adding import add_items, find_items
from data.company import Cik, Company
from data.store import open_store

TOLVANE = Company(Cik("0009910482"), "Tolvane Controls, Inc.", ("TLVN",))


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


@pytest.mark.parametrize(
    ("question", "said", "quote"),
    [
        (
            "On which stock exchange is Tolvane listed?",
            (
                "Tolvane Controls, Inc. is listed on The New York Stock Exchange "
                "(Common Stock, par value $0.01 per share). [1]"
            ),
            "The New York Stock Exchange",
        ),
        (
            "¿En qué bolsa cotiza Tolvane?",
            (
                "Tolvane Controls, Inc. cotiza en The New York Stock Exchange "
                "(Common Stock, par value $0.01 per share). [1]"
            ),
            "The New York Stock Exchange",
        ),
        (
            "What is Halden Apparel's ticker symbol?",
            (
                "The trading symbol of Halden Apparel, Inc. is HLDN "
                "(Common Stock, par value $0.01 per share). [1]"
            ),
            "HLDN",
        ),
        (
            "When does Tolvane's fiscal year end?",
            "Tolvane Controls, Inc.’s fiscal 2024 ended on 31 Dec 2024. [1]",
            "For the fiscal year ended December 31, 2024",
        ),
        (
            "When did Halden's fiscal 2023 end?",
            "Halden Apparel, Inc.’s fiscal 2023 ended on 3 Feb 2024. [1]",
            "For the fiscal year ended February 3, 2024",
        ),
    ],
)
def test_what_a_cover_prints_is_quoted_from_it(
    engine: Engine, question: str, said: str, quote: str
) -> None:
    answer = engine.answer(question)
    assert (answer.outcome, answer.text) == ("answered", said)
    assert answer.citations[0].quotes[0] == quote
    assert answer.claims[0].support == "quoted"


def test_a_year_that_ends_by_a_rule_is_told_by_the_text(engine: Engine) -> None:
    answer = engine.answer("When does Halden's fiscal year end?")
    assert "Saturday nearest to January 31" in answer.citations[0].quotes[0]


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (
            "When was Tolvane's 10-K for fiscal 2024 filed?",
            (
                "Tolvane Controls, Inc.’s 10-K for fiscal 2024 (period to 31 Dec 2024) was filed on "
                "20 Feb 2025; its accession number is 0009910482-25-000006. [1]"
            ),
        ),
        (
            "¿Cuándo presentó Tolvane su informe anual de 2024?",
            (
                "El 10-K de Tolvane Controls, Inc. del ejercicio fiscal 2024 (período hasta el 31 dic 2024) "
                "se presentó el 20 feb 2025; su número de acceso es 0009910482-25-000006. [1]"
            ),
        ),
        (
            "accession number of Tolvane's latest 10-Q",
            (
                "The accession number of Tolvane Controls, Inc.’s 10-Q for Q3 fiscal 2025 (period to "
                "30 Sep 2025) is 0009910482-25-000048; it was filed on 4 Nov 2025. [1]"
            ),
        ),
        (
            "When was Tolvane's amended 10-Q filed?",
            (
                "Tolvane Controls, Inc.’s 10-Q/A for Q2 fiscal 2025 (period to 30 Jun 2025) was filed on "
                "14 Oct 2025; its accession number is 0009910482-25-000044. [1]"
            ),
        ),
    ],
)
def test_when_a_filing_was_made_is_told_with_form_and_number(
    engine: Engine, question: str, said: str
) -> None:
    answer = engine.answer(question)
    assert (answer.outcome, answer.text) == ("answered", said)
    assert answer.claims[0].support == "fact"
    assert answer.citations[0].quotes[0].startswith("For the ")


def test_an_amendment_stands_after_what_it_amends(engine: Engine) -> None:
    answer = engine.answer("When was Tolvane's 10-Q for Q2 2025 filed?")
    assert [one.form for one in answer.citations] == ["10-Q", "10-Q/A"]
    assert [one.filed for one in answer.citations] == [date(2025, 7, 31), date(2025, 10, 14)]


def test_a_filing_that_was_not_made_by_the_day_is_not_known_on_it(engine: Engine) -> None:
    answer = engine.answer(
        "When was Tolvane's 10-K for fiscal 2024 filed?", as_of=date(2025, 2, 19)
    )
    assert answer.reason is not None
    assert (answer.outcome, answer.reason.code) == ("not_found", "not_yet_filed")
    latest = engine.answer("When was Tolvane's latest 10-Q filed?", as_of=date(2025, 8, 31))
    assert latest.citations[0].filed == date(2025, 7, 31)


def test_a_period_without_a_filing_is_refused_and_says_which_there_are(engine: Engine) -> None:
    answer = engine.answer("When was Tolvane's 10-K for fiscal 2031 filed?")
    assert answer.reason is not None
    assert answer.reason.code == "period_not_on_file"
    assert "10-K FY2024" in answer.text


def test_a_day_that_nobody_knows_is_said_to_be_unknown(tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "data/sample/files/tlvn-20241231.htm"
    (tmp_path / "page.htm").write_bytes(page.read_bytes())
    store = open_store(tmp_path / "home")
    list(add_items(store, find_items([str(tmp_path / "page.htm")])))
    engine = open_engine("none", home=store.home, say=lambda _: None)
    answer = engine.answer("When was Tolvane's 10-K filed?")
    assert answer.reason is not None
    assert answer.reason.code == "filing_date_unknown"
    assert "manifest.csv" in answer.text


@pytest.mark.parametrize(
    "question",
    [
        "When was the lawsuit against Tolvane filed?",
        "When was the complaint described in Tolvane's 10-K filed?",
        "When did Tolvane file for bankruptcy?",
        "Which exchange rates does Tolvane use?",
        "Is Tolvane listed on the Tokyo exchange?",
        "What is the price of Tolvane stock on the exchange?",
        "How does Tolvane address climate risk?",
        "What was Tolvane's revenue when the 10-K was filed?",
        "What is the auditor's opinion on Tolvane's statements?",
        "Where is Tolvane's manufacturing located?",
        "How many shares of Tolvane are traded?",
        "What risks did Tolvane report in its latest filing?",
    ],
)
def test_a_question_for_something_else_is_none_for_the_cover(question: str) -> None:
    assert cover_asked(read_question(question, companies=(TOLVANE,))) is None


def test_where_no_cover_is_tagged_the_text_is_searched(engine: Engine) -> None:
    answer = engine.answer("¿En qué bolsa cotiza Valdoria Envases?")
    assert answer.route.kind == "passage"
    assert answer.outcome in ("answered", "not_found")
