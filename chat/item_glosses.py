"""Glosses that stand apart from a name: "long-term debt at June 30 (non-current portion)"."""

import re
from collections.abc import Sequence
from dataclasses import replace

from chat.item_lookup import item_called, item_table
from chat.item_named import Named
from chat.question_words import Word

_NONCURRENT = "noncurrent"
_CURRENT = "current"
_OWNERS = "owners"
_SAID: tuple[tuple[str, str], ...] = (
    (
        (
            r"(?:non current|noncurrent|long term|net of current|excluding current|less current) (?:portion|part|maturities)"
            r"|non current|noncurrent|(?:parte|porcion|tramo) (?:no corriente|no circulante|a largo plazo)|no corriente|no circulante"
        ),
        _NONCURRENT,
    ),
    (
        r"(?:current|short term) (?:portion|part|maturities)|(?:parte|porcion|tramo) (?:corriente|circulante|a corto plazo)",
        _CURRENT,
    ),
    (
        (
            r"attributable to (?:the |its |common )*(?:shareholders|stockholders|shareowners|company|parent|owners|equity holders)"
            r"|atribuibles? a (?:los |la |sus )*(?:accionistas|propietarios|dominante|controladora|compania|empresa)"
        ),
        _OWNERS,
    ),
)
_MEANT: dict[tuple[str, str], str] = {
    ("long-term debt", _NONCURRENT): "noncurrent debt",
    ("noncurrent debt", _NONCURRENT): "noncurrent debt",
    ("long-term debt", _CURRENT): "current portion of long-term debt",
    ("operating lease liabilities", _NONCURRENT): "noncurrent operating lease liabilities",
    ("operating lease liabilities", _CURRENT): "current operating lease liabilities",
    ("deferred revenue", _NONCURRENT): "noncurrent deferred revenue",
    ("deferred revenue", _CURRENT): "current deferred revenue",
    ("net income", _OWNERS): "net income",
    ("equity", _OWNERS): "equity",
}


def glossed(words: Sequence[Word], taken: list[str], named: Sequence[Named]) -> list[Named]:
    """Give each name what a gloss in brackets behind it makes of it, and mark the gloss as read."""
    kept = list(named)
    for place, name in enumerate(named):
        end = named[place + 1].start if place + 1 < len(named) else len(words)
        for start in range(name.end, end):
            if words[start].before != "(" or len(name.meanings) != 1:
                continue
            keys = " ".join(word.key for word in words[start : start + 6])
            for said, kind in _SAID:
                found = re.match(rf"(?:{said})(?= |$)", keys)
                meant = _MEANT.get((name.meanings[0].name, kind))
                if found and meant:
                    length = len(found[0].split())
                    taken[start : start + length] = ["item"] * length
                    kept[place] = replace(name, meanings=(item_called(meant),), said=meant)
                    break
    return kept


def parted(words: Sequence[Word], named: Sequence[Named]) -> list[Named]:
    """Read "long-term debt to equity ratio" as debt to equity, not as debt to an equity ratio."""
    kept = list(named)
    for place, name in enumerate(named[1:], 1):
        before = [word.key for word in words[named[place - 1].end : name.start]]
        if before not in (["to"], ["/"], ["over"], ["a"]) or words[name.end - 1].key != "ratio":
            continue
        found = item_table().get(tuple(word.key for word in words[name.start : name.end - 1]))
        if found:
            kept[place] = replace(name, meanings=found[1], said=found[0], end=name.end - 1)
    return kept
