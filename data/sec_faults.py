"""What may go wrong when the SEC is asked: each fault in words, and whether to ask again."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from urllib.parse import urlsplit

from data.read import MAX_BYTES
from data.sec_http import NoReply, Reply

TRIES = 5
"""How often one thing is asked for while the fault may pass."""
DOUBTFUL_TRIES = 2
"""How often where a complete answer came, but not a right one."""
BLOCK_SECONDS = 600.0
"""The SEC lets an address in again after ten minutes of fewer requests; it sends no Retry-After."""
FIRST_WAIT_SECONDS = 1.0
LONGEST_WAIT_SECONDS = 60.0

Check = Callable[[bytes], str | None]
"""Looks at a body before it is kept; gives what is wrong with it, as "is ..." or "has ..."."""

_TOO_MANY = re.compile(rb"request rate threshold exceeded|SEC.s traffic limit", re.IGNORECASE)
_UNDECLARED = re.compile(rb"undeclared automated tool", re.IGNORECASE)
_NO_SUCH_FILE = re.compile(rb"<Code>\s*(?:AccessDenied|NoSuchKey)\s*</Code>", re.IGNORECASE)
_LATER = "Run the command again later: what was fetched is kept."
_IDENTITY = "Check that SEC_USER_AGENT names you and your e-mail address, then run it again."


@dataclass(frozen=True, slots=True)
class Fault:
    """Why an address gave nothing that can be used."""

    url: str
    words: str
    """What is so, and what to do: whole sentences."""
    status: int | None = None
    tries: int = 1
    """How often is asked, all in all, when this is the answer."""
    wait_seconds: float | None = None
    """How long the SEC said to wait."""
    is_pace: bool = False
    """Too many requests: everybody has to wait, not only who got this answer."""
    is_final: bool = False
    """It would be the same for any other address: nothing more is asked."""


def fault_in(reply: Reply | NoReply, check: Check, now: datetime) -> Fault | None:
    """Judge an answer; None where it may be used (200 and right, or 304)."""
    if isinstance(reply, NoReply):
        return _silence(reply)
    page = reply.body[:20_000]
    is_notice = reply.status in (200, 403, 429, 503) and is_markup(reply.body)
    # The notice to callers without a contact has the other one's title, so it is looked for first.
    if is_notice and _UNDECLARED.search(page):
        return _refused(reply)
    if is_notice and _TOO_MANY.search(page):
        return _too_many(reply, now)
    if reply.status == 304:
        return None
    if reply.status == 200:
        return _wrong_body(reply, check)
    return _by_status(reply, now)


def wait_before(attempt: int, fault: Fault, chance: float) -> float:
    """Work out the seconds to wait after the given attempt, counted from 1."""
    longest: float = min(FIRST_WAIT_SECONDS * 2.0 ** (attempt - 1), LONGEST_WAIT_SECONDS)
    drawn = longest * (0.5 + 0.5 * chance)
    return drawn if fault.wait_seconds is None else max(drawn, fault.wait_seconds)


def seconds_to_wait(retry_after: str | None, now: datetime) -> float | None:
    """Read a Retry-After header, seconds or a date; None where it says nothing that can be read."""
    told = (retry_after or "").strip()
    if re.fullmatch(r"[0-9]{1,9}", told):
        return float(told)
    until = moment(told)
    return None if until is None else max(0.0, (until - now).total_seconds())


def moment(http_date: str) -> datetime | None:
    """Read a date as HTTP writes it; None where it can't be read."""
    try:
        read = parsedate_to_datetime(http_date)
    except (ValueError, TypeError, IndexError, OverflowError):
        return None
    return read if read.tzinfo else read.replace(tzinfo=UTC)


def paused(url: str, seconds: float) -> Fault:
    """Say that nothing is asked now, for the SEC has said to wait."""
    words = (
        f"{_host(url)} is not asked for {url}: it has had too many requests. "
        f"Run the command again in {_minutes(seconds)}: what was fetched is kept."
    )
    return Fault(url, words, status=429, is_final=True)


def is_markup(body: bytes) -> bool:
    """Whether a body is a page where something else should be."""
    return body[:1000].lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<")


def _silence(reply: NoReply) -> Fault:
    url, host = reply.url, _host(reply.url)
    if reply.kind == "unreachable":
        words = f"{host} does not answer ({reply.words}). Check the connection. {_LATER}"
        return Fault(url, words, tries=TRIES, is_final=True)
    if reply.kind == "too large":
        limit = f"{MAX_BYTES // 1_000_000} MB"
        return Fault(url, f"{url} is larger than {limit}, which is as much as is read.")
    if reply.kind == "elsewhere":
        words = f"{host} {reply.words} for {url}, and only the SEC's own hosts are asked. {_LATER}"
        return Fault(url, words)
    if reply.kind == "encoding":
        words = f"{host} sent {url} packed in a way that was not asked for. {_LATER}"
        return Fault(url, words, tries=DOUBTFUL_TRIES)
    words = f"The answer of {host} for {url} was cut off. {_LATER}"
    return Fault(url, words, tries=TRIES)


def _wrong_body(reply: Reply, check: Check) -> Fault | None:
    url = reply.url
    if not reply.body.strip():
        words = f"{_host(url)} answered 200 for {url} with nothing in it. {_LATER}"
        return Fault(url, words, 200, tries=DOUBTFUL_TRIES)
    trouble = check(reply.body)
    if trouble is None:
        return None
    words = f"What {_host(url)} sent for {url} {trouble}. {_LATER}"
    return Fault(url, words, 200, tries=DOUBTFUL_TRIES)


def _by_status(reply: Reply, now: datetime) -> Fault:
    url, status = reply.url, reply.status
    said = f"{_host(url)} answered {status} for {url}"
    if status in (404, 410) or (status == 403 and _NO_SUCH_FILE.search(reply.body[:2000])):
        words = f"{said}: there is nothing at that address. Check the CIK or the accession number."
        return Fault(url, words, 404)
    if status == 403:
        return _refused(reply)
    if status == 429:
        return _too_many(reply, now)
    if status >= 500 or status == 408:
        wait = seconds_to_wait(reply.header("retry-after"), now)
        words = f"{said}: it has a fault of its own, or is being worked on. {_LATER}"
        return Fault(url, words, status, tries=TRIES, wait_seconds=wait)
    return Fault(url, f"{said}, which is no answer to what was asked. {_LATER}", status)


def _refused(reply: Reply) -> Fault:
    words = (
        f"{_host(reply.url)} answered {reply.status} for {reply.url}. "
        f"It refuses callers without a contact in SEC_USER_AGENT. {_IDENTITY}"
    )
    return Fault(reply.url, words, 403, is_final=True)


def _too_many(reply: Reply, now: datetime) -> Fault:
    wait = seconds_to_wait(reply.header("retry-after"), now)
    words = (
        f"{_host(reply.url)} answered {reply.status} for {reply.url}: it has had too many requests. "
        f"Run the command again in {_minutes(wait or BLOCK_SECONDS)}: what was fetched is kept."
    )
    return Fault(reply.url, words, 429, tries=TRIES, wait_seconds=wait, is_pace=True, is_final=True)


def _minutes(seconds: float) -> str:
    minutes = max(1, round(seconds / 60))
    return "a minute" if minutes == 1 else f"{minutes} minutes"


def _host(url: str) -> str:
    return urlsplit(url).hostname or url
