"""A question as words: folded for comparing, with their place in the text."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

Value = TypeVar("Value")

_DASHES = dict.fromkeys("‐‑‒–—―−", "-")
_QUOTES = dict.fromkeys("‘’‛´ʼ", "'") | dict.fromkeys("“”„«»", '"')
_AND = frozenset({"and", "&", "y", "e"})
_ARTICLES = frozenset(
    {"the", "a", "an", "el", "la", "los", "las", "lo", "its", "their", "su", "sus"}
)
_TAKE_ARTICLES = frozenset({"of", "de", "in", "on", "en", "por", "sobre", "a", "for", "to", "&"})
_WORD = re.compile(r"[^\W_]+(?:'[^\W\d_]+)?|(?<=[.)])'s\b|[^\s]")
_APOSTROPHES = frozenset("'‘’‛´ʼ")
_DROPPED = frozenset("-.()'`\"")


def one_line(text: str) -> str:
    """Compose the letters, and make one space of every run of white space."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def _folded_letter(letter: str) -> str:
    plain = unicodedata.normalize("NFD", _DASHES.get(letter) or _QUOTES.get(letter) or letter)[0]
    return plain.lower()[0]


def fold(text: str) -> str:
    """Lower the case and drop the accents; as long as the text itself, so that places agree."""
    return text.lower() if text.isascii() else "".join(map(_folded_letter, text))


@dataclass(frozen=True, slots=True)
class Word:
    """One word or sign of a question."""

    key: str
    """Folded; without 's; "and", "y" and "&" are all "&", "del" is "de"."""
    raw: str
    start: int
    end: int
    possessive: bool = False
    before: str = ""
    """The sign just before it, where it is a bracket, a dollar or a hyphen."""

    @property
    def capital(self) -> bool:
        return self.raw[0].isupper()

    @property
    def is_word(self) -> bool:
        return self.raw[0].isalnum()

    @property
    def stem(self) -> str:
        """As typed, without 's."""
        return self.raw[:-2] if self.possessive and self.raw[-2:-1] in _APOSTROPHES else self.raw

    @property
    def joined(self) -> str:
        """As people write it without its apostrophe: "mcdonalds"."""
        return fold(self.raw).replace("'", "")


def _key(folded: str) -> tuple[str, bool]:
    stem, mark, tail = folded.partition("'")
    if mark and tail == "s":
        return stem, True
    if folded in _AND:
        return "&", False
    return {"del": "de", "al": "a"}.get(folded, folded.replace("'", "")), False


def _ends_a_plural(sign: str, last: Word, place: int) -> bool:
    return sign == "'" and last.end == place and last.key[-1] == "s"


def words_of(text: str) -> tuple[Word, ...]:
    """Cut a line (see `one_line`) into words and signs; brackets, full stops and hyphens go."""
    found: list[Word] = []
    folded = fold(text)
    before = ""
    for match in _WORD.finditer(folded):
        sign = match.group()
        if sign in _DROPPED or sign == "'s":
            if found and (sign == "'s" or _ends_a_plural(sign, found[-1], match.start())):
                found[-1] = replace(found[-1], possessive=True)
            before = sign if sign in "(-" else ""
            continue
        key, possessive = _key(sign)
        start, end = match.span()
        found.append(Word(key, text[start:end], start, end, possessive, before))
        before = sign if sign == "$" else ""
    return tuple(found)


def keys_of(phrase: str) -> tuple[str, ...]:
    """The keys of a name in a table: without commas, and without an article after "de" or "of"."""
    return without_articles(word.key for word in words_of(one_line(phrase)) if word.key != ",")


def without_articles(keys: Iterable[str]) -> tuple[str, ...]:
    """Leave out articles after "de" and "of": names are kept and looked up without them."""
    kept: list[str] = []
    for key in keys:
        if not (key in _ARTICLES and kept and kept[-1] in _TAKE_ARTICLES):
            kept.append(key)
    return tuple(kept)


class PhraseTable(Generic[Value]):
    """Phrases of several words, found at a place in a question: the longest wins."""

    def __init__(self, rows: Iterable[tuple[str, Value]] = ()) -> None:
        self._values: dict[tuple[str, ...], Value] = {}
        self._beginnings: set[tuple[str, ...]] = set()
        for phrase, value in rows:
            self.add(keys_of(phrase), value)

    def add(self, keys: tuple[str, ...], value: Value) -> None:
        """Enter a phrase; the first to come keeps its place."""
        if keys and keys not in self._values:
            self._values[keys] = value
            self._beginnings.update(keys[:length] for length in range(1, len(keys) + 1))

    def get(self, keys: tuple[str, ...]) -> Value | None:
        return self._values.get(keys)

    def keys(self) -> Iterable[tuple[str, ...]]:
        return self._values.keys()

    def longest(
        self, words: Sequence[Word], start: int, taken: Sequence[object] = ()
    ) -> tuple[int, Value] | None:
        """Find the longest phrase from this word on: the place after it, and its value.

        A comma and an article inside a phrase are stepped over; a taken word ends it.
        """
        keys: tuple[str, ...] = ()
        found: tuple[int, Value] | None = None
        for place in range(start, len(words)):
            if taken and taken[place]:
                break
            key = words[place].key
            if keys and (*keys, key) not in self._beginnings and is_stepped_over(key, keys[-1]):
                continue
            keys = (*keys, key)
            if keys not in self._beginnings:
                break
            value = self._values.get(keys)
            if value is not None:
                found = place + 1, value
        return found


def is_stepped_over(key: str, previous: str) -> bool:
    return key == "," or (key in _ARTICLES and previous in _TAKE_ARTICLES)
