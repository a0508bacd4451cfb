"""How a section begins: its first sentences, from the document, whichever of its passages were found."""

from collections.abc import Callable, Sequence

from chat.quotable import Quotable
from data.document import Document
from data.span import DocumentId, Span
from retrieval.chunk import Passage
from retrieval.sentences import sentences
from retrieval.words import words

OPENING = 2
"""First sentences of a section."""
LEAST_SAID = 40
"""Characters; a shorter paragraph is a page number, a name, a cross-heading."""


def openings_in(
    document_of: Callable[[DocumentId], Document],
) -> Callable[[Passage], Sequence[Quotable]]:
    """Give what finds the first sentences of the section in which a passage stands."""

    def opening(passage: Passage) -> Sequence[Quotable]:
        document = document_of(passage.chunk.document_id)
        path = _path_at(document, passage.chunk.spans[0])
        return _first_sentences(document, path, passage) if path else ()

    return opening


def _path_at(document: Document, span: Span) -> tuple[str, ...]:
    return next((one.path for one in document.blocks if one.span.overlap(span)), ())


def _first_sentences(
    document: Document, path: tuple[str, ...], passage: Passage
) -> Sequence[Quotable]:
    """The first paragraph right under the heading; a section that begins with others begins with theirs."""
    under = [one for one in document.blocks if one.path == path and len(one.span) >= LEAST_SAID]
    first = next((one for kind in ("text", "list") for one in under if one.kind == kind), None)
    if first is None:
        return ()
    start = first.span.start
    text = document.text[start : first.span.end]
    found = []
    for begin, end in sentences(text)[:OPENING]:
        span = Span(document.document_id, start + begin, start + end)
        said = frozenset(words(text[begin:end]))
        found.append(
            Quotable(passage, (span,), text[begin:end], said, frozenset(words(text)), is_row=False)
        )
    return found
