"""One submission to the SEC: what was handed in, by whom, when."""

import re
from dataclasses import dataclass
from datetime import date
from pathlib import PurePosixPath
from typing import NewType

from data.company import Company
from data.span import DocumentId

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


MAX_ID_PART = 64
"""Characters in either part of a document id."""


def document_id_for(filing: Filing | None, source: str, sha256: str) -> DocumentId:
    """`<accession>/<file stem>`, else `<cik>/<form>-<period end>`, else `sha256/<first 12 hex>`."""
    if filing and filing.accession:
        return DocumentId(f"{filing.accession}/{_id_part(file_stem(source))}")
    if filing and filing.company.cik and filing.form and filing.period_end:
        form = _id_part(filing.form.replace("/", "."))
        return DocumentId(f"{filing.company.cik}/{form}-{filing.period_end}")
    return DocumentId(f"sha256/{sha256[:12]}")


def file_stem(source: str) -> str:
    """Strip folder, `.gz` and kind from a file's name: "aapl.htm.gz" is "aapl"."""
    name = PurePosixPath(source.replace("\\", "/")).name
    name = name[:-3] if name.lower().endswith(".gz") else name
    return re.sub(r"\.[A-Za-z]{2,5}$", "", name)


def _id_part(words: str) -> str:
    """Only characters that a document id may have; never empty, never a way up a folder."""
    return re.sub(r"[^A-Za-z0-9._-]+", "-", words).strip(".-")[:MAX_ID_PART] or "document"
