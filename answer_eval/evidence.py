"""What a question is answered from, changed for a measurement: the gold alone, or all but the gold."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from answer_eval.gold_meaning import gold_operands
from answer_eval.gold_places import gold_alternatives
from chat.cell_issuers import issuers_of
from chat.on_file import OnFile
from data.company import Cik
from data.document import Block, Document
from data.fact import Fact
from data.fact_table import FactTable
from data.fiscal import FiscalCalendar
from data.manifest import Entry
from data.member_facts import Part, PartFacts
from data.own_labels import OwnLabels
from data.period import Duration, Period
from data.span import DocumentId, Span
from data.store import Store
from retrieval.chunk import Chunk, ChunkId, Passage, Retriever, Scope
from retrieval.header import header
from retrieval.translation import Term

Keeps = Callable[[Fact], bool]


class Shown(OnFile):
    """What is on file, with other facts and another retriever for one question."""

    def __init__(
        self,
        whole: OnFile,
        retriever: Retriever | None,
        table: "TableOf | None" = None,
        hidden: frozenset[DocumentId] = frozenset(),
    ) -> None:
        # Everything is asked of the whole, which works it out once; nothing of the base is used.
        self.digest = whole.digest
        self._whole = whole
        self._retriever = retriever
        self._table = table
        self._hidden = hidden

    def table(self, cik: Cik, document_id: DocumentId | None = None) -> FactTable:
        if self._table is None:
            return self._whole.table(cik, document_id)
        return self._table(cik, document_id)

    def calendar(self, cik: Cik, document_id: DocumentId | None = None) -> FiscalCalendar:
        return self._whole.calendar(cik, document_id)

    def labels(self, cik: Cik) -> OwnLabels:
        return self._whole.labels(cik)

    def part(self, cik: Cik, part: Part, document_id: DocumentId | None = None) -> PartFacts:
        return self._whole.part(cik, part, document_id)

    def readable(self, entries: Sequence[Entry]) -> tuple[Entry, ...]:
        """Leave out the documents of whoever has one among the hidden: their others print the gold too."""
        ciks = {one.cik for one in entries if one.cik and one.document_id in self._hidden}
        hidden = set(self._hidden)
        for issuer in issuers_of(entries, entries, ()):
            named = {one.document_id for one in issuer.entries}
            hidden |= named if named & self._hidden else set()
        return tuple(
            one for one in entries if one.cik not in ciks and one.document_id not in hidden
        )

    def index(self) -> Retriever:
        return self._retriever or self._whole.index()


TableOf = Callable[[Cik, DocumentId | None], FactTable]


@dataclass(slots=True)
class Facts:
    """The facts of a store by company, read once."""

    store: Store
    _by_company: dict[Cik, tuple[Fact, ...]] = field(default_factory=dict)

    def of(self, cik: Cik) -> tuple[Fact, ...]:
        if cik not in self._by_company:
            self._by_company[cik] = self.store.facts(cik)
        return self._by_company[cik]

    def only(self, keeps: Keeps) -> TableOf:
        """Make tables of the facts that are kept."""
        return lambda cik, document_id: FactTable(
            filter(keeps, self.of(cik)), document_id=document_id
        )


def period_of(period: Period) -> tuple[str | None, str]:
    """Write a fact's period as gold does."""
    start = period.start.isoformat() if isinstance(period, Duration) else None
    return start, period.end.isoformat()


def gold_facts(gold: Mapping[str, Any], facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Find the facts that a gold figure rests on: its concepts, periods and values, in every print."""
    wanted = {(one.concept, one.start, one.end, one.value) for one in gold_operands(gold)}
    return tuple(
        one
        for one in facts
        if not one.dimensions and (one.concept, *period_of(one.period), one.value) in wanted
    )


def completed(gold: Mapping[str, Any], facts: Facts) -> Mapping[str, Any]:
    """Name the concept of a reported figure whose line has none, if some fact says that figure then."""
    if gold.get("concepts") or gold["kind"] != "reported" or not gold.get("cik"):
        return gold
    for operand in gold_operands(gold):
        for fact in sorted(facts.of(Cik(gold["cik"])), key=lambda one: one.span is None):
            said = (*period_of(fact.period), fact.value)
            if not fact.dimensions and said == (operand.start, operand.end, operand.value):
                return {**gold, "concepts": [fact.concept]}
    return gold


def gold_documents(gold: Mapping[str, Any]) -> frozenset[DocumentId]:
    """List every document in which some alternative of the gold stands."""
    spans = [span for one in gold_alternatives(gold) for need in one for span in need]
    return frozenset(span.document_id for span in spans)


def without_gold(gold: Mapping[str, Any]) -> Keeps:
    """Hide the documents that have the gold, and all that is said of the company at the same time.

    Less would leave what the figure can be worked out from: a half year and its second quarter.
    """
    hidden = gold_documents(gold)
    times = {(one.start or one.end, one.end) for one in gold_operands(gold)}

    def keeps(fact: Fact) -> bool:
        start, end = period_of(fact.period)
        is_then = any((start or end) <= last and first <= end for first, last in times)
        return fact.document_id not in hidden and not is_then

    return keeps


# Retrievers. All weigh words as the index does, so that only what is found differs.


@dataclass(frozen=True, slots=True)
class _Weighed:
    whole: Retriever

    def rarity(self, term: Term, *, scope: Scope) -> float:
        weigh = getattr(self.whole, "rarity", None)
        return float(weigh(term, scope=scope)) if weigh else 1.0


@dataclass(frozen=True, slots=True)
class GoldRetriever(_Weighed):
    """Gives the gold passages, whatever is asked; with distractors, among what is found."""

    passages: tuple[Chunk, ...]
    with_distractors: bool = False

    @property
    def name(self) -> str:
        return "oracle+distractors" if self.with_distractors else "oracle"

    def search(self, query: str, *, scope: Scope, k: int) -> Sequence[Passage]:
        """Put the gold where its own length says, so that its place tells nothing."""
        found: list[Chunk] = []
        if self.with_distractors:
            mine = {span for one in self.passages for span in one.spans}
            others = self.whole.search(query, scope=scope, k=k)
            found = [one.chunk for one in others if mine.isdisjoint(one.chunk.spans)]
        at = sum(len(one.text) for one in self.passages) % (len(found) + 1)
        mixed = [*found[:at], *self.passages, *found[at:]]
        return tuple(Passage(one, rank, 1.0) for rank, one in enumerate(mixed, start=1))


@dataclass(frozen=True, slots=True)
class HidingRetriever(_Weighed):
    """Searches all documents but some."""

    hidden: frozenset[DocumentId]
    every: tuple[DocumentId, ...]

    @property
    def name(self) -> str:
        return "gold_removed"

    def search(self, query: str, *, scope: Scope, k: int) -> Sequence[Passage]:
        left = tuple(one for one in scope.document_ids or self.every if one not in self.hidden)
        narrowed = replace(scope, document_ids=left)
        return self.whole.search(query, scope=narrowed, k=k) if left else ()


@dataclass(frozen=True, slots=True)
class ScopedRetriever(_Weighed):
    """Searches some documents, whatever the question names."""

    document_ids: tuple[DocumentId, ...]

    @property
    def name(self) -> str:
        return "gold documents"

    def search(self, query: str, *, scope: Scope, k: int) -> Sequence[Passage]:
        narrowed = Scope(document_ids=self.document_ids, filed_by=scope.filed_by)
        return self.whole.search(query, scope=narrowed, k=k)


@dataclass(frozen=True, slots=True)
class UnscopedRetriever(_Weighed):
    """Searches everything that was filed by the day, whatever the question names."""

    @property
    def name(self) -> str:
        return "unscoped"

    def search(self, query: str, *, scope: Scope, k: int) -> Sequence[Passage]:
        return self.whole.search(query, scope=Scope(filed_by=scope.filed_by), k=k)


def gold_passages(
    gold: Mapping[str, Any], document_of: Callable[[str], Document]
) -> tuple[Chunk, ...]:
    """Cut the first alternative's places out as passages: a table whole, else the block they stand in."""
    found: dict[tuple[DocumentId, int], Chunk] = {}
    for alternative in gold_alternatives(gold)[:1]:
        for need in alternative:
            document = document_of(need[0].document_id)
            for block in _blocks(document, need[0]):
                found.setdefault((document.document_id, block.span.start), _chunk(document, block))
    return tuple(found.values())


def _blocks(document: Document, span: Span) -> list[Block]:
    return [block for block in document.blocks if block.span.overlap(span)]


def _chunk(document: Document, block: Block) -> Chunk:
    tables = (table for table in document.tables if table.span.overlap(block.span))
    captions = next((table.caption for table in tables), ())
    spans = (block.span, *captions)
    return Chunk(
        ChunkId(f"{document.document_id}:{block.span.start}-{block.span.end}"),
        document.document_id,
        spans,
        "\n\n".join(document.text[span.start : span.end] for span in spans),
        header(document, block.path),
    )
