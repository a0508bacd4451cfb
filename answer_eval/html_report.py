"""Runs as pages that open anywhere: no network, no framework; one page a run, and one over several."""

import base64
import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path

from answer_eval.delivery_curve import delivery_curve, risk_curve
from answer_eval.figure_score import TextOf
from answer_eval.html_plots import bar_plot, curve_plot, interval_plot
from answer_eval.html_samples import filter_html, samples_html
from answer_eval.html_text import safe, tag
from answer_eval.lesson_report import Section, Table, printed
from answer_eval.measure_totals import share_total
from answer_eval.measured_run import MeasuredRun
from answer_eval.run_report import run_report
from answer_eval.score_report import errors

PAGE = Path(__file__).parent / "page"
INDEX = "index.html"
_NAVIGATION = (
    '<nav><a href="#results">Results</a> <a href="#plots">Plots</a> '
    '<a href="#samples">Questions</a></nav>'
)


def write_pages(runs: Sequence[MeasuredRun], folder: Path, text_of: TextOf) -> tuple[Path, ...]:
    """Write index.html, and where there are several runs a page of each beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    sections = run_report(runs).sections
    pages = {INDEX: run_page(runs[0], sections[0], text_of)}
    if len(runs) > 1:
        names = page_names(runs)
        pages = {INDEX: _overview(runs, sections, names)}
        for run, section, name in zip(runs, sections[: len(runs)], names, strict=True):
            pages[name] = run_page(run, section, text_of)
    for name, page in pages.items():
        (folder / name).write_text(page, encoding="utf-8", newline="\n")
    return tuple(folder / name for name in pages)


def page_names(runs: Sequence[MeasuredRun]) -> list[str]:
    """A file name a run, in letters that every system takes."""
    return [
        f"run-{place}-{''.join(c if c.isascii() and c.isalnum() else '-' for c in run.name)}.html"
        for place, run in enumerate(runs, start=1)
    ]


def run_page(run: MeasuredRun, section: Section, text_of: TextOf) -> str:
    """Results, plots and every question of one run."""
    body = [
        f"<header><h1>{safe(run.name)}</h1>{tag('p', section.intro, class_='note')}</header><main>",
        _NAVIGATION,
        '<section id="results"><h2>Results</h2>',
        *(table_html(table) for table in section.tables),
        "</section>",
        f'<section id="plots"><h2>Plots</h2>{"".join(_plots(run))}</section>',
        '<section id="samples"><h2>Questions</h2>',
        filter_html(run.samples),
        *samples_html(run.samples, text_of),
        "</section></main>",
    ]
    return _page(run.name, body)


def _plots(run: MeasuredRun) -> Iterator[str]:
    names = sorted({one.slice for one in run.samples})
    totals = [
        share_total(name, ((s, s.scored.is_good) for s in run.samples if s.slice == name))
        for name in names
    ]
    whole = share_total("all", ((one, one.scored.is_good) for one in run.samples))
    yield interval_plot("Right and cited, with Wilson's interval at 95 %", [whole, *totals])
    yield bar_plot("Errors by class", errors([one.scored for one in run.samples]).most_common())
    yield curve_plot(
        "Recall of half a gold place (R_0.5) against characters delivered",
        delivery_curve(run.samples),
        "characters",
    )
    yield curve_plot(
        "Risk: share of wrong answers among those attempted, the best supported first",
        risk_curve(run.samples),
        "% attempted",
    )


def _overview(
    runs: Sequence[MeasuredRun], sections: Sequence[Section], names: Sequence[str]
) -> str:
    body = ["<header><h1>Runs</h1></header><main>"]
    for run, section, name in zip(runs, sections[: len(runs)], names, strict=True):
        body.append(f'<section><h2><a href="{safe(name)}">{safe(run.name)}</a></h2>')
        body += [
            tag("p", section.intro, class_="note"),
            table_html(section.tables[0]),
            "</section>",
        ]
    for section in sections[len(runs) :]:
        body.append(f"<section>{tag('h2', section.title)}")
        body += [*(table_html(table) for table in section.tables), "</section>"]
    return _page("Runs", [*body, "</main>"])


def table_html(table: Table) -> str:
    """A table with its title as caption; it scrolls by itself where it is wide."""
    head = "".join(tag("th", column, scope="col") for column in table.columns)
    rows = "".join(
        f"<tr>{''.join(_cell(place, cell) for place, cell in enumerate(row))}</tr>"
        for row in ([printed(cell) for cell in row] for row in table.rows)
    )
    note = tag("p", table.note, class_="note") if table.note else ""
    kind = "totals" if table.columns[0] == "measure" else "words"
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{safe(table.title)}"><table class="{kind}">'
        f"{tag('caption', table.title)}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        f"</div>{note}"
    )


def _cell(place: int, text: str) -> str:
    text = text.replace("\\|", "|")
    return tag("td", text, class_="name") if place == 0 else tag("td", text)


def _page(title: str, body: Sequence[str]) -> str:
    style = (PAGE / "report.css").read_text(encoding="utf-8")
    script = (PAGE / "report.js").read_text(encoding="utf-8")
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'"
    return "\n".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"{tag('title', title)}<style>{style}</style></head><body>",
            *body,
            f"<script>{script}</script></body></html>\n",
        ]
    )
