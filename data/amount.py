"""Read and print amounts: "$391.0 billion", "(1,234)", "391.035 millones de dólares"."""

import re
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Context, Decimal
from functools import cache

from data.document import Language
from data.unit_words import CURRENCIES, CURRENCY, SCALES

MAX_CHARS = 80
"""Longer texts are no amount; the limit keeps reading linear."""
MINUS = "-−–‒‐‑"
EXACT = Context(prec=200)
"""Arithmetic that rounds no number that a document can print."""
SIGNIFICANT = 3
"""Digits that a scaled amount shows at least."""

_SPACE = r"[\u00a0\u202f\u2009]"  # non-breaking, narrow non-breaking, thin
_NUMBER = {
    "en": rf"\d{{1,3}}(?:,\d{{3}})+(?:\.\d+)?|\d{{1,3}}(?:{_SPACE}\d{{3}})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+",
    "es": rf"\d{{1,3}}(?:\.\d{{3}})+(?:,\d+)?|\d{{1,3}}(?:{_SPACE}\d{{3}})+(?:,\d+)?"
    r"|\d{1,3}(?: \d{3})+(?:,\d+)?|\d+(?:,\d+)?|,\d+",
}
_SIGN_CLASS = re.escape(MINUS)
_SCALE_WORD = "|".join(re.escape(word) for word in sorted(SCALES, key=len, reverse=True))
_AFTER = (
    ("percent", r"%|per ?cent\b|por ciento\b|pct\b"),
    ("points", r"pp\b|percentage points?\b|puntos porcentuales\b"),
    ("basis points", r"bps?\b|basis points?\b|puntos b[aá]sicos\b|p\.b\."),
    ("scale", rf"(?:{_SCALE_WORD})(?![a-záéíóúñ])"),
    ("per share", r"(?:per|a) share\b|por acci[oó]n\b|/ ?shares?\b|/ ?acci[oó]n\b"),
    ("shares", r"(?:de )?(?:shares|acciones)\b"),
    ("days", r"days?\b|d[ií]as?\b"),
    ("times", r"x\b|times\b|veces\b"),
    ("currency", rf"(?:de |of )?(?:{CURRENCY.pattern})"),
)
_AFTER_PATTERNS = tuple((name, re.compile(words, re.IGNORECASE)) for name, words in _AFTER)
_FOOTNOTES = re.compile(r"\s*(?:[¹²³⁴-⁹*†‡§]{1,4}|\[\d{1,2}\]|\((?:\d{1,2}|[a-z])\))+\s*$")
_UNITS = {
    "percent": "ratio", "points": "ratio", "basis points": "ratio", "times": "ratio",
    "days": "days", "shares": "shares",
}  # fmt: skip
_FACTORS = {"percent": -2, "points": -2, "basis points": -4}


@dataclass(frozen=True, slots=True)
class Amount:
    """A number as printed, read."""

    value: Decimal
    """In base units of what is printed with it: scale word, sign and per cent applied."""
    unit: str | None
    """ISO code, CODE/shares, `shares`, `ratio`, `days`; None where none is printed."""
    decimals: int
    """Digits after the point of `value` that are printed; −6 for "391,035 million"."""
    start: int
    """First character: sign, bracket or currency are part of it."""
    end: int
    """Character after the last; a footnote mark is not part of it."""


def read_amount(text: str, *, language: Language) -> Amount | None:
    """Read a text that is an amount and nothing else; None for all other texts, dashes too.

    "(1)" is −1 here: only the caller can know whether it is the mark of a note.
    """
    if len(text) > MAX_CHARS:
        return None
    found = _start(language).match(text)
    if found is None:
        return None
    end, said = _after(text, found.end())
    opened, closed = found["lead"].count("("), "close" in said
    if end is None or opened > 1 or bool(opened) != closed:
        return None
    currency = CURRENCIES[found["before"].lower()] if found["before"] else said.get("currency")
    unit = _unit_of(said, currency)
    shift = SCALES[said["scale"]] if "scale" in said else 0
    shift += sum(factor for name, factor in _FACTORS.items() if name in said)
    digits = _plain(found["number"], language)
    value = digits.scaleb(shift, EXACT)
    negative = bool(opened) or any(sign in found["lead"] for sign in MINUS)
    exponent = value.as_tuple().exponent
    decimals = -exponent if isinstance(exponent, int) else 0
    value = Decimal(f"{value:f}")
    start = len(text) - len(text.lstrip())
    return Amount(value.copy_negate() if negative and value else value, unit, decimals, start, end)


@cache
def _start(language: Language) -> re.Pattern[str]:
    return re.compile(
        rf"\s*(?P<lead>[(+{_SIGN_CLASS}]{{0,2}}\s*(?:(?P<before>{CURRENCY.pattern})\s*)?"
        rf"[({_SIGN_CLASS}]{{0,2}}\s*)(?P<number>{_NUMBER[language]})",
        re.IGNORECASE,
    )


def _after(text: str, start: int) -> tuple[int | None, dict[str, str]]:
    """Read what stands behind the digits; the end is None where it is not all understood."""
    said: dict[str, str] = {}
    end = start
    while end < len(text):
        if not text[end:].strip():
            break
        step = _next_word(text, end, said)
        if step is None:
            footnote = _FOOTNOTES.match(text, end)
            return (end if footnote else None), said
        end = step
    return end, said


def _next_word(text: str, end: int, said: dict[str, str]) -> int | None:
    place = end + len(text[end:]) - len(text[end:].lstrip())
    if text[place] == ")" and "close" not in said:
        said["close"] = ")"
        return place + 1
    for name, pattern in _AFTER_PATTERNS:
        found = pattern.match(text, place)
        if found and name not in said:
            said[name] = _meaning(name, found[0].lower())
            return found.end()
    return None


def _meaning(name: str, word: str) -> str:
    return CURRENCIES[re.sub(r"^(?:de|of) ", "", word)] if name == "currency" else word


def _unit_of(said: dict[str, str], currency: str | None) -> str | None:
    if "per share" in said:
        return f"{currency}/shares" if currency else None
    return currency or next((unit for name, unit in _UNITS.items() if name in said), None)


def _plain(number: str, language: Language) -> Decimal:
    mark = "." if language == "en" else ","
    whole, _, part = number.partition(mark)
    return Decimal("".join(filter(str.isdigit, whole)) + ("." + part if part else ""))


# Printing

_SIGNS = {"USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"}
_NAMES_ES = {"USD": "dólares", "EUR": "euros", "GBP": "libras", "JPY": "yenes"}
_SCALE_NAMES = {
    "en": {12: "trillion", 9: "billion", 6: "million", 3: "thousand"},
    "es": {12: "billones", 9: "miles de millones", 6: "millones", 3: "miles"},
}
_CHOICES = {"en": (12, 9, 6, 0), "es": (12, 6, 0)}
"""Scales that are chosen where none is asked for: Spanish prints 391.035 millones."""


def print_amount(
    value: Decimal,
    unit: str,
    *,
    language: Language,
    decimals: int | None = None,
    scale: int | None = None,
) -> str:
    """Print a value in base units as a person writes it: "$391.0 billion", "46,2 %".

    `decimals` are digits after the point as printed, `scale` a power of ten; both are chosen if
    not given, so that at least three significant digits are seen.
    """
    if unit == "ratio":
        percent = value.scaleb(2, EXACT)
        number = _digits(abs(percent), 1 if decimals is None else decimals, language)
        return _signed(percent, number, number + ("%" if language == "en" else " %"))
    money, per_share = unit.removesuffix("/shares"), unit.endswith("/shares")
    if scale is None:
        scale = 0 if per_share or unit == "days" else _scale_of(value, language)
    shown = value.scaleb(-scale, EXACT)
    if decimals is None:
        decimals = _decimals_for(shown, scale, is_money=unit not in ("shares", "days", "pure"))
    number = _digits(abs(shown), decimals, language)
    words = _with_unit(number, money, _SCALE_NAMES[language].get(scale, ""), language)
    if per_share:
        words += " per share" if language == "en" else " por acción"
    return _signed(shown, number, words)


def _signed(value: Decimal, number: str, words: str) -> str:
    """Put a minus before what is below zero as printed: −0.04 % to one digit is no "-0.0%"."""
    is_zero = not any(digit in "123456789" for digit in number)
    return f"\N{MINUS SIGN}{words}" if value < 0 and not is_zero else words


def _scale_of(value: Decimal, language: Language) -> int:
    # 999.96 million to one digit is 1,000.0 million: that is a billion.
    almost = Decimal("0.9995")
    return next(
        (scale for scale in _CHOICES[language] if abs(value) >= almost.scaleb(scale) and scale), 0
    )


def _decimals_for(shown: Decimal, scale: int, *, is_money: bool) -> int:
    if scale == 0:
        exponent = shown.normalize().as_tuple().exponent
        printed = max(0, -exponent) if isinstance(exponent, int) else 0
        cents = 2 if is_money and printed else 0
        return min(max(printed, cents), 4)
    if abs(shown) >= 1000:
        return 0
    return max(1, SIGNIFICANT - max(1, shown.adjusted() + 1))


def _digits(value: Decimal, decimals: int, language: Language) -> str:
    step = Decimal(1).scaleb(-decimals)
    rounded = value.quantize(step, rounding=ROUND_HALF_UP, context=EXACT)
    text = f"{rounded:,.{decimals}f}"
    return text if language == "en" else text.translate(str.maketrans(",.", ".,"))


def _with_unit(number: str, unit: str, scale: str, language: Language) -> str:
    """Put a unit to a number: "$1.2 million" but "1,2 millones de dólares"."""
    scaled = f"{number} {scale}" if scale else number
    if unit == "pure":
        return scaled
    if language == "en":
        if unit in _SIGNS:
            return f"{_SIGNS[unit]}{scaled}"
        return f"{scaled} {unit}"
    name = {"shares": "acciones", "days": "días", **_NAMES_ES}.get(unit, unit)
    of = "de " if scale.endswith("es") and scale else ""
    return f"{scaled} {of}{name}"
