"""Where documents are cut."""

from hypothesis import given, settings

from data.document import Document
from data.span import Span
from retrieval.by_structure import JOINED_CHARACTERS, LONGEST_PARAGRAPH, chunks
from retrieval.chunk import Chunk
from tests.retrieval.made_documents import DOCUMENTS, made, made_filing


def texts(document: Document) -> list[str]:
    return [chunk.text for chunk in chunks(document)]


def spans_of(found: tuple[Chunk, ...]) -> list[Span]:
    return [span for chunk in found for span in chunk.spans]


@settings(deadline=None)
@given(DOCUMENTS)
def test_a_chunk_is_the_text_of_its_spans(document: Document) -> None:
    for chunk in chunks(document):
        assert chunk.text == "\n\n".join(document.text[one.start : one.end] for one in chunk.spans)


@settings(deadline=None)
@given(DOCUMENTS)
def test_a_table_is_the_body_of_exactly_one_chunk(document: Document) -> None:
    found = chunks(document)
    for block in document.blocks:
        if block.kind == "table":
            touching = [
                chunk for chunk in found if any(block.span.overlap(one) for one in chunk.spans)
            ]
            assert [chunk.spans[0] for chunk in touching] == [block.span]


@settings(deadline=None)
@given(DOCUMENTS)
def test_every_character_that_is_no_heading_and_no_space_is_in_a_chunk(document: Document) -> None:
    covered = {
        place for span in spans_of(chunks(document)) for place in range(span.start, span.end)
    }
    for block in document.blocks:
        if block.kind != "heading":
            missing = [
                place
                for place in range(block.span.start, block.span.end)
                if place not in covered and not document.text[place].isspace()
            ]
            dangling = block.span in {one for table in document.tables for one in table.caption}
            assert not missing or dangling


@settings(deadline=None)
@given(DOCUMENTS)
def test_only_tables_are_longer_than_the_longest_paragraph(document: Document) -> None:
    tables = {table.span for table in document.tables}
    for chunk in chunks(document):
        assert chunk.spans[0] in tables or len(chunk.spans[0]) <= LONGEST_PARAGRAPH


@settings(deadline=None)
@given(DOCUMENTS)
def test_chunk_ids_are_unique(document: Document) -> None:
    ids = [chunk.chunk_id for chunk in chunks(document)]
    assert len(ids) == len(set(ids))


def test_a_heading_names_the_section_and_is_no_chunk() -> None:
    document = made([("heading", "# Risks"), ("text", "Prices may fall."), ("heading", "# Law")])
    (chunk,) = chunks(document)
    assert chunk.text == "Prices may fall."
    assert chunk.header.endswith("> Risks")


def test_paragraphs_and_lists_of_a_section_are_taken_together() -> None:
    document = made([("text", "We make:"), ("list", "- flour"), ("list", "- bran")])
    assert texts(document) == ["We make:\n\n- flour\n\n- bran"]


def test_paragraphs_of_two_sections_are_not() -> None:
    document = made([("heading", "# A"), ("text", "One."), ("heading", "# B"), ("text", "Two.")])
    assert texts(document) == ["One.", "Two."]


def test_paragraphs_are_joined_up_to_a_size() -> None:
    paragraph = "x" * (JOINED_CHARACTERS // 2 - 1)
    document = made([("text", paragraph)] * 3)
    assert [len(text) for text in texts(document)] == [JOINED_CHARACTERS, len(paragraph)]


def test_a_table_brings_its_unit_line_and_the_notes_it_cites() -> None:
    document = made(
        [
            ("caption", "(in millions)"),
            ("table", "| | 2024 |\n|---|---|\n| Profit [1] | 7 |"),
            ("text", "Wheat was dear."),
            ("note", "¹ Without the mill that burnt down."),
        ]
    )
    table, prose, note = chunks(document)
    assert table.text == (
        "| | 2024 |\n|---|---|\n| Profit [1] | 7 |\n\n(in millions)\n\n"
        "¹ Without the mill that burnt down."
    )
    assert prose.text == "Wheat was dear."
    assert note.text == "¹ Without the mill that burnt down."


def test_a_paragraph_brings_the_notes_it_cites() -> None:
    document = made([("text", "Debt [1] fell."), ("table", "| a |\n|---|"), ("note", "¹ Gross.")])
    assert texts(document)[0] == "Debt [1] fell.\n\n¹ Gross."


def test_a_very_long_paragraph_is_cut_at_the_ends_of_sentences() -> None:
    sentence = f"The {'very ' * 20}long mill turns."
    document = made([("text", " ".join([sentence] * 30))])
    found = texts(document)
    assert len(found) > 1
    assert all(text.startswith("The ") and text.endswith("turns.") for text in found)
    assert all(len(text) <= JOINED_CHARACTERS for text in found)


def test_a_chunk_knows_whose_it_is() -> None:
    filing = made_filing(form="10-Q", fiscal_year=2023, fiscal_period="Q2")
    (chunk,) = chunks(made([("text", "We mill.")], filing=filing))
    assert (chunk.cik, chunk.form, chunk.fiscal_year) == ("0000000001", "10-Q", 2023)
    assert chunk.chunk_id == "0000000001-24-000001/made:0-8"
