"""Question -> events -> Answer: the one pipeline."""

import sys
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

from chat.answer import Answer, Claim, Outcome, ReadSource, Reason
from chat.document_scope import is_filer_itself
from chat.events import Done, Event, Found, Routed, Wrote
from chat.figure_answer import Shelf, Written, outcome_of, write_figures
from chat.figure_told import Told
from chat.member_figures import derived
from chat.on_file import OnFile, Say
from chat.own_item import Names, by_own_label
from chat.passage_answer import passage_parts
from chat.ranking import ranked
from chat.reading import read_question
from chat.reading_types import Reading
from chat.route_words import not_on_file
from chat.router import Ground, route
from chat.routes import FigureRoute, PassageRoute, Refused
from chat.series_companies import with_absent
from chat.series_table import in_asked_order
from data.company import Company
from data.errors import SetupError
from data.manifest import Entry
from data.span import DocumentId
from data.store import Store, open_store

LONGEST_QUESTION = 4000
"""Characters."""


class Engine:
    """Answers questions from one store. Figures come from facts, and no model is asked for them."""

    def __init__(self, store: Store, *, model: str, say: Say) -> None:
        self.store = store
        self.model = model
        self._say = say
        self._lock = threading.Lock()
        self._on_file = OnFile(store, say)

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

    def stream(
        self,
        question: str,
        *,
        as_of: date | None = None,
        document_id: str | None = None,
        turns: Sequence[str] = (),
    ) -> Iterator[Event]:
        """The same, event by event: Routed, Found, Wrote (as often as there is more), Done."""
        begun = time.perf_counter()
        for one in (*turns, question):
            _refuse_if_long(one)
        question = question.encode("utf-8", "replace").decode("utf-8")  # halves of surrogate pairs
        on_file = self._refreshed()
        entries = self._entries(document_id)
        companies = _companies(entries, self.store.companies())
        reading = self._read((*turns, question), companies, on_file, as_of)
        if document_id is not None:
            reading = _of_its_filer(reading, companies)
        as_of = as_of or reading.known_on
        only = entries[0].document_id if document_id is not None else None
        calendar = partial(on_file.calendar, document_id=only)
        title = entries[0].title if only else None
        way = route(reading, Ground(entries, companies, calendar, on_file.labels, as_of, title))
        yield Routed(way.route)
        answer = Answer(
            question=question,
            language=reading.language,
            as_of=as_of,
            outcome="answered",
            route=way.route,
            text="",
            model=self.model,
        )
        match way:
            case FigureRoute():
                answer = self._figures(answer, way, on_file, only)
            case PassageRoute():
                answer = self._passages(answer, way, on_file, title)
            case Refused():
                answer = _refused(answer, way.outcome, way.reason)
        yield Found(answer.sources)
        yield from _written(answer)
        yield Done(replace(answer, seconds=round(time.perf_counter() - begun, 4)))

    def _refreshed(self) -> OnFile:
        """What is known of the filings on file now."""
        with self._lock:
            self.store.refresh()
            if self.store.digest != self._on_file.digest:
                self._on_file = OnFile(self.store, self._say)
            return self._on_file

    def _entries(self, document_id: str | None) -> tuple[Entry, ...]:
        return self.store.entries() if document_id is None else (self.store.entry(document_id),)

    def _read(
        self,
        questions: Sequence[str],
        companies: tuple[Company, ...],
        on_file: OnFile,
        as_of: date | None,
    ) -> Reading:
        """Read the last of several questions, each with the one before it."""
        reading = read_question(questions[0], companies=companies)
        names = Names(on_file.labels, on_file.calendar, as_of=as_of)
        for turn in questions[1:]:
            before = by_own_label(reading, names)
            reading = read_question(turn, companies=companies, previous=before)
            names = replace(names, companies=before.companies)
            reading = by_own_label(reading, names)
        return reading

    def _figures(
        self, answer: Answer, way: FigureRoute, on_file: OnFile, only: DocumentId | None
    ) -> Answer:
        told = [
            Told(
                one.company,
                one.ask,
                derived(one, on_file, only, answer.as_of),
                way.reading.printed,
            )
            for one in way.asks
        ]
        tables = {one.company.cik: on_file.table(one.company.cik, only) for one in way.asks}
        shelf = Shelf(self.store.document, tables)
        order = ranked(told, way.reading)
        written = write_figures(order.told, language=answer.language, shelf=shelf, lead=order.lead)
        return with_absent(_with_figures(answer, in_asked_order(written, told)), way.reading)

    def _passages(
        self, answer: Answer, way: PassageRoute, on_file: OnFile, title: str | None
    ) -> Answer:
        parts = passage_parts(
            way.query,
            scope=way.scope,
            retriever=on_file.index(),
            document_of=self.store.document,
            language=answer.language,
            called=_row_names(way.reading),
        )
        if parts.reason is not None:
            answer = _refused(answer, parts.outcome, _why_not(way.reading, parts.reason, title))
            return replace(answer, sources=parts.sources)
        return replace(
            answer,
            outcome=parts.outcome,
            text=parts.text,
            claims=parts.claims,
            citations=parts.citations,
            sources=parts.sources,
        )


def open_engine(model: str = "none", *, home: Path | None = None, say: Say | None = None) -> Engine:
    """Open the store and answer from it. `say` is told of work that takes a while; stderr by default.

    Raises:
        SetupError: no such model can be used.

    """
    if model != "none":
        raise SetupError(
            f"The model {model} can't be used yet. Ask with: --model none (figures come from facts, "
            "passages are quoted)."
        )
    return Engine(open_store(home), model=model, say=say or _to_stderr)


def _refuse_if_long(question: str) -> None:
    if len(question) > LONGEST_QUESTION:
        raise SetupError(
            f"The question has {len(question):,} characters; {LONGEST_QUESTION:,} are read. "
            "Ask it in fewer words."
        )


def _to_stderr(words: str) -> None:
    sys.stderr.write(f"{words}\n")


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


def _row_names(reading: Reading) -> tuple[str, ...]:
    """What a row is called that has the figure: the part that is asked for, else the item's names."""
    if reading.asks_for_words:
        return ()
    if reading.qualifiers:
        return (" ".join(reading.qualifiers), *reading.qualifiers)
    return tuple(name for item in reading.wanted for name in (*item.words.es, *item.words.en))


def _why_not(reading: Reading, reason: Reason, title: str | None) -> Reason:
    """Why the text has no answer: first of all that it is about a company which is not on file."""
    if reading.unknown_company and not reading.companies:
        return not_on_file(reading, title)
    return reason


def _refused(answer: Answer, outcome: Outcome, reason: Reason) -> Answer:
    return replace(
        answer,
        outcome=outcome,
        reason=reason,
        text=reason.words,
        claims=(Claim(reason.words, "computed", ()),),
    )


def _with_figures(answer: Answer, written: Written) -> Answer:
    """Put figures into an answer; it is refused only where none of them can be given."""
    if not written.figures and written.reasons:
        first = written.reasons[0]
        refused = _refused(answer, outcome_of(first.code), first)
        return replace(refused, text=written.text)
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
