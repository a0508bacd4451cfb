"""A report's files: Markdown, JSON and pages; and the tables of results put into a README."""

import json
from collections.abc import Sequence
from pathlib import Path

from answer_eval.figure_score import TextOf
from answer_eval.html_report import write_pages
from answer_eval.lesson_report import markdown
from answer_eval.measured_run import MeasuredRun
from answer_eval.run_json import runs_json
from answer_eval.run_report import results_text, run_report
from data.errors import FormatError

BEGIN, END = "<!-- report: begin -->", "<!-- report: end -->"
"""Lines of a README between which the table of results stands."""


def write_files(runs: Sequence[MeasuredRun], folder: Path, text_of: TextOf) -> tuple[Path, ...]:
    """Write report.md, report.json and the pages; the folder is created."""
    folder.mkdir(parents=True, exist_ok=True)
    value = json.dumps(runs_json(runs), ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    contents = {"report.md": _inert(markdown(run_report(runs))), "report.json": value}
    for name, content in contents.items():
        (folder / name).write_text(content, encoding="utf-8", newline="\n")
    return (*(folder / name for name in contents), *write_pages(runs, folder, text_of))


def put_into_readme(path: Path, runs: Sequence[MeasuredRun]) -> None:
    """Replace what stands between the two marks by the tables of results.

    Raises:
        FormatError: the file has not both marks.

    """
    text = path.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise FormatError(
            f"{path} has no place for the tables. Put these two lines where they are to stand: "
            f"{BEGIN} and {END}",
            place=str(path),
        )
    made = f"{before}{BEGIN}\n{_inert(results_text(runs))}\n{END}{after}"
    path.write_text(made, encoding="utf-8", newline="\n")


def _inert(markdown_text: str) -> str:
    """Keep what documents and people wrote from becoming HTML in a Markdown file."""
    return markdown_text.replace("<", "&lt;")
