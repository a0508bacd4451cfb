"""The passages that stand under certain headings, among those that a search finds."""

from collections.abc import Sequence

from chat.filing_subjects import Subject
from retrieval.chunk import Passage

PASSAGES_READ = 25


def under(headings: Sequence[str], passages: Sequence[Passage]) -> Sequence[Passage]:
    """Keep those under one of the headings, which are in small letters."""
    found = [
        one for one in passages if any(heading in _plain(one.chunk.header) for heading in headings)
    ]
    return found[:PASSAGES_READ]


def with_sections(
    passages: Sequence[Passage], found: Sequence[Passage], subject: Subject
) -> Sequence[Passage]:
    """Add the passages that stand under the subject's headings, whatever words of the question they have."""
    known = {one.chunk.chunk_id for one in passages}
    least = passages[-1].score if passages else 0.0
    own = [one for one in found if subject.heads(one.chunk.header)][:PASSAGES_READ]
    more = [one for one in own if one.chunk.chunk_id not in known]
    return (
        *passages,
        *(Passage(one.chunk, len(passages) + place, least) for place, one in enumerate(more, 1)),
    )


def _plain(header: str) -> str:
    return header.lower().replace("’", "'")
