"""The handbook lesson's cut: sections packed with whole sentences, the trail of headings before them.

A heading ends a chunk; within a section sentences are packed up to 1,200 characters, and cuts come
between sentences only. One sentence that is longer stands alone. A full stop counts as the end of a
sentence wherever a space follows, as the lesson has it; it says itself that abbreviations mislead it.
"""

import re
from collections.abc import Iterator, Sequence

from answer_eval.lesson_chunkers import Place, blocks, chunk_of
from data.corpora import SpanishDocument
from retrieval.chunk import Chunk

LONGEST_PACK = 1200
_HEADING = re.compile(r"(#{1,4}) +(.+)")
_SENTENCE_END = re.compile(r"(?<=[.!?]) +")


def packed(documents: Sequence[SpanishDocument], size: int = LONGEST_PACK) -> tuple[Chunk, ...]:
    """Cut documents into chunks whose header is the title and the headings above, outermost first."""
    return tuple(
        chunk_of(document, [place], " > ".join(trail))
        for document in documents
        for trail, run in _runs(document)
        for place in _packs(document.text, run, size)
    )


def _runs(document: SpanishDocument) -> Iterator[tuple[tuple[str, ...], Place]]:
    """Give what stands between two headings, with the headings above it.

    The document's own title is the first of the trail, and not said again by its `#` line.
    """
    trail: list[str] = [document.title]
    run: list[Place] = []
    for start, end in blocks(document.text):
        found = _HEADING.fullmatch(document.text, start, end)
        if not found:
            run.append((start, end))
            continue
        if run:
            yield tuple(trail), (run[0][0], run[-1][1])
        run = []
        depth = len(found[1])
        trail = [*trail[: depth - 1], found[2].strip()] if depth > 1 else [document.title]
    if run:
        yield tuple(trail), (run[0][0], run[-1][1])


def _packs(text: str, run: Place, size: int) -> Iterator[Place]:
    start, end = run[0], run[0]
    for first, last in _sentences(text, run):
        if end > start and last - start > size:
            yield start, end
            start = first
        end = last
    yield start, end


def _sentences(text: str, run: Place) -> Iterator[Place]:
    start = run[0]
    for found in _SENTENCE_END.finditer(text, *run):
        yield start, found.start()
        start = found.end()
    yield start, run[1]
