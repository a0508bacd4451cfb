"""Whether a ratio that a text tells is one of prints that may be meant: of net sales, not of all revenue."""

from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal

from chat.asserted import Asserted
from chat.asserted_time import YEAR_AGO
from chat.contradiction_prints import agrees, half, near_concepts, spread
from data.fact import Fact
from data.figures import Figure
from data.formula import Formula
from data.formulas import ways
from data.period import Period

_GROSS = "gross profit"
_COST = "cost of revenue"
Ratio = tuple[str, Period, Decimal, Decimal]
"""What is divided by what, when, the ratio, and by how much it may be off."""


def may_be_a_ratio(one: Asserted, figure: Figure, facts: Iterable[Fact]) -> bool:
    """Say whether any print of the part over any print of the whole is what is told."""
    formula = one.item if isinstance(one.item, Formula) else next(iter(ways(one.item.name)), None)
    if formula is None or len(formula.needs) != 2:
        return False
    wholly = [fact for fact in facts if not fact.dimensions and fact.value]
    ratios = list(_ratios(formula.needs, wholly))
    now = [ratio for ratio in ratios if one.when is None or ratio[1] == figure.period]
    if one.said == "value":
        return any(agrees(one, value, slack) for _, _, value, slack in now)
    return any(_differs_so(one, new, old) for new in now for old in ratios)


def _differs_so(one: Asserted, new: Ratio, old: Ratio) -> bool:
    least, most = YEAR_AGO
    if new[0] != old[0] or not least <= new[1].end - old[1].end <= most:
        return False
    return agrees(one, new[2] - old[2], new[3] + old[3], (new[2], old[2]))


def _ratios(needs: Sequence[str], facts: Sequence[Fact]) -> Iterator[Ratio]:
    part, whole = needs
    parts = [fact for fact in facts if fact.concept in near_concepts(part)]
    costs = [fact for fact in facts if part == _GROSS and fact.concept in near_concepts(_COST)]
    for below in facts:
        if below.concept not in near_concepts(whole):
            continue
        for above in (*parts, *costs):
            if (above.period, above.unit) == (below.period, below.unit):
                yield _ratio(above, below, is_cost=above in costs)


def _ratio(above: Fact, below: Fact, *, is_cost: bool) -> Ratio:
    first, second = above.value or Decimal(0), below.value or Decimal(1)
    value = first / second
    slack = spread(value, ((first or Decimal(1), half(above)), (second, half(below))))
    name = f"{above.concept} {below.concept}"
    return name, above.period, 1 - value if is_cost else value, slack
