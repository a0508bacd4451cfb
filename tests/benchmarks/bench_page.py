"""What a reader of the page waits for: `python tests/benchmarks/bench_page.py --figure "…" --words "…"`.

Starts the page over the store that FILINGS_HOME names, as a reader does, and looks at it with Chromium:
until anything is shown, until a question can be written, until the first answer stands there; then the
median from Enter to the whole answer, and from a click on a source to its mark. At last how many
tokens a second are drawn when they come at once.
"""

import argparse
import statistics
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from chat.answer import Answer, Claim, Route  # noqa: E402 - not installed
from chat.app import build_app  # noqa: E402 - not installed
from chat.events import Done, Event, Found, Routed, Wrote  # noqa: E402 - not installed
from chat.web import guard  # noqa: E402 - not installed
from tests.chat.page_visits import chromium, serving  # noqa: E402 - not installed
from tests.fakes import ScriptedShelf  # noqa: E402 - not installed

TOKENS = 20_000
BOX = "#question textarea"


class Flood:
    """An engine that writes as fast as it can, a token at a time."""

    def __init__(self, home: Path) -> None:
        self.store = ScriptedShelf(home)

    def stream(self, question: str, **_: Any) -> Iterator[Event]:
        text = "word " * TOKENS
        route = Route("passage", "The question asks for words.")
        answer = Answer(
            question=question, language="en", as_of=None, outcome="answered", route=route, text=text,
            claims=(Claim(text, "model", (), ()),),
        )  # fmt: skip
        yield Routed(route)
        yield Found(())
        for end in range(5, len(text), 5):
            yield Wrote(text[:end])
        yield Done(answer)


@contextmanager
def started() -> Iterator[str]:
    """Start `python -m chat` on a free port; gives its address as soon as it is said."""
    asked = [sys.executable, "-m", "chat", "--port", "0", "--model", "none"]
    with subprocess.Popen(asked, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = ""
        while "http" not in said:
            said = process.stdout.readline()
        yield said.split()[-1]
        process.terminate()


def shown(url: str) -> None:
    """Wait for the first answer of the server, whatever it is."""
    while True:
        try:
            urllib.request.urlopen(url).close()
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.01)
            continue
        return


def timed(what: Callable[[], object]) -> float:
    begun = time.perf_counter()
    what()
    return time.perf_counter() - begun


def ask(page: Page, question: str, number: int) -> None:
    page.fill(BOX, question)
    page.press(BOX, "Enter")
    page.wait_for_selector(f".turn[data-turn='{number}'][aria-busy=false]")


def look(browser: Browser, asked: argparse.Namespace) -> None:
    begun = time.perf_counter()
    with started() as url:
        shown(url)
        print(f"until anything is shown: {time.perf_counter() - begun:.2f} s")
        page = browser.new_page(viewport={"width": 1280, "height": 860})
        page.goto(url)
        page.wait_for_selector(BOX)
        print(f"until a question can be written: {time.perf_counter() - begun:.2f} s")
        first = timed(lambda: ask(page, asked.figure, 0))
        whole = time.perf_counter() - begun
        print(
            f"the first answer, a figure: {first:.2f} s after Enter, {whole:.2f} s after the start"
        )
        print(f"the first passage: {timed(lambda: ask(page, asked.words, 1)):.2f} s after Enter")
        figures, words, places = [], [], []
        for number in range(2, 2 + 2 * asked.times, 2):
            figures.append(timed(lambda at=number: ask(page, asked.figure, at)))  # type: ignore[misc]
            chip = page.locator(f".turn[data-turn='{number}'] .words .chip").first
            places.append(timed(lambda at=chip: (at.click(), page.wait_for_selector("mark.main"))))  # type: ignore[misc]
            page.keyboard.press("Escape")
            words.append(timed(lambda at=number + 1: ask(page, asked.words, at)))  # type: ignore[misc]
        for name, seconds in (("a figure", figures), ("a passage", words), ("its source", places)):
            print(f"{name}: median {1000 * statistics.median(seconds):.0f} ms of {len(seconds)}")
        page.close()


def flood(browser: Browser) -> None:
    with (
        TemporaryDirectory() as folder,
        serving(lambda: guard(build_app(Flood(Path(folder))))) as url,
    ):
        page = browser.new_page()
        page.goto(url)
        page.wait_for_selector(BOX)
        page.wait_for_timeout(1500)
        seconds = timed(lambda: ask(page, "words", 0))
        print(f"streaming: {TOKENS / seconds:,.0f} tokens a second of {TOKENS:,}")
        page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--figure", required=True, help="a question for a figure")
    parser.add_argument("--words", required=True, help="a question for words")
    parser.add_argument("--times", type=int, default=10)
    asked = parser.parse_args()
    with chromium() as browser:
        look(browser, asked)
        flood(browser)


if __name__ == "__main__":
    main()
