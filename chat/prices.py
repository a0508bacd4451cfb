"""What Claude costs: US dollars for a million tokens, as published in October 2026."""

import re
from dataclasses import dataclass
from decimal import Decimal

# Source: https://platform.claude.com/docs/en/about-claude/pricing

MILLION = 1_000_000
_DAY = re.compile(r"-[0-9]{8}$")
_IN_THE_US = Decimal("1.1")
"""Times the price, where a model is run in the United States only."""


@dataclass(frozen=True, slots=True)
class Used:
    """Tokens of one answer, as billed."""

    fresh: int
    """Read, and neither from the cache nor into it."""
    into_cache: int
    from_cache: int
    wrote: int
    where: str = ""
    """Where the model was run, as the service says: "us", "global"."""

    @property
    def read(self) -> int:
        return self.fresh + self.into_cache + self.from_cache


@dataclass(frozen=True, slots=True)
class Price:
    """Dollars for a million tokens of each kind; a cache entry lives for five minutes."""

    fresh: Decimal
    into_cache: Decimal
    from_cache: Decimal
    wrote: Decimal


def _price(fresh: str, into_cache: str, from_cache: str, wrote: str) -> Price:
    return Price(Decimal(fresh), Decimal(into_cache), Decimal(from_cache), Decimal(wrote))


_OPUS = _price("5", "6.25", "0.50", "25")
_PRICES = {
    "claude-haiku-5-5": _price("0.10", "0.125", "0.01", "0.50"),
    "claude-haiku-4-5": _price("1", "1.25", "0.10", "5"),
    "claude-sonnet-5-5": _price("2", "2.50", "0.10", "10"),
    "claude-sonnet-5": _price("2", "2.50", "0.20", "10"),
    "claude-sonnet-4-6": _price("3", "3.75", "0.30", "15"),
    "claude-sonnet-4-5": _price("3", "3.75", "0.30", "15"),
    "claude-opus-5-5": _price("4", "5", "0.20", "20"),
    "claude-opus-5": _OPUS,
    "claude-opus-4-8": _OPUS,
    "claude-opus-4-7": _OPUS,
    "claude-opus-4-6": _OPUS,
    "claude-opus-4-5": _OPUS,
    "claude-fable-5-1": _price("10", "12.50", "0.25", "50"),
    "claude-fable-5": _price("10", "12.50", "1", "50"),
}
_LONG_PROMPTS = {"claude-haiku-5-5": (100_000, _price("0.50", "0.625", "0.05", "2.50"))}
"""Tokens read up to which the usual price holds, and the price of all tokens beyond."""


def cost_usd(model: str, used: Used) -> str | None:
    """What an answer cost, as a decimal; None where the price of the model is not known."""
    name = _DAY.sub("", model)
    price = _PRICES.get(name)
    if price is None:
        return None
    usual_up_to, beyond = _LONG_PROMPTS.get(name, (used.read, price))
    price = beyond if used.read > usual_up_to else price
    dollars = (
        used.fresh * price.fresh
        + used.into_cache * price.into_cache
        + used.from_cache * price.from_cache
        + used.wrote * price.wrote
    ) / MILLION
    dollars *= _IN_THE_US if used.where == "us" else 1
    return f"{dollars.normalize():f}"
