"""One request over the wire and what came back: the only module that uses httpx."""

import ssl
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http.cookiejar import CookieJar, DefaultCookiePolicy
from types import TracebackType

import httpx

from data.read import MAX_BYTES
from data.sec_hosts import SecHosts

MAX_SECONDS = 600.0
"""For one answer, however steadily it trickles."""
MAX_REDIRECTS = 3
_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_GZIP = 16 + zlib.MAX_WBITS


@dataclass(frozen=True, slots=True)
class Reply:
    """A complete answer, unpacked."""

    url: str
    """The address that was asked, before any redirect."""
    status: int
    headers: Mapping[str, str]
    """Names in lower case."""
    body: bytes

    def header(self, name: str) -> str | None:
        return self.headers.get(name)


@dataclass(frozen=True, slots=True)
class NoReply:
    """Why there is no complete answer."""

    url: str
    kind: str
    """`unreachable`, `cut off`, `too large`, `elsewhere` or `encoding`."""
    words: str
    """What came in the way, as a part of a sentence."""


class Wire:
    """Sends requests to the SEC's hosts and to no other; safe to use from several threads."""

    def __init__(self, user_agent: str, hosts: SecHosts, *, now: Callable[[], float]) -> None:
        self._hosts = hosts
        self._now = now
        self._client = httpx.Client(
            headers={
                "User-Agent": user_agent,
                "Accept": "*/*",
                "Accept-Encoding": "gzip",
            },
            # No cookie is taken or sent back, and no redirect is followed before it is looked at.
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
            follow_redirects=False,
            timeout=httpx.Timeout(30.0, connect=15.0),
            # A proxy that the user has set up is used; never for a server on this machine.
            trust_env=not hosts.is_local,
            # No certificate is trusted there, for none is needed; reading them takes a while.
            verify=ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT) if hosts.is_local else True,
        )

    def __enter__(self) -> "Wire":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._client.close()

    def get(
        self, url: str, headers: Mapping[str, str], take_turn: Callable[[], float]
    ) -> Reply | NoReply | float:
        """Ask once. A redirect within the SEC is followed, and takes a turn of its own.

        Gives the seconds of a pause where there is one that is too long to wait for.
        """
        target = url
        for _ in range(MAX_REDIRECTS + 1):
            if not self._hosts.allows(target):
                return NoReply(url, "elsewhere", f"sends on to {_host(target)}")
            if pause := take_turn():
                return pause
            reply = self._send(url, target, headers)
            if isinstance(reply, NoReply) or reply.status not in _REDIRECTS:
                return reply
            target = _joined(target, reply.header("location") or "")
        return NoReply(url, "elsewhere", "sends on again and again")

    def _send(self, url: str, target: str, headers: Mapping[str, str]) -> Reply | NoReply:
        try:
            with self._client.stream("GET", target, headers=dict(headers)) as response:
                raw = self._raw_body(response)
        except httpx.ConnectError as cause:
            return NoReply(url, "unreachable", _connection_words(cause))
        except httpx.TimeoutException:
            return NoReply(url, "unreachable", "no answer in time")
        except (httpx.HTTPError, httpx.StreamError):
            return NoReply(url, "cut off", "the connection ended early")
        if isinstance(raw, str):
            return NoReply(url, raw, "")
        told = {name.lower(): value for name, value in response.headers.items()}
        body = _unpacked(raw, told.get("content-encoding", ""))
        if isinstance(body, str):
            return NoReply(url, body, "the packed body is not complete")
        return Reply(url, response.status_code, told, body)

    def _raw_body(self, response: httpx.Response) -> bytes | str:
        """Read the body as it was sent, up to the limits; a text names what is wrong with it."""
        length = response.headers.get("content-length", "")
        if length.isdigit() and int(length) > MAX_BYTES:
            return "too large"
        started, total, pieces = self._now(), 0, []
        for piece in response.iter_raw():
            total += len(piece)
            if total > MAX_BYTES:
                return "too large"
            if self._now() - started > MAX_SECONDS:
                return "cut off"
            pieces.append(piece)
        return b"".join(pieces)


def _unpacked(raw: bytes, encoding: str) -> bytes | str:
    """Unpack gzip with a limit; unlike httpx's own, this notices a body that is cut off."""
    encoding = encoding.strip().lower()
    if encoding in ("", "identity") or not raw:
        return raw
    if encoding not in ("gzip", "x-gzip"):
        return "encoding"
    plain = b""
    try:
        while raw:
            unpacking = zlib.decompressobj(_GZIP)
            plain += unpacking.decompress(raw, MAX_BYTES + 1 - len(plain))
            if len(plain) > MAX_BYTES:
                return "too large"
            if not unpacking.eof:
                return "cut off"
            raw = unpacking.unused_data
    except zlib.error:
        return "cut off"
    return plain


def _joined(base: str, location: str) -> str:
    try:
        return str(httpx.URL(base).join(location))
    except (httpx.InvalidURL, ValueError):
        return ""


def _host(url: str) -> str:
    try:
        return httpx.URL(url).host or "an address that can't be read"
    except (httpx.InvalidURL, ValueError):
        return "an address that can't be read"


def _connection_words(cause: httpx.ConnectError) -> str:
    """Say in words why there is no connection, as far as it can be told."""
    chain: BaseException | None = cause
    while chain is not None:
        if isinstance(chain, ssl.SSLError):
            return "its certificate is not accepted, or the connection is not secure"
        chain = chain.__cause__ or chain.__context__
    return "no connection"
