"""The pieces of a sentence in the order in which all sentences are read: an item, and what is told of it."""

import re
from collections.abc import Sequence
from dataclasses import replace

from chat.asserted_pieces import NotUnderstoodError, Piece
from chat.asserted_words import AMOUNT_OF, CHANGE_IN, PASSIVE


def joined(pieces: Sequence[Piece], line: str) -> list[Piece]:
    """Leave out what is said twice: the verb of "was up 5 %", the "of" of "a rise of 5 %"."""
    kept: list[Piece] = []
    subject = next((one.item for one in pieces if one.sign == "I"), None)
    for place, one in enumerate(pieces):
        after = pieces[place + 1].sign if place + 1 < len(pieces) else ""
        so_far = "".join(piece.sign for piece in kept)
        if one.sign == "I" and one.item == subject and re.search("I.*[CF]A?T*$", so_far):
            continue  # "compared to loss from operations of"
        if one.sign == "V" and PASSIVE.match(line, one.start):
            raise NotUnderstoodError("form: what something did to the item")
        if one.sign == "V" and (after in ("U", "D", "H", "V") or so_far[-2:] in ("IU", "ID")):
            continue  # "was up", "revenue growth was"
        if one.sign == "Z":
            if so_far.rstrip("T")[-1:] == "I" and after in ("M", "P", "Q"):
                kept.append(replace(one, sign="V"))
            continue
        kept.append(one)
    return _subject_first(kept, line)


def _subject_first(pieces: list[Piece], line: str) -> list[Piece]:
    """Put "the increase in revenue of 5 %", "a 5 % increase in revenue" as "revenue increased 5 %".

    An "increase in revenue of $5 million" may be one of revenue that is $5 million. "$5 million of cash
    from operating activities" is all of it, while "$5 million of revenue" may be a part.
    """
    signs = "".join(one.sign for one in pieces)
    first = signs.find("I")
    item = pieces[first].item if first > 0 else None
    if item is not None and item.name in AMOUNT_OF and signs[:first].lstrip("T") == "M":
        verb = replace(pieces[first - 1], sign="V", number=None)
        amount, rest = pieces[first - 1], pieces[first + 1 :]
        return [*pieces[: first - 1], pieces[first], verb, amount, *rest]
    found = re.match(r"T*(?P<moved>[MPB][UD](?=I(?!V))|[UD](?=IV[PB]))I(?P<verb>V?)", signs)
    if found is None or not CHANGE_IN.match(line, pieces[found.end("moved") - 1].start):
        return pieces
    start, end = found.span("moved")
    return [*pieces[:start], pieces[end], *pieces[start:end], *pieces[found.end() :]]
