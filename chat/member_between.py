"""One part set beside another, or beside its company: "How much more did A sell than B?".

The words that set them side by side stand between the two names; what is asked is then what lies
between the two, and no change of either over time.
"""

import re
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from chat.item_lookup import item_called, item_table
from chat.plain_words import listed
from chat.question_words import fold, keys_of
from chat.reading_types import Reading
from data.company import Company
from data.formula import Formula
from data.line_items import LineItem
from data.member_names import MemberWords, member_words

_BETWEEN = re.compile(r"\b(?:difference (?:between|of)|diferencia (?:entre|de))\b")
"""One part less the other, where each part's change over time is no less likely."""
_THAN = frozenset(listed("than que"))
_EXCEEDS = frozenset(
    listed(
        "exceed exceeds exceeded exceeding surpass surpasses surpassed outsell outsells outsold topped beat"
        " supera superan supero superaron superar excede exceden excedio excedieron exceder"
    )
)
"""Verbs of one thing above another; in Spanish they come before both."""
_LESS = frozenset(listed("minus less menos"))
_MOVES = re.compile(
    r"(?<![a-z])(?:gr[eo]w|grow(?:s|th|n|ing)|increas|decreas|r[io]se|rising|f[ae]ll|declin|drop|chang|crec|aument|dismin|ca[iy]|vari)"
)
"""What each of the two did over time is another question."""


def lies_between(reading: Reading, names: Sequence[MemberWords]) -> bool:
    """Whether what lies between two parts is asked for, of one period."""
    if len(reading.periods) > 1:
        return False
    line = fold(reading.text)
    if _BETWEEN.search(line):
        return True
    words = member_words(reading.text)
    return len(names) == 2 and _is_set_beside(reading, _inside(words, names[0], names[1]))


def beside_the_whole(reading: Reading, company: Company, name: MemberWords) -> bool | None:
    """Whether a part is set beside its own company, and if so which of them is named first; None if not.

    True where the part is.
    """
    words, whole = member_words(reading.text), member_words(company.name)[:1]
    if len(reading.periods) > 1 or not reading.unknown_company or not whole:
        return None
    if _is_set_beside(reading, _inside(words, name, whole)):
        return True
    return False if _is_set_beside(reading, _inside(words, whole, name)) else None


def _is_set_beside(reading: Reading, inside: MemberWords) -> bool:
    line = fold(reading.text)
    if reading.operation not in ("value", "difference") or _MOVES.search(line):
        return False
    if reading.operation == "value" and reading.pick is None:
        return not _LESS.isdisjoint(inside)
    is_above = bool(inside) and not _EXCEEDS.isdisjoint(member_words(line))
    return is_above or not (_THAN | _LESS).isdisjoint(inside)


def _inside(words: MemberWords, first: MemberWords, second: MemberWords) -> MemberWords:
    """The words from the end of one name to the begin of the other."""
    start, end = _place(words, first), _place(words, second)
    if start is None or end is None:
        return ()
    return words[start + len(first) : end]


def _place(words: MemberWords, name: MemberWords) -> int | None:
    places = range(len(words) - len(name) + 1)
    return next((one for one in places if words[one : one + len(name)] == name), None)


def is_best_of(reading: Reading) -> bool:
    """Whether the best of several is asked for, of one period: "the higher revenue in 2024, A or B"."""
    one_period = len(reading.periods) == 1 and not reading.periods[0].since
    return reading.operation == "value" and reading.pick is not None and one_period


def without_inner(reading: Reading, names: Iterable[MemberWords]) -> Reading:
    """Leave out an item that is but a word of a part's name: the "advertising" of "advertising services"."""
    inner = {item.name for name in names for item in _items_in(name)}
    kept = dict.fromkeys(
        _first_of(one) if _is_less(one, inner) else one
        for one in reading.wanted
        if one.name not in inner
    )
    wanted = tuple(kept)
    if not wanted or wanted == reading.wanted:
        return reading
    over = None if len(wanted) == 1 and reading.over == "items" else reading.over
    return replace(reading, wanted=wanted, over=over)


def _is_less(item: LineItem | Formula, inner: AbstractSet[str]) -> bool:
    """Tell "revenue − advertising", read in "AWS revenue minus advertising services revenue"."""
    if not isinstance(item, Formula) or len(item.needs) != 2:
        return False
    return item.name == " − ".join(item.needs) and item.needs[1] in inner


def _first_of(item: LineItem | Formula) -> LineItem | Formula:
    return item_called(item.needs[0]) if isinstance(item, Formula) else item


def _items_in(name: MemberWords) -> Iterable[LineItem | Formula]:
    for word in name if len(name) > 1 else ():
        found = item_table().get(keys_of(word))
        if found is not None and len(found[1]) == 1:
            yield found[1][0]
