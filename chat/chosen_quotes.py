"""Which of what was found is quoted: the best, what is nearly as good, and what belongs to these."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from chat.best_quotes import Candidate
from chat.quotable import Quotable
from chat.read_on import LONGEST_UNTIL, Reading, announces, read_on
from data.document import Document
from data.span import DocumentId, Span
from retrieval.chunk import Passage

MOST_QUOTES, MOST_HEADINGS = 3, 8

MOST_NOTES, LONGEST_NOTE = 2, 600
"""Notes that are quoted with what cites them, and their characters."""

NEARLY_AS_GOOD, AS_GOOD = 0.87, 0.98
"""How good another quote must be beside the best to stand with it; and a row of the same name."""


@dataclass(frozen=True, slots=True)
class Quote:
    """One quote as it is cited."""

    spans: tuple[Span, ...]
    """What is quoted first, then what says what it is."""
    left_out: int = 0
    """Rows or items after it that were announced and are not quoted."""


def chosen_quotes(
    ranked: Sequence[Candidate],
    document_of: Callable[[DocumentId], Document],
    *,
    with_rest: bool,
    until: re.Pattern[str] | None = None,
) -> list[Quote]:
    """Choose what is quoted; `with_rest`: the best one with the rest of its paragraph, at least to what it has `until`.

    What only announces is quoted with what it announces, or not at all.
    """
    quotes: list[Quote] = []
    best = ranked[0]
    chosen = _chosen(ranked)
    for one in chosen:
        document = document_of(one.quotable.passage.chunk.document_id)
        read = read_on(one.quotable, document, is_best=with_rest and one is best, until=until)
        says_nothing = announces(one.quotable) and read.says_only(one.quotable)
        said = next(
            (at for at, one in enumerate(quotes) if read.spans[0].overlap(one.spans[0])), None
        )
        if said is not None:
            quotes[said] = _together(quotes[said], read)
            continue
        if says_nothing and len(chosen) > 1:
            continue
        if quotes and not read.rows and _goes_on(quotes[-1].spans, read.spans, document):
            last = quotes.pop().spans[0]
            quotes.append(Quote((Span(last.document_id, last.start, read.spans[0].end),)))
            continue
        found = [read.spans, *read.rows, *_notes(one.quotable, quotes)]
        quotes += (Quote(spans) for spans in found[:-1])
        quotes.append(Quote(found[-1], read.left_out))
    if best.quotable.is_heading:
        quotes[-1] = replace(quotes[-1], left_out=len(ranked) - len(chosen))
    return quotes or [Quote(best.quotable.spans)]


def _together(quote: Quote, read: Reading) -> Quote:
    """Take two quotes that overlap as one; what says what they are, or is announced, stays as it is."""
    first, second = quote.spans[0], read.spans[0]
    span = Span(first.document_id, min(first.start, second.start), max(first.end, second.end))
    is_plain = len(quote.spans) == len(read.spans) == 1 and not read.rows and not quote.left_out
    return Quote((span,)) if is_plain and len(span) <= LONGEST_UNTIL else quote


def _notes(one: Quotable, quotes: Sequence[Quote]) -> Iterator[tuple[Span, ...]]:
    """The notes that a quote cites, each once."""
    for note in one.notes[:MOST_NOTES]:
        if len(note) <= LONGEST_NOTE and not any(note.overlap(other.spans[0]) for other in quotes):
            yield (note,)


def _goes_on(said: tuple[Span, ...], more: tuple[Span, ...], document: Document) -> bool:
    """Whether a quote stands right after another, in one paragraph: they are one then."""
    last, following = said[0], more[0]
    if len(said) > 1 or len(more) > 1 or last.document_id != following.document_id:
        return False
    between = document.text[last.end : following.start]
    return last.end <= following.start and not between.strip() and "\n" not in between


def _chosen(ranked: Sequence[Candidate]) -> list[Candidate]:
    """Take the best, and what is nearly as good and says something else; one row stands alone."""
    best = ranked[0]
    chosen = [best]
    if best.quotable.is_heading:
        return list(ranked[:MOST_HEADINGS])
    if best.quotable.is_row:
        return [best, *_rivals(ranked)]
    for one in ranked[1:]:
        if len(chosen) == MOST_QUOTES or one.preference < NEARLY_AS_GOOD * best.preference:
            break
        if not one.quotable.is_row and all(
            _differs(one.quotable, other.quotable) for other in chosen
        ):
            chosen.append(one)
    return _as_read(chosen)


def _rivals(ranked: Sequence[Candidate]) -> Iterator[Candidate]:
    """The row of another table that is called the same, has as much of the question, and says another number.

    Which is meant, nothing tells: two tables of one thing leave out different parts of it.
    """
    best = ranked[0]
    for one in ranked[1:]:
        if one.preference < AS_GOOD * best.preference:
            return
        passage, other = best.quotable.passage, one.quotable.passage
        is_same = one.quotable.is_row and one.quotable.words == best.quotable.words
        is_beside = other.chunk.document_id == passage.chunk.document_id and other is not passage
        if is_same and is_beside and not _numbers(one.quotable) & _numbers(best.quotable):
            yield one
            return


def _numbers(row: Quotable) -> frozenset[str]:
    return frozenset(re.findall(r"\d[\d.,]*", row.text.partition(" | ")[2]))


def _as_read(chosen: Sequence[Candidate]) -> list[Candidate]:
    """Order what one passage says as it says it; passages stay best first."""
    found: dict[Passage, list[Candidate]] = {}
    for one in chosen:
        found.setdefault(one.quotable.passage, []).append(one)
    for said in found.values():
        said.sort(key=lambda one: one.quotable.spans[0].start)
    return [one for said in found.values() for one in said]


def _differs(one: Quotable, other: Quotable) -> bool:
    shared = len(one.words & other.words)
    return shared < 0.8 * min(len(one.words), len(other.words))
