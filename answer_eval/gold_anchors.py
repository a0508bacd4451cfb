"""Places of gold written by hand: found by a few of the document's own words, in place of offsets.

    {"document_id": "...", "from": "Our worldwide headquarters is", "to": "Atlanta, Georgia."}

The place runs from the first of `from` to the last of `to`, which may be left out. Either stands
once in its document, so that gold copies no passage and still means one place.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from data.errors import FormatError

MOST_WORDS = 12
"""In an anchor: more would be a copy of the passage."""

TextOf = Callable[[str], str]
_FLAT, _NESTED = ("spans", "context"), ("gold_sets", "needs")


def is_anchored(place: Mapping[str, Any]) -> bool:
    """Whether a place is given by words."""
    ends = [place["from"], place["to"]] if "to" in place else [place.get("from")]
    return all(isinstance(one, str) and 0 < len(one.split()) <= MOST_WORDS for one in ends)


def with_offsets(golds: Sequence[Mapping[str, Any]], text_of: TextOf) -> list[dict[str, Any]]:
    """Give gold whose places have offsets; those that have them already stay, if they lie in their document.

    Raises:
        FormatError: an anchor does not stand exactly once, an end stands before its start, or offsets lie outside.
        NotFoundError: no document on file has the id that a place names.

    """
    text_of = cache(text_of)  # thousands of places stand in a few documents
    return [_gold(one, str(one["id"]), text_of) for one in golds]


def _gold(gold: Mapping[str, Any], name: str, text_of: TextOf) -> dict[str, Any]:
    made = dict(gold)
    for key in _FLAT:
        if made.get(key):
            made[key] = _places(made[key], name, text_of)
    for key in _NESTED:
        if made.get(key):
            made[key] = [_places(one, name, text_of) for one in made[key]]
    if made.get("alternatives"):
        made["alternatives"] = [_gold(one, name, text_of) for one in made["alternatives"]]
    return made


def _places(
    places: Sequence[Mapping[str, Any]], name: str, text_of: TextOf
) -> list[Mapping[str, Any]]:
    return [
        _found(one, name, text_of) if "from" in one else _inside(one, name, text_of)
        for one in places
    ]


def _inside(place: Mapping[str, Any], name: str, text_of: TextOf) -> Mapping[str, Any]:
    start, end, length = place["start"], place["end"], len(text_of(place["document_id"]))
    if not 0 <= start < end <= length:
        raise FormatError(
            f"The gold of {name} has a place from {start:,} to {end:,}, and {place['document_id']} has "
            f"{length:,} characters. Give 0 <= start < end within the text that `python -m data text` prints.",
            place=name,
        )
    return place


def _found(place: Mapping[str, Any], name: str, text_of: TextOf) -> dict[str, Any]:
    document_id = place["document_id"]
    text = text_of(document_id)
    start, end = _once(place["from"], text, name, document_id)
    if "to" in place:
        end = _once(place["to"], text, name, document_id)[1]
    if end <= start:
        raise FormatError(
            f"The gold of {name} ends before it begins: {place['to']!r} stands before {place['from']!r}.",
            place=name,
        )
    return {"document_id": document_id, "start": start, "end": end}


def _once(anchor: str, text: str, name: str, document_id: str) -> tuple[int, int]:
    # Lines of old filings break anywhere, so blanks of any kind are one.
    found = [one.span() for one in re.finditer(r"\s+".join(map(re.escape, anchor.split())), text)]
    if len(found) != 1:
        times = f"{len(found)} times" if found else "nowhere"
        raise FormatError(
            f"The gold of {name} is to be found by {anchor!r}, which stands {times} in {document_id}. "
            "Give words that stand there once.",
            place=name,
        )
    return found[0]
