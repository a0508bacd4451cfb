"""A series that a company did not tag alike throughout: which concept stands for which periods."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from chat.figure_told import Told
from data.document import Language
from data.fact import Concept, Fact
from data.figures import Figure

SAID: dict[Language, str] = {
    "en": "{name} is not tagged alike in all periods: {listed}",
    "es": "{name}: los períodos no llevan todos la misma etiqueta: {listed}",
}
THROUGH: dict[Language, str] = {"en": "{first} to {last}", "es": "{first} a {last}"}


@dataclass(frozen=True, slots=True)
class Change:
    """One item of one company under several concepts."""

    words: str
    """Without a full stop."""
    firsts: tuple[Figure, ...]
    """The first figure under each of them."""


def concept_changes(told: Sequence[Told], language: Language) -> Iterator[Change]:
    """Say of each item of a series whose concept changes which one stands for which periods."""
    series: dict[tuple[str, str], list[tuple[Concept, Told]]] = {}
    for one in told:
        if (concept := _concept(one)) is not None:
            series.setdefault((one.company.name, one.ask.item.name), []).append((concept, one))
    for line in series.values():
        line.sort(key=lambda one: _figure(one[1]).period.end)
        runs = _runs(line)
        if len(runs) > 1:
            listed = "; ".join(_run_words(run, language) for run in runs)
            first = runs[0][0][1]
            name = f"{first.company.name}: {first.row_name(language)}"
            firsts = tuple(_figure(run[0][1]) for run in runs)
            yield Change(SAID[language].format(name=name, listed=listed), firsts)


def _runs(line: Sequence[tuple[Concept, Told]]) -> list[list[tuple[Concept, Told]]]:
    runs: list[list[tuple[Concept, Told]]] = []
    for one in line:
        if not runs or runs[-1][-1][0] != one[0]:
            runs.append([])
        runs[-1].append(one)
    return runs


def _run_words(run: Sequence[tuple[Concept, Told]], language: Language) -> str:
    first, last = run[0][1].asked_name, run[-1][1].asked_name
    when = first if first == last else THROUGH[language].format(first=first, last=last)
    return f"{run[0][0]} ({when})"


def _figure(told: Told) -> Figure:
    assert isinstance(told.got, Figure)
    return told.got


def _concept(told: Told) -> Concept | None:
    """The one concept of a reported figure."""
    if not isinstance(told.got, Figure) or told.got.formula != "reported":
        return None
    leaf = told.got.inputs[0]
    return leaf.concept if isinstance(leaf, Fact) else None
