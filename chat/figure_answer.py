"""From figures to the words of an answer, with every leaf cited."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from chat.answer import AnswerTable, Citation, Claim, Outcome, Reason, ShownFigure
from chat.citing import best_print, cite_cell, cite_fact, on_balance_sheet
from chat.concept_change import concept_changes
from chat.concept_why import why_words
from chat.figure_sentences import provenance, sentence
from chat.figure_told import Told
from chat.figure_worked import is_times, value_words, worked_lines
from chat.printed_as import PLAIN, Printed, printed_as
from data.ask import Refusal
from data.company import Cik, Company
from data.document import Cell, Document, Language
from data.fact import Fact
from data.fact_table import FactTable
from data.figure_words import shown_amount
from data.figures import Figure
from data.span import DocumentId

MOST_MARKS = 12
"""Citations that may stand behind one sentence."""
FULLY_SAID = 3
"""Figures up to which each says where it comes from; beyond, that stands in the table's cards."""
_MARKER = re.compile(r"\[(\d+)\]")
UNCLEAR = frozenset({"ambiguous_company", "ambiguous_period", "ambiguous_line_item", "no_company"})
NOT_DERIVABLE = frozenset({
    "missing_operand", "mixed_basis", "per_share_difference", "gap_in_periods",
    "inconsistent_values", "suspect_scale", "unit_not_available",
})  # fmt: skip


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
    told: Sequence[Told],
    *,
    language: Language,
    shelf: Shelf,
    lead: str = "",
    first_marker: int = 1,
) -> Written:
    """Put figures and refusals into words, in order; every leaf of a figure is cited.

    `lead` says of several figures which is the one asked for, or how they go on: it rests on all. Where these are
    too many to be read, the first one's places stand behind it, and each of the others has its own.
    """
    cites = _Cites(shelf, first_marker)
    placed = {
        index: cites.placed(one.got, one.company)
        for index, one in enumerate(told)
        if isinstance(one.got, Figure)
    }
    claims: list[Claim] = []
    shown: dict[int, ShownFigure] = {}
    reasons: list[Reason] = []
    for index, one in enumerate(told):
        if isinstance(one.got, Refusal):
            reasons.append(reason_of(one.got, one.company))
            continue
        figure = placed[index]
        markers = cites.markers(figure)
        if lead and not claims:
            every = tuple(dict.fromkeys(m for each in placed.values() for m in cites.markers(each)))
            every = every if len(every) <= MOST_MARKS else markers  # the table has each one's own
            claims.append(Claim(f"{lead[:-1]} {_marks(every)}.", "computed", every))
        said = _claims(figure, one, cites, language)
        claims += said if len(told) <= FULLY_SAID else (next(said),)
        shown[index] = ShownFigure(figure, markers, shown_value(figure, language, one.printed))
    if len(told) > FULLY_SAID:
        claims += _changes(told, cites, language)
    lines = [_with_notes(claim) for claim in claims] + [reason.words for reason in reasons]
    return Written(
        text="\n\n".join(lines),
        claims=tuple(claims),
        figures=tuple(shown.values()),
        citations=tuple(cites.citations),
        reasons=tuple(reasons),
        table=_table(told, shown, language) if len(told) > 1 else None,
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
        return f" {_marks(self.markers(figure))}"

    def _best(self, leaf: Fact | Cell) -> Fact | Cell:
        table = self._shelf.tables.get(leaf.cik) if isinstance(leaf, Fact) else None
        if not isinstance(leaf, Fact) or table is None or leaf.span is None:
            return leaf
        leaf = on_balance_sheet(leaf, table)
        if leaf.span is None:
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


def _marks(markers: Sequence[int]) -> str:
    return "".join(f"[{number}]" for number in markers)


def shown_value(figure: Figure, language: Language, printed: Printed = PLAIN) -> str:
    """Print the value as the answer's sentence does: "$391.0 billion ($391,035 million)"."""
    if words := printed_as(figure, language, printed):
        return words
    if figure.unit in ("ratio", "days"):
        is_change = figure.formula == "difference" and figure.unit == "ratio"
        words = value_words(figure, language)
        return _as_points(words, language) if is_change and not is_times(figure) else words
    return shown_amount(figure.value, figure.unit, language)


def _as_points(percent: str, language: Language) -> str:
    words = "percentage points" if language == "en" else "puntos porcentuales"
    return f"{percent.rstrip('% ')} {words}"


def _claims(figure: Figure, one: Told, cites: _Cites, language: Language) -> Iterator[Claim]:
    support: Literal["fact", "computed"] = "fact" if figure.formula == "reported" else "computed"
    markers = cites.markers(figure)
    value, marks = shown_value(figure, language, one.printed), cites.text(figure)
    text = sentence(figure, one.company.name, value, marks, language)
    yield Claim(text, support, markers, figure.notes)
    if figure.formula == "reported":
        fact = next(figure.leaves())
        if isinstance(fact, Fact):
            why = why_words(one.ask.item, fact, language)
            yield Claim(provenance(fact, marks, language, why), "fact", markers)
    else:
        for line in worked_lines(figure, cites.text, language):
            in_line = tuple(dict.fromkeys(map(int, _MARKER.findall(line))))
            yield Claim(line + ".", "computed", in_line)


def _changes(told: Sequence[Told], cites: _Cites, language: Language) -> Iterator[Claim]:
    """Say where the figures of a series, whose concepts are not given one by one, rest on several."""
    for change in concept_changes(told, language):
        firsts = [cites.placed(figure, told[0].company) for figure in change.firsts]
        markers = tuple(dict.fromkeys(mark for one in firsts for mark in cites.markers(one)))
        yield Claim(f"{change.words} {_marks(markers)}.", "fact", markers)


def _with_notes(claim: Claim) -> str:
    return " ".join((claim.text, *claim.notes))


def _table(
    told: Sequence[Told], shown: Mapping[int, ShownFigure], language: Language
) -> AnswerTable:
    """Set figures side by side: a row for each company and item, a column for each period asked."""
    rows: dict[tuple[str, str], dict[str, str | ShownFigure]] = {}
    columns: dict[str, None] = {}
    for index, one in enumerate(told):
        item = one.row_name(language)
        column = one.asked_name
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
