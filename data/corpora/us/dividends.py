"""Dividends a share and in money, decided from the true course in whole cents of today's shares."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal

from data.corpora.us.company import Company
from data.corpora.us.course import Course
from data.corpora.us.industries import industry_of


def pays_dividends(company: Company) -> bool:
    """Whether a company ever pays: who loses money, or had to merge its shares, does not."""
    is_merged = any(one.old > one.new for one in company.splits)
    return industry_of(company).payout > 0 and company.margin >= 0 and not is_merged


def dividend_cents(course: Course, place: int) -> int:
    """Give what a quarter's dividend is a share, in cents, as shares are counted today."""
    if not pays_dividends(course.company):
        return 0
    last = max(place, 3)
    income = sum(one.net_income for one in course.quarters[last - 3 : last + 1])
    shares = course.quarters[last].basic_shares
    payout = industry_of(course.company).payout
    whole = income * int(10**course.company.money_scale)
    return max(0, whole * payout * 100 // (4 * 1000 * shares))


def dividends_paid(course: Course, place: int) -> int:
    """Give a quarter's dividends in the company's unit of money."""
    cents = dividend_cents(course, place) * course.quarters[place].basic_shares
    unit = Decimal(100 * 10**course.company.money_scale)
    return int((Decimal(cents) / unit).quantize(Decimal(1), ROUND_HALF_UP))
