"""PassageRoute -> quoted answer, with no model: the sentences that have what the question asks.

Below a measured threshold nothing is shown: "not in the filings" is an answer too.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from chat.answer import Citation, Claim, Outcome, ReadSource, Reason
from chat.best_quotes import Candidate, best_quotes, match, term_weights
from chat.quotable import Quotable
from data.document import Block, Document
from data.span import DocumentId, Span
from retrieval.chunk import Passage, Retriever, Scope
from retrieval.header import naming_words
from retrieval.translation import Term
from retrieval.words import words

PASSAGES_READ = 25
PASSAGES_RANKED = 150
"""Of which those under certain headings are read."""
MOST_QUOTES = 3

LEAST_SUPPORT = 0.48
"""Share of the question that the best quote must have; measured by `answer_eval.passage_threshold`."""

NEARLY_AS_GOOD = 0.85
"""How good another quote must be beside the best to stand with it."""


@dataclass(frozen=True, slots=True)
class PassageParts:
    """The parts of an answer that come from passages."""

    outcome: Outcome
    reason: Reason | None
    text: str
    claims: tuple[Claim, ...]
    citations: tuple[Citation, ...]
    sources: tuple[ReadSource, ...]
    support: float
    """Share of the question that the best quote has, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Looked:
    """What was found for a question, before anything is said of it."""

    query: str
    weights: Mapping[Term, float]
    ranked: Sequence[Candidate]
    """Sentences and rows, best first."""
    sources: tuple[ReadSource, ...]

    @property
    def support(self) -> float:
        """Share of the question that the best sentence or row has, 0 to 1."""
        return self.ranked[0].support if self.ranked else 0.0

    def not_found(self, language: Literal["en", "es"]) -> Reason:
        """Say that no passage answers."""
        words_said = _not_found(self.query, self.weights, self.ranked, language)
        return Reason("not_in_filings", words_said)


def look(  # noqa: PLR0913 - the question, where to look, and what is known of it
    query: str,
    *,
    scope: Scope,
    retriever: Retriever,
    document_of: Callable[[DocumentId], Document],
    called: Sequence[str] = (),
    headings: Sequence[str] = (),
) -> Looked:
    """Find the sentences and rows in the scope that have what the question asks.

    Where passages stand under one of the `headings`, only those are read.
    """
    passages = retriever.search(query, scope=scope, k=PASSAGES_READ)
    if headings:
        passages = (
            _under(headings, retriever.search(query, scope=scope, k=PASSAGES_RANKED)) or passages
        )
    sources = tuple(
        ReadSource(passage.chunk.document_id, passage.chunk.spans, passage.score)
        for passage in passages
    )
    weights = term_weights(query, scope, retriever)
    ranked = best_quotes(query, passages, weights, _naming(document_of), called)
    return Looked(query, weights, ranked, sources)


def _under(headings: Sequence[str], passages: Sequence[Passage]) -> Sequence[Passage]:
    found = [
        one for one in passages if any(heading in _plain(one.chunk.header) for heading in headings)
    ]
    return found[:PASSAGES_READ]


def _plain(header: str) -> str:
    return header.lower().replace("’", "'")


def passage_parts(  # noqa: PLR0913 - the question, where to look, and how sure to be
    query: str,
    *,
    scope: Scope,
    retriever: Retriever,
    document_of: Callable[[DocumentId], Document],
    language: Literal["en", "es"],
    least_support: float = LEAST_SUPPORT,
    called: Sequence[str] = (),
) -> PassageParts:
    """Answer with at most three quotes from the passages in the scope, or say that they have none."""
    found = look(query, scope=scope, retriever=retriever, document_of=document_of, called=called)
    return quoted_parts(found, document_of, language, least_support)


def quoted_parts(
    found: Looked,
    document_of: Callable[[DocumentId], Document],
    language: Literal["en", "es"],
    least_support: float = LEAST_SUPPORT,
) -> PassageParts:
    """Answer with at most three quotes of what was found, or say that it has no answer."""
    if found.support < least_support or not found.ranked:
        reason = found.not_found(language)
        return PassageParts("not_found", reason, reason.words, (), (), found.sources, found.support)
    citations = tuple(
        cite_spans(marker, one.quotable.spans, document_of(one.quotable.passage.chunk.document_id))
        for marker, one in enumerate(_chosen(found.ranked), start=1)
    )
    claims = tuple(
        Claim(f"{quoted(one.quotes[0], language)} [{one.marker}]", "quoted", (one.marker,))
        for one in citations
    )
    text = "\n\n".join(claim.text for claim in claims)
    return PassageParts("answered", None, text, claims, citations, found.sources, found.support)


def quoted(text: str, language: Literal["en", "es"]) -> str:
    """Put words into the quotation marks of the answer's language."""
    return f"«{text}»" if language == "es" else f"“{text}”"


def _naming(
    document_of: Callable[[DocumentId], Document],
) -> Callable[[Passage], frozenset[str]]:
    @cache
    def names(document_id: DocumentId) -> frozenset[str]:
        return naming_words(document_of(document_id))

    return lambda passage: names(passage.chunk.document_id)


def _chosen(ranked: Sequence[Candidate]) -> list[Candidate]:
    """Take the best, and what is nearly as good and says something else; one row stands alone."""
    best = ranked[0]
    chosen = [best]
    if best.quotable.is_row:
        return chosen
    for one in ranked[1:]:
        if len(chosen) == MOST_QUOTES or one.preference < NEARLY_AS_GOOD * best.preference:
            break
        if not one.quotable.is_row and all(
            _differs(one.quotable, other.quotable) for other in chosen
        ):
            chosen.append(one)
    return _as_read(chosen)


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


def cite_spans(marker: int, spans: tuple[Span, ...], document: Document) -> Citation:
    """Cite places of a document; the first says where it stands."""
    filing = document.filing
    block = _block_at(document, spans[0])
    return Citation(
        marker=marker,
        document_id=document.document_id,
        title=document.title,
        company=filing.company.name if filing else "",
        cik=(filing.company.cik or None) if filing else None,
        form=filing.form if filing else None,
        accession=filing.accession if filing else None,
        filed=filing.filed if filing else None,
        path=block.path if block else (),
        page=block.page if block else None,
        page_label=block.page_label if block else None,
        spans=spans,
        quotes=tuple(document.text[span.start : span.end] for span in spans),
    )


def _block_at(document: Document, span: Span) -> Block | None:
    return next((block for block in document.blocks if block.span.overlap(span)), None)


def _not_found(
    query: str,
    weights: Mapping[Term, float],
    ranked: Sequence[Candidate],
    language: Literal["en", "es"],
) -> str:
    """Say that no passage answers, and which words of the question the nearest one lacks."""
    lacks = ""
    if ranked:
        near = ranked[0].quotable
        present = near.words | near.around | frozenset(words(near.passage.chunk.header))
        missing = _as_asked(query, [term for term in weights if not match(term, present)])
        lacks = ", ".join(f"“{word}”" for word in missing)
    if language == "es":
        return (
            "Ningún pasaje de los documentos cargados lo dice."
            f"{f' Al más cercano le falta {lacks}.' if lacks else ''} "
            "Pregunte con otras palabras, o añada el documento que lo diga."
        )
    return (
        "No passage of the filings on file says this."
        f"{f' The nearest one lacks {lacks}.' if lacks else ''} "
        "Ask in other words, or add the filing that says it."
    )


def _as_asked(query: str, terms: Sequence[Term]) -> Iterator[str]:
    """Yield the words of the question as they were typed."""
    wanted = {term[0][0] for term in terms}
    for token in query.split():
        found = words(token)
        if found and wanted.intersection(found):
            wanted.difference_update(found)
            yield token.strip("¿?¡!.,;:()\"'“”«»")
