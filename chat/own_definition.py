"""What is asked for by the words of a definition, where no label has them.

Every word that asks for something must stand in the definition or the label. One is taken that is
clearly the closest and says little else; else those near it are named. What is worded so loosely
that many fit is no question for one figure.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from chat.plain_words import ENGLISH
from chat.reading_types import Reading
from data.label_words import label_words
from data.line_item import LineItem
from data.own_definitions import Defined
from data.own_labels import OwnLabels

SAYS_NOTHING_ELSE, SAYS_LITTLE_ELSE, OF_MANY_WORDS = 0.9, 0.45, 0.2
"""Share of a definition that must have been asked for, to take it: where few words narrow a usual
item, else, and where many words fit it alone."""
MANY_WORDS = 4
CLEARLY = 1.5
"""So many times closer than the next is the one that is meant."""
LEAST_WORDS = 2
MOST_NAMED = 4
"""Candidates up to which a question is asked back; of more of them the words say too little."""
NEAR = 0.2
"""Share of a definition from which on it is worth asking whether it is meant."""
_ASKS = label_words(
    "amount figure number balance reported total sum aggregate value carrying money many much big large"
    " part period year fiscal end date"
)
_AMOUNT = re.compile(r"\b(?:how (?:much|many|large|big)|amounts?|value|balance|sum|number)\b", re.I)


@dataclass(frozen=True, slots=True)
class DefinedAs:
    """What definitions say of a question."""

    item: LineItem | None = None
    """The one that is asked for."""
    near: tuple[LineItem, ...] = ()
    """Those that it may be, where none is clearly the one."""


def defined_as(reading: Reading, own: OwnLabels) -> DefinedAs:
    """Find the item whose definition is asked for, or the ones that it may be."""
    words = " ".join(word for word in reading.phrase if word.lower() not in ENGLISH)
    asked = label_words(words) - _ASKS
    if len(asked) < LEAST_WORDS:
        return DefinedAs()
    found = own.defined.matching(" ".join(sorted(asked)))
    if not found:
        return DefinedAs()
    best = found[0]
    near = [one for one in found if one.share * CLEARLY > best.share]
    many = len(asked) >= MANY_WORDS
    is_alone = sum(not one.narrows for one in found) == 1
    least = OF_MANY_WORDS if many and is_alone else SAYS_LITTLE_ELSE
    if reading.wanted and not many:
        least = SAYS_NOTHING_ELSE  # "revenue from customers for services" is a usual item, narrowed
    if len(near) == 1 and best.share >= least and not best.narrows:
        return DefinedAs(best.item)
    may_ask = many or not reading.wanted
    return DefinedAs(near=_to_ask(reading, own, near) if may_ask else ())


def _to_ask(reading: Reading, own: OwnLabels, near: Sequence[Defined]) -> tuple[LineItem, ...]:
    """Name those that it may be, where a figure is asked for and no text could tell."""
    named = reading.wanted or reading.ambiguous_items
    asks_for_one = not own.has_text or named or _AMOUNT.search(reading.text)
    is_near = near[0].share >= NEAR and len(near) <= MOST_NAMED
    return tuple(one.item for one in near) if asks_for_one and is_near else ()
