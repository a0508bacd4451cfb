"""A real HTTP server on this machine that plays the SEC, its faults included."""

import contextlib
import gzip
import json
import socket
import struct
import threading
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from data.sec_hosts import SecHosts
from data.sec_rate import Clock

TODAY = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Answer:
    """What the server says to one request."""

    body: bytes = b""
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    etag: str | None = None
    """Asked with it, the server answers 304."""
    is_packed: bool = True
    """Sent as gzip, as the SEC does where it is allowed."""
    sent: int | None = None
    """As many bytes of the body are sent before the connection ends."""
    is_reset: bool = False
    """The connection is torn down without any answer."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One request, as it came."""

    path: str
    headers: Mapping[str, str]
    moment: float


class SecServer(ThreadingHTTPServer):
    """Pages by path; what is scripted for a path is said first, once each, in order."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.pages: dict[str, Answer] = {}
        self.script: dict[str, list[Answer]] = defaultdict(list)
        self.asked: list[Asked] = []

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    @property
    def hosts(self) -> SecHosts:
        return SecHosts(www=self.base, data=self.base)

    @property
    def paths(self) -> list[str]:
        return [one.path for one in self.asked]

    def answer(self, path: str) -> Answer:
        scripted = self.script[path]
        return scripted.pop(0) if scripted else self.pages.get(path, Answer(b"gone", 404))

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of connections that a test has ended."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: SecServer

    def do_GET(self) -> None:
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.asked.append(Asked(self.path, headers, time.monotonic()))
        answer = self.server.answer(self.path)
        if answer.is_reset:
            self._reset()
            return
        if answer.etag and headers.get("if-none-match") == answer.etag:
            self.send_response(304)
            self.end_headers()
            return
        self._send(answer, is_packed=answer.is_packed and "gzip" in headers["accept-encoding"])

    def _send(self, answer: Answer, *, is_packed: bool) -> None:
        body = gzip.compress(answer.body) if is_packed and answer.body else answer.body
        said = {"Content-Length": str(len(body)), **answer.headers}
        if is_packed and answer.body:
            said.setdefault("Content-Encoding", "gzip")
        if answer.etag:
            said["ETag"] = answer.etag
        self.send_response(answer.status)
        for name, value in said.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body[: answer.sent])
        self.close_connection = answer.sent is not None

    def _reset(self) -> None:
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.close_connection = True
        self.rfile.close()
        self.connection.close()

    def log_message(self, *args: object) -> None:
        """Keep quiet."""


@contextlib.contextmanager
def serving() -> Iterator[SecServer]:
    with SecServer() as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


class FakeTime:
    """A clock that a sleep moves on, so that nobody waits."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.slept: list[float] = []

    def sleep(self, seconds: float) -> None:
        self.slept.append(round(seconds, 3))
        self.now += seconds

    @property
    def waits(self) -> list[float]:
        """The waits that are longer than the space between two requests."""
        return [seconds for seconds in self.slept if seconds > 0.125]

    def clock(self) -> Clock:
        return Clock(now=lambda: self.now, sleep=self.sleep, wall=lambda: TODAY, chance=lambda: 1.0)


def tickers_json(*rows: tuple[int, str, str]) -> bytes:
    told = [{"cik_str": cik, "ticker": ticker, "title": name} for cik, ticker, name in rows]
    return json.dumps({str(place): row for place, row in enumerate(told)}).encode()


def row(accession: str, form: str, filed: str, report: str, **more: Any) -> dict[str, Any]:
    given = {
        "accessionNumber": accession, "form": form, "filingDate": filed, "reportDate": report,
        "primaryDocument": "main.htm", "size": 5000, "isXBRL": 1,
    }  # fmt: skip
    return given | more


def columns(rows: Sequence[Mapping[str, Any]]) -> dict[str, list[Any]]:
    names = list(row("", "", "", ""))
    return {name: [one[name] for one in rows] for name in names}


def index_json(
    cik: int, name: str, rows: Sequence[Mapping[str, Any]], older: Sequence[tuple[str, str]] = ()
) -> bytes:
    files = [
        {"name": page, "filingCount": 1, "filingFrom": "1994-01-01", "filingTo": to}
        for page, to in older
    ]
    whole = {
        "cik": f"{cik:010d}", "name": name, "tickers": ["HDA", "HDA-B"], "fiscalYearEnd": "1231",
        "sic": "4512", "sicDescription": "Air Transportation",
        "formerNames": [{"name": "HALDEN AEROPLANES INC", "from": "1994-01-26", "to": "2007-01-04"}],
        "filings": {"recent": columns(rows), "files": files},
    }  # fmt: skip
    return json.dumps(whole).encode()


def facts_json(cik: int) -> bytes:
    facts = {"us-gaap": {"Assets": {"label": "Assets", "units": {"USD": []}}}}
    return json.dumps({"cik": cik, "entityName": "Halden Air", "facts": facts}).encode()


def submission(accession: str, *documents: tuple[str, str, str], form: str = "10-K") -> bytes:
    """Write a full submission; a document is its type, its file name and its text."""
    head = (
        f"<SEC-DOCUMENT>{accession}.txt : 20250203\n<SEC-HEADER>{accession}.hdr.sgml : 20250203\n"
        f"ACCESSION NUMBER:\t\t{accession}\nCONFORMED SUBMISSION TYPE:\t{form}\n"
        "CONFORMED PERIOD OF REPORT:\t20241231\nFILED AS OF DATE:\t\t20250203\n\nFILER:\n\n"
        "\tCOMPANY DATA:\t\n\t\tCOMPANY CONFORMED NAME:\t\t\tHALDEN AIR INC\n"
        "\t\tCENTRAL INDEX KEY:\t\t\t0000001234\n\t\tFISCAL YEAR END:\t\t\t1231\n</SEC-HEADER>\n"
    )
    parts = [
        f"<DOCUMENT>\n<TYPE>{kind}\n<SEQUENCE>{place}\n"
        + (f"<FILENAME>{name}\n" if name else "")
        + f"<DESCRIPTION>{kind} OF HALDEN\n<TEXT>\n{text}\n</TEXT>\n</DOCUMENT>\n"
        for place, (kind, name, text) in enumerate(documents, 1)
    ]
    return (head + "".join(parts) + "</SEC-DOCUMENT>\n").encode()
