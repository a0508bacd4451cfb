"""A question why a figure is as it is -> what the management's discussion of its period says of it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from chat.about_item import part_of
from chat.answer import Reason, Route
from chat.asked_time import asked_time
from chat.item_lookup import Item
from chat.reading import read_question
from chat.reading_types import Reading
from chat.route_words import company_words, listed, words
from chat.router import Ground, route
from chat.routes import FigureRoute, PassageRoute, Refused, Way
from chat.scope_told import periods_said
from chat.whole_question import asks_causes, directly_why
from chat.why_figures import MOST_ITEMS, for_figures, how_much
from data.company import Company
from data.figure_words import fiscal_words, label, lower
from data.line_item import LineItem
from data.manifest import Entry
from data.member_facts import of_whole
from data.member_facts import part_of as of_member
from data.period import FiscalPeriod

_MOVED = ("increased", "decreased", "rose", "fell", "grew", "declined")
_CAUSAL = "due primarily to"
_AROUND = re.compile(r"^total\b\s*|\s*\(.*\)\s*$|[:.]\s*$", re.I)
"""What a row's label has around the name that a text uses."""
DISCUSSION = (
    "management's discussion",
    "discussion and analysis",
    "operating and financial review",
    "informe de gestión",
    "discusión y análisis",
)
"""Parts of the headings, in small letters, under which a company explains its figures."""


def to_causes(way: Way, ground: Ground) -> Way:
    """Look for what the text of the figure's period says about its item."""
    reading = directly_why(_of_what(way.reading, ground))
    if not isinstance(way, PassageRoute) or not reading.topic or not reading.companies:
        return way
    way = replace(way, reading=reading)
    entries: list[Entry] = []
    for company in reading.companies:
        entries += _of_its_period(way, company, ground)
    language = reading.language
    names = listed([company_words(one) for one in reading.companies], language)
    if not entries:
        period = periods_said(reading.periods, language)
        said = words("no discussion", language, company=names, period=period)
        reason = Reason("period_not_on_file", said)
        return Refused(Route("passage", said), reading, "not_found", reason)
    item = listed([lower(label(one, language)) for one in reading.topic], language)
    where = listed([entry.title for entry in entries], language)
    own = list(dict.fromkeys(_own_names(reading, ground)))
    moves = [f"{name} {move}" for name in own for move in _MOVED]
    causes = [f"{move} {_CAUSAL}" for move in moves]
    return replace(
        way,
        route=Route("passage", words("causes", language, item=item, company=names, where=where)),
        asked=_whole_question(reading, item),
        query=causes[0],
        also=(tuple(causes[1:]), tuple(moves)),
        headings=DISCUSSION,
        first=None,
        scope=replace(way.scope, document_ids=tuple(entry.document_id for entry in entries)),
    )


def _of_what(reading: Reading, ground: Ground) -> Reading:
    """Read a question for causes that names several items, or a part of a company, which it need not name."""
    if reading.topic or not (reading.is_prose and reading.wanted and asks_causes(reading.text)):
        return reading
    asked = reading
    if not reading.carried:
        text = how_much(reading.text, reading.language)
        asked = read_question(text, companies=ground.companies)
    way = route(for_figures(asked), ground)
    if not isinstance(way, FigureRoute) or len(way.reading.wanted) > MOST_ITEMS:
        return reading
    companies = tuple(dict.fromkeys(one.company for one in way.asks))
    return replace(reading, topic=way.reading.wanted, companies=companies, qualifiers=())


def _of_its_period(way: PassageRoute, company: Company, ground: Ground) -> Sequence[Entry]:
    """The documents that end with the period; without one, the newest.

    A later report compares itself with the period, and explains that difference, not this one.
    """
    ids = way.scope.document_ids
    texts = [
        one
        for one in ground.entries
        if one.characters
        and one.cik == company.cik
        and (not ids or one.document_id in ids)
        and (ground.as_of is None or (one.filed is not None and one.filed <= ground.as_of))
    ]
    if not way.reading.periods:
        last = max((str(one.period_end or "") for one in texts), default="")
        return [one for one in texts if str(one.period_end or "") == last]
    ends = _ends(way.reading, company, ground)
    return [one for one in texts if one.period_end in ends]


def _ends(reading: Reading, company: Company, ground: Ground) -> set[object]:
    """The last days of the periods asked for."""
    calendar = ground.calendar(company.cik)
    times = [asked_time(one, calendar) for one in reading.periods]
    found = [calendar.dates(one) if isinstance(one, FiscalPeriod) else one for one in times if one]
    return {one.end for one in found if one is not None}


def _whole_question(reading: Reading, item: str) -> str:
    company = listed([one.name for one in reading.companies], reading.language)
    if len(reading.periods) != 1:
        return words("why newest", reading.language, item=item, company=company)
    period = reading.periods[0]
    said = period.words
    if period.year and period.kind in ("year", "quarter") and not (period.date or period.calendar):
        time = FiscalPeriod(period.year, period.kind, period.quarter)
        said = fiscal_words(time, reading.language)
    return words("why", reading.language, item=item, company=company, period=said)


def _own_names(reading: Reading, ground: Ground) -> Iterator[str]:
    """What the companies call the items, and what their ratios are parts of."""
    for item in reading.topic:
        for company in reading.companies:
            yield _own_name(item, company, ground)
    for item in reading.topic:
        part = part_of(item)
        if part is not None:
            yield lower(label(part, "en"))


def _own_name(item: Item, company: Company, ground: Ground) -> str:
    """What the company itself calls the item, in its documents' own language; of a part, its name before it."""
    member = of_member(item)
    if member is not None:
        names = " ".join(one.name for one in member.members)
        return f"{names} {_own_name(of_whole(item), company, ground)}"
    if isinstance(item, LineItem):
        labels = ground.labels(company.cik)
        rows = [(row, concept) for _, concept, row in labels.rows() if labels.is_on_face(concept)]
        for concept in labels.fitted(item).concepts:
            plain = [_AROUND.sub("", row).strip().lower() for row, of in rows if of == concept]
            if found := [name for name in plain if name]:
                return min(found, key=len)
    return lower(label(item, "en"))
