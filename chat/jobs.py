"""Answers being written: each is a job that goes on when the page that asked is gone."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from datetime import date
from typing import Protocol

from chat.answer import Answer, Route
from chat.conversations import ConversationId, Conversations, Ended, StoredTurn
from chat.events import Choice, Done, Event, Found, Routed, ScopePart, Wrote
from chat.follow_up import Part
from chat.model import Chosen
from chat.turns import Turn
from data.errors import FilingsError, SetupError

AT_ONCE = 4
"""Answers written at the same time; more wait."""
MOST_WAITING = 64
LONGEST_QUESTION = 4000
"""Characters."""
_HERE = threading.local()
"""The job that this thread works on."""
LOOK_SECONDS = 0.06
"""How often a page is told of what was written since."""


class Answers(Protocol):
    """What a job needs of the engine."""

    def stream(
        self,
        question: str,
        *,
        as_of: date | None = None,
        turns: Sequence[Turn] = (),
        cleared: frozenset[Part] = frozenset(),
        chosen: Callable[[], Chosen] | None = None,
    ) -> Iterator[Event]: ...


class Job:
    """One question on its way. Pages look at it; the first ending counts."""

    def __init__(
        self,
        conversation: ConversationId,
        number: int,
        question: str,
        as_of: date | None,
        cleared: frozenset[Part] = frozenset(),
    ) -> None:
        self.conversation = conversation
        self.number = number
        """Of the turn, from 0."""
        self.question = question
        self.as_of = as_of
        self.cleared = cleared
        """What it shall not take from the turns before."""
        self.model = ""
        """Which model writes, as far as any is needed."""
        self.scope: tuple[ScopePart, ...] = ()
        self.choices: tuple[Choice, ...] = ()
        self.route: Route | None = None
        self.found: int | None = None
        """Sources that the reader is given."""
        self.doing = ""
        """What takes a while just now, before anything is found."""
        self.text = ""
        self.turn: StoredTurn | None = None
        """How it ended; None while it is being written."""
        self.kept = False
        """True once its turn lies on disk (or could not be written there)."""
        self.version = 0
        """Counts up with each change."""
        self.storing = threading.Lock()
        """Held while the turn is written: a disk can take seconds, and others need not wait for it."""
        self._ending = threading.Lock()

    def take(self, event: Event) -> None:
        """Keep what an event brings; Done is an ending."""
        match event:
            case Routed(route, scope, choices):
                self.route, self.scope, self.choices = route, scope, choices
            case Found(sources):
                self.found = len(sources)
            case Wrote(text):
                self.text = text
            case Done(answer):
                self.end("answered", answer=answer)
        self.version += 1

    def end(self, ended: Ended, *, answer: Answer | None = None, words: str = "") -> bool:
        """End it, unless it has ended before; True for the ending that counts."""
        with self._ending:
            if self.turn is not None:
                return False
            text = "" if answer is not None else self.text
            self.turn = StoredTurn(
                self.question,
                self.as_of,
                ended,
                answer,
                text,
                words,
                self.cleared,
                self.scope,
                self.choices,
            )
            self.version += 1
            return True


def say_here(words: str) -> None:
    """Tell the job that this thread works on, if any, of work that takes a while."""
    job: Job | None = getattr(_HERE, "job", None)
    if job is not None:
        job.doing = words
        job.version += 1


class Desk(Protocol):
    """Who writes in a conversation, and what its next question does not take from those before."""

    def take_cleared(self, conversation: ConversationId) -> frozenset[Part]: ...

    def clear(self, conversation: ConversationId, parts: frozenset[Part]) -> None: ...

    def chosen(self, conversation: ConversationId, is_wanted: Callable[[], bool]) -> Chosen:
        """Open the model that was chosen there; it stops when the answer is not wanted any more."""
        ...


class Jobs:
    """All answers being written, one at a time in each conversation."""

    def __init__(
        self,
        engine: Answers,
        conversations: Conversations,
        desk: "Desk | None" = None,
        preparing: Callable[[], str] = str,
    ) -> None:
        self._engine = engine
        self._preparing = preparing
        self._conversations = conversations
        self._desk = desk
        self._running: dict[ConversationId, Job] = {}
        self._lock = threading.Lock()
        self._room = threading.BoundedSemaphore(AT_ONCE)
        self._writing = threading.BoundedSemaphore(AT_ONCE)
        """For those that wait for a model: a silent one must not keep figures waiting."""

    def running(self, conversation: ConversationId) -> Job | None:
        return self._running.get(conversation)

    def start(self, conversation: ConversationId, question: str, as_of: date | None) -> Job:
        """Start answering. Raises SetupError when that has to wait for something."""
        if len(question) > LONGEST_QUESTION:
            raise SetupError(
                f"The question has {len(question):,} characters; {LONGEST_QUESTION:,} are read. "
                "Ask it in fewer words."
            )
        before = self._running.get(conversation)
        if before is not None and before.turn is not None:
            self._keep(before)  # it is seen to have ended, so the next question may follow at once
        with self._lock:
            if conversation in self._running:
                raise SetupError("An answer is being written. Stop it, or wait for its end.")
            if len(self._running) >= MOST_WAITING:
                raise SetupError(f"{MOST_WAITING} questions are waiting. Ask again in a minute.")
            count, asked = self._conversations.asked(conversation)
            cleared = self._desk.take_cleared(conversation) if self._desk else frozenset()
            job = Job(conversation, count, question, as_of, cleared)
            self._running[conversation] = job
        threading.Thread(target=self._run, args=(job, asked), daemon=True).start()
        return job

    def _run(self, job: Job, asked: tuple[Turn, ...]) -> None:
        seat = _Seat(self._room)
        _HERE.job = job
        try:
            for event in self._events(job, asked, seat):
                if isinstance(event, Routed):
                    job.doing = self._preparing()
                job.take(event)
                if job.turn is not None:
                    break
        except FilingsError as wrong:
            job.end("failed", words=str(wrong))
        finally:
            seat.leave()
            # Also for a fault of ours: the page must not wait for it, and the thread reports it.
            job.end("failed", words="The answer broke off. Ask the question again.")
            self._keep(job)

    def _events(self, job: Job, asked: tuple[Turn, ...], seat: "_Seat") -> Iterator[Event]:
        desk = self._desk

        def chosen() -> Chosen:
            assert desk is not None
            seat.change(self._writing, lambda: job.turn is None)
            found = desk.chosen(job.conversation, lambda: job.turn is None)
            job.model = found.model.name if found.model is not None else ""
            job.version += 1
            return found

        return self._engine.stream(
            job.question,
            as_of=job.as_of,
            turns=asked,
            cleared=job.cleared,
            chosen=None if desk is None else chosen,
        )

    def stop(self, conversation: ConversationId) -> Job | None:
        """End the answer that is being written there and keep what it says so far."""
        job = self._running.get(conversation)
        if job is not None and job.end("stopped"):
            self._keep(job)
        return job

    def stop_all(self) -> None:
        for conversation in tuple(self._running):
            self.stop(conversation)

    def _keep(self, job: Job) -> None:
        """Store the turn once, then let the next question in; waits for another that stores it."""
        with job.storing:
            if job.kept or job.turn is None:
                return
            try:
                self._conversations.append(job.conversation, job.turn)
                if self._desk is not None and job.turn.answer is None and job.cleared:
                    # It was not answered, so the next question is the one that shall stand alone.
                    self._desk.clear(job.conversation, job.cleared)
            finally:
                with self._lock:
                    del self._running[job.conversation]
                job.kept = True


class _Seat:
    """A place among those that are worked on at the same time."""

    def __init__(self, room: threading.BoundedSemaphore) -> None:
        room.acquire()
        self._room: threading.BoundedSemaphore | None = room

    def change(self, room: threading.BoundedSemaphore, is_wanted: Callable[[], bool]) -> None:
        """Go to another room; it is waited for as long as the answer is wanted."""
        self.leave()
        while is_wanted():
            if room.acquire(timeout=LOOK_SECONDS):
                self._room = room
                return

    def leave(self) -> None:
        if self._room is not None:
            self._room.release()
            self._room = None


async def follow(job: Job) -> AsyncIterator[Job]:
    """Give the job back after each change, merged to a few a second, until it has ended."""
    seen = None
    while True:
        now = (job.kept, job.version)
        if now != seen:
            seen = now
            yield job
        if now[0]:
            return
        await asyncio.sleep(LOOK_SECONDS)
