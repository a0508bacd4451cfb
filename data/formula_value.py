"""A formula's figure for one period: its operands, each a figure, and the condition they must meet."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from decimal import Decimal, DecimalException

from data.ask import AskedTime
from data.books import Books, fiscal_text
from data.fact import Fact
from data.figure_words import label, note
from data.figures import Figure
from data.formula import on_average, quotient, total
from data.formulas import AT_START, Formula, ways
from data.issued_count import without_treasury
from data.line_item import LineItem, is_part_of
from data.line_items import line_item
from data.line_value import Valued, line_value
from data.own_labels import OwnLabels
from data.period import Duration, FiscalPeriod, Instant, Period
from data.refusing import Why

MAX_NESTED = 4
"""Formulas within formulas: EBITDA margin needs EBITDA, which needs what may be derived itself."""
PLACES = Decimal("1e-12")
"""Ratios keep this many digits."""
DAYS = Decimal(365)
ONE_DAY = timedelta(days=1)


def item_value(
    item: LineItem | Formula, time: AskedTime, books: Books, depth: int = 0
) -> Valued | Why:
    """Find a line item as reported, else by the formula of its name; or work out a formula.

    What only its current part reports comes last: the whole may be worked out from both parts.
    """
    first: Why | None = None
    if isinstance(item, LineItem):
        item = books.own(item)
        got = line_value(item, time, books)
        if isinstance(got, Valued) and is_part_of(item, got.found[0].fact.concept):
            whole = _by_ways(item, time, books, depth)
            return whole if isinstance(whole, Valued) else got
        if isinstance(got, Valued):
            return without_treasury(got, item, books) or got
        # A rate that only other periods report ("per share difference") may be worked out as well.
        if got.code not in ("concept_not_reported", "missing_operand", "per_share_difference"):
            return got
        first = got
    worked = _by_ways(item, time, books, depth)
    return worked if isinstance(worked, Valued) else first or worked


def _by_ways(item: LineItem | Formula, time: AskedTime, books: Books, depth: int) -> Valued | Why:
    """Take the first way to a figure whose operands are all on file."""
    if depth >= MAX_NESTED:
        return Why("missing_operand", item, time)
    first: Why | None = None
    for row in ways(item.name) or ((item,) if isinstance(item, Formula) else ()):
        worked = _worked_out(row, time, books, depth)
        if isinstance(worked, Valued):
            return worked
        first = first or worked
    return first or Why("concept_not_reported", item, time)


def _worked_out(row: Formula, time: AskedTime, books: Books, depth: int) -> Valued | Why:
    operands: list[Valued] = []
    for need in row.needs:
        got = _operand(need, time, books, depth)
        if isinstance(got, Why):
            return as_operand(got) if operands or got.code == "concept_not_reported" else got
        operands.append(got)
    figures = tuple(one.figure for one in operands)
    if why := _not_met(row, operands, time, books, depth) or _unlike(row, figures, time):
        return why
    try:
        value = row.compute(*(one.value for one in figures))
    except (DecimalException, ZeroDivisionError):
        zero = next((one.label for one in reversed(figures) if not one.value), row.name)
        return Why("missing_operand", row, time, detail=f"{zero} = 0", said="zero")
    period = _period_of(figures)
    figure = Figure(
        label=label(row, books.language),
        value=_tidy(_for_length(value, row, period), row),
        unit=_unit(row, _currencies(figures)),
        formula=row.name,
        period=period,
        fiscal=fiscal_text(_time_of(time, period, books), period),
        inputs=figures,
        notes=tuple(dict.fromkeys((*_noted(figures), *_negative_base(row, figures, books)))),
        basis=_basis(row, figures),
    )
    return Valued(figure, tuple(fact for one in operands for fact in one.found))


def _unlike(row: Formula, figures: Sequence[Figure], time: AskedTime) -> Why | None:
    """Say which units can't be put together."""
    currencies = _currencies(figures)
    if row.unit in ("ratio", "days") and len({_is_money(one.unit) for one in figures}) > 1:
        return Why("mixed_basis", row, time, detail=" / ".join(one.unit for one in figures))
    if len(currencies) > 1:
        return Why("mixed_basis", row, time, detail=" / ".join(sorted(currencies)))
    return None


def _currencies(figures: Sequence[Figure]) -> set[str]:
    return {one.unit.partition("/")[0] for one in figures if _is_money(one.unit)}


def _not_met(
    row: Formula, operands: Sequence[Valued], time: AskedTime, books: Books, depth: int
) -> Why | None:
    """Say which condition of a formula its operands, or what stands beside them, don't meet."""
    if row.compute is total and _counts_twice(row, operands, books):
        return Why("missing_operand", row, time)
    if not _is_proven(row, [one.figure for one in operands], time, books, depth):
        return Why("missing_operand", row, time)
    for name in row.unless:
        if isinstance(item_value(_named(name), time, books, depth + 1), Valued):
            other = label(_named(name), books.language)
            return Why("missing_operand", row, time, detail=other, said="unless")
    return None


def _is_proven(
    row: Formula, figures: Sequence[Figure], time: AskedTime, books: Books, depth: int
) -> bool:
    """Say whether the condition of a formula holds, if it has one."""
    if row.proof is None:
        return True
    given = [item_value(_named(one), time, books, depth + 1) for one in row.proof.given]
    values = [one.figure.value for one in given if isinstance(one, Valued)]
    is_whole = len(values) == len(given)
    return is_whole and row.proof.holds(*(one.value for one in figures), *values)


def _basis(row: Formula, figures: Sequence[Figure]) -> Decimal:
    """What puts a value per share on the newest basis: as its operands, or as the shares it is divided by."""
    if row.unit == "ratio":
        return Decimal(1)
    by_shares = row.unit != "shares"
    moved = (1 / one.basis if by_shares and one.unit == "shares" else one.basis for one in figures)
    return next((one for one in moved if one != 1), Decimal(1))


def _noted(figures: Sequence[Figure]) -> list[str]:
    return [words for one in figures for words in one.notes]


def _negative_base(row: Formula, figures: Sequence[Figure], books: Books) -> list[str]:
    """Say that a ratio is to something negative: to a deficit, to a loss before taxes."""
    if row.unit != "ratio" or row.compute not in (quotient, on_average) or figures[1].value >= 0:
        return []
    return [note("negative base", books.language, item=figures[1].label)]


def _counts_twice(row: Formula, operands: Sequence[Valued], books: Books) -> bool:
    """Say whether parts are added of which some stand on a statement's face and others only in notes.

    What only a note has is a part of a line on the face: "loans and notes payable" on the balance
    sheet may hold the current portion of long-term debt, which a note tells.
    """
    if books.labels is None:
        return False
    on_face = {
        books.labels.is_on_face(fact.concept)
        for one in operands
        for fact in one.figure.leaves()
        if isinstance(fact, Fact)
    }
    return len(on_face) > 1 and not _are_apart(row, books.labels)


def _are_apart(row: Formula, own: OwnLabels) -> bool:
    """Whether no line of a statement may hold what a note tells."""
    items = [item for item in map(_named, row.apart) if isinstance(item, LineItem)]
    return bool(items) and not any(own.is_on_face(one) for item in items for one in item.concepts)


def as_operand(why: Why) -> Why:
    """Say of what is not on file that it is missing as an operand."""
    is_absent = why.code in ("concept_not_reported", "period_not_on_file")
    return replace(why, code="missing_operand") if is_absent else why


def _operand(need: str, time: AskedTime, books: Books, depth: int) -> Valued | Why:
    if need.endswith(AT_START):
        item = _named(need.removesuffix(AT_START))
        start = _start_of(time, books)
        if start is None:
            return Why("gap_in_periods", item, time)
        return item_value(item, start, books, depth + 1)
    return item_value(_named(need), time, books, depth + 1)


def _named(name: str) -> LineItem | Formula:
    """Find a line item of this name, else the first formula."""
    try:
        return line_item(name)
    except KeyError:
        return ways(name)[0]


def _start_of(time: AskedTime, books: Books) -> AskedTime | None:
    """Find the balance date at which a period begins."""
    fitted = books.fitted(time, "duration")
    if isinstance(fitted, Duration):
        return None
    if not isinstance(fitted, FiscalPeriod):
        return None
    quarters = {"quarter": 1, "half": 2, "nine months": 3}.get(fitted.span, 4)
    last = {"half": fitted.quarter or 2, "nine months": 3}.get(fitted.span, fitted.quarter or 4)
    before = 4 * fitted.year + last - quarters
    year, quarter = divmod(before - 1, 4)
    return FiscalPeriod(year, "instant", None if quarter == 3 else quarter + 1)


def opening(item: LineItem | Formula, time: AskedTime, books: Books) -> AskedTime | None:
    """Find the day on which a balance stood when a part of a year began; None for a whole year.

    "The change in cash from January to June" is between the two ends of that stretch.
    """
    if not is_balance(item):
        return None
    if isinstance(time, Duration) and time.length_class in ("half", "nine months"):
        return Instant(time.start - ONE_DAY)
    if isinstance(time, FiscalPeriod) and time.span in ("half", "nine months"):
        return _start_of(time, books)
    return None


def is_balance(item: LineItem | Formula) -> bool:
    """Tell what stands at a moment from what a period brings."""
    if isinstance(item, LineItem):
        return item.kind == "instant"
    return all(AT_START not in need and is_balance(_named(need)) for need in item.needs)


def _is_money(unit: str) -> bool:
    return unit.partition("/")[0] not in ("shares", "ratio", "pure", "days")


def _period_of(figures: Sequence[Figure]) -> Period:
    """Take the stretch that the operands cover; for balances alone the newest day."""
    stretches = [one.period for one in figures if isinstance(one.period, Duration)]
    if stretches:
        return max(stretches, key=lambda one: (one.end, one.days))
    return Instant(max(one.period.end for one in figures))


def _time_of(time: AskedTime, period: Period, books: Books) -> AskedTime:
    return books.fitted(time, "duration" if isinstance(period, Duration) else "instant")


def _unit(row: Formula, currencies: set[str]) -> str:
    currency = next(iter(currencies), "pure")
    return {"money": currency, "per share": f"{currency}/shares"}.get(row.unit, row.unit)


def _for_length(value: Decimal, row: Formula, period: Period) -> Decimal:
    """Count days over the days of the period, where it is no year: a quarter's sales are a quarter's."""
    if row.unit == "days" and isinstance(period, Duration) and period.length_class != "year":
        return value * period.days / DAYS
    return value


def _tidy(value: Decimal, row: Formula) -> Decimal:
    return value if row.unit in ("money", "shares") else rounded(value)


def rounded(value: Decimal) -> Decimal:
    """Keep twelve digits after the point, and no zeros that say nothing."""
    return value.quantize(PLACES).normalize() + 0
