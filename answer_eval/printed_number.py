"""Whether a piece of text prints a number: read here anew, not with the product's own reader."""

import re
from collections.abc import Iterator
from decimal import Decimal
from functools import lru_cache

SCALES = (0, 3, 6, 9, 12)
"""Powers of ten by which a table or a word ("in millions") may shorten an amount."""
MOST_RATE = 10
"""A larger value is no rate that a column headed "%" prints as 24.1."""

NUMBER = re.compile(r"\d(?:[\d.,’' \u00a0\u202f]*\d)?")
_PERCENT = re.compile(r"%|\bper\s?cent\b|\bpor\s?ciento\b", re.IGNORECASE)
_DASH = re.compile(r"[-–—−]")
_ZERO_WORDS = frozenset(("no", "none", "nil", "zero", "ninguno", "ninguna", "cero"))
_SPELLED = """one two three four five six seven eight nine ten eleven twelve thirteen fourteen
fifteen sixteen seventeen eighteen nineteen twenty"""
_WORDS = {word: number for number, word in enumerate(_SPELLED.split(), start=1)}


def prints(text: str, value: Decimal) -> bool:
    """Whether the text prints this number and no other; scale and sign may stand elsewhere.

    A sign or brackets that are printed must not contradict each other, but a filing may tag
    "(9,447)" as an amount paid of 9,447, so the sign of the value is not asked of the print.
    """
    return any(abs(value) == one for one in readings(text, may_be_rate=abs(value) <= MOST_RATE))


def readings(text: str, *, may_be_rate: bool = True) -> Iterator[Decimal]:
    """All magnitudes that the text may stand for; none where it prints several numbers."""
    found = NUMBER.findall(text)
    if not found:
        yield from _spelled(text)
        return
    if len(found) > 1:
        return
    powers = (-2,) if _PERCENT.search(text) else (*SCALES, *((-2,) if may_be_rate else ()))
    for number in numbers_of(found[0]):
        for power in powers:
            yield number.scaleb(power)


def _spelled(text: str) -> Iterator[Decimal]:
    word = text.strip(" ().,$€").lower()
    if word in _ZERO_WORDS or _DASH.fullmatch(word):
        yield Decimal(0)
    elif word in _WORDS:
        for power in SCALES:
            yield Decimal(_WORDS[word]).scaleb(power)


def numbers_of(text: str, decimal_mark: str = "") -> set[Decimal]:
    """Read digits with a point or a comma for decimals, whichever the marks allow; or the one named."""
    bare = re.sub(r"[’' \u00a0\u202f]", "", text)
    found = set()
    for group, point in ((",", "."), (".", ",")):
        if decimal_mark and point != decimal_mark:
            continue
        pattern = rf"(?:\d{{1,3}}(?:{re.escape(group)}\d{{3}})+|\d+)(?:{re.escape(point)}\d+)?"
        if re.fullmatch(pattern, bare):
            found.add(Decimal(bare.replace(group, "").replace(point, ".")))
    return found


@lru_cache(maxsize=256)
def decimal_mark_of(text: str) -> str:
    """Which mark a document prints decimals with; "" where its numbers do not say.

    Three digits after a mark are thousands far more often than decimals; one or two are decimals.
    """
    point, comma = (
        len(re.findall(rf"\d{re.escape(group)}\d{{3}}(?!\d)", text))
        + len(re.findall(rf"\d{re.escape(mark)}\d{{1,2}}(?!\d)", text))
        for group, mark in ((",", "."), (".", ","))
    )
    return "" if point == comma else "." if point > comma else ","
