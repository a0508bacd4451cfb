"""What facts and typed cells say of what a question for words is about, under the names that a model writes for it.

The question is asked once more as one for figures, and goes the way of those: to the facts of each company,
period, item and part that it names, or to the cells of documents whose filer tags nothing.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from chat.answer import Answer, Citation, Route, ShownFigure
from chat.cell_answer import CellGround, cell_figures
from chat.cell_told import CellFigure, cite_figures
from chat.cell_words import time_words
from chat.figure_answer import Shelf, write_figures
from chat.figure_told import Told
from chat.member_figures import derived
from chat.model import Slot
from chat.on_file import OnFile
from chat.reading_types import Reading
from chat.router import Ground, route
from chat.routes import CompanyAsk, FigureRoute
from chat.slot_figures import SlotFigure
from chat.whole_question import asks_causes
from chat.why_figures import MOST_ITEMS, for_figures, how_much
from data.ask import Operation
from data.company import Company
from data.document import Document, Language
from data.figure_words import lower
from data.figures import Figure
from data.span import DocumentId

MOST_SLOTS = 12
"""A model loses its way among more."""
_SAYS: dict[Language, dict[str, str]] = {
    "en": {
        "value": "{item} of {company}, {period}",
        "change": "by how much {item} of {company} changed in {period}",
    },
    "es": {
        "value": "{item} de {company}, {period}",
        "change": "cuánto varió la cifra de {item} de {company} en {period}",
    },
}


@dataclass(frozen=True, slots=True)
class SlotFinder:
    """Where figures for a model are looked for."""

    ground: Ground
    cells: CellGround
    on_file: OnFile
    document: Callable[[DocumentId], Document]
    only: DocumentId | None = None
    """The document that alone may answer."""

    def slots(self, readings: Sequence[Reading]) -> tuple[SlotFigure, ...]:
        """Work out what the items of some readings were, and by how much each changed; nothing where that is not sure.

        Slots are named in the order of the readings.
        """
        found = [one for reading in readings for one in self._found(reading)][:MOST_SLOTS]
        return tuple(
            replace(one, slot=replace(one.slot, name=f"f{number}"))
            for number, one in enumerate(found, start=1)
        )

    def _found(self, reading: Reading) -> Iterator[SlotFigure]:
        items = reading.topic or reading.wanted
        if not reading.is_prose or len(items) > MOST_ITEMS:
            return
        way = route(for_figures(reading), self.ground) if items else None
        if isinstance(way, FigureRoute):
            yield from self._from_facts(way)
        elif not reading.companies and asks_causes(reading.text):
            yield from self._from_cells(reading)

    def _from_facts(self, way: FigureRoute) -> Iterator[SlotFigure]:
        language = way.reading.language
        told: list[Told] = []
        for ask in way.asks:
            value = self._told(ask)
            if isinstance(value.got, Figure):
                told.append(value)
                told += self._changed(ask, value.got)
        tables = {one.company.cik: self.on_file.table(one.company.cik, self.only) for one in told}
        written = write_figures(told, language=language, shelf=Shelf(self.document, tables))
        for one, shown in zip(told, written.figures, strict=True):
            figure = shown.figure
            item = lower(figure.label)
            kind = "value" if one.ask.operation == "value" else "change"
            made = _slot(kind, item, one.company, figure.fiscal, shown, written.citations, language)
            yield replace(made, item=one.ask.item)

    def _changed(self, one: CompanyAsk, value: Figure) -> Iterator[Told]:
        operation: Operation = "difference" if value.unit == "ratio" else "growth"
        change = self._told(replace(one, ask=replace(one.ask, operation=operation)))
        if isinstance(change.got, Figure):
            yield change

    def _told(self, one: CompanyAsk) -> Told:
        got = derived(one, self.on_file, self.only, self.ground.as_of)
        return Told(one.company, one.ask, got)

    def _from_cells(self, reading: Reading) -> Iterator[SlotFigure]:
        language = reading.language
        question = how_much(reading.text, language)
        blank = Answer(question, language, self.ground.as_of, "answered", Route("figure", ""), "")
        found = [cell for one in cell_figures(blank, question, self.cells) for cell in _apart(one)]
        shown, citations = cite_figures(found, self.document, language)
        for one, figure in zip(found, shown, strict=True):
            kind = "value" if figure.figure.formula == "reported" else "change"
            item, period = lower(figure.figure.label), time_words(one.time, language)
            yield _slot(kind, item, one.company, period, figure, citations, language)


def _apart(one: CellFigure) -> Iterator[CellFigure]:
    """A change over time, and before it the value that it led to; of two things their values alone."""
    operands = [
        replace(one, figure=figure, time=time, form=form, base=None)
        for figure, time, form in zip(
            one.figure.inputs, one.operand_times, one.operand_forms, strict=False
        )
        if isinstance(figure, Figure)
    ]
    if one.figure.formula == "reported":
        yield one
    elif len({operand.figure.label for operand in operands}) > 1:
        yield from operands
    elif operands and one.figure.formula in ("growth", "difference"):
        yield operands[0]
        yield one


def _slot(  # noqa: PLR0913 - what it is, whose and when, and what it rests on
    kind: str,
    item: str,
    company: Company,
    period: str,
    shown: ShownFigure,
    citations: Sequence[Citation],
    language: Language,
) -> SlotFigure:
    says = _SAYS[language][kind].format(item=item, company=company.name, period=period)
    cited = tuple(replace(one, marker=0) for one in citations if one.marker in shown.citations)
    slot = Slot("", says, _one_form(shown.shown))
    return SlotFigure(slot, replace(shown, citations=()), cited, company)


def _one_form(shown: str) -> str:
    """Leave out the exact form in brackets: a second number would stand between a slot and its year."""
    return re.sub(r"\s\([^()]*\)$", "", shown)
