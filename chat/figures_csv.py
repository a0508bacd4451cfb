"""The figures of answers as CSV, each with the facts that it rests on."""

import csv
import io
from collections.abc import Iterator, Sequence

from chat.answer import Answer, ShownFigure
from chat.figure_json import decimal_text
from data.document import Cell
from data.fact import Fact
from data.figures import Figure
from data.period import Duration

COLUMNS = (
    "question", "as_of", "kind", "label", "part_of", "value", "unit", "fiscal", "period_start",
    "period_end", "formula", "shown", "markers", "accession", "form", "filed", "decimals",
    "document_id", "quote",
)  # fmt: skip


def figures_csv(answers: Sequence[Answer]) -> str:
    """Write a line per figure, followed by one per operand and fact under it."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, restval="", lineterminator="\r\n")
    writer.writeheader()
    for answer in answers:
        for row in _answer_rows(answer):
            asked = {"question": guarded(answer.question), "as_of": str(answer.as_of or "")}
            writer.writerow(asked | row)
    return out.getvalue()


def guarded(text: str) -> str:
    """Keep a spreadsheet from taking text for a formula. Values are numbers and stay as they are."""
    return f"'{text}" if text.lstrip()[:1] in tuple("=+-@") or text[:1] in tuple("\t\r\n") else text


def _answer_rows(answer: Answer) -> Iterator[dict[str, str]]:
    table = () if answer.table is None else answer.table.rows
    in_table = [cell for row in table for cell in row if isinstance(cell, ShownFigure)]
    once = {one.figure: one for one in (*in_table, *answer.figures)}
    for shown in once.values():
        markers = " ".join(f"[{marker}]" for marker in shown.citations)
        extra = {"shown": guarded(shown.shown), "markers": markers}
        yield from _figure_rows(shown.figure, "", answer, extra)


def _figure_rows(
    figure: Figure, part_of: str, answer: Answer, extra: dict[str, str]
) -> Iterator[dict[str, str]]:
    start = figure.period.start if isinstance(figure.period, Duration) else ""
    yield extra | {
        "kind": "operand" if part_of else "figure",
        "label": guarded(figure.label),
        "part_of": guarded(part_of),
        "value": decimal_text(figure.value),
        "unit": guarded(figure.unit),
        "fiscal": guarded(figure.fiscal),
        "period_start": str(start),
        "period_end": str(figure.period.end),
        "formula": guarded(figure.formula),
    }
    for part in figure.inputs:
        if isinstance(part, Figure):
            yield from _figure_rows(part, figure.label, answer, {})
        else:
            yield _leaf_row(part, figure.label, answer)


def _leaf_row(leaf: Fact | Cell, part_of: str, answer: Answer) -> dict[str, str]:
    row = {
        "part_of": guarded(part_of),
        "value": "" if leaf.value is None else decimal_text(leaf.value),
        "unit": guarded(leaf.unit),
        "document_id": guarded(leaf.document_id or ""),
        "quote": guarded(_quote(leaf, answer)),
    }
    if isinstance(leaf, Cell):
        return row | {"kind": "cell", "label": guarded(" / ".join((*leaf.row, *leaf.column)))}
    start = leaf.period.start if isinstance(leaf.period, Duration) else ""
    return row | {
        "kind": "fact",
        "label": guarded(leaf.concept),
        "period_start": str(start),
        "period_end": str(leaf.period.end),
        "accession": guarded(leaf.accession or ""),
        "form": guarded(leaf.form or ""),
        "filed": str(leaf.filed or ""),
        "decimals": "" if leaf.decimals is None else str(leaf.decimals),
    }


def _quote(leaf: Fact | Cell, answer: Answer) -> str:
    for citation in answer.citations:
        if leaf.span is not None and citation.spans[:1] == (leaf.span,):
            return citation.quotes[0]
    return ""
