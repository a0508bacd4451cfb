"""What a whole document says about its numbers: currency, scale, the time it reports on."""

import re
from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache

from chat.gate_periods import FiscalYears, When, fiscal_years, times
from chat.gate_words import Words, item_words
from data.document import Document, Table
from data.span import Span
from data.unit_words import CURRENCIES, stated_unit

_GENERAL = re.compile(
    r"\b(?:dollars|amounts|figures|importes|cifras|datos)\b(?: (?:are|is|presented|expressed|stated|expresad[oa]s))*"
    r" (?:in|en) (millions|thousands|millones|miles)\b"
    r"|\b(?:expressed|stated|presented|expresad[oa]s|presentad[oa]s) (?:in|en) (millions|thousands|millones|miles)\b",
    re.IGNORECASE,
)
_POWERS = {"millions": 6, "thousands": 3, "millones": 6, "miles": 3}
_SHARES_IN = re.compile(
    r"\b(?:shares?|acciones)\b[^|.;(\n]{0,40}?\b(?:in|en) (millions|thousands|millones|miles)\b"
    r"|\b(millions|thousands|millones|miles)\b (?:of|de) (?:\w+ ){0,2}(?:shares|acciones)\b",
    re.IGNORECASE,
)
MILLIONS = 6
"""A caption that states more is likely prose with an amount in it."""
_IN_BRACKETS = re.compile(
    r"\([^()]*\b(?:in|en) (?:millions|thousands|millones|miles)\b[^()]*\)", re.I
)
_IN_SCALE = re.compile(r"\b(?:in|en) (millions|thousands|millones|miles)\b", re.IGNORECASE)
_LONG = re.compile(r"\b\d{1,3}(?:[.,]\d{3}){2,}\b")
MOST_BETWEEN = 40
"""Characters between a table and its continuation: a page number, a running title."""
MOST_AROUND = 5000
"""Characters of a paragraph whose times a sentence of it may be about."""
_SIGNS = ("$", "€", "£", "¥")


@dataclass(frozen=True, slots=True)
class Scales:
    """Powers of ten that numbers of a table are printed in."""

    table: int
    """As its caption states; 0 where it states none."""
    unit: str | None
    """Its currency."""
    shifts: tuple[int, ...]
    """What its amounts may still lack: the document's scale where the table states none."""
    shares: tuple[int, ...]
    """What its numbers of shares may still lack."""
    has_long: bool
    """It prints numbers in full, of more than six digits, though its caption states a scale."""
    is_money: bool
    """It names a currency or a scale, so numbers without a unit may be money."""
    general: tuple[str, int] | None
    """Currency and scale that the document states for all its money, where the table states none."""


class ByContent:
    """A document as a key of caches: two readings of the same bytes are one."""

    __slots__ = ("document",)

    def __init__(self, document: Document) -> None:
        self.document = document

    def __hash__(self) -> int:
        return hash((self.document.document_id, self.document.sha256))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ByContent) and (
            (self.document.document_id, self.document.sha256)
            == (other.document.document_id, other.document.sha256)
        )


class Facts:
    """What is asked of a document again and again."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.years: FiscalYears = fiscal_years(document.filing)
        self._table_starts = [table.span.start for table in document.tables]
        self._block_starts = [block.span.start for block in document.blocks]
        self._folded: str | None = None
        self.currency = self._currency()
        self.scale = self._scale()

    @property
    def own_words(self) -> Words:
        """The words of the company's own name: a claim may leave them out of a row's name."""
        return (
            item_words(self.document.filing.company.name) if self.document.filing else frozenset()
        )

    @property
    def is_annual(self) -> bool:
        """It reports on a year: a column that names a year means all of it."""
        filing = self.document.filing
        return filing is not None and filing.fiscal_period == "FY"

    def table_at(self, span: Span) -> int | None:
        """Find the table that a span lies in."""
        place = bisect_right(self._table_starts, span.start) - 1
        if place < 0 or span.start >= self.document.tables[place].span.end:
            return None
        return place

    def has(self, words: str) -> bool:
        """Say whether the document says these words anywhere; they are in lower case."""
        if self._folded is None:
            self._folded = self.document.text.lower()
        return words in self._folded

    def table(self, number: int) -> Table:
        """Give a table with what it takes over from the one that it continues on a new page."""
        table = self.document.tables[number]
        if number and not any(map(any, table.header)):
            table = self._continued(number, table)
        return replace(table, header=_filled(table.header))

    def _continued(self, number: int, table: Table) -> Table:
        above = self.document.tables[number - 1]
        between = self.document.text[above.span.end : table.span.start].strip()
        if table.caption or len(between) > MOST_BETWEEN or len(above.header) != len(table.header):
            return table
        return replace(
            table,
            header=above.header,
            scale=table.scale or above.scale,
            unit=table.unit or above.unit,
        )

    def path_at(self, start: int) -> tuple[str, ...]:
        """Give the headings above a place."""
        place = bisect_right(self._block_starts, start) - 1
        return self.document.blocks[place].path if place >= 0 else ()

    def block_text(self, start: int) -> str:
        """Give the paragraph that a place lies in; nothing for a table."""
        place = bisect_right(self._block_starts, start) - 1
        if place < 0 or self.document.blocks[place].kind == "table":
            return ""
        span = self.document.blocks[place].span
        return self.document.text[span.start : span.end]

    def caption_of(self, number: int) -> str:
        table = self.document.tables[number]
        return "\n".join(self.document.text[one.start : one.end] for one in table.caption)

    def scales(self, number: int) -> "Scales":
        """Tell the powers of ten of a table: its own words tell, else the document's."""
        table = self.table(number)
        caption = self.caption_of(number)
        heads = self._states_scale(number)
        heads = heads if table.scale > MILLIONS else set()
        is_told = (
            bool(table.scale or self._states_scale(number))
            or stated_unit(caption).scale is not None
        )
        own = self.document.text[table.span.start : table.span.end]
        shares = {
            _POWERS[(one[1] or one[2]).lower()] for one in _SHARES_IN.finditer(f"{caption}\n{own}")
        }
        if not shares and self.scale and not is_told:
            shares = {0, self.scale}
        is_general = not is_told and self.general_scale and self.currency
        return Scales(
            table=table.scale,
            unit=table.unit,
            shifts=self._shifts(table.scale, heads or _of_money(caption), is_told=is_told),
            shares=tuple(sorted(shares)),
            has_long=_LONG.search(own) is not None,
            is_money=bool(is_told or table.unit) or self.document.filing is None,
            general=(str(self.currency), self.general_scale) if is_general else None,
        )

    def _shifts(self, scale: int, heads: set[int], *, is_told: bool) -> tuple[int, ...]:
        """Tell what amounts may still lack: what a header says that the caption contradicts, or the document."""
        if scale and len(heads) == 1:
            return (next(iter(heads)) - scale,)
        if is_told or not self.scale:
            return (0,)
        return (self.general_scale,) if self.general_scale else (self.scale, 0)

    def _states_scale(self, number: int) -> set[int]:
        """Give the powers of ten that a table's headers state."""
        texts = {text for column in self.document.tables[number].header for text in column}
        found = (stated_unit(text).scale for text in texts)
        return {scale for scale in found if scale is not None}

    def prose_shifts(self) -> tuple[int, ...]:
        """Give the same for sentences: "sales of $66,517" where all is in millions."""
        return (0, self.scale) if self.general_scale else (0,)

    def whens_near(self, start: int, text: str, corner: str = "") -> tuple[When, ...]:
        """Give the times that a place without one may be about: what is around it, and the document's own.

        A year in the corner of a table's header is of all of the table, and nothing else then counts.
        """
        if in_corner := tuple(when for when in times(corner) if when.year is not None):
            return in_corner
        around = (*times(text), *times("\n".join(self.path_at(start))))
        dated = [when for when in around if when.year is not None]
        if not dated and len(block := self.block_text(start)) < MOST_AROUND:
            dated = [when for when in times(block) if when.year is not None]
        return (*dated, *self._own_whens())

    def _own_whens(self) -> tuple[When, ...]:
        filing = self.document.filing
        found = []
        if filing is not None and filing.period_end is not None:
            found.append(When(0, 0, year=filing.period_end.year, day=filing.period_end))
        if filing is not None and filing.fiscal_year is not None:
            found.append(When(0, 0, year=filing.fiscal_year, fiscal=True))
        if not found:
            found = [when for when in times(self.document.title) if when.year is not None]
        return tuple(found)

    def _currency(self) -> str | None:
        counts = Counter(table.unit for table in self.document.tables if table.unit)
        if counts:
            return counts.most_common(1)[0][0]
        signs = Counter({sign: self.document.text.count(sign) for sign in _SIGNS})
        sign, count = signs.most_common(1)[0]
        return CURRENCIES[sign] if count else None

    def _scale(self) -> int:
        counts = Counter(table.scale for table in self.document.tables if table.scale)
        self.general_scale = 0
        said = _GENERAL.search(self.document.text)
        if said:
            self.general_scale = _POWERS[(said[1] or said[2]).lower()]
        return self.general_scale or (counts.most_common(1)[0][0] if counts else 0)


def _filled(header: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """Give a column without a header the one on its left, which spans it: "2024" over amount and per cent."""
    filled = list(header)
    for column in range(2, len(filled)):
        if not any(filled[column]):
            filled[column] = filled[column - 1]
    return tuple(filled)


def _of_money(caption: str) -> set[int]:
    """Read the scale in brackets, "(net income in millions and shares in thousands)"; empty without one."""
    found = list(_IN_BRACKETS.finditer(caption))
    if not found:
        return set()
    stated = _IN_SCALE.search(_SHARES_IN.sub(" ", found[-1][0]))
    return {_POWERS[stated[1].lower()]} if stated else set()


@lru_cache(32)
def facts_of(key: ByContent) -> Facts:
    """Read a document's own facts, once."""
    return Facts(key.document)
