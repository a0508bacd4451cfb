"""The table of an amended report: what was reported first, what was wrong, what is right."""

from __future__ import annotations

from data.sample.bookkeeping import keep_books
from data.sample.company_books import CompanyBooks
from data.sample.filing_draft import FilingDraft
from data.sample.fiscal_calendar import QuarterRange
from data.sample.inline_tags import Tag
from data.sample.page_writer import Row

AXIS = "srt:RestatementAxis"
FIRST = ((AXIS, "srt:ScenarioPreviouslyReportedMember"),)
ADJUSTMENT = ((AXIS, "srt:RevisionOfPriorPeriodErrorCorrectionAdjustmentMember"),)


def restatement_table(draft: FilingDraft) -> None:
    """Write the lines that change, for the quarter and for the year to date."""
    first = keep_books(draft.books.plan, draft.books.plan.misstatement)
    ranges = {draft.filing.quarters, draft.year_to_date}
    rows = [
        _restated(draft, first, line, one)
        for one in sorted(ranges, key=lambda quarters: quarters.length)
        for line in _restated_lines(draft)
    ]
    draft.page.table([["As previously reported", "Adjustment", "As restated"]], rows, 3)


def _restated_lines(draft: FilingDraft) -> tuple[tuple[str, str, str], ...]:
    plan = draft.books.plan
    sales = ("Total revenue", "revenue", plan.revenue_concept)
    cost = (
        "Cost of goods sold, buying and occupancy",
        "cost_of_revenue",
        "us-gaap:CostOfGoodsAndServicesSold",
    )
    return (
        sales if plan.misstatement.revenue else cost,
        ("Operating income", "operating_income", "us-gaap:OperatingIncomeLoss"),
        ("Income tax expense (benefit)", "income_tax", "us-gaap:IncomeTaxExpenseBenefit"),
        ("Net income (loss)", "net_income", "us-gaap:NetIncomeLoss"),
    )


def _restated(
    draft: FilingDraft, first: CompanyBooks, line: tuple[str, str, str], quarters: QuarterRange
) -> Row:
    label, key, concept = line
    period = draft.period(quarters)
    then, now = first.flow(key, quarters), draft.books.flow(key, quarters)
    cells = (
        draft.money_cell(Tag(concept, period, FIRST), then),
        draft.money_cell(Tag(concept, period, ADJUSTMENT), now - then),
        draft.money_cell(Tag(concept, period), now),
    )
    return Row(label if quarters.length == 1 else f"{label} (year to date)", cells)
