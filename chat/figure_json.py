"""A figure, its facts and its cells as the contract's JSON, and back."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import cast

from chat.answer import Citation, ShownFigure
from chat.answer_shape import CellShape, FactShape, FigureShape, PeriodShape, PlaceShape
from chat.figure_answer import shown_value
from data.company import Cik
from data.document import Cell, Language
from data.fact import Concept, Fact
from data.fact_json import fact_json
from data.figures import Figure
from data.filing import AccessionNumber
from data.period import Duration, Instant, Period
from data.span import DocumentId, Span

Leaf = Fact | Cell


@dataclass(frozen=True, slots=True)
class Cited:
    """What an answer cites: the figures inside a figure take their markers from it."""

    citations: Sequence[Citation]
    language: Language

    def markers(self, figure: Figure) -> list[int]:
        """Name the citations that show one of the figure's leaves."""
        leaves = tuple(figure.leaves())
        return [one.marker for one in self.citations if any(_shows(one, leaf) for leaf in leaves)]

    def cik(self, raw: FactShape) -> Cik:
        """Whose fact it is: the JSON of a fact leaves that to the citation of the same filing."""
        for one in self.citations:
            same_file = raw["document_id"] is not None and one.document_id == raw["document_id"]
            same_filing = raw["accession"] is not None and one.accession == raw["accession"]
            if one.cik is not None and (same_file or same_filing):
                return Cik(one.cik)
        return Cik("")


def _shows(citation: Citation, leaf: Leaf) -> bool:
    if isinstance(leaf, Fact) and citation.fact is not None:
        return citation.fact == leaf
    return leaf.span is not None and citation.spans[:1] == (leaf.span,)


def decimal_text(value: Decimal) -> str:
    """Plain digits, no exponent, no zeros that say nothing: "391035000000", "0.1234"."""
    text = f"{value:f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def day_text(day: date | None) -> str | None:
    return None if day is None else day.isoformat()


def read_day(text: str | None) -> date | None:
    return None if text is None else date.fromisoformat(text)


def period_json(period: Period) -> PeriodShape:
    start = period.start if isinstance(period, Duration) else None
    return {"start": day_text(start), "end": period.end.isoformat()}


def read_period(raw: PeriodShape) -> Period:
    end = date.fromisoformat(raw["end"])
    start = read_day(raw["start"])
    return Instant(end) if start is None else Duration(start, end)


def place_json(span: Span) -> PlaceShape:
    return {"start": span.start, "end": span.end}


def read_place(raw: PlaceShape, document_id: DocumentId) -> Span:
    return Span(document_id, raw["start"], raw["end"])


def fact_shape(fact: Fact) -> FactShape:
    return cast("FactShape", fact_json(fact))


def read_fact(raw: FactShape, cik: Cik) -> Fact:
    document_id = None if raw["document_id"] is None else DocumentId(raw["document_id"])
    span = None
    if document_id is not None and raw["span"] is not None:
        span = read_place(raw["span"], document_id)
    return Fact(
        cik=cik,
        concept=Concept(raw["concept"]),
        period=read_period(raw["period"]),
        unit=raw["unit"],
        value=None if raw["value"] is None else Decimal(raw["value"]),
        decimals=raw["decimals"],
        dimensions=frozenset(raw["dimensions"].items()),
        accession=None if raw["accession"] is None else AccessionNumber(raw["accession"]),
        form=raw["form"],
        filed=read_day(raw["filed"]),
        element_id=raw["element_id"],
        document_id=document_id,
        span=span,
    )


def cell_json(cell: Cell) -> CellShape:
    return {
        "document_id": cell.document_id,
        "row": list(cell.row),
        "column": list(cell.column),
        "value": decimal_text(cell.value),
        "unit": cell.unit,
        "span": place_json(cell.span),
    }


def read_cell(raw: CellShape) -> Cell:
    document_id = DocumentId(raw["document_id"])
    return Cell(
        document_id=document_id,
        row=tuple(raw["row"]),
        column=tuple(raw["column"]),
        value=Decimal(raw["value"]),
        unit=raw["unit"],
        span=read_place(raw["span"], document_id),
    )


def figure_json(figure: Figure, cited: Cited) -> FigureShape:
    """Write a figure within another: markers from its leaves, words from its value."""
    shown = shown_value(figure, cited.language)
    return _figure_json(figure, cited, cited.markers(figure), shown)


def shown_json(shown: ShownFigure, cited: Cited) -> FigureShape:
    return _figure_json(shown.figure, cited, list(shown.citations), shown.shown)


def _figure_json(figure: Figure, cited: Cited, markers: list[int], shown: str) -> FigureShape:
    return {
        "label": figure.label,
        "value": decimal_text(figure.value),
        "unit": figure.unit,
        "formula": figure.formula,
        "period": period_json(figure.period),
        "fiscal": figure.fiscal,
        "inputs": [_input_json(part, cited) for part in figure.inputs],
        "citations": markers,
        "shown": shown,
        "notes": list(figure.notes),
    }


def _input_json(part: Figure | Leaf, cited: Cited) -> FigureShape | FactShape | CellShape:
    if isinstance(part, Figure):
        return figure_json(part, cited)
    return fact_shape(part) if isinstance(part, Fact) else cell_json(part)


def read_shown(raw: FigureShape, cited: Cited) -> ShownFigure:
    return ShownFigure(read_figure(raw, cited), tuple(raw["citations"]), raw["shown"])


def read_figure(raw: FigureShape, cited: Cited) -> Figure:
    return Figure(
        label=raw["label"],
        value=Decimal(raw["value"]),
        unit=raw["unit"],
        formula=raw["formula"],
        period=read_period(raw["period"]),
        fiscal=raw["fiscal"],
        inputs=tuple(_read_input(part, cited) for part in raw["inputs"]),
        notes=tuple(raw["notes"]),
    )


def _read_input(raw: FigureShape | FactShape | CellShape, cited: Cited) -> Figure | Leaf:
    if "formula" in raw:
        return read_figure(cast("FigureShape", raw), cited)
    if "concept" in raw:
        fact = cast("FactShape", raw)
        return read_fact(fact, cited.cik(fact))
    return read_cell(raw)
