"""What a quote goes on with: the rest of its paragraph, and the list or the rows that it announces.

"Our competitors include:" says nothing alone, and what happened then often stands in the next sentence.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from chat.quotable import Quotable, is_fragment, table_rows, unwrapped
from data.document import Block, Document
from data.span import Span
from retrieval.sentences import sentences
from retrieval.table_lead import ANNOUNCES

LONGEST = 600
"""Characters up to which the sentences after a quote are taken with it."""
LONGEST_REFERRED = 800
"""Characters of a quote with the sentence before it that it refers to."""
LONGEST_UNTIL = 1200
"""The same, where what is asked for is not yet said."""
LONGEST_LIST = 1500
"""Characters of an announcement with the items of its list; the first is taken whatever its length."""
MOST_ROWS = 15
"""Rows of an announced table."""
FURNITURE = 40
"""Characters of a page number or a running head; what stands after it belongs to what stands before it."""

_LEAD = re.compile(r"[^\n]*:(?=\s*\n)")
"""A sentence that leads to a list which follows it in the same passage."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A quote with what belongs to it."""

    spans: tuple[Span, ...]
    """As a citation has them: what is quoted first, then what says what it is."""
    rows: tuple[tuple[Span, ...], ...] = ()
    """Each row of the table that it announces, with the table's head."""
    left_out: int = 0
    """Rows of that table, or items of that list, that are not quoted."""

    def says_only(self, one: Quotable) -> bool:
        """Whether nothing was found that it announces."""
        return self.spans[:1] == one.spans[:1] and not self.rows and ":" not in one.text[:-1]


def announces(one: Quotable) -> bool:
    """Say whether a sentence only leads to what stands after it."""
    return not (one.is_row or one.is_heading) and ANNOUNCES.search(one.text) is not None


def read_on(
    one: Quotable, document: Document, *, is_best: bool, until: re.Pattern[str] | None = None
) -> Reading:
    """Give a quote with what it announces; the best one with the rest of its paragraph, if that is short.

    Where the answer is known by what it has `until` then, the best is read up to the sentence that has it.
    """
    span = one.spans[0]
    at = next(
        (place for place, each in enumerate(document.blocks) if each.span.overlap(span)), None
    )
    if one.is_row or one.is_heading or at is None:
        return Reading(one.spans)
    if lead := _LEAD.match(one.text):
        span = Span(span.document_id, span.start, span.start + lead.end())
    if lead or announces(one):
        return _announced(span, document, at)
    if document.blocks[at].kind == "list":
        return _of_list(span, document, at)
    span = _from_referred(one, span)
    if not is_best:
        return Reading((span,))
    span = _rest(span, document, document.blocks[at], until)
    if document.text[span.end - 1] == ":":
        return _announced(span, document, at)
    return Reading((span,))


def _of_list(span: Span, document: Document, at: int) -> Reading:
    """An item of a list with what leads to the list; alone it begins in mid-sentence."""
    lead = next((each for each in reversed(document.blocks[:at]) if each.kind != "list"), None)
    if lead is None or lead.kind != "text" or document.text[lead.span.end - 1] != ":":
        return Reading((span,))
    start = lead.span.start + sentences(document.text[lead.span.start : lead.span.end])[-1][0]
    if span.end - start <= LONGEST_REFERRED:
        return Reading((Span(span.document_id, start, span.end),))
    return Reading((span, Span(span.document_id, start, lead.span.end)))


def _from_referred(one: Quotable, span: Span) -> Span:
    """Begin with the sentence that a quote refers to, where both are not too long together."""
    if one.before is None or span.end - one.before.start > LONGEST_REFERRED:
        return span
    return Span(span.document_id, one.before.start, span.end)


def _announced(span: Span, document: Document, at: int) -> Reading:
    after = [each for each in islice(document.blocks, at + 1, at + 40) if not _is_furniture(each)]
    if after and after[0].kind == "table":
        rows = list(table_rows(after[0].span, document.text))
        if not _is_of_words(rows, document.text):
            return Reading((span,))
        return Reading((span,), tuple(rows[:MOST_ROWS]), max(0, len(rows) - MOST_ROWS))
    items = list(_items(after))
    taken = [each for each in items if each.span.end - span.start <= LONGEST_LIST] or items[:1]
    end = max([span.end, *(each.span.end for each in taken)])
    return Reading((Span(span.document_id, span.start, end),), (), len(items) - len(taken))


def _is_of_words(rows: Sequence[tuple[Span, ...]], text: str) -> bool:
    """Whether a table tells in words: of names and what they are, not of amounts, which a sum is of."""
    cells = [cell for row in rows for cell in text[row[0].start : row[0].end].split(" | ")[1:]]
    told = [cell for cell in cells if len(re.findall(r"[^\W\d_]", cell)) > len(cell) / 2]
    return len(told) >= len(cells) / 3 and bool(told)


def _items(blocks: Sequence[Block]) -> Iterator[Block]:
    for block in blocks:
        if block.kind != "list":
            return
        yield block


def _is_furniture(block: Block) -> bool:
    return block.kind == "text" and len(block.span) < FURNITURE


def _rest(span: Span, document: Document, block: Block, until: re.Pattern[str] | None) -> Span:
    """The sentence with those after it in its paragraph, up to `LONGEST`, or up to what is to be in it."""
    end = span.end
    rest = unwrapped(document.text[span.end : block.span.end])
    is_wanted = until is not None and not until.search(document.text[span.start : span.end])
    longest = LONGEST_UNTIL if is_wanted else LONGEST
    for _, further in sentences(rest):
        if span.end + further - span.start > longest or is_fragment(rest[:further]):
            break
        end = span.end + further
        if is_wanted and until and until.search(rest[:further]):
            break
    return Span(span.document_id, span.start, end)
