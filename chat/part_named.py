"""A part that is named with a period and no item: "Tesla automotive regulatory credits Q2 2025" is its revenue."""

import re
from collections.abc import Callable
from dataclasses import replace

from chat.member_reading import by_member
from chat.part_alone import OWN_AXES
from chat.reading_types import Reading
from data.company import Cik
from data.line_items import line_item
from data.member_facts import part_of
from data.member_names import MemberWords, member_words
from data.own_labels import OwnLabels

_ASKS_MORE = re.compile(
    r"\b(?:how|why|when|where|who|which|do|does|did|is|are|was|were|has|have|had|can|will|sells?|sold|units?|number"
    r"|c[oó]mo|cu[aá]nt\w+|cu[aá]ndo|d[oó]nde|qui[eé]n(?:es)?|es|son|tiene|vende|vendi[oó]|unidades|n[uú]mero)\b",
    re.IGNORECASE,
)
"""Words of a sentence: it asks for something of the part, and not for the part."""


def by_part_named(reading: Reading, labels: Callable[[Cik], OwnLabels]) -> Reading:
    """Ask for the revenue of a segment or product, where nothing but its whole name is said of it."""
    is_bare = not (reading.wanted or reading.ambiguous_items or reading.asks_for_words)
    said = _said(reading)
    if not (is_bare and said and reading.periods) or _ASKS_MORE.search(reading.text):
        return reading
    asked = replace(
        reading, wanted=(line_item("revenue"),), qualifiers=reading.unread, is_prose=False
    )
    read = by_member(asked, labels)
    parts = [part_of(item) for item in read.wanted]
    if read is asked or len(parts) != 1 or parts[0] is None:
        return reading
    (member, *others) = parts[0].members
    is_own = not others and member.axis in OWN_AXES
    return read if is_own and _is_called(member.name, said, read) else reading


def _is_called(name: str, said: MemberWords, reading: Reading) -> bool:
    """Whether that is the whole name; the company's first word, with which it may begin, is read already."""
    words = member_words(name)
    lead = member_words(reading.companies[0].name)[:1]
    return said in (words, words[1:] if words[:1] == lead else words)


def _said(reading: Reading) -> MemberWords:
    """What is said beside the company's name; where that begins a longer one, what makes it longer."""
    if len(reading.companies) == 1 and not reading.unknown_company:
        return member_words(" ".join(reading.unread))
    if reading.companies or len(reading.near) != 1 or reading.unread:
        return ()
    name, words = member_words(reading.near[0].name), member_words(reading.unknown_company or "")
    shared = next(
        (n for n, (one, other) in enumerate(zip(name, words, strict=False)) if one != other), 1
    )
    return words[shared:] if shared else ()
