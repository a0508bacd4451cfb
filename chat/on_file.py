"""What is worked out from the filings on file, once, for all the answers that need it."""

import sys
import threading
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from data.company import Cik
from data.fact import Fact
from data.fact_table import FactTable
from data.fiscal import FiscalCalendar, fiscal_calendar
from data.fiscal_anchors import Cover
from data.manifest import Entry
from data.member_facts import Members, Part, PartFacts
from data.own_definitions import Taxonomy
from data.own_labels import OwnLabels
from data.register import FiledReport
from data.span import DocumentId
from data.store import Store
from retrieval.chunk import Retriever
from retrieval.index import open_index

LABELLING_DOCUMENTS = 4
"""The newest documents of a company from which its own names for facts are taken."""

Say = Callable[[str], None]


def to_stderr(words: str) -> None:
    sys.stderr.write(f"{words}\n")


class OnFile:
    """Fact tables, calendars, labels and the index of one state of the store.

    Several answers are written at once, so what is missing is worked out under a lock. When the
    store changes, the engine takes a new one; answers under way go on with theirs.
    """

    def __init__(self, store: Store, say: Say) -> None:
        self.digest = store.digest
        self._store = store
        self._say = say
        self._lock = threading.RLock()
        self._index_lock = threading.Lock()
        """Its own: no figure waits for an index that is being built."""
        self._tables: dict[tuple[Cik, DocumentId | None], FactTable] = {}
        self._calendars: dict[tuple[Cik, DocumentId | None], FiscalCalendar] = {}
        self._labels: dict[Cik, OwnLabels] = {}
        self._index: Retriever | None = None

    def table(self, cik: Cik, document_id: DocumentId | None = None) -> FactTable:
        """All facts of a company, or those of one document."""
        key = (cik, document_id)
        with self._lock:
            if key not in self._tables:
                facts = self._store.facts(cik)
                self._tables[key] = FactTable(facts, document_id=document_id)
            return self._tables[key]

    def calendar(self, cik: Cik, document_id: DocumentId | None = None) -> FiscalCalendar:
        """What the company calls its periods: all of them, or those that one document reports on."""
        key = (cik, document_id)
        with self._lock:
            if key not in self._calendars:
                entries = [entry for entry in self._store.entries() if entry.cik == cik]
                here = {entry.accession for entry in entries}
                covers: list[Cover] = [*entries]
                facts = self._store.facts(cik)
                listed = self._store.filings(cik)
                covers += [one for one in _reported(listed, facts) if one.accession not in here]
                if document_id is not None:
                    covers = [one for one in entries if one.document_id == document_id]
                    facts = tuple(fact for fact in facts if fact.document_id == document_id)
                self._calendars[key] = fiscal_calendar(covers, facts)
            return self._calendars[key]

    def labels(self, cik: Cik) -> OwnLabels:
        """What the company's newest filings call its facts."""
        with self._lock:
            if cik not in self._labels:
                self._labels[cik] = self._read_labels(cik)
            return self._labels[cik]

    def part(self, cik: Cik, part: Part, document_id: DocumentId | None = None) -> PartFacts:
        """All facts of a company about a part of it, or those of one document."""
        return PartFacts(part, self._store.facts(cik), document_id=document_id)

    def readable(self, entries: Sequence[Entry]) -> tuple[Entry, ...]:
        """Those of some documents whose tables may be read."""
        return tuple(entries)

    def index(self) -> Retriever:
        """The passages of all documents; building it is said."""
        with self._index_lock:
            if self._index is None:
                self._index = open_index(self._store, say=self._say)
            return self._index

    def _read_labels(self, cik: Cik) -> OwnLabels:
        facts: dict[DocumentId, list[Fact]] = defaultdict(list)
        for fact in self._store.facts(cik):
            if fact.document_id is not None:
                facts[fact.document_id].append(fact)
        entries = [
            entry
            for entry in self._store.entries()
            if entry.cik == cik or entry.document_id in facts
        ]
        entries.sort(key=lambda entry: str(entry.period_end or ""), reverse=True)
        name = next((entry.company for entry in entries if entry.company), "")
        newest = [one for one in entries if one.document_id in facts][:LABELLING_DOCUMENTS]
        read = [(self._store.document(one.document_id), facts[one.document_id]) for one in newest]
        every = self._store.facts(cik)
        taxonomy = Taxonomy(self._store.labels(cik), self._store.definitions(cik))
        members = Members(read, name, every)
        return OwnLabels(read, name, members=members, facts=every, taxonomy=taxonomy)


def _reported(listed: Iterable[FiledReport], facts: Sequence[Fact]) -> list[FiledReport]:
    """Leave out what a list names that ends after all facts: the newest period is one on file.

    Where no fact is on file, lists are all that tells of periods.
    """
    if not facts:
        return list(listed)
    last = max(fact.period.end for fact in facts)
    return [one for one in listed if one.period_end is None or one.period_end <= last]
