"""Equity that is tagged by component only: which component is the total of the others.

A statement of changes in equity has columns, some of them totals of others. To add all of them up
would count money twice; what all the others add up to, and nothing else, is the whole.
"""

from collections.abc import Iterable, Iterator
from datetime import date
from decimal import Decimal
from itertools import combinations

from data.document import Language
from data.fact import Fact
from data.fact_versions import filing_key, print_order

COMPONENTS = frozenset(
    {"us-gaap:StatementEquityComponentsAxis", "ifrs-full:ComponentsOfEquityAxis"}
)
"""Only along these are totals among the members: products may add up to another one by chance."""
WHOLE_ITEMS = frozenset({"total equity", "equity with noncontrolling interests"})
"""Line items that mean all components."""
MOST = 9
"""Components of which every combination is tried."""
SAID: dict[Language, str] = {
    "en": "It is tagged with the component {member} only, to which all the other components add up.",
    "es": "Solo está etiquetado con el componente {member}, que es la suma de todos los demás.",
}


def total_among(facts: Iterable[Fact]) -> Fact | None:
    """Find the one component to which all the others of its filing add up, through totals of totals."""
    parts = _of_newest_filing(facts)
    if not 3 <= len(parts) <= MOST or len({one.unit for one in parts}) != 1:
        return None
    values = [one.value or Decimal(0) for one in parts]
    roots = set(_roots(frozenset(range(len(parts))), values, {}))
    return parts[roots.pop()] if len(roots) == 1 else None


def member_words(fact: Fact, language: Language) -> str:
    """Say under which component the total is tagged."""
    ((_, member),) = fact.dimensions
    return SAID[language].format(member=member)


def _of_newest_filing(facts: Iterable[Fact]) -> list[Fact]:
    by_filing: dict[str, dict[frozenset[tuple[str, str]], Fact]] = {}
    for one in sorted(facts, key=print_order):
        axes = [axis for axis, _ in one.dimensions]
        if len(axes) == 1 and axes[0] in COMPONENTS and one.value:
            by_filing.setdefault(filing_key(one), {}).setdefault(one.dimensions, one)
    newest = max(
        by_filing.values(),
        key=lambda found: max(((one.filed or date.min), filing_key(one)) for one in found.values()),
        default={},
    )
    return [newest[key] for key in sorted(newest, key=sorted)]


def _roots(
    left: frozenset[int], values: list[Decimal], known: dict[frozenset[int], frozenset[int]]
) -> frozenset[int]:
    """List which components may be all that is left, once totals have taken up their parts."""
    if len(left) == 1:
        return left
    if left not in known:
        found: frozenset[int] = frozenset()
        for _, parts in _sums(left, values):
            found |= _roots(left - frozenset(parts), values, known)
        known[left] = found
    return known[left]


def _sums(left: frozenset[int], values: list[Decimal]) -> Iterator[tuple[int, tuple[int, ...]]]:
    for whole in left:
        others = sorted(left - {whole})
        for count in range(2, len(others) + 1):
            for parts in combinations(others, count):
                if sum(values[one] for one in parts) == values[whole]:
                    yield whole, parts
