"""Simple figures that follow from reported ones, by formulas written for the gold alone."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import timedelta
from decimal import Decimal

from answer_eval.gold_asks import Ask, Found, Refusal, Right, Sheet
from answer_eval.gold_book import is_rounder
from answer_eval.gold_item import Item
from answer_eval.gold_periods import Slot
from answer_eval.gold_words import (
    CAPITAL_EXPENDITURE,
    GROSS_PROFIT,
    NET_INCOME,
    OPERATING_CASH,
    OPERATING_INCOME,
    REVENUE,
)
from answer_eval.gold_words_balance import CURRENT_ASSETS, CURRENT_LIABILITIES
from data.period import Duration, Period

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Quotient:
    name: str
    above: Item
    below: Item
    en: tuple[str, ...]
    es: tuple[str, ...]


_QUOTIENTS = (
    _Quotient(
        "gross margin",
        GROSS_PROFIT,
        REVENUE,
        ("gross margin percentage", "gross profit margin", "gross margin"),
        ("el margen bruto", "el margen bruto sobre ventas", "el porcentaje de margen bruto"),
    ),
    _Quotient(
        "operating margin",
        OPERATING_INCOME,
        REVENUE,
        ("operating margin", "operating profit margin", "operating income margin"),
        ("el margen operativo", "el margen de explotación", "el margen operativo sobre ventas"),
    ),
    _Quotient(
        "net margin",
        NET_INCOME,
        REVENUE,
        ("net margin", "net profit margin", "net income margin"),
        ("el margen neto", "el margen de beneficio neto", "el margen neto sobre ventas"),
    ),
    _Quotient(
        "current ratio",
        CURRENT_ASSETS,
        CURRENT_LIABILITIES,
        (
            "current ratio",
            "current ratio (current assets over current liabilities)",
            "ratio of current assets to current liabilities",
        ),
        ("el ratio corriente", "el ratio de liquidez corriente", "la razón corriente"),
    ),
)
_GROWTH_EN = ("{} growth", "year-over-year {} growth", "percentage growth in {}")
_GROWTH_ES = (
    "el crecimiento de {}",
    "el crecimiento interanual de {}",
    "la tasa de crecimiento de {}",
)


def derived_asks(made: Sheet) -> Iterator[Ask]:
    """Ask for simple figures that follow from reported ones, by formulas written here."""
    for found in list(made.found.values()):
        yield from _growth(made, found)
        yield from _change(made, found)
        yield from _free_cash_flow(made, found)
        for quotient in _QUOTIENTS:
            if quotient.above is found.item:
                yield from _quotient(made, found, quotient)


def _growth(made: Sheet, found: Found) -> Iterator[Ask]:
    before = made.of(found.item, found.slot, back=1)
    if found.item not in (REVENUE, NET_INCOME, OPERATING_INCOME) or before is None:
        return
    if (
        len(found.reported.values) > 1
        or len(before.reported.values) > 1
        or not (_same(found, before) and _side_by_side(found, before))
    ):
        return
    now, then = found.reported.best, before.reported.best
    if then.value <= 0 or now.value <= 0 or _is_contested(made, found):
        return
    value = (now.value / then.value - 1).quantize(Decimal("1e-10"))
    en = tuple(form.format(found.item.en[0]) for form in _GROWTH_EN)
    es = tuple(form.format(found.item.es[0]).replace("de el ", "del ") for form in _GROWTH_ES)
    yield _derived(
        made, found, f"{found.item.name} growth", (en, es), (Right(value, "ratio", (now, then)),)
    )


def _change(made: Sheet, found: Found) -> Iterator[Ask]:
    before = made.of(found.item, found.slot, back=1)
    if before is None or found.slot.span != "year" or found.item.measure != "money":
        return
    if (
        len(found.reported.values) > 1
        or len(before.reported.values) > 1
        or not (_same(found, before) and _side_by_side(found, before))
    ):
        return
    now, then = found.reported.best, before.reported.best
    if _is_contested(made, found):
        return
    right = Right(now.value - then.value, now.unit, (now, then))
    words = (found.item.en[:1], found.item.es[:1])
    ask = _derived(made, found, f"change in {found.item.name}", words, (right,))
    yield replace(ask, sentence="change")


def _free_cash_flow(made: Sheet, found: Found) -> Iterator[Ask]:
    spent = made.of(CAPITAL_EXPENDITURE, found.slot)
    if found.item is not OPERATING_CASH or spent is None:
        return
    cash, capital = found.reported.best, spent.reported.best
    words = (
        ("free cash flow", "FCF", "free cash flow (operating cash flow less capex)"),
        ("el flujo de caja libre", "el flujo de efectivo libre", "el free cash flow"),
    )
    right = Right(cash.value - capital.value, cash.unit, (cash, capital))
    yield _derived(made, found, "free cash flow", words, (right,))


def _quotient(made: Sheet, found: Found, quotient: _Quotient) -> Iterator[Ask]:
    below = made.of(quotient.below, found.slot)
    if below is None or below.reported.best.value <= 0 or _is_contested(made, below):
        return
    base = below.reported.best
    rights = tuple(
        Right((one.value / base.value).quantize(Decimal("1e-10")), "ratio", (one, base))
        for one in found.reported.values
        if one.unit == base.unit
    )
    if rights:
        yield _derived(made, found, quotient.name, (quotient.en, quotient.es), rights)


def _is_contested(made: Sheet, found: Found) -> bool:
    return made.company.book.has_other_lesser(found.item, found.reported)


def _same(one: Found, other: Found) -> bool:
    """Whether two values are of one concept: else a difference says nothing."""
    best, then = one.reported.best, other.reported.best
    return (best.concept, best.unit) == (then.concept, then.unit)


def _side_by_side(one: Found, other: Found) -> bool:
    """Whether one document prints both: of several versions, two of different filings may be on two bases."""
    places = [{fact.document_id for fact in found.reported.best.facts} for found in (one, other)]
    return bool(places[0] & places[1])


def _derived(
    made: Sheet, found: Found, name: str, words: tuple[Words, Words], rights: tuple[Right, ...]
) -> Ask:
    company = made.company
    return Ask(
        slice="derived",
        kind="derived",
        cik=company.cik,
        names=company.names,
        item=name,
        en=words[0],
        es=words[1],
        slot=found.slot,
        rights=rights,
    )


def quarter_asks(made: Sheet) -> Iterator[Ask]:
    """Ask for quarters that are not reported, as the difference of two stretches that are."""
    longer = (("year", 4, "to date", 3), ("to date", 3, "to date", 2), ("to date", 2, "quarter", 1))
    for found in list(made.found.values()):
        for span, quarter, shorter_span, shorter in longer:
            if (found.slot.span, found.slot.quarter) != (span, quarter):
                continue
            slot = found.slot
            key = (found.item.name, slot.year, shorter_span, shorter)
            is_reported = (found.item.name, slot.year, "quarter", quarter) in made.found
            part = made.found.get(key)
            if part and not is_reported:
                yield from _difference(made, found, part, quarter)


def _difference(made: Sheet, whole: Found, part: Found, quarter: int) -> Iterator[Ask]:
    period = _rest(whole.slot.period, part.slot.period)
    one, other = whole.reported, part.reported
    if period is None or len(one.values) > 1 or len(other.values) > 1 or not _same(whole, part):
        return
    if _is_reported(made, whole.item, period):
        return
    slot = Slot(whole.slot.year, "quarter", quarter, period, whole.slot.is_calendar)
    refusals: tuple[Refusal, ...] = ()
    rights: tuple[Right, ...] = ()
    if whole.item.measure == "money":
        value = one.best.value - other.best.value
        rights = (Right(value, one.best.unit, (one.best, other.best)),)
    elif whole.item.measure == "per share":
        refusals = (Refusal("not_derivable", "per_share_difference"),)
    else:
        return
    if any(_is_restated(made, found) for found in (whole, part)):
        return
    contested = _is_contested(made, whole)
    item, company = whole.item, made.company
    yield Ask(
        "quarter by difference" if rights else "no answer",
        "derived" if rights else "refused",
        company.cik,
        company.names,
        item.name,
        tuple(word for word in item.en if not contested or word not in item.narrow),
        tuple(word for word in item.es if not contested or word not in item.narrow),
        slot,
        rights,
        refusals,
    )


def _is_reported(made: Sheet, item: Item, period: Period) -> bool:
    """Say whether a quarter is reported all the same: where a fiscal year has moved, under another name."""
    names = (*item.concepts, *item.lesser)
    return any(made.company.book.versions(one, period, item.measure) for one in names)


def _is_restated(made: Sheet, found: Found) -> bool:
    """Whether filings give several values: two stretches of one year may then be on two bases."""
    best = found.reported.best
    local = best.concept.removeprefix("us-gaap:")
    versions = made.company.book.versions(local, best.period, found.item.measure)
    return any(
        fact.value != best.value and not is_rounder(fact, best.facts[0]) for fact in versions
    )


def _rest(whole: Period, part: Period) -> Period | None:
    """What is left of a stretch after its first part."""
    if not isinstance(whole, Duration) or not isinstance(part, Duration):
        return None
    if whole.start != part.start or part.end >= whole.end:
        return None
    return Duration(part.end + timedelta(days=1), whole.end)
