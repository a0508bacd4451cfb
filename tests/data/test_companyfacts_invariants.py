"""What must hold of real companies' figures, whatever their values: with every exception named.

A number is rounded by itself, so a sum of numbers may lie off their total by a unit of the last
digit that they are printed with, or two.
"""

import gzip
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from functools import cache
from pathlib import Path

import pytest

from data.ask import FigureAsk, Operation, Refusal
from data.company_facts import read_company_facts
from data.derive import derive
from data.fact_table import FactTable
from data.figures import Figure
from data.fiscal import FiscalCalendar, fiscal_calendar
from data.line_items import line_item
from data.period import FiscalPeriod, FiscalSpan

COMPANIES = {
    "apple": "0000320193", "nvidia": "0001045810", "snowflake": "0001640147", "lpa": "0001997711",
}  # fmt: skip
TODAY = date(2026, 6, 1)
FLOWS = ("revenue", "net income", "operating income", "gross profit", "operating cash flow")
MILLION = 10**6
UNITS_OFF = 2
"""Of the last unit printed, by which the parts of a year may miss it: NVIDIA's by one or two."""

SCALE_ERRORS = {("nvidia", 2008), ("nvidia", 2009)}
"""The 10-K for fiscal 2010 counts the shares of these years in thousands, and no later one mends it."""


@cache
def books(folder: Path, company: str) -> tuple[FactTable, FiscalCalendar]:
    path = folder / "companyfacts" / f"CIK{COMPANIES[company]}.json.gz"
    found = read_company_facts(gzip.decompress(path.read_bytes()), source=path.name)
    return FactTable(found.facts), fiscal_calendar(found.register.filings, found.facts)


def ask(
    folder: Path, company: str, name: str, period: FiscalPeriod, operation: Operation = "value"
) -> Figure | Refusal:
    table, calendar = books(folder, company)
    return derive(FigureAsk(line_item(name), period, operation), table, calendar, today=TODAY)


def value(folder: Path, company: str, name: str, period: FiscalPeriod) -> Decimal | None:
    got = ask(folder, company, name, period)
    return got.value if isinstance(got, Figure) else None


def years(folder: Path, company: str) -> Iterator[int]:
    yield from (one.year for one in books(folder, company)[1].years)


def of(year: int, span: FiscalSpan, quarter: int | None = None) -> FiscalPeriod:
    return FiscalPeriod(year, span, quarter)


def unit_of(*values: Decimal) -> int:
    """The last unit that the roundest of these numbers is printed with, a million at most."""
    zeros = [one.normalize().as_tuple().exponent for one in values if one]
    return int(min(MILLION, 10 ** max(0, *map(int, zeros), 0)))


@pytest.mark.parametrize(("company", "least"), [("apple", 17), ("nvidia", 18), ("snowflake", 6), ("lpa", 3)])  # fmt: skip
def test_assets_are_liabilities_and_equity(corpus: Path, company: str, least: int) -> None:
    pairs = {
        year: (
            value(corpus, company, "total assets", of(year, "year")),
            value(corpus, company, "liabilities and equity", of(year, "year")),
        )
        for year in years(corpus, company)
    }
    known = {year: pair for year, pair in pairs.items() if None not in pair}
    assert len(known) >= least
    assert [year for year, (assets, other) in known.items() if assets != other] == []


@pytest.mark.parametrize(("company", "least"), [("apple", 80), ("nvidia", 80), ("snowflake", 25)])
def test_quarters_add_up_to_the_year_and_to_nine_months(
    corpus: Path, company: str, least: int
) -> None:
    checked = 0
    for year in years(corpus, company):
        for name in FLOWS:
            first, second, third, last, nine, whole = (
                value(corpus, company, name, period)
                for period in (
                    *(of(year, "quarter", number) for number in (1, 2, 3, 4)),
                    of(year, "nine months"),
                    of(year, "year"),
                )
            )
            if None in (first, second, third, last, nine, whole):
                continue
            assert first is not None
            assert second is not None
            assert third is not None
            assert last is not None
            assert nine is not None
            assert whole is not None
            slack = UNITS_OFF * unit_of(first, second, third, last)
            assert abs(first + second + third + last - whole) <= slack, (name, year)
            assert abs(first + second + third - nine) <= slack, (name, year)
            checked += 1
    assert checked >= least


@pytest.mark.parametrize(("company", "least"), [("apple", 17), ("nvidia", 17), ("snowflake", 6)])
def test_earnings_per_share_times_shares_are_the_income_to_common(
    corpus: Path, company: str, least: int
) -> None:
    off = set()
    checked = 0
    for year in years(corpus, company):
        eps, shares, income = (
            value(corpus, company, name, of(year, "year"))
            for name in ("diluted eps", "diluted shares", "net income to common")
        )
        if eps is None or shares is None or income is None:
            continue
        checked += 1
        half_a_cent = shares * Decimal("0.005")
        if abs(eps * shares - income) > max(abs(income) / 100, half_a_cent):
            off.add((company, year))
    assert off == {one for one in SCALE_ERRORS if one[0] == company}
    assert checked >= least


@pytest.mark.parametrize("year", [2008, 2009])
def test_a_scale_that_no_filing_mends_is_flagged(corpus: Path, year: int) -> None:
    got = ask(corpus, "nvidia", "diluted shares", of(year, "year"))
    assert isinstance(got, Figure)
    assert any("its scale may be wrong" in one for one in got.notes)


@pytest.mark.parametrize("company", ["snowflake", "lpa"])
def test_the_parents_income_and_the_minoritys_are_the_groups(corpus: Path, company: str) -> None:
    checked = 0
    for year in years(corpus, company):
        parent, minority, group = (
            value(corpus, company, name, of(year, "year"))
            for name in (
                "net income",
                "net income to noncontrolling interests",
                "net income including noncontrolling interests",
            )
        )
        if parent is not None and minority is not None and group is not None:
            assert parent + minority == group, year
            checked += 1
    assert checked >= 3


@pytest.mark.parametrize(
    ("company", "least"), [("apple", 19), ("nvidia", 19), ("snowflake", 7), ("lpa", 4)]
)
def test_the_change_in_cash_is_the_difference_of_the_balances(
    corpus: Path, company: str, least: int
) -> None:
    """Of cash with what is restricted, where a company reports that: since 2018 the change is of both."""
    checked = 0
    for year in years(corpus, company):
        change = value(corpus, company, "change in cash", of(year, "year"))
        pairs = (
            [value(corpus, company, name, of(one, "year")) for one in (year, year - 1)]
            for name in ("cash and restricted cash", "cash")
        )
        new, old = next((pair for pair in pairs if None not in pair), (None, None))
        if change is None or new is None or old is None:
            continue
        assert abs(new - old - change) < unit_of(change), year
        checked += 1
    assert checked >= least


@pytest.mark.parametrize("company", ["apple", "nvidia", "snowflake"])
@pytest.mark.parametrize("name", ["revenue", "net income", "operating cash flow"])
def test_a_sum_over_years_is_the_sum_of_each_year_asked_alone(
    corpus: Path, company: str, name: str
) -> None:
    table, calendar = books(corpus, company)
    newest = calendar.latest("year")
    assert newest is not None
    last = next(
        year for year in range(newest.year, newest.year - 3, -1)
        if value(corpus, company, name, of(year, "year")) is not None
    )  # fmt: skip
    base = of(last - 2, "year")
    asked = FigureAsk(line_item(name), of(last, "year"), "sum", base)
    got = derive(asked, table, calendar, today=TODAY)
    assert isinstance(got, Figure)
    alone = [value(corpus, company, name, of(year, "year")) for year in range(last - 2, last + 1)]
    assert [one.value for one in got.inputs if isinstance(one, Figure)] == alone
