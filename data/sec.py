"""The client for the SEC: who asks, how often, what is kept, and what is done when it fails.

Every request says who asks (SEC_USER_AGENT), waits for its turn, and goes to one of two hosts. An
answer is checked before it takes the place of the one that is kept; what was filed never changes
and is asked for once; where the SEC gives nothing usable, the copy that is kept is used, and said.
"""

import os
import re
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from data.errors import SetupError, SourceError
from data.sec_cache import Cache, Kept
from data.sec_faults import BLOCK_SECONDS, Check, Fault, fault_in, moment, paused, wait_before
from data.sec_hosts import SecHosts
from data.sec_http import Reply, Wire
from data.sec_rate import MAX_WAIT_SECONDS, Clock, Turnstile
from data.store import store_home

IDENTITY = "SEC_USER_AGENT"
FOLDER = "sec"
_EXAMPLE = f'export {IDENTITY}="you@example.com"'
_CONTACT = re.compile(r"[^\s@]+@[^\s@]+\.[^\s@]+")


@dataclass(frozen=True, slots=True)
class Body:
    """What an address gave, checked."""

    url: str
    content: bytes
    warning: str | None = None
    """Says so where it is a copy from an earlier day, because the SEC gave nothing usable."""


def user_agent() -> str:
    """Read who asks from SEC_USER_AGENT. No message ever repeats it.

    Raises:
        SetupError: it is not set, or can't be sent, or names no e-mail address.

    """
    told = os.environ.get(IDENTITY, "").strip()
    if not told:
        raise SetupError(
            f"The SEC asks callers to identify themselves. Set {IDENTITY}, for example: {_EXAMPLE}"
        )
    if not (told.isascii() and told.isprintable()):
        raise SetupError(
            f"{IDENTITY} has characters that can't be sent. Use plain letters, for example: {_EXAMPLE}"
        )
    if not _CONTACT.search(told):
        raise SetupError(
            f"{IDENTITY} names no e-mail address, and the SEC asks for one. "
            f"Set it, for example: {_EXAMPLE}"
        )
    return told


class SecClient:
    """Asks the SEC, from any number of threads and processes. For the length of one command.

    After a refusal that would meet every other request too (no identity, too many requests, no
    connection), it asks nothing more and gives what is kept.
    """

    def __init__(
        self,
        identity: str,
        home: Path,
        *,
        hosts: SecHosts | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.hosts = hosts or SecHosts()
        self._clock = clock or Clock()
        self._cache = Cache(home / FOLDER)
        self._turnstile = Turnstile(home / FOLDER, self._clock)
        self._wire = Wire(identity, self.hosts, now=self._clock.now)
        self._stopped: Fault | None = None

    def __enter__(self) -> "SecClient":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._wire.__exit__(kind, error, trace)

    @property
    def is_stopped(self) -> bool:
        """Whether nothing more is asked: only what is kept can still be had."""
        return self._stopped is not None

    def fetch(self, url: str, check: Check, *, is_final: bool = False) -> Body:
        """Fetch one address. What `is_final` never changes: it is asked for only until it is kept.

        Raises:
            SourceError: the SEC gave nothing usable, and nothing is kept.

        """
        kept = self._cache.find(url)
        if kept and is_final:
            return Body(url, kept.body)
        outcome = self._ask(url, kept, check)
        if isinstance(outcome, Reply):
            return self._taken(outcome, kept)
        if kept:
            words = f"{outcome.words} The copy of {kept.fetched} is used."
            return Body(url, kept.body, words)
        raise SourceError(outcome.words, url=url, status=outcome.status)

    def _ask(self, url: str, kept: Kept | None, check: Check) -> Reply | Fault:
        """Ask until there is an answer, or a fault that does not pass."""
        headers = kept.conditions() if kept else {}
        attempt = 0
        while self._stopped is None:
            attempt += 1
            reply = self._wire.get(url, headers, self._turnstile.take)
            if isinstance(reply, float):
                return self._stop(paused(url, reply))
            fault = fault_in(reply, check, self._clock.wall())
            if fault is None and isinstance(reply, Reply):
                if reply.status != 304 or kept:
                    return reply
                fault = Fault(url, f"{url} gave 304 to a question without conditions.", 304)
            assert fault is not None
            if not self._waits(attempt, fault):
                return self._stop(fault) if fault.is_final else fault
        return self._stopped

    def _waits(self, attempt: int, fault: Fault) -> bool:
        """Wait before the next attempt; False where there is none."""
        seconds = wait_before(attempt, fault, self._clock.chance())
        is_last = attempt >= fault.tries or seconds > MAX_WAIT_SECONDS
        if fault.is_pace and is_last:
            self._turnstile.pause(fault.wait_seconds or BLOCK_SECONDS)
        elif fault.is_pace or fault.wait_seconds:
            # Everybody waits: the turnstile lets nobody through before.
            self._turnstile.pause(seconds)
        elif not is_last:
            self._clock.sleep(seconds)
        return not is_last

    def _stop(self, fault: Fault) -> Fault:
        self._stopped = fault
        return fault

    def _taken(self, reply: Reply, kept: Kept | None) -> Body:
        """Keep a new body, unless the one on file is the same or newer."""
        if reply.status == 304 and kept:
            return Body(reply.url, kept.body)
        etag, modified = reply.header("etag"), reply.header("last-modified")
        if kept and _is_older(modified, kept.last_modified):
            words = (
                f"The SEC sent an older copy of {reply.url} than the one kept here, "
                f"of {kept.fetched}, which is used."
            )
            return Body(reply.url, kept.body, words)
        today = self._clock.wall().date()
        self._cache.keep(reply.url, Kept(reply.body, today, etag, modified))
        return Body(reply.url, reply.body)


def open_client(home: Path | None = None, *, hosts: SecHosts | None = None) -> SecClient:
    """Open a client that names its user and keeps what it fetches in the store's folder.

    Raises:
        SetupError: SEC_USER_AGENT does not say who asks.

    """
    return SecClient(user_agent(), store_home() if home is None else home, hosts=hosts)


def _is_older(modified: str | None, than: str | None) -> bool:
    one, other = moment(modified or ""), moment(than or "")
    return one is not None and other is not None and one < other
