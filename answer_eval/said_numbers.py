"""What a sentence says in figures: amounts as precise as they are printed, and years.

Read anew, not with the product's own reader. A period's first day is left out: documents print the
last one, and the length.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from answer_eval.printed_number import NUMBER, numbers_of

SCALE_WORDS = (
    (re.compile(r"trillions?\b|billones\b|billón\b", re.IGNORECASE), 12),
    (re.compile(r"billions?\b|bn\b|mil(?:es de)? millones\b|mmd\b", re.IGNORECASE), 9),
    (re.compile(r"millions?\b|millones\b|millón\b|mn\b", re.IGNORECASE), 6),
    (re.compile(r"thousands?\b|miles\b|mil\b", re.IGNORECASE), 3),
)
"""Words for powers of ten, the longer before those that they contain."""

_MONTH = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-zé]*\.?"
_DATE = (
    rf"(?:\d{{1,2}}(?: de)? {_MONTH}(?: de)?|{_MONTH} \d{{1,2}},) (?=(?:19|20)\d\d)|"
    r"(?<!\d)(?=(?:19|20)\d\d-\d\d-\d\d)"
)
_RANGE = re.compile(
    rf"(?:{_DATE})(?:19|20)\d\d(?:-\d\d-\d\d)? (?:to|a|al|hasta|–|-) (?={_DATE})", re.IGNORECASE
)
_DAY = re.compile(_DATE, re.IGNORECASE)
_ISO_REST = re.compile(r"(?<=\b(?:19|20)\d\d)-\d\d-\d\d\b")
_YEAR = re.compile(r"(?<![\d.,$€£])(?:FY|CY)?((?:19|20)\d\d)(?![\d%]|[.,]\d)")
_NAMES = re.compile(
    r"\[\d+\]|\b\d{10}-\d\d-\d{6}\b|\b(?:10-KT?|10-Q|8-K|20-F|40-F|6-K)(?:/A)?\b|"
    r"\b(?:Q|T|H|S)[1-4]\b|\b[1-4][QTHS]\b|\b(?:3|6|9|12)M\b"
)
TAG = re.compile(r"\b[a-z][a-z0-9-]*:[A-Z]\w+")
"""A concept's name: a sentence with one is about the record, not about the company."""


@dataclass(frozen=True, slots=True)
class Said:
    """An amount in a sentence."""

    text: str
    values: tuple[tuple[Decimal, Decimal], ...]
    """Each value that it may be read as, with half a unit of its last digit."""
    is_percent: bool


def years(text: str) -> frozenset[int]:
    """The years that are named, as themselves or as the end of a period."""
    bare = _DAY.sub("", _RANGE.sub("", _NAMES.sub(" · ", text)))
    return frozenset(int(year) for year in _YEAR.findall(bare))


def amounts(text: str, decimal_mark: str = "") -> Iterator[Said]:
    """The amounts, left to right; years, dates, markers and names of forms are none.

    Where the mark of decimals is not named, 1.234 is read both ways.
    """
    bare = _NAMES.sub(" · ", text)
    bare = _ISO_REST.sub("", _DAY.sub("", _RANGE.sub("", bare)))
    bare = _YEAR.sub(" · ", bare)
    for found in NUMBER.finditer(bare):
        rest = bare[found.end() : found.end() + 20].lstrip(" \u00a0\u202f")
        power = _power(rest)
        is_percent = rest.startswith("%") or rest.lower().startswith(("per cent", "percent", "por"))
        values = tuple(
            _precise(one, power) for one in sorted(numbers_of(found.group(), decimal_mark))
        )
        if values:
            yield Said(found.group(), values, is_percent)


def scales(text: str) -> frozenset[int]:
    """The powers of ten that a text names."""
    found = set()
    for pattern, power in SCALE_WORDS:
        if pattern.search(text):
            found.add(power)
            text = pattern.sub(" ", text)
    return frozenset(found)


def _power(rest: str) -> int:
    return next((power for pattern, power in SCALE_WORDS if pattern.match(rest)), 0)


def _precise(value: Decimal, power: int) -> tuple[Decimal, Decimal]:
    exponent = value.as_tuple().exponent
    assert isinstance(exponent, int)
    return value.scaleb(power), Decimal(5).scaleb(min(exponent, 0) - 1 + power)
