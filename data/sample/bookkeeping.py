"""Keeps the true books of a made-up company first, so that every filing made of them ties."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import ROUND_HALF_UP, Decimal
from hashlib import sha256

from data.sample.company_books import CompanyBooks, QuarterBooks
from data.sample.company_plan import Breakdown, CompanyPlan, Misstatement
from data.sample.fiscal_calendar import quarter_dates, weeks_in

NORMAL_WEEKS = 13
CURRENT_ASSETS = ("cash", "receivables", "inventory", "prepaid")
LONG_ASSETS = ("property", "lease_assets", "goodwill", "other_assets")
CURRENT_LIABILITIES = ("payables", "accrued", "deferred_revenue", "lease_current", "debt_current")
LONG_LIABILITIES = ("debt_long", "lease_long", "other_liabilities")
EQUITY = ("paid_in_capital", "retained_earnings", "other_comprehensive")
WORKING = ("receivables", "inventory", "prepaid", "payables", "accrued", "deferred_revenue")
OWED = frozenset({"payables", "accrued", "deferred_revenue"})
Amounts = dict[str, int]


def noise(key: str, spread: int) -> int:
    """Give a fixed number in -spread..spread that depends on the key alone."""
    number = int.from_bytes(sha256(key.encode()).digest()[:6], "big")
    return number % (2 * spread + 1) - spread


def part(amount: int, thousandths: int) -> int:
    """So many thousandths of an amount, rounded half up."""
    return int((Decimal(amount * thousandths) / 1000).quantize(Decimal(1), ROUND_HALF_UP))


def keep_books(plan: CompanyPlan, wrong: Misstatement | None = None) -> CompanyBooks:
    """Keep the books from the plan; `wrong` is built in where a first print is wanted."""
    opening = _opening(plan)
    before: Mapping[str, int] = opening
    quarters: list[QuarterBooks] = []
    for index in range(4 * len(plan.growth)):
        year, quarter = plan.first_year + index // 4, index % 4 + 1
        slip = wrong if wrong and (wrong.year, wrong.quarter) == (year, quarter) else None
        quarters.append(_one_quarter(plan, (year, quarter), before, slip))
        before = quarters[-1].balances
    return CompanyBooks(plan, opening, tuple(quarters))


def _opening(plan: CompanyPlan) -> Amounts:
    balances = dict(plan.opening)
    owed = sum(balances[line] for line in (*OWED, "debt", "lease_liabilities", "other_liabilities"))
    assets = sum(balances[line] for line in CURRENT_ASSETS + LONG_ASSETS)
    others = balances["paid_in_capital"] + balances["other_comprehensive"]
    balances["retained_earnings"] = assets - owed - others
    return _with_totals(plan, balances)


def year_revenue(plan: CompanyPlan, year: int) -> int:
    """Give the revenue that the plan foresees for a year of normal length, before noise."""
    revenue = plan.first_revenue
    for growth in plan.growth[1 : year - plan.first_year + 1]:
        revenue = part(revenue, 1000 + growth)
    return revenue


def _one_quarter(
    plan: CompanyPlan,
    when: tuple[int, int],
    before: Mapping[str, int],
    slip: Misstatement | None,
) -> QuarterBooks:
    flows = _operations(plan, when, before)
    _close_profit(plan, flows)
    true_tax = flows["income_tax"]
    if slip:
        flows["revenue"] += slip.revenue
        flows["cost_of_revenue"] += slip.cost_of_revenue
        _close_profit(plan, flows)
    _spend(plan, when, flows)
    balances = _balances(plan, when, before, flows)
    if slip:
        balances["deferred_revenue"] -= slip.revenue
        balances["inventory"] -= slip.cost_of_revenue
        balances["accrued"] += flows["income_tax"] - true_tax
    _close_cash(flows, balances, before)
    start, end = quarter_dates(plan.calendar, *when)
    parts = _parts(plan, when, flows, slip)
    return QuarterBooks(*when, start, end, flows, _with_totals(plan, balances), parts)


def _operations(plan: CompanyPlan, when: tuple[int, int], before: Mapping[str, int]) -> Amounts:
    year, quarter = when
    key, index = f"{plan.identity.ticker} {year} {quarter}", year - plan.first_year
    whole = year_revenue(plan, year)
    normal = part(whole, plan.season[quarter - 1] + noise(key + " revenue", 4))
    normal += noise(key + " units", max(1, whole // 400))
    weeks = weeks_in(*quarter_dates(plan.calendar, year, quarter))
    long_quarter = plan.calendar == "retail year" and weeks > NORMAL_WEEKS
    revenue = normal * weeks // NORMAL_WEEKS if long_quarter else normal
    selling = part(whole // 4, plan.selling_fixed) + part(revenue, plan.selling_variable)
    basic = plan.shares[0] - plan.shares[1] * (4 * index + quarter - 1)
    basic -= basic % plan.share_step
    wobble = noise(key + " other", plan.other_income_swing)
    return {
        "revenue": revenue,
        "cost_of_revenue": part(revenue, plan.cost_share[index] + noise(key + " cost", 3)),
        "research": part(whole // 4, plan.research_share + noise(key + " research", 2)),
        "selling": selling + noise(key + " selling", max(1, selling // 90)),
        "impairment": plan.impairments.get(when, 0),
        "interest": part(before["debt"], plan.interest_rate) // 4,
        "other_income": 0 if noise(key + " quiet", 3) == 3 else plan.other_income + wobble,
        "basic_shares": basic,
        "diluted_shares": _stepped(part(basic, 1000 + plan.dilution), plan.share_step),
        "depreciation": part(before["property"], plan.depreciation_share),
        "stock_pay": part(whole // 4, plan.stock_pay_share),
        "translation": noise(key + " translation", max(1, whole // 700)),
    }


def _stepped(count: int, step: int) -> int:
    return -(-count // step) * step


def _close_profit(plan: CompanyPlan, flows: Amounts) -> None:
    flows["gross_profit"] = flows["revenue"] - flows["cost_of_revenue"]
    flows["operating_expenses"] = flows["research"] + flows["selling"] + flows["impairment"]
    flows["operating_income"] = flows["gross_profit"] - flows["operating_expenses"]
    flows["income_before_tax"] = (
        flows["operating_income"] - flows["interest"] + flows["other_income"]
    )
    flows["income_tax"] = part(flows["income_before_tax"], plan.tax_share)
    flows["net_income"] = flows["income_before_tax"] - flows["income_tax"]
    flows["comprehensive_income"] = flows["net_income"] + flows["translation"]


def _spend(plan: CompanyPlan, when: tuple[int, int], flows: Amounts) -> None:
    year, quarter = when
    index = year - plan.first_year
    key = f"{plan.identity.ticker} {year} {quarter}"
    whole = year_revenue(plan, year)
    share = Decimal(plan.dividend[index]) / 100 * flows["basic_shares"] * 1000
    flows["dividends"] = int(share.scaleb(-plan.money_scale).to_integral_value(ROUND_HALF_UP))
    buyback = plan.buybacks[index]
    flows["buybacks"] = buyback + noise(key + " buyback", max(1, buyback // 6)) if buyback else 0
    flows["debt_repaid"] = plan.debt_repaid.get(when, 0)
    flows["acquisitions"] = plan.acquisitions.get(when, 0)
    capital = plan.capital_spending_share + noise(key + " capital", 4)
    flows["capital_spending"] = part(whole // 4, capital)


def _balances(
    plan: CompanyPlan, when: tuple[int, int], before: Mapping[str, int], flows: Amounts
) -> Amounts:
    year, quarter = when
    average = year_revenue(plan, year) // 4
    balances: Amounts = {}
    for line in WORKING:
        swing = plan.working_season.get(line, (0, 0, 0, 0))[quarter - 1]
        wobble = noise(f"{plan.identity.ticker} {year} {quarter} {line}", 6)
        balances[line] = part(part(average, plan.working_capital[line]), 1000 + swing + wobble)
    spent = flows["capital_spending"] - flows["depreciation"] - flows["impairment"]
    balances["property"] = before["property"] + spent
    balances["lease_assets"] = before["lease_assets"] + plan.lease_growth
    balances["lease_liabilities"] = before["lease_liabilities"] + plan.lease_growth
    balances["goodwill"] = before["goodwill"] + flows["acquisitions"]
    balances["other_assets"] = before["other_assets"] + flows["translation"]
    balances["other_liabilities"] = before["other_liabilities"]
    balances["debt"] = before["debt"] - flows["debt_repaid"]
    balances["paid_in_capital"] = before["paid_in_capital"] + flows["stock_pay"]
    returned = flows["dividends"] + flows["buybacks"]
    balances["retained_earnings"] = before["retained_earnings"] + flows["net_income"] - returned
    balances["other_comprehensive"] = before["other_comprehensive"] + flows["translation"]
    return balances


def _close_cash(flows: Amounts, balances: Amounts, before: Mapping[str, int]) -> None:
    cash = sum(flows[line] for line in ("net_income", "depreciation", "stock_pay", "impairment"))
    for line in WORKING:
        rise = balances[line] - before[line]
        flows[f"{line}_rise"] = rise
        cash += rise if line in OWED else -rise
    flows["operating_cash"] = cash
    flows["investing_cash"] = -flows["capital_spending"] - flows["acquisitions"]
    returned = flows["dividends"] + flows["buybacks"] + flows["debt_repaid"]
    flows["financing_cash"] = -returned
    flows["cash_change"] = sum(
        flows[f"{kind}_cash"] for kind in ("operating", "investing", "financing")
    )
    flows["free_cash"] = cash - flows["capital_spending"]
    flows["interest_paid"] = flows["interest"]
    flows["tax_paid"] = part(flows["income_tax"], 940)
    balances["cash"] = before["cash"] + flows["cash_change"]


def _with_totals(plan: CompanyPlan, balances: Amounts) -> Amounts:
    full = dict(balances)
    full["debt_current"] = min(plan.current_debt, full["debt"])
    full["debt_long"] = full["debt"] - full["debt_current"]
    full["lease_current"] = full["lease_liabilities"] * 2 // 11
    full["lease_long"] = full["lease_liabilities"] - full["lease_current"]
    full["current_assets"] = sum(full[line] for line in CURRENT_ASSETS)
    full["assets"] = full["current_assets"] + sum(full[line] for line in LONG_ASSETS)
    full["current_liabilities"] = sum(full[line] for line in CURRENT_LIABILITIES)
    long = sum(full[line] for line in LONG_LIABILITIES)
    full["liabilities"] = full["current_liabilities"] + long
    full["equity"] = sum(full[line] for line in EQUITY)
    full["liabilities_and_equity"] = full["liabilities"] + full["equity"]
    return full


def _parts(
    plan: CompanyPlan, when: tuple[int, int], flows: Amounts, slip: Misstatement | None
) -> Amounts:
    true_revenue = flows["revenue"] - (slip.revenue if slip else 0)
    parts: Amounts = {}
    for breakdown in (plan.face, plan.segments, plan.geography):
        if breakdown:
            parts |= _split(plan, when, breakdown, true_revenue)
            parts[breakdown.members[0].name] += slip.revenue if slip else 0
    first, second = (member.name for member in plan.segments.members)
    slipped = slip.revenue - slip.cost_of_revenue if slip else 0
    flows["corporate"] = part(true_revenue, plan.corporate_share)
    profit = flows["operating_income"] + flows["corporate"]
    wobble = noise(f"{plan.identity.ticker} {when} segment profit", 12)
    earned = part(profit - slipped, plan.segment_profit_share + wobble) + slipped
    return parts | {f"{first} profit": earned, f"{second} profit": profit - earned}


def _split(plan: CompanyPlan, when: tuple[int, int], breakdown: Breakdown, revenue: int) -> Amounts:
    year, quarter = when
    shares: Amounts = {}
    for member in breakdown.members[:-1]:
        key = f"{plan.identity.ticker} {year} {quarter} {member.name}"
        share = member.share + member.drift * (year - plan.first_year) + noise(key, 5)
        shares[member.name] = part(revenue, share)
    shares[breakdown.members[-1].name] = revenue - sum(shares.values())
    return shares
