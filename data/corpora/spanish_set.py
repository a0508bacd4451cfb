"""The Spanish set in memory: documents, passages, questions."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import cache

from data.corpora.placing import Passage
from data.corpora.questions import Asker, Question
from data.corpora.spanish_documents import SpanishDocument, write_documents

__all__ = ["Passage", "Question", "SpanishDocument", "SpanishSet", "content_digest", "spanish_set"]


@dataclass(frozen=True, slots=True)
class SpanishSet:
    """All that is measured on; passages and questions in the order of their ids."""

    documents: tuple[SpanishDocument, ...]
    passages: tuple[Passage, ...]
    questions: tuple[Question, ...]


@cache
def spanish_set() -> SpanishSet:
    """Make the set; the same every time."""
    written = write_documents()
    return SpanishSet(
        documents=tuple(one.document for one in written),
        passages=tuple(passage for one in written for passage in one.passages),
        questions=Asker(written).questions(),
    )


def content_digest(made: SpanishSet) -> str:
    """Give a digest of what a set says, whatever the files that hold it look like."""
    said = json.dumps(asdict(made), ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(said.encode()).hexdigest()
