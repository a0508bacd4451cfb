"""companyfacts JSON is read as it is served, and a damaged one is said to be damaged."""

import gzip
import json
from collections.abc import Mapping
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from data.company_facts import CompanyFacts, read_company_facts
from data.errors import FormatError
from data.fiscal import fiscal_calendar
from data.period import Duration, FiscalPeriod, Instant

ROW: Mapping[str, Any] = {
    "start": "2023-01-01", "end": "2023-12-31", "val": 1050, "accn": "0009990011-24-000007",
    "fy": 2023, "fp": "FY", "form": "10-K", "filed": "2024-02-20", "frame": "CY2023",
}  # fmt: skip


def served(
    rows: list[Mapping[str, Any]],
    concept: str = "Revenues",
    unit: str = "USD",
    definition: str | None = None,
) -> bytes:
    told = {"label": "Revenues", "description": definition, "units": {unit: rows}}
    whole = {
        "cik": 9990011,
        "entityName": "MADE WIDGETS INC",
        "facts": {"us-gaap": {concept: told}},
    }
    return json.dumps(whole).encode()


def read(content: bytes) -> CompanyFacts:
    return read_company_facts(content, source="CIK0009990011.json")


def test_a_row_is_a_fact_without_a_place() -> None:
    found = read(served([ROW]))
    (one,) = found.facts
    assert (one.cik, one.concept, one.unit, one.value) == (
        "0009990011", "us-gaap:Revenues", "USD", Decimal(1050),
    )  # fmt: skip
    assert one.period == Duration(date(2023, 1, 1), date(2023, 12, 31))
    assert (one.accession, one.form, one.filed) == (
        "0009990011-24-000007", "10-K", date(2024, 2, 20),
    )  # fmt: skip
    assert one.document_id is None
    assert one.span is None
    assert found.company.name == "MADE WIDGETS INC"
    assert found.register.labels == {"us-gaap:Revenues": "Revenues"}


def test_a_definition_is_told_beside_the_label() -> None:
    found = read(served([ROW], definition="Amount of revenue.")).register
    assert found.definitions == {"us-gaap:Revenues": "Amount of revenue."}
    assert read(served([ROW])).register.definitions == {}


def test_a_row_without_a_start_is_an_instant() -> None:
    (one,) = read(served([{**ROW, "start": None}])).facts
    assert one.period == Instant(date(2023, 12, 31))


def test_a_row_that_is_repeated_is_one_fact() -> None:
    again = {name: value for name, value in ROW.items() if name != "frame"}
    assert len(read(served([ROW, again, ROW])).facts) == 1


def test_values_are_read_as_they_are_written() -> None:
    content = served([ROW]).replace(b"1050", b"6.11")
    assert read(content).facts[0].value == Decimal("6.11")


def test_nothing_depends_on_fy_fp_and_frame() -> None:
    scrambled = {**ROW, "fy": 1999, "fp": "Q3", "frame": "CY1999Q3"}
    assert read(served([scrambled])).facts == read(served([ROW])).facts


def test_the_fiscal_year_of_an_annual_report_names_its_own_newest_year() -> None:
    before = {**ROW, "start": "2022-01-01", "end": "2022-12-31", "val": 900}
    found = read(served([ROW, before]))
    calendar = fiscal_calendar(found.register.filings, found.facts)
    assert calendar.name(found.facts[0].period) == FiscalPeriod(2023, "year")
    assert calendar.name(found.facts[1].period) == FiscalPeriod(2022, "year")


QUARTER: Mapping[str, Any] = {
    "start": "2023-04-02", "end": "2023-07-01", "val": 47, "accn": "0009990011-23-000009",
    "fy": 2023, "fp": "Q3", "form": "10-Q", "filed": "2023-08-04",
}  # fmt: skip
"""Of a company whose year ends in September."""


def named(*rows: Mapping[str, Any]) -> FiscalPeriod | None:
    """What the calendar calls the first row's period."""
    found = read(served(list(rows)))
    return fiscal_calendar(found.register.filings, found.facts).name(found.facts[0].period)


def test_a_quarter_that_stands_alone_has_the_name_that_its_filing_gives_it() -> None:
    assert named(QUARTER) == FiscalPeriod(2023, "quarter", 3)
    assert named({**QUARTER, "fp": "FY"}) == FiscalPeriod(2024, "quarter", 1)


def test_dates_overrule_what_a_filing_says_of_its_quarter() -> None:
    to_date = {**QUARTER, "start": "2023-01-01", "val": 90}
    assert named({**QUARTER, "fp": "Q3"}, to_date) == FiscalPeriod(2023, "quarter", 2)
    year = {
        **ROW,
        "fy": 2022,
        "start": "2022-04-03",
        "end": "2023-04-01",
        "accn": "0009990011-23-000002",
    }
    assert named({**QUARTER, "fp": "Q3"}, year) == FiscalPeriod(2023, "quarter", 1)


def test_rows_that_call_one_filing_by_two_years_name_none() -> None:
    february = {**ROW, "start": "2023-01-29", "end": "2024-02-03"}
    before = {**ROW, "start": "2022-01-30", "end": "2023-01-28"}
    assert named(february, before) == FiscalPeriod(2023, "year")
    assert named(february, {**before, "fy": 2022}) == FiscalPeriod(2024, "year")


def test_a_year_that_ends_in_the_second_half_has_the_number_of_that_year() -> None:
    assert named({**ROW, "fy": 2024}) == FiscalPeriod(2023, "year")
    assert named({**ROW, "fy": 2022}) == FiscalPeriod(2023, "year")


def test_a_filing_of_balances_alone_reports_on_their_newest_day() -> None:
    rows: list[Mapping[str, Any]] = [
        {**ROW, "start": None, "val": value, "end": end}
        for end, value in (("2022-12-31", 5), ("2023-12-31", 6))
    ]
    found = read(served(rows, "Assets"))
    (one,) = found.register.filings
    assert one.period_end == date(2023, 12, 31)
    calendar = fiscal_calendar(found.register.filings, found.facts)
    assert calendar.latest("instant") == FiscalPeriod(2023, "instant")


@pytest.mark.parametrize("bad", [{"val": None}, {"val": "12"}, {"val": True}, {"end": "2023-13-45"}, {"end": None}, {"start": "2024-12-31"}])  # fmt: skip
def test_rows_that_say_nothing_are_counted(bad: Mapping[str, Any]) -> None:
    found = read(served([ROW, {**ROW, **bad}]))
    assert (len(found.facts), found.left_out) == (1, 1)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (served([ROW])[:-40], "no complete JSON"),
        (b"<html>Request denied</html>", "no complete JSON"),
        (b"[1, 2]", "not a companyfacts file"),
        (b"{}", "no cik and facts"),
        (b'{"cik": "none", "facts": {}}', "no cik and facts"),
        (b'{"cik": 1, "facts": {"us-gaap": {"Assets": {"label": null}}}}', "without units"),
        (b'{"cik": 1, "facts": {"us-gaap": []}}', "without units"),
        (b"[" * 100_000, "no complete JSON"),
    ],
)
def test_what_is_no_companyfacts_file_is_refused_in_words(content: bytes, says: str) -> None:
    with pytest.raises(FormatError, match=says) as refused:
        read(content)
    assert str(refused.value).startswith("CIK0009990011.json ")


@pytest.mark.parametrize(("cik", "count"), [("0000320193", 24_579), ("0001045810", 26_903), ("0001640147", 8_163), ("0001997711", 768)])  # fmt: skip
def test_every_row_of_real_companyfacts_is_a_fact(corpus: Path, cik: str, count: int) -> None:
    found = read_company_facts(
        gzip.decompress((corpus / "companyfacts" / f"CIK{cik}.json.gz").read_bytes()), source="x"
    )
    assert (len(found.facts), found.left_out) == (count, 0)


def test_the_years_of_a_real_company_have_its_own_names(corpus: Path) -> None:
    content = gzip.decompress((corpus / "companyfacts" / "CIK0001045810.json.gz").read_bytes())
    found = read_company_facts(content, source="x")
    named = {
        one.year: one.end for one in fiscal_calendar(found.register.filings, found.facts).years
    }
    assert (named[2025], named[2024], named[2023]) == (
        date(2025, 1, 26), date(2024, 1, 28), date(2023, 1, 29),
    )  # fmt: skip
