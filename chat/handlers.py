"""What the page's buttons do: ask, stop, begin anew, choose a model."""

import asyncio
import json
from collections.abc import AsyncIterator
from datetime import date
from typing import Any, Protocol

from chat.conversations import (
    ConversationId,
    Conversations,
    new_conversation,
    read_conversation_id,
)
from chat.desk import Desk
from chat.jobs import Job, Jobs, follow
from chat.turn_view import notice_message, turn_message, whole_message
from data.errors import FilingsError, SetupError


class Updates(Protocol):
    """How the page's framework is told what to do with an output."""

    def skip(self) -> Any:
        """Leave it as it is."""
        ...

    def stop(self, *, on: bool) -> Any:
        """Show the stop button, or hide it."""
        ...


class Handlers:
    """What the page's buttons do. Everything that comes in is checked here, once."""

    def __init__(
        self, jobs: Jobs, conversations: Conversations, desk: Desk, update: Updates
    ) -> None:
        self._update = update
        self._jobs = jobs
        self._conversations = conversations
        self.desk = desk

    async def ask(
        self, question: object, as_of: object, known: object
    ) -> AsyncIterator[tuple[Any, ...]]:
        """Start an answer and follow it. Gives: pane, question box, stop button, conversation id."""
        text = question.strip() if isinstance(question, str) else ""
        conversation = read_conversation_id(known) or new_conversation()
        running = self._jobs.running(conversation)
        if running is not None and running.turn is None and text in ("", running.question):
            yield (
                self._update.skip(),
                self._update.skip(),
                self._update.skip(),
                self._update.skip(),
            )  # a double click, or Enter twice
            return
        try:
            day = _day(as_of)
            if not text:
                raise SetupError("Write a question first.")
            # In a thread: earlier turns are read from the disk, and other pages must not wait for it.
            job = await asyncio.to_thread(self._jobs.start, conversation, text, day)
        except FilingsError as wrong:
            notice = notice_message(conversation, str(wrong))
            yield notice, self._update.skip(), self._update.skip(), self._update.skip()
            return
        yield self._turn(conversation, job), "", self._update.stop(on=True), conversation
        async for now in follow(job):
            message = self._turn(conversation, now)
            yield (
                message,
                self._update.skip(),
                self._update.stop(on=not now.kept),
                self._update.skip(),
            )

    async def restore(self, stored: object) -> AsyncIterator[tuple[Any, ...]]:
        """Draw the conversation that the browser remembers, and follow an answer on its way."""
        conversation = read_conversation_id(stored)
        if conversation is None:
            yield self._update.skip(), self._update.skip()
            return
        job = self._jobs.running(conversation)
        desk = self.desk.view(conversation)
        message = await asyncio.to_thread(
            whole_message, conversation, self._conversations, desk, job
        )
        yield message, self._update.stop(on=job is not None)
        if job is not None:
            async for now in follow(job):
                yield self._turn(conversation, now), self._update.stop(on=not now.kept)

    def stop(self, known: object) -> tuple[Any, ...]:
        """End the answer; cancelling the event sends nothing, so the ending is drawn from here."""
        conversation = read_conversation_id(known)
        job = None if conversation is None else self._jobs.stop(conversation)
        if conversation is None or job is None:
            return self._update.skip(), self._update.stop(on=False)
        return self._turn(conversation, job), self._update.stop(on=False)

    def leave(self, known: object) -> tuple[Any, ...]:
        """Begin a new conversation; the old one stays on disk, and its answer goes on."""
        conversation = new_conversation()
        self.desk.follow_on(conversation, read_conversation_id(known))
        message = whole_message(conversation, self._conversations, self.desk.view(conversation))
        return message, self._update.stop(on=False), conversation

    def choose(self, model: object, known: object) -> str:
        """Take a model for the conversation; gives what the menu is to show."""
        conversation = read_conversation_id(known)
        try:
            if conversation is None:
                raise SetupError("There is no such conversation. Load the page again.")
            self.desk.choose(conversation, model)
        except FilingsError as wrong:
            return json.dumps({**self.desk.view(conversation), "problem": str(wrong)})
        return self.chosen(known)

    def chosen(self, known: object) -> str:
        return json.dumps(self.desk.view(read_conversation_id(known)))

    def _turn(self, conversation: ConversationId, job: Job) -> str:
        return turn_message(conversation, job, self.desk.view(conversation))


def _day(text: object) -> date | None:
    if not isinstance(text, str) or not text:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError as wrong:
        raise SetupError("The as-of date is not a day. Write it as 2024-09-30.") from wrong
