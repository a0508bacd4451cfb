"""The sentence above twelve months that are asked for as of a day on which no quarter ends."""

from collections.abc import Sequence

from chat.day_asked import DRIFTED
from chat.figure_told import Told
from chat.reading_types import Reading
from data.document import Language
from data.figure_words import day_words
from data.figures import Figure

SAID: dict[str, dict[Language, str]] = {
    "near": {
        "en": "No quarter of {company} ends on {day}: given are the twelve months to {end}.",
        "es": "Ningún trimestre de {company} termina el {day}: se dan los doce meses hasta el {end}.",
    },
    "known by": {
        "en": "No quarter of {company} ends on {day}: given are the twelve months to {end}, the newest reported by then.",
        "es": "Ningún trimestre de {company} termina el {day}: se dan los doce meses hasta el {end}, los últimos publicados hasta entonces.",
    },
}


def day_lead(told: Sequence[Told], reading: Reading) -> str:
    """Say which twelve months are given, where the day that is named is the end of none."""
    day = next((one.date for one in reading.periods if one.kind == "ttm" and one.date), None)
    first = told[0].got if len(told) == 1 else None
    if day is None or not isinstance(first, Figure) or first.period.end == day:
        return ""
    near = abs(first.period.end - day) <= DRIFTED
    return SAID["near" if near else "known by"][reading.language].format(
        company=told[0].company.name,
        day=day_words(day, reading.language),
        end=day_words(first.period.end, reading.language),
    )
