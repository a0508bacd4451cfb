"""Why a figure is withheld, in words for the reader, in both languages."""

from typing import Literal

from data.document import Language

Code = Literal[
    "cites nothing", "not there", "digits", "rounding", "unit", "points", "scale", "period", "row", "column",
    "sign", "level", "change", "company", "name", "time",
]  # fmt: skip

_WORDS: dict[Code, dict[Language, str]] = {
    "cites nothing": {
        "en": "it cites no source that was given",
        "es": "no cita ninguna de las fuentes dadas",
    },
    "not there": {
        "en": "no cited source has this number",
        "es": "ninguna fuente citada contiene este número",
    },
    "digits": {
        "en": "the cited source says {printed}, not {said}",
        "es": "la fuente citada dice {printed}, no {said}",
    },
    "rounding": {
        "en": "{said} is rounded too far: the cited source says {printed}",
        "es": "{said} está demasiado redondeado: la fuente citada dice {printed}",
    },
    "unit": {
        "en": "the cited source has {printed} in another unit",
        "es": "la fuente citada da {printed} en otra unidad",
    },
    "points": {
        "en": "the cited source says {printed}: per cent and percentage points are not the same",
        "es": "la fuente citada dice {printed}: el porcentaje y los puntos porcentuales no son lo mismo",
    },
    "scale": {
        "en": "the cited source says {printed}: {said} is another scale",
        "es": "la fuente citada dice {printed}: {said} es otra escala",
    },
    "period": {
        "en": "the cited source gives {printed} for {known}, not for {claimed}",
        "es": "la fuente citada da {printed} para {known}, no para {claimed}",
    },
    "row": {
        "en": "{printed} is “{row}” in the cited source, not “{other}”",
        "es": "{printed} es «{row}» en la fuente citada, no «{other}»",
    },
    "column": {
        "en": "{printed} stands under “{row}” in the cited source, not under “{other}”",
        "es": "{printed} está bajo «{row}» en la fuente citada, no bajo «{other}»",
    },
    "sign": {
        "en": "the cited source says {printed}, the other way round",
        "es": "la fuente citada dice {printed}, con el signo contrario",
    },
    "level": {
        "en": "the cited source gives {printed} as a level, not as a change",
        "es": "la fuente citada da {printed} como nivel, no como variación",
    },
    "change": {
        "en": "the cited source gives {printed} as a change, not as a level",
        "es": "la fuente citada da {printed} como variación, no como nivel",
    },
    "company": {
        "en": "the cited source is of {known}, not of {claimed}",
        "es": "la fuente citada es de {known}, no de {claimed}",
    },
    "name": {
        "en": "no cited source names {said}",
        "es": "ninguna fuente citada nombra {said}",
    },
    "time": {
        "en": "no cited source is about {said}",
        "es": "ninguna fuente citada trata de {said}",
    },
}


def reason_words(code: Code, language: Language, parts: dict[str, str]) -> str:
    """Write a reason; what it doesn't name of `parts` is not used."""
    return _WORDS[code][language].format(**parts)
