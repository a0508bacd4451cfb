"""The sentence that leads to a table: "Deliveries were as follows:" says what the numbers of its rows are."""

from collections.abc import Callable
from functools import cache

from chat.quotable import ANNOUNCES
from data.document import Document
from data.span import DocumentId, Span
from retrieval.chunk import Passage
from retrieval.sentences import sentences
from retrieval.words import words

BLOCKS_BACK = 4
"""Captions and running heads that may stand between it and the table."""
FURNITURE = 60


def lead_over(place: Span, document: Document) -> Span | None:
    """Find the sentence that leads to the table at a place."""
    above = [one for one in document.blocks if one.span.end <= place.start][-BLOCKS_BACK:]
    for block in reversed(above):
        text = document.text[block.span.start : block.span.end]
        if block.kind == "text" and (places := sentences(text)):
            start, end = places[-1]
            if ANNOUNCES.search(text[start:end]):
                return Span(
                    block.span.document_id, block.span.start + start, block.span.start + end
                )
        if block.kind != "text" or len(text) > FURNITURE:
            return None
    return None


def leads_in(document_of: Callable[[DocumentId], Document]) -> Callable[[Passage], frozenset[str]]:
    """Give for a passage that is a table the words of the sentence that leads to it."""

    @cache
    def said(span: Span) -> frozenset[str]:
        document = document_of(span.document_id)
        lead = lead_over(span, document)
        return frozenset(words(document.text[lead.start : lead.end])) if lead else frozenset()

    none: frozenset[str] = frozenset()
    return lambda one: said(one.chunk.spans[0]) if one.chunk.text.startswith("|") else none
