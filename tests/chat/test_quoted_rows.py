"""Rows of tables as quotes: read with their heads, of the whole company unless a part is named, parts as parts."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from chat.asked_kind import has_kind
from chat.part_headings import is_total, part_over
from chat.passage_answer import PassageParts, passage_parts
from data.document import Document, Language
from data.read import read
from data.read_file import Known
from data.span import Span
from data.store import Store, open_store
from data.table_around import context_of
from retrieval.chunk import Scope
from retrieval.index import Index, open_index
from retrieval.table_lead import lead_over
from retrieval.words import words

Row = Sequence[str]
COVER = (
    "<p>FORM 10-K</p><p>For the fiscal year ended December 31, 2024</p><p>Brackwater Ferries, Inc.</p>"
    "<p>(Exact name of registrant as specified in its charter)</p>"
)
FILLER = "<p>" + "The company carries people, bicycles and mail over cold water. " * 6 + "</p>"


def table(*rows: Row) -> str:
    """The first row is the head."""
    lines = ("".join(f"<td>{cell}</td>" for cell in row) for row in rows)
    head, *body = lines
    return f"<table><tr>{head.replace('td>', 'th>')}</tr>{''.join(f'<tr>{one}</tr>' for one in body)}</table>"


def line(tickets: Row, sold: Row, fare: Row, *more: Row) -> str:
    """What is told alike of the company and of each of its lines."""
    return "<p>(in thousands, except fares)</p>" + table(
        ("", "2024", "2023"),
        ("Season tickets at end of period", *tickets),
        ("Season tickets sold, net", *sold),
        ("Average fare", *fare),
        *more,
    )


PAGE = f"""<html><body>{COVER}
<h2>Item 2. Properties</h2>
<p>At the end of 2024 we leased the following quays (in thousands):</p>
{table(("Use", "Leased square feet", "Owned square feet"), ("Offices", "31", "4"), ("Workshops", "88", "19"), ("Total", "119", "23"))}
{table(("Line", "Leased square feet", "Owned square feet"), ("Coastal Lines", "70", "12"), ("Island Lines", "49", "11"), ("Total", "119", "23"))}
<h2>Item 7. Management's Discussion</h2>
<h3>Results of Operations</h3>{FILLER}
{line(("901", "850"), ("51", "30"), ("$ 12.40", "$ 11.90"))}
<h3>Coastal Lines</h3>{FILLER}
{line(("500", "470"), ("30", "18"), ("$ 9.10", "$ 8.80"), ("On-time departures", "91.2%", "88.0%"))}
<h3>Island Lines</h3>{FILLER}
{line(("401", "380"), ("21", "12"), ("$ 16.20", "$ 15.70"), ("On-time departures", "84.7%", "86.1%"))}
<h3>Shipyard</h3>
<p>Deliveries of ferries from the yard were as follows:</p>
{table(("", "Catamarans", "Monohulls", "Total"), ("2024", "", "", ""), ("Handed over", "3", "4", "7"), ("2023", "", "", ""), ("Handed over", "1", "2", "3"))}
</body></html>"""


def document_of(page: str) -> Document:
    document = read(page.encode(), source="made.htm", known=Known()).document
    assert document is not None
    return document


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    store = open_store(tmp_path_factory.mktemp("rows"))
    store.add(read(PAGE.encode(), source="brackwater.htm", known=Known()))
    return store


@pytest.fixture(scope="module")
def index(store: Store) -> Index:
    return open_index(store, say=lambda _: None)


Ask = Callable[..., PassageParts]


@pytest.fixture
def ask(store: Store, index: Index) -> Ask:
    def asked(question: str, language: Language = "en") -> PassageParts:
        return passage_parts(
            question, scope=Scope(), retriever=index, document_of=store.document, language=language
        )

    return asked


@pytest.mark.parametrize(
    ("question", "row"),
    [
        (
            "How many season tickets did Brackwater have at the end of 2024?",
            "Season tickets at end of period | 901 | 850",
        ),
        (
            "How many season tickets did Island Lines have at the end of 2024?",
            "Season tickets at end of period | 401 | 380",
        ),
        (
            "How many season tickets did Brackwater have on its Coastal Lines in 2023?",
            "Season tickets at end of period | 500 | 470",
        ),
        ("What was Brackwater's average fare in 2024?", "Average fare | $ 12.40 | $ 11.90"),
        (
            "What was the average fare of the Island Lines in 2024?",
            "Average fare | $ 16.20 | $ 15.70",
        ),
        (
            "How many season tickets were sold, net, by Brackwater in 2024?",
            "Season tickets sold, net | 51 | 30",
        ),
        ("How many square feet does Brackwater lease in total?", "Total | 119 | 23"),
    ],
)
def test_the_whole_is_meant_unless_a_part_is_named(ask: Ask, question: str, row: str) -> None:
    assert ask(question).citations[0].quotes[0] == row


def test_parts_are_never_given_for_the_whole(ask: Ask) -> None:
    parts = ask("What were Brackwater's on-time departures in 2024?")
    assert [claim.text for claim in parts.claims] == [
        "Rows of that name stand under several headings, and none was found for the whole.",
        "“On-time departures | 91.2% | 88.0%” (columns: “2024 | 2023”; “Coastal Lines”; “(in thousands, except fares)”) [1]",
        "“On-time departures | 84.7% | 86.1%” (columns: “2024 | 2023”; “Island Lines”; “(in thousands, except fares)”) [2]",
    ]


def test_a_part_that_is_named_is_told_alone(ask: Ask) -> None:
    (claim,) = ask("What were the on-time departures of Island Lines in 2024?").claims
    assert claim.text.startswith("“On-time departures | 84.7% | 86.1%”")


def test_a_quoted_row_says_its_columns_and_its_unit(ask: Ask) -> None:
    parts = ask("How many season tickets did Brackwater have at the end of 2024?")
    assert parts.text == (
        "“Season tickets at end of period | 901 | 850” (columns: “2024 | 2023”; “(in thousands, except fares)”) [1]"
    )
    (citation,) = parts.citations
    assert citation.quotes[1:] == ("2024 | 2023", "(in thousands, except fares)")


def test_in_spanish_the_heads_are_said_in_spanish(ask: Ask) -> None:
    parts = ask("How many season tickets did Brackwater have at the end of 2024?", "es")
    assert "(columnas: «2024 | 2023»; «(in thousands, except fares)»)" in parts.text


def test_every_head_that_is_said_is_a_quote_of_the_citation(ask: Ask) -> None:
    for question in ("What was Brackwater's average fare in 2024?", "Ferries handed over in 2024"):
        parts = ask(question)
        for claim, citation in zip(parts.claims, parts.citations, strict=True):
            said = [one.split("”")[0] for one in claim.text.split("“")[1:]]
            assert all(any(text in quote for quote in citation.quotes) for text in said)


def test_a_row_is_of_the_year_that_stands_alone_above_it(ask: Ask) -> None:
    (claim,) = ask("How many catamarans and monohulls were handed over in total in 2023?").claims
    assert claim.text == (
        "“Handed over | 1 | 2 | 3” (under “2023”; columns: “Catamarans | Monohulls | Total”;"
        " “Shipyard”; “Deliveries of ferries from the yard were as follows:”) [1]"
    )


def test_the_unit_of_the_table_above_is_cited_where_a_table_has_none(ask: Ask) -> None:
    (citation,) = ask("How many leased square feet do the Island Lines have?").citations
    assert citation.quotes[0] == "Island Lines | 49 | 11"
    assert "At the end of 2024 we leased the following quays (in thousands):" in citation.quotes


MONEY_ABOVE = f"""<html><body>{COVER}<h2>Item 7. Discussion</h2>
<p>(Dollars in millions)</p>{table(("", "2024"), ("Revenues", "$ 88"), ("Costs", "$ 61"))}
{table(("", "2024"), ("Sailors", "412"), ("Cooks", "31"))}</body></html>"""


def test_money_above_is_not_the_unit_of_a_table_without_money() -> None:
    document = document_of(MONEY_ABOVE)
    assert context_of(document).unit_place(document.tables[1]) is None


FLAT = f"""<html><body>{COVER}<h2>Item 7. Discussion</h2><h3>Orders</h3>
{table(("", "2024"), ("Northern Yard", "41"), ("Southern Yard", "17"), ("Total", "58"))}
<h3>Northern Yard</h3>{FILLER}<h3>Outlook</h3>{FILLER}<h3>Orders</h3><p>Orders of 41 hulls were on hand.</p>
<h3>Southern Yard</h3>{FILLER}<h3>Outlook</h3>{FILLER}<h3>Orders</h3><p>Orders of 17 hulls were on hand.</p>
<h3>Liquidity and Capital Resources</h3><p>We owe the bank 9 million.</p></body></html>"""


@pytest.mark.parametrize(
    ("place", "part"),
    [
        ("| Northern Yard | 41", None),
        ("Orders of 41 hulls", "Northern Yard"),
        ("Orders of 17 hulls", "Southern Yard"),
        ("We owe the bank", None),
    ],
)
def test_a_part_goes_on_under_headings_of_its_own_level_that_come_again(
    place: str, part: str | None
) -> None:
    document = document_of(FLAT)
    start = document.text.index(place)
    found = part_over(Span(document.document_id, start, start + len(place)), document)
    assert (found.text if found else None) == part


@pytest.mark.parametrize(
    ("label", "total"),
    [
        ("Total", True),
        ("Total retail units", True),
        ("Worldwide total | 64", True),
        ("Consolidated", True),
        ("Coastal Lines", False),
        ("Totally enclosed lifeboats", False),
    ],
)
def test_a_total_is_known_by_its_label(label: str, *, total: bool) -> None:
    assert is_total(label) is total


def test_only_a_sentence_that_announces_leads_to_a_table() -> None:
    document = document_of(PAGE)
    leads = [lead_over(one.span, document) for one in document.tables]
    said = [document.text[one.start : one.end] for one in leads if one is not None]
    assert said == [
        "At the end of 2024 we leased the following quays (in thousands):",
        "Deliveries of ferries from the yard were as follows:",
    ]


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        ("As of January 31, 2025(1), unit counts are summarized as follows:", False),
        ("We had 12 ferries(1) as of January 31, 2025.", True),
        ("(2)Ferries are counted when they sail.", False),
    ],
)
def test_the_mark_of_a_note_is_no_number(text: str, *, counted: bool) -> None:
    assert has_kind(text, "count") is counted


def test_several_of_a_model_are_found_by_its_number() -> None:
    assert words("340s and 1200s") == ["340", "1200s"]
    assert words("1990s") != words("1990")


def test_what_is_counted_is_no_row_of_money(tmp_path: Path) -> None:
    page = f"""<html><body>{COVER}<h2>Item 2. Assets</h2>
{table(("", "2024", "2023"), ("Lifeboats", "$ 840", "$ 790"), ("Nets", "$ 9", "$ 8"))}<h2>Item 3. Fleet</h2>{FILLER}
{table(("", "2024", "2023"), ("Lifeboats", "66", "64"), ("Nets", "120", "118"))}</body></html>"""
    parts = asked_of_page(tmp_path, page, "How many lifeboats did Brackwater have in 2024?")
    assert parts.citations[0].quotes[0] == "Lifeboats | 66 | 64"


def asked_of_page(folder: Path, page: str, question: str) -> PassageParts:
    store = open_store(folder)
    store.add(read(page.encode(), source="brackwater.htm", known=Known()))
    index = open_index(store, say=lambda _: None)
    return passage_parts(
        question, scope=Scope(), retriever=index, document_of=store.document, language="en"
    )


def test_of_two_totals_that_differ_both_are_quoted(tmp_path: Path) -> None:
    page = (
        f"<html><body>{COVER}{FILLER}<h2>Item 2. Properties</h2><p>We lease these:</p>"
        + table(("Use", "Leased berths"), ("Ferries", "20"), ("Tugs", "11"), ("Total", "31"))
        + "<p>By harbour we lease these:</p>"
        + table(("Harbour", "Leased berths"), ("Inner", "18"), ("Outer", "9"), ("Total", "27"))
        + "</body></html>"
    )
    parts = asked_of_page(tmp_path, page, "How many berths does Brackwater lease in total?")
    assert {one.quotes[0] for one in parts.citations} == {"Total | 31", "Total | 27"}


def test_rows_above_a_total_are_of_parts_where_tables_are_headed_by_them(tmp_path: Path) -> None:
    def reserves(heading: str, *rows: str) -> str:
        first, second, third = rows
        return f"<h3>{heading} segment</h3>{FILLER}" + table(
            ("Reserve", "Opening", "Closing"),
            ("Reserve for storms", "3", first),
            ("Reserve for repairs", "2", second),
            ("Total", "5", third),
        )

    page = (
        f"<html><body>{COVER}<h2>Item 7. Discussion</h2><p>Sales of the segments:</p>"
        + table(("", "2024"), ("Ferries", "70"), ("Tugs", "30"), ("Total", "100"))
        + reserves("Ferries", "61", "17", "78")
        + reserves("Tugs", "8", "9", "17")
        + "</body></html>"
    )
    question = "What was the reserve for storms of Brackwater in 2024?"
    parts = asked_of_page(tmp_path, page, question)
    assert parts.claims[0].citations == ()
    assert [one.quotes[0] for one in parts.citations] == [
        "Reserve for storms | 3 | 61",
        "Reserve for storms | 3 | 8",
    ]


def test_a_row_is_found_by_the_sentence_that_leads_to_its_table(tmp_path: Path) -> None:
    rows = [(f"Harbour {letter}", "4", "5") for letter in "ABCDEFGH"]
    page = (
        f"<html><body>{COVER}<h2>Item 2. Properties</h2>{FILLER}"
        "<p>The following table sets forth the lifebuoys that we keep:</p>"
        + table(("", "2024", "2023"), *rows, ("Pier Nine", "77", "70"))
        + "<p>Pier Nine is old.</p></body></html>"
    )
    parts = asked_of_page(tmp_path, page, "How many lifebuoys does Brackwater keep at Pier Nine?")
    assert parts.citations[0].quotes[0] == "Pier Nine | 77 | 70"
    assert "The following table sets forth the lifebuoys that we keep:" in parts.text


def test_a_total_is_not_of_the_section_above_it(tmp_path: Path) -> None:
    page = (
        f"<html><body>{COVER}<h2>Item 2. Properties</h2>{FILLER}"
        + table(
            ("Place", "Kiosks"),
            ("Abroad:", ""),
            ("Norway", "3"),
            ("Iceland", "2"),
            ("Total kiosks", "41"),
        )
        + "</body></html>"
    )
    parts = asked_of_page(tmp_path, page, "How many kiosks does Brackwater have in total?")
    assert parts.citations[0].quotes[0] == "Total kiosks | 41"
    assert "Abroad" not in parts.text
