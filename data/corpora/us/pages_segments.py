"""How each segment's revenue moved, as the discussion says it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from html import escape

from data.corpora.us import pages_periods as periods
from data.corpora.us.pages_draft import PageDraft
from data.corpora.us.pages_statements import statement_of
from data.corpora.us.prose_figures import UNCHANGED, money_words, percent_change
from data.corpora.us.prose_items import amount, segment_labels
from data.corpora.us.report import Line


@dataclass(frozen=True, slots=True)
class SegmentMove:
    """A sentence on one segment, and under which key the company gives reasons for it."""

    key: str
    way: str
    words: str


def segment_moves(draft: PageDraft) -> Iterator[SegmentMove]:
    """Tell of each segment how its revenue changed from a year before."""
    report = draft.report
    now = periods.main_period(report)
    before = periods.year_before(report, now)
    revenue = amount(report, "revenue", now)
    statement = statement_of(draft, "segments")
    if before is None or revenue is None or statement is None:
        return
    known = segment_labels(report)
    for line in statement.lines:
        if line.label in known and line.concept == revenue.concept:
            values = [report.value(line.concept, one, line.members) for one in (now, before)]
            if values[0] and values[1]:
                yield _move(draft, line, values[0], values[1])


def _move(draft: PageDraft, line: Line, now: Decimal, before: Decimal) -> SegmentMove:
    percent = percent_change(now, before)
    label = escape(line.label, quote=False)
    key = line.label.lower().replace(" ", "-")
    spoken = money_words(draft, now)
    if abs(percent) < UNCHANGED:
        return SegmentMove(key, "same", f"Revenue of {label} was nearly unchanged at {spoken}.")
    way = "up" if percent > 0 else "down"
    verb = "increased" if percent > 0 else "decreased"
    words = f"Revenue of {label} {verb} {abs(percent)}% to {spoken}."
    return SegmentMove(key, way, words)
