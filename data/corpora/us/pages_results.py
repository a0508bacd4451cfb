"""Tables of the discussion and of the notes that say again, untagged, what the statements say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from html import escape

from data.corpora.us import pages_periods as periods
from data.corpora.us.pages_draft import PageDraft
from data.corpora.us.pages_statements import ROW_CHARS, statement_of
from data.corpora.us.prose_figures import percent_change, rounded
from data.corpora.us.prose_items import amount
from data.corpora.us.report import Line
from data.sample.inline_tags import DASH, Period
from data.sample.page_writer import BLANK, Cell, Row

MANY = 300
"""Percent from which a change is printed as not meaningful."""
FLOWS = (
    ("Operating activities", "operating_cash"),
    ("Investing activities", "investing_cash"),
    ("Financing activities", "financing_cash"),
)


def money_cell(draft: PageDraft, value: Decimal, *, signed: bool = False) -> Cell:
    """Give an untagged amount in the statements' unit; negative in brackets."""
    printed = rounded(value.scaleb(-draft.filer.money_scale), 0)
    shown = f"{abs(printed):,}" if printed else DASH
    return Cell(shown, draft.sign if signed else "", "", printed < 0)


def percent_cell(value: Decimal | None, places: int = 1) -> Cell:
    """Give an untagged percentage; one too large to mean something is said to be so."""
    if value is None or abs(value) >= MANY:
        return Cell("n/m")
    printed = rounded(value, places)
    return Cell(f"{abs(printed)}" if printed else DASH, "", "%" if printed else "", printed < 0)


def write_rows(draft: PageDraft, head: list[list[str]], rows: Sequence[Row]) -> None:
    """Write a table and count the room that it takes."""
    width = max(len(one.cells) for one in rows)
    draft.page.table(head, rows, width)
    draft.filled += ROW_CHARS * len(rows)


def compared(draft: PageDraft, *, is_to_date: bool = False) -> tuple[Period, Period] | None:
    """Give the period and the one a year before; None where the report does not compare."""
    report = draft.report
    now = periods.to_date(report) if is_to_date else periods.main_period(report)
    before = periods.year_before(report, now)
    return (now, before) if before else None


def results_table(draft: PageDraft) -> None:
    """Write the lines of the income statement with their change in money and in percent."""
    _results(draft, compared(draft))


def to_date_table(draft: PageDraft) -> None:
    """Write the same for the year to date of a quarterly report."""
    _results(draft, compared(draft, is_to_date=True))


def _results(draft: PageDraft, pair: tuple[Period, Period] | None) -> None:
    if pair is None:
        return
    rows = [
        _change_row(draft, line, now, before) for line, now, before in _money_lines(draft, pair)
    ]
    if not rows:
        return
    ends = periods.headers(draft.report, pair)
    flat = [_one_header(ends, place) for place in range(2)]
    write_rows(draft, [[*flat, "Change", "% Change"]], rows)


def _one_header(head: list[list[str]], place: int) -> str:
    """Put the rows of words above one of two columns into one cell."""
    return "<br/>".join(row[place] if len(row) == 2 else row[0] for row in head)


def _money_lines(
    draft: PageDraft, pair: tuple[Period, Period]
) -> list[tuple[Line, Decimal, Decimal]]:
    """Give the lines of money that the income statement has for both periods."""
    statement = statement_of(draft, "income")
    found = []
    for line in statement.lines if statement else ():
        if not line.concept or not draft.is_money(line.unit) or line.members:
            continue
        values = [draft.report.value(line.concept, one) for one in pair]
        if values[0] is not None and values[1] is not None:
            found.append((line, values[0], values[1]))
    return found


def _change_row(draft: PageDraft, line: Line, now: Decimal, before: Decimal) -> Row:
    sign = -1 if line.is_flipped else 1
    cells = [money_cell(draft, sign * one, signed=line.is_total) for one in (now, before)]
    cells.append(money_cell(draft, sign * (now - before), signed=line.is_total))
    percent = percent_change(now, before) if before else None
    cells.append(percent_cell(percent))
    return Row(escape(line.label, quote=False), tuple(cells), bold=line.is_total)


def shares_table(draft: PageDraft) -> None:
    """Write the lines of the income statement as percentages of revenue."""
    pair = compared(draft)
    totals = [amount(draft.report, "revenue", one) for one in pair or ()]
    if pair is None or any(one is None or one.value <= 0 for one in totals):
        return
    rows: list[Row] = []
    for line, *values in _money_lines(draft, pair):
        cells = [
            percent_cell(100 * value / whole.value)
            for value, whole in zip(values, totals, strict=True)
            if whole
        ]
        rows.append(Row(escape(line.label, quote=False), tuple(cells), bold=line.is_total))
    if rows:
        write_rows(draft, periods.headers(draft.report, pair), rows)


def flows_table(draft: PageDraft) -> None:
    """Write the three totals of the cash flow statement, for all its periods."""
    columns = periods.columns_of(draft.report, "cash")
    rows: list[Row] = []
    for label, key in FLOWS:
        found = [amount(draft.report, key, one) for one in columns]
        cells = [money_cell(draft, one.value, signed=not rows) if one else BLANK for one in found]
        if any(found):
            rows.append(Row(f"Net cash from {label.lower()}", tuple(cells)))
    if rows:
        write_rows(draft, periods.headers(draft.report, columns), rows)


def free_cash_table(draft: PageDraft) -> None:
    """Write operating cash less capital spending, which accounting principles do not define."""
    columns = periods.columns_of(draft.report, "cash")
    pairs = [
        (amount(draft.report, "operating_cash", one), amount(draft.report, "capital_spending", one))
        for one in columns
    ]
    known = [(cash.value, spent.value) for cash, spent in pairs if cash and spent]
    if not known or len(known) < len(columns):
        return
    rows = [
        Row("Net cash from operating activities", _cells(draft, [one for one, _ in known])),
        Row("Less: purchases of property and equipment", _cells(draft, [-one for _, one in known])),
        Row(
            "Free cash flow (1)",
            _cells(draft, [cash - spent for cash, spent in known], signed=True),
            bold=True,
        ),
    ]
    write_rows(draft, periods.headers(draft.report, columns), rows)
    draft.page.note(
        "1",
        "Free cash flow is not a measure of generally accepted accounting principles. It does not"
        " deduct repayments of debt, dividends or acquisitions.",
    )


def _cells(draft: PageDraft, values: list[Decimal], *, signed: bool = False) -> tuple[Cell, ...]:
    return tuple(money_cell(draft, one, signed=signed) for one in values)


TABLES: dict[str, Callable[[PageDraft], None]] = {
    "results": results_table,
    "to_date": to_date_table,
    "shares": shares_table,
    "flows": flows_table,
    "free_cash": free_cash_table,
}
"""Orders of the prose: `!table results`."""
