"""Answers as Markdown, as lines for a terminal and as CSV."""

import csv
import io
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chat.answer import Unsupported
from chat.figures_csv import COLUMNS, figures_csv, guarded
from chat.render import escaped, to_markdown, to_terminal
from tests.fakes import COMPARED, FORGED, HOSTILE, MARGIN, PROSE, REFUSED


def test_each_citation_is_a_footnote_with_its_filing_page_and_quote() -> None:
    text = to_markdown(MARGIN)
    assert "million [^1] on revenue of $4,812.6 million [^2]" in text.replace("\\", "")
    assert "[^1]: Tolvane Industries, Inc., 10-K, filed 2024-03-19, 0000000042-24-000007, " in text
    assert "Part II › Item 8. Financial Statements › Consolidated statements of operations" in text
    assert "page 29: “2,213.8” · “Gross profit”" in text


def test_the_period_of_a_figure_is_in_plain_sight() -> None:
    assert "FY2024 = 2023-01-30 to 2024-01-28" in to_markdown(MARGIN)
    assert "FY2024 = 2023-01-30 to 2024-01-28" in to_terminal(MARGIN)


def test_a_table_is_a_markdown_table() -> None:
    lines = to_markdown(COMPARED).splitlines()
    start = lines.index("| Fiscal year | Revenue |")
    assert lines[start + 1] == "| --- | --- |"
    assert lines[start + 2] == "| FY2023 | \\$4,431.0 m |"


def test_labels_of_two_turns_are_kept_apart() -> None:
    assert "[^2-1]: " in to_markdown(MARGIN, prefix="2-")


def test_a_refusal_says_what_would_help() -> None:
    assert "Add the 10-K for fiscal 2019 to ask for it." in to_terminal(REFUSED)


def test_what_was_withheld_is_said() -> None:
    assert "Withheld: $900 million (no source has this amount)" in to_terminal(PROSE)


def test_a_filings_text_makes_no_link_image_tag_or_footnote() -> None:
    text = to_markdown(FORGED)
    live = re.compile(r"(?<!\\)[<\[`](?!\^1\])|https://evil")
    assert live.search(text) is None
    assert "\\[2\\]" in text, "a marker that no citation has stays text"


@given(st.text(max_size=60))
def test_escaped_text_keeps_every_mark_behind_a_backslash(text: str) -> None:
    written = escaped(text)
    for place, mark in enumerate(written):
        if mark in "<>[]`*_|#":
            before = written[:place]
            assert (len(before) - len(before.rstrip("\\"))) % 2 == 1
    assert "://" not in written


def test_a_terminal_is_sent_no_control_characters() -> None:
    answer = replace(MARGIN, text="a\x1b[31mb\u202ec\r\n", claims=())
    assert "\x1b" not in to_terminal(answer)
    assert "\u202e" not in to_terminal(answer)


def rows_of(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_a_figure_is_followed_by_its_operands_and_facts() -> None:
    rows = rows_of(figures_csv([MARGIN]))
    assert [(row["kind"], row["label"], row["part_of"]) for row in rows] == [
        ("figure", "Gross margin", ""),
        ("operand", "Gross profit", "Gross margin"),
        ("fact", "us-gaap:GrossProfit", "Gross profit"),
        ("operand", "Revenue", "Gross margin"),
        ("fact", "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax", "Revenue"),
    ]
    assert rows[4]["value"] == "4812600000"
    assert rows[4]["quote"] == "$ 4,812.6"
    assert rows[0]["markers"] == "[1] [2]"


def test_a_table_gives_a_line_for_each_figure() -> None:
    rows = rows_of(figures_csv([COMPARED]))
    assert [row["fiscal"] for row in rows if row["kind"] == "figure"] == ["FY2023", "FY2024"]
    assert set(rows[0]) == set(COLUMNS)


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", " =1", "\t=1", "\r=1"])
def test_text_that_a_spreadsheet_would_run_is_marked_as_text(text: str) -> None:
    assert guarded(text) == f"'{text}"


def test_a_negative_value_stays_a_number() -> None:
    loss = replace(MARGIN.figures[0].figure, value=-MARGIN.figures[0].figure.value, label="=cmd()")
    answer = replace(MARGIN, question="=1+1", figures=(replace(MARGIN.figures[0], figure=loss),))
    row = rows_of(figures_csv([answer]))[0]
    assert row["value"].startswith("-0.46")
    assert (row["label"], row["question"]) == ("'=cmd()", "'=1+1")


def test_hostile_words_survive_as_words() -> None:
    answer = replace(FORGED, withheld=(Unsupported(HOSTILE, HOSTILE),))
    assert "alert" in to_terminal(answer)
