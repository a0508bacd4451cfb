"""A day on which no quarter of a company ends: the period that is meant by it all the same."""

from datetime import date, timedelta

from data.fiscal import QUARTERS_IN, FiscalCalendar
from data.period import Duration, FiscalPeriod, Instant

DRIFTED = timedelta(days=6)
"""How far from the end of a month a 52/53-week quarter ends that is called by it."""
STALE = timedelta(days=200)
"""How long before a day the newest quarter known by it may have ended: a later one is missing else."""
DAYS_A_QUARTER = 365.25 / 4


def quarter_known_by(day: date, calendar: FiscalCalendar) -> tuple[int, int] | None:
    """(fiscal year, quarter) that ends about where the day's month does, else the newest one reported by then."""
    if (day + timedelta(days=1)).day == 1 and (at := _ending_near(day, calendar)):
        return at
    newest = calendar.at(day).latest("quarter")
    dates = calendar.dates(newest) if newest else None
    if newest is None or dates is None or day - dates.end > STALE:
        return None
    return newest.year, newest.quarter or 4


def _ending_near(day: date, calendar: FiscalCalendar) -> tuple[int, int] | None:
    for days in range(-DRIFTED.days, DRIFTED.days + 1):
        named = calendar.name(Instant(day + timedelta(days=days)))
        if named and calendar.is_covered(FiscalPeriod(named.year, "quarter", named.quarter or 4)):
            return named.year, named.quarter or 4
    return None


def stretch_to(day: date, quarters: int, calendar: FiscalCalendar) -> Duration | Instant:
    """Find the stretch of so many quarters that ends on a day: as filed, else by the calendar.

    A transition period ends on days that no fiscal year of the company has a name for. A day near the
    end of a period that has one is only itself: what ends on another day is not asked for.
    """
    for one in calendar.ending(day):
        if QUARTERS_IN.get(one.length_class) == quarters:
            return one
    about = Duration(day - timedelta(days=round(quarters * DAYS_A_QUARTER) - 1), day)
    return about if calendar.name(about) is None else Instant(day)
