"""A report of sections with tables: as Markdown for people, as JSON for programs.

Whoever measures something returns sections; what a figure looks like is decided here alone, so that
all parts of the report print alike, and two runs with the same figures give the same bytes.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DECIMALS = 3
NOTHING = "–"


@dataclass(frozen=True, slots=True)
class Interval:
    """Where a figure lies with 95 % confidence."""

    low: float
    high: float


Cell = str | int | float | Interval | None
"""A float is printed with three decimals, None as a dash."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table; every row has a cell a column."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: str = ""
    """What a reader must know to read it; below the table."""

    def __post_init__(self) -> None:
        for row in self.rows:
            if len(row) != len(self.columns):
                raise ValueError(f"{self.title}: {len(row)} cells for {len(self.columns)} columns.")


@dataclass(frozen=True, slots=True)
class Section:
    """One thing measured."""

    title: str
    intro: str
    tables: tuple[Table, ...] = ()
    verdict: tuple[str, ...] = ()
    """What the tables say, a sentence each, worked out from the figures."""
    pictures: tuple[tuple[str, str], ...] = ()
    """File beside the report, and what it shows in words."""


@dataclass(frozen=True, slots=True)
class Report:
    """All that was measured."""

    title: str
    intro: str
    sections: tuple[Section, ...]
    files: Mapping[str, str]
    """Pictures by file name, as SVG."""


def write_report(report: Report, folder: Path, name: str = "lessons") -> tuple[Path, ...]:
    """Write `name`.md, `name`.json and the pictures; the folder is created."""
    folder.mkdir(parents=True, exist_ok=True)
    contents = {
        f"{name}.md": markdown(report),
        f"{name}.json": json_text(report),
        **report.files,
    }
    for file, content in contents.items():
        (folder / file).write_text(content, encoding="utf-8", newline="\n")
    return tuple(folder / file for file in contents)


def markdown(report: Report) -> str:
    """Write the report as Markdown."""
    parts = [f"# {report.title}", report.intro]
    for section in report.sections:
        parts += section_parts(section)
    return "\n\n".join(part for part in parts if part) + "\n"


def section_parts(section: Section) -> list[str]:
    """Write a section as paragraphs of Markdown."""
    parts = [f"## {section.title}", section.intro]
    parts += [f"![{words}]({file})" for file, words in section.pictures]
    for table in section.tables:
        parts += [f"**{table.title}**", table_text(table), table.note]
    return [*parts, "\n".join(f"- {sentence}" for sentence in section.verdict)]


def table_text(table: Table) -> str:
    """Write a table with pipes; columns of figures are set to the right."""
    marks = ["---:" if _is_figures(column) else "---" for column in _columns(table)]
    lines = [table.columns, marks, *([printed(cell) for cell in row] for row in table.rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def printed(cell: Cell) -> str:
    """Print a cell: 0.873, 1,190, 0.80 to 0.91."""
    if cell is None:
        return NOTHING
    if isinstance(cell, Interval):
        return f"{cell.low:.2f} to {cell.high:.2f}"
    if isinstance(cell, float):
        return f"{cell:.{DECIMALS}f}"
    return f"{cell:,}" if isinstance(cell, int) else cell.replace("|", "\\|")


def json_text(report: Report) -> str:
    """Write all figures, to three decimals, as JSON."""
    value = {
        "title": report.title,
        "sections": [_section_json(section) for section in report.sections],
    }
    return json.dumps(value, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _section_json(section: Section) -> dict[str, Any]:
    return {
        "title": section.title,
        "tables": [_table_json(table) for table in section.tables],
        "verdict": list(section.verdict),
    }


def _table_json(table: Table) -> dict[str, Any]:
    rows = [[_cell_json(cell) for cell in row] for row in table.rows]
    return {"title": table.title, "columns": list(table.columns), "rows": rows}


def _cell_json(cell: Cell) -> Any:
    if isinstance(cell, Interval):
        return [round(cell.low, DECIMALS), round(cell.high, DECIMALS)]
    return round(cell, DECIMALS) if isinstance(cell, float) else cell


def _columns(table: Table) -> list[Sequence[Cell]]:
    return [[row[place] for row in table.rows] for place in range(len(table.columns))]


def _is_figures(column: Sequence[Cell]) -> bool:
    return bool(column) and not any(isinstance(cell, str) for cell in column)
