"""What stands before a cited sentence and may say of what it speaks."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence

from chat.answer import Citation
from data.document import Block, Document

_LONGEST_HEADING = 80
_ENDS = re.compile(r"[.;:,!?]\W*$")
"""A sentence ends so, or a line that leads on."""


def text_before(document: Document, citation: Citation) -> str:
    """Give what stands before a sentence in its paragraph, and the line that leads to its list."""
    at = _place(document, citation)
    if at is None:
        return ""
    block = document.blocks[at]
    before = document.text[block.span.start : citation.spans[0].start]
    return "\n".join((*_leading(document, document.blocks[:at], block), before))


def lost_headings(document: Document, citation: Citation) -> Sequence[str]:
    """Give the lines above a paragraph that may be its headings, though they are not marked as such."""
    at = _place(document, citation)
    if not at:
        return ()
    block = document.blocks[at]
    lines = (*_leading(document, document.blocks[:at], block), *_last_line(document, at))
    return [one for one in lines if len(one) <= _LONGEST_HEADING and any(map(str.isalpha, one))]


def _last_line(document: Document, at: int) -> Iterator[str]:
    """Yield the last line above a paragraph, within its section, that is no sentence."""
    for block in reversed(document.blocks[:at]):
        if block.kind == "heading":
            return
        text = _text(document, block)
        if block.kind == "text" and len(text) <= _LONGEST_HEADING and not _ENDS.search(text):
            yield text
            return


def _place(document: Document, citation: Citation) -> int | None:
    start = citation.spans[0].start
    place = bisect_right(document.blocks, start, key=lambda one: one.span.start) - 1
    return place if place >= 0 and start < document.blocks[place].span.end else None


def _leading(document: Document, before: Sequence[Block], block: Block) -> tuple[str, ...]:
    """Find the line that ends on a colon above a list, or above a paragraph."""
    for one in reversed(before):
        if one.kind == "list" and block.kind == "list":
            continue
        text = _text(document, one)
        return (text,) if one.kind == "text" and text.rstrip().endswith(":") else ()
    return ()


def _text(document: Document, block: Block) -> str:
    return document.text[block.span.start : block.span.end]
