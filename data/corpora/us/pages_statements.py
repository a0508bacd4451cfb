"""Prints a statement of a report as a table of tagged numbers, with its notes below it."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from html import escape

from data.corpora.us.pages_draft import CURRENCIES, PageDraft
from data.corpora.us.pages_periods import headers
from data.corpora.us.report import Line, Statement
from data.sample.inline_tags import Measure, Tag
from data.sample.page_writer import BLANK, Cell, Row

ROW_CHARS = 75
"""Characters of a printed page that a row of a table takes, about."""
FACE = frozenset(("income", "balance", "cash", "equity"))
"""Statements with a title of their own; other tables stand inside a note."""


def statement_of(draft: PageDraft, kind: str) -> Statement | None:
    """Give a statement of the report; None where it has none of the kind."""
    return next((one for one in draft.report.statements if one.kind == kind), None)


def write_statement(draft: PageDraft, kind: str) -> bool:
    """Write a statement, if the report has it; tell whether it has."""
    statement = statement_of(draft, kind)
    if statement is None:
        return False
    if kind in FACE:
        _write_title(draft, statement)
    write_table(draft, statement)
    return True


def _write_title(draft: PageDraft, statement: Statement) -> None:
    words = escape(statement.title.upper(), quote=False)
    if not draft.is_annual and not words.startswith("CONDENSED"):
        words = f"CONDENSED {words}"
    unaudited = "" if draft.is_annual or "UNAUDITED" in words else " (UNAUDITED)"
    draft.page.centred(escape(draft.filer.name.upper(), quote=False), bold=True)
    draft.page.centred(words + unaudited, bold=True)
    restated = " (as restated)" if draft.is_amended and "restated" not in words.lower() else ""
    draft.page.centred(unit_caption(draft, statement) + restated)


def unit_caption(draft: PageDraft, statement: Statement) -> str:
    """Tell in what unit a table prints its amounts: (in thousands, except per share data)."""
    units = {line.unit for line in statement.lines if line.concept}
    currency = draft.filer.currency
    money = "" if currency == "USD" else CURRENCIES.get(currency, currency)
    scale = f"in {draft.unit_words}" if draft.unit_words else ""
    lead = f"{scale} of {money}" if scale and money else scale or (f"in {money}" if money else "")
    per_share = any("/" in unit for unit in units)
    if not lead:
        return "(in whole dollars)"
    return f"({lead}, except per share data)" if per_share else f"({lead})"


def write_table(draft: PageDraft, statement: Statement) -> None:
    """Write a statement's rows under the headers of its periods."""
    notes: dict[str, list[str]] = {}
    rows: list[Row] = []
    is_under_heading = False
    first = next((one for one in statement.lines if draft.is_money(one.unit)), None)
    for line in statement.lines:
        if not line.concept:
            is_under_heading = True
            rows.append(Row(escape(line.label, quote=False), bold=True))
            continue
        cells = _cells(draft, statement, line, is_signed=line is first)
        label = escape(line.label, quote=False) + _mark(draft, line, cells, notes)
        indent = int(is_under_heading and not line.is_total)
        rows.append(Row(label, cells, bold=line.is_total, indent=indent))
        is_under_heading = is_under_heading and not line.is_total
    draft.page.table(headers(draft.report, statement.columns), rows, len(statement.columns))
    draft.filled += ROW_CHARS * len(rows)
    write_notes(draft, notes)


def _cells(
    draft: PageDraft, statement: Statement, line: Line, *, is_signed: bool
) -> tuple[Cell, ...]:
    measure = draft.measure(line.unit, line.values)
    sign = draft.sign if is_signed or _has_sign(draft, line) else ""
    cells = []
    for column, value in zip(statement.columns, line.values, strict=False):
        tag = Tag(line.concept, line.period(column), line.members)
        cells.append(BLANK if value is None else value_cell(draft, line, tag, value, measure))
    return tuple(replace(one, before=sign) if one.shown else one for one in cells)


def _has_sign(draft: PageDraft, line: Line) -> bool:
    return "/" in line.unit or (draft.is_money(line.unit) and line.is_total)


def _mark(
    draft: PageDraft, line: Line, cells: tuple[Cell, ...], notes: dict[str, list[str]]
) -> str:
    """Give the mark of the footnote that a line cites, and remember its facts: the newest ones."""
    if not line.note:
        return ""
    count = sum(bool(one.shown) for one in cells)
    newest = range(draft.tags.facts - count + 1, draft.tags.facts + 1)
    notes.setdefault(line.note, []).extend(f"f-{number}" for number in newest)
    return f" ({list(notes).index(line.note) + 1})"


def value_cell(draft: PageDraft, line: Line, tag: Tag, value: Decimal, measure: Measure) -> Cell:
    """Give a tagged number in its cells, with its brackets."""
    shown = draft.number(line, tag, value, measure)
    is_bracketed = value != 0 and (value < 0) != line.is_flipped
    return Cell(shown, "", "%" if measure.scale == -2 else "", is_bracketed)


def write_notes(draft: PageDraft, notes: dict[str, list[str]]) -> None:
    """Write the notes below a table, each tagged as the footnote of the facts that cite it."""
    for number, (words, ids) in enumerate(notes.items(), 1):
        draft.tags.awaiting_footnote[:] = ids
        draft.page.note(str(number), escape(words, quote=False))
        draft.filled += len(words)
