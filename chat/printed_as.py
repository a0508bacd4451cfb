"""How a question wants its figures printed: "in thousands", "to two decimals", "in basis points"."""

from dataclasses import dataclass
from decimal import Decimal
from typing import Literal

from chat.figure_worked import is_times
from data.amount import print_amount, read_amount
from data.document import Language
from data.figure_words import exact_amount
from data.figures import Figure

RatioAs = Literal["percent", "basis points", "decimal", "times"]
POWERS = {"units": 0, "thousands": 3, "millions": 6, "billions": 9, "trillions": 12}
"""Powers of ten, by the name of a scale."""
MOST_DIGITS = 6
"""Digits after the point up to which a scaled amount is printed whole."""
FEW_DIGITS = 3
_BP: dict[Language, str] = {"en": "basis points", "es": "puntos básicos"}
_POINTS: dict[Language, str] = {"en": "percentage points", "es": "puntos porcentuales"}
_CENTS: dict[Language, str] = {"en": "cents per share", "es": "centavos por acción"}


@dataclass(frozen=True, slots=True)
class Printed:
    """The form that a question asks for; what is None is left to us."""

    scale: str | None = None
    """"thousands", …, or "cents" for what is per share."""
    decimals: int | None = None
    """Digits after the point, as printed."""
    ratio: RatioAs | None = None


PLAIN = Printed()


def printed_as(figure: Figure, language: Language, asked: Printed) -> str:
    """Print a figure's value in the form asked for; nothing where that form does not fit it."""
    if asked == PLAIN or figure.unit in ("days", "pure"):
        return _rounded(figure, language, asked)
    if figure.unit == "ratio":
        return _ratio(figure, language, asked)
    if figure.unit.endswith("/shares"):
        return _per_share(figure, language, asked)
    if asked.scale in POWERS:
        return _scaled(figure, language, asked)
    return _rounded(figure, language, asked)


def _plain_number(value: Decimal, language: Language, decimals: int) -> str:
    return print_amount(value, "pure", language=language, scale=0, decimals=decimals)


def _ratio(figure: Figure, language: Language, asked: Printed) -> str:
    is_change = figure.formula == "difference"
    form = asked.ratio or ("times" if is_times(figure) else "percent")
    if form == "basis points":
        points = figure.value * 10_000
        decimals = (0 if abs(points) >= 10 else 1) if asked.decimals is None else asked.decimals
        return f"{_plain_number(points, language, decimals)} {_BP[language]}"
    if form == "percent" and is_change:
        decimals = 1 if asked.decimals is None else asked.decimals
        return f"{_plain_number(figure.value * 100, language, decimals)} {_POINTS[language]}"
    if form == "percent":
        return print_amount(figure.value, "ratio", language=language, decimals=asked.decimals)
    if form == "decimal":
        return _plain_number(
            figure.value, language, 4 if asked.decimals is None else asked.decimals
        )
    number = _plain_number(figure.value, language, 2 if asked.decimals is None else asked.decimals)
    return f"{number}x" if language == "en" else f"{number} veces"


def _per_share(figure: Figure, language: Language, asked: Printed) -> str:
    if asked.scale == "cents":
        cents = figure.value * 100
        decimals = _needed(cents, FEW_DIGITS) if asked.decimals is None else asked.decimals
        return f"{_plain_number(cents, language, decimals)} {_CENTS[language]}"
    if asked.decimals is None:
        return ""
    return print_amount(
        figure.value, figure.unit, language=language, scale=0, decimals=asked.decimals
    )


def _scaled(figure: Figure, language: Language, asked: Printed) -> str:
    power = POWERS[asked.scale or "units"]
    decimals = asked.decimals
    if decimals is None:
        decimals = _needed(figure.value.scaleb(-power), FEW_DIGITS)
    return print_amount(
        figure.value, figure.unit, language=language, scale=power, decimals=decimals
    )


def _needed(value: Decimal, otherwise: int) -> int:
    """Count the digits after the point; where there are too many, `otherwise`."""
    exponent = value.normalize().as_tuple().exponent
    digits = max(0, -exponent) if isinstance(exponent, int) else 0
    return digits if digits <= MOST_DIGITS else otherwise


def _rounded(figure: Figure, language: Language, asked: Printed) -> str:
    """Round as asked, with the exact value behind it where they differ."""
    if asked.decimals is None:
        return ""
    scale = 0 if figure.unit in ("days", "pure") else None
    short = print_amount(
        figure.value, figure.unit, language=language, decimals=asked.decimals, scale=scale
    )
    read = read_amount(short, language=language)
    if figure.unit in ("days", "pure") or (read and read.value == figure.value):
        return short
    return f"{short} ({exact_amount(figure.value, figure.unit, language)})"
