"""A series in time: which periods show how something developed, and the sentence that says it."""

from collections.abc import Sequence
from decimal import Decimal
from itertools import pairwise

from chat.figure_told import Told
from data.ask import AskedTime
from data.document import Language
from data.figure_words import lower
from data.figures import Figure
from data.period import FiscalPeriod

YEARS, QUARTERS = 5, 8
"""The newest periods that a trend is told from, where the question names none."""
FEWEST = 3
"""Figures that a trend takes."""

SAID: dict[Language, str] = {
    "en": "From {first} to {last}, {label} of {company} rose in {ups} and fell in {downs} of the {steps} {unit} that followed, and ended {end}.",
    "es": "De {first} a {last}, la cifra de {label} de {company} subió en {ups} y bajó en {downs} de los {steps} {unit} siguientes, y terminó {end}.",
}
ALL_UP: dict[Language, str] = {
    "en": "From {first} to {last}, {label} of {company} rose in each of the {steps} {unit} that followed.",
    "es": "De {first} a {last}, la cifra de {label} de {company} subió en cada uno de los {steps} {unit} siguientes.",
}
ALL_DOWN: dict[Language, str] = {
    "en": "From {first} to {last}, {label} of {company} fell in each of the {steps} {unit} that followed.",
    "es": "De {first} a {last}, la cifra de {label} de {company} bajó en cada uno de los {steps} {unit} siguientes.",
}
ENDS: dict[Language, tuple[str, str, str]] = {
    "en": ("lower than it began", "where it began", "higher than it began"),
    "es": ("por debajo de donde empezó", "donde empezó", "por encima de donde empezó"),
}


def newest_of(times: Sequence[AskedTime]) -> list[AskedTime]:
    """Keep the newest periods."""
    of_quarters = any(isinstance(one, FiscalPeriod) and one.span == "quarter" for one in times)
    return list(times)[-(QUARTERS if of_quarters else YEARS) :]


def trend_lead(told: Sequence[Told], language: Language) -> str:
    """Say how a series of one item of one company developed; nothing where there is no series."""
    series = [(one.got, one) for one in told if isinstance(one.got, Figure)]
    series.sort(key=lambda one: one[0].period.end)
    figures = [figure for figure, _ in series]
    items = {(one.company.cik, one.ask.item.name) for one in told}
    units = {figure.unit for figure in figures}
    if len(figures) < FEWEST or len(items) > 1 or len(units) > 1:
        return ""
    moves = [_sign(new.value - old.value) for old, new in pairwise(figures)]
    ups, downs = moves.count(1), moves.count(-1)
    said = {ups: ALL_UP, downs: ALL_DOWN}.get(len(moves), SAID)
    return said[language].format(
        first=series[0][1].asked_name,
        last=series[-1][1].asked_name,
        label=lower(figures[0].label),
        company=told[0].company.name,
        ups=ups,
        downs=downs,
        steps=len(moves),
        unit=_unit(told[0].ask.period, language),
        end=ENDS[language][_sign(figures[-1].value - figures[0].value) + 1],
    )


def _unit(period: AskedTime, language: Language) -> str:
    is_quarter = isinstance(period, FiscalPeriod) and period.quarter is not None
    if language == "es":
        return "trimestres" if is_quarter else "ejercicios"
    return "quarters" if is_quarter else "years"


def _sign(value: Decimal) -> int:
    return (value > 0) - (value < 0)
