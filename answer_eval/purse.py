"""How much a run may cost, and what it has cost so far."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Any


class Purse:
    """Money for answers. What is under way is taken to cost what the dearest has cost."""

    def __init__(self, budget: Decimal | None, before: Mapping[str, Mapping[str, Any]]) -> None:
        self._budget = budget
        self.spent = Decimal(0)
        self._dearest = Decimal(0)
        for cost in before.values():
            self.pay(cost)

    def pay(self, cost: Mapping[str, Any]) -> None:
        """Count what an answer cost."""
        paid = Decimal(cost.get("cost_usd") or 0)
        self.spent += paid
        self._dearest = max(self._dearest, paid)

    def has_for(self, under_way: int) -> bool:
        """Whether one more may be asked beside those under way."""
        if self._budget is None:
            return True
        return self.spent + self._dearest * (under_way + 1) <= self._budget
