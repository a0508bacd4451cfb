"""Chosen quotes -> claims and citations. A row is said with its heads, once for the rows that stand together."""

from collections.abc import Callable, Sequence

from chat.answer import Citation, Claim
from chat.chosen_quotes import Quote
from chat.quote_cited import cite_spans, quoted
from chat.row_heads import heads_said, with_heads
from data.document import Document, Language
from data.span import DocumentId, Span

_LEFT_OUT: dict[Language, str] = {
    "en": "{count} more that it announces are not quoted here.",
    "es": "Anuncia {count} más que no se citan aquí.",
}


_ONLY_PARTS: dict[Language, str] = {
    "en": "Rows of that name stand under several headings, and none was found for the whole.",
    "es": "Hay filas con ese nombre bajo varios epígrafes, y no se encontró ninguna del total.",
}


def only_parts(language: Language) -> Claim:
    """Say before rows of parts that the whole is not among them."""
    return Claim(_ONLY_PARTS[language], "computed", ())


def told(
    quotes: Sequence[Quote], document_of: Callable[[DocumentId], Document], language: Language
) -> tuple[tuple[Citation, ...], tuple[Claim, ...]]:
    """Cite each quote, and say it word for word with what heads it."""
    citations: list[Citation] = []
    claims: list[Claim] = []
    before: tuple[Span, ...] = ()
    for marker, one in enumerate(quotes, start=1):
        document = document_of(one.spans[0].document_id)
        spans = with_heads(one.spans, document)
        cited = cite_spans(marker, spans, document)
        heads = "" if spans[1:] == before else heads_said(cited.spans, document, language)
        before = spans[1:]
        left = (_LEFT_OUT[language].format(count=one.left_out),) if one.left_out else ()
        text = f"{quoted(cited.quotes[0], language)}{heads} [{marker}]"
        citations.append(cited)
        claims.append(Claim(text, "quoted", (marker,), left))
    return tuple(citations), tuple(claims)
