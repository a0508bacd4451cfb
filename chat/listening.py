"""Hear a model from another thread, so that a wait for it can be broken off at once."""

import socket
import time
from collections.abc import Callable, Generator, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Lock
from typing import Any, TypeVar

T = TypeVar("T")

TICK = 0.2
"""Seconds between two looks at whether the user still wants the answer."""
GOODBYE = 2.0
"""Seconds that a call which was broken off may take to end."""

RETRIED = "x-stainless-retry-count"
"""Header of a request: how often it was sent before."""


class Line:
    """The connections of one call; hanging up ends a read that another thread is waiting in."""

    def __init__(self) -> None:
        self._sockets: list[socket.socket] = []
        self._is_over = False
        self._lock = Lock()
        self.retries = 0
        """Requests that were sent again, as the SDK of the service counts them in a header of its own."""

    def on_request(self, request: Any) -> None:
        """Follow a request: a hook for the clients of httpx and httpx2, which share its form."""
        request.extensions["trace"] = self._note
        self.retries += request.headers.get(RETRIED, "0") != "0"

    def hang_up(self) -> None:
        with self._lock:
            self._is_over = True
            for one in self._sockets:
                _shut(one)

    def _note(self, event: str, details: Mapping[str, Any]) -> None:
        """Keep a connection's socket; after a handshake, the one that replaces it."""
        if event not in ("connection.connect_tcp.complete", "connection.start_tls.complete"):
            return
        one = details["return_value"].get_extra_info("socket")
        with self._lock:
            if isinstance(one, socket.socket):
                self._sockets.append(one)
                if self._is_over:
                    _shut(one)


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a model is waited for, in seconds."""

    silence: float
    """Without any word."""
    longest: float
    """In all."""


def listen(
    pieces: Callable[[], Iterable[T]], line: Line, patience: Patience, give_up: Exception
) -> Generator[T | None, None, None]:
    """Yield what a call yields, and None whenever there is nothing new for a moment.

    Closing the iterator hangs up. What the call raises is raised here; `give_up` is raised when
    patience is at its end.
    """
    heard: SimpleQueue[tuple[T, ...]] = SimpleQueue()

    def call() -> None:
        for piece in pieces():
            heard.put((piece,))

    pool = ThreadPoolExecutor(1, thread_name_prefix="model")
    calling = pool.submit(call)
    calling.add_done_callback(lambda _: heard.put(()))
    begun = last = time.monotonic()
    try:
        while True:
            try:
                piece = heard.get(timeout=TICK)
            except Empty:
                piece = None
            now = time.monotonic()
            last = last if piece is None else now
            if piece == ():
                break
            if now - last > patience.silence or now - begun > patience.longest:
                raise give_up
            yield piece[0] if piece else None
        calling.result()
    finally:
        line.hang_up()
        has_ended = bool(wait((calling,), timeout=GOODBYE).done)
        pool.shutdown(wait=has_ended)


def _shut(one: socket.socket) -> None:
    # The C method: that of an SSL socket would first forget the session which the other thread reads.
    with suppress(OSError):
        socket.socket.shutdown(one, socket.SHUT_RDWR)
