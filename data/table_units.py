"""What a table's number counts, and the power of ten it is printed in: by its sign, labels and unit lines."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from data.amount import Amount
from data.unit_words import CURRENCIES, CURRENCY, SCALES, Measure, StatedUnit, stated_unit

_COUNTED: dict[Measure, tuple[str, int]] = {
    "percent": ("ratio", -2),
    "ratio": ("ratio", 0),
    "days": ("days", 0),
    "years": ("pure", 0),
    "count": ("pure", 0),
}
"""What labels say is counted -> unit, and power of ten. A table's scale is not meant for it."""
MOST_PER_SHARE = 1000
"""From here on an amount below "Earnings per share:" is the income or the shares that it is worked out from."""
_SCALE_WORDS = "|".join(re.escape(word) for word in sorted(SCALES, key=len, reverse=True))
_UNIT_OF_LABEL = re.compile(
    rf"(?:^|[(,:/]|\b(?:in|en|of|de)\b|(?:{_SCALE_WORDS})) ?(?P<currency>{CURRENCY.pattern}) ?"
    rf"(?:$|[),:/]|(?:in |en )?(?:{_SCALE_WORDS})\b|per share\b)",
    re.IGNORECASE,
)
_TRADED = re.compile(
    r"^shares (?:\w+ ){0,3}?(?:re)?(?:purchased|issued|withheld|sold|retired|acquired)\b"
    r"|^acciones (?:\w+ ){0,3}?(?:emitidas|adquiridas|vendidas|amortizadas)\b",
    re.IGNORECASE,
)
"""Names money as well as shares: which, a column says, or a table of money."""
_OF_SHARES = re.compile(
    r"\b(?:RSUs|PSUs|(?:share|stock) units|options|units|awards|(?:common|ordinary|preferred) shares"
    r"|acciones (?:ordinarias|preferentes))(?: \([^()]*\))?$",
    re.IGNORECASE,
)
"""Heads a column of share counts, if no number in it prints a currency."""
_SHARES = re.compile(r"\bshares\b|\bacciones\b", re.IGNORECASE)
_NOTE_DIGIT = re.compile(r"(?<=[a-z])\d{1,2}\b")


@dataclass(frozen=True, slots=True)
class Place:
    """What is said at a number's place in its table."""

    labels: tuple[str, ...]
    """Its row's own label."""
    section: tuple[str, ...]
    column: tuple[str, ...]
    """Headers, top first."""
    around: Sequence[StatedUnit]
    """What the table says of all its numbers, the nearest first."""
    outside: Sequence[StatedUnit]
    """What is said elsewhere of its money, and of its shares."""
    currency: str | None
    lacks_sign: bool
    """No number of its column prints a currency, and one of another column does."""
    has_cents: bool
    """It prints digits behind the point that the table's money does not: a price among millions."""
    is_percent: bool = False
    """The numbers around it print the per cent sign that it leaves out."""


def unit_and_scale(place: Place, amount: Amount) -> tuple[str, int]:
    """Decide what a number counts, and the power of ten that it is printed in."""
    if amount.unit in ("ratio", "days"):
        return amount.unit, 0
    measure = _measure(place, amount)
    own = tuple(map(_said, (*reversed(place.labels), *reversed(place.column), *place.section)))
    if amount.unit is None and measure in _COUNTED:
        unit, shift = _COUNTED[measure]
        scale = _first(one.scale for one in own) if measure == "count" else None
        return unit, shift + (scale or 0)
    if measure == "shares" or amount.unit == "shares":
        return "shares", _shares_scale((*own, *place.around, *place.outside))
    money = amount.unit or _currency(place)
    if measure == "per share":
        return (f"{money.removesuffix('/shares')}/shares" if money else "pure"), 0
    if money and money.endswith("/shares"):
        return money, 0
    around = () if place.has_cents else (*place.around, *(place.outside if money else ()))
    return money or "pure", _first(one.scale for one in (*own, *around)) or 0


def _measure(place: Place, amount: Amount) -> Measure | None:
    """Find what is counted: the row's label says, else the column, the other numbers, the section."""
    is_money = amount.unit is not None and amount.unit != "shares"
    column = " ".join(place.column)
    for text in (*reversed(place.labels), *reversed(place.column), column):
        measure = _said(text).measure
        is_open = measure == "shares" and (is_money or _is_traded(text, place))
        if measure is not None and not is_open:
            return measure
    if not is_money and (_is_column_of_shares(place) or _is_row_of_shares(place)):
        return "shares"
    return "percent" if place.is_percent else _measure_above(place, amount)


def _measure_above(place: Place, amount: Amount) -> Measure | None:
    """Find what the section says, or the caption of a table that names no currency."""
    is_money = amount.unit is not None and amount.unit != "shares"
    for text in place.section:
        measure = _said(text).measure
        is_other = measure == "per share" and not _may_be_per_share(amount)
        if measure is not None and not is_other and not (measure == "shares" and is_money):
            return measure
    if _is_per_share_below(place, amount):
        return "per share"
    is_of_shares = place.currency is None and any(one.measure == "shares" for one in place.around)
    return "shares" if is_of_shares else None


def _is_per_share_below(place: Place, amount: Amount) -> bool:
    """Whether what heads the whole table ("Data per share in euros") holds: no label says another scale."""
    own = map(_said, (*place.labels, *place.column))
    is_open = all(one.scale is None for one in own) and _may_be_per_share(amount)
    return is_open and any(one.measure == "per share" for one in place.around)


def _is_column_of_shares(place: Place) -> bool:
    return place.lacks_sign and any(map(_OF_SHARES.search, place.column))


def _is_row_of_shares(place: Place) -> bool:
    """Whether a row speaks of shares in a table whose unit line speaks of nothing else."""
    is_of_shares = any(one.shares_scale is not None for one in place.around)
    is_only = is_of_shares and all(one.scale is None for one in place.around)
    return is_only and any(map(_SHARES.search, place.labels))


def _is_traded(text: str, place: Place) -> bool:
    return text in place.labels and place.currency is not None and bool(_TRADED.search(text))


def _may_be_per_share(amount: Amount) -> bool:
    """Whether a number below a section "per share" is printed as what one share earns."""
    return amount.decimals > 0 and abs(amount.value) < MOST_PER_SHARE


def _said(text: str) -> StatedUnit:
    return stated_unit(_NOTE_DIGIT.sub("", text))


def _shares_scale(said: Sequence[StatedUnit]) -> int:
    for one in said:
        if one.has_scale:
            return (one.scale or 0) if one.shares_scale is None else one.shares_scale
    return 0


def _currency(place: Place) -> str | None:
    """Find the currency that a label names as a unit; "Euro notes due 2030" may be told in dollars."""
    for text in (*reversed(place.labels), *reversed(place.column), *place.section):
        if found := _UNIT_OF_LABEL.search(text):
            return CURRENCIES[found["currency"].lower()]
    return place.currency


def _first(scales: Iterator[int | None]) -> int | None:
    return next((one for one in scales if one is not None), None)
