"""Drawing whole companies, where the answer is known by hand."""

import pytest

from answer_eval.cluster_bootstrap import cluster_difference, cluster_interval
from answer_eval.lesson_intervals import mean_interval
from answer_eval.lesson_report import Interval


def test_two_companies_that_are_opposites_leave_everything_open() -> None:
    """Means of two draws are 0, ½ or 1 with chances ¼, ½, ¼: both 2.5 % tails are at the ends."""
    assert cluster_interval([1.0, 0.0], ["a", "b"]) == Interval(0.0, 1.0)


def test_questions_of_one_company_are_one_piece_of_evidence() -> None:
    """All of one company are right, all of the other wrong: a hundred questions say no more than two."""
    values, clusters = [1.0] * 50 + [0.0] * 50, ["a"] * 50 + ["b"] * 50
    assert cluster_interval(values, clusters) == Interval(0.0, 1.0)
    apart = mean_interval(values)
    assert 0.35 < apart.low < apart.high < 0.65


def test_a_company_weighs_as_much_as_it_has_questions() -> None:
    """Three of one, one of the other: the means are 0, ¾ or 1, never ½."""
    made = cluster_interval([1.0, 1.0, 1.0, 0.0], ["a", "a", "a", "b"])
    assert made == Interval(0.0, 1.0)


def test_a_difference_is_of_pairs() -> None:
    same = cluster_difference([1.0, 0.0, 1.0], [1.0, 0.0, 1.0], ["a", "b", "c"])
    assert same == Interval(0.0, 0.0)
    better = cluster_difference([0.0, 0.0], [1.0, 1.0], ["a", "b"])
    assert better == Interval(1.0, 1.0)


def test_nothing_measured_says_nothing() -> None:
    assert cluster_interval([], []) == Interval(0.0, 1.0)


def test_it_is_the_same_every_time() -> None:
    values = [float(place % 7 == 0) for place in range(200)]
    clusters = [place % 13 for place in range(200)]
    first = cluster_interval(values, clusters)
    assert first == cluster_interval(values, clusters)
    assert first.low < sum(values) / 200 < first.high
    with pytest.raises(ValueError, match="zip"):
        cluster_interval([1.0], ["a", "b"])
