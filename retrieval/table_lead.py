"""The sentence that leads to a table: "Deliveries were as follows:" says what the numbers of its rows are."""

import re
from bisect import bisect_left

from data.document import Document
from data.span import Span
from retrieval.sentences import sentences

ANNOUNCES = re.compile(
    r":\s*$|\b(?:as follows|the following|set forth below|listed below|shown below|"
    r"a continuación|(?:el|la|los|las) siguientes?|como sigue)\b",
    re.IGNORECASE,
)
"""What a sentence has that only leads to what stands after it."""
BLOCKS_BACK = 4
"""Captions and running heads that may stand between it and the table."""
FURNITURE = 60


def lead_over(place: Span, document: Document) -> Span | None:
    """Find the sentence that leads to the table at a place."""
    at = bisect_left(document.blocks, place.start, key=lambda one: one.span.start)
    for block in reversed(document.blocks[max(0, at - BLOCKS_BACK) : at]):
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
