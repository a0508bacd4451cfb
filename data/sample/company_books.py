"""The books of a made-up company, and how sums and balances are read from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal

from data.sample.company_plan import CompanyPlan
from data.sample.fiscal_calendar import QuarterRange, weeks_in

CENT = Decimal("0.01")


@dataclass(frozen=True, slots=True)
class QuarterBooks:
    """One quarter: what flowed in it and what stood at its end, in the company's unit."""

    year: int
    quarter: int
    start: date
    end: date
    flows: Mapping[str, int]
    balances: Mapping[str, int]
    parts: Mapping[str, int]
    """Revenue by XBRL member name; operating income by member name and ` profit`."""


@dataclass(frozen=True, slots=True)
class CompanyBooks:
    """All quarters of a company, oldest first, and the balances before them."""

    plan: CompanyPlan
    opening: Mapping[str, int]
    quarters: tuple[QuarterBooks, ...]

    def inside(self, quarters: QuarterRange) -> tuple[QuarterBooks, ...]:
        """Give the quarters of a range, oldest first."""
        return tuple(
            one
            for one in self.quarters
            if one.year == quarters.year and quarters.first <= one.quarter <= quarters.last
        )

    def dates(self, quarters: QuarterRange) -> tuple[date, date]:
        """First and last day of a range, both included."""
        inside = self.inside(quarters)
        return inside[0].start, inside[-1].end

    def weeks(self, quarters: QuarterRange) -> int:
        """Whole weeks in a range: 52 or 53 for a retail year."""
        return weeks_in(*self.dates(quarters))

    def flow(self, line: str, quarters: QuarterRange) -> int:
        """Tell what flowed over a range, in the company's unit."""
        return sum(one.flows[line] for one in self.inside(quarters))

    def part(self, name: str, quarters: QuarterRange) -> int:
        """Give a member's revenue, or with ` profit` its operating income, over a range."""
        return sum(one.parts[name] for one in self.inside(quarters))

    def balance(self, line: str, day: date) -> int:
        """Tell what stood at the end of a day that ends a quarter."""
        return self.balances_on(day)[line]

    def balances_on(self, day: date) -> Mapping[str, int]:
        """All balances at the end of a day that ends a quarter or precedes the first."""
        if day == self.quarters[0].start - timedelta(1):
            return self.opening
        return next(one.balances for one in self.quarters if one.end == day)

    def before(self, quarters: QuarterRange) -> date:
        """Give the day before a range begins, on which its opening balances stood."""
        return self.dates(quarters)[0] - timedelta(1)

    def average_shares(self, quarters: QuarterRange, *, diluted: bool = False) -> int:
        """Weighted average shares in thousands, a multiple of the plan's step."""
        inside = self.inside(quarters)
        line, step = "diluted_shares" if diluted else "basic_shares", self.plan.share_step
        total = sum(one.flows[line] for one in inside)
        return round(Decimal(total) / (len(inside) * step)) * step

    def earnings_per_share(self, quarters: QuarterRange, *, diluted: bool = False) -> Decimal:
        """Net income of a range by its average shares, to the cent; a loss dilutes nothing."""
        income = Decimal(self.flow("net_income", quarters)).scaleb(self.plan.money_scale)
        shares = self.average_shares(quarters, diluted=diluted and income > 0)
        return (income / (shares * 1000)).quantize(CENT, ROUND_HALF_UP)

    def dividend_per_share(self, quarters: QuarterRange) -> Decimal:
        """Dividends declared a share over a range, in dollars."""
        cents = self.plan.dividend[quarters.year - self.plan.first_year]
        return Decimal(cents * quarters.length) / 100
