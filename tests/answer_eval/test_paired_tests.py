"""Exact McNemar and two adjustments of p, by hand and against scipy."""

from collections.abc import Callable
from typing import Any

import pytest

from answer_eval.paired_tests import benjamini_hochberg, holm, mcnemar


def test_the_exact_test_counts_the_tails_of_a_fair_coin() -> None:
    """Of 1 + 5 flipped questions: 2 × (1 + 6) / 64."""
    assert mcnemar(1, 5) == 14 / 64
    assert mcnemar(5, 1) == 14 / 64
    assert mcnemar(0, 5) == 2 / 32
    assert mcnemar(3, 3) == 1.0
    assert mcnemar(0, 0) == 1.0


def test_holm_multiplies_the_least_by_the_most_and_never_turns_the_order() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx((0.03, 0.06, 0.06))
    assert holm([0.5, 0.9]) == (1.0, 1.0)
    assert holm([]) == ()


def test_benjamini_and_hochberg_by_hand() -> None:
    assert benjamini_hochberg([0.01, 0.04, 0.03]) == pytest.approx((0.03, 0.04, 0.04))
    assert benjamini_hochberg([0.02]) == (0.02,)


@pytest.mark.parametrize(("a", "b"), [(0, 1), (2, 9), (17, 31), (120, 80), (400, 600)])
def test_the_exact_test_is_that_of_scipy(a: int, b: int, needed: Callable[[str], Any]) -> None:
    stats = needed("scipy.stats")
    assert mcnemar(a, b) == pytest.approx(stats.binomtest(a, a + b, 0.5).pvalue, rel=1e-12)


def test_the_false_discovery_rate_is_that_of_scipy(needed: Callable[[str], Any]) -> None:
    stats = needed("scipy.stats")
    ps = [0.2, 0.001, 0.03, 0.03, 0.5, 0.04, 0.9]
    assert benjamini_hochberg(ps) == pytest.approx(tuple(stats.false_discovery_control(ps)))
