"""Which of a company's periods a sentence of its filing speaks of, and what it compares them with.

Nothing is taken for granted that could be another period: a quarter "from the prior quarter", a year in a
quarterly report. Where no word names a time, it is the year of an annual report that names no other nearby,
or the stretch that a heading names.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import timedelta

from chat.asserted import Asserted
from chat.gate_periods import NEAR, When, times
from data.ask import AskedTime
from data.books import year_before
from data.filing import Filing
from data.fiscal import named
from data.fiscal_anchors import ANNUAL_FORMS
from data.line_item import LineItem
from data.period import Duration, FiscalPeriod, Instant, Period

YEAR_AGO = (timedelta(days=350), timedelta(days=380))
_QUARTERLY = "10-Q"
_SEQUENTIAL = re.compile(r"quarter|period|trimestre|periodo|período", re.IGNORECASE)
_A_YEAR = re.compile(r"same|comparable|corresponding|year|mismo|año|ejercicio|interanual", re.I)


@dataclass(frozen=True, slots=True)
class Times:
    """When something is said to have been."""

    period: AskedTime
    base: AskedTime | None = None
    """Set for a change where it is not counted from the year before."""


def times_of(
    one: Asserted, around: str, filing: Filing, periods: Iterable[Period]
) -> tuple[Times, ...]:
    """Find the period of an assertion, of which `periods` are on file; none where it is not certain.

    `around` is what stands above and before its sentence. A quarterly report that names no time may speak
    of its quarter or of its year to date.
    """
    on_file = tuple(periods)
    if one.when is None and _is_flow(one) and (filing.form or "").startswith(_QUARTERLY):
        own = () if _headed(around, on_file) else _own_stretches(around, filing, on_file)
        found = [_times_of(replace(one, when=when), around, filing, on_file) for when in own]
        if own:
            return tuple(times for times in found if times is not None)
    only = _times_of(one, around, filing, on_file)
    return () if only is None else (only,)


def _is_flow(one: Asserted) -> bool:
    return not (isinstance(one.item, LineItem) and one.item.kind == "instant")


def _own_stretches(around: str, filing: Filing, periods: tuple[Period, ...]) -> tuple[When, ...]:
    """Name the stretches that end where a report does, if no other time is named nearby."""
    end = filing.period_end
    named_there = [when for when in times(around) if not when.relative]
    if end is None or any(
        (when.day or end) != end or when.year not in (None, end.year) for when in named_there
    ):
        return ()
    lengths = {one.length_class for one in periods if isinstance(one, Duration) and one.end == end}
    return tuple(
        When(0, 0, year=end.year, stretch=length, day=end)
        for length in ("quarter", "half", "nine months")
        if length in lengths
    )


def _times_of(
    one: Asserted, around: str, filing: Filing, on_file: tuple[Period, ...]
) -> Times | None:
    if one.is_base:
        return _compared(one, around, filing, on_file)
    period = _main(one, around, filing, on_file)
    if period is None:
        return None
    return Times(period) if one.said == "value" else _changed(one, period, filing, on_file)


def _main(
    one: Asserted, around: str, filing: Filing, periods: tuple[Period, ...]
) -> AskedTime | None:
    is_annual = filing.form in ANNUAL_FORMS
    if isinstance(one.item, LineItem) and one.item.kind == "instant":
        return _moment(one.when, periods, is_annual=is_annual) if one.when else None
    if one.when is None:
        return _own_year(one, around, filing) if is_annual else _headed(around, periods)
    if one.when.year is None and one.when.stretch and not one.when.quarter:
        return _own_stretch(one.when, filing, periods)
    return _period(one.when, periods, is_annual=is_annual)


def _changed(
    one: Asserted, period: AskedTime, filing: Filing, periods: tuple[Period, ...]
) -> Times | None:
    if one.base is None:
        return Times(period) if _is_year(period) or _is_said_to_date(one.when) else None
    if one.base.relative:
        words = one.line[one.base.start : one.base.end]
        is_clear = _is_year(period) or _A_YEAR.search(words) or not _SEQUENTIAL.search(words)
        return Times(period) if is_clear else None
    base = _base(one, one.base, period, periods, is_annual=filing.form in ANNUAL_FORMS)
    return None if base is None else Times(period, base)


def _is_said_to_date(when: When | None) -> bool:
    """Say whether a stretch is named that nobody compares with the one just before it."""
    return when is not None and when.end > 0 and when.stretch in ("half", "nine months")


def _compared(
    one: Asserted, around: str, filing: Filing, periods: tuple[Period, ...]
) -> Times | None:
    """Find the period that a sentence compares its own with, of which it tells the value."""
    main = _main(replace(one, is_base=False), around, filing, periods)
    found = _changed(one, main, filing, periods) if main is not None else None
    if found is None:
        return None
    is_instant = isinstance(one.item, LineItem) and one.item.kind == "instant"
    if found.base is None and is_instant and not isinstance(found.period, FiscalPeriod):
        return None
    before = found.base or year_before(found.period) or _year_before(found.period, periods)
    return Times(before) if before is not None else None


def _own_year(one: Asserted, around: str, filing: Filing) -> FiscalPeriod | None:
    """Take the year that an annual report is on, where at most what it is compared with is named."""
    year = filing.fiscal_year
    if year is None or filing.period_end is None:
        return None
    own = {year, filing.period_end.year}
    if any(
        when.stretch not in (None, "year") or when.quarter or when.year not in {*own, None}
        for when in times(around)
    ):
        return None
    base = one.base
    is_last = base is None or base.relative or (base.year == year - 1 and base.day is None)
    return FiscalPeriod(year, "year") if is_last else None


def _headed(around: str, periods: tuple[Period, ...]) -> AskedTime | None:
    """Take the one stretch that the headings and the text above a sentence name."""
    found = {replace(when, start=0, end=0) for when in times(around) if not when.relative}
    if len(found) != 1:
        return None
    (only,) = found
    is_whole = only.stretch is not None and (only.day is not None or only.year is not None)
    return _period(only, periods, is_annual=False) if is_whole else None


def _own_stretch(when: When, filing: Filing, periods: tuple[Period, ...]) -> Duration | None:
    """Find the stretch of this length that ends where a quarterly report does."""
    if filing.form in ANNUAL_FORMS or filing.period_end is None:
        return None
    stretch = when.stretch
    if stretch == "nine months":  # "year to date"
        ending = [
            one for one in periods if isinstance(one, Duration) and one.end == filing.period_end
        ]
        return max(ending, key=lambda one: one.days) if ending else None
    return _ending(replace(when, day=filing.period_end, stretch=stretch), periods)


def _moment(when: When, periods: tuple[Period, ...], *, is_annual: bool) -> AskedTime | None:
    """Find the day of a balance."""
    if when.relative or when.until is not None or when.month_day:
        return None
    if when.day is None:
        return _fiscal(when, is_annual=is_annual)
    day = when.day
    found = {
        one for one in periods if isinstance(one, Instant) and abs((one.end - day).days) <= NEAR
    }
    exact = {one for one in found if one.end == day}
    return (exact or found).pop() if len(exact or found) == 1 else None


def _period(when: When, periods: tuple[Period, ...], *, is_annual: bool) -> AskedTime | None:
    """Find the period that a time names by itself."""
    if when.relative or when.until is not None or when.month_day:
        return None
    return _ending(when, periods) if when.day is not None else _fiscal(when, is_annual=is_annual)


def _fiscal(when: When, *, is_annual: bool) -> FiscalPeriod | None:
    if when.year is None:
        return None
    match when.stretch:
        case None:
            return FiscalPeriod(when.year, "year") if is_annual or when.fiscal else None
        case "year":
            return FiscalPeriod(when.year, "year")
        case "quarter":
            return named(when.year, 1, when.quarter) if when.quarter else None
        case "half":
            return named(when.year, 2, when.quarter or 2)
        case _:
            return FiscalPeriod(when.year, "nine months")


def _ending(when: When, periods: tuple[Period, ...]) -> Duration | None:
    """Find the one stretch on file that ends on a day, or about."""
    found = {
        one
        for one in periods
        if isinstance(one, Duration)
        and one.length_class == when.stretch
        and when.day is not None
        and abs((one.end - when.day).days) <= NEAR
    }
    return found.pop() if len(found) == 1 else None


def _base(
    one: Asserted, base: When, period: AskedTime, periods: tuple[Period, ...], *, is_annual: bool
) -> AskedTime | None:
    """Find what a change is counted from: a stretch as long, named by itself or by its year alone."""
    if isinstance(one.item, LineItem) and one.item.kind == "instant":
        return _moment(base, periods, is_annual=is_annual)
    if base.day is not None:
        other = _ending(base, periods)
        if other is None or not isinstance(period, Duration):
            return None
        least, most = YEAR_AGO
        return other if least <= period.end - other.end <= most else None
    year = one.when.year if one.when is not None else None
    if isinstance(period, FiscalPeriod):
        found = _period(base, periods, is_annual=is_annual) if base.stretch else None
        if found is None:
            found = FiscalPeriod(base.year or 0, period.span, period.quarter)
        return found if isinstance(found, FiscalPeriod) and found.span == period.span else None
    return (
        _year_before(period, periods) if base.year is not None and year == base.year + 1 else None
    )


def _year_before(period: AskedTime, periods: tuple[Period, ...]) -> Duration | None:
    if not isinstance(period, Duration):
        return None
    least, most = YEAR_AGO
    found = {
        one
        for one in periods
        if isinstance(one, Duration)
        and one.length_class == period.length_class
        and least <= period.end - one.end <= most
    }
    return found.pop() if len(found) == 1 else None


def _is_year(period: AskedTime) -> bool:
    if isinstance(period, FiscalPeriod):
        return period.span == "year"
    return isinstance(period, Duration) and period.length_class == "year"
