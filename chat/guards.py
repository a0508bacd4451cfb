"""What stands between the network and the page: origin, headers, a password where one is needed."""

import base64
import re
import secrets

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'; script-src 'self' 'nonce-{nonce}' 'unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
    "connect-src 'self'; worker-src 'self' blob:; object-src 'none'; base-uri 'self'; "
    "form-action 'self'; frame-ancestors 'none'"
)
"""Gradio's templates need 'unsafe-eval'; nothing that a filing says reaches a template."""
_SAFE = ("GET", "HEAD", "OPTIONS")
_SCRIPT = re.compile(rb"<script(?=[\s>])", re.IGNORECASE)


class OriginGuard:
    """Refuse what another site's page sends: Gradio only withholds its answer from it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] not in _SAFE and _is_foreign(scope):
            refusal = PlainTextResponse("This page takes questions from itself only.", 403)
            await refusal(scope, receive, send)
            return
        await self._app(scope, receive, send)


def _is_foreign(scope: Scope) -> bool:
    headers = Headers(scope=scope)
    if headers.get("sec-fetch-site") in ("cross-site", "same-site"):
        return True
    origin = headers.get("origin")
    if origin is None:
        return False
    host = headers.get("host", "")
    return origin not in (f"http://{host}", f"https://{host}")


class PasswordGuard:
    """Ask for a name and password on every route (HTTP Basic): the page has no other accounts."""

    def __init__(self, app: ASGIApp, *, name: str, password: str) -> None:
        self._app = app
        self._expected = b"Basic " + base64.b64encode(f"{name}:{password}".encode())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self._is_known(scope):
            asks = {"WWW-Authenticate": 'Basic realm="Filings Chat", charset="UTF-8"'}
            await PlainTextResponse("Sign in.", 401, asks)(scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _is_known(self, scope: Scope) -> bool:
        given = Headers(scope=scope).get("authorization", "").encode("utf-8", "replace")
        return secrets.compare_digest(given, self._expected)


class SecurityHeaders:
    """Give each answer its security headers, and each page's own scripts this answer's nonce."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if "text/html" in Headers(scope=scope).get("accept", ""):
            kept = [pair for pair in scope["headers"] if pair[0] != b"accept-encoding"]
            scope = {**scope, "headers": kept}  # the page must come plain, to be read here
        await self._app(scope, receive, _Sealed(send))


class _Sealed:
    """Passes an answer on; holds HTML back until it is whole and its scripts have the nonce."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._nonce = secrets.token_urlsafe(16)
        self._start: Message | None = None
        self._body = b""

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(raw=message["headers"])
            headers["Content-Security-Policy"] = POLICY.format(nonce=self._nonce)
            headers["X-Content-Type-Options"] = "nosniff"
            headers["Referrer-Policy"] = "no-referrer"
            message["headers"] = headers.raw
            is_page = headers.get("content-type", "").startswith("text/html")
            if is_page and "content-encoding" not in headers:
                self._start = message
                return
        elif self._start is not None:
            self._body += message.get("body", b"")
            if not message.get("more_body", False):
                await self._send_page(self._start)
            return
        await self._send(message)

    async def _send_page(self, start: Message) -> None:
        body = _SCRIPT.sub(b'<script nonce="%s"' % self._nonce.encode(), self._body)
        headers = MutableHeaders(raw=start["headers"])
        headers["Content-Length"] = str(len(body))
        await self._send(start)
        await self._send({"type": "http.response.body", "body": body})
