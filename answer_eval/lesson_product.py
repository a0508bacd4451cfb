"""The product's own retrieval on the Spanish set: its reader, its chunks, its header, its index.

Nothing here is another way to do it: the documents go through a store and an index as a user's do.
"""

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from answer_eval.lesson_rank import DEPTH, Rankings
from data.corpora import Question, SpanishDocument
from data.read import read
from data.read_file import Known
from data.span import DocumentId, Span
from data.store import Store, open_store
from retrieval.by_structure import chunks
from retrieval.chunk import Chunk, Scope
from retrieval.index import Index, build_index


@dataclass(frozen=True, slots=True)
class Product:
    """An index of the set, which answers in the set's ids and offsets."""

    index: Index
    chunks: tuple[Chunk, ...]
    """All of them, in the order of the set's documents."""
    ids: Mapping[str, DocumentId]
    """The product's document ids by the set's."""

    def rankings(self, questions: Sequence[Question]) -> Rankings:
        """Search the whole set."""
        return tuple(self._search(question, Scope()) for question in questions)

    def rankings_in_documents(self, questions: Sequence[Question]) -> Rankings:
        """Search for every question the documents that it asks about, and no others."""
        return tuple(
            self._search(question, Scope(document_ids=self._ids(question)))
            for question in questions
        )

    def _ids(self, question: Question) -> tuple[DocumentId, ...]:
        return tuple(self.ids[document_id] for document_id in question.document_ids)

    def _search(self, question: Question, scope: Scope) -> tuple[Chunk, ...]:
        sets = {product: DocumentId(ours) for ours, product in self.ids.items()}
        found = self.index.search(question.question, scope=scope, k=DEPTH)
        return tuple(_moved(one.chunk, sets[one.chunk.document_id]) for one in found)


@contextmanager
def open_product(documents: Sequence[SpanishDocument]) -> Iterator[Product]:
    """Read the documents into a store of its own, index it, and remove it at the end."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder))
        ids = {one.document_id: _added(store, one) for one in documents}
        cut = tuple(
            _moved(chunk, DocumentId(ours))
            for ours, product in ids.items()
            for chunk in chunks(store.document(product))
        )
        yield Product(build_index(store, say=lambda _: None), cut, ids)


def _added(store: Store, document: SpanishDocument) -> DocumentId:
    """Add a document, and hold the reader to the text in which the gold counts."""
    made = read(document.text.encode(), source=document.file_name, known=Known())
    if made.document.text != document.text:
        raise ValueError(
            f"The reader changes the text of {document.file_name}: the gold's offsets don't hold in it."
        )
    store.add(made)
    return made.document.document_id


def _moved(chunk: Chunk, document_id: DocumentId) -> Chunk:
    spans = tuple(Span(document_id, span.start, span.end) for span in chunk.spans)
    return replace(chunk, document_id=document_id, spans=spans)
