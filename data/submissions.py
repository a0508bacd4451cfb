"""Submissions JSON, as data.sec.gov serves it: who a company is, and the list of its filings."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from data.company import Cik, Company
from data.errors import FormatError
from data.filing import AccessionNumber

_ACCESSION = re.compile(r"[0-9]{10}-[0-9]{2}-[0-9]{6}")
_NEEDED = ("accessionNumber", "filingDate", "form")


@dataclass(frozen=True, slots=True)
class FilingRow:
    """One filing, as the index lists it."""

    accession: AccessionNumber
    form: str
    filed: date
    report_date: date | None
    """Last day of the period it reports on; old filings and many forms have none."""
    primary_document: str
    """File name of the main document; empty for many old filings."""
    size: int = 0
    """Bytes of the whole filing; 0 where it is not said."""
    has_financial_data: bool = False
    """Whether figures are tagged in it, as far as the index tells."""


@dataclass(frozen=True, slots=True)
class OlderPage:
    """A page of older filings that is to be fetched apart."""

    name: str
    filed_to: date
    """When its newest filing was filed."""


@dataclass(frozen=True, slots=True)
class FilingIndex:
    """A company and its filings."""

    company: Company
    year_end: str | None
    """`--MM-DD`, as the SEC has it now."""
    sic: str
    """Industry code; empty where there is none."""
    industry: str
    rows: tuple[FilingRow, ...]
    """Newest first."""
    older: tuple[OlderPage, ...] = ()
    """Newest first."""


def read_index(content: bytes, *, source: str) -> FilingIndex:
    """Read `CIK##########.json` (not packed): the company and its newest filings.

    Raises:
        FormatError: no JSON, cut off, or not of this form.

    """
    whole = _parsed(content, source)
    try:
        cik = Cik(f"{int(str(whole['cik'])):010d}")
        former = tuple(str(one["name"]) for one in whole.get("formerNames") or ())
        tickers = tuple(dict.fromkeys(str(one) for one in whole.get("tickers") or ()))
        filings = whole["filings"]
        older = tuple(_older_page(page) for page in filings.get("files") or ())
        rows = _rows(filings["recent"])
    except (AttributeError, KeyError, TypeError, ValueError) as cause:
        raise _not_submissions(source) from cause
    return FilingIndex(
        company=Company(cik, str(whole.get("name") or f"CIK {cik}"), tickers, former),
        year_end=_year_end(whole.get("fiscalYearEnd")),
        sic=str(whole.get("sic") or ""),
        industry=str(whole.get("sicDescription") or ""),
        rows=rows,
        older=tuple(sorted(older, key=lambda page: page.filed_to, reverse=True)),
    )


def read_older(content: bytes, *, source: str) -> tuple[FilingRow, ...]:
    """Read `CIK##########-submissions-001.json` (not packed), newest first.

    Raises:
        FormatError: no JSON, cut off, or not of this form.

    """
    whole = _parsed(content, source)
    try:
        return _rows(whole)
    except (AttributeError, KeyError, TypeError, ValueError) as cause:
        raise _not_submissions(source) from cause


def merged(*pages: Iterable[FilingRow]) -> tuple[FilingRow, ...]:
    """Put pages together: each filing once, newest first."""
    rows = {row.accession: row for page in pages for row in page}
    return tuple(sorted(rows.values(), key=lambda row: (row.filed, row.accession), reverse=True))


def _parsed(content: bytes, source: str) -> dict[str, Any]:
    try:
        whole = json.loads(content)
    except (ValueError, RecursionError) as cause:
        raise FormatError(
            f"{source} is no complete JSON: it may be cut off. Download it again.", place=source
        ) from cause
    if not isinstance(whole, dict):
        raise _not_submissions(source)
    return whole


def _not_submissions(source: str) -> FormatError:
    return FormatError(
        f"{source} is JSON, but not a submissions file. Download it again from data.sec.gov.",
        place=source,
    )


def _rows(columns: Mapping[str, Any]) -> tuple[FilingRow, ...]:
    """Turn columns into rows; all columns have the same length, or something is missing."""
    lists = {name: column for name, column in columns.items() if isinstance(column, list)}
    lengths = {len(column) for column in lists.values()}
    if not all(name in lists for name in _NEEDED) or len(lengths) != 1:
        raise ValueError("columns are missing or differ in length")
    rows = (dict(zip(lists, values, strict=True)) for values in zip(*lists.values(), strict=True))
    return merged(_row(row) for row in rows)


def _row(row: Mapping[str, Any]) -> FilingRow:
    accession = str(row["accessionNumber"])
    if not _ACCESSION.fullmatch(accession):
        raise ValueError(f"{accession} is no accession number")
    tagged = row.get("isXBRLNumeric", row.get("isXBRL"))
    size = row.get("size")
    return FilingRow(
        accession=AccessionNumber(accession),
        form=str(row["form"]),
        filed=date.fromisoformat(str(row["filingDate"])),
        report_date=_day(row.get("reportDate")),
        primary_document=str(row.get("primaryDocument") or ""),
        size=size if isinstance(size, int) else 0,
        has_financial_data=bool(tagged),
    )


def _older_page(page: Mapping[str, Any]) -> OlderPage:
    return OlderPage(str(page["name"]), date.fromisoformat(str(page["filingTo"])))


def _year_end(month_day: object) -> str | None:
    told = str(month_day or "")
    return f"--{told[:2]}-{told[2:]}" if re.fullmatch(r"[0-9]{4}", told) else None


def _day(written: object) -> date | None:
    try:
        return date.fromisoformat(str(written))
    except ValueError:
        return None
