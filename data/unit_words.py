"""How documents name units and scales, in English and Spanish: "in millions", "miles de euros"."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

Measure = Literal["per share", "shares", "percent", "days", "years", "ratio", "count"]

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
    "million": 6, "mn": 6, "thousands": 3, "thousand": 3, "000s": 3, "000's": 3, "000’s": 3, "'000": 3, "m": 6,
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
_PRICE = re.compile(
    r"\bper (?:\w+ ){0,2}(?:unit|RSU|PSU|option|award|ADS)\b|\b(?:exercise|strike|stock|share) price\b"
    r"|\bweighted(?: ?- ?| )average (?:[\w-]+ ){0,4}(?:price|fair value)|\bprecio (?:medio )?de ejercicio\b",
    re.IGNORECASE,
)
"""Says that a number is of one share, however it is printed."""
_USED_IN = re.compile(r" used (?:in|to|for) ", re.IGNORECASE)
"""What follows names another figure: "Net income used in computing earnings per share" is money."""
_COUNTED = re.compile(r"\b(?:number|n[uú]mero) (?:of|de)\b", re.IGNORECASE)
_TOLD_PER_SHARE = re.compile(r"[$€£¥]\s?\d|\d\s?(?:[$€£¥]|per\b|por\b)", re.IGNORECASE)
"""An amount in a label, as an aside: "Dividends ($0.94 per share)" is a row of money."""
SHARES = re.compile(
    r"^\(?shares\b|\bshares (?:used|outstanding)\b|\b(?:number|millions|thousands) "
    r"of (?:\w+ ){0,2}(?:shares|(?:share |stock )?(?:units|options|awards)|RSUs|PSUs)\b"
    r"|\bweighted[ -]average (?:\w+ ){0,3}shares\b"
    r"|\banti-?dilutive\b|\bdilutive (?:effect|impact|potential|securities|shares?|stock|equity)\b|\beffect of dilut"
    r"|\b(?:outstanding|authorized|issued) shares(?: \([^()]*\))?$|, shares$"
    r"|^acciones\b|\bn[uú]mero (?:\w+ ){0,2}de acciones\b|\b(?:millones|miles) de acciones\b"
    r"|\bacciones (?:en circulaci[oó]n|emitidas)\b",
    re.IGNORECASE,
)
PERCENT = re.compile(
    r"(?<!\d)(?<!\d )%|(?<!\d )\bper ?cent\b|(?<!\d )\bpor ciento\b|\bporcentaje\b", re.IGNORECASE
)
DAYS = re.compile(r"\((?:days|d[ií]as)\)|^(?:days|d[ií]as)\b", re.IGNORECASE)
_YEARS = re.compile(r"\((?:(?:in|en) )?(?:years|a[nñ]os)\)", re.IGNORECASE)
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
    (PERCENT, "percent"),
    (COUNT, "count"),
    (DAYS, "days"),
    (_YEARS, "years"),
    (TIMES, "ratio"),
)
_PAR_VALUE = re.compile(r"\bpar value\b|\bvalor nominal\b", re.IGNORECASE)
_SHARE_DATA = re.compile(r"\bshares?\b|\bacci[oó]n(?:es)?\b", re.IGNORECASE)
_MONEY = re.compile(
    r"\b(?:dollars|amounts?|income|earnings|loss|importes|cifras|resultados?|beneficios?)\b"
    rf"|{CURRENCY.pattern}",
    re.IGNORECASE,
)
_TOLD = re.compile(
    r"(?:\d\)?|\b(?:one|two|three|several|few|half an?|un|una|dos|tres|varios))[\s-]*$",
    re.IGNORECASE,
)
"""What stands before a scale word that is part of an amount: "$29.5 billion" is no unit."""
_OF = re.compile(r"\s*(?:of|de)?\s*", re.IGNORECASE)
_SHARE_WORD = re.compile(r"(?:shares|acciones)", re.IGNORECASE)
_OF_SHARES = re.compile(r"\s*(?:of|de)?\s*(?:shares|acciones)", re.IGNORECASE)
_COUNTS = re.compile(
    r"\s*(?:of|de)?\s*(?:\)|,|;|:|$|[-–—]|(?:except|unless|and|excepto|salvo|y)\b)", re.IGNORECASE
)
"""What stands behind a scale that is stated of all: "in millions, except …", "in millions and net of taxes"."""
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
    """Power of ten of share counts, where it is said of them, or they are excepted from `scale`."""

    @property
    def has_scale(self) -> bool:
        """Whether it says in what powers of ten something is counted."""
        return self.scale is not None or self.shares_scale is not None


@lru_cache(4096)
def stated_unit(text: str) -> StatedUnit:
    """Read "(in millions, except per share amounts)", "Ventas (miles de euros)", "Margin (%)"."""
    if len(text) > MAX_CHARS:
        if not text.rstrip().endswith(":"):
            return StatedUnit()
        text = text[-TAIL_CHARS:]
    main, *exceptions = _EXCEPT.split(text, maxsplit=1)
    scale, shares_scale = _scales(main)
    if exceptions and _SHARE_DATA.search(PER_SHARE.sub("", exceptions[0])):
        other, of_shares = _scales(exceptions[0])
        shares_scale = of_shares if of_shares is not None else other or 0
    found = CURRENCY.search(main)
    currency = CURRENCIES[found[0].lower()] if found else None
    return StatedUnit(scale, currency, _measure(main), shares_scale)


MAX_UNIT_LINE_CHARS = 200
_BARE_UNIT = re.compile(
    r"\(?(?:in |en )?(?:u\.s\. )?(?:dollars|euros|usd|eur|\$|€|percent|%)\)?", re.IGNORECASE
)

_IN_SCALE = r"\b(?:in|en) (?:thousands|millions|billions|miles|millones)\b"
_SAYS_MORE = re.compile(rf"{_IN_SCALE} (?:and|y)\b(?!.*{_IN_SCALE})", re.IGNORECASE)
"""A unit line that goes on with something else: "in millions and net of taxes"."""


def names_unit(text: str) -> bool:
    """Say whether a text is a unit line, or leads over to a table with one.

    "(in millions, except per share data)"; "… consisted of the following (in millions):".
    """
    if len(text) >= MAX_UNIT_LINE_CHARS:
        return text.endswith(":") and stated_unit(text[-TAIL_CHARS:]).has_scale
    if _SAYS_MORE.search(text):
        return False  # what else it says heads the labels: it stays where it is printed
    return stated_unit(text).has_scale or bool(_BARE_UNIT.fullmatch(text))


def _scales(text: str) -> tuple[int | None, int | None]:
    """Read the scales that are stated: of money and all else, and of shares where it is said of them.

    "net income in millions and shares in thousands"; a scale alone is of all that is counted.
    """
    scale = shares = None
    start = 0
    for found in SCALE.finditer(text):
        if not _is_stated(text, found):
            continue
        power = SCALES[found[0].lower()]
        said = text[start : found.start()].rpartition("(")[2]
        of_shares = _OF_SHARES.match(text, found.end()) or _SHARE_DATA.search(
            PER_SHARE.sub("", said)
        )
        if of_shares and shares is None:
            shares = power
        if scale is None and (not of_shares or _MONEY.search(said)):
            scale = power
        start = found.end()
    return scale, shares


def _is_stated(text: str, found: re.Match[str]) -> bool:
    """Whether a word such as "million" stands next to what it counts, and is no part of an amount."""
    before, after = text[: found.start()], text[found.end() :]
    if _TOLD.search(before):
        return False
    if not before.strip(" (") and not after.strip(" ).:"):
        return True
    of_money = _OF.match(after)
    next_word = after[of_money.end() :] if of_money else after
    if CURRENCY.match(next_word) or _SHARE_WORD.match(next_word):
        return True
    return bool(_COUNTS.match(after) and (_STATES.search(before) or CURRENCY.search(before)))


def _measure(text: str) -> Measure | None:
    is_told = _TOLD_PER_SHARE.search(text) is not None
    if _PAR_VALUE.search(text) and (is_told or not PER_SHARE.search(text)):
        return None  # "Common stock, 50,000 shares outstanding": money, with shares in its name
    text = _USED_IN.split(text)[0]
    if SHARES.search(text) and (_COUNTED.search(text) or not _PRICE.search(text)):
        return "shares"
    if (PER_SHARE.search(text) or _PRICE.search(text)) and not is_told:
        return "per share"
    for pattern, measure in _MEASURES:
        if pattern.search(text):
            return measure
    return None
