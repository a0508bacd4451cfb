"""Whether two numbers are the same value, at the precision and in the unit that is said."""

import re
from decimal import Decimal

from chat.gate_numbers import Number
from chat.gate_places import Printed
from chat.gate_words import item_words, row_words

ABOUT = Decimal("0.025")
"""How far a value may lie from one that "about" is said of, as a share of it."""
BESIDE = {"nearly": Decimal("0.05"), "under": Decimal("0.10"), "over": Decimal("0.10")}
"""How far it may lie on the side that "nearly", "less than", "more than" name."""
_COUNTS = re.compile(
    r"\b(?:number of|n[uú]mero de|dilutive|participating securities|shares? (?:of common stock )?outstanding|stock reserved|headcount|employees|(?:un)?vested units)\b",
    re.IGNORECASE,
)
_POINTS = re.compile(
    r"\b(?:points?|pts|bps|basis|pp|p\.p\.?|puntos?|pbs?|change|variaci[oó]n|diferencia)\b",
    re.IGNORECASE,
)
CENT = Decimal("0.01")
MOST_ROUND = 2
"""Digits, zeros at the end apart, that a number may have to be a round one."""
ONE_DIGIT = {"ratio": Decimal("0.10"), "points": Decimal("0.10")}
"""What a single digit (10 and 400 have one) may be off for: "3 %" for 3.2 % is read as rounded, "$4 billion" for 4.2 is not."""
ONE_DIGIT_AMOUNT = Decimal("0.025")
_SHARE_WORDS = (
    "share",
    "acción",
    "acciones",
    "eps",
    "bpa",
    "dividend",
    "per ",
    "por ",
    "rsu",
    "average",
    "fair value",
    "medio",
    "price",
    "precio",
)
_OF_SHARES = item_words(
    "shares stock awards dilutive diluted securities options units equity warrants acciones dilución opciones"
)
_RATES = frozenset(
    (
        "rate",
        "margin",
        "percentage",
        "percent",
        "yield",
        "tipo",
        "tasa",
        "margen",
        "porcentaje",
        "rentabilidad",
        "ratio",
        "%",
    )
)


def same_value(number: Number, value: Decimal, *, is_hedged: bool = False) -> bool:
    """Say whether a number is a value, rounded to the digits that it prints, or hedged within reach.

    A hedge gives reach to a round number alone, and none where the source itself only hedges (`is_hedged`):
    "about 84 %" is not what "about 82 %" says.
    """
    value = abs(value)
    if _is_rounded(number, value):
        return True
    if number.hedge is None or not value or is_hedged or _round_digits(number) > MOST_ROUND:
        return False
    off = number.value - value
    if number.hedge == "about":
        return abs(off) <= ABOUT * value
    is_below = off > 0
    reach = BESIDE[number.hedge] * number.value
    return abs(off) <= reach and is_below == (number.hedge != "over")


def _round_digits(number: Number) -> int:
    """Count the digits of a number without the zeros at its end, unless they stand after the point."""
    exponent = number.digits.as_tuple().exponent
    has_point = isinstance(exponent, int) and exponent < 0
    digits = number.digits if has_point else number.digits.normalize()
    return len(digits.as_tuple().digits)


def is_rounding(number: Number, value: Decimal) -> bool:
    """Say whether a number is a value rounded, however far."""
    return abs(number.value - abs(value)) * 2 <= number.step


def _is_rounded(number: Number, value: Decimal) -> bool:
    if not is_rounding(number, value):
        return False
    if number.value == value:
        return True
    if _round_digits(number) > 1:
        return True
    return abs(number.value - value) <= ONE_DIGIT.get(number.unit or "", ONE_DIGIT_AMOUNT) * value


def same_unit(number: Number, printed: Printed, currency: str | None) -> bool:
    """Say whether a number counts what is printed. A document that names no currency has its own."""
    said, known = number.unit, printed.unit
    if _is_count(printed) and said not in (None, "shares", "times"):
        return False
    if said is None:
        return known not in ("ratio", "points")
    return said == known or _fits(said, printed, currency)


def _fits(said: str, printed: Printed, currency: str | None) -> bool:
    """Say whether another name may be meant by a unit."""
    known = printed.unit
    if known == "pure":
        return _fits_pure(said, printed, currency)
    if "/shares" in f"{said}{known}" or said == "per share":
        return _per_share(said, printed)
    if said == "shares":
        words = row_words(f"{printed.label} {printed.column}")
        return not printed.has_currency and bool(_OF_SHARES & words)
    if known == "ratio":
        return said == "times" or (said == "points" and _says_points(printed))
    return False


def _is_count(printed: Printed) -> bool:
    """Say whether a row or column counts things, so that no money is meant though the table is of money."""
    is_plain = (
        printed.row >= 0 and not printed.has_currency and printed.unit not in ("ratio", "points")
    )
    return is_plain and bool(_COUNTS.search(f"{printed.name} | {printed.column}"))


def _fits_pure(said: str, printed: Printed, currency: str | None) -> bool:
    """Say whether what names no unit may be in this one."""
    label = f"{printed.label} {printed.column}"
    if said == "ratio":
        return bool(_RATES & item_words(label)) or "%" in label or printed.row < 0
    if said == "points":
        return _says_points(printed)
    if said in ("shares", "days", "times", "per share"):
        return True
    is_price = said.endswith("/shares") and printed.step == CENT
    return (printed.may_be_money or is_price) and (
        currency is None or said.removesuffix("/shares") == currency
    )


def _per_share(said: str, printed: Printed) -> bool:
    """Say whether a claim per share fits: the row may say so in its section alone, the claim in its item."""
    if said == "per share":
        return printed.unit.endswith("/shares")
    label = f"{printed.label} {printed.column}".lower()
    about_shares = printed.step == CENT or any(word in label for word in _SHARE_WORDS)
    money = said.removesuffix("/shares") == printed.unit.removesuffix("/shares")
    return money and about_shares


def _says_points(printed: Printed) -> bool:
    """Say whether a table's rates are told in points; a sentence says so with the number."""
    return printed.row >= 0 and bool(_POINTS.search(f"{printed.label} {printed.column}"))
