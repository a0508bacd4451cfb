"""How well an answer is cited: validity, recall, precision, characters, and whether gold is cited.

Malformed citations stay in every denominator. Nothing here looks at whether the answer is right.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from answer_eval.figure_score import TextOf, is_sound
from answer_eval.gold_places import Alternative
from answer_eval.numeric_entailment import Evidence, is_licensed
from answer_eval.said_numbers import TAG
from answer_eval.span_union import Union, common, size, spans_of, union
from data.span import Span

Citation = Mapping[str, Any]
Count = tuple[int, int]
"""How many, and of how many."""


@dataclass(frozen=True, slots=True)
class Characters:
    """Cited letters and digits against the best gold alternative, each from 0 to 1."""

    precision: float
    recall: float

    @property
    def f1(self) -> float:
        both = self.precision + self.recall
        return 2 * self.precision * self.recall / both if both else 0.0


def validity(citations: Sequence[Citation], text_of: TextOf) -> Count:
    """Count citations that are what the contract says: a quoted place on file, or a bare fact."""
    return sum(is_sound(one, text_of) or _is_bare_fact(one) for one in citations), len(citations)


def _is_bare_fact(citation: Citation) -> bool:
    """A fact that no document on file shows: it says which filing it came from."""
    fact = citation.get("fact")
    is_bare = citation["document_id"] is None and not citation["spans"] and not citation["quotes"]
    return bool(is_bare and fact and fact["accession"])


def claim_recall(answer: Mapping[str, Any], known: Evidence) -> Count:
    """Count factual claims of which everything said is licensed by what they cite."""
    claims = factual_claims(answer)
    good = sum(_holds(one, _cited(one, answer), known) for one in claims)
    return good, len(claims)


def _holds(claim: Mapping[str, Any], cited: Sequence[Citation], known: Evidence) -> bool:
    if claim.get("support") == "quoted":
        known = replace(known, decimal_mark="")  # a quote has the marks of its document
    return is_licensed(claim["text"], cited, known)


def citation_precision(answer: Mapping[str, Any], known: Evidence) -> Count:
    """Count citations at claims that count: the claim holds with it alone, or fails without it."""
    good = of = 0
    for claim in factual_claims(answer):
        cited = _cited(claim, answer)
        for place, one in enumerate(cited):
            others = [*cited[:place], *cited[place + 1 :]]
            of += 1
            good += _holds(claim, [one], known) or _falls(claim, cited, others, known)
        of += len(claim["citations"]) - len(cited)
    return good, of


def _falls(
    claim: Mapping[str, Any],
    cited: Sequence[Citation],
    others: Sequence[Citation],
    known: Evidence,
) -> bool:
    """Whether a claim that holds holds no more with fewer citations."""
    return _holds(claim, cited, known) and not _holds(claim, others, known)


def factual_claims(answer: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The sentences that say something of a company; of a refusal none, of how facts are tagged none."""
    if answer["outcome"] != "answered":
        return []
    return [one for one in answer["claims"] if not TAG.search(one["text"])]


def _cited(claim: Mapping[str, Any], answer: Mapping[str, Any]) -> list[Citation]:
    marked = {one["marker"]: one for one in answer["citations"]}
    return [marked[marker] for marker in claim["citations"] if marker in marked]


def main_spans(answer: Mapping[str, Any]) -> tuple[Span, ...]:
    """What is cited for itself: of a fact's citation the number, of another all of it.

    What follows a number (row label, header, unit) is context, which is neutral.
    """
    return tuple(
        span
        for one in answer["citations"]
        for span in spans_of(one["document_id"], one["spans"][: 1 if one.get("fact") else None])
    )


def cited_characters(answer: Mapping[str, Any]) -> int:
    """Count all that is cited, context too; what is cited twice counts once."""
    return size(
        union(
            span
            for one in answer["citations"]
            for span in spans_of(one["document_id"], one["spans"])
        )
    )


def characters(
    cited: Iterable[Span],
    alternatives: Sequence[Alternative],
    context: Iterable[Span],
    text_of: TextOf,
) -> Characters | None:
    """Precision and recall in letters and digits; None where the gold names no place.

    A currency sign, brackets or blanks at a number's edge are neither gained nor lost, and what is
    cited twice counts once.
    """
    counted = union(cited)
    neutral = union(context)
    found = [_against(counted, needs, neutral, text_of) for needs in alternatives]
    return max(found, key=lambda one: (one.f1, one.recall), default=None)


def _against(counted: Union, needs: Alternative, neutral: Union, text_of: TextOf) -> Characters:
    chosen = union(_best(need, counted) for need in needs)
    any_gold = union(span for need in needs for span in need)
    context = size_of_words(common(counted, neutral), text_of) - size_of_words(
        common(common(counted, neutral), any_gold), text_of
    )
    said = size_of_words(counted, text_of) - context
    hit = size_of_words(common(counted, any_gold), text_of)
    wanted = size_of_words(chosen, text_of)
    return Characters(
        precision=hit / said if said else 0.0,
        recall=size_of_words(common(chosen, counted), text_of) / wanted if wanted else 0.0,
    )


def _best(need: Sequence[Span], counted: Union) -> Span:
    """The place of a need that is cited most."""
    return max(need, key=lambda span: size(common(union([span]), counted)) / max(1, len(span)))


def size_of_words(of: Union, text_of: TextOf) -> int:
    """Count letters and digits; beyond a text's end, and in a document not on file, all count."""
    return sum(
        _letters(place, start, end, text_of)
        for place, pieces in of.items()
        for start, end in pieces
    )


def _letters(place: str, start: int, end: int, text_of: TextOf) -> int:
    try:
        text = text_of(place)
    except LookupError:
        return end - start
    return sum(map(str.isalnum, text[start:end])) + max(0, end - max(start, len(text)))


def cites_gold(cited: Iterable[Span], alternatives: Sequence[Alternative]) -> bool | None:
    """Whether each need of some alternative is touched; None where the gold names no place."""
    spans = tuple(cited)
    if not alternatives:
        return None
    return any(
        all(any(span.overlap(place) for place in need for span in spans) for need in needs)
        for needs in alternatives
    )
