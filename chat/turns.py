"""The questions of a conversation -> the reading of the last, each with the one before it."""

import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from weakref import WeakKeyDictionary

from chat.figure_asks import figures_asked, items_asked
from chat.follow_up import Part
from chat.issuer_names import Name
from chat.of_parts import which_part
from chat.on_file import OnFile
from chat.own_item import Names, by_own_label
from chat.reading import read_question
from chat.reading_types import AskedPeriod, PeriodKind, Reading
from data.company import Company
from data.period import FiscalPeriod
from data.span import DocumentId

KEPT = 512
"""Readings that are kept, over all conversations."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A question, and what it shall not take from those before it."""

    question: str
    cleared: frozenset[Part] = frozenset()


@dataclass(frozen=True, slots=True)
class Reader:
    """What the questions of a conversation are read with."""

    on_file: OnFile
    companies: tuple[Company, ...]
    as_of: date | None = None
    only: DocumentId | None = None
    issuers: tuple[Name, ...] = ()
    """Names of those that file text alone."""

    @property
    def key(self) -> tuple[date | None, DocumentId | None]:
        """What else than the filings on file a reading hangs on."""
        return self.as_of, self.only


_Kept = OrderedDict[tuple[object, tuple[Turn, ...]], Reading]


class Turns:
    """Reads a question with those before it; what was read before is not read again.

    Else the 200th question of a conversation would take 200 times as long as the first.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._read: WeakKeyDictionary[OnFile, _Kept] = WeakKeyDictionary()

    def read(self, turns: Sequence[Turn], reader: Reader) -> Reading:
        """Read the last of several turns, each with the one before it."""
        *earlier, last = turns
        before = self._chain(tuple(earlier), reader)
        return _next(before, last, reader)

    def _chain(self, turns: tuple[Turn, ...], reader: Reader) -> Reading | None:
        """Read all but the last, from the longest beginning on that has been read."""
        known, before = len(turns), None
        while known and before is None:
            before = self._known(reader, turns[:known])
            known -= before is None
        for end in range(known + 1, len(turns) + 1):
            before = _leading(_next(before, turns[end - 1], reader), reader)
            self._keep(reader, turns[:end], before)
        return before

    def _known(self, reader: Reader, turns: tuple[Turn, ...]) -> Reading | None:
        with self._lock:
            kept = self._read.get(reader.on_file)
            if kept is None or (reader.key, turns) not in kept:
                return None
            kept.move_to_end((reader.key, turns))
            return kept[reader.key, turns]

    def _keep(self, reader: Reader, turns: tuple[Turn, ...], reading: Reading) -> None:
        with self._lock:
            kept = self._read.setdefault(reader.on_file, OrderedDict())
            kept[reader.key, turns] = reading
            while len(kept) > KEPT:
                kept.popitem(last=False)


def _next(before: Reading | None, turn: Turn, reader: Reader) -> Reading:
    """Read a turn with the one before it."""
    if before is None:
        return read_question(turn.question, companies=reader.companies, issuers=reader.issuers)
    before = without(before, turn.cleared)
    question, before = which_part(turn.question, before)
    reading = read_question(
        question, companies=reader.companies, previous=before, issuers=reader.issuers
    )
    return by_own_label(reading, _names(reader, before.companies))


def _names(reader: Reader, companies: Sequence[Company] = ()) -> Names:
    on_file = reader.on_file
    return Names(on_file.labels, on_file.calendar, companies, as_of=reader.as_of)


def _leading(reading: Reading, reader: Reader) -> Reading:
    """Make it ready to be leant on: by the company's own names, with the period that it is answered for."""
    # A part whose company is not named, as in "AWS operating income", is looked for among all.
    reading = by_own_label(reading, _names(reader, reading.companies or reader.companies))
    return replace(reading, newest=_newest(reading, reader))


def without(reading: Reading, parts: frozenset[Part]) -> Reading:
    """Take away what a question shall not lean on."""
    if "companies" in parts:
        reading = replace(
            reading, companies=(), every_company=False, unknown_company=None, ambiguous=()
        )
    if "periods" in parts:
        reading = replace(reading, periods=(), newest=None, ambiguous_periods=())
    if "wanted" in parts:
        reading = replace(
            reading, wanted=(), topic=(), ambiguous_items=(), operation="value", against=None
        )
    return replace(reading, known_on=None) if "known_on" in parts else reading


def _newest(reading: Reading, reader: Reader) -> AskedPeriod | None:
    """The period for which a question is answered that names none, or no year: its follow-up may count from it."""
    wanted = reading.wanted or reading.topic
    is_open = not reading.periods or (
        len(reading.periods) == 1 and _wants_a_year(reading.periods[0])
    )
    if not is_open or len(reading.companies) != 1 or not wanted or reading.over == "periods":
        return None
    calendar = reader.on_file.calendar(reading.companies[0].cik, reader.only)
    if reader.as_of is not None and calendar.at(reader.as_of).years:
        calendar = calendar.at(reader.as_of)
    about = replace(reading, wanted=wanted)
    asks = [ask for item in items_asked(about)[:1] for ask in figures_asked(about, item, calendar)]
    time = asks[0].period if asks else None
    return asked_period(time) if isinstance(time, FiscalPeriod) else None


def _wants_a_year(period: AskedPeriod) -> bool:
    """Tell "Q3" alone, which is answered for the newest third quarter."""
    is_placed = period.year or period.date or period.month or period.relative is not None
    return period.kind == "quarter" and not is_placed


_KINDS: dict[str, PeriodKind] = {"year": "year", "quarter": "quarter", "instant": "instant"}


def asked_period(time: FiscalPeriod) -> AskedPeriod | None:
    """A whole year, a quarter or a day of balance, as if a question had named it."""
    kind = _KINDS.get(time.span)
    return None if kind is None else AskedPeriod(kind, time.year, time.quarter, words=str(time))
