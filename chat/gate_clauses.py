"""Which time, and which words, of a sentence belong to which of its numbers."""

import itertools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from chat.gate_numbers import Number
from chat.gate_periods import When
from chat.gate_words import item_words

MOST_AFTER = 25
"""Characters behind a number in which "more than" may stand."""
_BREAK = re.compile(r"[,;:(]|\b(?:and|while|whereas|but|y|mientras|pero)\b", re.IGNORECASE)
_COMPARES = re.compile(
    r"\b(?:compared|versus|vs\.?|against|from|than|up from|down from|prior|previous|earlier|frente|comparad[oa]s?|desde|anterior"
    r"|previo|contra)\b",
    re.IGNORECASE,
)
_BASE = re.compile(
    r"\b(?:from|than|compared (?:to|with)|versus|vs\.?|against|que en|que el|que al|frente al?|respecto (?:al?|del?)|sobre)"
    r"(?: (?:the|in|el|la|en|fiscal|year|año|ejercicio))*\s*$",
    re.IGNORECASE,
)
_TO_LEVEL = re.compile(
    r",?\s*(?:to|a|hasta|or|o|\(|reaching|hasta los)\s*(?:\w+\s){0,2}", re.IGNORECASE
)
_COMPARED = re.compile(
    r"\b(?:compared (?:to|with)|versus|vs\.?|against|(?:up|down) from|than|frente a(?: los)?|comparad[oa]s? con|desde(?: los)?|después de(?:l| los)?|tras(?: el| los)?|after)\s*$",
    re.IGNORECASE,
)
_LEADS_OVER = re.compile(r"\s*[:=]\s*$")
_OF = re.compile(
    r"\s+(?:of|in|de|for|en|por|on|from|as|como)\s+(?:el |la |los |las |the |its |total )?",
    re.IGNORECASE,
)
_STOPS = re.compile(
    r"[,;.:()](?!\d)|\b(?:and|y|while|mientras|compared|versus|frente|up|down)\b", re.IGNORECASE
)
_LIST = re.compile(r"\s*(?:,|and|y|e|\s)*\s*", re.IGNORECASE)
_STRONG = re.compile(r"[;:]|(?<![A-Z])\.\s|\b(?:while|whereas|but|mientras|pero)\b", re.IGNORECASE)


class Placed(Protocol):
    """What stands somewhere in a text."""

    @property
    def start(self) -> int: ...

    @property
    def end(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Said:
    """A number with what its sentence says about it."""

    number: Number
    whens: tuple[When, ...]
    """The times that it may be of; empty where the sentence names none for it."""
    wordings: tuple[str, ...]
    """What it is called, as far as the sentence tells: the words before it with what follows an "of"; then
    those of the numbers before it, which it may share."""
    before: str
    """The words since the number before it."""

    after: str = ""
    """The next few words."""

    @property
    def words(self) -> str:
        """The nearest words that can name a thing."""
        return next((one for one in self.wordings if item_words(one)), self.wordings[0])


def said(text: str, amounts: Sequence[Number], whens: Sequence[When]) -> tuple[Said, ...]:
    """Give each amount of a sentence its time and its words.

    A time that something is compared with ("up 2 % from 2023") is no amount's own.
    """
    own = [when for when in whens if not _BASE.search(text[max(0, when.start - 30) : when.start])]
    times = _times_of(text, amounts, own)
    return tuple(
        Said(
            one,
            times[place],
            _wordings(text, amounts, place),
            _before_words(text, amounts, place),
            text[one.end : one.end + MOST_AFTER],
        )
        for place, one in enumerate(amounts)
    )


def _times_of(
    text: str, amounts: Sequence[Number], whens: Sequence[When]
) -> list[tuple[When, ...]]:
    listed = _in_turn(text, amounts, whens)
    if listed is not None:
        return listed
    bound = {place: _bound_after(text, amounts, place, whens) for place in range(len(amounts))}
    for place in range(len(amounts) - 2, -1, -1):
        between = text[amounts[place].end : amounts[place + 1].start]
        if not bound[place] and _TO_LEVEL.fullmatch(between):
            bound[place] = bound[place + 1]  # "rose 12% to $391.0 billion in 2024"
    taken = {id(when) for found in bound.values() for when in found}
    theirs = {
        id(when)
        for place, found in bound.items()
        if place and _COMPARED.search(_before_words(text, amounts, place))
        for when in found
    }
    return [
        bound[place] or _before(text, amounts, place, (whens, taken, theirs))
        for place in range(len(amounts))
    ]


def _in_turn(
    text: str, amounts: Sequence[Number], whens: Sequence[When]
) -> list[tuple[When, ...]] | None:
    """Pair "5.1, 4.2 and 3.9 in 2024, 2023 and 2022, respectively" one by one; None for all else."""
    dated = [when for when in whens if when.year is not None]
    size = len(dated)
    if size < 2 or len(amounts) % size or len(amounts) < 2:
        return None
    is_ahead = dated[-1].end <= amounts[0].start
    is_behind = dated[0].start >= amounts[-1].end
    if not is_ahead and not is_behind:
        return None
    says_so = re.search(r"\brespectiv", text, re.IGNORECASE) is not None
    is_list = is_behind and size == len(amounts)
    is_pairs = _are_listed(text, dated) and _are_listed(text, amounts[:size])
    if not (says_so or is_list or is_pairs):
        return None
    return [(dated[place % size],) for place in range(len(amounts))]


def _are_listed(text: str, found: Sequence[Placed]) -> bool:
    """Say whether nothing but commas and an "and" stand between these."""
    return all(
        _LIST.fullmatch(text[one.end : other.start]) for one, other in itertools.pairwise(found)
    )


def _bound_after(
    text: str, amounts: Sequence[Number], place: int, whens: Sequence[When]
) -> tuple[When, ...]:
    """Find the times right behind a number that are its own: "$391.0 billion in fiscal 2024"."""
    end = amounts[place].end
    until = amounts[place + 1].start if place + 1 < len(amounts) else len(text)
    found = [when for when in whens if end <= when.start < until]
    if not found:
        return ()
    first = found[0]
    between = text[end : first.start]
    if until < len(text):
        if _LEADS_OVER.fullmatch(text[first.end : until]):
            return ()
        if _BREAK.search(between) and not between.strip().startswith("("):
            return ()
    if (
        until == len(text)
        and _BREAK.search(between)
        and (_COMPARES.search(between) or whens[0].start < end)
    ):
        return ()
    return _group(text, found)


def _group(text: str, found: Sequence[When]) -> tuple[When, ...]:
    """Take the first time, and those that are listed with it: "2024 and 2023"."""
    taken = [found[0]]
    for when in found[1:]:
        if not re.fullmatch(
            r"\s*(?:,|and|y|e|or|o|to|a|/|-|–|through|[,\s])*\s*", text[taken[-1].end : when.start]
        ):
            break
        taken.append(when)
    return tuple(taken)


def _before(
    text: str,
    amounts: Sequence[Number],
    place: int,
    known: tuple[Sequence[When], set[int], set[int]],
) -> tuple[When, ...]:
    """Find the time that leads a number, or that the sentence gives to all its numbers, but not one of what is compared."""
    whens, taken, theirs = known
    start = amounts[place - 1].end if place else 0
    own = [when for when in whens if start <= when.start < amounts[place].start]
    free = [when for when in own if id(when) not in taken]
    if any(when.year is not None or when.relative for when in free):
        return tuple(free)
    since = text[start : amounts[place].start]
    if place and _COMPARES.search(since):
        return ()
    if own:
        return tuple(own[-1:])
    if place:
        earlier = [when for when in whens if when.start < start]
        if earlier:
            return tuple(earlier[-1:])
    later = [when for when in whens if when.start > amounts[place].start]
    is_all = len(whens) == len(later) and theirs.isdisjoint(map(id, later))
    return tuple(later) if is_all else ()


def _wordings(text: str, amounts: Sequence[Number], place: int) -> tuple[str, ...]:
    """Take the words of a number, and of those before it, the nearest first.

    What is only compared ("…, compared with $383.3 billion") is called what the number before it is.
    """
    first = place
    while first and _COMPARED.search(_before_words(text, amounts, first)):
        first -= 1
    return tuple(_words_of(text, amounts, one) for one in range(first, -1, -1))


def _before_words(text: str, amounts: Sequence[Number], place: int) -> str:
    return text[amounts[place - 1].end if place else 0 : amounts[place].start]


def _words_of(text: str, amounts: Sequence[Number], place: int) -> str:
    """Take the words before a number, and those after it that an "of" joins to it."""
    one = amounts[place]
    until = amounts[place + 1].start if place + 1 < len(amounts) else len(text)
    before = _before_words(text, amounts, place)
    strong = [found.end() for found in _STRONG.finditer(before)]
    head = before[strong[-1] :] if strong and before[strong[-1] :].strip() else before
    joined = _OF.match(text, one.end, until)
    after = ""
    if joined:
        stop = _STOPS.search(text, joined.end(), until)
        after = text[joined.end() : stop.start() if stop else until]
    return f"{head} {after}"
