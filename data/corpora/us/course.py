"""The true course of a company, made first and by seed alone: sales, profit, shares, operating cash.

Money is in the company's own unit (thousands, millions), so that the statements, which print whole
units, sum exactly. Nothing here knows of books or reports.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from fractions import Fraction
from functools import cache
from random import Random

from data.corpora.us.calendars import (
    Quarter,
    Stretch,
    fiscal_quarters,
    fiscal_stretches,
    place_of,
)
from data.corpora.us.company import Company, Rewrite
from data.corpora.us.industries import SHARE_OF_SOLD, Industry, industry_of

SEED = "us set 1"
APRIL_2020 = date(2020, 4, 30)
DAYS_A_QUARTER = 91
SOLD_IN = ("Q1", "Q2")
"""Quarters in which a discontinued business is still owned."""
INCOME_OF_SLIP = 600
"""Thousandths of sales printed wrong that reach net income."""
SEASON_PLACES = {"Q1": 0, "Q2": 1, "Q3": 2, "Q4": 3, "T1": 0, "T2": 1}


@dataclass(frozen=True, slots=True)
class Slip:
    """By how much the first prints of a quarter are off, in the company's unit."""

    place: int
    """Of the quarter."""
    until: int
    """Place of the quarter whose original report is the last to print it wrong."""
    sales: int
    net_income: int
    operating_cash: int


@dataclass(frozen=True, slots=True)
class CourseQuarter:
    """What is true of one quarter, in the company's unit; shares are whole, after all splits."""

    quarter: Quarter
    sales: int
    """Of what the company keeps."""
    sold_sales: int
    """Of a business that it discontinues later; not in `sales`."""
    net_income: int
    """To the company's own shareholders, with what the sold business earned."""
    operating_cash: int
    basic_shares: int
    diluted_shares: int


@dataclass(frozen=True, slots=True)
class Course:
    """All quarters of a company, oldest first."""

    company: Company
    calendar: tuple[Quarter, ...]
    """The quarters' names and dates."""
    quarters: tuple[CourseQuarter, ...]
    slips: tuple[Slip, ...]

    def is_recast(self, report: int) -> bool:
        """Whether the report on a quarter shows the sold business apart."""
        sold = self.company.sold
        return bool(sold) and report >= place_of(self.calendar, sold, "Q1")

    def shares_to_come(self, report: int) -> Fraction:
        """Give what one share of the report on a quarter is today, after the splits since."""
        factor = Fraction(1)
        for split in self.company.splits:
            if report < place_of(self.calendar, split.year, split.quarter):
                factor *= Fraction(split.new, split.old)
        return factor


@cache
def course_of(company: Company) -> Course:
    """Make the course of a company; the same every time."""
    random = Random(f"{SEED}/{company.ticker}")
    calendar = fiscal_quarters(company.calendar)
    industry = industry_of(company)
    year_sales = Decimal(company.sales) * Decimal(10) ** (6 - company.money_scale)
    margin = Decimal(company.margin or industry.margin) / 1000
    shares = _first_shares(company, year_sales * abs(margin), random)
    quarters: list[CourseQuarter] = []
    for place, quarter in enumerate(calendar):
        growth = Decimal(industry.growth + random.randint(-22, 22)) / 4000
        year_sales *= 1 + growth
        sales = _sales(year_sales, quarter, industry, random)
        shares -= shares * random.randint(0, 4) // 1000 * (1 if margin > 0 else -3)
        quarters.append(_quarter(company, place, (quarter, sales, shares), random))
    return Course(company, calendar, tuple(quarters), _slips(company, quarters))


def _first_shares(company: Company, income: Decimal, random: Random) -> int:
    whole = income * Decimal(10) ** company.money_scale
    return int(whole / Decimal(random.randint(180, 620)) * 100)


def _sales(year_sales: Decimal, quarter: Quarter, industry: Industry, random: Random) -> Decimal:
    season = Decimal(industry.season[SEASON_PLACES[quarter.name]] + random.randint(-4, 4)) / 1000
    days = (quarter.end - quarter.start).days + 1
    is_weeks = days % 7 == 0 and days != DAYS_A_QUARTER
    sales = year_sales * season * (Decimal(days) / DAYS_A_QUARTER if is_weeks else 1)
    if quarter.start <= APRIL_2020 <= quarter.end:
        sales *= 1 + Decimal(industry.spring_2020 + random.randint(-9, 9)) / 1000
    return sales


def _quarter(
    company: Company, place: int, known: tuple[Quarter, Decimal, int], random: Random
) -> CourseQuarter:
    quarter, sales, shares = known
    industry = industry_of(company)
    margin = Decimal(company.margin or industry.margin) * random.randint(860, 1140) / 1_000_000
    if quarter.start <= APRIL_2020 <= quarter.end:
        margin += Decimal(industry.spring_2020) / 1400
    income = int(sales * margin)
    noncash = (
        industry.depreciation + industry.stock_pay + industry.working + random.randint(-26, 26)
    )
    group = income + income * company.minority // 1000
    step = share_step(company)
    basic = max(shares // step, 1) * step
    diluted = -(-basic * (1000 + 9 + place % 5) // (1000 * step)) * step if income > 0 else basic
    sold = sales * (SHARE_OF_SOLD + random.randint(-7, 7)) / 1000
    return CourseQuarter(
        quarter=quarter,
        sales=int(sales),
        sold_sales=int(sold) if _has_sold_business(company, quarter) else 0,
        net_income=income,
        operating_cash=group + int(sales * noncash / 1000),
        basic_shares=basic,
        diluted_shares=diluted,
    )


def _has_sold_business(company: Company, quarter: Quarter) -> bool:
    is_last_year = quarter.fiscal_year == company.sold and quarter.name in SOLD_IN
    return bool(company.sold) and (quarter.fiscal_year < company.sold or is_last_year)


def share_step(company: Company) -> int:
    """Give what share counts are multiples of, so that counts before a split print as whole units."""
    step = 1000 if company.money_scale else 1
    for split in company.splits:
        step *= split.new
    return step


def _slips(company: Company, quarters: list[CourseQuarter]) -> tuple[Slip, ...]:
    return tuple(_slip(one, quarters) for one in company.rewrites)


def _slip(rewrite: Rewrite, quarters: list[CourseQuarter]) -> Slip:
    calendar = tuple(one.quarter for one in quarters)
    place = place_of(calendar, rewrite.year, rewrite.quarter)
    sales = quarters[place].sales * rewrite.sales // 1000
    return Slip(
        place,
        place if rewrite.kind == "amended" else year_of(calendar, place).last,
        sales,
        sales * INCOME_OF_SLIP // 1000,
        quarters[place].sales * rewrite.cash // 1000,
    )


def year_of(calendar: tuple[Quarter, ...], place: int) -> Stretch:
    """Give the fiscal year or the transition period that a quarter is in."""
    return next(one for one in fiscal_stretches(calendar) if one.first <= place <= one.last)
