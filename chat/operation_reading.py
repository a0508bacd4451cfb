"""What is to be done with the figures, once companies, items and periods are known."""

import re
from dataclasses import dataclass, replace

from chat.comparison_words import Compared
from chat.operation_words import Done
from chat.period_reading import PeriodsRead
from chat.reading_types import Against, AskedPeriod, Operation, Over, Pick

_VERSUS = re.compile(
    r"(?<![a-z])(?:vs|versus|compared|than|frente|respecto|against|from|over|relative|comparado|con respecto|desde)(?![a-z])"
)
_RANGE = re.compile(
    r"\x04 ?(?:to|through|until|a|al|hasta|[-–—]) ?(?:the |el )?\x04"
    r"|(?:between|entre) (?:the |el |los )?\x04+ (?:and|y) (?:the |el )?\x04"
)
"""Two years next to one another, joined so, are a range and no list; \\x04 covers a period."""


@dataclass(frozen=True, slots=True)
class Asked:
    """How many of each thing a question names."""

    companies: int
    items: int
    every_company: bool
    periods: PeriodsRead
    compared: Compared | None
    line: str
    is_ratio: bool
    carried_operation: tuple[Operation, Against | None] | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """The operation, and the periods that it takes."""

    operation: Operation = "value"
    against: Against | None = None
    over: Over | None = None
    pick: Pick | None = None
    compare: bool = False
    trend: bool = False
    periods: tuple[AskedPeriod, ...] = ()


def _operation(done: Done, asked: Asked) -> Operation:
    moves = {"difference", "more_by"} & done.met
    is_rate = asked.compared is not None and asked.compared.is_rate
    two_times = asked.compared is not None or len(asked.periods.ends) == 2
    rules: tuple[tuple[bool, Operation], ...] = (
        (_is_one_less_another(done, asked), "difference"),
        ("cagr" in done.met, "cagr"),
        ("growth" in done.met or is_rate, "growth"),
        ("points" in done.met and (bool(moves) or two_times), "difference"),
        (bool(moves) and "percent" in done.met, "growth"),
        (bool(moves), "difference"),
        (asked.is_ratio, "ratio"),
        ("percent" in done.met and two_times, "growth"),
        ("average" in done.met, "average"),
        ("sum" in done.met and _several(asked), "sum"),
    )
    return next((operation for holds, operation in rules if holds), "value")


def _is_one_less_another(done: Done, asked: Asked) -> bool:
    """Tell "Q3 revenue minus Q2 revenue": one item of two times."""
    return "minus" in done.met and asked.items == 1 and len(asked.periods.ends) == 2


def _several(asked: Asked) -> bool:
    return max(asked.companies, asked.items, len(asked.periods.periods)) > 1 or asked.every_company


def _age(period: AskedPeriod) -> tuple[int, int, int]:
    if period.date:
        return (1, period.date.year * 12 + period.date.month, period.date.day)
    if period.year is not None:
        return (1, period.year * 12, (period.quarter or 0) * 3 + (period.half or 0) * 6)
    return (2, period.relative or 0, period.quarter or 0)


def _over_time(
    operation: Operation, done: Done, asked: Asked
) -> tuple[Against, tuple[AskedPeriod, ...]]:
    """Say what growth or a difference over time is measured against, and give its periods."""
    ends = asked.periods.ends
    if _is_one_less_another(done, asked):
        return "first", (ends[1], ends[0])  # as they are said: the first less the second
    if _is_of_each(operation, done, asked):
        against: Against = asked.compared.against if asked.compared else "year before"
        return against, asked.periods.periods
    return _between(operation, asked)


def _between(operation: Operation, asked: Asked) -> tuple[Against, tuple[AskedPeriod, ...]]:
    """Say what a move is measured against that is one, or one for each period named."""
    ends = asked.periods.ends
    if asked.periods.rate_years and len(ends) < 2:
        return "first", rate_ends(asked.periods, one_more=True)
    if operation == "cagr":
        return "first", tuple(sorted(ends, key=_age))
    if asked.compared:
        return asked.compared.against, ends
    if len(ends) == 2:
        is_range = (
            _VERSUS.search(asked.line)
            or _RANGE.search(asked.line)
            or any(one.since for one in asked.periods.periods)
        )
        listed = len(ends) == len(asked.periods.periods) and not is_range
        if not listed or operation == "difference":
            return "first", tuple(sorted(ends, key=_age))
    return "year before", asked.periods.periods


def _is_of_each(operation: Operation, done: Done, asked: Asked) -> bool:
    """Tell "growth in each year from 2020 to 2024" from growth between the two."""
    of_each = "each" in done.met or (asked.compared is not None and asked.compared.is_rate)
    are_many = len(asked.periods.periods) > 2 or any(one.since for one in asked.periods.periods)
    return operation != "cagr" and of_each and are_many


def rate_ends(read: PeriodsRead, *, one_more: bool) -> tuple[AskedPeriod, ...]:
    """Give the ends of "five-year": to the year named, or to the newest; a rate needs one more."""
    back = (read.rate_years or 1) - (not one_more)
    last = read.ends[-1] if read.ends else AskedPeriod("year", relative=-1)
    if last.year is not None:
        return replace(last, year=last.year - back), last
    if last.relative is not None:
        return replace(last, relative=last.relative - back), last
    return read.ends


def _over(operation: Operation, done: Done, asked: Asked, periods: int) -> Over | None:
    several = asked.companies > 1 or asked.every_company
    adds_up = operation in ("average", "sum")
    in_time = operation in ("growth", "cagr")
    rules: tuple[tuple[bool, Over], ...] = (
        ("which_period" in done.met and done.pick is not None, "periods"),
        (operation == "difference" and asked.compared is not None, "periods"),
        (operation == "difference" and periods > 1 and not several, "periods"),
        (adds_up and periods > 1 and not ("sum" in done.met and several), "periods"),
        (several, "companies"),
        (operation == "difference" and asked.items > 1, "items"),
        (operation == "difference", "periods"),
        (in_time and done.pick is not None and periods > 1, "periods"),
        (not in_time and periods > 1, "periods"),
        (not in_time and done.pick is not None and asked.items < 2, "periods"),
        (not in_time and asked.items > 1 and operation != "ratio", "items"),
    )
    return next((over for holds, over in rules if holds), None)


def plan(done: Done, asked: Asked) -> Plan:
    """Settle the operation and what it goes over."""
    operation = _operation(done, asked)
    carried = asked.carried_operation
    compares = bool(done.met & {"compare"}) and carried is not None and carried[0] != "ratio"
    if operation == "value" and carried and not (done.pick or compares):
        operation = carried[0]
    against: Against | None = None
    periods = asked.periods.periods
    if operation in ("growth", "difference", "cagr"):
        against, periods = _over_time(operation, done, asked)
    elif asked.compared and operation == "value":
        periods = _with_the_one_before(periods, asked.compared.against)
    elif operation in ("average", "sum") and asked.periods.rate_years and len(periods) < 2:
        periods = _written_out(rate_ends(asked.periods, one_more=False))
    over = _over(operation, done, asked, len(periods))
    of_each = over == "companies" and done.pick is not None and asked.items == 1
    if operation == "difference" and over in ("companies", "items") and not of_each:
        against, periods = None, asked.periods.periods
    two_times = asked.compared is not None and operation == "value"
    compare = "compare" in done.met or two_times or asked.companies > 1
    of_each = of_each or (over == "periods" and "which_period" in done.met and against != "first")
    pick = done.pick if over is not None and (operation != "difference" or of_each) else None
    trend = "trend" in done.met and operation == "value" and pick is None
    if trend and not periods and over is None and asked.items == 1:
        over = "periods"  # the newest ones on file
    return Plan(operation, against, over, pick, compare, trend, periods)


def _with_the_one_before(
    periods: tuple[AskedPeriod, ...], against: Against
) -> tuple[AskedPeriod, ...]:
    """Add the time that "compared with the prior year" means to the time that is named."""
    if not periods:
        kind = "year" if against == "year before" else "quarter"
        periods = (AskedPeriod(kind, relative=-1),)  # type: ignore[arg-type]
    return tuple(one for period in periods for one in (period, _one_before(period, against)))


def _one_before(period: AskedPeriod, against: Against) -> AskedPeriod:
    if against == "period before" and period.quarter and period.year is not None:
        year, quarter = divmod(period.year * 4 + period.quarter - 2, 4)
        return replace(period, year=year, quarter=quarter + 1)
    if period.date is not None:
        year = period.date.year - 1
        leap = (period.date.month, period.date.day) == (2, 29)
        day = period.date.replace(year=year, day=28 if leap else period.date.day)
        return replace(period, date=day, is_reckoned=True)
    if period.year is not None:
        return replace(period, year=period.year - 1)
    steps = 4 if period.kind == "quarter" and against == "year before" and not period.quarter else 1
    return replace(period, relative=(-1 if period.relative is None else period.relative) - steps)


def _written_out(ends: tuple[AskedPeriod, ...]) -> tuple[AskedPeriod, ...]:
    if len(ends) != 2:
        return ends
    first, last = ends
    if first.year is not None and last.year is not None:
        return tuple(replace(last, year=year) for year in range(first.year, last.year + 1))
    if first.relative is not None and last.relative is not None:
        return tuple(
            replace(last, relative=relative)
            for relative in range(first.relative, last.relative + 1)
        )
    return ends
