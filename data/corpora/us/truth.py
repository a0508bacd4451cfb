"""The table of what is true of each company and fiscal quarter, and of what was first printed instead."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from data.corpora.us.calendars import FIRST_YEAR
from data.corpora.us.companies import cik_of
from data.corpora.us.company import Company
from data.corpora.us.course import Course, CourseQuarter, course_of
from data.corpora.us.filing_days import filing_day, form_of

CENT = Decimal("0.01")
QUARTERS_UNTIL_LAST_PRINT = 4


@dataclass(frozen=True, slots=True)
class TrueQuarter:
    """One fiscal quarter in whole units of currency, on the basis of the last filing that prints it.

    Sales leave a sold business out, and shares are counted after a split, where the filings of the
    following year do. A fourth quarter is what the year leaves after nine months; nobody prints it.
    """

    cik: str
    ticker: str
    fiscal_year: int
    """For a transition period: the fiscal year that has just ended."""
    quarter: str
    """Q1 to Q4; T1, T2 in a transition period."""
    start: date
    end: date
    currency: str
    sales: Decimal
    net_income: Decimal
    """To the company's own shareholders."""
    diluted_eps: Decimal
    """Currency a share, to the cent."""
    diluted_shares: int
    operating_cash: Decimal
    is_derivable: bool
    """False for the fourth quarter of the oldest year that the sale of a business recasts: the newest
    prints of the year and of its nine months are on two bases, so that sales can't be derived."""


@dataclass(frozen=True, slots=True)
class FirstPrint:
    """A quarter whose first print differs from the last: what the first said."""

    cik: str
    fiscal_year: int
    quarter: str
    end: date
    reason: str
    """amended, silent, split, recast (a business sold later is taken out); several with a comma."""
    sales: Decimal
    net_income: Decimal
    diluted_eps: Decimal
    operating_cash: Decimal
    first_filed: date
    last_filed: date
    """When the value of the table of truth was first on file."""


def per_share(income: Decimal, shares: int) -> Decimal:
    """Give income a share, to the cent, half away from zero."""
    return (income / shares).quantize(CENT, ROUND_HALF_UP)


def last_print(course: Course, place: int) -> int:
    """Give the place of the report that prints a quarter last: as the comparative a year later."""
    later = place + QUARTERS_UNTIL_LAST_PRINT
    return later if later < len(course.quarters) else place


def true_quarters(company: Company) -> tuple[TrueQuarter, ...]:
    """Give all quarters of a company that its filings report on, oldest first."""
    course = course_of(company)
    return tuple(
        _true_quarter(course, place)
        for place, one in enumerate(course.quarters)
        if one.quarter.fiscal_year > FIRST_YEAR
    )


def _true_quarter(course: Course, place: int) -> TrueQuarter:
    one, company = course.quarters[place], course.company
    report = last_print(course, place)
    income = _whole(company, one.net_income)
    shares = shares_then(one.diluted_shares, course.shares_to_come(report))
    return TrueQuarter(
        cik=cik_of(company),
        ticker=company.ticker,
        fiscal_year=one.quarter.fiscal_year,
        quarter=one.quarter.name,
        start=one.quarter.start,
        end=one.quarter.end,
        currency=company.currency,
        sales=_whole(company, _sales(course, one, report)),
        net_income=income,
        diluted_eps=per_share(income, shares),
        diluted_shares=shares,
        operating_cash=_whole(company, one.operating_cash),
        is_derivable=one.quarter.name != "Q4" or one.quarter.fiscal_year != company.sold - 2,
    )


def shares_then(shares_today: int, to_come: Fraction) -> int:
    """Give a count before the splits that were still to come."""
    return int(shares_today / to_come)


def _whole(company: Company, amount: int) -> Decimal:
    return Decimal(amount * 10**company.money_scale)


def _sales(course: Course, one: CourseQuarter, report: int) -> int:
    return one.sales + (0 if course.is_recast(report) else one.sold_sales)


def first_prints(company: Company) -> tuple[FirstPrint, ...]:
    """Give the quarters of a company that were first printed otherwise, oldest first."""
    course = course_of(company)
    places = range(len(course.quarters))
    found = (_first_print(course, place) for place in places if reasons(course, place))
    return tuple(one for one in found if one.fiscal_year > FIRST_YEAR)


def reasons(course: Course, place: int) -> tuple[str, ...]:
    """Tell why a quarter's last print differs from its first; nothing if it does not."""
    last = last_print(course, place)
    kinds = tuple(
        "amended" if slip.until == place and rewrite.kind == "amended" else "silent"
        for slip, rewrite in zip(course.slips, course.company.rewrites, strict=True)
        if slip.place == place
    )
    is_split = course.shares_to_come(place) != course.shares_to_come(last)
    is_recast = course.is_recast(last) and not course.is_recast(place)
    return (*kinds, *(("split",) if is_split else ()), *(("recast",) if is_recast else ()))


def _first_print(course: Course, place: int) -> FirstPrint:
    one, company, why = course.quarters[place], course.company, reasons(course, place)
    slips = [slip for slip in course.slips if slip.place == place]
    income = _whole(company, one.net_income + sum(slip.net_income for slip in slips))
    sales = _sales(course, one, place) + sum(slip.sales for slip in slips)
    form = form_of(company, course.calendar, place)
    later = last_print(course, place)
    final = (place, f"{form}/A") if "amended" in why else (later, None)
    last_end = course.calendar[final[0]].end
    last_form = final[1] or form_of(company, course.calendar, later)
    return FirstPrint(
        cik=cik_of(company),
        fiscal_year=one.quarter.fiscal_year,
        quarter=one.quarter.name,
        end=one.quarter.end,
        reason=", ".join(why),
        sales=_whole(company, sales),
        net_income=income,
        diluted_eps=per_share(
            income, shares_then(one.diluted_shares, course.shares_to_come(place))
        ),
        operating_cash=_whole(
            company, one.operating_cash + sum(slip.operating_cash for slip in slips)
        ),
        first_filed=filing_day(company, form, one.quarter.end),
        last_filed=filing_day(company, last_form, last_end),
    )
