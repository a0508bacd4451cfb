"""From the names of items in a question to the items that are meant."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from chat.item_cash import cash_moved, without_medium
from chat.item_counted import with_count
from chat.item_including import widened
from chat.item_tables import (
    AMOUNTS,
    BY_PHRASE,
    BY_VERB,
    COUNTED,
    COUNTS,
    IN_CONTEXT,
    LED_BY,
    MOVED,
    PER_SHARE,
)
from chat.item_words import Item, Named, item_called
from chat.plain_words import listed
from chat.question_words import Word
from data.formulas import FORMULAS, Formula
from data.line_items import LineItem
from data.line_items_costs import COST_ITEMS

_PER_SHARE = re.compile(
    r"(?<![a-z])(?:per (?:common |diluted |basic )?share|(?<!as )a share(?! of)|por accion)(?![a-z])"
)
_EARNED_A_SHARE = re.compile(
    r"(?<![a-z])(?:(?:per|a|each) (?:(?:common|ordinary|diluted|basic) )*share(?! of)"
    r"|por (?:cada )?accion(?: (?:ordinaria|comun|diluida|basica))*)(?![a-z])"
)
_SHARE_OF = re.compile(
    r"(?:percent(?:age)?|per cent|%|share|fraction|proportion|part|portion|porcentaje|proporcion|parte)"
    r" (?:of|de|del) (?:(?:the|its|their|total|los|las|la|el|sus?|todos?|\x02+) )*\x01"
)
_BETWEEN_ITEMS = re.compile(
    r"\x01 (?:as )?(?:a )?(?:%|percent|pct) (?:(?:the|its|total) )*\x01|\x01(?: (?:(?:de|del|of|for|in|en) )?[\x02\x04](?:[-&'.,]?[\x02\x04])*)*[ -]?(?:to|over|divided by|relative to|sobre|entre|dividido (?:por|entre))[ -](?:(?:the|its|los|las|la|el|sus?) )*\x01"
)
_RATIO_OF = re.compile(
    r"(?:ratio|ratios|razon|cociente|relacion) (?:of|de|del|entre|between) (?:(?:the|its|los|las|la|el|sus?) )*\x01"
)
_ASKS_HOW_MUCH = listed(
    "much who which cuanto cuanta quien quienes cual cuales empresa empresas company companies money dinero"
    " profitable rentable year quarter ano ejercicio trimestre"
)
_MORE = listed("more less mas menos")
_EARNS = listed("earn earned earns lose lost loses")
"""What a company earned is an amount; what it makes or sells may be a thing."""
_LEAD_ON = frozenset({"on", "en", "in", "for", "from", "of", "de", "por"})
_WITHIN = frozenset({"in", "within", "inside", "en", "dentro"})
_PUT = listed(
    "was is were are that which included recorded recognized reported classified presented the its de del"
    " fue es incluida incluido registrada registrado reconocida reconocido la el las los su"
)
"""What may stand between an item and the other one that it is a part of."""
_PARTED = frozenset({"revenue", "net sales", "gross profit", "operating income", "net income"})
_JOINS = frozenset({"&", ",", "o", "or", "vs", "versus"})
_LISTED = frozenset({"than", "que", ";", "plus", "minus", "mas", "menos"})


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
    corrected: tuple[tuple[str, str], ...] = ()
    """Misspelt words of items: as typed, and as read."""
    understood: frozenset[str] = frozenset()
    """Words outside the names that the meaning rests on."""


def read_items(
    words: Sequence[Word], named: Sequence[Named], line: str, *, in_money: bool = False
) -> ItemsRead:
    """Settle what the names mean; `line` is folded, with a sign over every item."""
    verbs = {word.key for word in words}
    per_share = bool(_PER_SHARE.search(line))
    named = [name for name in named if name.meanings]
    named = [name for place, name in enumerate(named) if not _only_leads(words, named, place)]
    named = without_medium(named, words, line)
    if (moved := cash_moved(named, line)) is not None:
        return ItemsRead(wanted=(moved.item,), understood=moved.words)
    named, wider, including = widened(named, words)
    meant = [
        _in_unit(_meant(name, verbs, per_share=per_share), in_money=in_money) for name in named
    ]
    sure = [(item, name) for item, name in zip(meant, named, strict=True) if item is not None]
    wanted = [wider.get(item.name, item) for item, _ in sure]
    unclear = [
        name
        for item, name in zip(meant, named, strict=True)
        if item is None
        and not set(name.meanings) & set(wanted)
        and not any(_is_of_a_kind(words, name, one, other) for one, other in sure)
    ]
    corrected = tuple(slip for name in named for slip in name.corrected)
    if not (wanted or unclear):
        return _by_phrase(line) or _a_share(_by_verb(verbs), line)
    places = [words[name.start].start for _, name in sure]
    ratio = _ratio(line, wanted, places)
    if ratio is None and _is_part_of_another(words, [name for _, name in sure]):
        return ItemsRead(corrected=corrected)
    wanted = with_count(_without_definition(wanted), line)
    fits = any(item.name in PER_SHARE.values() for item in wanted)
    return ItemsRead(
        wanted=tuple(dict.fromkeys(wanted)),
        ambiguous=unclear[0].meanings if unclear else (),
        ambiguous_name=_said(words, unclear[0]) if unclear else None,
        per_share=("fits" if fits else "unfit") if per_share else "",
        ratio=ratio,
        corrected=corrected,
        understood=including,
    )


def _in_unit(item: Item | None, *, in_money: bool) -> Item | None:
    """Let a gross margin in dollars be the gross profit."""
    return (
        item_called("gross profit") if in_money and item and item.name == "gross margin" else item
    )


def _only_leads(words: Sequence[Word], named: Sequence[Named], place: int) -> bool:
    """Tell "cash" in "cash paid for buybacks", and "book value" in "book value of goodwill"."""
    name = named[place]
    if name.said not in LED_BY or name.end >= len(words):
        return False
    following = words[name.end].key
    if name.said == "cash":
        return following in MOVED
    later = named[place + 1] if place + 1 < len(named) else None
    by_value = words[name.start].key in ("book", "valor")
    return by_value and later is not None and later.start - name.end <= 2 and following in _LEAD_ON


def _is_of_a_kind(words: Sequence[Word], name: Named, item: Item, other: Named) -> bool:
    """Tell "expense" beside an item that is one: "the expense for R&D", "stock comp expense"."""
    if name.said != "expenses" or not is_a_cost(item):
        return False
    first, second = sorted((name, other), key=lambda one: one.start)
    between = words[first.end : second.start]
    return not any(word.key in _JOINS or word.key in _LISTED for word in between)


def is_a_cost(item: Item) -> bool:
    """Tell an item that is spent from one that is earned, had or owed."""
    return isinstance(item, LineItem) and (item in COST_ITEMS or item.paid)


def _is_part_of_another(words: Sequence[Word], names: Sequence[Named]) -> bool:
    """Tell "interest expense on long-term debt" and "advertising revenue", which are neither."""
    return any(_is_of(words, one, other) for one, other in pairwise(names))


def _is_of(words: Sequence[Word], one: Named, other: Named) -> bool:
    apart = other.start - one.end
    if apart == 1:
        return one.said != other.said and words[one.end].key in _LEAD_ON | _WITHIN
    between = {word.key for word in words[one.end : other.start]}
    if between & _WITHIN and between <= _WITHIN | _PUT:
        return True  # "stock-based compensation included in R&D", which is neither
    beside = apart == 0 and words[other.start].before != "("
    return beside and other.said in _PARTED and one.said not in _PARTED


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
            return _counted(item_called(meant), verbs)
    return _counted(name.meanings[0], verbs) if len(name.meanings) == 1 else None


def _counted(item: Item, verbs: set[str]) -> Item:
    """Take the number of shares for what was paid for them, where it is asked how many."""
    asks_how_many = not verbs.isdisjoint(COUNTS) and verbs.isdisjoint(AMOUNTS)
    return item_called(COUNTED[item.name]) if asks_how_many and item.name in COUNTED else item


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
    earns = "what" in verbs and not verbs.isdisjoint(_EARNS)
    compares = not (verbs.isdisjoint(_MORE) or verbs.isdisjoint(_LISTED))
    if verbs.isdisjoint(_ASKS_HOW_MUCH) and not (earns or compares):
        return ItemsRead()
    for spoken, meant in BY_VERB:
        said = verbs & set(spoken.split())
        if said:
            items = tuple(item_called(name) for name in meant)
            if len(items) == 1:
                return ItemsRead(wanted=items, by_verb=True)
            return ItemsRead(ambiguous=items, ambiguous_name=sorted(said)[0], by_verb=True)
    return ItemsRead()


def _a_share(read: ItemsRead, line: str) -> ItemsRead:
    """Read "how much did it earn per diluted share" as the earnings per share."""
    said = _EARNED_A_SHARE.search(line)
    if said is None or [item.name for item in read.wanted] != ["net income"]:
        return read
    words = said.group().split()
    name = "basic eps" if any(word.startswith("basic") for word in words) else "diluted eps"
    return replace(read, wanted=(item_called(name),), understood=frozenset(words))


def formula_of(part: Item, whole: Item) -> Formula | None:
    """Find the formula that divides the one by the other: a ratio that has a name."""
    for formula in FORMULAS:
        if formula.unit == "ratio" and formula.needs == (part.name, whole.name):
            return formula
    return None
