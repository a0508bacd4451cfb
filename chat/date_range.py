"""A flow asked for from one day to another: a named period, or what lies between two of them."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal

from chat.question_words import fold
from chat.reading_types import Reading
from data.ask import AskedTime, FigureAsk, Refusal
from data.books import fiscal_text
from data.document import Language
from data.fact import Fact
from data.figure_words import day_words
from data.figures import Figure
from data.fiscal import SPAN_OF, FiscalCalendar, named
from data.formula import Formula
from data.line_item import LineItem
from data.period import Duration, FiscalPeriod, Instant

NEAR = timedelta(days=6)
"""How far from the named day a 52/53-week quarter may begin or end."""
_TO = re.compile(
    r"[ ,]*(?:-|to|through|thru|until|till|up to|a|al|hasta)(?: (?:the|el|day|dia|including))*[ ]*"
)
_AND = re.compile(r"[ ,]*(?:and|y|e)(?: (?:the|el))*[ ]*")
_BETWEEN = re.compile(r"(?<![a-z])(?:between|entre)(?: (?:the|el))* ?$")
_PLACED: dict[Language, str] = {
    "en": "The quarters of the company begin and end on other days: given are {start} to {end}.",
    "es": "Los trimestres de la empresa empiezan y terminan otros días: se da del {start} al {end}.",
}
Place = tuple[int, int]
"""(fiscal year, quarters of it that are over)."""
Derive = Callable[[FigureAsk], Figure | Refusal]


def stretch_asked(
    reading: Reading, item: LineItem | Formula, calendar: FiscalCalendar
) -> AskedTime | None:
    """What is meant by "from 1 April 2025 to 30 June 2025"; None where no such stretch is named."""
    if len(reading.periods) != 2 or reading.operation != "value" or not _is_flow(item):
        return None
    days = [one.date for one in reading.periods if one.kind == "date" and one.date]
    if len(days) != 2 or days[0] >= days[1] or not is_range(reading):
        return None
    first, last = days
    exact = Duration(first, last)
    begin, end = place_before(first, calendar), place_at(last, calendar)
    if calendar.has(exact) or begin is None or end is None or begin[0] != end[0]:
        return exact
    quarters = end[1] - begin[1]
    is_named = (quarters, end[1]) in SPAN_OF
    return named(end[0], quarters, end[1]) if is_named else exact


def _is_flow(item: LineItem | Formula) -> bool:
    return isinstance(item, LineItem) and item.kind == "duration"


def is_range(reading: Reading) -> bool:
    """Whether its two days are the first and the last of one stretch."""
    if len(reading.periods) != 2 or any(one.kind != "date" for one in reading.periods):
        return False
    folded = fold(reading.text)
    first, last = (fold(one.words) for one in reading.periods)
    start = folded.find(first)
    end = folded.find(last, start + len(first))
    if start < 0 or end < 0 or not first:
        return False
    gap = folded[start + len(first) : end]
    is_between = _AND.fullmatch(gap) and _BETWEEN.search(folded[:start])
    return bool(_TO.fullmatch(gap) or is_between)


def place_at(day: date, calendar: FiscalCalendar) -> Place | None:
    """The quarter that ends about on a day."""
    return next((at for at, end in _ends(calendar) if abs(end - day) <= NEAR), None)


def place_before(day: date, calendar: FiscalCalendar) -> Place | None:
    """What of a fiscal year is over where a stretch begins: none of it, or some quarters."""
    for year in calendar.years:
        if abs(year.start - day) <= NEAR:
            return year.year, 0
    return place_at(day - timedelta(days=1), calendar)


def _ends(calendar: FiscalCalendar) -> Iterator[tuple[Place, date]]:
    for year in calendar.years:
        for quarter in (1, 2, 3, 4):
            at = FiscalPeriod(year.year, "instant", None if quarter == 4 else quarter)
            if isinstance(dates := calendar.dates(at), Instant):
                yield (year.year, quarter), dates.end


def between(ask: FigureAsk, calendar: FiscalCalendar, derive: Derive) -> Figure | Refusal:
    """Work a stretch out from the periods that begin and end with it: the year less its first quarter."""
    got = derive(ask)
    if isinstance(got, Figure) or not isinstance(ask.period, Duration) or not _is_money(ask.item):
        return got
    begin, end = place_before(ask.period.start, calendar), place_at(ask.period.end, calendar)
    if begin is None or end is None or begin >= end:
        return got
    signed = [(sign, derive(replace(ask, period=time))) for sign, time in _parts(begin, end)]
    figures = [(sign, one) for sign, one in signed if isinstance(one, Figure)]
    refused = next((one for _, one in signed if isinstance(one, Refusal)), None)
    units = {one.unit for _, one in figures}
    concepts = {
        leaf.concept for _, one in figures for leaf in one.leaves() if isinstance(leaf, Fact)
    }
    if refused is not None or len(units) != 1 or len(concepts) != 1:
        return got
    return _joined(ask, figures)


def _is_money(item: LineItem | Formula) -> bool:
    return isinstance(item, LineItem) and item.measure == "money" and item.kind == "duration"


def _parts(begin: Place, end: Place) -> Iterator[tuple[int, FiscalPeriod]]:
    """Whole years up to the last, what of the last is over, less what of the first was over before."""
    yield from ((1, FiscalPeriod(year, "year")) for year in range(begin[0], end[0]))
    yield 1, named(end[0], end[1], end[1])
    if begin[1] and begin[1] < 4:
        yield -1, named(begin[0], begin[1], begin[1])
    elif begin[1]:
        yield -1, FiscalPeriod(begin[0], "year")


def _joined(ask: FigureAsk, figures: list[tuple[int, Figure]]) -> Figure | Refusal:
    added = [one for sign, one in figures if sign > 0]
    taken = [one for sign, one in figures if sign < 0]
    periods = sorted(one.period for one in added if isinstance(one.period, Duration))
    before = [one.period for one in taken if isinstance(one.period, Duration)]
    start = before[0].end + timedelta(days=1) if before else periods[0].start
    period = Duration(start, periods[-1].end)
    notes = list(dict.fromkeys(note for _, one in figures for note in one.notes))
    if period != ask.period:
        days = {
            "start": day_words(period.start, ask.language),
            "end": day_words(period.end, ask.language),
        }
        notes.append(_PLACED[ask.language].format(**days))
    name = ask.item.name
    return replace(
        added[-1],
        value=sum((sign * one.value for sign, one in figures), Decimal(0)),
        # The name has the signs of what it is made of, for the line that shows how.
        formula=name + f" + {name}" * (len(added) - 1) + f" − {name}" * len(taken),
        period=period,
        fiscal=fiscal_text(period, period),
        inputs=tuple(one for _, one in figures),
        notes=tuple(notes),
    )
