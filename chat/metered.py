"""A model that counts what it takes, keeps to a conversation's limits, and stops when told to."""

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal

from chat.conversations import ConversationId
from chat.counted import unfinished
from chat.model import Ask, Draft, Model
from chat.sessions import Sessions, Spent
from data.document import Language
from data.errors import ModelError

COST_LIMIT = Decimal("1.00")
"""US dollars in one conversation."""
CALL_LIMIT = 500
"""Calls of a model in one conversation."""
PAID = ("claude:",)
"""Begin the names of models that are paid for."""

_SAID: dict[str, dict[Language, str]] = {
    "cost": {
        "en": "This conversation has reached its limit of {limit} USD, so {model} is not asked any more. "
        "Begin a new one, or start the page with: --cost-limit {more}",
        "es": "Esta conversación ha llegado a su límite de {limit} USD, así que ya no se pregunta a {model}. "
        "Empiece otra, o inicie la página con: --cost-limit {more}",
    },
    "calls": {
        "en": "This conversation has reached its limit of {limit} calls, so {model} is not asked any more. "
        "Begin a new one, or start the page with: --call-limit {more}",
        "es": "Esta conversación ha llegado a su límite de {limit} llamadas, así que ya no se pregunta a {model}. "
        "Empiece otra, o inicie la página con: --call-limit {more}",
    },
}


@dataclass(frozen=True, slots=True)
class Limits:
    """Of one conversation. They are looked at before each call, so that the last one may go beyond."""

    cost: Decimal = COST_LIMIT
    calls: int = CALL_LIMIT

    def reached(self, spent: Spent, model: str, language: Language) -> str:
        """Say which limit keeps a model from being asked; empty where none does."""
        if is_paid(model) and spent.cost >= self.cost:
            said = _SAID["cost"][language]
            return said.format(limit=f"{self.cost:f}", more=f"{2 * self.cost:f}", model=model)
        if spent.calls >= self.calls:
            said = _SAID["calls"][language]
            return said.format(limit=self.calls, more=2 * self.calls, model=model)
        return ""


def is_paid(model: str) -> bool:
    return model.startswith(PAID)


class Metered:
    """A model as one question may use it."""

    def __init__(
        self,
        model: Model,
        conversation: ConversationId,
        sessions: Sessions,
        limits: Limits,
        is_wanted: Callable[[], bool],
    ) -> None:
        self._model = model
        self._conversation = conversation
        self._sessions = sessions
        self._limits = limits
        self._is_wanted = is_wanted

    @property
    def name(self) -> str:
        return self._model.name

    @property
    def writes_markers(self) -> bool:
        return self._model.writes_markers

    @property
    def room(self) -> int:
        return self._model.room

    def write(self, ask: Ask, on_text: Callable[[str], bool]) -> Draft:
        """Write, unless a limit is reached; whoever stopped the answer has stopped the model too.

        Raises:
            ModelError: a limit is reached, or the model did not answer.

        """
        if not self._is_wanted():
            return Draft((), "cancelled", self.name)
        spent = self._sessions.of(self._conversation).spent
        if said := self._limits.reached(spent, self.name, ask.language):
            raise ModelError(said, model=self.name)
        draft: Draft | None = None
        try:
            # Models ask several times a second, also while they are silent.
            draft = self._model.write(ask, lambda text: self._is_wanted() and on_text(text))
        except ModelError as failed:
            draft = unfinished(failed)
            raise
        finally:
            self._sessions.spend(self._conversation, draft, is_paid=is_paid(self.name))
        return draft
