"""Why a time that is named can't be had: the company reports by no such period, or it may be two."""

from chat.answer import Reason
from chat.asked_time import asked_time, lengths_meant
from chat.inside_time import is_inside
from chat.reading_types import Reading
from chat.route_words import any_of, company_words, period_words, words
from data.company import Company
from data.fiscal import FiscalCalendar


def unclear_time(reading: Reading, company: Company, calendar: FiscalCalendar) -> Reason | None:
    """Say which period is none, or which two one may be."""
    for asked in reading.periods:
        if asked_time(asked, calendar) is None:
            whose, said = company_words(company), asked.words
            none = words("no_such_period", reading.language, company=whose, period=said)
            return Reason("period_not_on_file", none)
    if meant := lengths_meant(reading, calendar):
        names = any_of([period_words(one) for one in meant], reading.language)
        inside = [one.words for one in reading.periods if is_inside(one, reading.text)]
        say = "inside_period" if inside else "ambiguous_period"
        said = words(say, reading.language, names=names, period=", ".join(inside))
        return Reason("ambiguous_period", said)
    return None
