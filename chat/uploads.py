"""A file that the browser sent -> on file, read by a process of its own.

It is read as `python -m data add` reads it. What hangs or breaks a reader keeps no answer waiting,
and the reader has none of this process' keys.
"""

import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import data
from data.errors import FilingsError, SetupError

PATIENCE = 300.0
"""Seconds for one file; the largest real filings take a few."""
ROOT = Path(data.__file__).resolve().parents[1]
_ENVIRONMENT = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT")
_STATUS = {"added": "Added", "unchanged": "Already on file", "replaced": "Replaced"}


class Uploads:
    """Puts sent files on file, one at a time; `when_added` is told of each that changed something."""

    def __init__(
        self,
        home: Path,
        folder: Path,
        when_added: Callable[[], object] = lambda: None,
        *,
        patience: float = PATIENCE,
    ) -> None:
        self._home = home
        self._folder = folder
        self._when_added = when_added
        self._patience = patience
        self._one = threading.Lock()

    def add_json(self, asked: object) -> str:
        """Add the file that lies at a path of the upload folder, and delete it there."""
        try:
            path = self._sent(asked)
        except FilingsError as wrong:
            return json.dumps({"problem": str(wrong)})
        try:
            with self._one:
                return json.dumps(self._added(path))
        except FilingsError as wrong:
            return json.dumps({"problem": str(wrong)})
        finally:
            shutil.rmtree(path.parent, ignore_errors=True)

    def _sent(self, asked: object) -> Path:
        """Find the file. The path comes back from the browser, so it may be any text."""
        folder = self._folder.resolve()
        try:
            path = Path(asked).resolve() if isinstance(asked, str) else folder
            is_sent = path.parent.parent == folder and path.is_file()
        except (OSError, ValueError):
            is_sent = False
        if not is_sent:
            raise SetupError("That file did not arrive. Choose it again.")
        return path

    def _added(self, path: Path) -> dict[str, Any]:
        done = self._read(path)
        try:
            (row,) = json.loads(done.stdout)
        except ValueError:
            said = done.stderr.strip().splitlines()
            is_said = done.returncode == 1 and bool(said)
            raise SetupError(said[-1] if is_said else _broken(path)) from None
        if row["status"] not in _STATUS:
            return {"problem": str(row["message"]).replace(str(path), path.name)}
        if row["status"] != "unchanged":
            self._when_added()
        opens = row["document_id"] if row["characters"] else None
        return {"says": _said(row), "warnings": row["warnings"], "document_id": opens}

    def _read(self, path: Path) -> subprocess.CompletedProcess[str]:
        kept = {name: os.environ[name] for name in _ENVIRONMENT if name in os.environ}
        try:
            return subprocess.run(
                [sys.executable, "-m", "data", "add", "--json", str(path)],
                cwd=ROOT,  # not the upload's folder: Python would import from it
                env={**kept, "FILINGS_HOME": str(self._home), "PYTHONIOENCODING": "utf-8"},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                encoding="utf-8",
                errors="replace",
                timeout=self._patience,
                check=False,
            )
        except subprocess.TimeoutExpired as late:
            raise SetupError(
                f"{path.name} is not read after {self._patience:.0f} seconds, and is left out. "
                "Add it with: python -m data add FILE"
            ) from late


def _broken(path: Path) -> str:
    return f"{path.name} is not read: the process that read it ended. Try a smaller part of it."


def _said(row: Mapping[str, Any]) -> str:
    counts = [
        f"{row[one]:,} {one if row[one] > 1 else one[:-1]}"
        for one in ("tables", "facts")
        if row[one]
    ]
    return ": ".join(
        one for one in (_STATUS[row["status"]], row["title"], ", ".join(counts)) if one
    )
