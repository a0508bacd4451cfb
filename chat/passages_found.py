"""Which passages are read for a question: those that its words find, those of its subject's sections, of its deed."""

from collections.abc import Sequence

from chat.answer_frames import frame_asked
from chat.filing_subjects import Subject
from retrieval.chunk import Passage, Retriever, Scope

PASSAGES_READ = 25
PASSAGES_TOLD = 15
"""Passages that are read beside these for the words in which filings tell the deed that is asked about."""
PASSAGES_RANKED = 150
"""Of which those under certain headings are read."""


def passages_for(
    query: str,
    subject: Subject | None,
    headings: Sequence[str],
    scope: Scope,
    retriever: Retriever,
) -> Sequence[Passage]:
    """Find what is read for a question; where passages stand under one of the `headings`, only those."""
    passages = retriever.search(query, scope=scope, k=PASSAGES_READ)
    if headings:
        ranked = retriever.search(query, scope=scope, k=PASSAGES_RANKED)
        return _under(headings, ranked) or passages
    if subject is not None:
        found = retriever.search(subject.search, scope=scope, k=PASSAGES_RANKED)
        under = [one for one in found if subject.heads(one.chunk.header)]
        passages = _with(passages, under[:PASSAGES_READ])
    if (frame := frame_asked(query)) is not None:
        words_told = f"{query} {frame.search}"
        passages = _with(passages, retriever.search(words_told, scope=scope, k=PASSAGES_TOLD))
    return passages


def _under(headings: Sequence[str], passages: Sequence[Passage]) -> Sequence[Passage]:
    found = [
        one for one in passages if any(heading in _plain(one.chunk.header) for heading in headings)
    ]
    return found[:PASSAGES_READ]


def _with(passages: Sequence[Passage], others: Sequence[Passage]) -> Sequence[Passage]:
    """Add others to the passages, as if each were found as the last of these is."""
    known = {one.chunk.chunk_id for one in passages}
    least = passages[-1].score if passages else 0.0
    more = [one for one in others if one.chunk.chunk_id not in known]
    return (
        *passages,
        *(Passage(one.chunk, len(passages) + place, least) for place, one in enumerate(more, 1)),
    )


def _plain(header: str) -> str:
    return header.lower().replace("’", "'")
