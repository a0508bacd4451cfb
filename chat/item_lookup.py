"""Every name of every item, and the item that has it."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from chat.item_bags import BAGS, bagged
from chat.item_phrases import PLACE, spoken_names
from chat.item_tables import UNCLEAR
from chat.question_words import PhraseTable, Word, keys_of
from data.formulas import FORMULAS, Formula
from data.line_items import LINE_ITEMS, LineItem, line_item

Item = LineItem | Formula
Meant = tuple[str, tuple[Item, ...]]
"""The table's key of a name (the item's own, or the unclear word), and what it may mean."""

_FORMULAS = {formula.name: formula for formula in reversed(FORMULAS)}
_PREPOSITIONS = frozenset(
    {"de", "por", "a", "en", "con", "sobre", "of", "from", "per", "to", "in", "&", "antes"}
)
_NO_PLURAL = frozenset("s%")


def item_called(name: str) -> Item:
    """Find the line item of this name, or the formula where no item has it."""
    try:
        return line_item(name)
    except KeyError:
        return _FORMULAS[name]


def _plural(word: str) -> str:
    if word[-1] in _NO_PLURAL:
        return word
    if word[-1] == "y" and word[-2:-1] not in tuple("aeiou"):
        return word[:-1] + "ies"
    return word + ("s" if word[-1] in "aeiouth" or word[-2:] in ("in", "ce") else "es")


def _in_plural(keys: tuple[str, ...], *, spanish: bool) -> tuple[str, ...]:
    if not spanish:
        last = keys[-1]
        return (*keys[:-1], last if last[-1] in _NO_PLURAL else _english_plural(last))
    end = next((place for place, key in enumerate(keys) if key in _PREPOSITIONS), len(keys))
    return tuple(_plural(key) for key in keys[:end]) + keys[end:]


def _english_plural(word: str) -> str:
    if word[-1] == "y" and word[-2:-1] not in tuple("aeiou"):
        return word[:-1] + "ies"
    return word + "s"


def _spoken(item: Item) -> Iterator[tuple[tuple[str, ...], bool]]:
    yield keys_of(item.name), False
    for spanish, listed in ((False, item.words.en), (True, item.words.es)):
        for name in listed:
            yield keys_of(re.sub(r"[()]", "", name)), spanish


def _written_names() -> PhraseTable[Meant]:
    """Give the names of the tables, with their plurals; names as written come before made ones."""
    table: PhraseTable[Meant] = PhraseTable()
    items: tuple[Item, ...] = (*LINE_ITEMS, *FORMULAS)
    for listed, meanings in UNCLEAR:
        names = [name.strip() for name in listed.split("|")]
        for name in names:
            table.add(keys_of(name), (names[0], tuple(item_called(one) for one in meanings)))
    for item in items:
        for keys, _ in _spoken(item):
            table.add(keys, (item.name, (item_called(item.name),)))
    for item in items:
        for keys, spanish in _spoken(item):
            table.add(_in_plural(keys, spanish=spanish), (item.name, (item_called(item.name),)))
    return table


class ItemNames:
    """The names of the tables, the patterns and the bags of words: the longest one counts."""

    def __init__(self) -> None:
        self._written = _written_names()
        self._spoken = spoken_names()
        bags = {word for bag in BAGS for word in bag.allowed}
        written = {key for keys in self.keys() for key in keys}
        self.vocabulary = frozenset(written | bags | self._spoken.words)
        """Every word that stands in a name."""

    def keys(self) -> Iterable[tuple[str, ...]]:
        return self._written.keys()

    def get(self, keys: tuple[str, ...]) -> Meant | None:
        """Find what just these words mean."""
        written = self._written.get(keys)
        if written:
            return written
        words = [Word(key, key, 0, 0) for key in keys]
        found = self.longest(words, 0)
        return found[1] if found and found[0] == len(keys) else None

    def longest(
        self, words: Sequence[Word], start: int, taken: Sequence[object] = ()
    ) -> tuple[int, Meant] | None:
        """Find the longest name from this word on: the place after it, and what it means.

        The name of a statement ("balance sheet") is found too, and means nothing.
        """
        written = self._written.longest(words, start, taken)
        end = written[0] if written else start
        found = written
        for other in (
            self._spoken.longest(words, start, taken),
            bagged(words, start, taken),
        ):
            if other and other[0] > end:
                end, name = other
                found = end, (name, () if name == PLACE else (item_called(name),))
        return found


@lru_cache(maxsize=1)
def item_table() -> ItemNames:
    """Every name of every item."""
    return ItemNames()
