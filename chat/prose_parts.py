"""A question for words about several companies or periods -> a way for each of them.

One search over all of their documents would take its passages from whichever says most. A question about
what stands between two companies ("its agreement with Microsoft"), or about a change from one year to the
next, is one question and stays one.
"""

import itertools
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from chat.answer import Route
from chat.company_names import company_index
from chat.company_words import named_companies
from chat.date_range import is_range
from chat.document_scope import issuer_words, titled
from chat.question_line import Line, open_line
from chat.question_words import one_line
from chat.reading_types import AskedPeriod, Reading
from chat.route_words import listed, not_on_file, period_words, words
from chat.router import Ground
from chat.routes import PassageRoute, Refused, RoutePart, Way
from chat.whole_question import asks_causes
from data.company import Company
from retrieval.words import words as words_of

MOST_PARTS = 6
"""More are searched at once."""

_LISTED = re.compile(
    r"['’]?s?\s*(?:,|and|&|y|e|or|o|vs\.?|versus|than|que|as well as|as\u00ed como|\s)+(?:also )?"
    r"(?:of |de |for |by |in |en |at |those of |that of |los de |las de |el de |la de )?(?:the )?",
    re.IGNORECASE,
)
"""What stands between names that are listed."""
_COMPARES = re.compile(
    r"\b(?:compar\w*|contrast\w*|differ\w*|diferen\w*|versus|vs|frente a|distint\w+|side by side)\b",
    re.I,
)


@dataclass(frozen=True, slots=True)
class _Named:
    """Whom the question names, on file or not."""

    start: int
    end: int
    typed: str
    company: Company | None = None
    title: str = ""
    """Of an issuer that has documents and no tagged facts: what these call it."""

    @property
    def name(self) -> str:
        return self.company.name if self.company is not None else self.title or self.typed


def in_parts(way: Way, ground: Ground, send: Callable[[Reading], Way]) -> Way:
    """Give each company and period that words are asked about its own way. `send` routes one of them."""
    reading = way.reading
    is_open = isinstance(way, PassageRoute) or (
        isinstance(way, Refused) and way.outcome == "not_found"
    )
    if not is_open or not reading.is_prose:
        return way
    parts = [_part(*one, ground, send) for one in _readings(reading, ground)]
    found = [one for one in parts if one is not None]
    searched = [one.way for one in found if isinstance(one.way, PassageRoute)]
    if not 2 <= len(found) <= MOST_PARTS or len(found) < len(parts) or not searched:
        return way
    ids = [one.scope.document_ids for one in searched]
    every = tuple(dict.fromkeys(each for one in ids for each in one)) if all(ids) else ()
    names = listed([one.name for one in found], reading.language)
    return PassageRoute(
        Route("passage", words("parts", reading.language, names=names)),
        reading,
        reading.text,
        replace(searched[0].scope, document_ids=every),
        parts=tuple(found),
    )


def _part(
    name: str, reading: Reading, ground: Ground, send: Callable[[Reading], Way]
) -> RoutePart | None:
    """Route one part; None where it is asked for something else than text."""
    if reading.unknown_company and not titled(reading, ground.entries):
        reason = not_on_file(reading, ground.only)
        way: Way = Refused(Route("passage", reason.words), reading, "not_found", reason)
    else:
        way = send(reading)
    return RoutePart(name, way) if isinstance(way, PassageRoute | Refused) else None


def _readings(reading: Reading, ground: Ground) -> list[tuple[str, Reading]]:
    """The question, once for each company and each period that it lists, with what the part is called."""
    named = _names(reading, ground)
    periods = _periods(reading) if named else [None]
    if not 2 <= len(named) * len(periods) <= MOST_PARTS:
        return []
    return [
        (
            ", ".join((name.name, *([period_words(period)] if period else []))),
            _about(reading, name, period, named),
        )
        for name in named
        for period in periods
    ]


def _periods(reading: Reading) -> Sequence[AskedPeriod | None]:
    """The periods that are asked about one by one; a change between two is one thing."""
    is_change = bool(reading.wanted and reading.operation != "value") or bool(reading.topic)
    is_change = is_change or asks_causes(reading.text)  # "than the year before" is no second year
    if len(reading.periods) < 2 or is_change or "periods" in reading.carried or is_range(reading):
        return [None]
    return reading.periods


def _names(reading: Reading, ground: Ground) -> list[_Named]:
    """Whom the question lists, in order, each once; none where it does not list them all."""
    line = open_line(reading.text)
    found = sorted(_found(reading, line, ground), key=lambda one: one.start)
    known = [one.company for one in found if one.company is not None]
    missed = [one for one in reading.companies if one not in known]
    unknown = reading.unknown_company
    if missed or (unknown and not any(unknown.startswith(one.typed) for one in found)):
        return []
    gaps = [line.text[one.end : other.start] for one, other in itertools.pairwise(found)]
    if not (all(_LISTED.fullmatch(gap) for gap in gaps) or _COMPARES.search(line.text)):
        return []
    return list({one.name: one for one in reversed(found)}.values())[::-1]


def _found(reading: Reading, line: Line, ground: Ground) -> Iterator[_Named]:
    """Find the companies on file, the issuers of documents, and the name that nobody on file has."""
    index = company_index(tuple(ground.companies))
    taken: list[range] = []
    for mention in named_companies(line.words, index, line.taken, shouted=line.text.isupper()):
        start, end = line.words[mention.start].start, line.words[mention.end - 1].end
        company = next((one for one in mention.companies if one in reading.companies), None)
        if company is not None:
            taken.append(range(start, end))
            yield _Named(start, end, line.text[start:end], company)
    issuers = _issuers(ground)
    for word in line.words:
        title = issuers.get(next(iter(words_of(word.raw)), ""))
        if title and word.capital and not any(word.start in one for one in taken):
            taken.append(range(word.start, word.end))
            yield _Named(word.start, word.end, word.stem, None, title)
    if unknown := reading.unknown_company:
        at = line.text.find(unknown)
        if at >= 0 and not any(at in one for one in taken):
            yield _Named(at, at + len(unknown), unknown)


def _issuers(ground: Ground) -> dict[str, str]:
    """The first word of each issuer's name -> the name, where no other issuer's begins so.

    A note about an issuer, which names nobody as its own, is about the one that has reports.
    """
    named: dict[str, set[str]] = {}
    titles: dict[str, set[str]] = {}
    for entry in ground.entries:
        name = issuer_words(entry)
        if name and entry.characters and not entry.cik:
            own = named if entry.company else titles
            own.setdefault(name[0], set()).add(entry.company or entry.title)
    found = {**titles, **named}
    return {word: names.pop() for word, names in found.items() if len(names) == 1}


def _about(
    reading: Reading, name: _Named, period: AskedPeriod | None, named: Sequence[_Named]
) -> Reading:
    """The question about one of them: the names of the others are none of its words."""
    text = open_line(reading.text).text
    others = [one for one in named if one is not name]
    for one in sorted(others, key=lambda one: -one.start):
        text = f"{text[: one.start]} {text[one.end :]}"
    for other in reading.periods if period is not None else ():
        if other is not period and other.words:
            text = re.sub(rf"\b{re.escape(other.words)}\b", " ", text)
    return replace(
        reading,
        text=one_line(_COMPARES.sub(" ", text) if others else text),
        companies=() if name.company is None else (name.company,),
        unknown_company=name.typed if name.company is None else None,
        periods=reading.periods if period is None else (period,),
        operation="value",
        over=None,
        compare=False,
    )
