"""Whom a claim speaks of: companies and other names, and whether its sources speak of them too."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from chat.gate_places import Licence
from chat.gate_words import common_words, plain
from chat.plain_words import listed
from data.company import Company

_LEGAL = re.compile(
    r",?\s+(?:inc(?:orporated)?|corp(?:oration)?|co(?:mpany|mpanies)?|ltd|limited|plc|llc|l\.?p|s\.?a\.?u?|s\.?l|n\.?v|a\.?g|"
    r"se|group|holdings?|grupo|the|de|and|&)\.?$",
    re.IGNORECASE,
)
_LEGAL_END = r"(?:Inc|Incorporated|Corp|Corporation|Company|Ltd|Limited|PLC|plc|LLC|S\.A|S\.A\.U|N\.V|AG|SE|Group|Holdings?)\b\.?"
_CAPITAL = r"[A-ZÁÉÍÓÚÑ][\w&’'.-]*[\w&]"
_SEQUENCE = re.compile(
    rf"(?<![\w&])(?:{_CAPITAL}|[A-Z])(?:(?:\s+|\s?&\s?)(?:(?:of|de|del|and|y|&|the|la)\s+)?(?:{_CAPITAL}|[A-Z]\.?))*(?:,?\s+{_LEGAL_END})?"
)
_REPORTS = re.compile(
    r"(?:['’]s?\b|\s+(?:reported|had|has|earned|posted|generated|recorded|said|sold|spent|paid|grew|booked|made|achieved|saw|ended|held|owed"
    r"|registr[oó]|obtuvo|tuvo|declar[oó]|present[oó]|comunic[oó]|gan[oó]|ingres[oó]|factur[oó]|vendi[oó]|pag[oó]|cerr[oó]|alcanz[oó]|logr[oó]|invirti[oó]|redujo|aument[oó])\b)"
)
_OWNED = re.compile(r"\b(?:of|at|de|del|en)\s+$", re.IGNORECASE)
_AMOUNTS = re.compile(
    r"\s+(?:was|were|is|are|rose|fell|grew|increased|decreased|declined|stood|amounted|reached|totall?ed|came"
    r"|fue|fueron|era|eran|ascend\w+|creci\w+|cay\w+|alcanz\w+|sum[oó]\w*|aument\w+|disminuy\w+)\b"
)
_OPENS = re.compile(r"(?:^|[.!?:;\n]\s+|[-*•]\s+|[“\"«(¿¡])$")
_AND = re.compile(r",?\s+(?:and|y|e|&)\s+|,\s+")
_POSSESSIVE = re.compile(r"['’]s?$")


@dataclass(frozen=True, slots=True)
class Mention:
    """A name in a claim."""

    start: int
    end: int
    text: str
    is_subject: bool
    """It is said to report, or to own what is told."""
    company: Company | None = None
    """The company on file that it names."""


def mentions(text: str, companies: Sequence[Company]) -> tuple[Mention, ...]:
    """Find the names in a claim, those of companies on file among them."""
    known = list(_known(text, companies))
    taken = [(one.start, one.end) for one in known]
    others = [
        one
        for whole in _capital(text)
        for one in _apart(whole, text, companies)
        if not any(start < one.end and one.start < end for start, end in taken)
    ]
    return tuple(sorted((*known, *others), key=lambda one: one.start))


def _known(text: str, companies: Sequence[Company]) -> Iterator[Mention]:
    for company in companies:
        pattern = _pattern(company)
        for found in pattern.finditer(text) if pattern else ():
            yield Mention(found.start(), found.end(), found[0], is_subject=True, company=company)


@lru_cache(4096)
def _pattern(company: Company) -> re.Pattern[str] | None:
    names = {short_name(name) for name in (company.name, *company.former_names)}
    names = {name for name in names if len(name) > 2 and plain(name) not in common_words()}
    tickers = {ticker for ticker in company.tickers if len(ticker) > 2}
    if not names and not tickers:
        return None
    spelled = [rf"(?i:{_spaced(name)})" for name in sorted(names, key=len, reverse=True)]
    exact = [re.escape(ticker) for ticker in sorted(tickers)]
    return re.compile(rf"(?<![\w&])(?:{'|'.join(spelled + exact)})(?![\w&])")


def _spaced(name: str) -> str:
    return r"\s+".join(map(re.escape, name.split()))


def short_name(name: str) -> str:
    """Drop what is legal in a name: "Apple Inc." is "Apple"."""
    bare = re.sub(r"/[A-Z]{2,3}/?$|\s*\(.*\)$", "", name).strip(" .,")
    while (shorter := _LEGAL.sub("", bare).strip(" .,")) != bare and shorter:
        bare = shorter
    return re.sub(r"^(?:The|the|THE)\s+", "", bare)


def _capital(text: str) -> Iterator[Mention]:
    for found in _SEQUENCE.finditer(text):
        start, words = found.start(), found[0]
        words = _POSSESSIVE.sub("", words)
        if _OPENS.search(text[: found.start()]) or not text[: found.start()].strip():
            start, words = _without_opening(start, words)
        reports = _REPORTS.match(text, start + len(words)) is not None
        reports = reports or _is_told_of(text, start, start + len(words))
        if any(letter.isalpha() for letter in words):
            yield Mention(start, start + len(words), words, is_subject=reports)


def _apart(mention: Mention, text: str, companies: Sequence[Company]) -> Iterator[Mention]:
    """Take two names that an "and" joins apart, where each begins the name of a company on file."""
    ends = [found.span() for found in _AND.finditer(mention.text)]
    starts = [0, *(end for _, end in ends)]
    parts = [
        (start, end)
        for start, end in zip(starts, [*(start for start, _ in ends), None], strict=True)
    ]
    if len(parts) < 2 or not all(
        any(_begins(mention.text[start:end], company) for company in companies)
        for start, end in parts
    ):
        yield mention
        return
    for start, end in parts:
        words = _POSSESSIVE.sub("", mention.text[start:end])
        at = mention.start + start
        reports = mention.is_subject or _REPORTS.match(text, at + len(words)) is not None
        yield Mention(at, at + len(words), words, reports)


def _begins(words: str, company: Company) -> bool:
    name = plain(short_name(company.name))
    return f"{name} ".startswith(f"{plain(_POSSESSIVE.sub('', words))} ")


def _is_told_of(text: str, start: int, end: int) -> bool:
    """Whether something is told of a name: "The backlog of Airbus was …"."""
    return _OWNED.search(text[:start]) is not None and _AMOUNTS.match(text, end) is not None


def _without_opening(start: int, words: str) -> tuple[int, str]:
    """Leave out the word that only opens a sentence: "Inversiones de Cerambria", "Net Apple"."""
    lead = re.match(r"[^\W\d_]+\s+(?:(?:of|de|del|and|y|the|la)\s+)*(?=[A-ZÁÉÍÓÚÑ])", words)
    joins = lead is not None and len(lead[0].split()) > 1 and lead[0].split()[1] not in ("and", "y")
    if lead and (joins or plain(lead[0].split()[0]) in common_words()):
        return start + lead.end(), words[lead.end() :]
    return start, words


def is_owner(mention: Mention, licence: Licence) -> bool:
    """Say whether a source is of the company that a claim names, or names it itself."""
    filing = licence.place.document.filing
    if mention.company is not None and filing is not None and filing.company.cik:
        if filing.company.cik == mention.company.cik:
            return True
        return _names(licence.text, mention.text)
    return is_named(mention, licence)


def is_named(mention: Mention, licence: Licence) -> bool:
    """Say whether a source, or who filed it, bears this name."""
    return _names(licence.text, mention.text) or is_filer(mention, licence)


def is_filer(mention: Mention, licence: Licence) -> bool:
    """Say whether a name is that of the company whose document it is."""
    filing = licence.place.document.filing
    if filing is None:
        return False
    own = (filing.company.name, *filing.company.former_names, *filing.company.tickers)
    return any(_names(text, mention.text) for text in own)


def _names(text: str, name: str) -> bool:
    words = re.findall(r"[\w&]+", plain(short_name(name)))
    folded = plain(text)
    if not words:
        return True
    if re.search(r"(?<![\w&])" + r"\W+".join(map(re.escape, words)) + r"(?![\w&])", folded):
        return True
    return _initials(name, text)


def _initials(name: str, text: str) -> bool:
    """Say whether capitals are the initials of a name: "IBM", "P&G"."""
    letters = "".join(letter for letter in name if letter.isalpha())
    if not (2 <= len(letters) <= 5 and letters.isupper()):
        return False
    return any(
        "".join(word[0] for word in line.split() if word[0].isalpha()).upper().startswith(letters)
        for line in text.splitlines()
    )


def is_common(mention: Mention) -> bool:
    """Say whether a capital is no name: the first word of a sentence, a line item, a month."""
    words = [plain(word) for word in re.findall(r"[^\W\d_]+", mention.text)]
    return all(word in common_words() or word in _NO_NAMES or len(word) == 1 for word in words)


_NO_NAMES = listed(
    "january february march april may june july august september october november december enero febrero marzo "
    "abril mayo junio julio agosto septiembre octubre noviembre diciembre fiscal fy q note notes item part form "
    "section company group management board sec us u s usd eur gaap ifrs niif ebitda ebit eps usa eu ue sociedad "
    "compania grupo nota estados unidos united states europe europa america asia compared according total net while "
    "whereas although as however moreover additionally overall therefore both this that these those its their our "
    "por segun durante tras ademas respecto frente mientras asimismo no si ambos ambas driven helped reflecting "
    "thanks owing gracias debido esta este estos estas su sus"
)
