"""Answers that are quotes."""

from collections.abc import Callable, Sequence
from typing import Literal

import pytest
from hypothesis import given, settings

from chat.chosen_quotes import MOST_NOTES, MOST_QUOTES
from chat.passage_answer import PassageParts, passage_parts
from chat.quote_cited import quoted
from data.document import Document
from data.read_file import ReadFile
from data.store import Store, open_store
from retrieval.by_structure import chunks
from retrieval.chunk import Passage, Scope
from retrieval.index import Index, open_index
from tests.retrieval.made_documents import DOCUMENTS, made, made_filing

FILING = made(
    [
        ("heading", "# Item 1. Business"),
        ("text", "Orrin Mills, Inc. grinds wheat. We were founded in Leeds, Ohio in 1911."),
        ("text", "We have three reportable segments:"),
        ("list", "- Flour"),
        ("list", "- Bran"),
        ("list", "- Machines"),
        ("heading", "## Human Capital"),
        ("text", "Wages rose. We had 1,204 full-time employees at year end. Their unions are old."),
        ("heading", "# Item 1C. Cybersecurity"),
        (
            "text",
            (
                "The Audit Committee of the Board oversees cybersecurity. Our systems are tested by "
                "outside experts, see Note 3. For cybersecurity, refer to Item 1A."
            ),
        ),
        ("heading", "# Item 2. Properties"),
        ("caption", "(in tons a day)"),
        ("table", "| Mill | Capacity |\n|---|---|\n| Leeds [1] | 410 |\n| Selby | 95 |"),
        ("note", "¹ Rebuilt after the fire of 2019."),
        ("heading", "# Item 7A. Market Risk"),
        ("text", "A poor harvest could raise the price of wheat. We hedge half of our purchases."),
    ],
    filing=made_filing(),
)


Ask = Callable[..., PassageParts]


class Everything:
    """A retriever that returns all of a document, as the oracle of the evaluation would."""

    name = "everything"

    def __init__(self, document: Document) -> None:
        self._passages = tuple(
            Passage(chunk, rank, 1.0) for rank, chunk in enumerate(chunks(document), start=1)
        )

    def search(self, query: str, *, scope: Scope, k: int) -> Sequence[Passage]:
        return self._passages[:k]


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    store = open_store(tmp_path_factory.mktemp("store"))
    store.add(ReadFile(FILING))
    return store


@pytest.fixture(scope="module")
def index(store: Store) -> Index:
    return open_index(store, say=lambda _: None)


@pytest.fixture
def ask(store: Store, index: Index) -> Ask:
    def asked(question: str, language: Literal["en", "es"] = "en") -> PassageParts:
        return passage_parts(
            question,
            scope=Scope(),
            retriever=index,
            document_of=store.document,
            language=language,
        )

    return asked


@pytest.mark.parametrize(
    ("question", "quote"),
    [
        ("Who oversees cybersecurity?", "The Audit Committee of the Board oversees cybersecurity."),
        ("How many employees does Orrin have?", "We had 1,204 full-time employees at year end."),
        ("When was Orrin Mills founded?", "We were founded in Leeds, Ohio in 1911."),
        (
            "What are Orrin's reportable segments?",
            "We have three reportable segments:\n\n- Flour\n\n- Bran\n\n- Machines",
        ),
        (
            "¿Quién supervisa la ciberseguridad?",
            "The Audit Committee of the Board oversees cybersecurity.",
        ),
        ("¿Cuántos empleados tiene Orrin?", "We had 1,204 full-time employees at year end."),
    ],
)
def test_the_sentence_that_answers_is_quoted(ask: Ask, question: str, quote: str) -> None:
    parts = ask(question)
    assert parts.outcome == "answered"
    assert parts.citations[0].quotes == (quote,)
    assert parts.text.startswith(f"“{quote}” [1]")


def test_a_spanish_answer_has_spanish_quotation_marks() -> None:
    assert quoted("Sí", "es") == "«Sí»"


def test_a_row_is_quoted_with_its_header_and_caption(ask: Ask) -> None:
    (citation,) = ask("How much capacity does Leeds have?").citations
    assert citation.quotes == ("Leeds [1] | 410", "Mill | Capacity", "(in tons a day)")


def test_a_citation_says_whose_and_where(ask: Ask) -> None:
    citation = ask("Who oversees cybersecurity?").citations[0]
    assert (citation.company, citation.form, citation.path, citation.page) == (
        "Orrin Mills, Inc.",
        "10-K",
        ("Item 1C. Cybersecurity",),
        1,
    )


def test_what_only_says_where_to_look_is_not_quoted(ask: Ask) -> None:
    parts = ask("Who oversees cybersecurity?")
    assert not any("refer to" in quote for one in parts.citations for quote in one.quotes)


def test_markers_claims_and_citations_agree(ask: Ask) -> None:
    parts = ask("How could wheat and the harvest raise prices?")
    assert [one.marker for one in parts.citations] == list(range(1, len(parts.citations) + 1))
    assert [claim.citations for claim in parts.claims] == [(one.marker,) for one in parts.citations]
    assert {claim.support for claim in parts.claims} == {"quoted"}
    assert parts.text == "\n".join(claim.text for claim in parts.claims)


def test_what_the_filing_does_not_say_is_refused_with_the_reason(ask: Ask) -> None:
    parts = ask("Which vineyards does Orrin own?")
    assert (parts.outcome, parts.citations) == ("not_found", ())
    assert parts.reason is not None
    assert parts.reason.code == "not_in_filings"
    assert parts.text == parts.reason.words
    assert parts.text.startswith("No passage of the filings on file says this.")


def test_the_reason_is_in_the_language_of_the_question(ask: Ask) -> None:
    parts = ask("¿Qué viñedos posee Orrin?", "es")
    assert parts.text.startswith("Ningún pasaje de los documentos cargados lo dice.")


def test_the_reason_names_the_words_that_are_missing(ask: Ask) -> None:
    assert "“satellites”" in ask("How many satellites did employees launch?").text


def test_sources_are_what_was_read_in_order(ask: Ask, index: Index) -> None:
    found = index.search("Who oversees cybersecurity?", scope=Scope(), k=25)
    assert [one.spans for one in ask("Who oversees cybersecurity?").sources] == [
        one.chunk.spans for one in found
    ]


def test_an_empty_scope_is_not_found(store: Store, index: Index) -> None:
    parts = passage_parts(
        "Who oversees cybersecurity?",
        scope=Scope(ciks=("0000000099",)),
        retriever=index,
        document_of=store.document,
        language="en",
    )
    assert (parts.outcome, parts.sources) == ("not_found", ())


@settings(deadline=None)
@given(DOCUMENTS)
def test_a_quote_is_the_text_of_its_span_whatever_the_document(document: Document) -> None:
    parts = passage_parts(
        document.text[:80],
        scope=Scope(),
        retriever=Everything(document),
        document_of=lambda _: document,
        language="en",
        least_support=0.0,
    )
    assert len(parts.citations) <= MOST_QUOTES * (1 + MOST_NOTES)
    for citation in parts.citations:
        for span, quote in zip(citation.spans, citation.quotes, strict=True):
            assert quote == document.text[span.start : span.end] != ""
