"""A figure that no fact has and a sentence says: "At December 31, 2024, we had deposits of $1.4 trillion".

Only a sentence that names the time, and right behind the item's whole name an amount, is quoted.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import date

from chat.answer import Answer, Claim, ReadSource
from chat.quote_cited import cite_spans, quoted
from chat.routes import FigureRoute
from data.ask import AskedTime
from data.document import Document, Language
from data.line_item import LineItem
from data.manifest import Entry
from data.period import FiscalPeriod
from data.span import DocumentId, Span
from retrieval.sentences import sentences

_LEADS = r"(?:^|[,;:(] |\b(?:and|had|have|has|our|its|the|total|with|y|con|su|sus|nuestr[oa]s|el|la|los|las) )"
"""What may stand before the name: any other word narrows it, as in "uninsured deposits"."""
_VERB = (
    r"(?:of|was|were|is|are|total(?:l?ed|s)|amounted to|reached|came to|stood at"
    r"|de|fue de|fueron de|ascendi[oó] a|ascendieron a)"
)
_AMOUNT = r"(?:approximately |about |nearly |aproximadamente |unos |unas |casi )?(?:[$€£]\s?\d|\d[\d.,]* (?:million|billion|millones))"
_MONTHS = (
    "January|enero", "February|febrero", "March|marzo", "April|abril", "May|mayo", "June|junio", "July|julio",
    "August|agosto", "September|septiembre", "October|octubre", "November|noviembre", "December|diciembre",
)  # fmt: skip
LAST_QUARTER = 4
SAID: dict[Language, str] = {
    "en": "Its text says: {quote} [1]",
    "es": "Su texto dice: {quote} [1]",
}


def with_text(
    answer: Answer,
    way: FigureRoute,
    document_of: Callable[[DocumentId], Document],
    entries: Sequence[Entry],
) -> Answer:
    """Quote what the text says of a figure that is refused because it is not tagged there."""
    is_untagged = answer.reason is not None and answer.reason.code == "not_in_document"
    if not is_untagged or len(way.asks) != 1:
        return answer
    asked = way.asks[0]
    item = asked.ask.item
    if not isinstance(item, LineItem) or asked.ask.operation != "value":
        return answer
    for entry in entries:
        if entry.cik == asked.company.cik and _is_of(entry, asked.ask.period, answer.as_of):
            document = document_of(entry.document_id)
            if (found := _said(document, item, entry)) is not None:
                return _quoted(answer, document, found)
    return answer


def _is_of(entry: Entry, time: AskedTime, as_of: date | None) -> bool:
    """Whether a document with a text reports on just that time, and was known."""
    if not entry.characters or (as_of and not (entry.filed and entry.filed <= as_of)):
        return False
    if not isinstance(time, FiscalPeriod):
        return entry.period_end == time.end
    name = f"Q{time.quarter}" if time.quarter and time.quarter < LAST_QUARTER else "FY"
    is_whole = time.span in ("year", "instant", "quarter")
    return is_whole and entry.fiscal_year == time.year and entry.fiscal_period == name


def _said(document: Document, item: LineItem, entry: Entry) -> Span | None:
    """Find the first sentence that says the item of the time at which the document ends."""
    end = entry.period_end
    if end is None:
        return None
    day = f"(?:{_MONTHS[end.month - 1]})"
    times = [rf"{day} {end.day}, {end.year}", rf"{end.day} (?:de )?{day} (?:de )?{end.year}"]
    if item.kind == "duration":
        times.append(rf"(?:in|for|during|en|durante) (?:fiscal (?:year )?)?{entry.fiscal_year}\b")
    names = "|".join(map(re.escape, sorted({*item.words.en, *item.words.es}, key=len)[::-1]))
    names = names.replace("'", "['’]")
    says = re.compile(rf"{_LEADS}(?:{names}) {_VERB} {_AMOUNT}", re.IGNORECASE)
    when = re.compile("|".join(times), re.IGNORECASE)
    return next(
        (span for span, text in _texts(document) if says.search(text) and when.search(text)), None
    )


def _texts(document: Document) -> Iterator[tuple[Span, str]]:
    for block in document.blocks:
        if block.kind not in ("text", "list"):
            continue
        text = document.text[block.span.start : block.span.end]
        for start, end in sentences(text):
            first = block.span.start + start
            yield Span(block.span.document_id, first, block.span.start + end), text[start:end]


def _quoted(answer: Answer, document: Document, span: Span) -> Answer:
    """Put the sentence under the reason: there is no figure, and the reader sees what is said of it."""
    citation = cite_spans(1, (span,), document)
    quote = quoted(citation.quotes[0], answer.language)
    said = SAID[answer.language].format(quote=quote)
    return replace(
        answer,
        text=f"{answer.text}\n\n{said}",
        claims=(*answer.claims, Claim(said, "quoted", (1,))),
        citations=(citation,),
        sources=(ReadSource(document.document_id, (span,), 1.0),),
    )
