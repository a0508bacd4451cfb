"""Counts of shares by class, and of common shares as a statement of equity has them."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from data.fact import Concept, Fact
from data.fact_versions import print_order
from data.period import Period

CLASS_AXES = frozenset({"us-gaap:StatementClassOfStockAxis", "ifrs-full:ClassesOfShareCapitalAxis"})
"""Share counts along these add up to the company's."""
SHARES = Concept("us-gaap:SharesOutstanding")
COMMON_STOCK = frozenset({("us-gaap:StatementEquityComponentsAxis", "us-gaap:CommonStockMember")})
"""The column of a statement of equity in which common shares are counted."""


def without_total(classes: Sequence[Fact]) -> tuple[Fact, ...]:
    """Leave out a member that is itself the sum of the others."""
    whole = sum(one.value for one in classes if one.value is not None)
    if len(classes) > 2:
        classes = [one for one in classes if one.value is None or 2 * one.value != whole]
    return tuple(classes)


def equity_counts(
    parts: Mapping[Concept, Mapping[Period, Iterable[Fact]]],
    concepts: Iterable[Concept],
    periods: Sequence[Period],
    as_of: date | None,
) -> tuple[Fact, ...]:
    """Take the newest count of common shares that a statement of equity has on one of these days."""
    for concept in (*concepts, SHARES):
        known = [
            one
            for period in periods
            for one in parts.get(concept, {}).get(period, ())
            if one.dimensions == COMMON_STOCK and one.value and _is_known(one, as_of)
        ]
        if known:
            newest = max(one.filed or date.min for one in known)
            return (
                min((one for one in known if (one.filed or date.min) == newest), key=print_order),
            )
    return ()


def _is_known(fact: Fact, as_of: date | None) -> bool:
    return as_of is None or (fact.filed is not None and fact.filed <= as_of)
