"""PassageRoute -> quoted answer, with no model: the sentences that have what the question asks.

Below a measured threshold nothing is shown: "not in the filings" is an answer too.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Literal

from chat.answer import Citation, Claim, Outcome, ReadSource, Reason
from chat.answer_frames import WHY, frame_asked
from chat.asked_kind import kind_asked
from chat.asked_of import Around, Asking, match, term_weights
from chat.best_quotes import Candidate, best_quotes
from chat.chosen_quotes import Quote, chosen_quotes
from chat.filing_subjects import subject_asked
from chat.passages_found import PASSAGES_RANKED, passages_for
from chat.quotes_inside import inside, without_addresses
from chat.quotes_told import only_parts, told
from chat.row_namesakes import meant
from chat.section_headings import listed_headings
from chat.section_openings import openings_in
from chat.statements import Statement, stated, statement_asked
from data.document import Document
from data.span import DocumentId
from retrieval.chunk import Passage, Retriever, Scope
from retrieval.header import naming_words
from retrieval.translation import Term
from retrieval.words import words

FRONT, FRONT_SHARE = 600, 10
"""Characters of a document's first lines; at most that part of it."""
LEAST_SUPPORT = 0.48
"""Share of the question that the best quote must have; measured by `answer_eval.passage_threshold`."""

LEAST_ALONE, STANDS_OUT = 0.35, 1.5
"""Share that is enough where the best is this many times as good as anything of another passage. Measured: of 195
Spanish questions 13 more are right, none more wrong, 3 of those without an answer more are quoted."""

TOLD_IN_SENTENCES = frozenset({"anything", "definition", "number"})
"""Kinds of questions whose answer goes on; a person, a day, a place stand in one sentence."""


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
        """Share of the question that the best sentence or row has, 0 to 1; enough where none is nearly as good."""
        if not self.ranked:
            return 0.0
        best = self.ranked[0]
        return max(best.support, LEAST_SUPPORT) if self._stands_out(best) else best.support

    def _stands_out(self, best: Candidate) -> bool:
        """Whether no other passage has anything nearly as good: what is asked in other words is found so."""
        place = best.quotable.passage.chunk.chunk_id
        others = (
            one.preference for one in self.ranked if one.quotable.passage.chunk.chunk_id != place
        )
        second = next(others, None)
        is_alone = second is not None and best.preference >= STANDS_OUT * second
        return best.support >= LEAST_ALONE and best.is_carried and is_alone

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
    names: Mapping[str, frozenset[str]] = MappingProxyType({}),
) -> Looked:
    """Find the sentences and rows in the scope that have what the question asks.

    Where passages stand under one of the `headings`, only those are read. `names` are the words by which the
    question calls companies, by CIK.
    """
    statement = statement_asked(query)
    if statement is not None:
        return _stated(query, statement, scope, retriever)
    subject = None if headings else subject_asked(query)
    passages = passages_for(query, subject, headings, scope, retriever)
    sources = tuple(
        ReadSource(passage.chunk.document_id, passage.chunk.spans, passage.score)
        for passage in passages
    )
    weights = term_weights(query, scope, retriever)
    around = Around(
        _naming(document_of, names),
        _fronts(document_of),
        openings_in(document_of),
        called,
        subject,
    )
    asking = Asking(query, weights, around)
    listed = listed_headings(subject, passages, asking, document_of)
    ranked = without_addresses(listed or best_quotes(passages, asking, subject))
    return Looked(query, weights, ranked, sources)


def _stated(query: str, statement: Statement, scope: Scope, retriever: Retriever) -> Looked:
    """Find what reports state in so many words, or nothing."""
    passages = retriever.search(statement.search, scope=scope, k=PASSAGES_RANKED)
    ranked = without_addresses(stated(statement, passages))
    read = dict.fromkeys(one.quotable.passage for one in ranked)
    sources = tuple(ReadSource(one.chunk.document_id, one.chunk.spans, one.score) for one in read)
    return Looked(query, term_weights(query, scope, retriever), ranked, sources)


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
    best = found.ranked[0].quotable
    rows = meant(best, found.query, document_of(best.passage.chunk.document_id))
    with_rest = kind_asked(found.query) in TOLD_IN_SENTENCES
    is_meant = rows is not None and rows.rows[0][0] == best.spans[0] and len(rows.rows) == 1
    until = WHY.told if frame_asked(found.query) is WHY else None
    ranked = found.ranked[: 1 if is_meant else None]
    chosen = (
        chosen_quotes(ranked, document_of, with_rest=with_rest, until=until)
        if rows is None or is_meant
        else [Quote(spans) for spans in rows.rows]
    )
    quotes = inside(chosen, document_of) or [Quote(best.spans)]
    citations, claims = told(quotes, document_of, language)
    if rows and rows.are_parts:
        claims = (only_parts(language), *claims)
    text = "\n\n".join(claim.text for claim in claims)
    return PassageParts("answered", None, text, claims, citations, found.sources, found.support)


def _naming(
    document_of: Callable[[DocumentId], Document], called: Mapping[str, frozenset[str]]
) -> Callable[[Passage], frozenset[str]]:
    @cache
    def names(document_id: DocumentId) -> frozenset[str]:
        return naming_words(document_of(document_id))

    none: frozenset[str] = frozenset()
    return lambda passage: (
        names(passage.chunk.document_id) | called.get(passage.chunk.cik or "", none)
    )


def _fronts(document_of: Callable[[DocumentId], Document]) -> Callable[[Passage], frozenset[str]]:
    @cache
    def front(document_id: DocumentId) -> frozenset[str]:
        text = document_of(document_id).text
        return frozenset(words(text[: min(FRONT, len(text) // FRONT_SHARE)]))

    return lambda passage: front(passage.chunk.document_id)


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
