"""What reports state in one sentence is answered by that sentence, and by none that only shares its words."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chat.engine import Engine, open_engine
from chat.statements import (
    CONCENTRATION,
    FOUNDING,
    HEADCOUNT,
    LONGEST,
    RATING,
    STATEMENTS,
    Statement,
    statement_asked,
)


def told(statement: Statement, text: str) -> bool:
    return not statement.never.search(text) and any(one.search(text) for one in statement.told)


@pytest.mark.parametrize(
    ("question", "statement"),
    [
        ("How many employees does Orvane Pumps have?", HEADCOUNT),
        ("How many full-time employees did Orvane Pumps, Inc. have at the end of 2024?", HEADCOUNT),
        ("how many people work at Orvane", HEADCOUNT),
        ("How many people does Orvane employ worldwide?", HEADCOUNT),
        ("What was Orvane's headcount in fiscal 2023?", HEADCOUNT),
        ("number of employees of Orvane", HEADCOUNT),
        ("orvane how many employees 2024", HEADCOUNT),
        ("¿Cuántos empleados tiene Orvane?", HEADCOUNT),
        ("¿Cuántas personas trabajan en Orvane?", HEADCOUNT),
        ("When was Orvane founded?", FOUNDING),
        ("What year was Orvane Pumps incorporated?", FOUNDING),
        ("¿En qué año se fundó Orvane?", FOUNDING),
        ("What is Orvane's credit rating?", RATING),
        ("How is Orvane rated by Moody's?", RATING),
        ("What are Orvane Pumps' long-term debt ratings?", RATING),
        ("Who are Orvane's largest customers?", CONCENTRATION),
        ("Does any customer account for more than 10% of Orvane's revenue?", CONCENTRATION),
        ("Is Orvane dependent on a few large customers?", CONCENTRATION),
        ("How many employees of Orvane are in unions?", None),
        ("How many employees does Orvane have in Spain?", None),
        ("¿Cuántas personas empleaba Orvane en Croacia?", None),
        ("How many people work at Orvane in Spain?", None),
        ("How many employees did Orvane lay off in 2024?", None),
        ("How many people died at Orvane's plant?", None),
        ("What does Orvane say about its employees?", None),
        ("When was Orvane's pension plan founded, and by whom was it closed?", None),
        ("What happens if Orvane's credit rating is cut?", None),
        ("How does Orvane treat its largest customers?", None),
    ],
)
def test_only_a_question_for_the_whole_of_it_asks_for_a_statement(
    question: str, statement: Statement | None
) -> None:
    assert statement_asked(question) is statement


@pytest.mark.parametrize(
    ("statement", "text", "states"),
    [
        (HEADCOUNT, "At December 31, 2024, we had approximately 4,460 employees.", True),
        (HEADCOUNT, "Our total workforce was approximately 172,300 with 15% abroad.", True),
        (HEADCOUNT, "We employed about 35,200 persons in more than 90 countries.", True),
        (HEADCOUNT, "Our nearly 40,000 employees live by our values.", True),
        (HEADCOUNT, "The Company has 312 full-time and 18 part-time employees.", True),
        (HEADCOUNT, "It serves 2.1 million associates around the world.", True),
        (HEADCOUNT, "A finales de 2024 el grupo tenía 1.204 empleados.", True),
        (HEADCOUNT, "Employees | 139,700 | 134,200", True),
        (HEADCOUNT, "About 58,200 employees were represented by unions.", False),
        (HEADCOUNT, "Includes 11,405,000 shares issuable to our employees.", False),
        (HEADCOUNT, "We invested $200 million in our 4,460 employees.", True),
        (HEADCOUNT, "Over 13,000 employees participated in the plan.", False),
        (HEADCOUNT, "Claims were brought by 70,000 current and former store employees.", False),
        (HEADCOUNT, "49% of our employees are in manufacturing.", False),
        (FOUNDING, "The Company was incorporated in Ohio in 1905.", True),
        (FOUNDING, "Ada Wexley co-founded Orvane in 1993 and is its president.", True),
        (FOUNDING, "Orvane was originally incorporated in Delaware in 1916.", True),
        (FOUNDING, "La sociedad fue constituida en Sevilla en 1987.", True),
        (FOUNDING, "We also have well-founded claims from 2019.", False),
        (FOUNDING, "The committee was established in 2021.", False),
        (RATING, "Our long-term debt was rated A+ by Standard & Poor’s and A1 by Moody’s.", True),
        (RATING, "Moody’s | Baa2 | P-2", True),
        (RATING, "Our credit ratings at year end were as follows:", True),
        (RATING, "We monitor the credit ratings of our counterparties.", False),
        (RATING, "A downgrade of our rating by S&P could raise our costs.", False),
        (
            CONCENTRATION,
            "No customer accounted for more than 10% of net sales in 2024.",
            True,
        ),
        (
            CONCENTRATION,
            "Sales to Malvern Tools Inc. and its affiliates represent 16% of our total sales.",
            True,
        ),
        (
            CONCENTRATION,
            "Three wholesalers represented 20.5%, 15.6% and 12.3% of gross revenues.",
            True,
        ),
        (CONCENTRATION, "Two customers accounted for 17% of accounts receivable.", False),
        (
            CONCENTRATION,
            "Sales to customers outside Spain accounted for 46% of revenue.",
            False,
        ),
        (CONCENTRATION, "Sales to customers | $23,743 | 100.0%", False),
    ],
)
def test_a_statement_says_it_in_so_many_words(
    statement: Statement, text: str, states: bool
) -> None:
    assert told(statement, text) == states


def test_the_sample_is_asked_how_many_work_there(sample_home: Path) -> None:
    engine: Engine = open_engine("none", home=sample_home, say=lambda _: None)
    answer = engine.answer("How many people work at Tolvane?")
    assert "4,460" in answer.citations[0].quotes[0]
    assert len(answer.citations) == 1
    nobody = engine.answer("What is Tolvane's credit rating?")
    assert (nobody.outcome, nobody.citations) == ("not_found", ())


@given(st.text(alphabet="how many employees does work at in 2024 'é,.-?", max_size=2 * LONGEST))
def test_any_text_is_read_as_a_question(question: str) -> None:
    assert statement_asked(question) in (None, *STATEMENTS)
