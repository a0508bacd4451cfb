"""Figures side by side: which is the highest, and what lies between two companies."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal

from chat.below_lead import below_first, below_lead, none_lead, those_lead
from chat.claim_lead import claim_lead
from chat.day_lead import day_lead
from chat.figure_told import Told
from chat.parts_lead import parts_lead
from chat.reading_types import Reading
from chat.same_length import SAID as UNEVEN
from chat.same_length import are_uneven
from chat.series_trend import trend_lead
from chat.split_periods import split_lead
from chat.yes_or_no import pair_lead, single_lead
from data.derive import RATES
from data.document import Language
from data.figure_words import lower
from data.figures import Figure
from data.period import Duration

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
    ("items", "highest"): {
        "en": "Of {count} figures, the highest is {label} of {company}.",
        "es": "De {count} cifras, la más alta es la de {label} de {company}.",
    },
    ("items", "lowest"): {
        "en": "Of {count} figures, the lowest is {label} of {company}.",
        "es": "De {count} cifras, la más baja es la de {label} de {company}.",
    },
}
SPLIT_BETWEEN: dict[Language, str] = {
    "en": "A share split lies between these values, and not all are adjusted for it: they can't be compared as they stand.",
    "es": "Entre estos valores hay un desdoblamiento o agrupamiento de acciones, y no todos están ajustados: no se pueden comparar tal como están.",
}
ADJUSTED: dict[Language, str] = {
    "en": "They are ranked as adjusted for the share split between them, and shown as filed.",
    "es": "Se ordenan ajustados por el desdoblamiento o agrupamiento de acciones que hay entre ellos, y se muestran como se presentaron.",
}
TOGETHER: dict[tuple[str, str], dict[Language, str]] = {
    ("companies", "difference"): {"en": "{first} less that of {other}", "es": "{first} menos la cifra de {other}"},
    ("companies", "sum"): {"en": "{first} together with that of {other}", "es": "{first} junto con {other}"},
    ("companies", "average"): {"en": "{first}, averaged with that of {other},", "es": "{first}, promediada con {other},"},
    ("items", "difference"): {"en": "{first} less {other}", "es": "{first} menos {other}"},
    ("items", "sum"): {"en": "{first} plus {other}", "es": "{first} más {other}"},
    ("items", "average"): {"en": "average of {first} and {other}", "es": "promedio de {first} y {other}"},
    ("periods", "sum"): {"en": "{first} ({other})", "es": "{first} ({other})"},
    ("periods", "average"): {"en": "{first} ({other})", "es": "{first} ({other})"},
}  # fmt: skip
"""What a figure is called that is made of those of several companies or items."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """What was asked for, first; and the sentence that says which it is."""

    told: tuple[Told, ...]
    lead: str = ""


def ranked(told: Sequence[Told], reading: Reading) -> Ranked:
    """Put the winner first where one is asked for, or companies or periods are compared.

    Figures in different units have no winner, and neither has a single one.
    """
    figures = [one for one in told if isinstance(one.got, Figure)]
    units = {one.got.unit for one in figures if isinstance(one.got, Figure)}
    is_together = _is_together(told, reading)
    if is_together and figures and len(figures) < len(told):
        # What was asked for can't be made, and a part of it is no answer.
        return Ranked(tuple(one for one in told if not isinstance(one.got, Figure)))
    if len(figures) < 2 or len(units) > 1:
        return Ranked(tuple(told), _of_one(told, reading) if told else "")
    is_set_beside = is_together or reading.pick is not None or reading.compare
    if is_set_beside and reading.over != "items" and are_uneven(figures):
        return Ranked(tuple(told), UNEVEN[reading.language])
    return _set_beside(told, figures, reading, is_together=is_together)


def _is_together(told: Sequence[Told], reading: Reading) -> bool:
    """Whether one figure is made of several companies', items' or periods'."""
    if reading.over == "periods":
        # Of all the years from one to another it is made already.
        is_one = len({(one.company.cik, one.ask.item.name) for one in told}) == 1
        if not is_one or any(one.ask.operation != "value" for one in told):
            return False
        if reading.operation == "sum" and not all(map(_adds_up, told)):
            return False
    return (reading.over, reading.operation) in TOGETHER and reading.against is None


def _ends(one: Told) -> date:
    return one.got.period.end if isinstance(one.got, Figure) else date.min


def _adds_up(one: Told) -> bool:
    """Tell a flow from a balance, and from what is per share."""
    got = one.got
    return isinstance(got, Figure) and isinstance(got.period, Duration) and "/" not in got.unit


def _set_beside(
    told: Sequence[Told], figures: Sequence[Told], reading: Reading, *, is_together: bool
) -> Ranked:
    """Make one of several figures, or put them in order."""
    if is_together:
        return Ranked((_together(figures, reading), *told))
    is_of_items = reading.over == "items" and reading.pick is not None
    if len({one.ask.item.name for one in told}) > 1 and not is_of_items:
        return Ranked(tuple(told))
    is_contest = reading.pick is not None or (
        reading.compare and reading.over in ("companies", "periods")
    )
    if those := those_lead(figures, reading, _value) if reading.pick is None else "":
        others = [one for one in told if not isinstance(one.got, Figure)]
        return Ranked((*sorted(figures, key=_value), *others), those)
    if not is_contest:
        return Ranked(tuple(told), _course(told, reading))
    others = [one for one in told if not isinstance(one.got, Figure)]
    order = _ordered(figures, reading)
    lead = pair_lead(told, reading, _value) or _lead(order, reading)
    if reading.both_ends:
        lead = f"{lead} {_lead(order[::-1], replace(reading, pick='lowest'))}"
    if lead and _spans_a_split(order):
        lead = f"{lead} {ADJUSTED[reading.language]}"
    return Ranked((*order, *others), lead)


def _ordered(figures: Sequence[Told], reading: Reading) -> list[Told]:
    if reading.below and reading.pick:
        return below_first(figures, reading, _value)
    return sorted(figures, key=_value, reverse=reading.pick != "lowest")


def _of_one(told: Sequence[Told], reading: Reading) -> str:
    """Say of one figure whether it is what was asked about, or which period stands for the day named."""
    claim = split_lead(told, reading) or claim_lead(told, reading)
    return (
        claim or single_lead(told, reading) or none_lead(told, reading) or day_lead(told, reading)
    )


def _spans_a_split(told: Sequence[Told]) -> bool:
    """Whether values of one company per share, or counts of its shares, lie on both sides of a split."""
    sides = {(one.company.cik, one.got.basis) for one in told if isinstance(one.got, Figure)}
    return len(sides) > len({cik for cik, _ in sides})


def _course(told: Sequence[Told], reading: Reading) -> str:
    """Say how a series developed, where that is asked; or what several parts come to."""
    if not reading.trend:
        return split_lead(told, reading) or parts_lead(told, reading.language)
    if _spans_a_split(told):
        return SPLIT_BETWEEN[reading.language]
    return trend_lead(told, reading.language)


def _value(one: Told) -> Decimal:
    """What is compared: values per share on one basis, whenever they were filed."""
    return one.got.value * one.got.basis if isinstance(one.got, Figure) else Decimal(0)


def _lead(figures: Sequence[Told], reading: Reading) -> str:
    if reading.below and reading.pick and (said := below_lead(figures, reading, _value)):
        return said
    words = LEADS.get((reading.over or "", reading.pick or ""))
    first = figures[0].got
    if words is None or not isinstance(first, Figure):
        return ""
    return words[reading.language].format(
        count=len({one.company.cik for one in figures})
        if reading.over == "companies"
        else len(figures),
        company=figures[0].company.name,
        label=_of_what(first, reading.language),
        fiscal=figures[0].asked_name,
    )


def _of_what(figure: Figure, language: Language) -> str:
    """Name what is ranked: a growth is not the item that grew."""
    label = lower(figure.label)
    if figure.formula in RATES:
        return f"growth of {label}" if language == "en" else f"crecimiento de {label}"
    if figure.formula == "difference":
        return f"change in {label}" if language == "en" else f"variación de {label}"
    return label


def _together(told: Sequence[Told], reading: Reading) -> Told:
    """What is made of several companies' or items' figures, as a figure of the first."""
    figures = [one.got for one in told if isinstance(one.got, Figure)]
    of_companies = reading.over == "companies"
    names = [one.company.name if of_companies else lower(figure.label)
             for one, figure in zip(told, figures, strict=True)]  # fmt: skip
    words = TOGETHER[reading.over or "", reading.operation][reading.language]
    other = ", ".join(names[1:])
    if reading.over == "periods":
        told = sorted(told, key=_ends, reverse=True)
        figures = [one.got for one in told if isinstance(one.got, Figure)]
        other = ", ".join(one.asked_name for one in reversed(told))
    label = words.format(first=figures[0].label, other=other)
    values = [figure.value for figure in figures]
    value = {
        "difference": values[0] - sum(values[1:], Decimal(0)),
        "sum": sum(values, Decimal(0)),
        "average": sum(values, Decimal(0)) / len(values),
    }[reading.operation]
    inputs = tuple(
        replace(figure, label=f"{figure.label} ({name})") if of_companies else figure
        for figure, name in zip(figures, names, strict=True)
    )
    made = replace(
        figures[0], label=label, value=value, formula=reading.operation, inputs=inputs, notes=()
    )
    return replace(told[0], got=made)
