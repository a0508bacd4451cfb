"""Which of several prints of one fact counts, and which of them say something else.

All facts here share one identity. Nothing depends on their order, or on how often one is repeated.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from data.fact import Fact
from data.fiscal_anchors import ANNUAL_FORMS

PERIODIC_FORMS = ANNUAL_FORMS | {"10-KT", "10-KT/A", "10-Q", "10-Q/A", "10-QT", "6-K", "6-K/A"}
"""Reports on a period; whatever else prints a number for it ranks below them."""
INEXACT = -99
"""Decimals of a value whose precision nothing says and nothing shows."""
ENOUGH_DIGITS = 3
"""Significant digits below which trailing zeros are no sign of rounding: 500 may be exact."""
HALF = Decimal("0.5")


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


def is_rounder(rounder: Fact, fact: Fact) -> bool:
    """Say whether `rounder` prints the same value with fewer digits."""
    if rounder.value is None or fact.value is None or precision(rounder) >= precision(fact):
        return False
    if (
        rounder.decimals is None
        and len(rounder.value.normalize().as_tuple().digits) < ENOUGH_DIGITS
    ):
        return False
    step = Decimal(1).scaleb(-precision(rounder))
    return abs(rounder.value - fact.value) <= HALF * step


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


def choose(
    facts: Iterable[Fact], newest: Mapping[str, date], *, first_reported: bool = False
) -> FoundFact | None:
    """Choose among all prints of one fact, all of them known by the day that counts.

    `newest` gives each filing's newest day: it orders filings whose filing date is not known.
    """
    by_filing: dict[str, list[Fact]] = defaultdict(list)
    for fact in facts:
        if fact.value is not None:
            by_filing[filing_key(fact)].append(fact)
    versions = sorted(
        (version_of(prints) for prints in by_filing.values()),
        key=lambda one: _filing_order(one.fact, newest),
    )
    if not versions:
        return None
    top = _rank(versions[-1].fact)
    ranked = [one for one in versions if _rank(one.fact) == top]
    undated = [one.fact for one in versions if one.fact.filed is None and top != _rank(one.fact)]
    chosen = ranked[0] if first_reported else _latest_value(ranked)
    return _found(chosen, ranked, undated, first_reported=first_reported)


def _rank(fact: Fact) -> tuple[bool, bool]:
    """Sort unknown filing dates last, then filings that are no periodic report."""
    return (fact.filed is not None, fact.form is None or fact.form in PERIODIC_FORMS)


def _filing_order(fact: Fact, newest: Mapping[str, date]) -> tuple[object, ...]:
    known = fact.filed or newest.get(filing_key(fact), date.min)
    return (_rank(fact), known, (fact.form or "").endswith("/A"), filing_key(fact))


def _latest_value(versions: Sequence[Version]) -> Version:
    """Walk from the oldest: a new value replaces, a rounder print does not."""
    current = versions[0]
    for version in versions[1:]:
        if is_rounder(version.fact, current.fact):
            continue
        if version.value == current.value and _is_poorer(version.fact, current.fact):
            continue
        current = version
    return current


def _is_poorer(later: Fact, earlier: Fact) -> bool:
    """Say whether a later print of the same value has no place to point at, and the earlier has."""
    return later.span is None and earlier.span is not None


def _agrees(fact: Fact, chosen: Fact) -> bool:
    return fact.value == chosen.value or is_rounder(fact, chosen) or is_rounder(chosen, fact)


def _found(
    chosen: Version, ranked: Sequence[Version], undated: Sequence[Fact], *, first_reported: bool
) -> FoundFact:
    others = [one.fact for one in ranked if not _agrees(one.fact, chosen.fact)]
    agreeing = [one.fact for one in ranked if _agrees(one.fact, chosen.fact)]
    days = [one.filed for one in agreeing if one.filed]
    first = min(days, default=None)
    earlier = [one for one in others if one.filed and first and one.filed <= first]
    unplaced = [one for one in [*others, *undated] if not one.filed]
    return FoundFact(
        chosen.fact,
        earlier=() if first_reported else tuple(earlier),
        later=tuple(one for one in others if one not in earlier and one.filed)
        if first_reported
        else (),
        unplaced=tuple(one for one in unplaced if not _agrees(one, chosen.fact)),
        conflicts=chosen.conflicts,
        restated=first if earlier and not first_reported else None,
        confirmed=max(days, default=None),
    )
