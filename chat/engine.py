"""Question -> events -> Answer: the one pipeline."""

import copy
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

from chat.answer import Answer, ReadSource
from chat.cell_books import CellBooks
from chat.cell_route import cell_ground, from_tables
from chat.choices import choices_of, settled
from chat.cover_told import tell_cover
from chat.document_scope import is_filer_itself, untagged_issuers
from chat.events import Done, Event, Found, Routed, Wrote
from chat.figure_answer import Shelf, Written, outcome_of, write_figures
from chat.figure_told import Told
from chat.follow_up import Part
from chat.looking import Telling
from chat.member_figures import derived
from chat.model import Chosen, Model
from chat.on_file import OnFile, Say, to_stderr
from chat.open_model import NONE, PROVIDERS, open_model, why_absent
from chat.passages_told import refused, tell_passages
from chat.prose_parts import in_parts
from chat.ranking import ranked
from chat.reading_types import Reading
from chat.router import Ground, route
from chat.routes import CoverRoute, FigureRoute, PassageRoute, Refused, Way
from chat.said_in_text import with_text
from chat.scope_told import scope_of
from chat.series_companies import with_absent
from chat.series_table import in_asked_order
from chat.slot_finding import SlotFinder
from chat.strangers import naming
from chat.swaps import Swaps
from chat.turns import Reader, Turn, Turns
from chat.why_route import to_causes
from data.company import Company
from data.errors import SetupError
from data.manifest import Entry
from data.span import DocumentId
from data.store import Store, open_store

LONGEST_QUESTION = 4000
"""Characters."""


class Engine:
    """Answers questions from one store. Figures come from facts, and no model is asked for them."""

    def __init__(
        self, store: Store, *, say: Say, writer: Model | None = None, trouble: str = ""
    ) -> None:
        self.store = store
        self.model = writer.name if writer else NONE
        self.trouble = trouble
        """Why the model that was asked for is not there, and what mends it; empty where nothing is missing."""
        self._chosen = Chosen(writer, trouble)
        self._turns = Turns()
        self._say = say
        self._lock = threading.Lock()
        self._on_file = OnFile(store, say)
        self._swaps = Swaps()
        self._books = CellBooks(store)

    def swapped(self, swaps: Swaps) -> "Engine":
        """Give the same engine with some of its pieces replaced; what is worked out is shared."""
        other = copy.copy(self)
        other._swaps = swaps
        return other

    def answer(
        self,
        question: str,
        *,
        as_of: date | None = None,
        document_id: str | None = None,
        turns: Sequence[str] = (),
    ) -> Answer:
        """Answer one question. `turns` are the earlier ones, oldest first: they say what "it" is.

        `as_of` bounds what counts as known: only what was filed on that day or before.
        `document_id` limits facts and passages to one document.

        Raises:
            NotFoundError: no document has that id.
            SetupError: the question, or one before it, is too long to be read.

        """
        for event in self.stream(question, as_of=as_of, document_id=document_id, turns=turns):
            if isinstance(event, Done):
                return event.answer
        raise AssertionError("A stream of events ends with Done.")

    def stream(  # noqa: PLR0913 - the question, what it leans on, and who writes
        self,
        question: str,
        *,
        as_of: date | None = None,
        document_id: str | None = None,
        turns: Sequence[str | Turn] = (),
        cleared: frozenset[Part] = frozenset(),
        chosen: Callable[[], Chosen] | None = None,
    ) -> Iterator[Event]:
        """The same, event by event: Routed, Found, Wrote (as often as there is more), Done.

        What is `cleared` is not taken from earlier turns. `chosen` says who writes
        instead of the engine's own model; it is asked only where words are wanted.
        """
        begun = time.perf_counter()
        question = question.encode("utf-8", "replace").decode("utf-8")  # halves of surrogate pairs
        asked = [*map(_turn, turns), Turn(question, cleared)]
        for one in asked:
            _refuse_if_long(one.question)
        on_file = self._swaps.on_file(self._refreshed())
        entries = self._entries(document_id)
        companies = _companies(entries, self.store.companies())
        only = entries[0].document_id if document_id is not None else None
        issuers = untagged_issuers(entries)
        reading = self._turns.read(asked, Reader(on_file, companies, as_of, only, issuers))
        reading = _of_its_filer(reading, companies) if only is not None else reading
        reading = self._swaps.reading(reading)
        as_of = as_of or reading.known_on
        calendar = partial(on_file.calendar, document_id=only)
        title = entries[0].title if only else None
        more = self.store.filings, self.store.cover, partial(naming, on_file.index, as_of)
        table = partial(on_file.table, document_id=only)
        ground = Ground(entries, companies, calendar, on_file.labels, as_of, title, *more, table)
        way = to_causes(settled(route(reading, ground), ground), ground)
        way = in_parts(way, ground, lambda one: to_causes(route(one, ground), ground))
        answer = Answer(
            question=question,
            language=reading.language,
            as_of=as_of,
            outcome="answered",
            route=way.route,
            text="",
        )
        cells = cell_ground(ground, self._books, on_file.readable(entries))
        in_tables = from_tables(answer, way, cells)
        choices = choices_of(way, ground) if in_tables is None else ()
        yield Routed((in_tables or way).route, scope_of(way.reading, as_of), choices)
        if in_tables is not None:
            answer = in_tables
            yield Found(answer.sources)
        else:
            finder = SlotFinder(ground, cells, on_file, self.store.document, only)
            answer = yield from self._told(answer, way, finder, chosen)
        yield from _written(answer)
        yield Done(replace(answer, seconds=round(time.perf_counter() - begun, 4)))

    def _told(
        self,
        answer: Answer,
        way: Way,
        finder: SlotFinder,
        chosen: Callable[[], Chosen] | None,
    ) -> Generator[Event, None, Answer]:
        """Answer the way that the router chose."""
        on_file, only = finder.on_file, finder.only
        match way:
            case FigureRoute():
                answer = self._figures(answer, way, on_file, only)
                answer = with_text(answer, way, self.store.document, self._entries(only))
            case PassageRoute():
                by = chosen() if chosen is not None else self._chosen
                telling = Telling(
                    on_file.index(), self.store, by.model, by.trouble, on_file, finder
                )
                title = self.store.entry(only).title if only else None
                return (yield from tell_passages(answer, way, telling, title))
            case CoverRoute():
                answer = tell_cover(answer, way, self.store)
            case Refused():
                answer = refused(answer, way.outcome, way.reason)
        yield Found(answer.sources)
        return answer

    def prepare(self) -> None:
        """Build the index now, where it is missing or stale, so that no question waits for it."""
        self._refreshed().index()

    def _refreshed(self) -> OnFile:
        """What is known of the filings on file now."""
        with self._lock:
            self.store.refresh()
            if self.store.digest != self._on_file.digest:
                self._on_file = OnFile(self.store, self._say)
            return self._on_file

    def _entries(self, document_id: str | None) -> tuple[Entry, ...]:
        return self.store.entries() if document_id is None else (self.store.entry(document_id),)

    def _figures(
        self, answer: Answer, way: FigureRoute, on_file: OnFile, only: DocumentId | None
    ) -> Answer:
        told = [
            Told(
                one.company,
                one.ask,
                self._swaps.figure(one, derived(one, on_file, only, answer.as_of)),
                way.reading.printed,
            )
            for one in way.asks
        ]
        tables = {one.company.cik: on_file.table(one.company.cik, only) for one in way.asks}
        shelf = Shelf(self.store.document, tables)
        order = ranked(told, way.reading)
        written = write_figures(order.told, language=answer.language, shelf=shelf, lead=order.lead)
        return with_absent(_with_figures(answer, in_asked_order(written, told)), way.reading)


def open_engine(
    model: str = NONE,
    *,
    home: Path | None = None,
    say: Say | None = None,
    store: Store | None = None,
) -> Engine:
    """Open the store and answer from it. `say` is told of work that takes a while; stderr by default.

    A `store` that is open already, as a measurement has it, comes in place of the one at `home`.

    Where the model is known and not there (Ollama is down, no key), figures are answered all the same
    and passages quoted: the engine's `trouble` says so, and each quoted answer does.

    Raises:
        SetupError: there is no such model.

    """
    writer, trouble = None, ""
    try:
        writer = open_model(model)
    except SetupError as missing:
        if model.partition(":")[0] not in PROVIDERS:
            raise
        trouble = why_absent(model, missing)
    store = open_store(home) if store is None else store
    return Engine(store, say=say or to_stderr, writer=writer, trouble=trouble)


def _turn(one: str | Turn) -> Turn:
    return one if isinstance(one, Turn) else Turn(one)


def _refuse_if_long(question: str) -> None:
    if len(question) > LONGEST_QUESTION:
        raise SetupError(
            f"The question has {len(question):,} characters; {LONGEST_QUESTION:,} are read. "
            "Ask it in fewer words."
        )


def _companies(entries: Sequence[Entry], known: Sequence[Company]) -> tuple[Company, ...]:
    """The companies whose documents these are."""
    ciks = {cik for entry in entries for cik in (entry.cik, *entry.fact_ciks)}
    return tuple(company for company in known if company.cik in ciks)


def _of_its_filer(reading: Reading, companies: tuple[Company, ...]) -> Reading:
    """A question that names no company, asked of one document: it is about who filed that."""
    if reading.companies or not is_filer_itself(reading.unknown_company or ""):
        return reading
    filer = companies if len(companies) == 1 else ()
    return replace(reading, companies=filer, unknown_company=None)


def _with_figures(answer: Answer, written: Written) -> Answer:
    """Put figures into an answer; it is refused only where none of them can be given."""
    if not written.figures and written.reasons:
        first = written.reasons[0]
        said = refused(answer, outcome_of(first.code), first)
        return replace(said, text=written.text)
    sources = tuple(
        ReadSource(citation.document_id, citation.spans, 1.0)
        for citation in written.citations
        if citation.document_id is not None
    )
    return replace(
        answer,
        text=written.text,
        claims=written.claims,
        figures=written.figures,
        table=written.table,
        citations=written.citations,
        sources=sources,
    )


def _written(answer: Answer) -> Iterator[Wrote]:
    """The text as it grows, a claim at a time."""
    text = ""
    for claim in answer.claims[:-1]:
        text = f"{text}\n\n{claim.text}" if text else claim.text
        yield Wrote(text)
    yield Wrote(answer.text)
