"""Rows of one name that a filing has for the whole company and for its parts: which of them a question means.

The whole is meant unless the question names a part. Where no row is the whole's, all parts are told, and that
they are parts.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache

from chat.asked_years import YEAR
from chat.part_headings import Name, is_total, name_of, part_lists, part_over
from chat.quotable import Quotable, table_rows
from chat.row_heads import table_of
from chat.whole_company import narrowing_words
from data.amount import read_amount
from data.document import Block, Document, Table
from data.span import Span
from data.unit_words import CURRENCY
from retrieval.header import naming_words
from retrieval.words import words

ALIKE_ROWS, ALIKE_SHARE = 2, 0.4
"""Names of rows, and the share of the smaller table's, that two tables have in common which tell the same of two
things."""
MOST_PARTS = 8
_OF_ALL = frozenset(words("company global worldwide total group compañía grupo mundial"))
"""What a heading has that is of the whole."""
_ASIDE = re.compile(r"\([^()]*\)|\(?\d{1,2}\)?$")


@dataclass(frozen=True, slots=True)
class Namesake:
    """A row of the name that is asked for."""

    spans: tuple[Span, ...]
    """The row, the header line of its table, its captions."""
    numbers: tuple[Decimal, ...]
    part: Name
    """Words of the headings above it that name a part; none for the whole."""


@dataclass(frozen=True, slots=True)
class Meant:
    """The rows that a question means."""

    rows: tuple[tuple[Span, ...], ...]
    are_parts: bool = False
    """Whether these are all parts, of a whole that no row was found of."""


def meant(one: Quotable, query: str, document: Document) -> Meant | None:
    """Say which rows of a quoted row's name are meant; None where it is the only one."""
    table = table_of(one.spans[0], document) if one.is_row else None
    if table is None:
        return None
    found = _namesakes(one.spans[0], table, document)
    own = next((each for each in found if each.spans[0] == one.spans[0]), None)
    if own is None or len({each.numbers for each in found}) < 2:
        return None
    label = _label_name(own.spans[0], document)
    asked = frozenset(words(query)) - naming_words(document) - label
    named = max(len(each.part & asked) for each in found)
    if named:
        chosen = [each for each in found if len(each.part & asked) == named]
        return Meant(((own if own in chosen else chosen[0]).spans,))
    wholes = [each for each in found if not each.part or _is_sum(each, found)]
    if wholes:
        return Meant(((own if own in wholes else wholes[0]).spans,))
    parts = {each.part: each.spans for each in reversed(found)}
    return (
        Meant(tuple(reversed(parts.values()))[:MOST_PARTS], are_parts=True)
        if len(parts) > 1
        else None
    )


def _is_listed(row: Span, table: Table, document: Document) -> bool:
    """Whether a row is what a total below it is of, or a total: headings above say what is measured then."""
    labels = [(one[0].span, is_total(_text(one[0].span, document))) for one in table.rows if one]
    return any(is_sum and span.start >= row.start for span, is_sum in labels)


def _is_sum(one: Namesake, found: Sequence[Namesake]) -> bool:
    """Whether a row is what the others come to, in its first column."""
    others = {
        each.part: each.numbers[0] for each in found if each.part != one.part and each.numbers
    }
    return bool(one.numbers) and len(others) > 1 and sum(others.values()) == one.numbers[0]


def _namesakes(row: Span, table: Table, document: Document) -> list[Namesake]:
    """Give the rows of its name in tables that tell the same, in the order of the text, itself among them."""
    years = _years(table, document)
    rows: list[tuple[Block, Table, tuple[Span, ...]]] = []
    for block in document.blocks:
        other = document.tables[block.table] if block.table is not None else None
        if other is None or not (other is table or _are_alike(table, other, document)):
            continue
        if _years(other, document).isdisjoint(years) and years:
            continue
        rows += ((block, other, one) for one in table_rows(other.span, document.text))
    own = next((spans for _, _, spans in rows if spans[0] == row), None)
    if own is None:
        return []
    name = _key(row, own, document)
    rows = [one for one in rows if _key(one[2][0], one[2], document) == name]
    headings = list(_headings([(block, each) for block, each, _ in rows], document))
    if _is_listed(row, table, document) and not _are_listed_beside(headings, row, document):
        return []
    return [
        Namesake((*spans, *each.caption), _numbers(spans[0], document), part)
        for (_, each, spans), part in zip(rows, headings, strict=True)
    ]


def _key(row: Span, spans: tuple[Span, ...], document: Document) -> tuple[object, ...]:
    """What rows have in common that are one row of two tables: label, time above it, and how numbers are printed."""
    cells = _text(row, document).split(" | ")[1:]
    first = next((cell for cell in cells if any(map(str.isdigit, cell))), "")
    printed = "%" in first, CURRENCY.search(first) is not None
    return _label_name(row, document), tuple(_text(one, document) for one in spans[2:]), printed


def _are_listed_beside(parts: Sequence[Name], row: Span, document: Document) -> bool:
    """Whether a table lists these parts beside one another, and not the row beside them."""
    named = frozenset(parts)
    lists = [one for one in part_lists(document) if one & named]
    return any(len(one & named) > 1 for one in lists) and not any(
        name_of(_label(row, document)) in one for one in lists
    )


def _headings(places: Sequence[tuple[Block, Table]], document: Document) -> Iterator[Name]:
    """Say for each table by which words of its headings it is of a part: those that not all of them have."""
    names = frozenset().union(*part_lists(document))
    said = [_over(block, table, document) for block, table in places]
    common = frozenset.intersection(*said) if said else frozenset()
    by_name = [
        frozenset().union(*(name for text in own - common if (name := name_of(text)) in names))
        for own in said
    ]
    if len(set(by_name) - {frozenset()}) > 1:
        yield from by_name
        return
    for own in said:
        narrowing = " ".join(word for text in own - common for word in narrowing_words(text))
        yield name_of(narrowing) - _OF_ALL


def _over(block: Block, table: Table, document: Document) -> frozenset[str]:
    """The headings over a table: its path, headings among its captions, the part's whose section it is in."""
    captions = (document.text[one.start : one.end] for one in table.caption)
    part = part_over(table.span, document)
    return frozenset(
        (
            *block.path,
            *(text.lstrip("# ") for text in captions if text.startswith("#")),
            *((part.text,) if part is not None else ()),
        )
    )


def _are_alike(one: Table, other: Table, document: Document) -> bool:
    """Whether two tables tell the same of two things: they have names of rows in common."""
    first, second = _names(one, document), _names(other, document)
    shared = len(first & second)
    return shared >= ALIKE_ROWS and shared >= ALIKE_SHARE * min(len(first), len(second))


def _names(table: Table, document: Document) -> frozenset[Name]:
    return frozenset(_label_name(row[0].span, document) for row in table.rows if row)


def _label_name(row: Span, document: Document) -> Name:
    """The words of a row's label without asides and the marks of notes."""
    return _words_of(_label(row, document))


@lru_cache(20_000)
def _words_of(label: str) -> Name:
    return frozenset(words(_ASIDE.sub(" ", label)))


def _label(row: Span, document: Document) -> str:
    return _text(row, document).partition(" | ")[0].strip()


def _years(table: Table, document: Document) -> frozenset[str]:
    end = document.text.find("\n", table.span.start, table.span.end)
    return frozenset(YEAR.findall(document.text, table.span.start, end))


def _text(span: Span, document: Document) -> str:
    return document.text[span.start : span.end]


def _numbers(row: Span, document: Document) -> tuple[Decimal, ...]:
    cells = document.text[row.start : row.end].split(" | ")[1:]
    read = (read_amount(cell.strip(), language=document.language) for cell in cells)
    return tuple(one.value for one in read if one is not None)
