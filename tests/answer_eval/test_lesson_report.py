"""The report of the lessons: its form, its bytes, and the orderings that it claims."""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import answer_eval.__main__
import answer_eval.lesson_run
from answer_eval.__main__ import main
from answer_eval.lesson_claims import Claim, claims
from answer_eval.lesson_others import LEFT_OUT
from answer_eval.lesson_plot import Panel, Series, chart
from answer_eval.lesson_report import (
    Interval,
    Report,
    Section,
    Table,
    markdown,
    printed,
    table_text,
    write_report,
)
from answer_eval.lesson_run import lessons_report, write_lessons
from answer_eval.lesson_spanish import OURS, SpanishRuns, measure_spanish
from data.errors import SetupError
from retrieval.dense import Dense

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def runs() -> SpanishRuns:
    return measure_spanish(None)


@pytest.fixture(scope="module")
def report(runs: SpanishRuns) -> Report:
    return lessons_report(runs)


def holding(runs: SpanishRuns, beginning: str) -> Claim:
    return next(one for one in claims(runs) if one.says.startswith(beginning))


def test_the_orderings_of_the_method_come_out(runs: SpanishRuns) -> None:
    assert holding(runs, "without a header the best cut").holds
    assert holding(runs, "at k = 3 structure finds more").holds
    assert holding(runs, "read off the curves, structure is first").holds


def test_what_does_not_come_out_is_said(runs: SpanishRuns, report: Report) -> None:
    text = markdown(report)
    for claim in claims(runs):
        assert claim.sentence in text, claim.says
    assert not [one for one in claims(runs) if one.holds and "Differs" in one.sentence]


def test_every_question_with_gold_is_measured(runs: SpanishRuns) -> None:
    assert len(runs.questions) == 246
    assert {len(run.delivered) for run in runs.runs.values()} == {246}


def test_our_own_retrieval_stands_in_the_tables(report: Report) -> None:
    tables = [table for section in report.sections for table in section.tables]
    having = [table.title for table in tables if any(OURS in map(str, row) for row in table.rows)]
    assert having == [
        "Chunks",
        "Recall and characters delivered, by cut, header and k",
        "The same, read otherwise",
        "Recall at k = 3",
    ]
    assert sum(any(column.startswith(OURS) for column in table.columns) for table in tables) == 5


def test_our_chunks_point_into_the_text_of_the_set(runs: SpanishRuns) -> None:
    texts = {one.document_id: one.text for one in runs.made.documents}
    for chunk in runs.chunks[OURS]:
        text = texts[chunk.document_id]
        assert chunk.text == "\n\n".join(text[one.start : one.end] for one in chunk.spans)


def test_two_runs_write_the_same_bytes(report: Report, tmp_path: Path) -> None:
    first = write_report(report, tmp_path / "one")
    second = write_lessons(tmp_path / "two")
    assert [path.name for path in first] == [
        "lessons.md", "lessons.json", "recall-against-characters.svg",
    ]  # fmt: skip
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second]


def test_the_json_has_three_decimals_at_most(report: Report, tmp_path: Path) -> None:
    text = write_report(report, tmp_path)[1].read_text()
    numbers = re.findall(r"^ *(-?\d+\.\d+),?$", text, re.MULTILINE)
    assert len(numbers) > 300
    assert max(len(number.split(".")[1]) for number in numbers) <= 3
    assert json.loads(text)["title"] == "The lessons, measured"


def test_without_vectors_the_report_says_what_is_left_out(report: Report) -> None:
    assert markdown(report).count(LEFT_OUT) == 2


def test_without_the_extra_the_command_says_so_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(cache: Path | None) -> Dense:
        raise SetupError("Dense vectors are not installed. Install them with: make install")

    monkeypatch.setattr(answer_eval.__main__, "open_dense", missing)
    assert answer_eval.__main__._dense() is None
    said = capsys.readouterr().err
    assert said.endswith("make install The rows with dense vectors are left out.\n")


def test_the_command_writes_every_section(
    runs: SpanishRuns,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(answer_eval.lesson_run, "measure_spanish", lambda dense, _: runs)
    absent = tmp_path / "none"
    assert main(["lessons", "--out", str(tmp_path / "out"), "--filings", str(absent)]) == 0
    text = (tmp_path / "out" / "lessons.md").read_text(encoding="utf-8")
    titles = re.findall(r"^## (.*)$", text, re.MULTILINE)
    assert titles[-3:] == [
        "Facts: the quarter that nobody files",
        "Facts: a quarter before and after its amendment",
        "The reference project's table, on real filings",
    ]
    assert "name one, and measure again" in text
    assert capsys.readouterr().out.startswith("Written: ")


def test_sections_of_others_come_last(runs: SpanishRuns) -> None:
    other = Section("Real filings", "As the reference project measures them.")
    assert lessons_report(runs, [other]).sections[-1] == other


def test_the_plot_is_svg_that_says_what_it_shows(report: Report) -> None:
    (picture,) = report.files.values()
    root = ET.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert root.attrib["role"] == "img"
    assert [root[0].tag, root[1].tag] == [f"{SVG}title", f"{SVG}desc"]
    assert len(root.findall(f".//{SVG}polyline")) == 7
    assert "prefers-color-scheme: dark" in picture


def test_a_plot_keeps_its_points_inside() -> None:
    picture = chart("A & B", "<none>", [Panel("P", [Series("s", [(0, 0.0), (950, 1.0)])])])
    points = ET.fromstring(picture).findall(f".//{SVG}polyline")[0].attrib["points"]
    assert points == "56.0,348.0 439.8,92.0"


def test_cells_are_printed_alike() -> None:
    assert [printed(cell) for cell in (0.87349, 1190, None, Interval(0.801, 0.912), "a|b")] == [
        "0.873", "1,190", "–", "0.80 to 0.91", "a\\|b",
    ]  # fmt: skip


def test_a_table_sets_figures_to_the_right() -> None:
    table = Table("T", ("cut", "recall"), (("fixed", 0.5), ("ours", None)))
    assert table_text(table) == "| cut | recall |\n| --- | ---: |\n| fixed | 0.500 |\n| ours | – |"


def test_a_row_has_a_cell_a_column() -> None:
    with pytest.raises(ValueError, match="T: 1 cells for 2 columns"):
        Table("T", ("a", "b"), ((1,),))
