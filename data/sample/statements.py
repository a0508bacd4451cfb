"""The four financial statements, written from the books."""

from __future__ import annotations

from datetime import date

from data.sample.filing_draft import FilingDraft
from data.sample.fiscal_calendar import QuarterRange, spoken_date
from data.sample.inline_tags import PER_SHARE, Period, Tag
from data.sample.page_writer import Cell, Row
from data.sample.statement_lines import (
    ABSENT,
    BALANCE,
    CASH,
    CASH_TOTAL,
    INCOME,
    PAID,
    RENAMED,
    Line,
)

EQUITY_COLUMNS = (
    ("paid_in_capital", "us-gaap:CommonStockIncludingAdditionalPaidInCapitalMember"),
    ("retained_earnings", "us-gaap:RetainedEarningsMember"),
    ("other_comprehensive", "us-gaap:AccumulatedOtherComprehensiveIncomeMember"),
)
STOCK_PAY = (
    "us-gaap:AdjustmentsToAdditionalPaidInCapitalSharebasedCompensation"
    "RequisiteServicePeriodRecognitionValue"
)
EQUITY_MOVES = (
    ("Net income (loss)", "net_income", "us-gaap:NetIncomeLoss", 1, 1),
    (
        "Foreign currency translation",
        "translation",
        "us-gaap:OtherComprehensiveIncomeLossNetOfTax",
        2,
        1,
    ),
    (
        "Stock-based compensation",
        "stock_pay",
        STOCK_PAY,
        0,
        1,
    ),
    ("Dividends declared", "dividends", "us-gaap:DividendsCommonStockCash", 1, -1),
    ("Repurchases of common stock", "buybacks", "us-gaap:StockRepurchasedDuringPeriodValue", 1, -1),
)
EQUITY_AXIS = "us-gaap:StatementEquityComponentsAxis"


def statement_title(draft: FilingDraft, words: str, caption: str) -> None:
    """Write the three centred lines above a statement."""
    kind = "" if draft.filing.annual else "CONDENSED "
    unaudited = "" if draft.filing.annual else " (UNAUDITED)"
    draft.page.centred(draft.filing.company.identity.name.upper().replace("&", "&amp;"), bold=True)
    draft.page.centred(f"{kind}CONSOLIDATED {words}{unaudited}", bold=True)
    draft.page.centred(caption + (" (as restated)" if draft.filing.amended else ""))


def label_of(draft: FilingDraft, line: Line) -> str:
    """Give the company's own words for a line."""
    return RENAMED.get((draft.filing.company.identity.ticker, line.key), line.label)


def flow_row(draft: FilingDraft, line: Line, columns: tuple[QuarterRange, ...]) -> Row:
    """Give a line of flows over ranges of quarters."""
    if not line.key:
        return Row(line.label)
    concept = line.concept or draft.books.plan.revenue_concept
    cells = [
        draft.money_cell(
            Tag(concept, draft.period(one)),
            draft.books.flow(line.key, one),
            dollar=line.total,
            flipped=line.flipped,
        )
        for one in columns
    ]
    return Row(label_of(draft, line), tuple(cells), bold=line.total, indent=int(not line.total))


def kept(draft: FilingDraft, lines: tuple[Line, ...]) -> list[Line]:
    """Give the lines that the company has."""
    absent = ABSENT[draft.filing.company.identity.ticker]
    return [line for line in lines if line.key not in absent]


def income_statement(draft: FilingDraft) -> None:
    """Write the income statement, with the face split of revenue where the company has one."""
    columns = draft.columns()
    rows = _face_rows(draft, columns)
    rows += [
        flow_row(draft, line, columns) for line in INCOME[draft.filing.company.identity.ticker]
    ]
    rows += share_rows(draft, columns)
    statement_title(
        draft, "STATEMENTS OF OPERATIONS", f"(in {draft.unit_words}, except per share data)"
    )
    draft.page.table(draft.headers(columns), rows, len(columns))


def _face_rows(draft: FilingDraft, columns: tuple[QuarterRange, ...]) -> list[Row]:
    face = draft.books.plan.face
    if face is None:
        return []
    rows = [Row("Revenue:")]
    for index, member in enumerate(face.members):
        cells = [
            draft.money_cell(
                Tag(
                    draft.books.plan.revenue_concept, draft.period(one), ((face.axis, member.name),)
                ),
                draft.books.part(member.name, one),
                dollar=index == 0,
            )
            for one in columns
        ]
        rows.append(Row(member.label, tuple(cells), indent=1))
    return rows


def share_rows(draft: FilingDraft, columns: tuple[QuarterRange, ...]) -> list[Row]:
    """Earnings a share, the shares they are worked out with, and dividends a share."""
    books = draft.books
    rows = [Row("Earnings (loss) per share:")]
    for label, concept, diluted in (
        ("Basic", "us-gaap:EarningsPerShareBasic", False),
        ("Diluted", "us-gaap:EarningsPerShareDiluted", True),
    ):
        cells = [
            draft.cell(
                Tag(concept, draft.period(one)),
                books.earnings_per_share(one, diluted=diluted),
                PER_SHARE,
                dollar=True,
            )
            for one in columns
        ]
        rows.append(Row(label, tuple(cells), indent=1))
    rows.append(Row("Weighted average shares outstanding:"))
    for label, concept, diluted in (
        ("Basic", "us-gaap:WeightedAverageNumberOfSharesOutstandingBasic", False),
        ("Diluted", "us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding", True),
    ):
        rows.append(
            Row(label, tuple(_shares(draft, concept, one, diluted) for one in columns), indent=1)
        )
    cells = [
        draft.cell(
            Tag("us-gaap:CommonStockDividendsPerShareDeclared", draft.period(one)),
            books.dividend_per_share(one),
            PER_SHARE,
            dollar=True,
        )
        for one in columns
    ]
    return [*rows, Row("Cash dividends declared per share", tuple(cells))]


def _shares(draft: FilingDraft, concept: str, quarters: QuarterRange, diluted: bool) -> Cell:
    profitable = draft.books.flow("net_income", quarters) > 0
    count = draft.books.average_shares(quarters, diluted=diluted and profitable)
    return draft.cell(
        Tag(concept, draft.period(quarters)), draft.printed_shares(count), draft.share_count
    )


def balance_sheet(draft: FilingDraft) -> None:
    """Write the balance sheet at the period's end and at the year end before it."""
    days = draft.balance_days()
    rows = []
    for line in kept(draft, BALANCE):
        if not line.key:
            rows.append(Row(line.label))
            continue
        cells = [_balance_cell(draft, line, Period(None, day)) for day in days]
        rows.append(Row(label_of(draft, line), tuple(cells), line.total, int(not line.total)))
    statement_title(draft, "BALANCE SHEETS", f"(in {draft.unit_words})")
    draft.page.table([[spoken_date(day) for day in days]], rows, 2)


def _balance_cell(draft: FilingDraft, line: Line, period: Period) -> Cell:
    if line.key == "nil":
        return Cell(draft.tags.nil(line.concept, period, draft.money))
    value = 0 if line.key == "none" else draft.books.balance(line.key, period.end)
    dollar = line.total or line.key == "cash"
    return draft.money_cell(Tag(line.concept, period), value, dollar=dollar)


def cash_flow_statement(draft: FilingDraft) -> None:
    """Write the cash flow statement, from the opening to the closing balance of cash."""
    columns = draft.cash_columns()
    rows = [flow_row(draft, line, columns) for line in kept(draft, CASH)]
    for label, opening in (("beginning", True), ("end", False)):
        days = [
            draft.books.before(one) if opening else draft.books.dates(one)[1] for one in columns
        ]
        cells = [
            draft.money_cell(
                Tag(CASH_TOTAL, Period(None, day)), draft.books.balance("cash", day), dollar=True
            )
            for day in days
        ]
        rows.append(Row(f"Cash and cash equivalents at {label} of period", tuple(cells), bold=True))
    rows.append(Row("Supplemental disclosure:"))
    rows += [flow_row(draft, line, columns) for line in PAID]
    statement_title(draft, "STATEMENTS OF CASH FLOWS", f"(in {draft.unit_words})")
    draft.page.table(draft.headers(columns), rows, len(columns))


def equity_statement(draft: FilingDraft) -> None:
    """Write the statement of stockholders' equity over the two newest years."""
    newest = draft.filing.quarters
    ranges = (newest.year_before(), newest)
    rows = [_equity_balance(draft, draft.books.before(ranges[0]))]
    for one in ranges:
        rows += [_equity_move(draft, one, move) for move in EQUITY_MOVES]
        rows.append(_equity_balance(draft, draft.books.dates(one)[1]))
    statement_title(draft, "STATEMENTS OF STOCKHOLDERS’ EQUITY", f"(in {draft.unit_words})")
    headers = [
        "Common Stock and Paid-in Capital",
        "Retained Earnings",
        "Accumulated Other Comprehensive Income (Loss)",
        "Total",
    ]
    draft.page.table([headers], rows, 4)


def _equity_balance(draft: FilingDraft, day: date) -> Row:
    period = Period(None, day)
    balances = draft.books.balances_on(day)
    cells = [
        draft.money_cell(
            Tag("us-gaap:StockholdersEquity", period, ((EQUITY_AXIS, member),)),
            balances[line],
            dollar=True,
        )
        for line, member in EQUITY_COLUMNS
    ]
    cells.append(
        draft.money_cell(Tag("us-gaap:StockholdersEquity", period), balances["equity"], dollar=True)
    )
    return Row(f"Balance at {spoken_date(day)}", tuple(cells), bold=True)


def _equity_move(
    draft: FilingDraft, quarters: QuarterRange, move: tuple[str, str, str, int, int]
) -> Row:
    label, line, concept, column, sign = move
    period, value = draft.period(quarters), draft.books.flow(line, quarters)
    cells = [Cell("—")] * 4
    member = ((EQUITY_AXIS, EQUITY_COLUMNS[column][1]),)
    cells[column] = draft.money_cell(Tag(concept, period, member), value, flipped=sign < 0)
    cells[3] = draft.money_cell(Tag(concept, period), value, flipped=sign < 0)
    return Row(label, tuple(cells), indent=1)
