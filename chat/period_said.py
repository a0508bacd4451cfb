"""A period that a follow-up counts from another one, in words that need none: "the year before" -> "2019"."""

from dataclasses import replace

from chat.period_reading import read_periods
from chat.question_words import fold
from chat.reading_types import AskedPeriod, Language
from data.figure_words import day_words

_LENGTHS = ("year", "quarter", "half", "nine months")
_AGO: dict[Language, dict[str, str]] = {
    "en": {"year": "{count} years ago", "quarter": "{count} quarters ago"},
    "es": {"year": "hace {count} años", "quarter": "hace {count} trimestres"},
}
_LAST = {"year": "last year", "quarter": "last quarter"}
_ENDED = {
    "quarter": "the quarter ended {day}",
    "half": "the six months ended {day}",
    "nine months": "the nine months ended {day}",
    "year": "the year ended {day}",
    "date": "{day}",
    "instant": "{day}",
}


def said_alone(period: AskedPeriod, language: Language) -> str | None:
    """Say a period so that it is read as the same where no other question comes before; None where that can't be."""
    ways = (period.words, _counted(period, language) or _named(period))
    return next((one for one in ways if one and _read_again(one) == _bare(period)), None)


def _read_again(words: str) -> AskedPeriod | None:
    read = read_periods(fold(words), words)
    return _bare(read.periods[0]) if len(read.periods) == 1 and not read.ambiguous else None


def _bare(period: AskedPeriod) -> AskedPeriod:
    return replace(period, words="")


def _counted(period: AskedPeriod, language: Language) -> str | None:
    """Say a year, or a quarter, that is counted from the newest."""
    count = -(period.relative or 0)
    if period.relative is None or count < 1 or period.kind not in _LAST:
        return None
    if period.quarter is not None:
        ago = "last year" if count == 1 else f"{count} years ago"
        return f"Q{period.quarter} {ago}"
    if count == 1:
        return _LAST[period.kind]
    if language == "en" and (period.kind, count) == ("year", 2):
        return "the year before last"
    return _AGO[language][period.kind].format(count=count)


def _named(period: AskedPeriod) -> str | None:
    """Say a period by its own year or day."""
    if period.date is not None:
        ended = _ENDED.get(period.kind)
        return ended.format(day=day_words(period.date, "en")) if ended else None
    if period.year is None:
        return None
    part = f"Q{period.quarter} " if period.quarter else f"H{period.half} " if period.half else ""
    if period.kind == "instant":
        return f"the end of {part}{period.year}"
    if period.kind == "nine months":
        return f"nine months {period.year}"
    if period.kind not in _LENGTHS:
        return None
    return f"calendar {period.year}" if period.calendar else f"{part}{period.year}"
