"""The figures that facts give for what a model is to explain: it writes their names, and code puts them in.

Asked why revenue rose, a model is told that {f1} is the revenue of the year and {f2} its change. It need not copy
a digit, and what stands in the sentence is cited to the facts.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from chat.answer import Citation, ShownFigure
from chat.gate_signs import LOSS, MOVE, MOVES_BY, Sign, way
from chat.gate_words import items_named, kin
from chat.model import Slot
from chat.slot_clause import CHANGE, Subject, company_names, is_told, name_keys, subject_words
from data.company import Company
from data.figures import Figure
from data.formula import Formula
from data.line_item import LineItem
from data.member_facts import of_whole, part_of
from data.period import Duration


@dataclass(frozen=True, slots=True)
class SlotFigure:
    """A figure under the name that a model writes for it."""

    slot: Slot
    figure: ShownFigure
    citations: tuple[Citation, ...]
    """Of the facts that it rests on; their markers are given where it is told."""
    company: Company
    item: LineItem | Formula | None = None
    """What was asked of facts; None for a cell, which its label alone names."""

    @property
    def name(self) -> str:
        """As it stands in a text."""
        return f"{{{self.slot.name}}}"

    @property
    def is_change(self) -> bool:
        return self.figure.figure.formula in ("growth", "difference")

    @property
    def newest(self) -> Figure:
        """The value that a change led to; else the figure itself."""
        first = self.figure.figure.inputs[0] if self.is_change else None
        return first if isinstance(first, Figure) else self.figure.figure


_TOUCHES = re.compile(r"[\w$€£¥.,+−–{-]$")
_LOST = re.compile(rf"{LOSS.pattern}|\b(?:lost|perdi[oó]|perdieron)\b", re.IGNORECASE)
_MORE = re.compile(r"\b(?:more|less|m[aá]s|menos)\b", re.IGNORECASE)
_BY = re.compile(
    r"\b(?:(?:chang|vari|cambi)\w+|gain\w*|ris\w+|more|less|m[aá]s|menos)(?: by| en| un| una| de)? *$",
    re.IGNORECASE,
)
_NEAR = r"[^{};.]{0,40}?"
_FROM_TO = re.compile(
    rf"\b(?:from|desde|de)\s+(?:l[oa]s\s+)?{{(?P<old>\w+)}}{_NEAR}\b(?:to|a|hasta)\s+(?:l[oa]s\s+)?{{(?P<new>\w+)}}",
    re.IGNORECASE,
)
_UP_FROM = re.compile(
    rf"{{(?P<new>\w+)}}{_NEAR}(?:{{\w+}}{_NEAR})?\b(?:from|desde)\s+(?:l[oa]s\s+)?{{(?P<old>\w+)}}",
    re.IGNORECASE,
)
_TO = re.compile(r"\b(?:to|a|hasta)\s+(?:l[oa]s\s+)?$", re.IGNORECASE)


def fitted(shown: str, before: str, after: str) -> str:
    """Print a change below zero without its minus where the words around it say that it is a fall, or a loss that grew."""
    is_below = way(before, after, is_rate=True) < 0 or _is_of_loss(before)
    return shown.replace("−", "") if shown.startswith("−") and is_below else shown


def misused(figures: Sequence[SlotFigure], text: str) -> list[SlotFigure]:
    """Find the figures that a sentence tells as something else: of another thing, time or kind, or the other way round."""
    told = [one for one in figures if one.name in text]
    swapped = set(_swapped(told, text))
    companies = company_names([one.company for one in told])
    return [
        one
        for one in told
        if one.slot.name in swapped or _is_misused(one, text, (figures, companies))
    ]


def _is_misused(
    one: SlotFigure, text: str, known: tuple[Sequence[SlotFigure], re.Pattern[str] | None]
) -> bool:
    subject = _subject(one, known[1])
    for found in re.finditer(re.escape(one.name), text):
        before, after = text[: found.start()], text[found.end() :]
        if _TOUCHES.search(before) or re.match(r"[\w%$€£]|[.,]\d", after):
            return True
        told = _way(before, after)
        turns = _turned(told, one, before)
        if one.is_change and turns and (turns > 0) != (one.figure.figure.value > 0):
            return True
        if not one.is_change and (
            _is_by(before, after) or _goes_against(one, told, before, known[0])
        ):
            return True
        if not is_told(subject, text, found.span()):
            return True
    return one.is_change and not any(moves.search(text) for moves in (MOVE, CHANGE, _MORE))


def _way(before: str, after: str) -> Sign:
    """Tell which way the words by a slot say that something went; "loss" is no way."""
    return way(_LOST.sub(" ", before[before.rfind("}") + 1 :]), after, is_rate=True)


def _turned(told: int, one: SlotFigure, before: str) -> int:
    """Turn a way about where it is that of a loss: one that grew is a result that fell."""
    is_loss = _is_of_loss(before) and one.newest.value < 0
    return -told if is_loss else told


def _is_of_loss(before: str) -> bool:
    return _LOST.search(re.split(r"[;:]", before)[-1]) is not None


def _clause(before: str) -> str:
    return re.split(r"[,;:]", before)[-1]


def _is_by(before: str, after: str) -> bool:
    return (
        bool(_BY.search(before) or MOVES_BY.search(before))
        or re.match(r"\s*(?:less|more|lower|higher)\b", after) is not None
    )


def _goes_against(one: SlotFigure, told: Sign, before: str, figures: Sequence[SlotFigure]) -> bool:
    """Say whether a value is told as a loss that it is none of, or as risen to where it fell to."""
    value = one.figure.figure
    is_loss = _LOST.search(_clause(before)) is not None
    if is_loss and value.value > 0 and not _LOST.search(value.label):
        return True
    moved = MOVE.search(_clause(before))
    if not (_TO.search(before) and moved):
        return False
    said = -1 if moved["down"] else 1
    changes = [other for other in figures if other.is_change and other.newest == value]
    return any(
        (_turned(said, one, before) > 0) != (other.figure.figure.value > 0) for other in changes
    )


def _swapped(told: Sequence[SlotFigure], text: str) -> Iterator[str]:
    """Name the slots of a move from one value to another that went the other way, or led to the earlier one."""
    named = {one.slot.name: one for one in told}
    for pattern in (_FROM_TO, _UP_FROM):
        for found in pattern.finditer(text):
            old, new = named.get(found["old"]), named.get(found["new"])
            if old is None or new is None or old.is_change or new.is_change:
                continue
            first, last = old.figure.figure, new.figure.figure
            moves = list(MOVE.finditer(text[: found.start("old")]))
            rose = moves[-1]["up"] is not None if moves else last.value > first.value
            is_loss = _LOST.search(text[: found.start()]) is not None and last.value < 0
            grew = abs(last.value) > abs(first.value) if is_loss else last.value > first.value
            if first.period.end >= last.period.end or rose != grew:
                yield from (old.slot.name, new.slot.name)


def _subject(one: SlotFigure, companies: re.Pattern[str] | None) -> Subject:
    figure = one.figure.figure
    label = re.sub(r"\s*\([^()]*:.*\)$", "", figure.label)
    part, names = frozenset[str](), [label]
    items = items_named(label)
    if one.item is not None:
        own, whole = part_of(one.item), of_whole(one.item)
        items |= kin(whole.name)
        names += [*whole.words.en, *whole.words.es]
        members = own.members if own else ()
        part = frozenset(word for member in members for word in subject_words(member.name))
    stretch = figure.period.length_class if isinstance(figure.period, Duration) else None
    return Subject(items, name_keys(names), part, companies, stretch, one.is_change)
