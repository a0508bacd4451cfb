"""What a model took for one answer, whether or not the answer is made of what it wrote."""

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal

from chat.answer import Answer
from chat.model import Ask, Draft, Model
from data.errors import ModelError


def unfinished(failed: ModelError) -> Draft | None:
    """What a call that broke off has taken, as a draft without a word; None where the service had not said."""
    if failed.tokens is None:
        return None
    return Draft((), "cancelled", failed.model, failed.tokens, failed.cost_usd)


class Counted:
    """A model that keeps what each of its calls took.

    Drafts that point nowhere are paid for too, and a busy service is asked again even where it fails in the end.
    """

    def __init__(self, model: Model) -> None:
        self.name = model.name
        self.writes_markers = model.writes_markers
        self.room = model.room
        self._model = model
        self._drafts: list[Draft] = []
        self._retries = 0
        self._failed = 0

    def write(self, ask: Ask, on_text: Callable[[str], bool]) -> Draft:
        try:
            draft = self._model.write(ask, on_text)
        except ModelError as failed:
            self._retries += failed.retries
            self._failed += 1
            if (begun := unfinished(failed)) is not None:
                self._drafts.append(begun)
            raise
        self._drafts.append(draft)
        self._retries += draft.retries
        return draft

    def counted(self, answer: Answer) -> Answer:
        """Say in an answer what all drafts took; a cost only where each has one."""
        tokens = [draft.tokens for draft in self._drafts if draft.tokens is not None]
        costs = [Decimal(draft.cost_usd) for draft in self._drafts if draft.cost_usd is not None]
        is_priced = bool(costs) and len(costs) == len(self._drafts)
        return replace(
            answer,
            tokens=(sum(one for one, _ in tokens), sum(one for _, one in tokens))
            if tokens
            else None,
            cost_usd=f"{sum(costs, Decimal(0)):f}" if is_priced else None,
            retries=self._retries,
            failed_calls=self._failed,
        )
