"""How books are kept in each family of industries: what sales and costs are made of, and what moves cash.

All shares are thousandths: of a quarter's sales for flows, of a year's sales for balances.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from data.corpora.us.company import Company
from data.corpora.us.industries import Family, industry_of

Sizing = Literal["share", "target", "given", "plug"]
"""A share of sales; what brings the balance to its target; found elsewhere; what operating cash lacks."""


@dataclass(frozen=True, slots=True)
class Move:
    """A cash flow and the balance that it moves: assets against cash, claims with it."""

    key: str
    section: Literal["operating", "investing", "financing"]
    sign: int
    """Of the cash effect of a positive value as reported."""
    line: str
    is_claim: bool = False
    sizing: Sizing = "given"
    share: int = 0
    """Of the industry's own depreciation where it is 0."""


@dataclass(frozen=True, slots=True)
class Makeup:
    """The lines of one family."""

    sales: tuple[tuple[str, int], ...]
    """Parts of sales beside the first kind, which takes what is left."""
    main_sales: str
    costs: tuple[tuple[str, int], ...]
    main_cost: str
    """Takes what is left between sales and profit."""
    opening: tuple[tuple[str, int], ...]
    """Balances without a move that sets them, on the first day; 0: nine years of depreciation."""
    moves: tuple[Move, ...]
    has_operating_income: bool = True
    """Interest is below the line; otherwise the costs lead straight to income before tax."""
    cash: tuple[int, int] = (70, 210)
    """Least and most cash at a quarter's end."""
    debt: int = 280


def _noncash(key: str, line: str, *, claim: bool = False) -> Move:
    return Move(key, "operating", 1, line, claim)


def _held(line: str, share: int) -> Move:
    return Move(f"{line}_rise", "operating", -1, line, sizing="target", share=share)


def _owed(line: str, share: int) -> Move:
    return Move(f"{line}_rise", "operating", 1, line, is_claim=True, sizing="target", share=share)


def _deferred(key: str, line: str, share: int) -> Move:
    return Move(key, "operating", 1, line, is_claim=True, sizing="share", share=share)


def _lent(key: str, line: str, share: int) -> Move:
    return Move(key, "financing", 1, line, is_claim=True, sizing="target", share=share)


def _bought(key: str, line: str, share: int) -> Move:
    return Move(key, "investing", -1, line, sizing="share", share=share)


START = (_noncash("depreciation", "property"), _noncash("stock_pay", "paid_in", claim=True))
PLUG = Move("other_operating", "operating", -1, "other_assets", sizing="plug")
DEALS = (Move("divestitures", "investing", 1, "goodwill"),)
FUNDING = (
    Move("debt_issued", "financing", 1, "debt", is_claim=True),
    Move("debt_repaid", "financing", -1, "debt", is_claim=True),
    Move("dividends", "financing", -1, "retained", is_claim=True),
    Move("buybacks", "financing", -1, "retained", is_claim=True),
    Move("minority_paid", "financing", -1, "minority_interest", is_claim=True),
)
ORDINARY = Makeup(
    sales=(), main_sales="contracts", costs=(), main_cost="cost",
    opening=(
        ("property", 0), ("goodwill", 260), ("other_assets", 240), ("investments", 60),
        ("other_liabilities", 70), ("paid_in", 190), ("oci", -14),
    ),
    moves=(
        *START, _held("receivables", 128), _held("inventory", 104), _held("prepaid", 23),
        _owed("payables", 82), _owed("accrued", 96), _owed("deferred", 38), PLUG,
        _bought("capital_spending", "property", 0), _bought("investments_bought", "investments", 5),
        *DEALS, *FUNDING,
    ),
)  # fmt: skip
BANK = Makeup(
    sales=(("noninterest_income", 268),), main_sales="net_interest",
    costs=(("provision", 57),), main_cost="noninterest_expense",
    opening=(
        ("property", 240), ("goodwill", 410), ("other_assets", 900), ("paid_in", 520),
        ("oci", -60),
    ),
    moves=(
        *START, _noncash("provision", "loans"), _owed("accrued", 260), PLUG,
        Move("loans_made", "investing", -1, "loans", sizing="target", share=11_400),
        Move("securities_bought", "investing", -1, "securities", sizing="target", share=3_300),
        _bought("capital_spending", "property", 24), *DEALS,
        _lent("deposits_rise", "deposits", 13_700), *FUNDING,
    ),
    has_operating_income=False, cash=(650, 1_300), debt=900,
)  # fmt: skip
INSURER = Makeup(
    sales=(("investment_income", 94), ("fees", 13)), main_sales="premiums",
    costs=(("acquisition_costs", 163), ("other_costs", 97), ("interest", 9)), main_cost="claims",
    opening=(
        ("property", 60), ("goodwill", 90), ("other_assets", 320), ("paid_in", 240), ("oci", 21),

    ),
    moves=(
        *START, _held("receivables", 208), _held("deferred_costs", 142), _owed("reserves", 1_640),
        _owed("unearned", 371), _owed("accrued", 118), PLUG,
        Move("securities_bought", "investing", -1, "securities", sizing="target", share=2_480),
        _bought("capital_spending", "property", 9), *DEALS, *FUNDING,
    ),
    has_operating_income=False, cash=(90, 260), debt=190,
)  # fmt: skip
REALTY = Makeup(
    sales=(("contracts", 47),), main_sales="rental",
    costs=(("depreciation", 262), ("administration", 58)), main_cost="property_costs",
    opening=(
        ("property", 7_200), ("other_assets", 420), ("other_liabilities", 160),
        ("paid_in", 3_400), ("oci", -22), ("investments", 130),
    ),
    moves=(
        *START, _held("receivables", 61), _owed("accrued", 138), _owed("deferred", 33), PLUG,
        _bought("capital_spending", "property", 430), _bought("investments_bought", "investments", 6),
        *FUNDING,
    ),
    cash=(90, 400), debt=3_300,
)  # fmt: skip
UTILITY = Makeup(
    sales=(), main_sales="contracts",
    costs=(("maintenance", 207), ("depreciation", 121), ("other_taxes", 66)), main_cost="fuel",
    opening=(
        ("property", 3_400), ("goodwill", 120), ("other_assets", 430), ("investments", 110),
        ("other_liabilities", 520), ("paid_in", 760), ("oci", -9),
    ),
    moves=(
        *START, _deferred("deferred_tax", "other_liabilities", 14),
        _held("receivables", 118), _held("inventory", 66), _owed("payables", 92),
        _owed("accrued", 104), PLUG, _bought("capital_spending", "property", 248),
        _bought("investments_bought", "investments", 3), *FUNDING,
    ),
    cash=(40, 160), debt=1_750,
)  # fmt: skip
MAKEUPS: dict[Family, Makeup] = {
    "ordinary": ORDINARY,
    "bank": BANK,
    "insurer": INSURER,
    "realty": REALTY,
    "utility": UTILITY,
}
SECOND_SHARE = {"membership": 21, "rental": 64, "finance": 48}


@cache
def makeup_of(company: Company) -> Makeup:
    """Give the lines of a company's family, without inventory where there is nothing to store."""
    industry = industry_of(company)
    makeup = MAKEUPS[industry.family]
    if industry.has_inventory:
        return makeup
    return replace(makeup, moves=tuple(one for one in makeup.moves if one.line != "inventory"))


def sales_parts(company: Company) -> tuple[tuple[str, int], ...]:
    """Give the parts of sales beside the main one."""
    if company.second_revenue:
        return ((company.second_revenue, SECOND_SHARE[company.second_revenue]),)
    return MAKEUPS[industry_of(company).family].sales


def cost_parts(company: Company) -> tuple[tuple[str, int], ...]:
    """Give the costs beside the main one; who loses money loses it on research, or on selling."""
    industry = industry_of(company)
    if industry.family != "ordinary":
        return MAKEUPS[industry.family].costs
    loss = max(0, -company.margin * 12 // 10)
    research = industry.research + (loss if industry.research else 0)
    selling = industry.selling + (0 if industry.research else loss)
    costs = (("research", research), ("selling", selling))
    return tuple(one for one in costs if one[1])
