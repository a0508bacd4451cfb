"""What computed figures license: the value as it is shown, and the facts and cells that it rests on."""

from collections.abc import Iterator, Sequence, Set
from decimal import Decimal

from chat.answer import ShownFigure
from chat.gate_numbers import numbers
from chat.gate_periods import When, times
from chat.gate_places import Printed
from data.company import Cik
from data.document import Cell, Language
from data.fact import Fact
from data.figures import Figure
from data.label_words import local_name
from data.period import Duration, Period
from data.span import DocumentId, Span

_NOWHERE = Span(DocumentId(""), 0, 0)
_STRETCHES = ("quarter", "half", "nine months", "year")


def licensed_by_figures(
    figures: Sequence[ShownFigure], language: Language
) -> tuple[tuple[int, Printed], ...]:
    """List what each figure licenses, with the figure's place in the list."""
    return tuple(
        (place, one)
        for place, shown in enumerate(figures)
        for one in (*_shown(shown, language), *_parts(shown.figure))
    )


def rests_on(figure: Figure, ciks: Set[Cik], ids: Set[DocumentId]) -> bool:
    """Say whether a figure may be that of a company: by its facts' CIK, or by the documents that its cells stand in.

    Where nothing is known of the company, it may.
    """
    leaves = list(figure.leaves())
    filers = {leaf.cik for leaf in leaves if isinstance(leaf, Fact)}
    if filers:
        return not ciks or not filers.isdisjoint(ciks)
    return not ids or any(leaf.document_id in ids for leaf in leaves)


def _shown(shown: ShownFigure, language: Language) -> Iterator[Printed]:
    """Take the value in the unit that it is shown in: a ratio may be per cent, points or times."""
    figure = shown.figure
    whens = (*_whens(figure.period), *times(figure.fiscal))
    units = {
        one.unit
        for one in numbers(shown.shown, language)
        if one.unit in ("ratio", "points", "times")
    }
    for unit in units or {figure.unit}:
        value = figure.value
        yield _printed(value, unit or figure.unit, whens, figure.label)


def _parts(figure: Figure) -> Iterator[Printed]:
    for part in figure.inputs:
        match part:
            case Figure():
                whens = (*_whens(part.period), *times(part.fiscal))
                yield _printed(part.value, part.unit, whens, part.label)
                yield from _parts(part)
            case Fact() if part.value is not None:
                label = local_name(part.concept)
                yield _printed(part.value, part.unit, _whens(part.period), label)
            case Cell():
                yield _printed(
                    part.value, part.unit, times(" ".join(part.column)), " ".join(part.row)
                )


def _printed(value: Decimal, unit: str, whens: tuple[When, ...], label: str) -> Printed:
    exponent = value.as_tuple().exponent
    step = Decimal(1).scaleb(exponent if isinstance(exponent, int) else 0)
    return Printed(value, step, unit, _NOWHERE, whens, label, "")


def _whens(period: Period) -> tuple[When, ...]:
    stretch = None
    if isinstance(period, Duration) and period.length_class in _STRETCHES:
        stretch = period.length_class
    return (When(0, 0, period.end.year, stretch if stretch != "odd" else None, day=period.end),)
