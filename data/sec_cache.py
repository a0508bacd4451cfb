"""What the SEC has answered, kept on disk: a body and what tells whether it is still the newest.

    FILINGS_HOME/sec/<host>/<path>.kept    one line of JSON, then the body, packed

Both stand in one file that is put in place in one step, so they always belong together. A file that
is damaged counts as not there.
"""

import gzip
import json
import os
import re
import threading
import time
import zlib
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from urllib.parse import unquote, urlsplit

from data.store_files import TEMPORARY, file_hash, write_file

KEPT = ".kept"
PACKING = 3
"""Of 9: filings shrink to a sixth, and packing takes no longer than fetching."""
STALE_SECONDS = 3600.0
"""What is still being written after this long belongs to a process that was cut off."""
_SAFE = re.compile(r"[A-Za-z0-9._-]+")


@dataclass(frozen=True, slots=True)
class Kept:
    """A body that was checked when it came."""

    body: bytes
    fetched: date
    etag: str | None = None
    last_modified: str | None = None

    def conditions(self) -> dict[str, str]:
        """Ask for the body only if it is another by now."""
        asked = {"If-None-Match": self.etag, "If-Modified-Since": self.last_modified}
        return {name: value for name, value in asked.items() if value}


class Cache:
    """The answers kept in one folder, by address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sweep()

    def find(self, url: str) -> Kept | None:
        """Find what is kept of an address; None where nothing is, or only something damaged."""
        try:
            head, _, packed = self._path(url).read_bytes().partition(b"\n")
            told = json.loads(head)
            body = gzip.decompress(packed)
            if told["url"] != url or told["sha256"] != file_hash(body):
                return None
            fetched = date.fromisoformat(told["fetched"])
            return Kept(body, fetched, told["etag"], told["last_modified"])
        except (FileNotFoundError, EOFError, zlib.error, gzip.BadGzipFile):
            return None
        except (ValueError, KeyError, TypeError):
            return None

    def keep(self, url: str, kept: Kept) -> None:
        """Put a body in the place of the one before it, in one step."""
        head = {
            "url": url,
            "etag": kept.etag,
            "last_modified": kept.last_modified,
            "fetched": kept.fetched.isoformat(),
            "sha256": file_hash(kept.body),
        }
        path = self._path(url)
        path.parent.mkdir(parents=True, exist_ok=True)
        written = self._folder / f"{os.getpid()}-{threading.get_ident()}{TEMPORARY}"
        packed = gzip.compress(kept.body, PACKING)
        write_file(written, json.dumps(head).encode() + b"\n" + packed)
        written.replace(path)

    def _path(self, url: str) -> Path:
        """Turn an address into a place below the folder, and never one outside of it."""
        parts = urlsplit(url)
        names = [parts.netloc.replace(":", "_"), *unquote(parts.path).strip("/").split("/")]
        if not all(_SAFE.fullmatch(name) and name.strip(".") for name in names):
            raise ValueError(f"{url} can't be kept under its own name.")
        return self._folder.joinpath(*names[:-1], names[-1] + KEPT)

    def _sweep(self) -> None:
        """Delete what processes that were cut off have left half written."""
        for path in self._folder.glob(f"*{TEMPORARY}"):
            try:
                if time.time() - path.stat().st_mtime > STALE_SECONDS:
                    path.unlink()
            except FileNotFoundError:
                continue
