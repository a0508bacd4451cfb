"""Intervals at 95 % by drawing whole companies: what one filing prints oddly, all its questions share."""

from collections import defaultdict
from collections.abc import Hashable, Sequence

import numpy as np

from answer_eval.lesson_report import Interval

SEED = 1
DRAWS = 5000


def cluster_interval(values: Sequence[float], clusters: Sequence[Hashable]) -> Interval:
    """Bound a mean over questions; the same every time.

    A. C. Davison and D. V. Hinkley, "Bootstrap Methods and their Application" (1997), 3.8: clusters
    are drawn with replacement, each with all its questions. With fewer than some ten clusters, or
    where all are alike, it is too narrow: read Wilson's beside it.
    """
    if not values:
        return Interval(0.0, 1.0)
    groups: dict[Hashable, list[float]] = defaultdict(list)
    for value, cluster in zip(values, clusters, strict=True):
        groups[cluster].append(value)
    sums = np.array([sum(group) for group in groups.values()])
    counts = np.array([len(group) for group in groups.values()])
    draws = np.random.default_rng(SEED).integers(0, len(groups), (DRAWS, len(groups)))
    means = sums[draws].sum(axis=1) / counts[draws].sum(axis=1)
    low, high = np.percentile(means, (2.5, 97.5))
    return Interval(float(low), float(high))


def cluster_difference(
    first: Sequence[float], second: Sequence[float], clusters: Sequence[Hashable]
) -> Interval:
    """Bound the mean of second minus first, measured on the same questions."""
    return cluster_interval([b - a for a, b in zip(first, second, strict=True)], clusters)
