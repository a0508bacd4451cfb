"""Which line items and formulas a question names."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from chat.question_words import PhraseTable, Word, keys_of
from data.formulas import FORMULAS, Formula
from data.line_items import LINE_ITEMS, LineItem, line_item

Item = LineItem | Formula

_FORMULAS = {formula.name: formula for formula in reversed(FORMULAS)}
_PREPOSITIONS = frozenset(
    {"de", "por", "a", "en", "con", "sobre", "of", "from", "per", "to", "in", "&", "antes"}
)
_SHARED = frozenset({"current", "noncurrent", "deferred", "corriente", "corrientes", "diferidos"})
_JOINS = frozenset({"&", ",", "or", "o"})
_NO_PLURAL = frozenset("s%")

# Names that are as often said of one thing as of another: the answer asks which.
UNCLEAR: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("margin | margins | profit margins | margen | márgenes | profitability | rentabilidad",
     ("gross margin", "operating margin", "net margin")),
    ("cash flow | cash flows | flujo de caja | flujo de efectivo | flujos de caja | flujos de efectivo | flujo de fondos",
     ("operating cash flow", "free cash flow")),
    ("income | incomes", ("net income", "operating income", "revenue")),
    ("ingresos netos", ("revenue", "net income")),
    ("resultado | resultados | resultados financieros",
     ("net income", "operating income")),
    ("expenses | expense | costs | gastos | costes | costos | gasto | spending | expenditure | expenditures",
     ("operating expenses", "costs and expenses")),
    ("taxes | tax | impuestos | impuesto", ("income tax expense", "income taxes paid")),
    ("interest | intereses | interés", ("interest expense", "interest income", "interest paid")),
    ("amortization | amortisation | amortización",
     ("depreciation and amortization", "amortization of intangibles")),
    ("dividend | dividendo", ("dividends per share", "dividends paid")),
    ("shares | stock | acciones", ("shares outstanding", "diluted shares", "basic shares")),
    ("investments | inversiones | securities",
     ("short-term investments", "long-term investments")),
    ("deferred taxes | impuestos diferidos", ("deferred tax assets", "deferred tax liabilities")),
)  # fmt: skip

# What a verb makes of a name: (verbs, item as named, item as meant).
_PAY = "pay pays paid paying paga pagan pago pagaron pagado pagaba abono abonaron"
_SPEND = (
    "spend spends spent spending invest invests invested gasta gastan gasto gastaron gastado invierte"
    " invirtio invirtieron destino destinaron dedico dedicaron invertido dedica"
)
_REPAY = "repay repays repaid retire retired amortizo amortizaron devolvio devolvieron reembolso"
_BUY_BACK = "repurchase repurchased repurchases buy bought buys retire retired recompro recompraron"
_ISSUE = "issue issued issues raise raised raises borrow borrowed emitio emitieron emite"
_HAVE = "have has had tenia tenian tiene tienen hay exist existed outstanding"
IN_CONTEXT: tuple[tuple[str, str, str], ...] = (
    (_PAY, "income tax expense", "income taxes paid"),
    (_PAY, "taxes", "income taxes paid"),
    (_PAY, "interest", "interest paid"),
    (_PAY, "dividend", "dividends paid"),
    (_PAY, "dividendo", "dividends paid"),
    (_SPEND, "property, plant and equipment", "capital expenditure"),
    (_SPEND, "interest", "interest expense"),
    (_REPAY, "total debt", "debt repaid"),
    (_REPAY, "long-term debt", "debt repaid"),
    (_ISSUE, "total debt", "debt issued"),
    (_ISSUE, "long-term debt", "debt issued"),
    (_BUY_BACK, "shares", "share repurchases"),
    (_HAVE, "shares", "shares outstanding"),
)

# "How much did it earn?": the verb alone is the item, where none is named.
BY_VERB: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("earn earns earned earning make makes made gana ganan gano ganaron ganado ganar ganaba lose loses lost losing perdio perdieron pierde pierden perdido profitable rentable",
     ("net income",)),
    ("sell sells sold selling vende venden vendio vendieron vendido factura facturan facturo facturaron facturado ingresa ingresan ingreso ingresaron ingresado",
     ("revenue",)),
    ("owe owes owed owing debe deben debia debian adeuda adeudaba adeudan",
     ("total debt", "total liabilities")),
    ("spend spends spent spending gasta gastan gasto gastaron gastado",
     ("operating expenses", "costs and expenses")),
)  # fmt: skip

BY_PHRASE: tuple[tuple[str, str], ...] = (
    (
        r"\b(?:bring|brings|brought|take|takes|took|rake|rakes|raked|pull|pulls|pulled) in\b",
        "revenue",
    ),
    (r"\b(?:buy|buys|buying|bought)(?: \w+){0,3} back\b", "share repurchases"),
)

PER_SHARE: dict[str, str] = {
    "dividends paid": "dividends per share",
    "dividend": "dividends per share",
    "net income": "diluted eps",
    "revenue": "revenue per share",
    "free cash flow": "free cash flow per share",
    "equity": "book value per share",
}


@dataclass(frozen=True, slots=True)
class Named:
    """A name of an item in a question: words `start` to `end`, and what it may mean."""

    start: int
    end: int
    meanings: tuple[Item, ...]
    said: str
    """The table's key of the name: the item's own, or the unclear word."""


def item_called(name: str) -> Item:
    """Find the line item of this name, or the formula where no item has it."""
    try:
        return line_item(name)
    except KeyError:
        return _FORMULAS[name]


def _plural(word: str) -> str:
    if word[-1] in _NO_PLURAL:
        return word
    if word[-1] == "y" and word[-2:-1] not in tuple("aeiou"):
        return word[:-1] + "ies"
    return word + ("s" if word[-1] in "aeiouth" or word[-2:] in ("in", "ce") else "es")


def _in_plural(keys: tuple[str, ...], *, spanish: bool) -> tuple[str, ...]:
    if not spanish:
        last = keys[-1]
        return (*keys[:-1], last if last[-1] in _NO_PLURAL else _english_plural(last))
    end = next((place for place, key in enumerate(keys) if key in _PREPOSITIONS), len(keys))
    return tuple(_plural(key) for key in keys[:end]) + keys[end:]


def _english_plural(word: str) -> str:
    if word[-1] == "y" and word[-2:-1] not in tuple("aeiou"):
        return word[:-1] + "ies"
    return word + "s"


def _spoken(item: Item) -> Iterator[tuple[tuple[str, ...], bool]]:
    yield keys_of(item.name), False
    for spanish, listed in ((False, item.words.en), (True, item.words.es)):
        for name in listed:
            yield keys_of(re.sub(r"[()]", "", name)), spanish


@lru_cache(maxsize=1)
def item_table() -> PhraseTable[tuple[str, tuple[Item, ...]]]:
    """Every name of every item, with its plural; names as written come before made ones."""
    table: PhraseTable[tuple[str, tuple[Item, ...]]] = PhraseTable()
    items: tuple[Item, ...] = (*LINE_ITEMS, *FORMULAS)
    for listed, meanings in UNCLEAR:
        names = [name.strip() for name in listed.split("|")]
        for name in names:
            table.add(keys_of(name), (names[0], tuple(item_called(one) for one in meanings)))
    for item in items:
        for keys, _ in _spoken(item):
            table.add(keys, (item.name, (item_called(item.name),)))
    for item in items:
        for keys, spanish in _spoken(item):
            table.add(_in_plural(keys, spanish=spanish), (item.name, (item_called(item.name),)))
    return table


def _is_a_verb(words: tuple[Word, ...], start: int, end: int) -> bool:
    """Tell "cuánto gastó" from "el gasto", with and without its accent."""
    asked = start > 0 and words[start - 1].key in ("cuanto", "que")
    return end == start + 1 and (
        words[start].raw[-1] in "óÓ" or (asked and words[start].key == "gasto")
    )


def _is_beside(words: tuple[Word, ...], found: list[Named], place: int) -> bool:
    """Tell "net sales (revenue)", where the second name only explains the first."""
    return bool(found) and found[-1].end == place and words[place].before == "("


def named_items(words: tuple[Word, ...], taken: list[str]) -> list[Named]:
    """Find the items that the words name, in order, and mark their words as taken."""
    table = item_table()
    found: list[Named] = []
    place = 0
    while place < len(words):
        hit = None if taken[place] else table.longest(words, place, taken)
        if hit is None:
            place += 1
            continue
        end, (said, meanings) = hit
        if len(meanings) > 1 and _is_a_verb(words, place, end):
            place += 1
            continue
        if not _is_beside(words, found, place):
            found.append(Named(place, end, meanings, said))
        taken[place:end] = ["item"] * (end - place)
        place = end
    return found


def _before(words: tuple[Word, ...], taken: list[str], item: Named) -> Iterator[Named]:
    """Yield what shares the item's last words: "gross and operating margin"."""
    place = item.start - 1
    while place >= 1 and words[place].key in _JOINS:
        shared = _just_before(words, taken, item, place)
        if shared is None:
            return
        yield shared
        place = shared.start - 1


def _just_before(
    words: tuple[Word, ...], taken: list[str], item: Named, place: int
) -> Named | None:
    for start in (place - 2, place - 1):
        if start < 0 or any(taken[start:place]):
            continue
        own = tuple(word.key for word in words[start:place])
        found = _completed(words, item, own, before=True)
        if found:
            return Named(start, place, found[1], found[0])
    return None


def _after(words: tuple[Word, ...], taken: list[str], item: Named) -> Iterator[Named]:
    """Yield what shares the item's first words: "margen bruto y operativo"."""
    place = item.end
    while place + 1 < len(words) and words[place].key in _JOINS:
        if taken[place + 1]:
            return
        shared = _completed(words, item, (words[place + 1].key,), before=False)
        if not shared:
            return
        yield Named(place + 1, place + 2, shared[1], shared[0])
        place += 2


def _completed(
    words: tuple[Word, ...], item: Named, own: tuple[str, ...], *, before: bool
) -> tuple[str, tuple[Item, ...]] | None:
    keys = tuple(word.key for word in words[item.start : item.end])
    for length in range(len(keys) - 1, 0, -1):
        whole = (*own, *keys[-length:]) if before else (*keys[:length], *own)
        found = item_table().get(whole)
        if found:
            return found
    return None


def _shares_unclearly(words: tuple[Word, ...], one: Named, other: Named) -> Named:
    """Let "liabilities" in "current assets and liabilities" be unclear: it may be current ones too."""
    first, second = (one, other) if one.start < other.start else (other, one)
    if (
        words[first.end].key not in _JOINS
        or second.start - first.end != 1
        or one.end - one.start > 1
    ):
        return one
    keys = {word.key for word in words[other.start : other.end]} & _SHARED
    own = words[one.start].key
    for key in keys:
        shared = item_table().get((key, own)) or item_table().get((own, key))
        if shared and shared[1] != one.meanings:
            return Named(one.start, one.end, (*shared[1], *one.meanings), own)
    return one


def with_shared_words(words: tuple[Word, ...], taken: list[str], found: list[Named]) -> list[Named]:
    """Add the items that lean on a neighbour's words, and mark theirs as taken."""
    whole: list[Named] = []
    pairs = list(pairwise(found))
    for place, (left, right) in enumerate(pairs):
        found[place] = _shares_unclearly(words, left, right)
        found[place + 1] = _shares_unclearly(words, right, left)
    for item in found:
        for other in (
            *reversed(tuple(_before(words, taken, item))),
            item,
            *_after(words, taken, item),
        ):
            taken[other.start : other.end] = ["item"] * (other.end - other.start)
            whole.append(other)
    return whole


@lru_cache(maxsize=1)
def item_tokens() -> tuple[frozenset[str], frozenset[str]]:
    """Words that stand in English names of items alone, and in Spanish ones alone."""
    items: tuple[Item, ...] = (*LINE_ITEMS, *FORMULAS)
    english = {key for item in items for name in item.words.en for key in keys_of(name)}
    spanish = {key for item in items for name in item.words.es for key in keys_of(name)}
    return frozenset(english - spanish), frozenset(spanish - english)
