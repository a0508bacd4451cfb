"""Headings, their levels and paths; what only looks like a heading; pages and their labels."""

from small_pages import canonical, kinds_of, outline_of, read_body, shown

PROSE = "<p>We make things that people like to have, and we sell them in many countries of the world.</p>"


def contents(*items: str) -> str:
    rows = "".join(f"<tr><td>{item}</td><td>{page}</td></tr>" for page, item in enumerate(items, 3))
    return f"<table>{rows}</table>"


def test_parts_items_and_headings_below_them_make_the_path() -> None:
    body = (
        f"<p><b>PART I</b></p><p><b>Item 1. Business</b></p>{PROSE}<p><b>Products</b></p>{PROSE}"
        f"<p><i>Phones</i></p>{PROSE}<p><b>PART II</b></p><p><b>Item 7. Management’s Discussion</b></p>{PROSE}"
    )
    assert outline_of(body) == [
        ("PART I", 1, ()),
        ("Item 1. Business", 2, ("Part I",)),
        ("Products", 3, ("Part I", "Item 1. Business")),
        ("Phones", 4, ("Part I", "Item 1. Business", "Products")),
        ("PART II", 1, ()),
        ("Item 7. Management’s Discussion", 2, ("Part II",)),
    ]
    document = read_body(body).document
    assert [block.path for block in document.blocks if block.kind == "text"][:3] == [
        ("Part I", "Item 1. Business"),
        ("Part I", "Item 1. Business", "Products"),
        ("Part I", "Item 1. Business", "Products", "Phones"),
    ]


def test_a_heading_is_written_with_one_sign_a_level() -> None:
    body = f"<p><b>PART I</b></p><p>Item 1. Business</p>{PROSE}<p><b>Products</b></p><p>Phones.</p>"
    assert canonical(body) == (
        "# PART I\n\n## Item 1. Business\n\n"
        "We make things that people like to have, and we sell them in many countries of the world.\n\n"
        "### Products\n\nPhones."
    )


def test_html_heading_tags_are_headings_of_their_rank() -> None:
    body = (
        f"<h2>Results</h2>{PROSE}<h3>Sales</h3>{PROSE}<h4>Europe</h4>{PROSE}<h3>Costs</h3>{PROSE}"
    )
    assert outline_of(body) == [
        ("Results", 3, ()),
        ("Sales", 4, ("Results",)),
        ("Europe", 5, ("Results", "Sales")),
        ("Costs", 4, ("Results",)),
    ]


def test_part_and_item_in_one_line_open_both() -> None:
    body = f"<p>Part II, Item 7. Results of Operations</p>{PROSE}{PROSE}"
    assert outline_of(body) == [("Part II, Item 7. Results of Operations", 2, ("Part II",))]
    document = read_body(body).document
    assert document.blocks[1].path == ("Part II", "Item 7. Results of Operations")


def test_notes_stand_beside_each_other_below_the_notes_heading() -> None:
    body = (
        f"<p>Item 8. Financial Statements</p>{PROSE}"
        "<p><b>Notes to Consolidated Financial Statements</b></p>"
        f"<p><b>Note 1 – Accounting Policies</b></p>{PROSE}<p><b><i>Revenue</i></b></p>{PROSE}"
        f"<p><b>Note 2 – Debt</b></p>{PROSE}"
    )
    notes = ("Item 8. Financial Statements", "Notes to Consolidated Financial Statements")
    assert outline_of(body) == [
        ("Item 8. Financial Statements", 2, ()),
        ("Notes to Consolidated Financial Statements", 3, notes[:1]),
        ("Note 1 – Accounting Policies", 4, notes),
        ("Revenue", 5, (*notes, "Note 1 – Accounting Policies")),
        ("Note 2 – Debt", 4, notes),
    ]


def test_entries_of_a_table_of_contents_are_no_items() -> None:
    entries = (
        "Item 1. Business",
        "Item 1A. Risk Factors",
        "Item 7. Discussion",
        "Item 8. Statements",
    )
    body = "".join(f"<p>{one}</p>" for one in entries) + "".join(
        f"<p><b>{one}</b></p>{PROSE}" for one in entries
    )
    assert [(text, level) for text, level, _ in outline_of(body)] == [(one, 2) for one in entries]
    assert kinds_of(body)[:4] == [("text", one) for one in entries]


def test_a_table_of_contents_that_is_a_table_stays_a_table() -> None:
    entries = (
        "Item 1. Business",
        "Item 1A. Risk Factors",
        "Item 7. Discussion",
        "Item 8. Statements",
    )
    body = contents(*entries) + "".join(f"<p><b>{one}</b></p>{PROSE}" for one in entries)
    assert kinds_of(body)[0] == (
        "table",
        "| Item 1. Business | 3 |\n| Item 1A. Risk Factors | 4 |\n| Item 7. Discussion | 5 |\n| Item 8. Statements | 6 |",
    )
    assert [text for text, _, _ in outline_of(body)] == list(entries)


def test_an_item_heading_that_a_table_lays_out_is_a_heading() -> None:
    body = f"<table><tr><td>Item 7.</td><td>Management’s Discussion</td></tr></table>{PROSE}{PROSE}"
    assert outline_of(body) == [("Item 7. Management’s Discussion", 2, ())]


def test_statements_after_item_15_stand_under_item_15() -> None:
    body = (
        f"<p><b>Item 8. Financial Statements</b></p><p>See Item 15 of this report for the statements.</p>"
        f"<p><b>Item 15. Exhibits and Schedules</b></p>{PROSE}"
        "<p><b>Consolidated Balance Sheets</b></p>"
        "<table><tr><td></td><td>2024</td></tr><tr><td>Cash</td><td>10</td></tr></table>"
    )
    document = read_body(body).document
    table = next(block for block in document.blocks if block.kind == "table")
    assert table.path == ("Item 15. Exhibits and Schedules", "Consolidated Balance Sheets")


def test_a_mention_of_an_item_in_prose_is_no_heading() -> None:
    body = (
        f"<p>Item 1. Business</p>{PROSE}<p>Item 7, which follows, has more about this.</p>{PROSE}"
    )
    assert [text for text, _, _ in outline_of(body)] == ["Item 1. Business"]


def pages(*bodies: str, label: str = "Tolvane Corp | 2024 Form 10-K | {}") -> str:
    return "".join(
        f"<p>Item 7. Discussion (continued)</p>{body}<p>{label.format(number)}</p>"
        "<hr style='page-break-after:always'>"
        for number, body in enumerate(bodies, 21)
    )


def test_running_headers_and_footers_are_neither_items_nor_headings() -> None:
    body = "<p>Item 7. Discussion</p>" + pages(*[PROSE] * 5)
    assert [text for text, _, _ in outline_of(body)] == ["Item 7. Discussion"]


def test_pages_are_counted_between_breaks_and_keep_the_number_printed_on_them() -> None:
    document = read_body(pages(*[f"<p>Text {one}.</p>{PROSE}" for one in "abcde"])).document
    found = {
        shown(document, block): (block.page, block.page_label)
        for block in document.blocks
        if shown(document, block).startswith("Text")
    }
    assert found == {
        "Text a.": (1, "21"),
        "Text b.": (2, "22"),
        "Text c.": (3, "23"),
        "Text d.": (4, "24"),
        "Text e.": (5, "25"),
    }
    assert document.pages == 6


def test_roman_and_prefixed_page_numbers_are_labels() -> None:
    document = read_body(pages(*[PROSE] * 4, label="F-{}")).document
    assert [block.page_label for block in document.blocks if block.kind == "text"][1] == "F-21"


def test_a_break_before_begins_a_page() -> None:
    body = "".join(
        f"<div style='page-break-before: always'><p>{word} words</p></div>"
        for word in ("one", "two", "three")
    )
    document = read_body(f"<p>first words</p>{body}").document
    assert [block.page for block in document.blocks] == [1, 2, 3, 4, 4]


def test_a_break_after_and_a_break_before_between_two_pages_are_one_break() -> None:
    body = (
        "<div style='page-break-after:always'><p>one</p></div>"
        "<div style='page-break-before:always'><p>two</p></div>"
    )
    document = read_body(body).document
    assert [block.page for block in document.blocks[:2]] == [1, 2]


def test_a_break_before_the_first_words_makes_no_page() -> None:
    document = read_body("<div style='break-before:page'><p>one</p></div>").document
    assert document.blocks[0].page == 1


def test_unit_lines_list_items_and_sentences_are_no_headings() -> None:
    body = (
        "<p><b>(in millions)</b></p><ul><li><b>Bold item</b></li></ul>"
        "<p><b>This is a whole sentence in bold type that goes on for more than twelve words.</b></p>"
        "<p>NASDAQ</p><p><b>and so on;</b></p>"
    )
    assert outline_of(body) == []


def test_lines_in_capitals_italics_and_underlined_are_headings() -> None:
    body = f"<p>RESULTS OF OPERATIONS</p>{PROSE}<p><u>Net sales</u></p>{PROSE}<p><i>Europe</i></p>{PROSE}"
    assert [text for text, _, _ in outline_of(body)] == [
        "RESULTS OF OPERATIONS",
        "Net sales",
        "Europe",
    ]


def test_a_page_that_says_again_which_note_goes_on_closes_nothing() -> None:
    body = (
        f"<p><b>Notes to Financial Statements</b></p><p><b>Note 1 – Debt</b></p>{PROSE}"
        f"<p><b>Notes to Financial Statements (Continued)</b></p><p>We borrow.</p>"
        f"<p><b>Note 1 – Debt (continued)</b></p><p>We repay.</p>"
    )
    assert [text for text, _, _ in outline_of(body)] == [
        "Notes to Financial Statements",
        "Note 1 – Debt",
    ]
    document = read_body(body).document
    paths = {shown(document, block): block.path for block in document.blocks}
    assert (
        paths["We borrow."]
        == paths["We repay."]
        == ("Notes to Financial Statements", "Note 1 – Debt")
    )
