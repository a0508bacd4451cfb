"""The whole of a part that was told: "and total?", "share of total?" after the revenue of one product."""

import re
from collections.abc import Iterable
from dataclasses import replace

from chat.follow_up import Carried
from chat.item_words import Item
from chat.question_words import fold
from chat.reading_types import Reading
from data.member_facts import Part, of_whole, part_of
from data.member_share import PartShare, share_of

PERCENT = "%"
SHARES = frozenset(
    (
        "percentage",
        "percent",
        "cent",
        "per",
        PERCENT,
        "share",
        "proportion",
        "fraction",
        "porcentaje",
        "proporcion",
        "parte",
        "peso",
        "total",
    )
)
"""Words that ask for a share, as they are left over."""
_WHOLE = r"(?:total|whole|overall|entire|company[- ]?wide|group|todo|conjunto|global)(?: (?:company|group|compania|empresa|grupo))?"
_LEADS = (
    r"[¿¡ ]*(?:(?:and|y|&|so|what about|how about|what is|what was|cual es|cual fue|que hay) )*"
)
_TOTAL = re.compile(
    rf"^{_LEADS}(?:(?:the|its|in|as a|el|la|en|en el) )*(?:{_WHOLE}|altogether|in all)(?: (?:is|was|es|fue))?[ ?!.]*$"
)
SHARE = re.compile(
    rf"^{_LEADS}(?:(?:as|in|como|en|what|which|que|its|the|a|an|un|una|el|la|su) )*"
    r"(?:percentage|percent|per cent|%|share|proportion|fraction|porcentaje|proporcion|parte|peso)"
    r" (?:of|de|del|sobre|en|over) (?:(?:the|its|el|la|los|las|su) )*(?P<whole>.*)$"
)
_JUST_WHOLE = re.compile(rf"^{_WHOLE}(?:(?: of)? \w+){{0,3}}[ ?!.]*$")


def of_its_whole(reading: Reading, previous: Reading) -> Reading | None:
    """Take the whole's item, or the part's share of it; None where neither is asked for."""
    if "companies" not in reading.carried or reading.asks_for_words or not previous.wanted:
        return None
    folded = fold(reading.text)
    parts = [one for one in map(_part, previous.wanted) if one is not None]
    is_of_parts = len(parts) == len(previous.wanted)
    if is_of_parts and _TOTAL.match(folded) and _is_carried(reading):
        return _asking(reading, dict.fromkeys(map(_whole, previous.wanted)))
    share = SHARE.match(folded)
    if share is None:
        return None
    is_just_whole = _is_carried(reading) and _JUST_WHOLE.match(share["whole"]) is not None
    if not is_of_parts:
        # A share of the whole: of which part, nobody said.
        told = _asking(reading, previous.wanted)
        return replace(told, qualifiers=(PERCENT,)) if is_just_whole else None
    own = {_whole(one).name for one in previous.wanted}
    is_own = not _is_carried(reading) and all(one.name in own for one in reading.wanted)
    if is_just_whole or is_own:
        pairs = zip(previous.wanted, parts, strict=True)
        return _asking(reading, [share_of(_whole(one), part) for one, part in pairs])
    # Of another item than its own: whether the part's or the whole's is meant is not said.
    return replace(reading, operation="value", qualifiers=(PERCENT,)) if reading.wanted else None


def _part(item: Item) -> Part | None:
    return part_of(item.part if isinstance(item, PartShare) else item)


def _whole(item: Item) -> Item:
    return of_whole(item.part if isinstance(item, PartShare) else item)


def _is_carried(reading: Reading) -> bool:
    return "wanted" in reading.carried or not reading.wanted


def _asking(reading: Reading, wanted: Iterable[Item]) -> Reading:
    carried: frozenset[Carried] = frozenset({"wanted"})
    items = tuple(wanted)
    return replace(
        reading,
        wanted=items,
        operation="value",
        against=None,
        over="items" if len(items) > 1 else None,
        qualifiers=(),
        is_prose=False,
        unit=None,
        carried=reading.carried | carried,
    )
