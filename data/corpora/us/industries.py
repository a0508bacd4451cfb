"""What earning money looks like in each industry: shares of sales in thousandths, parts by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from data.corpora.us.company import Company

Family = Literal["ordinary", "bank", "insurer", "realty", "utility"]
"""Which lines the statements have."""


@dataclass(frozen=True, slots=True)
class Industry:
    """The usual shape of a year."""

    segments: tuple[str, ...]
    margin: int
    """Net income in thousandths of sales."""
    selling: int = 0
    research: int = 0
    depreciation: int = 36
    stock_pay: int = 9
    season: tuple[int, int, int, int] = (243, 249, 251, 257)
    """Thousandths of a year's sales by quarter of thirteen weeks."""
    growth: int = 45
    spring_2020: int = -60
    """Thousandths by which the quarter of April 2020 differs from a usual one."""
    payout: int = 320
    """Dividends in thousandths of net income."""
    tax: int = 218
    has_inventory: bool = True
    working: int = -8
    """What growth ties up in working capital, below 0; what others pay in advance, above it."""
    family: Family = "ordinary"
    regions: tuple[str, ...] = ("United States", "Europe", "Asia Pacific")


AT_HOME = ("United States", "Other countries")

INDUSTRIES = {
    "software": Industry(
        ("Subscriptions", "Professional Services"), 165, 330, 190, 31, 62,
        (238, 246, 252, 264), 118, 20, 0, has_inventory=False,
    ),
    "chips": Industry(("Compute", "Connectivity"), 225, 95, 160, 58, 44, (241, 244, 254, 261), 84),
    "retail": Industry(
        ("Stores", "Online"), 38, 215, 0, 24, 5, (229, 240, 238, 293), 52, 30, 300, regions=AT_HOME
    ),
    "apparel": Industry(("Stores", "Wholesale"), 76, 338, 0, 27, 8, (226, 231, 247, 296), 38, -310),
    "machines": Industry(("Equipment", "Aftermarket", "Controls"), 84, 148, 34, 33, 8),
    "chemicals": Industry(("Performance Materials", "Intermediates"), 91, 96, 22, 47, 6, growth=31),
    "foods": Industry(
        ("Packaged Foods", "Fresh and Frozen", "Food Service"), 72, 165, 7, 31, 5, growth=34,
        spring_2020=40,
    ),
    "medical": Industry(("Devices", "Diagnostics"), 135, 285, 92, 42, 21, growth=71, payout=150),
    "media": Industry(("Networks", "Publishing"), 78, 262, 0, 44, 12, growth=26, spring_2020=-160, has_inventory=False),
    "services": Industry(
        ("Commercial", "Government"), 52, 142, 0, 29, 7, growth=57, spring_2020=-120, regions=AT_HOME,
        has_inventory=False,
    ),
    "shipping": Industry(
        ("Liner", "Terminals"), 68, 61, 0, 74, 3, growth=48, spring_2020=-190,
        regions=("Europe", "Asia Pacific", "United States"),
    ),
    "bank": Industry(
        ("Retail Banking", "Commercial Banking"), 262, depreciation=21, stock_pay=11, growth=52,
        payout=310, family="bank", working=44, regions=AT_HOME, season=(246, 249, 252, 253),
    ),
    "insurer": Industry(
        ("Property and Casualty", "Life"), 88, depreciation=8, stock_pay=5, growth=46, payout=280,
        family="insurer", working=62, regions=AT_HOME, season=(247, 249, 251, 253), spring_2020=-10,
    ),
    "realty": Industry(
        ("Same Properties", "Other Properties"), 192, depreciation=262, stock_pay=11, growth=43,
        payout=900, tax=14, family="realty", regions=AT_HOME, season=(246, 249, 252, 253),
    ),
    "utility": Industry(
        ("Electric", "Gas"), 118, depreciation=121, stock_pay=4, growth=29, payout=640, tax=152,
        family="utility", regions=AT_HOME, season=(271, 226, 262, 241), spring_2020=-30,
    ),
}  # fmt: skip

SHARE_OF_SOLD = 163
"""Sales of a business that is sold later, in thousandths of what stays."""


def industry_of(company: Company) -> Industry:
    """Give the shape of a company's years."""
    return INDUSTRIES[company.industry]
