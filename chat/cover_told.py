"""What covers and the register of filings say, in sentences, with the place of each."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from chat.answer import Answer, Citation, Claim, ReadSource
from chat.citing import block_at, cite_fact
from chat.cover_found import CoverFound, Covers
from chat.cover_items import CoverItem
from chat.quote_cited import cite_spans
from chat.routes import CoverRoute
from chat.submission_words import submission_words, undated
from data.cover import cover_places
from data.cover_text import CoverText
from data.document import Document, Language
from data.fact import Fact
from data.figure_words import contracted, day_words, fiscal_words
from data.span import Span
from data.store import Store

_YEAR: dict[Language, str] = {"en": "fiscal year", "es": "el ejercicio fiscal"}
_UNKNOWN: dict[Language, str] = {"en": "not known", "es": "desconocido"}
_LISTED: dict[Language, str] = {
    "en": "So says the list of its filings on file; the filing itself is not on file.",
    "es": "Lo dice la lista de sus documentos; el documento mismo no está disponible.",
}
_MORE: dict[Language, str] = {
    "en": "{count} more such filings are on file; name the period of one.",
    "es": "Hay {count} documentos más de ese tipo; indique el período de uno.",
}
_OTHERS: dict[Language, str] = {
    "en": "Other registered securities with entries of their own on that cover: {count}.",
    "es": "Otros valores registrados con entrada propia en esa portada: {count}.",
}
_COMMON = ("common", "ordinary", "class a", "class b", "class c", "capital stock")
_NOT_COMMON = ("warrant", "preferred", "note", "unit", "depositary", "bond", "debenture")
MOST_SECURITIES = 4
LONGEST_LINE = 200
"""Characters up to which the block around a day is cited whole."""


@dataclass(slots=True)
class _Telling:
    """Claims and citations as they come."""

    store: Store
    language: Language
    claims: list[Claim] = field(default_factory=list)
    citations: list[Citation] = field(default_factory=list)

    def cite(self, document: Document, spans: Sequence[Span]) -> int:
        marker = len(self.citations) + 1
        self.citations.append(cite_spans(marker, tuple(spans), document))
        return marker


def tell_cover(answer: Answer, way: CoverRoute, store: Store) -> Answer:
    """Write the answer that was found on covers or in the register."""
    telling = _Telling(store, answer.language)
    for found in way.found:
        if way.item.kind == "filing":
            _tell_submission(telling, way.item, found)
        else:
            _tell_texts(telling, way.item, found)
    sources = tuple(
        ReadSource(one.document_id, one.spans, 1.0) for one in telling.citations if one.document_id
    )
    return replace(
        answer,
        text="\n\n".join(claim.text for claim in telling.claims),
        claims=tuple(telling.claims),
        citations=tuple(telling.citations),
        sources=sources,
    )


def _tell_submission(telling: _Telling, item: CoverItem, found: CoverFound) -> None:
    submission, language = found.submission, telling.language
    if submission is None:
        return
    filing = submission_words(found.company, submission, found.fiscal, language)
    if submission.filed is None:
        said = undated(filing, language)
    else:
        said = item.said[language].format(
            filing=filing,
            Filing=filing[:1].upper() + filing[1:],
            filed=day_words(submission.filed, language),
            accession=submission.accession or _UNKNOWN[language],
        )
    marker = _cite_submission(telling, found)
    said = contracted(f"{said} [{marker}]" if marker else f"{said} {_LISTED[language]}", language)
    if found.more:
        said = f"{said} {_MORE[language].format(count=found.more)}"
    telling.claims.append(Claim(said, "fact", (marker,) if marker else ()))


def _cite_submission(telling: _Telling, found: CoverFound) -> int | None:
    """Cite the cover's line of form and period; else a fact that its filing alone tells of."""
    submission = found.submission
    if submission is None:
        return None
    document = None
    if submission.document_id is not None:
        document = telling.store.document(submission.document_id)
        if document.text:
            return telling.cite(document, _period_spans(document, telling.store.cover))
    fact = _fact_of(telling.store.facts(found.company.cik), found)
    if fact is None:
        return None
    marker = len(telling.citations) + 1
    telling.citations.append(cite_fact(fact, None, marker=marker, company=found.company))
    return marker


def _fact_of(facts: Sequence[Fact], found: CoverFound) -> Fact | None:
    """Find a fact that the submission prints: it knows form, day and number of its filing."""
    submission = found.submission
    if submission is None or submission.accession is None:
        return None
    return next((one for one in facts if one.accession == submission.accession), None)


def _period_spans(document: Document, cover: Covers) -> list[Span]:
    """Find where the cover says which period and form it is: as tagged, else as printed, else its beginning."""
    tagged = {one.element: one for one in reversed(cover(document.document_id))}
    names = ("DocumentPeriodEndDate", "DocumentType")
    spans = [tagged[name].span for name in names if name in tagged]
    spans = spans or [Span(document.document_id, *one) for one in cover_places(document.text)]
    if not spans:
        return [document.blocks[0].span]
    return [_line_of(spans[0], document), *spans[1:]]


def _line_of(span: Span, document: Document) -> Span:
    """Widen a day to the line that says what it is: "For the fiscal year ended …"."""
    block = block_at(document, span)
    if block is None or block.table is not None or len(block.span) > LONGEST_LINE:
        return span
    mark = block.level + 1 if block.kind == "heading" else 0
    return Span(span.document_id, block.span.start + mark, block.span.end)


def _tell_texts(telling: _Telling, item: CoverItem, found: CoverFound) -> None:
    if found.document_id is None:
        return
    document = telling.store.document(found.document_id)
    rows = [(row, [_printed(document, one) for one in row]) for row in found.texts]
    if item.kind != "securities":
        ((row, texts),) = rows
        _claim(telling, item, found, item.between.join(texts), document, row)
        return
    common = [one for one in rows if len(one[1]) > 1 and _is_common(one[1][1])]
    told = (common or rows)[:MOST_SECURITIES]
    by_value: dict[str, list[tuple[tuple[CoverText, ...], list[str]]]] = {}
    for one in told:
        by_value.setdefault(one[1][0], []).append(one)
    for value, same in by_value.items():
        titles = "; ".join(texts[1] for _, texts in same if len(texts) > 1)
        said = f"{value} ({titles})" if titles else value
        _claim(telling, item, found, said, document, [text for row, _ in same for text in row])
    if others := len(rows) - len(told):
        last = telling.claims[-1]
        told_more = f"{last.text} {_OTHERS[telling.language].format(count=others)}"
        telling.claims[-1] = replace(last, text=told_more)


def _claim(  # noqa: PLR0913 - what is said, of whom, and where it stands
    telling: _Telling,
    item: CoverItem,
    found: CoverFound,
    value: str,
    document: Document,
    texts: Sequence[CoverText],
) -> None:
    language = telling.language
    fiscal = ""
    spans = [one.span for one in texts]
    if item.kind == "year end" and found.submission and found.submission.period_end:
        spans = [_line_of(spans[0], document)]
        value = day_words(found.submission.period_end, language)
        fiscal = fiscal_words(found.fiscal, language) if found.fiscal else ""
    said = item.said[language].format(
        company=found.company.name,
        value=value,
        fiscal=fiscal or _YEAR[language],
        Fiscal=(fiscal or _YEAR[language]).capitalize(),
    )
    marker = telling.cite(document, spans)
    telling.claims.append(Claim(f"{said} [{marker}]", "quoted", (marker,)))


def _printed(document: Document, text: CoverText) -> str:
    return document.text[text.span.start : text.span.end].strip(" |,")


def _is_common(title: str) -> bool:
    said = title.lower()
    return any(one in said for one in _COMMON) and not any(one in said for one in _NOT_COMMON)
