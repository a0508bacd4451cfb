"""What is in a store: one entry a document, with the hashes of its stored files."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from datetime import date
from pathlib import Path
from typing import Any

from data.company import Cik, Company
from data.errors import FormatError, SetupError
from data.filing import AccessionNumber
from data.period import FiscalPeriod
from data.span import DocumentId

SCHEMA = 1
"""Layout of the store; a newer one is not read."""
PART = "part"
TEXT_RULES = 1
"""Version of the rules of canonical text: offsets of one version do not hold in another."""

_FILE_NAME = re.compile(r"[a-z0-9-]{1,64}(?:\.parquet)?")


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of a document without opening it."""

    document_id: DocumentId
    source: str
    """Name of the file that was added."""
    title: str
    company: str | None
    cik: Cik | None
    form: str | None
    period_end: date | None
    fiscal_year: int | None
    fiscal_period: str | None
    """`FY`, `Q1`, `Q2` or `Q3`."""
    year_end: str | None
    """`--MM-DD`."""
    filed: date | None
    accession: AccessionNumber | None
    tickers: tuple[str, ...]
    former_names: tuple[str, ...]
    language: str
    characters: int
    pages: int | None
    blocks: int
    tables: int
    facts: int
    fact_ciks: tuple[Cik, ...]
    """Whose facts they are: co-registrants may share a document."""
    warnings: tuple[str, ...]
    sha256: str
    """Of the source's bytes (uncompressed)."""
    sample: bool
    """Whether it came with the project's sample corpus."""
    text_rules: int
    folder: str
    """Its folder under `documents/`."""
    files: tuple[tuple[str, str], ...]
    """(name, sha256) of each stored file."""
    part: str = ""
    """Which exhibit of its submission it is: `EX-13`; empty for a main document."""

    @property
    def fiscal(self) -> str | None:
        """The company's own name for its period: `FY2024`, `Q3 FY2025`."""
        if self.fiscal_year is None or self.fiscal_period is None:
            return None
        if self.fiscal_period[:1] == "Q" and self.fiscal_period[1:].isdigit():
            return str(FiscalPeriod(self.fiscal_year, "quarter", int(self.fiscal_period[1:])))
        return str(FiscalPeriod(self.fiscal_year, "year"))


LISTED = [
    "document_id",
    "source",
    "title",
    "company",
    "cik",
    "form",
    "period_end",
    "fiscal",
    "filed",
    "accession",
    "language",
    "characters",
    "pages",
    "blocks",
    "tables",
    "facts",
    "warnings",
]
"""What `data list --json` prints of an entry, in this order."""


def listed(entry: Entry) -> dict[str, Any]:
    """Turn an entry into the contract's JSON."""
    return {name: _plain(getattr(entry, name)) for name in LISTED}


def companies(entries: Sequence[Entry]) -> tuple[Company, ...]:
    """Find who filed: each company once, named as in its newest filing."""
    newest_first = sorted(entries, key=lambda entry: entry.period_end or date.min, reverse=True)
    found: dict[Cik, Company] = {}
    for entry in newest_first:
        if entry.cik is None or entry.company is None:
            continue
        known = found.get(entry.cik)
        if known is None:
            found[entry.cik] = Company(entry.cik, entry.company, entry.tickers, entry.former_names)
            continue
        names = (*known.former_names, entry.company, *entry.former_names)
        former = tuple(dict.fromkeys(name for name in names if name != known.name))
        tickers = tuple(dict.fromkeys((*known.tickers, *entry.tickers)))
        found[entry.cik] = Company(entry.cik, known.name, tickers, former)
    return tuple(sorted(found.values(), key=lambda company: company.name))


def digest_of(entries: Sequence[Entry]) -> str:
    """Hash what is in a store: it changes when, and only when, its content does."""
    return hashlib.sha256(json.dumps(_rows(entries), sort_keys=True).encode()).hexdigest()


def manifest_bytes(entries: Sequence[Entry]) -> bytes:
    """Write a manifest; entries in the order of their ids, so that equal stores are equal bytes."""
    content = {
        "schema": SCHEMA,
        "text_rules": TEXT_RULES,
        "digest": digest_of(entries),
        "documents": _rows(entries),
    }
    return json.dumps(content, ensure_ascii=False, indent=1).encode()


def state_of(path: Path) -> tuple[int, int, int] | None:
    """Tell one state of the file from the next: a new file is put in its place at each write."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def read_manifest(path: Path) -> tuple[Entry, ...]:
    """Read the entries of a store; a store that has no manifest yet has none."""
    try:
        content = json.loads(path.read_bytes())
    except FileNotFoundError:
        return ()
    except ValueError as cause:
        raise _damaged(path) from cause
    if not isinstance(content, dict) or not isinstance(content.get("schema"), int):
        raise _damaged(path)
    if content["schema"] > SCHEMA:
        raise SetupError(
            f"The store at {path.parent} has layout {content['schema']}, and this version reads "
            f"{SCHEMA}. Update the checkout, or name another folder in FILINGS_HOME."
        )
    try:
        entries = tuple(_entry(row) for row in content["documents"])
    except (KeyError, TypeError, ValueError) as cause:
        raise _damaged(path) from cause
    if digest_of(entries) != content.get("digest"):
        raise _damaged(path)
    return entries


def _damaged(path: Path) -> FormatError:
    return FormatError(
        f"The manifest {path} is damaged: its content is not what was written. "
        "Move the folder away, and add the filings again with: python -m data add FILES",
        place=str(path),
    )


def _rows(entries: Sequence[Entry]) -> list[dict[str, Any]]:
    ordered = sorted(entries, key=lambda entry: entry.document_id)
    # A part is left out where it says nothing: stores from before there were parts keep their digest.
    return [
        {name: _plain(value) for name, value in asdict(entry).items() if value or name != PART}
        for entry in ordered
    ]


def _entry(row: Mapping[str, Any]) -> Entry:
    values = {field.name: row[field.name] for field in fields(Entry) if field.name != PART}
    values[PART] = row.get(PART, "")
    for name in ("period_end", "filed"):
        values[name] = date.fromisoformat(values[name]) if values[name] else None
    for name in ("tickers", "former_names", "fact_ciks", "warnings"):
        values[name] = tuple(values[name])
    values["files"] = tuple((name, sha256) for name, sha256 in values["files"])
    if not all(_FILE_NAME.fullmatch(name) for name in (row["folder"], *dict(values["files"]))):
        raise ValueError("A stored file's name never leads out of the store.")
    return Entry(**values)


def _plain(value: object) -> object:
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value
