"""Intervals at 95 %: of a share by Wilson, of a mean and of a paired difference by bootstrap.

Questions are drawn as if they were independent. Some are one wording asked of several documents, so
the intervals are somewhat too narrow.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from answer_eval.figure_score import wilson
from answer_eval.lesson_report import Interval

SEED = 1
DRAWS = 2000


def share_interval(good: int, of: int) -> Interval:
    """Bound a share of questions."""
    return Interval(*wilson(good, of))


def mean_interval(values: Sequence[float]) -> Interval:
    """Bound a mean over questions; the same every time."""
    means = np.asarray(values, np.float64)[_draws(len(values))].mean(axis=1)
    low, high = np.percentile(means, (2.5, 97.5))
    return Interval(float(low), float(high))


def difference_interval(ours: Sequence[float], theirs: Sequence[float]) -> Interval:
    """Bound the mean difference of two measurements of the same questions."""
    return mean_interval([one - other for one, other in zip(ours, theirs, strict=True)])


@cache
def _draws(size: int) -> NDArray[np.int64]:
    return np.random.default_rng(SEED).integers(0, size, (DRAWS, size))
