"""Rankings of a cut's chunks: by the reference's three retrievers, and by the product's own BM25.

A scope leaves out chunks of other documents. The product takes its statistics from the scope, too;
rank_bm25's are always those of all chunks.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, Protocol

import numpy as np
from numpy.typing import NDArray

from answer_eval.lesson_chunkers import indexed_text
from answer_eval.lesson_rank import LENGTH, SATURATION
from answer_eval.reference_filings import Filed
from answer_eval.reference_gold import Question
from chat.document_scope import documents_meant
from chat.reading import read_question
from data.company import Company
from data.manifest import companies
from data.span import DocumentId
from retrieval.bm25 import count_words
from retrieval.bm25_okapi import Okapi
from retrieval.chunk import Chunk, Scope
from retrieval.dense import nearest
from retrieval.fusion import fused
from retrieval.header import naming_words
from retrieval.index import Index
from retrieval.index_files import IndexedDocument, IndexFiles, chunk_line
from retrieval.words import words

RankerName = Literal["BM25", "dense", "hybrid", "BM25, our words", "our BM25"]
"""`BM25, our words` is rank_bm25 with the product's stop words and endings: it tells words and
weights of `our BM25` apart."""

DEPTH = 100
"""Chunks ranked a question; a gold chunk further down counts as not found."""

Ranking = tuple[int, ...]
"""Rows of a cut's chunks, best first."""
Documents = tuple[DocumentId, ...]
"""What a question may be answered from; empty: everything."""

_WORD = re.compile(r"\w+")


class Encoder(Protocol):
    """Texts -> vectors of length 1: `retrieval.dense.Dense`, or a stand-in."""

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]: ...
    def cut(self, texts: Sequence[str]) -> int: ...


def plain_words(text: str) -> list[str]:
    """Lower case and nothing else: the reference's words as far as it says."""
    return _WORD.findall(text.lower())


def scopes(questions: Sequence[Question], filings: Sequence[Filed]) -> tuple[Documents, ...]:
    """Give the documents that the product reads each question to be about."""
    entries = tuple(filed.entry for filed in filings)
    known: tuple[Company, ...] = companies(entries)
    found = []
    for question in questions:
        reading = read_question(question.text, companies=known)
        meant = documents_meant(reading, entries).entries
        found.append(tuple(entry.document_id for entry in meant))
    return tuple(found)


class Rankers:
    """All retrievers over one cut's chunks: built once, asked often.

    `chunks` follow the order of `filings`.
    """

    def __init__(
        self, filings: Sequence[Filed], chunks: Sequence[Chunk], dense: Encoder | None
    ) -> None:
        texts = [indexed_text(chunk) for chunk in chunks]
        self._dense = dense
        self._vectors = dense.encode(texts) if dense else None
        self._plain = _okapi(map(plain_words, texts))
        ours = [words(text) for text in texts]
        self._worded = _okapi(ours)
        self._index = _index(filings, chunks, ours)
        self._rows = {chunk.chunk_id: row for row, chunk in enumerate(chunks)}
        self._documents = np.array([chunk.document_id for chunk in chunks])

    def rank(self, question: str, documents: Documents) -> dict[RankerName, Ranking]:
        """Rank the chunks of the documents, by every retriever that there is."""
        within = np.arange(len(self._rows))
        if documents:
            within = np.flatnonzero(np.isin(self._documents, documents))
        made: dict[RankerName, Ranking] = {
            "BM25": _best(self._plain.scores(plain_words(question)), within)
        }
        if self._dense is not None and self._vectors is not None:
            (asked,) = self._dense.encode([question])
            near = nearest(self._vectors[within], asked, DEPTH)
            made["dense"] = tuple(int(within[place]) for place in near)
            made["hybrid"] = tuple(fused([made["BM25"], made["dense"]])[:DEPTH])
        made["BM25, our words"] = _best(self._worded.scores(words(question)), within)
        passages = self._index.search(question, scope=Scope(document_ids=documents), k=DEPTH)
        made["our BM25"] = tuple(self._rows[one.chunk.chunk_id] for one in passages)
        return made


def _okapi(rows: Iterable[list[str]]) -> Okapi:
    return Okapi(list(rows), k1=SATURATION, b=LENGTH)


def _best(scores: NDArray[np.float64], within: NDArray[np.intp]) -> Ranking:
    """The rows that score best; of equals, the earlier."""
    order = np.argsort(-scores[within], kind="stable")[:DEPTH]
    return tuple(int(row) for row in within[order])


def _index(filings: Sequence[Filed], chunks: Sequence[Chunk], rows: list[list[str]]) -> Index:
    """The product's index over any chunks, in memory."""
    documents = tuple(_indexed(filings, chunks))
    return Index(
        "reference",
        IndexFiles(
            store="",
            documents=documents,
            lines=tuple(map(chunk_line, chunks)),
            postings=count_words(rows),
        ),
        tuple(frozenset(document.named) for document in documents),
    )


def _indexed(filings: Sequence[Filed], chunks: Sequence[Chunk]) -> Iterator[IndexedDocument]:
    for filed in filings:
        document_id, entry = filed.document.document_id, filed.entry
        yield IndexedDocument(
            document_id=document_id,
            folder=entry.folder,
            cik=entry.cik,
            form=entry.form,
            period_end=entry.period_end,
            fiscal_year=entry.fiscal_year,
            filed=entry.filed,
            named=tuple(sorted(naming_words(filed.document))),
            rows=sum(chunk.document_id == document_id for chunk in chunks),
        )
