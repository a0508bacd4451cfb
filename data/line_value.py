"""A line item's figure for one period: as reported, or put together from the periods beside it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from decimal import Decimal

from data.ask import AskedTime
from data.books import Books, fiscal_text
from data.fact import Concept, Fact
from data.fact_table import Missing
from data.fact_versions import FoundFact
from data.figure_notes import notes_of
from data.figure_words import day_words, label, note
from data.figures import Figure
from data.line_item import LineItem
from data.period import Duration, FiscalPeriod, Instant, Period
from data.refusing import Why, missing
from data.fiscal_years import DRIFT


@dataclass(frozen=True, slots=True)
class Valued:
    """A figure with the found facts that it rests on: their versions tell its basis."""

    figure: Figure
    found: tuple[FoundFact, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """An operand of a period: the same line item over another stretch."""

    sign: int
    span: str
    quarter: int | None = None
    year: int = 0
    """Years after the asked one: −1 is the year before."""

    def of(self, asked: FiscalPeriod) -> FiscalPeriod:
        """Name the operand's period."""
        return FiscalPeriod(asked.year + self.year, self.span, self.quarter)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Recipe:
    """A way to put a period together from others. Its dates must join: that is checked by day."""

    name: str
    parts: tuple[Part, ...]


YEAR, HALF, NINE = Part(1, "year"), Part(1, "half"), Part(1, "nine months")
Q1, Q2, Q3, Q4 = (Part(1, "quarter", number) for number in (1, 2, 3, 4))


def _less(part: Part) -> Part:
    return replace(part, sign=-1)


def _before(part: Part) -> Part:
    return replace(part, year=-1)


RECIPES: dict[tuple[str, int | None], tuple[Recipe, ...]] = {
    ("quarter", 2): (Recipe("half year − first quarter", (HALF, _less(Q1))),),
    ("quarter", 3): (
        Recipe("nine months − half year", (NINE, _less(HALF))),
        Recipe("nine months − two quarters", (NINE, _less(Q1), _less(Q2))),
    ),
    ("quarter", 4): (
        Recipe("year − nine months", (YEAR, _less(NINE))),
        Recipe("year − three quarters", (YEAR, _less(Q1), _less(Q2), _less(Q3))),
    ),
    ("half", None): (
        Recipe("sum of two quarters", (Q1, Q2)),
        Recipe("nine months − third quarter", (NINE, _less(Q3))),
    ),
    ("half", 4): (
        Recipe("year − half year", (YEAR, _less(HALF))),
        Recipe("sum of two quarters", (Q3, Q4)),
    ),
    ("nine months", None): (
        Recipe("half year + third quarter", (HALF, Q3)),
        Recipe("sum of three quarters", (Q1, Q2, Q3)),
        Recipe("year − fourth quarter", (YEAR, _less(Q4))),
    ),
    ("year", None): (
        Recipe("nine months + fourth quarter", (NINE, Q4)),
        Recipe("sum of four quarters", (Q1, Q2, Q3, Q4)),
    ),
    ("ttm", 1): (
        Recipe("year + first quarter − first quarter a year before",
               (_before(YEAR), Q1, _less(_before(Q1)))),
        Recipe("sum of four quarters", (_before(Q2), _before(Q3), _before(Q4), Q1)),
    ),
    ("ttm", 2): (
        Recipe("year + half year − half year a year before",
               (_before(YEAR), HALF, _less(_before(HALF)))),
        Recipe("sum of four quarters", (_before(Q3), _before(Q4), Q1, Q2)),
    ),
    ("ttm", 3): (
        Recipe("year + nine months − nine months a year before",
               (_before(YEAR), NINE, _less(_before(NINE)))),
        Recipe("sum of four quarters", (_before(Q4), Q1, Q2, Q3)),
    ),
}  # fmt: skip
"""By (span, quarter), the one with the fewest operands first."""
MAX_DEPTH = 3
"""Recipes within recipes: the four quarters of TTM, the fourth of them a difference, …"""


def line_value(item: LineItem, time: AskedTime, books: Books) -> Valued | Why:
    """Find or put together a line item's value for a period, by the first concept that allows it."""
    time = books.fitted(time, item.kind)
    if isinstance(time, FiscalPeriod) and time.span == "ttm" and time.quarter in (None, 4):
        time = FiscalPeriod(time.year, "year")
    whys: list[Why] = []
    for concept in item.concepts:
        got = concept_value(item, concept, time, books)
        if isinstance(got, Valued):
            return got
        whys.append(got)
    if item.measure == "shares" and item.kind == "instant" and (got := _shares(item, time, books)):
        return got
    direct = books.table.find(books.search(item.concepts, item.measure), books.periods(time))
    if isinstance(direct, FoundFact):
        return _reported(item, direct, time, books)
    why = missing(direct, item, time, books)
    if why.code in ("concept_not_reported", "period_not_on_file"):
        return next((one for one in whys if one.code != "concept_not_reported"), why)
    return why


def concept_value(
    item: LineItem,
    concept: Concept,
    time: AskedTime,
    books: Books,
    within: frozenset[AskedTime] = frozenset(),
) -> Valued | Why:
    """Find or put together one concept's value; `within` are the periods that this is an operand of."""
    if concept not in books.table.concepts:
        return Why("concept_not_reported", item, time)
    search = books.search((concept,), item.measure)
    direct = books.table.find(search, books.periods(time))
    if isinstance(direct, FoundFact):
        return _reported(item, direct, time, books)
    why = Why(direct.code, item, time, direct.filed, facts=direct.facts)
    if direct.code == "inconsistent_values" or not isinstance(time, FiscalPeriod):
        return why
    if item.kind == "instant" or time in within or len(within) >= MAX_DEPTH:
        return why
    for recipe in RECIPES.get((time.span, time.quarter), ()):
        got = _by_recipe(item, concept, time, books, recipe, within | {time})
        if isinstance(got, Valued):
            return got
        why = got if why.code == "concept_not_reported" else why
    return why


def _by_recipe(
    item: LineItem,
    concept: Concept,
    time: FiscalPeriod,
    books: Books,
    recipe: Recipe,
    within: frozenset[AskedTime],
) -> Valued | Why:
    operands: list[Valued] = []
    stopped: Why | None = None
    for part in recipe.parts:
        got = concept_value(item, concept, part.of(time), books, within)
        if isinstance(got, Valued):
            operands.append(got)
        else:
            stopped = stopped or got
    if stopped is None:
        return _combined(item, time, books, recipe, operands)
    if not operands:
        return Why("concept_not_reported", item, time)
    if stopped.code == "concept_not_reported":
        return replace(stopped, code="missing_operand")
    return stopped
