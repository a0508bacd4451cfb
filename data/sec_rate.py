"""At most eight requests a second to the SEC, over all threads and processes that share a store.

The SEC allows ten a second from one address, and shuts out who asks for more for ten minutes. One
file is the turnstile: whoever holds its lock waits until the last request is an eighth of a second
ago, writes down the moment, and lets go. A pause that the SEC asks for is written there too, so
that it holds for everybody.
"""

import fcntl
import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

PER_SECOND = 8.0
MAX_WAIT_SECONDS = 120.0
"""A pause longer than this is not waited for: the user is told."""
MAX_PAUSE_SECONDS = 3600.0
"""No pause is longer, whatever a server or a damaged file says."""
RATE_NAME = "rate.lock"


def _today() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Clock:
    """Time and chance, handed in so that no test has to wait."""

    now: Callable[[], float] = time.monotonic
    """Seconds that only grow: one count for all processes of a machine, and no change of the date
    touches it. It begins anew when the machine does."""
    sleep: Callable[[float], None] = time.sleep
    wall: Callable[[], datetime] = _today
    chance: Callable[[], float] = random.random
    """From 0 to 1: so that many who were refused together don't come back together."""


class Turnstile:
    """Lets one request through at a time, evenly spaced."""

    def __init__(self, folder: Path, clock: Clock, *, per_second: float = PER_SECOND) -> None:
        self._path = folder / RATE_NAME
        self._clock = clock
        self._spacing = 1.0 / per_second

    def take(self) -> float:
        """Wait for a turn. Gives 0, or the seconds of a pause that is too long to wait for."""
        with self._held() as file:
            last, until = self._read(file)
            now = self._clock.now()
            if until - now > MAX_WAIT_SECONDS:
                return until - now
            while (left := max(last + self._spacing, until) - now) > 0:
                self._clock.sleep(left)
                now = self._clock.now()
            _write(file, now, until)
            return 0.0

    def pause(self, seconds: float) -> None:
        """Let nobody through for so long."""
        with self._held() as file:
            last, until = self._read(file)
            wanted = self._clock.now() + min(max(seconds, 0.0), MAX_PAUSE_SECONDS)
            _write(file, last, max(until, wanted))

    @contextmanager
    def _held(self) -> Iterator[int]:
        """Hold the lock: the operating system's, so that it ends with its process."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield file
        finally:
            os.close(file)

    def _read(self, file: int) -> tuple[float, float]:
        """Read when the last request was, and until when there is a pause.

        Moments that can't be are of a time before the machine was started, or the file is damaged:
        then the last request counts as just sent.
        """
        now = self._clock.now()
        written = os.pread(file, 200, 0).decode("ascii", errors="replace").split()
        try:
            last, until = (float(moment) for moment in written)
        except ValueError:
            return (now if written else now - self._spacing), now
        if not last <= now:
            last = now
        return last, until if now <= until <= now + MAX_PAUSE_SECONDS else now


def _write(file: int, last: float, until: float) -> None:
    content = f"{last!r} {until!r}\n".encode()
    os.pwrite(file, content, 0)
    os.ftruncate(file, len(content))
