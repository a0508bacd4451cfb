"""What is listed by headings: risks, matters of an audit, legal cases. The headings themselves are the answer."""

from collections.abc import Callable, Sequence

from chat.asked_of import Asking
from chat.best_quotes import Candidate
from chat.filing_subjects import Subject
from chat.passage_age import is_annual
from chat.quotable import Quotable
from data.document import Block, Document
from data.span import DocumentId, Span
from retrieval.chunk import Passage
from retrieval.words import words

FEWEST, MANY = 2, 6
"""Headings that make a list, and a list of what is said and not of categories."""
TELLING = 50
"""Characters of a heading that says something and is no category."""


def listed_headings(
    subject: Subject | None,
    passages: Sequence[Passage],
    asking: Asking,
    document_of: Callable[[DocumentId], Document],
) -> list[Candidate]:
    """Give the headings under the subject's section, where nothing else is asked and filings list it by headings.

    Of several documents the newest annual report's, else the newest one's that has a list.
    """
    if subject is None or subject.listed is None:
        return []
    under = [
        one
        for one in passages
        if subject.heads(one.chunk.header) and asking.of(one).is_only_subject
    ]
    newest = sorted(
        under, key=lambda one: (is_annual(one), str(one.chunk.period_end or "")), reverse=True
    )
    for passage in newest:
        found = _longest(document_of(passage.chunk.document_id), subject)
        if len(found) >= FEWEST:
            return [Candidate(_quotable(passage, *one), 1.0, 1.0) for one in found]
    return []


def _longest(document: Document, subject: Subject) -> list[tuple[Span, str]]:
    headings = [one for one in document.blocks if one.kind == "heading"]
    lists = (
        _beneath(headings, place, document)
        for place, one in enumerate(headings)
        if subject.listed and subject.listed.search(_bare(one, document)[1])
    )
    return max(lists, key=len, default=[])


def _beneath(headings: Sequence[Block], place: int, document: Document) -> list[tuple[Span, str]]:
    """The headings that say something, where most of what is listed has one; else those one level down."""
    top = headings[place].level
    deeper: list[Block] = []
    for one in headings[place + 1 :]:
        if one.level <= top:
            break
        deeper.append(one)
    first = min((one.level for one in deeper), default=0)
    told = [one for one in (_bare(each, document) for each in deeper) if len(one[1]) >= TELLING]
    if len(told) >= MANY:
        return told
    return [_bare(one, document) for one in deeper if one.level == first]


def _bare(block: Block, document: Document) -> tuple[Span, str]:
    """A heading's words, without its number signs."""
    text = document.text[block.span.start : block.span.end]
    bare = text.lstrip("# ")
    start = block.span.end - len(bare)
    return Span(block.span.document_id, start, block.span.end), bare


def _quotable(passage: Passage, span: Span, text: str) -> Quotable:
    return Quotable(
        passage, (span,), text, frozenset(words(text)), frozenset(), is_row=False, is_heading=True
    )
