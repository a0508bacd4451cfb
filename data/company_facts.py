"""companyfacts JSON, as data.sec.gov serves it -> one company's facts, and what names its years.

Every row is one print of a fact in one filing. `fy` and `fp` describe that filing, and `frame` a
calendar bucket; none of the three is ever used to find a period. Only the number that an annual
report's own rows give its fiscal year names that year, where no cover on file does.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

from data.company import Cik, Company
from data.errors import FormatError
from data.fact import Concept, Fact
from data.filing import AccessionNumber
from data.fiscal_anchors import ANNUAL_FORMS
from data.period import Duration, Instant, Period
from data.span import DocumentId

NO_DIMENSIONS: frozenset[tuple[str, str]] = frozenset()
"""companyfacts has only facts about the company as a whole."""


@dataclass(frozen=True, slots=True)
class FactsCover:
    """What the rows of an annual report say about it: a cover, as far as a calendar asks for one."""

    accession: AccessionNumber
    form: str
    fiscal_year: int
    """`fy` of most of its rows."""
    filed: date
    period_end: date | None = None
    """Not told: the calendar takes the newest year that the filing reports on."""
    fiscal_period: str = "FY"
    year_end: str | None = None

    @property
    def document_id(self) -> DocumentId:
        """No document: the accession number stands for it."""
        return DocumentId(self.accession)


@dataclass(frozen=True, slots=True)
class CompanyFacts:
    """A companyfacts file, read."""

    company: Company
    facts: tuple[Fact, ...]
    """Without a document or a place; each print of a filing once, in the file's order."""
    covers: tuple[FactsCover, ...]
    labels: Mapping[Concept, str]
    """What the taxonomy calls each concept; those without a label are left out."""
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
    facts: dict[Fact, None] = {}
    labels: dict[Concept, str] = {}
    years: dict[AccessionNumber, Counter[tuple[str, int, date]]] = defaultdict(Counter)
    left_out = 0
    for concept, unit, label, row in _rows(taxonomies, source):
        fact = _fact(cik, concept, unit, row)
        if fact is None:
            left_out += 1
            continue
        facts[fact] = None
        if label:
            labels[concept] = label
        if fact.form in ANNUAL_FORMS and fact.accession and fact.filed and _is_year(row.get("fy")):
            years[fact.accession][(fact.form, row["fy"], fact.filed)] += 1
    covers = (
        FactsCover(accession, *most.most_common(1)[0][0]) for accession, most in years.items()
    )
    return CompanyFacts(Company(cik, name), tuple(facts), tuple(covers), labels, left_out)


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


def _is_year(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 1900 <= number <= 2200
