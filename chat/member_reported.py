"""Whether a table of facts has what an item needs, and whether several tables say the same of it."""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from chat.item_lookup import item_called
from data.fact_table import FactTable, Search
from data.fact_versions import FoundFact
from data.formula import AT_START
from data.formulas import Formula, ways
from data.line_items import LineItem
from data.own_labels import OwnLabels
from data.period import Period

MAX_NESTED = 3
"""Formulas within formulas."""
Item = LineItem | Formula


def reports(item: Item, table: FactTable, own: OwnLabels, depth: int = 0) -> bool:
    """Say whether an item is reported for some period, or all that its formula takes is."""
    if isinstance(item, LineItem) and table.periods(_search(item, own)):
        return True
    if depth >= MAX_NESTED:
        return False
    return any(
        all(
            reports(item_called(need.removesuffix(AT_START)), table, own, depth + 1)
            for need in row.needs
        )
        for row in ways(item.name)
    )


def agree(
    item: Item, tables: Sequence[FactTable], own: OwnLabels, *, must_meet: bool = True
) -> bool:
    """Say whether the tables have the same values of an item for every period that several have.

    `must_meet`: tables without a common period agree on nothing.
    """
    first, *others = tables
    searches = [_search(one, own) for one in _leaves(item)]
    return all(
        any(_meet(search, first, other) for search in searches) or not must_meet for other in others
    ) and all(_are_same(search, first, other) for search in searches for other in others)


def _leaves(item: Item, depth: int = 0) -> Iterator[LineItem]:
    """The line items that an item may rest on, itself among them."""
    if isinstance(item, LineItem):
        yield item
    if depth < MAX_NESTED:
        for row in ways(item.name):
            for need in row.needs:
                yield from _leaves(item_called(need.removesuffix(AT_START)), depth + 1)


def _meet(search: Search, one: FactTable, other: FactTable) -> bool:
    return not one.periods(search).isdisjoint(other.periods(search))


def _are_same(search: Search, one: FactTable, other: FactTable) -> bool:
    shared = one.periods(search) & other.periods(search)
    return all(_value(search, one, period) == _value(search, other, period) for period in shared)


def _value(search: Search, table: FactTable, period: Period) -> Decimal | None:
    found = table.find(search, (period,))
    return found.fact.value if isinstance(found, FoundFact) else None


def _search(item: LineItem, own: OwnLabels) -> Search:
    return Search(own.fitted(item).concepts, item.measure)
