"""The amounts that a table's cell prints: one, the two of a range, and those that leave their sign out."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal

from data.amount import EXACT, Amount, read_amount
from data.document import Language

_NOTE_LETTERS = re.compile(r"(?<=[\d)%]) ?(?:\([A-Za-z]\) ?)+$")
_RANGE = re.compile(
    r"(?P<low>[^\d–—-]{0,4}\d[^–—-]*?)\s*(?:[–—-]|\bto\b|\ba\b)\s*(?P<high>\D{0,4}\d.*)"
)
_YEAR = re.compile(r"(?:19|20)\d\d")
MOST_PER_CENT = 1000
"""From here on a number without a sign is no per cent."""
PER_CENT_DIGITS = 2
"""Digits that a per cent sign moves the point by."""


def amounts_in(text: str, language: Language) -> tuple[Amount, ...]:
    """Read a cell's amount, or both ends of a range; what is printed once is said of both."""
    mark = _NOTE_LETTERS.search(text)
    if mark:
        text = text[: mark.start()]
    amount = read_amount(text, language=language)
    if amount is not None:
        return (amount,)
    found = _RANGE.fullmatch(text)
    if found is None or (_YEAR.fullmatch(found["low"]) and _YEAR.match(found["high"])):
        return ()
    low = read_amount(found["low"], language=language)
    high = read_amount(found["high"], language=language)
    if low is None or high is None:
        return ()
    low, high = _alike(low, high), _alike(high, low)
    start = found.start("high")
    return low, replace(high, start=start + high.start, end=start + high.end)


def _alike(amount: Amount, other: Amount) -> Amount:
    """Give an end of a range the unit that only the other prints."""
    if amount.unit is not None or other.unit is None:
        return amount
    if other.unit != "ratio":
        return replace(amount, unit=other.unit)
    value = amount.value.scaleb(-PER_CENT_DIGITS, EXACT)
    return replace(
        amount,
        unit="ratio",
        value=Decimal(f"{value:f}"),
        decimals=amount.decimals + PER_CENT_DIGITS,
    )


@dataclass(slots=True)
class _Column:
    """What signs the numbers of a column printed so far."""

    sign: Amount | None = None
    """The last one that printed a per cent sign, with nothing else behind it."""
    waiting: list[int] = field(default_factory=list)
    """Places of the numbers without a sign since."""


Printed = tuple[int, int, Amount]
"""A number's column, its place in the document, and what it is."""


def percents(rows: Sequence[Sequence[Printed]]) -> frozenset[int]:
    """Find the numbers that leave out the per cent sign that the first and the last of their kind print.

    Down a column as along a row: "21.0% | 21.0 | 21.0"; integers only where a sign stands below too.
    """
    found: set[int] = set()
    columns: dict[int, _Column] = {}
    for row in rows:
        along = {place for place, _ in _along(row)}
        found |= along
        sign = next((amount for _, _, amount in row if amount.unit == "ratio"), None)
        for column, place, amount in row:
            said = sign if place in along else amount
            found.update(_down(columns.setdefault(column, _Column()), place, amount, said))
    return frozenset(found)


def _along(row: Sequence[Printed]) -> Iterator[tuple[int, Amount]]:
    """Find the numbers of a row of which only the first prints the sign."""
    if len(row) < 2 or row[0][2].unit != "ratio":
        return
    first, rest = row[0][2], row[1:]
    if all(_is_like(first, amount) and _has_point(amount) for _, _, amount in rest):
        yield from ((place, amount) for _, place, amount in rest)


def _down(column: _Column, place: int, amount: Amount, said: Amount | None) -> Iterator[int]:
    """Take a column's next number; yield those that are per cents now that it is known."""
    if said is not None and said.unit == "ratio":
        yield from column.waiting
        column.sign, column.waiting = said, []
    elif amount.unit is not None or not _is_small(amount):
        column.sign, column.waiting = None, []
    elif column.sign is not None:
        if _is_like(column.sign, amount) and _has_point(amount):
            yield place
        else:
            column.waiting.append(place)


def _is_like(sign: Amount, amount: Amount) -> bool:
    """Whether a number without a sign has as many digits behind the point as one with it."""
    same = amount.decimals == sign.decimals - PER_CENT_DIGITS
    return amount.unit is None and same and _is_small(amount)


def _is_small(amount: Amount) -> bool:
    return abs(amount.value) < MOST_PER_CENT


def _has_point(amount: Amount) -> bool:
    return amount.decimals > 0
