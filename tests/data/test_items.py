"""Part and Item headings: which lines are some, and which of them are real."""

import pytest

from data.items import Heading, in_contents, item_heading


@pytest.mark.parametrize(
    ("line", "label"),
    [
        ("Item 7.", "Item 7"),
        ("ITEM 1A", "Item 1A"),
        ("Item\u00a07.\u00a0\u00a0Management’s Discussion", "Item 7. Management’s Discussion"),
        ("Items 1 and 2. Business and Properties", "Items 1 and 2. Business and Properties"),
        ("PART II, Item 7", "Item 7"),
        ("Item 8 - Financial Statements", "Item 8. Financial Statements"),
        ("Item 8 — Financial Statements", "Item 8. Financial Statements"),
        ("PART I. FINANCIAL INFORMATION", "Part I"),
        ("Part 2", "Part II"),
        ("Item 9A(T). Controls and Procedures", "Item 9A(T). Controls and Procedures"),
        ("Item 2.02 Results of Operations", "Item 2.02. Results of Operations"),
        ("Item 6. [Reserved]", "Item 6. [Reserved]"),
        ("ITEM 1. BUSINESS (continued)", "Item 1. BUSINESS"),
        ("Item 1. Business ............ 12", "Item 1. Business"),
        (
            "Item 4    Information on the Company                 9",
            "Item 4. Information on the Company",
        ),
        ("## Item 1: Business", "Item 1. Business"),
        ("Item 1 A. Risk Factors", "Item 1A. Risk Factors"),
    ],
)
def test_a_line_that_is_a_heading_says_which(line: str, label: str) -> None:
    heading = item_heading(line)
    assert heading is not None
    assert heading.label == label


@pytest.mark.parametrize(
    "line",
    [
        "Item 5 (Other Events) that the Company's Board had granted",
        "Item 8 of this Annual Report).",
        "Item 7, “Management’s Discussion”",
        "Item 303 of Regulation S-K",
        "Items 10, 11, 12 and 13 are incorporated by reference",
        "Part I of this report",
        "Part Time employees",
        "Item 14(a)(1):",
        "ITEM 1A. Risk Factors – “Litigation may adversely affect us”).",
        "Items",
        "",
    ],
)
def test_prose_that_mentions_an_item_is_no_heading(line: str) -> None:
    assert item_heading(line) is None


def test_a_heading_may_name_part_and_item() -> None:
    assert item_heading("PART II - Item 1A. Risk Factors") == Heading("II", "1A", "Risk Factors")


def _real(*entries: tuple[str, int]) -> list[str]:
    """Which of these headings stay, each given with the characters of text that follow it."""
    headings: list[tuple[int, Heading]] = []
    lengths: list[int] = []
    for line, content in entries:
        heading = item_heading(line)
        assert heading is not None
        headings.append((len(lengths), heading))
        lengths += [len(line), content]
    dropped = in_contents(headings, lengths)
    return [
        line
        for (line, _), (index, _) in zip(entries, headings, strict=True)
        if index not in dropped
    ]


def test_entries_of_a_table_of_contents_are_not_real() -> None:
    contents = [
        ("Part I", 0),
        ("Item 1. Business", 2),
        ("Item 7. MD&A", 2),
        ("Item 8. Statements", 900),
    ]
    body = [
        ("PART I", 0),
        ("ITEM 1. BUSINESS", 5000),
        ("ITEM 7. MD&A", 9000),
        ("ITEM 8. STATEMENTS", 40),
    ]
    assert _real(*contents, *body) == [line for line, _ in body]


def test_a_document_with_nothing_but_a_table_of_contents_has_no_items() -> None:
    assert _real(("Item 1.", 3), ("Item 1A.", 3), ("Item 7.", 3), ("Item 8.", 90_000)) == []


def test_a_heading_that_each_page_repeats_is_one() -> None:
    pages = [
        ("Item 7. MD&A", 3000),
        ("Item 7. MD&A (continued)", 3000),
        ("Item 8. Statements", 100),
    ]
    assert _real(("Item 1. Business", 400), *pages) == [
        "Item 1. Business",
        "Item 7. MD&A",
        "Item 8. Statements",
    ]


def test_a_stray_mention_does_not_take_the_place_of_the_item() -> None:
    body = [
        ("Item 1. Business", 9000),
        ("Item 1A. Risk Factors", 800),
        ("Item 7. MD&A", 500),
        ("Item 1A. Risk Factors", 4000),
        ("Item 8. Statements", 9000),
    ]
    assert _real(*body) == [body[0][0], body[1][0], body[2][0], body[4][0]]
    assert in_contents([], []) == set()


def test_both_items_1_of_a_10_q_are_real() -> None:
    body = [
        ("PART I", 0),
        ("Item 1. Financial Statements", 9000),
        ("Item 2. MD&A", 4000),
        ("PART II", 0),
        ("Item 1. Legal Proceedings", 300),
        ("Item 6. Exhibits", 200),
    ]
    assert _real(*body) == [line for line, _ in body]


def test_both_items_1_are_real_where_no_part_is_named() -> None:
    body = [
        ("Item 1. Financial Statements", 9000),
        ("Item 2. MD&A", 4000),
        ("Item 1. Legal Proceedings", 300),
    ]
    assert _real(*body) == [line for line, _ in body]


def test_a_million_headings_take_linear_time() -> None:
    heading = item_heading("Item 7. MD&A")
    other = item_heading("Item 8. Statements")
    assert heading
    assert other
    many = [(place, heading if place % 2 else other) for place in range(20_000)]
    assert len(in_contents(many, [10] * 20_000)) >= 19_990
    assert item_heading("Item " + "1 " * 400_000) is None
