"""Statements of parts: segments, regions, and what an amendment restates."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from data.corpora.us.calendars import Stretch
from data.corpora.us.industries import industry_of
from data.corpora.us.parts import SOLD_SEGMENT
from data.corpora.us.report import Line, Statement, StatementKind
from data.corpora.us.statement_making import income_statement, period_of
from data.corpora.us.view import View
from data.sample.inline_tags import Members

SEGMENTS = "us-gaap:StatementBusinessSegmentsAxis"
REGIONS = "srt:StatementGeographicalAxis"
IFRS_AXES = {SEGMENTS: "ifrs-full:SegmentsAxis", REGIONS: "ifrs-full:GeographicalAreasAxis"}
REGION_MEMBERS = {
    "United States": "country:US",
    "Europe": "srt:EuropeMember",
    "Asia Pacific": "srt:AsiaPacificMember",
    "Other countries": "us-gaap:NonUsMember",
}
CORPORATE: Members = (("srt:ConsolidationItemsAxis", "us-gaap:CorporateNonSegmentMember"),)
RESTATEMENT = "srt:RestatementAxis"
RESTATED = frozenset({"us-gaap:NetIncomeLoss", "us-gaap:EarningsPerShareDiluted"})
"""What an amendment restates beside revenue."""


def segment_statement(view: View, columns: Sequence[Stretch]) -> Statement:
    """Give revenue by segment, and operating income where the face of the statement shows it."""
    names = list(industry_of(view.company).segments)
    if any(view.flow(f"segment/{SOLD_SEGMENT}", one) for one in columns):
        names.append(SOLD_SEGMENT)
    concept = view.revenue_concept()
    lines = [Line("Revenue:")]
    lines += [_segment_line(view, f"segment/{name}", concept, columns) for name in names]
    lines.append(_total_line(view, "revenue", ("Total revenue", concept), columns))
    if _has_profit(view):
        lines += _profit_lines(view, names, columns)
    return _statement(view, "segments", "Segment Information", (columns, lines))


def _has_profit(view: View) -> bool:
    return view.has("operating_income") and "operating_income" not in view.company.omits


def _profit_lines(view: View, names: Sequence[str], columns: Sequence[Stretch]) -> list[Line]:
    is_ifrs = view.company.is_ifrs
    concept = (
        "ifrs-full:ProfitLossFromOperatingActivities" if is_ifrs else "us-gaap:OperatingIncomeLoss"
    )
    lines = [Line("Operating income (loss):")]
    lines += [_segment_line(view, f"profit/{name}", concept, columns) for name in names]
    values = _values(view, "profit/Corporate", columns)
    lines.append(
        Line("Corporate and unallocated", concept, values, view.company.currency, CORPORATE)
    )
    total = ("Total operating income (loss)", concept)
    return [*lines, _total_line(view, "operating_income", total, columns)]


def region_statement(view: View, columns: Sequence[Stretch]) -> Statement:
    """Give revenue by region."""
    concept = view.revenue_concept()
    lines = [
        Line(
            name,
            concept,
            _values(view, f"region/{name}", columns),
            view.company.currency,
            ((_axis(view, REGIONS), REGION_MEMBERS[name]),),
        )
        for name in industry_of(view.company).regions
    ]
    lines.append(_total_line(view, "revenue", ("Total revenue", concept), columns))
    return _statement(view, "regions", "Revenue by Geographic Region", (columns, lines))


def restated_statement(view: View, columns: Sequence[Stretch]) -> Statement:
    """Give what was reported before, the adjustment, and what is so, line by line."""
    before = income_statement(View(view.books, view.place), columns)
    now = income_statement(view, columns)
    wanted = {line.concept: line for line in before.lines if _is_restated(view, line)}
    lines: list[Line] = []
    for line in now.lines:
        if line.concept in wanted and not line.members:
            lines += _three(line, wanted[line.concept].values)
    title = "Restatement of Previously Issued Financial Statements"
    return _statement(view, "restated", title, (columns, lines))


def _is_restated(view: View, line: Line) -> bool:
    return line.concept in RESTATED | {view.revenue_concept()} and not line.members


def _three(line: Line, before: tuple[Decimal | None, ...]) -> tuple[Line, Line, Line]:
    moved = tuple(
        (now or Decimal(0)) - (old or Decimal(0))
        for now, old in zip(line.values, before, strict=True)
    )
    return (
        Line(f"{line.label}, as previously reported", line.concept, before, line.unit,
             ((RESTATEMENT, "srt:ScenarioPreviouslyReportedMember"),)),
        Line("Adjustment", line.concept, moved, line.unit,
             ((RESTATEMENT, "srt:RestatementAdjustmentMember"),)),
        Line(f"{line.label}, as restated", line.concept, line.values, line.unit, is_total=True),
    )  # fmt: skip


def _segment_line(view: View, key: str, concept: str, columns: Sequence[Stretch]) -> Line:
    name = key.partition("/")[2]
    member = f"{view.company.prefix}:{name.title().replace(' ', '')}Member"
    members = ((_axis(view, SEGMENTS), member),)
    return Line(name, concept, _values(view, key, columns), view.company.currency, members)


def _total_line(view: View, key: str, named: tuple[str, str], columns: Sequence[Stretch]) -> Line:
    label, concept = named
    values = _values(view, key, columns)
    return Line(label, concept, values, view.company.currency, is_total=True)


def _values(view: View, key: str, columns: Sequence[Stretch]) -> tuple[Decimal, ...]:
    return tuple(view.whole(view.flow(key, one)) for one in columns)


def _axis(view: View, axis: str) -> str:
    return IFRS_AXES[axis] if view.company.is_ifrs else axis


def _statement(
    view: View, kind: StatementKind, title: str, table: tuple[Sequence[Stretch], list[Line]]
) -> Statement:
    columns, lines = table
    periods = tuple(period_of(view, one) for one in columns)
    return Statement(kind, title, periods, tuple(lines))
