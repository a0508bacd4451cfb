"""Where a cited text and a computed figure say different things of the same: both are told."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from chat.answer import ShownFigure
from chat.gate_clauses import Said
from chat.gate_judge import Judged, in_time
from chat.gate_numbers import numbers
from chat.gate_periods import When, times
from chat.gate_signs import way
from chat.gate_values import same_value
from chat.gate_words import item_words, items_named, other_names
from data.document import Language
from data.period import Duration

_RATES = ("ratio", "points")
_GROWTH = item_words(
    "growth increase change crecimiento variación aumento rate tasa annual anual compound"
)

WORDS: dict[Language, str] = {
    "en": "The cited text says {text}; the facts give {figure} for {label}, {fiscal}.",
    "es": "El texto citado dice {text}; los datos dan {figure} para {label}, {fiscal}.",
}


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A number that a source prints, and the figure that says otherwise."""

    start: int
    end: int
    said: str
    """As the claim prints it, from `start` to `end`; its source says so too."""
    figure: ShownFigure
    words: str
    """A sentence with both."""


def contradictions(
    judged: Iterable[tuple[Said, Judged]], figures: Sequence[ShownFigure], language: Language
) -> Iterator[Contradiction]:
    """Find the numbers that their sources license and that a figure of the same item and time denies."""
    for said, found in judged:
        if found.code is not None or found.licence is None:
            continue
        for shown in figures:
            if _same_thing(said, found, shown) and not _same_figure(said, shown, language):
                yield _told(said, shown, language)


def _same_thing(said: Said, found: Judged, shown: ShownFigure) -> bool:
    figure = shown.figure
    unit = said.number.unit
    is_rate = unit in _RATES
    if is_rate != (figure.unit == "ratio") or (not is_rate and unit != figure.unit):
        return False
    whens = (*times(figure.fiscal), *_dates(shown))
    known = found.printed.whens if found.printed else ()
    claimed = Said(said.number, said.whens or known, said.wordings, said.before)
    assert found.licence is not None
    years = found.licence.facts.years
    return any(
        in_time(claimed, found.printed.at(when), years) for when in whens if found.printed
    ) and _same_item(said, shown)


def _dates(shown: ShownFigure) -> tuple[When, ...]:
    period = shown.figure.period
    stretch = period.length_class if isinstance(period, Duration) else None
    return (When(0, 0, period.end.year, stretch if stretch != "odd" else None, day=period.end),)


def _same_item(said: Said, shown: ShownFigure) -> bool:
    """Say whether a claim's words have all that the figure's name has, and tell growth where it is growth."""
    figure = shown.figure
    is_growth = "growth" in figure.formula
    moves = way(said.before, said.after, is_rate=said.number.unit in _RATES) != 0
    if is_growth != (moves and said.number.unit in _RATES):
        return False
    wording = item_words(said.words)
    name = item_words(figure.label) - _GROWTH
    met = all(not other_names(word).isdisjoint(wording) for word in name)
    return bool(name) and (met or bool(items_named(figure.label) & items_named(said.words)))


def _same_figure(said: Said, shown: ShownFigure, language: Language) -> bool:
    printed = numbers(shown.shown, language)
    values = (shown.figure.value, *(one.value for one in printed))
    return any(same_value(said.number, value) for value in values)


def _told(said: Said, shown: ShownFigure, language: Language) -> Contradiction:
    number, figure = said.number, shown.figure
    words = WORDS[language].format(
        text=number.text, figure=shown.shown, label=figure.label, fiscal=figure.fiscal
    )
    return Contradiction(number.start, number.end, number.text, shown, words)
