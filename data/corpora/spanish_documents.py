"""Writes the 21 documents of the Spanish set and remembers where every fact was put."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from data.corpora.fund_plan import FUNDS, FundPlan
from data.corpora.fund_tables import fund_table
from data.corpora.fund_told import told_by_fund
from data.corpora.issuer_books import IssuerBooks, keep_books
from data.corpora.issuer_plan import PLANS, REPORT_YEARS
from data.corpora.issuer_told import told_by_issuer
from data.corpora.placing import Book, DocumentWriter, FactKey, Passage, Place
from data.corpora.report_tables import report_table
from data.corpora.research_told import NOTES, ResearchPlan, research_table, told_by_research
from data.corpora.word_files import paragraphs

DocumentKind = Literal["annual report", "prospectus", "kid", "research"]
TABLE = "!tabla "


@dataclass(frozen=True, slots=True)
class SpanishDocument:
    """A document in Markdown."""

    document_id: str
    kind: DocumentKind
    subject: str
    """The issuer or the fund that it is about, by our own name for it."""
    year: str
    title: str
    file_name: str
    text: str


@dataclass(frozen=True, slots=True)
class WrittenDocument:
    """A document with its passages and the place of every fact in it."""

    document: SpanishDocument
    book: Book
    passages: tuple[Passage, ...]
    places: tuple[Place, ...]


def write_documents() -> tuple[WrittenDocument, ...]:
    """Write all documents, reports first."""
    books = {plan.issuer_id: keep_books(plan) for plan in PLANS}
    reports = [(one, year) for one in books.values() for year in REPORT_YEARS]
    written = [_report(f"R{n:02d}", *one) for n, one in enumerate(reports, 1)]
    written += [_fund(f"F{n:02d}", plan, "prospectus") for n, plan in enumerate(FUNDS, 1)]
    written += [_fund(f"K{n:02d}", plan, "kid") for n, plan in enumerate(FUNDS, 1)]
    written += [_research(f"N{n:02d}", one, books[one.issuer_id]) for n, one in enumerate(NOTES, 1)]
    return tuple(written)


def _report(document_id: str, books: IssuerBooks, year: int) -> WrittenDocument:
    plan = books.plan
    writer = DocumentWriter(
        document_id, told_by_issuer(books, year), (plan.issuer_id, "", str(year))
    )
    words = paragraphs("informe.txt", frozenset({str(year)}))
    _write(writer, words, lambda name: report_table(name, plan, year))
    return _written(writer, "annual report", f"{plan.issuer_id}-informe-anual-{year}.md")


def _fund(document_id: str, plan: FundPlan, kind: DocumentKind) -> WrittenDocument:
    writer = DocumentWriter(document_id, told_by_fund(plan), (plan.fund_id, "", ""))
    words = "folleto" if kind == "prospectus" else "kid"
    _write(writer, paragraphs(f"{words}.txt", frozenset()), lambda name: fund_table(name, plan))
    return _written(writer, kind, f"{plan.fund_id}-{words}.md")


def _research(document_id: str, plan: ResearchPlan, books: IssuerBooks) -> WrittenDocument:
    writer = DocumentWriter(document_id, told_by_research(plan, books), (plan.note_id, "", ""))
    _write(writer, paragraphs(f"{plan.note_id}.txt", frozenset()), research_table)
    return _written(writer, "research", f"{plan.issuer_id}-nota-de-analisis-{plan.year}.md")


def _write(writer: DocumentWriter, words: list[str], table: Callable[[str], str]) -> None:
    for paragraph in words:
        is_table = paragraph.startswith(TABLE)
        writer.write(table(paragraph.removeprefix(TABLE)) if is_table else paragraph)


def _written(writer: DocumentWriter, kind: DocumentKind, file_name: str) -> WrittenDocument:
    subject, _, year = writer.about
    document = SpanishDocument(
        writer.document_id, kind, subject, year,
        writer.passages[0].section, file_name, writer.text,
    )  # fmt: skip
    return WrittenDocument(document, writer.book, tuple(writer.passages), tuple(writer.places))


def places_by_fact(written: tuple[WrittenDocument, ...]) -> dict[FactKey, list[Place]]:
    """Gather where each fact stands, in the order of the documents."""
    found: dict[FactKey, list[Place]] = {}
    for one in written:
        for place in one.places:
            found.setdefault(place.key, []).append(place)
    return found
