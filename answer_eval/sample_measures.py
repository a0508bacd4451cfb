"""All measures of one answered question, beside the verdict on it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from answer_eval.answer_score import reference_right
from answer_eval.citation_score import (
    Characters,
    Count,
    characters,
    citation_precision,
    cited_characters,
    cites_gold,
    claim_recall,
    main_spans,
    validity,
)
from answer_eval.figure_score import TextOf
from answer_eval.gold_places import gold_alternatives, gold_context
from answer_eval.numeric_entailment import Names, evidence
from answer_eval.passage_score import (
    HALF,
    WHOLE,
    Ranked,
    gains,
    is_complete,
    ndcg,
    recall,
    reciprocal_rank,
    success,
    within,
)
from answer_eval.span_union import spans_of
from answer_eval.wrong_places import OriginOf, WrongShares, wrong_shares

BUDGET_CHARS = 1200
"""B: what a reader is given, at most; the lessons' equal-size comparison has it too."""


@dataclass(frozen=True, slots=True)
class Delivered:
    """What the sources that an answer was made from hold of the gold: the first of them, and those within `BUDGET_CHARS`."""

    success_1: bool
    success_5: bool
    recall_half: float
    recall_whole: float
    complete: bool
    reciprocal_rank: float
    ndcg: float
    wrong: WrongShares


@dataclass(frozen=True, slots=True)
class Measures:
    """Of one answer; None where the gold names no place, or asks for no value."""

    reference: bool | None
    validity: Count
    claim_recall: Count
    citation_precision: Count
    characters: Characters | None
    cites_gold: bool | None
    cited_characters: int


@dataclass(frozen=True, slots=True)
class Shelf:
    """What measuring looks up."""

    text_of: TextOf
    origin_of: OriginOf
    names: Names


def measures(gold: Mapping[str, Any], answer: Mapping[str, Any], shelf: Shelf) -> Measures | None:
    """Measure an answer; a refusal has nothing to measure."""
    if answer["outcome"] != "answered":
        return None
    known = evidence(answer, shelf.text_of, shelf.names)
    alternatives = gold_alternatives(gold)
    cited = main_spans(answer)
    return Measures(
        reference=reference_right(gold, answer["text"]),
        validity=validity(answer["citations"], shelf.text_of),
        claim_recall=claim_recall(answer, known),
        citation_precision=citation_precision(answer, known),
        characters=characters(cited, alternatives, gold_context(gold), shelf.text_of),
        cites_gold=cites_gold(cited, alternatives),
        cited_characters=cited_characters(answer),
    )


def delivered(
    gold: Mapping[str, Any], answer: Mapping[str, Any] | None, origin_of: OriginOf
) -> Delivered | None:
    """Measure what the answer, refusals too, was made from; None where the gold names no place."""
    alternatives = gold_alternatives(gold)
    if not alternatives or gold["outcome"] != "answered":
        return None
    sources = answer["sources"] if answer else []
    ranking = [Ranked(spans_of(one["document_id"], one["spans"])) for one in sources]
    read = within(ranking, BUDGET_CHARS)
    gained, missed = gains(ranking, alternatives, HALF)
    return Delivered(
        success_1=success(ranking, alternatives, 1),
        success_5=success(ranking, alternatives, 5),
        recall_half=recall(read, alternatives, HALF),
        recall_whole=recall(read, alternatives, WHOLE),
        complete=is_complete(read, alternatives),
        reciprocal_rank=reciprocal_rank(gained),
        ndcg=ndcg(gained, missed),
        wrong=wrong_shares(read, alternatives, origin_of),
    )
