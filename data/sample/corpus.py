"""All files of the sample corpus, by name, and their way onto the disk."""

from __future__ import annotations

from pathlib import Path

from data.sample.filing_plan import FILINGS
from data.sample.filing_writer import filing_name, write_filing
from data.sample.manifest import write_manifest
from data.sample.markdown_reports import (
    PROSPECTUS,
    REPORTS,
    report_name,
    write_annual_report,
    write_prospectus,
)

GENERATED = (".htm", ".md", ".csv")


def corpus_files() -> dict[str, str]:
    """Give the text of every file of the corpus; the same on every run and machine."""
    files = {filing_name(filing): write_filing(filing) for filing in FILINGS}
    files |= {report_name(year): write_annual_report(year) for year in REPORTS}
    files[PROSPECTUS] = write_prospectus()
    files["manifest.csv"] = write_manifest()
    return files


def write_corpus(folder: Path) -> tuple[str, ...]:
    """Write the files and remove generated ones that are no longer made."""
    folder.mkdir(parents=True, exist_ok=True)
    files = corpus_files()
    for path in folder.iterdir():
        if path.suffix in GENERATED and path.name not in files:
            path.unlink()
    for name, text in files.items():
        (folder / name).write_bytes(text.encode("utf-8"))
    return tuple(files)
