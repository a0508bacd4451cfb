"""A line item's figure for one period: as reported, or put together from the periods beside it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal

from data.ask import AskedTime
from data.basis_words import basis_words
from data.books import Books, fiscal_text
from data.fact import Concept, Fact
from data.fact_table import is_known
from data.fact_versions import FoundFact
from data.figure_notes import is_off_scale, length_notes, notes_of
from data.figure_words import day_words, label, note
from data.figures import Figure
from data.joined import is_same, joined, mixed_basis
from data.line_item import LineItem
from data.members import WHOLE_ITEMS, member_words, total_among
from data.period import Duration, FiscalPeriod, Period
from data.recipes import CLASSES, RECIPES, Recipe
from data.refusing import Why, missing
from data.splits import basis_of, split_notes

YEARS_AROUND = 3
"""Fiscal years before and after with which a value's scale is compared."""
MAX_DEPTH = 3
"""Recipes within recipes: the four quarters of TTM, the fourth of them a difference, …"""


@dataclass(frozen=True, slots=True)
class Valued:
    """A figure with the found facts that it rests on: their versions tell its basis."""

    figure: Figure
    found: tuple[FoundFact, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One concept of a line item, in one company's books."""

    item: LineItem
    concept: Concept
    books: Books


def line_value(item: LineItem, time: AskedTime, books: Books) -> Valued | Why:
    """Find or put together a line item's value for a period, by the first concept that allows it."""
    time = books.fitted(time, item.kind)
    if isinstance(time, FiscalPeriod) and time.span == "ttm" and time.quarter in (None, 4):
        time = FiscalPeriod(time.year, "year")
    whys: list[Why] = []
    for place, concept in enumerate(item.concepts, start=1):
        got = concept_value(Line(item, concept, books), time)
        if isinstance(got, Valued) and _may_answer(got, whys):
            return _as_printed(got, item.concepts[place:], item, time, books)
        if isinstance(got, Why):
            whys.append(got)
    if (shares := _shares(item, time, books)) is not None:
        return shares
    direct = books.table.find(books.search(item.concepts, item.measure), books.periods(time))
    if isinstance(direct, FoundFact):
        return _reported(item, direct, time, books)
    whole = total_among(direct.facts) if item.name in WHOLE_ITEMS else None
    if whole is None:
        return _true_reason(missing(direct, item, time, books), whys, time, books)
    figure = reported_figure(item, whole, time, books)
    said = member_words(whole, books.language)
    return Valued(replace(figure, notes=(said,)), (FoundFact(whole),))


def _as_printed(
    got: Valued, lesser: Sequence[Concept], item: LineItem, time: AskedTime, books: Books
) -> Valued:
    """Take what a lesser concept reports for just this period (a note), where it is what was put together."""
    if got.figure.formula == "reported":
        return got
    for concept in lesser:
        found = books.table.find(books.search((concept,), item.measure), books.periods(time))
        if isinstance(found, FoundFact) and is_same(got.figure, got.found, found.fact):
            return _reported(item, found, time, books)
    return got


def _may_answer(got: Valued, better: Sequence[Why]) -> bool:
    """Say whether a concept may stand in for better ones, which have no value for just this period.

    Where a better one was reported and can only not be put together, since a part of it was restated,
    what is put together from a lesser one would be another figure (a part of revenue for the whole).
    """
    return got.figure.formula == "reported" or all(one.code != "mixed_basis" for one in better)


def _true_reason(why: Why, whys: Sequence[Why], time: AskedTime, books: Books) -> Why:
    """Choose between what stops the period as a whole and what stopped putting it together."""
    is_absent = why.code in ("concept_not_reported", "period_not_on_file")
    if not is_absent or (why.code == "period_not_on_file" and not _is_in_part(time, books)):
        return why
    return next((one for one in whys if one.code != "concept_not_reported"), why)


def _is_in_part(time: AskedTime, books: Books) -> bool:
    """Say whether a filing on file reports on the end of a period, or on most of a year."""
    if not isinstance(time, FiscalPeriod):
        return books.calendar.has(time)
    if time.span == "year":
        parts = (FiscalPeriod(time.year, "nine months"), FiscalPeriod(time.year, "quarter", 4))
        return any(map(books.calendar.is_covered, parts))
    return time.span != "nine months" or books.calendar.is_covered(
        FiscalPeriod(time.year, "quarter", 3)
    )


def concept_value(
    line: Line, time: AskedTime, within: frozenset[AskedTime] = frozenset()
) -> Valued | Why:
    """Find or put together a concept's value; `within` are the periods it is an operand of."""
    item, books = line.item, line.books
    if line.concept not in books.table.concepts:
        return Why("concept_not_reported", item, time)
    direct = books.table.find(books.search((line.concept,), item.measure), books.periods(time))
    if isinstance(direct, FoundFact):
        return _reported(item, direct, time, books)
    why = Why(direct.code, item, time, direct.filed, facts=direct.facts)
    if direct.code == "inconsistent_values" or not isinstance(time, FiscalPeriod):
        return why
    if item.kind == "instant" or time in within or len(within) >= MAX_DEPTH:
        return why
    for recipe in RECIPES.get((time.span, time.quarter), ()):
        got = _by_recipe(line, time, recipe, within | {time})
        if isinstance(got, Valued):
            return got
        why = got if why.code == "concept_not_reported" else why
    return why


def _by_recipe(
    line: Line, time: FiscalPeriod, recipe: Recipe, within: frozenset[AskedTime]
) -> Valued | Why:
    operands: list[Valued] = []
    stopped: Why | None = None
    for part in recipe.parts:
        got = concept_value(line, part.of(time), within)
        if isinstance(got, Valued):
            operands.append(got)
        elif stopped is None:
            # The operand itself is named, not what it might have been put together from.
            stopped = replace(got, time=part.of(time))
    if not operands:
        return Why("concept_not_reported", line.item, time)
    if line.item.measure != "money":
        return Why("per_share_difference", line.item, time)
    if stopped is None:
        return _combined(line, time, recipe, operands)
    if stopped.code in ("concept_not_reported", "gap_in_periods", "mixed_basis"):
        return replace(stopped, code="missing_operand", facts=())
    return stopped


def _combined(
    line: Line, time: FiscalPeriod, recipe: Recipe, operands: Sequence[Valued]
) -> Valued | Why:
    """Add up operands whose days join, in one unit, on one basis."""
    item, books = line.item, line.books
    figures = [one.figure for one in operands]
    signs = [part.sign for part in recipe.parts]
    stretches = [one.period for one in figures if isinstance(one.period, Duration)]
    period = joined(zip(signs, stretches, strict=True))
    if period is None or (time.span == "ttm" and period.length_class != "year"):
        return Why("gap_in_periods", item, time)
    units = {one.unit for one in figures}
    if len(units) > 1:
        return Why("mixed_basis", item, time, detail=" / ".join(sorted(units)))
    found = tuple(fact for one in operands for fact in one.found)
    if pair := mixed_basis(found):
        return Why("mixed_basis", item, time, detail=basis_words(*pair, books))
    value = sum((sign * one.value for sign, one in zip(signs, figures, strict=True)), Decimal(0))
    notes = dict.fromkeys(words for one in figures for words in one.notes)
    notes |= dict.fromkeys(length_notes(period, time, books.language))
    fiscal = fiscal_text(time, period)
    name = label(item, books.language)
    return Valued(
        Figure(name, value, units.pop(), recipe.name, period, fiscal, tuple(figures), tuple(notes)),
        found,
    )


def _reported(item: LineItem, found: FoundFact, time: AskedTime, books: Books) -> Valued:
    figure = reported_figure(item, found.fact, time, books)
    notes = notes_of(found, time, books)
    if is_off_scale(figure.value, _neighbours(item, found.fact, time, books)):
        notes = (*notes, note("scale", books.language))
    notes = (*notes, *split_notes(found, books))
    basis = basis_of(found, books)
    if notes or basis != 1:
        figure = replace(figure, notes=notes, basis=basis)
    return Valued(figure, (found,))


def reported_figure(item: LineItem, fact: Fact, time: AskedTime, books: Books) -> Figure:
    """Turn a fact that has a value into a figure."""
    return Figure(
        label=label(item, books.language),
        value=fact.value if fact.value is not None else Decimal(0),
        unit="ratio" if item.measure == "ratio" else fact.unit,
        formula="reported",
        period=fact.period,
        fiscal=fiscal_text(time, fact.period),
        inputs=(fact,),
    )


def _neighbours(item: LineItem, fact: Fact, time: AskedTime, books: Books) -> tuple[Decimal, ...]:
    """List the same concept's values in the fiscal years around."""
    if not isinstance(time, FiscalPeriod):
        return ()
    around = (*range(-YEARS_AROUND, 0), *range(1, YEARS_AROUND + 1))
    beside = (FiscalPeriod(time.year + years, time.span, time.quarter) for years in around)
    found = (_glance(fact, books.known.periods(period), books) for period in beside)
    return tuple(one for one in found if one is not None)


def _glance(like: Fact, periods: Sequence[Period], books: Books) -> Decimal | None:
    """Give a concept's newest value at the first date that has one: it only shows what scale is usual."""
    for period in periods:
        known = [
            (one.filed or date.min, one.value)
            for one in books.table.prints(like.concept, period)
            if one.unit == like.unit and one.value is not None and is_known(one, books.as_of)
        ]
        if known:
            return max(known)[1]
    return None


def _shares(item: LineItem, time: AskedTime, books: Books) -> Valued | None:
    """Count shares where no total is on the balance sheet: by class, else as on the cover."""
    if item.measure != "shares" or item.kind != "instant":
        return None
    search = books.search(item.concepts, item.measure)
    periods = books.periods(time)
    table = books.table
    is_of_cover = all(one.startswith("dei:") for one in item.concepts)
    at_end = () if is_of_cover else table.in_equity_statement(search, periods)
    if classes := table.classes(search, periods) or at_end:
        return _by_class(item, classes, time, books)
    return cover_count(item, periods[0].end, books) if periods else None


def cover_count(item: LineItem, end: date, books: Books) -> Valued | None:
    """Count shares as the covers of the filings on a period do, and say on which day."""
    search = books.search(item.concepts, item.measure)
    for day in books.table.on_cover(search, end):
        words = note(
            "cover",
            books.language,
            day=day_words(day.end, books.language),
            end=day_words(end, books.language),
        )
        found = books.table.find(search, (day,))
        if isinstance(found, FoundFact):
            got = _reported(item, found, day, books)
            return replace(got, figure=replace(got.figure, notes=(*got.figure.notes, words)))
        if classes := books.table.classes(search, (day,)):
            got = _by_class(item, classes, day, books)
            return replace(got, figure=replace(got.figure, notes=(*got.figure.notes, words)))
    return None


def _by_class(item: LineItem, classes: Sequence[Fact], time: AskedTime, books: Books) -> Valued:
    parts = [reported_figure(item, one, time, books) for one in classes]
    if len(parts) == 1:
        return Valued(parts[0], (FoundFact(classes[0]),))
    figure = Figure(
        label=label(item, books.language),
        value=sum((one.value for one in parts), Decimal(0)),
        unit=parts[0].unit,
        formula=CLASSES,
        period=parts[0].period,
        fiscal=parts[0].fiscal,
        inputs=tuple(parts),
        notes=(note("classes", books.language),),
    )
    return Valued(figure, tuple(FoundFact(one) for one in classes))
