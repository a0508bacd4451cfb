"""What a question itself says that it means: a formula spelled out, a closing balance, "i.e."."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from chat.item_lookup import item_called
from chat.item_named import Named
from chat.item_worked import Worked, worked_out
from chat.plain_words import listed
from chat.question_words import Word
from data.formula import AT_CLOSE, AT_START, Formula

_LISTING = listed("& or o u vs versus than que against contra plus mas")
_ARTICLES = r"(?: (?:the|its|their|el|la|los|las|su|sus|simple|plain|just))*$"
_THAT_IS = r"(?:i &|ie|that is(?: to say)?|namely|in other words|es decir|o sea|esto es|meaning)"
_RESTATES = re.compile(rf"(?:^| ){_THAT_IS}(?: ,)?{_ARTICLES}")
_DEFINES = re.compile(
    rf"(?:^| )(?:{_THAT_IS}|(?:calculated|computed|defined|measured|understood|taken) as|as|=|:"
    r"|(?:calculad|definid|medid|entendid|tomad)[oa]s? como|como|using|taking|usando|tomando|utilizando"
    rf"|considerando|based on|con base en|basad[oa] en)(?: ,)?{_ARTICLES}"
)
_TAKES = re.compile(
    r"(?:^| )(?:using|taking|based on|usando|tomando|utilizando|con base en|basad[oa] en)"
    rf"{_ARTICLES}"
)
_USES = re.compile(
    r"(?:^| )(?:using|taking|based on|usando|tomando|utilizando|con base en|considerando|basad[oa] en|with|over|on|con|sobre)"
    r"(?: (?!& |or |o )\S+){0,3}$"
)
_AT_CLOSE = re.compile(
    r"(?:closing|ending|year end|period end|end of year|end of period|final|de fin de ano)"
)
_CLOSED = re.compile(
    r"^(?:(?:only|at|as at|as of) )*(?:at (?:the )?(?:year end|close|end of the (?:year|period))|finale?s?"
    r"|a cierre|de cierre|a final de (?:ano|ejercicio|periodo))(?: |$)"
)
_LOOSE = listed("budget suppliers vendors proveedores presupuesto bill tab outlay pile stash")
"""Words that only paraphrase what "i.e." then names."""


@dataclass(frozen=True, slots=True)
class _Text:
    words: Sequence[Word]
    taken: list[str]

    def before(self, place: int, most: int = 6) -> str:
        return " ".join(word.key for word in self.words[max(0, place - most) : place])

    def after(self, place: int, most: int = 5) -> str:
        return " ".join(word.key for word in self.words[place : place + most])

    def read(self, start: int, end: int) -> None:
        self.taken[start:end] = ["item"] * (end - start)


def as_defined(words: Sequence[Word], taken: list[str], named: Sequence[Named]) -> list[Named]:
    """Put what the question says that a name means in the place of the name.

    A name that is overruled, or only spells out another one, stays with no meaning.
    """
    text = _Text(words, taken)
    found = list(named)
    spelt = worked_out(words, taken, found, spelt=True)
    for one in spelt:
        _spelt_out(text, found, one)
    found.sort(key=lambda name: name.start)
    return _unfit(text, _restated(text, _at_close(text, found)))


def _spelt_out(text: _Text, found: list[Named], worked: Worked) -> None:
    """Settle a run of names joined by signs, in its place."""
    said = _told_before(text, found, worked)
    dashed = any(sign.dash for sign in worked.signs)
    if said is None and (dashed or (worked.kinds == "/" and not _is_plain(worked))):
        return
    meant = found[said].meanings[0] if said is not None else None
    gloss = isinstance(meant, Formula) and _only_spells(meant, worked)
    for place in range(worked.first, worked.last + 1):
        found[place] = replace(found[place], meanings=())
    first = found[worked.first]
    if not gloss:
        found[worked.first] = replace(first, meanings=(worked.formula,), said=worked.formula.name)
        if said is not None:
            found[said] = replace(found[said], meanings=())
    for sign in worked.signs:
        for place in sign.places:
            text.read(place, place + 1)
            found.append(Named(place, place + 1, (), ""))
    _times_a_number(text, found[worked.last].end)


def _is_plain(worked: Worked) -> bool:
    """Tell a division that can be nothing else from "revenue / net income", which may be a list."""
    sign = worked.signs[0]
    return sign.averaged or sign.closing or sign.divides


def _only_spells(formula: Formula, worked: Worked) -> bool:
    needs = tuple(need for need in formula.needs if not need.endswith(AT_START))
    if needs != formula.needs:
        return worked.is_average and needs == worked.formula.needs
    same = (
        set(needs) == set(worked.formula.needs)
        if "+" in worked.kinds
        else needs == worked.formula.needs
    )
    return formula == worked.formula or same


def _told_before(text: _Text, found: Sequence[Named], worked: Worked) -> int | None:
    """Find the name that a run of names defines: the one before it, or a formula just behind."""
    start = found[worked.first]
    before = next(
        (place for place in range(worked.first - 1, -1, -1) if found[place].meanings), None
    )
    if before is not None:
        name = found[before]
        cue = text.words[start.start].before == "(" or _DEFINES.search(text.before(start.start))
        is_formula = any(isinstance(one, Formula) for one in name.meanings)
        between = text.words[name.end : start.start]
        listing = {word.key for word in between[-2:]} & _LISTING
        if len(name.meanings) == 1 and (cue or (is_formula and not listing)):
            return before
    if worked.last + 1 < len(found):
        name = found[worked.last + 1]
        cue = text.words[name.start].before == "(" or _DEFINES.search(text.before(name.start))
        if cue and len(name.meanings) == 1 and isinstance(name.meanings[0], Formula):
            return worked.last + 1
    return None


def _times_a_number(text: _Text, place: int) -> None:
    """Pass over "× 365" and "times 100" behind a formula that is spelled out."""
    keys = [word.key for word in text.words[place : place + 2]]
    if (
        len(keys) == 2
        and keys[0] in ("x", "×", "*", "times", "por")
        and keys[1] in ("100", "360", "365")
    ):
        text.read(place, place + 2)


def _at_close(text: _Text, found: Sequence[Named]) -> list[Named]:
    """Take the balance at the end where that is said: "return on equity, using closing equity"."""
    kept = list(found)
    for place, name in enumerate(found):
        formula = name.meanings[0] if len(name.meanings) == 1 else None
        if not isinstance(formula, Formula):
            continue
        wholes = [need.removesuffix(AT_START) for need in formula.needs if need.endswith(AT_START)]
        for at in range(place + 1, len(found)):
            other = found[at]
            if [item.name for item in other.meanings] not in ([one] for one in formula.needs):
                break
            before = text.before(other.start, 4)
            if {word.key for word in text.words[name.end : other.start]} & listed(
                "& or o vs versus"
            ):
                break
            cue = text.words[other.start].before == "(" or _USES.search(before)
            closing = bool(_AT_CLOSE.search(text.before(other.start, 3))) or bool(
                _CLOSED.match(text.after(other.end))
            )
            if closing and other.meanings[0].name in wholes:
                kept[place] = replace(name, meanings=(item_called(formula.name + AT_CLOSE),))
                kept[at] = replace(other, meanings=())
            elif cue:
                kept[at] = replace(other, meanings=())
    return kept


def _restated(text: _Text, found: Sequence[Named]) -> list[Named]:
    """Take the name behind "i.e." for the one before it."""
    kept = list(found)
    live = [place for place, name in enumerate(found) if name.meanings]
    said = [place for place in live if _RESTATES.search(text.before(found[place].start))]
    for earlier, later in pairwise(live):
        if later in said:
            kept[earlier] = replace(kept[earlier], meanings=())
    for place in range(found[said[-1]].start if said else 0):
        if text.words[place].key in _LOOSE and not text.taken[place]:
            text.read(place, place + 1)
    return kept


def _unfit(text: _Text, found: Sequence[Named]) -> list[Named]:
    """Let "debt to equity, using long-term debt" be unread: it is not the formula that is known."""
    kept: list[Named] = []
    formula: Formula | None = None
    for name in found:
        item = name.meanings[0] if len(name.meanings) == 1 else None
        used = formula is not None and _TAKES.search(text.before(name.start))
        if used and item is not None and not isinstance(item, Formula):
            text.taken[name.start : name.end] = [""] * (name.end - name.start)
            continue
        formula = item if isinstance(item, Formula) else formula
        kept.append(name)
    return kept
