"""One submission to the SEC: what was handed in, by whom, when."""

from dataclasses import dataclass
from datetime import date
from typing import NewType

from data.company import Company

AccessionNumber = NewType("AccessionNumber", str)
"""`0000320193-24-000123`, with dashes."""


@dataclass(frozen=True, slots=True)
class Filing:
    """One submission, as its cover (dei facts) and the manifest beside it name it."""

    company: Company
    form: str
    """`10-K`, `10-Q`, `10-K/A`, as the cover prints it; `annual report` and the like outside the SEC."""
    period_end: date | None
    """Last day of the period that the filing reports on."""
    fiscal_year: int | None
    """The company's own number for its fiscal year (DocumentFiscalYearFocus)."""
    fiscal_period: str | None
    """`FY`, `Q1`, `Q2` or `Q3` (DocumentFiscalPeriodFocus)."""
    filed: date | None
    """When the SEC received it; None where nothing on file says so."""
    accession: AccessionNumber | None
    year_end: str | None = None
    """`--MM-DD`, dei:CurrentFiscalYearEndDate."""
