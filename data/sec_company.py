"""What `data add AAPL --years 3` fetches: a company's facts and its filings with all exhibits, one by one.

What was fetched once is kept, so running it again goes on where it was cut off. What can't be
fetched is said in its place, and the rest goes on.
"""

import re
from collections.abc import Iterator

from data.company import Cik, Company
from data.errors import FilingsError, SourceError
from data.filing import AccessionNumber
from data.sec import SecClient
from data.sec_checks import check_company_facts, check_index, check_older, check_tickers
from data.sec_fetched import (
    Fetched,
    FetchedCompany,
    FetchedFacts,
    NotFetched,
    Progress,
    Step,
)
from data.sec_filing import fetch_filing, fetch_named_filing
from data.sec_hosts import is_older_page
from data.sec_index import SOMETIMES, choose, is_needed
from data.submissions import FilingIndex, FilingRow, merged, read_index, read_older
from data.tickers import cik_of, find_filer, read_tickers

DEFAULT_YEARS = 3
_ACCESSION = re.compile(r"([0-9]{10})-([0-9]{2})-([0-9]{6})")
_ADDRESS = re.compile(
    r"/Archives/edgar/data/([0-9]{1,10})/([0-9]{10})-?([0-9]{2})-?([0-9]{6})(?![0-9])"
)
_SEC = "https://www.sec.gov/"


def is_sec_address(asked: str) -> bool:
    """Whether something is the address of a filing at the SEC, as a browser shows it."""
    return asked.startswith(_SEC) and _ADDRESS.search(asked) is not None


def fetch_company(
    client: SecClient,
    asked: str,
    *,
    years: int = DEFAULT_YEARS,
    progress: Progress = lambda step: None,
) -> Iterator[Fetched]:
    """Fetch what a ticker, a CIK or a name means; or one filing, by its number or its address."""
    try:
        number = _ACCESSION.fullmatch(asked.strip())
        address = _ADDRESS.search(asked) if is_sec_address(asked) else None
        if number:
            # The first ten digits are whoever handed it in: most often the company itself.
            yield from fetch_named_filing(client, Cik(number[1]), AccessionNumber(number[0]))
        elif address:
            accession = AccessionNumber("-".join(address.groups()[1:]))
            yield from fetch_named_filing(client, Cik(address[1].zfill(10)), accession)
        else:
            yield from _company(client, asked, years, progress)
    except FilingsError as trouble:
        yield NotFetched(asked, str(trouble))


def _company(client: SecClient, asked: str, years: int, progress: Progress) -> Iterator[Fetched]:
    progress(Step(0, 2, asked))
    cik = cik_of(asked) or _cik_by_name(client, asked)
    body = client.fetch(client.hosts.submissions(cik), check_index(cik))
    index = read_index(body.content, source=f"CIK{cik}.json")
    company = index.company
    yield FetchedCompany(company, index.year_end, index.sic, index.industry, body.warning)
    troubles: list[NotFetched] = []
    chosen = choose(_rows(client, index, max(1, years), troubles), max(1, years))
    yield from troubles
    total = 2 + len(chosen.rows)
    progress(Step(1, total, f"{company.name} facts"))
    yield from _facts(client, company)
    if chosen.passed_over:
        words = f"{chosen.passed_over} reports on Form {SOMETIMES} are passed over: no figures are tagged in them."
        yield NotFetched(company.name, words, is_skipped=True)
    if not chosen.rows:
        words = f"{company.name} ({cik}) has no annual or quarterly reports at the SEC."
        yield NotFetched(company.name, words)
    yield from _filings(client, index, chosen.rows, progress)
    progress(Step(total, total, company.name))


def _cik_by_name(client: SecClient, asked: str) -> Cik:
    body = client.fetch(client.hosts.tickers(), check_tickers)
    listed = read_tickers(body.content, source="company_tickers.json")
    return find_filer(asked, listed).cik


def _rows(
    client: SecClient, index: FilingIndex, years: int, troubles: list[NotFetched]
) -> tuple[FilingRow, ...]:
    """List a company's filings, with as many older pages as the years need."""
    rows = index.rows
    for page in index.older:
        if not is_needed(page, rows, years):
            break
        if not is_older_page(page.name, index.company.cik):
            continue
        try:
            body = client.fetch(client.hosts.older_submissions(page.name), check_older)
        except SourceError as trouble:
            troubles.append(NotFetched(page.name, str(trouble)))
            break
        if body.warning:
            troubles.append(NotFetched(page.name, body.warning, is_skipped=True))
        rows = merged(rows, read_older(body.content, source=page.name))
    return rows


def _facts(client: SecClient, company: Company) -> Iterator[Fetched]:
    name, url = f"CIK{company.cik}.json", client.hosts.company_facts(company.cik)
    try:
        body = client.fetch(url, check_company_facts(company.cik))
        yield FetchedFacts(company, name, body.content, url, body.warning)
    except SourceError as trouble:
        words, is_skipped = str(trouble), trouble.status == 404
        if is_skipped:
            words = f"The SEC has no companyfacts of {company.name} ({company.cik}): it tags no figures."
        yield NotFetched(f"{company.name} facts", words, is_skipped)


def _filings(
    client: SecClient, index: FilingIndex, rows: tuple[FilingRow, ...], progress: Progress
) -> Iterator[Fetched]:
    company, left = index.company, 0
    is_said = False
    for place, row in enumerate(rows):
        progress(
            Step(2 + place, 2 + len(rows), f"{company.name} {row.form} {row.report_date or ''}")
        )
        try:
            yield from fetch_filing(client, index, row)
        except FilingsError as trouble:
            if is_said:
                left += 1
                continue
            is_said = client.is_stopped
            yield NotFetched(f"{company.name} {row.form} {row.accession}", str(trouble))
    if left:
        words = f"{left} more filings of {company.name} are not fetched, for the same reason."
        yield NotFetched(company.name, words)
