"""Figures from tables in words: sentences with their markers, the working, the table, the citations."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from chat.answer import Answer, AnswerTable, Citation, Claim, ReadSource, ShownFigure
from chat.cell_figures import Printing, printed
from chat.cell_times import CellTime
from chat.cell_words import ABSENT, LEADS, SENTENCES, TIED, listed, time_words, when_words
from chat.citing import cite_cell
from chat.reading_types import Language
from data.company import Cik, Company
from data.derive import CAGR
from data.document import Cell, Document
from data.figures import Figure
from data.span import DocumentId

DocumentOf = Callable[[DocumentId], Document]


@dataclass(frozen=True, slots=True)
class CellFigure:
    """A figure from tables: whose, when, and how its numbers are printed."""

    company: Company
    figure: Figure
    time: CellTime
    form: Printing
    base: CellTime | None = None
    """The earlier time of a change."""
    operand_forms: tuple[Printing, ...] = ()
    operand_times: tuple[CellTime, ...] = ()
    unscaled: tuple[str, int] | None = None
    """Of a number whose scale is not said: its table, in which alone it can be compared."""

    def shown(self, language: Language) -> str:
        figure = self.figure
        is_points = (
            figure.formula == "difference" and figure.unit == "ratio" and not self.form.is_times
        )
        said = printed(figure.value, figure.unit, self.form, language)
        if not is_points:
            return said
        points = "percentage points" if language == "en" else "puntos porcentuales"
        return f"{said.rstrip('% ')} {points}"


@dataclass(frozen=True, slots=True)
class Ranking:
    """Which of several is asked for."""

    pick: Literal["highest", "lowest"]
    over: Literal["companies", "periods"]


def tell(
    answer: Answer,
    told: Sequence[CellFigure],
    document_of: DocumentOf,
    *,
    ranking: Ranking | None = None,
    absent: Sequence[str] = (),
) -> Answer:
    """Put figures into an answer. What is ranked comes in its order, the winner first."""
    cites = _Cites(document_of)
    language = answer.language
    shown = [
        ShownFigure(one.figure, cites.markers(one.figure, one.company), one.shown(language))
        for one in told
    ]
    claims: list[Claim] = []
    if ranking is not None:
        claims.append(_lead(told, shown[0], ranking, language))
    else:
        for one, figure in zip(told, shown, strict=True):
            claims += _claims(one, figure, cites, language)
    if absent:
        claims.append(
            Claim(ABSENT[language].format(names=listed(absent, language)), "computed", ())
        )
    sources = tuple(
        ReadSource(one.document_id, one.spans, 1.0) for one in cites.citations if one.document_id
    )
    return replace(
        answer,
        text="\n\n".join(" ".join((claim.text, *claim.notes)) for claim in claims),
        claims=tuple(claims),
        figures=tuple(shown),
        table=_table(told, shown, language) if len(told) > 1 else None,
        citations=tuple(cites.citations),
        sources=sources,
    )


def cite_figures(
    told: Sequence[CellFigure], document_of: DocumentOf, language: Language
) -> tuple[tuple[ShownFigure, ...], tuple[Citation, ...]]:
    """Print figures and cite their cells, without words around them."""
    cites = _Cites(document_of)
    shown = tuple(
        ShownFigure(one.figure, cites.markers(one.figure, one.company), one.shown(language))
        for one in told
    )
    return shown, tuple(cites.citations)


class _Cites:
    """Numbers cells in order of appearance, each once."""

    def __init__(self, document_of: DocumentOf) -> None:
        self._document_of = document_of
        self._numbers: dict[Cell, int] = {}
        self.citations: list[Citation] = []

    def markers(self, figure: Figure, company: Company) -> tuple[int, ...]:
        found: dict[int, None] = {}
        for cell in figure.leaves():
            if isinstance(cell, Cell):
                found[self._number(cell, company)] = None
        return tuple(found)

    def text(self, figure: Figure) -> str:
        numbers = (self._numbers[one] for one in figure.leaves() if isinstance(one, Cell))
        return " " + "".join(f"[{number}]" for number in dict.fromkeys(numbers))

    def _number(self, cell: Cell, company: Company) -> int:
        if cell not in self._numbers:
            number = len(self.citations) + 1
            # An issuer that is known by its title alone has no filer's number.
            who = company if company.cik.isdecimal() else replace(company, cik=Cik(""))
            document = self._document_of(cell.document_id)
            self.citations.append(cite_cell(cell, document, marker=number, company=who))
            self._numbers[cell] = number
        return self._numbers[cell]


def _claims(one: CellFigure, shown: ShownFigure, cites: _Cites, language: Language) -> list[Claim]:
    figure = one.figure
    name = figure.formula if figure.formula in SENTENCES else "reported"
    text = SENTENCES[name][language].format(
        issuer=one.company.name,
        label=figure.label,
        value=shown.shown,
        when=when_words(one.time, language),
        time=time_words(one.time, language),
        base=time_words(one.base, language) if one.base else "",
        marks=cites.text(figure),
    )
    text = text.replace("..", ".") if text.endswith("..") else text
    if figure.formula == "reported":
        return [Claim(text, "fact", shown.citations, figure.notes)]
    notes = dict.fromkeys(
        note for part in figure.inputs if isinstance(part, Figure) for note in part.notes
    )
    return [
        Claim(text, "computed", shown.citations, tuple(notes)),
        Claim(_worked(one, shown.shown, cites, language), "computed", shown.citations),
    ]


def _worked(one: CellFigure, value: str, cites: _Cites, language: Language) -> str:
    """Write the working: "4.143,8 millones de euros (2024) [1] ÷ 3.921,5 … (2023) [2] − 1 = 5,7 %"."""
    figure = one.figure
    operands = [part for part in figure.inputs if isinstance(part, Figure)]
    terms = []
    for part, form, time in zip(operands, one.operand_forms, one.operand_times, strict=True):
        said = printed(part.value, part.unit, form, language)
        name = "" if part.label == figure.label else f"{part.label} "
        terms.append(f"{name}{said} ({time_words(time, language)}){cites.text(part)}")
    return f"{figure.label}: {_joined(figure.formula, terms, operands)} = {value}."


def _joined(formula: str, terms: list[str], operands: list[Figure]) -> str:
    match formula:
        case "growth":
            return f"{terms[0]} ÷ {terms[1]} − 1"
        case "difference":
            return " − ".join(terms)
        case "sum":
            return " + ".join(terms)
        case "average":
            return f"({' + '.join(terms)}) ÷ {len(terms)}"
        case _ if formula == CAGR:
            days = (operands[0].period.end - operands[1].period.end).days
            return f"({terms[0]} ÷ {terms[1]})^(1/{round(days / 365.2425)}) − 1"
        case _:
            return " ÷ ".join(terms)


def _lead(
    told: Sequence[CellFigure], first: ShownFigure, ranking: Ranking, language: Language
) -> Claim:
    winner = told[0]
    tied = [one for one in told[1:] if one.figure.value == winner.figure.value]
    is_of_companies = ranking.over == "companies"
    marks = " " + "".join(f"[{number}]" for number in first.citations)
    text = LEADS[ranking.pick][language].format(
        count=len(told),
        winner=winner.company.name if is_of_companies else time_words(winner.time, language),
        label=winner.figure.label,
        value=first.shown,
        when=when_words(winner.time, language) if is_of_companies else "",
        marks=marks,
    )
    names = [
        one.company.name if is_of_companies else time_words(one.time, language) for one in tied
    ]
    if names:
        text = f"{text} {TIED[language].format(others=listed(names, language))}"
    return Claim(text, "computed", first.citations, winner.figure.notes)


def _table(
    told: Sequence[CellFigure], shown: Sequence[ShownFigure], language: Language
) -> AnswerTable:
    """Set figures side by side: a row for each issuer and label, a column for each time."""
    rows: dict[str, dict[str, ShownFigure]] = {}
    columns: dict[str, None] = {}
    for one, figure in zip(told, shown, strict=True):
        column = time_words(one.time, language)
        columns[column] = None
        rows.setdefault(f"{one.company.name}: {one.figure.label}", {})[column] = figure
    return AnswerTable(
        ("", *columns),
        tuple(
            (name, *(cells.get(column, "") for column in columns)) for name, cells in rows.items()
        ),
    )
