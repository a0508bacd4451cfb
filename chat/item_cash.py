"""Cash that moves: "how much cash did its operations generate" is a flow, not a balance."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from chat.item_words import Item, Named, item_called
from chat.question_words import Word
from data.line_items import LineItem

_HOW_MUCH = re.compile(r"(?:how much|cuant[oa]s?)(?: of the| del?)? \x01")
_ACTIVITIES: tuple[tuple[str, str], ...] = (
    (
        r"operations|operating activities|operaciones|(?:actividades )?(?:operativas|de (?:la )?(?:operacion|explotacion))",
        "operating cash flow",
    ),
    (r"investing activities|actividades de (?:la )?inversion", "investing cash flow"),
    (
        r"financing activities|actividades de (?:la )?(?:financiacion|financiamiento)",
        "financing cash flow",
    ),
)
_WHOSE = tuple(
    (re.compile(rf"(?<![a-z])(?:{words})(?![a-z])"), item) for words, item in _ACTIVITIES
)


@dataclass(frozen=True, slots=True)
class CashMoved:
    """What cash is asked for as a flow, and the words that say so."""

    item: Item
    words: frozenset[str]


def cash_moved(named: Sequence[Named], line: str) -> CashMoved | None:
    """Read "how much cash did the financing activities provide"; `line` is folded and covered."""
    if len(named) != 1 or not _is_cash(named[0]) or not _HOW_MUCH.search(line):
        return None
    for words, name in _WHOSE:
        if found := words.search(line):
            return CashMoved(item_called(name), frozenset(found[0].split()))
    return None


def without_medium(named: Sequence[Named], words: Sequence[Word], line: str) -> list[Named]:
    """Drop the cash of "how much cash did it spend on buybacks": it is what was spent, not what is had."""
    first = named[0] if named else None
    if first is None or not _is_cash(first) or not _HOW_MUCH.search(line):
        return list(named)
    later = [
        one
        for one in named[1:]
        if all(isinstance(item, LineItem) and item.kind == "duration" for item in one.meanings)
    ]
    joined = any(
        word.key in ("and", "y", "e", ",", "&")
        for one in later[:1]
        for word in words[first.end : one.start]
    )
    return list(named[1:]) if later and not joined else list(named)


def _is_cash(name: Named) -> bool:
    return [item.name for item in name.meanings] == ["cash"]
