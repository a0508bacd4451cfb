"""Question -> events -> Answer: the one pipeline."""

import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

from chat.answer import Answer, Claim, Outcome, ReadSource, Reason
from chat.events import Done, Event, Found, Routed, Wrote
from chat.figure_answer import Shelf, Told, Written, outcome_of, write_figures
from chat.passage_answer import passage_parts
from chat.reading import read_question
from chat.reading_types import Reading
from chat.router import Ground, not_on_file, route
from chat.routes import FigureRoute, PassageRoute, Refused
from data.company import Cik, Company
from data.derive import derive
from data.errors import SetupError
from data.fact import Fact
from data.fact_table import FactTable
from data.fiscal import FiscalCalendar, fiscal_calendar
from data.manifest import Entry
from data.own_labels import OwnLabels
from data.span import DocumentId
from data.store import Store, open_store
from retrieval.index import Index, open_index

LABELLING_DOCUMENTS = 4
"""The newest documents of a company from which its own names for facts are taken."""

Say = Callable[[str], None]


class Engine:
    """Answers questions from one store. Figures come from facts, and no model is asked for them."""

    def __init__(self, store: Store, *, model: str, say: Say) -> None:
        self.store = store
        self.model = model
        self._say = say
        self._digest = ""
        self._lock = threading.RLock()
        """Held while something is looked up or worked out for all: several answers run at once."""
        self._tables: dict[tuple[Cik, DocumentId | None], FactTable] = {}
        self._calendars: dict[Cik, FiscalCalendar] = {}
        self._labels: dict[Cik, OwnLabels] = {}
        self._retriever: Index | None = None

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
        self._refresh()
        entries = self._entries(document_id)
        companies = _companies(entries, self.store.companies())
        reading = self._read(question, companies, turns)
        if document_id is not None and len(companies) == 1 and not reading.companies:
            reading = _about(reading, companies[0])
        as_of = as_of or reading.known_on
        ground = Ground(entries, companies, self._calendar, as_of)
        way = route(reading, ground)
        yield Routed(way.route)
        only = entries[0].document_id if document_id is not None else None
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
                answer = self._figures(answer, way, only)
            case PassageRoute():
                answer = self._passages(answer, way)
            case Refused():
                answer = _refused(answer, way.outcome, way.reason)
        yield Found(answer.sources)
        yield from _written(answer)
        yield Done(replace(answer, seconds=round(time.perf_counter() - begun, 4)))

    def _refresh(self) -> None:
        """Forget what was worked out from other filings than those on file now."""
        self.store.refresh()
        if self.store.digest != self._digest:
            self._digest = self.store.digest
            self._tables.clear()
            self._calendars.clear()
            self._labels.clear()
            self._retriever = None

    def _entries(self, document_id: str | None) -> tuple[Entry, ...]:
        return self.store.entries() if document_id is None else (self.store.entry(document_id),)

    def _read(self, question: str, companies: tuple[Company, ...], turns: Sequence[str]) -> Reading:
        previous = None
        for turn in turns:
            previous = read_question(turn, companies=companies, previous=previous)
        return read_question(question, companies=companies, previous=previous)

    def _table(self, cik: Cik, document_id: DocumentId | None) -> FactTable:
        key = (cik, document_id)
        if key not in self._tables:
            self._tables[key] = FactTable(self.store.facts(cik), document_id=document_id)
        return self._tables[key]

    def _calendar(self, cik: Cik) -> FiscalCalendar:
        if cik not in self._calendars:
            covers = [entry for entry in self.store.entries() if entry.cik == cik]
            self._calendars[cik] = fiscal_calendar(covers, self.store.facts(cik))
        return self._calendars[cik]

    def _own_labels(self, company: Company) -> OwnLabels:
        """What the company's newest filings call its facts."""
        if company.cik not in self._labels:
            facts: dict[DocumentId, list[Fact]] = defaultdict(list)
            for fact in self.store.facts(company.cik):
                if fact.document_id is not None:
                    facts[fact.document_id].append(fact)
            entries = [entry for entry in self.store.entries() if entry.document_id in facts]
            entries.sort(key=lambda entry: str(entry.period_end or ""), reverse=True)
            read = (
                (self.store.document(entry.document_id), facts[entry.document_id])
                for entry in entries[:LABELLING_DOCUMENTS]
            )
            self._labels[company.cik] = OwnLabels(read, company.name)
        return self._labels[company.cik]

    def _figures(self, answer: Answer, way: FigureRoute, only: DocumentId | None) -> Answer:
        told = [
            Told(
                one.company,
                one.ask,
                derive(
                    one.ask,
                    self._table(one.company.cik, only),
                    self._calendar(one.company.cik),
                    as_of=answer.as_of,
                    labels=self._own_labels(one.company),
                ),
            )
            for one in way.asks
        ]
        tables = {one.company.cik: self._table(one.company.cik, only) for one in way.asks}
        shelf = Shelf(self.store.document, tables)
        written = write_figures(told, language=answer.language, shelf=shelf)
        return _with_figures(answer, written)

    def _passages(self, answer: Answer, way: PassageRoute) -> Answer:
        if self._retriever is None:
            self._retriever = open_index(self.store, say=self._say)
        parts = passage_parts(
            way.query,
            scope=way.scope,
            retriever=self._retriever,
            document_of=self.store.document,
            language=answer.language,
        )
        if parts.reason is not None:
            answer = _refused(answer, parts.outcome, _why_not(way.reading, parts.reason))
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


def _to_stderr(words: str) -> None:
    sys.stderr.write(f"{words}\n")


def _companies(entries: Sequence[Entry], known: Sequence[Company]) -> tuple[Company, ...]:
    """The companies whose documents these are."""
    ciks = {cik for entry in entries for cik in (entry.cik, *entry.fact_ciks)}
    return tuple(company for company in known if company.cik in ciks)


def _about(reading: Reading, company: Company) -> Reading:
    """A question that names no company, about the one of the document that it was asked of."""
    return replace(reading, companies=(company,), unknown_company=None)


def _why_not(reading: Reading, reason: Reason) -> Reason:
    """Why the text has no answer: first of all that it is about a company which is not on file."""
    if reading.unknown_company and not reading.companies:
        return not_on_file(reading)
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
