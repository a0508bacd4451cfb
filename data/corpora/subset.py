"""The part of both sets that the app starts with, beside the sample's own documents.

Small enough to be made and read in a second or two: near twins (two years of one issuer, two share
prices of one idea, a fund's two documents), a filer in euros by IFRS, a retailer whose year has weeks.
"""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

from data.corpora.spanish_set import spanish_set
from data.corpora.us.company_facts import company_facts
from data.corpora.us.pages import page_name, write_page
from data.corpora.us.reports import filers_with_pages, reports_of

SPANISH = ("R07", "R08", "F01", "K01", "N03")
US = {"HSTVM": 2, "PLMRS": 5}
"""Ticker, and how many of the newest reports have a page; companyfacts tell all the others."""


def write_subset(folder: Path) -> tuple[Path, ...]:
    """Write the files and a manifest.csv with number and day of the filings; gives what is to be read."""
    texts = {
        one.file_name: one.text for one in spanish_set().documents if one.document_id in SPANISH
    }
    dates = io.StringIO()
    rows = csv.writer(dates, lineterminator="\n")
    rows.writerow(("file", "filed", "accession"))
    for filer in filers_with_pages():
        if filer.ticker not in US:
            continue
        texts[f"CIK{filer.cik}.json"] = json.dumps(company_facts(filer))
        for report in reports_of(filer)[-US[filer.ticker] :]:
            texts[page_name(report)] = write_page(report)
            rows.writerow((page_name(report), report.filed.isoformat(), report.accession))
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "manifest.csv").write_text(dates.getvalue(), encoding="utf-8")
    return tuple(folder / name for name in texts)
