"""Two curves over a run: recall against characters delivered, and risk against coverage."""

from collections.abc import Sequence
from statistics import fmean

from answer_eval.gold_places import Alternative, gold_alternatives
from answer_eval.measured_run import Sample
from answer_eval.passage_score import HALF, Ranked, recall, within
from answer_eval.span_union import spans_of

BUDGETS_CHARS = (300, 600, 1200, 2400, 4800, 9600)
STEPS = 10
"""Points of the risk curve, at equal distances of coverage."""
Points = list[tuple[float, float]]


def delivery_curve(samples: Sequence[Sample]) -> Points:
    """(budget in characters, mean R_0.5) over passage answers whose gold names places."""
    rankings = [
        one for sample in samples if _route(sample) == "passage" for one in _ranking(sample)
    ]
    if not rankings:
        return []
    return [
        (budget, fmean(recall(within(ranking, budget), gold, HALF) for ranking, gold in rankings))
        for budget in BUDGETS_CHARS
    ]


def _ranking(sample: Sample) -> list[tuple[Sequence[Ranked], tuple[Alternative, ...]]]:
    answer, gold = sample.answer, gold_alternatives(sample.gold)
    if answer is None or not gold:
        return []
    sources = answer["sources"]
    return [([Ranked(spans_of(one["document_id"], one["spans"])) for one in sources], gold)]


def risk_curve(samples: Sequence[Sample]) -> Points:
    """(percent of the answered that are kept, share of these that is wrong), the surest first.

    Answers are ordered by the score of their first source. Empty where all have the same: facts
    have 1, and then there is nothing to order by.
    """
    answered = [
        (one.answer["sources"][0]["score"], one.scored.verdict.right)
        for one in samples
        if one.answer and one.answer["outcome"] == "answered" and one.answer["sources"]
    ]
    if len({score for score, _ in answered}) < 2:
        return []
    answered.sort(key=lambda one: -one[0])
    points = []
    for step in range(1, STEPS + 1):
        kept = answered[: max(1, round(len(answered) * step / STEPS))]
        points.append((100 * step / STEPS, fmean(not is_right for _, is_right in kept)))
    return points


def _route(sample: Sample) -> str:
    return str(sample.answer["route"]["kind"]) if sample.answer else ""
