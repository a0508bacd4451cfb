"""Which companies, periods and line items a question names, and what it wants done with them.

By tables and rules, with no model: what is read is what stands there. What may mean two things
is said to, and a word that nobody read is given back, never passed over.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from chat.company_names import company_index
from chat.company_reading import CompaniesRead, read_companies
from chat.company_words import named_companies
from chat.comparison_words import Compared, read_compared
from chat.date_words import read_date
from chat.follow_up import CARRIED, Found, Taken, carry
from chat.item_reading import ItemsRead, formula_of, read_items
from chat.item_words import named_items, with_shared_words
from chat.operation_reading import Asked, Plan, plan
from chat.operation_words import Done, read_operations
from chat.period_grain import by_grain
from chat.period_reading import PeriodsRead, names_it, read_periods
from chat.plain_words import listed
from chat.prose_words import asks_for_words
from chat.question_language import question_language
from chat.question_line import Line, open_line, spans_of, words_left
from chat.question_words import fold
from chat.reading_types import AskedPeriod, Reading
from chat.unit_asked import UnitAsked, read_unit
from chat.unknown_names import Unread, runs_of
from chat.whole_question import asked_language, set_beside, whole_question
from data.company import Company

_ITEM, _COMPANY, _TIME = "\x01", "\x02", "\x04"
_KNOWN = re.compile(
    r"(?:as )?(?:it |they )?(?:was |were )?(?:known|available to the public) (?:on|at|as of|by|until) "
    r"|(?:segun )?(?:lo )?(?:que se )?(?:conocid[oa]s?|conocia) (?:al? |el |en |hasta (?:el )?)(?:dia )?"
)
_OF_A_RATIO = listed(
    "percentage percent ratio share proportion fraction porcentaje proporcion razon"
    " parte part relation relacion cent portion divided dividido cociente relative"
)
_PER_SHARE = frozenset({"per", "share", "common", "diluted", "basic", "por", "accion"})
_OF_THEM = re.compile(
    r"\b(?:of|de) (?:them|these|those|the (?:two|three|four)|ell[ao]s|est[ao]s|es[ao]s|l[ao]s (?:dos|tres|cuatro))\b"
)
_MOVES = frozenset({"growth", "difference", "more_by", "cagr", "compare", "percent", "trend"})


def _known_on(line: Line) -> date | None:
    for match in _KNOWN.finditer(line.covered):
        found = read_date(line.covered, match.end())
        if found and found[0].day:
            line.cover([(match.start(), found[1])], _TIME, "known on")
            return found[0].day
    return None


def _read_time(line: Line, anchor: AskedPeriod | None) -> tuple[Compared | None, PeriodsRead]:
    compared = read_compared(line.covered)
    if compared and names_it(line.covered, compared):
        compared = None
    if compared:
        line.cover([(compared.start, compared.end)], _TIME, "compared")
    periods = read_periods(line.covered, line.text, anchor=anchor)
    line.cover(periods.spans, _TIME, "time")
    return compared, periods


def read_question(
    text: str,
    *,
    companies: Sequence[Company],
    today: date | None = None,
    previous: Reading | None = None,
) -> Reading:
    """Read a question about `companies`, those on file.

    `previous` is the reading of the question before: what this one does not name is taken from it.
    `today` is for the calendar only: "last calendar year".
    """
    line = open_line(text)
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
    known_on = _known_on(line)
    anchor = None
    if previous is not None:
        anchor = previous.periods[-1] if previous.periods else previous.newest
    compared, periods = _read_time(line, anchor)
    unit = read_unit(line.covered, line.text)
    items = read_items(line.words, names, line.covered, in_money=unit.unit is not None)
    done = read_operations(line.covered)
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
        bool(previous and previous.companies),
    )
    runs = runs_of(line.words, left, line.text, shouted=shouted)
    who = read_companies(line, runs, unread, index)
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
        known_on,
        today,
        previous,
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
    is_beside: bool
    """Whether it sets what it names beside what came before."""

    def reading(self) -> Reading:
        taken = carry(self._found(), self.previous)
        every = taken.every_company or self._every_company(taken)
        wanted = () if self.items.ambiguous and not taken.wanted else taken.wanted
        ratio = formula_of(*self.items.ratio) if self.items.ratio else None
        if self.items.ratio:
            wanted = (ratio,) if ratio else self.items.ratio
        made = self._plan(
            taken, len(wanted), every_company=every, is_ratio=bool(self.items.ratio) and not ratio
        )
        unread = tuple(
            self.line.words[place].raw
            for place in self.left
            if self.line.words[place].key not in self._understood()
        )
        qualifiers = unread if wanted or self.items.ambiguous else ()
        if self.items.per_share == "unfit":
            qualifiers = (*qualifiers, "per share")
        if made.operation == "average" and made.over is None:
            qualifiers = (*qualifiers, "average")
        is_prose = (
            self.prose
            or not (wanted or self.items.ambiguous)
            or (self.items.by_verb and bool(qualifiers))
        )
        periods = made.periods
        if is_prose and self.periods.with_filings != self.periods.periods:
            periods = self.periods.with_filings
        return Reading(
            text=self.line.text,
            language=question_language(
                [word for word, role in self.line.read() if role != "company"], self.line.text
            ),
            companies=taken.companies,
            unknown_company=self.who.unknown or taken.unknown_company,
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
            pick=made.pick,
            both_ends="both ends" in self.done.met and made.pick is not None,
            trend=made.trend,
            compare=made.compare,
            grain=self.done.grain,
            unit=self.unit.unit or ("percent" if "percent" in self.done.met else None),
            scale=self.unit.scale,
            printed=self.unit.printed,
            qualifiers=qualifiers,
            unread=unread,
            phrase=self._phrase(),
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
        return ratio | shared | self.items.understood

    def _found(self) -> Found:
        who, items = self.who, self.items
        return Found(
            words=self.line.words,
            companies=who.companies,
            names_company=bool(who.companies or who.ambiguous or who.unknown)
            or "every_company" in self.done.met
            or ("which_company" in self.done.met and not _OF_THEM.search(self.line.covered)),
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
