"""Find the fact for a concept and a period, as of a date; or why there is none."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal

from data.fact import Concept, Fact
from data.fact_versions import (
    Filings,
    FoundFact,
    choose,
    filing_key,
    precision,
    print_order,
    reported_end,
    version_of,
)
from data.filing_grain import Grains
from data.period import Duration, Instant, Period
from data.share_classes import CLASS_AXES, equity_counts, without_total
from data.span import DocumentId

Measure = Literal["money", "per share", "shares", "ratio", "pure"]
UNIT_OF = {
    "money": re.compile(r"[A-Z]{3}"),
    "per share": re.compile(r"[A-Z]{3}/shares"),
    "shares": re.compile(r"shares"),
    "ratio": re.compile(r"pure"),
    "pure": re.compile(r"(?![A-Z]{3}(/|$))(?!shares$).+"),
}
"""What a fact's unit looks like for each measure of a line item."""
COVER_LAG = timedelta(days=150)
"""A cover counts its shares at most this long after the period that the filing reports on."""

Reason = Literal[
    "concept_not_reported",
    "not_yet_filed",
    "filing_date_unknown",
    "unit_not_available",
    "inconsistent_values",
]
REASONS: tuple[Reason, ...] = (
    "inconsistent_values",
    "not_yet_filed",
    "filing_date_unknown",
    "unit_not_available",
    "concept_not_reported",
)
"""The one nearest to an answer first."""


@dataclass(frozen=True, slots=True)
class Search:
    """What is looked for, whatever the period."""

    concepts: tuple[Concept, ...]
    """Best first."""
    measure: Measure
    as_of: date | None = None
    unit: str | None = None
    """An ISO currency code that must be it; None takes what the filing mostly reports in."""
    first_reported: bool = False


@dataclass(frozen=True, slots=True)
class Missing:
    """Why no fact answers, with what the words for it need."""

    code: Reason
    filed: date | None = None
    """For "not_yet_filed": when it was."""
    facts: tuple[Fact, ...] = ()
    """What there is instead: values of single members, in other units, or that contradict."""


Versions = dict[Period, list[Fact]]


class FactTable:
    """All facts of one company, by concept and period. Built once, asked often."""

    def __init__(self, facts: Iterable[Fact], *, document_id: DocumentId | None = None) -> None:
        self.document_id = document_id
        """Set where only this document may answer."""
        self._totals: dict[Concept, Versions] = {}
        self._parts: dict[Concept, Versions] = {}
        ends: dict[str, Counter[date]] = defaultdict(Counter)
        grains = Grains()
        currencies: dict[str, Counter[str]] = defaultdict(Counter)
        for fact in facts:
            if document_id is not None and fact.document_id != document_id:
                continue
            side = self._parts if fact.dimensions else self._totals
            side.setdefault(fact.concept, {}).setdefault(fact.period, []).append(fact)
            key = filing_key(fact)
            if isinstance(fact.period, Duration):
                ends[key][fact.period.end] += 1
            grains.take(key, fact)
            currency = fact.unit.removesuffix("/shares")
            if len(currency) == len("USD"):
                currencies[key][currency] += 1
        self._newest = {key: reported_end(counted) for key, counted in ends.items()}
        self._currency = {
            # Foreign filers add US dollars for convenience, never the other way round.
            key: max(units, key=lambda unit: (units[unit], unit != "USD", unit))
            for key, units in currencies.items()
        }
        self._filings = Filings(self._newest, grains.steps())
        self._concepts = frozenset(self._totals) | frozenset(self._parts)
        self._documents: dict[DocumentId, tuple[Fact, ...]] = {}

    @property
    def concepts(self) -> frozenset[Concept]:
        """Every concept that is reported, for the company as a whole or by member."""
        return self._concepts

    def find(self, search: Search, periods: Sequence[Period]) -> FoundFact | Missing:
        """Find the value of the first concept that has one, at the first of the dates."""
        reasons: list[Missing] = []
        for concept in search.concepts:
            for period in periods:
                found = self._at(search, concept, period)
                if isinstance(found, FoundFact):
                    return found
                reasons.append(found)
        return min(
            reasons,
            key=lambda one: (REASONS.index(one.code), not one.facts),
            default=Missing("concept_not_reported"),
        )

    def has_statements(self) -> bool:
        """Say whether any money is reported for the company as a whole: a par value is on covers too."""
        own = self._currency.values()
        return any(
            facts[0].unit in own
            or (isinstance(period, Duration) and facts[0].unit.removesuffix("/shares") in own)
            for concept, versions in self._totals.items()
            if not concept.startswith("dei:")
            for period, facts in versions.items()
        )

    def in_one_filing(self, search: Search, facts: Sequence[Fact]) -> tuple[Fact, ...] | None:
        """Take all of several facts from the newest filing that has them all."""
        by_filing: dict[str, list[list[Fact]]] = defaultdict(lambda: [[] for _ in facts])
        for index, fact in enumerate(facts):
            for one in self._totals.get(fact.concept, {}).get(fact.period, []):
                same = one.unit == fact.unit and one.value is not None
                if same and one.filed and is_known(one, search.as_of):
                    by_filing[filing_key(one)][index].append(one)
        whole = [prints for prints in by_filing.values() if all(prints)]
        if not whole:
            return None
        newest = max(whole, key=lambda one: (one[0][0].filed or date.min, filing_key(one[0][0])))
        return tuple(version_of(prints).fact for prints in newest)

    def classes(self, search: Search, periods: Sequence[Period]) -> tuple[Fact, ...]:
        """List the share counts of every class, one filing and one day, that add up to a total."""
        for concept in search.concepts:
            for period in periods:
                if found := self._classes_at(search, concept, period):
                    return found
        return ()

    def in_equity_statement(self, search: Search, periods: Sequence[Period]) -> tuple[Fact, ...]:
        """Find the count of common shares that a statement of equity has on a day."""
        return equity_counts(self._parts, search.concepts, periods, search.as_of)

    def on_cover(self, search: Search, end: date) -> tuple[Instant, ...]:
        """List the days after a period's end at which covers of its own filings count shares."""
        days: set[Instant] = set()
        for concept in search.concepts:
            for side in (self._totals, self._parts):
                for period, facts in side.get(concept, {}).items():
                    if isinstance(period, Instant) and end < period.end <= end + COVER_LAG:
                        days |= {
                            period for one in facts if self._newest.get(filing_key(one)) == end
                        }
        return tuple(sorted(days, reverse=True))

    def periods(self, search: Search) -> frozenset[Period]:
        """Every period for which one of the concepts has a value that is known."""
        return frozenset(
            period
            for concept in search.concepts
            for period, facts in self._totals.get(concept, {}).items()
            if any(
                one.value is not None and is_known(one, search.as_of) and _fits(one, search.measure)
                for one in facts
            )
        )

    def prints(self, concept: Concept, period: Period) -> tuple[Fact, ...]:
        """List all that filings print for the company as a whole, in whatever unit, as loaded."""
        return tuple(self._totals.get(concept, {}).get(period, ()))

    def copies(self, fact: Fact) -> tuple[Fact, ...]:
        """List every print of a fact in its own filing that is as precise and says the same."""
        side = self._parts if fact.dimensions else self._totals
        rows = side.get(fact.concept, {}).get(fact.period, [])
        same = {
            one
            for one in rows
            if (one.unit, one.value, one.decimals, one.dimensions)
            == (fact.unit, fact.value, fact.decimals, fact.dimensions)
            and filing_key(one) == filing_key(fact)
        }
        return tuple(sorted(same, key=print_order))

    def in_document(self, document_id: DocumentId) -> tuple[Fact, ...]:
        """List a document's facts about the company as a whole that have a place, in order."""
        if document_id not in self._documents:
            placed = {
                one
                for versions in self._totals.values()
                for facts in versions.values()
                for one in facts
                if one.document_id == document_id and one.span is not None
            }
            self._documents[document_id] = tuple(
                sorted(
                    placed, key=lambda one: (one.span.start if one.span else 0, *print_order(one))
                )
            )
        return self._documents[document_id]

    def _at(self, search: Search, concept: Concept, period: Period) -> FoundFact | Missing:
        rows = self._totals.get(concept, {}).get(period, [])
        rows = [one for one in rows if one.value is not None and _fits(one, search.measure)]
        known = [one for one in rows if is_known(one, search.as_of)]
        if rows and not known:
            days = [one.filed for one in rows if one.filed]
            return Missing("not_yet_filed", min(days)) if days else Missing("filing_date_unknown")
        right = self._in_unit(known, search.unit)
        if not right:
            return self._no_total(search, concept, period, known)
        found = choose(right, self._filings, first_reported=search.first_reported)
        if found is None:
            return Missing("concept_not_reported")
        rivals = [one for one in found.conflicts if precision(one) == precision(found.fact)]
        return Missing("inconsistent_values", facts=(found.fact, *rivals)) if rivals else found

    def _no_total(
        self, search: Search, concept: Concept, period: Period, known: list[Fact]
    ) -> Missing:
        if known:
            return Missing("unit_not_available", facts=tuple(sorted(set(known), key=print_order)))
        parts = {
            one
            for one in self._parts.get(concept, {}).get(period, [])
            if one.value is not None and is_known(one, search.as_of)
        }
        return Missing("concept_not_reported", facts=tuple(sorted(parts, key=print_order)))

    def _in_unit(self, rows: list[Fact], unit: str | None) -> list[Fact]:
        """Keep the facts in the asked currency, or in what their filing mostly reports in."""
        if unit is not None:
            return [one for one in rows if one.unit.partition("/")[0] in (unit, "shares", "pure")]
        rows = [one for one in rows if self._is_own_currency(one)] or rows
        if len({one.unit for one in rows}) < 2:
            return rows
        # The company has reported it in several currencies: the newest filing's is its own now.
        newest = max(rows, key=lambda one: (one.filed or date.min, filing_key(one), one.unit))
        return [one for one in rows if one.unit == newest.unit]

    def _is_own_currency(self, fact: Fact) -> bool:
        code = fact.unit.partition("/")[0]
        return self._currency.get(filing_key(fact), code) == code

    def _classes_at(self, search: Search, concept: Concept, period: Period) -> tuple[Fact, ...]:
        by_filing: dict[str, list[Fact]] = defaultdict(list)
        for one in self._parts.get(concept, {}).get(period, []):
            axes = {axis for axis, _ in one.dimensions}
            if one.value is not None and is_known(one, search.as_of) and axes <= CLASS_AXES:
                by_filing[filing_key(one)].append(one)
        if not by_filing:
            return ()
        key = max(by_filing, key=lambda one: (by_filing[one][0].filed or date.min, one))
        best: dict[frozenset[tuple[str, str]], Fact] = {}
        for one in sorted(by_filing[key], key=print_order, reverse=True):
            best[one.dimensions] = one
        return without_total(sorted(best.values(), key=lambda one: sorted(one.dimensions)))


def is_known(fact: Fact, as_of: date | None) -> bool:
    """Say whether a fact may be used: filed by then; an unknown filing date only without a date."""
    return as_of is None or (fact.filed is not None and fact.filed <= as_of)


def _fits(fact: Fact, measure: Measure) -> bool:
    return UNIT_OF[measure].fullmatch(fact.unit) is not None
