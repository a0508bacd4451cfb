"""A register as the files of one folder, and back."""

from collections.abc import Mapping
from typing import Any

from data.company import Cik, Company
from data.fact import Concept
from data.filing import AccessionNumber
from data.parquet_rows import parquet, read_parquet
from data.register import FiledReport, Register

COMPANIES, FILINGS, LABELS = "companies.parquet", "filings.parquet", "labels.parquet"
REGISTER_FILES = frozenset((COMPANIES, FILINGS, LABELS))
_FILED = ("cik", "accession", "form", "filed", "period_end", "fiscal_year", "quarter")


def register_files(register: Register) -> dict[str, bytes]:
    """Write what a register tells: file name to bytes."""
    files: dict[str, bytes] = {}
    if register.companies:
        files[COMPANIES] = _company_file(register.companies)
    if register.filings:
        files[FILINGS] = _filing_file(register.filings)
    if concepts := list(dict.fromkeys((*register.labels, *register.definitions))):
        files[LABELS] = parquet(
            {
                "concept": ("text", concepts),
                "label": ("text", [register.labels.get(one) for one in concepts]),
                "definition": ("text", [register.definitions.get(one) for one in concepts]),
            }
        )
    return files


def stored_register(files: Mapping[str, bytes], *, place: str) -> Register:
    """Read a register back; a file that is not there tells nothing."""
    rows = {name: read_parquet(files[name], place=f"{place}/{name}") for name in files}
    companies, filings, labels = (rows.get(name) for name in (COMPANIES, FILINGS, LABELS))
    return Register(
        companies=tuple(
            Company(Cik(cik), name, tuple(tickers), tuple(former))
            for cik, name, tickers, former in zip(
                *(companies[name] for name in ("cik", "name", "tickers", "former_names")),
                strict=True,
            )
        )
        if companies
        else (),
        filings=tuple(
            FiledReport(Cik(cik), AccessionNumber(accession), *told)
            for cik, accession, *told in zip(
                # Files that were stored earlier tell no quarters.
                *(filings.get(name) or [None] * len(filings["cik"]) for name in _FILED),
                strict=True,
            )
        )
        if filings
        else (),
        labels=_told(labels, "label"),
        definitions=_told(labels, "definition"),
    )


def _told(columns: Mapping[str, list[Any]] | None, name: str) -> dict[Concept, str]:
    """Read what a column tells of each concept; files that were stored earlier have no definitions."""
    if columns is None or name not in columns:
        return {}
    rows = zip(columns["concept"], columns[name], strict=True)
    return {Concept(concept): told for concept, told in rows if told}


def _company_file(companies: tuple[Company, ...]) -> bytes:
    return parquet(
        {
            "cik": ("text", [one.cik for one in companies]),
            "name": ("text", [one.name for one in companies]),
            "tickers": ("texts", [list(one.tickers) for one in companies]),
            "former_names": ("texts", [list(one.former_names) for one in companies]),
        }
    )


def _filing_file(filings: tuple[FiledReport, ...]) -> bytes:
    return parquet(
        {
            "cik": ("text", [one.cik for one in filings]),
            "accession": ("text", [one.accession for one in filings]),
            "form": ("text", [one.form for one in filings]),
            "filed": ("date", [one.filed for one in filings]),
            "period_end": ("date", [one.period_end for one in filings]),
            "fiscal_year": ("int", [one.fiscal_year for one in filings]),
            "quarter": ("int", [one.quarter for one in filings]),
        }
    )
