"""A length said once and an end said once are one period, whatever stands between them.

"TTM revenue of Apple as of June 28, 2025" has one period, and so has "nine months ended September
30, 2025 (YTD)". So do "the prior year (2023)" and "the year before 2023".
"""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from chat.period_joining import joins
from chat.period_pieces import SPANS, Piece, before, give_year

_BOTH_NAMED = re.compile(
    r"([\x01\x02]) ?(?:,|(?:,? ?(?:and|&|y|e|or|o)(?: (?:the|its|el|la|su|los|las))?)) ?(?=\1)"
)
"""Between two items or two companies, which share a time."""
_APART = re.compile(
    r"[?!;]|\.(?= [a-z])|(?<![a-z])(?:and|&|y|e|or|o|u|vs|versus|compared?|comparing|than|against|contra|plus|minus"
    r"|then|while|whereas|mientras|frente|respecto|comparad[oa]s?|comparacion|luego|also|tambien|both)(?![a-z])"
)
_OF = "the|el|la|fiscal|fy|of|del?|year|ano|ejercicio"
_GLOSS = re.compile(
    rf"(?:(?:{_OF})[ ,:]*)*"
    r"|(?:[ ,:(]|- |(?<![a-z])(?:i\.?e\.?|that is|namely|es decir|o sea|esto es|a saber|being|meaning|ended|ending|terminad[oa]|finalizad[oa]|cerrad[oa])(?![a-z]))+"
    rf"(?:(?:{_OF}|quarter|trimestre|on|al?|in|en|periods?|periodo)[ ,:]*)*"
)
_EXPLAINS = re.compile(
    r"[ \x01\x02,]*(?:\(|: |(?:ended|ending|terminad[oa]|finalizad[oa]|cerrad[oa]|i\.?e\.?)(?![a-z]))"
)
"""What leads from "last year" to the year that it is."""
_COUNTED_FROM = re.compile(r"(?:before|preceding|earlier than)$")
_COUNTED_TO = re.compile(
    r"(?:to|al?|than)(?: (?:the|el|la|fiscal|fy|year|ano|ejercicio|fiscal year|del?))*"
)
_MASK = str.maketrans({"\x01": " ", "\x02": " ", "\x06": ":"})
_NAMED = ("year", "quarter", "half", "nine months", "instant")
_THAT_IS = re.compile(r"\b(?:i\. ?e\b|ie\b|that is\b|namely\b|es decir\b|o sea\b|esto es\b)")
"""What stands before the time that a time meant: "a year earlier, i.e. net income for the quarter ended June 29"."""
_NEAR, _FAR = 80, 300
"""Characters within which words belong together."""
_QUARTER_OF = {"half": 2, "nine months": 3}


def one_each(pieces: list[Piece], line: str) -> list[Piece]:
    """Make one period of what is said in two places of the line."""
    made: list[Piece] = []
    for piece in pieces:
        last = made[-1] if made else None
        one = last and _one(last, piece, line)
        if one:
            made[-1] = one
        else:
            made.append(piece)
    return made


def _one(left: Piece, right: Piece, line: str) -> Piece | None:
    if left.link or right.link or right.start - left.end > _FAR:
        return None
    is_meant = _THAT_IS.search(line[left.end : right.start]) is not None
    is_explained = right.relative is None and _EXPLAINS.match(line, left.end) is not None
    is_placed = right.placed and not (right.prior or right.same)
    if left.relative is not None and is_placed and (left.prior or is_explained or is_meant):
        return _beside_prior(left, right, line)
    if _is_spelt_out(left, right, line):
        return left
    if right.prior and left.placed and not left.prior and _in_brackets(right, line):
        return replace(left, end=right.end)
    if _APART.search(_BOTH_NAMED.sub(" ", line[left.end : right.start])):
        return None
    length, other = (left, right) if _is_length(left) else (right, left)
    made = _placed(length, other) if _is_length(length) else None
    return made and replace(made, start=left.start, end=right.end)


def _is_spelt_out(left: Piece, right: Piece, line: str) -> bool:
    """Join a name and its dates in brackets, whichever is first; the dates stand, in `left`."""
    gap = line[left.end : right.start].translate(_MASK)
    if joins(left, right, gap, only_spelt_out=True):
        return True
    is_dated = left.day is not None or left.month is not None
    is_name = right.year is not None and right.day is None and right.month is None
    if not (is_dated and is_name and left.kind == right.kind and _in_brackets(right, line)):
        return False
    left.end = right.end
    return True


def _is_length(piece: Piece) -> bool:
    return piece.kind in SPANS and not piece.placed


def _in_brackets(piece: Piece, line: str) -> bool:
    before, after = (
        line[max(0, piece.start - _NEAR) : piece.start].rstrip(),
        line[piece.end :][:2].lstrip(),
    )
    return re.search(r"\((?:the|el|la)?$", before) is not None and after[:1] == ")"


def _beside_prior(left: Piece, right: Piece, line: str) -> Piece | None:
    """Read "the prior year (2023)" and "last year (2023)" as 2023, and "the year before 2023" as 2022."""
    gap = line[left.end : right.start]
    said = line[left.start : left.end]
    from_it = _COUNTED_FROM.search(said) and not gap.strip()
    if from_it or _COUNTED_TO.fullmatch(gap.strip()):
        return replace(before(right, left), start=left.start, end=right.end, link="")
    if _THAT_IS.search(gap):
        return replace(right, start=left.start)
    masked = gap.translate(_MASK)
    marked = re.search(r"[,:(]|- |[a-z]", masked) is not None
    if not _GLOSS.fullmatch(masked.strip() or "") and masked.strip():
        return None
    if not marked and masked != gap:
        return None
    made = replace(right, start=left.start)
    if right.kind == "year" and right.day is None and right.month is None and left.kind in _NAMED:
        made = replace(left, end=right.end, relative=None, prior=False, same=False)
        made.calendar = right.calendar
        give_year(made, right.year or 0)
        return made if right.year else None
    if right.kind in ("date", "month") and left.kind in (*SPANS, "year") and not left.at_end:
        made.kind = left.kind
    return made


def _placed(length: Piece, other: Piece) -> Piece | None:
    """Place a length by the other time; None where each stands for itself."""
    if not _same_number(length, other):
        return None
    if other.kind == length.kind:
        is_dated = other.day is not None or other.month is not None
        if is_dated and other.placed:
            return other
        number, month = other.quarter or length.quarter, other.month or length.month
        return replace(other, quarter=number, month=month)
    if other.kind in ("date", "month"):
        return _ending(length, other)
    if length.kind in ("ttm", "ytd"):
        return _to(length, other)
    return _of_its_year(length, other)


def _of_its_year(length: Piece, other: Piece) -> Piece | None:
    """Place a quarter, a half, nine months by the year, or by the quarter in which they end."""
    is_numbered = length.kind != "quarter" or bool(length.quarter or length.month)
    if other.kind == "ytd" and not other.placed:
        as_ytd = replace(other, quarter=length.quarter) if length.quarter else None
        return as_ytd if length.kind == "quarter" else length
    is_year = other.kind == "year" and other.day is None and other.month is None
    ends_it = other.quarter is not None and other.quarter == _QUARTER_OF.get(length.kind)
    fits = other.placed and is_numbered and (is_year or ends_it)
    return _of(length, other) if fits else None


def _same_number(one: Piece, other: Piece) -> bool:
    """Whether two may be the same quarter or half, as far as they are numbered."""
    dated = any(piece.day or piece.month for piece in (one, other))
    if one.kind != other.kind or dated:
        return True
    return None in (one.quarter, other.quarter) or one.quarter == other.quarter


def _ending(length: Piece, other: Piece) -> Piece:
    made = _of(length, other)
    made.day, made.month, made.day_of_month = other.day, other.month, other.day_of_month
    return made


def _of(length: Piece, other: Piece) -> Piece:
    made = replace(length, year=other.year, relative=other.relative, prior=other.prior)
    made.calendar = length.calendar or other.calendar
    made.same, made.whole_year = length.same or other.same, other.whole_year
    return made


def _to(length: Piece, other: Piece) -> Piece | None:
    """Place twelve months, or the year so far, by a time with a length of its own."""
    is_dated = other.day is not None or other.month is not None
    if other.kind in ("half", "nine months") or (other.kind == "year" and is_dated):
        if length.kind == "ytd":
            return other
        return _ending(length, other) if other.kind == "year" else None
    if other.kind in ("ttm", "ytd", "latest"):
        return None
    made = _ending(length, other) if is_dated else _of(length, other)
    made.quarter = other.quarter
    return made


_TO_AN_END = re.compile(
    r"(?:^| )(?:al?|hasta(?: el)?|to|through|until|as of|at)(?: (?:the|cierre de))? ?$"
)


def is_a_sum(
    others: list[Piece], unsure: Piece, line: str, lead_over: Callable[[Piece, Piece], str]
) -> bool:
    """Tell "cumulative revenue from 2022 to 2024" from "cumulative revenue to June 2025"."""
    after = [piece for piece in others if piece.start > unsure.start]
    if not others:
        return line.startswith("cumulative", unsure.start)
    if after and _TO_AN_END.search(line[unsure.end : after[0].start]):
        return False
    pairs = pairwise(others)
    return any(
        left.kind in ("year", "quarter") and (right.link or lead_over(left, right))
        for left, right in pairs
        if left.month is None and left.day is None
    )


_A_FILING = (
    r"(?:(?:form(?:ulario)? )?10-?[kq](?:/a)?|(?:annual|quarterly|interim) (?:report|filing)|filing"
    r"|(?:informe|reporte|memoria) (?:anual|trimestral|semestral))"
)
_FILING_BEFORE = re.compile(
    rf"(?<![a-z]){_A_FILING}(?: \(?(?:for|of|in|on|de|del|dated|filed|presentad[oa]|correspondiente|al?|from|fiscal|the|el|la|its|period|year|quarter|trimestre|ejercicio|ano|ended))*[ \x06]*$"
)
_FILING_AFTER = re.compile(rf" ?(?:'s )?(?:fiscal )?{_A_FILING}(?![a-z])")


def without_filings(pieces: list[Piece], line: str) -> list[Piece]:
    """Leave out "its June 2025 10-Q" where the question names another time."""
    stated = [
        piece
        for piece in pieces
        if not (
            _FILING_AFTER.match(line, piece.end)
            or _FILING_BEFORE.search(line[max(0, piece.start - _NEAR) : piece.start])
        )
    ]
    return stated if any(piece.placed for piece in stated) else pieces
