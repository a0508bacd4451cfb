"""The command under a figure answer."""

from dataclasses import replace
from datetime import date

import pytest

from chat.query_line import query_line
from chat.render import to_markdown, to_terminal
from tests.fakes import MARGIN, PROSE, REFUSED


def test_the_question_is_asked_again_without_a_model() -> None:
    answer = replace(MARGIN, question='What  was\nTolvane\'s "margin"?', as_of=date(2025, 1, 31))
    assert query_line(answer) == (
        "python -m chat ask --model none --as-of 2025-01-31 'What was Tolvane'\"'\"'s \"margin\"?'"
    )


@pytest.mark.parametrize(
    ("question", "written"),
    [
        ("Tolvane's revenue?", '"Tolvane\'s revenue?"'),
        ("-x revenue", '-- "-x revenue"'),
        ("$HOME `id`", "'$HOME `id`'"),
    ],
)
def test_a_shell_reads_nothing_into_the_question(question: str, written: str) -> None:
    line = query_line(replace(MARGIN, question=question, as_of=None))
    assert line == f"python -m chat ask --model none {written}"


def test_a_question_that_leans_on_others_names_its_facts() -> None:
    line = query_line(replace(MARGIN, as_of=None), alone=False)
    assert line.startswith("python -m data facts --company ")
    assert " --concept us-gaap:" in line
    assert "\n" not in line


def test_words_and_refusals_have_none() -> None:
    assert query_line(PROSE) == query_line(REFUSED) == ""


def test_it_stands_last_on_the_terminal_and_before_the_notes_of_the_markdown() -> None:
    line = query_line(MARGIN)
    assert to_terminal(MARGIN).rstrip().splitlines()[-1] == f"Again, with no model: {line}"
    assert f"Again, with no model: `{line}`\n\n[^1]: " in to_markdown(MARGIN)


def test_backticks_of_the_question_stay_inside_the_code() -> None:
    line = query_line(replace(MARGIN, question="a ``b`` <img>"))
    assert f"``` {line} ```" in to_markdown(replace(MARGIN, question="a ``b`` <img>"))
