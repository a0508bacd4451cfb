"""How a table is laid out: which row a number is in, what heads it within the body, and its scale."""

import re
from bisect import bisect_right
from dataclasses import dataclass

from chat.gate_document import Scales
from chat.gate_numbers import numbers
from chat.gate_periods import times
from data.document import Cell, Document, Table, TableCell
from data.span import Span
from data.unit_words import CURRENCY, PER_SHARE, stated_unit

_YEAR = re.compile(r"(?:FY ?)?(?:19|20)\d\d[AEae]?")
_WORD = re.compile(r"[^\W\d_]{3,}")
_AMOUNT = re.compile(r"[\s$€£(−-]*\d")
_BALANCE = re.compile(
    r"\b(?:balances?|saldos?|outstanding|unvested|vivas)\b|^(?:as of|at|a) ", re.IGNORECASE
)
_PRICED = re.compile(
    r"\b(?:per|por|price|precio|rsu|psu|unit|average|fair value|exercise|medio|media)\b",
    re.IGNORECASE,
)


_SHARES = re.compile(
    r"\b(?:dilutive (?:effect|securities|shares?\S* awards|stock|potential)|effect of dilut\w+|participating securities"
    r"|shares? (?:of common stock )?outstanding|shares? reserved)\b",
    re.IGNORECASE,
)
_PRICE = re.compile(
    r"\bper (?:share|unit|rsu|psu|option|award)\b|\bgrant[- ]date\b|\b(?:exercise|strike|market) price\b"
    r"|\bpor acci[oó]n\b|\bprecio de ejercicio\b",
    re.IGNORECASE,
)
"""Says that a column is of prices, however they are printed."""
_DENOMINATED = re.compile(r"denominated|denominad[oa]s?", re.IGNORECASE)
MANY_SHARES = 100_000
"""From this number on shares may be printed one by one in a table of thousands."""


@dataclass(frozen=True, slots=True)
class RowPlace:
    """Where a number stands."""

    row: int
    head: str
    """What a row of times further up in the body heads its column with; empty without one."""
    name: str
    """The label in its first column."""
    until: str
    """The label of the next balance below: what moves between two balances is of the time of the later."""


class Rows:
    """The rows of a table, and what rows of times in the body say of those below."""

    def __init__(self, document: Document, table: Table) -> None:
        self._starts = [row[0].span.start for row in table.rows if row]
        self._numbers = [number for number, row in enumerate(table.rows) if row]
        self._rows = table.rows
        self._heads: dict[int, dict[int, str]] = {}
        self._untils = _untils(document, table)
        self._names = [_label(document, row) for row in table.rows]
        current: dict[int, str] = {}
        was_head = False
        for number, row in enumerate(table.rows):
            found = _times_in(document, row)
            current = _merged(current, found) if found and was_head else found or current
            was_head = bool(found)
            self._heads[number] = current

    def at(self, span: Span) -> RowPlace | None:
        """Find the row and the head of a place in it."""
        place = bisect_right(self._starts, span.start) - 1
        if place < 0:
            return None
        row = self._numbers[place]
        cell = next((one for one in self._rows[row] if one.span.overlap(span)), None)
        return RowPlace(
            row,
            _head(self._heads[row], cell.column if cell else 0),
            self._names[row],
            self._untils[row],
        )


def corner(table: Table) -> str:
    """Give what heads the column of labels."""
    return " ".join(table.header[0]) if table.header else ""


def _label(document: Document, row: tuple[TableCell, ...]) -> str:
    """Give the text in a row's first column; empty without one."""
    if not row or row[0].column != 0:
        return ""
    return document.text[row[0].span.start : row[0].span.end]


def _untils(document: Document, table: Table) -> list[str]:
    """Give each row the label of the next dated balance from it on."""
    found, label = [], ""
    for row in reversed(table.rows):
        text = _label(document, row)
        is_dated = any(when.year is not None for when in times(text))
        if is_dated and (_BALANCE.search(text) or _is_time(text, is_label=True)):
            label = text
        found.append(label)
    return found[::-1]


def _merged(above: dict[int, str], below: dict[int, str]) -> dict[int, str]:
    """Join two header rows, one below the other: "Six months ended" over "June 29, 2025"."""
    return {column: f"{_head(above, column)} {text}".strip() for column, text in below.items()}


def _times_in(document: Document, row: tuple[TableCell, ...]) -> dict[int, str]:
    """Read a row that holds times and no amounts: a second header in the middle of a table."""
    texts = {cell.column: document.text[cell.span.start : cell.span.end] for cell in row}
    if len(texts) == 1 and all(_YEAR.fullmatch(text.strip()) for text in texts.values()):
        return texts
    found = {column: text for column, text in texts.items() if _is_time(text, is_label=column == 0)}
    rest = [text for column, text in texts.items() if column not in found]
    if 0 in found and rest and not any(_WORD.search(text) for text in rest):
        return {}
    return {} if any(_AMOUNT.match(text) for text in rest) else found


def _is_time(text: str, *, is_label: bool) -> bool:
    """Say whether a cell is a time and no amount."""
    if _YEAR.fullmatch(text.strip()):
        return not is_label
    found = times(text)
    said = any(one.year is not None or one.stretch is not None for one in found)
    share = 2 if is_label else 3
    return said and sum(one.end - one.start for one in found) * share > len(text.strip())


def _head(heads: dict[int, str], column: int) -> str:
    before = [one for one in heads if one <= column]
    return heads[max(before)] if before else ""


def unit_and_shifts(cell: Cell, text: str, scales: Scales) -> tuple[str, tuple[int, ...]]:
    """Tell what a cell counts, and the powers of ten that its value may still lack."""
    own = f"{cell.row[-1] if cell.row else ''} {' '.join(cell.column)}"
    if cell.unit in ("ratio", "days"):
        return _told(cell, text), (0,)
    if of_shares := _shares(cell, text, scales):
        return of_shares
    if cell.unit.endswith("/shares"):
        if PER_SHARE.search(own) or not scales.table:
            return cell.unit, (0,)
        # Only the section above says "per share": the row may be money in the table's scale.
        return cell.unit.removesuffix("/shares"), (0,) if "." in text else (scales.table,)
    return _money(cell, text, scales)


def _shares(cell: Cell, text: str, scales: Scales) -> tuple[str, tuple[int, ...]] | None:
    """Read a cell as a number of shares, or as their price; None where it is neither."""
    column = " ".join(cell.column)
    if cell.unit == "shares" and (
        _PRICE.search(column) or ("." in text and _PRICED.search(column))
    ):
        return f"{scales.unit or 'USD'}/shares", (-taken_scale(cell, text),)
    own = f"{cell.row[-1] if cell.row else ''} {column}"
    is_count = bool(_SHARES.search(own)) or any(
        stated_unit(one).measure == "shares" for one in cell.column
    )
    if cell.unit == "shares" or (is_count and not CURRENCY.search(text)):
        return "shares", _share_shifts(cell, text, scales)
    return None


def _money(cell: Cell, text: str, scales: Scales) -> tuple[str, tuple[int, ...]]:
    own = f"{cell.row[-1] if cell.row else ''} {' '.join(cell.column)}"
    if _DENOMINATED.search(own) and scales.unit and not CURRENCY.search(text):
        return scales.unit, scales.shifts  # "Euro denominated" debt, told in dollars
    is_priced = _PRICE.search(own) or ("." in text and _PRICED.search(own))
    if scales.table and is_priced:
        return cell.unit, (0, -scales.table)  # a price in a table of thousands
    is_price = re.search(r"[.,]\d\d\b(?![.,]?\d)", text) and not scales.table
    is_scaled = not scales.table and taken_scale(cell, text) != 0
    if is_price or is_scaled:
        return _told(cell, text), (0,)
    if cell.unit == "pure":
        return _told(cell, text), (*scales.shifts, 0, *((scales.table,) if "." in text else ()))
    return _told(cell, text), scales.shifts


def taken_scale(cell: Cell, text: str) -> int:
    """Give the power of ten by which a cell's value is more than its digits."""
    found = numbers(text, "en")
    if not found or not found[0].digits or not cell.value:
        return 0
    return int((abs(cell.value) / found[0].digits).log10().to_integral_value())


def _share_shifts(cell: Cell, text: str, scales: Scales) -> tuple[int, ...]:
    """Tell in which powers of ten a number of shares may be printed, other than the one that is taken."""
    taken = taken_scale(cell, text)
    stated = (*scales.shares, taken, *((scales.table,) if not taken or not scales.table else ()))
    is_many = abs(cell.value).scaleb(-taken) >= MANY_SHARES
    whole = (0,) if (is_many or scales.has_long) and 0 not in stated else ()
    return tuple(
        dict.fromkeys((*((one - taken) for one in stated), *((one - taken) for one in whole)))
    )


def _told(cell: Cell, text: str) -> str:
    """Tell points and times apart, which a cell counts as ratios."""
    found = numbers(f"1 {text.lstrip('$(0123456789.,-−')}", "en")
    is_told = bool(found) and found[0].unit in ("points", "times")
    return str(found[0].unit) if is_told and cell.unit in ("ratio", "pure") else cell.unit
