"""What must not happen at all, counted with the most that the count allows."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from answer_eval.lesson_report import Table
from answer_eval.measure_totals import Total, share_total
from answer_eval.measured_run import Sample
from answer_eval.score_report import DANGEROUS


def must_not_totals(samples: Sequence[Sample]) -> Iterator[Total]:
    """Faults by kind, of the questions in which each could happen."""
    has_twins = [one for one in samples if one.gold.get("twins")]
    yield share_total(
        "another company's or year's figure, among twins",
        ((one, is_twin(one)) for one in has_twins),
    )
    dated = [one for one in samples if one.gold.get("as_of")]
    yield share_total(
        "something filed later, as of a day", ((one, looks_ahead(one)) for one in dated)
    )
    answerless = [one for one in samples if one.gold["outcome"] != "answered"]
    yield share_total("answered, without an answer", ((one, _answered(one)) for one in answerless))
    answerable = [one for one in samples if one.gold["outcome"] == "answered" and one.answer]
    yield share_total("refused, with an answer", ((one, not _answered(one)) for one in answerable))


def must_not_table(samples: Sequence[Sample]) -> Table:
    """A row a kind of fault; those that no question could bring about are left out."""
    rows = tuple(
        (one.name, one.counted, f"{one.wilson.high:.4f}" if one.wilson else "")
        for one in must_not_totals(samples)
        if one.of
    )
    return Table("Must not happen", ("must not happen", "k/n", "at most (95 %, Wilson)"), rows)


def is_twin(sample: Sample) -> bool:
    """Whether the figure given is of another company or year, or has a twin's value."""
    figures = (sample.answer or {}).get("figures") or ()
    if sample.scored.verdict.right or not figures:
        return False
    twins = {one["value"] for one in sample.gold["twins"]}
    return sample.scored.verdict.error_class in DANGEROUS or figures[0]["value"] in twins


def looks_ahead(sample: Sample) -> bool:
    """Whether an answer as of a day rests on what was filed after it, or should not know anything."""
    day, answer = sample.gold["as_of"], sample.answer
    if answer is None or answer["outcome"] != "answered":
        return False
    return sample.gold["reason"] == "not_yet_filed" or any(
        filed > day for one in answer["citations"] for filed in _filed(one)
    )


def _filed(citation: Mapping[str, Any]) -> Iterator[str]:
    fact = citation.get("fact") or {}
    return (day for day in (citation.get("filed"), fact.get("filed")) if day)


def _answered(sample: Sample) -> bool:
    return (sample.answer or {}).get("outcome") == "answered"
