"""The page in a real headless Chromium, as its tests visit it."""

import os
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest
from fastapi import FastAPI
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Page,
    Request,
    expect,
    sync_playwright,
)

from chat.web import Starting, address, bind, server_of

PATIENCE = 90_000
"""Milliseconds, for a machine that is busy with other things; an idle one needs a tenth."""
expect.set_options(timeout=PATIENCE)
LEFT_BEHIND = "503|AbortError|Connection errored out"
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextmanager
def chromium() -> Iterator[Browser]:
    """Open the browser of this machine; a test is skipped where there is none, but never by the CI."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail("CI=true says that there is a browser, but no chromium is on the PATH.")
        pytest.skip("No chromium is on the PATH. On Debian or Ubuntu: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@contextmanager
def serving(build: Callable[[], FastAPI]) -> Iterator[str]:
    """Serve a page for the length of a `with`; gives its address."""
    starting = Starting(build)
    server = server_of(starting)
    listening = bind("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    yield address("127.0.0.1", listening.getsockname()[1])
    server.should_exit = True
    thread.join(20)
    listening.close()
    starting.check()


@dataclass
class Visit:
    """A page, and what went wrong on it."""

    page: Page
    wrong: list[str] = field(default_factory=list)

    def ask(self, question: str, *, number: int = 0, wait: bool = True) -> None:
        self.page.fill("#question textarea", question)
        self.page.press("#question textarea", "Enter")
        if wait:
            self.wait_for(number)

    def wait_for(self, number: int = 0) -> None:
        self.page.wait_for_selector(f".turn[data-turn='{number}'][aria-busy=false]")

    def focused(self) -> str:
        return str(self.page.evaluate("document.activeElement.outerHTML"))

    def open(self, url: str) -> None:
        self.page.goto(url)
        self.page.wait_for_selector("#question textarea")
        self.page.wait_for_selector(".library summary:has-text('documents')", state="attached")


@contextmanager
def visiting(context: BrowserContext, url: str) -> Iterator[Visit]:
    """Open the page; afterwards it must have asked no other host and shown no dialog or error."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    seen = Visit(page)

    def watch_request(request: Request) -> None:
        if not request.url.startswith((url, "data:", "blob:")):
            seen.wrong.append(f"request to {request.url}")

    def watch_dialog(dialog: Dialog) -> None:
        seen.wrong.append(f"dialog {dialog.message}")
        dialog.dismiss()

    def watch_console(message: ConsoleMessage) -> None:
        # 503 is the splash; an aborted stream is what a page that is left leaves behind.
        if message.type == "error" and not re.search(LEFT_BEHIND, message.text):
            seen.wrong.append(message.text)

    page.on("request", watch_request)
    page.on("dialog", watch_dialog)
    page.on("console", watch_console)
    page.on("pageerror", lambda error: seen.wrong.append(f"error {error}"))
    seen.open(url)
    yield seen
    page.evaluate("localStorage.clear()")  # the next test begins a conversation of its own
    page.close()
    assert seen.wrong == []
