"""Whether a table says in which power of ten a number is printed: one that is left to be guessed is no figure."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from chat.cell_form import printed_form
from data.document import Cell, Document
from data.table_around import Around
from data.unit_words import CURRENCIES, SCALE, stated_unit

_WORDS = "|".join(
    sorted((re.escape(one) for one in CURRENCIES if one[-1].isalpha()), key=len)[::-1]
)
_WHOLE = re.compile(
    rf"(?:\b(?:in|en)\s+|[(\[]\s*|,\s*|^)(?:{_WORDS}|us\$|\$|€|£)(?:\s*[)\]]|\s*$|\s*[,;:]|\s+(?:except|unless|salvo|excepto)\b)",
    re.IGNORECASE,
)
"""Says a currency and no scale: "(in euros)", "Minimum investment (USD)", "expressed in U.S. dollars, unless …"."""
_BESIDE = re.compile(rf"\s*(?:{_WORDS})\b|\s*(?:{SCALE.pattern})", re.IGNORECASE)
_OF_DOCUMENT = re.compile(
    r"\b(?:expressed|stated|presented|reported|shown|amounts(?: are)?|figures(?: are)?|expresad[oa]s|presentad[oa]s|importes|cifras)\s+"
    rf"(?:in|en)\s+(?:\w+\s+)?(?:{_WORDS})",
    re.IGNORECASE,
)
_ROUNDED = re.compile(
    r"\b(?:in|en)\s+(?:thousands|millions|billions|miles|millones)\b|\b(?:000s|000's|000’s|'000)",
    re.IGNORECASE,
)
_COUNTED = re.compile(
    r"\b(?:number|n[uú]mero|n\.?º|average|medi[ao]s?|headcount|plantilla|year[- ]end|full[- ]time|at )\b",
    re.IGNORECASE,
)
_OTHER_DOLLARS = re.compile(
    r"\b(?:in|en)\s+(?:canadian|australian|hong kong|singapore|new zealand|taiwan|dólares canadienses|dólares australianos)\b"
    r"(?:\s+dollars)?|\b(?:C|A|HK|S|NZ|NT)\$",
    re.IGNORECASE,
)
LONGEST_UNIT = 60
"""Characters of such a line."""
AFTER = 24
"""Characters behind a number in which its unit may be printed."""


@dataclass(frozen=True, slots=True)
class DocumentUnits:
    """What a whole document says of its amounts."""

    document: Document
    is_whole: bool
    """It says in which currency they are, and nowhere that they are rounded."""
    has_other_dollars: bool
    """It says that they are in a dollar that is not the US one."""


def units_of(document: Document) -> DocumentUnits:
    text = document.text
    is_whole = _OF_DOCUMENT.search(text) is not None and _ROUNDED.search(text) is None
    return DocumentUnits(document, is_whole, _OTHER_DOLLARS.search(text) is not None)


def has_known_scale(cell: Cell, units: DocumentUnits, around: Around, lines: Sequence[str]) -> bool:
    """Whether a number's label, its table or the whole document says how it is scaled.

    `lines` are the corner of its table, then its captions.
    """
    if cell.unit.endswith("/shares"):
        above = (*cell.row, *cell.column, *lines[:1])
        return any(stated_unit(one).measure == "per share" for one in above)
    if _may_be_money(cell, around) or _may_be_other_dollars(cell, units):
        return False
    is_open = cell.unit.isupper() or cell.unit in ("pure", "shares")
    if not is_open or cell.value == 0 or printed_form(cell, units.document)[0] != 0:
        return True
    own = [stated_unit(one) for one in (*cell.row, *cell.column)]
    is_said = any(one.scale is not None or one.measure in ("count", "years") for one in own)
    if is_said or any(one.has_scale for one in (*around.said, *around.outside)):
        return True
    texts = (*cell.row, *cell.column, *lines)
    is_money = cell.unit.isupper()
    return is_money and (
        _prints_unit(cell, units.document) or any(map(_WHOLE.search, texts)) or units.is_whole
    )


def _may_be_other_dollars(cell: Cell, units: DocumentUnits) -> bool:
    """Whether a "$" may not be the US dollar's: the document says that its amounts are in another."""
    if cell.unit.removesuffix("/shares") != "USD" or not units.has_other_dollars:
        return False
    said = units.document.text[max(0, cell.span.start - 4) : cell.span.end + AFTER].partition("|")[
        0
    ]
    return not re.search(r"US|U\.S\.", said)


def _may_be_money(cell: Cell, around: Around) -> bool:
    """Whether a row that is called as people or shops are stands among amounts of money: "Clientes", "Staff"."""
    is_counted = cell.unit == "pure" and any(
        stated_unit(one).measure == "count" for one in (*cell.row, *cell.column)
    )
    if not is_counted or not any(one.scale for one in around.said):
        return False
    return not any(_COUNTED.search(one) for one in (*cell.row, *cell.column))


def says_whole_unit(text: str) -> bool:
    """Whether a line says a currency and no scale, and nothing else: "(Expressed in Canadian dollars)"."""
    return len(text) <= LONGEST_UNIT and bool(_OF_DOCUMENT.search(text) or _WHOLE.search(text))


def _prints_unit(cell: Cell, document: Document) -> bool:
    """Whether it is printed with the word for its unit: "12,1 euros", "100.000 USD", "$2.1 million"."""
    said = document.text[cell.span.start : cell.span.end]
    behind = document.text[cell.span.end : cell.span.end + AFTER].partition("|")[0]
    return _BESIDE.match(behind) is not None or re.search(r"[a-z]{3}", said, re.I) is not None
