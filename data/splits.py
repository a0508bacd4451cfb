"""Share splits, as filings show them that give earlier values per share again on a new basis.

A split moves every value per share and every count of shares at once. A value that no filing has given
since stands on the old basis, and nothing may be worked out from it together with one on the new.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from weakref import WeakKeyDictionary

from data.books import Books
from data.document import Language
from data.fact import Concept, Fact
from data.fact_table import FactTable, Measure, Search, is_known
from data.fact_versions import ENOUGH_DIGITS, FoundFact, filing_key, precision, print_order
from data.figure_words import day_words, fiscal_words, note

MOST = 100
"""Shares that one becomes at most, and shares that become one."""
CENT = 2
"""Decimals that values per share are given to, where no filing says: 9.2 stands for 9.20."""
WATCHED: dict[Measure, tuple[Concept, ...]] = {
    "per share": (
        Concept("us-gaap:EarningsPerShareBasic"),
        Concept("us-gaap:EarningsPerShareDiluted"),
        Concept("us-gaap:EarningsPerShareBasicAndDiluted"),
        Concept("us-gaap:CommonStockDividendsPerShareDeclared"),
        Concept("ifrs-full:BasicEarningsLossPerShare"),
        Concept("ifrs-full:DilutedEarningsLossPerShare"),
    ),
    "shares": (
        Concept("us-gaap:WeightedAverageNumberOfSharesOutstandingBasic"),
        Concept("us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding"),
        Concept("us-gaap:WeightedAverageNumberOfShareOutstandingBasicAndDiluted"),
        Concept("us-gaap:CommonStockSharesOutstanding"),
        Concept("ifrs-full:WeightedAverageShares"),
        Concept("ifrs-full:AdjustedWeightedAverageShares"),
    ),
}
"""Concepts that filers restate after a split without fail."""
SPLIT: dict[tuple[Language, bool], str] = {
    ("en", False): "{times}-for-1 share split",
    ("en", True): "1-for-{times} reverse share split",
    ("es", False): "desdoblamiento de acciones de {times} por 1",
    ("es", True): "agrupamiento de acciones de {times} en 1",
}
_SEEN: "WeakKeyDictionary[FactTable, dict[date | None, tuple[Split, ...]]]" = WeakKeyDictionary()


@dataclass(frozen=True, slots=True)
class Split:
    """One share became several, or several one."""

    times: int
    is_reverse: bool
    shown: date
    """The filing date of the first report on the new basis."""

    def words(self, language: Language) -> str:
        return SPLIT[language, self.is_reverse].format(times=self.times)


@dataclass(frozen=True, slots=True)
class _Change:
    """How a value per share, or a count, was given anew: by what factor shares became more."""

    before: date
    by: date
    factor: tuple[int, bool] | None
    """None where the value is the same, or differs as by no split."""


def splits_of(table: FactTable, as_of: date | None) -> tuple[Split, ...]:
    """List a company's splits, as known on a day, the oldest first."""
    known = _SEEN.setdefault(table, {})
    if as_of not in known:
        known[as_of] = tuple(_splits(_changes(table, as_of)))
    return known[as_of]


def splits_since(found: FoundFact, books: Books) -> tuple[Split, ...]:
    """List the splits since a value per share, or a count of shares, was last filed."""
    last = found.confirmed
    if last is None or not is_per_share(found.fact.unit):
        return ()
    return tuple(one for one in splits_of(books.table, books.as_of) if last < one.shown)


def basis_of(found: FoundFact, books: Books) -> Decimal:
    """Give what puts a value per share, or a count of shares, on the newest basis when multiplied with it."""
    more = Decimal(1)
    for one in splits_since(found, books):
        more = more / one.times if one.is_reverse else more * one.times
    return more if found.fact.unit == "shares" else 1 / more


def split_between(found: Iterable[FoundFact], books: Books) -> str | None:
    """Say which value was last filed before a split that others are already adjusted for."""
    sides = [(len(splits_since(one, books)), one) for one in found if is_per_share(one.fact.unit)]
    if len({since for since, _ in sides}) < 2:
        return None
    oldest = max(sides, key=lambda one: one[0])[1]
    said = split_notes(oldest, books)[-1]
    return said[:1].lower() + said[1:]


def split_notes(found: FoundFact, books: Books) -> tuple[str, ...]:
    """Say of each split since a value was last filed that the value is not adjusted for it."""
    language, period = books.language, found.fact.period
    fiscal = books.name(period)
    name = fiscal_words(fiscal, language) if fiscal else day_words(period.end, language)
    return tuple(
        note(
            "before split",
            language,
            period=name,
            last=day_words(found.confirmed or one.shown, language),
            split=one.words(language),
            day=day_words(one.shown, language),
        )
        for one in splits_since(found, books)
    )


def is_per_share(unit: str) -> bool:
    """Whether a split moves values in this unit."""
    return unit == "shares" or unit.endswith("/shares")


def _changes(table: FactTable, as_of: date | None) -> Iterator[_Change]:
    for measure, concepts in WATCHED.items():
        for concept in concepts:
            for period in table.periods(Search((concept,), measure, as_of)):
                prints = [one for one in table.prints(concept, period) if is_known(one, as_of)]
                yield from _changes_of(prints)


def _changes_of(prints: Iterable[Fact]) -> Iterator[_Change]:
    """Compare what each filing says with the one before it."""
    by_filing: dict[tuple[date, str, str], Fact] = {}
    for one in sorted(prints, key=print_order, reverse=True):
        if one.filed is not None and one.value is not None and is_per_share(one.unit):
            by_filing[one.filed, filing_key(one), one.unit] = one
    last: dict[str, tuple[date, Fact]] = {}
    for (filed, _, unit), fact in sorted(by_filing.items(), key=lambda one: one[0]):
        if unit in last and last[unit][0] < filed:
            yield _Change(last[unit][0], filed, _factor(last[unit][1], fact))
        last[unit] = (filed, fact)


def _factor(old: Fact, new: Fact) -> tuple[int, bool] | None:
    """Find the one whole number by which shares became more, or fewer, between two values."""
    if not old.value or not new.value or old.value.is_signed() != new.value.is_signed():
        return None
    more, fewer = (old, new) if old.unit != "shares" else (new, old)
    times = {False: _whole(more, fewer), True: _whole(fewer, more)}
    return next(((whole, reverse) for reverse, whole in times.items() if whole), None)


def _whole(large: Fact, small: Fact) -> int | None:
    """Find the whole number that the quotient of two rounded values is; None where it may be several."""
    high, low = abs(large.value or Decimal(0)), abs(small.value or Decimal(0))
    if low <= _half(small):
        return None
    least = (high - _half(large)) / (low + _half(small))
    most = (high + _half(large)) / (low - _half(small))
    wholes = [one for one in range(2, MOST + 1) if least <= one <= most]
    return wholes[0] if len(wholes) == 1 else None


def _half(fact: Fact) -> Decimal:
    """Half of the last unit that a value is given to; of a round number three digits are taken for exact."""
    decimals = precision(fact)
    if fact.decimals is None and fact.value:
        is_count = fact.unit == "shares"
        decimals = max(decimals, ENOUGH_DIGITS - 1 - fact.value.adjusted() if is_count else CENT)
    return Decimal(5).scaleb(-decimals - 1)


def _splits(changes: Iterable[_Change]) -> Iterator[Split]:
    """Tell splits from restatements: on the day of a report, more values move by the factor than do not."""
    by_day: dict[date, list[_Change]] = defaultdict(list)
    for one in changes:
        by_day[one.by].append(one)
    shown: list[date] = []
    for day in sorted(by_day):
        new = [one for one in by_day[day] if not any(one.before < split <= day for split in shown)]
        votes = Counter(one.factor for one in new)
        factor, count = next(iter(votes.most_common(1)), (None, 0))
        if factor is not None and 2 * count > len(new):
            shown.append(day)
            yield Split(*factor, shown=day)
