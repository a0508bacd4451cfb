"""What cited places license: the numbers of their rows and sentences, each with what it means there."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import lru_cache

from chat.gate_cell_times import Around, cell_times
from chat.gate_cells import cells_left
from chat.gate_clauses import Said, said
from chat.gate_document import ByContent, Facts, Scales, facts_of
from chat.gate_layout import RowPlace, Rows, corner, taken_scale, unit_and_shifts
from chat.gate_numbers import numbers
from chat.gate_periods import When, times
from chat.gate_roles import role_of
from data.document import Cell, Document, Language
from data.span import Span
from data.table_cells import cells
from data.unit_words import CURRENCY

_TRADED = re.compile(
    r"\b(?:re)?(?:purchase|issue|issuance|sold|sale|withh|acqui|retire)\w*", re.IGNORECASE
)
_UNTOLD = ("",)
"""Wordings of a number that is none of the amounts of a sentence."""
OTHER: dict[Language, Language] = {"en": "es", "es": "en"}


@dataclass(frozen=True, slots=True)
class CitedPlace:
    """A place that a claim cites."""

    marker: int
    """Number of the source."""
    document: Document
    spans: tuple[Span, ...]
    """A sentence; or a row's cells or the row, then what says what they mean."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A number that a document prints, with what it means there."""

    value: Decimal
    """In base units, with its sign."""
    step: Decimal
    """Worth of its last printed digit, in base units."""
    unit: str
    """As of a cell, or `points`, `times`, `pure`."""
    span: Span
    whens: tuple[When, ...]
    label: str
    """Row label with the section above it, or the words of the sentence before it."""
    column: str
    """Header of its column; empty in a sentence."""
    name: str = ""
    """The row label alone."""
    row: int = -1
    """Index of its row in the table; −1 in a sentence."""
    said_before: str = ""
    """In a sentence the words since the number before it."""
    said_after: str = ""
    """In a sentence the next few words."""
    may_be_money: bool = True
    """Without a unit: something around it names a currency or a scale."""
    has_currency: bool = False
    """A currency is printed with it, not only above it."""
    is_hedged: bool = False
    """A sentence says "about" or the like of it."""
    sign_open: bool = False
    """A sentence prints no sign, so its words tell."""
    taken: int = 0
    """Power of ten by which the value is more than the printed digits."""
    shifts: tuple[int, ...] = (0,)
    """Powers of ten that it may be printed in: more than one where nothing near it says which."""

    def at(self, when: When) -> "Printed":
        """The same number, of another time."""
        return replace(self, whens=(when,))


@dataclass(frozen=True, slots=True)
class TableRead:
    """All numbers of a table, so that a row can be told from its neighbours."""

    printed: tuple[Printed, ...]

    def of_rows(self, rows: frozenset[int]) -> tuple[Printed, ...]:
        return tuple(one for one in self.printed if one.row in rows)


@dataclass(frozen=True, slots=True)
class Licence:
    """What one cited place licenses."""

    place: CitedPlace
    facts: Facts
    printed: tuple[Printed, ...]
    table: TableRead | None
    text: str
    """All that the spans say, and what says what they mean: captions, headings, headers."""


def licences(places: Sequence[CitedPlace]) -> tuple[Licence, ...]:
    """Read what each place says."""
    return tuple(one for place in places for one in _licences(place))


def _licences(place: CitedPlace) -> Iterator[Licence]:
    key = ByContent(place.document)
    facts = facts_of(key)
    around = (
        " \n ".join((*facts.path_at(place.spans[0].start), place.document.title))
        if place.spans
        else ""
    )
    rows: dict[int, set[Span]] = {}
    prose: list[Span] = []
    for span in place.spans:
        number = facts.table_at(span)
        if number is None:
            prose.append(span)
        else:
            rows.setdefault(number, set()).add(span)
    text = "\n".join(place.document.text[span.start : span.end] for span in place.spans)
    for number, spans in rows.items():
        read = table_read(key, number)
        cited = _cited(read, spans)
        caption = facts.caption_of(number)
        yield Licence(place, facts, cited, read, f"{text}\n{caption}\n{_labels(cited)}\n{around}")
    captions = [span for number in rows for span in place.document.tables[number].caption]
    for span in prose:
        if not any(span.overlap(caption) for caption in captions):
            yield Licence(place, facts, sentence_read(key, span), None, f"{text}\n{around}")


def _labels(cited: Sequence[Printed]) -> str:
    return "\n".join(dict.fromkeys(part for one in cited for part in (one.label, one.column)))


def _cited(read: TableRead, spans: set[Span]) -> tuple[Printed, ...]:
    """Take the numbers that spans touch; where they touch labels alone, those of the rows."""
    return tuple(one for one in read.printed if any(one.span.overlap(span) for span in spans))


@lru_cache(256)
def table_read(key: ByContent, number: int) -> TableRead:
    """Read a table's numbers, each in its row and column and with its time."""
    document = key.document
    facts = facts_of(key)
    table = facts.table(number)
    rows = Rows(document, table)
    around = Around(
        facts.whens_near(table.span.start, facts.caption_of(number), corner(table)),
        frozenset(when.year for texts in table.header for when in times(" ".join(texts))),
        is_annual=facts.is_annual,
    )
    scales = facts.scales(number)
    found = []
    for cell in cells(document, table):
        place = rows.at(cell.span)
        if place is not None:
            found.append(_printed_cell(document, cell, place, (around, scales)))
    found += [
        _printed_cell(document, cell, place, (around, scales))
        for cell in cells_left(document, table, [one.span for one in found])
        if (place := rows.at(cell.span)) is not None
    ]
    return TableRead((*found, *_as_money(found, scales)))


def _as_money(found: Sequence[Printed], scales: Scales) -> Iterator[Printed]:
    """Read what names no unit also as money in the scale that the document states for all its money."""
    for one in found:
        if one.unit == "pure" and scales.general is not None:
            currency, scale = scales.general
            yield replace(one, unit=currency, shifts=(scale,))
        if one.unit == "shares" and scales.unit and _TRADED.search(one.name):
            # "Shares repurchased" is money in all columns but the one of shares.
            yield replace(one, unit=scales.unit, shifts=((scales.table or one.taken) - one.taken,))


def _printed_cell(
    document: Document, cell: Cell, place: RowPlace, said: tuple[Around, Scales]
) -> Printed:
    around, scales = said
    text = document.text[cell.span.start : cell.span.end]
    column, label = " ".join(cell.column), " ".join(cell.row)
    unit, shifts = unit_and_shifts(cell, text, scales)
    return Printed(
        value=cell.value,
        step=_step(text, cell, document.language),
        unit=unit,
        span=cell.span,
        whens=cell_times(
            (" / ".join(cell.column), place.head), (label, place.name, place.until), around
        ),
        label=label,
        column=column,
        name=place.name,
        row=place.row,
        taken=taken_scale(cell, text),
        shifts=shifts,
        may_be_money=scales.is_money and scales.general is None,
        has_currency=bool(CURRENCY.search(text)),
    )


def _step(text: str, cell: Cell, language: Language) -> Decimal:
    for read in (language, OTHER[language]):
        found = numbers(text, read)
        if found and found[0].digits and cell.value:
            shift = (abs(cell.value) / found[0].digits).log10().to_integral_value()
            exponent = found[0].digits.as_tuple().exponent
            return Decimal(1).scaleb(int(shift) + (exponent if isinstance(exponent, int) else 0))
    return Decimal(1)


@lru_cache(1024)
def sentence_read(key: ByContent, span: Span) -> tuple[Printed, ...]:
    """Read the numbers of a sentence, each with its time and its words."""
    document = key.document
    facts = facts_of(key)
    text = document.text[span.start : span.end]
    whens = times(text)
    found = numbers(text, document.language)
    roles = [role_of(one, text, whens, text) for one in found]
    amounts = [one for one, role in zip(found, roles, strict=True) if role == "amount"]
    others = [one for one, role in zip(found, roles, strict=True) if role not in ("amount", "time")]
    told = (*said(text, amounts, whens), *(Said(one, (), _UNTOLD, "") for one in others))
    taken = {when.year for one in told for when in one.whens}
    near = facts.whens_near(span.start, text)
    default = tuple(one for one in near if one.year not in taken) or near
    return tuple(_printed_number(one, span, one.whens or default, facts) for one in told)


def _printed_number(said: Said, span: Span, whens: tuple[When, ...], facts: Facts) -> Printed:
    number = said.number
    start = span.start + number.start
    is_money = number.unit is not None and len(number.unit) == len("USD") and number.unit.isupper()
    loose = (number.is_bare or is_money) and not number.scaled
    return Printed(
        value=-number.value if number.sign < 0 else number.value,
        step=number.step,
        unit=number.unit or "pure",
        span=Span(span.document_id, start, start + len(number.text)),
        whens=whens,
        label=said.words,
        column="",
        said_before=said.before,
        said_after=said.after,
        may_be_money=said.wordings != _UNTOLD,
        is_hedged=number.hedge is not None,
        sign_open=number.sign == 0,
        shifts=facts.prose_shifts() if loose else (0,),
    )
