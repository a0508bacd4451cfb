"""Names that are no company's on file, in questions for words: absent companies, persons, parts, things."""

from pathlib import Path

import pytest

from chat.engine import Engine, open_engine
from chat.strangers import asked_as_filer, employer
from data.company import Cik, Company
from data.span import DocumentId
from retrieval.chunk import Chunk, ChunkId, Passage

NORVANE = Company(Cik("0000000003"), "Norvane Systems, Inc.", ("NRVN",))
BRIGHTWATER = Company(Cik("0000000004"), "BRIGHTWATER FOODS INC", ("BWF",))


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


@pytest.mark.parametrize(
    "question",
    [
        "What are Zentaro's main risk factors?",
        "Who are Zentaro's competitors?",
        "What is Zentaro's strategy?",
        "How many employees does Zentaro have?",
        "Who oversees cybersecurity at Zentaro?",
        "What segments does Zentaro report?",
        "How does Zentaro recognize revenue?",
        "¿Cuáles son los principales riesgos de Zentaro?",
        "¿Quiénes son los competidores de Zentaro?",
        "¿Cuántos empleados tiene Zentaro?",
        "What does Zentaro say about supply risk?",
        "Zentaro's legal proceedings",
    ],
)
def test_what_only_a_filer_tells_is_refused_of_a_company_that_is_not_on_file(
    engine: Engine, question: str
) -> None:
    assert asked_as_filer(question, "Zentaro")
    answer = engine.answer(question)
    assert answer.reason is not None
    assert (answer.outcome, answer.reason.code) == ("not_found", "company_not_on_file")
    assert "Zentaro" in answer.text


@pytest.mark.parametrize(
    "question",
    [
        "Is there litigation about Zentaro's 2018 award?",
        "What happened to Zentaro?",
        "Did Zentaro sue the Company?",
        "Does the Company compete with Zentaro?",
        "What are the risks of Zentaro tablets?",
        "¿Qué pasó con Zentaro?",
    ],
)
def test_what_any_filing_may_tell_of_a_name_is_looked_for(question: str) -> None:
    assert not asked_as_filer(question, "Zentaro")


@pytest.mark.parametrize(
    ("question", "company"),
    [
        ("What does Gideon Parrish say in his certification?", "Pellmere Stores, Inc."),
        ("Is there litigation about Lorna Whitcombe's 1999 award?", "Pellmere Stores, Inc."),
        ("¿Qué dice el certificado de Daniel Brecht?", "Tolvane Controls, Inc."),
    ],
)
def test_a_person_is_looked_for_in_the_filings_that_name_the_office(
    engine: Engine, question: str, company: str
) -> None:
    answer = engine.answer(question)
    assert answer.reason is None or answer.reason.code == "not_in_filings"
    read = {engine.store.entry(source.document_id).company for source in answer.sources}
    assert read == {company}


def test_a_person_of_no_filing_is_not_called_a_company(engine: Engine) -> None:
    answer = engine.answer("What is Petra Almqvist's home address?")
    assert answer.reason is not None
    assert answer.reason.code == "company_not_on_file"
    assert answer.text.startswith("No company on file is called “Petra Almqvist”, and no filing")


def passage(company: Company, text: str) -> Passage:
    chunk = Chunk(ChunkId("a:0-1"), DocumentId("a"), (), text, "", cik=company.cik)
    return Passage(chunk, 1, 1.0)


@pytest.mark.parametrize(
    ("texts", "found"),
    [
        ([(NORVANE, "Ada Lindqvist, our Chief Executive Officer, sold shares.")], NORVANE),
        ([(NORVANE, "/s/ Ada Lindqvist")], NORVANE),
        ([(NORVANE, "The President, Ada Lindqvist."), (BRIGHTWATER, "Ada Lindqvist Foods competes.")], NORVANE),
        ([(NORVANE, "Chair Ada Lindqvist"), (BRIGHTWATER, "Ada Lindqvist, a Director")], None),
        ([(NORVANE, "We compete with Ada Lindqvist Foods.")], None),
        ([], None),
    ],
)  # fmt: skip
def test_the_employer_is_the_only_company_that_names_an_office(
    texts: list[tuple[Company, str]], found: Company | None
) -> None:
    passages = [passage(company, text) for company, text in texts]
    assert employer("Ada Lindqvist", passages, (NORVANE, BRIGHTWATER)) == found


@pytest.mark.parametrize(
    "question", ["United States revenue 2024", "ingresos de Estados Unidos en 2024"]
)
def test_a_part_that_several_companies_have_names_none(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.reason is not None
    assert answer.reason.code in ("no_company", "company_not_on_file")
    assert answer.figures == ()
