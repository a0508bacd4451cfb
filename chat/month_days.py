"""A month in which no period ends, of what is counted on a day in it: "shares outstanding as of January 2025"."""

from collections.abc import Iterator
from dataclasses import replace

from chat.asked_time import asked_time
from chat.reading_types import AskedPeriod, Reading
from data.fact_table import FactTable, Search
from data.fiscal import FiscalCalendar
from data.line_item import LineItem
from data.period import Instant


def with_counted_days(reading: Reading, calendar: FiscalCalendar, table: FactTable) -> Reading:
    """Put the day that is reported in a month, or the last of several, in the month's place."""
    if not reading.wanted or not any(map(_is_month, reading.periods)):
        return reading
    periods = tuple(
        _day_in(period, reading, table)
        if _is_month(period) and asked_time(period, calendar) is None
        else period
        for period in reading.periods
    )
    return replace(reading, periods=periods)


def _is_month(period: AskedPeriod) -> bool:
    is_open = period.kind in ("month", "date", "instant") and period.day is None
    return is_open and period.month is not None and period.year is not None


def _day_in(period: AskedPeriod, reading: Reading, table: FactTable) -> AskedPeriod:
    days = [
        one.end
        for item in reading.wanted
        for one in _instants(item, table)
        if (one.end.year, one.end.month) == (period.year, period.month)
    ]
    if not days:
        return period
    return replace(period, kind="date", date=max(days), year=None, month=None)


def _instants(item: object, table: FactTable) -> Iterator[Instant]:
    if isinstance(item, LineItem) and item.kind == "instant":
        search = Search(item.concepts, item.measure, None)
        yield from (one for one in table.periods(search) if isinstance(one, Instant))
