"""A report's files: Markdown, JSON and pages; and the tables of results put into a README."""

import json
from collections.abc import Sequence
from pathlib import Path

from answer_eval.figure_score import TextOf
from answer_eval.html_report import write_pages
from answer_eval.lesson_report import markdown
from answer_eval.measured_run import MeasuredRun
from answer_eval.readme_results import results_text
from answer_eval.run_json import runs_json
from answer_eval.run_report import run_report
from data.errors import FormatError

BEGIN, END = "<!-- report: begin -->", "<!-- report: end -->"
"""Lines of a README between which the tables of results stand."""


def write_files(runs: Sequence[MeasuredRun], folder: Path, text_of: TextOf) -> tuple[Path, ...]:
    """Write report.md, report.json and the pages; the folder is created."""
    folder.mkdir(parents=True, exist_ok=True)
    value = json.dumps(runs_json(runs), ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    contents = {"report.md": _inert(markdown(run_report(runs))), "report.json": value}
    for name, content in contents.items():
        (folder / name).write_text(content, encoding="utf-8", newline="\n")
    return (*(folder / name for name in contents), *write_pages(runs, folder, text_of))


def marks(part: str = "") -> tuple[str, str]:
    """Name the lines between which a part's tables stand; a README may have several parts."""
    named = f" {part}" if part else ""
    return BEGIN.replace(" begin", f"{named} begin"), END.replace(" end", f"{named} end")


def put_into_readme(
    path: Path, runs: Sequence[MeasuredRun], part: str = "", *, is_brief: bool = False
) -> None:
    """Replace what stands between the two marks of a part by the tables of results."""
    put_between(path, _inert(results_text(runs, is_brief=is_brief)), part)


def put_between(path: Path, made: str, part: str = "") -> None:
    """Replace what stands between the two marks of a part.

    Raises:
        FormatError: the file has not both marks.

    """
    text = path.read_text(encoding="utf-8")
    first, last = marks(part)
    before, begin, rest = text.partition(first)
    _, end, after = rest.partition(last)
    if not begin or not end:
        raise FormatError(
            f"{path} has no place for what is made. Put these two lines where they are to stand: "
            f"{first} and {last}",
            place=str(path),
        )
    whole = f"{before}{first}\n{made}\n{last}{after}"
    path.write_text(whole, encoding="utf-8", newline="\n")


def _inert(markdown_text: str) -> str:
    """Keep what documents and people wrote from becoming HTML in a Markdown file."""
    return markdown_text.replace("<", "&lt;")
