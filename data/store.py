"""Where documents and facts lie on disk.

    FILINGS_HOME/manifest.json            one entry a document, with the hashes of its files
    FILINGS_HOME/documents/<folder>/      text, blocks, tables and facts, as Parquet
    FILINGS_HOME/writer.lock              one writer at a time

A document's folder is complete before the manifest names it, and the manifest is replaced in one
step: a reader sees the old state or the new one, whenever the writer is cut off.
"""

from __future__ import annotations

import difflib
import os
import shutil
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from dataclasses import replace as with_values
from pathlib import Path

from data.company import Cik, Company
from data.cover_text import CoverText
from data.document import Document
from data.errors import FormatError, NotFoundError, SetupError
from data.fact import Concept, Fact
from data.manifest import Entry, companies, digest_of, manifest_bytes, read_manifest, state_of
from data.parquet_rows import damaged
from data.read_file import ReadFile
from data.register import FiledReport, Register, named, report_of
from data.renderings import is_same_filing, refused
from data.span import DocumentId
from data.store_files import TEMPORARY, file_hash, is_complete, sync, write_file, write_folder
from data.stored_cover import COVER, stored_cover
from data.stored_document import DOCUMENT_FILES, FACTS, stored, stored_document, stored_facts
from data.stored_register import REGISTER_FILES, stored_register
from data.writer_lock import writer_lock

MANIFEST_NAME = "manifest.json"


@dataclass(frozen=True, slots=True)
class Added:
    """What adding a file did."""

    entry: Entry
    unchanged: bool = False
    """True where the same bytes were on file: nothing was written."""
    replaced: tuple[DocumentId, ...] = ()


def store_home() -> Path:
    """Find the store's folder: FILINGS_HOME, else data/store/ of the checkout."""
    named = os.environ.get("FILINGS_HOME")
    return Path(named).expanduser() if named else Path(__file__).resolve().parent / "store"


def open_store(home: Path | None = None) -> Store:
    """Open the store at `home`, or where FILINGS_HOME says. Only the manifest is read."""
    return Store(store_home() if home is None else home)


class Store:
    """The documents and facts on file, as they were when it was opened or last written to."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self._guard = threading.RLock()
        self._documents: dict[str, Document] = {}
        self._facts: dict[Cik, tuple[Fact, ...]] = {}
        self._registers: dict[str, Register] = {}
        self._entries: dict[DocumentId, Entry] = {}
        self._seen: tuple[int, int, int] | None = None
        self.refresh()
        self._sweep_if_idle()

    def refresh(self) -> None:
        """Take up what other processes have written since; nothing is read where they wrote nothing."""
        with self._guard:
            seen = state_of(self.home / MANIFEST_NAME)
            if seen is not None and seen == self._seen:
                return
            # Taken before reading: what is written meanwhile is taken up the next time.
            self._seen = seen
            entries = read_manifest(self.home / MANIFEST_NAME)
            self._entries = {entry.document_id: entry for entry in entries}
            self._digest = digest_of(entries)
            folders = {entry.folder for entry in entries}
            self._documents = {k: v for k, v in self._documents.items() if k in folders}
            self._registers = {k: v for k, v in self._registers.items() if k in folders}
            self._facts = {}

    @property
    def digest(self) -> str:
        """Changes when the content does: indexes keep it to know that they are stale."""
        return self._digest

    def entries(self) -> tuple[Entry, ...]:
        """List what is on file, in the order of document ids."""
        return tuple(self._entries.values())

    def entry(self, document_id: str) -> Entry:
        """Find one document's entry."""
        found = self._entries.get(DocumentId(document_id))
        if found is None:
            raise self._not_found(document_id)
        return found

    def companies(self) -> tuple[Company, ...]:
        """List who filed what is on file, with the tickers that lists on file know of them."""
        told = {one.cik: one for entry in self._lists() for one in self._register(entry).companies}
        return named(companies(self.entries()), told)

    def filings(self, cik: Cik) -> tuple[FiledReport, ...]:
        """List a company's submissions that lists on file name, whether they are on file or not."""
        lists = [entry for entry in self._lists() if entry.cik == cik]
        found = {one.accession: one for entry in lists for one in self._register(entry).filings}
        return tuple(found.values())

    def labels(self, cik: Cik) -> dict[Concept, str]:
        """Give what the taxonomy calls a company's concepts, as far as a list on file tells."""
        lists = [entry for entry in self._lists() if entry.cik == cik]
        return {k: v for entry in lists for k, v in self._register(entry).labels.items()}

    def definitions(self, cik: Cik) -> dict[Concept, str]:
        """Give how the taxonomy defines a company's concepts, as far as a list on file tells."""
        lists = [entry for entry in self._lists() if entry.cik == cik]
        return {k: v for entry in lists for k, v in self._register(entry).definitions.items()}

    def _lists(self) -> list[Entry]:
        return [one for one in self.entries() if not REGISTER_FILES.isdisjoint(dict(one.files))]

    def _register(self, entry: Entry) -> Register:
        with self._guard:
            if entry.folder not in self._registers:
                names = [name for name, _ in entry.files if name in REGISTER_FILES]
                files = {name: self._read(entry, name) for name in names}
                self._registers[entry.folder] = stored_register(files, place=entry.folder)
            return self._registers[entry.folder]

    def document(self, document_id: str) -> Document:
        """Read a document; read once, it is kept."""
        entry = self.entry(document_id)
        with self._guard:
            if entry.folder not in self._documents:
                files = {name: self._read(entry, name) for name in DOCUMENT_FILES}
                self._documents[entry.folder] = stored_document(entry, files)
            return self._documents[entry.folder]

    def cover(self, document_id: str) -> tuple[CoverText, ...]:
        """Read what is tagged on a document's cover; nothing where it was stored without."""
        entry = self.entry(document_id)
        files = {name: self._read(entry, name) for name, _ in entry.files if name == COVER}
        return stored_cover(files, entry.document_id, place=entry.folder)

    def facts(self, cik: Cik) -> tuple[Fact, ...]:
        """Read all versions of a company's facts, from all its documents; none for a stranger."""
        with self._guard:
            if cik not in self._facts:
                entries = [entry for entry in self.entries() if cik in entry.fact_ciks]
                facts = [fact for entry in entries for fact in self._facts_of(entry)]
                self._facts[cik] = tuple(fact for fact in facts if fact.cik == cik)
            return self._facts[cik]

    def _facts_of(self, entry: Entry) -> tuple[Fact, ...]:
        return stored_facts(self._read(entry, FACTS), entry)

    def add(self, read: ReadFile, *, replace: bool = False, sample: bool = False) -> Added:
        """Put a document and its facts on file."""
        entry, files = stored(read, sample=sample)
        with writer_lock(self.home), self._guard:
            self.refresh()
            self._sweep()
            same = self._same_bytes(entry)
            if same and (not replace or (same == entry and self._is_complete(same))):
                return Added(same, unchanged=True)
            others = self._renderings(entry)
            if others and not replace:
                raise refused(entry, others[0])
            write_folder(self.home / "documents" / entry.folder, files)
            gone = {one.document_id for one in others} | ({same.document_id} if same else set())
            kept = [one for one in self.entries() if one.document_id not in gone]
            entry = _dated(entry, self.filings(entry.cik) if entry.cik else ())
            self._write_manifest([*(_dated(one, read.register.filings) for one in kept), entry])
            return Added(entry, replaced=tuple(sorted(gone - {entry.document_id})))

    def remove(self, document_id: str) -> Entry:
        """Take a document and its facts out."""
        with writer_lock(self.home), self._guard:
            self.refresh()
            entry = self.entry(document_id)
            self._write_manifest([one for one in self.entries() if one is not entry])
            return entry

    def _same_bytes(self, entry: Entry) -> Entry | None:
        return next((one for one in self.entries() if one.sha256 == entry.sha256), None)

    def renderings(self, read: ReadFile) -> tuple[Entry, ...]:
        """List what is on file that renders the same filing in other bytes."""
        return tuple(self._renderings(stored(read, sample=False)[0]))

    def _renderings(self, entry: Entry) -> list[Entry]:
        """List what holds the same filing in other bytes, or stands at the same id."""
        return [
            one
            for one in self.entries()
            if one.sha256 != entry.sha256
            and (one.document_id == entry.document_id or is_same_filing(one, entry))
        ]

    def _is_complete(self, entry: Entry) -> bool:
        return is_complete(self.home / "documents" / entry.folder, dict(entry.files))

    def _read(self, entry: Entry, name: str) -> bytes:
        path = self.home / "documents" / entry.folder / name
        try:
            content = path.read_bytes()
        except FileNotFoundError:
            raise FormatError(
                f"The stored file {path} is gone: the document was removed or replaced since. "
                "See what is on file with: python -m data list",
                place=str(path),
            ) from None
        if file_hash(content) != dict(entry.files)[name]:
            raise damaged(str(path))
        return content

    def _write_manifest(self, entries: Iterable[Entry]) -> None:
        ordered = sorted(entries, key=lambda entry: entry.document_id)
        temporary = self.home / (MANIFEST_NAME + TEMPORARY)
        write_file(temporary, manifest_bytes(ordered))
        temporary.replace(self.home / MANIFEST_NAME)
        sync(self.home)
        self.refresh()
        self._sweep()

    def _sweep(self) -> None:
        """Delete what no entry names: leavings of a writer that was cut off, removed documents."""
        (self.home / (MANIFEST_NAME + TEMPORARY)).unlink(missing_ok=True)
        for path in self._orphans():
            shutil.rmtree(path)

    def _orphans(self) -> list[Path]:
        try:
            folders = list((self.home / "documents").iterdir())
        except FileNotFoundError:
            return []
        named = {entry.folder for entry in self.entries()}
        return [folder for folder in folders if folder.name not in named]

    def _sweep_if_idle(self) -> None:
        left = self._orphans() or (self.home / (MANIFEST_NAME + TEMPORARY)).exists()
        if not left:
            return
        try:
            with writer_lock(self.home, wait_seconds=0):
                self.refresh()
                self._sweep()
        except (SetupError, PermissionError):
            # Another process is writing, or the folder is only to be read: neither is in the way.
            return

    def _not_found(self, document_id: str) -> NotFoundError:
        near = tuple(difflib.get_close_matches(document_id, self._entries, n=3))
        nearby = f" Near it: {', '.join(near)}." if near else ""
        return NotFoundError(
            f"No document {document_id} is on file.{nearby} "
            "See what is on file with: python -m data list",
            asked=document_id,
            near=near,
        )


def _dated(entry: Entry, filings: Iterable[FiledReport]) -> Entry:
    """Say when a filing was filed, and under which number, where only a list knows it."""
    if entry.accession and entry.filed:
        return entry
    told = report_of(filings, entry.cik, entry.form, entry.period_end)
    if told is None or entry.accession not in (None, told.accession):
        return entry
    return with_values(entry, accession=told.accession, filed=entry.filed or told.filed)
