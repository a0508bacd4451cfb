"""What is indexed in front of a chunk."""

from retrieval.header import header, naming_words
from tests.retrieval.made_documents import made, made_filing


def test_a_header_names_company_form_period_title_and_section() -> None:
    document = made([("text", "x")], title="Annual accounts", filing=made_filing())
    assert header(document, ("Part I", "Item 1. Business")) == (
        "Orrin Mills, Inc. > ORM > 10-K > FY2024 > Annual accounts > Part I > Item 1. Business"
    )


def test_a_header_says_the_quarter() -> None:
    document = made([("text", "x")], title="Report", filing=made_filing(fiscal_period="Q3"))
    assert "> Q3 FY2024 >" in header(document, ("Risks",))


def test_what_the_title_says_is_not_said_again() -> None:
    document = made([("text", "x")], title="Orrin Mills, Inc. 10-K FY2024", filing=made_filing())
    assert header(document, ("Orrin Mills, Inc.", "Risks")) == (
        "ORM > Orrin Mills, Inc. 10-K FY2024 > Risks"
    )


def test_a_document_without_a_filing_is_named_by_its_title() -> None:
    assert header(made([("text", "x")], title="Informe 2024"), ("1. Riesgos",)) == (
        "Informe 2024 > 1. Riesgos"
    )


def test_a_sentence_in_bold_does_not_fill_the_header() -> None:
    assert len(header(made([("text", "x")], title="T9"), ("y" * 500,))) < 150


def test_a_document_is_named_by_company_ticker_form_and_year() -> None:
    document = made([("text", "x")], title="Annual accounts", filing=made_filing())
    assert {"orrin", "orm", "10-k", "2024", "account"} <= naming_words(document)
