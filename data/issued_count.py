"""Shares tagged as outstanding that are the issued ones, treasury shares and all.

Some companies tag the issued count of their statement of equity as outstanding. The tags of that day
alone can't tell: others tag the outstanding count as issued, too. What tells is the cover, which
counts the shares out a few weeks later; or a count that stays while the treasury shares move.
"""

from dataclasses import replace
from datetime import date
from decimal import Decimal

from data.books import Books, fiscal_text
from data.fact import Concept, Fact
from data.fact_versions import FoundFact
from data.figure_words import day_words, label, note
from data.figures import Figure
from data.formulas import ways
from data.line_item import LineItem, concepts
from data.line_items import line_item
from data.line_value import Valued, cover_count, reported_figure
from data.period import Instant, Period

OUT = Concept("us-gaap:CommonStockSharesOutstanding")
ISSUED = Concept("us-gaap:CommonStockSharesIssued")
ON_COVER = line_item("shares outstanding on the cover")
HELD = line_item("treasury shares")
HELD_VALUE = concepts("TreasuryStockValue TreasuryStockCommonValue")
STILL_OUT = Decimal("0.95")
"""A cover that counts less than this share of what is tagged counts other shares."""


def without_treasury(got: Valued, item: LineItem, books: Books) -> Valued | None:
    """Give the shares that are out where a found count is of the issued ones; None where it is not."""
    fact = got.found[0].fact
    if got.figure.formula != "reported" or fact.concept != OUT or item.name == "shares issued":
        return None
    if not _is_issued(fact, books):
        return None
    held = _held(fact.period, books)
    if held is None:
        return cover_count(ON_COVER, fact.period.end, books)
    issued, own = (
        reported_figure(row, one, fact.period, books)
        for row, one in ((line_item("shares issued"), fact), (HELD, held.fact))
    )
    said = note("issued", books.language, day=day_words(fact.period.end, books.language))
    figure = Figure(
        label=label(item, books.language),
        value=issued.value - own.value,
        unit=issued.unit,
        formula=ways("shares outstanding")[0].name,
        period=fact.period,
        fiscal=fiscal_text(fact.period, fact.period),
        inputs=(replace(issued, basis=got.figure.basis), replace(own, basis=got.figure.basis)),
        notes=(*got.figure.notes, said),
        basis=got.figure.basis,
    )
    return Valued(figure, (*got.found, held))


def _is_issued(fact: Fact, books: Books) -> bool:
    """Say whether a count is that of issued shares: on its day, else as on the nearest day that tells."""
    days = sorted(
        books.table.periods(books.search((OUT,), "shares")),
        key=lambda one: abs((one.end - fact.period.end).days),
    )
    if not (_has_treasury(fact.period, books) and _is_tagged_issued(fact, days, books)):
        return False
    told = (_told_by_cover(day, books) for day in days)
    return next((one for one in told if one is not None), _stays(fact, days, books))


def _is_tagged_issued(fact: Fact, days: list[Period], books: Books) -> bool:
    """Whether the count is tagged as issued, too: on its day, or on another where that day has none."""
    on_day = _values(ISSUED, fact.period, books)
    return fact.value in (on_day or {one for day in days for one in _values(ISSUED, day, books)})


def _told_by_cover(day: Period, books: Books) -> bool | None:
    """Say whether the cover counts what is left without treasury shares; None where nothing tells."""
    tagged, cover = max(_values(OUT, day, books), default=None), _cover(day.end, books)
    if not tagged or cover is None or not _has_treasury(day, books):
        return None
    held = _held(day, books)
    if held is None or held.fact.value is None:
        return cover < STILL_OUT * tagged
    return abs(cover - (tagged - held.fact.value)) < abs(cover - tagged)


def _stays(fact: Fact, days: list[Period], books: Books) -> bool:
    """Whether the count was the same on another day with other treasury shares."""
    held = _held(fact.period, books)
    others = (_held(day, books) for day in days if fact.value in _values(OUT, day, books))
    return held is not None and any(
        one is not None and one.fact.value != held.fact.value for one in others
    )


def _cover(end: date, books: Books) -> Decimal | None:
    same_day = books.table.find(books.search(ON_COVER.concepts, "shares"), (Instant(end),))
    if isinstance(same_day, FoundFact):
        return same_day.fact.value
    got = cover_count(ON_COVER, end, books)
    return got.figure.value if got else None


def _held(day: Period, books: Books) -> FoundFact | None:
    found = books.table.find(books.search(HELD.concepts, "shares"), (day,))
    return found if isinstance(found, FoundFact) and found.fact.value else None


def _has_treasury(day: Period, books: Books) -> bool:
    if _held(day, books):
        return True
    found = books.table.find(books.search(HELD_VALUE, "money"), (day,))
    return isinstance(found, FoundFact) and bool(found.fact.value)


def _values(concept: Concept, day: Period, books: Books) -> set[Decimal]:
    prints = books.table.prints(concept, day)
    return {one.value for one in prints if one.unit == "shares" and one.value is not None}
