"""What covers and the register of filings have of what a question asks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Protocol

from chat.answer import Reason
from chat.cover_items import CoverItem
from chat.filing_meant import (
    Submitted,
    fiscal_name,
    is_of,
    named_periods,
    submissions,
    submissions_meant,
)
from chat.reading_types import Reading
from chat.route_words import company_words, listed, words
from chat.submission_words import submission_words, undated
from data.company import Cik, Company
from data.cover_text import CoverText
from data.figure_words import day_words
from data.fiscal import FiscalCalendar
from data.manifest import Entry
from data.period import FiscalPeriod
from data.register import FiledReport
from data.span import DocumentId

Covers = Callable[[DocumentId], tuple[CoverText, ...]]
Reports = Callable[[Cik], tuple[FiledReport, ...]]


class OnShelf(Protocol):
    """What is on file, of all companies."""

    @property
    def entries(self) -> Sequence[Entry]: ...
    @property
    def calendar(self) -> Callable[[Cik], FiscalCalendar]: ...
    @property
    def reports(self) -> Reports: ...
    @property
    def cover(self) -> Covers: ...
    @property
    def as_of(self) -> date | None: ...


_LAST_DAYS = frozenset(
    f"--{month:02d}-{day}" for month, day in enumerate((31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31), 1)
) | {"--02-29"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class CoverFound:
    """One company's answer: a submission, or the texts of one document's cover that say it."""

    company: Company
    submission: Submitted | None = None
    fiscal: FiscalPeriod | None = None
    """What its period is called."""
    document_id: DocumentId | None = None
    texts: tuple[tuple[CoverText, ...], ...] = ()
    """Each answer with what completes it: a symbol with its class of stock."""
    more: int = 0
    """Further ones that are not told."""


MOST_TOLD = 6
_TITLES = ("Security12bTitle", "Security12gTitle")


def covers_found(
    reading: Reading, item: CoverItem, companies: Sequence[Company], shelf: OnShelf
) -> tuple[CoverFound, ...] | Reason:
    """Find what is asked for; nothing where no cover on file says it, a reason where it can't be had."""
    found: list[CoverFound] = []
    for company in companies:
        told = _of_company(reading, item, company, shelf)
        if isinstance(told, Reason):
            return told
        found += told
    return tuple(found)


def _of_company(
    reading: Reading, item: CoverItem, company: Company, shelf: OnShelf
) -> tuple[CoverFound, ...] | Reason:
    entries = [one for one in shelf.entries if one.cik == company.cik]
    calendar = shelf.calendar(company.cik)
    if shelf.as_of is not None and calendar.at(shelf.as_of).years:
        calendar = calendar.at(shelf.as_of)
    every = submissions(entries, shelf.reports(company.cik))
    known = [one for one in every if _is_known(one, shelf.as_of)]
    if item.kind == "filing":
        meant = submissions_meant(reading, known, calendar)
        later = submissions_meant(reading, every, calendar)
        names = [(one, fiscal_name(one, calendar)) for one in every]
        return _told(reading, company, meant, calendar) or _none(
            reading, company, later, names, shelf.as_of
        )
    texts = {one.document_id for one in entries if one.characters}
    covers = [one for one in known if one.document_id in texts]
    covers = _of_time(reading, covers, calendar)
    if item.kind == "year end":
        covers = _year_ends(reading, covers, entries)
    for one in covers:
        if one.document_id and (rows := _rows(item, shelf.cover(one.document_id))):
            return (CoverFound(company, one, fiscal_name(one, calendar), one.document_id, rows),)
    return ()


def _is_known(one: Submitted, as_of: date | None) -> bool:
    return as_of is None or (one.filed is not None and one.filed <= as_of)


def _of_time(
    reading: Reading, submitted: Sequence[Submitted], calendar: FiscalCalendar
) -> list[Submitted]:
    periods = named_periods(reading)
    return [
        one
        for one in submitted
        if not periods or any(is_of(one, asked, calendar) for asked in periods)
    ]


def _told(
    reading: Reading, company: Company, meant: Sequence[Submitted], calendar: FiscalCalendar
) -> tuple[CoverFound, ...] | Reason:
    if meant and not any(one.filed or one.accession for one in meant):
        name = fiscal_name(meant[0], calendar)
        filing = submission_words(company, meant[0], name, reading.language)
        return Reason("filing_date_unknown", undated(filing, reading.language))
    told = meant[:MOST_TOLD]
    more = len(meant) - len(told)
    return tuple(
        CoverFound(
            company,
            one,
            fiscal_name(one, calendar),
            one.document_id,
            more=more if one is told[-1] else 0,
        )
        for one in told
    )


def _none(
    reading: Reading,
    company: Company,
    later: Sequence[Submitted],
    every: Sequence[tuple[Submitted, FiscalPeriod | None]],
    as_of: date | None,
) -> Reason:
    """Say why no submission answers: none of that period is known, or none was by the day."""
    language = reading.language
    if later and as_of is not None:
        filed = [one.filed for one in later if one.filed]
        code = "not_yet_filed" if filed else "filing_date_unknown"
        first = day_words(min(filed), language) if filed else ""
        day = day_words(as_of, language)
        return Reason(code, words(code, language, day=day, filed=first))
    names = dict.fromkeys(f"{one.form} {name}" for one, name in every if name)
    said = words(
        "no_submission",
        language,
        company=company_words(company),
        names=listed(list(names), language) or "–",
    )
    return Reason("period_not_on_file", said)


def _year_ends(
    reading: Reading, covers: Sequence[Submitted], entries: Sequence[Entry]
) -> list[Submitted]:
    """Annual covers: of the year that is named, or the newest where every year ends on that day.

    A year that ends on another day each time ends by a rule, which the text tells and no cover.
    """
    annual = [one for one in covers if not one.form.startswith("10-Q")]
    if named_periods(reading):
        return annual
    ends = {entry.year_end for entry in entries if entry.year_end}
    ends |= {f"--{one.period_end:%m-%d}" for one in annual if one.period_end}
    return annual if ends <= _LAST_DAYS else []


def _rows(item: CoverItem, cover: Sequence[CoverText]) -> tuple[tuple[CoverText, ...], ...]:
    first = item.elements[0]
    if item.kind != "securities":
        main = next((one.row for one in cover if one.element == "EntityRegistrantName"), None)
        own = [one for one in cover if one.row == main] or list(cover)
        found = {one.element: one for one in reversed(own)}
        if first not in found:
            return ()
        return (tuple(found[name] for name in item.elements if name in found),)
    titles = {one.row: one for one in cover if one.element in _TITLES}
    return tuple(
        (one, *([titles[one.row]] if one.row in titles else []))
        for one in cover
        if one.element == first
    )
