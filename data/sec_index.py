"""Which filings of a company are fetched: its reports with figures, of the last fiscal years."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from data.submissions import FilingRow, OlderPage

ANNUAL = frozenset({"10-K", "10-K405", "10-KSB", "10-KSB40", "20-F", "40-F"})
"""Reports on a whole year: they count the years."""
PERIODIC = ANNUAL | {"10-KT", "10-KT405", "10-Q", "10-QSB", "10-QT"}
"""Fetched, and their amendments too."""
SOMETIMES = "6-K"
"""What companies from abroad hand in between their years: fetched where figures are tagged in it."""
SAME_YEAR = timedelta(days=180)
"""Annual reports on days closer than this report on one year."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """Filings to fetch."""

    rows: tuple[FilingRow, ...]
    """Newest first."""
    passed_over: int = 0
    """Forms 6-K of the same years without tagged figures."""


def choose(rows: Iterable[FilingRow], years: int) -> Chosen:
    """Choose the reports of the last fiscal years, and of the year that is running."""
    rows = tuple(rows)
    after = years_begin(rows, years)
    inside = [row for row in rows if after is None or _reported(row) > after]
    wanted = [row for row in inside if _is_wanted(row)]
    untagged = [row for row in inside if _form(row) == SOMETIMES and not row.has_financial_data]
    return Chosen(tuple(wanted), len(untagged))


def years_begin(rows: Iterable[FilingRow], years: int) -> date | None:
    """Find the last day before the years asked for; None where the filings don't reach so far."""
    ends: list[date] = []
    for end in sorted((_reported(row) for row in rows if row.form in ANNUAL), reverse=True):
        if not ends or ends[-1] - end > SAME_YEAR:
            ends.append(end)
    return ends[years] if len(ends) > years else None


def is_needed(page: OlderPage, rows: Sequence[FilingRow], years: int) -> bool:
    """Whether a page of older filings may hold one that is asked for."""
    after = years_begin(rows, years)
    # What reports on a later day was filed on a later day.
    return after is None or page.filed_to > after


def _is_wanted(row: FilingRow) -> bool:
    form = _form(row)
    return form in PERIODIC or (form == SOMETIMES and row.has_financial_data)


def _form(row: FilingRow) -> str:
    return row.form.removesuffix("/A")


def _reported(row: FilingRow) -> date:
    return row.report_date or row.filed
