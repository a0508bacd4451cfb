"""The tables of the management's discussion and of the items around it."""

from __future__ import annotations

from decimal import Decimal

from data.sample.bookkeeping import noise, part
from data.sample.filing_draft import FilingDraft
from data.sample.fiscal_calendar import QuarterRange, spoken_date
from data.sample.page_writer import Cell, Row
from data.sample.statement_lines import INCOME, Line

RESULTS = ("revenue", "gross_profit", "research", "selling", "operating_income", "net_income")
TENTH = Decimal("0.1")


def plain_cell(value: Decimal | int, *, dollar: bool = False, percent: bool = False) -> Cell:
    """Give an untagged number in its cells."""
    shown = "—" if value == 0 else f"{abs(value):,}"
    return Cell(shown, "$" if dollar else "", "%" if percent else "", value < 0)


def change_in_percent(now: int, before: int) -> Decimal:
    """Growth in percent, to the tenth; what it is on the size of the earlier value."""
    return (Decimal(100 * (now - before)) / abs(before)).quantize(TENTH)


def _pair(draft: FilingDraft) -> tuple[QuarterRange, QuarterRange]:
    return draft.filing.quarters, draft.filing.quarters.year_before()


def _pair_headers(draft: FilingDraft) -> list[list[str]]:
    headers = draft.headers(_pair(draft))
    return [[headers[0][0], "Change"], [*headers[1], "Amount", "Percent"]]


def results_table(draft: FilingDraft) -> None:
    """Write the main lines of the newest period beside the one before, with the change."""
    now, before = _pair(draft)
    rows = []
    for line in INCOME[draft.filing.company.identity.ticker]:
        if line.key in RESULTS:
            values = [draft.books.flow(line.key, one) for one in (now, before)]
            rows.append(Row(line.label, _changed(line, values), bold=line.total))
    draft.page.table(_pair_headers(draft), rows, 4)


def _changed(line: Line, values: list[int]) -> tuple[Cell, ...]:
    now, before = values
    cells = [plain_cell(value, dollar=line.total) for value in values]
    meaningful = before > 0 and now > 0
    percent = (
        plain_cell(change_in_percent(now, before), percent=True) if meaningful else Cell("n/m")
    )
    return (*cells, plain_cell(now - before, dollar=line.total), percent)


def share_of_revenue_table(draft: FilingDraft) -> None:
    """Write the main lines as a percentage of revenue."""
    pair = _pair(draft)
    rows = []
    for line in INCOME[draft.filing.company.identity.ticker]:
        if line.key in RESULTS:
            cells = tuple(
                plain_cell(share_of_revenue(draft, line.key, one), percent=True) for one in pair
            )
            rows.append(Row(line.label, cells))
    draft.page.table(draft.headers(pair), rows, 2)


def share_of_revenue(draft: FilingDraft, line: str, quarters: QuarterRange) -> Decimal:
    """Give a line in percent of revenue, to the tenth."""
    revenue = draft.books.flow("revenue", quarters)
    return (Decimal(100 * draft.books.flow(line, quarters)) / revenue).quantize(TENTH)


def free_cash_table(draft: FilingDraft) -> None:
    """Free cash flow, which is not defined by GAAP, from the lines that make it."""
    columns = draft.cash_columns()
    rows = []
    for label, line, sign in (
        ("Net cash provided by operating activities", "operating_cash", 1),
        ("Less purchases of property and equipment", "capital_spending", -1),
        ("Free cash flow (1)", "free_cash", 1),
    ):
        cells = [plain_cell(sign * draft.books.flow(line, one), dollar=sign > 0) for one in columns]
        rows.append(Row(label, tuple(cells), bold=line == "free_cash"))
    draft.page.table(draft.headers(columns), rows, len(columns))


def count_of(draft: FilingDraft, name: str, year: int) -> int:
    """Something that is counted at the end of a fiscal year."""
    plan = draft.books.plan
    return plan.counts[name][year - plan.first_year]


def store_table(draft: FilingDraft) -> None:
    """How the number of stores moved over two years."""
    years = (draft.filing.year, draft.filing.year - 1)
    rows = []
    for label, name, sign in (
        ("Stores at beginning of year", "stores", 0),
        ("Opened", "opened", 1),
        ("Closed (1)", "closed", -1),
        ("Stores at end of year", "stores", 1),
    ):
        cells = [
            plain_cell(count_of(draft, name, year if sign else year - 1) * (sign or 1))
            for year in years
        ]
        rows.append(Row(label, tuple(cells), bold=name == "stores"))
    square_feet = tuple(plain_cell(count_of(draft, "square_feet", year)) for year in years)
    rows.append(Row("Square feet at end of year (in thousands)", square_feet))
    draft.page.table([[f"Fiscal {year}" for year in years]], rows, 2)


def repurchase_table(draft: FilingDraft) -> None:
    """Write the shares bought back in the year's last quarter; the amounts tie to the books."""
    last = QuarterRange(draft.filing.year, 4, 4)
    money = draft.books.flow("buybacks", last) * 10 ** (draft.books.plan.money_scale - 3)
    spent = [part(money, 340), part(money, 310)]
    spent.append(money - sum(spent))
    bought = [int(amount / _price(draft, month)) for month, amount in enumerate(spent, 1)]
    rows = [
        _bought_row(
            f"Month {month} of the quarter", bought[month - 1], amount, _price(draft, month)
        )
        for month, amount in enumerate(spent, 1)
    ]
    average = (Decimal(money) / sum(bought)).quantize(Decimal("0.01"))
    rows.append(_bought_row("Total", sum(bought), money, average))
    headers = [
        "Shares Purchased (1) (in thousands)",
        "Average Price Paid per Share",
        "Amount (in thousands)",
    ]
    draft.page.table([headers], rows, 3)
    draft.page.note(
        "1",
        f"All shares were purchased in the quarter ended {spoken_date(draft.end)}"
        " in open-market transactions under the publicly announced program.",
    )


def _price(draft: FilingDraft, month: int) -> Decimal:
    key = f"{draft.filing.company.identity.ticker} price {draft.filing.year} {month}"
    return Decimal(2_900 + noise(key, 240)) / 100


def _bought_row(label: str, shares: int, amount: int, price: Decimal) -> Row:
    cells = (
        plain_cell(shares),
        plain_cell(price, dollar=True),
        plain_cell(amount, dollar=True),
    )
    return Row(label, cells, bold=label == "Total")
