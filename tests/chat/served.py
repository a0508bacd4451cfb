"""A small local HTTP server whose answers stream, hang and break off as a test says."""

import json
import select
import socket
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any


class Act(Enum):
    """What a server may do between two pieces of an answer."""

    HANG = "says nothing more, until the caller hangs up"
    CUT = "closes the connection in the middle"
    PAUSE = "waits for the caller to hang up for half a second"


@dataclass(frozen=True)
class Asked:
    """A request as it came in."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: Any


@dataclass
class Reply:
    """An answer: its pieces are sent as they are, a chunk each."""

    pieces: Iterable[bytes | Act]
    status: int = 200
    kind: str = "application/json"
    headers: Mapping[str, str] = field(default_factory=dict)


def json_reply(body: Any, status: int = 200, **headers: str) -> Reply:
    return Reply([json.dumps(body).encode()], status, headers=headers)


class Served:
    """A server on this machine, for the length of a `with`. `asked` is all that came in."""

    def __init__(self, answer: Callable[[Asked], Reply]) -> None:
        self.answer = answer
        self.asked: list[Asked] = []
        self.hung_up = threading.Event()
        """Set when a caller went away before its answer was complete."""
        self.closing = threading.Event()
        self._server = _Server(self)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def __enter__(self) -> "Served":
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.closing.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Server(ThreadingHTTPServer):
    daemon_threads = False

    def __init__(self, served: Served) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.served = served


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    timeout = 10
    server: "_Server"

    def handle(self) -> None:
        # Who has read the last line of a stream hangs up before the mark of its end: no request is lost.
        with suppress(ConnectionResetError):
            super().handle()

    def do_GET(self) -> None:
        self._reply()

    def do_POST(self) -> None:
        self._reply()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass

    def _reply(self) -> None:
        size = int(self.headers.get("content-length") or 0)
        raw = self.rfile.read(size)
        body = json.loads(raw) if raw else None
        asked = Asked(self.command, self.path, dict(self.headers.items()), body)
        self.server.served.asked.append(asked)
        reply = self.server.served.answer(asked)
        try:
            self._send(reply)
        except OSError:
            self.server.served.hung_up.set()
            self.close_connection = True
        finally:
            close = getattr(reply.pieces, "close", None)
            if close is not None:
                close()

    def _send(self, reply: Reply) -> None:
        self.send_response(reply.status)
        for name, value in {"content-type": reply.kind, **reply.headers}.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("transfer-encoding", "chunked")
        self.end_headers()
        for piece in reply.pieces:
            if piece is Act.CUT:
                self.close_connection = True
                return
            if isinstance(piece, Act):
                self._wait(500 if piece is Act.PAUSE else 20_000)
            elif piece:
                self.wfile.write(b"%x\r\n%b\r\n" % (len(piece), piece))
                self._wait(0)
        self.wfile.write(b"0\r\n\r\n")

    def _wait(self, milliseconds: int) -> None:
        """Wait for the caller to hang up."""
        poll = select.poll()
        poll.register(self.connection, select.POLLIN)
        while milliseconds >= 0 and not self.server.served.closing.is_set():
            if poll.poll(min(50, milliseconds)):
                if not self.connection.recv(1, socket.MSG_PEEK):
                    raise ConnectionResetError
                return
            milliseconds -= 50
