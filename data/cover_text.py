"""What is tagged on a filing's cover, as printed: symbol, exchange, state, the period's last day."""

from dataclasses import dataclass

from data.inline_xbrl import InlineXbrl
from data.span import DocumentId, Span

LONGEST = 400
"""Characters; a longer text is no entry of the cover but a block of it."""


@dataclass(frozen=True, slots=True)
class CoverText:
    """One tagged text of a cover, where it is printed."""

    element: str
    """Local name in the taxonomy of covers: `TradingSymbol`."""
    row: str
    """The same for texts that belong together: a class of stock, its symbol, its exchange."""
    span: Span
    """As printed; the canonical text there is what the filing says."""


def cover_texts(xbrl: InlineXbrl, document_id: DocumentId) -> tuple[CoverText, ...]:
    """Give what the cover shows, in the page's order; what is hidden has no place and is left out."""
    return tuple(
        CoverText(
            element.attributes.get("name", "").rpartition(":")[2],
            element.attributes.get("contextref", ""),
            Span(document_id, *element.place),
        )
        for element in xbrl.cover
        if element.place and element.place[1] - element.place[0] <= LONGEST
    )
