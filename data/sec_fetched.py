"""What fetching from the SEC gives, one by one: a company, its facts, documents, and what was not to be had."""

from collections.abc import Callable
from dataclasses import dataclass

from data.company import Company
from data.filing import Filing
from data.sec_documents import FiledDocument


@dataclass(frozen=True, slots=True)
class FetchedCompany:
    """Who is meant, as the SEC's index of its filings says."""

    company: Company
    year_end: str | None
    """`--MM-DD`."""
    sic: str
    industry: str
    warning: str | None = None


@dataclass(frozen=True, slots=True)
class FetchedFacts:
    """A company's companyfacts file, checked to be its own and whole."""

    company: Company
    name: str
    content: bytes
    url: str
    warning: str | None = None


@dataclass(frozen=True, slots=True)
class FetchedDocument:
    """One document of a filing: the primary one, or an exhibit."""

    filing: Filing
    """What the SEC's index says of the filing: who, which form, for what day, when filed, its number.
    Exhibits have the same one, so they are one family."""
    document: FiledDocument
    url: str
    is_primary: bool


@dataclass(frozen=True, slots=True)
class NotFetched:
    """What was not fetched, and why."""

    what: str
    words: str
    is_skipped: bool = False
    """Passed over by rule, which is no failure."""


@dataclass(frozen=True, slots=True)
class Step:
    """How far a company is."""

    done: int
    total: int
    what: str
    """What is fetched next."""


Fetched = FetchedCompany | FetchedFacts | FetchedDocument | NotFetched
Progress = Callable[[Step], None]
