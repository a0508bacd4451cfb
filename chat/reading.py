"""Which companies, periods and line items a question names, and what it wants done with them.

By tables and rules, with no model: what is read is what stands there. What may mean two things
is said to, and a word that nobody read is given back, never passed over.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from chat.below_zero import asked_below, turned, with_losses
from chat.company_names import company_index
from chat.company_reading import CompaniesRead, read_companies
from chat.company_words import named_companies
from chat.comparison_words import Compared
from chat.cover_count import counted_on_cover
from chat.follow_up import CARRIED, Found, Taken, carry
from chat.issuer_names import IssuerNames, Name, issuer_names
from chat.item_reading import ItemsRead, formula_of, read_items
from chat.item_words import named_items, with_shared_words
from chat.known_on import known_on
from chat.operation_reading import Asked, Plan, plan
from chat.operation_words import Done, read_operations
from chat.period_grain import by_grain
from chat.period_inside import period_last
from chat.period_reading import PeriodsRead
from chat.plain_words import listed
from chat.prose_words import asks_for_words
from chat.question_language import question_language
from chat.question_line import Line, open_line, spans_of, words_left
from chat.question_words import fold
from chat.reading_types import AskedPeriod, Reading
from chat.side_by_side import means_those_before
from chat.small_talk import without_talk
from chat.time_reading import read_time, settled_words
from chat.unit_asked import UnitAsked, read_unit
from chat.unknown_names import Unread, runs_of
from chat.unmet_words import unmet
from chat.whole_question import asked_language, set_beside, whole_question
from data.company import Company

_ITEM, _COMPANY = "\x01", "\x02"
_OF_A_RATIO = listed(
    "percentage percent pct ratio share proportion fraction porcentaje proporcion razon"
    " parte part relation relacion cent portion divided dividido cociente relative"
)
_PER_SHARE = frozenset({"per", "share", "common", "diluted", "basic", "por", "accion"})
_ASKS_FOR_A_PERSON = re.compile(r"(?<![a-z])(?:who|whose|quien(?:es)?)(?![a-z])")
"""Asked for in words, "who" is nobody's rank among the companies."""
_MOVES = frozenset({"growth", "difference", "more_by", "cagr", "compare", "percent", "trend"})


def read_question(
    text: str,
    *,
    companies: Sequence[Company],
    today: date | None = None,
    previous: Reading | None = None,
    issuers: tuple[Name, ...] = (),
) -> Reading:
    """Read a question about `companies`, those on file, or `issuers` that file text alone.

    `previous` is the reading of the question before: what this one does not name is taken from it.
    `today` is for the calendar only: "last calendar year".
    """
    reading = _read(text, companies, today, previous, issuer_names(issuers))
    if (moved := period_last(reading)) is not None:
        again = _read(moved, companies, today, previous, issuer_names(issuers))
        if again.wanted and not (again.qualifiers or again.ambiguous_items):
            return replace(again, text=reading.text)
    return reading


def _read(
    text: str,
    companies: Sequence[Company],
    today: date | None,
    previous: Reading | None,
    issuers: IssuerNames,
) -> Reading:
    line = open_line(without_talk(text))
    spoken_in = asked_language(fold(line.text))
    if spoken_in and spoken_in.is_all and previous is not None:
        return replace(previous, language=spoken_in.language, carried=frozenset(CARRIED))
    line.cover([spoken_in.span] if spoken_in else [], "\x05", "read")
    index = company_index(tuple(companies))
    shouted = line.text.isupper()
    mentions = named_companies(line.words, index, line.taken, shouted=shouted)
    names = named_items(line.words, line.taken)
    names = with_shared_words(line.words, line.taken, names)
    line.cover(spans_of(line.words, [(name.start, name.end) for name in names]), _ITEM, "item")
    places = [(place, place + 1) for place, role in enumerate(line.taken) if role == "company"]
    line.cover(spans_of(line.words, places), _COMPANY, "company")
    looked_from = known_on(line, names)
    compared, periods = read_time(line, previous)
    unit = read_unit(line.covered, line.text)
    items = read_items(line.words, names, line.covered, in_money=unit.unit is not None)
    done = with_losses(read_operations(line.covered), items.wanted, line)
    moves = bool(done.met & _MOVES) or compared is not None
    prose = asks_for_words(line.covered, line.text, moves=moves)
    spoken = line.covered
    beside = set_beside(line.covered) if previous is not None else []
    line.cover([*done.spans, *unit.spans, *beside], "\x05", "read")
    left = words_left(line)
    unread = Unread(
        line.words,
        line.taken,
        tuple(mentions),
        line.text,
        shouted,
        prose,
        bool(previous and (previous.companies or previous.unknown_company)),
    )
    runs = runs_of(line.words, left, line.text, shouted=shouted)
    who = read_companies(line, runs, unread, index, issuers)
    left = [place for place in left if place not in who.read]
    reading = _Reader(
        line,
        spoken,
        who,
        items,
        by_grain(periods, done.grain, fold(line.text)),
        compared,
        done,
        unit,
        left,
        prose,
        looked_from,
        today,
        previous,
        issuers,
        is_beside=bool(beside),
    ).reading()
    if spoken_in:
        reading = replace(reading, language=spoken_in.language)
    return reading if previous is None else whole_question(reading, previous, line, index, left)


@dataclass(frozen=True, slots=True)
class _Reader:
    """All that was found, to be made a Reading."""

    line: Line
    spoken: str
    """The line with names, items and times covered, the other words not."""
    who: CompaniesRead
    items: ItemsRead
    periods: PeriodsRead
    compared: Compared | None
    done: Done
    unit: UnitAsked
    left: list[int]
    prose: bool
    known_on: date | None
    today: date | None
    previous: Reading | None
    issuers: IssuerNames
    is_beside: bool
    """Whether it sets what it names beside what came before."""

    def reading(self) -> Reading:
        taken = carry(self._found(), self.previous)
        every = taken.every_company or self._every_company(taken)
        wanted = () if self.items.ambiguous and not taken.wanted else taken.wanted
        ratio = formula_of(*self.items.ratio) if self.items.ratio else None
        if self.items.ratio:
            wanted = (ratio,) if ratio else self.items.ratio
        wanted = counted_on_cover(wanted, self.line.text)
        made = self._plan(
            taken, len(wanted), every_company=every, is_ratio=bool(self.items.ratio) and not ratio
        )
        unread = tuple(
            self.line.words[place].raw
            for place in self.left
            if self.line.words[place].key not in self._understood()
        )
        below = asked_below(self.line.text, self.done, wanted, made.operation)
        qualifiers = unread if wanted or self.items.ambiguous else ()
        lacking = unmet(self.line, self.items, wanted, made)
        qualifiers += lacking
        is_prose = (
            self.prose
            or not (wanted or self.items.ambiguous)
            or (self.items.by_verb and bool(qualifiers))
        )
        unknown = self.who.unknown or taken.unknown_company
        names_filings = is_prose and self.periods.with_filings != self.periods.periods
        periods = self.periods.with_filings if names_filings else made.periods
        return Reading(
            text=self.line.text,
            language=question_language(
                [word for word, role in self.line.read() if role != "company"], self.line.text
            ),
            companies=taken.companies,
            unknown_company=unknown,
            is_untagged=self.issuers.has(unknown or ""),
            near=self.who.near,
            ambiguous=self.who.ambiguous,
            ambiguous_name=self.who.ambiguous_name,
            every_company=every,
            periods=tuple(self._in_calendar(period) for period in periods),
            ambiguous_periods=self.periods.ambiguous,
            wanted=wanted,
            ambiguous_items=self.items.ambiguous,
            ambiguous_item=self.items.ambiguous_name,
            operation=made.operation,
            against=made.against,
            over=made.over,
            pick=turned(made.pick, below, self.line.text),
            below=below,
            both_ends="both ends" in self.done.met and made.pick is not None,
            trend=made.trend,
            compare=made.compare,
            grain=self.done.grain,
            unit=self.unit.unit or ("percent" if "percent" in self.done.met else None),
            scale=self.unit.scale,
            printed=self.unit.printed,
            qualifiers=qualifiers,
            unread=unread,
            phrase=(*self._phrase(), *lacking),
            asks_for_words=self.prose,
            is_prose=is_prose,
            known_on=taken.known_on if self.known_on is None else self.known_on,
            as_first_reported="first_reported" in self.done.met,
            amounts=self.unit.amounts,
            carried=taken.carried,
            corrected=(*self.who.corrected, *self.items.corrected),
        )

    def _phrase(self) -> tuple[str, ...]:
        """The words from the first that names an item, or that nobody read, to the last."""
        taken = self.line.taken
        left = set(self.left)
        named = [place for place, role in enumerate(taken) if place in left or role == "item"]
        inside = range(named[0], named[-1] + 1) if named else ()
        return tuple(
            self.line.words[place].raw
            for place in inside
            if place in left or taken[place] in ("", "item")
        )

    def _understood(self) -> frozenset[str]:
        """Words that only say what the items have settled."""
        ratio = _OF_A_RATIO if self.items.ratio else frozenset()
        shared = _PER_SHARE if self.items.per_share == "fits" else frozenset()
        return ratio | shared | settled_words(self.periods) | self.items.understood

    def _found(self) -> Found:
        who, items = self.who, self.items
        return Found(
            words=self.line.words,
            companies=who.companies,
            names_company=bool(who.companies or who.ambiguous or who.unknown)
            or "every_company" in self.done.met
            or (
                "which_company" in self.done.met
                and not means_those_before(self.line, self.items, self.previous, self.left)
                and not (self.prose and _ASKS_FOR_A_PERSON.search(fold(self.line.text)))
            ),
            wanted=items.wanted,
            names_item=bool(items.wanted or items.ambiguous),
            periods=self.periods.periods,
            names_period=bool(self.periods.periods or self.periods.ambiguous),
            left=len(self.left),
            is_prose=self.prose,
            is_beside=self.is_beside,
            does=bool(self.done.met & _MOVES)
            or self.compared is not None
            or "average" in self.done.met,
        )

    def _every_company(self, taken: Taken) -> bool:
        if taken.companies or self.who.unknown or self.who.ambiguous:
            return False
        return bool(self.done.met & {"every_company", "which_company"})

    def _plan(self, taken: Taken, items: int, *, every_company: bool, is_ratio: bool) -> Plan:
        periods = self.periods
        if "periods" in taken.carried:
            periods = PeriodsRead(taken.periods, taken.periods, rate_years=periods.rate_years)
        return plan(
            self.done,
            Asked(
                companies=len(taken.companies) + bool(self.who.unknown),
                items=items,
                every_company=every_company,
                periods=periods,
                compared=self.compared,
                line=self.spoken,
                is_ratio=is_ratio,
                carried_operation=taken.operation,
            ),
        )

    def _in_calendar(self, period: AskedPeriod) -> AskedPeriod:
        """Count "last calendar year" from today: it is no fiscal year."""
        if not period.calendar or period.relative is None or self.today is None:
            return period
        return replace(period, year=self.today.year + period.relative, relative=None)
