"""Tables of the notes: totals of the statements, divided into untagged parts that add up to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal

from data.corpora.us import pages_periods as periods
from data.corpora.us.pages_draft import PageDraft
from data.corpora.us.pages_results import money_cell, percent_cell, write_rows
from data.corpora.us.prose import pick
from data.corpora.us.prose_figures import rounded
from data.corpora.us.prose_items import Amount, amount
from data.sample.inline_tags import Period, Tag
from data.sample.page_writer import BLANK, Cell, Row

PROPERTY = {
    "realty": (("Land", 24), ("Buildings", 59), ("Improvements for tenants", 17)),
    "shipping": (("Ships", 58), ("Containers and cranes", 23), ("Terminals and land", 19)),
    "": (
        ("Land", 6),
        ("Buildings and improvements", 34),
        ("Machinery, equipment and fixtures", 44),
        ("Computers and software", 16),
    ),
}
"""Kinds of property by industry, with their weights."""
WORN = Decimal("0.78")
"""Accumulated depreciation as a share of what property is carried at."""
INVENTORY = {
    "shipping": (("Fuel aboard ships", 83), ("Spare parts and provisions", 17)),
    "retail": (("Merchandise in stores", 71), ("Merchandise in distribution centers", 29)),
    "": (("Raw materials and parts", 34), ("Work in process", 17), ("Finished goods", 49)),
}
MATURITIES = (14, 22, 17, 12, 26)
LEASES = (24, 20, 16, 12, 9, 19)
LEASED = Decimal("0.37")
"""Lease liabilities as a share of other liabilities."""
IMPUTED = Decimal("0.13")
"""Interest in lease payments as a share of the lease liability."""
STATUTORY = {"USD": Decimal("21.0"), "CAD": Decimal("26.5"), "EUR": Decimal("25.8")}
"""Percent of the main country of each currency."""


def divided(draft: PageDraft, total: Decimal, weights: Sequence[int], key: str) -> list[Decimal]:
    """Divide an amount by weights that vary a little with `key`; the last part takes what is left."""
    lucky = [
        100 * one + pick(f"{draft.filer.ticker} {key} {place}", 20 * one + 1)
        for place, one in enumerate(weights)
    ]
    scale = draft.filer.money_scale
    parts = [
        rounded((total * one / sum(lucky)).scaleb(-scale), 0).scaleb(scale) for one in lucky[:-1]
    ]
    return [*parts, total - sum(parts)]


def _days(draft: PageDraft, key: str) -> list[tuple[Period, Amount]]:
    """Give the days of the balance sheet on which the report has an item."""
    days = (periods.balance_day(draft.report), periods.balance_before(draft.report))
    found = [(day, amount(draft.report, key, day)) for day in days]
    return [(day, one) for day, one in found if one and one.value > 0]


def _parted_table(draft: PageDraft, key: str, parts: Sequence[tuple[str, int]], total: str) -> None:
    """Write an item of the balance sheet with its parts, for each day that the report has it."""
    days = _days(draft, key)
    if not days:
        return
    gross = [_at_cost(draft, one.value) if key == "property" else one.value for _, one in days]
    columns = [
        divided(draft, whole, [weight for _, weight in parts], f"{key} {day.end}")
        for (day, _), whole in zip(days, gross, strict=True)
    ]
    rows = [
        Row(label, _cells(draft, [one[place] for one in columns], signed=place == 0))
        for place, (label, _) in enumerate(parts)
    ]
    if key == "property":
        worn = [one.value - whole for (_, one), whole in zip(days, gross, strict=True)]
        rows.append(Row("Total, at cost", _cells(draft, gross)))
        rows.append(Row("Less: accumulated depreciation", _cells(draft, worn)))
    rows.append(Row(total, tuple(_tagged(draft, one) for _, one in days), bold=True))
    write_rows(draft, periods.headers(draft.report, [day for day, _ in days]), rows)


def _at_cost(draft: PageDraft, net: Decimal) -> Decimal:
    scale = draft.filer.money_scale
    return rounded((net * (1 + WORN)).scaleb(-scale), 0).scaleb(scale)


def _cells(
    draft: PageDraft, values: Sequence[Decimal], *, signed: bool = False
) -> tuple[Cell, ...]:
    return tuple(money_cell(draft, one, signed=signed) for one in values)


def _tagged(draft: PageDraft, found: Amount, unit: str = "") -> Cell:
    """Give an amount of the report, tagged once more."""
    measure = draft.measure(unit or draft.filer.currency, (found.value,))
    shown = draft.tags.number(
        Tag(found.concept, found.period), found.value.scaleb(-measure.scale), measure
    )
    return Cell(shown, "" if unit == "shares" else draft.sign, "", found.value < 0)


def property_table(draft: PageDraft) -> None:
    """Write property by kind, at cost, less what has been depreciated."""
    parts = PROPERTY.get(draft.filer.industry, PROPERTY[""])
    _parted_table(draft, "property", parts, "Carrying amount")


def inventory_table(draft: PageDraft) -> None:
    """Write inventories by stage."""
    parts = INVENTORY.get(draft.filer.industry, INVENTORY[""])
    _parted_table(draft, "inventory", parts, "Total inventories")


def debt_table(draft: PageDraft) -> None:
    """Write the debt by instrument: the company names them in [facts] as `debt.1 = name, weight`."""
    named = [draft.known(f"debt.{place}").rsplit(", ", 1) for place in (1, 2, 3)]
    parts = [(name, int(weight)) for name, weight in named]
    _parted_table(draft, "debt", parts, "Long-term debt, less current portion")


def maturity_table(draft: PageDraft) -> None:
    """Write in which years the debt falls due."""
    days = _days(draft, "debt")
    if not days or days[0][0].end != draft.report.end:
        return
    soon = amount(draft.report, "current_debt", days[0][0])
    first = soon.value if soon else Decimal(0)
    later = divided(draft, days[0][1].value, MATURITIES, f"maturity {draft.report.end}")
    _write_years(draft, _year_rows(draft, [first, *later], "Total debt"))


def _year_rows(draft: PageDraft, amounts: Sequence[Decimal], total: str) -> list[Row]:
    """Give a row for each of five years, one for what comes after, and the sum."""
    labels = [str(draft.report.fiscal_year + place) for place in range(1, 6)] + ["Thereafter"]
    rows = [
        Row(label, _cells(draft, [value], signed=place == 0))
        for place, (label, value) in enumerate(zip(labels, amounts, strict=True))
    ]
    whole = _cells(draft, [sum(amounts, Decimal(0))], signed=True)
    return [*rows, Row(total, whole, bold=True)]


def _write_years(draft: PageDraft, rows: Sequence[Row]) -> None:
    is_calendar = draft.filer.year_end == "--12-31"
    write_rows(draft, [["Year" if is_calendar else "Fiscal Year"]], rows)


def lease_table(draft: PageDraft) -> None:
    """Write the payments under operating leases, less the interest in them."""
    days = _days(draft, "other_liabilities")
    if not days or days[0][0].end != draft.report.end:
        return
    scale = draft.filer.money_scale
    liability = rounded((days[0][1].value * LEASED).scaleb(-scale), 0).scaleb(scale)
    interest = rounded((liability * IMPUTED).scaleb(-scale), 0).scaleb(scale)
    payments = divided(draft, liability + interest, LEASES, f"lease {draft.report.end}")
    rows = _year_rows(draft, payments, "Total lease payments")
    rows += [
        Row("Less: interest", _cells(draft, [-interest])),
        Row("Lease liabilities", _cells(draft, [liability], signed=True), bold=True),
    ]
    _write_years(draft, rows)


def tax_table(draft: PageDraft) -> None:
    """Reconcile the effective tax rate with the statutory one, year by year."""
    columns = [one for one in periods.years_of(draft.report) if _rate(draft, one) is not None]
    if not columns:
        return
    statutory = STATUTORY.get(draft.filer.currency, STATUTORY["USD"])
    rates = [_rate(draft, one) or Decimal(0) for one in columns]
    local = [Decimal(18 + pick(f"{draft.filer.ticker} {one.end} tax", 14)) / 10 for one in columns]
    other = [rate - statutory - part for rate, part in zip(rates, local, strict=True)]
    credits_ = [rounded(one * Decimal("0.6"), 1) for one in other]
    rest = [one - part for one, part in zip(other, credits_, strict=True)]
    rows = [
        Row("Statutory rate", tuple(percent_cell(statutory) for _ in columns)),
        Row("State and local taxes, net", tuple(map(percent_cell, local))),
        Row("Credits and incentives", tuple(map(percent_cell, credits_))),
        Row("Other, net", tuple(map(percent_cell, rest))),
        Row("Effective tax rate", tuple(map(percent_cell, rates)), bold=True),
    ]
    write_rows(draft, periods.headers(draft.report, columns), rows)


def _rate(draft: PageDraft, period: Period) -> Decimal | None:
    tax = amount(draft.report, "income_tax", period)
    before = amount(draft.report, "before_tax", period)
    if tax is None or before is None or before.value <= 0 or tax.value <= 0:
        return None
    return rounded(100 * tax.value / before.value, 1)


EARNINGS = (
    ("Net income (loss)", "net_income", ""),
    ("Weighted average shares, basic", "basic_shares", "shares"),
    ("Weighted average shares, diluted", "diluted_shares", "shares"),
    ("Diluted earnings (loss) per share", "earnings_per_share", "/shares"),
)


def earnings_table(draft: PageDraft) -> None:
    """Write what earnings per share are worked out from, tagged as in the income statement."""
    columns = periods.columns_of(draft.report, "income")
    rows = []
    for label, key, unit in EARNINGS:
        whole = draft.filer.currency + unit if unit.startswith("/") else unit
        found = [amount(draft.report, key, one) for one in columns]
        if any(found):
            cells = [_tagged(draft, one, whole) if one else BLANK for one in found]
            rows.append(Row(label, tuple(cells)))
    if rows:
        write_rows(draft, periods.headers(draft.report, columns), rows)


TABLES: dict[str, Callable[[PageDraft], None]] = {
    "property": property_table,
    "inventory": inventory_table,
    "debt": debt_table,
    "maturities": maturity_table,
    "leases": lease_table,
    "taxes": tax_table,
    "earnings": earnings_table,
}
"""Orders of the prose: `!table debt`."""
