"""Figures that the prose names: placeholders filled from the report, tagged where they are facts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal

from data.corpora.us import pages_periods as periods
from data.corpora.us.pages_draft import PageDraft
from data.corpora.us.prose import pick
from data.corpora.us.prose_items import BALANCES, Amount, amount
from data.sample.inline_tags import PER_SHARE, Measure, Tag

BILLION_FROM = Decimal(10) ** 9
MILLION_FROM = Decimal(10) ** 6
UNCHANGED = Decimal("0.1")
"""Percent below which a change is none."""


@dataclass(frozen=True, slots=True)
class TaggedWords:
    """A fact in a sentence, tagged only once the whole sentence is known to be sayable."""

    before: str
    tag: Tag
    printed: Decimal
    measure: Measure
    after: str


Said = str | TaggedWords | None
Speaker = Callable[[PageDraft, list[str]], Said]


def figure(draft: PageDraft, rest: list[str]) -> Amount | None:
    """Find the amount that a placeholder names: its item, and `prior`, `ytd` or `prior ytd`."""
    key, report = rest[0], draft.report
    if key in BALANCES:
        day = periods.balance_before(report) if "prior" in rest else periods.balance_day(report)
        return amount(report, key, day)
    period = periods.to_date(report) if "ytd" in rest else periods.main_period(report)
    return amount(report, key, periods.year_before(report, period) if "prior" in rest else period)


def both(draft: PageDraft, rest: list[str]) -> tuple[Amount, Amount] | None:
    """Find an amount and the one that it is compared with."""
    now, before = figure(draft, rest), figure(draft, [*rest, "prior"])
    return (now, before) if now and before else None


def spoken_money(draft: PageDraft, value: Decimal) -> tuple[Decimal, Measure, str]:
    """Choose how an amount is said: the printed number, its measure, the word behind it."""
    size, unit = abs(value), draft.unit_id(draft.filer.currency)
    if size >= BILLION_FROM * 10 or (size >= BILLION_FROM and draft.filer.money_scale == 6):
        measure, word = Measure(unit, scale=9, decimals=-8, places=1), " billion"
    elif size >= MILLION_FROM and draft.filer.money_scale == 6 and size >= 10 * MILLION_FROM:
        measure, word = Measure(unit, scale=6, decimals=-6), " million"
    elif size >= MILLION_FROM:
        measure, word = Measure(unit, scale=6, decimals=-5, places=1), " million"
    else:
        measure, word = Measure(unit), ""
    return rounded(value.scaleb(-measure.scale), measure.places), measure, word


def rounded(value: Decimal, places: int) -> Decimal:
    """Round half away from zero."""
    return value.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)


def money_words(draft: PageDraft, value: Decimal) -> str:
    """Say an amount, untagged: $12.3 million."""
    printed, measure, word = spoken_money(draft, value)
    return f"{draft.sign}{abs(printed):,.{measure.places}f}{word}"


def _spoken(draft: PageDraft, found: Amount | None, before: str = "") -> Said:
    if found is None or found.value == 0:
        return None
    printed, measure, word = spoken_money(draft, found.value)
    return TaggedWords(
        before + draft.sign, Tag(found.concept, found.period), printed, measure, word
    )


def _money(draft: PageDraft, rest: list[str]) -> Said:
    found = figure(draft, rest)
    return _spoken(draft, found) if found and found.value > 0 else None


def _billion(draft: PageDraft, rest: list[str]) -> Said:
    """Say an amount in billions where it has some; with fewer digits than statements print."""
    found = figure(draft, rest)
    if found is None or found.value < BILLION_FROM:
        return _money(draft, rest)
    measure = Measure(draft.unit_id(draft.filer.currency), scale=9, decimals=-8, places=1)
    printed = rounded(found.value.scaleb(-9), 1)
    return TaggedWords(draft.sign, Tag(found.concept, found.period), printed, measure, " billion")


def _size(draft: PageDraft, rest: list[str]) -> Said:
    """Say an amount without its sign, where the sentence tells which way it goes."""
    return _spoken(draft, figure(draft, rest))


def _profit(draft: PageDraft, rest: list[str]) -> Said:
    found = figure(draft, rest)
    words = draft.known(f"profit.{rest[0]}").split(" / ")
    return _spoken(draft, found, f"{words[found.value < 0]} of " if found else "")


def _cash_flow(draft: PageDraft, rest: list[str]) -> Said:
    found = figure(draft, rest)
    if found is None:
        return None
    return _spoken(draft, found, "provided " if found.value > 0 else "used ")


def percent_change(now: Decimal, before: Decimal) -> Decimal:
    """Give a change in percent, to a tenth."""
    return rounded(100 * (now - before) / abs(before), 1)


def _moved(draft: PageDraft, rest: list[str]) -> Said:
    """Say how an item changed, and to what: increased $3.2 million, or 4.1%, to $82.1 million."""
    pair = both(draft, rest)
    if pair is None or pair[0].value <= 0 or pair[1].value <= 0:
        return None
    now, before = pair[0].value, pair[1].value
    percent = percent_change(now, before)
    if abs(percent) < UNCHANGED:
        return _spoken(draft, pair[0], "was nearly unchanged at ")
    verb = "increased" if now > before else "decreased"
    apart = money_words(draft, now - before)
    by = f"{apart}, or {abs(percent)}%," if percent < 300 else f"{apart}"
    return _spoken(draft, pair[0], f"{verb} {by} to ")


def _percent(draft: PageDraft, rest: list[str]) -> Said:
    pair = both(draft, rest)
    if pair is None or pair[1].value <= 0:
        return None
    percent = percent_change(pair[0].value, pair[1].value)
    return f"{'increased' if percent >= 0 else 'decreased'} {abs(percent)}%"


def ratio(draft: PageDraft, rest: list[str], below: str = "revenue") -> Decimal | None:
    """Give an item as a percentage of another, to a tenth."""
    top, whole = figure(draft, rest), figure(draft, [below, *rest[1:]])
    if top is None or whole is None or whole.value <= 0:
        return None
    return rounded(100 * top.value / whole.value, 1)


def _portion(draft: PageDraft, rest: list[str]) -> Said:
    """Say some part of an item's change in percent: `portion revenue 60 85` is 60 to 85% of it."""
    pair = both(draft, rest[:1])
    if pair is None or pair[1].value <= 0:
        return None
    least, most = int(rest[1]), int(rest[2])
    ends = f"{draft.filer.ticker} {draft.report.end} {' '.join(rest)}"
    share = Decimal(least + pick(ends, most - least + 1)) / 100
    found = rounded(abs(100 * (pair[0].value - pair[1].value) / pair[1].value) * share, 1)
    return str(found) if found else None


def _sum(draft: PageDraft, rest: list[str]) -> Said:
    """Say two items added up, untagged: `sum net_income depreciation`."""
    parts = [figure(draft, [key, *rest[2:]]) for key in rest[:2]]
    known = [one.value for one in parts if one]
    whole = sum(known, Decimal(0))
    return money_words(draft, whole) if len(known) == len(parts) and whole > 0 else None


def _share(draft: PageDraft, rest: list[str]) -> Said:
    found = ratio(draft, rest)
    return None if found is None or found < 0 else f"{found}%"


def _tax_rate(draft: PageDraft, rest: list[str]) -> Said:
    tax, before = figure(draft, ["income_tax", *rest]), figure(draft, ["before_tax", *rest])
    if tax is None or before is None or before.value <= 0 or tax.value <= 0:
        return None
    return f"{rounded(100 * tax.value / before.value, 1)}%"


def _points(draft: PageDraft, rest: list[str]) -> Said:
    now, before = ratio(draft, rest), ratio(draft, [*rest, "prior"])
    if now is None or before is None:
        return None
    apart = now - before
    if abs(apart) < UNCHANGED:
        return "unchanged"
    return f"{'up' if apart > 0 else 'down'} {abs(apart)} percentage points"


def _per_share(draft: PageDraft, rest: list[str]) -> Said:
    found = figure(draft, ["earnings_per_share", *rest])
    return _one_share(draft, found) if found else None


def _dividend(draft: PageDraft, rest: list[str]) -> Said:
    found = figure(draft, ["dividend_per_share", *rest])
    return _one_share(draft, found) if found else None


def _one_share(draft: PageDraft, found: Amount) -> Said:
    unit = draft.unit_id(f"{draft.filer.currency}/shares")
    places = max(2, draft.measure("/", (found.value,)).places)
    measure = Measure(unit, decimals=places, places=places) if places > 2 else per_share(unit)
    tag = Tag(found.concept, found.period)
    around = ("(", ")") if found.value < 0 else ("", "")
    return TaggedWords(draft.sign + around[0], tag, found.value, measure, around[1])


def per_share(unit: str) -> Measure:
    """Two digits, in a currency a share."""
    return Measure(unit, decimals=PER_SHARE.decimals, places=PER_SHARE.places)


FIGURES: dict[str, Speaker] = {
    "money": _money,
    "billion": _billion,
    "size": _size,
    "profit": _profit,
    "cash_flow": _cash_flow,
    "moved": _moved,
    "percent": _percent,
    "share": _share,
    "portion": _portion,
    "sum": _sum,
    "points": _points,
    "tax_rate": _tax_rate,
    "per_share": _per_share,
    "dividend": _dividend,
}
"""Placeholders that say a figure of the report."""
