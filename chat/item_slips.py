"""Slips of the finger in the words of items: "revnue", "operatng", "ingreos"."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from chat.plain_words import COMMON, listed, narrows_nothing
from chat.question_words import Word

SHORTEST = 6
# Words of the language that are one letter away from the word of an item, and no slips.
_OTHER_WORDS = listed(
    """
    action activas actives acquires acquirers annull assert asserts assess assuring basins biased brooks castos cestos charles
    chargers clients compara compari contact contacts contract contracts contrast costas counts courts credits creditors
    deletion depositor depositors divided emission equips excels expanse financier financiers flowers gestos
    import imports induce inmersion insolvencies integrates intensify interns inventor inventors issuers issues
    lenses liquids liquidas martin material materials mediate medidas operational pampers parties
    pasivas patent payers planet plants powder precio previsto produtos properly purchaser purchasers
    rental rentals repairs retaining revenge scales settle shapes shared shocks spares speeds stacks supplies
    supplier vendor vendors ventajas
    acids actio annal asses bacos bancs banos basco basis benes biens bines buren burns caros cagos clams claims conts coses
    cosos cotes cotos coves dudas eared fines flats fonds gatos grads lases libes loses magin marin maren matiz mariz medas
    medos pares parts pates paret pazos plana plata papes prims pubic ratos renal rents retal rices roces salos sends
    socks spens vales valus venas vents vetas worts oners nevos papers copra compa corar cobra cable
    """
)


def _is_one_slip(typed: str, meant: str) -> bool:
    """Tell whether one letter is dropped, added, wrong, or changed over with its neighbour.

    The first letter is right, and an ending is never a slip: "leased" is not "leases".
    """
    if typed[0] != meant[0] or abs(len(typed) - len(meant)) > 1 or _in_english(typed) == meant:
        return False
    place = next(
        (at for at, (one, other) in enumerate(zip(typed, meant, strict=False)) if one != other),
        min(len(typed), len(meant)),
    )
    if len(typed) != len(meant):
        longer, short = (typed, meant) if len(typed) > len(meant) else (meant, typed)
        inflected = place >= len(short) and (longer == typed or longer[-1] in "sdrn")
        return longer[:place] + longer[place + 1 :] == short and not inflected
    changed = typed[:place] + typed[place : place + 2][::-1] + typed[place + 2 :]
    at_end = place == len(typed) - 1
    return changed == meant or (typed[place + 1 :] == meant[place + 1 :] and not at_end)


def _in_english(word: str) -> str:
    """Make "operacion" of "operation": no slip, but the other language."""
    return word[:-4] + "cion" if word.endswith("tion") else word


@lru_cache(maxsize=1)
def _by_letter(vocabulary: frozenset[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for word in sorted(vocabulary):
        if len(word) >= SHORTEST - 1 and word.isalpha():
            found.setdefault(word[0], []).append(word)
    return found


def _may_be_a_slip(words: Sequence[Word], place: int, vocabulary: frozenset[str]) -> bool:
    word = words[place]
    if len(word.key) < SHORTEST - 1 or not word.key.isalpha() or word.key in vocabulary:
        return False
    if narrows_nothing(word.key) or word.key in COMMON or word.key in _OTHER_WORDS:
        return False
    before = words[place - 1] if place else None
    return not word.capital or before is None or before.possessive or before.capital


def respelt(
    words: Sequence[Word], taken: Sequence[object], vocabulary: frozenset[str]
) -> dict[int, tuple[Word, ...]]:
    """Give for each misspelt word, by its place, the words that it may be."""
    meant: dict[int, tuple[Word, ...]] = {}
    for place, word in enumerate(words):
        if taken[place] or not _may_be_a_slip(words, place, vocabulary):
            continue
        like: Iterable[str] = _by_letter(vocabulary).get(word.key[0], ())
        found = tuple(
            replace(word, key=one)
            for one in like
            if _is_one_slip(word.key, one) and (len(word.key) >= SHORTEST or len(one) == SHORTEST)
        )
        found = found if len(word.key) >= SHORTEST or len(found) == 1 else ()
        if found:
            meant[place] = found
    return meant
