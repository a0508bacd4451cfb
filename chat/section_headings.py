"""What is listed by headings: risks, matters of an audit, legal cases. The headings themselves are the answer."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, takewhile

from chat.asked_of import Asking
from chat.best_quotes import Candidate
from chat.filing_subjects import Subject
from chat.passage_age import is_annual
from chat.quotable import Quotable
from data.document import Block, Document
from data.span import DocumentId, Span
from retrieval.chunk import Passage
from retrieval.sentences import sentences
from retrieval.words import words

FEWEST, MANY = 2, 6
"""Headings that make a list, and a list of what is said and not of categories."""
TELLING = 50
"""Characters of a heading that says something and is no category."""
LONGEST = 250
"""Characters of a paragraph that heads those after it."""


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
        _beneath(headings, place, document, subject)
        for place, one in enumerate(headings)
        if subject.listed and subject.listed.search(_bare(one, document)[1])
    )
    return max(lists, key=len, default=[])


def _beneath(
    headings: Sequence[Block], place: int, document: Document, subject: Subject
) -> list[tuple[Span, str]]:
    """The headings that say something, where most of what is listed has one; else those of the first level with several.

    Beneath is also what goes on about the subject at the section's own level. Where none stand beneath, headings are paragraphs of one sentence, each before those that go on about it.
    """
    top = headings[place].level
    after = headings[place + 1 :]
    deeper = list(takewhile(lambda one: one.level > top, after)) or [
        *takewhile(
            lambda one: one.level > top or subject.asked.search(_bare(one, document)[1]), after
        )
    ]
    told = [one for one in (_bare(each, document) for each in deeper) if len(one[1]) >= TELLING]
    if len(told) >= MANY:
        return told
    for level in sorted({one.level for one in deeper}):
        found = [_bare(one, document) for one in deeper if one.level == level]
        if len(found) >= FEWEST:
            return found
    return list(_leading(headings, place, document))


def _leading(
    headings: Sequence[Block], place: int, document: Document
) -> Iterator[tuple[Span, str]]:
    """Yield the paragraphs of one short sentence that a longer one follows, up to the next heading."""
    end = headings[place + 1].span.start if place + 1 < len(headings) else len(document.text)
    begin = headings[place].span.end
    inside = [
        one
        for one in document.blocks
        if one.kind == "text" and begin <= one.span.start < end and len(one.span) >= TELLING
    ]
    for one, following in pairwise(inside):
        text = document.text[one.span.start : one.span.end]
        is_one = len(sentences(text)) == 1 and text.rstrip().endswith(".")
        if is_one and len(one.span) <= LONGEST and len(following.span) > len(one.span):
            yield one.span, text


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
