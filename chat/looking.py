"""What a passage route finds, and what it is told from."""

from collections.abc import Sequence
from dataclasses import dataclass

from chat.about_item import about_items, about_own_words
from chat.asked_kind import kind_asked
from chat.company_names import company_index
from chat.company_words import named_companies
from chat.filing_subjects import subject_asked
from chat.model import Model
from chat.on_file import OnFile
from chat.passage_answer import LEAST_SUPPORT, Looked, look
from chat.plain_words import listed
from chat.question_line import open_line
from chat.question_words import fold
from chat.reading_types import Reading
from chat.routes import PassageRoute
from chat.slot_finding import SlotFinder
from chat.whole_question import asks_causes
from data.company import Company
from data.store import Store
from retrieval.chunk import Retriever, Scope
from retrieval.words import words

SAYS_IT, AS_MUCH = 0.9, 0.85
"""Share of the question from which on the newest documents say it; and how much of what older ones
have they must have, where they say less."""

_SIGNS = listed("deficit deficits deficiency surplus shortfall superavit deficiencia")
"""What says on which side of zero an item is: alone it names another item."""


@dataclass(frozen=True, slots=True)
class Telling:
    """What passages are told from, and by whom."""

    index: Retriever
    store: Store
    writer: Model | None
    trouble: str
    """Why the model that was asked for is not there; empty where none is missing."""
    on_file: OnFile
    finder: SlotFinder
    """Of figures that a model is given by name."""


def looked(way: PassageRoute, telling: Telling) -> Looked:
    """Ask in the ways that there are, until enough is found.

    What is said now comes before what was said earlier, unless that has clearly more of the question.
    """
    if way.first is None:
        return _looked(way, way.scope, telling)
    now = _looked(way, way.first, telling)
    if now.support >= SAYS_IT:
        return now
    query = way.asked or way.query
    subject, kind = subject_asked(query), kind_asked(query)
    if kind == "person" or (subject is not None and subject.is_standing):
        return now  # who holds an office, and what a company is, is not what it was years ago
    ever = _looked(way, way.scope, telling)
    as_much = 0.0 if kind in ("number", "count") else AS_MUCH * ever.support
    return now if now.support >= max(LEAST_SUPPORT, as_much) else ever


def _looked(way: PassageRoute, scope: Scope, telling: Telling) -> Looked:
    names = _names(way.asked or way.reading.text, telling.store.companies())

    def ask(query: str) -> Looked:
        found = look(
            query,
            scope=scope,
            retriever=telling.index,
            document_of=telling.store.document,
            called=_row_names(way.reading),
            headings=way.headings,
            names=names,
        )
        return _about_its_item(found, way.reading)

    found = ask(way.query)
    for queries in way.also:
        found = max((found, *map(ask, queries)), key=lambda one: one.support)
        if found.support >= LEAST_SUPPORT:
            break
    return found


def _about_its_item(found: Looked, reading: Reading) -> Looked:
    """Asked why a figure moved, tell what names it; a question of its own words may be told in others."""
    if reading.topic:
        return about_items(found, reading.topic, reading)
    if not (reading.is_prose and asks_causes(reading.text)):
        return found
    if not reading.wanted:
        return about_own_words(found, reading.text)
    found = about_own_words(found, reading.text)
    near = about_items(found, reading.wanted, reading)
    return near if near.support >= LEAST_SUPPORT else found


def _names(text: str, companies: Sequence[Company]) -> dict[str, frozenset[str]]:
    """The words by which a question calls the companies on file, by CIK."""
    line = open_line(text)
    index = company_index(tuple(companies))
    found: dict[str, frozenset[str]] = {}
    for one in named_companies(line.words, index, line.taken, shouted=line.text.isupper()):
        typed = line.text[line.words[one.start].start : line.words[one.end - 1].end]
        for company in one.companies:
            found[company.cik] = found.get(company.cik, frozenset()) | frozenset(words(typed))
    return found


def _row_names(reading: Reading) -> tuple[str, ...]:
    """Give what a row is called that has the figure: the part that is asked for, else the item's names."""
    if reading.asks_for_words:
        return ()
    parts = [one for one in reading.qualifiers if fold(one) not in _SIGNS]
    if parts:
        return (" ".join(parts), *parts)
    named = tuple(name for item in reading.wanted for name in (*item.words.es, *item.words.en))
    return (*named, *(f"{name} {sign}" for sign in reading.qualifiers for name in named))
