"""Where a question's answer stands, as its gold line says: alternatives of needs of places.

An alternative is met if each of its needs is; a need is met at any one of its places. A value that
five tables print is one need with five places; a margin is two needs. `gold_sets` names
alternatives one by one: [[span, span], [span]]; `needs` the needs of one, each with its places.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from data.span import DocumentId, Span

Need = tuple[Span, ...]
"""Places of which any one will do."""
Alternative = tuple[Need, ...]


def gold_alternatives(gold: Mapping[str, Any]) -> tuple[Alternative, ...]:
    """Read all alternatives; none where the line names no place, or not for all that is needed."""
    if gold.get("gold_sets"):
        return tuple(
            tuple((span,) for span in _spans(one)) for one in gold["gold_sets"] if len(one)
        )
    if gold.get("needs"):
        return _whole([[_spans(one) for one in gold["needs"]]])
    if gold.get("operands"):
        return _whole([[_spans(one.get("spans")) for one in gold["operands"]]])
    rows = [gold, *gold.get("alternatives", ())]
    places = tuple(span for row in rows for span in _spans(row.get("spans")))
    return _whole([[places]])


def gold_context(gold: Mapping[str, Any]) -> tuple[Span, ...]:
    """Places that go with the answer and are neither asked for nor wrong to cite: headers, units, notes."""
    return _spans(gold.get("context"))


def _whole(alternatives: Iterable[Sequence[Need]]) -> tuple[Alternative, ...]:
    return tuple(tuple(needs) for needs in alternatives if needs and all(needs))


def _spans(raw: Iterable[Mapping[str, Any]] | None) -> Need:
    return tuple(
        Span(DocumentId(one["document_id"]), one["start"], one["end"]) for one in raw or ()
    )
