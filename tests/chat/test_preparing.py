"""What is made ready beside the page, and what those who wait for it are told."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chat.answer import Route
from chat.conversations import Conversations, new_conversation
from chat.events import Done, Event, Found, Routed
from chat.jobs import Job, Jobs, say_here
from chat.preparing import Preparing
from chat.turn_view import job_view
from data.errors import SetupError
from tests.fakes import PROSE


class Building:
    """An engine that builds something before it finds anything."""

    def __init__(self) -> None:
        self.go = threading.Event()

    def stream(self, question: str, **_: Any) -> Iterator[Event]:
        yield Routed(Route("passage", "The text is searched."))
        say_here(f"Building for {question}.")
        self.go.wait(30)
        yield Found(())
        yield Done(PROSE)


def until(job: Job, doing: str) -> None:
    for _ in range(400):
        if job_view(job).get("doing") == doing:
            return
        time.sleep(0.02)
    raise AssertionError(job_view(job))


def test_an_answer_that_waits_for_a_build_says_so_and_no_other_does(tmp_path: Path) -> None:
    engine = Building()
    jobs = Jobs(engine, Conversations(tmp_path))
    one, other = (jobs.start(new_conversation(), name, None) for name in ("one", "other"))
    until(one, "Building for one.")
    until(other, "Building for other.")
    engine.go.set()
    while not (one.kept and other.kept):
        time.sleep(0.02)


class Waiting(Building):
    """An engine whose index another thread builds: it says nothing, and waits."""

    def stream(self, question: str, **_: Any) -> Iterator[Event]:
        yield Routed(Route("passage", "The text is searched."))
        self.go.wait(30)
        yield Done(PROSE)


def test_an_answer_that_waits_for_what_is_prepared_beside_it_says_so(tmp_path: Path) -> None:
    engine = Waiting()
    jobs = Jobs(engine, Conversations(tmp_path), preparing=lambda: "The index is being built.")
    until(jobs.start(new_conversation(), "one", None), "The index is being built.")
    engine.go.set()


def test_what_no_answer_waits_for_is_said_to_nobody() -> None:
    say_here("Building.")


def test_a_preparation_says_what_it_does_for_as_long_as_it_does_it() -> None:
    said, go = threading.Event(), threading.Event()
    preparing = Preparing()

    begun: list[str] = []

    def prepare() -> None:
        begun.append(threading.current_thread().name)
        preparing.say("The index is being built.")
        said.set()
        go.wait(20)

    preparing.begin(prepare)
    assert said.wait(20)
    preparing.begin()
    preparing.begin()
    assert begun == ["preparing"], "it is not done twice at a time"
    assert preparing.words() == "The index is being built."
    go.set()
    for _ in range(200):
        if not preparing.words():
            break
        time.sleep(0.05)
    assert preparing.words() == ""
    assert len(begun) == 2, "what was added meanwhile is taken up after it"


def test_a_store_that_can_not_be_prepared_leaves_the_page_running(
    capsys: pytest.CaptureFixture[str],
) -> None:
    preparing = Preparing()

    def prepare() -> None:
        preparing.say("Reading.")
        raise SetupError("The store is damaged.")

    preparing.begin(prepare)
    for thread in threading.enumerate():
        if thread.name == "preparing":
            thread.join(20)
    assert preparing.words() == ""
    assert "Traceback" not in capsys.readouterr().err
