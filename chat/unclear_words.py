"""Which of several things a question means: asked back, with what it may be."""

from chat.answer import Reason
from chat.reading_types import Reading
from chat.route_words import any_of, company_words, period_words, words
from data.figure_words import label


def unclear_reason(reading: Reading) -> Reason | None:
    """Name what is unclear, the company first; None where all can be read."""
    language = reading.language
    if reading.ambiguous:
        names = any_of([company_words(one) for one in reading.ambiguous], language)
        said = words("ambiguous_company", language, name=reading.ambiguous_name, names=names)
        return Reason("ambiguous_company", said)
    if reading.is_prose:
        return None
    if items := reading.ambiguous_items:
        names = any_of([label(one, language) for one in items], language)
        # One alone is only near what was asked.
        say = "ambiguous_line_item" if len(items) > 1 else "near_line_item"
        return Reason(
            "ambiguous_line_item", words(say, language, name=reading.ambiguous_item, names=names)
        )
    if reading.ambiguous_periods and reading.wanted:
        names = any_of([period_words(one) for one in reading.ambiguous_periods], language)
        return Reason("ambiguous_period", words("ambiguous_period", language, names=names))
    return None
