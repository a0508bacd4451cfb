"""From figures to the words of an answer, with every leaf cited."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from chat.answer import AnswerTable, Citation, Claim, Outcome, Reason, ShownFigure
from chat.citing import best_print, cite_cell, cite_fact
from chat.figure_worked import value_words, worked_lines
from data.ask import FigureAsk, Refusal
from data.company import Cik, Company
from data.derive import CAGR
from data.document import Cell, Document, Language
from data.fact import Fact
from data.fact_table import FactTable
from data.figure_words import (
    contracted,
    day_words,
    fiscal_words,
    lower,
    period_words,
    shown_amount,
)
from data.figures import Figure
from data.period import Duration, FiscalPeriod, FiscalSpan
from data.span import DocumentId

CHANGES = ("growth", "difference", CAGR)
"""Formulas that set one period against another."""
UNCLEAR = frozenset({"ambiguous_company", "ambiguous_period", "ambiguous_line_item", "no_company"})
NOT_DERIVABLE = frozenset({
    "missing_operand", "mixed_basis", "per_share_difference", "gap_in_periods",
    "inconsistent_values", "suspect_scale", "unit_not_available",
})  # fmt: skip
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
    "en": "It is tagged {concept} in the {form}{filed}{marks}.",
    "es": "Está etiquetado como {concept} en el {form}{filed}{marks}.",
}


@dataclass(frozen=True, slots=True)
class Told:
    """What came of one ask about one company."""

    company: Company
    ask: FigureAsk
    got: Figure | Refusal


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where the documents and facts of the figures are."""

    document: Callable[[DocumentId], Document]
    tables: Mapping[Cik, FactTable]


@dataclass(frozen=True, slots=True)
class Written:
    """The parts of an answer that figures give."""

    text: str
    claims: tuple[Claim, ...]
    figures: tuple[ShownFigure, ...]
    citations: tuple[Citation, ...]
    reasons: tuple[Reason, ...]
    """Why some of what was asked has no figure, in order."""
    table: AnswerTable | None = None


def outcome_of(code: str) -> Outcome:
    """Sort a reason code under its outcome."""
    if code in UNCLEAR:
        return "unclear"
    return "not_derivable" if code in NOT_DERIVABLE else "not_found"


def reason_of(refusal: Refusal, company: Company) -> Reason:
    """Turn a refusal into an answer's reason, with the company's name."""
    return Reason(refusal.code, f"{company.name}: {refusal.words}")


def write_figures(
    told: Sequence[Told], *, language: Language, shelf: Shelf, first_marker: int = 1
) -> Written:
    """Put figures and refusals into words, in order; every leaf of a figure is cited."""
    cites = _Cites(shelf, first_marker)
    claims: list[Claim] = []
    shown: dict[int, ShownFigure] = {}
    reasons: list[Reason] = []
    for index, one in enumerate(told):
        if isinstance(one.got, Refusal):
            reasons.append(reason_of(one.got, one.company))
            continue
        figure = cites.placed(one.got, one.company)
        claims += _claims(figure, one.company, cites, language)
        markers = cites.markers(figure)
        shown[index] = ShownFigure(figure, markers, shown_value(figure, language))
    lines = [_with_notes(claim) for claim in claims] + [reason.words for reason in reasons]
    return Written(
        text="\n\n".join(lines),
        claims=tuple(claims),
        figures=tuple(shown.values()),
        citations=tuple(cites.citations),
        reasons=tuple(reasons),
        table=_table(told, shown) if len(told) > 1 else None,
    )


class _Cites:
    """Numbers the leaves of figures in order of appearance, each once."""

    def __init__(self, shelf: Shelf, first: int) -> None:
        self._shelf = shelf
        self._first = first
        self._numbers: dict[Fact | Cell, int] = {}
        self.citations: list[Citation] = []

    def placed(self, figure: Figure, company: Company) -> Figure:
        """Point each fact of a figure at its best print, and cite it."""
        inputs: list[Figure | Fact | Cell] = []
        for part in figure.inputs:
            if isinstance(part, Figure):
                inputs.append(self.placed(part, company))
                continue
            leaf = self._best(part)
            self._cite(leaf, company)
            inputs.append(leaf)
        return replace(figure, inputs=tuple(inputs))

    def markers(self, figure: Figure) -> tuple[int, ...]:
        """List the markers of a figure's leaves, each once, in order."""
        return tuple(dict.fromkeys(self._numbers[leaf] for leaf in figure.leaves()))

    def text(self, figure: Figure) -> str:
        """Write the markers as they stand behind words: " [1][2]"."""
        return " " + "".join(f"[{number}]" for number in self.markers(figure))

    def _best(self, leaf: Fact | Cell) -> Fact | Cell:
        table = self._shelf.tables.get(leaf.cik) if isinstance(leaf, Fact) else None
        if not isinstance(leaf, Fact) or table is None or leaf.span is None:
            return leaf
        return best_print(leaf, table, self._shelf.document(leaf.span.document_id))

    def _cite(self, leaf: Fact | Cell, company: Company) -> None:
        if leaf in self._numbers:
            return
        number = self._first + len(self.citations)
        if isinstance(leaf, Cell):
            document = self._shelf.document(leaf.document_id)
            citation = cite_cell(leaf, document, marker=number, company=company)
        else:
            held = self._shelf.document(leaf.document_id) if leaf.document_id else None
            citation = cite_fact(leaf, held, marker=number, company=company)
        self._numbers[leaf] = number
        self.citations.append(citation)


def shown_value(figure: Figure, language: Language) -> str:
    """Print the value as the answer's sentence does: "$391.0 billion ($391,035 million)"."""
    if figure.unit in ("ratio", "days"):
        points = figure.formula == "difference" and figure.unit == "ratio"
        words = value_words(figure, language)
        return _as_points(words, language) if points else words
    return shown_amount(figure.value, figure.unit, language)


def _as_points(percent: str, language: Language) -> str:
    words = "percentage points" if language == "en" else "puntos porcentuales"
    return f"{percent.rstrip('% ')} {words}"


def _claims(figure: Figure, company: Company, cites: _Cites, language: Language) -> Iterator[Claim]:
    support: Literal["fact", "computed"] = "fact" if figure.formula == "reported" else "computed"
    markers = cites.markers(figure)
    text = _sentence(figure, company, cites, language)
    yield Claim(text, support, markers, figure.notes)
    if figure.formula == "reported":
        fact = next(figure.leaves())
        if isinstance(fact, Fact):
            yield Claim(_provenance(fact, cites.text(figure), language), "fact", markers)
    else:
        for line in worked_lines(figure, cites.text, language):
            yield Claim(line + ".", "computed", markers)


def _sentence(figure: Figure, company: Company, cites: _Cites, language: Language) -> str:
    name = figure.formula if figure.formula in SENTENCES else "derived"
    operands = [one for one in figure.inputs if isinstance(one, Figure)]
    oldest = min(operands, key=lambda one: one.period.end, default=figure)
    said = SENTENCES[name][language].format(
        company=company.name,
        label=lower(figure.label),
        value=shown_value(figure, language),
        when=_when(figure, language),
        base=_time_words(oldest, language),
        period=_time_words(figure, language),
        marks=cites.text(figure),
    )
    return contracted(said, language)


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


def _provenance(fact: Fact, marks: str, language: Language) -> str:
    filed = ""
    if fact.filed is not None:
        day = day_words(fact.filed, language)
        filed = f" filed {day}" if language == "en" else f" presentado el {day}"
    form = fact.form or ("filing" if language == "en" else "documento")
    return PROVENANCE[language].format(concept=fact.concept, form=form, filed=filed, marks=marks)


def _with_notes(claim: Claim) -> str:
    return " ".join((claim.text, *claim.notes))


def _table(told: Sequence[Told], shown: Mapping[int, ShownFigure]) -> AnswerTable | None:
    """Set figures side by side: a row for each company and item, a column for each period asked."""
    rows: dict[tuple[str, str], dict[str, str | ShownFigure]] = {}
    columns: dict[str, None] = {}
    for index, one in enumerate(told):
        item = one.got.label if isinstance(one.got, Figure) else one.got.item.name
        column = str(one.ask.period) if isinstance(one.ask.period, FiscalPeriod) else _day(one)
        columns[column] = None
        reason = one.got.code if isinstance(one.got, Refusal) else ""
        rows.setdefault((one.company.name, item), {})[column] = shown.get(index, reason)
    return AnswerTable(
        columns=("", *columns),
        rows=tuple(
            (f"{company}: {item}", *(cells.get(column, "") for column in columns))
            for (company, item), cells in rows.items()
        ),
    )


def _day(one: Told) -> str:
    period = one.ask.period
    return f"{period.end}" if not isinstance(period, FiscalPeriod) else str(period)
