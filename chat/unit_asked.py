"""The unit and the scale that a question asks for, and the amounts that it states itself."""

import re
from dataclasses import dataclass

from chat.form_asked import read_form
from chat.printed_as import PLAIN, Printed
from chat.reading_types import Scale

_CURRENCY = {
    "us dollars": "USD", "u.s. dollars": "USD", "dollars": "USD", "usd": "USD", "us$": "USD",
    "$": "USD", "dolares": "USD", "dolares estadounidenses": "USD", "euros": "EUR", "eur": "EUR",
    "€": "EUR", "pounds": "GBP", "pounds sterling": "GBP", "gbp": "GBP", "£": "GBP",
    "libras": "GBP", "libras esterlinas": "GBP", "yen": "JPY", "jpy": "JPY", "yenes": "JPY",
    "canadian dollars": "CAD", "cad": "CAD", "dolares canadienses": "CAD", "swiss francs": "CHF",
    "chf": "CHF", "francos suizos": "CHF", "yuan": "CNY", "renminbi": "CNY", "cny": "CNY",
    "pesos mexicanos": "MXN", "mexican pesos": "MXN", "mxn": "MXN", "pesos": "MXN",
    "reais": "BRL", "brl": "BRL", "rupees": "INR", "inr": "INR",
}  # fmt: skip
_SCALES: dict[str, Scale] = {
    "thousands": "thousands", "thousand": "thousands", "miles": "thousands", "millions": "millions", "million": "millions",
    "millones": "millions", "mm": "millions", "billions": "billions", "billion": "billions",
    "bn": "billions", "miles de millones": "billions", "mil millones": "billions",
    "trillions": "trillions", "trillion": "trillions", "billones": "trillions",
}  # fmt: skip
_SHORT: dict[str, Scale] = {
    "mn": "millions", "m": "millions", "b": "billions", "k": "thousands",
}  # fmt: skip
"""Behind a currency only: "$m"."""


def _either(words: dict[str, str] | dict[str, Scale]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


_ASKED = re.compile(
    rf"(?<![a-z])(?:in|en|expressed in|expresad[oa]s? en|denominated in) (?:(?P<scale>{_either(_SCALES)})(?![a-z]))?"
    rf"(?: ?(?:of |de )?(?P<unit>{_either(_CURRENCY)})(?![a-z]))?"
)
_BARE = re.compile(
    rf"(?<![a-z])(?:in |en )?(?:usd|us ?\$|\$) ?(?P<scale>{_either(_SCALES)}|mn|m|b|k)(?![a-z])"
    r"|(?<![a-z\d])(?:us ?)?(?:dollars|dolares)(?![a-z])|\(\$?(?:usd|eur|mm?|bn)\)"
)
_AMOUNT = re.compile(
    r"[$€£] ?\d[\d.,]*(?: ?(?:thousand|million|billion|trillion|bn|mm|m|k|b)(?![a-z]))?"
    r"|(?<![\w.,])\d[\d.,]*(?: ?%| ?(?:thousand|million|billion|trillion|bn|mm|percent|per cent|por ciento|mil millones|miles de millones|millones|mil)"
    r"(?![a-z])(?: (?:of |de )?(?:us )?(?:dollars|dolares|euros))?)"
)


@dataclass(frozen=True, slots=True)
class UnitAsked:
    unit: str | None
    scale: Scale | None
    amounts: tuple[str, ...]
    spans: tuple[tuple[int, int], ...]
    printed: Printed = PLAIN


def read_unit(line: str, typed: str) -> UnitAsked:
    """Read a folded line: "in millions of dollars", "en euros"."""
    unit: str | None = None
    scale: Scale | None = None
    spans: list[tuple[int, int]] = []
    for match in _ASKED.finditer(line):
        if not match["unit"] and not match["scale"]:
            continue
        unit = _CURRENCY[match["unit"]] if match["unit"] else unit
        scale = _SCALES[match["scale"]] if match["scale"] else scale
        spans.append(match.span())
    for match in _BARE.finditer(line):
        scale = (_SCALES | _SHORT).get(match["scale"] or "", scale)
        spans.append(match.span())
    form = read_form(line)
    scale = form.scale or scale
    amounts = [match.span() for match in _AMOUNT.finditer(line)]
    return UnitAsked(
        unit,
        scale,
        tuple(typed[start:end].strip() for start, end in amounts),
        (*spans, *form.spans, *amounts),
        Printed("cents" if form.is_cents else scale, form.decimals, form.ratio),
    )
