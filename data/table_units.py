"""What captions and headers say about the amounts below them: scale and currency."""

import re
from functools import lru_cache

_SCALES = (
    (re.compile(r"\b(?:thousands?|000s?|miles)\b|\$000|'000|€000", re.I), 3),
    (re.compile(r"\b(?:millions?|millones|mill\.|mn|m€|mm)\b|€m\b|\$m\b|\bM€", re.I), 6),
    (re.compile(r"\b(?:billions?|miles de millones|bn)\b", re.I), 9),
)
_CONTEXT = re.compile(
    r"\bin\b|\ben\b|\(|amounts?|dollars?|euros?|[$€£¥]|usd|eur|importes?|expressed|stated", re.I
)
_CURRENCIES = (
    (re.compile(r"US\$|U\.S\. dollars?|\bUSD\b|d[óo]lares", re.I), "USD"),
    (re.compile(r"€|\beuros?\b|\bEUR\b", re.I), "EUR"),
    (re.compile(r"£|\bpounds? sterling\b|\bGBP\b|libras", re.I), "GBP"),
    (re.compile(r"¥|\byen\b|\bJPY\b", re.I), "JPY"),
    (re.compile(r"\bC\$|\bCAD\b|Canadian dollars", re.I), "CAD"),
    (re.compile(r"\bCHF\b|Swiss francs", re.I), "CHF"),
    (re.compile(r"\$|\bdollars?\b", re.I), "USD"),
)
_UNIT = re.compile(r"\(?(?:in |en )?(?:u\.s\. )?(?:dollars|euros|usd|eur|\$|€|percent|%)\)?", re.I)
MAX_CAPTION_CHARS = 200
"""Longer texts are no captions."""


@lru_cache(maxsize=2048)
def scale_named(text: str) -> int | None:
    """The power of ten that a caption gives to amounts: 6 for "(in millions)"; None where it gives none.

    "Except per share data" and the like do not change it: that is decided by row.
    """
    if not _CONTEXT.search(text):
        return None
    found = [
        (match.start(), scale)
        for rule, scale in _SCALES
        if (match := rule.search(text)) is not None
    ]
    if not found:
        return None
    if re.search(r"miles de millones", text, re.I):
        return 9
    return min(found)[1]


@lru_cache(maxsize=2048)
def currency_named(text: str) -> str | None:
    """ISO code of the currency that a text names; None where it names none."""
    return next((code for rule, code in _CURRENCIES if rule.search(text)), None)


def names_unit(text: str) -> bool:
    """Whether a short text is a unit line: "(in millions, except per share data)"."""
    if len(text) >= MAX_CAPTION_CHARS:
        return False
    return scale_named(text) is not None or bool(_UNIT.fullmatch(text))
