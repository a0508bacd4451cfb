"""When a made-up company files what: days after a period's end, and accession numbers."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

from data.corpora.us.calendars import Quarter
from data.corpora.us.company import Company
from data.corpora.us.course import SEED

WEEKDAYS = 5
HOLIDAYS = frozenset({(1, 1), (6, 19), (7, 4), (11, 11), (12, 25)})
"""Month and day on which the SEC receives nothing."""
DELAYS = {
    "10-Q": (31, 44),
    "10-K": (47, 74),
    "10-KT": (55, 79),
    "6-K": (36, 58),
    "20-F": (74, 112),
}
AMENDED_AFTER = (26, 29)
"""Before the next quarter is reported."""


def filing_day(company: Company, form: str, end: date) -> date:
    """Give the day on which the report on a period was filed; an amendment follows its original."""
    base, _, amended = form.partition("/")
    day = end + timedelta(_between(DELAYS[base], f"{company.ticker}/{base}/{end}"))
    if amended:
        day += timedelta(_between(AMENDED_AFTER, f"{company.ticker}/{form}/{end}"))
    while day.weekday() >= WEEKDAYS or (day.month, day.day) in HOLIDAYS:
        day += timedelta(days=1)
    return day


def _between(days: tuple[int, int], key: str) -> int:
    return Random(f"{SEED}/{key}").randint(*days)


def accession_number(cik: str, filed: date, number: int) -> str:
    """Give the accession number of a filing that a company makes itself; `number` never repeats."""
    return f"{cik}-{filed:%y}-{number:06}"


def form_of(company: Company, calendar: tuple[Quarter, ...], place: int) -> str:
    """Give the form of the first report that ends with a quarter."""
    name = calendar[place].name
    if name.startswith("T"):
        return "10-KT" if calendar[place + 1].name == "Q1" else "10-Q"
    forms = ("6-K", "20-F") if company.is_ifrs else ("10-Q", "10-K")
    return forms[name == "Q4"]
