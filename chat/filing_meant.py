"""Which submissions a question is about: by form and by the period that they report on."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from chat.asked_time import asked_time
from chat.plain_words import listed
from chat.question_words import fold
from chat.reading_types import AskedPeriod, Reading
from data.company_facts import FORM
from data.facts_only import SUBMISSIONS
from data.filing import AccessionNumber
from data.fiscal import FiscalCalendar
from data.manifest import Entry
from data.period import FiscalPeriod, Instant
from data.register import FiledReport
from data.span import DocumentId

_PERIODIC = ("10-K", "10-Q", "20-F", "40-F")
_FORMS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        r"10-?kt?|annual (?:report|filing)s?|informes? anual(?:es)?|memoria",
        ("10-K", "20-F", "40-F"),
    ),
    (r"10-?q|quarterly (?:report|filing)s?|informes? trimestral(?:es)?", ("10-Q",)),
    (r"20-?f", ("20-F",)),
    (r"40-?f", ("40-F",)),
    (r"8-?k|current reports?", ("8-K",)),
    (r"6-?k", ("6-K",)),
    (r"proxy statement|def 14a", ("DEF 14A",)),
)
"""What a form is called, folded -> what its name begins with."""
_LATEST = listed("the its latest newest most recent last el la su mas reciente ultimo ultima")
_AMENDED = re.compile(r"(?<![a-z])amend|(?<=[0-9kqf])/a(?![a-z])|enmienda|rectificad")


@dataclass(frozen=True, slots=True)
class Submitted:
    """One submission, from a document on file or from a list of filings."""

    form: str
    period_end: date | None
    filed: date | None
    accession: AccessionNumber | None
    document_id: DocumentId | None
    """None where only a list names it."""

    @property
    def is_amendment(self) -> bool:
        return self.form.endswith("/A")


def submissions(entries: Iterable[Entry], reports: Iterable[FiledReport]) -> list[Submitted]:
    """List a company's submissions, the newest first; each once, by its document where one is on file."""
    found: dict[object, Submitted] = {}
    main_first = sorted(entries, key=lambda one: (bool(one.part), not one.characters))
    for entry in main_first:
        if entry.form in (None, FORM, SUBMISSIONS):
            continue
        key = entry.accession or (entry.form, entry.period_end)
        found.setdefault(
            key,
            Submitted(
                str(entry.form), entry.period_end, entry.filed, entry.accession, entry.document_id
            ),
        )
    unnumbered = {key for key in found if isinstance(key, tuple)}
    for one in reports:
        if (one.form, one.period_end) not in unnumbered:
            found.setdefault(
                one.accession, Submitted(one.form, one.period_end, one.filed, one.accession, None)
            )
    return sorted(found.values(), key=_newness, reverse=True)


def _newness(one: Submitted) -> tuple[date, date]:
    return one.period_end or one.filed or date.min, one.filed or date.min


def named_periods(reading: Reading) -> tuple[AskedPeriod, ...]:
    """The periods that a question names: "the latest" names none, the newest is meant anyway."""
    return tuple(
        one
        for one in reading.periods
        if one.kind != "latest" and not _LATEST.issuperset(fold(one.words).split())
    )


def submissions_meant(
    reading: Reading, submitted: Sequence[Submitted], calendar: FiscalCalendar
) -> list[Submitted]:
    """Those with the form and period that are asked for; without a period the newest one."""
    line = fold(reading.text)
    forms = tuple(
        form
        for called, begins in _FORMS
        if re.search(rf"(?<![a-z0-9])(?:{called})(?![a-z0-9])", line)
        for form in begins
    )
    found = [one for one in submitted if one.form.startswith(forms or _PERIODIC)]
    if _AMENDED.search(line):
        found = [one for one in found if one.is_amendment]
    periods = named_periods(reading)
    if periods:
        found = [one for one in found if any(is_of(one, asked, calendar) for asked in periods)]
    elif found:
        # The newest, with what amends it.
        end = found[0].period_end
        found = [one for one in found if one.period_end == end] if end else found[:1]
    annual = [one for one in found if not one.form.startswith("10-Q")]
    return sorted(found if forms else annual or found, key=lambda one: one.is_amendment)


def is_of(one: Submitted, asked: AskedPeriod, calendar: FiscalCalendar) -> bool:
    """Say whether a submission reports on the period that is asked for."""
    name = fiscal_name(one, calendar)
    time = asked_time(asked, calendar)
    if isinstance(time, FiscalPeriod):
        if name is None:
            end = one.period_end or one.filed
            return asked.kind == "year" and end is not None and end.year == time.year
        is_whole = time.span == "year" or (time.span == "instant" and time.quarter is None)
        if is_whole and one.form.startswith("10-Q") and asked.kind in ("year", "instant"):
            return asked.date is None and name.year == time.year
        dates = calendar.dates(time)
        return name.year == time.year and dates is not None and dates.end == one.period_end
    return time is not None and one.period_end == time.end


def fiscal_name(one: Submitted, calendar: FiscalCalendar) -> FiscalPeriod | None:
    """Name the period that a submission reports on, as the company does."""
    named = calendar.name(Instant(one.period_end)) if one.period_end else None
    if named is None or not one.form.startswith(_PERIODIC):
        return None
    if one.form.startswith("10-Q") and named.quarter:
        return FiscalPeriod(named.year, "quarter", named.quarter)
    return FiscalPeriod(named.year, "year")
