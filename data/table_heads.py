"""Header rows within a table's body: each heads the rows below it, until the next one."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from data.amount import read_amount
from data.document import Document, Table, TableCell
from data.unit_words import names_unit, stated_unit

Header = tuple[tuple[str, ...], ...]
"""Per column the texts that head it, from top to bottom."""

MAX_TIME_CHARS = 60
MAX_UNIT_CHARS = 120
_YEAR = re.compile(r"(?:(?:FY|fiscal) ?)?(?:19|20)\d\d[AEae]?:?", re.IGNORECASE)
_MONTH = (
    r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?"
    r"|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre"
)
_TIME = re.compile(
    rf"\b(?:19|20)\d\d\b|\b(?:{_MONTH}) \d{{1,2}}\b|\b\d{{1,2}} (?:de )?(?:{_MONTH})\b"
    r"|\b(?:months?|weeks?|years?|quarters?|periods?|meses|ejercicios?|trimestres?) (?:ended|ending|terminad[oa]s?)\b"
    r"|^Q[1-4]\b",
    re.IGNORECASE,
)
_HAS_YEAR = re.compile(r"(?:19|20)\d\d")
_BARE = re.compile(r"\d{1,2}")
_UNIT_LINE = re.compile(
    r"\(|(?:shares|dollars|amounts|acciones|importes|cifras) (?:in|en) ", re.IGNORECASE
)
_OF_TIME = re.compile(
    rf"[\s,:/()\-–—.\d]+|\b(?:{_MONTH}|for|the|as|of|at|to|from|and|through|ended|ending|fiscal|FY|Q[1-4]|unaudited"
    r"|first|second|third|fourth|one|two|three|six|nine|twelve|thirteen|twenty|thirty|months?|weeks?|years?|quarters?"
    r"|periods?|a|al|del?|el|los|en|ejercicios?|trimestres?|meses|terminad[oa]s?|cerrad[oa]s?|primer|segundo|tercer"
    r"|cuarto)\b|\b(?:six|thirty|twenty|fifty)-\w+\b",
    re.IGNORECASE,
)
"""What a text is made of that says a time and nothing else."""


@dataclass(frozen=True, slots=True)
class HeadedRow:
    """A row of the body with the header that stands nearest above."""

    cells: tuple[TableCell, ...]
    header: Header
    """Of the first column too: what stands in its corner is said of the whole table."""
    is_head: bool
    """It names columns or their time itself, and holds no numbers."""


def headed_rows(document: Document, table: Table, header: Header) -> Iterator[HeadedRow]:
    """Give each row with its header: the table's own, as changed by the header rows further down."""
    width = max((cell.column + 1 for row in table.rows for cell in row), default=0)
    first = tuple(header) + ((),) * (width - len(header))
    now, is_open, is_alone = first, True, False
    is_bare = not any(map(any, first))
    for row in table.rows:
        texts = {cell.column: document.text[cell.span.start : cell.span.end] for cell in row}
        found = _head(texts, width, is_first=is_bare and now is first)
        if not found:
            if is_alone and is_time(texts.get(0, "")):
                now = (
                    first  # rows that name their own time are not of the one that stood alone above
                )
            yield HeadedRow(row, now, is_head=False)
            is_open = is_open and not row
            continue
        now = _under(now if is_open else first, found, is_below=not is_open)
        is_open, is_alone = True, len(row) == 1
        yield HeadedRow(row, now, is_head=True)


def is_time(text: str) -> bool:
    """Say whether a text is a time and nothing else: "2023", "Three months ended June 30, 2025"."""
    if len(text) > MAX_TIME_CHARS or not _TIME.search(text):
        return False
    return not _OF_TIME.sub("", text)


def _head(texts: Mapping[int, str], width: int, *, is_first: bool) -> dict[int, tuple[str, ...]]:
    """Read what a row heads, by column; nothing where it holds numbers or names a row.

    The first row of a table that has no header may have any label.
    """
    named = {column: text for column, text in texts.items() if column}
    label = texts.get(0, "")
    corner: dict[int, tuple[str, ...]] = {0: (label,)} if _is_unit(label) else {}
    time = (label,) if is_time(label) else ()
    if not named:
        return dict.fromkeys(range(1, width), time) if time else corner
    is_label = bool(label) and not corner and not time and not (is_first and len(named) > 1)
    says_all = all(is_time(text) or _is_unit(text) for text in named.values())
    # "Year of maturity | 2027 | 2030" is a row of its own.
    is_row = is_label and (not says_all or all(map(_YEAR.fullmatch, named.values())))
    if is_row or _holds_numbers(named):
        return {}
    heads = _spread(named, width) if says_all else named
    return corner | {column: (*time, text) for column, text in heads.items()}


def _holds_numbers(named: Mapping[int, str]) -> bool:
    """Whether cells hold amounts or dashes; the mark of a note may stand alone among words."""
    numbers = [text for text in named.values() if _is_number(text)]
    words = sum(any(map(str.isalpha, text)) for text in named.values())
    return any(not _BARE.fullmatch(text) for text in numbers) or words <= 2 * len(numbers) > 0


def _spread(named: Mapping[int, str], width: int) -> dict[int, str]:
    """Head the columns behind a text too, up to the next one; a time alone heads all columns."""
    if len(named) == 1 and all(map(is_time, named.values())):
        return dict.fromkeys(range(1, width), *named.values())
    found, text = {}, ""
    for column in range(min(named), width):
        text = named.get(column, text)
        found[column] = text
    return found


def _under(header: Header, found: Mapping[int, tuple[str, ...]], *, is_below: bool) -> Header:
    """Put a header row under a header; what it says anew takes the place of what was said."""
    return tuple(
        (*_kept(texts, found[column], is_below=is_below), *found[column])
        if column in found
        else texts
        for column, texts in enumerate(header)
    )


def _kept(texts: Sequence[str], new: Sequence[str], *, is_below: bool) -> tuple[str, ...]:
    """Choose what a column is still called: what is new is a unit, a time or a name."""
    if all(map(_is_unit, new)):
        return tuple(text for text in texts if not _is_unit(text))
    has_year = any(is_time(text) and _HAS_YEAR.search(text) for text in new)
    is_name = is_below and not all(map(is_time, new))
    return tuple(
        text
        for text in texts
        if not (_TIME.search(text) if has_year else is_name and not _TIME.search(text))
    )


def _is_unit(text: str) -> bool:
    if len(text) > MAX_UNIT_CHARS or not _UNIT_LINE.match(text):
        return False
    said = stated_unit(text)
    return said.has_scale or said.measure is not None or names_unit(text)


def _is_number(text: str) -> bool:
    """Whether a cell holds an amount or a dash in its place; a year heads a column."""
    if _YEAR.fullmatch(text):
        return False
    # "21,55 %" is a number in a Spanish table alone.
    read = (read_amount(text, language="en"), read_amount(text, language="es"))
    return not any(map(str.isalnum, text)) or any(one is not None for one in read)
