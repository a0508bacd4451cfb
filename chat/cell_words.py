"""What is said of a number from a table, in both languages."""

from collections.abc import Sequence
from datetime import date

from chat.cell_times import LAST_MONTH, CellTime
from chat.reading_types import Language
from data.derive import CAGR
from data.figure_words import day_words

ROUTES: dict[str, dict[Language, str]] = {
    "one": {
        "en": "{label}: no tagged fact, so it is read from the tables of {where}.",
        "es": "{label}: sin dato etiquetado, así que se lee en las tablas de {where}.",
    },
    "several": {
        "en": "{label}: no tagged facts, so it is read from the tables of {count} documents.",
        "es": "{label}: sin datos etiquetados, así que se lee en las tablas de {count} documentos.",
    },
}
SENTENCES: dict[str, dict[Language, str]] = {
    "reported": {
        "en": "{issuer}, {label}: {value}{when}{marks}.",
        "es": "{label} de {issuer}: {value}{when}{marks}.",
    },
    "growth": {
        "en": "{issuer}, {label}: changed by {value} from {base} to {time}{marks}.",
        "es": "{label} de {issuer}: variación de {value} de {base} a {time}{marks}.",
    },
    CAGR: {
        "en": "{issuer}, {label}: changed by {value} a year on average (compound) from {base} to {time}{marks}.",
        "es": "{label} de {issuer}: variación media anual (compuesta) de {value} de {base} a {time}{marks}.",
    },
    "sum": {
        "en": "{issuer}, {label}: {value} in all{marks}.",
        "es": "{label} de {issuer}: {value} en total{marks}.",
    },
    "average": {
        "en": "{issuer}, {label}: {value} on average{marks}.",
        "es": "{label} de {issuer}: {value} de media{marks}.",
    },
}
SENTENCES["difference"] = SENTENCES["growth"]
LEADS: dict[str, dict[Language, str]] = {
    "highest": {
        "en": "Of {count}, {winner} has the highest: {label}, {value}{when}{marks}.",
        "es": "De {count}, {winner} tiene la cifra más alta: {label}, {value}{when}{marks}.",
    },
    "lowest": {
        "en": "Of {count}, {winner} has the lowest: {label}, {value}{when}{marks}.",
        "es": "De {count}, {winner} tiene la cifra más baja: {label}, {value}{when}{marks}.",
    },
}
TIED: dict[Language, str] = {
    "en": "So do {others}, with the same value.",
    "es": "Con la misma cifra: {others}.",
}
ABSENT: dict[Language, str] = {
    "en": "Not found in the tables of {names}.",
    "es": "No consta en las tablas de {names}.",
}
NOTES: dict[str, dict[Language, str]] = {
    "of document": {
        "en": "The table states no date; its document is of {day}.",
        "es": "La tabla no lleva fecha; su documento es de {day}.",
    },
    "no unit": {"en": "The table states no unit.", "es": "La tabla no indica unidad."},
    "no scale": {
        "en": "The table does not say in what scale its numbers are.",
        "es": "La tabla no dice en qué escala están sus cifras.",
    },
    "negative": {
        "en": "The table prints it as negative.",
        "es": "La tabla lo imprime con signo negativo.",
    },
    "restated": {
        "en": "An earlier document ({title}) has {value}.",
        "es": "Un documento anterior ({title}) da {value}.",
    },
}
_PARTS: dict[str, dict[Language, str]] = {
    "quarter": {"en": "Q{quarter} {year}", "es": "T{quarter} de {year}"},
    "half": {"en": "the half year to {end}", "es": "el semestre hasta el {end}"},
    "nine months": {"en": "the nine months to {end}", "es": "los nueve meses hasta el {end}"},
    "year": {"en": "{year}", "es": "{year}"},
    "other year": {"en": "the year to {end}", "es": "el año hasta el {end}"},
}


def note(name: str, language: Language, day: date | None = None) -> str:
    said = day_words(day, language) if day is not None else ""
    return NOTES[name][language].format(day=said)


def restated_words(value: str, title: str, language: Language) -> str:
    return NOTES["restated"][language].format(value=value, title=title)


def time_words(time: CellTime, language: Language) -> str:
    """Name a time as a table does: "2024", "T4 de 2024", "31 dic 2024"."""
    end = day_words(time.end, language)
    if time.is_instant and time.day is not None:
        return end
    is_other = time.stretch == "year" and time.end.month != LAST_MONTH and not time.is_instant
    form = _PARTS["other year" if is_other else time.stretch][language]
    return form.format(year=time.year, quarter=time.quarter, end=end)


def when_words(time: CellTime, language: Language) -> str:
    """Say when, with what goes before it; nothing where only the document has a time."""
    if time.is_of_document:
        return ""
    said = time_words(time, language)
    if time.is_instant and time.day is not None:
        if not time.is_balance:
            return f" in the column of {said}" if language == "en" else f" en la columna de {said}"
        return f" at {said}" if language == "en" else f" a {said}"
    return f" in {said}" if language == "en" else f" en {said}"


def listed(names: Sequence[str], language: Language) -> str:
    joined = " and " if language == "en" else " y "
    return joined.join(filter(None, (", ".join(names[:-1]), names[-1])))
