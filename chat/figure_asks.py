"""The figures that a question asks for: which item, when, compared with what."""

from collections.abc import Iterator, Sequence

from chat.asked_time import asked_time, newest, period_before
from chat.date_range import stretch_asked
from chat.reading_types import Reading
from chat.series_trend import newest_of
from chat.split_periods import in_parts
from data.ask import AskedTime, FigureAsk, Operation
from data.fiscal import FiscalCalendar
from data.formula import Formula, quotient
from data.line_item import LineItem, Words
from data.period import FiscalPeriod

OVER_TIME = ("growth", "difference", "cagr", "sum", "average")
"""Operations that take a first and a last period."""


def items_asked(reading: Reading) -> tuple[LineItem | Formula, ...]:
    """What is asked for; a ratio of two items is one formula."""
    if reading.operation != "ratio" or len(reading.wanted) != 2:
        return reading.wanted
    part, whole = reading.wanted
    names = Words(
        (f"{part.words.en[0]} to {whole.words.en[0]}",),
        (f"{part.words.es[0]} sobre {whole.words.es[0]}",),
    )
    text = f"{part.words.en[0]} ÷ {whole.words.en[0]}"
    return (
        Formula(
            f"{part.name} ÷ {whole.name}", names, text, (part.name, whole.name), "ratio", quotient
        ),
    )


def figures_asked(
    reading: Reading, item: LineItem | Formula, calendar: FiscalCalendar
) -> Iterator[FigureAsk]:
    """The figures of one item: one a period, or one over the first and the last of them."""
    times = _times(reading, item, calendar)
    operation: Operation = "value"
    if reading.operation in OVER_TIME and _is_in_time(reading):
        operation = reading.operation  # type: ignore[assignment]

    def ask(time: AskedTime, base: AskedTime | None = None) -> FigureAsk:
        return FigureAsk(
            item=item,
            period=time,
            operation=operation,
            base=base,
            unit=reading.unit if reading.unit not in (None, "percent") else None,
            language=reading.language,
            first_reported=reading.as_first_reported,
        )

    if operation in ("sum", "average") and (apart := _apart(times)):
        operation = "value"
        yield from map(ask, apart)
    elif operation == "value" or not times:
        yield from map(ask, times)
    elif operation in ("growth", "difference") and (reading.against or len(times) == 1):
        if reading.against == "first":
            yield ask(times[-1], times[0])
        else:
            is_sequential = reading.against == "period before"
            yield from (ask(time, period_before(time) if is_sequential else None) for time in times)
    else:
        yield ask(times[-1], times[0] if len(times) > 1 else None)


def _apart(times: Sequence[AskedTime]) -> list[FiscalPeriod]:
    """Periods that are not all those from the first to the last: "2020 and 2024" is not the years between.

    Empty where they are, or where it can't be told.
    """
    named = [time for time in times if isinstance(time, FiscalPeriod)]
    years = [time.year for time in named]
    are_alike = len({time.span for time in named}) == 1 and len(named) == len(times)
    is_one_quarter = len({time.quarter for time in named}) == 1
    follow = is_one_quarter and years == list(range(years[0], years[0] + len(years)))
    return sorted(named) if are_alike and len(named) > 1 and not follow else []


def _is_in_time(reading: Reading) -> bool:
    """Tell the growth of each of several companies from what is made of all their figures."""
    of_each = reading.operation in ("growth", "cagr") or reading.against is not None
    return reading.over in (None, "periods") or of_each


def _times(reading: Reading, item: LineItem | Formula, calendar: FiscalCalendar) -> list[AskedTime]:
    if (stretch := stretch_asked(reading, item, calendar)) is not None:
        return [stretch]
    times = list(dict.fromkeys(_asked_times(reading, item, calendar)))
    if not times and reading.over == "periods" and (reading.pick or reading.trend):
        on_file = list(_all_times(reading, calendar))
        times = [*(newest_of(on_file) if reading.trend else on_file)]
    if not times:
        times = [_unasked(reading, item, calendar)]
    return [time for time in times if time is not None]


def _asked_times(
    reading: Reading, item: LineItem | Formula, calendar: FiscalCalendar
) -> Iterator[AskedTime | None]:
    """The times that are named, and those from "since 2020" to the newest."""
    for place, period in enumerate(reading.periods):
        time = asked_time(period, calendar)
        is_alone = reading.operation == "value" and len(reading.periods) == 1
        is_alone = is_alone and not (isinstance(item, LineItem) and item.kind == "instant")
        yield from in_parts(time, calendar) if is_alone else (time,)
        if period.since and place + 1 < len(reading.periods):
            yield from _between(time, asked_time(reading.periods[place + 1], calendar))


def _between(first: AskedTime | None, last: AskedTime | None) -> Iterator[FiscalPeriod]:
    """The fiscal years or quarters that lie between two."""
    if not (isinstance(first, FiscalPeriod) and isinstance(last, FiscalPeriod)):
        return
    if first.span != last.span or first.span not in ("year", "quarter"):
        return
    if first.span == "year":
        yield from (FiscalPeriod(year, "year") for year in range(first.year + 1, last.year))
        return
    at, end = (one.year * 4 + (one.quarter or 1) - 1 for one in (first, last))
    for place in range(at + 1, end):
        yield FiscalPeriod(place // 4, "quarter", place % 4 + 1)


def _all_times(reading: Reading, calendar: FiscalCalendar) -> Iterator[AskedTime]:
    """Every period on file of which one is asked for: "in which year was it highest?"."""
    for year in calendar.years:
        whole = FiscalPeriod(year.year, "year")
        quarters = (FiscalPeriod(year.year, "quarter", quarter) for quarter in (1, 2, 3, 4))
        for time in quarters if reading.grain == "quarter" else (whole,):
            if calendar.is_covered(time):
                yield time


def _unasked(
    reading: Reading, item: LineItem | Formula, calendar: FiscalCalendar
) -> AskedTime | None:
    """The period of a question that names none: the newest balance, the newest whole year of a flow."""
    if reading.grain == "quarter":
        return calendar.latest("quarter")
    if isinstance(item, LineItem) and item.kind == "instant" and reading.grain is None:
        return calendar.latest("instant")
    return calendar.latest("year") or _without_a_year(reading, calendar)


def _without_a_year(reading: Reading, calendar: FiscalCalendar) -> FiscalPeriod | None:
    """The period of a company that has no whole year on file: the newest, but never a quarter as a year.

    Where a year is asked for, or others are set beside it, the year is asked for, and is refused.
    """
    last = newest(calendar)
    wants_a_year = reading.grain == "year" or reading.every_company or len(reading.companies) > 1
    return FiscalPeriod(last.year, "year") if last and wants_a_year else last
