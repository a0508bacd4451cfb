"""What the SEC has of a company -> documents and facts on file, one by one."""

import re
from collections.abc import Iterator
from pathlib import Path

from data.adding import Item, Outcome
from data.errors import FilingsError
from data.read import read
from data.read_file import Known
from data.sec import SecClient
from data.sec_company import fetch_company, is_sec_address
from data.sec_fetched import (
    Fetched,
    FetchedCompany,
    FetchedDocument,
    FetchedFacts,
    NotFetched,
    Progress,
)
from data.store import Store

_ASKED = re.compile(r"[A-Z][A-Z.-]{0,6}|(?:CIK)?\d{1,10}|\d{10}-\d{2}-\d{6}")


def is_asked_of_the_sec(argument: str) -> bool:
    """Whether an argument is a ticker, a CIK, an accession number or an address, and no file here."""
    if is_sec_address(argument):
        return True
    return _ASKED.fullmatch(argument) is not None and not Path(argument).exists()


def add_fetched(
    store: Store, client: SecClient, asked: str, *, years: int, progress: Progress
) -> Iterator[Outcome]:
    """Fetch and add; what can't be fetched or read is an outcome with its trouble, and the rest goes on."""
    for one in fetch_company(client, asked, years=years, progress=progress):
        if isinstance(one, NotFetched):
            item = Item(Path(one.what), is_skipped=one.is_skipped)
            yield Outcome(item, trouble=one.words)
        elif isinstance(one, FetchedCompany):
            if one.warning:
                yield Outcome(Item(Path(one.company.name), is_skipped=True), trouble=one.warning)
        else:
            yield _added(store, one)


def _added(store: Store, one: FetchedFacts | FetchedDocument) -> Outcome:
    name = one.name if isinstance(one, FetchedFacts) else one.document.name
    content = one.content if isinstance(one, FetchedFacts) else one.document.content
    # What stands around the main document is often a page of a few lines, which is nothing to read.
    is_aside = isinstance(one, FetchedDocument) and not one.is_primary
    item = Item(Path(name), is_skipped=is_aside)
    try:
        got = read(content, source=name, known=_known(one))
        # The SEC's own copy takes the place of an older download of the same.
        return Outcome(item, store.add(got, replace=True), trouble=_warning(one))
    except FilingsError as refused:
        return Outcome(item, trouble=str(refused))


def _known(one: Fetched) -> Known:
    if not isinstance(one, FetchedDocument):
        return Known()
    part = "" if one.is_primary else one.document.kind
    return Known(one.filing.filed, one.filing.accession, one.filing, part)


def _warning(one: FetchedFacts | FetchedDocument) -> str | None:
    return one.warning if isinstance(one, FetchedFacts) else None
