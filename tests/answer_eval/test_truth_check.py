"""Every tenth of the sixty companies: each figure against the table of truth, as of three days."""

from collections import Counter

import pytest

from answer_eval.truth_check import Checked, check, section


@pytest.fixture(scope="module")
def checked() -> list[Checked]:
    return list(check(every=10))


def test_every_figure_is_right_or_rightly_refused(checked: list[Checked]) -> None:
    faults = [one for one in checked if one.outcome not in ("right", "rightly refused")]
    assert faults == []


def test_nothing_is_told_before_its_report_is_filed(checked: list[Checked]) -> None:
    before = [one for one in checked if one.moment == "before"]
    assert len(before) > 1_000
    assert Counter(one.outcome for one in before) == {"rightly refused": len(before)}


def test_most_figures_are_given_and_not_refused(checked: list[Checked]) -> None:
    after = [one for one in checked if one.moment != "before"]
    right = sum(one.outcome == "right" for one in after)
    assert right / len(after) > 0.98


def test_the_report_says_how_many_came_out_how(checked: list[Checked]) -> None:
    told = section(checked)
    assert [table.title for table in told.tables] == ["What came out"]
    assert told.verdict[0].endswith("0 are refused without need, 0 are wrong, 0 look ahead.")
