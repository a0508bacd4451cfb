"""Marks and the notes that they cite; enumerations are no notes."""

import pytest
from small_pages import canonical, kinds_of, read_body, shown


def cited(body: str) -> dict[str, list[str]]:
    """Text of each block that cites notes -> the texts of those notes."""
    document = read_body(body).document
    return {
        shown(document, block): [document.text[one.start : one.end] for one in block.notes]
        for block in document.blocks
        if block.notes
    }


def table(label: str = "Cash", value: str = "10") -> str:
    return (
        f"<table><tr><td></td><td>2024</td></tr><tr><td>{label}</td><td>{value}</td></tr></table>"
    )


@pytest.mark.parametrize(
    ("mark", "note", "printed"),
    [
        ("<sup>(1)</sup>", "(1) Restricted.", "Cash(1)"),
        (" (1)", "(1) Restricted.", "Cash (1)"),
        ("<sup>1</sup>", "<sup>1</sup> Restricted.", "Cash1"),
        ("<span style='vertical-align:super'>a</span>", "(a) Restricted.", "Casha"),
        ("<span style='position:relative;top:-3pt'>2</span>", "(2) Restricted.", "Cash2"),
        ("*", "* Restricted.", "Cash*"),
        ("**", "** Restricted.", "Cash**"),
        ("†", "† Restricted.", "Cash†"),
        ("¹", "¹ Restricted.", "Cash¹"),
    ],
)
def test_a_mark_on_a_row_label_joins_its_note_to_the_table(
    mark: str, note: str, printed: str
) -> None:
    body = table("Cash" + mark) + f"<p>{note}</p>"
    words = note.replace("<sup>", "").replace("</sup>", "")
    assert kinds_of(body) == [
        ("table", f"| | 2024 |\n|---|---|\n| {printed} | 10 |"),
        ("note", words),
    ]
    assert list(cited(body).values()) == [[words]]


def test_a_mark_in_a_cell_of_its_own_joins_its_note() -> None:
    body = (
        "<table><tr><td></td><td>2024</td><td></td></tr><tr><td>Cash</td><td>10</td><td>(1)</td></tr></table>"
        "<p>(1) Restricted.</p>"
    )
    assert list(cited(body).values()) == [["(1) Restricted."]]


def test_several_marks_join_several_notes() -> None:
    body = (
        table("Cash (1)(2)") + "<p>(1) Restricted.</p><p>(2) Abroad.</p><p>(3) Cited by nobody.</p>"
    )
    assert list(cited(body).values()) == [["(1) Restricted.", "(2) Abroad."]]
    assert kinds_of(body)[-1] == ("text", "(3) Cited by nobody.")


def test_a_raised_mark_in_prose_joins_its_note() -> None:
    body = "<p>Cash<sup>1</sup> grew.</p><p>More words.</p><p><sup>1</sup> Without deposits.</p>"
    assert cited(body) == {"Cash1 grew.": ["1 Without deposits."]}


def test_a_note_of_a_layout_table_is_one_line() -> None:
    body = table("Cash (1)") + (
        "<table><tr><td>(1)</td><td>This cash is restricted until the end of next year.</td></tr>"
        "<tr><td>(2)</td><td>Nobody cites this note, which is as long as the first.</td></tr></table>"
    )
    assert kinds_of(body)[1:] == [
        ("note", "(1) This cash is restricted until the end of next year."),
        ("text", "(2) Nobody cites this note, which is as long as the first."),
    ]


def test_an_enumeration_that_nobody_cites_is_no_note() -> None:
    body = "<p>We (i) make and (ii) sell:</p><p>(a) phones</p><p>(b) books</p><p>(1) more</p>"
    assert {kind for kind, _ in kinds_of(body)} == {"text"}
    assert cited(body) == {}


def test_a_value_in_brackets_is_no_mark() -> None:
    body = table("Cash", "(1)") + table("Loss", "(2") + "<p>(3) phones</p>"
    assert kinds_of(body)[-1] == ("text", "(3) phones")


def test_a_mark_cites_the_note_below_it_and_not_one_of_a_later_table() -> None:
    body = (
        table("Cash (1)")
        + "<p>(1) Restricted.</p>"
        + table("Debt (1)", "20")
        + "<p>(1) Secured.</p>"
    )
    assert list(cited(body).values()) == [["(1) Restricted."], ["(1) Secured."]]


def test_two_tables_may_cite_one_note() -> None:
    body = table("Cash *") + "<p>Words.</p>" + table("Debt *", "20") + "<p>* Unaudited.</p>"
    assert list(cited(body).values())[-1] == ["* Unaudited."]


def test_a_mark_keeps_its_place_in_the_text() -> None:
    assert canonical("<p>Cash<sup>(1)</sup> grew<sup> (2)</sup>.</p>") == "Cash(1) grew (2)."


def test_a_long_run_of_marks_is_read_in_no_time() -> None:
    body = table("Cash", "(1)" * 100_000 + "x)") + "<p>(1) Restricted.</p>"
    assert kinds_of(body)[1][1] == "(1) Restricted."
