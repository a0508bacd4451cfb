"""The three ways to cut of the lesson on chunking: fixed windows, by separators, by structure.

They follow the lesson's rules, not the product's: that is what the product's own cut
(`retrieval.by_structure`) is measured against. All give chunks that know their spans.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from data.corpora import SpanishDocument
from data.span import DocumentId, Span
from retrieval.chunk import Chunk, ChunkId

WINDOW = 500
OVERLAP = 50
LONGEST_PIECE = 500
LONGEST_JOINED = 800
SEPARATORS = ("\n\n", "\n", ". ", " ")
"""The coarsest first."""
NOTE_MARKS = "¹²³⁴⁵⁶⁷⁸⁹"

Place = tuple[int, int]
Cut = Callable[[str], Sequence[Sequence[Place]]]
"""A text -> per chunk the places that it consists of, the body first."""

_BLOCK = re.compile(r"[^\n]+(?:\n[^\n]+)*")
_HEADING = re.compile(r"^##+ (.*)$", re.MULTILINE)


def fixed(text: str, size: int = WINDOW, overlap: int = OVERLAP) -> list[list[Place]]:
    """Windows of `size` characters, each of which repeats the last `overlap` of the one before."""
    places = [(0, min(size, len(text)))]
    while places[-1][1] < len(text):
        start = places[-1][1] - overlap
        places.append((start, min(start + size, len(text))))
    return [[place] for place in places]


def recursive(text: str, size: int = LONGEST_PIECE) -> list[list[Place]]:
    """Cut at blank lines, what is still too long at finer separators, and join neighbours that fit."""
    trimmed = [_trimmed(text, place) for place in _pieces(text, (0, len(text)), SEPARATORS, size)]
    return [[(start, end)] for start, end in trimmed if end > start]


def structure(text: str, size: int = LONGEST_JOINED) -> list[list[Place]]:
    """Tables whole, notes with whatever cites them, paragraphs of a section joined up to `size`.

    A heading is no chunk, and a note is none by itself.
    """
    notes = {text[start]: (start, end) for start, end in blocks(text) if text[start] in NOTE_MARKS}
    found: list[list[Place]] = []
    open_section: str | None = None
    for start, end in blocks(text):
        if text[start] == "#" or text[start] in NOTE_MARKS:
            continue
        cited = [notes[mark] for mark in dict.fromkeys(text[start:end]) if mark in notes]
        if cited or text[start] == "|":
            found.append([(start, end), *cited])
            open_section = None
        elif open_section == section(text, start) and end - found[-1][0][0] <= size:
            found[-1] = [(found[-1][0][0], end)]
        else:
            found.append([(start, end)])
            open_section = section(text, start)
    return found


STRATEGIES: Mapping[str, Cut] = {"fixed": fixed, "recursive": recursive, "structure": structure}


def blocks(text: str) -> list[Place]:
    """What blank lines set apart: paragraphs, tables, headings, notes."""
    return [found.span() for found in _BLOCK.finditer(text)]


def section(text: str, place: int) -> str:
    """Find the last heading, of the second level or below, before a place.

    As in the lesson, a heading that the place cuts counts as far as it goes, and one that begins
    there does not count yet.
    """
    found = _HEADING.findall(text, 0, place + 1)
    return found[-1] if found else ""


def cut_all(documents: Sequence[SpanishDocument], cut: Cut) -> tuple[Chunk, ...]:
    """Cut documents into chunks whose header is `title > section`."""
    return tuple(
        chunk_of(document, places, f"{document.title} > {section(document.text, places[0][0])}")
        for document in documents
        for places in cut(document.text)
    )


def without_header(chunks: Sequence[Chunk]) -> tuple[Chunk, ...]:
    """Take the headers off: what is then indexed is the document's text alone."""
    return tuple(replace(chunk, header="") for chunk in chunks)


def chunk_of(document: SpanishDocument, places: Sequence[Place], header: str) -> Chunk:
    """Make the chunk of some places of a document."""
    document_id = DocumentId(document.document_id)
    start, end = places[0]
    return Chunk(
        chunk_id=ChunkId(f"{document_id}:{start}-{end}"),
        document_id=document_id,
        spans=tuple(Span(document_id, *place) for place in places),
        text="\n\n".join(document.text[first:last] for first, last in places),
        header=header,
    )


def indexed_text(chunk: Chunk) -> str:
    """What is searched and what a reader is given: the header, if any, a blank line and the text."""
    return f"{chunk.header}\n\n{chunk.text}" if chunk.header else chunk.text


def _pieces(text: str, place: Place, separators: Sequence[str], size: int) -> list[Place]:
    start, end = place
    if end - start <= size:
        return [place]
    if not separators:
        return [(first, min(first + size, end)) for first in range(start, end, size)]
    ends = [one.end() for one in re.compile(re.escape(separators[0])).finditer(text, start, end)]
    parts = [part for part in pairwise((start, *ends, end)) if part[0] < part[1]]
    finer = [piece for part in parts for piece in _pieces(text, part, separators[1:], size)]
    return list(_joined(finer, size))


def _joined(pieces: Sequence[Place], size: int) -> Iterator[Place]:
    start, end = pieces[0]
    for first, last in pieces[1:]:
        if last - start > size:
            yield start, end
            start = first
        end = last
    yield start, end


def _trimmed(text: str, place: Place) -> Place:
    piece = text[slice(*place)]
    start = place[0] + len(piece) - len(piece.lstrip())
    return start, start + len(piece.strip())
