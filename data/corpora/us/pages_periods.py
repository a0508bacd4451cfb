"""Which periods a report is about, and what stands above its columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta

from data.corpora.us.report import Report, StatementKind
from data.sample.fiscal_calendar import spoken_date
from data.sample.inline_tags import Period

SHIFT = 8
"""Days by which the same quarter of two years may differ in length or place."""
MONTHS = {
    1: "One Month", 2: "Two Months", 3: "Three Months", 4: "Four Months", 5: "Five Months",
    6: "Six Months", 7: "Seven Months", 8: "Eight Months", 9: "Nine Months", 10: "Ten Months",
    11: "Eleven Months", 12: "Year",
}  # fmt: skip
WEEKS = {
    12: "Twelve", 13: "Thirteen", 14: "Fourteen", 16: "Sixteen", 17: "Seventeen",
    24: "Twenty-Four", 25: "Twenty-Five", 26: "Twenty-Six", 27: "Twenty-Seven", 28: "Twenty-Eight",
    36: "Thirty-Six", 37: "Thirty-Seven", 39: "Thirty-Nine", 40: "Forty", 41: "Forty-One",
}  # fmt: skip


def columns_of(report: Report, kind: StatementKind) -> tuple[Period, ...]:
    """Give the columns of a statement; none where the report has no such statement."""
    return next((one.columns for one in report.statements if one.kind == kind), ())


def to_date(report: Report) -> Period:
    """From the start of the fiscal year to the end of the report's period."""
    return Period(report.start, report.end)


def main_period(report: Report) -> Period:
    """Give the quarter of a quarterly report, the year of an annual one."""
    ending = [
        one
        for one in columns_of(report, "income")
        if one.end == report.end and one.start is not None
    ]
    if report.fiscal_period == "FY" or not ending:
        return to_date(report)
    return min(ending, key=days_in)


def year_before(report: Report, period: Period) -> Period | None:
    """Give the period one year earlier, of about the same length, that the report compares with."""
    earlier = [
        one
        for one in (*columns_of(report, "income"), *columns_of(report, "cash"))
        if one.start is not None and abs((period.end - one.end).days - 364) <= SHIFT
    ]
    alike = [one for one in earlier if abs(days_in(one) - days_in(period)) <= SHIFT]
    return alike[0] if alike else None


def years_of(report: Report) -> tuple[Period, ...]:
    """Give the years of an annual report, the newest first."""
    return tuple(one for one in columns_of(report, "income") if one.start is not None)


def balance_day(report: Report) -> Period:
    """Give the last day of the report's period."""
    return Period(None, report.end)


def balance_before(report: Report) -> Period:
    """Give the last day of the fiscal year before."""
    return Period(None, report.start - timedelta(1))


def days_in(period: Period) -> int:
    """Count the days, first and last included; one for an instant."""
    return (period.end - period.start).days + 1 if period.start else 1


def keeps_weeks(report: Report) -> bool:
    """Whether the company's quarters are whole weeks and not months."""
    return any(one.start is not None and one.start.day != 1 for one in columns_of(report, "income"))


def months_in(period: Period) -> int:
    """Count the months of a stretch, to the nearest."""
    return round(days_in(period) / 30.4)


def caption(report: Report, period: Period) -> str:
    """Tell how long a stretch is: Three Months Ended, Thirteen Weeks Ended, Fiscal Year Ended."""
    if not keeps_weeks(report):
        return f"{MONTHS.get(months_in(period), f'{months_in(period)} Months')} Ended"
    weeks = days_in(period) // 7
    return "Fiscal Year Ended" if weeks >= 52 else f"{WEEKS.get(weeks, weeks)} Weeks Ended"


def headers(report: Report, columns: Sequence[Period]) -> list[list[str]]:
    """Give the rows of words above the columns of a table."""
    if all(one.start is None for one in columns):
        return [[spoken_date(one.end) for one in columns]]
    captions = [caption(report, one) for one in columns]
    if _same_day(columns) and not keeps_weeks(report):
        day = f"{columns[0].end:%B} {columns[0].end.day},"
        groups = [f"{one}<br/>{day}" for one in _merged(captions)]
        return [groups, [str(one.end.year) for one in columns]]
    rows = [_merged(captions), [spoken_date(one.end) for one in columns]]
    if captions[0].startswith("Fiscal"):
        rows.append([f"({days_in(one) // 7} weeks)" for one in columns])
    return rows


def _same_day(columns: Sequence[Period]) -> bool:
    return len({(one.end.month, one.end.day) for one in columns}) == 1


def _merged(captions: list[str]) -> list[str]:
    """Put one caption over neighbours that share it, where all groups are equally wide."""
    groups = list(_runs(captions))
    if len({width for _, width in groups}) == 1:
        return [words for words, _ in groups]
    return captions


def _runs(captions: list[str]) -> Iterator[tuple[str, int]]:
    start = 0
    for place in range(1, len(captions) + 1):
        if place == len(captions) or captions[place] != captions[start]:
            yield captions[start], place - start
            start = place
