"""A figure's citation: the number as it stands, and what says what it means."""

from dataclasses import replace

import pytest

from chat.answer import Citation
from chat.citing import best_print, block_at, cite_cell, cite_fact
from data.document import Block, Cell, Document, Table, TableCell
from data.fact import Fact
from data.fact_table import FactTable
from data.span import Span
from tests.chat.made_statement import (
    CAPTION,
    COMPANY,
    DOCUMENT,
    FACTS,
    HIDDEN,
    ID,
    IN_PROSE,
    LOSS_2024,
    PATH,
    PROSE,
    RATE_2023,
    REVENUE_2023,
    REVENUE_2024,
    ROWS,
    TEXT,
    YEAR,
    placed,
    span,
)
from tests.data.made_facts import fact


def cited(one: Fact, document: Document | None = DOCUMENT) -> Citation:
    return cite_fact(one, document, marker=3, company=COMPANY)


@pytest.mark.parametrize(
    ("one", "quotes"),
    [
        (REVENUE_2024, ("$ 1,085", "Revenue", "2024", CAPTION)),
        (REVENUE_2023, ("$ 990", "Revenue", "2023", CAPTION)),
        (LOSS_2024, ("$ (118)", "Net loss", "2024", CAPTION)),
        (RATE_2023, ("(3.5)%", "Tax rate", "2023", CAPTION)),
        (IN_PROSE, ("$1.1 billion", "Revenue grew to $1.1 billion (a record).")),
    ],
)
def test_number_label_header_and_caption_are_quoted(one: Fact, quotes: tuple[str, ...]) -> None:
    assert cited(one).quotes == quotes


def test_quotes_are_slices_of_the_canonical_text() -> None:
    for one in FACTS:
        citation = cited(one)
        assert citation.quotes == tuple(TEXT[a.start : a.end] for a in citation.spans)
        if one.span is not None:
            assert citation.spans[0].start <= one.span.start < one.span.end <= citation.spans[0].end


def test_a_label_that_holds_the_number_itself_is_quoted_after_it() -> None:
    label = "Common stock, 14,773,260 shares issued and outstanding"
    text = f"| {label} | 93 |"
    number = Span(ID, text.index("14,773"), text.index(" shares"))
    row = (
        TableCell(Span(ID, 2, 2 + len(label)), 0),
        TableCell(Span(ID, len(text) - 4, len(text) - 2), 1),
    )
    whole = Span(ID, 0, len(text))
    table = Table(whole, (), 3, None, ((), ()), (Span(ID, 0, 0), Span(ID, 0, 0)), (row,))
    block = Block("table", whole, (), 1, None, table=0)
    document = replace(DOCUMENT, text=text, blocks=(block,), tables=(table,))
    assert cited(placed(YEAR, 14_773_260, number), document).quotes == ("14,773,260", label)


def test_a_citation_names_filing_path_and_page() -> None:
    citation = cited(REVENUE_2024)
    assert (citation.marker, citation.document_id, citation.title) == (3, ID, DOCUMENT.title)
    assert (citation.form, citation.company, citation.cik) == ("10-K", COMPANY.name, COMPANY.cik)
    assert (citation.path, citation.page, citation.page_label) == (PATH, 41, "39")
    assert citation.fact == REVENUE_2024


def test_brackets_in_prose_count_only_when_they_close() -> None:
    negative = placed(YEAR, -11_817, span("11,817", PROSE))
    assert cited(negative).quotes[0] == "(11,817)"
    year = placed(YEAR, 2023, span("2023", "10-K 2023"))
    assert cited(year).quotes[0] == "2023"


def test_a_fact_without_a_place_cites_its_filing_alone() -> None:
    hidden = cited(HIDDEN)
    assert (hidden.document_id, hidden.spans, hidden.quotes) == (None, (), ())
    assert (hidden.fact, hidden.accession) == (HIDDEN, HIDDEN.accession)
    bare = cited(fact(YEAR, 7, "0009990007-25-000009", filed="2025-03-01"), None)
    assert bare.document_id is None
    assert bare.title == "Halvard Lamps Inc, 10-K, 2025-03-01"


def test_of_equal_prints_the_one_in_a_table_is_cited() -> None:
    in_prose = placed(YEAR, 1_085_000_000, span("11,817", PROSE))
    table = FactTable([in_prose, *FACTS])
    assert best_print(in_prose, table, DOCUMENT) == REVENUE_2024
    assert best_print(LOSS_2024, table, DOCUMENT) == LOSS_2024
    assert best_print(HIDDEN, table, DOCUMENT) == HIDDEN


def test_a_cell_is_cited_like_a_fact() -> None:
    place = span("12", ROWS[1])
    cell = Cell(ID, ("Net loss",), ("2023",), REVENUE_2023.value or 0, "USD", place)  # type: ignore[arg-type]
    citation = cite_cell(cell, DOCUMENT, marker=1, company=COMPANY)
    assert citation.quotes == ("12", "Net loss", "2023", CAPTION)
    assert citation.fact is None


def test_a_place_between_blocks_is_in_none() -> None:
    assert block_at(DOCUMENT, Span(ID, len(TEXT), len(TEXT))) is None
    assert block_at(DOCUMENT, span("Net loss")) == DOCUMENT.blocks[2]
