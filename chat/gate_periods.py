"""The times that a text names, and whether two of them can be the same."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import lru_cache
from typing import Any, Literal

from chat.date_words import MONTH, MONTHS
from data.filing import Filing

Stretch = Literal["quarter", "half", "nine months", "year"]
_QUARTERS_OF = {"FY": 4, "Q1": 1, "Q2": 2, "Q3": 3, "Q4": 4, "H1": 2}
DRIFT = 10
"""Days by which a fiscal year's end wanders."""
NEAR = 7
"""Days by which two dates of one period end may differ: "June 30" of a quarter that ends on June 28."""


@dataclass(frozen=True, slots=True)
class When:
    """A time as a text names it; what it doesn't say is None."""

    start: int
    end: int
    year: int | None = None
    stretch: Stretch | None = None
    quarter: int | None = None
    """1 to 4; for a half 2 or 4."""
    day: date | None = None
    fiscal: bool = False
    """The word itself says that the company's own year is meant."""
    relative: bool = False
    """It counts from another time: "the prior year"."""
    month_day: tuple[int, int] | None = None
    """Month and day where no year stands with them."""
    until: int | None = None
    """The later year of a range such as "2030-2034"."""


@dataclass(frozen=True, slots=True)
class FiscalYears:
    """When a company's fiscal years end, as one filing of it shows; nothing known without one."""

    end: date | None = None
    year: int | None = None
    """Its own number for the fiscal year that ends then."""

    def year_of(self, day: date) -> int:
        """Give the company's own number for the year that a day lies in, or just after its end."""
        if self.end is None or self.year is None:
            return day.year
        before = day - timedelta(days=DRIFT)
        is_late = before > _same_day(before.year, self.end.month, self.end.day)
        return before.year + is_late + (self.year - self.end.year)

    def quarter_of(self, day: date) -> int:
        """Give the fiscal quarter that ends on a day, or about."""
        last = self.end.month if self.end is not None and self.year is not None else 12
        month = day.month if day.day > DRIFT else day.month - 1
        end = last if self.end is None or self.end.day > DRIFT else last - 1
        return ((month - end - 1) % 12) // 3 + 1


def _same_day(year: int, month: int, day: int) -> date:
    return date(year, month, min(day, 28))


def fiscal_years(filing: Filing | None) -> FiscalYears:
    """Work out from the period that a filing reports on when its fiscal year ends."""
    if filing is None or filing.period_end is None or filing.fiscal_year is None:
        return FiscalYears()
    quarters = _QUARTERS_OF.get(filing.fiscal_period or "")
    if quarters is None:
        return FiscalYears()
    end = filing.period_end
    months = end.year * 12 + end.month - 1 + 3 * (4 - quarters)
    if end.day <= DRIFT:
        months -= 1
    return FiscalYears(_same_day(months // 12, months % 12 + 1, 28), filing.fiscal_year)


_ORDINALS = {
    "first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4,
    "primer": 1, "1er": 1, "segundo": 2, "2º": 2, "tercer": 3, "3er": 3, "cuarto": 4, "4º": 4,
    "1.er": 1, "2.º": 2, "3.er": 3, "4.º": 4, "final": 4, "último": 4, "last": 4,
}  # fmt: skip
_ORDINAL = "|".join(re.escape(word) for word in sorted(_ORDINALS, key=len, reverse=True))
_YEAR = r"(?:19[5-9]\d|20\d\d|2100)"
_STRETCHES: tuple[tuple[Stretch, str], ...] = (
    ("quarter", r"(?:three|3|tres)[- ](?:months?|meses)|(?:thirteen|13|fourteen|14|twelve|12|sixteen|16|trece)[- ](?:weeks?|semanas)|quarter(?:ly|s)? ended|trimestre"),
    ("half", r"(?:six|6|seis)[- ](?:months?|meses)|(?:twenty-six|26)[- ](?:weeks?|semanas)|primer semestre|half[- ]year"),
    ("nine months", r"(?:nine|9|nueve)[- ](?:months?|meses)|(?:thirty-nine|39|forty|40)[- ](?:weeks?|semanas)"),
    ("year", r"(?:twelve|12|doce)[- ](?:months?|meses)|(?:fifty-two|52|fifty-three|53)[- ](?:weeks?|semanas)|fiscal years?|full[- ]years?|years? (?:ended|ending)|ejercicios? (?:anual(?:es)? )?(?:fiscal(?:es)?|completos?|terminados?|finalizados?|cerrados?)"),
)  # fmt: skip
_D = r"(?P<d{n}>\d{{1,2}})(?:st|nd|rd|th|º)?"
_PATTERNS: tuple[tuple[str, str], ...] = (
    ("day", rf"(?P<m>{MONTH})\s?{_D.format(n='')},?\s(?:of )?(?P<y>{_YEAR})\b"),
    ("day", rf"{_D.format(n='')}(?:\sde|\sof)?[ -](?P<m>{MONTH})(?:,|\sde|\sdel|\sof)?[ -](?P<y>{_YEAR})\b"),
    ("iso", rf"(?P<y>{_YEAR})-(?P<mm>\d\d)-(?P<d>\d\d)(?!\d)"),
    ("slashed", rf"(?P<a>\d{{1,2}})(?P<s>[/.-])(?P<b>\d{{1,2}})(?P=s)(?P<y>{_YEAR}|\d\d)(?!\d)"),
    ("quarter", rf"(?:[QT](?P<n>[1-4])|(?P<n2>[1-4])[QT])(?:(?:\s|-|/|\sde\s|\sof\s|\sdel\s)?(?:ejercicio\s|fiscal\s(?:year\s)?)?(?P<fy>FY\s?)?'?(?P<y>{_YEAR}|\d\d(?!\d|[.,]\d)))?\b"),
    ("quarter", rf"(?P<o>{_ORDINAL})[ -](?:fiscal )?(?:quarter|trimestre)s?(?:,? (?:of|in|de|del)(?: the)?)?(?: (?P<fy>fiscal(?: year)?|ejercicio(?: fiscal)?|FY|año))?(?: (?P<y>{_YEAR}))?\b"),
    ("half", rf"(?:(?:[HS](?P<n>[12])|(?P<n2>[12])[HS])(?:\s|-|/)?|(?P<o>first|second|primer|segundo) (?:half|semestre)(?:,? (?:of|in|de|del)(?: the)?)?(?: (?P<fy>fiscal(?: year)?|ejercicio(?: fiscal)?|año))? ?)(?P<y>{_YEAR})?\b"),
    ("range", rf"(?P<fy>fiscal (?:years? )?|FY ?|ejercicios? (?:fiscal(?:es)? )?)?(?P<y>{_YEAR})\s?[-–/]\s?(?P<u>{_YEAR}|\d\d)(?![\d-])"),
    ("year", rf"(?P<fy>fiscal (?:years? )?|FY ?'?|ejercicios? (?:fiscal(?:es)? )?(?:de )?|año fiscal (?:de )?)(?P<y>{_YEAR})(?![\d])(?![.,]\d)"),
    ("year", r"(?P<fy>FY ?'?|fiscal )(?P<y>\d\d)(?![\d.,/-])"),
    ("month", rf"(?P<m>{MONTH})(?:,?\s(?:of |de |del )?)(?P<y>{_YEAR})\b"),
    ("monthday", rf"(?P<m>{MONTH})\s?{_D.format(n='')}(?![\d.])|{_D.format(n='2')} de (?P<m2>{MONTH})"),
    *((f"stretch:{name}", rf"(?:{words})") for name, words in _STRETCHES),
    ("relative", r"(?:the )?(?:prior|previous|preceding|same)[- ](?:fiscal )?(?:year|quarter|period)|(?:a|one) year (?:earlier|ago|before)|last year|year[- ]over[- ]year|(?:el |del |al )?(?:año|ejercicio|trimestre|período|periodo|mismo período|mismo periodo) (?:anterior|previo|precedente|pasado)|interanual"),
    ("plain", rf"(?<![$€£#.,\d])(?P<y>{_YEAR})(?!\d)(?![.,]\d)(?=[seEpP]?\b)"),
)  # fmt: skip
_GROUP = re.compile(r"[(][?]P([<=])(\w+)")


def _numbered(number: int, words: str) -> str:
    """Make the groups of a pattern its own, so that all patterns can be one."""
    own = _GROUP.sub(lambda group: f"(?P{group[1]}g{number}_{group[2]}", words)
    return rf"(?P<k{number}>(?<!\w){own})"


_FIND = re.compile(
    "|".join(_numbered(number, words) for number, (_, words) in enumerate(_PATTERNS)), re.IGNORECASE
)
_NAMES = [kind for kind, _ in _PATTERNS]
_NO_YEAR_AFTER = re.compile(
    r"\s?(?:%|(?:percent|per cent|por ciento|million|billion|thousand|trillion|millones|mil\b|dollars|euros|d[óo]lares"
    r"|USD|EUR|shares|acciones|stores|employees|empleados|tiendas|units|unidades|people|personas|basis points|puntos)\b)",
    re.IGNORECASE,
)


@lru_cache(4096)
def times(text: str) -> tuple[When, ...]:
    """Find all times that a text names, in order; a stretch and the day or year after it are one."""
    return tuple(_joined(list(_found(text)), text))


def _found(text: str) -> Iterator[When]:
    for match in _FIND.finditer(text):
        number = next(n for n in range(len(_PATTERNS)) if match[f"k{n}"] is not None)
        prefix = f"g{number}_"
        parts = {
            name.removeprefix(prefix): value
            for name, value in match.groupdict().items()
            if name.startswith(prefix) and value is not None
        }
        kind = _NAMES[number]
        if kind == "plain" and _NO_YEAR_AFTER.match(text, match.end()):
            continue
        when = _when(kind, parts, match.start(), match.end())
        if when is not None:
            yield when


def _when(kind: str, parts: dict[str, str], start: int, end: int) -> When | None:
    year = _year(parts.get("y"))
    base = When(start, end, year=year, fiscal="fy" in parts)
    if kind in ("day", "iso", "slashed"):
        day = _day(parts, year)
        return replace(base, day=day) if day else None
    return replace(base, **_details(kind, parts))


def _details(kind: str, parts: dict[str, str]) -> Any:
    """What a pattern says beside the year."""
    if kind.startswith("stretch:"):
        return {"stretch": kind.partition(":")[2]}
    if kind in ("quarter", "half"):
        return _part_of_year(kind, parts)
    if kind == "monthday":
        month = MONTHS[(parts.get("m") or parts["m2"]).lower().rstrip(".")]
        return {"month_day": (month, int(parts.get("d") or parts["d2"]))}
    if kind == "range":
        return {"until": _until(parts["y"], parts["u"])}
    # Of "in September 2024" no more than the year can be compared.
    return {"relative": True} if kind == "relative" else {}


def _part_of_year(kind: str, parts: dict[str, str]) -> Any:
    number = int(parts.get("n") or parts.get("n2") or _ORDINALS[parts["o"].lower()])
    return {"stretch": kind, "quarter": number if kind == "quarter" else 2 * number}


def _year(digits: str | None) -> int | None:
    if digits is None:
        return None
    return int(digits) if len(digits) == 4 else 2000 + int(digits)


def _until(first: str, last: str) -> int:
    return int(last) if len(last) == 4 else int(first[:2] + last)


def _day(parts: dict[str, str], year: int | None) -> date | None:
    if year is None:
        return None
    if "a" in parts:
        first, second = int(parts["a"]), int(parts["b"])
        month, day = (first, second) if first <= 12 and second > 12 else (second, first)
        if first <= 12 and second <= 12 and first != second:
            return None  # March 4 or April 3: only its year is sure
    else:
        month = int(parts["mm"]) if "mm" in parts else MONTHS[parts["m"].lower().rstrip(".")]
        day = int(parts["d"])
    try:
        return date(year, month, day)
    except ValueError:
        return None


_BETWEEN = re.compile(
    r"\s*(?:[,:|/–-]\s*)*(?:(?:periods?|per[ií]odos?|fiscal|ended|ending|on|in|of|the|for|as of|through|year|to|"
    r"terminad[oa]s?|finalizad[oa]s?|cerrad[oa]s?|el|del|de|en|a|al|hasta|ejercicio|31 de diciembre de)[\s,|]*)*",
    re.IGNORECASE,
)


def _joined(found: list[When], text: str) -> Iterator[When]:
    """Join "three months ended" with the day after it, and "June 29" with the year after it."""
    place = 0
    while place < len(found):
        one = found[place]
        place += 1
        while place < len(found) and _goes_on(one, found[place], text):
            after = found[place]
            one = replace(
                after,
                start=one.start,
                stretch=one.stretch or after.stretch,
                day=after.day or _completed(one, after),
                quarter=one.quarter or after.quarter,
                fiscal=one.fiscal or after.fiscal,
            )
            place += 1
        yield one


def _completed(one: When, after: When) -> date | None:
    """Put "June 29" and the "2024" further on together."""
    if one.month_day is None or after.year is None or after.until is not None:
        return None
    try:
        return date(after.year, *one.month_day)
    except ValueError:
        return None


def _goes_on(one: When, after: When, text: str) -> bool:
    if one.year is not None or one.relative or after.relative:
        return False
    if one.stretch and after.stretch:
        return False
    return bool(_BETWEEN.fullmatch(text[one.end : after.start]))


def agree(claimed: When, known: When, years: FiscalYears) -> bool:
    """Say whether both can be one time; what either doesn't say is no difference."""
    if claimed.day and known.relative:
        return False
    if claimed.day and known.day:
        return abs((claimed.day - known.day).days) <= NEAR and _same_stretch(claimed, known, years)
    if claimed.year is not None and claimed.year not in _years(known, claimed, years):
        return False
    return _same_stretch(claimed, known, years)


def _years(known: When, claimed: When, years: FiscalYears) -> Iterable[int]:
    if known.day is not None:
        own = years.year_of(known.day)
        is_own = claimed.fiscal or claimed.quarter or known.stretch
        return (own,) if is_own else (own, known.day.year)
    if known.year is None:
        return (claimed.year or 0,)
    if known.until is not None:
        return range(known.year, known.until + 1)
    if claimed.day is not None:
        return (known.year, known.year + claimed.day.year - years.year_of(claimed.day))
    return (known.year,)


def _same_stretch(claimed: When, known: When, years: FiscalYears) -> bool:
    stretch = claimed.stretch or ("year" if claimed.fiscal else None)
    if stretch and known.stretch and stretch != known.stretch:
        return False
    quarter = known.quarter
    if quarter is None and known.day is not None and known.stretch in (None, "quarter", "half"):
        quarter = years.quarter_of(known.day)
    return not (claimed.quarter and quarter and claimed.quarter != quarter)
