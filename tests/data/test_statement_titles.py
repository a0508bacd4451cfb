"""Titles and unit lines that stand inside the table of a statement, as many filings have them."""

from small_pages import read_body

ROWS = (
    "<tr><td></td><td>2024</td><td>2023</td></tr>"
    "<tr><td>Net revenue</td><td>28,167</td><td>25,098</td></tr>"
    "<tr><td>Net income</td><td>12,874</td><td>11,195</td></tr>"
)
TITLE = "<tr><td colspan='3'>Consolidated Statements of Operations</td></tr>"
UNIT = "<tr><td colspan='3' align='center'>(in millions)</td></tr>"


def test_a_statements_title_in_its_table_is_a_heading_above_it() -> None:
    document = read_body(f"<table>{TITLE}{ROWS}</table>").document
    assert document.text.startswith(
        "### Consolidated Statements of Operations\n\n| | 2024 | 2023 |\n|---|---|---|\n| Net revenue |"
    )
    heading, table = document.blocks[:2]
    assert (heading.kind, heading.level, heading.path) == ("heading", 3, ())
    assert (table.kind, table.path) == ("table", ("Consolidated Statements of Operations",))


def test_a_unit_line_across_the_columns_stands_before_the_table() -> None:
    header, rest = ROWS.split("</tr>", 1)
    document = read_body(f"<table>{header}</tr>{UNIT}{rest}</table>").document
    assert document.text.startswith("(in millions)\n\n| | 2024 | 2023 |\n|---|")
    assert document.tables[0].scale == 6
    assert [document.text[span.start : span.end] for span in document.tables[0].caption] == [
        "(in millions)"
    ]


def test_a_plain_line_that_titles_a_statement_is_a_heading() -> None:
    document = read_body(
        f"<p>Condensed Consolidated Balance Sheets (Unaudited)</p><table>{ROWS}</table>"
    ).document
    assert document.text.startswith("### Condensed Consolidated Balance Sheets (Unaudited)\n\n|")


def test_a_sentence_about_a_statement_is_none() -> None:
    document = read_body("<p>See the consolidated statements of operations for more.</p>").document
    assert document.blocks[0].kind == "text"


def test_the_part_in_a_running_header_is_no_page_number() -> None:
    pages = "".join(
        f"<p>PART II</p><p>Text of page {number}, which goes on.</p><p>EXAMPLE FORM 10-K {number}</p>"
        "<hr style='page-break-after:always'/>"
        for number in range(60, 66)
    )
    document = read_body(pages).document
    assert [block.page_label for block in document.blocks[1::3]][:6] == [
        "60",
        "61",
        "62",
        "63",
        "64",
        "65",
    ]
