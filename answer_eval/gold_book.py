"""One company's reported values, chosen by rules of the gold's own.

Only facts of the company as a whole, of annual and quarterly reports. Of several prints of one
thing the latest filed counts, unless it is but a rounder print of what was there.
"""

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal

from answer_eval.gold_item import Item, Measure
from data.fact import Fact
from data.period import Period

_FORMS = re.compile(r"(?:10-K|10-Q|10-KT|20-F|40-F)(?:/A)?")
_UNITS: dict[Measure, re.Pattern[str]] = {
    "money": re.compile("[A-Z]{3}"),
    "per share": re.compile("[A-Z]{3}/shares"),
    "shares": re.compile("shares"),
}


@dataclass(frozen=True, slots=True)
class Printed:
    """A value with all places that print it."""

    concept: str
    """Prefix and local name."""
    period: Period
    value: Decimal
    unit: str
    facts: tuple[Fact, ...]
    """Shown in some document; one at least."""


@dataclass(frozen=True, slots=True)
class Reported:
    """What a company reported as an item in a period: one value, or alternatives, the first best."""

    values: tuple[Printed, ...]

    @property
    def best(self) -> Printed:
        return self.values[0]


class Book:
    """The undimensioned facts of one company, by concept and period."""

    def __init__(self, facts: Iterable[Fact]) -> None:
        self._facts: dict[tuple[str, Period], list[Fact]] = defaultdict(list)
        for fact in facts:
            is_ours = fact.concept.startswith("us-gaap:") and _FORMS.fullmatch(fact.form or "")
            if is_ours and not fact.dimensions and fact.value is not None:
                self._facts[fact.concept.removeprefix("us-gaap:"), fact.period].append(fact)

    def versions(self, concept: str, period: Period, measure: Measure) -> list[Fact]:
        """All prints, the first filed first; unknown days first of all."""
        facts = self._facts.get((concept, period), [])
        facts = [fact for fact in facts if _UNITS[measure].fullmatch(fact.unit)]
        return sorted(facts, key=lambda fact: (fact.filed or date.min, precision(fact)))

    def printed(self, concept: str, period: Period, measure: Measure) -> Printed | None:
        """Find the value that counts; None where none does, or two that contradict each other."""
        return chosen(self.versions(concept, period, measure))

    def reported(self, item: Item, period: Period, present: frozenset[str]) -> Reported | None:
        """Find an item; `present` are the concepts of the filing that named the period."""
        names = item.concepts if present.intersection(item.concepts) else item.lesser
        found = [self.printed(name, period, item.measure) for name in names]
        values = _different([one for one in found if one])
        if not values or (len(values) > 1 and not item.is_either):
            return None
        return Reported(tuple(values)) if not self._is_doubtful(item, period, values) else None

    def is_ambiguous(self, item: Item, period: Period) -> bool:
        """Whether two concepts of equal rank have different values."""
        found = [self.printed(name, period, item.measure) for name in item.concepts]
        return not item.is_either and len(_different([one for one in found if one])) > 1

    def has_other_lesser(self, item: Item, reported: Reported) -> bool:
        """Whether a lesser concept has another value, so that some wordings may mean that."""
        found = [self.printed(one, reported.best.period, item.measure) for one in item.lesser]
        return any(one.value != reported.best.value for one in found if one)

    def _is_doubtful(self, item: Item, period: Period, values: list[Printed]) -> bool:
        """Whether a part is larger than the whole: then the whole is of something else."""
        if not item.is_sum_of_lesser:
            return False
        lesser = [self.printed(name, period, item.measure) for name in item.lesser]
        return any(one.value > values[0].value for one in lesser if one)


def precision(fact: Fact) -> int:
    """Decimals that are said to be right; none said counts as few."""
    if fact.decimals == "INF":
        return 99
    return -99 if fact.decimals is None else fact.decimals


def chosen(versions: list[Fact]) -> Printed | None:
    """Choose among prints of one thing, given in the order of filing."""
    if not versions or len({fact.unit for fact in versions}) > 1:
        return None
    best = versions[0]
    for fact in versions[1:]:
        best = best if is_rounder(fact, best) else fact
    if any(_contradicts(fact, best) for fact in versions):
        return None
    shown = tuple(fact for fact in versions if fact.value == best.value and fact.span)
    if not shown or best.value is None:
        return None
    return Printed(best.concept, best.period, best.value, best.unit, shown)


def is_rounder(fact: Fact, than: Fact) -> bool:
    """Whether a fact prints the same value with fewer digits."""
    if fact.value is None or than.value is None or precision(fact) >= precision(than):
        return False
    half = Decimal(10) ** -precision(fact) / 2
    return abs(fact.value - than.value) <= half


def _contradicts(fact: Fact, best: Fact) -> bool:
    same_filing = fact.document_id == best.document_id and fact.filed == best.filed
    return same_filing and fact.value != best.value and not is_rounder(fact, best)


def _different(values: list[Printed]) -> list[Printed]:
    """One of each value; what prints it under another name is a place of it too."""
    kept: dict[tuple[Decimal, str], Printed] = {}
    for one in values:
        first = kept.setdefault((one.value, one.unit), one)
        if first is not one:
            kept[one.value, one.unit] = replace(first, facts=(*first.facts, *one.facts))
    return list(kept.values())
