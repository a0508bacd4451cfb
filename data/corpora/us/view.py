"""The books as one filing prints them: with what was still wrong, on that day's basis."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal

from data.corpora.us.books import Books, books_of
from data.corpora.us.calendars import Stretch
from data.corpora.us.company import Company
from data.corpora.us.course import Slip, share_step
from data.corpora.us.dividends import dividend_cents, pays_dividends
from data.corpora.us.families import cost_parts, makeup_of, sales_parts
from data.corpora.us.industries import industry_of
from data.corpora.us.statement_specs import CONTRACTS
from data.corpora.us.truth import per_share, shares_then
from data.sample.bookkeeping import part

SLIP_TAX = 240
"""Thousandths of the income printed wrong."""
OWN_KINDS = frozenset({"bank", "insurer", "realty"})
"""Families whose revenue is more than that from contracts."""
DERIVED = {
    "gross_profit": (("revenue", 1), ("cost", -1)),
    "continuing": (("profit", 1), ("discontinued", -1)),
    "group_profit": (("profit", 1),),
    "net_income_alone": (("net_income", 1),),
}


@dataclass(frozen=True, slots=True)
class View:
    """The books as the report on a quarter shows them."""

    books: Books
    place: int
    """Of the report's last quarter."""
    is_amended: bool = False

    @property
    def company(self) -> Company:
        """Whose books they are."""
        return self.books.course.company

    @property
    def is_recast(self) -> bool:
        """Whether the sold business stands apart."""
        return self.books.course.is_recast(self.place)

    def slips(self) -> Iterator[Slip]:
        """Give what the report still prints wrong."""
        for slip in self.books.course.slips:
            corrects = self.is_amended and slip.place == self.place
            if slip.place <= self.place <= slip.until and not corrects:
                yield slip

    def flow(self, key: str, stretch: Stretch) -> int:
        """Tell what flowed over some quarters, in the company's unit."""
        if key == "total_costs":
            names = (makeup_of(self.company).main_cost, *dict(cost_parts(self.company)))
            return sum(self.flow(name, stretch) for name in names)
        if key in DERIVED:
            return sum(sign * self.flow(name, stretch) for name, sign in DERIVED[key])
        is_recast, quarters = self.is_recast, self.books.quarters[stretch.first : stretch.last + 1]
        kept = [(one.recast if is_recast else one.flows).get(key, 0) for one in quarters]
        wrong = (slip for slip in self.slips() if stretch.first <= slip.place <= stretch.last)
        return sum(kept) + sum(_slip_flows(self.company, slip).get(key, 0) for slip in wrong)

    def has(self, key: str) -> bool:
        """Whether the company has a line at all in this report."""
        company = self.company
        if key in {"group_profit", "minority", "equity_all"}:
            return bool(company.minority)
        if key == "net_income_alone":
            return not company.minority
        if key == "dividend":
            return pays_dividends(company) and not company.is_ifrs
        if key in {"continuing", "discontinued", "continuing_eps"}:
            return self.is_recast
        if key in {"contracts", "gross_profit"}:
            is_ordinary = industry_of(company).family == "ordinary"
            return is_ordinary if key == "gross_profit" else bool(sales_parts(company))
        known = self.books.quarters[-1]
        return key in SPECIAL or key in known.flows or key in known.balances

    def balance(self, key: str, place: int) -> int:
        """Tell what stood at the end of a quarter; -1 is the day before the first."""
        found = dict(self.books.quarters[place].balances if place >= 0 else self.books.opening)
        for slip in self.slips():
            if slip.place <= place:
                for name, amount in _slip_balances(self.company, slip).items():
                    found[name] += amount
        return found[key] if key in found else _total(key, found)

    def shares(self, stretch: Stretch, *, diluted: bool) -> int:
        """Weighted average shares as counted on the day of the report; a loss dilutes nothing."""
        diluted = diluted and self.flow("net_income", stretch) > 0
        course = self.books.course
        counts = [
            one.diluted_shares if diluted else one.basic_shares
            for one in course.quarters[stretch.first : stretch.last + 1]
        ]
        step = share_step(self.company)
        average = round(Decimal(sum(counts)) / (len(counts) * step)) * step
        return shares_then(average, course.shares_to_come(self.place))

    def shares_at(self, place: int) -> int:
        """Give the shares outstanding at the end of a quarter."""
        quarter = self.books.course.quarters[max(place, 0)]
        return shares_then(quarter.basic_shares, self.books.course.shares_to_come(self.place))

    def eps(self, key: str, stretch: Stretch) -> Decimal:
        """Give basic_eps, diluted_eps, continuing_eps, or the dividend a share, over some quarters."""
        if key == "dividend":
            return self._dividend(stretch)
        income = self.flow("net_income", stretch)
        if key == "continuing_eps":
            income -= self.flow("discontinued", stretch)
        shares = self.shares(stretch, diluted=key != "basic_eps")
        return per_share(self.whole(income), shares)

    def _dividend(self, stretch: Stretch) -> Decimal:
        course = self.books.course
        cents = sum(dividend_cents(course, place) for place in _places(stretch))
        return Decimal(int(cents * course.shares_to_come(self.place))) / 100

    def whole(self, amount: int) -> Decimal:
        """Give an amount in whole units of currency."""
        return Decimal(amount * 10**self.company.money_scale)

    def contracts_concept(self) -> str:
        """Name the concept of revenue from contracts with customers on the day of the report."""
        switch = self.company.switch
        if switch is None:
            return CONTRACTS
        year, quarter, before = switch
        calendar = self.books.course.calendar
        now = calendar[self.place]
        return before if (now.fiscal_year, now.name) < (year, quarter) else CONTRACTS

    def revenue_concept(self) -> str:
        """Name the concept of total revenue on the day of the report."""
        company = self.company
        if company.is_ifrs:
            return "ifrs-full:Revenue"
        if company.revenue_concept:
            return company.revenue_concept
        is_more = company.second_revenue or industry_of(company).family in OWN_KINDS
        return "us-gaap:Revenues" if is_more else self.contracts_concept()


SPECIAL = frozenset(
    {
        "total_costs", "basic_eps", "diluted_eps", "basic_shares", "diluted_shares",
        "current_assets", "assets", "debt_current", "debt_noncurrent", "current_liabilities",
        "liabilities", "equity", "assets_financed", "shares_outstanding", "cash",
    }
)  # fmt: skip
CURRENT = ("cash", "receivables", "inventory", "prepaid")
OWED_SOON = ("payables", "accrued", "deferred")
EQUITY = ("paid_in", "retained", "oci")
HELD = frozenset(
    {
        *CURRENT, "property", "goodwill", "other_assets", "investments", "securities", "loans",
        "deferred_costs",
    }
)  # fmt: skip


def view_of(company: Company, place: int, *, is_amended: bool = False) -> View:
    """Give the books as the report on a quarter shows them."""
    return View(books_of(company), place, is_amended)


def _places(stretch: Stretch) -> range:
    return range(stretch.first, stretch.last + 1)


def _total(key: str, found: Mapping[str, int]) -> int:
    assets = sum(amount for line, amount in found.items() if line in HELD)
    equity = sum(found[line] for line in EQUITY)
    whole_equity = equity + found.get("minority_interest", 0)
    due_soon = found["debt"] // 10
    totals = {
        "assets": assets,
        "assets_financed": assets,
        "equity": equity,
        "equity_all": whole_equity,
        "liabilities": assets - whole_equity,
        "debt_current": due_soon,
        "debt_noncurrent": found["debt"] - due_soon,
        "current_assets": sum(found.get(line, 0) for line in CURRENT),
        "current_liabilities": sum(found.get(line, 0) for line in OWED_SOON) + due_soon,
    }
    return totals[key]


def _slip_flows(company: Company, slip: Slip) -> dict[str, int]:
    tax, pretax = _slip_tax(slip)
    makeup, industry = makeup_of(company), industry_of(company)
    flows = dict.fromkeys(("revenue", makeup.main_sales, "face/Products"), slip.sales)
    flows |= {f"segment/{industry.segments[0]}": slip.sales}
    flows |= {f"region/{industry.regions[0]}": slip.sales}
    flows |= dict.fromkeys(("pretax", "operating_income", "receivables_rise"), pretax)
    flows |= {f"profit/{industry.segments[0]}": pretax}
    flows |= {makeup.main_cost: slip.sales - pretax, "tax": tax, "accrued_rise": tax}
    flows |= dict.fromkeys(("profit", "net_income"), slip.net_income)
    cash = slip.operating_cash
    flows |= {"operating_cash": cash, "other_operating": -cash}
    return flows | {"investments_bought": cash, "investing_cash": -cash}


def _slip_balances(company: Company, slip: Slip) -> dict[str, int]:
    tax, pretax = _slip_tax(slip)
    moved = {"receivables": pretax, "accrued": tax, "retained": slip.net_income}
    if not slip.operating_cash:
        return moved
    return moved | {"other_assets": -slip.operating_cash, "investments": slip.operating_cash}


def _slip_tax(slip: Slip) -> tuple[int, int]:
    tax = part(slip.net_income, SLIP_TAX * 1000 // (1000 - SLIP_TAX))
    return tax, slip.net_income + tax
