"""Which line items and formulas a question names."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from chat.item_lookup import Item, Meant, item_called, item_table
from chat.item_named import Named
from chat.item_shared import with_shared_words
from chat.item_slips import SHORTEST, respelt
from chat.item_worked import FIRST_OF_SIGNS
from chat.question_words import Word, keys_of
from data.formulas import FORMULAS, Formula
from data.line_items import LINE_ITEMS

__all__ = [
    "Item",
    "Named",
    "item_called",
    "item_table",
    "item_tokens",
    "named_items",
    "with_shared_words",
]

# Words that end one name, or begin the next: "inventory, net income".
_BEGIN_TOO = frozenset({"net", "total", "current", "operating", "gross", "basic", "diluted"})


def _is_a_verb(words: Sequence[Word], start: int, end: int) -> bool:
    """Tell "cuánto gastó" from "el gasto", with and without its accent."""
    asked = start > 0 and words[start - 1].key in ("cuanto", "que")
    return end == start + 1 and (
        words[start].raw[-1] in "óÓ" or (asked and words[start].key == "gasto")
    )


def _is_beside(words: Sequence[Word], found: Sequence[Named], name: Named) -> bool:
    """Tell "net sales (revenue)", where the second name only explains the first.

    What a formula is made of is kept: "current ratio (current assets over current liabilities)",
    and so is what is worked out: "EBITDA (net income plus depreciation)".
    """
    if not found or found[-1].end != name.start or words[name.start].before != "(":
        return False
    following = words[name.end] if name.end < len(words) else None
    if following and (following.key in FIRST_OF_SIGNS or following.before == "-"):
        return False
    explained = found[-1].meanings[0]
    return not (isinstance(explained, Formula) and name.said in explained.needs)


def _hit(words: Sequence[Word], place: int, taken: Sequence[str]) -> tuple[int, Meant] | None:
    """Find the name that begins here, without a last word that begins a longer one."""
    table = item_table()
    found = table.longest(words, place, taken)
    if found is None or found[0] - place < 2:
        return found
    if words[place].key == "total":
        start = place + 1 + (words[place + 1].key in ("de", "of"))
        return max(found, table.longest(words, start, taken) or found, key=lambda one: one[0])
    if words[found[0] - 1].key not in _BEGIN_TOO:
        return found
    following = table.longest(words, found[0] - 1, taken)
    if following is None or following[0] <= found[0]:
        return found
    return table.longest(words[: found[0] - 1], place, taken) or found


def _scanned(words: Sequence[Word], taken: Sequence[str]) -> list[Named]:
    """Find the items that the words name, in order, and the statements, which mean nothing."""
    found: list[Named] = []
    place = 0
    while place < len(words):
        hit = None if taken[place] else _hit(words, place, taken)
        if hit is None or (len(hit[1][1]) > 1 and _is_a_verb(words, place, hit[0])):
            place += 1
            continue
        end, (said, meanings) = hit
        found.append(Named(place, end, meanings, said))
        place = end
    return found


def _covering(named: Sequence[Named], place: int) -> Named | None:
    return next((one for one in named if one.start <= place < one.end), None)


def _spelling(
    words: Sequence[Word], taken: Sequence[str], place: int, choices: Sequence[Word]
) -> tuple[Word, ...] | None:
    """Write the one word for a misspelt one that makes the longest name; None where two do."""
    best: dict[str, tuple[int, int, tuple[Word, ...]]] = {}
    for choice in choices:
        written = (*words[:place], choice, *words[place + 1 :])
        name = _covering(_scanned(written, taken), place)
        if name and name.meanings and _is_enough(choice, words[place], name):
            fits = (name.end - name.start, -len(name.meanings), written)
            if name.said not in best or fits[:2] > best[name.said][:2]:
                best[name.said] = fits
    ranked = sorted(best.values(), key=lambda one: one[:2], reverse=True)
    if not ranked or (len(ranked) > 1 and ranked[0][:2] == ranked[1][:2]):
        return None
    return ranked[0][2]


def _is_enough(choice: Word, typed: Word, name: Named) -> bool:
    """Take a short word for misspelt only inside a longer name: "gross proft"."""
    return name.end - name.start > 1 or min(len(choice.key), len(typed.key)) >= SHORTEST


def _spelt(words: tuple[Word, ...], taken: Sequence[str]) -> tuple[Word, ...]:
    """Write the misspelt words of items as they are spelt, where that is clear."""
    for place, choices in respelt(words, taken, item_table().vocabulary).items():
        words = _spelling(words, taken, place, choices) or words
    return words


def named_items(words: tuple[Word, ...], taken: list[str]) -> list[Named]:
    """Find the items that the words name, in order, and mark their words as taken."""
    spelt = _spelt(words, taken)
    found: list[Named] = []
    for name in _scanned(spelt, taken):
        slips = tuple(
            (one.raw, other.key)
            for one, other in zip(
                words[name.start : name.end], spelt[name.start : name.end], strict=True
            )
            if one is not other
        )
        if name.meanings and not _is_beside(words, found, name):
            found.append(replace(name, corrected=slips))
        taken[name.start : name.end] = ["item"] * (name.end - name.start)
    return found


@lru_cache(maxsize=1)
def item_tokens() -> tuple[frozenset[str], frozenset[str]]:
    """Words that stand in English names of items alone, and in Spanish ones alone."""
    items: tuple[Item, ...] = (*LINE_ITEMS, *FORMULAS)
    english = {key for item in items for name in item.words.en for key in keys_of(name)}
    spanish = {key for item in items for name in item.words.es for key in keys_of(name)}
    return frozenset(english - spanish), frozenset(spanish - english)
