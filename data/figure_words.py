"""What is said about a figure, and about one that can't be had, in both languages."""

import re
from collections.abc import Sequence
from datetime import date
from decimal import Decimal

from data.amount import print_amount, read_amount
from data.ask import AskedTime
from data.document import Language
from data.formulas import Formula
from data.line_item import LineItem
from data.note_words import NOTES
from data.period import Duration, FiscalPeriod, Instant, Period

MONTHS: dict[Language, tuple[str, ...]] = {
    "en": ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"),
    "es": ("ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"),
}
MILLION = 10**6
MANY = 6
"""Periods on file up to which they are listed one by one."""

REFUSALS: dict[str, dict[Language, str]] = {
    "period_not_on_file": {
        "en": "{Item} for {period} can't be given: no filing on file covers that period. {on_file}",
        "es": "No se puede dar {item} de {period}: ningún documento disponible cubre ese período. {on_file}",
    },
    "concept_not_reported": {
        "en": "{Item} is not reported for {period} in the filings on file. {on_file}{detail}",
        "es": "{Item}: no se informa para {period} en los documentos disponibles. {on_file}{detail}",
    },
    "not_in_document": {
        "en": "{Item} for {period} is not in this document. {on_file}",
        "es": "{Item} de {period} no está en este documento. {on_file}",
    },
    "no statements": {
        "en": "{Item} for {period} is not tagged in the document on file: its statements are not tagged there, and may stand in an exhibit of the same filing. {on_file}",
        "es": "{Item} de {period} no está etiquetado en el documento disponible: sus estados financieros no están etiquetados en él, y pueden estar en un anexo de la misma presentación. {on_file}",
    },
    "not_yet_filed": {
        "en": "{Item} for {period} was not filed by {as_of}{filed}. Ask as of a later day. {on_file}",
        "es": "{Item} de {period} no se había presentado el {as_of}{filed}. Pregunte con una fecha posterior. {on_file}",
    },
    "filing_date_unknown": {
        "en": "{Item} for {period} is on file, but not when it was filed: as of {as_of} it can't be used. Ask without a date, or add the filing date.",
        "es": "{Item} de {period} está disponible, pero no consta cuándo se presentó: con fecha {as_of} no se puede usar. Pregunte sin fecha o añada la fecha de presentación.",
    },
    "future_period": {
        "en": "{Item} for {period} can't be known on {today}: the period ends on {end}. {on_file}",
        "es": "{Item} de {period} no se puede conocer el {today}: el período termina el {end}. {on_file}",
    },
    "unit_not_available": {
        "en": "{Item} for {period} is not reported in {unit}, only in {detail}; currencies are not converted.",
        "es": "{Item} de {period} no se informa en {unit}, solo en {detail}; las divisas no se convierten.",
    },
    "inconsistent_values": {
        "en": "One filing gives contradictory values of {item} for {period}: {detail}.",
        "es": "Un mismo documento da valores contradictorios de {item} para {period}: {detail}.",
    },
    "missing_operand": {
        "en": "{asked} for {asked_period} can't be worked out: it takes {item} for {period}, which is not on file. {on_file}{detail}",
        "es": "{asked} de {asked_period} no se puede calcular: hace falta {item} de {period}, que no está disponible. {on_file}{detail}",
    },
    "no_base": {
        "en": "{Item} for {period} is {base}: a percentage of that would say nothing. The change is {change}.",
        "es": "{Item} de {period} es {base}: un porcentaje de ese valor no diría nada. La variación es {change}.",
    },
    "unless": {
        "en": "{Item} for {period} can't be worked out: beside its operands the company reports {detail}, and it would be without that.",
        "es": "{Item} de {period} no se puede calcular: junto a los operandos la empresa informa de {detail}, y quedaría fuera.",
    },
    "zero": {
        "en": "{Item} for {period} can't be worked out: {detail}, and nothing can be divided by zero.",
        "es": "{Item} de {period} no se puede calcular: {detail}, y no se puede dividir por cero.",
    },
    "per_share_difference": {
        "en": "{Item} for {period} is not reported, and values per share or average share counts can't be subtracted from one another.",
        "es": "{Item} de {period} no se informa, y los valores por acción o promedios de acciones no se pueden restar entre sí.",
    },
    "gap_in_periods": {
        "en": "{Item} for {period} can't be put together: the reported periods leave a gap or overlap. {on_file}",
        "es": "{Item} de {period} no se puede componer: los períodos informados dejan huecos o se solapan. {on_file}",
    },
    "mixed_basis": {
        "en": "{Item} for {period} can't be derived on one basis: {detail}",
        "es": "{Item} de {period} no se puede calcular sobre una misma base: {detail}",
    },
    "suspect_scale": {
        "en": "{Item} for {period}: as filed, the values differ about a thousandfold ({detail}); one of them seems to have a wrong scale, so nothing is derived from them.",
        "es": "{Item} de {period}: tal como se presentaron, los valores difieren unas mil veces ({detail}); parece que uno tiene una escala errónea, así que no se calcula nada con ellos.",
    },
}
"""By reason code."""


def day_words(day: date, language: Language) -> str:
    """Write a day: "28 Sep 2024"."""
    return f"{day.day} {MONTHS[language][day.month - 1]} {day.year}"


def label(item: LineItem | Formula, language: Language) -> str:
    """Name an item as an answer prints it."""
    return (item.words.es if language == "es" else item.words.en)[0]


def period_words(time: AskedTime, period: Period | None, language: Language) -> str:
    """Name a time for a reader: "fiscal 2024, 1 Oct 2023 to 28 Sep 2024"."""
    dates = _dates(period if period else time, language)
    if not isinstance(time, FiscalPeriod):
        return dates
    if isinstance(period, Instant):
        return f"{dates} ({fiscal_words(time, language)})"
    return f"{fiscal_words(time, language)}, {dates}" if dates else fiscal_words(time, language)


def _dates(time: AskedTime, language: Language) -> str:
    match time:
        case Instant():
            return day_words(time.end, language)
        case Duration():
            to = "to" if language == "en" else "a"
            return f"{day_words(time.start, language)} {to} {day_words(time.end, language)}"
        case _:
            return ""


FISCAL_WORDS: dict[str, dict[Language, str]] = {
    "year": {"en": "fiscal {year}", "es": "el ejercicio fiscal {year}"},
    "quarter": {"en": "Q{q} fiscal {year}", "es": "el T{q} del ejercicio fiscal {year}"},
    "half": {
        "en": "first half of fiscal {year}",
        "es": "el primer semestre del ejercicio fiscal {year}",
    },
    "second half": {
        "en": "second half of fiscal {year}",
        "es": "el segundo semestre del ejercicio fiscal {year}",
    },
    "nine months": {
        "en": "first nine months of fiscal {year}",
        "es": "los primeros nueve meses del ejercicio fiscal {year}",
    },
    "ttm": {
        "en": "twelve months to the end of Q{q} fiscal {year}",
        "es": "los doce meses hasta el cierre del T{q} del ejercicio fiscal {year}",
    },
    "instant": {"en": "end of fiscal {year}", "es": "el cierre del ejercicio fiscal {year}"},
    "quarter end": {
        "en": "end of Q{q} fiscal {year}",
        "es": "el cierre del T{q} del ejercicio fiscal {year}",
    },
}


def fiscal_words(time: FiscalPeriod, language: Language) -> str:
    """Name a fiscal period in words: "Q3 fiscal 2025"."""
    name: str = time.span
    if time.span == "half" and time.quarter == 4:
        name = "second half"
    if time.span == "instant" and time.quarter is not None:
        name = "quarter end"
    return FISCAL_WORDS[name][language].format(year=time.year, q=time.quarter or 4)


def exact_amount(value: Decimal, unit: str, language: Language) -> str:
    """Print a value with no digit dropped, in millions where nothing is below them."""
    if unit in ("ratio", "pure"):
        return print_amount(value, unit, language=language)
    exponent = value.normalize().as_tuple().exponent
    digits = max(0, -exponent) if isinstance(exponent, int) else 0
    if abs(value) >= MILLION:
        digits = 0  # an average, or what a rate was multiplied with: parts of a unit say nothing
    if unit.endswith("/shares") or digits:
        return print_amount(
            value, unit, language=language, scale=0, decimals=max(2, min(digits, 4))
        )
    scale = 6 if value and value % 10**6 == 0 else 0
    return print_amount(value, unit, language=language, scale=scale, decimals=0)


def shown_amount(value: Decimal, unit: str, language: Language) -> str:
    """Print a value so that it reads well and stays exact: "$391.0 billion ($391,035 million)"."""
    exact = exact_amount(value, unit, language)
    short = print_amount(value, unit, language=language)
    if unit in ("ratio", "pure", "days") or unit.endswith("/shares") or short == exact:
        return exact if unit.endswith("/shares") else short
    read = read_amount(short, language=language)
    if read and read.value == value:
        return min(exact, short, key=len)
    return f"{short} ({exact})"


def note(name: str, language: Language, **parts: str) -> str:
    """Write the note of this name."""
    return NOTES[name][language].format(**parts)


def refusal_words(code: str, language: Language, parts: dict[str, str]) -> str:
    """Write why there is no figure, and what there is; parts that a reason does not need are unused."""
    parts["base"], _, parts["change"] = parts["detail"].partition("|")
    inside = {**parts, "item": lower(parts["item"])}
    said = REFUSALS[code][language].format(**inside, Item=parts["item"])
    return contracted(" ".join(said.split()), language)


def lower(label: str) -> str:
    """Start a label small inside a sentence, unless it is an abbreviation."""
    return label if label[1:2].isupper() or label[1:2] == "&" else label[:1].lower() + label[1:]


def contracted(text: str, language: Language) -> str:
    """Write "del" and "al" where Spanish joins the words."""
    if language != "es":
        return text
    return re.sub(r"\b(de|a) el\b(?= (?:ejercicio|T\d|primer|segundo|cierre))", _contraction, text)


def _contraction(found: re.Match[str]) -> str:
    return "del" if found[1] == "de" else "al"


def on_file_words(names: Sequence[FiscalPeriod], language: Language) -> str:
    """Say for which periods there is something: "Years on file: 2021 to 2024."."""
    if not names:
        return ""
    spans = {one.span for one in names}
    if spans == {"year"}:
        head = "Years on file" if language == "en" else "Ejercicios disponibles"
        listed = _ranges([one.year for one in names], language)
    else:
        head = "On file" if language == "en" else "Disponibles"
        listed = ", ".join(str(one) for one in names[-MANY:])
        listed = f"…, {listed}" if len(names) > MANY else listed
    return f"{head}: {listed}."


def _ranges(years: Sequence[int], language: Language) -> str:
    """Write years, runs of them as a range."""
    runs: list[list[int]] = []
    for year in sorted(set(years)):
        if runs and year == runs[-1][-1] + 1:
            runs[-1].append(year)
        else:
            runs.append([year])
    to = " to " if language == "en" else " a "
    return ", ".join(f"{run[0]}{to}{run[-1]}" if len(run) > 1 else f"{run[0]}" for run in runs)
