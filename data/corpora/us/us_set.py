"""The US set in memory: what is true, what was first printed, who files, and what each filed."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, fields
from functools import cache

from data.corpora.us.companies import COMPANIES
from data.corpora.us.company_facts import company_facts
from data.corpora.us.report import Filer, Report
from data.corpora.us.reports import filers, filers_with_pages, reports_of
from data.corpora.us.truth import FirstPrint, TrueQuarter, first_prints, true_quarters

__all__ = ["UsSet", "content_digest", "first_print_rows", "true_rows", "us_set"]


@dataclass(frozen=True, slots=True)
class UsSet:
    """All that is made up; companies in the order of their CIKs."""

    filers: tuple[Filer, ...]
    truth: tuple[TrueQuarter, ...]
    first_prints: tuple[FirstPrint, ...]
    reports: tuple[Report, ...]
    """By company, in the order of filing."""


@cache
def us_set() -> UsSet:
    """Make the set; the same every time."""
    return UsSet(
        filers=filers(),
        truth=tuple(row for company in COMPANIES for row in true_quarters(company)),
        first_prints=tuple(row for company in COMPANIES for row in first_prints(company)),
        reports=tuple(report for filer in filers() for report in reports_of(filer)),
    )


def true_rows() -> tuple[dict[str, str], ...]:
    """Give the table of truth as text, a row a fiscal quarter."""
    return tuple(_texts(row) for row in us_set().truth)


def first_print_rows() -> tuple[dict[str, str], ...]:
    """Give the quarters that were first printed otherwise, as text."""
    return tuple(_texts(row) for row in us_set().first_prints)


def _texts(row: TrueQuarter | FirstPrint) -> dict[str, str]:
    return {field.name: str(getattr(row, field.name)) for field in fields(row)}


def content_digest(made: UsSet) -> str:
    """Give a digest of what a set says, whatever the files that hold it look like.

    The truth and companyfacts of all, and the reports of those with pages, with their dimensions.
    """
    digest = hashlib.sha256(repr((made.truth, made.first_prints)).encode())
    for filer in made.filers:
        digest.update(json.dumps(company_facts(filer)).encode())
    paged = {filer.cik for filer in filers_with_pages()}
    for report in made.reports:
        if report.filer.cik in paged:
            digest.update(repr(report).encode())
    return digest.hexdigest()
