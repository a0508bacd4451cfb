"""Words of a document in quotation marks, and the places that they are cited with."""

import re
from typing import Literal

from chat.answer import Citation
from data.addresses import has_address
from data.document import Block, Document
from data.span import Span

_MARKER = re.compile(r"\[(\d+)\]")


def quoted(text: str, language: Literal["en", "es"]) -> str:
    """Put words into the quotation marks of the answer's language; a marker of theirs is none of ours."""
    text = _MARKER.sub("［\\1］", text)
    return f"«{text}»" if language == "es" else f"“{text}”"


def cite_spans(marker: int, spans: tuple[Span, ...], document: Document) -> Citation:
    """Cite places of a document; the first says where it stands. What says what it means has no address."""
    spans = (spans[0], *(one for one in spans[1:] if not has_address(_text(one, document))))
    filing = document.filing
    block = _block_at(document, spans[0])
    return Citation(
        marker=marker,
        document_id=document.document_id,
        title=document.title,
        company=filing.company.name if filing else "",
        cik=(filing.company.cik or None) if filing else None,
        form=filing.form if filing else None,
        accession=filing.accession if filing else None,
        filed=filing.filed if filing else None,
        path=block.path if block else (),
        page=block.page if block else None,
        page_label=block.page_label if block else None,
        spans=spans,
        quotes=tuple(document.text[span.start : span.end] for span in spans),
    )


def _text(span: Span, document: Document) -> str:
    return document.text[span.start : span.end]


def _block_at(document: Document, span: Span) -> Block | None:
    return next((block for block in document.blocks if block.span.overlap(span)), None)
