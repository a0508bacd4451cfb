"""What is around a table: its captions and headings, its years, and whether it is a statement of the whole group."""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from chat.cell_labels import Label, heads_classes, label_of
from chat.cell_scale import says_whole_unit
from chat.gate_periods import When, times
from data.document import Block, Document, Table
from data.unit_words import names_unit

LONGEST_CAPTION = 400
"""Characters of a caption that titles a table; a longer one is prose that leads over to it."""
LONGEST_LINE = 100
"""Characters of a line above a table that is part of its title."""
MOST_LINES = 8
_AT_AN_INSTANT = re.compile(
    r"\b(?:balances?|balance sheets?|saldos?|as (?:of|at)|at (?:the )?(?:end|close)|al (?:cierre|final)|al? \d{1,2} de|financial position|situaci[oó]n financiera)\b",
    re.IGNORECASE,
)
_PARTS = re.compile(r"[.:;—–|]+\s+|\s[—–|-]+\s")
_PRIMARY = re.compile(
    r"\bconsolidated (?:balance sheets?|income statements?|profit and loss|statements? of (?:operations|income|earnings|loss|profit"
    r"|financial position|financial condition|comprehensive|cash flows?))\b|\b(?:cuenta de (?:resultados|p[ée]rdidas y ganancias)|balance"
    r"|estado de (?:situaci[oó]n financiera|flujos de efectivo)) (?:de situaci[oó]n )?consolidad[oa]s?\b",
    re.IGNORECASE,
)
_CASH_FLOWS = re.compile(
    r"\bcash flows?\b|\bflujos? de (?:efectivo|caja|tesorer[ií]a)\b", re.IGNORECASE
)
_NUMBERED = re.compile(
    r"^(?:\d+(?:\.\d+)*\.?|[IVX]+\.|(?:nota|note|item)\s+\d+\w*\.?)\s*", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class TableFrame:
    """What is around a table."""

    number: int
    """Which of its document's tables it is."""
    corner: Label
    """The header of the labels' column."""
    classes_below: bool
    captions: tuple[Label, ...]
    """Parts of what titles it."""
    headings: tuple[Label, ...]
    """Parts of the headings above it."""
    titles: tuple[Label, ...]
    """Its captions and the nearest heading, each whole."""
    above: tuple[Label, ...]
    """Short lines right above it: "(Parent company)"."""
    is_of_cash_flows: bool
    is_primary: bool
    """True for the statements of the whole group: what they say is meant where nothing narrower is asked."""
    times: tuple[When, ...]
    """Of its corner and caption."""
    is_instant: bool
    years: frozenset[int]
    """All that its columns name."""


def frame_of(
    document: Document,
    table: Table,
    number: int,
    block: Block | None,
    columns: set[tuple[str, ...]],
) -> TableFrame:
    corner = " ".join(table.header[0]) if table.header else ""
    captions = [document.text[one.start : one.end] for one in table.caption]
    titles = [one for one in captions if len(one) <= LONGEST_CAPTION]
    around = " ".join([corner, *titles[-1:]])
    lines = _lines_above(document, table)
    headings = list(block.path) if block else []
    return TableFrame(
        number,
        label_of(corner),
        heads_classes(corner),
        tuple(_parts(_untitled(titles))),
        tuple(_parts(headings)),
        tuple(label_of(_NUMBERED.sub("", one)) for one in (*_untitled(titles), *headings[-1:])),
        tuple(map(label_of, lines)),
        any(map(_CASH_FLOWS.search, (*titles, *headings[-1:]))),
        any(map(_PRIMARY.search, (*titles, *headings[-1:]))),
        tuple(one for one in times(around) if one.year is not None or one.month_day is not None),
        any(_AT_AN_INSTANT.search(one) for one in (corner, *titles, *headings[-1:])),
        frozenset(year for one in columns for year in label_of(" ".join(one)).years),
    )


def _lines_above(document: Document, table: Table) -> list[str]:
    """Read the short lines between a table and the text or table above it."""
    found: list[str] = []
    starts = [block.span.start for block in document.blocks]
    place = bisect_left(starts, table.span.start) - 1
    while place >= 0 and len(found) < MOST_LINES:
        block = document.blocks[place]
        text = document.text[block.span.start : block.span.end]
        if block.kind not in ("text", "heading") or len(text) > LONGEST_LINE:
            break
        found.append(text)
        place -= 1
    return found


def _untitled(captions: Sequence[str]) -> Iterator[str]:
    """Leave out what only says units."""
    return (one for one in captions if not (names_unit(one) or says_whole_unit(one)))


def _parts(texts: Iterable[str]) -> Iterator[Label]:
    """Headings and captions in parts: "Note 4 – Debt: maturities"."""
    for text in texts:
        for part in _PARTS.split(_NUMBERED.sub("", text)):
            label = label_of(part.strip(" .,:;"))
            if label.needed:
                yield label
