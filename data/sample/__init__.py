"""What can be tried and tested without a download: filings of made-up companies, and how they tie.

fiscal_calendar   when quarters begin and end: calendar years and 52/53-week years
company_plan      what is decided about a company; tolvane_plan and halden_plan decide it
bookkeeping       plan -> company_books, the true books, kept before anything is written
filing_plan       which filings are made, when, and which of them an amendment corrects
filing_writer     books + prose in words/ -> inline XBRL HTML, with cover_page, statements,
                  note_tables, obligation_tables, restatement_table, discussion_tables and
                  spoken_figures; page_writer lays it out, inline_tags tags it, filing_draft
                  holds what they share
spanish_books     the books of the Spanish issuer; markdown_reports writes its reports and a fund's
                  prospectus
manifest          the list of the files
files/            what `python -m data.sample` writes; committed, never edited by hand
"""

from __future__ import annotations

from pathlib import Path

FILES = Path(__file__).parent / "files"


def sample_files() -> tuple[Path, ...]:
    """Give the generated documents, sorted by name, without the manifest."""
    return tuple(sorted(path for path in FILES.iterdir() if path.suffix in {".htm", ".md"}))
