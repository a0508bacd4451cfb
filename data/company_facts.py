"""companyfacts JSON, as data.sec.gov serves it -> one company's facts, and what names its years.

Every row is one print of a fact in one filing. `fy` and `fp` describe that filing, and `frame` a
calendar bucket; none of the three is ever used to find a period. Only the number that an annual
report's own rows give its fiscal year names that year, where no cover on file does; and what a
quarterly report's rows say names its quarter, where no stretch on file is longer than one.
"""

import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from typing import Any

from data.collection import paused_collection
from data.company import Cik, Company
from data.document import Document
from data.errors import FormatError
from data.fact import Concept, Fact
from data.filing import AccessionNumber, Filing
from data.fiscal_anchors import ANNUAL_FORMS, QUARTERS
from data.period import Duration, Instant, Period
from data.read_file import Known, ReadFile
from data.register import FiledReport, Register
from data.span import DocumentId

FORM = "companyfacts"
"""What stands for a form on file: it is no submission."""
STRAY = 4
"""A period end with fewer than one in so many of the most is not what a filing reports on."""
_FIELDS = ("start", "end", "val", "accn", "form", "filed")
NO_DIMENSIONS: frozenset[tuple[str, str]] = frozenset()
"""companyfacts has only facts about the company as a whole."""


@dataclass(frozen=True, slots=True)
class CompanyFacts:
    """A companyfacts file, read."""

    company: Company
    facts: tuple[Fact, ...]
    """Without a document or a place; each print of a filing once, in the file's order."""
    register: Register
    """The company, the filings that the rows name, and what the taxonomy calls each concept."""
    left_out: int
    """Rows that could not be read: without a value, or with a date that is none."""


def read_company_facts(content: bytes, *, source: str) -> CompanyFacts:
    """Read a companyfacts file (not packed).

    Raises:
        FormatError: no JSON, cut off, or not of this form.

    """
    whole = _parsed(content, source)
    try:
        cik = Cik(str(int(str(whole["cik"]))).zfill(10))
        taxonomies = dict(whole["facts"])
    except (KeyError, TypeError, ValueError) as cause:
        raise FormatError(
            f"{source} has no cik and facts as companyfacts files have. "
            "Download it again from data.sec.gov.",
            place=source,
        ) from cause
    company = Company(cik, str(whole.get("entityName") or f"CIK {cik}"))
    with paused_collection():
        rows = _Rows(cik)
        labels, definitions = _described(taxonomies, rows, source)
        filings = tuple(_report(cik, number, prints) for number, prints in rows.by_filing.items())
    register = Register((company,), filings, labels, definitions)
    return CompanyFacts(company, tuple(rows.facts), register, rows.left_out)


def _described(
    taxonomies: Mapping[str, Any], rows: "_Rows", source: str
) -> tuple[dict[Concept, str], dict[Concept, str]]:
    """Read the rows of every concept; gives what the taxonomy calls each, and how it defines it."""
    labels: dict[Concept, str] = {}
    definitions: dict[Concept, str] = {}
    try:
        for taxonomy, concepts in taxonomies.items():
            for name, told in concepts.items():
                concept = Concept(f"{taxonomy}:{name}")
                for unit, prints in told["units"].items():
                    rows.read(concept, unit, prints)
                if told.get("label"):
                    labels[concept] = str(told["label"])
                if told.get("description"):
                    definitions[concept] = str(told["description"])
    except (AttributeError, KeyError, TypeError, ValueError) as cause:
        raise FormatError(
            f"{source} has a concept without units and rows. Download it again from data.sec.gov.",
            place=source,
        ) from cause
    return labels, definitions


@dataclass(slots=True)
class _Prints:
    """What the rows of one filing say of it."""

    forms: set[tuple[str, date]] = field(default_factory=set)
    years: set[object] = field(default_factory=set)
    quarters: set[object] = field(default_factory=set)
    stretches: list[date] = field(default_factory=list)
    """The end of each stretch of time."""
    moments: list[date] = field(default_factory=list)
    """The day of each balance, those of the cover aside."""


class _Rows:
    """Reads rows; what thousands of them share (dates, filings) is made once."""

    def __init__(self, cik: Cik) -> None:
        self.facts: list[Fact] = []
        self.left_out = 0
        self.by_filing: dict[AccessionNumber, _Prints] = defaultdict(_Prints)
        self._cik = cik
        self._periods: dict[tuple[object, object], Period | None] = {}
        self._days: dict[object, date | None] = {}

    def read(self, concept: Concept, unit: str, rows: Iterable[Mapping[str, Any]]) -> None:
        seen = set()
        is_cover = concept.startswith("dei:")
        for row in rows:
            start, end, value, number, form, filed = map(row.get, _FIELDS)
            # The same print is listed twice where it is in a frame and in a filing.
            if (key := (start, end, value, number, form, filed)) in seen:
                continue
            seen.add(key)
            period = self._period(start, end)
            if period is None or not (type(value) is int or type(value) is Decimal):
                self.left_out += 1
                continue
            accession = AccessionNumber(str(number)) if number else None
            fact = Fact(
                self._cik, concept, period, unit, Decimal(value), None, NO_DIMENSIONS,
                accession, str(form) if form else None, self._day(filed), None, None, None,
            )  # fmt: skip
            self.facts.append(fact)
            if accession and fact.form and fact.filed:
                prints = self.by_filing[accession]
                prints.forms.add((fact.form, fact.filed))
                prints.years.add(row.get("fy"))
                prints.quarters.add(row.get("fp"))
                if type(period) is Duration:
                    prints.stretches.append(period.end)
                elif not is_cover:
                    prints.moments.append(period.end)

    def _period(self, start: object, end: object) -> Period | None:
        key = (start, end)
        if key not in self._periods:
            self._periods[key] = _period(start, end)
        return self._periods[key]

    def _day(self, written: object) -> date | None:
        if written not in self._days:
            self._days[written] = _day(written)
        return self._days[written]


def read_facts_file(content: bytes, *, source: str, known: Known) -> ReadFile:
    """Read a companyfacts file as something to put on file: facts, and no text.

    Raises:
        FormatError: no JSON, cut off, or not of this form.

    """
    read = read_company_facts(content, source=source)
    warnings = []
    if read.left_out:
        warnings.append(
            f"{read.left_out} rows left out: without a value, or with a date that is none."
        )
    if not read.facts:
        warnings.append("There are no facts in it.")
    document = facts_document(
        DocumentId(f"companyfacts/CIK{read.company.cik}"),
        Filing(read.company, FORM, None, None, None, None, None),
        content,
        source,
        tuple(warnings),
    )
    return ReadFile(document, read.facts, read.register)


def facts_document(
    document_id: DocumentId,
    filing: Filing | None,
    content: bytes,
    source: str,
    warnings: tuple[str, ...],
) -> Document:
    """Make the document of a file that has no text: facts or lists alone."""
    return Document(
        document_id=document_id,
        title=f"{filing.company.name}, {filing.form}" if filing else source,
        source=source,
        filing=filing,
        language="en",
        text="",
        blocks=(),
        tables=(),
        pages=None,
        sha256=hashlib.sha256(content).hexdigest(),
        warnings=warnings,
    )


def _report(cik: Cik, accession: AccessionNumber, prints: _Prints) -> FiledReport:
    """Tell a filing that rows name, with the period that it reports on."""
    form, filed = min(prints.forms)
    year = _only({_year(one) for one in prints.years})
    quarter = _only({QUARTERS.get(str(one)) for one in prints.quarters})
    is_quarterly = form.startswith("10-Q") and quarter is not None
    return FiledReport(
        cik,
        accession,
        form,
        filed,
        # A filing without stretches has balances, on the day of the period's end.
        _own_end(prints.stretches or prints.moments),
        year if is_quarterly or form in ANNUAL_FORMS else None,
        quarter if is_quarterly else None,
    )


def _only(found: set[int | None]) -> int | None:
    """Take the number that all rows of a filing give: they are one filing's, so they are one number."""
    return found.pop() if len(found) == 1 else None


def _own_end(days: Sequence[date]) -> date | None:
    """Find the newest end that many rows of a filing have; a stray one is none."""
    ends = Counter(days)
    most = max(ends.values(), default=0)
    return max((end for end, count in ends.items() if STRAY * count >= most), default=None)


def _parsed(content: bytes, source: str) -> dict[str, Any]:
    try:
        # Numbers as they are written: a float would turn 0.1 into something else.
        whole = json.loads(content, parse_float=Decimal)
    except (ValueError, RecursionError) as cause:
        raise FormatError(
            f"{source} is no complete JSON: it may be cut off. Download it again.", place=source
        ) from cause
    if not isinstance(whole, dict):
        raise FormatError(
            f"{source} is JSON, but not a companyfacts file. Download it again from data.sec.gov.",
            place=source,
        )
    return whole


def _period(start: object, end: object) -> Period | None:
    ends = _day(end)
    if ends is None or start is None:
        return Instant(ends) if ends else None
    begins = _day(start)
    return Duration(begins, ends) if begins and begins <= ends else None


def _day(written: object) -> date | None:
    try:
        return date.fromisoformat(str(written))
    except ValueError:
        return None


def _year(number: object) -> int | None:
    is_year = isinstance(number, int) and not isinstance(number, bool) and 1900 <= number <= 2200
    return number if is_year and isinstance(number, int) else None
