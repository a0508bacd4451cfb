"""Dates in the forms in which people type them, in English and Spanish."""

import re
from datetime import date

from chat.time_atom import SHORT_YEAR, YEAR, Atom, year_of

MONTHS = {
    "jan": 1, "january": 1, "enero": 1, "ene": 1, "feb": 2, "february": 2, "febrero": 2,
    "mar": 3, "march": 3, "marzo": 3, "apr": 4, "april": 4, "abril": 4, "abr": 4,
    "may": 5, "mayo": 5, "jun": 6, "june": 6, "junio": 6, "jul": 7, "july": 7, "julio": 7,
    "aug": 8, "august": 8, "agosto": 8, "ago": 8, "sep": 9, "sept": 9, "september": 9,
    "septiembre": 9, "setiembre": 9, "oct": 10, "october": 10, "octubre": 10,
    "nov": 11, "november": 11, "noviembre": 11, "dec": 12, "december": 12, "diciembre": 12,
    "dic": 12,
}  # fmt: skip

MONTH = rf"(?:{'|'.join(sorted(MONTHS, key=len, reverse=True))})\b\.?"
_OF = r"(?: of| de| del|,|-)? ?"
_TH = r"(?:st|nd|rd|th|º|o)?"

_ISO = re.compile(r"(?P<y>\d{4})[-/.](?P<m>\d{1,2})[-/.](?P<d>\d{1,2})(?!\d)")
_NUMERIC = re.compile(r"(?P<a>\d{1,2})(?P<s>[-/.])(?P<b>\d{1,2})(?P=s)(?P<y>\d{4}|\d\d)(?!\d)")
_NAMED = tuple(
    re.compile(pattern)
    for pattern in (
        rf"(?P<m>{MONTH}) ?(?P<d>\d{{1,2}}){_TH},? (?:of )?(?P<y>{YEAR})",
        rf"(?P<m>{MONTH}) ?(?P<d>\d{{1,2}}){_TH},? '(?P<y>{SHORT_YEAR})(?!\d)",
        rf"(?:dia )?(?P<d>\d{{1,2}}){_TH}{_OF}(?P<m>{MONTH}){_OF}(?P<y>{YEAR})",
        rf"(?P<d>\d{{1,2}})-(?P<m>{MONTH})-(?P<y>{SHORT_YEAR})(?!\d)",
        rf"(?P<m>{MONTH}){_OF}(?P<y>{YEAR})",
        rf"(?P<m>{MONTH}) '(?P<y>{SHORT_YEAR})(?!\d)",
        rf"(?P<m>{MONTH}) (?P<d>\d{{1,2}}){_TH}(?!\w|[.,]\d| (?:million|billion)|-[kq])",
        rf"(?P<d>\d{{1,2}}){_TH}(?: of| de) (?P<m>{MONTH})",
        rf"(?P<d>\d{{1,2}})(?:st|nd|rd|th)? (?P<m>{MONTH})(?= (?:and|to|vs))",
    )
)
_STARTS = re.compile(rf"\d|dia |{MONTH}")


def _day(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _numeric(match: re.Match[str]) -> Atom | None:
    year, first, second = year_of(match["y"]), int(match["a"]), int(match["b"])
    days = tuple(
        day for day in (_day(year, first, second), _day(year, second, first)) if day is not None
    )
    if not days:
        return None
    if len(set(days)) == 1:
        return Atom("date", day=days[0], year=year)
    return Atom("unclear", days=days)


def _named(match: re.Match[str]) -> Atom | None:
    named = match.groupdict()
    month = MONTHS[match["m"].rstrip(".")]
    year = year_of(named["y"]) if named.get("y") else None
    if not named.get("d"):
        return Atom("date", year=year, month=month)
    day_of_month = int(named["d"] or 0)
    if year is None:
        known = _day(2024, month, day_of_month)
        return Atom("date", month=month, day_of_month=day_of_month) if known else None
    day = _day(year, month, day_of_month)
    return Atom("date", day=day, year=year, month=month) if day else None


def read_date(text: str, place: int) -> tuple[Atom, int] | None:
    """Read the date that begins here in a folded line: it, and the place after it.

    3/31/2024 has one reading, for there is no month 31; 3/4/2024 has two, and says so.
    """
    if not _STARTS.match(text, place):
        return None
    iso = _ISO.match(text, place)
    if iso:
        day = _day(int(iso["y"]), int(iso["m"]), int(iso["d"]))
        return (Atom("date", day=day, year=day.year), iso.end()) if day else None
    numeric = _NUMERIC.match(text, place)
    if numeric:
        atom = _numeric(numeric)
        return (atom, numeric.end()) if atom else None
    for pattern in _NAMED:
        match = pattern.match(text, place)
        if match:
            atom = _named(match)
            return (atom, match.end()) if atom else None
    return None
