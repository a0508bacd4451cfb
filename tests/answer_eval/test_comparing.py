"""Two runs, pair by pair, with the questions that flipped."""

import pytest

from answer_eval.comparing import against_first, compare, comparison_json, comparison_lines, paired
from answer_eval.lesson_report import Interval
from data.errors import SetupError
from tests.answer_eval.made_runs import gold, refused, right, run_of, wrong

QUESTIONS = [
    gold("a", cik="1"),
    gold("b", cik="1"),
    gold("c", cik="2", slice="derived"),
    gold("d", cik="2", slice="derived"),
]
FIRST = run_of("one", {"a": right(), "b": right(), "c": wrong(), "d": wrong()})
SECOND = run_of("two", {"a": right(), "b": wrong(), "c": right(), "d": refused()})


def test_pairs_are_counted_by_who_is_right_and_cited() -> None:
    made = compare(FIRST, SECOND)
    whole = made.whole
    assert (whole.both, whole.only_first, whole.only_second, whole.neither) == (1, 1, 1, 1)
    assert (whole.of, whole.difference, whole.p) == (4, 0.0, 1.0)
    worse, better = made.flipped
    assert [a.gold["id"] for a, _ in worse] == ["b"]
    assert [a.gold["id"] for a, _ in better] == ["c"]


def test_companies_are_drawn_whole() -> None:
    """Company 1 loses both, company 2 gains both: the mean of two draws is −1, 0 or 1."""
    answers = {"a": right(), "b": right(), "c": wrong(), "d": wrong()}
    turned = {"a": wrong(), "b": wrong(), "c": right(), "d": right()}
    # The cited company is another than these, which no measure here is about.
    first = run_of("one", answers, [{**one, "cluster": one["cik"], "cik": ""} for one in QUESTIONS])
    second = run_of("two", turned, [{**one, "cluster": one["cik"], "cik": ""} for one in QUESTIONS])
    made = compare(first, second)
    assert made.whole.interval == Interval(-1.0, 1.0)
    by_slice = {one.name: one for one in made.slices}
    assert by_slice["annual"].interval == Interval(-1.0, -1.0)
    assert by_slice["derived"].difference == 1.0


def test_the_lines_say_what_flipped_and_why() -> None:
    lines = list(comparison_lines(compare(FIRST, SECOND)))
    assert lines[:5] == [
        "one (A) against two (B): right and cited, 4 questions",
        "  A  2/4   50.0 %  (15.0 to 85.0)",
        "  B  2/4   50.0 %  (15.0 to 85.0)",
        "  both 1, only A 1, only B 1, neither 1",
        "  B − A +0.0 points (+0.0 to +0.0, companies drawn); p = 1 (McNemar, exact, two-sided)",
    ]
    text = "\n".join(lines)
    assert "right in A, not in B: 1\n  Tolvane revenue 2024 b  [b]" in text
    assert "      scale: 66517000 USD" in text


def test_slices_are_adjusted_together() -> None:
    questions = [gold(f"{name}{n}", slice=name) for name in ("x", "y") for n in range(6)]
    first = run_of("one", {one["id"]: right() for one in questions}, questions)
    second = run_of(
        "two",
        {one["id"]: wrong() if one["slice"] == "x" else right() for one in questions},
        questions,
    )
    made = comparison_json(compare(first, second))
    assert [(one["name"], one["p"], one["p_holm"]) for one in made["slices"]] == [
        ("x", 2 / 64, 4 / 64),
        ("y", 1.0, 1.0),
    ]
    assert made["worse"] == [f"x{n}" for n in range(6)]


def test_only_common_questions_are_paired() -> None:
    other = run_of("two", {"a": right(), "z": right()})
    made = compare(FIRST, other)
    assert (made.whole.of, made.unpaired) == (1, 4)
    assert "  4 questions are in one of the two only, and left out" in comparison_lines(made)
    apart = run_of("three", {"z": right()})
    with pytest.raises(SetupError) as told:
        compare(FIRST, apart)
    assert str(told.value) == (
        "one and three have no question in common. "
        "Ask both the same with: python -m answer_eval run --gold G.jsonl --out DIR"
    )
    assert [one.second for one in against_first([FIRST, apart, other])] == ["two"]


def test_a_pair_alone_is_paired() -> None:
    samples = FIRST.samples[0], SECOND.samples[0]
    assert paired("all", [samples]).both == 1
