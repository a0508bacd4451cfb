"""The whole of a part that was told: "and total?", "share of total?" after the revenue of one product."""

import re
from collections.abc import Sequence
from dataclasses import replace

from chat.follow_up import Carried
from chat.item_words import Item
from chat.question_words import fold
from chat.reading_types import Reading
from data.member_facts import Part, of_whole, part_of
from data.member_share import PartShare, share_of

_WHOLE = r"(?:total|whole|overall|entire|company[- ]?wide|group|todo|conjunto|global)(?: (?:company|group|compania|empresa|grupo))?"
_LEADS = (
    r"[¿¡ ]*(?:(?:and|y|&|so|what about|how about|what is|what was|cual es|cual fue|que hay) )*"
)
_TOTAL = re.compile(
    rf"^{_LEADS}(?:(?:the|its|in|as a|el|la|en|en el) )*(?:{_WHOLE}|altogether|in all)(?: (?:is|was|es|fue))?[ ?!.]*$"
)
_SHARE = re.compile(
    rf"^{_LEADS}(?:(?:as|in|como|en|what|which|que|its|the|a|an|un|una|el|la|su) )*"
    r"(?:percentage|percent|per cent|%|share|proportion|fraction|porcentaje|proporcion|parte|peso)"
    r" (?:of|de|del|sobre|en|over) (?:(?:the|its|el|la|los|las|su) )*(?P<whole>.*)$"
)
_JUST_WHOLE = re.compile(rf"^{_WHOLE}(?:(?: of)? \w+){{0,3}}[ ?!.]*$")


def of_its_whole(reading: Reading, previous: Reading) -> Reading | None:
    """Take the whole's item, or the part's share of it; None where neither is asked for."""
    parts = [_part(one) for one in previous.wanted]
    is_of_it = "companies" in reading.carried and not reading.asks_for_words
    if not (is_of_it and parts) or None in parts:
        return None
    folded = fold(reading.text)
    wholes = tuple(dict.fromkeys(_whole(one) for one in previous.wanted))
    if _TOTAL.match(folded) and _is_carried(reading):
        return _asking(reading, wholes)
    share = _SHARE.match(folded)
    if share is None:
        return None
    own = {one.name for one in wholes}
    is_same = _is_carried(reading) and bool(_JUST_WHOLE.match(share["whole"]))
    is_named = not _is_carried(reading) and all(one.name in own for one in reading.wanted)
    if is_same or (is_named and reading.wanted):
        pairs = zip(previous.wanted, parts, strict=True)
        return _asking(reading, tuple(share_of(_whole(one), part) for one, part in pairs if part))
    # Of another item than its own: whether the part's or the whole's is meant is not said.
    return replace(reading, operation="value", qualifiers=("%",)) if reading.wanted else None


def _part(item: Item) -> Part | None:
    return part_of(item.part if isinstance(item, PartShare) else item)


def _whole(item: Item) -> Item:
    return of_whole(item.part if isinstance(item, PartShare) else item)


def _is_carried(reading: Reading) -> bool:
    return "wanted" in reading.carried or not reading.wanted


def _asking(reading: Reading, wanted: Sequence[Item]) -> Reading:
    carried: frozenset[Carried] = frozenset({"wanted"})
    return replace(
        reading,
        wanted=tuple(wanted),
        operation="value",
        against=None,
        over="items" if len(wanted) > 1 else None,
        qualifiers=(),
        is_prose=False,
        unit=None,
        carried=reading.carried | carried,
    )
