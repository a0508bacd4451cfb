"""A report's tables, JSON and files, and the tables put into a README."""

import json
from pathlib import Path

import pytest

from answer_eval.measure_totals import answer_totals, citation_totals, outcome_totals
from answer_eval.measured_run import named_apart
from answer_eval.report_files import BEGIN, END, marks, put_into_readme, write_files
from answer_eval.run_json import run_json, runs_json
from answer_eval.run_report import EXAMPLES, error_table, measure_lines, run_report, slice_table
from data.errors import FormatError
from tests.answer_eval.cited_statement import text_of
from tests.answer_eval.made_runs import gold, refused, right, run_of, wrong

QUESTIONS = [
    gold("a"),
    gold("b"),
    gold("c", slice="derived"),
    gold("d", outcome="not_found", kind="refused", value=None, reason="concept_not_reported"),
]
RUN = run_of("one", {"a": right(), "b": wrong(), "c": refused(), "d": refused()}, QUESTIONS)
BETTER = run_of("two", {"a": right(), "b": right(), "c": right(), "d": refused()}, QUESTIONS)


def test_totals_have_their_counts() -> None:
    right_, cited, at_gold, reference = answer_totals(RUN.samples)
    assert (right_.counted, cited.counted) == ("2/4", "2/4")
    assert at_gold.counted == "1/3", "a question without an answer has no gold place"
    assert reference.counted == "2/3", "the text of b is right, its figure is not"
    found, totals = outcome_totals(RUN.samples)
    assert (found.right, found.wrong, found.not_found) == (1, 1, 1)
    assert [(one.name, one.counted, one.value) for one in totals] == [
        ("accuracy", "1/3", 1 / 3),
        ("accuracy given attempted", "1/2", 0.5),
        ("coverage", "2/3", 2 / 3),
        ("over-refused", "1/3", 1 / 3),
        ("without an answer, refused", "1/1", 1.0),
        ("right − wrong", "n = 3", 0.0),
    ]
    by_name = {one.name: one for one in citation_totals(RUN.samples)}
    assert by_name["citations valid"].counted == "2/2"
    assert by_name["median cited characters"].value == 38


def test_slices_have_rows_and_errors_have_examples() -> None:
    assert [row[:3] for row in slice_table(RUN).rows] == [
        ("all", "2/4", 0.5),
        ("annual", "2/3", 2 / 3),
        ("derived", "0/1", 0.0),
    ]
    table = error_table(RUN.samples)
    assert [row[:2] for row in table.rows] == [("scale", 1), ("refused", 1)]
    many = run_of("many", {str(n): wrong() for n in range(9)})
    assert [row[:2] for row in error_table(many.samples).rows] == [("scale", 9)] * EXAMPLES


def test_a_report_compares_each_run_with_the_first() -> None:
    made = run_report([RUN, BETTER])
    assert [section.title for section in made.sections] == ["one", "two", "Differences"]
    (row,) = made.sections[2].tables[0].rows
    assert row[:4] == ("two", 4, "0 worse, 2 better", 0.5)
    assert row[5:] == (0.5, 0.5)
    assert [section.title for section in run_report([RUN]).sections] == ["one"]


def test_the_json_has_intervals_and_ids() -> None:
    value = run_json(RUN)
    assert value["answers"][1] == {
        "name": "right and cited",
        "value": 0.5,
        "of": 4,
        "good": 2,
        "wilson": [0.150039, 0.849961],
        "by_company": [0.5, 0.5],
    }
    assert value["errors"] == {"refused": ["c"], "scale": ["b"]}
    assert value["outcomes"]["refused"] == 1
    assert runs_json([RUN, BETTER])["comparisons"][0]["better"] == ["b", "c"]


def test_files_are_the_same_twice(tmp_path: Path) -> None:
    first, again = (
        [path.read_bytes() for path in write_files([RUN, BETTER], tmp_path / name, text_of)]
        for name in ("one", "two")
    )
    assert first == again
    assert sorted(path.name for path in (tmp_path / "one").iterdir()) == [
        "index.html",
        "report.json",
        "report.md",
        "run-1-one.html",
        "run-2-two.html",
    ]
    assert "| right and cited | 2/4 | 0.500 |" in (tmp_path / "one" / "report.md").read_text(
        "utf-8"
    )
    assert json.loads((tmp_path / "one" / "report.json").read_text("utf-8"))["runs"]


def test_what_others_wrote_stays_text_in_markdown(tmp_path: Path) -> None:
    run = run_of("one", {"a": wrong()}, [gold("a", question="<img src=x> | <b>")])
    made = write_files([run], tmp_path, text_of)[0].read_text("utf-8")
    assert "&lt;img src=x> \\| &lt;b>" in made
    assert "<" not in made


def test_folders_of_one_name_are_numbered() -> None:
    names = [one.name for one in named_apart([RUN, BETTER, RUN])]
    assert names == ["one (1)", "two", "one (2)"]


def test_results_are_put_between_the_marks(tmp_path: Path) -> None:
    readme = tmp_path / "README.md"
    readme.write_text(f"before\n{BEGIN}\nstale\n{END}\nafter\n", "utf-8")
    put_into_readme(readme, [RUN])
    once = readme.read_text("utf-8")
    put_into_readme(readme, [RUN])
    assert readme.read_text("utf-8") == once
    assert once.startswith(f"before\n{BEGIN}\n| run | questions |")
    assert once.endswith(f"|\n{END}\nafter\n")
    assert "stale" not in once
    first, last = marks("real")
    readme.write_text(f"{BEGIN}\nkept\n{END}\n{first}\nstale\n{last}\n", "utf-8")
    put_into_readme(readme, [RUN], "real")
    assert readme.read_text("utf-8").startswith(f"{BEGIN}\nkept\n{END}\n{first}\n| run |")
    readme.write_text("no marks", "utf-8")
    with pytest.raises(FormatError) as told:
        put_into_readme(readme, [RUN])
    assert str(told.value) == (
        f"{readme} has no place for what is made. Put these two lines where they are to stand: "
        "<!-- report: begin --> and <!-- report: end -->"
    )


def test_the_lines_for_people_have_every_measure() -> None:
    lines = list(measure_lines(RUN.samples))
    assert [line for line in lines if not line.startswith(" ")] == [
        "answers",
        "outcomes",
        "citations",
        "sources",
    ]
    assert any("nDCG@10" in line and "n = 3  0.667" in line for line in lines), "c was refused"
    assert any("median cited" in line and line.endswith("n = 2  38") for line in lines)
