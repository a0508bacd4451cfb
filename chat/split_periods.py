"""A period that two entities report in parts: a predecessor up to a day, and a successor after it."""

from collections.abc import Iterator, Sequence
from datetime import timedelta
from itertools import pairwise

from chat.figure_told import Told
from chat.reading_types import Reading
from data.ask import AskedTime
from data.document import Language
from data.figure_words import day_words
from data.fiscal import FiscalCalendar
from data.period import Duration, FiscalPeriod

NEAR = timedelta(days=6)
SAID: dict[Language, str] = {
    "en": "For {company} this period is reported in parts, {spans}: a predecessor and a successor, which are not added up and of which none is the whole period.",
    "es": "{company} informa de este período por partes, {spans}: una entidad predecesora y una sucesora, que no se suman y de las que ninguna es el período entero.",
}


def in_parts(time: AskedTime | None, calendar: FiscalCalendar) -> Iterator[AskedTime | None]:
    """Give the stretches that make a fiscal period up where it is on file in parts only; else the time itself."""
    yield from _parts(time, calendar) or (time,)


def _parts(time: AskedTime | None, calendar: FiscalCalendar) -> tuple[Duration, ...]:
    """The two parts, where more is on file of the later one than of the whole."""
    whole = calendar.dates(time) if isinstance(time, FiscalPeriod) else None
    if not isinstance(whole, Duration):
        return ()
    for last in calendar.ending(whole.end):
        if abs(last.start - whole.start) <= NEAR:
            return ()
        if last.start < whole.start or calendar.name(last) is not None:
            continue
        for first in calendar.ending(last.start - timedelta(days=1)):
            if abs(first.start - whole.start) <= NEAR:
                return first, last
    return ()


def split_lead(told: Sequence[Told], reading: Reading) -> str:
    """Say that a period is told in parts, where stretches that follow on each other are all that is given."""
    language = reading.language
    stretches = [one.ask.period for one in told if isinstance(one.ask.period, Duration)]
    is_of_one = len({one.company.cik for one in told}) == 1
    is_split = len(stretches) == len(told) > 1 == len(reading.periods) and _follow(stretches)
    if not (is_of_one and is_split):
        return ""
    days = [
        f"{day_words(one.start, language)} – {day_words(one.end, language)}"
        for one in dict.fromkeys(stretches)
    ]
    joined = (" and " if language == "en" else " y ").join(days)
    return SAID[language].format(company=told[0].company.name, spans=joined)


def _follow(stretches: Sequence[Duration]) -> bool:
    each = list(dict.fromkeys(stretches))
    gaps = (later.start - earlier.end for earlier, later in pairwise(each))
    return len(each) == 2 and all(gap == timedelta(days=1) for gap in gaps)
