"""A name that is no company's on file, where words are asked for.

What filings tell of their filer is not to be had of it: "Pfizer's risk factors". A person is another matter:
where the filings of one company say what office a person holds, these are searched.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import date
from typing import Protocol

from chat.answer import Reason
from chat.document_scope import documents_meant, titled
from chat.filing_subjects import SUBJECTS
from chat.office_held import says_office
from chat.part_alone import MOST_COMPANIES, OWN_AXES
from chat.reading_types import Reading
from chat.route_words import company_words, not_on_file, words
from chat.series_companies import goes_on_without
from data.company import Cik, Company
from data.manifest import Entry
from data.member_names import MemberWords, member_words
from data.own_labels import OwnLabels
from retrieval.chunk import Passage, Retriever, Scope

Naming = Callable[[str], Sequence[Passage]]
"""Passages that may have a name."""
MOST_PASSAGES = 40
"""Passages in which a person's name is looked for."""
_NEAR = 80
"""Characters between a person's name and the office."""
_ABOUT_IT = (
    r"risks?(?: factors?)?|strateg(?:y|ies)|business(?: model)?|products?|customers?|suppliers?|outlook|guidance|operations|activities"
    r"|(?:critical )?accounting (?:policies|estimates)|main|principal(?:es)?|key|biggest|riesgos?|estrategia|negocio|productos?|clientes?"
    r"|proveedores|perspectivas|factores de riesgo|actividad(?:es)?"
)
_SMALL = r"(?:(?:main|principal(?:es)?|key|biggest|largest|current|new|own|primary|reported|most important) )*"
_FILES = r"(?:have|face|faces|report|reports|describe|describes|disclose|discloses|recogni[sz]e|recogni[sz]es|compete|competes|employ|employs|tiene|afronta|describe|compite|reconoce|emplea|declara|say|says|said|mention|mentions|dice|dijo|menciona)"


def asked_as_filer(question: str, name: str) -> bool:
    """Tell what only a filer's own filing has: "Pfizer's main risk factors", "the risks of Pfizer"."""
    who = re.escape(name)
    subjects = "|".join([*(one.asked.pattern for one in SUBJECTS if not one.is_idiom), _ABOUT_IT])
    patterns = (
        rf"\b{who}(?:['’]s?)? {_SMALL}(?:{subjects})\b",
        rf"(?:{subjects})(?: \w+)? (?:of|de|del|at|for|en|para) (?:the |la |el )?{who}(?: (?:in|en|for) (?:fiscal )?\d+)?[ ?.!]*$",
        rf"(?:{subjects}).*\b(?:{who} {_FILES}|{_FILES} {who})\b",
        rf"^[¿ ]*(?:how|what|c[oó]mo|qu[eé]) (?:does|do|did )?.*\b{who} {_FILES}\b",
    )
    return any(re.search(pattern, question, re.IGNORECASE) for pattern in patterns)


def employer(
    name: str, passages: Iterable[Passage], companies: Sequence[Company]
) -> Company | None:
    """Find the one company whose filings say what office a person of this name holds."""
    ciks = {
        one.chunk.cik
        for one in passages
        for found in re.finditer(rf"\b{re.escape(name)}\b", one.chunk.text)
        if says_office(one.chunk.text[max(0, found.start() - _NEAR) : found.end() + _NEAR])
    }
    found = [company for company in companies if company.cik in ciks]
    return found[0] if len(ciks) == len(found) == 1 else None


class Shelf(Protocol):
    """What is on file."""

    @property
    def entries(self) -> Sequence[Entry]: ...
    @property
    def companies(self) -> Sequence[Company]: ...
    @property
    def labels(self) -> Callable[[Cik], OwnLabels]: ...
    @property
    def naming(self) -> Naming: ...
    @property
    def only(self) -> str | None: ...


def naming(index: Callable[[], Retriever], as_of: date | None, name: str) -> Sequence[Passage]:
    """Find the passages in which a name may stand."""
    return index().search(name, scope=Scope(filed_by=as_of), k=MOST_PASSAGES)


def introduced(reading: Reading, shelf: Shelf, texts: Sequence[Entry]) -> Reading | Reason:
    """Say whose filings know a name that is no company's: a part of one company, or a person of it.

    A reason where it is asked for what only a filing of its own has.
    """
    name = reading.unknown_company
    if not name or reading.companies or shelf.only is not None or titled(reading, shelf.entries):
        return reading
    company = owner_of(name, shelf) if _is_whole(name, reading.text) else None
    if company is None and len(name.split()) > 1:
        company = employer(name, shelf.naming(name), shelf.companies)
    if company is None:
        is_filer = asked_as_filer(reading.text, name)
        return not_on_file(reading, searched=True) if is_filer else reading
    read = replace(reading, companies=(company,), unknown_company=None, near=())
    # A year that no document of the company reports on is part of a name: "the 2018 award".
    return replace(read, periods=()) if documents_meant(read, texts).missing else read


def _is_whole(name: str, question: str) -> bool:
    """Whether no other word in capitals stands beside a name: "Healthcare" is not all of "Change Healthcare"."""
    who = re.escape(name)
    return not re.search(rf"\w['’]?s? [A-Z][\w'’&-]*,? {who}\b|\b{who},? [A-Z]", question)


def owner_of(name: str, shelf: Shelf) -> Company | None:
    """Find the one company that has a segment or a product of this name."""
    if len(shelf.companies) > MOST_COMPANIES:
        return None
    owners = _owners(member_words(name), shelf)
    return owners[0] if len(owners) == 1 else None


def absent(reading: Reading, shelf: Shelf) -> Reason | None:
    """Say why a figure can't be had of a name that no company on file has; None where it can, or there is none."""
    if not reading.unknown_company:
        return None
    if (part := _beside_others(reading, shelf)) is not None:
        return part
    if shelf.only is None and goes_on_without(reading):
        return None
    return not_on_file(reading, shelf.only)


def _beside_others(reading: Reading, shelf: Shelf) -> Reason | None:
    """Say of a part that stands beside another company whose it is: it is no company that is not on file."""
    name = reading.unknown_company or ""
    owner = owner_of(name, shelf) if shelf.only is None else None
    if owner is None or all(one == owner for one in reading.companies):
        return None
    said = words("part_beside", reading.language, name=name, owner=company_words(owner))
    return Reason("missing_operand", said)


def _owners(name: MemberWords, shelf: Shelf) -> list[Company]:
    return [one for one in shelf.companies if _has_part(shelf.labels(one.cik), name)]


def without_shared_part(reading: Reading, shelf: Shelf) -> Reading:
    """Take a part that several companies have for no company's name: "Services revenue 2024" names none."""
    name = reading.unknown_company
    if not name or reading.companies or len(shelf.companies) > MOST_COMPANIES:
        return reading
    several = len(_owners(member_words(name), shelf)) > 1
    return replace(reading, unknown_company=None, near=()) if several else reading


def _has_part(own: OwnLabels, words: MemberWords) -> bool:
    members = own.members.labels.called(words) if own.members is not None else ()
    return any(member.axis in OWN_AXES for member in members)
