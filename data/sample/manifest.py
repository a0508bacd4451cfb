"""The list of the generated files: what each is, of whom, and when it was filed."""

from __future__ import annotations

import csv
from io import StringIO

from data.sample.filing_plan import FILINGS
from data.sample.filing_writer import books_for, filing_name
from data.sample.markdown_reports import FUND, PROSPECTUS, REPORTS, report_name
from data.sample.spanish_books import ISSUER

COLUMNS = (
    "file", "company", "cik", "ticker", "form", "period_end", "fiscal_year", "fiscal_period",
    "filed", "accession", "source",
)  # fmt: skip
SOURCE = "data.sample (made up)"
REPORT_PUBLISHED = {2023: "2024-04-12", 2024: "2025-04-11"}
PROSPECTUS_PUBLISHED = "2024-03-15"


def write_manifest() -> str:
    """Give the manifest as CSV, filings first."""
    rows: list[tuple[str, ...]] = [COLUMNS]
    for filing in FILINGS:
        who, end = filing.company.identity, books_for(filing).dates(filing.quarters)[1]
        rows.append(
            (
                filing_name(filing),
                who.name,
                who.cik,
                who.ticker,
                filing.form,
                str(end),
                str(filing.year),
                filing.fiscal_period,
                str(filing.filed),
                filing.accession,
                SOURCE,
            )
        )
    rows.extend(_report_row(year) for year in REPORTS)
    rows.append((PROSPECTUS, FUND, "", "", "folleto", "", "", "", PROSPECTUS_PUBLISHED, "", SOURCE))
    out = StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def _report_row(year: int) -> tuple[str, ...]:
    named = (report_name(year), ISSUER, "", "", "informe anual")
    return (*named, f"{year}-12-31", str(year), "FY", REPORT_PUBLISHED[year], "", SOURCE)
