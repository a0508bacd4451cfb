"""Files without text -> something to put on file: instances, lists of tickers, lists of submissions."""

import hashlib
import json
from dataclasses import replace

from data.company import Cik
from data.document import Document
from data.errors import FormatError
from data.fact import Fact
from data.filing import Filing, document_id_for
from data.instance import Instance, read_instance
from data.read_file import Known, ReadFile
from data.register import FiledReport, Register
from data.span import DocumentId
from data.submissions import FilingRow, read_index, read_older
from data.tickers import read_tickers

SUBMISSIONS = "submissions"
"""What stands for a form on file: it is no submission itself."""


def read_instance_file(content: bytes, *, source: str, known: Known) -> ReadFile:
    """Read an XBRL instance: facts, and no text.

    Raises:
        FormatError: cut off, not well-formed, with a DTD, no instance, or without contexts.

    """
    read = read_instance(content, source=source, known=known)
    document = _document(_instance_id(read, content, source), read.filing, content, source)
    facts = read.facts
    if known.accession is None:
        # Nothing else tells this filing from another one whose number is not known.
        facts = tuple(_of_document(fact, document.document_id) for fact in facts)
    return ReadFile(replace(document, warnings=read.warnings), facts)


def _instance_id(read: Instance, content: bytes, source: str) -> DocumentId:
    named = document_id_for(read.filing, source, hashlib.sha256(content).hexdigest())
    if read.filing is None or read.filing.accession:
        return named
    # The page of the same filing has the id without this ending.
    return DocumentId(f"{named}-instance")


def _of_document(fact: Fact, document_id: DocumentId) -> Fact:
    return replace(fact, document_id=document_id)


def read_tickers_file(content: bytes, *, source: str, known: Known) -> ReadFile:
    """Read company_tickers.json: names and tickers for companies that other files leave without.

    Raises:
        FormatError: no JSON, cut off, or not of this form.

    """
    companies = read_tickers(content, source=source)
    document = _document(DocumentId("sec/company_tickers"), None, content, source)
    title = f"List of tickers, {len(companies):,} companies"
    return ReadFile(replace(document, title=title), register=Register(companies=companies))


def read_submissions_file(content: bytes, *, source: str, known: Known) -> ReadFile:
    """Read a company's submissions: its names, and number and day of each filing.

    Raises:
        FormatError: no JSON, cut off, not of this form, or a page of older ones without its company.

    """
    if not _has_company(content):
        read_older(content, source=source)
        raise FormatError(
            f"{source} is a page of older submissions, which doesn't say whose they are. "
            "Add the company's own file (CIK##########.json); it names the newest ones.",
            place=source,
        )
    index = read_index(content, source=source)
    company = index.company
    document = _document(
        DocumentId(f"{SUBMISSIONS}/CIK{company.cik}"),
        Filing(company, SUBMISSIONS, None, None, None, None, None),
        content,
        source,
    )
    filings = tuple(_report(index.company.cik, row) for row in index.rows)
    return ReadFile(document, register=Register((company,), filings))


def _has_company(content: bytes) -> bool:
    try:
        whole = json.loads(content)
    except (ValueError, RecursionError):
        return True  # the reader says what is wrong with it
    return not isinstance(whole, dict) or "accessionNumber" not in whole


def _report(cik: Cik, row: FilingRow) -> FiledReport:
    return FiledReport(cik, row.accession, row.form, row.filed, row.report_date)


def _document(
    document_id: DocumentId, filing: Filing | None, content: bytes, source: str
) -> Document:
    """Make the document of a file that has no text."""
    return Document(
        document_id=document_id,
        title=f"{filing.company.name}, {filing.form}" if filing else source,
        source=source,
        filing=filing,
        language="en",
        text="",
        blocks=(),
        tables=(),
        pages=None,
        sha256=hashlib.sha256(content).hexdigest(),
    )
