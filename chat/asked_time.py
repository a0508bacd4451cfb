"""A period as a question names it -> the company's fiscal period, or exact dates."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, timedelta

from chat.day_asked import quarter_known_by, stretch_to
from chat.inside_time import is_inside
from chat.reading_types import AskedPeriod, Reading
from data.ask import AskedTime
from data.fiscal import SPAN_OF, FiscalCalendar, named
from data.formula import AT_START, Formula
from data.formulas import FORMULAS
from data.line_item import LineItem
from data.line_items import LINE_ITEMS
from data.period import Duration, FiscalPeriod, FiscalSpan, Instant

NEAR_MONTH = timedelta(days=6)
"""How far a quarter's end may have drifted into the month after the one that names it: a 52/53-week
quarter "of September" may end on 3 October."""

WEEK = timedelta(days=7)
"""How far from a day years before or after another one the period may end that is meant."""

_QUARTERS = {"quarter": 1, "half": 2, "nine months": 3, "year": 4}


def asked_time(period: AskedPeriod, calendar: FiscalCalendar) -> AskedTime | None:
    """The time that is meant; None where the company's calendar has no such period.

    A period that is not on file still has a name: that it is missing is found when facts are.
    """
    if period.kind == "latest":
        return newest(calendar)
    if period.date or period.month or period.kind == "month":
        return _ending(period, calendar)
    if period.calendar and period.year:
        return _of_calendar(period, period.year, calendar)
    return _named(period, calendar)


def _of_calendar(period: AskedPeriod, year: int, calendar: FiscalCalendar) -> AskedTime | None:
    """A stretch of the calendar year: the quarter that ends in its last month, whatever its name."""
    if period.kind == "year":
        return Duration(date(year, 1, 1), date(year, 12, 31))
    last = {"half": 2 * (period.half or 1), "nine months": 3}.get(period.kind, period.quarter or 4)
    return _ending(replace(period, quarter=None, month=3 * last), calendar)


def lengths_meant(reading: Reading, calendar: FiscalCalendar) -> Sequence[AskedPeriod]:
    """What "revenue in June 2025" may mean: the quarter that ends there, or the year so far.

    Empty where that is clear: for a balance; and for the month in which the fiscal year or its first quarter
    ends, unless it is what happened inside that month, or on that day, that is asked for.
    """
    each = (
        _ending_inside(asked, item, calendar)
        if is_inside(asked, reading.text)
        else _lengths_meant(asked, item, calendar)
        for asked in reading.periods
        for item in reading.wanted
    )
    return next(filter(None, each), ())


def _ending_inside(
    period: AskedPeriod, item: LineItem | Formula, calendar: FiscalCalendar
) -> tuple[AskedPeriod, ...]:
    """Every period that ends in a month or on a day of which a flow is asked for: none is that month's."""
    at = _place_ending(period, calendar)
    if at is None or _is_balance(item):
        return ()
    each = (FiscalPeriod(at[0], "quarter", at[1]), _stretch(*at))
    return tuple(AskedPeriod("quarter", words=str(one)) for one in dict.fromkeys(each))


def _lengths_meant(
    period: AskedPeriod, item: LineItem | Formula, calendar: FiscalCalendar
) -> tuple[AskedPeriod, ...]:
    if period.kind not in ("month", "date") or period.month is None or period.day is not None:
        return ()
    at = _place_ending(period, calendar)
    if at is None or at[1] in (1, 4) or _is_balance(item):
        return ()
    each = (FiscalPeriod(at[0], "quarter", at[1]), _stretch(*at))
    return tuple(AskedPeriod("quarter", words=str(one)) for one in each)


def _is_balance(item: LineItem | Formula) -> bool:
    """Whether an item is held on a day; a formula, when all that it needs is."""
    if isinstance(item, LineItem):
        return item.kind == "instant"
    return all(_is_balance(one) for name in item.needs for one in _named_so(name))


def _named_so(name: str) -> tuple[LineItem | Formula, ...]:
    name = name.removesuffix(AT_START)
    found: list[LineItem | Formula] = [one for one in LINE_ITEMS if one.name == name]
    return tuple(found or [one for one in FORMULAS if one.name == name][:1])


def newest(calendar: FiscalCalendar) -> FiscalPeriod | None:
    """The newest period on file: a year where one has just ended, else a quarter."""
    quarter, year = calendar.latest("quarter"), calendar.latest("year")
    if quarter is None:
        return year
    return year if year and quarter.quarter == 4 and quarter.year == year.year else quarter


def _named(period: AskedPeriod, calendar: FiscalCalendar) -> FiscalPeriod | None:
    match period.kind:
        case "year" | "nine months":
            return _of_year(period, calendar, period.kind, None)
        case "half":
            return _of_year(period, calendar, "half", 4 if period.half == 2 else None)
        case "quarter" | "ttm":
            return _quarter(period, calendar, period.kind)
        case "ytd":
            return _to_date(period, calendar)
        case _:
            return _instant(period, calendar)


def _of_year(
    period: AskedPeriod, calendar: FiscalCalendar, span: FiscalSpan, quarter: int | None
) -> FiscalPeriod | None:
    """A period that there is once a year; without a year the newest one on file."""
    if period.year is not None:
        return FiscalPeriod(period.year, span, quarter)
    latest = calendar.latest(span)
    if latest is None:
        return None
    back = period.relative if period.relative is not None else -1
    return FiscalPeriod(latest.year + 1 + back, span, quarter)


def _quarter(
    period: AskedPeriod, calendar: FiscalCalendar, span: FiscalSpan
) -> FiscalPeriod | None:
    latest = calendar.latest("quarter")
    if period.year is not None:
        if period.quarter is None and span == "quarter":
            return None
        return FiscalPeriod(period.year, span, period.quarter)
    if latest is None or latest.quarter is None:
        return None
    if period.quarter is not None:
        year = latest.year if period.quarter <= latest.quarter else latest.year - 1
        return FiscalPeriod(year + _years_back(period), span, period.quarter)
    back = period.relative if period.relative is not None else -1
    place = latest.year * 4 + (latest.quarter - 1) + back + 1
    return FiscalPeriod(place // 4, span, place % 4 + 1)


def _years_back(period: AskedPeriod) -> int:
    """Years before the newest such quarter: "Q3 of last year" is not the newest Q3."""
    return min(0, period.relative + 1) if period.relative is not None else 0


def _to_date(period: AskedPeriod, calendar: FiscalCalendar) -> FiscalPeriod | None:
    """From the fiscal year's start to the end of a quarter, the newest where none is named."""
    at = _quarter(period, calendar, "quarter")
    if at is None and period.year is not None:
        latest = calendar.latest("quarter")
        last = latest.quarter if latest and latest.year == period.year else 4
        at = FiscalPeriod(period.year, "quarter", last)
    if at is None:
        return None
    return _stretch(at.year, at.quarter or 4)


def _stretch(year: int, last: int) -> FiscalPeriod:
    match last:
        case 1:
            return FiscalPeriod(year, "quarter", 1)
        case 2:
            return FiscalPeriod(year, "half")
        case 3:
            return FiscalPeriod(year, "nine months")
        case _:
            return FiscalPeriod(year, "year")


def _instant(period: AskedPeriod, calendar: FiscalCalendar) -> FiscalPeriod | None:
    if period.year is not None:
        quarter = None if period.quarter == 4 else period.quarter
        return FiscalPeriod(period.year, "instant", quarter)
    if period.quarter is not None:
        at = _quarter(period, calendar, "quarter")
        return (
            FiscalPeriod(at.year, "instant", at.quarter % 4 or None) if at and at.quarter else None
        )
    latest = calendar.latest("instant" if period.relative is None else "year")
    if latest is None:
        return None
    back = period.relative + 1 if period.relative is not None else 0
    return FiscalPeriod(latest.year + back, "instant", latest.quarter)


def _ending(period: AskedPeriod, calendar: FiscalCalendar) -> AskedTime | None:
    """The period whose last day is named, whatever the company calls it."""
    if by_name := _by_name(period, calendar):
        return by_name
    quarters = _QUARTERS.get(period.kind)
    at = _place_ending(period, calendar)
    if at is None and period.kind == "ttm" and period.date:
        at = quarter_known_by(period.date, calendar)
    if at is None:
        return _on_day(period.date, quarters, calendar) if period.date else None
    year, quarter = at
    if period.kind == "ytd":
        return _stretch(year, quarter)
    if period.kind == "ttm" or (quarters == 4 and quarter != 4):  # a year that is no fiscal year
        return FiscalPeriod(year, "ttm", quarter)
    if quarters is None:
        return FiscalPeriod(year, "instant", None if quarter == 4 else quarter)
    is_named = (quarters, quarter) in SPAN_OF
    return named(year, quarters, quarter) if is_named else _dated(period, calendar, quarters)


def _on_day(day: date, quarters: int | None, calendar: FiscalCalendar) -> AskedTime:
    """What is meant by a day on which no fiscal period ends: the stretch that ends on it, or itself."""
    return stretch_to(day, quarters, calendar) if quarters else Instant(day)


def _by_name(period: AskedPeriod, calendar: FiscalCalendar) -> FiscalPeriod | None:
    """Place "first quarter of 2025 (July to September)": the first, if it ends in that month."""
    if period.kind != "quarter" or not period.quarter or not period.year or period.date:
        return None
    by_name = FiscalPeriod(period.year, "quarter", period.quarter)
    dates = calendar.dates(by_name)
    is_it = dates is not None and _is_in_month(dates.end, replace(period, year=None))
    return by_name if is_it else None


def _dated(period: AskedPeriod, calendar: FiscalCalendar, quarters: int) -> Duration | None:
    """A stretch that ends inside a fiscal year, by its dates: "six months ended March 31"."""
    at = _place_ending(period, calendar)
    if at is None:
        return None
    place = at[0] * 4 + at[1] - 1 - quarters
    before = calendar.dates(_at(place // 4, place % 4 + 1))
    end = calendar.dates(_at(*at))
    return Duration(before.end + timedelta(days=1), end.end) if before and end else None


def _place_ending(period: AskedPeriod, calendar: FiscalCalendar) -> tuple[int, int] | None:
    """(fiscal year, quarter) whose last day is the named one, or lies in the named month."""
    if period.date is not None:
        named = calendar.name(Instant(period.date))
        if named is not None:
            return named.year, named.quarter or 4
        room = WEEK if period.is_reckoned else timedelta(0)
        near = [
            (abs(end - period.date), place)
            for place, end in _quarter_ends(calendar)
            if abs(end - period.date) <= room
        ]
        return min(near)[1] if near else None
    if period.month is None:
        return None
    ends = [
        (place, end)
        for place, end in _quarter_ends(calendar)
        if _is_in_month(end, period) and (period.day is None or end.day == period.day)
    ]
    return max(ends, key=lambda one: one[1])[0] if ends else None


def _is_in_month(end: date, period: AskedPeriod) -> bool:
    """Whether a quarter's end is meant by a month: by its own, or by the one that it drifted out of."""
    for day in (end, end - NEAR_MONTH):
        if day.month == period.month and period.year in (None, day.year):
            return day == end or period.day is None
    return False


def _quarter_ends(calendar: FiscalCalendar) -> Iterator[tuple[tuple[int, int], date]]:
    for year in calendar.years:
        for quarter in (1, 2, 3, 4):
            at = calendar.dates(_at(year.year, quarter))
            if at is not None:
                yield (year.year, quarter), at.end


def _at(year: int, quarter: int) -> FiscalPeriod:
    return FiscalPeriod(year, "instant", None if quarter == 4 else quarter)


def period_before(time: AskedTime) -> AskedTime | None:
    """The period just before one: Q4 for a first quarter, the year before for a year."""
    if not isinstance(time, FiscalPeriod) or time.span not in ("quarter", "instant"):
        return None
    quarter = time.quarter or 4
    year = time.year if quarter > 1 else time.year - 1
    before = quarter - 1 or 4
    if time.span == "instant":
        return FiscalPeriod(year, "instant", None if before == 4 else before)
    return FiscalPeriod(year, "quarter", before)
