"""Whether two measurements of the same questions differ by more than chance, one or many at a time.

Sums of a few terms each, so that nothing need be installed; the tests hold them against scipy.
"""

from collections.abc import Sequence
from itertools import accumulate
from math import comb


def mcnemar(only_first: int, only_second: int) -> float:
    """Two-sided exact p of McNemar's test, from the questions that only one of two has right.

    Q. McNemar, "Note on the sampling error of the difference between correlated proportions or
    percentages", Psychometrika 12 (1947), 153-157; exact by the binomial.
    """
    of = only_first + only_second
    tail = sum(comb(of, count) for count in range(min(only_first, only_second) + 1))
    return min(1.0, 2 * tail / (1 << of))


def holm(ps: Sequence[float]) -> tuple[float, ...]:
    """Adjust p values so that the chance of any false alarm among them keeps its level.

    S. Holm, "A simple sequentially rejective multiple test procedure", Scandinavian Journal of
    Statistics 6 (1979), 65-70. For comparisons that were planned.
    """
    order = sorted(range(len(ps)), key=lambda place: ps[place])
    raised = ((len(ps) - rank) * ps[place] for rank, place in enumerate(order))
    return _placed(order, [min(1.0, one) for one in accumulate(raised, max)])


def benjamini_hochberg(ps: Sequence[float]) -> tuple[float, ...]:
    """Adjust p values so that the share of false alarms among the alarms keeps its level.

    Y. Benjamini and Y. Hochberg, "Controlling the false discovery rate", Journal of the Royal
    Statistical Society B 57 (1995), 289-300. For ablations: many, to look around.
    """
    order = sorted(range(len(ps)), key=lambda place: -ps[place])
    raised = (len(ps) / (len(ps) - rank) * ps[place] for rank, place in enumerate(order))
    return _placed(order, [min(1.0, one) for one in accumulate(raised, min)])


def _placed(order: Sequence[int], values: Sequence[float]) -> tuple[float, ...]:
    by_place = dict(zip(order, values, strict=True))
    return tuple(by_place[place] for place in range(len(order)))
