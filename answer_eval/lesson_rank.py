"""The lesson's words and rankings: BM25 of rank_bm25, dense vectors, and both fused."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from answer_eval.lesson_chunkers import indexed_text
from data.corpora import Question
from retrieval.bm25_okapi import Okapi
from retrieval.chunk import Chunk
from retrieval.dense import Dense, nearest
from retrieval.fusion import fused

SATURATION = 1.5
LENGTH = 0.75
"""rank_bm25's own settings, which the lesson leaves alone; the product's may change, these don't."""

DEPTH = 60
"""Chunks ranked a question: more than the largest k and the largest budget ask for."""

FEW_WORDS = """
a al como con cual cuales cuanto cuantos de del el en es fue la las lo los o para por que se segun su sus un una y
"""
STOP_WORDS = frozenset(FEW_WORDS.split())
"""The lesson's, without accents."""

Rankings = tuple[tuple[Chunk, ...], ...]
"""Per question its best chunks, best first."""

_WORD = re.compile(r"\w+")


def words(text: str) -> list[str]:
    """Lower case, without accents and stop words; note marks become digits, as NFKD has it."""
    apart = unicodedata.normalize("NFKD", text.lower())
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return [word for word in _WORD.findall(bare) if word not in STOP_WORDS]


def by_okapi(chunks: Sequence[Chunk], questions: Sequence[Question]) -> Rankings:
    """Rank all chunks for every question."""
    okapi = _okapi(chunks)
    return tuple(
        tuple(chunks[row] for row in okapi.best(words(question.question), DEPTH))
        for question in questions
    )


def by_okapi_in_documents(chunks: Sequence[Chunk], questions: Sequence[Question]) -> Rankings:
    """Rank for every question the chunks of the documents that it asks about, and no others."""

    @cache
    def of(document_ids: frozenset[str]) -> tuple[list[Chunk], Okapi]:
        kept = [chunk for chunk in chunks if chunk.document_id in document_ids]
        return kept, _okapi(kept)

    found = []
    for question in questions:
        kept, okapi = of(frozenset(question.document_ids))
        best = okapi.best(words(question.question), DEPTH)
        found.append(tuple(kept[row] for row in best))
    return tuple(found)


def by_vectors(dense: Dense, chunks: Sequence[Chunk], questions: Sequence[Question]) -> Rankings:
    """Rank all chunks by the cosine of their vectors with that of the question."""
    vectors = dense.encode([indexed_text(chunk) for chunk in chunks])
    asked = dense.encode([question.question for question in questions])
    return tuple(tuple(chunks[row] for row in nearest(vectors, one, DEPTH)) for one in asked)


def by_both(one: Rankings, other: Rankings) -> Rankings:
    """Fuse two rankings of the same chunks."""
    return tuple(
        tuple(fused([first, second])[:DEPTH]) for first, second in zip(one, other, strict=True)
    )


def _okapi(chunks: Sequence[Chunk]) -> Okapi:
    return Okapi([words(indexed_text(chunk)) for chunk in chunks], k1=SATURATION, b=LENGTH)
