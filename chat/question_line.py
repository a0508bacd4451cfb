"""A question on its way through the rules: what is read is covered, what is left is seen."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from chat.frame_words import FRAME_PHRASES
from chat.plain_words import (
    ENGLISH,
    LEGAL,
    SPANISH,
    is_a_title,
    listed,
    narrows_nothing,
    only_leads,
)
from chat.question_words import Word, fold, one_line, words_of
from chat.spoken_numbers import with_digits

FRAME = "\x06"
"""Stands in the covered line for a turn of phrase that only carries the question."""
_SPAN_ENDED = re.compile(
    r"(?<![a-z])(?:year|quarter|period)(?= (?:which |that )?(?:ended|ending|ends|to|through) (?:on |in |the )*(?:[a-z]+\.? )?\d)"
    r"|(?<!resultado del )(?<!resultados del )(?<![a-z])(?:ejercicio|ano|periodo)(?= (?:fiscal )?(?:que )?(?:termin|finaliz|cerrad|conclu|acab))"
)
"""No part of a name such as "net income for the year", for the date that follows belongs to it."""
_GAVE = re.compile(
    r"(?<![a-z])(?:que|cuanto|cifra|dato|importe|monto|valor) [^?]{0,120}?(?<![a-z])(dio)(?![a-z])"
)
"""The verb, which is also short for days of inventory."""
_FOR_SPLITS = re.compile(
    r"(?<![a-z])(?:(?:(?:stock|share)[ -])?split[ -]adjusted(?= (?:diluted |basic )?(?:eps|earnings per|net income per|dividends?|shares|dps))"
    r"|adjusted for (?:the |its |all )*(?:stock |share )?splits?|ajustad[oa]s? por (?:el |los )?(?:splits?|desdoblamientos?))(?![a-z])"
)
"""Values per share are given on one basis anyway, or it is said that they are not."""
_COURTESY = listed("please thanks thank hi hello hey fyi gracias hola oye sorry ok okay buenas")
_PARTS = listed(
    "compute print printed books book land sharing files work working help hand hands love record posting"
    " print offer look studio running finding wait talk line page pages table team present forward shot"
)
_LEAD_TO_VERBS = listed("to you please kindly can could just & pls i we")
_FROM = ("from", "of", "de", "for", "por")
_ENDS_OF_NAMES = listed(
    "bank group holding holdings financial financials public services data stock"
)


@dataclass(slots=True)
class Line:
    """A question on its way: its words, which of them are read, and the line with these covered."""

    text: str
    words: tuple[Word, ...]
    covered: str
    taken: list[str] = field(default_factory=list)

    def read(self) -> Iterable[tuple[Word, str]]:
        """Each word and what it was read as; nothing where nobody read it."""
        return zip(self.words, self.taken, strict=True)

    def cover(self, spans: Iterable[tuple[int, int]], sign: str, role: str) -> None:
        """Mark the words in these places as read, and put a sign over them in the line."""
        pieces: list[str] = []
        done = 0
        for start, end in sorted(spans, key=lambda span: (span[0], -span[1])):
            if start >= done:
                pieces += [self.covered[done:start], sign * (end - start)]
                done = end
        self.covered = "".join((*pieces, self.covered[done:]))
        for place, word in enumerate(self.words):
            if not self.taken[place] and self.covered[word.start] == sign:
                self.taken[place] = role


def spans_of(words: Sequence[Word], places: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(words[start].start, words[end - 1].end) for start, end in places]


def open_line(text: str) -> Line:
    line = with_digits(one_line(text))
    words = words_of(line)
    opened = Line(line, words, fold(line), [""] * len(words))
    phrases = [match.span() for match in FRAME_PHRASES.finditer(opened.covered)]
    phrases += [match.span() for match in _FOR_SPLITS.finditer(opened.covered)]
    phrases += [match.span(1) for match in _GAVE.finditer(opened.covered)]
    opened.cover(phrases, FRAME, "frame")
    for match in _SPAN_ENDED.finditer(opened.covered):
        for place, word in enumerate(words):
            if word.start == match.start():
                opened.taken[place] = "time"
    return opened


_ASIDE = re.compile(r"\([^()]*\?\)")
"""An aside that asks something else: "(is it really negative?)"."""


def _asides(line: Line) -> list[range]:
    """The places of asides of which no rule has read a word."""
    found = []
    for match in _ASIDE.finditer(line.text):
        inside = [
            place
            for place, word in enumerate(line.words)
            if match.start() <= word.start and word.end <= match.end()
        ]
        if inside and not any(line.taken[place] for place in inside):
            found.append(range(inside[0], inside[-1] + 1))
    return found


def words_left(line: Line) -> list[int]:
    """Places of the content words that no rule has read."""
    asides = _asides(line)
    words = line.words
    titled = any(
        word.capital and (word.key in ENGLISH or word.key in SPANISH) for word in words[2:]
    )
    left: list[int] = []
    for place, word in enumerate(words):
        if not word.is_word or line.taken[place]:
            continue
        opens = _opens_a_sentence(line, place)
        plain = narrows_nothing(word.key) and (titled or opens or not is_a_title(word.raw))
        plain = plain and not (_is_a_place(words, place) or _ends_a_name(line, left, place))
        plain = plain and (opens or not _names_a_part(line, place))
        if not (plain or _leads(line, place, opens=opens)):
            left.append(place)
    # "same-store" is one word: what is hyphened to a word that narrows, narrows too.
    left += [
        place - 1
        for place in left
        if place and words[place].before == "-" and not line.taken[place - 1]
    ]
    return [place for place in sorted(set(left)) if not any(place in aside for aside in asides)]


def _names_a_part(line: Line, place: int) -> bool:
    """Tell "compute" in "compute revenue" and "sales of books" from the verb."""
    key, before = line.words[place].key, line.words[place - 1].key
    around = " ".join(word.key for word in line.words[max(0, place - 2) : place + 3])
    if key in ("like", "for") and "like for like" in around:
        return True
    if key not in _PARTS:
        return False
    beside_item = line.taken[place + 1 : place + 2] == ["item"]
    return (beside_item and before not in _LEAD_TO_VERBS) or before in _FROM


def _opens_a_sentence(line: Line, place: int) -> bool:
    """Tell a capital that any sentence opens with, or a courtesy does, from the capital of a name."""
    word = line.words[place]
    if not place or word.key in _COURTESY:
        return True
    before = line.text[max(0, word.start - 8) : word.start].rstrip(" ('\"")[-1:]
    if before == ".":
        return line.words[place - 1].key not in LEGAL and len(line.words[place - 1].key) > 1
    return before in tuple("?!¿¡") or (before == ":" and not any(line.taken[:place]))


def _leads(line: Line, place: int, *, opens: bool) -> bool:
    words = line.words
    # "As at 28 September 2024, state …": a time in front of a comma leads in like an opening.
    opens = opens or (words[place - 1].key == "," and _only_times(line, place))
    before = "" if opens else words[place - 1].key
    after = words[place + 1].key if place + 1 < len(words) else ""
    named = line.taken[place + 1 : place + 2] in (["company"], ["frame"]) or after == "$"
    after = "the" if named else after
    word = words[place]
    asked = word.key == "state" and any(
        one.key in ("did", "does", "do") for one in words[max(0, place - 12) : place]
    )
    return only_leads(word.key, before, after) or (
        asked and after not in ("tax", "taxes", "income")
    )


def _only_times(line: Line, place: int) -> bool:
    """Whether nothing but a time stands before a place."""
    before = [
        role
        for word, role in zip(line.words[:place], line.taken[:place], strict=True)
        if word.is_word and not narrows_nothing(word.key)
    ]
    return bool(before) and all(role == "time" for role in before)


def _ends_a_name(line: Line, left: Sequence[int], place: int) -> bool:
    """Tell "Group" in "Match Group" and "Bank" in "Apple Bank", which no rule may pass over."""
    if not place or line.words[place].key not in _ENDS_OF_NAMES:
        return False
    before = line.words[place - 1]
    if line.words[place].raw == "holding" and before.capital:
        return False
    named = line.taken[place - 1] == "company" or place - 1 in left[-1:]
    return named and not before.possessive


def _is_a_place(words: Sequence[Word], place: int) -> bool:
    """Tell "US" in "US revenue" from "us", and from "US GAAP" and "US dollars"."""
    after = words[place + 1].key if place + 1 < len(words) else ""
    shouted = all(
        word.raw.isupper() for word in words if word.is_word and not word.raw[0].isdigit()
    )
    return (
        words[place].raw in ("US", "IT")
        and not shouted
        and after not in ("gaap", "dollars", "dollar", "$", "sec")
    )
