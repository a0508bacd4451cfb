"""Items that lean on a neighbour's words: "gross and operating margin"."""

from collections.abc import Iterator
from itertools import pairwise

from chat.item_defined import as_defined
from chat.item_glosses import glossed, parted
from chat.item_lookup import Item, item_table
from chat.item_named import Named
from chat.item_taken_back import without_taken_back
from chat.question_words import Word

_SHARED = frozenset({"current", "noncurrent", "deferred", "corriente", "corrientes", "diferidos"})
_JOINS = frozenset({"&", ",", "or", "o"})


def _before(words: tuple[Word, ...], taken: list[str], item: Named) -> Iterator[Named]:
    """Yield what shares the item's last words: "gross and operating margin"."""
    place = item.start - 1
    while place >= 1 and words[place].key in _JOINS:
        shared = _just_before(words, taken, item, place)
        if shared is None:
            return
        yield shared
        place = shared.start - 1


def _just_before(
    words: tuple[Word, ...], taken: list[str], item: Named, place: int
) -> Named | None:
    for start in (place - 2, place - 1):
        if start < 0 or any(taken[start:place]):
            continue
        own = tuple(word.key for word in words[start:place])
        found = _completed(words, item, own, before=True)
        if found:
            return Named(start, place, found[1], found[0])
    return None


def _after(words: tuple[Word, ...], taken: list[str], item: Named) -> Iterator[Named]:
    """Yield what shares the item's first words: "margen bruto y operativo"."""
    place = item.end
    while place + 1 < len(words) and words[place].key in _JOINS:
        if taken[place + 1]:
            return
        shared = _completed(words, item, (words[place + 1].key,), before=False)
        if not shared:
            return
        yield Named(place + 1, place + 2, shared[1], shared[0])
        place += 2


def _completed(
    words: tuple[Word, ...], item: Named, own: tuple[str, ...], *, before: bool
) -> tuple[str, tuple[Item, ...]] | None:
    keys = tuple(word.key for word in words[item.start : item.end])
    for length in range(len(keys) - 1, 0, -1):
        whole = (*own, *keys[-length:]) if before else (*keys[:length], *own)
        found = item_table().get(whole)
        if found:
            return found
    return None


def _shares_unclearly(words: tuple[Word, ...], one: Named, other: Named) -> Named:
    """Let "liabilities" in "current assets and liabilities" be unclear: it may be current ones too."""
    first, second = (one, other) if one.start < other.start else (other, one)
    if (
        words[first.end].key not in _JOINS
        or second.start - first.end != 1
        or one.end - one.start > 1
    ):
        return one
    keys = {word.key for word in words[other.start : other.end]} & _SHARED
    own = words[one.start].key
    for key in keys:
        shared = item_table().get((key, own)) or item_table().get((own, key))
        if shared and shared[1] != one.meanings:
            return Named(one.start, one.end, (*shared[1], *one.meanings), own)
    return one


def with_shared_words(words: tuple[Word, ...], taken: list[str], found: list[Named]) -> list[Named]:
    """Add the items that lean on a neighbour's words, and mark theirs as taken."""
    whole: list[Named] = []
    pairs = list(pairwise(found))
    for place, (left, right) in enumerate(pairs):
        found[place] = _shares_unclearly(words, left, right)
        found[place + 1] = _shares_unclearly(words, right, left)
    for item in found:
        for other in (
            *reversed(tuple(_before(words, taken, item))),
            item,
            *_after(words, taken, item),
        ):
            taken[other.start : other.end] = ["item"] * (other.end - other.start)
            whole.append(other)
    whole = glossed(words, taken, parted(words, whole))
    return as_defined(words, taken, without_taken_back(words, taken, whole))
