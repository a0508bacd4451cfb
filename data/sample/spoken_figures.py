"""Fills the placeholders of the prose with figures from the books, tagged where they are facts."""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal

from data.sample.discussion_tables import change_in_percent, count_of, share_of_revenue
from data.sample.filing_draft import FilingDraft
from data.sample.fiscal_calendar import QuarterRange, spoken_date
from data.sample.inline_tags import PER_SHARE, Measure, Period, Tag
from data.sample.statement_lines import BALANCE, CASH, INCOME

PLACEHOLDER = re.compile(r"\{\{([^{}]+)\}\}")
BILLION = Measure("usd", scale=9, decimals=-8, places=1)
MILLION = Measure("usd", scale=6, decimals=-5, places=1)
ORDINALS = {1: "first", 2: "second", 3: "third", 4: "fourth"}
Speaker = Callable[[FilingDraft, list[str]], str]


def fill(draft: FilingDraft, words: str) -> str:
    """Give the prose with every placeholder filled."""

    def one(match: re.Match[str]) -> str:
        kind, *rest = match.group(1).split()
        return SPEAKERS[kind](draft, rest)

    return PLACEHOLDER.sub(one, words)


def _concept(draft: FilingDraft, key: str) -> str:
    lines = (*INCOME[draft.filing.company.identity.ticker], *BALANCE, *CASH)
    found = next(line.concept for line in lines if line.key == key)
    return found or draft.books.plan.revenue_concept


def _quarters(draft: FilingDraft, rest: list[str]) -> QuarterRange:
    now = draft.year_to_date if "ytd" in rest else draft.filing.quarters
    return now.year_before() if "prior" in rest else now


def _rounded(draft: FilingDraft, key: str, rest: list[str], measure: Measure) -> str:
    quarters = _quarters(draft, rest)
    value = Decimal(draft.books.flow(key, quarters))
    shown = round(value.scaleb(draft.books.plan.money_scale - measure.scale), measure.places)
    fact = draft.tags.number(Tag(_concept(draft, key), draft.period(quarters)), shown, measure)
    word = "billion" if measure is BILLION else "million"
    return f"${fact} {word}"


def _exact(draft: FilingDraft) -> Measure:
    return MILLION if draft.books.plan.money_scale == 3 else Measure("usd", scale=6, decimals=-6)


def _billion(draft: FilingDraft, rest: list[str]) -> str:
    return _rounded(draft, rest[0], rest[1:], BILLION)


def _million(draft: FilingDraft, rest: list[str]) -> str:
    return _rounded(draft, rest[0], rest[1:], _exact(draft))


def _result(draft: FilingDraft, rest: list[str]) -> str:
    loss = draft.books.flow("net_income", _quarters(draft, rest)) < 0
    spoken = _rounded(draft, "net_income", rest, _exact(draft))
    return f"a net loss of {spoken}" if loss else f"net income of {spoken}"


def _balance(draft: FilingDraft, rest: list[str]) -> str:
    day = draft.balance_days()[1 if "prior" in rest else 0]
    measure = _exact(draft)
    value = Decimal(draft.books.balance(rest[0], day))
    shown = round(value.scaleb(draft.books.plan.money_scale - measure.scale), measure.places)
    fact = draft.tags.number(Tag(_concept(draft, rest[0]), Period(None, day)), shown, measure)
    return f"${fact} million"


def _per_share(draft: FilingDraft, rest: list[str]) -> str:
    quarters = _quarters(draft, rest)
    value = draft.books.earnings_per_share(quarters, diluted=True)
    fact = draft.tags.number(
        Tag("us-gaap:EarningsPerShareDiluted", draft.period(quarters)), value, PER_SHARE
    )
    return f"${fact}" if value >= 0 else f"$({fact})"


def _dividend(draft: FilingDraft, rest: list[str]) -> str:
    quarters = _quarters(draft, rest)
    value = draft.books.dividend_per_share(quarters)
    fact = draft.tags.number(
        Tag("us-gaap:CommonStockDividendsPerShareDeclared", draft.period(quarters)),
        value,
        PER_SHARE,
    )
    return f"${fact}"


def _change(draft: FilingDraft, rest: list[str]) -> str:
    now = draft.books.flow(rest[0], _quarters(draft, rest))
    before = draft.books.flow(rest[0], _quarters(draft, [*rest, "prior"]))
    verb = "increased" if now >= before else "decreased"
    apart = Decimal(abs(now - before)).scaleb(draft.books.plan.money_scale - 6)
    shown = round(apart, 1 if draft.books.plan.money_scale == 3 else 0)
    by = f"{verb} ${shown} million"
    return f"{by}, or {abs(change_in_percent(now, before))}%" if before > 0 else by


def _part_change(draft: FilingDraft, rest: list[str]) -> str:
    name = draft.books.plan.segments.members[int(rest[0])].name
    now = draft.books.part(name, draft.filing.quarters)
    change = change_in_percent(now, draft.books.part(name, draft.filing.quarters.year_before()))
    return f"{'increased' if change >= 0 else 'decreased'} {abs(change)}%"


def _share(draft: FilingDraft, rest: list[str]) -> str:
    return f"{share_of_revenue(draft, rest[0], _quarters(draft, rest))}%"


def _count(draft: FilingDraft, rest: list[str]) -> str:
    year = draft.filing.year - (1 if "prior" in rest or not draft.filing.annual else 0)
    return f"{count_of(draft, rest[0], year):,}"


def _stores(draft: FilingDraft, rest: list[str]) -> str:
    period = Period(None, draft.end)
    count = count_of(draft, "stores", draft.filing.year)
    return draft.tags.number(Tag("us-gaap:NumberOfStores", period), count, Measure("store"))


def _words(draft: FilingDraft, rest: list[str]) -> str:
    return draft.tags.number_in_words(rest[1], draft.cover_period, rest[0], rest[2])


def _nested(draft: FilingDraft, rest: list[str]) -> str:
    """One printed number that is two facts: what is borrowed, and the fair value of it."""
    period, measure = Period(None, draft.end), _exact(draft)
    value = Decimal(draft.books.balance("debt", draft.end))
    shown = round(value.scaleb(draft.books.plan.money_scale - measure.scale), measure.places)
    inner = draft.tags.number(Tag("us-gaap:DebtInstrumentCarryingAmount", period), shown, measure)
    outer = draft.tags.number(
        Tag("us-gaap:LongTermDebtFairValue", period), shown, measure, inner=inner
    )
    return f"${outer} million"


def _fiscal(draft: FilingDraft, rest: list[str]) -> str:
    year = draft.filing.year + int(rest[0] if rest else 0)
    return f"fiscal {year}" if draft.books.plan.calendar == "retail year" else str(year)


def _quarter(draft: FilingDraft, rest: list[str]) -> str:
    return f"{ORDINALS[draft.filing.quarter]} quarter of {_fiscal(draft, rest)}"


def _end(draft: FilingDraft, rest: list[str]) -> str:
    now = _quarters(draft, rest)
    return spoken_date(draft.books.dates(now)[1])


def _tax_rate(draft: FilingDraft, rest: list[str]) -> str:
    quarters = _quarters(draft, rest)
    tax = Decimal(100 * draft.books.flow("income_tax", quarters))
    return f"{(tax / draft.books.flow('income_before_tax', quarters)).quantize(Decimal('0.1'))}%"


SPEAKERS: dict[str, Speaker] = {
    "billion": _billion,
    "million": _million,
    "result": _result,
    "balance": _balance,
    "per_share": _per_share,
    "dividend": _dividend,
    "change": _change,
    "part_change": _part_change,
    "share": _share,
    "count": _count,
    "stores": _stores,
    "words": _words,
    "nested": _nested,
    "fiscal": _fiscal,
    "quarter": _quarter,
    "end": _end,
    "tax_rate": _tax_rate,
}
