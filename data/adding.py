"""Files and folders on disk -> documents on file, one by one; what can't be read keeps the rest."""

import csv
import multiprocessing
import os
import re
import sys
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from dataclasses import replace as replace_in
from datetime import date
from functools import cache
from pathlib import Path

from data.errors import FilingsError
from data.filing import AccessionNumber
from data.read import READABLE, read
from data.read_file import Known, ReadFile
from data.store import Added, Store

PARALLEL_FROM = 4
"""As many files are read by several processes."""
WORKERS = 2
KNOWN_KINDS = (*READABLE, ".pdf", ".json", ".xml")
MANIFEST = "manifest.csv"

_ACCESSION = re.compile(r"\d{10}-\d{2}-\d{6}")


@dataclass(frozen=True, slots=True)
class Item:
    """A file to add, or what there is to say about one that is not."""

    path: Path
    known: Known = field(default_factory=Known)
    trouble: str | None = None
    is_skipped: bool = False
    """Passed over by rule, which is no failure."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an item."""

    item: Item
    added: Added | None = None
    trouble: str | None = None

    @property
    def is_failed(self) -> bool:
        """Whether the item should be on file and is not."""
        return self.added is None and not self.item.is_skipped


def find_items(what: Sequence[str]) -> list[Item]:
    """List the files that arguments name, folders walked in the order of names."""
    items: list[Item] = []
    for argument in what:
        path = Path(argument)
        if path.is_symlink() or not path.is_dir():
            items.append(_named_item(path, argument))
        else:
            items.extend(_walk(path))
    return items


def add_items(
    store: Store, items: Sequence[Item], *, replace: bool = False, sample: bool = False
) -> Iterator[Outcome]:
    """Read and add the items in their order; this process is the only writer."""
    for item, content in _read_all(items):
        if isinstance(content, str):
            yield Outcome(item, trouble=content)
            continue
        if replace:
            content = _with_dates_of(content, item, store)
        try:
            yield Outcome(item, store.add(content, replace=replace, sample=sample))
        except FilingsError as refused:
            yield Outcome(item, trouble=str(refused))


def _with_dates_of(content: ReadFile, item: Item, store: Store) -> ReadFile:
    """Read a replacement with what is known of the filing that it replaces: it is the same filing.

    When it was filed, and under which number, stands outside of the file, and must not be lost.
    """
    filing = content.document.filing
    if filing is None or (filing.accession and filing.filed):
        return content
    known = [
        Known(filing.filed or one.filed, filing.accession or one.accession)
        for one in store.renderings(content)
        if one.filed or one.accession
    ]
    again = _read_item(replace_in(item, known=known[0])) if len(known) == 1 else content
    return content if isinstance(again, str) else again


def _named_item(path: Path, argument: str) -> Item:
    if path.is_symlink():
        return Item(
            path, trouble=f"{path} is a symbolic link, which is not followed. Add its target."
        )
    if path.is_file():
        return Item(path, _known_of(path))
    return Item(path, trouble=f"There is no file or folder {argument}. Check the path.")


def _walk(folder: Path) -> Iterator[Item]:
    for place, folders, names in os.walk(folder, followlinks=False):
        folders.sort()
        for name in sorted([*names, *(one for one in folders if (Path(place) / one).is_symlink())]):
            path = Path(place) / name
            if name.startswith(".") or name == MANIFEST:
                continue
            if path.is_symlink():
                trouble = f"{path} is a symbolic link, which is not followed."
                yield Item(path, trouble=trouble, is_skipped=True)
            elif _kind(name) not in KNOWN_KINDS:
                trouble = f"{path} is of a kind that is not read, and is passed over."
                yield Item(path, trouble=trouble, is_skipped=True)
            else:
                yield Item(path, _known_of(path))


def _kind(name: str) -> str:
    return Path(re.sub(r"\.gz$", "", name.lower())).suffix


def _known_of(path: Path) -> Known:
    return _manifest(path.parent).get(path.name, Known())


@cache
def _manifest(folder: Path) -> dict[str, Known]:
    """Read what a manifest.csv beside files knows of them: when filed, and under which number."""
    try:
        with (folder / MANIFEST).open(newline="", encoding="utf-8-sig") as file:
            return {row.get("file") or "": _known(row) for row in csv.DictReader(file)}
    except (OSError, UnicodeDecodeError, csv.Error):
        return {}


def _known(row: dict[str, str | None]) -> Known:
    accession = (row.get("accession") or "").strip()
    try:
        filed = date.fromisoformat((row.get("filed") or "").strip())
    except ValueError:
        filed = None
    is_number = _ACCESSION.fullmatch(accession) is not None
    return Known(filed, AccessionNumber(accession) if is_number else None)


def _read_all(items: Sequence[Item]) -> Iterator[tuple[Item, ReadFile | str]]:
    """Read the items, several at a time where there are many; a text says why one is not read."""
    # Forking next to running threads may hang the child, so a server reads one by one.
    is_alone = threading.active_count() == 1
    if sum(item.trouble is None for item in items) < PARALLEL_FROM or not is_alone:
        yield from ((item, _read_item(item)) for item in items)
        return
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else None)
    with ProcessPoolExecutor(WORKERS, mp_context=context) as workers:
        reading = [workers.submit(_read_item, item) for item in items]
        for item, future in zip(items, reading, strict=True):
            try:
                yield item, future.result()
            except BrokenProcessPool:
                yield (
                    item,
                    f"{item.path} is not read: the process that read it ended. Add it alone.",
                )


def _source(path: Path) -> str:
    """Name a file so that any terminal can print it: a name on disk may hold any bytes."""
    return "".join(
        sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in path.name
    )


def _read_item(item: Item) -> ReadFile | str:
    if item.trouble is not None:
        return item.trouble
    try:
        return read(item.path.read_bytes(), source=_source(item.path), known=item.known)
    except FilingsError as refused:
        return str(refused)
    except OSError as cause:
        return f"{item.path} can't be read: {cause.strerror}."
