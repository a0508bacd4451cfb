"""Quotes that lead nowhere: a sentence with an address is not quoted, nor given to a model."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from chat.best_quotes import Candidate
from chat.chosen_quotes import Quote
from data.addresses import has_address
from data.document import Document
from data.span import DocumentId, Span
from retrieval.sentences import sentences


def without_addresses(ranked: Sequence[Candidate]) -> list[Candidate]:
    return [one for one in ranked if not has_address(one.quotable.text)]


def inside(quotes: Sequence[Quote], document_of: Callable[[DocumentId], Document]) -> list[Quote]:
    """End each quote before the first sentence with an address."""
    found: list[Quote] = []
    for quote in quotes:
        first, *others = quote.spans
        kept = _before_addresses(first, document_of(first.document_id).text)
        if kept is not None:
            found.append(replace(quote, spans=(kept, *others)))
    return found


def _before_addresses(span: Span, text: str) -> Span | None:
    said = text[span.start : span.end]
    if not has_address(said):
        return span
    end = 0
    for start, stop in sentences(said):
        if has_address(said[start:stop]):
            break
        end = stop
    return Span(span.document_id, span.start, span.start + end) if end else None
