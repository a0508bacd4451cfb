"""What a conversation has chosen and spent, beside its turns on disk."""

import json
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any

from chat.conversations import ConversationId
from chat.follow_up import PARTS, Part
from chat.model import Draft
from data.store_files import TEMPORARY, write_file

LONGEST_NAME = 140
"""Characters of the name of a model."""


@dataclass(frozen=True, slots=True)
class Spent:
    """What the calls of a model took, those that were stopped or failed among them."""

    calls: int = 0
    read: int = 0
    """Tokens."""
    wrote: int = 0
    """Tokens."""
    cost: Decimal = Decimal(0)
    """US dollars."""
    unpriced: int = 0
    """Calls of a paid model of which nobody said what they cost: they were stopped or broke off."""

    def and_call(self, draft: Draft | None, *, is_paid: bool) -> "Spent":
        """Add a call; without a draft it broke off."""
        read, wrote = (draft and draft.tokens) or (0, 0)
        cost = draft.cost_usd if draft is not None else None
        return Spent(
            self.calls + 1,
            self.read + read,
            self.wrote + wrote,
            self.cost + Decimal(cost or 0),
            self.unpriced + (is_paid and cost is None),
        )


@dataclass(frozen=True, slots=True)
class Session:
    """A conversation's own settings, and its sum."""

    model: str | None = None
    """As the menu names it; None: the one that the page was started with."""
    cleared: frozenset[Part] = frozenset()
    """What the next question shall not take from those before it."""
    spent: Spent = Spent()


class Sessions:
    """One small file for each conversation, readable by its owner alone."""

    def __init__(self, home: Path) -> None:
        self._folder = home / "conversations"
        self._lock = threading.Lock()

    def of(self, conversation: ConversationId) -> Session:
        """Read it; a new one where there is none, or where it can't be read."""
        try:
            return _read(json.loads(self._path(conversation).read_bytes()))
        except (FileNotFoundError, ValueError, KeyError, TypeError, InvalidOperation):
            return Session()

    def choose(self, conversation: ConversationId, model: str) -> Session:
        return self._change(conversation, lambda now: replace(now, model=model[:LONGEST_NAME]))

    def clear(self, conversation: ConversationId, parts: frozenset[Part]) -> Session:
        """Have the next question stand alone in some respects."""
        return self._change(conversation, lambda now: replace(now, cleared=now.cleared | parts))

    def take_cleared(self, conversation: ConversationId) -> frozenset[Part]:
        """What was cleared, for the question that is asked now: it counts once."""
        cleared = self.of(conversation).cleared
        if cleared:
            self._change(conversation, lambda now: replace(now, cleared=frozenset()))
        return cleared

    def spend(self, conversation: ConversationId, draft: Draft | None, *, is_paid: bool) -> None:
        """Count a call that has ended, however it did."""
        self._change(
            conversation,
            lambda now: replace(now, spent=now.spent.and_call(draft, is_paid=is_paid)),
        )

    def _change(
        self, conversation: ConversationId, change: Callable[[Session], Session]
    ) -> Session:
        with self._lock:
            session = change(self.of(conversation))
            path = self._path(conversation)
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            beside = path.with_name(path.name + TEMPORARY)
            beside.touch(mode=0o600)
            write_file(beside, json.dumps(_json(session)).encode())
            beside.replace(path)
            return session

    def _path(self, conversation: ConversationId) -> Path:
        return self._folder / f"{conversation}.session.json"


def _json(session: Session) -> dict[str, Any]:
    spent = session.spent
    return {
        "model": session.model,
        "cleared": sorted(session.cleared),
        "calls": spent.calls,
        "tokens": [spent.read, spent.wrote],
        "cost_usd": f"{spent.cost:f}",
        "unpriced": spent.unpriced,
    }


def _read(raw: Mapping[str, Any]) -> Session:
    read, wrote = raw["tokens"]
    model = raw["model"]
    return Session(
        None if model is None else str(model),
        frozenset(part for part in PARTS if part in raw["cleared"]),
        Spent(
            int(raw["calls"]),
            int(read),
            int(wrote),
            Decimal(raw["cost_usd"]),
            int(raw["unpriced"]),
        ),
    )
