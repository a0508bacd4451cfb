"""Figures side by side: which is the highest, and what lies between two companies."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal

from chat.figure_told import Told
from chat.reading_types import Reading
from data.company import Company
from data.document import Language
from data.figure_words import lower
from data.figures import Figure

LEADS: dict[tuple[str, str], dict[Language, str]] = {
    ("companies", "highest"): {
        "en": "Of {count} companies, {company} had the highest {label}.",
        "es": "De {count} empresas, {company} tuvo la cifra más alta de {label}.",
    },
    ("companies", "lowest"): {
        "en": "Of {count} companies, {company} had the lowest {label}.",
        "es": "De {count} empresas, {company} tuvo la cifra más baja de {label}.",
    },
    ("periods", "highest"): {
        "en": "Of {count} periods, {label} of {company} was highest in {fiscal}.",
        "es": "De {count} períodos, la cifra de {label} de {company} fue más alta en {fiscal}.",
    },
    ("periods", "lowest"): {
        "en": "Of {count} periods, {label} of {company} was lowest in {fiscal}.",
        "es": "De {count} períodos, la cifra de {label} de {company} fue más baja en {fiscal}.",
    },
}
BELOW: dict[Language, str] = {
    "en": "{label} less that of {other}",
    "es": "{label} menos la de {other}",
}


@dataclass(frozen=True, slots=True)
class Ranked:
    """What was asked for, first; and the sentence that says which it is."""

    told: tuple[Told, ...]
    lead: str = ""


def ranked(told: Sequence[Told], reading: Reading) -> Ranked:
    """Put the winner first where one is asked for, or companies are compared.

    Figures in different units have no winner, and neither has a single one.
    """
    figures = [one for one in told if isinstance(one.got, Figure)]
    units = {one.got.unit for one in figures if isinstance(one.got, Figure)}
    if len(figures) < 2 or len(units) > 1 or len({one.ask.item.name for one in told}) > 1:
        return Ranked(tuple(told))
    if reading.operation == "difference" and reading.over == "companies":
        return Ranked((_between(figures[0], figures[1], reading.language), *told))
    is_contest = reading.pick is not None or (reading.compare and reading.over == "companies")
    if not is_contest:
        return Ranked(tuple(told))
    figures.sort(key=_value, reverse=reading.pick != "lowest")
    others = [one for one in told if not isinstance(one.got, Figure)]
    return Ranked((*figures, *others), _lead(figures, reading))


def _value(one: Told) -> Decimal:
    return one.got.value if isinstance(one.got, Figure) else Decimal(0)


def _lead(figures: Sequence[Told], reading: Reading) -> str:
    words = LEADS.get((reading.over or "", reading.pick or ""))
    first = figures[0].got
    if words is None or not isinstance(first, Figure):
        return ""
    return words[reading.language].format(
        count=len(figures),
        company=figures[0].company.name,
        label=lower(first.label),
        fiscal=first.fiscal,
    )


def _between(one: Told, other: Told, language: Language) -> Told:
    """The difference of two companies' figures, as a figure of the first."""
    first, second = one.got, other.got
    if not isinstance(first, Figure) or not isinstance(second, Figure):
        raise TypeError("Only figures have a difference.")
    label = BELOW[language].format(label=first.label, other=other.company.name)
    figure = replace(
        first,
        label=label,
        value=first.value - second.value,
        formula="difference",
        inputs=(first, _of(second, other.company)),
        notes=(),
    )
    return replace(one, got=figure)


def _of(figure: Figure, company: Company) -> Figure:
    return replace(figure, label=f"{figure.label} ({company.name})")
