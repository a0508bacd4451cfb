"""Shares as a cover counts them, where a question names the cover."""

import re

from chat.question_words import fold
from data.formula import Formula
from data.line_item import LineItem
from data.line_items import line_item

_COUNTED = "shares outstanding"
_ON_COVER = re.compile(
    r"(?<![a-z])(?:(?:per|on|from|at|in|by|to|under) (?:(?:the|its|their|a|[a-z&.]+['’]s) )?"
    r"(?:[a-z0-9-]+ ){0,3}cover(?: page| sheet)?(?![a-z])|cover (?:page|sheet)|portada)(?![a-z])"
)


def counted_on_cover(
    wanted: tuple[LineItem | Formula, ...], text: str
) -> tuple[LineItem | Formula, ...]:
    """Take the cover's count for the shares outstanding where the cover is said to have it."""
    if not any(one.name == _COUNTED for one in wanted) or not _ON_COVER.search(fold(text)):
        return wanted
    on_cover = line_item(f"{_COUNTED} on the cover")
    return tuple(on_cover if one.name == _COUNTED else one for one in wanted)
