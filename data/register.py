"""What the lists of the SEC tell beside documents: who is called what, and what was filed when."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date

from data.company import Cik, Company
from data.fact import Concept
from data.filing import AccessionNumber
from data.span import DocumentId


@dataclass(frozen=True, slots=True)
class FiledReport:
    """One submission as a list names it; to a calendar, the cover of a filing that is not on file."""

    cik: Cik
    accession: AccessionNumber
    form: str
    filed: date
    period_end: date | None
    """Last day of the period that it reports on."""
    fiscal_year: int | None = None
    """The number that companyfacts gives the year that is reported on; it names, and never selects."""
    quarter: int | None = None
    """1 to 3 where companyfacts says so of a quarterly report; it counts where no date tells."""

    @property
    def document_id(self) -> DocumentId:
        """No document: the accession number stands for it."""
        return DocumentId(self.accession)

    @property
    def fiscal_period(self) -> str | None:
        """`FY` where the year has a number, unless a quarter is told."""
        if self.quarter is not None:
            return f"Q{self.quarter}"
        return None if self.fiscal_year is None else "FY"

    @property
    def year_end(self) -> None:
        """Not told."""


@dataclass(frozen=True, slots=True)
class Register:
    """What one list tells; most tell one of the three."""

    companies: tuple[Company, ...] = ()
    filings: tuple[FiledReport, ...] = ()
    labels: Mapping[Concept, str] = field(default_factory=dict)
    """What the taxonomy calls a company's concepts."""
    definitions: Mapping[Concept, str] = field(default_factory=dict)
    """How the taxonomy defines them."""

    def __bool__(self) -> bool:
        """Whether it tells anything."""
        return bool(self.companies or self.filings or self.labels)


def named(companies: Iterable[Company], known: Mapping[Cik, Company]) -> tuple[Company, ...]:
    """Give companies the tickers and former names that lists know of them."""
    return tuple(_named(one, known.get(one.cik)) for one in companies)


def _named(company: Company, told: Company | None) -> Company:
    if told is None:
        return company
    names = (*company.former_names, *told.former_names, told.name)
    return Company(
        company.cik,
        company.name,
        tuple(dict.fromkeys((*company.tickers, *told.tickers))),
        tuple(dict.fromkeys(name for name in names if name.lower() != company.name.lower())),
    )


def report_of(
    filings: Iterable[FiledReport], cik: Cik | None, form: str | None, period_end: date | None
) -> FiledReport | None:
    """Find the one submission of a company with this form for a period; None where two might be it."""
    if cik is None or form is None or period_end is None:
        return None
    found = {
        one.accession: one
        for one in filings
        if (one.cik, one.form, one.period_end) == (cik, form, period_end)
    }
    return next(iter(found.values())) if len(found) == 1 else None
