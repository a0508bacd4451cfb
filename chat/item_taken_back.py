"""What a question takes back: "not total assets but total liabilities", "debt? no, sorry, cash"."""

import re
from collections.abc import Sequence
from dataclasses import replace

from chat.item_named import Named
from chat.question_words import Word

_ARTICLE = r"(?: (?:the|its|their|el|la|los|las|su|sus))*"
_NOT = re.compile(
    rf"(?:^| )(?:not|no|rather than|instead of|as opposed to|en lugar de|en vez de|nunca|& no|& not)(?: (?:about|for|interested in))?{_ARTICLE}$"
)
_CORRECTED = re.compile(
    r"(?:^| )(?:(?:no|nope|oh|ah|uh|oops|perdon|perdona|sorry|wait|espera|esperen|hold on) ?(?:[,?!:;] ?)"
    r"|no,? (?:sorry|wait|perdon|espera|mejor)|sorry|scratch that|correction|correccion|i mean|i meant|make that|or rather|o mejor"
    r"|mejor dicho|quiero decir|quise decir|digo|perdon|perdona|oops|wait|espera|actually|en realidad|me refiero a)(?: |$)"
)
_SKIPPED = frozenset({"sorry", "perdon", "perdona", "wait", "espera", "oops", "scratch", "rather", "instead", "mejor",
                      "correction", "correccion", "just", "digo", "dicho", "sino", "lugar", "vez", "opposed", "nope",
                      "make", "meant", "oh", "quise", "realidad", "refiero", "nevermind", "never", "mind"})  # fmt: skip
REACH = 4
"""Words between "not" and the name: "no los"."""


def without_taken_back(
    words: Sequence[Word], taken: list[str], named: Sequence[Named]
) -> list[Named]:
    """Leave the names that are taken back without a meaning, where another one stays."""
    kept = list(named)
    live = [place for place, name in enumerate(named) if name.meanings]
    left = len(live)
    first = 0
    for at, place in enumerate(live):
        before = _keys(words, max(0, named[place].start - REACH), named[place].start)
        denied = _NOT.search(before)
        if denied and left > 1:
            left -= 1
            kept[place] = replace(kept[place], meanings=())
            _read(words, taken, max(0, named[place].start - REACH), named[place].start)
        if at and _CORRECTED.search(
            f"{_keys(words, max(named[live[at - 1]].end, named[place].start - 12), named[place].start)} "
        ):
            for earlier in live[first:at]:
                left -= bool(kept[earlier].meanings)
                kept[earlier] = replace(kept[earlier], meanings=())
            first = at
            _read(
                words,
                taken,
                max(named[live[at - 1]].end, named[place].start - 12),
                named[place].start,
            )
    return kept if any(name.meanings for name in kept) else list(named)


def _keys(words: Sequence[Word], start: int, end: int) -> str:
    return " ".join(word.key for word in words[start:end])


def _read(words: Sequence[Word], taken: list[str], start: int, end: int) -> None:
    for place in range(start, end):
        if words[place].key in _SKIPPED and not taken[place]:
            taken[place] = "item"
