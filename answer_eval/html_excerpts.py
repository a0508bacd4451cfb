"""Places of a document as excerpts of its text, with what is cited marked."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from answer_eval.figure_score import TextOf
from answer_eval.html_text import safe, tag
from data.span import Span

AROUND, LONGEST = 90, 700
"""Characters shown on either side of a place, and of a place at most."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A place to show; the first of a citation is what is cited, what follows goes with it."""

    start: int
    end: int
    kind: str
    """CSS class: `main`, `side` or `gold`."""


def citation_html(citation: Mapping[str, Any], text_of: TextOf) -> str:
    """A citation with its places in their text; one that points nowhere says so."""
    head = " · ".join(
        str(part)
        for part in (citation["title"], *citation["path"][-2:], _page(citation))
        if part is not None
    )
    parts = [f"<p class=source><b>[{safe(citation['marker'])}]</b> {safe(head)}</p>"]
    if citation["document_id"] is None:
        return parts[0] + tag("p", "A fact that no document on file shows.", class_="note")
    try:
        text = text_of(citation["document_id"])
    except LookupError:
        return parts[0] + tag("p", f"{citation['document_id']} is not on file.", class_="fault")
    parts += _faults(citation, text)
    marks = [
        Mark(span["start"], span["end"], "side" if place else "main")
        for place, span in enumerate(citation["spans"])
        if 0 <= span["start"] < span["end"] <= len(text)
    ]
    return "".join([*parts, excerpt_html(text, marks)])


def _page(citation: Mapping[str, Any]) -> str | None:
    label = citation["page_label"] or citation["page"]
    return None if label is None else f"page {label}"


def _faults(citation: Mapping[str, Any], text: str) -> Iterator[str]:
    quotes = list(citation["quotes"])
    if len(quotes) != len(citation["spans"]):
        yield tag("p", "It has not a quote for each place.", class_="fault")
    for span, quote in zip(citation["spans"], quotes, strict=False):
        start, end = span["start"], span["end"]
        if not 0 <= start < end <= len(text):
            words = f"{start} to {end} is no place in a document of {len(text)} characters."
            yield tag("p", words, class_="fault")
        elif text[start:end] != quote:
            yield tag("p", f"It quotes “{quote}”, which does not stand there.", class_="fault")


def gold_html(places: Sequence[Span], text_of: TextOf) -> str:
    """Gold places in their text, those of a document together."""
    made = []
    for document_id in dict.fromkeys(span.document_id for span in places):
        try:
            text = text_of(document_id)
        except LookupError:
            made.append(tag("p", f"{document_id} is not on file.", class_="fault"))
            continue
        marks = [Mark(s.start, s.end, "gold") for s in places if s.document_id == document_id]
        made.append(tag("p", document_id, class_="source") + excerpt_html(text, marks))
    return "".join(made)


def excerpt_html(text: str, marks: Sequence[Mark]) -> str:
    """The text around marks; where something is left out stands an ellipsis."""
    ordered = sorted(marks, key=lambda mark: (mark.start, -mark.end))
    windows = list(_windows(ordered, text))
    if not windows:
        return ""
    shown = [_marked(text, start, end, ordered) for start, end in windows]
    before = "… " if windows[0][0] else ""
    after = " …" if windows[-1][1] < len(text) else ""
    between = "\n…\n"
    return f"<pre>{before}{between.join(shown)}{after}</pre>"


def _windows(marks: Sequence[Mark], text: str) -> Iterator[tuple[int, int]]:
    """Pieces of text to show: around each mark, joined where they meet."""
    start = end = -1
    for mark in marks:
        first, last = _around(mark, text)
        if start < 0:
            start, end = first, last
        elif first <= end:
            end = max(end, last)
        else:
            yield start, end
            start, end = first, last
    if start >= 0:
        yield start, end


def _around(mark: Mark, text: str) -> tuple[int, int]:
    """A mark with what stands about it: whole lines where they are short, as those of tables are."""
    shown = min(mark.end, mark.start + LONGEST)
    first, last = max(0, mark.start - AROUND), min(len(text), shown + AROUND)
    line, line_end = text.find("\n", first, mark.start), text.rfind("\n", shown, last)
    return (line + 1 if line >= 0 else first), (line_end if line_end >= 0 else last)


def _marked(text: str, start: int, end: int, marks: Sequence[Mark]) -> str:
    """A piece of text with its marks; a mark inside another is not shown twice."""
    parts, at = [], start
    for mark in marks:
        first, last = max(mark.start, at), min(mark.end, end)
        if first < last:
            parts.append(safe(text[at:first]))
            parts.append(f'<mark class="{mark.kind}">{safe(text[first:last])}</mark>')
            at = last
    return "".join([*parts, safe(text[at:end])])
