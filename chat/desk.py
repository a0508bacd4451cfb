"""A conversation's own settings on the page: who writes, what is carried on, what may be spent."""

import json
from collections.abc import Callable
from typing import Any

from chat.conversations import ConversationId, Conversations, read_conversation_id
from chat.follow_up import PARTS, Part
from chat.metered import Limits, Metered
from chat.model import Chosen
from chat.model_menu import ModelMenu
from chat.sessions import Session, Sessions
from data.errors import FilingsError, SetupError


class Desk:
    """What the page's menu, scope bar and sum look at and change."""

    def __init__(
        self, conversations: Conversations, sessions: Sessions, menu: ModelMenu, limits: Limits
    ) -> None:
        self._conversations = conversations
        self._sessions = sessions
        self._menu = menu
        self._limits = limits

    def take_cleared(self, conversation: ConversationId) -> frozenset[Part]:
        return self._sessions.take_cleared(conversation)

    def clear(self, conversation: ConversationId, parts: frozenset[Part]) -> None:
        self._sessions.clear(conversation, parts)

    def chosen(self, conversation: ConversationId, is_wanted: Callable[[], bool]) -> Chosen:
        """Open the model that was chosen there; it counts, keeps to the limits, and can be stopped."""
        name = self._sessions.of(conversation).model or self._menu.usual
        opened = self._menu.opened(name)
        if opened.model is None:
            return opened
        metered = Metered(opened.model, conversation, self._sessions, self._limits, is_wanted)
        return Chosen(metered, opened.trouble)

    def view(self, conversation: ConversationId | None) -> dict[str, Any]:
        """What stands around the question box; without a conversation, as in a new one."""
        session = Session() if conversation is None else self._sessions.of(conversation)
        spent, model = session.spent, session.model or self._menu.usual
        return {
            "model": model,
            "cleared": sorted(session.cleared),
            "calls": spent.calls,
            "tokens": [spent.read, spent.wrote],
            "cost_usd": f"{spent.cost.normalize():f}",
            "unpriced": spent.unpriced,
            "limit_usd": f"{self._limits.cost:f}",
            "reached": self._limits.reached(spent, model, "en") if spent.calls else "",
        }

    def follow_on(self, conversation: ConversationId, before: ConversationId | None) -> None:
        """Keep the model for a new conversation."""
        model = None if before is None else self._sessions.of(before).model
        if model is not None:
            self._sessions.choose(conversation, model)

    def choose(self, conversation: ConversationId, model: object) -> None:
        """Take a model of the menu, from the next question on.

        Raises:
            SetupError: the menu has no such model.

        """
        if not isinstance(model, str) or not self._menu.is_known(model):
            raise SetupError("That model is not in the menu. Open the menu again and choose one.")
        self._sessions.choose(conversation, model)

    def menu_json(self) -> str:
        """List the models that are there, and those that are missing."""
        offers, is_looking = self._menu.seen()
        listed = [{"name": one.name, "there": one.is_there, "says": one.says} for one in offers]
        return json.dumps({"offers": listed, "looking": is_looking})

    def spent_json(self, asked: object) -> str:
        """Look at a conversation again: what was stopped is counted once it has ended."""
        return _done(lambda: self.view(_conversation(_read(asked))))

    def clear_json(self, asked: object) -> str:
        """Have the next question of a conversation stand alone in one respect."""
        return _done(lambda: self._clear(_read(asked)))

    def _clear(self, asked: dict[str, Any]) -> dict[str, Any]:
        conversation = _conversation(asked)
        parts = frozenset(part for part in PARTS if part == asked.get("part"))
        if not parts:
            raise SetupError("That is no part of the scope. Load the page again.")
        self._conversations.known(conversation)
        self.clear(conversation, parts)
        return self.view(conversation)


def _conversation(asked: dict[str, Any]) -> ConversationId:
    conversation = read_conversation_id(asked.get("conversation"))
    if conversation is None:
        raise SetupError("There is no such conversation. Load the page again.")
    return conversation


def _read(asked: object) -> dict[str, Any]:
    try:
        raw = json.loads(asked) if isinstance(asked, str) else None
    except (ValueError, RecursionError):
        raw = None
    return raw if isinstance(raw, dict) else {}


def _done(do: Callable[[], dict[str, Any]]) -> str:
    try:
        return json.dumps(do())
    except FilingsError as wrong:
        return json.dumps({"problem": str(wrong)})
