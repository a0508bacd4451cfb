"""Everyday words that say what kind of figure is asked for, where what was read is none of that kind."""

import re
from collections.abc import Iterator, Sequence

from chat.item_reading import ItemsRead
from chat.item_words import Item
from chat.operation_reading import Plan
from chat.question_line import Line
from chat.question_words import fold
from data.formula import Formula

_RATIO = frozenset({"ratio", "ratios", "cociente"})
_TO_A_CUSTOMER = re.compile(r"\x01 (?:to|a) \x02")
"""One company's sales to another are neither's sales."""
_COMPARES = re.compile(r"(?<![a-z])(?:compar|relative|next)")


def unmet(line: Line, items: ItemsRead, wanted: Sequence[Item], made: Plan) -> tuple[str, ...]:
    """Give the words that the figures of these items don't meet: they ask for something else."""
    return tuple(_unmet(line, items, wanted, made))


def _unmet(line: Line, items: ItemsRead, wanted: Sequence[Item], made: Plan) -> Iterator[str]:
    if items.per_share == "unfit":
        yield "per share"
    if made.operation == "average" and made.over is None:
        yield "average"
    sold = _TO_A_CUSTOMER.search(line.covered)
    if sold and "\x02" in line.covered[: sold.start()] and not _COMPARES.search(fold(line.text)):
        yield "to"
    is_one = len(wanted) == 1 and made.operation == "value"
    if is_one and _measure(wanted[0]) not in ("ratio", "days"):
        yield from (word for word in _beside_items(line) if word in _RATIO)


def _measure(item: Item) -> str:
    return item.unit if isinstance(item, Formula) else item.measure


def _beside_items(line: Line) -> Iterator[str]:
    """The words that no rule reads, right behind an item's name or with only "of" between."""
    for place, word in enumerate(line.words):
        behind = line.taken[place - 1 : place] == ["item"]
        before = line.taken[place + 2 : place + 3] == ["item"] and line.words[place + 1].key in (
            "of",
            "de",
        )
        if not line.taken[place] and (behind or before):
            yield word.key
