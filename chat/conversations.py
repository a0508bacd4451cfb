"""Conversations on disk: one file of lines each, one line a turn."""

import json
import os
import re
import secrets
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Literal, NewType

from chat.answer import Answer
from chat.answer_json import answer_json, read_answer_json
from data.errors import FormatError, NotFoundError

ConversationId = NewType("ConversationId", str)
"""32 hexadecimal digits from the system's random source: who knows it may read the conversation."""
Ended = Literal["answered", "stopped", "failed"]
_ID = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True, slots=True)
class StoredTurn:
    """A question, and what came of it."""

    question: str
    as_of: date | None
    ended: Ended
    answer: Answer | None = None
    """Whole, when it was answered."""
    text: str = ""
    """What had been written when it was stopped or failed."""
    words: str = ""
    """Why it failed."""


def new_conversation() -> ConversationId:
    return ConversationId(secrets.token_hex(16))


def read_conversation_id(text: object) -> ConversationId | None:
    """Take the id of a conversation; None for a path or anything else."""
    if isinstance(text, str) and _ID.fullmatch(text):
        return ConversationId(text)
    return None


class Conversations:
    """The folder they lie in, readable by its owner alone."""

    def __init__(self, home: Path) -> None:
        self._folder = home / "conversations"

    def append(self, conversation: ConversationId, turn: StoredTurn) -> None:
        """Add a line in one write. A line cut off before it, by a crash, stays a line of its own."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        line = json.dumps(_turn_json(turn), ensure_ascii=False).encode("utf-8", "replace") + b"\n"
        place = os.open(self._path(conversation), os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
        try:
            length = os.fstat(place).st_size
            if length and os.pread(place, 1, length - 1) != b"\n":
                line = b"\n" + line
            os.write(place, line)
            os.fsync(place)
        finally:
            os.close(place)

    def turns(self, conversation: ConversationId) -> tuple[StoredTurn, ...]:
        """Read all turns, oldest first; none for a conversation that was never kept."""
        try:
            lines = self._path(conversation).read_bytes().split(b"\n")
        except FileNotFoundError:
            return ()
        return tuple(_read_turn(line) for line in lines if line.strip())

    def known(self, text: object) -> ConversationId:
        """Find the conversation by its id. Raises NotFoundError for one that is not kept here."""
        conversation = read_conversation_id(text)
        if conversation is None or not self._path(conversation).is_file():
            raise NotFoundError(
                "This conversation is not kept here. Open the page and ask a question first.",
                asked="conversation",
            )
        return conversation

    def _path(self, conversation: ConversationId) -> Path:
        return self._folder / f"{conversation}.jsonl"


def _turn_json(turn: StoredTurn) -> dict[str, Any]:
    return {
        "question": turn.question,
        "as_of": None if turn.as_of is None else turn.as_of.isoformat(),
        "ended": turn.ended,
        "answer": None if turn.answer is None else answer_json(turn.answer),
        "text": turn.text,
        "words": turn.words,
    }


def _read_turn(line: bytes) -> StoredTurn:
    """Read one line; one that is cut or was changed by hand says so instead of hiding the others."""
    try:
        raw = json.loads(line)
        answer = raw["answer"]
        return StoredTurn(
            question=str(raw["question"]),
            as_of=None if raw["as_of"] is None else date.fromisoformat(raw["as_of"]),
            ended=_ended(raw["ended"]),
            answer=None if answer is None else read_answer_json(answer),
            text=str(raw["text"]),
            words=str(raw["words"]),
        )
    except (ValueError, KeyError, TypeError, FormatError):
        return StoredTurn(
            question="(unreadable)",
            as_of=None,
            ended="failed",
            words="This turn can't be read from the disk. Ask the question again.",
        )


def _ended(text: str) -> Ended:
    if text not in ("answered", "stopped", "failed"):
        raise ValueError(text)
    return text  # type: ignore[return-value]
