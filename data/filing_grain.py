"""To what a filing rounds: to the thousand, to the million; told by the zeros its numbers end in."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from decimal import Decimal

from data.fact import Fact

MILLION = 6
"""Zeros beyond which nobody rounds a statement."""
ENOUGH_NUMBERS = 12
"""Numbers of one unit in a filing from which their zeros say something."""
STRAY = 20
"""One in so many may be written out in a note, though the statements are rounded."""

Key = tuple[str, str]
"""Filing and unit."""


class Grains:
    """Counts the zeros of the numbers whose precision no filing says."""

    def __init__(self) -> None:
        self._zeros: dict[Key, list[int]] = defaultdict(list)

    def take(self, filing: str, fact: Fact) -> None:
        """Count a number in; values per share and ratios are rounded to places of their own."""
        if fact.decimals is None and fact.value and (len(fact.unit) == 3 or fact.unit == "shares"):
            self._zeros[filing, fact.unit].append(zeros(fact.value))

    def steps(self) -> dict[Key, Decimal]:
        """Give the last unit that the numbers of each filing have, where there is one."""
        found = {key: _grain(counts) for key, counts in self._zeros.items()}
        return {key: Decimal(1).scaleb(grain) for key, grain in found.items() if grain}


def zeros(value: Decimal) -> int:
    """Count the zeros that a whole number ends in."""
    return max(0, int(value.normalize().as_tuple().exponent))


def _grain(counts: Sequence[int]) -> int:
    if len(counts) < ENOUGH_NUMBERS:
        return 0
    least = sorted(counts)[len(counts) // STRAY]
    return min(MILLION, least)


NO_STEPS: Mapping[Key, Decimal] = {}
