"""What the signs of a sentence say: which number is a value, a change or what is compared with, and of when."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from chat.asserted_pieces import NotUnderstoodError, Piece
from chat.gate_numbers import Number
from chat.gate_periods import When
from chat.item_lookup import Item

_N = "[MP]"
_BY = "[MPB]"
_KINDS: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (name, re.compile(pattern))
    for name, pattern in (
        ("sequential", rf"[ON]*[UDH]?{_BY}?[UD]?S"),
        ("values", rf"[VH]+A?{_N}T*(?:[NO]?{_N}(?![UD])T*)*(?:NT)*R?"),
        ("share", r"[ON]?[VH]*Q"),
        ("base", rf"C+A?(?:{_N}(?:O{_N})?T*Q?|[UD]{_BY}?T*|T+(?:{_N}|(?=$|[^T])))"),
        ("from", rf"F(?:{_N}T*|T+(?:{_N}T*)?)"),
        ("pairs", rf"[UD]{_BY}O{_BY}(?:N{_BY}O{_BY})+R?(?:T(?:N?T)+R?)?"),
        ("changes", rf"[UD]{_BY}(?:T(?:N?{_BY}T)+|(?:[NO]{_BY})*R?(?:T(?:N?T)+R?)?)"),
        ("change named", rf"{_BY}[UD](?:O{_BY})?"),
        ("moves", r"[UD]"),
        ("to", r"H?A[MPQ]"),
        ("year over year", r"Y"),
        ("time", r"T"),
        ("joint", r"[NO]"),
        ("each", r"R"),
    )
)
"""Kinds of parts of a sentence behind its item; the first that fits is taken."""


@dataclass(frozen=True, slots=True)
class Told:
    """One number as a clause tells it."""

    number: Number
    way: str
    """U or D for a change; empty for a value."""
    when: When | None = None
    own: bool = False
    """It has a time of its own, which is not the clause's."""
    share: Item | None = None
    """What a percentage is a share of: "44.1 % of sales"."""
    is_base: bool = False
    """It is of the time that the clause compares with."""


@dataclass(slots=True)
class Clause:
    """An item and all that is told of it."""

    subject: Piece
    told: list[Told] = field(default_factory=list)
    whens: list[When] = field(default_factory=list)
    bases: list[When] = field(default_factory=list)
    listed: list[When] = field(default_factory=list)
    """The times that a list of numbers has had: another list may have them too."""


def clauses(pieces: Sequence[Piece]) -> list[Clause]:
    """Read each item's clause; raises where the signs make no sentence that is known."""
    at = [place for place, one in enumerate(pieces) if one.sign == "I"]
    ends = [*at[1:], len(pieces)]
    leading = [one.when for one in pieces[: at[0]] if one.when is not None]
    if not re.fullmatch("(?:T(?:N?T)*)?", "".join(one.sign for one in pieces[: at[0]])):
        raise NotUnderstoodError(f"form: {''.join(one.sign for one in pieces)}")
    read = [
        _clause(pieces[start], pieces[start + 1 : end], leading if start == at[0] else [])
        for start, end in zip(at, ends, strict=True)
    ]
    if any(not one.told for one in read):  # "depreciation in cost of sales was"
        raise NotUnderstoodError("form: an item of which nothing is told")
    _share_times(read)
    return read


def _share_times(read: Sequence[Clause]) -> None:
    """Give all clauses the times that only one of them names."""
    if len(read) < 2:
        return
    named = [one for one in read if one.whens or one.bases]
    if all(one.whens for one in read):
        return
    if len(named) > 1 or any(told.own for one in read for told in one.told):
        raise NotUnderstoodError("times: of several clauses")
    for one in read:
        one.whens, one.bases = named[0].whens if named else [], named[0].bases if named else []


def _clause(subject: Piece, pieces: Sequence[Piece], leading: Sequence[When]) -> Clause:
    clause = Clause(subject, whens=[*leading])
    signs = "".join(one.sign for one in pieces)
    place = 0
    while place < len(signs):
        kind, end = _next(signs, place)
        part = pieces[place:end]
        _take(clause, kind, part)
        place = end
    return clause


def _next(signs: str, place: int) -> tuple[str, int]:
    for kind, pattern in _KINDS:
        found = pattern.match(signs, place)
        if found:
            return kind, found.end()
    raise NotUnderstoodError(f"form: I{signs}")


def _take(clause: Clause, kind: str, part: Sequence[Piece]) -> None:
    """Put what a part says into a clause."""
    numbers = [one.number for one in part if one.number is not None]
    turn = next((one.sign for one in part if one.sign in ("U", "D")), "")
    match kind:
        case "values":
            _values(clause, part)
        case "changes" | "change named":
            _changes(clause, part, turn, numbers)
        case "pairs":
            _pairs(clause, part, turn, numbers)
        case "to" | "share":
            clause.told += [Told(one, "", share=_share(one, part)) for one in numbers]
        case "base" | "from":
            clause.told += [
                Told(one, turn, share=_share(one, part), is_base=True) for one in numbers
            ]
    if kind in ("base", "from", "year over year"):
        clause.bases += _whens(part)
    elif kind == "time":
        clause.whens += _whens(part)


def _pairs(clause: Clause, part: Sequence[Piece], turn: str, numbers: Sequence[Number]) -> None:
    """Tell "$32.9 billion or 5.1% and $36.8 billion or 6.0%", two changes of each time."""
    joined = [piece for piece in part if piece.sign != "O"]
    for alike in (numbers[::2], numbers[1::2]):
        clause.told += [replace(one, way=turn) for one in _timed(clause, joined, alike)]


def _changes(clause: Clause, part: Sequence[Piece], turn: str, numbers: Sequence[Number]) -> None:
    """Tell changes: of one time, "$4.3 billion, or 5 %", or each of a time of its own."""
    if len({one.unit for one in numbers}) == len(numbers):
        clause.told += [Told(one, turn) for one in numbers]
        clause.whens += _whens(part)
    else:
        clause.told += [replace(one, way=turn) for one in _timed(clause, part, numbers)]


def _values(clause: Clause, part: Sequence[Piece]) -> None:
    """Tell values, each with the time that belongs to it."""
    numbers = [one.number for one in part if one.number is not None]
    if len(numbers) == 1 or _is_per_share(part, numbers):
        clause.told += [Told(one, "", share=_share(one, part)) for one in numbers]
        clause.whens += _whens(part)
    else:
        clause.told += _timed(clause, part, numbers)


def _share(number: Number, part: Sequence[Piece]) -> Item | None:
    return next((one.item for one in part if one.number is number), None)


def _whens(part: Sequence[Piece]) -> list[When]:
    return [one.when for one in part if one.when is not None]


def _is_per_share(part: Sequence[Piece], numbers: Sequence[Number]) -> bool:
    """Tell "$1.2 billion, or $2.94 per diluted share", one time's two values."""
    signs = "".join(one.sign for one in part)
    return "MOM" in signs and len(numbers) == 2 and "/" in (numbers[1].unit or "")


def _timed(clause: Clause, part: Sequence[Piece], numbers: Sequence[Number]) -> list[Told]:
    """Give each number its time: "$476 million in 2024 and $529 million in 2023", or all times before or behind."""
    signs = "".join(one.sign for one in part)
    behind = _whens(part)
    each_own = re.fullmatch(rf"[VHUD]+A?{_BY}T(?:N?{_BY}T)+", signs)
    listed = re.fullmatch(rf"[VHUD]+A?{_BY}(?:[NO]?{_BY})+R?(?:T(?:N?T)*)?R?", signs)
    whens = behind if each_own else [*clause.whens, *behind] or clause.listed
    if not (each_own or listed) or len(whens) != len(numbers):
        raise NotUnderstoodError("times: not as many as numbers")
    if clause.whens and behind:
        raise NotUnderstoodError("times: before and behind")
    clause.whens, clause.listed = [], whens
    return [
        Told(one, "", when, own=True, share=_share(one, part))
        for one, when in zip(numbers, _alike(whens), strict=True)
    ]


def _alike(whens: Sequence[When]) -> Iterator[When]:
    """Give later years of a list what the first one says: "the six months ended June 30, 2025 and 2024"."""
    for one in whens:
        if one.relative or one.until is not None or one.year is None:
            raise NotUnderstoodError("times: in a list")
        says_less = one.stretch is None and one.day is None and one.quarter is None
        yield _as_the_first(one, whens[0], one.year) if says_less else one


def _as_the_first(one: When, first: When, year: int) -> When:
    day = _same_day(first.day, year) if first.day else None
    return replace(one, stretch=first.stretch, quarter=first.quarter, fiscal=first.fiscal, day=day)


def _same_day(day: date, year: int) -> date:
    last = 28 if day.month == 2 else day.day
    return date(year, day.month, min(day.day, last))
