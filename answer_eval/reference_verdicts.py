"""What the tables say, a sentence each, worked out from the figures: a changed figure changes it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import fmean

from answer_eval.figure_score import wilson
from answer_eval.reference_claims import Budget, compared, holds
from answer_eval.reference_measure import BUDGET, DEPTHS, READ, Judged
from answer_eval.reference_published import (
    CLAIMS,
    MEASURES,
    MODEL,
    PUBLISHED,
    QUESTIONS,
    Claim,
    Measure,
)
from answer_eval.reference_run import Measured, Setup
from answer_eval.reference_tables import PRODUCT
from retrieval.dense import LONGEST
from retrieval.dense import MODEL as OUR_MODEL

AT: Measure = "Success@5"
"""What setups are compared by: nearest to what a reader is given, as the reference has it."""
_PLACE = MEASURES.index(AT)

Pair = tuple[Setup, Setup]


def verdict_on_theirs(measured: Measured) -> Iterator[str]:
    """Say where the remade table agrees with the published one, and what explains the rest."""
    yield from _agreement(measured)
    for claim in CLAIMS:
        yield from _claimed(measured, claim)
    yield from _why_first(measured)
    yield from _why_words(measured)
    yield from _why_dense(measured)


def _agreement(measured: Measured) -> Iterator[str]:
    """Count the published figures that our intervals hold, and those whose own lies apart from ours."""
    compared_all, outside, apart = 0, [], []
    for (chunking, ranker), published in PUBLISHED.items():
        found = measured.judged.get(Setup(chunking, ranker))
        if found is None:
            continue
        for k, share, percent in zip(DEPTHS, found.lenient.success, published.percent, strict=True):
            low, high = share.interval
            their_low, their_high = wilson(round(percent * QUESTIONS / 100), QUESTIONS)
            name = (
                f"{chunking} {ranker} Success@{k} ({share.good / share.of:.3f}, published "
                f"{percent / 100:.2f})"
            )
            compared_all += 1
            if not low <= percent / 100 <= high:
                outside.append(name)
            if high < their_low or their_high < low:
                apart.append(name)
    yield (
        f"{compared_all - len(outside)} of the {compared_all} published shares that are measured "
        f"here lie in our 95 % interval{_listed('; outside', outside)}."
    )
    yield (
        f"Their own intervals, of {QUESTIONS} questions, overlap with ours in "
        f"{compared_all - len(apart)} of {compared_all}{_listed('; apart', apart)}."
    )


def _listed(what: str, names: Sequence[str]) -> str:
    return f"{what}: {', '.join(names)}" if names else ""


def _claimed(measured: Measured, claim: Claim) -> Iterator[str]:
    better, worse = Setup(*claim.better), Setup(*claim.worse)
    if better not in measured.judged or worse not in measured.judged:
        return
    at = MEASURES.index(claim.measure)
    theirs = (PUBLISHED[claim.better].values[at], PUBLISHED[claim.worse].values[at])
    ours = compared(measured.judged[better], measured.judged[worse], claim.measure)
    yield (
        f"“{claim.words[:1].upper()}{claim.words[1:]}”, {claim.measure} of {' '.join(claim.better)} "
        f"over {' '.join(claim.worse)}: published {theirs[0]:.3f} and {theirs[1]:.3f}, here "
        f"{ours.first:.3f} and {ours.second:.3f}; it {holds(ours)}."
    )


def _why_first(measured: Measured) -> Iterator[str]:
    """Hold the reference's reason, the wrong company or year, against what stands first."""
    for chunking, ranker in PUBLISHED:
        found = measured.judged.get(Setup(chunking, ranker))
        if found is None:
            continue
        misses = len(measured.questions) - found.firsts["right"]
        yield (
            f"Of the {misses} first chunks of {chunking} {ranker} that are not right, "
            f"{found.firsts['other company']} are of another company and "
            f"{found.firsts['other year']} of another year (the reference's reasons), "
            f"{found.firsts['right filing, no number']} of the right filing without the number."
        )


def _why_words(measured: Measured) -> Iterator[str]:
    for chunking in ("fixed", "section"):
        plain = Setup(chunking, "BM25")
        worded = replace(plain, ranker="BM25, our words")
        if plain in measured.judged and worded in measured.judged:
            one = compared(measured.judged[worded], measured.judged[plain], AT)
            yield (
                f"The same rank_bm25 with stop words and endings taken off, {chunking}, {AT}: "
                f"{one.first:.3f} instead of {one.second:.3f}; the gain "
                f"{holds(one)}."
            )


def _why_dense(measured: Measured) -> Iterator[str]:
    cut_off = measured.counts.cut_off
    if not cut_off:
        yield "Dense and hybrid rows were not measured in this run."
        return
    said = ", ".join(
        f"{count:,} of {measured.counts.chunks[name]:,} {name}"
        for (name, header), count in cut_off.items()
        if header == "plain"
    )
    yield (
        f"The dense model is {OUR_MODEL} where the reference had {MODEL}, which can't be had here. "
        f"It reads {LONGEST} tokens; chunks whose end it does not read: {said}."
    )
    for setup in (Setup("fixed", "dense"), Setup("section", "dense"), Setup("structure", "dense")):
        if setup in measured.judged:
            first = measured.judged[setup].characters / READ
            mean = measured.counts.characters[setup.chunking]
            yield (
                f"The first {READ} chunks of {setup.chunking} dense have {first:,.0f} characters each "
                f"on average, where all {setup.chunking} chunks have {mean:,.0f}."
            )


def verdict_on_ours(measured: Measured) -> Iterator[str]:
    """Say what header, scope, chunks and ranking do, each alone, and how the product stands."""
    judged = measured.judged
    scoped = [(one, replace(one, is_scoped=False)) for one in judged if one.is_scoped]
    yield from _lifts(measured, "The scope (the reference expects it to lift every row)", scoped)
    headed = [(one, replace(one, header="plain")) for one in judged if one.header == "ours"]
    yield from _lifts(measured, "Our header in place of the reference's", headed)
    cut = [(one, replace(one, chunking="fixed")) for one in judged if one.chunking == "structure"]
    yield from _lifts(measured, "Our chunks in place of fixed windows", cut)
    yield from _lifts(measured, "Our chunks in place of fixed windows", cut, "budget")
    yield _density(measured)
    ranked = [(one, replace(one, ranker="BM25")) for one in judged if one.ranker == "our BM25"]
    yield from _lifts(measured, "Our ranking in place of rank_bm25", ranked)
    yield from _product(measured)


def _lifts(
    measured: Measured, what: str, pairs: Sequence[Pair], measure: Measure | Budget = AT
) -> Iterator[str]:
    """Count the setups that one part makes better, all else alike."""
    judged = measured.judged
    known = [(judged[one], judged[other]) for one, other in pairs if other in judged]
    if not known:
        return
    found = [compared(one, other, measure) for one, other in known]
    up = [one for one in found if one.first > one.second]
    down = [one for one in found if one.first < one.second]
    change = fmean(one.first - one.second for one in found)
    name = f"Success in {BUDGET:,} characters" if measure == "budget" else measure
    yield (
        f"{what}: {name} rises in {len(up)} of {len(found)} setups "
        f"({sum(one.is_sure for one in up)} beyond chance) and falls in {len(down)} "
        f"({sum(one.is_sure for one in down)} beyond chance); on average {change:+.3f}."
    )


def _density(measured: Measured) -> str:
    """Say how many chunks are right: the fewer of the more, the harder at equal k."""
    counts = measured.counts
    said = ", ".join(
        f"{counts.gold[name]:.1f} of {counts.chunks[name]:,} {name}" for name in counts.gold
    )
    return f"Chunks that are gold for a question, on average: {said}."


def _product(measured: Measured) -> Iterator[str]:
    ours = measured.judged.get(PRODUCT)
    if ours is None:
        return
    shares = ", ".join(
        f"Success@{k} {share.good}/{share.of}"
        for k, share in zip(DEPTHS, ours.strict.success, strict=True)
    )
    misses = len(measured.questions) - ours.firsts["right"]
    yield (
        f"The product as it is (its chunks, header, scope and ranking), strictly: {shares}; of its "
        f"{misses} first chunks that are not right, {ours.firsts['right filing, no number']} are of "
        "the right filing."
    )
    for setup in (Setup("fixed", "BM25"), Setup("fixed", "dense")):
        if setup in measured.judged:
            one = compared(ours, measured.judged[setup], AT)
            yield (
                f"The product beside the reference's {setup.chunking} {setup.ranker}, {AT}: "
                f"{one.first:.3f} and {one.second:.3f}; its lead {holds(one)}."
            )
    yield _best(measured, ours)


def _best(measured: Measured, ours: Judged) -> str:
    judged = measured.judged
    best = max(judged, key=lambda one: judged[one].lenient.success[_PLACE].good)
    if judged[best].lenient.success[_PLACE].good == ours.lenient.success[_PLACE].good:
        return f"No setup is better than the product by {AT}."
    one = compared(judged[best], ours, AT)
    header = "our" if best.header == "ours" else "the reference's"
    return (
        f"Best of all setups by {AT}: {best.chunking} chunks, {header} header, {best.ranker}, "
        f"{'in scope' if best.is_scoped else 'without scope'}: {one.first:.3f} where the product "
        f"has {one.second:.3f}; its lead {holds(one)}. Five of its chunks are "
        f"{round(judged[best].characters):,} characters, of the product's "
        f"{round(ours.characters):,}."
    )
