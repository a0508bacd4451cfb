"""What must not happen is seen where it does, and how a README tells of runs."""

from typing import Any

from answer_eval.lesson_report import table_text
from answer_eval.must_not import must_not_table, must_not_totals
from answer_eval.readme_results import (
    groups_table,
    largest_errors,
    made_words,
    results_text,
    runs_table,
    words_table,
)
from tests.answer_eval.made_runs import gold, refused, right, run_of, wrong

TWIN = {"why": "year before", "cik": "", "period": None, "value": "66517000"}
UNKNOWN = {"outcome": "not_found", "kind": "refused", "value": None}


def filed(day: str) -> dict[str, Any]:
    made = right()
    made["citations"] = [{**one, "filed": day} for one in made["citations"]]
    return made


def counted(answers: dict[str, dict[str, Any]], *questions: dict[str, Any]) -> dict[str, str]:
    samples = run_of("run", answers, questions).samples
    return {one.name: one.counted for one in must_not_totals(samples) if one.of}


def test_a_twin_s_figure_is_seen_and_another_wrong_one_is_none() -> None:
    asked = gold("a", twins=[TWIN]), gold("b", twins=[{**TWIN, "value": "1"}])
    found = counted({"a": wrong(), "b": wrong()}, *asked)
    assert found["another company's or year's figure, among twins"] == "1/2"
    found = counted({"a": right(), "b": refused()}, *asked)
    assert found["another company's or year's figure, among twins"] == "0/2"


def test_a_figure_of_another_year_is_a_twin_s_whatever_its_value() -> None:
    other = wrong()
    other["figures"][0]["period"] = {"start": "2021-01-01", "end": "2021-12-31"}
    found = counted({"a": other}, gold("a", twins=[{**TWIN, "value": "1"}]))
    assert found["another company's or year's figure, among twins"] == "1/1"


def test_what_was_filed_after_the_day_is_a_look_ahead() -> None:
    asked = [gold(key, as_of="2025-02-20") for key in "ab"]
    asked += [gold(key, as_of="2025-02-20", reason="not_yet_filed", **UNKNOWN) for key in "cd"]
    answers = {
        "a": filed("2025-02-20"),
        "b": filed("2025-02-21"),
        "c": filed("2025-02-20"),
        "d": refused(),
    }
    found = counted(answers, *asked)
    assert found["something filed later, as of a day"] == "2/4"
    assert found["answered, without an answer"] == "1/2"
    assert found["refused, with an answer"] == "0/2"


def test_a_count_says_what_it_allows_to_claim() -> None:
    run = run_of("run", {str(n): right() for n in range(500)})
    (row,) = must_not_table(run.samples).rows
    assert row == ("refused, with an answer", "0/500", "0.0076")


def test_a_run_is_a_row_that_says_how_its_questions_were_made() -> None:
    asked = [gold("a", template="en of"), gold("b"), gold("c", made="published")]
    run = run_of("one", {"a": right(), "b": wrong(), "c": right()}, asked)
    assert made_words(run.samples) == "1 templated, 1 typed, 1 published"
    (row,) = runs_table([run]).rows
    assert row[:5] == (
        "one",
        "1 templated, 1 typed, 1 published",
        "the product as it is",
        "none",
        "2/3 = 0.6667",
    )
    assert row[7:] == ("0/3", None)


def test_kinds_of_answers_stand_before_slices() -> None:
    asked = [gold("a"), gold("b"), gold("c", slice="derived", kind="derived")]
    table = groups_table(run_of("one", {"a": right(), "b": wrong(), "c": refused()}, asked).samples)
    assert [row[:2] for row in table.rows] == [
        ("figures worked out, all", "0/1"),
        ("figures as reported, all", "1/2"),
        ("annual", "1/2"),
        ("derived", "0/1"),
    ]


def test_the_largest_errors_come_first_with_examples() -> None:
    answers = {str(n): wrong() for n in range(5)} | {"r": refused(), "g": right()}
    table = largest_errors(run_of("one", answers).samples)
    assert [row[1] for row in table.rows] == [5, 5, 5, 1]
    assert str(table.rows[0][0]).startswith("scale: ")


def test_what_is_held_out_is_counted_and_never_shown() -> None:
    asked = [gold("a", split="held_out"), gold("b", split="held_out")]
    table = largest_errors(run_of("one", {"a": wrong(), "b": wrong()}, asked).samples)
    assert [row[1:] for row in table.rows] == [(2, "held out", "", "")]


def test_questions_in_words_are_right_wrong_or_refused_and_say_what_was_found() -> None:
    words = {"kind": "words", "value": None}
    elsewhere = [{"document_id": "another", "start": 0, "end": 3}]
    asked = [
        gold("a", **words, language="en"),
        gold("b", **words, language="es", spans=elsewhere),
        gold("c", **words, language="es"),
        gold("d"),
    ]
    run = run_of("one", {"a": right(), "b": right(), "c": refused(), "d": right()}, asked)
    rows = {str(row[0]): row[1] for row in words_table(run.samples).rows}
    assert rows["right and cited"] == "1/3"
    assert rows["answered, not so"] == "1/3"
    assert rows["refused"] == "1/3"
    assert [name for name in rows if name.startswith("Success")] == ["Success@1", "Success@5"]
    named = {str(row[0]): row[1] for row in groups_table(run.samples).rows}
    assert named["asked in Spanish"] == "0/2"
    assert not words_table(run_of("two", {"d": right()}).samples).rows


def test_only_the_product_as_it_is_is_shown_in_full() -> None:
    run = run_of("one", {"a": right(), "b": wrong()})
    assert "**one**" in results_text([run])
    assert results_text([run], is_brief=True) == table_text(runs_table([run]))
    closed = run_of("two", {"a": right(), "b": wrong()})
    object.__setattr__(closed, "setup", {"recipe": {"name": "closed_book"}})
    text = results_text([closed])
    assert "**two**" not in text
    assert "nothing is on file" in text
