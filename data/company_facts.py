"""companyfacts JSON, as data.sec.gov serves it -> one company's facts, and what names its years.

Every row is one print of a fact in one filing. `fy` and `fp` describe that filing, and `frame` a
calendar bucket; none of the three is ever used to find a period. Only the number that an annual
report's own rows give its fiscal year names that year, where no cover on file does; and what a
quarterly report's rows say names its quarter, where no stretch on file is longer than one.
"""

import hashlib
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

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
    name = str(whole.get("entityName") or f"CIK {cik}")
    rows = list(_rows(taxonomies, source))
    read = [(_fact(cik, concept, unit, row), row) for concept, unit, _, row in rows]
    facts = tuple(dict.fromkeys(fact for fact, _ in read if fact))
    company = Company(cik, name)
    register = Register(
        companies=(company,),
        filings=_filings([(fact, row) for fact, row in read if fact]),
        labels={concept: label for concept, _, label, _ in rows if label},
    )
    return CompanyFacts(company, facts, register, sum(fact is None for fact, _ in read))


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


def _filings(rows: Sequence[tuple[Fact, Mapping[str, Any]]]) -> tuple[FiledReport, ...]:
    """Tell the filings that rows name, each with the period that it reports on."""
    by_filing: dict[AccessionNumber, list[tuple[Fact, Mapping[str, Any]]]] = defaultdict(list)
    for fact, row in rows:
        if fact.accession and fact.form and fact.filed:
            by_filing[fact.accession].append((fact, row))
    return tuple(_report(accession, prints) for accession, prints in by_filing.items())


def _report(
    accession: AccessionNumber, prints: Sequence[tuple[Fact, Mapping[str, Any]]]
) -> FiledReport:
    first = min((fact for fact, _ in prints), key=lambda one: (str(one.form), str(one.filed)))
    assert first.form is not None
    assert first.filed is not None
    year = _only(_year(row.get("fy")) for _, row in prints)
    quarter = _only(QUARTERS.get(str(row.get("fp"))) for _, row in prints)
    is_quarterly = first.form.startswith("10-Q") and quarter is not None
    return FiledReport(
        first.cik,
        accession,
        first.form,
        first.filed,
        _own_end([fact for fact, _ in prints]),
        year if is_quarterly or first.form in ANNUAL_FORMS else None,
        quarter if is_quarterly else None,
    )


def _only(numbers: Iterable[int | None]) -> int | None:
    """Take the number that all rows of a filing give: they are one filing's, so they are one number."""
    found = set(numbers)
    return found.pop() if len(found) == 1 else None


def _own_end(facts: Sequence[Fact]) -> date | None:
    """Find the newest end for which a filing has many stretches of time; a stray one is none.

    A filing without any has balances, on the day of the period's end; its cover counts shares later.
    """
    ends = Counter(fact.period.end for fact in facts if isinstance(fact.period, Duration))
    if not ends:
        ends = Counter(fact.period.end for fact in facts if not fact.concept.startswith("dei:"))
    most = max(ends.values(), default=0)
    return max((end for end, count in ends.items() if STRAY * count >= most), default=None)


def _parsed(content: bytes, source: str) -> dict[str, Any]:
    try:
        # Numbers as they are written: a float would turn 0.1 into something else.
        whole = json.loads(content, parse_float=Decimal, parse_int=_whole)
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


def _whole(digits: str) -> int | Decimal:
    """Read an integer of any length: Python's own limit is no fault of the file."""
    return int(digits) if len(digits) <= 1000 else Decimal(digits)


def _rows(
    taxonomies: Mapping[str, Any], source: str
) -> Iterator[tuple[Concept, str, str, dict[str, Any]]]:
    try:
        for taxonomy, concepts in taxonomies.items():
            for name, told in concepts.items():
                concept, label = Concept(f"{taxonomy}:{name}"), str(told.get("label") or "")
                for unit, rows in told["units"].items():
                    yield from ((concept, unit, label, dict(row)) for row in rows)
    except (AttributeError, KeyError, TypeError, ValueError) as cause:
        raise FormatError(
            f"{source} has a concept without units and rows. Download it again from data.sec.gov.",
            place=source,
        ) from cause


def _fact(cik: Cik, concept: Concept, unit: str, row: Mapping[str, Any]) -> Fact | None:
    period, filed, value = _period(row), _day(row.get("filed")), row.get("val")
    if period is None or isinstance(value, bool) or not isinstance(value, int | Decimal):
        return None
    accession = str(row.get("accn") or "")
    return Fact(
        cik=cik,
        concept=concept,
        period=period,
        unit=unit,
        value=Decimal(value),
        decimals=None,
        dimensions=NO_DIMENSIONS,
        accession=AccessionNumber(accession) if accession else None,
        form=str(row.get("form") or "") or None,
        filed=filed,
        element_id=None,
        document_id=None,
        span=None,
    )


def _period(row: Mapping[str, Any]) -> Period | None:
    end, start = _day(row.get("end")), row.get("start")
    if end is None or start is None:
        return Instant(end) if end else None
    begins = _day(start)
    return Duration(begins, end) if begins and begins <= end else None


def _day(written: object) -> date | None:
    try:
        return date.fromisoformat(str(written))
    except ValueError:
        return None


def _year(number: object) -> int | None:
    is_year = isinstance(number, int) and not isinstance(number, bool) and 1900 <= number <= 2200
    return number if is_year and isinstance(number, int) else None
