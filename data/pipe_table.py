"""Tables of pipes, as Markdown writes them and as canonical text does."""

import re
from collections.abc import Sequence

from data.document import Table, TableCell
from data.span import DocumentId, Span
from data.unit_words import TAIL_CHARS, StatedUnit, stated_unit

_RULE = re.compile(r"\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*){0,500}\|?\s*")
MAX_CAPTION_CHARS = 250
_CAPTION = re.compile(
    r"^(?:\*\*|__)|:\s*$|^\W{0,2}(?:table|tabla|cuadro|exhibit|figures|cifras|importes|amounts)\b",
    re.IGNORECASE,
)


def is_rule(line: str) -> bool:
    """Whether a line is the rule under a table's header: `|---|---:|`."""
    return "-" in line and "|" in line and len(line) < 5000 and bool(_RULE.fullmatch(line))


def is_caption(text: str) -> bool:
    """Whether a paragraph before a table titles it or gives its unit."""
    if len(text) > MAX_CAPTION_CHARS:
        return text.rstrip().endswith(":") and stated_unit(text[-TAIL_CHARS:]).has_scale
    if _CAPTION.search(text):
        return True
    is_sentence = text.rstrip(" *_)").endswith(".") and len(text) > 60
    said = stated_unit(text)
    return not is_sentence and (said.has_scale or said.currency is not None)


def row_cells(document_id: DocumentId, line: str, start: int) -> list[Span]:
    """Find the places of a row's cells, without the spaces around; `start` is the line's offset."""
    edges = [match.start() for match in re.finditer(r"(?<!\\)\|", line)]
    if not line[: edges[0] if edges else 0].strip() and edges:
        edges = edges[1:] if len(edges) > 1 else edges
        first = line.index("|") + 1
    else:
        first = 0
    if not edges or line[edges[-1] + 1 :].strip():
        edges.append(len(line))
    cells = []
    for edge in edges:
        inside = line[first:edge]
        left = start + first + len(inside) - len(inside.lstrip())
        cells.append(Span(document_id, left, max(left, left + len(inside.strip()))))
        first = edge + 1
    return cells


def pipe_table(text: str, span: Span, captions: Sequence[Span], heading: str = "") -> Table:
    """Read the table at a span; `captions` are the paragraphs that govern it, outermost first."""
    lines, start = [], span.start
    for line in text[span.start : span.end].split("\n"):
        lines.append((line, start))
        start += len(line) + 1
    rule = next((place for place, (line, _) in enumerate(lines) if is_rule(line)), None)
    head = lines[:rule] if rule is not None else []
    body = lines[rule + 1 :] if rule is not None else lines
    rows = [row_cells(span.document_id, line, place) for line, place in body if "|" in line]
    heads = [row_cells(span.document_id, line, place) for line, place in head]
    width = max((len(row) for row in [*heads, *rows]), default=0)
    header_spans = heads[-1] if heads else []
    empty = Span(span.document_id, span.start, span.start)
    header_spans = [*header_spans, *[empty] * (width - len(header_spans))]
    header = tuple(_header(text, heads, column) for column in range(width))
    said = _governing([text[one.start : one.end] for one in captions], header, heading)
    return Table(
        span=span,
        caption=tuple(captions),
        scale=said.scale or 0,
        unit=said.currency,
        header=header,
        header_spans=tuple(header_spans),
        rows=tuple(
            tuple(TableCell(cell, column) for column, cell in enumerate(row) if len(cell))
            for row in rows
        ),
    )


def _header(text: str, heads: Sequence[Sequence[Span]], column: int) -> tuple[str, ...]:
    """Read a column's header texts; canonical text joins several header rows by " / "."""
    texts = [text[row[column].start : row[column].end] for row in heads if column < len(row)]
    return tuple(part for one in texts for part in one.split(" / ") if part)


def _governing(
    captions: Sequence[str], header: Sequence[Sequence[str]], heading: str
) -> StatedUnit:
    """Find scale and currency: in the first header cell, else the captions from the nearest on."""
    first = " ".join(header[0]) if header else ""
    others = {stated_unit(" ".join(texts)) for texts in header[1:] if texts}
    scale: int | None = None
    currency: str | None = None
    said = [stated_unit(one) for one in (first, *reversed(captions), heading)]
    if len(others) == 1:
        said.insert(1, others.pop())
    for one in said:
        scale = one.scale if scale is None else scale
        currency = one.currency if currency is None else currency
    return StatedUnit(scale, currency)
