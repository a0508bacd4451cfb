"""Which filings the made-up companies make, and when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from data.sample.company_plan import CompanyPlan
from data.sample.fiscal_calendar import QuarterRange
from data.sample.halden_plan import PLAN as HALDEN
from data.sample.tolvane_plan import PLAN as TOLVANE


@dataclass(frozen=True, slots=True)
class FilingPlan:
    """One filing to be written."""

    company: CompanyPlan
    form: str
    year: int
    quarter: int
    """4 for a 10-K."""
    filed: date
    number: int
    """The last part of the accession number."""
    first_print: bool = False
    """Whether the figures are the ones that an amendment changes later."""

    @property
    def accession(self) -> str:
        """The accession number, with the company as its own filer agent."""
        return f"{self.company.identity.cik}-{self.filed:%y}-{self.number:06d}"

    @property
    def quarters(self) -> QuarterRange:
        """The fiscal year, or the one quarter, that the filing is about."""
        return QuarterRange(self.year, 1 if self.annual else self.quarter, self.quarter)

    @property
    def annual(self) -> bool:
        """Whether this is an annual report."""
        return self.form == "10-K"

    @property
    def amended(self) -> bool:
        """Whether this filing amends an earlier one."""
        return self.form.endswith("/A")

    @property
    def fiscal_period(self) -> str:
        """The name in the dei facts: FY, Q1, Q2, Q3."""
        return "FY" if self.annual else f"Q{self.quarter}"


FILINGS = (
    FilingPlan(TOLVANE, "10-K", 2023, 4, date(2024, 2, 22), 7),
    FilingPlan(TOLVANE, "10-K", 2024, 4, date(2025, 2, 20), 6),
    FilingPlan(TOLVANE, "10-Q", 2025, 1, date(2025, 5, 1), 19),
    FilingPlan(TOLVANE, "10-Q", 2025, 2, date(2025, 7, 31), 31, first_print=True),
    FilingPlan(TOLVANE, "10-Q/A", 2025, 2, date(2025, 10, 14), 44),
    FilingPlan(TOLVANE, "10-Q", 2025, 3, date(2025, 11, 4), 48),
    FilingPlan(HALDEN, "10-K", 2023, 4, date(2024, 3, 28), 9),
    FilingPlan(HALDEN, "10-K", 2024, 4, date(2025, 3, 27), 11),
    FilingPlan(HALDEN, "10-Q", 2025, 1, date(2025, 6, 5), 23, first_print=True),
    FilingPlan(HALDEN, "10-Q/A", 2025, 1, date(2025, 7, 18), 29),
    FilingPlan(HALDEN, "10-Q", 2025, 2, date(2025, 9, 4), 35),
    FilingPlan(HALDEN, "10-Q", 2025, 3, date(2025, 11, 25), 46),
)
