"""Whether a question asks what came in a month or on a day, and not what ended then."""

import re

from chat.question_words import fold
from chat.reading_types import AskedPeriod

_INSIDE = re.compile(
    r"(?<![a-z])(?:in|during|within|throughout|for the month of|month of|in the month of|on|en|durante|en el mes de|del mes de|el|el dia)"
    r"(?: (?:the|all of|just|only|el|dia))* ?$"
)


def is_inside(period: AskedPeriod, text: str) -> bool:
    """Tell "revenue in June 2025" and "on 27 July 2025" from what ended then, or is held then."""
    is_month = period.kind == "month" and period.month is not None
    is_day = period.kind == "date" and period.date is not None
    place = text.find(period.words) if period.words else -1
    return (is_month or is_day) and place >= 0 and _INSIDE.search(fold(text[:place])) is not None
