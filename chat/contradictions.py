"""Where the text of a filing says one thing of a figure, and the facts on file say another.

A sentence is checked only where all of it is understood (`asserted`), under headings that narrow nothing. It
is a contradiction where no print of the figure, by whatever concept, part of the company or way of
counting years, agrees with what it says, within the rounding of both.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Protocol

from chat.answer import Answer, Citation, Claim
from chat.asserted import Asserted, asserted
from chat.asserted_time import Times, times_of
from chat.citing import best_print, block_at, cite_fact
from chat.contradiction_prints import are_explained, is_figure, is_reported
from chat.contradiction_ratios import may_be_a_ratio
from chat.contradiction_surroundings import lost_headings, text_before
from chat.figure_answer import shown_value
from chat.gate_numbers import numbers
from chat.on_file import OnFile
from chat.whole_company import is_of_the_whole, may_narrow
from data.ask import FigureAsk
from data.company import Cik, Company
from data.derive import derive
from data.document import Document, Language
from data.fact import Fact
from data.figure_words import lower
from data.figures import Figure
from data.filing import Filing
from data.line_items import LineItem

_LEGAL = re.compile(
    r"[,.]?\s+(?:inc|corp|corporation|co|company|ltd|plc|sa|nv|ag)\b.*$", re.IGNORECASE
)
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
class Held:
    """What a text says of a figure, beside what facts give for it."""

    said: Asserted
    figure: Figure | None
    """None where facts don't give it for certain."""
    may_be_right: bool = True


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
    for one in held(citation, known, language):
        if one.figure is not None and not one.may_be_right:
            yield Contradiction(one.said, one.figure)


def held(citation: Citation, known: Known, language: Language) -> list[Held]:
    """Hold all that a cited sentence tells of its company against the facts on file."""
    if citation.document_id is None or not citation.quotes:
        return []
    document = known.documents.document(citation.document_id)
    filing = document.filing
    if filing is None or not filing.company.cik:
        return []
    name = company_name(filing)
    told = asserted(citation.quotes[0], document.language, name)
    if not told or not is_of_the_whole(citation.path, name):
        return []
    block = block_at(document, citation.spans[0])
    if block is None or block.kind == "note":
        return []
    before = text_before(document, citation)
    facts = known.documents.facts(filing.company.cik)
    told = tuple(one for one in told if not _is_of_a_bank(one, facts))
    if may_narrow(before, facts) or not is_of_the_whole(lost_headings(document, citation), name):
        return []
    around = "\n".join((*citation.path, before))
    found = [Held(one, _figure(one, around, filing, known, language)) for one in told]
    return [_judged(one, found, filing, known) for one in found]


def _is_of_a_bank(one: Asserted, facts: Iterable[Fact]) -> bool:
    """Say whether it is interest of a bank, which is often told as if it were all taxed."""
    is_interest = one.item.name in ("interest income", "interest expense")
    return is_interest and any(fact.concept.endswith(":InterestIncomeExpenseNet") for fact in facts)


def company_name(filing: Filing) -> str:
    """Give the name of a filing's company as its text writes it, without the legal form."""
    return _LEGAL.sub("", filing.company.name).removeprefix("THE ").removeprefix("The ")


def _judged(one: Held, beside: Sequence[Held], filing: Filing, known: Known) -> Held:
    """Say whether what is told may be right, beside what its sentence tells of the same item."""
    if one.figure is None or is_figure(one.said, one.figure):
        return one
    those = [
        (other.said, other.figure)
        for other in beside
        if other.figure is not None and other.said.item == one.said.item
    ]
    cik = filing.company.cik
    facts = known.documents.facts(cik)
    if one.figure.unit == "ratio" and one.said.said != "growth":
        return replace(one, may_be_right=may_be_a_ratio(one.said, one.figure, facts))
    if not isinstance(one.said.item, LineItem):
        return replace(one, may_be_right=False)
    concepts = {fact.concept for fact in one.figure.leaves() if isinstance(fact, Fact)}
    concepts |= set(known.on_file.labels(cik).fitted(one.said.item).concepts)
    explained = are_explained(those, facts, concepts)
    return replace(one, may_be_right=explained[[said for said, _ in those].index(one.said)])


def _figure(
    one: Asserted, around: str, filing: Filing, known: Known, language: Language
) -> Figure | None:
    """Work out from facts what the text tells; None where that can't be done for certain."""
    facts = known.documents.facts(filing.company.cik)
    dated = {fact.period for fact in facts if not fact.dimensions}
    found = [
        figure
        for when in times_of(one, around, filing, dated)
        if (figure := _figure_at(one, when, filing.company.cik, known, language)) is not None
    ]
    return min(found, key=lambda figure: abs(abs(figure.value) - one.number.value), default=None)


def _figure_at(
    one: Asserted, when: Times, cik: Cik, known: Known, language: Language
) -> Figure | None:
    table, calendar = known.on_file.table(cik), known.on_file.calendar(cik)
    ask = FigureAsk(one.item, when.period, one.said, when.base, language=language)
    labels = known.on_file.labels(cik)
    got = derive(ask, table, calendar, as_of=known.as_of, labels=labels)
    if not isinstance(got, Figure) or not got.value or not is_reported(got):
        return None
    unit = got.unit.partition("/")[0]
    is_money = one.number.unit not in ("ratio", "points", None)
    return None if is_money and (one.number.unit or "").partition("/")[0] != unit else got


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
    falls = found.said.falls != bool(
        found.said.loses
    )  # a loss that shrinks is an income that grows
    sign = "+" if falls and found.said.said != "value" and found.figure.value > 0 else ""
    note = words[found.said.said].format(
        said=found.said.number.text,
        item=lower(found.figure.label),
        way=words["falls" if falls else "rises"],
        period=found.figure.fiscal,
        figure=sign + shown_value(found.figure, language),
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
