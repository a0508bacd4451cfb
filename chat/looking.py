"""What a passage route finds, and what it is told from."""

from dataclasses import dataclass

from chat.model import Model
from chat.on_file import OnFile
from chat.passage_answer import LEAST_SUPPORT, Looked, look
from chat.reading_types import Reading
from chat.routes import PassageRoute
from data.store import Store
from retrieval.chunk import Retriever, Scope

SAYS_IT, AS_MUCH = 0.9, 0.85
"""Share of the question from which on the newest documents say it; and how much of what older ones
have they must have, where they say less."""


@dataclass(frozen=True, slots=True)
class Telling:
    """What passages are told from, and by whom."""

    index: Retriever
    store: Store
    writer: Model | None
    trouble: str
    """Why the model that was asked for is not there; empty where none is missing."""
    on_file: OnFile


def looked(way: PassageRoute, telling: Telling) -> Looked:
    """Ask in the ways that there are, until enough is found.

    What is said now comes before what was said earlier, unless that has clearly more of the question.
    """
    if way.first is None:
        return _looked(way, way.scope, telling)
    now = _looked(way, way.first, telling)
    if now.support >= SAYS_IT:
        return now
    ever = _looked(way, way.scope, telling)
    says_it = now.support >= max(LEAST_SUPPORT, AS_MUCH * ever.support)
    return now if says_it else ever


def _looked(way: PassageRoute, scope: Scope, telling: Telling) -> Looked:
    def ask(query: str) -> Looked:
        return look(
            query,
            scope=scope,
            retriever=telling.index,
            document_of=telling.store.document,
            called=_row_names(way.reading),
            headings=way.headings,
        )

    found = ask(way.query)
    for queries in way.also:
        found = max((found, *map(ask, queries)), key=lambda one: one.support)
        if found.support >= LEAST_SUPPORT:
            break
    return found


def _row_names(reading: Reading) -> tuple[str, ...]:
    """Give what a row is called that has the figure: the part that is asked for, else the item's names."""
    if reading.asks_for_words:
        return ()
    if reading.qualifiers:
        return (" ".join(reading.qualifiers), *reading.qualifiers)
    return tuple(name for item in reading.wanted for name in (*item.words.es, *item.words.en))
