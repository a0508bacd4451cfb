"""The form that a question wants a number in: digits after the point, rounding, percent, points."""

import re
from dataclasses import dataclass

from chat.printed_as import RatioAs
from chat.reading_types import Scale

_COUNTS = {
    "no": 0, "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
    "cero": 0, "un": 1, "una": 1, "uno": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6,
}  # fmt: skip
_COUNT = rf"(?P<count>[0-6]|{'|'.join(_COUNTS)})"
_ROUNDED = (
    r"(?:(?:rounded|rounding|round it|round|correct|accurate|expressed|given|redondead[oa]s?"
    r"|redondea(?:ndo)?|expresad[oa]s?) )?(?:off )?(?:to|with|at|up to|a|con|hasta) "
)
_DECIMALS = re.compile(
    rf"(?<![a-z\d])(?:{_ROUNDED})?{_COUNT}"
    r"[ -](?:decimal[ -](?:places?|points?|digits?|figures?)|decimals?|d\.?p\.?|dps"
    r"|decimal(?:es)?|(?:cifras|digitos|posiciones|lugares) decimales)(?![a-z])"
)
_NO_DECIMALS = re.compile(
    rf"(?<![a-z\d])(?:(?:without|sin) (?:any |ningun )?decimal(?:s|es)?|(?:{_ROUNDED})?"
    r"(?:the nearest |a )?(?:whole|integer|entero) (?:number|percent(?:age)?(?: point)?|%|dollar)s?"
    r"|(?:rounded |round )?(?:off )?to (?:the nearest |a )(?:integer|unit|percent|percentage point|%)"
    r"|al entero(?: mas cercano)?|al punto(?: porcentual)? mas cercano)(?![a-z])"
)
_PARTS = {"tenth": 1, "hundredth": 2, "thousandth": 3, "cent": 2, "penny": 2,
          "decima": 1, "centesima": 2, "centavo": 2, "centimo": 2}  # fmt: skip
_TO_A_PART = re.compile(
    rf"(?:rounded |round )?to the nearest (?P<part>{'|'.join(_PARTS)})(?: of (?:a |one )?(?:percent(?:age point)?|%))?(?![a-z])"
    rf"|(?:redondead[oa]s? )?a(?: la|l) (?P<parte>{'|'.join(_PARTS)}) mas cercan[oa](?![a-z])"
)
_TO_A_SCALE: tuple[tuple[str, Scale, int], ...] = (
    (r"dollars?|dolar", "units", 0),
    (r"thousands?|millar|miles", "thousands", 0),
    (r"hundred millions?|centena de millones", "billions", 1),
    (r"tenth of a billion|hundred-million", "billions", 1),
    (r"millions?|millon|millones", "millions", 0),
    (r"billions?|millar de millones|miles de millones|mil millones", "billions", 0),
    (r"trillions?|billon|billones", "trillions", 0),
)
_NEAREST = tuple(
    (
        re.compile(
            rf"(?<![a-z])(?:(?:rounded |rounding |round )?(?:off )?(?:to|in|at) the nearest (?:{words})"
            rf"|(?:rounded|round) (?:off )?(?:to|in) (?:the |whole )?(?:{words})"
            rf"|redondead[oa]s? (?:al?|en)(?: los)? (?:{words})(?: mas cercan[oa]s?)?"
            rf"|al (?:{words}) mas cercano)(?![a-z])(?! (?:of|de) m)"
        ),
        scale,
        decimals,
    )
    for words, scale, decimals in _TO_A_SCALE
)
_WHOLE = re.compile(
    r"(?<![a-z])(?:in|en) (?:(?:whole|full|single|actual|plain|exact|absolute|raw) (?:us )?(?:dollars|units|usd)"
    r"|units(?: of dollars)?|unidades|dolares (?:enteros|exactos|completos))(?![a-z])"
)
_CENTS = re.compile(r"(?<![a-z])(?:in|en) (?:us )?(?:cents|centavos|centimos)(?![a-z])")
_RATIOS: tuple[tuple[re.Pattern[str], RatioAs], ...] = (
    (
        re.compile(r"(?<![a-z])(?:(?:in|en|as|how many|cuantos) )?(?:basis points?|bps?|puntos basicos)(?![a-z])"),
        "basis points",
    ),
    (
        re.compile(
            r"(?<![a-z])(?:expressed |expresad[oa]s? )?(?:as|in|como|en)(?: an?| un)? (?:decimal(?: (?:number|form|fraction))?"
            r"|fraction of (?:one|1)|tanto por uno|numero decimal)(?![a-z])"
        ),
        "decimal",
    ),
    (
        re.compile(
            r"(?<![a-z])(?:expressed |expresad[oa]s? )?(?:as|in|como|en)(?: an?| un)?"
            r" (?:percentage|percent|per cent|porcentaje|tanto por ciento|%)(?![a-z])(?! (?:of|de|change|points?))"
        ),
        "percent",
    ),
    (
        re.compile(
            r"(?<![a-z])(?:expressed |expresad[oa]s? )?(?:as|in|como|en)(?: an?| un)? (?:multiples?|times|multiplo|veces)(?![a-z])"
        ),
        "times",
    ),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class FormAsked:
    """What is said of the form, and where."""

    scale: Scale | None = None
    decimals: int | None = None
    ratio: RatioAs | None = None
    is_cents: bool = False
    spans: tuple[tuple[int, int], ...] = ()


def read_form(line: str) -> FormAsked:
    """Read a folded line: "rounded to two decimals", "to the nearest million", "en puntos básicos"."""
    scale, decimals, spans = _rounding(line)
    ratio: RatioAs | None = None
    for pattern, form in _RATIOS:
        if match := pattern.search(line):
            ratio = ratio or form
            spans.append(match.span())
    if match := _WHOLE.search(line):
        scale = scale or "units"
        spans.append(match.span())
    cents = _CENTS.search(line)
    if cents:
        spans.append(cents.span())
    return FormAsked(scale, decimals, ratio, bool(cents), tuple(spans))


def _rounding(line: str) -> tuple[Scale | None, int | None, list[tuple[int, int]]]:
    """Find what is rounded to: a count of digits first, a unit else."""
    if match := _DECIMALS.search(line):
        said = match["count"]
        return None, int(said) if said.isdigit() else _COUNTS[said], [match.span()]
    for pattern, scale, decimals in _NEAREST:
        if match := pattern.search(line):
            return scale, decimals, [match.span()]
    if match := _TO_A_PART.search(line):
        return None, _PARTS[match["part"] or match["parte"]], [match.span()]
    if match := _NO_DECIMALS.search(line):
        return None, 0, [match.span()]
    return None, None, []
