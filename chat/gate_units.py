"""The words that stand behind a number and say what it counts, in which scale."""

import re

from data.unit_words import CURRENCIES, CURRENCY, SCALES

Said = dict[str, str]
"""Kind of word -> the word, in lower case."""

_MORE_SCALES = {
    "mm": 6, "k": 3, "mio": 6, "mln": 6, "md": 9, "mrd": 9, "tn": 12, "trn": 12, "b": 9, "t": 12,
    "m€": 6, "mm€": 6, "k€": 3, "m$": 6, "m eur": 6, "mm eur": 6, "millardos": 9, "millardo": 9,
    "hundred million": 8,
}  # fmt: skip
_SCALES = SCALES | _MORE_SCALES
_GLUED_ONLY = ("k", "b", "t", "m")
"""Letters that are a scale only right behind the digits, or a currency."""
_WORDS = "|".join(
    re.escape(word) for word in sorted(_SCALES, key=len, reverse=True) if word not in _GLUED_ONLY
)
AFTER: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (name, re.compile(words, re.IGNORECASE))
    for name, words in (
        (
            "points",
            r"(?:percentage|percent|%)[ -]points?\b|puntos? porcentuales?\b|p\.?p\.?(?!\w)|ppts?\b|pts\b|puntos?(?! b[aá]sicos?)\b(?! de )|points?\b",
        ),
        ("basis points", r"bps?\b|basis[ -]points?\b|puntos? b[aá]sicos?\b|p\.? ?b\.?s?(?!\w)"),
        ("percent", r"%|per ?cent\b|por ciento\b|pct\b"),
        ("scale", rf"(?:{_WORDS})(?![a-záéíóúñ])|(?<=\d)[kbmt](?![\w'’])|(?<=\d )[m](?![\w'’])"),
        (
            "per share",
            (
                r"(?:per|a)[ -](?:(?:diluted|basic|common|ordinary)[ -](?:common )?)?share\b"
                r"|por acci[oó]n\b|/ ?shares?\b|/ ?acci[oó]n\b"
            ),
        ),
        (
            "shares",
            r"(?:de |of )?(?:(?:common|ordinary|treasury|diluted|basic) )?(?:shares|acciones)\b",
        ),
        ("days", r"(?:de )?(?:days?|d[ií]as?)\b"),
        ("times", r"x\b|times\b|veces\b"),
        ("currency", rf"(?:de |of )?(?:{CURRENCY.pattern})(?![(]?\s?\d)"),
    )
)
SHIFTS = {"percent": -2, "points": -2, "basis points": -4}
_UNITS = {
    "points": "points", "basis points": "points", "percent": "ratio", "times": "times",
    "days": "days", "shares": "shares",
}  # fmt: skip


def scale_of(said: Said) -> int:
    """Give the power of ten that a scale word means; 0 without one."""
    return _SCALES[said["scale"]] if "scale" in said else 0


def unit_of(said: Said, currency: str | None) -> str | None:
    """Put together what is counted."""
    if "currency" in said:
        currency = currency or CURRENCIES[re.sub(r"^(?:de|of) ", "", said["currency"])]
    if currency is None and "scale" in said and said["scale"][-1] in "€$":
        currency = CURRENCIES[said["scale"][-1]]
    if currency is None and said.get("scale", "").endswith(" eur"):
        currency = "EUR"
    if "per share" in said:
        return f"{currency}/shares" if currency else "per share"
    return currency or next((unit for name, unit in _UNITS.items() if name in said), None)
