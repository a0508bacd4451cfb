"""What a sentence of a filing says of its company's line items: values, changes, and when.

Only a sentence of which every word is understood, up to where it gives reasons, is read: items, times,
numbers, and words that narrow nothing. "iPhone net sales", "adjusted", "on a constant currency basis"
leave a word over, and nothing is read.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from chat.asserted_clauses import Clause, Told, clauses
from chat.asserted_order import joined
from chat.asserted_pieces import NotUnderstoodError, pieces_of
from chat.asserted_words import EACH_ITS_OWN, IS_BARE, REASONS, RECORDED
from chat.gate_numbers import Number, numbers
from chat.gate_periods import When, times
from chat.item_lookup import Item, item_called
from chat.item_worked import ratio_of
from chat.question_words import one_line
from chat.whole_company import is_of_the_whole
from data.document import Language
from data.formula import Formula

Said = Literal["value", "growth", "difference"]
LONGEST = 600
"""Characters of a sentence that is read."""
_BULLET = re.compile(r"^(?:[-•–*▪●◦]|\([a-z]\))\s*")
_RUN_IN = re.compile(
    r"^(?P<heading>[^.:–—]{2,60}?)\s?[.:–—]\s+(?=[A-ZÁÉÍÓÚ])|^(?:Operating|Investing|Financing) Activities (?=[A-Z])"
)
"""A heading that its paragraph goes on from."""


@dataclass(frozen=True, slots=True)
class Asserted:
    """One number that a sentence gives for a line item of the company as a whole."""

    item: Item
    said: Said
    number: Number
    line: str
    """The sentence as it was read: places of its numbers and times count in it."""
    falls: bool
    """For a change: it is one downwards."""
    when: When | None
    """None where only what it is compared with is named."""
    base: When | None
    """What a change is counted from; None where the sentence doesn't say."""
    is_base: bool = False
    """It is told of what is compared with: `base`, or the year before where that says no year."""
    loses: bool | None = False
    """The item is named as something negative: its "increase" is a fall; None where it may be either."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a sentence asserts, or why it is taken to assert nothing."""

    told: tuple[Asserted, ...]
    why: str = ""


def asserted(sentence: str, language: Language, company: str = "") -> tuple[Asserted, ...]:
    """Read what a sentence says of line items; nothing where any word of it is not understood."""
    return reading(sentence, language, company).told


def reading(sentence: str, language: Language, company: str = "") -> Reading:
    """Read a sentence, and say why where nothing is read."""
    try:
        told = tuple(_read(sentence, language, company))
    except NotUnderstoodError as why:
        return Reading((), str(why))
    return Reading(told, "" if told else "nothing told")


def _read(sentence: str, language: Language, company: str) -> Iterator[Asserted]:
    line = one_line(sentence)
    if len(line) > LONGEST or " | " in line or not any(sign.isdigit() for sign in line):
        raise NotUnderstoodError("not a sentence with a number")
    if RECORDED.search(line):
        raise NotUnderstoodError("an entry that may be a part")
    whole = _without_heading(_BULLET.sub("", line), company)
    reason = REASONS.search(whole)
    line = REASONS.sub("", whole).rstrip(" .;,")
    found = numbers(line, language)
    if not found:
        raise NotUnderstoodError("no number before its reasons")
    if any(one.aside or one.hedge not in (None, "about") for one in found):
        raise NotUnderstoodError("number: hedged, or in brackets")
    if language == "en":  # filers in English write points and commas in one way only
        found = tuple(replace(one, other=None) for one in found)
    read = clauses(joined(pieces_of(line, found, company, language), line))
    told = [one for clause in read for one in _all(clause, line)]
    if reason is None or not _may_be_an_effect(told, reason[0]):
        yield from told


def _may_be_an_effect(told: Sequence[Asserted], reason: str) -> bool:
    """Say whether only that part of a change may be told that a reason made: "by $50 million due to volume"."""
    if EACH_ITS_OWN.search(reason):
        return True
    is_lone = len(told) == 1 and told[0].said != "value"
    return is_lone and told[0].when is None and told[0].base is None and bool(IS_BARE.match(reason))


def _without_heading(line: str, company: str) -> str:
    """Leave out a heading that stands in its paragraph, if it narrows nothing and names no time."""
    found = _RUN_IN.match(line)
    if found is None:
        return line
    heading = found["heading"] or ""
    says_more = times(heading) or any(map(str.isdigit, heading))
    return line if says_more or not is_of_the_whole((heading,), company) else line[found.end() :]


def _all(clause: Clause, line: str) -> Iterator[Asserted]:
    if len(clause.whens) > 1:
        raise NotUnderstoodError("times: several")
    base = next((one for one in clause.bases if one.year is not None), None)
    base = base or (clause.bases[0] if clause.bases else None)
    main = clause.whens[0] if clause.whens else None
    are_apart = any(told.own for told in clause.told)
    for told in clause.told:
        if are_apart and not told.own:
            continue
        one = _asserted(clause, told, line, told.when if told.own else main, base)
        if one is not None and told.number.hedge is None:
            yield one


def _asserted(
    clause: Clause, told: Told, line: str, when: When | None, base: When | None
) -> Asserted | None:
    item = clause.subject.item
    assert item is not None
    if told.share is not None and _measure(item) != "ratio":
        share = ratio_of(item, told.share)
        if share is None:
            return None
        item = share
    elif (told.number.unit or "").endswith("/shares"):
        per_share = _per_share(item, told.number)
        if per_share is None:
            return None
        item = per_share
    elif item.name == "gross margin" and _is_money_told(clause):
        item = item_called("gross profit")
    said = _said(item, told.number, changes=bool(told.way))
    if said is None or (told.is_base and base is None):
        return None
    return Asserted(
        item,
        said,
        told.number,
        line,
        told.way == "D",
        when,
        base,
        told.is_base,
        clause.subject.loses,
    )


def _is_money_told(clause: Clause) -> bool:
    """Tell a gross margin that is an amount: "gross margin increased $25.0 billion, or 17%"."""
    return any(one.number.unit not in ("ratio", "points") for one in clause.told)


def _per_share(item: Item, number: Number) -> Item | None:
    """Find the item per share that a number so printed is of; None where it may be one of two."""
    if _measure(item) == "per share":
        return item
    if item.name == "dividends paid":
        return item_called("dividends per share")
    is_diluted = item.name == "net income" and "diluted" in number.text
    return item_called("diluted eps") if is_diluted else None


def _measure(item: Item) -> str:
    return item.unit if isinstance(item, Formula) else item.measure


def _said(item: Item, number: Number, *, changes: bool) -> Said | None:
    """What a number is of an item; None where it can't be told, such as a margin "up 2 %"."""
    measure = _measure(item)
    is_percent, is_points = number.unit == "ratio", number.unit == "points"
    if measure == "ratio":
        if is_points:
            return "difference" if changes else None
        return "value" if is_percent and not changes else None
    if is_points:
        return None
    if changes:
        return "growth" if is_percent else "difference"
    return None if is_percent else "value"
