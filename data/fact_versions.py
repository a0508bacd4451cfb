"""Which of several prints of one fact counts, and which of them say something else.

All facts here share one identity. Nothing depends on their order, or on how often one is repeated.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal
from functools import partial

from data.fact import Fact
from data.filing_grain import NO_STEPS, Key
from data.fiscal_anchors import ANNUAL_FORMS

PERIODIC_FORMS = ANNUAL_FORMS | {"10-KT", "10-KT/A", "10-Q", "10-Q/A", "10-QT", "6-K", "6-K/A"}
"""Reports on a period; whatever else prints a number for it ranks below them."""
INEXACT = -99
"""Decimals of a value whose precision nothing says and nothing shows."""
ENOUGH_DIGITS = 3
"""Significant digits up to which trailing zeros are no sign of rounding: 500 may be exact."""
HALF = Decimal("0.5")
IN_PROSE = 100
"""So many times coarser than the numbers of its filing is one that only its text has."""
SUBSEQUENT = 10
"""An end that fewer than one in so many spans of a filing share with its usual one is of a later event."""
FOOTED = Decimal("0.999")
"""A company that goes over to millions makes its columns add up: 699,603 becomes 699 as well as 700."""


@dataclass(frozen=True, slots=True)
class Version:
    """What one filing says: its most precise print, and what contradicts that in the same filing."""

    fact: Fact
    conflicts: tuple[Fact, ...] = ()

    @property
    def value(self) -> Decimal:
        """The number; versions are made of facts that have one."""
        return self.fact.value if self.fact.value is not None else Decimal(0)


@dataclass(frozen=True, slots=True)
class FoundFact:
    """The version of a fact that answers, and what other filings said."""

    fact: Fact
    earlier: tuple[Fact, ...] = ()
    """Versions of periodic filings with another value, oldest first: it was restated since."""
    later: tuple[Fact, ...] = ()
    """What it was restated to, where the value first reported was asked for."""
    unplaced: tuple[Fact, ...] = ()
    """Other values from filings whose filing date is not known: nobody can say which is newer."""
    conflicts: tuple[Fact, ...] = ()
    """Other values for the same fact within the filing that answers."""
    restated: date | None = None
    """When the value that answers was first filed, if another stood before it."""
    confirmed: date | None = None
    """When the value that answers was last filed."""


def reported_end(ends: Mapping[date, int]) -> date:
    """Find the end of the period that a filing reports on: the newest at which not just a few spans end.

    `ends` counts the filing's spans by their last day, and has one at least. What happened after the
    period ("subsequent events", up to the cover's day) ends later, and is little.
    """
    most = max(ends.values())
    return max(end for end, count in ends.items() if count * SUBSEQUENT >= most)


def filing_key(fact: Fact) -> str:
    """Which filing a fact stands in."""
    return str(fact.accession or fact.document_id or "")


def precision(fact: Fact) -> int:
    """Give the decimals of a fact; where no filing says them, from the zeros that the number ends in."""
    if fact.decimals == "INF":
        return -INEXACT
    if fact.decimals is not None:
        return fact.decimals
    if not fact.value:
        return INEXACT
    return -int(fact.value.normalize().as_tuple().exponent)


def is_rounder(
    rounder: Fact, fact: Fact, units: Decimal = HALF, steps: Mapping[Key, Decimal] = NO_STEPS
) -> bool:
    """Say whether `rounder` prints the same value with fewer digits, to so many of its last unit."""
    if rounder.value is None or fact.value is None or precision(rounder) >= precision(fact):
        return False
    apart = abs(rounder.value - fact.value)
    return apart <= units * _last_unit(rounder, steps) or _is_in_prose(rounder, apart, steps)


def _is_in_prose(rounder: Fact, apart: Decimal, steps: Mapping[Key, Decimal]) -> bool:
    """Tell "$90.7 billion", which a text of a filing in millions has, from a value that ends in zeros by chance.

    It ends in two zeros more than the filing's numbers do, and its digits, three or more, are just those
    that the other value rounds to.
    """
    known = steps.get((filing_key(rounder), rounder.unit))
    if rounder.decimals is not None or known is None or not rounder.value:
        return False
    step = Decimal(1).scaleb(-precision(rounder))
    has_digits = step <= Decimal(1).scaleb(rounder.value.adjusted() + 1 - ENOUGH_DIGITS)
    return has_digits and step >= IN_PROSE * known and apart <= HALF * step


def _last_unit(fact: Fact, steps: Mapping[Key, Decimal]) -> Decimal:
    """Tell what a number is rounded to: as its filing says, else as the whole filing rounds."""
    step = Decimal(1).scaleb(-precision(fact))
    if fact.decimals is not None or not fact.value:
        return step
    if known := steps.get((filing_key(fact), fact.unit)):
        return min(step, known)
    # A number that stands alone: of 440 million the first three digits are taken for exact.
    return min(step, Decimal(1).scaleb(fact.value.adjusted() + 1 - ENOUGH_DIGITS))


def version_of(prints: Iterable[Fact]) -> Version:
    """Take one filing's most precise print; contradictions are kept beside it."""
    best, *others = sorted(set(prints), key=print_order)
    conflicts = [one for one in others if one.value != best.value and not is_rounder(one, best)]
    return Version(best, tuple(conflicts))


def print_order(fact: Fact) -> tuple[object, ...]:
    """Sort key among prints of one filing: the most precise, those with a place, the first one."""
    place = fact.span
    return (
        -precision(fact),
        place is None,
        str(fact.document_id),
        place.start if place else 0,
        place.end if place else 0,
        str(fact.element_id),
        str(fact.form),
        str(fact.filed),
        fact.value or Decimal(0),
        str(fact.decimals),
    )


@dataclass(frozen=True, slots=True)
class Filings:
    """What is known of the filings that facts stand in."""

    newest: Mapping[str, date]
    """Each filing's newest day: it orders filings whose filing date is not known."""
    steps: Mapping[Key, Decimal]
    """What their numbers are rounded to."""


def choose(
    facts: Iterable[Fact], filings: Filings, *, first_reported: bool = False
) -> FoundFact | None:
    """Choose among all prints of one fact, all of them known by the day that counts."""
    by_filing: dict[str, list[Fact]] = defaultdict(list)
    for fact in facts:
        if fact.value is not None:
            by_filing[filing_key(fact)].append(fact)
    versions = sorted(
        (version_of(prints) for prints in by_filing.values()),
        key=lambda one: _filing_order(one.fact, filings.newest),
    )
    if not versions:
        return None
    top = _rank(versions[-1].fact)
    ranked = [one for one in versions if _rank(one.fact) == top]
    undated = [one.fact for one in versions if one.fact.filed is None and top != _rank(one.fact)]
    chosen = ranked[0] if first_reported else _latest_value(ranked, filings.steps)
    agrees = partial(_agrees, chosen=chosen.fact, steps=filings.steps)
    found = _found(chosen, [one.fact for one in ranked], undated, agrees)
    return replace(found, earlier=(), restated=None) if first_reported else replace(found, later=())


def _rank(fact: Fact) -> tuple[bool, bool]:
    """Sort unknown filing dates last, then filings that are no periodic report."""
    return (fact.filed is not None, fact.form is None or fact.form in PERIODIC_FORMS)


def _filing_order(fact: Fact, newest: Mapping[str, date]) -> tuple[object, ...]:
    known = fact.filed or newest.get(filing_key(fact), date.min)
    return (_rank(fact), known, (fact.form or "").endswith("/A"), filing_key(fact))


def _latest_value(versions: Sequence[Version], steps: Mapping[Key, Decimal]) -> Version:
    """Walk from the oldest: a new value replaces, a rounder print does not."""
    current = versions[0]
    for version in versions[1:]:
        if is_rounder(version.fact, current.fact, FOOTED, steps):
            continue
        if version.value == current.value and _is_poorer(version.fact, current.fact):
            continue
        current = version
    return current


def _is_poorer(later: Fact, earlier: Fact) -> bool:
    """Say whether a later print of the same value has no place to point at, and the earlier has."""
    return later.span is None and earlier.span is not None


def _agrees(fact: Fact, chosen: Fact, steps: Mapping[Key, Decimal]) -> bool:
    if fact.value == chosen.value or is_rounder(fact, chosen, FOOTED, steps):
        return True
    return is_rounder(chosen, fact, FOOTED, steps)


def _found(
    chosen: Version,
    ranked: Sequence[Fact],
    undated: Sequence[Fact],
    agrees: Callable[[Fact], bool],
) -> FoundFact:
    others = [one for one in ranked if not agrees(one)]
    days = [one.filed for one in ranked if agrees(one) and one.filed]
    first = min(days, default=None)
    earlier = [one for one in others if one.filed and first and one.filed <= first]
    unplaced = [one for one in [*others, *undated] if not one.filed]
    return FoundFact(
        chosen.fact,
        earlier=tuple(earlier),
        later=tuple(one for one in others if one not in earlier and one.filed),
        unplaced=tuple(one for one in unplaced if not agrees(one)),
        conflicts=chosen.conflicts,
        restated=first if earlier else None,
        confirmed=max(days, default=None),
    )
