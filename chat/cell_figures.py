"""Figures from a table's numbers: as printed, or worked out from several of them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import Decimal

from chat.cell_choice import Chosen
from chat.cell_finding import Candidate
from chat.cell_form import printed_form
from chat.cell_labels import NOTE_OF, Label
from chat.cell_times import row_is_time
from chat.cell_words import note, restated_words
from data.amount import print_amount
from data.derive import CAGR
from data.document import Document, Language
from data.figure_words import lower
from data.figures import Figure
from data.formula_value import rounded
from data.unit_words import stated_unit

_TIMES = re.compile(r"\d\s?(?:x\b|times\b|veces\b)", re.IGNORECASE)
_SAID_ELSEWHERE = re.compile(
    r"\s*\((?:[^()]*(?:millones|miles|million|thousand|euros|d[oó]lares|%|USD|EUR)[^()]*"
    rf"|{NOTE_OF.pattern})\)",
    re.IGNORECASE,
)
"""Units and references to notes, which a name does without."""
_LEADS_TO_TIME = re.compile(
    r"(?:^|\s)(?:as of(?: and)?|as at|for the years?(?: ended| ending)?|years? ended|a)\s*(?=$|\s\s|[,/])",
    re.IGNORECASE,
)
"""What is left of "As of December 31, 2009" without its day."""
_SIGNED = re.compile(
    r"\b(?:profit|loss|income|earnings|result|resultado|beneficio|p[ée]rdida|flujo|cash flow|variaci[oó]n|change|margin|margen|ebit|ebitda)\b",
    re.IGNORECASE,
)
"""What a negative number of means a loss or an outflow; of other rows, that it is subtracted."""
_PAID = re.compile(
    r"\b(?:tax|taxes|expenses?|costs?|fees?|impuestos?|gastos?|costes?|charges?|liabilit(?:y|ies)|pasivos?)\b",
    re.IGNORECASE,
)
"""What is subtracted all the same: "income tax expense"."""


@dataclass(frozen=True, slots=True)
class Printing:
    """How numbers of a table are printed."""

    scale: int = 0
    decimals: int = 1
    is_times: bool = False


def label_words(candidate: Candidate) -> str:
    """Name a number by its row and column as printed, without times and units."""
    placed = candidate.placed
    names = [_bare(placed.row), _bare(placed.column) if placed.column.needed else ""]
    corner = placed.frame.corner
    if row_is_time(placed):
        names[0] = ""
    elif (placed.frame.classes_below and placed.row.letter) or not placed.row.needed:
        names[0] = f"{corner.text} {placed.row.text}"
    named = [name for name in names if name]
    first = named[0] if named else placed.row.text
    return ", ".join((first, *(lower(one) for one in named[1:])))


def _bare(label: Label) -> str:
    """A label as printed; empty where it says a time, a unit or nothing."""
    if not label.needed and not label.years:
        return ""
    text = label.text
    if not label.needed:
        return text
    for one in reversed(label.times):
        text = f"{text[: one.start]}{text[one.end :]}" if one.year is not None else text
    text = _SAID_ELSEWHERE.sub("", text)
    return " ".join(_LEADS_TO_TIME.sub(" ", text).split()).strip(" ,-–/:;")


def leaf(chosen: Chosen, language: Language) -> Figure:
    """Make a figure of a number as it is printed."""
    one = chosen.candidate
    notes: list[str] = []
    if one.time.is_of_document:
        notes.append(note("of document", language, day=one.time.end))
    if not one.placed.is_sure:
        notes.append(note("no scale", language))
    elif one.placed.cell.unit == "pure" and not _is_counted(one):
        notes.append(note("no unit", language))
    if chosen.restated is not None:
        older = chosen.restated
        said = printed(older.cell.value, older.cell.unit, printing(older), language)
        notes.append(restated_words(said, older.book.document.title, language))
    figure = Figure(
        label=label_words(one),
        value=one.cell.value,
        unit=one.cell.unit if one.placed.is_sure else "pure",
        formula="reported",
        period=one.time.period,
        fiscal=one.time.fiscal,
        inputs=(one.cell,),
    )
    if figure.value < 0 and not is_signed(figure):
        notes.append(note("negative", language))
    return replace(figure, notes=tuple(notes))


def _is_counted(one: Candidate) -> bool:
    """Tell people, shops and the like, which have no unit."""
    said = (stated_unit(text).measure for text in (*one.cell.row, *one.cell.column))
    return bool(one.placed.row.other or one.placed.column.other) or "count" in said


def printing(candidate: Candidate) -> Printing:
    document = candidate.book.document
    scale, decimals = printed_form(candidate.cell, document)
    return Printing(scale, decimals, _is_times(candidate, document))


def _is_times(candidate: Candidate, document: Document) -> bool:
    span = candidate.cell.span
    near = document.text[span.start : span.end + 8]
    return candidate.cell.unit == "ratio" and _TIMES.match(near[-12:]) is not None


def printed(value: Decimal, unit: str, form: Printing, language: Language) -> str:
    """Print a value in the scale of its table, with as many digits."""
    if unit == "ratio" and form.is_times:
        number = print_amount(value, "pure", language=language, scale=0, decimals=form.decimals)
        return f"{number}x" if language == "en" else f"{number} veces"
    if unit == "ratio":
        return print_amount(
            value, unit, language=language, decimals=max(0, form.decimals - 2 - form.scale)
        )
    scale = form.scale if form.scale in (0, 3, 6, 9, 12) else 0
    return print_amount(value, unit, language=language, scale=scale, decimals=form.decimals)


def worked_out(
    operation: str, operands: Sequence[Figure], label: str, *, as_ratio_of: str = ""
) -> Figure | None:
    """Work a figure out from others of one unit; None where that says nothing."""
    first, *others = operands
    units = {one.unit for one in operands}
    value: Decimal | None
    if len(units) > 1:
        return None
    unit = first.unit
    is_of_shares = bool(as_ratio_of) and unit == "ratio"
    match operation:
        case "growth":
            value, unit = _growth(first, others[0]), "ratio"
        case "difference":
            value = _difference(first, others[0])
        case "sum":
            value = _sum(operands)
        case "average":
            value = rounded(sum((one.value for one in operands), Decimal(0)) / len(operands))
        case _ if operation == CAGR:
            value, unit = _compound(first, others[0]), "ratio"
        case _:
            value = rounded(first.value / others[0].value) if others[0].value else None
            value = None if is_of_shares else value
            unit = "ratio"
    if value is None:
        return None
    return replace(
        first,
        label=label,
        value=value,
        unit=unit,
        formula=as_ratio_of or operation,
        inputs=tuple(operands),
        notes=(),
    )


def is_signed(figure: Figure) -> bool:
    """Whether a negative number of it says less than nothing, and not that it is subtracted."""
    return _SIGNED.search(figure.label) is not None and _PAID.search(figure.label) is None


def _growth(new: Figure, old: Figure) -> Decimal | None:
    """A rate of growth; none of a share, and none from a loss or from nothing."""
    if new.unit == "ratio" or old.value == 0:
        return None
    is_subtracted = old.value < 0 and new.value < 0 and not is_signed(new)
    if old.value < 0 and not is_subtracted:
        return None
    return rounded(new.value / old.value - 1)


def _difference(first: Figure, second: Figure) -> Decimal | None:
    """A difference; none where a minus sign may only say that something is subtracted."""
    if any(one.value < 0 and not is_signed(one) for one in (first, second)):
        return None
    return first.value - second.value


def _sum(operands: Sequence[Figure]) -> Decimal | None:
    """A sum of stretches of time; of balances, rates and values per share there is none."""
    is_flow = all(one.fiscal[:2] != "at" for one in operands)
    same_item = len({one.label for one in operands}) == 1
    first = operands[0]
    if (
        first.unit == "ratio"
        or first.unit.endswith("/shares")
        or (same_item and not is_flow and len({one.fiscal for one in operands}) > 1)
    ):
        return None
    return sum((one.value for one in operands), Decimal(0))


def _compound(new: Figure, old: Figure) -> Decimal | None:
    years = round((new.period.end - old.period.end).days / Decimal("365.2425"))
    if years < 1 or old.value <= 0 or new.value <= 0 or new.unit == "ratio":
        return None
    return rounded((new.value / old.value) ** (1 / Decimal(years)) - 1)
