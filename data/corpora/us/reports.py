"""Every periodic report of a made-up company, in the order in which it was filed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from decimal import Decimal
from functools import cache

from data.corpora.us.breakdowns import region_statement, restated_statement, segment_statement
from data.corpora.us.calendars import FIRST_YEAR, Stretch, fiscal_stretches, months_after
from data.corpora.us.companies import COMPANIES, PAGE_COUNT, cik_of
from data.corpora.us.company import Company
from data.corpora.us.course import Slip, course_of, year_of
from data.corpora.us.filing_days import accession_number, filing_day, form_of
from data.corpora.us.report import Filer, Line, Report, Statement
from data.corpora.us.statement_making import balance_sheet, cash_flow_statement, income_statement
from data.corpora.us.view import View, view_of
from data.sample.bookkeeping import noise, part
from data.sample.fiscal_calendar import spoken_date

ANNUAL = ("10-K", "10-KT", "20-F")
YEARS_SHOWN = 3
FIRST_NUMBER = 11
EXPLANATION = (
    "This amendment restates the report for the period ended {end}, originally filed on {filed}. "
    "Certain sales were recorded in the wrong period; revenue, income taxes and net income "
    "are corrected, as are the balances that they affect."
)


def filers() -> tuple[Filer, ...]:
    """Give the 60 companies as they are at the end of the set; those with pages first."""
    return tuple(_filer(one) for one in COMPANIES)


def filers_with_pages() -> tuple[Filer, ...]:
    """Give the twelve companies whose reports are printed as pages."""
    return filers()[:PAGE_COUNT]


def company_of(filer: Filer) -> Company:
    """Give what is decided about a filer."""
    return next(one for one in COMPANIES if cik_of(one) == filer.cik)


def reports_of(filer: Filer) -> tuple[Report, ...]:
    """Give all reports of a company in the order of filing; each names the filer as it was then."""
    return _reports(company_of(filer))


@cache
def _reports(company: Company) -> tuple[Report, ...]:
    made: list[Report] = []
    for place, quarter in enumerate(course_of(company).calendar):
        if quarter.fiscal_year > FIRST_YEAR:
            made += _reports_on(company, place)
    made.sort(key=lambda one: (one.filed, one.end))
    return tuple(
        replace(
            one, accession=accession_number(one.filer.cik, one.filed, FIRST_NUMBER + 4 * number)
        )
        for number, one in enumerate(made)
    )


def _reports_on(company: Company, place: int) -> Iterator[Report]:
    form = form_of(company, course_of(company).calendar, place)
    original = _report(view_of(company, place), form)
    yield original
    if any(one.place == place for one in _amended(company)):
        amended = _report(view_of(company, place, is_amended=True), f"{form}/A")
        said = EXPLANATION.format(end=spoken_date(original.end), filed=spoken_date(original.filed))
        yield replace(amended, explanation=said)


def _amended(company: Company) -> Iterator[Slip]:
    pairs = zip(course_of(company).slips, company.rewrites, strict=True)
    return (slip for slip, rewrite in pairs if rewrite.kind == "amended")


def _filer(company: Company, place: int | None = None) -> Filer:
    """Give the filer as it was when a quarter was reported; by default as it is at the end."""
    calendar, rule = course_of(company).calendar, company.calendar
    now = calendar[-1 if place is None else place]
    form = form_of(company, calendar, len(calendar) - 1 if place is None else place)
    is_moved = bool(rule.new_month) and (now.fiscal_year > rule.last_old or form == "10-KT")
    month = rule.new_month if is_moved else rule.month
    is_former = company.former is not None and now.fiscal_year < company.former[1]
    return Filer(
        name=company.former[0] if company.former and is_former else company.name,
        cik=cik_of(company),
        ticker=company.ticker,
        prefix=company.prefix,
        industry=company.industry,
        currency=company.currency,
        money_scale=company.money_scale,
        year_end=f"--{months_after(calendar[-1].end.replace(month=1, day=31), month - 1):%m-%d}",
        taxonomy="ifrs-full" if company.is_ifrs else "us-gaap",
    )


def _report(view: View, form: str) -> Report:
    company, place = view.company, view.place
    calendar = view.books.course.calendar
    year = year_of(calendar, place)
    filed = filing_day(company, form, calendar[place].end)
    is_annual = form.removesuffix("/A") in ANNUAL
    fiscal_year, fiscal_period = _names(view, is_annual=is_annual)
    stock = view.shares_at(place)
    counted_on = filed - timedelta(days=4 + noise(f"{company.ticker} {form} {place}", 3))
    report = Report(
        filer=_filer(company, place),
        form=form,
        fiscal_year=fiscal_year,
        fiscal_period=fiscal_period,
        start=calendar[year.first].start,
        end=calendar[place].end,
        filed=filed,
        accession="",
        statements=_statements(view, year, is_annual=is_annual),
        hidden=_hidden(view, Stretch(year.first, place)),
        shares_outstanding=stock - stock * (2 + place % 3) // 10_000,
        counted_on=counted_on,
    )
    return _with_float(report, view, year) if is_annual and not company.is_ifrs else report


def _names(view: View, *, is_annual: bool) -> tuple[int, str]:
    """Name fiscal year and period; a quarter after the last old year still counts in the old way."""
    quarter = view.books.course.calendar[view.place]
    if is_annual:
        return quarter.fiscal_year, "FY"
    if quarter.name.startswith("T"):
        return quarter.fiscal_year + 1, quarter.name.replace("T", "Q")
    return quarter.fiscal_year, quarter.name


def _statements(view: View, year: Stretch, *, is_annual: bool) -> tuple[Statement, ...]:
    place = view.place
    years = fiscal_stretches(view.books.course.calendar)
    number = years.index(year)
    to_date = Stretch(year.first, place)
    if is_annual:
        columns = years[max(0, number - YEARS_SHOWN + 1) : number + 1][::-1]
        cash_columns = columns
    else:
        quarter = Stretch(place, place)
        columns = (quarter, quarter.year_before())
        cash_columns = (to_date, to_date.year_before())
        columns += () if quarter == to_date else cash_columns
    statements = (
        income_statement(view, columns),
        balance_sheet(view, (place, years[number - 1].last)),
        cash_flow_statement(view, cash_columns),
        segment_statement(view, columns),
        region_statement(view, columns),
    )
    if not view.is_amended:
        return statements
    current = columns[:1] if is_annual else columns[::2]
    return (*statements, restated_statement(view, current))


def _hidden(view: View, to_date: Stretch) -> tuple[Line, ...]:
    if not view.company.has_hidden:
        return ()
    currency = view.company.currency
    sales = view.flow("revenue", to_date)
    amortization = view.whole(part(sales, 7))
    leases = view.whole(part(sales, 12))
    stock = Decimal(view.shares_at(view.place))
    return (
        Line("Amortization of intangible assets", "us-gaap:AmortizationOfIntangibleAssets", (amortization,), currency),
        Line("Operating lease cost", "us-gaap:OperatingLeaseCost", (leases,), currency),
        Line("Common shares issued", "us-gaap:CommonStockSharesIssued", (stock,), "shares"),
    )  # fmt: skip


def _with_float(report: Report, view: View, year: Stretch) -> Report:
    """Add the public float: about fifteen times a year's income, or once its sales in a loss."""
    middle = min(year.first + 1, year.last)
    four = Stretch(year.last - 3, year.last)
    income, sales = view.flow("net_income", four), view.flow("revenue", four)
    value = income * 15 if income > 0 else sales
    value = part(value, 940 + noise(f"{report.filer.ticker} {report.end} float", 90))
    day = view.books.course.calendar[middle].end
    return replace(report, public_float=view.whole(value), float_on=day)
