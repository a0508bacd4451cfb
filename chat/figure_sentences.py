"""The sentences that say a figure, in both languages."""

import re

from data.derive import CAGR
from data.document import Language
from data.fact import Fact
from data.figure_words import contracted, day_words, fiscal_words, lower, period_words
from data.figures import Figure
from data.period import Duration, FiscalPeriod, FiscalSpan

_FISCAL = re.compile(r"(?:(?P<part>Q[1-4]|6M|H2|9M) )?FY(?P<year>\d{4})")
_PARTS: dict[str, FiscalSpan] = {"6M": "half", "H2": "half", "9M": "nine months"}

SENTENCES: dict[str, dict[Language, str]] = {
    "reported": {
        "en": "{company} reported {label} of {value} {when}{marks}.",
        "es": "{company} informó de {label} por {value} {when}{marks}.",
    },
    "derived": {
        "en": "{company} had {label} of {value} {when}{marks}.",
        "es": "{company} tuvo {label} de {value} {when}{marks}.",
    },
    "growth": {
        "en": "{company}: {label} changed by {value} from {base} to {period}{marks}.",
        "es": "{company}: {label}, variación de {value} de {base} a {period}{marks}.",
    },
    "difference": {
        "en": "{company}: {label} changed by {value} from {base} to {period}{marks}.",
        "es": "{company}: {label}, variación de {value} de {base} a {period}{marks}.",
    },
    "less": {
        "en": "{company}: {label} of {period} less that of {base} is {value}{marks}.",
        "es": "{company}: {label} de {period} menos la cifra de {base}: {value}{marks}.",
    },
    "together": {
        "en": "{company}: {label} is {value} {when}{marks}.",
        "es": "{company}: {label}, {value} {when}{marks}.",
    },
    CAGR: {
        "en": "{company}: {label} changed by {value} a year on average (compound) from {base} to {period}{marks}.",
        "es": "{company}: {label}, variación media anual (compuesta) de {value} de {base} a {period}{marks}.",
    },
    "sum": {
        "en": "{company}: {label} from {base} to {period} adds up to {value}{marks}.",
        "es": "{company}: {label} de {base} a {period} suma {value}{marks}.",
    },
    "average": {
        "en": "{company}: {label} from {base} to {period} averages {value}{marks}.",
        "es": "{company}: {label} de {base} a {period}, promedio de {value}{marks}.",
    },
}
PROVENANCE: dict[Language, str] = {
    "en": "It is tagged {concept}{why} in the {form}{filed}{accession}{marks}.",
    "es": "Está etiquetado como {concept}{why} en el {form}{filed}{accession}{marks}.",
}


LOSS: dict[Language, str] = {"en": ", a loss,", "es": ", una pérdida,"}
_PROFIT = re.compile(
    r"(?:net|operating|pretax|gross) (?:income|profit|loss)|income before|profit or loss|earnings per"
    r"|resultado|beneficio|utilidad|ganancia",
    re.IGNORECASE,
)
"""Labels of what is a loss where it is negative; other items are negative for other reasons."""


def sentence(figure: Figure, company: str, value: str, marks: str, language: Language) -> str:
    """Say what a figure is: whose, of what, how much, when."""
    name = figure.formula if figure.formula in SENTENCES else "derived"
    operands = [one for one in figure.inputs if isinstance(one, Figure)]
    oldest = min(operands, key=lambda one: one.period.end, default=figure)
    if name == "difference" and _is_reversed(figure, operands):
        name, oldest = "less", operands[1]  # "the second quarter minus the third"
    if name in ("difference", "sum", "average") and oldest.fiscal == figure.fiscal:
        name = "together"  # of several companies or items, not from one time to another
    said = SENTENCES[name][language].format(
        company=company,
        label=lower(figure.label),
        value=_without_twice(value, figure.label) + _loss(figure, language),
        when=_when(figure, language),
        base=_time_words(oldest, language),
        period=_time_words(figure, language),
        marks=marks,
    )
    return contracted(said, language)


def _is_reversed(figure: Figure, operands: list[Figure]) -> bool:
    """Tell "the second quarter minus the third": of one item, the older first."""
    first, second = operands[:2]
    return first.label == figure.label and first.period.end < second.period.end


def _without_twice(value: str, label: str) -> str:
    """Print "earnings per share of $7.19": the label says already that it is per share."""
    for words in (" per share", " por acción"):
        if words.strip() in label.lower():
            value = value.removesuffix(words)
    return value


def _loss(figure: Figure, language: Language) -> str:
    """Say of a negative profit what it is: a minus sign is easily overlooked."""
    is_loss = figure.value < 0 and figure.unit != "ratio" and _PROFIT.search(figure.label)
    is_change = figure.formula in SENTENCES and figure.formula != "reported"
    return LOSS[language] if is_loss and not is_change else ""


def _when(figure: Figure, language: Language) -> str:
    """Say when, with the preposition that a stretch or a day takes."""
    words = _time_words(figure, language)
    if isinstance(figure.period, Duration):
        return f"for {words}" if language == "en" else f"en {words}"
    return f"as of {words}" if language == "en" else f"a {words}"


def _time_words(figure: Figure, language: Language) -> str:
    """Name a figure's period and its dates: "fiscal 2024 (1 Oct 2023 to 28 Sep 2024)"."""
    dates = period_words(figure.period, figure.period, language)
    if isinstance(figure.period, Duration):
        found = _FISCAL.fullmatch(figure.fiscal)
        if found:
            return f"{fiscal_words(_fiscal(found), language)} ({dates})"
        if figure.fiscal.startswith("TTM"):
            twelve = "the twelve months" if language == "en" else "los doce meses"
            return f"{twelve} ({dates})"
    return dates


def _fiscal(found: re.Match[str]) -> FiscalPeriod:
    year, part = int(found["year"]), found["part"] or ""
    if part.startswith("Q"):
        return FiscalPeriod(year, "quarter", int(part[1]))
    return FiscalPeriod(year, _PARTS.get(part, "year"), 4 if part == "H2" else None)


def provenance(fact: Fact, marks: str, language: Language, why: str = "") -> str:
    """Say under which concept and in which filing a fact stands."""
    filed = ""
    if fact.filed is not None:
        day = day_words(fact.filed, language)
        filed = f" filed {day}" if language == "en" else f" presentado el {day}"
    form = fact.form or ("filing" if language == "en" else "documento")
    accession = f" ({fact.accession})" if fact.accession else ""
    why = f"{why}," if why else ""
    return PROVENANCE[language].format(
        concept=fact.concept, form=form, filed=filed, marks=marks, accession=accession, why=why
    )
