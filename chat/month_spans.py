"""Months from one to another, "January to March 2025": the period that they make up."""

import re
from calendar import monthrange
from datetime import date

from chat.date_words import MONTH, MONTHS
from chat.time_atom import SHORT_YEAR, YEAR, Atom, AtomKind, Rule

_TH = r"(?:st|nd|rd|th|º|o|er)?"
_SIDE = (
    rf"(?:(?P<d{{0}}>\d{{{{1,2}}}}){_TH}(?: of| de)? )?(?P<m{{0}}>{MONTH.replace('{', '{{').replace('}', '}}')})"
    rf"(?:,? ?(?P<e{{0}}>\d{{{{1,2}}}}){_TH}(?![\d\w]))?"
    rf"(?:(?:,| of| de| del| in)? ?(?:(?P<y{{0}}>{YEAR.replace('{', '{{').replace('}', '}}')})(?!\d)|'(?P<s{{0}}>{SHORT_YEAR})(?!\d)))?"
)
_SPAN = re.compile(
    r"(?:(?:the )?(?:months? |period |meses? |periodo )?(?P<lead>from|between|entre|desde|del?|during)(?: (?:the|el|el dia|el mes de))? )?"
    + _SIDE.format(1)
    + r",? ?(?:(?P<and>and|y)|-|to|through|thru|until|till|al?|hasta)(?: (?:the|el|el dia|el mes de|end of|fin de|finales de))? ?"
    + _SIDE.format(2)
    + r"(?P<unit>,? (?:fiscal |calendar )?(?:quarter|half(?:-year)?|trimestre|semestre)\b)?"
)
_KINDS: dict[int, AtomKind] = {3: "quarter", 6: "half", 9: "nine months", 12: "year"}
_OF_UNIT = {"quarter": 3, "trimestre": 3, "half": 6, "half-year": 6, "semestre": 6}


def _span(match: re.Match[str]) -> Atom | None:
    """Read a span; two ends of something else ("from December 2024 to June 2025") are none."""
    if match["and"] and match["lead"] not in ("between", "entre"):
        return None
    first, last = (MONTHS[match[side].rstrip(".")] for side in ("m1", "m2"))
    years = [match[f"y{side}"] or match[f"s{side}"] for side in (1, 2)]
    if years[0] and not years[1]:
        return None
    began, year = (int(one) + 2000 * (len(one) == 2) if one else None for one in years)
    days = [match[f"d{side}"] or match[f"e{side}"] for side in (1, 2)]
    if any(days):
        return _of_days(days, (began, year), (first, last))
    months = (last - first) % 12 + 1
    if began is not None and year is not None:
        months = (year - began) * 12 + last - first + 1
    unit = (match["unit"] or "").split()
    kind = _KINDS.get(months)
    if kind is None or (unit and _OF_UNIT[unit[-1]] != months):
        return None if began is not None else Atom("month")
    return Atom(kind, year=year, month=last, number=1 if kind == "half" else None)


def _of_days(
    days: list[str], years: tuple[int | None, int | None], months: tuple[int, int]
) -> Atom | None:
    """Read a span whose first day follows a last one; "from March 31 to June 30" are two ends."""
    if not all(days) or years[1] is None:
        return None
    began = years[0]
    if began is None:
        is_later = (months[0], int(days[0])) > (months[1], int(days[1]))
        began = years[1] - is_later
    try:
        first = date(began, months[0], int(days[0]))
        last = date(years[1], months[1], int(days[1]))
    except ValueError:
        return None
    length = (last - first).days + 1
    whole_months = first.day == 1 and last.day == monthrange(last.year, last.month)[1]
    kind = _KINDS.get(round(length / 30.4))
    if kind is None or not (whole_months or length % 7 == 0):
        return None
    return Atom(kind, year=last.year, day=last, number=1 if kind == "half" else None)


SPAN_RULES: tuple[Rule, ...] = ((_SPAN, _span),)
