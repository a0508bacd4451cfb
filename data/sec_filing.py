"""One filing at the SEC -> its primary document and its exhibits."""

from collections.abc import Iterator

from data.company import Cik, Company
from data.errors import NotFoundError, SourceError
from data.filing import AccessionNumber, Filing
from data.read import MAX_BYTES
from data.sec import Body, SecClient
from data.sec_checks import check_document, check_submission
from data.sec_documents import FiledDocument, kinds, read_header, split_submission
from data.sec_fetched import Fetched, FetchedCompany, FetchedDocument, NotFetched
from data.sec_hosts import is_file_name
from data.submissions import FilingIndex, FilingRow

ARCHIVES = "https://www.sec.gov/Archives/edgar/data/"


def fetch_filing(client: SecClient, index: FilingIndex, row: FilingRow) -> Iterator[Fetched]:
    """Fetch a filing that the company's index lists.

    Raises:
        FilingsError: it can't be had.

    """
    filing = _filing_of(index, row)
    whole_is_missing = row.size > MAX_BYTES
    if not whole_is_missing:
        try:
            body = _whole(client, index.company.cik, row.accession)
        except SourceError as trouble:
            if trouble.status != 404 or not row.primary_document:
                raise
            whole_is_missing = True
        else:
            yield from _family(client, filing, body)
    if whole_is_missing:
        yield from _primary_alone(client, filing, row)


def _whole(client: SecClient, cik: Cik, accession: AccessionNumber) -> Body:
    url = client.hosts.filed_document(cik, accession, f"{accession}.txt")
    return client.fetch(url, check_submission(accession), is_final=True)


def _family(client: SecClient, filing: Filing, body: Body) -> Iterator[Fetched]:
    """Give the documents of one filing, and say what of it is none."""
    assert filing.accession is not None
    accession = filing.accession
    documents = split_submission(body.content, source=f"{accession}.txt")
    for place, document in enumerate(documents):
        if document.is_text:
            url = client.hosts.filed_document(filing.company.cik, accession, document.name)
            yield FetchedDocument(filing, document, url, is_primary=place == 0)
    others = [document for document in documents if not document.is_text]
    if others:
        words = f"Of {accession} these are no text, and are passed over: {kinds(others)}."
        yield NotFetched(accession, words, is_skipped=True)


def _primary_alone(client: SecClient, filing: Filing, row: FilingRow) -> Iterator[Fetched]:
    name = row.primary_document.rpartition("/")[2]
    if not is_file_name(name):
        raise NotFoundError(
            f"The SEC's index names no document of {row.accession}. Open it in a browser.",
            asked=row.accession,
        )
    url = client.hosts.filed_document(filing.company.cik, row.accession, name)
    body = client.fetch(url, check_document, is_final=True)
    document = FiledDocument(1, row.form, name, "", body.content)
    yield FetchedDocument(filing, document, url, is_primary=True)
    words = (
        f"Of {row.accession} only the main document is fetched: the whole filing is too large, "
        "or is not there in one piece. Add its exhibits as files."
    )
    yield NotFetched(row.accession, words, is_skipped=True)


def fetch_named_filing(
    client: SecClient, cik: Cik, accession: AccessionNumber
) -> Iterator[Fetched]:
    """Fetch one filing; its own header says whose it is, which form, for what day.

    Raises:
        FilingsError: it can't be had.

    """
    try:
        body = _whole(client, cik, accession)
    except SourceError as trouble:
        if trouble.status != 404:
            raise
        raise NotFoundError(
            f"The SEC has no filing {accession} of CIK {cik}. Where an agent handed it in, its number "
            "does not tell whose it is: name it by its address, which begins with "
            f"{ARCHIVES}.",
            asked=accession,
        ) from trouble
    header = read_header(body.content)
    company = Company(header.cik or cik, header.company or f"CIK {cik}", (), header.former_names)
    yield FetchedCompany(company, header.year_end, "", "")
    form = header.form or "form not known"
    filing = Filing(
        company, form, header.period_end, None, None, header.filed, accession, header.year_end
    )
    yield from _family(client, filing, body)


def _filing_of(index: FilingIndex, row: FilingRow) -> Filing:
    return Filing(
        company=index.company,
        form=row.form,
        period_end=row.report_date,
        fiscal_year=None,
        fiscal_period=None,
        filed=row.filed,
        accession=row.accession,
        year_end=index.year_end,
    )
