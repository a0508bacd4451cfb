"""Whether a number is told as what it is, a level or a change, and a move from one number to another as it went."""

import itertools
import re
from collections.abc import Sequence

from chat.gate_clauses import Said
from chat.gate_places import Licence, Printed
from chat.gate_signs import MOVE

CHANGE = re.compile(
    r"\b(?:chang\w*|varia(?:tion|nce|ci[oó]n)\w*|vari[aóe]\w*|cambi\w+|dif+eren\w+|movements?|variance)\b|%|△|Δ",
    re.IGNORECASE,
)
_MOVED_BY = re.compile(rf"{MOVE.pattern}\s+(?:by|en)\s*$", re.IGNORECASE)
_FROM = re.compile(r"\b(?:from|desde|de)\s+(?:los |las |la |el )?$", re.IGNORECASE)
_TO = re.compile(r"[^.;]{0,40}\b(?:to|a|hasta)\s+(?:los |las |la |el )?$", re.IGNORECASE)
_LETTERS = re.compile(r"\b[A-Z]{2,5}\b")
_COLUMN = re.compile(r"\b(?:change|increase|decrease|variaci[oó]n|variance)\b", re.IGNORECASE)


def is_level(said: Said, printed: Printed) -> bool:
    """Say whether a number that is told as a change ("rose by $39.0 billion") is printed as a level."""
    if said.number.unit in ("ratio", "points") or _MOVED_BY.search(said.before) is None:
        return False
    around = f"{printed.label} {printed.column} {printed.said_before} {printed.said_after}"
    return not (MOVE.search(around) or CHANGE.search(around)) or _is_end(printed)


def _is_end(printed: Printed) -> bool:
    """Say whether a sentence moves to or from a number: "from 5 to 6"."""
    before = printed.said_before
    return printed.row < 0 and bool(
        _FROM.search(before) or re.search(r"\b(?:to|hasta)\s*$", before)
    )


def is_change(said: Said, printed: Printed, licence: Licence) -> bool:
    """Say whether a number of a column of changes is told as a level, where the row has levels in the same unit."""
    if printed.row < 0 or licence.table is None or not _COLUMN.search(printed.column):
        return False
    told = f"{said.words} {said.before} {said.after}"
    if MOVE.search(told) or CHANGE.search(told):
        return False
    return any(
        one.row == printed.row and one.unit == printed.unit and not _COLUMN.search(one.column)
        for one in licence.table.printed
    )


def other_letters(said: Said, printed: Printed, licence: Licence) -> bool:
    """Say whether a claim names a part by letters ("BDS") that a sentence has not, and that one by others ("BCA")."""
    if printed.row >= 0:
        return False
    text = " ".join(licence.place.document.text[one.start : one.end] for one in licence.place.spans)
    named = {one for one in _LETTERS.findall(said.words) if one not in text}
    known = set(_LETTERS.findall(text)) - set(_LETTERS.findall(said.words))
    return bool(named and known)


def swapped(text: str, spoken: Sequence[Said]) -> frozenset[int]:
    """Find where numbers start that a claim moves the wrong way: "increased from 522 to 435"."""
    found: set[int] = set()
    for old, new in itertools.pairwise(spoken):
        one, other = old.number, new.number
        moves = list(MOVE.finditer(old.before))
        if (
            not moves
            or not _FROM.search(old.before)
            or not _TO.fullmatch(text[one.end : other.start])
        ):
            continue
        if one.unit == other.unit and one.sign == other.sign == 0 and one.value != other.value:
            rose = moves[-1]["up"] is not None
            if rose != (other.value > one.value):
                found |= {one.start, other.start}
    return frozenset(found)
