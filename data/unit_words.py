"""How documents name units and scales, in English and Spanish: "in millions", "miles de euros"."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

Measure = Literal["per share", "shares", "percent", "days", "ratio", "count"]

CURRENCIES = {
    "us$": "USD", "us $": "USD", "u.s.$": "USD", "c$": "CAD", "cad$": "CAD", "a$": "AUD", "hk$": "HKD",
    "r$": "BRL", "s$": "SGD", "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR",
    "₩": "KRW", "usd": "USD", "eur": "EUR", "gbp": "GBP", "jpy": "JPY", "chf": "CHF",
    "cad": "CAD", "aud": "AUD", "cny": "CNY", "rmb": "CNY", "hkd": "HKD", "brl": "BRL",
    "mxn": "MXN", "ars": "ARS", "clp": "CLP", "cop": "COP", "pen": "PEN", "sek": "SEK",
    "nok": "NOK", "dkk": "DKK", "inr": "INR", "krw": "KRW", "sgd": "SGD", "pln": "PLN",
    "u.s. dollars": "USD", "us dollars": "USD", "canadian dollars": "CAD", "dollars": "USD",
    "dollar": "USD", "dólares": "USD", "dólar": "USD", "dolares": "USD", "euros": "EUR",
    "euro": "EUR", "pounds sterling": "GBP", "libras": "GBP", "pounds": "GBP", "yenes": "JPY",
    "yen": "JPY", "swiss francs": "CHF", "francos suizos": "CHF", "renminbi": "CNY",
}  # fmt: skip
"""As printed, in lower case -> ISO code. A bare "$" is the US dollar."""

SCALES = {
    "miles de millones": 9, "mil millones": 9, "mills": 6, "mill": 6, "billones": 12,
    "billón": 12, "billon": 12, "millones": 6, "millón": 6, "millon": 6, "miles": 3, "mil": 3,
    "trillions": 12, "trillion": 12, "billions": 9, "billion": 9, "bn": 9, "millions": 6,
    "million": 6, "mn": 6, "thousands": 3, "thousand": 3, "000s": 3, "'000": 3, "m": 6,
}  # fmt: skip
"""As printed, in lower case -> power of ten. A Spanish "billón" is 10^12."""


def _either(words: dict[str, str] | dict[str, int]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


_SYMBOLS = {word: code for word, code in CURRENCIES.items() if not word[-1].isalpha()}
_WORDS = {word: code for word, code in CURRENCIES.items() if word[-1].isalpha()}
CURRENCY = re.compile(
    rf"(?:{_either(_SYMBOLS)})|(?<![a-záéíóúñ$])(?:{_either(_WORDS)})(?![a-záéíóúñ])", re.IGNORECASE
)
SCALE = re.compile(rf"(?<![a-záéíóúñ])(?:{_either(SCALES)})(?![a-záéíóúñ])", re.IGNORECASE)
PER_SHARE = re.compile(
    r"\b(?:per|a)[ -](?:\w+[ -]){0,2}share\b|\bpor acci[oó]n\b|\b(?:EPS|DPS|BPA|DPA)\b",
    re.IGNORECASE,
)
SHARES = re.compile(
    r"^shares\b|\bshares (?:used|outstanding)\b|\b(?:number|millions|thousands) "
    r"of (?:\w+ ){0,2}shares\b|\bweighted[ -]average (?:\w+ ){0,3}shares\b"
    r"|^acciones\b|\bn[uú]mero (?:\w+ ){0,2}de acciones\b|\b(?:millones|miles) de acciones\b"
    r"|\bacciones (?:en circulaci[oó]n|emitidas)\b",
    re.IGNORECASE,
)
PERCENT = re.compile(
    r"(?<!\d)(?<!\d )%|(?<!\d )\bper ?cent\b|(?<!\d )\bpor ciento\b|\bporcentaje\b", re.IGNORECASE
)
DAYS = re.compile(r"\((?:days|d[ií]as)\)|^(?:days|d[ií]as)\b", re.IGNORECASE)
TIMES = re.compile(
    r"\((?:x|times|veces)\)|^(?:times|veces)$|^(?:ratio|m[uú]ltiplo)\b"
    r"|/ ?(?:ebitda|ebit|sales|revenues?|equity|ventas|ingresos|patrimonio|activos?)\b",
    re.IGNORECASE,
)
COUNT = re.compile(
    r"^(?:number of|n[uú]mero(?: medio| total)? de|n\.?º de)\b"
    r"|^(?:average |total )?(?:employees|headcount|staff|stores|customers|empleados|plantilla"
    r"|trabajadores|tiendas|clientes|hoteles|hotels)"
    r"(?: media| total| medios)?(?:\s*\(|$| al? | at )",
    re.IGNORECASE,
)
"""Things that are counted one by one: no table's "in millions" is meant for them."""
_MEASURES: tuple[tuple[re.Pattern[str], Measure], ...] = (
    (SHARES, "shares"),
    (PER_SHARE, "per share"),
    (PERCENT, "percent"),
    (COUNT, "count"),
    (DAYS, "days"),
    (TIMES, "ratio"),
)
_PAR_VALUE = re.compile(r"\bpar value\b|\bvalor nominal\b", re.IGNORECASE)
_SHARE_DATA = re.compile(r"\bshares?\b|\bacci[oó]n(?:es)?\b", re.IGNORECASE)
_EXCEPT = re.compile(r"\b(?:except|excepto|salvo)\b", re.IGNORECASE)
_STATES = re.compile(r"\b(?:in|en|expressed|amounts|cifras|importes|of|de)\b|[(,:/]", re.IGNORECASE)
MAX_CHARS = 400
"""Longer texts are prose, and state no unit for a table, unless they end by leading over to it."""
TAIL_CHARS = 120
"""As much of such a paragraph is looked at: "… was as follows (in millions):"."""


@dataclass(frozen=True, slots=True)
class StatedUnit:
    """What a caption, a header or a label says about the numbers it governs."""

    scale: int | None = None
    """Power of ten; None where nothing is said."""
    currency: str | None = None
    """ISO code; None where none is named."""
    measure: Measure | None = None
    """What is counted; None where only a currency or nothing is said."""
    shares_scale: int | None = None
    """Power of ten of share counts, where they are excepted from `scale`."""


@lru_cache(4096)
def stated_unit(text: str) -> StatedUnit:
    """Read "(in millions, except per share amounts)", "Ventas (miles de euros)", "Margin (%)"."""
    if len(text) > MAX_CHARS:
        if not text.rstrip().endswith(":"):
            return StatedUnit()
        text = text[-TAIL_CHARS:]
    main, *exceptions = _EXCEPT.split(text, maxsplit=1)
    shares_scale = None
    if exceptions and _SHARE_DATA.search(PER_SHARE.sub("", exceptions[0])):
        shares_scale = _scale(exceptions[0]) or 0
    found = CURRENCY.search(main)
    currency = CURRENCIES[found[0].lower()] if found else None
    return StatedUnit(_scale(main), currency, _measure(main), shares_scale)


MAX_UNIT_LINE_CHARS = 200
_BARE_UNIT = re.compile(
    r"\(?(?:in |en )?(?:u\.s\. )?(?:dollars|euros|usd|eur|\$|€|percent|%)\)?", re.IGNORECASE
)


def names_unit(text: str) -> bool:
    """Say whether a text is a unit line, or leads over to a table with one.

    "(in millions, except per share data)"; "… consisted of the following (in millions):".
    """
    if len(text) >= MAX_UNIT_LINE_CHARS:
        return text.endswith(":") and stated_unit(text[-TAIL_CHARS:]).scale is not None
    return stated_unit(text).scale is not None or bool(_BARE_UNIT.fullmatch(text))


def _scale(text: str) -> int | None:
    """Read a scale that is stated: a word such as "million" next to what it counts."""
    for found in SCALE.finditer(text):
        word = found[0].lower()
        before, after = text[: found.start()], text[found.end() :]
        alone = not before.strip(" (") and not after.strip(" ).:")
        counts = re.match(r"\s*(?:of|de)?\s*(?:\)|,|;|:|$|except)", after, re.IGNORECASE)
        of_money = re.match(r"\s*(?:of|de)?\s*", after)
        next_word = after[of_money.end() :] if of_money else after
        joined = CURRENCY.match(next_word) or re.match(r"(?:shares|acciones)", next_word, re.I)
        stated = _STATES.search(before) or CURRENCY.search(before)
        if alone or joined or (counts and stated):
            return SCALES[word]
    return None


def _measure(text: str) -> Measure | None:
    if _PAR_VALUE.search(text):
        return None  # "Common stock, 50,000 shares outstanding": money, with shares in its name
    for pattern, measure in _MEASURES:
        if pattern.search(text):
            return measure
    return None
