"""From the books as one filing sees them to its statements of tagged lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal

from data.corpora.us.balance_specs import BALANCE, CASH_FLOWS, ONLY_IF_ANY
from data.corpora.us.calendars import Stretch
from data.corpora.us.ifrs_names import IFRS, IFRS_FLIPPED_BACK
from data.corpora.us.industries import industry_of
from data.corpora.us.line_notes import note_of
from data.corpora.us.report import Line, Statement
from data.corpora.us.statement_specs import INCOME, Spec
from data.corpora.us.view import View
from data.sample.inline_tags import Period

BANK_CASH = "CashAndDueFromBanks"
PLAIN_SALES = frozenset({"retail", "apparel", "foods", "machines", "chemicals", "medical"})
Value = Callable[[Spec, int], Decimal]


def period_of(view: View, stretch: Stretch) -> Period:
    """Give the first and last day of some quarters."""
    calendar = view.books.course.calendar
    return Period(calendar[stretch.first].start, calendar[stretch.last].end)


def income_statement(view: View, columns: Sequence[Stretch]) -> Statement:
    """Give the income statement; revenue by products and services first, where the company has it."""
    lines: list[Line] = []
    for spec in INCOME[industry_of(view.company).family]:
        if _is_shown(view, spec):
            values = tuple(_flow_value(view, spec, one) for one in columns)
            lines.append(line_of(view, spec, values))
    periods = tuple(period_of(view, one) for one in columns)
    title = "Consolidated Statements of Operations"
    return Statement("income", title, periods, (*face_lines(view, columns), *lines))


def face_lines(view: View, columns: Sequence[Stretch]) -> tuple[Line, ...]:
    """Give revenue by products and services; nothing where the company does not split it."""
    if not view.company.has_face:
        return ()
    members = (("Products", "us-gaap:ProductMember"), ("Services", "us-gaap:ServiceMember"))
    return (
        Line("Revenue:"),
        *(
            Line(
                name,
                view.revenue_concept(),
                tuple(view.whole(view.flow(f"face/{name}", one)) for one in columns),
                view.company.currency,
                (("srt:ProductOrServiceAxis", member),),
            )
            for name, member in members
        ),
    )


def _is_shown(view: View, spec: Spec) -> bool:
    return not spec.key or (view.has(spec.key) and spec.key not in view.company.omits)


def _flow_value(view: View, spec: Spec, stretch: Stretch) -> Decimal | None:
    if not spec.key:
        return None
    if spec.measure == "per share":
        return view.eps(spec.key, stretch)
    if spec.measure == "shares":
        return Decimal(view.shares(stretch, diluted=spec.key == "diluted_shares"))
    is_back = view.company.is_ifrs and spec.key in IFRS_FLIPPED_BACK
    return view.whole(view.flow(spec.key, stretch)) * (-1 if is_back else 1)


def line_of(view: View, spec: Spec, values: tuple[Decimal | None, ...]) -> Line:
    """Give a line with the company's own label, concept and unit."""
    if not spec.key:
        return Line(spec.label)
    currency = view.company.currency
    units = {"money": currency, "shares": "shares", "per share": f"{currency}/shares"}
    is_back = view.company.is_ifrs and spec.key in IFRS_FLIPPED_BACK
    return Line(
        label=_label(view, spec),
        concept=concept_of(view, spec),
        values=values,
        unit=units[spec.measure],
        is_flipped=spec.is_flipped and not is_back,
        is_total=spec.is_total,
        at=spec.at,
        note=note_of(view, spec.key),
    )


def concept_of(view: View, spec: Spec) -> str:
    """Name the concept of a line, prefix included."""
    company = view.company
    if spec.key == "revenue":
        return view.revenue_concept()
    if company.is_ifrs:
        return f"ifrs-full:{_ifrs(view, spec)[0]}"
    if spec.key == "contracts" and not spec.concept:
        return view.contracts_concept()
    is_bank_cash = spec.at and industry_of(company).family == "bank"
    concept = (BANK_CASH if is_bank_cash else spec.concept).format(prefix=company.prefix)
    return concept if ":" in concept else f"us-gaap:{concept}"


def _ifrs(view: View, spec: Spec) -> tuple[str, str]:
    if not view.company.minority and spec.key in {"net_income", "equity"}:
        return IFRS[{"net_income": "group_profit", "equity": "equity_all"}[spec.key]]
    return IFRS[spec.key]


def _label(view: View, spec: Spec) -> str:
    company = view.company
    if company.is_ifrs and not spec.at:
        return _ifrs(view, spec)[1]
    if spec.key == "net_income" and company.minority:
        return "Net income (loss) attributable to the company"
    is_sales = spec.key == "revenue" and spec.label == "Total revenue"
    if is_sales and company.industry in PLAIN_SALES and not company.second_revenue:
        return "Net sales"
    return spec.label


def balance_sheet(view: View, places: Sequence[int]) -> Statement:
    """Give the balance sheet at the ends of some quarters."""
    lines: list[Line] = []
    for spec in BALANCE[industry_of(view.company).family]:
        if _is_shown(view, spec):
            values = tuple(_balance_value(view, spec, place) for place in places)
            lines.append(line_of(view, spec, values))
    calendar = view.books.course.calendar
    days = tuple(Period(None, calendar[place].end) for place in places)
    return Statement("balance", "Consolidated Balance Sheets", days, tuple(lines))


def _balance_value(view: View, spec: Spec, place: int) -> Decimal | None:
    if not spec.key:
        return None
    if spec.measure == "shares":
        return Decimal(view.shares_at(place))
    return view.whole(view.balance(spec.key, place))


def cash_flow_statement(view: View, columns: Sequence[Stretch]) -> Statement:
    """Give the cash flow statement, from the opening to the closing balance of cash."""
    lines: list[Line] = []
    for spec in CASH_FLOWS:
        if not _is_shown(view, spec):
            continue
        values = tuple(_cash_value(view, spec, one) for one in columns)
        if spec.key not in ONLY_IF_ANY or any(values):
            lines.append(line_of(view, spec, values))
    periods = tuple(period_of(view, one) for one in columns)
    return Statement("cash", "Consolidated Statements of Cash Flows", periods, tuple(lines))


def _cash_value(view: View, spec: Spec, stretch: Stretch) -> Decimal | None:
    if spec.at:
        place = stretch.first - 1 if spec.at == "opening" else stretch.last
        return view.whole(view.balance(spec.key, place))
    return _flow_value(view, spec, stretch)
