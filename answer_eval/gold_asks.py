"""What can be asked of the filings on file, and what is right: values as reported and derived."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from typing import Literal

from answer_eval.gold_book import Book, Printed, Reported
from answer_eval.gold_item import Item
from answer_eval.gold_periods import Slot, has_moved, slots
from answer_eval.gold_phrases import Names
from answer_eval.gold_words import ITEMS
from data.company import Cik
from data.fact import Fact
from data.manifest import Entry
from data.period import Period

Kind = Literal["reported", "derived", "refused"]


@dataclass(frozen=True, slots=True)
class Company:
    """A company on file with what its filings say."""

    cik: Cik
    names: Names
    entries: tuple[Entry, ...]
    facts: tuple[Fact, ...]
    book: Book


@dataclass(frozen=True, slots=True)
class Right:
    """A right value and what it rests on."""

    value: Decimal
    unit: str
    operands: tuple[Printed, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """A right outcome of a question that has no answer."""

    outcome: str
    reason: str


@dataclass(frozen=True, slots=True)
class Twin:
    """A figure that is easily taken for the right one."""

    why: str
    """"year before", "year after" in the same document, or "sibling": a company called nearly alike."""
    cik: str
    period: Period
    value: Decimal


Sentence = Literal[
    "value", "change", "which year", "which company", "other language", "slip",
    "follow-up year", "follow-up year before", "follow-up item", "follow-up company",
]  # fmt: skip
"""How a question is put."""


@dataclass(frozen=True, slots=True)
class Ask:
    """One thing to ask, in any words."""

    slice: str
    kind: Kind
    cik: str
    names: Names
    item: str
    en: tuple[str, ...]
    es: tuple[str, ...]
    slot: Slot
    rights: tuple[Right, ...] = ()
    """The first is expected, the others are accepted."""
    refusals: tuple[Refusal, ...] = ()
    as_of: date | None = None
    sentence: Sentence = "value"
    twins: tuple[Twin, ...] = ()
    both: tuple[Names, ...] = ()
    """The companies of a comparison, in the order of the question."""
    rival: Slot | None = None
    """The later of two years that are compared; the earlier is the one before it."""
    first: "Ask | None" = None
    """The question before a follow-up."""


@dataclass(frozen=True, slots=True)
class Found:
    """An item with its value in a named period."""

    item: Item
    slot: Slot
    reported: Reported


@dataclass(slots=True)
class Sheet:
    """All items of a company in all its named periods, newest filing first."""

    company: Company
    found: dict[tuple[str, int, str, int], Found] = field(default_factory=dict)
    """By item, fiscal year, span and quarter."""

    def of(self, item: Item | str, slot: Slot, *, back: int = 0) -> Found | None:
        """Find an item in a period, or in the same period of an earlier year."""
        name = item if isinstance(item, str) else item.name
        return self.found.get((name, slot.year - back, slot.span, slot.quarter))


def sheet(company: Company) -> Sheet:
    """Find every item in every period that a filing on file names."""
    made = Sheet(company)
    newest_first = sorted(company.entries, key=lambda one: one.period_end or date.min, reverse=True)
    for entry in newest_first:
        for one in _of_entry(company, entry):
            key = (one.item.name, one.slot.year, one.slot.span, one.slot.quarter)
            made.found.setdefault(key, one)
    return made


def _of_entry(company: Company, entry: Entry) -> Iterator[Found]:
    own = [fact for fact in company.facts if fact.document_id == entry.document_id]
    plain = [fact for fact in own if not fact.dimensions]
    present = frozenset(fact.concept.removeprefix("us-gaap:") for fact in plain)
    moved = has_moved(one.year_end for one in company.entries)
    named = slots(entry, frozenset(fact.period for fact in plain), has_moved=moved)
    for item in ITEMS:
        fitting = [slot for slot in named if (slot.span == "instant") == (item.shape == "instant")]
        if any(company.book.is_ambiguous(item, slot.period) for slot in fitting):
            continue
        for slot in fitting:
            reported = company.book.reported(item, slot.period, present)
            if reported and _is_in(reported, plain):
                yield Found(item, slot, reported)


def _is_in(reported: Reported, facts: list[Fact]) -> bool:
    """Whether the filing itself reports the item for the period, whatever value it gives."""
    best = reported.best
    return any(fact.concept == best.concept and fact.period == best.period for fact in facts)


_SLICES = {
    "year": "annual",
    "quarter": "quarter",
    "to date": "year to date",
    "instant": "instant",
}


def reported_asks(made: Sheet) -> Iterator[Ask]:
    """Ask for every value as reported."""
    for found in made.found.values():
        yield reported_ask(made, found)


def reported_ask(made: Sheet, found: Found) -> Ask:
    """Ask for one value as reported."""
    item, company = found.item, made.company
    narrow = item.narrow if company.book.has_other_lesser(item, found.reported) else ()
    return Ask(
        _SLICES[found.slot.span],
        "reported",
        company.cik,
        company.names,
        item.name,
        tuple(one for one in item.en if one not in narrow),
        tuple(one for one in item.es if one not in narrow),
        found.slot,
        rights_of(found.reported),
    )


def rights_of(reported: Reported) -> tuple[Right, ...]:
    """All values that are right for an item as reported."""
    return tuple(Right(one.value, one.unit, (one,)) for one in reported.values)
