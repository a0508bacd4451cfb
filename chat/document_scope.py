"""Which documents a question is about: by company, form and period, or by their title."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from chat.own_maturity import told_of
from chat.plain_words import COMMON, ENGLISH, SPANISH
from chat.reading_types import AskedPeriod, Reading
from chat.route_words import company_words
from data.manifest import Entry
from data.span import DocumentId
from retrieval.chunk import Scope
from retrieval.words import words

_ANNUAL = re.compile(
    r"\b(?:annual reports?|10-?k|20-?f|40-?f|informes? anual(?:es)?|memoria)\b", re.I
)
_QUARTERLY = re.compile(r"\b(?:quarterly reports?|10-?q|informes? trimestral(?:es)?)\b", re.I)
ANNUAL = ("10-K", "20-F", "40-F")
"""What the forms of annual reports begin with."""
_COVER_WORDS = frozenset(
    words(
        "annual report informe anual prospectus folleto fund fondo ETF UCITS KID plc inc corp company "
        "sociedad anónima group grupo research note nota de análisis documento de datos fundamentales key "
        "information document factsheet ficha memoria"
    )
)
"""Words of titles that name a kind of document, not an issuer."""
_ITSELF = frozenset(
    words("company registrant issuer filer firm group entity corporation fund")
    + words("empresa compañía sociedad emisor emisora entidad grupo fondo")
)
"""What a document calls the one who files it."""


_PARTS = re.compile(r"\s[—–:|>-]+\s|(?<=\w):\s")
"""What stands between the parts of a title."""
MOST_COLUMNS = 11
"""Years that the longest tables of earlier figures reach back."""
EVERYDAY = COMMON | ENGLISH | SPANISH


@dataclass(frozen=True, slots=True)
class Documents:
    """What a question may be answered from."""

    entries: tuple[Entry, ...]
    missing: tuple[AskedPeriod, ...] = ()
    """The periods for which its company has no document."""
    others: tuple[Entry, ...] = ()
    """Then: the documents that there are."""


def documents_meant(
    reading: Reading, entries: Sequence[Entry], as_of: date | None = None
) -> Documents:
    """The documents that the question names, by company, title, form and period.

    `as_of` is the day on which the latest ones are the latest.
    """
    ciks = {company.cik for company in reading.companies}
    of_company = tuple(entry for entry in entries if entry.cik in ciks)
    # Facts and lists have no text to quote; they stand in only where there is nothing else.
    of_company = tuple(entry for entry in of_company if entry.characters) or of_company
    if not of_company:
        of_company = titled(reading, entries) or tuple(entries)
    of_form = _of_form(reading.text, of_company) or of_company
    # Who names another company asks anew: the period of the question before is not meant.
    asks_anew = "periods" in reading.carried and "companies" not in reading.carried
    periods = () if asks_anew else reading.periods
    found = {
        period: current(of_form, as_of) if period.kind == "latest" else _of_period(period, of_form)
        for period in periods
    }
    missing = tuple(period for period, documents in found.items() if not documents)
    if missing and (reading.companies or _is_beyond(reading, of_company)):
        return Documents((), missing, of_form)
    # Of several periods, what reports on any of them.
    meant = {entry.document_id for documents in found.values() for entry in documents}
    return Documents(tuple(one for one in of_form if one.document_id in meant) or of_form)


def _is_beyond(reading: Reading, entries: Sequence[Entry]) -> bool:
    """Whether a figure is asked for of times that no document of an issuer without tagged facts can have.

    Those are years after all of them, or so long before that no table of earlier years has them as columns.
    What falls due then, or is planned, is asked for in words and may be told.
    """
    if not reading.wanted or reading.is_prose or reading.qualifiers or told_of(reading):
        return False
    years = [year for entry in entries if (year := _latest_year(entry)) is not None]
    if not titled(reading, entries) or len(years) < len(entries):
        return False
    asked = [one.year or (one.date.year if one.date else None) for one in reading.periods]
    first, last = min(years) - MOST_COLUMNS, max(years)
    return all(year is not None and not first <= year <= last for year in asked)


def _latest_year(entry: Entry) -> int | None:
    years = [_year_of(entry), entry.period_end.year if entry.period_end else None]
    return max((year for year in years if year is not None), default=None)


def titled(reading: Reading, entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Documents without a tagged company whose issuer's name stands in the question.

    Of names that the question has in part, the longest counts: "Halden Air" is not "Halden". What a name
    begins with is enough where it is written as a name.
    """
    asked, named = set(words(reading.text)), words(reading.unknown_company or "")
    capital = _written_as_names(reading.text)
    best: dict[int, list[Entry]] = {}
    for entry in entries:
        if entry.cik:
            continue
        issuer = issuer_words(entry)
        name = set(issuer)
        shared = name & asked
        begins = (bool(named) and issuer[: len(named)] == named) or (
            issuer[:1] and issuer[0] in capital
        )
        if shared and (len(shared) >= 2 or len(shared) == len(name) or begins):
            best.setdefault(len(shared), []).append(entry)
    return tuple(best[max(best)]) if best else ()


def issuer_of(reading: Reading, entries: Sequence[Entry]) -> str:
    """Whose documents they are, for a reader."""
    if reading.companies:
        return company_words(reading.companies[0])
    return next((entry.company or entry.title for entry in entries), "")


def is_filer_itself(name: str) -> bool:
    """Tell "the Company" and "the registrant", asked of one document, from a company's name."""
    return _ITSELF.issuperset(words(name))


def issuer_words(entry: Entry) -> list[str]:
    """The words of a title that name its issuer or fund: of its first part that is not just a kind of document."""
    for part in _PARTS.split(entry.title):
        if found := [one for one in words(part) if one not in _COVER_WORDS and not one.isdecimal()]:
            return found
    return []


def untagged_issuers(entries: Iterable[Entry]) -> tuple[tuple[str, ...], ...]:
    """The names of those that documents without a filer's number are about, in words; each once."""
    return tuple(dict.fromkeys(tuple(issuer_words(one)) for one in entries if not one.cik))


def _written_as_names(question: str) -> frozenset[str]:
    """The words in capitals; all of a question that has none, but what has a meaning of its own."""
    tokens = re.findall(r"[^\W\d_][\w&'’.-]*", question)
    capital = [token for token in tokens if token[0].isupper()]
    plain = capital or [token for token in tokens if token not in EVERYDAY]
    return frozenset(word for token in plain for word in words(token))


def _of_form(question: str, entries: Sequence[Entry]) -> tuple[Entry, ...]:
    annual, quarterly = bool(_ANNUAL.search(question)), bool(_QUARTERLY.search(question))
    if annual == quarterly:
        return tuple(entries)
    letters = ("10-Q",) if quarterly else ANNUAL
    return tuple(entry for entry in entries if (entry.form or "").startswith(letters))


def _of_period(period: AskedPeriod, entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Documents of a period, else the next ones, which report on it for comparison."""
    year = period.year or (period.date.year if period.date else None)
    if year is None:
        return tuple(entries)
    exact = [entry for entry in entries if _year_of(entry) == year]
    if period.quarter and period.kind == "quarter":
        name = f"Q{period.quarter}" if period.quarter < 4 else "FY"
        exact = [entry for entry in exact if entry.fiscal_period == name] or exact
    if exact:
        return tuple(exact)
    return tuple(
        entry for entry in entries if (at := _year_of(entry)) is not None and year < at <= year + 2
    )


def scope_now(reading: Reading, entries: Sequence[Entry], as_of: date | None) -> Scope | None:
    """Where to look first for what is asked without a time; None where that is everywhere."""
    now = () if reading.periods else current(entries, as_of)
    if not now or len(now) == len(entries):
        return None
    return Scope(document_ids=tuple(one.document_id for one in now), filed_by=as_of)


def current(entries: Iterable[Entry], as_of: date | None) -> tuple[Entry, ...]:
    """Each issuer's newest annual report and what came after it: what it says now.

    Who has no annual report on file says it in the newest document of each form. Only what was filed by the day
    counts, and what has no time is never old.
    """
    known = [one for one in entries if as_of is None or (one.filed and one.filed <= as_of)]
    by_issuer: dict[object, list[Entry]] = {}
    for entry in known:
        by_issuer.setdefault(entry.cik or frozenset(issuer_words(entry)), []).append(entry)
    since: dict[DocumentId, bool] = {}
    for of_issuer in by_issuer.values():
        days = {one.document_id: _day_of(one) for one in of_issuer}
        annual = max((days[one.document_id] for one in of_issuer if _is_annual(one)), default=None)
        for one in of_issuer:
            day = days[one.document_id]
            alike = (days[other.document_id] for other in of_issuer if other.form == one.form)
            since[one.document_id] = day == date.min or day >= (annual or max(alike))
    return tuple(one for one in known if since[one.document_id])


def _is_annual(entry: Entry) -> bool:
    return entry.form == "annual report" or (entry.form or "").startswith(ANNUAL)


def _day_of(entry: Entry) -> date:
    """The day to which a document reports, as far as it tells."""
    if entry.period_end is not None:
        return entry.period_end
    year = _year_of(entry)
    return date(year, 12, 31) if year else date.min


def _year_of(entry: Entry) -> int | None:
    """The fiscal year that a document reports on; for one without, the year in its title."""
    if entry.fiscal_year is not None:
        return entry.fiscal_year
    if entry.period_end is not None:
        return entry.period_end.year
    found = re.findall(r"\b(?:19|20)\d\d\b", entry.title)
    return int(found[-1]) if found else None
