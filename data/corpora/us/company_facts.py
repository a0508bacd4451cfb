"""A company's reports as data.sec.gov gives them in companyfacts: undimensioned facts by concept."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any

from data.corpora.us.frames import frame_of
from data.corpora.us.report import Filer, Line, Report
from data.corpora.us.reports import reports_of
from data.sample.inline_tags import Period

STANDARD = ("dei", "ifrs-full", "srt", "us-gaap")
_WORD = re.compile(r"[A-Z][a-z]*|[A-Z]+(?![a-z])|\d+")
Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Said:
    """One fact as one report says it, without dimensions."""

    concept: str
    """Qualified."""
    unit: str
    period: Period
    value: Decimal


def said_by(report: Report) -> Iterator[Said]:
    """Give every undimensioned fact of a report; a fact printed in two statements comes twice."""
    for statement in report.statements:
        for line in statement.lines:
            if line.concept and not line.members:
                for column, value in zip(statement.columns, line.values, strict=True):
                    if value is not None:
                        yield Said(line.concept, line.unit, line.period(column), value)
    yield from (_hidden(report, line) for line in report.hidden)
    yield from _cover(report)


def _hidden(report: Report, line: Line) -> Said:
    start = None if line.unit == "shares" else report.start
    value = line.values[0]
    assert value is not None, f"{line.concept} is hidden and has no value"
    return Said(line.concept, line.unit, Period(start, report.end), value)


def _cover(report: Report) -> Iterator[Said]:
    if report.counted_on:
        shares, day = Decimal(report.shares_outstanding), Period(None, report.counted_on)
        yield Said("dei:EntityCommonStockSharesOutstanding", "shares", day, shares)
    if report.float_on:
        day = Period(None, report.float_on)
        yield Said("dei:EntityPublicFloat", report.filer.currency, day, report.public_float)


def company_facts(filer: Filer) -> dict[str, Any]:
    """Give the JSON object of a company: cik, entityName, facts by taxonomy and concept."""
    rows: dict[tuple[str, str], list[Row]] = {}
    for report in reports_of(filer):
        for said in dict.fromkeys(said_by(report)):
            if said.concept.partition(":")[0] in STANDARD:
                rows.setdefault((said.concept, said.unit), []).append(_row(report, said))
    facts: dict[str, dict[str, Any]] = {}
    for (concept, unit), found in sorted(rows.items()):
        taxonomy, _, name = concept.partition(":")
        entry = facts.setdefault(taxonomy, {}).setdefault(name, _entry(taxonomy, name))
        entry["units"][unit] = _framed(sorted(found, key=_order))
    return {"cik": int(filer.cik), "entityName": filer.name, "facts": facts}


def _entry(taxonomy: str, name: str) -> dict[str, Any]:
    label = " ".join(_WORD.findall(name))
    return {"label": label, "description": f"{label} ({taxonomy}).", "units": {}}


def _row(report: Report, said: Said) -> Row:
    start = {"start": said.period.start.isoformat()} if said.period.start else {}
    return {
        **start,
        "end": said.period.end.isoformat(),
        "val": number(said.value),
        "accn": report.accession,
        "fy": report.fiscal_year,
        "fp": report.fiscal_period,
        "form": report.form,
        "filed": report.filed.isoformat(),
    }


def number(value: Decimal) -> int | float:
    """Give a value as JSON has it: whole without a point."""
    return int(value) if value == value.to_integral_value() else float(value)


def _order(row: Mapping[str, Any]) -> tuple[str, str, str]:
    return row["end"], row.get("start", ""), row["filed"]


def _framed(rows: list[Row]) -> list[Row]:
    """Name the calendar period in the row filed last of all that are near it."""
    newest: dict[str, Row] = {}
    for row in rows:
        name = frame_of(_period(row))
        if name and (name not in newest or row["filed"] >= newest[name]["filed"]):
            newest[name] = row
    for name, row in newest.items():
        row["frame"] = name
    return rows


def _period(row: Mapping[str, Any]) -> Period:
    start = date.fromisoformat(row["start"]) if "start" in row else None
    return Period(start, date.fromisoformat(row["end"]))
