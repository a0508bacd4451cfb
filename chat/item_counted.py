"""Shares that are counted and paid for: "how many shares did it buy back, and for how much?" asks for both."""

import re
from collections.abc import Sequence

from chat.item_tables import COUNTED
from chat.item_words import Item, item_called

_COUNT = r"(?:how many|number of|cuant[oa]s|numero de) (?:[a-z]+ )?\x01"
_AMOUNT = (
    r"(?:how much|how many (?:[a-z]+ )?dollars|amounts?|what (?:price|cost)|at what|cuanto"
    r"|cuant[oa]s (?:[a-z]+ )?(?:dolares|euros|millones)|importe|que (?:precio|coste|costo))"
)
_AND = r".*(?:,|(?<![a-z])(?:and|y|e)(?![a-z])).*?(?<![a-z])"
_COUNT_FIRST = re.compile(rf"{_COUNT}{_AND}{_AMOUNT}(?![a-z])")
_AMOUNT_FIRST = re.compile(rf"(?<![a-z]){_AMOUNT}(?![a-z]){_AND}{_COUNT}")


def with_count(wanted: Sequence[Item], line: str) -> list[Item]:
    """Put the number beside the amount where both are asked for, in their order; `line` is folded and covered."""
    first = bool(_COUNT_FIRST.search(line))
    if not (first or _AMOUNT_FIRST.search(line)):
        return list(wanted)
    both: list[Item] = []
    for item in wanted:
        counted = [item_called(COUNTED[item.name])] if item.name in COUNTED else []
        both += [*counted, item] if first else [item, *counted]
    return both
