"""What the next question takes from this one, in words: the chips above the question box."""

from collections.abc import Iterator, Sequence
from datetime import date

from chat.events import ScopePart
from chat.examples import spoken
from chat.reading_types import AskedPeriod, Language, Reading
from chat.route_words import listed, words
from data.figure_words import day_words, label

LONGEST = 60
"""Characters of a question that stands for its line item."""
_TO: dict[Language, str] = {"en": "to", "es": "a"}


def scope_of(reading: Reading, as_of: date | None) -> tuple[ScopePart, ...]:
    """Company, period, line item and day, as far as there are any. `as_of` is the day looked from."""
    return tuple(_parts(reading, as_of))


def _parts(reading: Reading, as_of: date | None) -> Iterator[ScopePart]:
    language = reading.language
    if reading.companies:
        yield ScopePart(
            "companies", listed([spoken(one.name) for one in reading.companies], language)
        )
    elif reading.every_company:
        yield ScopePart("companies", words("every company", language))
    if reading.periods:
        yield ScopePart("periods", periods_said(reading.periods, language))
    if item := _item(reading):
        yield ScopePart("wanted", item)
    if reading.known_on is not None and reading.known_on == as_of:
        day = day_words(reading.known_on, language)
        yield ScopePart("known_on", words("as of", language, day=day))


def periods_said(periods: Sequence[AskedPeriod], language: Language) -> str:
    """Several periods: a run of years by its ends, and each name once ("the last 8 years" is eight)."""
    names = list(dict.fromkeys(period_said(one) for one in periods))
    years = [one.year for one in periods if one.kind == "year" and not one.calendar]
    first = years[0] if len(names) == len(years) > 2 else None
    if first is not None and years == list(range(first, first + len(years))):
        return f"{names[0]} {_TO[language]} {names[-1]}"
    return listed(names, language)


def period_said(period: AskedPeriod) -> str:
    """A period by the company's year where that is known: "the year before" says nothing any more."""
    if period.date is None and period.year and not period.calendar:
        named = {"year": "", "instant": "", "quarter": f"Q{period.quarter} "}.get(period.kind)
        if period.kind == "instant" and period.quarter:
            named = f"Q{period.quarter} "
        if named is not None:
            return f"{named}FY{period.year}"
    return period.words


def _item(reading: Reading) -> str:
    wanted = reading.wanted or reading.topic
    if wanted:
        return listed([label(one, reading.language) for one in wanted], reading.language)
    if not reading.is_prose or not reading.text:
        return ""
    asked = reading.text if len(reading.text) <= LONGEST else f"{reading.text[:LONGEST].rstrip()}…"
    return f"“{asked}”"
