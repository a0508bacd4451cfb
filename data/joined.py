"""Whether stretches of time, added and taken away, make one stretch."""

from collections import Counter
from collections.abc import Iterable
from datetime import date, timedelta

from data.fact_versions import FoundFact
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


def mixed_basis(found: Iterable[FoundFact]) -> tuple[FoundFact, FoundFact] | None:
    """Find two facts of which one was restated after the other was last filed."""
    facts = tuple(found)
    for restated in facts:
        for other in facts:
            after = restated.restated is not None and other.confirmed is not None
            if after and other.confirmed < restated.restated:  # type: ignore[operator]
                return restated, other
    return None
