"""How a tagged number is printed: the formats of the Inline XBRL transformation registries.

Registries 1 to 5 and the SEC's own name the same rule in different ways ("numdotdecimal",
"num-dot-decimal"), so names are compared without prefix, hyphens and case.
"""

import re
from collections.abc import Callable
from decimal import Decimal, InvalidOperation
from functools import lru_cache

from data.amount import EXACT

_SMALL = {
    name: number
    for number, name in enumerate(
        [
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
        ]
    )
} | {"no": 0, "none": 0, "nil": 0, "a": 1, "an": 1}
_TENS = {
    name: 10 * number
    for number, name in enumerate(
        ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"], start=2
    )
}
_LARGE = {"thousand": 3, "million": 6, "billion": 9, "trillion": 12}
_DIGITS = re.compile(r"[+-]?(?:\d{1,100}\.\d{0,100}|\.\d{1,100})", re.ASCII)
_DASH = re.compile(r"[-‐‑‒–—―−]+")
_ONE = Decimal(1)
_FILLING = re.compile(r"[\s' ’`,]")


def _plain(whole: str, part: str = "") -> Decimal:
    """Read digits before and behind a decimal mark; `Decimal` alone would read "NaN" and "1e9" too."""
    digits = f"{_FILLING.sub('', whole)}.{part.replace(' ', '')}"
    if not _DIGITS.fullmatch(digits):
        raise InvalidOperation
    return Decimal(digits)


def _dot_decimal(text: str) -> Decimal:
    whole, _, part = text.partition(".")
    return _plain(whole, part)


def _comma_decimal(text: str) -> Decimal:
    whole, _, part = text.partition(",")
    return _plain(whole.replace(".", ""), part)


def _unit_decimal(text: str) -> Decimal:
    """Read "5 dollars 25 cents": whole units, then hundredths."""
    groups = re.findall(r"[\d.,]*\d", text)
    if not 1 <= len(groups) <= 2:
        raise InvalidOperation
    whole, part = (re.sub(r"\D", "", group) for group in (*groups, "0")[:2])
    if len(part) > 2:
        raise InvalidOperation
    return _plain(whole, part.rjust(2, "0"))


def _zero(text: str) -> Decimal:
    """Whatever is printed is zero; where nothing is printed, nothing is said."""
    if not text:
        raise InvalidOperation
    return Decimal(0)


def _dash(text: str) -> Decimal:
    if not _DASH.fullmatch(text):
        raise InvalidOperation
    return Decimal(0)


def _words(text: str) -> Decimal:
    """Read a number in English words: "one hundred and five thousand"."""
    total = group = Decimal(0)
    words = re.findall(r"[a-z]+|\d[\d,.]*", text.lower())
    if not words:
        raise InvalidOperation
    for word in words:
        if word in _SMALL:
            group += _SMALL[word]
        elif word in _TENS:
            group += _TENS[word]
        elif word == "hundred":
            group = (group or _ONE) * 100
        elif word in _LARGE:
            power = Decimal(10 ** _LARGE[word])
            total = total * power if total and not group else total + (group or _ONE) * power
            group = Decimal(0)
        elif word != "and":
            group += _dot_decimal(word)
    return total + group


FORMATS: dict[str, Callable[[str], Decimal]] = {
    "": _dot_decimal,
    "numdotdecimal": _dot_decimal,
    "numdotdecimalapos": _dot_decimal,
    "numdotdecimalin": _dot_decimal,
    "numcommadot": _dot_decimal,
    "numspacedot": _dot_decimal,
    "numcommadecimal": _comma_decimal,
    "numcommadecimalapos": _comma_decimal,
    "numdotcomma": _comma_decimal,
    "numspacecomma": _comma_decimal,
    "numcomma": _comma_decimal,
    "numunitdecimal": _unit_decimal,
    "numunitdecimalapos": _unit_decimal,
    "numunitdecimalin": _unit_decimal,
    "numdash": _dash,
    "zerodash": _dash,
    "fixedzero": _zero,
    "numwordsen": _words,
}
"""What prints how; "" is a number without a format."""


@lru_cache(maxsize=4096)
def read_number(text: str, *, format_name: str, scale: int, is_negative: bool) -> Decimal | None:
    """Value of a tagged number in base units; None where the text is not in its format.

    `is_negative` is `sign="-"`. Brackets around the number stand outside its tag and say nothing; some
    filers have them inside beside the sign, which says the same thing once more.
    """
    name = format_name.rpartition(":")[2].replace("-", "").lower()
    reader = FORMATS.get(name)
    if reader is None:
        return None
    text = text.strip()
    if is_negative and text[:1] == "(" and text[-1:] == ")":
        text = text[1:-1].strip()
    try:
        value = reader(text).scaleb(scale, EXACT)
    except InvalidOperation:
        return None
    return value.copy_negate() if is_negative and value else value
