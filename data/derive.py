"""The figure that is asked for, as a tree down to facts; or the reason why there is none."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from decimal import Decimal

from data.ask import AskedTime, FigureAsk, Refusal
from data.beside import beside_notes
from data.books import Books, fiscal_text, year_before
from data.fact_table import FactTable
from data.figure_notes import is_thousandfold
from data.figure_words import day_words, exact_amount, label, note
from data.figures import Figure
from data.fiscal import FiscalCalendar
from data.formula import Formula
from data.formula_value import as_operand, item_value, opening, rounded
from data.line_item import LineItem
from data.line_value import Valued
from data.own_labels import OwnLabels
from data.period import Duration, FiscalPeriod, Instant
from data.refusing import Why, refusal
from data.same_basis import one_basis
from data.splits import is_per_share, split_between

CAGR = "compound annual growth rate"
RATES = ("growth", CAGR)
"""Operations whose figure is a ratio, whatever is compared."""


def derive(  # noqa: PLR0913 - whose books, and from when they are looked at
    ask: FigureAsk,
    table: FactTable,
    calendar: FiscalCalendar,
    *,
    as_of: date | None = None,
    today: date | None = None,
    labels: OwnLabels | None = None,
) -> Figure | Refusal:
    """Answer one ask from one company's facts, as known on a day.

    `today` is the day of the question, for periods that are not over; `as_of` stands for it.
    Labels, notes and the words of a refusal are in the language of the ask.
    """
    books = Books(
        table=table,
        calendar=calendar,
        as_of=as_of,
        today=as_of or today or date.today(),  # noqa: DTZ011
        language=ask.language,
        unit=ask.unit,
        first_reported=ask.first_reported,
        labels=labels,
    )
    if isinstance(ask.item, LineItem) and labels is not None:
        ask = replace(ask, item=books.own(ask.item))
    got = OPERATIONS[ask.operation](ask, books)
    return got.figure if isinstance(got, Valued) else refusal(got, ask, books)


def _value(ask: FigureAsk, books: Books) -> Valued | Why:
    got = item_value(ask.item, ask.period, books)
    if isinstance(got, Why) or isinstance(ask.item, Formula):
        return got
    told = beside_notes(ask.item, got.figure, got.found[0].fact, books)
    if not told:
        return got
    notes = dict.fromkeys((*got.figure.notes, *told))
    return replace(got, figure=replace(got.figure, notes=tuple(notes)))


def _growth(ask: FigureAsk, books: Books) -> Valued | Why:
    pair = _pair(ask, books)
    if isinstance(pair, Why):
        return pair
    new, old = pair[0].figure, pair[1].figure
    if old.value <= 0:
        return _no_base(ask, new, old, books)
    return _result("growth", rounded(new.value / old.value - 1), pair, ask, books)


def _difference(ask: FigureAsk, books: Books) -> Valued | Why:
    pair = _pair(ask, books)
    if isinstance(pair, Why):
        return pair
    new, old = pair[0].figure, pair[1].figure
    return _result("difference", new.value - old.value, pair, ask, books)


def _cagr(ask: FigureAsk, books: Books) -> Valued | Why:
    pair = _pair(ask, books)
    if isinstance(pair, Why):
        return pair
    new, old = pair[0].figure, pair[1].figure
    years = round((new.period.end - old.period.end).days / Decimal("365.2425"))
    if years < 1 or old.value <= 0 or new.value <= 0:
        return _no_base(ask, new, old, books)
    rate = (new.value / old.value) ** (1 / Decimal(years)) - 1
    return _result(CAGR, rounded(rate), pair, ask, books)


def _sum(ask: FigureAsk, books: Books) -> Valued | Why:
    values = _years(ask, books)
    if isinstance(values, Why):
        return values
    total = sum((one.figure.value for one in values), Decimal(0))
    return _result("sum", total, values, ask, books)


def _average(ask: FigureAsk, books: Books) -> Valued | Why:
    is_balance = isinstance(ask.item, LineItem) and ask.item.kind == "instant"
    values = (_both_ends if is_balance and ask.base is None else _years)(ask, books)
    if isinstance(values, Why):
        return values
    total = sum((one.figure.value for one in values), Decimal(0))
    return _result("average", total / len(values), values, ask, books)


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
    if start := opening(ask.item, ask.period, books):
        return start
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
        return as_operand(old)
    pair: tuple[Valued, Valued] | Why = (new, old)
    if isinstance(ask.item, LineItem):
        pair = one_basis(ask.item, (ask.period, base), (new, old), books)
    if isinstance(pair, Why):
        return pair
    return _mixed(ask, pair, books) or _comparable(ask, pair)


def _mixed(ask: FigureAsk, values: Sequence[Valued], books: Books) -> Why | None:
    """Refuse values on both sides of a share split."""
    if not is_per_share(values[0].figure.unit):
        return None
    found = (one for value in values for one in value.found)
    detail = split_between(found, books)
    return Why("mixed_basis", ask.item, ask.period, detail=detail) if detail else None


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


def _years(ask: FigureAsk, books: Books) -> tuple[Valued, ...] | Why:
    """Find the value of every year from the base to the period."""
    last, first = ask.period, ask.base or ask.period
    if not isinstance(last, FiscalPeriod) or not isinstance(first, FiscalPeriod):
        return Why("gap_in_periods", ask.item, last)
    values: list[Valued] = []
    for year in range(first.year, last.year + 1):
        got = item_value(ask.item, FiscalPeriod(year, last.span, last.quarter), books)
        if isinstance(got, Why):
            return as_operand(got) if first != last else got
        values.append(got)
    if not values or len({one.figure.unit for one in values}) > 1:
        return Why("gap_in_periods" if not values else "mixed_basis", ask.item, last)
    if ask.operation == "sum" and (
        isinstance(values[0].figure.period, Instant) or values[0].figure.unit.endswith("/shares")
    ):
        return Why("gap_in_periods", ask.item, last)
    return _mixed(ask, values, books) or tuple(values)


def _both_ends(ask: FigureAsk, books: Books) -> tuple[Valued, ...] | Why:
    """Find a balance at the begin and at the end of one period: those are what it averages."""
    closing = books.fitted(ask.period, "instant")
    if not isinstance(closing, FiscalPeriod):
        return Why("gap_in_periods", ask.item, ask.period)
    time = ask.period if isinstance(ask.period, FiscalPeriod) else closing
    quarters = {"quarter": 1, "half": 2, "nine months": 3}.get(time.span, 4)
    year, quarter = divmod(4 * closing.year + (closing.quarter or 4) - quarters - 1, 4)
    opening = FiscalPeriod(year, "instant", None if quarter == 3 else quarter + 1)
    values: list[Valued] = []
    for at in (opening, closing):
        got = item_value(ask.item, at, books)
        if isinstance(got, Why):
            return as_operand(got)
        values.append(got)
    if len({one.figure.unit for one in values}) > 1:
        return Why("mixed_basis", ask.item, ask.period)
    return _mixed(ask, values, books) or tuple(values)


def _result(
    name: str,
    value: Decimal,
    operands: Sequence[Valued],
    ask: FigureAsk,
    books: Books,
) -> Valued:
    figures = tuple(one.figure for one in operands)
    newest = figures[0] if name == "difference" else max(figures, key=lambda one: one.period.end)
    notes = dict.fromkeys(words for one in figures for words in one.notes)
    notes |= dict.fromkeys(_stubs(ask, books))
    time = ask.period if isinstance(ask.period, FiscalPeriod) else books.name(newest.period)
    figure = Figure(
        label=label(ask.item, books.language),
        value=value,
        unit="ratio" if name in RATES else figures[0].unit,
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


def _no_base(ask: FigureAsk, new: Figure, old: Figure, books: Books) -> Why:
    """Say that a percentage of nothing, or of a loss, says nothing; the change itself does."""
    base, change = (
        exact_amount(value, new.unit, books.language)
        for value in (old.value, new.value - old.value)
    )
    time = _base(ask, books)
    return Why("missing_operand", ask.item, time, said="no_base", detail=f"{base}|{change}")
