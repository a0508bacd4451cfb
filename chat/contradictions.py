"""Where the text of a filing says one thing of a figure, and the facts on file say another.

A sentence is checked only where all of it is understood (`asserted`), under headings that narrow nothing. It
is a contradiction where no print of the figure, by whatever concept, part of the company or way of
counting years, agrees with what it says, within the rounding of both.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from decimal import Decimal
from typing import Protocol

from chat.answer import Answer, Citation, Claim
from chat.asserted import Asserted, asserted
from chat.asserted_time import times_of
from chat.citing import best_print, block_at, cite_fact
from chat.figure_answer import shown_value
from chat.gate_numbers import numbers
from chat.on_file import OnFile
from chat.whole_company import is_of_the_whole
from data.ask import FigureAsk
from data.company import Cik, Company
from data.derive import derive
from data.document import Document, Language
from data.fact import Fact
from data.figure_words import lower
from data.figures import Figure
from data.filing import Filing
from data.line_items import LineItem
from data.period import Duration

_LEGAL = re.compile(
    r"[,.]?\s+(?:inc|corp|corporation|co|company|ltd|plc|sa|nv|ag)\b.*$", re.IGNORECASE
)
_YEAR_AGO = (timedelta(days=350), timedelta(days=380))
HALF = Decimal("0.5")
_WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "value": "The text says {said} for {item} in {period}; the facts on file say {figure}{marks}.",
        "growth": "The text says that {item} {way} {said} in {period}; by the facts on file it is {figure}{marks}.",
        "difference": "The text says that {item} {way} {said} in {period}; by the facts on file it is {figure}{marks}.",
        "rises": "rose by",
        "falls": "fell by",
    },
    "es": {
        "value": "El texto dice {said} para {item} en {period}; los datos etiquetados dicen {figure}{marks}.",
        "growth": "El texto da para {item} en {period} una {way} de {said}; según los datos etiquetados es {figure}{marks}.",
        "difference": "El texto da para {item} en {period} una {way} de {said}; según los datos etiquetados es {figure}{marks}.",
        "rises": "subida",
        "falls": "bajada",
    },
}


class Documents(Protocol):
    """Where documents, facts and companies are."""

    def document(self, document_id: str) -> Document: ...
    def facts(self, cik: Cik) -> tuple[Fact, ...]: ...
    def companies(self) -> tuple[Company, ...]: ...


@dataclass(frozen=True, slots=True)
class Known:
    """What a text is held against, as known on a day."""

    documents: Documents
    on_file: OnFile
    as_of: date | None


@dataclass(frozen=True, slots=True)
class Contradiction:
    """What a text says of a figure, and the figure that facts give."""

    said: Asserted
    figure: Figure


def with_contradictions(answer: Answer, known: Known) -> Answer:
    """Say under each claim which of its figures the facts on file contradict, and cite these facts."""
    citations = list(answer.citations)
    claims = tuple(_checked(claim, answer, known, citations) for claim in answer.claims)
    return replace(answer, claims=claims, citations=tuple(citations))


def _checked(claim: Claim, answer: Answer, known: Known, citations: list[Citation]) -> Claim:
    if claim.support not in ("quoted", "model"):
        return claim
    for citation in answer.citations:
        if citation.marker not in claim.citations:
            continue
        for found in contradictions(citation, known, answer.language):
            if claim.support == "quoted" or _is_told(found.said, claim.text, answer.language):
                claim = _noted(claim, found, known, citations, answer.language)
    return claim


def _is_told(one: Asserted, text: str, language: Language) -> bool:
    """Say whether a model's sentence tells the number that the cited text asserts."""
    return any(number.value == one.number.value for number in numbers(text, language))


def contradictions(citation: Citation, known: Known, language: Language) -> Iterator[Contradiction]:
    """Find what of a cited sentence the facts on file contradict."""
    if citation.document_id is None or not citation.quotes:
        return
    document = known.documents.document(citation.document_id)
    filing = document.filing
    if filing is None or not filing.company.cik or not is_of_the_whole(citation.path):
        return
    name = _LEGAL.sub("", filing.company.name)
    around = _around(document, citation)
    for one in asserted(citation.quotes[0], document.language, name):
        figure = _figure(one, around, filing, known, language)
        if figure is not None and not _agrees_somewhere(one, figure, filing, known):
            yield Contradiction(one, figure)


def _around(document: Document, citation: Citation) -> str:
    """What stands above a cited sentence, and before it in its paragraph."""
    block = block_at(document, citation.spans[0])
    before = document.text[block.span.start : citation.spans[0].start] if block else ""
    return "\n".join((*citation.path, before))


def _figure(
    one: Asserted, around: str, filing: Filing, known: Known, language: Language
) -> Figure | None:
    """Work out from facts what the text tells; None where that can't be done for certain."""
    cik = filing.company.cik
    table, calendar = known.on_file.table(cik), known.on_file.calendar(cik)
    dated = {fact.period for fact in known.documents.facts(cik) if not fact.dimensions}
    when = times_of(one, around, filing, dated)
    if when is None:
        return None
    ask = FigureAsk(one.item, when.period, one.said, when.base, language=language)
    labels = known.on_file.labels(cik)
    found = derive(ask, table, calendar, as_of=known.as_of, labels=labels)
    if not isinstance(found, Figure) or not found.value:
        return None
    unit = found.unit.partition("/")[0]
    is_money = one.number.unit not in ("ratio", None)
    return None if is_money and (one.number.unit or "").partition("/")[0] != unit else found


def _agrees_somewhere(one: Asserted, figure: Figure, filing: Filing, known: Known) -> bool:
    """Say whether a figure, or any other print that the text may mean, is what the text says."""
    slack = _slack(figure, [leaf for leaf in figure.leaves() if isinstance(leaf, Fact)])
    if _agrees(one, figure.value, slack):
        return True
    if not isinstance(one.item, LineItem):
        return False
    concepts = {fact.concept for fact in figure.leaves() if isinstance(fact, Fact)}
    concepts |= set(known.on_file.labels(filing.company.cik).fitted(one.item).concepts)
    prints = [
        fact
        for fact in known.documents.facts(filing.company.cik)
        if fact.concept in concepts and fact.value
    ]
    return any(_agrees(one, value, slack) for value, slack in _values(one, figure, prints))


def _values(
    one: Asserted, figure: Figure, prints: Sequence[Fact]
) -> Iterator[tuple[Decimal, Decimal]]:
    """Yield all that prints of the item give for its period: of parts, by other concepts, in other versions."""
    newest = [fact for fact in prints if fact.period == figure.period]
    if one.when is None:  # nothing says that it is of this year
        newest = [fact for fact in prints if isinstance(fact.period, Duration)]
    if one.said == "value":
        yield from ((fact.value or Decimal(0), _half(fact)) for fact in newest)
        return
    least, most = _YEAR_AGO
    for new in newest:
        for old in prints:
            if not least <= new.period.end - old.period.end <= most or not _is_like(old, new):
                continue
            value, before = new.value or Decimal(0), old.value or Decimal(1)
            halves = _half(new), _half(old)
            if one.said == "difference":
                yield value - before, sum(halves, Decimal(0))
            else:
                yield (
                    value / before - 1,
                    _spread(value / before, ((value, halves[0]), (before, halves[1]))),
                )


def _is_like(old: Fact, new: Fact) -> bool:
    """Say whether two facts are of one thing, over stretches of one length."""
    if (old.concept, old.dimensions, old.unit) != (new.concept, new.dimensions, new.unit):
        return False
    lengths = [one.period.length_class for one in (old, new) if isinstance(one.period, Duration)]
    return len(set(lengths)) < 2


def _agrees(one: Asserted, value: Decimal, slack: Decimal) -> bool:
    """Say whether a value is what the text says, within the rounding of both. Losses are told as such."""
    room = one.number.step * HALF + slack
    if one.said == "growth" and (value < 0) != one.falls and abs(value) > room:
        return False
    return abs(abs(value) - one.number.value) <= room


def _slack(figure: Figure, facts: Sequence[Fact]) -> Decimal:
    """By how much a figure may be off, since its facts are rounded."""
    values = [(fact.value or Decimal(1), _half(fact)) for fact in facts]
    if figure.unit != "ratio":
        return sum((half for _, half in values), Decimal(0))
    whole = figure.value + 1 if figure.formula == "growth" else figure.value
    return _spread(whole, values)


def _spread(ratio: Decimal, values: Sequence[tuple[Decimal, Decimal]]) -> Decimal:
    return abs(ratio) * sum((half / abs(value) for value, half in values), Decimal(0))


def _half(fact: Fact) -> Decimal:
    """Half of a fact's last digit that counts."""
    if not isinstance(fact.decimals, int):
        return Decimal(0)
    return HALF.scaleb(-fact.decimals)


def _noted(
    claim: Claim,
    found: Contradiction,
    known: Known,
    citations: list[Citation],
    language: Language,
) -> Claim:
    """Put a contradiction under a claim, with both values and the facts cited."""
    markers = tuple(
        dict.fromkeys(
            _cite(leaf, known, citations)
            for leaf in found.figure.leaves()
            if isinstance(leaf, Fact)
        )
    )
    words = _WORDS[language]
    note = words[found.said.said].format(
        said=found.said.number.text,
        item=lower(found.figure.label),
        way=words["falls" if found.said.falls else "rises"],
        period=found.figure.fiscal,
        figure=shown_value(found.figure, language),
        marks="".join(f" [{marker}]" for marker in markers),
    )
    if note in claim.notes:
        return claim
    cited = tuple(dict.fromkeys((*claim.citations, *markers)))
    return replace(claim, citations=cited, notes=(*claim.notes, note))


def _cite(fact: Fact, known: Known, citations: list[Citation]) -> int:
    """Cite a fact once; give its marker."""
    document = known.documents.document(fact.document_id) if fact.document_id else None
    fact = best_print(fact, known.on_file.table(fact.cik), document)
    for one in citations:
        if one.fact == fact:
            return one.marker
    company = next(one for one in known.documents.companies() if one.cik == fact.cik)
    marker = max((one.marker for one in citations), default=0) + 1
    citations.append(cite_fact(fact, document, marker=marker, company=company))
    return marker
