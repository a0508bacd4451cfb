"""A word or two before a colon, in front of a question that is whole without them: "Acme unit: what was …".

What stands behind the colon must name whose figure it asks for by itself, a company or a part of one.
Else the words before the colon may be what the figure is of.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from chat.question_words import fold
from chat.reading import read_question
from chat.reading_types import Reading
from data.company import Company
from data.member_facts import part_of

_HEADED = re.compile(r"^(?P<head>[^:?¿]{2,60}):\s+(?P<rest>\S.+)$", re.DOTALL)
_NARROWS = re.compile(
    r"(?<![a-z])(?:adjusted|organic|normali[sz]ed|store|non|gaap|ifrs|pro|proforma|underlying|core|comparable|constant|like|recurring|same|excluding|ex|without|net|gross"
    r"|average|total|diluted|basic|ajustad[oa]s?|organic[oa]s?|subyacentes?|comparables?|recurrentes?|sin|promedio|medi[oa]|neto|neta|brut[oa])(?![a-z])"
)
"""Words that say which figure it is, wherever they stand."""
MOST_WORDS = 3


def without_heading(
    reading: Reading, read_again: Callable[[Reading], Reading], companies: Sequence[Company]
) -> Reading:
    """Read a question without the words before its colon, where that is whole and they are no name."""
    headed = _rest(reading, companies)
    if headed is None:
        return reading
    rest, is_named = headed
    read = read_again(rest)
    is_whole = read.wanted and not (read.qualifiers or read.ambiguous_items or read.is_prose)
    names_its_own = is_named or any(part_of(item) is not None for item in read.wanted)
    return replace(read, text=reading.text) if is_whole and names_its_own else reading


def _rest(reading: Reading, companies: Sequence[Company]) -> tuple[Reading, bool] | None:
    """The same reading with only what stands behind the colon left, and whether a company is named there."""
    found = _HEADED.match(reading.text)
    if found is None or reading.asks_for_words or not _is_no_name(found["head"], reading):
        return None
    alone = read_question(found["rest"], companies=companies)
    if alone.wanted != reading.wanted or alone.operation != reading.operation:
        return None
    rest = replace(
        reading,
        text=alone.text,
        companies=alone.companies or reading.companies,
        unknown_company=alone.unknown_company,
        near=alone.near,
        qualifiers=alone.qualifiers,
        unread=alone.unread,
        phrase=alone.phrase,
        is_prose=alone.is_prose,
    )
    return rest, bool(alone.companies)


def _is_no_name(head: str, reading: Reading) -> bool:
    """Whether what nobody read before the colon is a word or two in small letters, which narrow nothing."""
    said = set(re.findall(r"[^\W_][\w'’&-]*", head))
    left = [word for word in reading.qualifiers if word in said]
    are_small = all(word[:1].islower() for word in left)
    return 0 < len(left) <= MOST_WORDS and are_small and not _NARROWS.search(fold(head))
