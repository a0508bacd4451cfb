"""Measures of single answers, added up over a run: each with k/n or a mean, and its intervals."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, median

from answer_eval.answer_score import Outcomes, outcomes
from answer_eval.citation_score import Count
from answer_eval.cluster_bootstrap import cluster_interval
from answer_eval.figure_score import wilson
from answer_eval.lesson_report import Interval
from answer_eval.measured_run import Sample
from answer_eval.sample_measures import BUDGET_CHARS, Delivered, Measures

Values = list[tuple[Sample, float]]


@dataclass(frozen=True, slots=True)
class Total:
    """One measure over a run."""

    name: str
    value: float | None
    """None where no question asks for it."""
    of: int
    """Questions; or claims, or citations, where these are counted."""
    good: int | None = None
    """Of a share: how many."""
    wilson: Interval | None = None
    """Of a share."""
    by_company: Interval | None = None
    """Where companies are drawn with all their questions."""

    @property
    def counted(self) -> str:
        return f"{self.good}/{self.of}" if self.good is not None else f"n = {self.of}"


def share_total(name: str, judged: Iterable[tuple[Sample, bool]]) -> Total:
    """Add up a measure that is yes or no."""
    rows = list(judged)
    good = sum(one for _, one in rows)
    if not rows:
        return Total(name, None, 0, 0)
    return Total(
        name,
        good / len(rows),
        len(rows),
        good,
        Interval(*wilson(good, len(rows))),
        cluster_interval([float(one) for _, one in rows], [one.cluster for one, _ in rows]),
    )


def answer_totals(samples: Sequence[Sample]) -> Iterator[Total]:
    """The answers' measures, the headline last."""
    yield share_total("right", ((one, one.scored.verdict.right) for one in samples))
    yield share_total("right and cited", ((one, one.scored.is_good) for one in samples))
    yield share_total("right and cited gold", _right_at_gold(samples))
    yield share_total(
        "any number in the text within 0.1 % (reference-compatible)",
        (
            (one, bool(one.measures and one.measures.reference))
            for one in samples
            if one.gold.get("value") is not None
        ),
    )


def _right_at_gold(samples: Sequence[Sample]) -> Iterator[tuple[Sample, bool]]:
    """The headline: of questions whose gold names places, those that were refused too."""
    for one in samples:
        if one.delivered is not None:
            at_gold = bool(one.measures and one.measures.cites_gold)
            yield one, one.scored.is_good and at_gold


def outcome_totals(samples: Sequence[Sample]) -> tuple[Outcomes, list[Total]]:
    """What came of the questions: with an answer, and without one."""
    found = outcomes((one.gold, one.answer, one.scored.verdict.right) for one in samples)
    rows = (
        ("accuracy", found.right, found.asked),
        ("accuracy given attempted", found.right, found.attempted),
        ("coverage", found.attempted, found.asked),
        ("over-refused", found.not_found, found.asked),
        ("without an answer, refused", found.refused, found.answerless),
    )
    totals = [_count_total(name, (good, of)) for name, good, of in rows]
    return found, [*totals, Total("right − wrong", found.net if found.asked else None, found.asked)]


def citation_totals(samples: Sequence[Sample]) -> Iterator[Total]:
    """How well it is cited."""
    measured = [one.measures for one in samples if one.measures]
    yield _count_total("citations valid", _added(one.validity for one in measured))
    yield _count_total(
        "claims licensed by what they cite (recall)", _added(one.claim_recall for one in measured)
    )
    yield _count_total(
        "citations that count (precision)", _added(one.citation_precision for one in measured)
    )
    yield share_total(
        "cites gold",
        (
            (one, one.measures.cites_gold)
            for one in samples
            if one.measures and one.measures.cites_gold is not None
        ),
    )
    for name, read in _CHARACTERS:
        yield _mean_total(name, _of_measures(samples, read))
    lengths = [one.cited_characters for one in measured]
    yield Total(
        "median cited characters", round(median(lengths)) if lengths else None, len(lengths)
    )


_CHARACTERS: tuple[tuple[str, Callable[[Measures], float | None]], ...] = (
    ("characters, precision", lambda one: one.characters.precision if one.characters else None),
    ("characters, recall", lambda one: one.characters.recall if one.characters else None),
    ("characters, F1", lambda one: one.characters.f1 if one.characters else None),
)
_FOUND: tuple[tuple[str, Callable[[Delivered], bool]], ...] = (
    ("Success@1", lambda one: one.success_1),
    ("Success@5", lambda one: one.success_5),
    (f"Complete@{BUDGET_CHARS}", lambda one: one.complete),
)
_DELIVERED: tuple[tuple[str, Callable[[Delivered], float]], ...] = (
    (f"R_0.5@{BUDGET_CHARS}", lambda one: one.recall_half),
    (f"R_1@{BUDGET_CHARS}", lambda one: one.recall_whole),
    ("RR", lambda one: one.reciprocal_rank),
    ("nDCG@10", lambda one: one.ndcg),
    (f"WrongFiling@{BUDGET_CHARS}", lambda one: one.wrong.filing),
    (f"WrongCompany@{BUDGET_CHARS}", lambda one: one.wrong.company),
    (f"WrongPeriod@{BUDGET_CHARS}", lambda one: one.wrong.period),
)


def delivered_totals(samples: Sequence[Sample]) -> Iterator[Total]:
    """What the sources of answers hold of the gold."""
    for name, has in _FOUND:
        yield share_total(name, [(one, has(one.delivered)) for one in samples if one.delivered])
    for name, read in _DELIVERED:
        yield _mean_total(
            name,
            [(one, read(one.delivered)) for one in samples if one.delivered],
        )


def _of_measures(samples: Sequence[Sample], read: Callable[[Measures], float | None]) -> Values:
    found = [(one, read(one.measures)) for one in samples if one.measures]
    return [(one, value) for one, value in found if value is not None]


def _mean_total(name: str, values: Values) -> Total:
    if not values:
        return Total(name, None, 0)
    numbers = [value for _, value in values]
    interval = cluster_interval(numbers, [one.cluster for one, _ in values])
    return Total(name, fmean(numbers), len(values), by_company=interval)


def _count_total(name: str, count: Count) -> Total:
    good, of = count
    if not of:
        return Total(name, None, 0, 0)
    return Total(name, good / of, of, good, Interval(*wilson(good, of)))


def _added(counts: Iterable[Count]) -> Count:
    rows = list(counts)
    return sum(good for good, _ in rows), sum(of for _, of in rows)
