"""Conversations on disk: one file of lines each, one line a turn."""

import json
import os
import re
import secrets
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Literal, NewType

from chat.answer import Answer
from chat.answer_json import answer_json, read_answer_json
from chat.events import Choice, ScopePart
from chat.follow_up import PARTS, Part
from chat.turns import Turn
from data.errors import FormatError, NotFoundError

ConversationId = NewType("ConversationId", str)
"""32 hexadecimal digits from the system's random source: who knows it may read the conversation."""
Ended = Literal["answered", "stopped", "failed"]
CONVERSATIONS_KEPT = 64
"""Whose questions stay in memory."""
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
    cleared: frozenset[Part] = frozenset()
    """What it did not take from the turns before."""
    scope: tuple[ScopePart, ...] = ()
    """What the next question takes from it."""
    choices: tuple[Choice, ...] = ()
    """What it may mean, where it was unclear."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """What was read of a conversation for its next question."""

    end: int = 0
    """Bytes."""
    count: int = 0
    """Turns."""
    turns: tuple[Turn, ...] = ()


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
        self._lock = threading.Lock()
        self._asked: dict[ConversationId, _Asked] = {}

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

    def asked(self, conversation: ConversationId) -> tuple[int, tuple[Turn, ...]]:
        """Count its turns, and give those that were answered, as far as another question leans on them.

        Only what was added since the last time is read: of a long conversation all is megabytes.
        """
        with self._lock:
            known = self._asked.pop(conversation, _Asked())
            lines, rest, end = self._lines_from(conversation, known.end)
            raws = [raw for line in lines if (raw := _raw(line)) is not None]
            answered = [
                Turn(str(raw["question"]), _parts(raw.get("cleared", ())))
                for raw in raws
                if raw.get("answer") is not None
            ]
            known = _Asked(end, known.count + len(lines), (*known.turns, *answered))
            self._asked[conversation] = known
            while len(self._asked) > CONVERSATIONS_KEPT:
                self._asked.pop(next(iter(self._asked)))
        return known.count + bool(rest), known.turns

    def _lines_from(
        self, conversation: ConversationId, start: int
    ) -> tuple[list[bytes], bytes, int]:
        """Read the whole lines after a place, the one that is cut off, and where the whole ones end."""
        try:
            with self._path(conversation).open("rb") as file:
                file.seek(start)
                text = file.read()
        except FileNotFoundError:
            return [], b"", start
        end = text.rfind(b"\n") + 1
        lines = [line for line in text[:end].split(b"\n") if line.strip()]
        return lines, text[end:].strip(), start + end

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
        "cleared": sorted(turn.cleared),
        "scope": [[one.part, one.says] for one in turn.scope],
        "choices": [[one.says, one.question] for one in turn.choices],
    }


def _raw(line: bytes) -> dict[str, Any] | None:
    try:
        raw = json.loads(line)
    except ValueError:
        return None
    return raw if isinstance(raw, dict) and "question" in raw else None


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
            cleared=_parts(raw.get("cleared", ())),
            scope=tuple(
                ScopePart(part, str(says))
                for name, says in raw.get("scope", ())
                for part in _parts((name,))
            ),
            choices=tuple(
                Choice(str(says), str(question)) for says, question in raw.get("choices", ())
            ),
        )
    except (ValueError, KeyError, TypeError, FormatError):
        return StoredTurn(
            question="(unreadable)",
            as_of=None,
            ended="failed",
            words="This turn can't be read from the disk. Ask the question again.",
        )


def _parts(names: Iterable[object]) -> frozenset[Part]:
    known = set(names)
    return frozenset(part for part in PARTS if part in known)


def _ended(text: str) -> Ended:
    if text not in ("answered", "stopped", "failed"):
        raise ValueError(text)
    return text  # type: ignore[return-value]
