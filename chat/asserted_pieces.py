"""A sentence made into signs: items, times, numbers, and what the words between them do.

A word that nobody understands makes it none, for it may narrow what is spoken of.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from chat.asserted_words import (
    ALSO_RELATIVE,
    BLANKS,
    ITEMS,
    LATER_WORDS,
    LEGAL_FORM,
    LOSING,
    NEUTRAL,
    OF_THE_COMPANY,
    ON_INCOME,
    OWNERS,
    PART_OF,
    QUARTER,
    SHARE_FIRST,
    SHARE_OF,
    SHORT_NAMES,
    SIGNS,
    WHOLE,
    YEAR_OVER_YEAR,
    YEAR_TO_DATE,
)
from chat.date_words import MONTH
from chat.gate_numbers import Number
from chat.gate_periods import Stretch, When, times
from chat.item_lookup import Item, item_table
from chat.item_worked import ratio_of
from chat.question_words import Word, fold, words_of
from data.document import Language

_STRETCHES: dict[str, Stretch] = {"three": "quarter", "six": "half", "nine": "nine months"}
_A_MONTH = re.compile(rf"\b{MONTH}", re.IGNORECASE)
_MONTHS_TOGETHER = re.compile(
    r"\b(three|six|nine)(?:[- ]months?)? and (three|six|nine)[- ]months? (?:periods? )?ended",
    re.IGNORECASE,
)

_COUNTRIES = ("US", "USA", "EU", "UK")
"""Not "us", though it is written with its letters."""
_PER_CENT_OF = re.compile(
    r"(?:%|percent|percentage|porcentaje) (?:of|to|de) (?:(?:our|total|net|the) )*$", re.IGNORECASE
)
_PLAIN = NEUTRAL.union(SIGNS)


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a sentence, and its sign (`asserted_words.SIGNS`)."""

    start: int
    end: int
    sign: str
    item: Item | None = None
    number: Number | None = None
    when: When | None = None
    loses: bool | None = False
    """The item is named as something negative: "net loss"; None for "provided by (used in)"."""


class NotUnderstoodError(Exception):
    """A sentence that is not read, and for what reason."""


def pieces_of(line: str, found: Sequence[Number], company: str, language: Language) -> list[Piece]:
    """Cut a line into pieces, in order; raises where a word is not understood."""
    known = [*_times(line)]
    known += [
        Piece(one.start, one.end, _unit_sign(one), number=one)
        for one in found
        if not (one.text.isalpha() or any(_in(one.start, other) for other in known))
    ]
    items = _items(line, known)
    shares, items = _shares(line, known, items)
    known = [one for one in known if all(one.start != share.start for share in shares)]
    known += [*shares, *items]
    known += _blanks(line, company, items, known)
    words = list(_words(line, known, language))
    if unknown := [line[one.start : one.end] for one in words if one.sign == "?"]:
        raise NotUnderstoodError(f"word: {unknown[0].lower()}")
    kept = sorted((*known, *words), key=lambda one: one.start)
    return [one for one in kept if one.sign]


def _in(place: int, one: Piece) -> bool:
    return one.start <= place < one.end


def _times(line: str) -> Iterator[Piece]:
    """Yield the times that are named, and "for the quarter", which a report's own period is."""
    also = [
        When(match.start(), match.end(), relative=True) for match in ALSO_RELATIVE.finditer(line)
    ]
    named = [one for one in times(line) if not _meets(one, also)]
    found = [*named, *also]
    yield from _together(line, found)
    for when in found:
        if when.day is None and not when.relative and _A_MONTH.search(line, when.start, when.end):
            raise NotUnderstoodError("times: a month")
        later = LATER_WORDS.match(line, when.end) if when.relative else None
        is_base = when.relative and YEAR_OVER_YEAR.search(line, when.start, when.end)
        end = later.end() if later else when.end
        yield Piece(when.start, end, "Y" if is_base else "T", when=when)
    for match in QUARTER.finditer(line):
        when = When(match.start(), match.end(), stretch="quarter")
        if not _meets(when, found):
            yield Piece(match.start(), match.end(), "T", when=when)
    for match in YEAR_TO_DATE.finditer(line):
        when = When(match.start(), match.end(), stretch="nine months")
        yield Piece(match.start(), match.end(), "?" if found else "T", when=when)


def _meets(one: When, others: Sequence[When]) -> bool:
    return any(one.start < other.end and other.start < one.end for other in others)


def _together(line: str, found: Sequence[When]) -> Iterator[Piece]:
    """Yield the first of "the six and three months ended June 30, 2025", which the second completes."""
    for match in _MONTHS_TOGETHER.finditer(line):
        second = next((one for one in found if one.start == match.start(2)), None)
        if second is None:
            raise NotUnderstoodError("times: two stretches at once")
        when = replace(second, stretch=_STRETCHES[match[1].lower()])
        yield Piece(match.start(1), match.end(1), "T", when=when)


def _unit_sign(number: Number) -> str:
    if number.unit == "ratio":
        return "P"
    if number.unit == "points":
        return "B"
    unit = number.unit or ""
    if unit.endswith("/shares") or (len(unit) == len("USD") and unit.isupper()):
        return "M"
    if not unit and number.scaled:
        return "M"
    raise NotUnderstoodError(f"number: {number.text}")


def _items(line: str, covered: Sequence[Piece]) -> list[Piece]:
    """Find the names of items; one whose meaning is not certain makes the sentence none."""
    words = words_of(line)
    taken = [any(_in(word.start, one) for one in covered) for word in words]
    found: list[Piece] = []
    place = 0
    while place < len(words):
        hit = None if taken[place] else item_table().longest(words, place, taken)
        if hit is None:
            place += 1
            continue
        end, (said, meanings) = hit
        is_plain = end == place + 1 and words[place].key in _PLAIN
        if not (is_plain or ON_INCOME.search(line[: words[end - 1].end])):
            found.append(_item(line, words[place:end], words[:place], (said, meanings)))
        place = end
    if not found:
        raise NotUnderstoodError("no item")
    return list(_ratios(line, found))


def _item(
    line: str, name: Sequence[Word], before: Sequence[Word], meant: tuple[str, tuple[Item, ...]]
) -> Piece:
    said, meanings = meant
    keys = [word.key for word in name]
    is_short = len(keys) == 1 and keys[0] not in SHORT_NAMES
    is_total = said == "revenue" and _is_total(line, name[0], before)
    is_aside = keys[-1] in ("benefit", "benefits") and "income" not in keys
    if len(meanings) != 1 or said not in ITEMS or is_aside or (is_short and not is_total):
        raise NotUnderstoodError(f"item: {' '.join(keys)}")
    start, end = name[0].start, name[-1].end
    loses = None if "(" in line[start:end] else bool(LOSING.search(line[start:end]))
    return Piece(start, end, "I", item=meanings[0], loses=loses)


def _is_total(line: str, name: Word, before: Sequence[Word]) -> bool:
    """Tell "total sales" and "12 % of sales" from "sales", which may be those of a part."""
    if not before:
        return False
    return before[-1].key in WHOLE or bool(_PER_CENT_OF.search(line[: name.start]))


def _ratios(line: str, found: Sequence[Piece]) -> Iterator[Piece]:
    """Make one of "SG&A as a percentage of net sales"."""
    place = 0
    while place < len(found):
        one, other = found[place], found[place + 1] if place + 1 < len(found) else None
        place += 1
        leads = SHARE_FIRST.search(line, 0, one.start)
        if other is not None and SHARE_OF.fullmatch(line, one.end, other.start):
            yield _ratio(one, other, one.start, other.end)
            place += 1
        elif (
            other is not None
            and leads
            and line[one.end : other.start].strip(", ") in ("", "our", "total")
        ):
            yield _ratio(other, one, leads.start(), other.end)
            place += 1
        else:
            yield one


def _ratio(part: Piece, whole: Piece, start: int, end: int) -> Piece:
    made = ratio_of(part.item, whole.item) if part.item and whole.item else None
    if made is None:
        raise NotUnderstoodError("item: ratio")
    return Piece(start, end, "I", item=made, loses=part.loses)


def _shares(
    line: str, known: Sequence[Piece], items: Sequence[Piece]
) -> tuple[list[Piece], list[Piece]]:
    """Make one piece of "44.1% of sales"; give the items that are left."""
    shares = [
        replace(one, end=item.end, sign="Q", item=item.item)
        for one in known
        for item in items[1:]
        if one.sign == "P" and PART_OF.fullmatch(line, one.end, item.start)
    ]
    taken = {one.end for one in shares}
    return shares, [one for one in items if one.end not in taken]


def _blanks(
    line: str, company: str, items: Sequence[Piece], known: Sequence[Piece]
) -> Iterator[Piece]:
    """Yield what says only that the whole company is meant, or that figures are as reported."""
    text = fold(line)
    own = rf"|{re.escape(fold(company))}{LEGAL_FORM}" if company else ""
    patterns = [*BLANKS, re.compile(OF_THE_COMPANY.format(own) + r"\b")]
    if company:
        patterns.append(re.compile(rf"\b{re.escape(fold(company))}{LEGAL_FORM}{OWNERS}(?!\w)"))
    taken = [*items, *known]
    for pattern in patterns:
        for match in pattern.finditer(text):
            if not any(match.start() < one.end and one.start < match.end() for one in taken):
                piece = Piece(match.start(), match.end(), "")
                taken.append(piece)
                yield piece


def _words(line: str, covered: Sequence[Piece], language: Language) -> Iterator[Piece]:
    """Yield each word that nothing covers, with its sign; "?" for one that is not understood."""
    text = fold(line)
    for one in covered:
        text = text[: one.start] + " " * (one.end - one.start) + text[one.end :]
    for word in re.finditer(r"[^\s,:]+", text):
        key = word[0].removesuffix("'s").removesuffix("’s")
        is_hedge = key in ("approximately", "about") and any(
            one.number is not None and one.number.hedge == "about" and one.start == word.end() + 1
            for one in covered
        )
        if line[word.start() : word.end()] in _COUNTRIES:
            key = "?"
        sign = "" if is_hedge else SIGNS.get(key, "" if key in NEUTRAL else "?")
        if language == "es" and key in ("a", "al"):
            is_than = (
                text[: word.start()]
                .rstrip()
                .endswith(("superior", "inferior", "superiores", "inferiores"))
            )
            sign = "C" if is_than else "A" if _is_at(word.end(), covered) else sign
        yield Piece(word.start(), word.end(), sign)


def _is_at(end: int, pieces: Sequence[Piece]) -> bool:
    """Say whether a number follows."""
    return any(one.number is not None and one.start == end + 1 for one in pieces)
