"""From the names of items in a question to the items that are meant."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from chat.item_words import BY_PHRASE, BY_VERB, IN_CONTEXT, PER_SHARE, Item, Named, item_called
from chat.plain_words import listed
from chat.question_words import Word
from data.formulas import FORMULAS, Formula

_PER_SHARE = re.compile(
    r"(?<![a-z])(?:per (?:common |diluted |basic )?share|a share|por accion)(?![a-z])"
)
_SHARE_OF = re.compile(
    r"(?:percent(?:age)?|per cent|%|share|fraction|proportion|part|portion|porcentaje|proporcion|parte)"
    r" (?:of|de|del) (?:(?:the|its|their|total|los|las|la|el|sus?|todos?|\x02+) )*\x01"
)
_BETWEEN_ITEMS = re.compile(
    r"\x01 ?(?:to|over|divided by|relative to|sobre|entre|dividido (?:por|entre)) (?:(?:the|its|los|las|la|el|sus?) )*\x01"
)
_RATIO_OF = re.compile(
    r"(?:ratio|ratios|razon|cociente|relacion) (?:of|de|del|entre|between) (?:(?:the|its|los|las|la|el|sus?) )*\x01"
)
_ASKS_HOW_MUCH = listed(
    "much who which cuanto cuanta quien quienes cual cuales empresa empresas company companies money dinero"
    " profitable rentable year quarter ano ejercicio trimestre"
)
_LEAD_ON = frozenset({"on", "en", "in", "for", "from", "of", "de", "por"})


@dataclass(frozen=True, slots=True)
class ItemsRead:
    """What a question wants."""

    wanted: tuple[Item, ...] = ()
    ambiguous: tuple[Item, ...] = ()
    ambiguous_name: str | None = None
    per_share: Literal["", "fits", "unfit"] = ""
    """Whether "per share" is said, and then whether it fits an item."""
    ratio: tuple[Item, Item] | None = None
    """Part and whole, where the question asks for one in terms of the other."""
    by_verb: bool = False


def read_items(
    words: Sequence[Word], named: Sequence[Named], line: str, *, in_money: bool = False
) -> ItemsRead:
    """Settle what the names mean; `line` is folded, with a sign over every item."""
    verbs = {word.key for word in words}
    per_share = bool(_PER_SHARE.search(line))
    wanted: list[Item] = []
    places: list[int] = []
    unclear: list[Named] = []
    for place, name in enumerate(named):
        item = _meant(name, verbs, per_share=per_share)
        if in_money and item is not None and item.name == "gross margin":
            item = item_called("gross profit")
        if item is not None:
            wanted.append(item)
            places.append(words[name.start].start)
        elif not (_introduces(words, name, named[place + 1 :]) or _ends(name, named[:place])):
            unclear.append(name)
    unclear = [name for name in unclear if not set(name.meanings) & set(wanted)]
    if wanted or unclear:
        wanted = _without_definition(wanted)
        fits = any(item.name in PER_SHARE.values() for item in wanted)
        return ItemsRead(
            wanted=tuple(dict.fromkeys(wanted)),
            ambiguous=unclear[0].meanings if unclear else (),
            ambiguous_name=_said(words, unclear[0]) if unclear else None,
            per_share=("fits" if fits else "unfit") if per_share else "",
            ratio=_ratio(line, wanted, places),
        )
    return _by_phrase(line) or _by_verb(verbs)


def _ends(name: Named, earlier: Sequence[Named]) -> bool:
    """Tell "expense" just after an item of its own: "stock comp expense"."""
    return bool(earlier) and earlier[-1].end == name.start and len(earlier[-1].meanings) == 1


def _without_definition(wanted: Sequence[Item]) -> list[Item]:
    """Drop what only spells a formula out: "free cash flow (operating cash flow minus capex)"."""
    names = {item.name for item in wanted}
    spelt = {
        need
        for item in wanted
        if isinstance(item, Formula) and len(item.needs) > 1 and names.issuperset(item.needs)
        for need in item.needs
    }
    return [item for item in wanted if item.name not in spelt]


def _said(words: Sequence[Word], name: Named) -> str:
    return " ".join(word.raw for word in words[name.start : name.end])


def _meant(name: Named, verbs: set[str], *, per_share: bool) -> Item | None:
    if per_share and name.said in PER_SHARE:
        return item_called(PER_SHARE[name.said])
    for spoken, said, meant in IN_CONTEXT:
        if name.said == said and not verbs.isdisjoint(spoken.split()):
            return item_called(meant)
    return name.meanings[0] if len(name.meanings) == 1 else None


def _introduces(words: Sequence[Word], name: Named, later: Sequence[Named]) -> bool:
    """Tell "spending" in "spending on R&D", which only leads to the item."""
    if not later or name.end >= len(words) or words[name.end].key not in _LEAD_ON:
        return False
    between = words[name.end + 1 : later[0].start]
    return len(later[0].meanings) == 1 and len(between) <= 1


def _ratio(line: str, wanted: Sequence[Item], places: Sequence[int]) -> tuple[Item, Item] | None:
    if len(wanted) != 2 or wanted[0] == wanted[1]:
        return None
    share_of = _SHARE_OF.search(line)
    if share_of:
        whole = 0 if share_of.end() - 1 <= places[0] else 1
        return wanted[1 - whole], wanted[whole]
    if _BETWEEN_ITEMS.search(line) or _RATIO_OF.search(line):
        return wanted[0], wanted[1]
    return None


def _by_phrase(line: str) -> ItemsRead | None:
    for pattern, meant in BY_PHRASE:
        if re.search(pattern, line):
            return ItemsRead(wanted=(item_called(meant),), by_verb=True)
    return None


def _by_verb(verbs: set[str]) -> ItemsRead:
    if verbs.isdisjoint(_ASKS_HOW_MUCH):
        return ItemsRead()
    for spoken, meant in BY_VERB:
        said = verbs & set(spoken.split())
        if said:
            items = tuple(item_called(name) for name in meant)
            if len(items) == 1:
                return ItemsRead(wanted=items, by_verb=True)
            return ItemsRead(ambiguous=items, ambiguous_name=sorted(said)[0], by_verb=True)
    return ItemsRead()


def formula_of(part: Item, whole: Item) -> Formula | None:
    """Find the formula that divides the one by the other: a ratio that has a name."""
    for formula in FORMULAS:
        if formula.unit == "ratio" and formula.needs == (part.name, whole.name):
            return formula
    return None
