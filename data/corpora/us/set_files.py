"""Writes the US set to a folder: tables of truth, companyfacts, company_tickers.json, pages."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from data.corpora.us.company_facts import company_facts
from data.corpora.us.pages import page_name, write_page
from data.corpora.us.reports import filers, filers_with_pages, reports_of
from data.corpora.us.us_set import first_print_rows, true_rows, us_set

FOLDER = "filings"


def write_us_set(folder: Path) -> tuple[Path, ...]:
    """Write all files and give their paths; the folder is created."""
    return (*write_tables(folder), *_write(folder, _pages()))


def write_tables(folder: Path) -> tuple[Path, ...]:
    """Write everything but the pages, and give the paths."""
    return _write(folder, _tables())


def _write(folder: Path, texts: Iterator[tuple[str, str]]) -> tuple[Path, ...]:
    written: list[Path] = []
    for name, text in texts:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        written.append(path)
    return tuple(written)


def _tables() -> Iterator[tuple[str, str]]:
    yield "true_quarters.csv", table(true_rows())
    yield "first_prints.csv", table(first_print_rows())
    yield "filings.csv", table(filing_rows())
    yield "company_tickers.json", tickers()
    for filer in filers():
        yield f"companyfacts/CIK{filer.cik}.json", json.dumps(company_facts(filer))


def _pages() -> Iterator[tuple[str, str]]:
    for filer in filers_with_pages():
        for report in reports_of(filer):
            yield f"{FOLDER}/{page_name(report)}", write_page(report)
    # Under this name, `python -m data add` takes number and day of each page from it.
    yield f"{FOLDER}/manifest.csv", table([row for row in filing_rows() if row["file"]])


def filing_rows() -> tuple[dict[str, str], ...]:
    """Give a row a filing: what an index says of it and no page does; `file` where it has a page."""
    paged = {filer.cik for filer in filers_with_pages()}
    return tuple(
        {
            "cik": report.filer.cik,
            "ticker": report.filer.ticker,
            "name": report.filer.name,
            "form": report.form,
            "fiscal_year": str(report.fiscal_year),
            "fiscal_period": report.fiscal_period,
            "period_end": report.end.isoformat(),
            "filed": report.filed.isoformat(),
            "accession": report.accession,
            "file": page_name(report) if report.filer.cik in paged else "",
        }
        for report in us_set().reports
    )


def table(rows: Sequence[dict[str, str]]) -> str:
    """Give rows as CSV with a header."""
    target = io.StringIO()
    writer = csv.DictWriter(target, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return target.getvalue()


def tickers() -> str:
    """Give the list of companies in the SEC's shape: numbered, with CIK, ticker and name."""
    return json.dumps(
        {
            str(number): {"cik_str": int(one.cik), "ticker": one.ticker, "title": one.name}
            for number, one in enumerate(filers())
        }
    )
