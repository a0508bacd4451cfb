"""Whether anything that is on file for a company is what a text says of an item.

Concepts that differ, versions, and ways of counting years all count: a text is denied only where nothing
agrees with it.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import timedelta
from decimal import Decimal

from chat.asserted import Asserted
from chat.asserted_time import YEAR_AGO
from data.fact import Concept, Fact
from data.figures import Figure
from data.line_item import names
from data.line_items import LINE_ITEMS, LineItem, line_item
from data.period import Duration

HALF = Decimal("0.5")
ROOM = Decimal("0.6")
"""Share of a printed number's last digit by which it may be off: figures are often rounded twice."""
POINT = Decimal("0.001")
"""By how much a difference of percentages may be off that is taken of printed ones."""
SCALES = (0, 3, 6, 9)
"""Powers of ten that amounts without a scale word may be printed in."""
_KIN: tuple[tuple[str, str], ...] = (
    ("revenue | net sales", "Revenue|Sales"),
    ("gross profit", "GrossProfit|GrossMargin"),
    ("operating income", "Operating|IncomeLoss"),
    ("net income | net income including noncontrolling interests | net income to common | income from continuing operations",
     "NetIncome|ProfitLoss|Earnings|IncomeLoss"),
    ("income before taxes", "Before|IncomeLoss"),
    ("research and development", "Development"),
    ("sg&a | selling and marketing | general and administrative | advertising",
     "Selling|General|Administrative|Marketing|Advertising"),
    ("cost of revenue | operating expenses | costs and expenses", "Cost|Expense"),
    ("income tax expense | income taxes paid", "Taxes|CurrentIncomeTax|Paid"),
    ("effective tax rate", "EffectiveIncomeTaxRate"),
    ("diluted eps | basic eps | dividends per share", "PerShare|PerDiluted|PerBasic"),
    ("operating cash flow | investing cash flow | financing cash flow", "NetCash|CashFlow"),
    ("interest expense | interest income | interest paid", "Interest"),
    ("depreciation | depreciation and amortization | amortization of intangibles",
     "Depreciation|Amortization"),
    ("stock-based compensation", "ShareBased|StockBased|Compensation"),
    ("cash", "Cash"),
    ("total assets", "Assets"),
    ("dividends paid", "Dividend"),
    ("operating lease cost", "Lease|Rent"),
    ("equity method income", "EquityMethod"),
    ("purchases of investments", "PaymentsToAcquire"),
    ("inventory", "Inventor"),
    ("accounts receivable", "Receivable"),
)  # fmt: skip
_NO_KIN = re.compile(r"OtherComprehensive|^IncomeTax(?:Expense|Reconciliation)")
"""Names of concepts that nobody means by another item."""
_NAMES = frozenset(item.name for item in LINE_ITEMS)
"""Items, and what stands in the names of concepts that a text may mean by them."""
KIN = {name: (names(those), re.compile(words)) for those, words in _KIN for name in names(those)}


def are_explained(
    those: Sequence[tuple[Asserted, Figure]], facts: Iterable[Fact], own: Iterable[Concept]
) -> list[bool]:
    """Say of each thing that a sentence tells of one item whether it may be right.

    It may where a print by one of the item's `own` concepts agrees with it, or where the prints of
    something that it may be taken for, or of a part of it, agree with all that is told.
    """
    concepts = frozenset(own)
    series: dict[tuple[Concept, object, str], list[Fact]] = defaultdict(list)
    for fact in _kin(those, facts, concepts):
        series[fact.concept, fact.dimensions, fact.unit].append(fact)
    owned = [listed for key, listed in series.items() if key[0] in concepts and not key[1]]
    found = [any(_verdict(*told, listed) is True for listed in owned) for told in those]
    known = sum(is_figure(*told) for told in those)
    if all(found) or not any(_fits_all(those, listed, known) for listed in series.values()):
        return found
    return [True] * len(those)


def _fits_all(those: Sequence[tuple[Asserted, Figure]], listed: Sequence[Fact], known: int) -> bool:
    """Say whether prints agree with all that is told, as far as they reach, and no less than the item does."""
    verdicts = [_verdict(*told, listed) for told in those]
    return False not in verdicts and verdicts.count(True) >= max(known, 1)


def _kin(
    those: Sequence[tuple[Asserted, Figure]], facts: Iterable[Fact], own: frozenset[Concept]
) -> Iterator[Fact]:
    """Yield what a text may mean by an item.

    Where it tells only by how many per cent something changed in a certain year, parts of the company
    and distant kin don't count: one or another of them fits nearly always, which says nothing.
    """
    one, figure = those[0]
    is_rate = all(told.said == "growth" and told.when is not None for told, _ in those)
    _, words = KIN.get(one.item.name, ((), None))
    near = own | near_concepts(one.item.name)
    for fact in facts:
        if not fact.value or (figure.unit != "ratio" and fact.unit != figure.unit):
            continue
        name = fact.concept.partition(":")[2]
        is_kin = bool(words and words.search(name) and not _NO_KIN.search(name))
        if is_rate and (fact.dimensions or fact.concept not in near):
            continue
        if is_kin or fact.concept in near:
            yield fact


def near_concepts(name: str) -> frozenset[Concept]:
    """Concepts of an item, and of those that it is often taken for."""
    items, _ = KIN.get(name, ((name,), None))
    return frozenset[Concept]().union(*(line_item(one).concepts for one in items if one in _NAMES))


def _verdict(one: Asserted, figure: Figure, listed: Sequence[Fact]) -> bool | None:
    """Say whether prints of one thing are what is told; None where they don't reach to its times."""
    values = list(_values(one, figure, listed))
    return any(agrees(one, *value) for value in values) if values else None


def _values(
    one: Asserted, figure: Figure, listed: Sequence[Fact]
) -> Iterator[tuple[Decimal, Decimal, tuple[Decimal, ...]]]:
    """Yield all that prints of one thing give for the time that is told of: value, slack, operands."""
    newest = [fact for fact in listed if _is_then(one, figure, fact)]
    if one.said == "value":
        yield from ((fact.value or Decimal(0), half(fact), ()) for fact in newest)
        return
    least, most = YEAR_AGO
    for new in newest:
        for old in listed:
            if not least <= new.period.end - old.period.end <= most or not _is_as_long(old, new):
                continue
            value, before = new.value or Decimal(0), old.value or Decimal(1)
            halves = half(new), half(old)
            if one.said == "difference":
                yield value - before, sum(halves, Decimal(0)), (value, before)
            else:
                parts = ((value, halves[0]), (before, halves[1]))
                yield value / before - 1, spread(value / before, parts), (value, before)


def _is_then(one: Asserted, figure: Figure, fact: Fact) -> bool:
    """Say whether a print is of the time that is told of."""
    if one.when is not None:
        return fact.period == figure.period
    # Nothing says that it is of this year.
    apart = abs(fact.period.end - figure.period.end)
    least, most = YEAR_AGO
    return isinstance(fact.period, Duration) and (
        apart <= timedelta(days=7) or least <= apart <= most
    )


def _is_as_long(old: Fact, new: Fact) -> bool:
    lengths = {one.period.length_class for one in (old, new) if isinstance(one.period, Duration)}
    return len(lengths) < 2


def agrees(one: Asserted, value: Decimal, slack: Decimal, operands: Sequence[Decimal] = ()) -> bool:
    """Say whether a value is what the text says, within the rounding of both. Losses are told as such.

    `operands` are the values that a change is the change of.
    """
    number = one.number
    is_off = POINT if number.unit == "points" else Decimal(0)
    if (
        _goes_the_other_way(one, value, operands)
        and abs(value) > number.step * ROOM + is_off + slack
    ):
        return False
    readings = [(number.value, number.step), *([number.other] if number.other else [])]
    return any(
        abs(abs(value) - said.scaleb(scale)) <= (step * ROOM).scaleb(scale) + is_off + slack
        for said, step in readings
        for scale in _scales(one)
    )


def is_figure(one: Asserted, figure: Figure) -> bool:
    """Say whether a figure is what the text says."""
    operands = [part.value for part in figure.inputs if isinstance(part, Figure)]
    return agrees(one, figure.value, slack_of(figure), operands)


def is_reported(figure: Figure) -> bool:
    """Say whether a figure, or what it is a change or a ratio of, is reported as such.

    Of what is worked out, only a gross profit counts, from costs that leave nothing out.
    """
    if figure.formula == "reported":
        return True
    if figure.formula == "gross profit":
        return _is_gross_profit(figure)
    if figure.unit != "ratio" and figure.formula != "difference":
        return False
    operands = [one for one in figure.inputs if isinstance(one, Figure)]
    is_deep = figure.formula in ("growth", "difference")
    return all(
        is_reported(one) if is_deep else one.formula == "reported" or _is_gross_profit(one)
        for one in operands
    )


def _is_gross_profit(figure: Figure) -> bool:
    leaves = [one for one in figure.leaves() if isinstance(one, Fact)]
    return figure.formula == "gross profit" and not any("Exclud" in one.concept for one in leaves)


def _goes_the_other_way(one: Asserted, value: Decimal, operands: Sequence[Decimal]) -> bool:
    """Say whether a change is up where the text says down. A loss that increases is a value that falls."""
    if one.said == "value" or one.loses is None or not operands:
        return False
    if all(each > 0 for each in operands):
        return not one.loses and (value < 0) != one.falls
    is_growing = (value < 0) if one.said == "difference" else (value > 0)
    return one.loses and all(each < 0 for each in operands) and is_growing == one.falls


def _scales(one: Asserted) -> tuple[int, ...]:
    """Powers of ten in which a number may be printed: notes leave "million" out."""
    unit = one.number.unit or ""
    is_bare = not one.number.scaled and len(unit) == len("USD")
    is_money = isinstance(one.item, LineItem) and one.item.measure == "money"
    return SCALES if is_bare and is_money else (0,)


def slack_of(figure: Figure) -> Decimal:
    """By how much a figure may be off, since its facts are rounded."""
    if figure.unit == "ratio" and figure.formula == "difference":
        ratios = [one for one in figure.inputs if isinstance(one, Figure)]
        return sum((slack_of(one) for one in ratios), Decimal(0))
    values = [
        (one.value or Decimal(1), half(one)) for one in figure.leaves() if isinstance(one, Fact)
    ]
    if figure.unit != "ratio":
        return sum((rounding for _, rounding in values), Decimal(0))
    if figure.formula == "reported":
        return values[0][1]
    whole = figure.value + 1 if figure.formula == "growth" else figure.value
    return spread(whole, values)


def spread(ratio: Decimal, values: Sequence[tuple[Decimal, Decimal]]) -> Decimal:
    """By how much a ratio may be off, since what it is made of is rounded."""
    return abs(ratio) * sum((rounding / abs(value) for value, rounding in values), Decimal(0))


def half(fact: Fact) -> Decimal:
    """Half of a fact's last digit that counts."""
    if not isinstance(fact.decimals, int):
        return Decimal(0)
    return HALF.scaleb(-fact.decimals)
