"""What the first question for words would wait for, made ready beside the page."""

import sys
import threading
from collections.abc import Callable
from contextlib import suppress

from chat.jobs import say_here
from data.errors import FilingsError


class Preparing:
    """Runs a preparation in a thread, and knows what is said of it."""

    def __init__(self) -> None:
        self._prepare: Callable[[], object] = lambda: None
        self._thread: threading.Thread | None = None
        self._said = ""
        self._is_asked_again = False

    def say(self, words: str) -> None:
        """Tell of work that takes a while: the terminal, and whoever waits for it."""
        sys.stderr.write(f"{words}\n")
        if threading.current_thread() is self._thread:
            self._said = words
        else:
            say_here(words)

    def begin(self, prepare: Callable[[], object] | None = None) -> None:
        """Begin at once; where it is under way, once more after that, since more was added."""
        self._prepare = prepare or self._prepare
        if self._thread is not None and self._thread.is_alive():
            self._is_asked_again = True
        else:
            self._said = ""
            self._thread = threading.Thread(target=self._run, name="preparing", daemon=True)
            self._thread.start()

    def words(self) -> str:
        """Say what is being prepared; empty where nothing is."""
        is_on = self._thread is not None and self._thread.is_alive()
        return self._said if is_on else ""

    def _run(self) -> None:
        with suppress(FilingsError):  # the question that needs it is told
            self._prepare()
            while self._is_asked_again:
                self._is_asked_again = False
                self._prepare()
