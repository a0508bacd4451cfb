"""Which calendar period the SEC files a fact under: CY2022, CY2022Q1, CY2022Q1I."""

from __future__ import annotations

from datetime import date, timedelta

from data.sample.inline_tags import Period

QUARTER_DAYS, YEAR_DAYS, TOLERANCE = 91, 365, 30
MIDDLE_OF_QUARTER = 45


def frame_of(period: Period) -> str:
    """Name the calendar period nearest to a fact's own; empty where none is near."""
    if period.start is None:
        return _quarter_of(period.end - timedelta(days=MIDDLE_OF_QUARTER)) + "I"
    days = (period.end - period.start).days + 1
    middle = period.start + timedelta(days=days // 2)
    if abs(days - YEAR_DAYS) <= TOLERANCE:
        return f"CY{middle.year}"
    return _quarter_of(middle) if abs(days - QUARTER_DAYS) <= TOLERANCE else ""


def _quarter_of(day: date) -> str:
    return f"CY{day.year}Q{(day.month + 2) // 3}"
