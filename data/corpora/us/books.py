"""Full books of a company that tie to its true course, in the company's own unit.

Net income, sales and operating cash are given; the main cost and one working balance take what is
left. Every cash flow moves one balance, so that balance sheets balance by construction.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from functools import cache

from data.corpora.us.company import Company
from data.corpora.us.course import Course, CourseQuarter, course_of
from data.corpora.us.dividends import dividends_paid
from data.corpora.us.families import Makeup, Move, cost_parts, makeup_of, sales_parts
from data.corpora.us.industries import industry_of
from data.corpora.us.parts import Amounts, split_up
from data.sample.bookkeeping import noise, part

SOLD_COST, SOLD_SELLING = 711, 163
"""Of the sales of the sold business."""
INTEREST_RATE = 41
"""Thousandths of the debt a year."""


@dataclass(frozen=True, slots=True)
class QuarterBooks:
    """One quarter: flows with the sold business in every line, and balances at its end."""

    flows: Mapping[str, int]
    recast: Mapping[str, int]
    """The same flows with the sold business apart, as `discontinued`; equal where there is none."""
    balances: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Books:
    """All quarters of a company, and the balances before the first."""

    course: Course
    opening: Mapping[str, int]
    quarters: tuple[QuarterBooks, ...]


@cache
def books_of(company: Company) -> Books:
    """Keep the books; each balance follows from the one before it."""
    course = course_of(company)
    before: Mapping[str, int] = _opening(course)
    opening, quarters = before, []
    for place in range(len(course.quarters)):
        quarters.append(_one_quarter(course, place, before))
        before = quarters[-1].balances
    return Books(course, opening, tuple(quarters))


def year_sales(course: Course, place: int) -> int:
    """Give the kept sales of the four quarters up to one, or of the first four."""
    last = max(place, 3)
    return sum(one.sales for one in course.quarters[last - 3 : last + 1])


def _opening(course: Course) -> Amounts:
    makeup, base = makeup_of(course.company), year_sales(course, 0)
    years_of_use = 9
    property_share = industry_of(course.company).depreciation * years_of_use
    balances = {key: part(base, share or property_share) for key, share in makeup.opening}
    for move in makeup.moves:
        if move.sizing == "target":
            balances[move.line] = part(base, move.share)
    balances["cash"] = part(base, sum(makeup.cash) // 2)
    balances["debt"] = part(base, makeup.debt)
    claims = _claims(makeup)
    if course.company.minority:
        balances["minority_interest"] = part(base, course.company.minority)
    held = sum(amount for line, amount in balances.items() if line not in claims)
    balances["retained"] = held - sum(balances.get(line, 0) for line in claims)
    return balances


def _claims(makeup: Makeup) -> frozenset[str]:
    lines = {move.line for move in makeup.moves if move.is_claim}
    return frozenset(lines | {"oci", "other_liabilities", "minority_interest", "retained"})


def claims_of(company: Company) -> frozenset[str]:
    """Name the lines of liabilities and equity."""
    return _claims(makeup_of(company))


def _one_quarter(course: Course, place: int, before: Mapping[str, int]) -> QuarterBooks:
    company, one = course.company, course.quarters[place]
    key = f"{company.ticker} {place}"
    kept, sold = _kept_income(company, one, before, key), _sold_income(one)
    flows = _with_sold(kept, sold)
    cash = _cash_flows(course, place, before, flows)
    balances = _balances(makeup_of(company), before, flows | cash)
    recast = kept | {"discontinued": sold["discontinued"]} if one.sold_sales else kept
    recast |= {name: flows[name] for name in ("profit", "minority", "net_income")}
    return QuarterBooks(
        flows=flows | cash | split_up(company, place, flows, sold),
        recast=recast | cash | split_up(company, place, recast, {}),
        balances=balances,
    )


def _sold_income(one: CourseQuarter) -> Amounts:
    sales = one.sold_sales
    cost, selling = part(sales, SOLD_COST), part(sales, SOLD_SELLING)
    earned = sales - cost - selling
    tax = part(earned, 240)
    return {
        "revenue": sales,
        "contracts": sales,
        "cost": cost,
        "selling": selling,
        "operating_income": earned,
        "pretax": earned,
        "tax": tax,
        "discontinued": earned - tax,
    }


def _with_sold(kept: Amounts, sold: Amounts) -> Amounts:
    return {
        name: amount + (0 if name == "discontinued" else sold.get(name, 0))
        for name, amount in kept.items()
    }


def _kept_income(
    company: Company, one: CourseQuarter, before: Mapping[str, int], key: str
) -> Amounts:
    makeup, industry = makeup_of(company), industry_of(company)
    minority = one.net_income * company.minority // 1000
    profit = one.net_income + minority
    continuing = profit - _sold_income(one)["discontinued"]
    keep = 1000 - industry.tax - noise(key + " tax", 9)
    pretax = _rounded(Decimal(continuing) * 1000 / keep)
    flows = {"revenue": one.sales, "pretax": pretax, "tax": pretax - continuing}
    flows |= {"profit": profit, "minority": minority, "net_income": one.net_income}
    aim = pretax
    if makeup.has_operating_income:
        flows["interest"] = part(before["debt"], INTEREST_RATE) // 4
        flows["other_income"] = noise(key + " other", max(1, one.sales // 300)) + one.sales // 500
        aim = pretax + flows["interest"] - flows["other_income"]
        flows["operating_income"] = aim
    flows |= _fill(one.sales, makeup.main_sales, sales_parts(company), key)
    flows |= _fill(one.sales - aim, makeup.main_cost, cost_parts(company), key, one.sales)
    if "net_interest" in flows:
        flows["interest"] = part(one.sales, 171 + noise(key + " rates", 12))
        flows["interest_income"] = flows["net_interest"] + flows["interest"]
    return flows


def _rounded(amount: Decimal) -> int:
    return int(amount.quantize(Decimal(1), ROUND_HALF_UP))


def _fill(
    total: int, main: str, shares: tuple[tuple[str, int], ...], key: str, base: int = 0
) -> Amounts:
    found = {
        name: part(base or total, share + noise(f"{key} {name}", max(1, share // 22)))
        for name, share in shares
    }
    return {main: total - sum(found.values()), **found}


def _cash_flows(course: Course, place: int, before: Mapping[str, int], flows: Amounts) -> Amounts:
    company, one = course.company, course.quarters[place]
    base = year_sales(course, place)
    cash = {
        move.key: _sized(company, move, (base, before), flows | {"place": place})
        for move in makeup_of(company).moves
    }
    cash["stock_pay"] = part(one.sales, industry_of(company).stock_pay)
    cash["translation"] = noise(f"{company.ticker} {place} translation", max(1, base // 900))
    if one.sold_sales and not course.quarters[place + 1].sold_sales:
        cash["divestitures"] = part(base, 110)
    cash["minority_paid"] = flows["minority"] // 2 if flows["minority"] > 0 else 0
    _balance_operations(makeup_of(company), cash, one.operating_cash - flows["profit"])
    cash["operating_cash"] = one.operating_cash
    cash["dividends"] = dividends_paid(course, place)
    _fund(company, (base, before["cash"], before["debt"]), cash, one.net_income)
    if not company.minority:
        del cash["minority_paid"]
    return cash


def _sized(
    company: Company, move: Move, known: tuple[int, Mapping[str, int]], flows: Mapping[str, int]
) -> int:
    base, before = known
    industry = industry_of(company)
    wobble = noise(f"{company.ticker} {flows['place']} {move.key}", 40)
    if move.key in flows:
        return flows[move.key]
    if move.key == "depreciation":
        return part(base // 4, move.share or industry.depreciation)
    if move.sizing == "share":
        return part(part(base // 4, move.share or industry.depreciation), 1000 + wobble * 4)
    if move.sizing == "target":
        rise = part(part(base, move.share), 1000 + wobble // 4) - before[move.line]
        return rise + (flows["provision"] if move.key == "loans_made" else 0)
    return 0


def _balance_operations(makeup: Makeup, cash: Amounts, wanted: int) -> None:
    """Let one flow take what operating cash lacks."""
    found = sum(
        move.sign * cash[move.key]
        for move in makeup.moves
        if move.section == "operating" and move.sizing != "plug"
    )
    cash["other_operating"] = found - wanted


def _fund(company: Company, known: tuple[int, int, int], cash: Amounts, income: int) -> None:
    """Borrow if cash is short, or buy shares back if there is too much."""
    base, before, debt = known
    least, most = (part(base, share) for share in makeup_of(company).cash)
    cash["debt_repaid"] = debt * 7 // 1000
    left = before + _sum(company, cash)
    if left < least:
        cash["debt_issued"] = least - left + part(base, 24)
    elif left > most and income > 0:
        cash["buybacks"] = (left - most) // 2
    for section in ("investing", "financing"):
        cash[f"{section}_cash"] = _sum(company, cash, section)
    cash["cash_change"] = sum(
        cash[f"{one}_cash"] for one in ("operating", "investing", "financing")
    )


def _sum(company: Company, cash: Mapping[str, int], section: str = "") -> int:
    moves = makeup_of(company).moves
    if section:
        return sum(one.sign * cash[one.key] for one in moves if one.section == section)
    moved = sum(one.sign * cash[one.key] for one in moves if one.section != "operating")
    return cash["operating_cash"] + moved


def _balances(makeup: Makeup, before: Mapping[str, int], flows: Mapping[str, int]) -> Amounts:
    balances = dict(before)
    for move in makeup.moves:
        if move.key in flows and move.line in balances:
            effect = move.sign * flows[move.key]
            balances[move.line] += effect if move.is_claim else -effect
    balances["cash"] += flows["cash_change"]
    balances["retained"] += flows["net_income"]
    if "minority_interest" in balances:
        balances["minority_interest"] += flows["minority"]
    balances["oci"] += flows["translation"]
    balances["other_assets"] += flows["translation"]
    return balances
