"""Two time words that stand beside each other: "third quarter" and "2025", a name and its gloss."""

import re

from chat.period_pieces import SPANS, Piece, give_year

_SMALL = r"(?:of|in|for|de|del|en|el|la|the|its|their|su|fiscal|year|ano|ejercicio|'s|fy)"
_ATTACHED = re.compile(rf"[ ,/-]*(?:{_SMALL}[ ,/-]*)*")
_DATED = re.compile(
    r"[ ,]*(?:(?:which |that )?(?:ended|ending|end|ends|to|through|terminad[oa]s?|finalizad[oa]s?"
    r"|cerrad[oa]s?|concluid[oa]s?|acabad[oa]s?|culminad[oa]s?|que (?:se )?(?:termin|finaliz|cerr|cierr|acab|conclu|culmin)\w+|con (?:cierre|fin|final)|in|dia|hasta|al|a|el|en|on|of|de|the|period)[ ,]*)*"
)
_REPORT = re.compile(r"(?:(?:form )?10[- ]?[qk]|quarterly report|report)\b")
_SPELT_OUT = re.compile(
    r"[ ,]*(?:(?:\(|(?:which |that )?(?:ended|ending|ends)(?: on)?|(?:que )?(?:termin|finaliz|cerr)[a-z]+|i\.?e\.?|es decir|o sea)[ ,]*)+(?:the|el|al|on|a|from|de|desde)?[ ,]*"
)


def joins(left: Piece, right: Piece, gap: str, *, only_spelt_out: bool = False) -> bool:
    """Make one period of two time words, in the left one; False where they stay two."""
    if _spells_out(left, right, gap):
        left.day, left.month, left.end = right.day, right.month, right.end
        left.year = right.year if right.day is None else left.year
        left.quarter = None
        return True
    if only_spelt_out:
        return False
    if left.kind in SPANS and not left.placed and _takes(left, right, gap):
        left.end = right.end
        return True
    if left.kind == "date" and not left.placed and right.kind == "year" and right.year:
        if not _ATTACHED.fullmatch(gap):
            return False
        give_year(left, right.year)
        left.end = right.end
        return True
    return _joins_backwards(left, right, gap)


def _spells_out(left: Piece, right: Piece, gap: str) -> bool:
    """Tell "fiscal 2024 (the year ended September 28, 2024)", which is one period."""
    dated = right.day is not None or (right.month is not None and right.year is not None)
    if left.kind not in ("year", "quarter", "half", "nine months") or not dated:
        return False
    if left.day is not None or left.year is None or left.link:
        return False
    return bool(_SPELT_OUT.fullmatch(gap)) and right.kind in (left.kind, "date", "month")


def _takes(left: Piece, right: Piece, gap: str) -> bool:
    """Place a quarter, a half, nine months by the time that follows it."""
    if right.kind in ("year", "instant") and right.placed and _ATTACHED.fullmatch(gap):
        left.calendar = left.calendar or right.calendar
        left.whole_year, left.prior = right.whole_year, right.prior
    elif right.kind in ("date", "month") and _DATED.fullmatch(gap):
        left.day, left.month, left.day_of_month = right.day, right.month, right.day_of_month
    elif left.kind in ("ttm", "ytd") and right.kind == "quarter" and _DATED.fullmatch(gap):
        left.quarter, left.day, left.month = right.quarter, right.day, right.month
    else:
        return False
    left.year, left.relative = right.year, right.relative
    return True


def _joins_backwards(left: Piece, right: Piece, gap: str) -> bool:
    if left.kind != "year" or left.link or right.kind not in SPANS or right.placed or left.day:
        return False
    gap = _REPORT.sub("", gap).strip()
    if gap not in ("", "'s", "-", ",", "the", "/", "'s fiscal", "fiscal"):
        return False
    left.kind, left.quarter, left.half = right.kind, right.quarter, right.half
    left.end = right.end
    return True
