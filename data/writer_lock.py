"""One writer at a time in a store."""

from __future__ import annotations

import contextlib
import fcntl
import os
import time
from collections.abc import Iterator
from pathlib import Path

from data.errors import SetupError

LOCK_NAME = "writer.lock"
PAUSE_SECONDS = 0.05


@contextlib.contextmanager
def writer_lock(home: Path, *, wait_seconds: float = 60.0) -> Iterator[None]:
    """Hold the store at `home` for writing; wait while another process does.

    The lock is the operating system's, so it ends with its process however that ends: a lock file
    that a killed writer leaves behind holds nobody up. Its content, a process id, is for the message.
    """
    home.mkdir(parents=True, exist_ok=True)
    file = os.open(home / LOCK_NAME, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        _take(file, home, time.monotonic() + wait_seconds)
        os.ftruncate(file, 0)
        os.pwrite(file, str(os.getpid()).encode(), 0)
        yield
    finally:
        os.close(file)


def _take(file: int, home: Path, until: float) -> None:
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() >= until:
                owner = os.pread(file, 32, 0).decode(errors="replace") or "unknown"
                raise SetupError(
                    f"The store at {home} is being written by process {owner}. "
                    "Wait until it is done, and run the command again."
                ) from None
            time.sleep(PAUSE_SECONDS)
        else:
            return
