"""Small numbers in words, which texts print before a scale or a unit: "two million", "cincuenta por ciento"."""

from decimal import Decimal

_EN = [
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
    "twenty",
]
_ES = [
    "cero",
    "uno",
    "dos",
    "tres",
    "cuatro",
    "cinco",
    "seis",
    "siete",
    "ocho",
    "nueve",
    "diez",
    "once",
    "doce",
    "trece",
    "catorce",
    "quince",
    "dieciséis",
    "diecisiete",
    "dieciocho",
    "diecinueve",
    "veinte",
]
_TENS = {
    "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
    "treinta": 30, "cuarenta": 40, "cincuenta": 50, "sesenta": 60, "setenta": 70, "ochenta": 80,
    "noventa": 90, "un": 1, "una": 1, "dieciseis": 16, "cien": 100,
}  # fmt: skip
_VALUES = {word: number for words in (_EN, _ES) for number, word in enumerate(words)} | _TENS
_UNITS = "|".join(_EN[1:10])
_UNITS_ES = "|".join(_ES[1:10])
SPELLED = (
    rf"\b(?:(?:{'|'.join(word for word in _TENS if word.endswith('ty'))}|twenty)[ -](?:{_UNITS})"
    rf"|(?:{'|'.join(word for word in _TENS if word.endswith('nta'))}) y (?:{_UNITS_ES})"
    rf"|{'|'.join(sorted(_VALUES, key=len, reverse=True))})\b"
)
"""A pattern for all that can be read, to be used without regard to case."""


def spelled_value(words: str) -> Decimal | None:
    """Read a number in words up to a hundred."""
    parts = [part for part in words.lower().replace("-", " ").split() if part != "y"]
    known = [_VALUES.get(part) for part in parts]
    return Decimal(sum(one for one in known if one is not None)) if None not in known else None
