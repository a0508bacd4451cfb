"""The tables inside the notes: revenue, segments, property, taxes, shares."""

from __future__ import annotations

from decimal import Decimal

from data.sample.bookkeeping import noise, part
from data.sample.filing_draft import FilingDraft
from data.sample.fiscal_calendar import QuarterRange, spoken_date
from data.sample.inline_tags import PERCENT, Period, Tag
from data.sample.page_writer import Row
from data.sample.statement_lines import BEFORE_TAX
from data.sample.statements import share_rows

PROPERTY = (
    ("Land and buildings", "us-gaap:LandAndBuildingMember", 410),
    ("Machinery, fixtures and equipment", "us-gaap:MachineryAndEquipmentMember", 795),
    ("Leasehold improvements", "us-gaap:LeaseholdImprovementsMember", 0),
)
GROSS_TO_NET = 1840
PROPERTY_AXIS = "us-gaap:PropertyPlantAndEquipmentByTypeAxis"
PROPERTY_GROSS = "us-gaap:PropertyPlantAndEquipmentGross"
PROPERTY_WORN = "us-gaap:AccumulatedDepreciationDepletionAndAmortizationPropertyPlantAndEquipment"
TAX_PARTS = (
    (
        "Federal statutory rate",
        "us-gaap:EffectiveIncomeTaxRateReconciliationAtFederalStatutoryIncomeTaxRate",
    ),
    (
        "State taxes, net of federal benefit",
        "us-gaap:EffectiveIncomeTaxRateReconciliationStateAndLocalIncomeTaxes",
    ),
    ("Tax credits", "us-gaap:EffectiveIncomeTaxRateReconciliationTaxCredits"),
    ("Other, net", "us-gaap:EffectiveIncomeTaxRateReconciliationOtherAdjustments"),
    ("Effective tax rate", "us-gaap:EffectiveIncomeTaxRateContinuingOperations"),
)
STATE_AND_CREDITS = {
    "TLVN": (Decimal("2.6"), Decimal("3.1")),
    "HLDN": (Decimal("4.4"), Decimal("0.5")),
}


def geography_table(draft: FilingDraft) -> None:
    """Revenue by where customers are; a quarterly report has the quarter alone."""
    breakdown, concept = draft.books.plan.geography, draft.books.plan.revenue_concept
    columns = draft.columns() if draft.filing.annual else draft.columns()[:2]
    rows = []
    for index, member in enumerate(breakdown.members):
        cells = [
            draft.money_cell(
                Tag(concept, draft.period(one), ((breakdown.axis, member.name),)),
                draft.books.part(member.name, one),
                dollar=index == 0,
            )
            for one in columns
        ]
        rows.append(Row(member.label, tuple(cells)))
    rows.append(_flow_total(draft, "Total", concept, "revenue", columns))
    draft.page.table(draft.headers(columns), rows, len(columns))


def _flow_total(
    draft: FilingDraft, label: str, concept: str, line: str, columns: tuple[QuarterRange, ...]
) -> Row:
    cells = [
        draft.money_cell(Tag(concept, draft.period(one)), draft.books.flow(line, one), dollar=True)
        for one in columns
    ]
    return Row(label, tuple(cells), bold=True)


def segment_table(draft: FilingDraft) -> None:
    """Revenue and operating income by segment, and what reconciles them with the total."""
    columns, plan = draft.columns(), draft.books.plan
    rows = []
    for title, concept, kind, total in (
        ("Revenue" if plan.face else "Net sales", plan.revenue_concept, "", "revenue"),
        ("Operating income", "us-gaap:OperatingIncomeLoss", " profit", ""),
    ):
        rows.append(Row(f"{title}:", bold=True))
        for member in plan.segments.members:
            cells = [
                draft.money_cell(
                    Tag(concept, draft.period(one), ((plan.segments.axis, member.name),)),
                    draft.books.part(member.name + kind, one),
                )
                for one in columns
            ]
            rows.append(Row(member.label, tuple(cells), indent=1))
        if total:
            label = f"Total {title[0].lower()}{title[1:]}"
            rows.append(_flow_total(draft, label, concept, total, columns))
    rows.append(_corporate(draft, columns))
    rows.append(
        _flow_total(
            draft,
            "Total operating income",
            "us-gaap:OperatingIncomeLoss",
            "operating_income",
            columns,
        )
    )
    draft.page.table(draft.headers(columns), rows, len(columns))


def _corporate(draft: FilingDraft, columns: tuple[QuarterRange, ...]) -> Row:
    member = (("srt:ConsolidationItemsAxis", "us-gaap:CorporateNonSegmentMember"),)
    before = draft.tags.facts
    cells = [
        draft.money_cell(
            Tag("us-gaap:OperatingIncomeLoss", draft.period(one), member),
            -draft.books.flow("corporate", one),
        )
        for one in columns
    ]
    draft.tags.awaiting_footnote += [f"f-{before + 1 + index}" for index in range(len(columns))]
    return Row("Unallocated corporate expense (1)", tuple(cells), indent=1)


def property_table(draft: FilingDraft) -> None:
    """Write property by kind, gross, less what has been depreciated."""
    days = draft.balance_days()
    nets = [draft.books.balance("property", day) for day in days]
    gross = [part(net, GROSS_TO_NET) for net in nets]
    rows = _property_kinds(draft, nets, gross)
    worn = [total - net for total, net in zip(gross, nets, strict=True)]
    for label, concept, values, flipped in (
        ("Property and equipment, gross", PROPERTY_GROSS, gross, False),
        ("Less accumulated depreciation", PROPERTY_WORN, worn, True),
        ("Property and equipment, net", "us-gaap:PropertyPlantAndEquipmentNet", nets, False),
    ):
        cells = [
            draft.money_cell(Tag(concept, Period(None, day)), value, flipped=flipped)
            for day, value in zip(days, values, strict=True)
        ]
        rows.append(Row(label, tuple(cells), bold=not flipped))
    draft.page.table([[spoken_date(day) for day in days]], rows, 2)


def _property_kinds(draft: FilingDraft, nets: list[int], gross: list[int]) -> list[Row]:
    split = [[part(net, share) for _, _, share in PROPERTY[:-1]] for net in nets]
    for total, shares in zip(gross, split, strict=True):
        shares.append(total - sum(shares))
    rows = []
    for index, (label, member, _) in enumerate(PROPERTY):
        members = ((PROPERTY_AXIS, member),)
        cells = [
            draft.money_cell(Tag(PROPERTY_GROSS, Period(None, day), members), shares[index])
            for day, shares in zip(draft.balance_days(), split, strict=True)
        ]
        rows.append(Row(label, tuple(cells)))
    return rows


def tax_rate_table(draft: FilingDraft) -> None:
    """From the statutory to the effective tax rate."""
    columns = draft.columns()
    state, credit = STATE_AND_CREDITS[draft.filing.company.identity.ticker]
    table: list[list[Decimal]] = []
    for one in columns:
        before = draft.books.flow("income_before_tax", one)
        rate = (Decimal(100 * draft.books.flow("income_tax", one)) / before).quantize(state)
        known = [Decimal("21.0"), state, -credit]
        table.append([*known, rate - sum(known), rate])
    rows = [
        Row(
            label,
            tuple(
                draft.cell(Tag(concept, draft.period(one)), values[index], PERCENT)
                for one, values in zip(columns, table, strict=True)
            ),
            bold=index == len(TAX_PARTS) - 1,
        )
        for index, (label, concept) in enumerate(TAX_PARTS)
    ]
    rows.insert(
        0,
        _flow_total(draft, "Income before income taxes", BEFORE_TAX, "income_before_tax", columns),
    )
    draft.page.table(draft.headers(columns), rows, len(columns))


def stock_unit_table(draft: FilingDraft) -> None:
    """How the restricted stock units moved over the year, in thousands of units."""
    ticker, year = draft.filing.company.identity.ticker, draft.filing.year
    count = draft.share_count
    unvested = 2_400
    moves: list[int] = []
    for one in range(draft.books.plan.first_year, year + 1):
        unvested += sum(moves)
        moves = [
            900 + 100 * noise(f"{ticker} granted {one}", 2),
            -(700 + 100 * noise(f"{ticker} vested {one}", 2)),
            -(100 + 100 * noise(f"{ticker} forfeited {one}", 0)),
        ]
    begin, end = Period(None, draft.books.before(draft.year_to_date)), Period(None, draft.end)
    prefix = "us-gaap:ShareBasedCompensationArrangementByShareBasedPaymentAwardEquityInstruments"
    other = f"{prefix}OtherThanOptions"
    listed = (
        ("Unvested at beginning of year", f"{other}NonvestedNumber", begin, unvested),
        ("Granted", f"{other}GrantsInPeriod", draft.cover_period, moves[0]),
        ("Vested", f"{other}VestedInPeriod", draft.cover_period, -moves[1]),
        ("Forfeited", f"{other}ForfeitedInPeriod", draft.cover_period, -moves[2]),
        ("Unvested at end of year", f"{other}NonvestedNumber", end, unvested + sum(moves)),
    )
    rows = []
    for label, concept, period, value in listed:
        out = label in {"Vested", "Forfeited"}
        cell = draft.cell(Tag(concept, period), draft.printed_shares(value), count, flipped=out)
        rows.append(Row(label, (cell,), bold="Unvested" in label))
    draft.page.table([["Number of Units"]], rows, 1)


def earnings_table(draft: FilingDraft) -> None:
    """Net income by average shares."""
    columns = draft.columns()
    rows = [_flow_total(draft, "Net income (loss)", "us-gaap:NetIncomeLoss", "net_income", columns)]
    draft.page.table(draft.headers(columns), rows + share_rows(draft, columns)[:3], len(columns))
