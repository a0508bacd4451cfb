"""What is decided about a made-up company before its books are kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from data.sample.fiscal_calendar import Calendar


@dataclass(frozen=True, slots=True)
class Identity:
    """Who files, as the cover page and the dei facts say it."""

    name: str
    cik: str
    """Ten digits, zeros kept."""
    ticker: str
    exchange: str
    exchange_code: str
    state: str
    tax_number: str
    street: str
    city: str
    state_code: str
    zip_code: str
    phone: str
    year_end: str
    """Month and day as XBRL writes them: --12-31."""
    prefix: str
    """Namespace prefix of the company's own concepts; also begins its file names."""


@dataclass(frozen=True, slots=True)
class Member:
    """One part of a breakdown, and its share of the whole."""

    label: str
    name: str
    """Qualified XBRL name of the member."""
    share: int
    """Thousandths of the total; the last member of a breakdown takes what is left."""
    drift: int = 0
    """Thousandths that the share gains each year."""


@dataclass(frozen=True, slots=True)
class Breakdown:
    """A way to split revenue; the members always sum to the total."""

    axis: str
    members: tuple[Member, ...]


@dataclass(frozen=True, slots=True)
class Misstatement:
    """What the first print of a quarter got wrong, in the company's own unit."""

    year: int
    quarter: int
    revenue: int = 0
    """Added to the true revenue of the quarter; deferred revenue is short by as much."""
    cost_of_revenue: int = 0
    """Added to the true cost of revenue; inventory is off by as much, the other way."""


@dataclass(frozen=True, slots=True)
class CompanyPlan:
    """The recipe for the books: amounts in the company's unit, shares of it in thousandths."""

    identity: Identity
    calendar: Calendar
    money_scale: int
    """Power of ten of one unit of money: 3 for thousands, 6 for millions."""
    shares_scale: int
    """Power of ten in which share counts are printed; books keep them in thousands."""
    revenue_concept: str
    first_year: int
    first_revenue: int
    growth: tuple[int, ...]
    season: tuple[int, int, int, int]
    cost_share: tuple[int, ...]
    research_share: int
    selling_fixed: int
    selling_variable: int
    tax_share: int
    depreciation_share: int
    capital_spending_share: int
    stock_pay_share: int
    corporate_share: int
    interest_rate: int
    """Thousandths a year on the debt at the start of a quarter."""
    other_income: int
    """Middle of other income a quarter."""
    other_income_swing: int
    dividend: tuple[int, ...]
    """Cents a share a quarter, by fiscal year."""
    buybacks: tuple[int, ...]
    """Money a quarter, by fiscal year."""
    debt_repaid: Mapping[tuple[int, int], int]
    acquisitions: Mapping[tuple[int, int], int]
    impairments: Mapping[tuple[int, int], int]
    opening: Mapping[str, int]
    """Balances on the day before the first quarter; retained earnings are what makes it balance."""
    working_capital: Mapping[str, int]
    """Balances as thousandths of an average quarter's revenue."""
    working_season: Mapping[str, tuple[int, int, int, int]]
    """Thousandths by which a balance swings, by quarter."""
    lease_growth: int
    current_debt: int
    shares: tuple[int, int]
    """Basic shares in the first quarter, and how many are retired a quarter, in thousands."""
    share_step: int
    """Share counts are multiples of this many thousands."""
    dilution: int
    """Thousandths by which diluted shares exceed basic ones."""
    face: Breakdown | None
    segments: Breakdown
    geography: Breakdown
    segment_profit_share: int
    """Thousandths of segment operating income that the first segment earns."""
    misstatement: Misstatement
    counts: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Things that are counted at each year's end: employees, stores."""
