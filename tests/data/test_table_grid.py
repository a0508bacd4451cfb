"""Tables as a reader sees them: joined signs, dropped spacers, headers that count for their columns."""

from hypothesis import given, settings
from hypothesis import strategies as st
from small_pages import canonical, read_body, shown, table_of

from data.table_grid import MAX_COLUMNS

TWO_YEARS = "<tr><td></td><td colspan='3'>2024</td><td></td><td colspan='3'>2023</td></tr>"


def test_currency_signs_brackets_and_per_cent_signs_are_joined_to_their_number() -> None:
    body = (
        f"<table>{TWO_YEARS}"
        "<tr><td>Net loss</td><td>$</td><td>(11,817</td><td>)</td><td></td><td>$</td><td>(2,222</td><td>)</td></tr>"
        "<tr><td>Other</td><td>(</td><td>5</td><td>)</td><td></td><td></td><td>1,234</td><td></td></tr>"
        "<tr><td>Margin</td><td></td><td>12.5</td><td>%</td><td></td><td></td><td>(3.1</td><td>)%</td></tr>"
        "<tr><td>Yield</td><td>€</td><td>—</td><td></td><td></td><td>US$</td><td>7</td><td></td></tr>"
        "</table>"
    )
    assert canonical(body) == (
        "| | 2024 | 2023 |\n"
        "|---|---|---|\n"
        "| Net loss | $ (11,817) | $ (2,222) |\n"
        "| Other | (5) | 1,234 |\n"
        "| Margin | 12.5% | (3.1)% |\n"
        "| Yield | € — | US$ 7 |"
    )


def test_letters_that_begin_a_row_are_its_label_and_no_currency() -> None:
    body = (
        "<table><tr><td></td><td>2023</td><td>2024</td></tr>"
        "<tr><td>ABX</td><td>90,757</td><td>107,556</td></tr>"
        "<tr><td>Price</td><td>5,000</td><td>EUR</td><td>5,100</td></tr></table>"
    )
    text = canonical(body)
    assert "| ABX | 90,757 | 107,556 |" in text
    assert "EUR 5,100" in text


def test_empty_spacer_columns_and_rows_are_dropped() -> None:
    body = (
        "<table><tr><td></td><td>&nbsp;</td><td>2024</td><td>\u200b</td><td>2023</td></tr>"
        "<tr><td></td><td></td><td>&#160;</td><td></td><td></td></tr>"
        "<tr><td>Cash</td><td></td><td>10</td><td></td><td>20</td></tr></table>"
    )
    assert canonical(body) == "| | 2024 | 2023 |\n|---|---|---|\n| Cash | 10 | 20 |"


def test_a_spanned_header_stands_once_and_counts_for_each_of_its_columns() -> None:
    body = (
        "<table><tr><td></td><td colspan='3'>Years ended December 31,</td></tr>"
        "<tr><td></td><td>2024</td><td></td><td>2023</td></tr>"
        "<tr><td>Cash</td><td>10</td><td></td><td>20</td></tr></table>"
    )
    assert canonical(body) == (
        "| | Years ended December 31, / 2024 | 2023 |\n|---|---|---|\n| Cash | 10 | 20 |"
    )
    assert table_of(body).header == (
        (),
        ("Years ended December 31,", "2024"),
        ("Years ended December 31,", "2023"),
    )


def test_two_header_rows_are_joined_by_a_slash() -> None:
    body = (
        "<table><tr><td></td><td>2024</td><td>2023</td></tr><tr><td></td><td>USD</td><td>EUR</td></tr>"
        "<tr><td>Cash</td><td>10</td><td>20</td></tr></table>"
    )
    assert canonical(body) == "| | 2024 / USD | 2023 / EUR |\n|---|---|---|\n| Cash | 10 | 20 |"
    assert table_of(body).header == ((), ("2024", "USD"), ("2023", "EUR"))


def test_section_labels_are_rows_of_the_body() -> None:
    body = (
        "<table><tr><td></td><td>2024</td></tr><tr><td>Net sales:</td></tr>"
        "<tr><td>Products</td><td>10</td></tr><tr><td>Costs:</td><td></td></tr>"
        "<tr><td>Products</td><td>7</td></tr></table>"
    )
    assert canonical(body) == (
        "| | 2024 |\n|---|---|\n| Net sales: | |\n| Products | 10 |\n| Costs: | |\n| Products | 7 |"
    )


def test_a_pipe_in_a_cell_becomes_a_broken_bar_and_stays_in_prose() -> None:
    body = "<p>a | b</p><table><tr><td>x</td><td>|</td></tr><tr><td>y|z</td><td>1</td></tr></table>"
    assert canonical(body) == "a | b\n\n| x | ¦ |\n| y¦z | 1 |"


def test_a_unit_caption_gives_scale_unit_and_caption() -> None:
    body = (
        "<p><b>Balance sheet</b></p><p>(U.S. dollars in millions, except per share data)</p>"
        "<table><tr><td></td><td>2024</td></tr><tr><td>Cash</td><td>10</td></tr></table>"
    )
    document = read_body(body).document
    (table,) = document.tables
    assert (table.scale, table.unit) == (6, "USD")
    assert [document.text[one.start : one.end] for one in table.caption] == [
        "### Balance sheet",
        "(U.S. dollars in millions, except per share data)",
    ]


def test_a_unit_line_in_the_table_stands_before_it_and_is_its_caption() -> None:
    body = (
        "<table><tr><td colspan='2'>(In thousands of euros)</td></tr><tr><td></td><td>2024</td></tr>"
        "<tr><td>Cash</td><td>10</td></tr></table>"
    )
    assert canonical(body) == "(In thousands of euros)\n\n| | 2024 |\n|---|---|\n| Cash | 10 |"
    assert (table_of(body).scale, table_of(body).unit) == (3, "EUR")


def test_a_unit_in_the_header_gives_the_scale() -> None:
    body = "<table><tr><td>(in millions)</td><td>2024</td></tr><tr><td>Cash</td><td>$</td><td>10</td></tr></table>"
    assert (table_of(body).scale, table_of(body).unit) == (6, "USD")


def test_a_table_without_a_unit_has_scale_0_and_no_unit() -> None:
    body = "<table><tr><td></td><td>2024</td></tr><tr><td>Staff</td><td>10</td></tr></table>"
    assert (table_of(body).scale, table_of(body).unit, table_of(body).caption) == (0, None, ())


def test_a_rowspan_holds_its_columns_in_the_rows_below() -> None:
    body = (
        "<table><tr><td rowspan='2'>Both</td><td>10</td><td>20</td></tr><tr><td>11</td><td>21</td></tr>"
        "<tr><td>Last</td><td>12</td><td>22</td></tr></table>"
    )
    assert canonical(body) == "| Both | 10 | 20 |\n| | 11 | 21 |\n| Last | 12 | 22 |"


def test_rowspans_in_the_middle_of_a_row_move_the_cells_behind_them() -> None:
    body = (
        "<table><tr><td>a</td><td rowspan='3'>1</td><td>2</td><td rowspan='2'>3</td><td>4</td></tr>"
        "<tr><td>b</td><td>5</td><td>6</td></tr><tr><td>c</td><td>7</td><td>8</td><td>9</td></tr></table>"
    )
    assert canonical(body) == "| a | 1 | 2 | 3 | 4 |\n| b | | 5 | | 6 |\n| c | | 7 | 8 | 9 |"


def test_a_colspan_puts_a_value_into_the_column_that_it_begins_in() -> None:
    body = "<table><tr><td>a</td><td>1</td><td>2</td></tr><tr><td>b</td><td colspan='2'>both</td></tr></table>"
    assert canonical(body) == "| a | 1 | 2 |\n| b | both | |"


def test_a_footnote_mark_in_a_cell_of_its_own_joins_the_number_before_it() -> None:
    body = (
        "<table><tr><td></td><td>2024</td><td></td><td>2023</td></tr>"
        "<tr><td>Cash</td><td>10</td><td>(1)</td><td>20</td></tr>"
        "<tr><td>Debt</td><td>30</td><td></td><td>40</td></tr></table>"
    )
    assert (
        canonical(body)
        == "| | 2024 | 2023 |\n|---|---|---|\n| Cash | 10 (1) | 20 |\n| Debt | 30 | 40 |"
    )


def test_cells_point_at_their_text_and_leave_empty_ones_out() -> None:
    body = (
        "<table><tr><td></td><td>2024</td><td>2023</td></tr>"
        "<tr><td>Cash</td><td></td><td>$</td><td>20</td></tr><tr><td>Debt</td><td>1</td><td>2</td></tr></table>"
    )
    document = read_body(body).document
    cells = [
        [(cell.column, document.text[cell.span.start : cell.span.end]) for cell in row]
        for row in document.tables[0].rows
    ]
    assert cells[1] == [(0, "Debt"), (1, "1"), (2, "2")]
    assert cells[0][0] == (0, "Cash")
    header = [document.text[one.start : one.end] for one in document.tables[0].header_spans]
    assert header == ["", "2024", "2023"]


def test_text_in_columns_of_spaces_is_a_table_with_and_without_pre() -> None:
    rows = (
        "\n                      2024        2023\n\nRevenue              1,234       1,111\n"
        "Cost                   900         800\n\n\nMore words follow here.\n\n\n"
    )
    expected = (
        "2024 2023\n\n| Revenue | 1,234 | 1,111 |\n| Cost | 900 | 800 |\n\nMore words follow here."
    )
    assert canonical(f"<pre>{rows}</pre>") == expected
    padding = (
        "This is a long line of text so that the page is looked at for its columns of spaces. " * 3
    )
    assert canonical(f"{padding}\n\n{rows}\n\n") == f"{padding.strip()}\n\n{expected}"


def test_lines_of_pre_without_columns_run_on_to_paragraphs() -> None:
    assert (
        canonical("<pre>one  line\nand the next\n\nanother</pre>")
        == "one line and the next\n\nanother"
    )


def test_more_columns_than_any_print_has_run_into_the_last_one() -> None:
    cells = "".join(f"<td>{place}</td>" for place in range(1, 401))
    body = f"<table><tr><td>a</td>{cells}</tr><tr><td>b</td><td>1</td></tr></table>"
    table = table_of(body)
    document = read_body(body).document
    assert len(table.header) == MAX_COLUMNS
    last = table.rows[0][-1].span
    assert document.text[last.start : last.end].split() == [str(n) for n in range(255, 401)]


def test_a_huge_colspan_costs_nothing() -> None:
    body = (
        "<table>"
        + "<tr><td colspan='100000000'>a</td><td rowspan='100000000'>1</td></tr>" * 50
        + "</table>"
    )
    text = canonical(body)
    assert (text.count("a"), text.count("1")) == (50, 50)


CELL = st.sampled_from(
    ["", "", "$", "(", ")", "%", "1,234", "(5", "2024", "x", "words here", "—", "(1)", "*"]
)
ROW = st.lists(st.tuples(CELL, st.integers(1, 3), st.integers(1, 3)), max_size=7)


@settings(deadline=None)
@given(st.lists(ROW, min_size=1, max_size=7))
def test_no_character_of_any_table_is_lost_or_doubled(
    rows: list[list[tuple[str, int, int]]],
) -> None:
    cells = "".join(
        "<tr>"
        + "".join(f"<td colspan='{wide}' rowspan='{tall}'>{text}</td>" for text, wide, tall in row)
        + "</tr>"
        for row in rows
    )
    document = read_body(f"<table>{cells}</table>").document
    printed = "".join(text for row in rows for text, _, _ in row)
    read = "".join(shown(document, block) for block in document.blocks[:-1])
    assert sorted(read.translate(_STRUCTURE)) == sorted(printed.translate(_STRUCTURE))


_STRUCTURE = dict.fromkeys(map(ord, " |-/\n—"))
"""Signs of the canonical text; a dash before text in a table that only lays it out is a bullet."""
