"""The lessons, measured: one call that runs every experiment and writes the report.

    write_lessons(folder)                            lessons.md, lessons.json, the plot; seconds, no model
    write_lessons(folder, dense=open_dense(cache))   with the rows of dense vectors too

The same set gives the same bytes.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from tqdm import tqdm

from answer_eval.lesson_claims import claims
from answer_eval.lesson_equal import CURVE_FILE, curve_picture, equal_section, kinds_section
from answer_eval.lesson_header import cuts_section, header_section
from answer_eval.lesson_others import (
    LEFT_OUT,
    filter_section,
    packing_section,
    tables_section,
    windows_section,
)
from answer_eval.lesson_published import SOURCE
from answer_eval.lesson_report import Report, Section, Table, write_report
from answer_eval.lesson_spanish import SpanishRuns, measure_spanish
from data.corpora import content_digest
from retrieval.dense import Dense

DIGEST_CHARACTERS = 12


def write_lessons(
    folder: Path, *, dense: Dense | None = None, more: Sequence[Section] = ()
) -> tuple[Path, ...]:
    """Measure the lessons on the Spanish set and write the report; gives the files.

    Without `dense` the rows of dense vectors are left out, and the report says so; `more` are sections
    that others measured. On a terminal a bar counts the runs.
    """
    with tqdm(unit="run", disable=not sys.stderr.isatty() or None) as bar:
        runs = measure_spanish(dense, lambda _: bar.update())
    return write_report(lessons_report(runs, more), folder)


def lessons_report(runs: SpanishRuns, more: Sequence[Section] = ()) -> Report:
    """Make the report of what was run."""
    sections = (
        orderings_section(runs),
        cuts_section(runs),
        header_section(runs),
        equal_section(runs),
        kinds_section(runs),
        tables_section(runs),
        filter_section(runs),
        windows_section(runs),
        packing_section(runs),
    )
    picture = {CURVE_FILE: curve_picture(runs.runs)}
    return Report("The lessons, measured", _intro(runs), (*sections, *more), picture)


def orderings_section(runs: SpanishRuns) -> Section:
    """Say of every ordering of the lesson whether it comes out."""
    found = claims(runs)
    table = Table(
        "Orderings",
        ("ordering", "lesson", "here", "comes out"),
        tuple(
            (one.says, one.lesson or "not measured", one.here, "yes" if one.holds else "no")
            for one in found
        ),
        "" if runs.is_dense else LEFT_OUT,
    )
    lesson = [one.holds for one in found if one.lesson]
    added = [one.holds for one in found if not one.lesson]
    said = (
        f"Of the lesson's {len(lesson)}, {sum(lesson)} come out here; of {len(added)} that no lesson measures, "
        f"{sum(added)} hold. The sections below show why the others don't."
    )
    return Section(
        "Which orderings come out",
        "A lesson's level belongs to its corpus; an ordering may belong to the method. Each is checked by code "
        "against the figures below.",
        (table,),
        (said,),
    )


def _intro(runs: SpanishRuns) -> str:
    made = runs.made
    return (
        f"The experiments of {SOURCE} and of the handbook lesson, on our own Spanish set "
        f"(`data/corpora`, {len(made.documents)} documents, {len(made.passages)} passages, {len(runs.questions)} "
        f"questions with gold; content {content_digest(made)[:DIGEST_CHARACTERS]}). Columns headed *lesson* are the "
        "figures that the lesson prints, of its own documents and questions, which are others than ours.\n\n"
        "*fixed*, *recursive* and *structure* are cut by the lesson's rules and ranked as it ranks, by rank_bm25 with its "
        "few stop words; *ours* is the product as it is: its reader, chunks, header and index. "
        "A passage is found when half of its characters are delivered. Ours has alternatives of gold, any of which "
        "will do: that is the headline, and what the first alternative alone gives stands beside it. Intervals are "
        "Wilson's for shares of questions and bootstrap's (seeded) for means. Wordings of our questions were fitted "
        "once so that structure with header finds about as much as in the lesson (see the set's README): the level "
        "of that row confirms nothing."
    )
