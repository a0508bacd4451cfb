"""Prints a report as an inline XBRL page that looks and reads as filings do."""

from __future__ import annotations

from data.corpora.us.pages_body import CONTENTS, contents_table, write_body
from data.corpora.us.pages_cover import write_cover
from data.corpora.us.pages_draft import PageDraft, new_tags
from data.corpora.us.pages_periods import to_date
from data.corpora.us.report import Report
from data.sample.filing_writer import NAMESPACES
from data.sample.fiscal_calendar import spoken_date
from data.sample.inline_tags import Period
from data.sample.page_writer import BODY, PageWriter

YEARLY = ("dei", "us-gaap", "srt", "country")
"""Namespaces that carry the year of their taxonomy."""
PLAIN_YEARS_FROM = 2022
"""Taxonomies before it are named by a day: 2021-01-31."""


def page_name(report: Report) -> str:
    """Give the file's name, as filings are named: prefix, period end, a for an amendment."""
    amended = "a" if report.form.endswith("/A") else ""
    return f"{report.filer.prefix}-{report.end:%Y%m%d}{amended}.htm"


def write_page(report: Report) -> str:
    """Give the whole page, in ASCII."""
    tags = new_tags(report.filer)
    title = f"Form {report.form} for the period ended {spoken_date(report.end)}"
    draft = PageDraft(report, tags, PageWriter(report.filer.name, title, tags))
    write_cover(draft)
    write_body(draft)
    _hide(draft)
    schema = f"{report.filer.prefix}-{report.end:%Y%m%d}.xsd"
    declared = " ".join(
        f'xmlns{":" if key else ""}{key}="{uri}"' for key, uri in _namespaces(report).items()
    )
    body = "".join(draft.page.parts).replace(CONTENTS, contents_table(draft))
    whole = (
        f"<?xml version='1.0' encoding='ASCII'?>\n<html {declared} xml:lang=\"en-US\">\n"
        f'<head><title>{schema[:-4]}</title></head>\n<body style="{BODY}">\n'
        f"{tags.header(schema)}{body}</body>\n</html>\n"
    )
    return whole.encode("ascii", "xmlcharrefreplace").decode("ascii")


def _namespaces(report: Report) -> dict[str, str]:
    """Name the taxonomies of the year in which the report was filed."""
    year = report.filed.year
    version = str(year) if year >= PLAIN_YEARS_FROM else f"{year}-01-31"
    spaces = {
        key: uri.replace("/2024", f"/{version}") if key in YEARLY else uri
        for key, uri in NAMESPACES.items()
    }
    own = {report.filer.prefix: f"http://{report.filer.prefix}.example/{report.end:%Y%m%d}"}
    ifrs = {"ifrs-full": f"https://xbrl.ifrs.org/taxonomy/{year}-03-24/ifrs-full"}
    return spaces | own | (ifrs if report.filer.taxonomy == "ifrs-full" else {})


def _hide(draft: PageDraft) -> None:
    """Put the facts that no reader sees into the header."""
    report = draft.report
    for line in report.hidden:
        value = line.values[0] if line.values else None
        if value is None:
            continue
        period = Period(None, report.end) if line.unit == "shares" else to_date(report)
        draft.hide(line, period, value)
