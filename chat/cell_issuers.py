"""Whom a document without tagged facts is about: its issuer or fund, from its company or its title."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from data.company import Cik, Company
from data.manifest import Entry
from retrieval.words import words

_SEPARATORS = re.compile(r"\s[—–|>-]+\s|:\s+|;\s+|,\s+(?=(?i:clase|class)\b)")
LONGEST_NAME = 80
"""Characters of a name; what is longer is a sentence that stands first."""
_KINDS = frozenset(
    words(
        "annual report reports informe informes anual memoria prospectus folleto simplificado simplified kid kiid key"
        " information investor document documento datos fundamentales inversor research note nota analisis analysis"
        " quarterly trimestral semestral half-year interim results resultados fact sheet factsheet ficha update"
        " financial statements estados financieros consolidated consolidado consolidadas cuentas anuales"
    )
)
"""Words of titles that say what kind of document it is."""
_THIRD = re.compile(
    r"\b(?:nota de an[aá]lisis|informe de an[aá]lisis|an[aá]lisis burs[aá]til|research (?:note|report)|equity research|initiation|analyst (?:note|report)|broker)\b",
    re.IGNORECASE,
)
_FUND = re.compile(
    r"\b(?:ETFs?|UCITS|funds?|fondos?|SICAV|KIID|KID|prospectus|folleto)\b", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Issuer:
    """Who is asked about, and the documents about them."""

    company: Company
    entries: tuple[Entry, ...]
    is_fund: bool = False
    has_facts: bool = False
    """True for a filer whose figures are tagged: where facts refuse, its tables are not asked instead."""


def is_third_party(entry: Entry) -> bool:
    """Tell what others write about an issuer from what it says itself."""
    return _THIRD.search(entry.title) is not None


def issuers_of(
    entries: Sequence[Entry], every: Iterable[Entry], companies: Iterable[Company]
) -> tuple[Issuer, ...]:
    """Group documents with text by whom they are about; `every` one on file says who has tagged facts.

    A document without a filer's number is told by its title; of names one of which begins with
    the other, both mean the longer: "Orvane" is "Orvane Textiles, S.A.".
    """
    by_cik: dict[Cik, list[Entry]] = {}
    by_name: dict[str, list[Entry]] = {}
    for entry in entries:
        if entry.characters and entry.cik:
            by_cik.setdefault(entry.cik, []).append(entry)
        elif entry.characters:
            by_name.setdefault(issuer_name(entry), []).append(entry)
    tagged = {cik for one in every if one.facts for cik in (one.cik, *one.fact_ciks)}
    found = [
        Issuer(one, tuple(by_cik[one.cik]), has_facts=one.cik in tagged)
        for one in companies
        if one.cik in by_cik
    ]
    for number, (name, held) in enumerate(_joined(by_name).items(), start=1):
        is_fund = any(_FUND.search(entry.title) for entry in held)
        found.append(Issuer(Company(Cik(f"untagged-{number}"), name), tuple(held), is_fund))
    return tuple(found)


def issuer_name(entry: Entry) -> str:
    """Take the name of an issuer or fund from a document's own words."""
    if entry.company:
        return entry.company
    pieces = [piece.strip() for piece in _SEPARATORS.split(entry.title)]
    named = [piece for piece in pieces if not _KINDS.issuperset(_plain(piece))]
    name = named[0] if named else entry.title
    kept = name.split()
    while len(kept) > 1 and _KINDS.issuperset(_plain(kept[-1])):
        kept.pop()
    name = " ".join(kept).rstrip(" :.")
    return name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME].rstrip()}…"


def _plain(text: str) -> list[str]:
    return [word for word in words(text) if not word.replace(".", "").isdecimal()]


def _joined(by_name: dict[str, list[Entry]]) -> dict[str, list[Entry]]:
    """Put a short name's documents to the one longer name that begins with it."""
    keys = {name: tuple(words(name)) for name in by_name}
    joined: dict[str, list[Entry]] = {}
    for name, entries in by_name.items():
        own = keys[name]
        longer = [
            other
            for other in by_name
            if own and len(keys[other]) > len(own) and keys[other][: len(own)] == own
        ]
        joined.setdefault(longer[0] if len(longer) == 1 else name, []).extend(entries)
    return joined
