"""Whose figure each number of a sentence is told as, where the sentence names several companies."""

import itertools
import re
from collections.abc import Sequence

from chat.gate_entities import Mention
from chat.gate_numbers import Number

_LISTED = re.compile(
    r"(?:['’]s?)?\s*(?:,|and|y|e|&|\s)*\s*(?:(?:of|de|at|en|by|un|una|el|la|los|las|the) )*",
    re.IGNORECASE,
)
_BEHIND = re.compile(
    r"\s*(?:\([^)]*\)\s*)?(?:(?:in|for|en) (?:fiscal |el ejercicio )?\d{4}\s+)?(?:at|for|by|of|in|en|para|de)\s+(?:the )?",
    re.IGNORECASE,
)
"""What stands between a number and the company that it is of: "6.0% at Halden", "12 % en 2024 en Halden"."""


def owners(
    text: str, amounts: Sequence[Number], names: Sequence[Mention]
) -> tuple[Mention | None, ...]:
    """Name for each amount the company that it is told of; None where the sentence leaves that open.

    `names` are those of companies, in their order. That is the one of a list which has the number's place in a list of
    numbers ("A and B had 5 and 7"), the one right behind it, the last one before it, or the only one.
    """
    in_turn = _in_turn(text, amounts, names)
    if in_turn is not None:
        return in_turn
    behind = [_behind(text, one, names) for one in amounts]
    bound = {id(one) for one in behind if one is not None}
    return tuple(
        own or _before(one, [name for name in names if id(name) not in bound], names)
        for one, own in zip(amounts, behind, strict=True)
    )


def _in_turn(
    text: str, amounts: Sequence[Number], names: Sequence[Mention]
) -> tuple[Mention, ...] | None:
    if len(names) < 2 or len(amounts) != len(names):
        return None
    is_ahead = names[-1].end <= amounts[0].start or amounts[-1].end <= names[0].start
    listed = _are_listed(text, [(one.start, one.end) for one in names])
    listed = listed and _are_listed(text, [(one.start, one.end) for one in amounts])
    return tuple(names) if is_ahead and listed else None


def _are_listed(text: str, places: Sequence[tuple[int, int]]) -> bool:
    return all(
        _LISTED.fullmatch(re.sub(r"\([^)]*\)", " ", text[one[1] : other[0]]))
        for one, other in itertools.pairwise(places)
    )


def _behind(text: str, amount: Number, names: Sequence[Mention]) -> Mention | None:
    near = (one for one in names if one.start >= amount.end)
    found = next(near, None)
    is_near = found is not None and _BEHIND.fullmatch(text[amount.end : found.start])
    return found if is_near else None


def _before(amount: Number, free: Sequence[Mention], names: Sequence[Mention]) -> Mention | None:
    before = [one for one in free if one.start < amount.start]
    if before:
        return before[-1]
    return names[0] if len(names) == 1 else None
