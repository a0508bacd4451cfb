"""What an unclear question may mean, each with the question that means just that."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from chat.asked_time import lengths_meant
from chat.events import Choice
from chat.examples import spoken
from chat.own_item import Names, by_own_label
from chat.reading import read_question
from chat.reading_types import AskedPeriod, Reading
from chat.route_words import MOST_NAMED, period_words
from chat.router import Ground, route
from chat.routes import FigureRoute, Refused, Way
from data.company import Company
from data.figure_words import label, lower

_END = re.compile(r"[\s?!.]*$")


@dataclass(frozen=True, slots=True)
class _Meant:
    """One thing that a question may mean."""

    says: str
    said: str
    """What stands for it in the question; empty where nothing does."""
    is_it: Callable[[Reading], bool]
    """Whether a question that was read means this, and nothing else."""


def choices_of(way: Way, ground: Ground) -> tuple[Choice, ...]:
    """Complete an unclear question once for each thing that it may mean; only what is then read so."""
    if not isinstance(way, Refused):
        return ()
    found = (_choice(meant, way.reading, ground) for meant in _meant(way, ground))
    return tuple(choice for choice in found if choice is not None)


def settled(way: Way, ground: Ground) -> Way:
    """Answer an unclear question where all that it may mean has the same answer."""
    choices = choices_of(way, ground)
    if not isinstance(way, Refused) or way.outcome != "unclear" or len(choices) < 2:
        return way
    if way.reason.code == "no_company":
        return way
    ways = [route(_read(one.question, way.reading, ground), ground) for one in choices]
    figures = [one for one in ways if isinstance(one, FigureRoute)]
    is_one = len(figures) == len(ways) and all(one.asks == figures[0].asks for one in figures)
    return figures[0] if is_one else way


def _meant(way: Refused, ground: Ground) -> Iterator[_Meant]:
    reading = way.reading
    match way.reason.code:
        case "ambiguous_company":
            yield from _companies(reading.ambiguous, reading.ambiguous_name or "")
        case "no_company":
            yield from _companies(ground.companies[:MOST_NAMED], "")
        case "company_not_on_file":
            yield from _companies(reading.near, reading.unknown_company or "")
        case "ambiguous_line_item":
            yield from _items(reading)
        case "ambiguous_period":
            yield from _periods(reading, ground)


def _companies(companies: Sequence[Company], said: str) -> Iterator[_Meant]:
    for company in companies:

        def is_it(reading: Reading, company: Company = company) -> bool:
            is_clear = not reading.ambiguous and reading.unknown_company is None
            return is_clear and reading.companies == (company,)

        yield _Meant(spoken(company.name), said, is_it)


def _items(reading: Reading) -> Iterator[_Meant]:
    for item in reading.ambiguous_items:

        def is_it(read: Reading, name: str = item.name) -> bool:
            is_clear = not read.ambiguous_items and not read.is_prose
            return is_clear and [one.name for one in read.wanted] == [name]

        yield _Meant(lower(label(item, reading.language)), reading.ambiguous_item or "", is_it)


def _periods(reading: Reading, ground: Ground) -> Iterator[_Meant]:
    meant: Sequence[AskedPeriod] = reading.ambiguous_periods
    said = meant[0].words if meant else ""
    if not meant and reading.companies:
        meant = lengths_meant(reading, ground.calendar(reading.companies[0].cik))
        said = next((one.words for one in reading.periods), "")
    for period in meant:
        words = period_words(period)

        def is_it(read: Reading) -> bool:
            return not read.ambiguous_periods and len(read.periods) == 1

        yield _Meant(words, said, is_it)


def _choice(meant: _Meant, reading: Reading, ground: Ground) -> Choice | None:
    for question in _completed(meant, reading):
        if meant.is_it(_read(question, reading, ground)):
            return Choice(meant.says, question)
    return None


def _completed(meant: _Meant, reading: Reading) -> Iterator[str]:
    """Put what is meant in the place of what was said, else at the end."""
    text = reading.text
    if meant.said:
        at = text.lower().find(meant.said.lower())
        if at >= 0:
            yield text[:at] + meant.says + text[at + len(meant.said) :]
    body, end = _END.sub("", text), _END.search(text)
    of = "de" if reading.language == "es" else "of"
    yield f"{body} {of} {meant.says}{end[0].strip() if end else ''}"
    yield f"{meant.says}: {text}"


def _read(question: str, before: Reading, ground: Ground) -> Reading:
    """Read it as the next turn of the conversation."""
    reading = read_question(question, companies=ground.companies, previous=before)
    names = Names(ground.labels, ground.calendar, ground.companies, ground.as_of)
    return by_own_label(reading, names)
