"""How people name a period, in both languages."""

from datetime import date
from typing import Literal

from answer_eval.gold_periods import Slot, SlotSpan
from data.period import Duration

Language = Literal["en", "es"]

_ORDINALS = {
    "en": ("first", "second", "third", "fourth"),
    "es": ("primer", "segundo", "tercer", "cuarto"),
}
_MONTHS = {
    "en": "January February March April May June July August September October November December",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
}
_Ways = tuple[tuple[str, str], ...]
_WAYS: dict[tuple[Language, SlotSpan], _Ways] = {
    ("en", "year"): (
        ("always", "in fiscal {year}"),
        ("always", "in FY{yy}"),
        ("always", "in FY{year}"),
        ("always", "in fiscal year {year}"),
        ("always", "for the fiscal year ended {day}"),
        ("calendar", "in {year}"),
    ),
    ("es", "year"): (
        ("always", "en el ejercicio fiscal {year}"),
        ("always", "en el año fiscal {year}"),
        ("always", "en el FY{year}"),
        ("always", "en el ejercicio terminado el {day}"),
        ("calendar", "en {year}"),
    ),
    ("en", "quarter"): (
        ("always", "in the {ordinal} quarter of fiscal {year}"),
        ("always", "in Q{quarter} of FY{yy}"),
        ("always", "for the quarter ended {day}"),
        ("three months", "for the three months ended {day}"),
        ("calendar", "in the {ordinal} quarter of {year}"),
        ("calendar", "in Q{quarter} {year}"),
    ),
    ("es", "quarter"): (
        ("always", "en el {ordinal} trimestre del ejercicio fiscal {year}"),
        ("always", "en el trimestre terminado el {day}"),
        ("three months", "en los tres meses terminados el {day}"),
        ("calendar", "en el {ordinal} trimestre de {year}"),
    ),
    ("en", "to date"): (
        ("always", "for the {months} months ended {day}"),
        ("always", "in the first {months} months of fiscal {year}"),
        ("half", "in the first half of fiscal {year}"),
    ),
    ("es", "to date"): (
        ("always", "en los {months} meses terminados el {day}"),
        ("always", "en los primeros {months} meses del ejercicio fiscal {year}"),
        ("half", "en el primer semestre del ejercicio fiscal {year}"),
    ),
    ("en", "instant"): (
        ("always", "at {day}"),
        ("always", "as of {day}"),
        ("always", "on {day}"),
        ("year end", "at the end of fiscal {year}"),
        ("quarter end", "at the end of the {ordinal} quarter of fiscal {year}"),
        ("calendar year end", "at the end of {year}"),
        ("calendar year end", "at year-end {year}"),
    ),
    ("es", "instant"): (
        ("always", "al {day}"),
        ("always", "a {day}"),
        ("year end", "al cierre del ejercicio fiscal {year}"),
        ("quarter end", "al cierre del {ordinal} trimestre del ejercicio fiscal {year}"),
        ("calendar year end", "a cierre de {year}"),
        ("calendar year end", "a finales de {year}"),
    ),
}
"""(when it can be said, how), with its preposition."""

_TERSE_WAYS: dict[tuple[Language, SlotSpan], _Ways] = {
    ("en", "year"): (
        ("always", "FY{yy}"),
        ("always", "FY{year}"),
        ("always", "fiscal {year}"),
        ("calendar", "{year}"),
    ),
    ("es", "year"): (
        ("always", "FY{year}"),
        ("always", "ejercicio fiscal {year}"),
        ("always", "año fiscal {year}"),
        ("calendar", "{year}"),
    ),
    ("en", "quarter"): (
        ("always", "Q{quarter} FY{year}"),
        ("always", "Q{quarter} FY{yy}"),
        ("always", "fiscal Q{quarter} {year}"),
        ("calendar", "Q{quarter} {year}"),
        ("calendar", "{quarter}Q{yy}"),
    ),
    ("es", "quarter"): (
        ("always", "{ordinal} trimestre ejercicio fiscal {year}"),
        ("always", "Q{quarter} FY{year}"),
        ("calendar", "{quarter}T {year}"),
        ("calendar", "T{quarter} {year}"),
    ),
    ("en", "to date"): (
        ("always", "{months} months ended {day}"),
        ("always", "first {months} months of fiscal {year}"),
    ),
    ("es", "to date"): (
        ("always", "{months} meses terminados el {day}"),
        ("always", "primeros {months} meses ejercicio fiscal {year}"),
    ),
    ("en", "instant"): (
        ("always", "{day}"),
        ("always", "at {day}"),
        ("year end", "end of fiscal {year}"),
    ),
    ("es", "instant"): (("always", "{day}"), ("always", "al {day}")),
}
"""The same in a line of keywords."""


def day_words(day: date, language: Language) -> str:
    """Write a day in full: "September 28, 2024", "28 de septiembre de 2024"."""
    month = _MONTHS[language].split()[day.month - 1]
    return (
        f"{month} {day.day}, {day.year}"
        if language == "en"
        else f"{day.day} de {month} de {day.year}"
    )


def period_words(slot: Slot, language: Language, *, terse: bool) -> tuple[str, ...]:
    """All ways to name a period; terse ones for a line of keywords."""
    ways = (_TERSE_WAYS if terse else _WAYS)[language, slot.span]
    months = {2: ("six", "seis")}.get(slot.quarter, ("nine", "nueve"))
    holding = _holding(slot)
    return tuple(
        way.format(
            year=slot.year,
            yy=f"{slot.year % 100:02d}",
            quarter=slot.quarter,
            ordinal=_ORDINALS[language][slot.quarter - 1],
            day=day_words(slot.period.end, language),
            months=months[0] if language == "en" else months[1],
        )
        for condition, way in ways
        if condition in holding
    )


def _holding(slot: Slot) -> set[str]:
    """Which conditions hold: "in 2024" has one meaning only where fiscal years are calendar years."""
    is_year_end = slot.quarter == 4
    days = slot.period.days if isinstance(slot.period, Duration) else 0
    conditions = {
        "always": True,
        "calendar": slot.is_calendar,
        "three months": 85 <= days <= 98,
        "half": slot.quarter == 2,
        "year end": is_year_end,
        "quarter end": not is_year_end,
        "calendar year end": is_year_end and slot.is_calendar,
    }
    return {name for name, holds in conditions.items() if holds}
