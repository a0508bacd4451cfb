"""How people ask: names of companies and periods, and sentences around them, in both languages."""

import re
from dataclasses import dataclass
from datetime import date
from random import Random
from typing import Literal

from answer_eval.gold_periods import Slot
from answer_eval.gold_words import PLURAL
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
_LEGAL = re.compile(
    r"[\s,]+(?:&\s+)?(?:inc|incorporated|corp|corporation|co|company|plc|ltd|limited|s\.a|sa)\.?"
    r"(?:/[a-z]{2})?$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A question with the names of what it was made from."""

    question: str
    template: str
    wording: str


@dataclass(frozen=True, slots=True)
class Names:
    """What a company may be called."""

    full: str
    short: str
    ticker: str | None


def names(company: str, tickers: tuple[str, ...]) -> Names:
    """Name a company as people do: without its legal form, and not in capitals."""
    short = _LEGAL.sub("", company).strip(" ,")
    short = re.sub(r"^the\s+", "", short, flags=re.IGNORECASE)
    if short.isupper() and len(short) > 4:
        short = short.title().replace(".Com", ".com")
    return Names(company, short, tickers[0] if tickers else None)


def day_words(day: date, language: Language) -> str:
    """Write a day in full: "September 28, 2024", "28 de septiembre de 2024"."""
    month = _MONTHS[language].split()[day.month - 1]
    return (
        f"{month} {day.day}, {day.year}"
        if language == "en"
        else f"{day.day} de {month} de {day.year}"
    )


def period_words(slot: Slot, language: Language, *, terse: bool) -> tuple[str, ...]:
    """All ways to name a period; terse ones for a line of keywords, else with their preposition."""
    kind = {"year": _year, "quarter": _quarter, "to date": _to_date, "instant": _instant}[slot.span]
    return kind(slot, language, terse)


def _year(slot: Slot, language: Language, terse: bool) -> tuple[str, ...]:
    year, short = slot.year, f"{slot.year % 100:02d}"
    ended = day_words(slot.period.end, language)
    bare = (f"{year}",) if slot.is_calendar else ()
    if language == "en":
        if terse:
            return (f"FY{short}", f"FY{year}", f"fiscal {year}", *bare)
        inside = (f"in fiscal {year}", f"in FY{short}", f"in FY{year}", f"in fiscal year {year}")
        return (*inside, f"for the fiscal year ended {ended}", *(f"in {one}" for one in bare))
    if terse:
        return (f"FY{year}", f"ejercicio fiscal {year}", f"año fiscal {year}", *bare)
    inside = (f"en el ejercicio fiscal {year}", f"en el año fiscal {year}", f"en el FY{year}")
    return (*inside, f"en el ejercicio terminado el {ended}", *(f"en {one}" for one in bare))


def _quarter(slot: Slot, language: Language, terse: bool) -> tuple[str, ...]:
    number, year, short = slot.quarter, slot.year, f"{slot.year % 100:02d}"
    ordinal = _ORDINALS[language][number - 1]
    ended = day_words(slot.period.end, language)
    is_three_months = isinstance(slot.period, Duration) and 85 <= slot.period.days <= 98
    cal = slot.is_calendar
    if language == "en":
        if terse:
            bare = (f"Q{number} {year}", f"{number}Q{short}") if cal else ()
            return (f"Q{number} FY{year}", f"Q{number} FY{short}", f"fiscal Q{number} {year}", *bare)
        bare = (f"in the {ordinal} quarter of {year}", f"in Q{number} {year}") if cal else ()
        months = (f"for the three months ended {ended}",) if is_three_months else ()
        inside = (f"in the {ordinal} quarter of fiscal {year}", f"in Q{number} of FY{short}")
        return (*inside, f"for the quarter ended {ended}", *months, *bare)
    if terse:
        bare = (f"{number}T {year}", f"T{number} {year}") if cal else ()
        return (f"{ordinal} trimestre ejercicio fiscal {year}", f"Q{number} FY{year}", *bare)
    bare = (f"en el {ordinal} trimestre de {year}",) if cal else ()
    months = (f"en los tres meses terminados el {ended}",) if is_three_months else ()
    inside = (f"en el {ordinal} trimestre del ejercicio fiscal {year}",)
    return (*inside, f"en el trimestre terminado el {ended}", *months, *bare)


def _to_date(slot: Slot, language: Language, terse: bool) -> tuple[str, ...]:
    ended, year = day_words(slot.period.end, language), slot.year
    is_half = slot.quarter == 2
    if language == "en":
        months = "six months" if is_half else "nine months"
        if terse:
            return (f"{months} ended {ended}", f"first {months} of fiscal {year}")
        half = (f"in the first half of fiscal {year}",) if is_half else ()
        return (f"for the {months} ended {ended}", f"in the first {months} of fiscal {year}", *half)
    months = "seis meses" if is_half else "nueve meses"
    if terse:
        return (f"{months} terminados el {ended}", f"primeros {months} ejercicio fiscal {year}")
    half = (f"en el primer semestre del ejercicio fiscal {year}",) if is_half else ()
    first = f"en los primeros {months} del ejercicio fiscal {year}"
    return (f"en los {months} terminados el {ended}", first, *half)


def _instant(slot: Slot, language: Language, terse: bool) -> tuple[str, ...]:
    day, year = day_words(slot.period.end, language), slot.year
    is_year_end = slot.quarter == 4
    is_calendar_end = is_year_end and slot.is_calendar
    ordinal = _ORDINALS[language][slot.quarter - 1]
    if language == "en":
        if terse:
            return (day, f"at {day}", *((f"end of fiscal {year}",) if is_year_end else ()))
        end = f"fiscal {year}" if is_year_end else f"the {ordinal} quarter of fiscal {year}"
        bare = (f"at the end of {year}", f"at year-end {year}") if is_calendar_end else ()
        return (f"at {day}", f"as of {day}", f"on {day}", f"at the end of {end}", *bare)
    if terse:
        return (f"{day}", f"al {day}")
    end = f"ejercicio fiscal {year}"
    if not is_year_end:
        end = f"{ordinal} trimestre del ejercicio fiscal {year}"
    bare = (f"a cierre de {year}", f"a finales de {year}") if is_calendar_end else ()
    return (f"al {day}", f"a {day}", f"al cierre del {end}", *bare)


_TEMPLATES: dict[Language, dict[str, str]] = {
    "en": {
        "formal": "What {was} {full}'s {item} {when}?",
        "possessive": "{short}'s {item} {when}",
        "of": "Please state the {item} of {short} {when}.",
        "terse": "{short} {item} {terse}",
        "ticker": "{ticker} {item} {terse}",
        "spoken": "so, {when}, what {was} the {item} at {short}?",
        "polite": "Can you tell me {short}'s {item} {when}?",
        "lower": "{short} {item} {terse}",
    },
    "es": {
        "formal": "¿Cuál {fue} {item} de {full} {when}?",
        "possessive": "{bare} de {short} {when}",
        "of": "Indique {item} de {short} {when}.",
        "terse": "{short} {bare} {terse}",
        "ticker": "{bare} de {ticker} {when}",
        "spoken": "oye, {when}, ¿cuál {fue} {item} de {short}?",
        "polite": "¿Puedes decirme {item} de {short} {when}?",
        "lower": "{bare} de {short} {when}",
    },
}


def phrase(
    company: Names, wording: str, slot: Slot, language: Language, chance: Random
) -> Phrase:
    """Ask for an item of a company in a period, in one of the ways."""
    usable = [one for one in _TEMPLATES[language] if company.ticker or one != "ticker"]
    template = chance.choice(usable)
    return Phrase(
        _filled(template, company, wording, language)
        .replace("{when}", chance.choice(period_words(slot, language, terse=False)))
        .replace("{terse}", chance.choice(period_words(slot, language, terse=True))),
        f"{language} {template}",
        wording,
    ) if template != "lower" else _lowered(company, wording, slot, language, chance)


def _lowered(
    company: Names, wording: str, slot: Slot, language: Language, chance: Random
) -> Phrase:
    question = (
        _filled("lower", company, wording, language)
        .replace("{when}", chance.choice(period_words(slot, language, terse=False)))
        .replace("{terse}", chance.choice(period_words(slot, language, terse=True)))
    )
    return Phrase(question.lower(), f"{language} lower", wording)


def _filled(template: str, company: Names, wording: str, language: Language) -> str:
    is_plural = wording in PLURAL if language == "en" else wording.startswith(("los ", "las "))
    bare = wording.split(" ", 1)[1] if language == "es" else wording
    return (
        _TEMPLATES[language][template]
        .replace("{was}", "were" if is_plural else "was")
        .replace("{fue}", "fueron" if is_plural else "fue")
        .replace("Cuál fueron", "Cuáles fueron")
        .replace("cuál fueron", "cuáles fueron")
        .replace("{item}", wording)
        .replace("{bare}", bare)
        .replace("{full}", company.full)
        .replace("{short}", company.short)
        .replace("{ticker}", company.ticker or "")
        .replace("de el ", "del ")
    )


def asking(
    template: str, values: dict[str, str], *, name: str, wording: str
) -> Phrase:
    """Fill a sentence of its own."""
    return Phrase(template.format(**values), name, wording)
