"""The digits of a claim that the gate lets pass by their role: shown only where a cited source prints them.

A date, "Item 3", "over 30 years", "within 72 hours" are no amounts that a row or a sentence licenses, but a
model may get them wrong all the same. Of them nothing is converted or worked out, so each must stand in what
is cited, as it is; but for the number of things that the sentence itself lists.
"""

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from chat.gate import Finding
from chat.gate_periods import times
from chat.gate_places import CitedPlace
from chat.gate_spelled import spelled_value
from chat.other_language import written_in
from chat.question_words import fold
from chat.shown_times import CitedTimes, around_text, spans_text
from data.document import Language

_CODE = re.compile(r"0[0-9]+")
"""No amount is written so: a part of a date or of a number of some kind."""
_WORD = re.compile(r"[0-9]+(?:[.,][0-9]+)*|[^\W\d_]+")
_OTHER_MARKS = str.maketrans(".,", ",.")
_ORDINALS: Mapping[str, int] = {
    word: number
    for number, words in enumerate(
        (
            "first primer primero primera",
            "second segundo segunda twice",
            "third tercer tercero tercera",
            "fourth cuarto cuarta",
            "fifth quinto quinta",
            "sixth sexto sexta",
            "seventh septimo septima",
            "eighth octavo octava",
            "ninth noveno novena",
            "tenth decimo decima",
        ),
        start=1,
    )
    for word in words.split()
}
_STRETCHES: Mapping[str, str] = {
    word: stretch
    for stretch, words in (
        ("minute", "minute minuto"),
        ("hour", "hour hora"),
        ("day", "day dia"),
        ("week", "week semana"),
        ("month", "month me mese"),
        ("quarter", "quarter trimestre"),
        ("year", "year ano ejercicio"),
    )
    for word in words.split()
}
"""Words for stretches of time, without accents and the s of their plurals."""
_OPENS_ITEM = re.compile(r"^\s*\(?$")
_ENDS_MARK = re.compile(r"[.)]\s")
_LISTS = re.compile(r"^[\s-]+[^:;.]{1,60}:\s*(?P<listed>\S.*)$", re.DOTALL)
_BETWEEN_LISTED = re.compile(r"\s*(?:[,;]\s*(?:and|or|y|e|o|u)?\s+|\s(?:and|or|y|e|o|u)\s)\s*")
_REASON: Mapping[Language, str] = {
    "en": "no cited source prints this",
    "es": "ninguna fuente citada lo imprime",
}
Kind = Literal["number", "time"]


@dataclass(frozen=True, slots=True)
class Unprinted:
    """Digits of a claim, or a date, that no cited source has."""

    kind: Kind
    start: int
    end: int
    said: str
    reason: str


def unprinted(
    text: str, language: Language, findings: Sequence[Finding], places: Sequence[CitedPlace]
) -> tuple[Unprinted, ...]:
    """Find the digits and dates of a claim that no cited source prints; `findings` are the gate's, which it judged."""
    said = _Said(text, language, findings)
    printed = "\n".join(text for one in places for text in (spans_text(one), around_text(one)))
    languages = {place.document.language for place in places}
    is_translated = (written_in(text) or language) not in languages
    found = said.digits(printed, is_translated=is_translated)
    return tuple(sorted((*said.times(places), *found), key=_place))


def _place(one: Unprinted) -> int:
    return one.start


@dataclass(frozen=True, slots=True)
class _Beside:
    """A number in words or digits, with the words on both sides of it."""

    number: str
    before: str
    after: str

    def is_same(self, other: "_Beside") -> bool:
        """Say whether both are the same number, of the same stretch of time if of any."""
        stretch, theirs = _STRETCHES.get(self.after), _STRETCHES.get(other.after)
        if stretch is not None and stretch != theirs:
            return False
        return self.number in (other.number, other.number.translate(_OTHER_MARKS))

    def is_like(self, other: "_Beside") -> bool:
        """Say whether both are the same number beside the same word."""
        is_beside = self.before == other.before or self.after == other.after
        return is_beside and self.is_same(other)


class _Said:
    """One claim."""

    def __init__(self, text: str, language: Language, findings: Sequence[Finding]) -> None:
        self.text = text
        self.language = language
        self.reason = _REASON[language]
        self.whens = times(text)
        numbers = [one for one in findings if one.kind == "number"]
        self._judged = [
            (one.start, one.end)
            for one in findings
            if one.code or (one.kind == "number" and not _CODE.fullmatch(one.said))
        ]
        self._dated = [one.start for one in findings if one.kind == "time"]
        self._all_licensed = bool(numbers) and all(one.code is None for one in numbers)

    def _is_judged(self, start: int) -> bool:
        return any(first <= start < end for first, end in self._judged)

    def times(self, places: Sequence[CitedPlace]) -> Iterator[Unprinted]:
        """Yield the days and years that nothing cited names."""
        known = CitedTimes(places)
        years = (year for when in self.whens for year in (when.year, when.until))
        said = frozenset(year for year in years if year is not None)
        for when in self.whens:
            is_judged = self._all_licensed or when.start in self._dated
            if self._is_judged(when.start) or (
                known.has_day(when) and known.has_year(when, said, is_judged=is_judged)
            ):
                continue
            words = self.text[when.start : when.end]
            yield Unprinted("time", when.start, when.end, words, self.reason)

    def digits(self, printed: str, *, is_translated: bool) -> Iterator[Unprinted]:
        """Yield the digits that stand in no time, that the gate did not judge and that no source prints so."""
        known = [one for _, one in _beside(printed)]
        stretches = {when.stretch for when in times(printed)}
        for found, one in _beside(self.text):
            if not found[0][0].isdigit() and one.after not in _STRETCHES:
                continue  # "both", "the first"
            if self._is_judged(found.start()) or self._is_time(found, one, stretches):
                continue
            is_printed = any(
                one.is_same(other) if is_translated else one.is_like(other) for other in known
            )
            if not is_printed and not self._counts_itself(found):
                said = self.text[found.start() : found.end()]
                yield Unprinted("number", found.start(), found.end(), said, self.reason)

    def _is_time(self, found: re.Match[str], one: _Beside, stretches: Container[object]) -> bool:
        """Say whether it is part of a time; "three months" is, where a quarter is spoken of."""
        whens = [when for when in self.whens if when.start <= found.start() < when.end]
        if not whens or one.after not in _STRETCHES:
            return bool(whens)
        return whens[0].stretch in stretches

    def _counts_itself(self, found: re.Match[str]) -> bool:
        """Say whether a number opens an item of a list, or counts what the sentence goes on to list."""
        before, after = self.text[: found.start()], self.text[found.end() :]
        line = before.rpartition("\n")[2]
        if _OPENS_ITEM.match(line) and _ENDS_MARK.match(after):
            return True
        lists = _LISTS.match(after)
        if lists is None:
            return False
        return str(len(_BETWEEN_LISTED.split(lists["listed"].strip(" .")))) == found[0]


def _beside(text: str) -> Iterator[tuple[re.Match[str], _Beside]]:
    """Yield every number of a text, in digits or in words, with its place."""
    found = [*_WORD.finditer(fold(text))]
    words = [one[0] for one in found]
    for place, word in enumerate(words):
        number = word if word[0].isdigit() else _spelled(word)
        if number is not None:
            yield found[place], _Beside(number, *_sides(words, place))


def _sides(words: Sequence[str], place: int) -> tuple[str, str]:
    before = words[place - 1] if place else ""
    after = words[place + 1] if place + 1 < len(words) else ""
    return before.rstrip("s"), after.rstrip("s")


def _spelled(word: str) -> str | None:
    """Give the digits of a small number in words."""
    number = spelled_value(word) or _ORDINALS.get(word)
    return None if number is None else str(number)
