"""What a company's figure is divided into along one axis: "revenue by segment"."""

from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal
from itertools import combinations

from data.ask import FigureAsk
from data.derive import derive
from data.figures import Figure
from data.fiscal import FiscalCalendar
from data.member_facts import Part, of_part
from data.own_labels import OwnLabels

MOST_TRIED = 16
"""Parts of which it is looked for those that add up to the whole."""


@dataclass(frozen=True, slots=True)
class Divided:
    """The parts of a figure, the largest first."""

    parts: tuple[Part, ...]
    adds_up: bool
    """Whether they make up the whole; else some overlap, or some of it is not tagged."""


def divided(
    ask: FigureAsk,
    axis: str,
    own: OwnLabels,
    calendar: FiscalCalendar,
    as_of: date | None,
) -> Divided | None:
    """Divide a figure by the members of an axis that have it; None where fewer than two do.

    A member may be the sum of others ("products"): those are left out then, for the finest parts
    that make up the whole.
    """
    members = own.members
    if members is None:
        return None
    value = replace(ask, operation="value", base=None)
    found: dict[Part, Decimal] = {}
    for member in members.labels.on_axis(axis):
        part = Part((member,))
        own_ask = replace(value, item=of_part(ask.item, part))
        got = derive(own_ask, members.facts(part).table, calendar, as_of=as_of, labels=own)
        if isinstance(got, Figure) and got.value:
            found[part] = got.value
    if len(found) < 2:
        return None
    whole = derive(value, members.whole, calendar, as_of=as_of, labels=own)
    finest = _finest(found, whole.value) if isinstance(whole, Figure) else None
    parts = finest or tuple(found)
    ordered = sorted(parts, key=lambda one: (-found[one], one.members[0].name))
    return Divided(tuple(ordered), finest is not None)


def _finest(found: dict[Part, Decimal], whole: Decimal) -> tuple[Part, ...] | None:
    """Take the most parts that add up to the whole."""
    if len(found) > MOST_TRIED:
        return None
    for count in range(len(found), 1, -1):
        for parts in combinations(found, count):
            if sum(found[one] for one in parts) == whole:
                return parts
    return None
