"""Which of a company's periods a sentence of its filing speaks of, and what it compares them with.

Nothing is taken for granted that could be another period: a quarter "from the prior quarter", a year in a
quarterly report. Where no word names a time, it is the year of an annual report that names no other nearby.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta

from chat.asserted import Asserted
from chat.gate_periods import NEAR, When, times
from data.ask import AskedTime
from data.filing import Filing
from data.fiscal import named
from data.fiscal_anchors import ANNUAL_FORMS
from data.period import Duration, FiscalPeriod, Period

_YEAR_AGO = (timedelta(days=350), timedelta(days=380))
_SEQUENTIAL = re.compile(r"quarter|period|trimestre|periodo|período", re.IGNORECASE)
_A_YEAR = re.compile(r"same|year|mismo|año|ejercicio|interanual", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Times:
    """When something is said to have been."""

    period: AskedTime
    base: AskedTime | None = None
    """Set for a change where it is not counted from the year before."""


def times_of(one: Asserted, around: str, filing: Filing, periods: Iterable[Period]) -> Times | None:
    """Find the period of an assertion, of which `periods` are on file; None where it is not certain.

    `around` is what stands above and before its sentence.
    """
    is_annual = filing.form in ANNUAL_FORMS
    if one.when is None:
        period: AskedTime | None = _own_year(one, around, filing)
    else:
        period = _period(one.when, periods, is_annual=is_annual)
    if period is None:
        return None
    if one.said == "value":
        return Times(period)
    if one.base is None:
        return Times(period) if _is_year(period) else None
    if one.base.relative:
        words = one.line[one.base.start : one.base.end]
        is_clear = _is_year(period) or _A_YEAR.search(words) or not _SEQUENTIAL.search(words)
        return Times(period) if is_clear else None
    base = _base(one, one.base, period, periods, is_annual=is_annual)
    return None if base is None else Times(period, base)


def _own_year(one: Asserted, around: str, filing: Filing) -> FiscalPeriod | None:
    """Take the year that an annual report is on, where at most what it is compared with is named."""
    year = filing.fiscal_year
    if filing.form not in ANNUAL_FORMS or year is None or filing.period_end is None:
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


def _period(when: When, periods: Iterable[Period], *, is_annual: bool) -> AskedTime | None:
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
        case "quarter" | "half":
            quarters = 1 if when.stretch == "quarter" else 2
            return named(when.year, quarters, when.quarter) if when.quarter else None
        case _:
            return FiscalPeriod(when.year, "nine months")


def _ending(when: When, periods: Iterable[Period]) -> Duration | None:
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
    one: Asserted, base: When, period: AskedTime, periods: Iterable[Period], *, is_annual: bool
) -> AskedTime | None:
    """Find what a change is counted from: a stretch as long, named by itself or by its year alone."""
    if base.day is not None:
        other = _ending(base, periods)
        if other is None or not isinstance(period, Duration):
            return None
        least, most = _YEAR_AGO
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


def _year_before(period: AskedTime, periods: Iterable[Period]) -> Duration | None:
    if not isinstance(period, Duration):
        return None
    least, most = _YEAR_AGO
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
