"""The web server: it answers at once, and shows the page when Gradio and the engine are there."""

import asyncio
import contextlib
import ipaddress
import secrets
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.responses import HTMLResponse
from starlette.types import Receive, Scope, Send

from chat.guards import OriginGuard, PasswordGuard, SecurityHeaders
from chat.metered import Limits
from data.errors import SetupError

HOST, PORT = "127.0.0.1", 7860
PORTS_TRIED = 50
SIGN_IN_NAME = "filings"
_SPLASH = (Path(__file__).parent / "page" / "splash.html").read_text("utf-8")

Say = Callable[[str], None]


def say_out(words: str) -> None:
    """Say it on stdout, at once also into a pipe."""
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


def serve(  # noqa: PLR0913 - where, with what, and within which limits
    *,
    host: str = HOST,
    port: int = PORT,
    model: str | None = None,
    home: Path | None = None,
    limits: Limits | None = None,
    say: Say = say_out,
) -> None:
    """Serve the page until it is interrupted. `model` None takes Ollama when it is there, else none."""
    listening = bind(host, port)
    where = address(host, listening.getsockname()[1])
    if port not in (0, listening.getsockname()[1]):
        say(f"Port {port} is taken, so the page is at another one.")
    say(f"Filings Chat: {where}")
    password = None if _is_loopback(host) else secrets.token_urlsafe(9)
    if password is not None:
        say(f"Others on the network can reach it. Sign in as {SIGN_IN_NAME}, password {password}")
    run(lambda: _open_app(model, home, limits, say), listening, host=host, password=password)


def _open_app(model: str | None, home: Path | None, limits: Limits | None, say: Say) -> FastAPI:
    # Both are slow to import, and the command line should not wait for the page's half of it.
    from chat.app import build_app
    from chat.engine import open_engine
    from chat.model_menu import ModelMenu
    from chat.open_model import full_name, usual_model
    from chat.preparing import Preparing

    model = full_name(model or usual_model())
    preparing = Preparing()
    engine = open_engine(model, home=home, say=preparing.say)
    if engine.trouble:
        say(engine.trouble)
    count = len(engine.store.entries())
    app = build_app(engine, ModelMenu(model), limits, preparing)
    preparing.begin(engine.prepare)
    say(f"Model: {engine.model}. On file: {count} {'filing' if count == 1 else 'filings'}. Ready.")
    return app


def run(
    build: Callable[[], FastAPI],
    listening: socket.socket,
    *,
    host: str = HOST,
    password: str | None = None,
) -> None:
    """Run the server on a bound socket; `build` makes the page while the splash is shown."""
    starting = Starting(lambda: guard(build(), host=host, password=password))
    server = server_of(starting)
    with listening, contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    starting.check()


def server_of(starting: "Starting") -> uvicorn.Server:
    """Make the server; it ends by itself when the page can't be built."""
    settings = uvicorn.Config(
        starting,
        log_level="warning",
        lifespan="on",
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(settings)
    starting.when_over = lambda: setattr(server, "should_exit", True)
    return server


def guard(app: FastAPI, *, host: str = HOST, password: str | None = None) -> FastAPI:
    """Put the guards before the page, the outermost last."""
    app.add_middleware(OriginGuard)
    if password is not None:
        app.add_middleware(PasswordGuard, name=SIGN_IN_NAME, password=password)
    app.add_middleware(SecurityHeaders)
    # Under a wildcard address the page has names that can't be known; the password stands in.
    hosts = ["*"] if _is_wildcard(host) else ["127.0.0.1", "localhost", "[::1]", host]
    app.add_middleware(TrustedHostMiddleware, allowed_hosts=hosts)
    return app


class Starting:
    """An ASGI app that answers "starting" until the real one is built, then hands over to it."""

    def __init__(self, build: Callable[[], FastAPI]) -> None:
        self.when_over: Callable[[], None] = lambda: None
        self._build = build
        self._app: FastAPI | None = None
        self._closing = asyncio.Event()
        self._opening: asyncio.Task[None] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif self._app is not None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            wait = {"Retry-After": "1", "Refresh": "1", "Cache-Control": "no-store"}
            await SecurityHeaders(HTMLResponse(_SPLASH, 503, wait))(scope, receive, send)

    def check(self) -> None:
        """Raise what kept the page from being built, if anything did."""
        if self._opening is not None and self._opening.done() and not self._opening.cancelled():
            self._opening.result()

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        self._opening = asyncio.create_task(self._open())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._closing.set()
        await asyncio.wait({self._opening})
        await send({"type": "lifespan.shutdown.complete"})

    async def _open(self) -> None:
        try:
            app = await asyncio.to_thread(self._build)
            # Without its own lifespan Gradio shows the page, but its events never return.
            async with app.router.lifespan_context(app):
                self._app = app
                await self._closing.wait()
        finally:
            self._app = None
            self.when_over()


def bind(host: str, port: int) -> socket.socket:
    """Take the port, or the next free one. Raises SetupError when none of them can be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = port if port == 0 else min(port + PORTS_TRIED, 65535)
    for candidate in range(port, last + 1):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(128)
        except OSError:
            listening.close()
            continue
        return listening
    raise SetupError(
        f"No port from {port} to {last} can be opened at {host}. Name another with: --port 9000"
    )


def address(host: str, port: int) -> str:
    shown = "127.0.0.1" if _is_wildcard(host) else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _is_wildcard(host: str) -> bool:
    return host in ("0.0.0.0", "::", "")
