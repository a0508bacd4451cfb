"""The figure that is asked for, as a tree down to facts; or the reason why there is none."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from decimal import Decimal

from data.ask import AskedTime, FigureAsk, Refusal
from data.books import Books, fiscal_text, year_before
from data.document import Language
from data.fact_table import FactTable
from data.fact_versions import FoundFact
from data.figure_notes import is_thousandfold
from data.figure_words import day_words, exact_amount, label, note
from data.figures import Figure
from data.fiscal import FiscalCalendar
from data.formula_value import item_value, rounded
from data.joined import mixed_basis
from data.line_item import LineItem
from data.line_value import Line, Valued, basis_words, concept_value
from data.period import Duration, FiscalPeriod, Instant
from data.refusing import Why, missing, refusal


def derive(
    ask: FigureAsk,
    table: FactTable,
    calendar: FiscalCalendar,
    *,
    as_of: date | None = None,
    today: date | None = None,
    language: Language = "en",
) -> Figure | Refusal:
    """Answer one ask from one company's facts, as known on a day.

    `today` is the day of the question, for periods that are not over; `as_of` stands for it.
    Labels, notes and the words of a refusal are in the question's language.
    """
    books = Books(
        table=table,
        calendar=calendar,
        as_of=as_of,
        today=as_of or today or date.today(),  # noqa: DTZ011
        language=language,
        unit=ask.unit,
        first_reported=ask.first_reported,
    )
    got = OPERATIONS[ask.operation](ask, books)
    return got.figure if isinstance(got, Valued) else refusal(got, ask, books)


def _value(ask: FigureAsk, books: Books) -> Valued | Why:
    return item_value(ask.item, ask.period, books)


def _growth(ask: FigureAsk, books: Books) -> Valued | Why:
    pair = _pair(ask, books)
    if isinstance(pair, Why):
        return pair
    new, old = pair[0].figure, pair[1].figure
    if old.value <= 0:
        change = exact_amount(new.value - old.value, new.unit, books.language)
        return Why(
            "missing_operand", ask.item, _base(ask, books), detail=_no_base(old, change, books)
        )
    return _result("growth", rounded(new.value / old.value - 1), "ratio", pair, ask, books)


def _difference(ask: FigureAsk, books: Books) -> Valued | Why:
    pair = _pair(ask, books)
    if isinstance(pair, Why):
        return pair
    new, old = pair[0].figure, pair[1].figure
    return _result("difference", new.value - old.value, new.unit, pair, ask, books)


def _cagr(ask: FigureAsk, books: Books) -> Valued | Why:
    pair = _pair(ask, books)
    if isinstance(pair, Why):
        return pair
    new, old = pair[0].figure, pair[1].figure
    years = round((new.period.end - old.period.end).days / Decimal("365.2425"))
    if years < 1 or old.value <= 0 or new.value <= 0:
        change = exact_amount(new.value - old.value, new.unit, books.language)
        return Why(
            "missing_operand", ask.item, _base(ask, books), detail=_no_base(old, change, books)
        )
    rate = (new.value / old.value) ** (1 / Decimal(years)) - 1
    return _result("compound annual growth rate", rounded(rate), "ratio", pair, ask, books)


def _sum(ask: FigureAsk, books: Books) -> Valued | Why:
    values = _years(ask, books)
    if isinstance(values, Why):
        return values
    total = sum((one.figure.value for one in values), Decimal(0))
    return _result("sum", total, values[0].figure.unit, values, ask, books)


def _average(ask: FigureAsk, books: Books) -> Valued | Why:
    values = _years(ask, books)
    if isinstance(values, Why):
        return values
    total = sum((one.figure.value for one in values), Decimal(0))
    return _result("average", total / len(values), values[0].figure.unit, values, ask, books)


OPERATIONS: dict[str, Callable[[FigureAsk, Books], Valued | Why]] = {
    "value": _value,
    "growth": _growth,
    "difference": _difference,
    "cagr": _cagr,
    "sum": _sum,
    "average": _average,
}


def _base(ask: FigureAsk, books: Books) -> AskedTime:
    """Name what the period is compared with; by default the same one a year before."""
    if ask.base is not None:
        return ask.base
    time = ask.period if isinstance(ask.period, FiscalPeriod) else books.name(ask.period)
    return (year_before(time) if time else None) or ask.period


def _pair(ask: FigureAsk, books: Books) -> tuple[Valued, Valued] | Why:
    """Find both values, of one concept and on one basis."""
    base = _base(ask, books)
    if base == ask.period:
        return Why("gap_in_periods", ask.item, ask.period)
    new, old = item_value(ask.item, ask.period, books), item_value(ask.item, base, books)
    if isinstance(new, Why):
        return new
    if isinstance(old, Why):
        return replace(old, code="missing_operand") if old.code == "concept_not_reported" else old
    pair: tuple[Valued, Valued] | Why = (new, old)
    if isinstance(ask.item, LineItem):
        pair = _one_basis(ask.item, (ask.period, base), (new, old), books)
    if isinstance(pair, Why):
        return pair
    return _comparable(ask, pair)


def _comparable(ask: FigureAsk, pair: tuple[Valued, Valued]) -> tuple[Valued, Valued] | Why:
    new, old = pair[0].figure, pair[1].figure
    if new.unit != old.unit:
        return Why("mixed_basis", ask.item, ask.period, detail=f"{new.unit} / {old.unit}")
    lengths = [one.period.length_class for one in (new, old) if isinstance(one.period, Duration)]
    if len(set(lengths)) > 1:
        return Why("gap_in_periods", ask.item, ask.period)
    facts = tuple(one.fact for value in pair for one in value.found)
    if new.unit != "ratio" and is_thousandfold(new.value, old.value):
        return Why("suspect_scale", ask.item, ask.period, facts=facts)
    return pair


def _one_basis(
    item: LineItem,
    times: tuple[AskedTime, AskedTime],
    pair: tuple[Valued, Valued],
    books: Books,
) -> tuple[Valued, Valued] | Why:
    """Make two values comparable: one concept for both, and where it matters one filing."""
    concepts = [{one.fact.concept for one in value.found} for value in pair]
    if concepts[0] != concepts[1]:
        other = _same_concept(item, times, books)
        if other is None:
            detail = " / ".join(sorted(concepts[0] | concepts[1]))
            return Why("mixed_basis", item, times[0], detail=detail)
        pair = other
    found = tuple(one for value in pair for one in value.found)
    mixed = mixed_basis(found)
    if mixed is None:
        return pair
    if together := _in_one_filing(item, times, pair, books):
        return together
    if item.measure != "money":
        return Why("mixed_basis", item, times[0], detail=basis_words(*mixed, books))
    return (_noted(pair[0], note("older basis", books.language)), pair[1])


def _same_concept(
    item: LineItem, times: tuple[AskedTime, AskedTime], books: Books
) -> tuple[Valued, Valued] | None:
    for concept in item.concepts:
        line = Line(item, concept, books)
        new, old = (concept_value(line, books.fitted(time, item.kind)) for time in times)
        if isinstance(new, Valued) and isinstance(old, Valued):
            return new, old
    return None


def _in_one_filing(
    item: LineItem,
    times: tuple[AskedTime, AskedTime],
    pair: tuple[Valued, Valued],
    books: Books,
) -> tuple[Valued, Valued] | None:
    """Take both reported values from the newest filing that has both."""
    if any(len(one.found) != 1 for one in pair):
        return None
    facts = books.table.in_one_filing(
        books.search((pair[0].found[0].fact.concept,), item.measure),
        tuple(one.found[0].fact for one in pair),
    )
    if facts is None:
        return None
    parts = {"form": facts[0].form or "", "filed": ""}
    if facts[0].filed:
        parts["filed"] = day_words(facts[0].filed, books.language)
    said = note("one filing", books.language, **parts)
    new, old = (
        Valued(
            replace(value.figure, value=fact.value or Decimal(0), inputs=(fact,), notes=()),
            (FoundFact(fact),),
        )
        for value, fact in zip(pair, facts, strict=True)
    )
    return _noted(new, said), old


def _noted(value: Valued, said: str) -> Valued:
    return replace(value, figure=replace(value.figure, notes=(*value.figure.notes, said)))


def _years(ask: FigureAsk, books: Books) -> tuple[Valued, ...] | Why:
    """Find the value of every year from the base to the period."""
    last, first = ask.period, ask.base or ask.period
    if not isinstance(last, FiscalPeriod) or not isinstance(first, FiscalPeriod):
        return Why("gap_in_periods", ask.item, last)
    values: list[Valued] = []
    for year in range(first.year, last.year + 1):
        got = item_value(ask.item, FiscalPeriod(year, last.span, last.quarter), books)
        if isinstance(got, Why):
            return (
                replace(got, code="missing_operand") if got.code == "concept_not_reported" else got
            )
        values.append(got)
    if not values or len({one.figure.unit for one in values}) > 1:
        return Why("gap_in_periods" if not values else "mixed_basis", ask.item, last)
    if ask.operation == "sum" and (
        isinstance(values[0].figure.period, Instant) or values[0].figure.unit.endswith("/shares")
    ):
        return Why("gap_in_periods", ask.item, last)
    return tuple(values)


def _result(
    name: str,
    value: Decimal,
    unit: str,
    operands: Sequence[Valued],
    ask: FigureAsk,
    books: Books,
) -> Valued:
    figures = tuple(one.figure for one in operands)
    newest = max(figures, key=lambda one: one.period.end)
    notes = dict.fromkeys(words for one in figures for words in one.notes)
    notes |= dict.fromkeys(_stubs(ask, books))
    time = ask.period if isinstance(ask.period, FiscalPeriod) else books.name(newest.period)
    figure = Figure(
        label=label(ask.item, books.language),
        value=value,
        unit=unit,
        formula=name,
        period=newest.period,
        fiscal=fiscal_text(time or newest.period, newest.period),
        inputs=figures,
        notes=tuple(notes),
    )
    return Valued(figure, tuple(fact for one in operands for fact in one.found))


def _stubs(ask: FigureAsk, books: Books) -> list[str]:
    """Say that the year end moved between the two years that are compared."""
    time = ask.period
    if not isinstance(time, FiscalPeriod) or ask.operation == "value":
        return []
    stub = books.calendar.stub_before(time.year)
    if stub is None:
        return []
    start, end = (day_words(day, books.language) for day in (stub.start, stub.end))
    return [note("stub", books.language, start=start, end=end)]


def _no_base(old: Figure, change: str, books: Books) -> str:
    base = exact_amount(old.value, old.unit, books.language)
    if books.language == "es":
        return f" El valor de partida es {base}: un porcentaje no diría nada. La variación es {change}."
    return f" The base is {base}: a percentage of it would say nothing. The change is {change}."
