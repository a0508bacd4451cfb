"""Whether stretches of time, added and taken away, make one stretch; and whether their values are one."""

from collections import Counter
from collections.abc import Iterable
from datetime import date, timedelta
from decimal import Decimal

from data.fact import Fact
from data.fact_versions import FoundFact
from data.figures import Figure
from data.period import Duration


def joined(parts: Iterable[tuple[int, Duration]]) -> Duration | None:
    """Add and subtract stretches by their days; None where they leave a gap or overlap."""
    edges: Counter[date] = Counter()
    for sign, part in parts:
        edges[part.start] += sign
        edges[part.end + timedelta(days=1)] -= sign
    left = sorted((day, steps) for day, steps in edges.items() if steps)
    if [steps for _, steps in left] != [1, -1]:
        return None
    return Duration(left[0][0], left[1][0] - timedelta(days=1))


def is_same(figure: Figure, made_of: Iterable[FoundFact], fact: Fact) -> bool:
    """Say whether a figure is what a fact says, but for the rounding of what it was made of."""
    if fact.value is None or fact.unit != figure.unit:
        return False
    digits = (fact.decimals, *(one.fact.decimals for one in made_of))
    halves = (Decimal(10) ** -one / 2 for one in digits if isinstance(one, int))
    return abs(fact.value - figure.value) <= sum(halves, Decimal(0))


def mixed_basis(found: Iterable[FoundFact]) -> tuple[FoundFact, FoundFact] | None:
    """Find two facts of which one was restated after the other was last filed."""
    facts = tuple(found)
    for restated in facts:
        for other in facts:
            if _is_older(other, restated) and not _moved_together(restated, other):
                return restated, other
    return None


def _is_older(other: FoundFact, restated: FoundFact) -> bool:
    if restated.restated is None or other.confirmed is None:
        return False
    return other.confirmed < restated.restated


def _moved_together(restated: FoundFact, other: FoundFact) -> bool:
    """Whether the other was restated too, once the old value of this one was filed for the last time.

    A year later both stand as comparatives on a new basis: the nine months in autumn, the year in
    spring. Each is restated once, and nothing was filed on the old basis in between.
    """
    last = max((one.filed for one in restated.earlier if one.filed), default=None)
    return other.restated is not None and last is not None and last < other.restated
