"""Figures that a question works out itself: "buybacks less dividends", "net income over equity"."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import partial

from chat.item_lookup import Item
from chat.item_named import Named
from chat.plain_words import listed
from chat.question_words import Word
from data.formula import AT_START, Formula, difference, quotient, total
from data.formulas import FORMULAS, ways
from data.line_item import LineItem, Words

_SIGNS: dict[str, str] = {
    "plus": "+", "mas": "+", "+": "+", "minus": "-", "less": "-", "menos": "-",
    "over": "/", "divided by": "/", "/": "/", "÷": "/", "sobre": "/", "entre": "/",
    "dividido por": "/", "dividida por": "/", "divididos por": "/", "divididas por": "/",
    "dividido entre": "/", "dividida entre": "/", "divididos entre": "/", "divididas entre": "/",
    "partido por": "/", "partida por": "/", "relative to": "/", "as percentage of": "/",
}  # fmt: skip
_AS_SAID = {"+": ("plus", "más"), "-": ("less", "menos"), "/": ("to", "sobre")}
_AS_WRITTEN = {"+": "+", "-": "−", "/": "÷"}
_FILLING = listed("the a an el la los las its their su sus en in for")
FIRST_OF_SIGNS = frozenset(sign.split()[0] for sign in _SIGNS)
AVERAGE = listed("average avg mean medio media medios promedio averaged")


CLOSING = listed("closing ending yearend final finales")
MOST = 6
"""Signs in a row: nobody says more."""


@dataclass(frozen=True, slots=True)
class Worked:
    """Names joined by signs: those from `first` to `last`, and the formula that they make."""

    first: int
    last: int
    formula: Formula
    signs: tuple["Sign", ...]

    @property
    def is_average(self) -> bool:
        """True where an average is divided by: "net income over average equity"."""
        return any(sign.averaged for sign in self.signs)

    @property
    def kinds(self) -> str:
        return "".join(sign.kind for sign in self.signs)


@dataclass(frozen=True, slots=True)
class Sign:
    """What stands between two names: a sign, the places of its words, and what is said beside it."""

    kind: str
    places: tuple[int, ...]
    averaged: bool = False
    closing: bool = False
    dash: bool = False
    divides: bool = False
    """True for "divided by", which no list has."""


def worked_out(
    words: Sequence[Word], taken: Sequence[str], named: Sequence[Named], *, spelt: bool = False
) -> list[Worked]:
    """Find the longest runs of names that signs join; `spelt` where a definition may stand."""
    found: list[Worked] = []
    place = 0
    while place < len(named):
        signs = _signs_from(words, taken, named, place, spelt=spelt)
        made = None
        while signs and made is None:
            made = _formula([one.meanings for one in named[place : place + len(signs) + 1]], signs)
            signs = signs if made else signs[:-1]
        if made:
            found.append(Worked(place, place + len(signs), made, tuple(signs)))
        place += len(signs) + 1
    return found


def _signs_from(
    words: Sequence[Word], taken: Sequence[str], named: Sequence[Named], place: int, *, spelt: bool
) -> list[Sign]:
    signs: list[Sign] = []
    for at in range(place, min(place + MOST, len(named) - 1)):
        sign = _sign(words, taken, (named[at], named[at + 1]), spelt=spelt)
        if sign is None:
            break
        signs.append(sign)
        if sign.kind == "/":
            break
    return signs


def _sign(
    words: Sequence[Word], taken: Sequence[str], names: tuple[Named, Named], *, spelt: bool
) -> Sign | None:
    one, other = names
    if other.start - one.end > MOST * 2:
        return None
    places = [
        place
        for place in range(one.end, other.start)
        if taken[place] != "company"
        and words[place].key not in _FILLING
        and not words[place].key.isdigit()
    ]
    while places and words[places[0]].key in ("of", "de"):
        places.pop(0)
    said = tuple(places)
    keys = [words[place].key for place in places]
    after = words[other.end].key if other.end < len(words) else ""
    averaged = bool(keys) and keys[-1] in AVERAGE
    closing = bool(keys) and keys[-1] in CLOSING
    if averaged or closing:
        keys.pop()
    elif keys[-2:] == ["year", "end"]:
        closing = True
        keys = keys[:-2]
    kind = _SIGNS.get(" ".join(keys), "")
    dash = not keys and spelt and _is_dash(words, one, other)
    kind = "-" if dash else kind
    if kind == "/" and after in AVERAGE:
        averaged, said = True, (*said, other.end)
    if not kind or (kind != "/" and (averaged or closing)):
        return None
    divides = kind == "/" and (keys[0] == "÷" or keys[0].startswith(("divid", "partid")))
    return Sign(kind, said, averaged, closing, dash, divides)


def _is_dash(words: Sequence[Word], one: Named, other: Named) -> bool:
    """Tell "cash flow - capex" from "debt-to-equity"; the sign itself is no word."""
    apart = words[other.start].start - words[one.end - 1].end
    return words[other.start].before == "-" and apart >= len(" - ")


def ratio_of(part: Item, whole: Item) -> Formula | None:
    """Make the ratio of one item to another; None where they can't be divided."""
    return _formula(((part,), (whole,)), (Sign("/", ()),))


def _formula(meanings: Sequence[tuple[Item, ...]], said: Sequence[Sign]) -> Formula | None:
    signs = "".join(sign.kind for sign in said)
    if any(len(one) != 1 for one in meanings):
        return None
    items = tuple(one[0] for one in meanings)
    if len({item.name for item in items}) < len(items):
        return None
    units = [_unit(item) for item in items]
    added = units if signs[-1] != "/" else units[:-1]
    if len(set(added)) > 1 or (len(signs) > 1 and signs[-1] == "/" and added[0] != "money"):
        return None
    unit = units[0] if signs[-1] != "/" else _divided(units[0], units[-1])
    if said[-1].averaged:
        return _on_average(items) if len(said) == 1 else None
    return (_known(items, signs) or _made(items, signs, unit)) if unit else None


def _on_average(items: tuple[Item, ...]) -> Formula | None:
    needs = (items[0].name, items[1].name, items[1].name + AT_START)
    return next((formula for formula in FORMULAS if formula.needs == needs), None)


def _unit(item: Item) -> str:
    return item.measure if isinstance(item, LineItem) else item.unit


def _divided(part: str, whole: str) -> str:
    if (part, whole) == ("money", "shares"):
        return "per share"
    return "ratio" if part == whole and part in ("money", "shares", "per share") else ""


def _known(items: tuple[Item, ...], signs: str) -> Formula | None:
    """Find the formula that has a name: operating cash flow less capex is free cash flow."""
    computes = {"+": total, "-": difference, "/": quotient}
    names = tuple(item.name for item in items)
    if len(set(signs)) > 1:
        return None
    for formula in FORMULAS:
        same = formula.needs == names or (signs[0] == "+" and set(formula.needs) == set(names))
        if same and formula.compute is computes[signs[0]] and len(ways(formula.name)) == 1:
            return formula
    return None


def _made(items: tuple[Item, ...], signs: str, unit: str) -> Formula | None:
    if unit not in ("ratio", "money", "per share", "days"):
        return None
    lower = [tuple(_lower(label) for label in _labels(item)) for item in items]
    said = list(_labels(items[0]))
    text = items[0].name
    for sign, item, label in zip(signs, items[1:], lower[1:], strict=True):
        said = [f"{one} {_AS_SAID[sign][at]} {label[at]}" for at, one in enumerate(said)]
        bracketed = sign == "/" and len(signs) > 1
        text = f"({text}) ÷ {item.name}" if bracketed else f"{text} {_AS_WRITTEN[sign]} {item.name}"
    return Formula(
        text,
        Words((said[0],), (said[1],)),
        text,
        tuple(item.name for item in items),
        unit,  # type: ignore[arg-type]
        partial(_in_turn, signs),
    )


def _labels(item: Item) -> tuple[str, str]:
    return item.words.en[0], item.words.es[0]


def _lower(label: str) -> str:
    return label if label[1:2].isupper() else label[:1].lower() + label[1:]


def _in_turn(signs: str, *values: Decimal) -> Decimal:
    """Work from left to right: only the last sign divides."""
    result = values[0]
    for sign, value in zip(signs, values[1:], strict=True):
        result = {"+": result.__add__, "-": result.__sub__, "/": result.__truediv__}[sign](value)
    return result
