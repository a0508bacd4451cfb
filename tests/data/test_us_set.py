"""The US set: its books tie, companyfacts gives back the truth, each trap is there to be seen."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import date
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from data.corpora.us.calendars import Calendar, fiscal_quarters, year_end
from data.corpora.us.companies import COMPANIES, cik_of
from data.corpora.us.company import Company, traits_of
from data.corpora.us.company_facts import company_facts
from data.corpora.us.more_companies import RETAIL
from data.corpora.us.report import Filer, Line, Report, Statement
from data.corpora.us.reports import company_of, filers, filers_with_pages, reports_of
from data.corpora.us.set_files import table, tickers, write_tables
from data.corpora.us.truth import FirstPrint, TrueQuarter, first_prints, true_quarters
from data.corpora.us.us_set import content_digest, true_rows, us_set
from data.sample.fiscal_calendar import quarter_dates
from data.sample.inline_tags import Period

DIGEST = "820a2c1335589f3278e8d10c6b145d9a24fe143c1a200cc7d63d72422ccf7c4a"
SALES = (
    "us-gaap:Revenues",
    "us-gaap:RevenuesNetOfInterestExpense",
    "us-gaap:RegulatedAndUnregulatedOperatingRevenue",
    "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax",
    "us-gaap:SalesRevenueNet",
    "ifrs-full:Revenue",
)
INCOME = (
    "us-gaap:NetIncomeLoss",
    "ifrs-full:ProfitLossAttributableToOwnersOfParent",
    "ifrs-full:ProfitLoss",
)
OPERATING_CASH = (
    "us-gaap:NetCashProvidedByUsedInOperatingActivities",
    "ifrs-full:CashFlowsFromUsedInOperatingActivities",
)
EPS = ("us-gaap:EarningsPerShareDiluted", "ifrs-full:DilutedEarningsLossPerShare")
SHARES = (
    "us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding",
    "ifrs-full:AdjustedWeightedAverageShares",
)
EVERY = pytest.mark.parametrize("company", COMPANIES, ids=[one.ticker for one in COMPANIES])
RESTATING = ("10-K/A", "10-Q/A")


@cache
def facts_of(company: Company) -> dict[str, Any]:
    return company_facts(filer_of(company))


def filer_of(company: Company) -> Filer:
    return next(one for one in filers() if one.cik == cik_of(company))


def named(name: str) -> Company:
    return next(one for one in COMPANIES if one.name.startswith(name))


def rows(company: Company, concept: str) -> list[dict[str, Any]]:
    taxonomy, _, name = concept.partition(":")
    units = facts_of(company)["facts"].get(taxonomy, {}).get(name, {"units": {}})["units"]
    return [row for found in units.values() for row in found]


@cache
def newest(company: Company, concepts: tuple[str, ...]) -> dict[tuple[str, str], Decimal]:
    """The value filed last, by start and end, of the first concept that has one."""
    found: dict[tuple[str, str], Decimal] = {}
    for concept in reversed(concepts):
        for row in sorted(rows(company, concept), key=lambda one: one["filed"]):
            found[row.get("start", ""), row["end"]] = Decimal(str(row["val"]))
    return found


def quarter(company: Company, year: int, name: str) -> TrueQuarter:
    found = (
        one for one in true_quarters(company) if (one.fiscal_year, one.quarter) == (year, name)
    )
    return next(found)


def between(company: Company, concepts: tuple[str, ...], first: date, last: date) -> Decimal:
    return newest(company, concepts)[first.isoformat(), last.isoformat()]


def fourth_by_difference(company: Company, concepts: tuple[str, ...], year: int) -> Decimal:
    first, third, fourth = (quarter(company, year, name) for name in ("Q1", "Q3", "Q4"))
    whole = between(company, concepts, first.start, fourth.end)
    return whole - between(company, concepts, first.start, third.end)


def lines(statement: Statement, name: str) -> Iterator[Line]:
    return (one for one in statement.lines if one.concept.partition(":")[2] == name)


def statement(report: Report, kind: str) -> Statement:
    return next(one for one in report.statements if one.kind == kind)


def report_of(company: Company, form: str, year: int, period: str) -> Report:
    wanted = (form, year, period)
    every = reports_of(filer_of(company))
    return next(one for one in every if (one.form, one.fiscal_year, one.fiscal_period) == wanted)


@EVERY
def test_fourth_quarter_of_2022_is_the_year_less_nine_months(company: Company) -> None:
    true = quarter(company, 2022, "Q4")
    assert fourth_by_difference(company, SALES, 2022) == true.sales
    assert fourth_by_difference(company, INCOME, 2022) == true.net_income
    assert fourth_by_difference(company, OPERATING_CASH, 2022) == true.operating_cash


@EVERY
def test_the_newest_prints_of_all_quarters_are_the_truth(company: Company) -> None:
    for true in true_quarters(company):
        if true.quarter in {"Q1", "Q2", "Q3", "T1"}:
            assert between(company, SALES, true.start, true.end) == true.sales
            assert between(company, INCOME, true.start, true.end) == true.net_income
            assert between(company, EPS, true.start, true.end) == true.diluted_eps
            assert between(company, SHARES, true.start, true.end) == true.diluted_shares


@EVERY
def test_fourth_quarters_tie_in_every_year_on_one_basis(company: Company) -> None:
    for year in range(2018, 2024):
        true = quarter(company, year, "Q4")
        assert fourth_by_difference(company, INCOME, year) == true.net_income
        assert fourth_by_difference(company, OPERATING_CASH, year) == true.operating_cash
        ties = fourth_by_difference(company, SALES, year) == true.sales
        assert ties is true.is_derivable


@EVERY
def test_first_prints_are_in_the_filing_that_first_printed_the_quarter(company: Company) -> None:
    for first in first_prints(company):
        if first.quarter == "Q4":
            continue
        start = quarter(company, first.fiscal_year, first.quarter).start.isoformat()
        for concepts, value in (
            (SALES, first.sales),
            (INCOME, first.net_income),
            (EPS, first.diluted_eps),
        ):
            printed = [
                row
                for concept in concepts
                for row in rows(company, concept)
                if row.get("start") == start and row["end"] == first.end.isoformat()
                and row["filed"] == first.first_filed.isoformat()
            ]  # fmt: skip
            assert Decimal(str(printed[0]["val"])) == value


@EVERY
def test_balance_sheets_balance_and_liabilities_and_equity_are_the_sum_of_their_lines(
    company: Company,
) -> None:
    for report in reports_of(filer_of(company)):
        balance = statement(report, "balance")
        assets = next(lines(balance, "Assets")).values
        whole = ("LiabilitiesAndStockholdersEquity", "EquityAndLiabilities")
        assert assets == next(one for name in whole for one in lines(balance, name)).values
        total = balance.lines.index(next(lines(balance, "Assets")))
        above = [one for one in balance.lines[:total] if one.values and not one.is_total]
        assert assets == summed(above)
        below = [
            one for one in balance.lines[total + 1 :]
            if one.values and not one.is_total and one.unit != "shares"
        ]  # fmt: skip
        assert assets == summed(below)


def summed(found: Iterable[Line]) -> tuple[Decimal, ...]:
    columns = zip(*(line.values for line in found), strict=True)
    return tuple(sum((value or Decimal(0) for value in column), Decimal(0)) for column in columns)


def net(found: Iterable[Line]) -> tuple[Decimal, ...]:
    """Sum lines with the signs in which they are printed."""
    signed = (
        [(value or Decimal(0)) * (-1 if one.is_flipped else 1) for value in one.values]
        for one in found
    )
    return tuple(sum(column, Decimal(0)) for column in zip(*signed, strict=True))


@EVERY
def test_cash_flows_add_up_to_the_change_in_cash_and_to_the_balance_sheet(company: Company) -> None:
    for report in reports_of(filer_of(company)):
        cash = statement(report, "cash")
        sections: list[list[Line]] = [[]]
        for line in cash.lines:
            if not line.values:
                sections.append([])
            else:
                sections[-1].append(line)
        operating, investing, last = sections[1:]
        closing, opening, change, financing = last[-1], last[-2], last[-3], last[-4]
        totals = [operating.pop(), investing.pop(), financing]
        for total, parts in zip(totals, (operating, investing, last[:-4]), strict=True):
            assert total.values == net(parts)
        assert net(totals) == change.values == net([closing, flipped(opening)])
        balance = statement(report, "balance")
        at_end = next(one for one in balance.lines if one.label.lower().startswith("cash"))
        assert at_end.values[0] == closing.values[0]


def flipped(line: Line) -> Line:
    return Line(line.label, line.concept, tuple(-(one or Decimal(0)) for one in line.values))


@EVERY
def test_segments_and_regions_sum_to_revenue_and_profit(company: Company) -> None:
    for report in reports_of(filer_of(company)):
        for kind in ("segments", "regions"):
            parts: list[Line] = []
            for line in statement(report, kind).lines:
                if line.values and line.members:
                    parts.append(line)
                elif line.values:
                    assert line.values == summed(parts)
                    parts = []


@EVERY
def test_net_income_is_earnings_a_share_times_shares_to_half_a_cent(company: Company) -> None:
    for report in reports_of(filer_of(company)):
        income = statement(report, "income")
        found = [
            next(line for name in names for line in lines(income, name.partition(":")[2])).values
            for names in (INCOME, EPS, SHARES)
        ]
        for earned, share, count in zip(*found, strict=True):
            assert earned is not None
            assert share is not None
            assert count is not None
            assert abs(earned - share * count) <= count * Decimal("0.005")


def prints(
    company: Company, concept: str, first: TrueQuarter, last: TrueQuarter
) -> list[tuple[str, str, Any]]:
    """Form, day and value of every filing that prints a concept for a stretch, oldest first."""
    stretch = (first.start.isoformat(), last.end.isoformat())
    return [
        (row["form"], row["filed"], row["val"])
        for row in rows(company, concept)
        if (row.get("start"), row["end"]) == stretch
    ]


def first_print(company: Company, year: int, name: str) -> FirstPrint:
    found = (one for one in first_prints(company) if (one.fiscal_year, one.quarter) == (year, name))
    return next(found)


def test_an_amended_quarter_has_both_values_and_both_days() -> None:
    pellmere = named("Pellmere")
    true, first = quarter(pellmere, 2022, "Q2"), first_print(pellmere, 2022, "Q2")
    assert (first.sales, true.sales) == (Decimal("3774e6"), Decimal("3690e6"))
    assert (first.diluted_eps, true.diluted_eps) == (Decimal("2.38"), Decimal("1.78"))
    assert (first.first_filed, first.last_filed) == (date(2022, 9, 8), date(2022, 10, 4))
    assert prints(pellmere, "us-gaap:Revenues", true, true) == [
        ("10-Q", "2022-09-08", 3_774_000_000),
        ("10-Q/A", "2022-10-04", 3_690_000_000),
        ("10-Q", "2023-09-04", 3_690_000_000),
    ]
    amendment = report_of(pellmere, "10-Q/A", 2022, "Q2")
    assert "originally filed on September 8, 2022" in amendment.explanation
    assert statement(amendment, "restated").lines[1].values == (Decimal("-84e6"), Decimal("-84e6"))


def test_an_amended_year_rewrites_its_fourth_quarter() -> None:
    tesquill = named("Tesquill Medical")
    first, fourth = quarter(tesquill, 2021, "Q1"), quarter(tesquill, 2021, "Q4")
    assert prints(tesquill, SALES[3], first, fourth)[:2] == [
        ("10-K", "2021-11-22", 3_226_020_000),
        ("10-K/A", "2021-12-20", 3_194_679_000),
    ]
    assert first_print(tesquill, 2021, "Q4").sales - fourth.sales == 31_341_000


def test_a_silent_restatement_is_in_the_comparatives_of_the_next_year_only() -> None:
    quendale = named("Quendale")
    true = quarter(quendale, 2022, "Q1")
    assert prints(quendale, "us-gaap:Revenues", true, true) == [
        ("10-Q", "2022-05-13", 207_726_000),
        ("10-Q", "2023-05-01", 204_054_000),
    ]
    assert not any(one.form in RESTATING for one in reports_of(filer_of(quendale)))
    cash = prints(quendale, OPERATING_CASH[0], true, quarter(quendale, 2022, "Q4"))
    assert [value for _, _, value in cash] == [415_063_000, 401_514_000]


def test_a_split_restates_shares_and_earnings_a_share_of_the_year_before() -> None:
    orvane = named("Orvane Systems")
    true = quarter(orvane, 2020, "Q2")
    assert [value for _, _, value in prints(orvane, EPS[0], true, true)] == [3.1, 1.03]
    assert [value for _, _, value in prints(orvane, SHARES[0], true, true)] == [
        27_944_000,
        83_832_000,
    ]
    ashlorn = named("Ashlorn")
    true = quarter(ashlorn, 2021, "Q2")
    assert [value for _, _, value in prints(ashlorn, EPS[0], true, true)] == [-0.12, -1.21]


def test_a_sold_business_leaves_the_sales_of_the_year_before_and_of_the_oldest_year_column() -> (
    None
):
    calvessa = named("Calvessa Foods")
    true = quarter(calvessa, 2020, "Q2")
    assert [value for _, _, value in prints(calvessa, SALES[3], true, true)] == [
        1_787_000_000,
        1_537_000_000,
    ]
    year = (quarter(calvessa, 2019, "Q1"), quarter(calvessa, 2019, "Q4"))
    assert [value for _, _, value in prints(calvessa, SALES[3], *year)] == [
        7_834_000_000, 7_834_000_000, 6_730_000_000,
    ]  # fmt: skip
    report = report_of(calvessa, "10-Q", 2021, "Q1")
    income = statement(report, "income")
    (sold,) = lines(income, "IncomeLossFromDiscontinuedOperationsNetOfTax")
    (kept,) = lines(income, "IncomeLossFromContinuingOperations")
    assert net([kept, sold]) == next(lines(income, "NetIncomeLoss")).values
    assert "Specialty Lines" in sold.note


def test_a_change_of_year_end_has_a_transition_report_of_six_months() -> None:
    grennock = filer_of(named("Grennock"))
    told = [
        (one.form, one.fiscal_year, one.fiscal_period, one.start, one.end)
        for one in reports_of(grennock)
        if date(2020, 6, 30) <= one.end <= date(2021, 3, 31)
    ]
    assert told == [
        ("10-K", 2020, "FY", date(2019, 7, 1), date(2020, 6, 30)),
        ("10-Q", 2021, "Q1", date(2020, 7, 1), date(2020, 9, 30)),
        ("10-KT", 2020, "FY", date(2020, 7, 1), date(2020, 12, 31)),
        ("10-Q", 2021, "Q1", date(2021, 1, 1), date(2021, 3, 31)),
    ]
    ends = [one.filer.year_end for one in reports_of(grennock)]
    assert ends == ["--06-30"] * 13 + ["--12-31"] * 13


def test_a_switch_of_concept_tags_the_year_before_anew() -> None:
    wickenstad = named("Wickenstad")
    true = quarter(wickenstad, 2018, "Q2")
    assert prints(wickenstad, "us-gaap:SalesRevenueNet", true, true) == [
        ("10-Q", "2017-11-09", 10_291_198)
    ]
    assert [one[:2] for one in prints(wickenstad, SALES[3], true, true)] == [
        ("10-Q", "2018-11-01"), ("10-Q/A", "2018-11-27"),
    ]  # fmt: skip


def test_two_revenues_of_a_store_with_members() -> None:
    pellmere = named("Pellmere")
    income = statement(report_of(pellmere, "10-K", 2022, "FY"), "income")
    sales = next(lines(income, "RevenueFromContractWithCustomerExcludingAssessedTax"))
    (fees,), (total,) = lines(income, "MembershipFeeRevenue"), lines(income, "Revenues")
    assert net([sales, fees]) == total.values
    assert fees.concept == "plmrs:MembershipFeeRevenue"


def test_quarters_print_cash_flows_to_date_only() -> None:
    for filer in filers():
        for report in reports_of(filer):
            columns = statement(report, "cash").columns
            assert {one.start for one in columns if one.end == report.end} == {report.start}


def test_minority_interest_is_what_is_left_of_the_groups_profit() -> None:
    for company in COMPANIES:
        if company.minority and not company.is_ifrs:
            income = statement(report_of(company, "10-K", 2022, "FY"), "income")
            group, others, own = (
                next(lines(income, name))
                for name in ("ProfitLoss", "NetIncomeLossAttributableToNoncontrollingInterest", "NetIncomeLoss")
            )  # fmt: skip
            assert net([group, others]) == own.values


def test_missing_concepts_are_in_no_row() -> None:
    for name, missing in (
        ("Varlund Bancorp", ("GrossProfit", "OperatingIncomeLoss", "AssetsCurrent")),
        ("Orvane Holdings", ("GrossProfit", "OperatingIncomeLoss")),
        ("Ashlorn", ("GrossProfit", "OperatingIncomeLoss")),
        ("Nordrake", ("Liabilities",)),
    ):
        assert not any(rows(named(name), f"us-gaap:{concept}") for concept in missing)


def test_foreign_currencies_and_an_ifrs_filer() -> None:
    hestrava = facts_of(named("Hestrava"))["facts"]
    assert list(hestrava) == ["dei", "ifrs-full"]
    assert list(hestrava["ifrs-full"]["DilutedEarningsLossPerShare"]["units"]) == ["EUR/shares"]
    assert {one.form for one in reports_of(filer_of(named("Hestrava")))} == {"20-F", "6-K"}
    nordrake = facts_of(named("Nordrake"))["facts"]["us-gaap"]
    assert list(nordrake["Assets"]["units"]) == ["CAD"]


def test_facts_with_dimensions_are_in_reports_and_not_in_companyfacts() -> None:
    orvane = named("Orvane Systems")
    report = report_of(orvane, "10-Q", 2022, "Q2")
    (segment,) = (one for one in statement(report, "segments").lines if one.label == "Subscriptions" and "Revenue" in one.concept)  # fmt: skip
    assert segment.members == (
        ("us-gaap:StatementBusinessSegmentsAxis", "orvsy:SubscriptionsMember"),
    )
    assert segment.values[0] not in [row["val"] for row in rows(orvane, segment.concept)]


def test_hidden_facts_are_in_companyfacts_and_in_no_statement() -> None:
    orvane = named("Orvane Systems")
    report = report_of(orvane, "10-Q", 2022, "Q2")
    lease = next(one for one in report.hidden if one.concept == "us-gaap:OperatingLeaseCost")
    assert report.value("us-gaap:OperatingLeaseCost", Period(report.start, report.end)) is None
    assert (report.accession, lease.values[0]) in [
        (row["accn"], row["val"]) for row in rows(orvane, "us-gaap:OperatingLeaseCost")
    ]


def test_amounts_are_whole_in_the_unit_in_which_statements_print_them() -> None:
    for filer in filers():
        for report in reports_of(filer):
            for one in report.statements:
                for line in one.lines:
                    unit = 10**filer.money_scale if line.unit == filer.currency else 0
                    assert not unit or all(not (value or 0) % unit for value in line.values)


def test_a_former_name_is_on_what_was_filed_under_it() -> None:
    ashlorn = filer_of(named("Ashlorn"))
    names = [one.filer.name for one in reports_of(ashlorn)]
    assert names == ["Belcastre Publishing, Inc."] * 12 + ["Ashlorn Media Group, Inc."] * 12
    assert facts_of(named("Ashlorn"))["entityName"] == "Ashlorn Media Group, Inc."


def test_every_trait_is_had_and_the_twelve_with_pages_have_all_of_them() -> None:
    had = Counter(trait for company in COMPANIES for trait in traits_of(company))
    paged = {trait for filer in filers_with_pages() for trait in traits_of(company_of(filer))}
    assert set(had) == paged
    assert len(had) == 25


def test_no_name_ticker_cik_or_accession_number_twice_and_some_names_alike() -> None:
    for of in ("name", "ticker", "cik", "prefix"):
        assert len({getattr(one, of) for one in filers()}) == 60
    accessions = [one.accession for one in us_set().reports]
    assert len(set(accessions)) == len(accessions) == 1457
    firsts = Counter(one.name.split()[0] for one in filers())
    alike = {name: count for name, count in firsts.items() if count > 1}
    assert alike == {"Orvane": 4, "Tesquill": 2, "Calvessa": 2, "Varlund": 2, "Marrowind": 2}


def test_filings_follow_the_period_and_each_other() -> None:
    for filer in filers():
        reports = reports_of(filer)
        assert [one.filed for one in reports] == sorted(one.filed for one in reports)
        for report in reports:
            days = (report.filed - report.end).days
            assert 30 <= days <= 120, (report.form, days)
            assert report.counted_on is not None
            assert report.end < report.counted_on < report.filed


def test_retail_years_are_those_of_the_sample_and_other_years_end_where_they_should() -> None:
    for one in fiscal_quarters(RETAIL):
        number = int(one.name[1])
        assert (one.start, one.end) == quarter_dates("retail year", one.fiscal_year, number)
    last_saturday = Calendar(9, 5)
    assert [year_end(last_saturday, year) for year in (2018, 2023)] == [
        date(2018, 9, 29), date(2023, 9, 30),
    ]  # fmt: skip


def test_companyfacts_has_the_shape_that_the_sec_gives() -> None:
    made = facts_of(named("Varlund Bancorp"))
    assert list(made) == ["cik", "entityName", "facts"]
    assert made["cik"] == 9_900_007
    revenue = made["facts"]["us-gaap"]["Revenues"]
    assert list(revenue) == ["label", "description", "units"]
    assert revenue["units"]["USD"][0] == {
        "start": "2017-01-01", "end": "2017-03-31", "val": 266836000, "accn": "0009900007-18-000011",
        "fy": 2018, "fp": "Q1", "form": "10-Q", "filed": "2018-05-01", "frame": "CY2017Q1",
    }  # fmt: skip
    frames = [row["frame"] for row in revenue["units"]["USD"] if "frame" in row]
    assert len(frames) == len(set(frames)) == 28


def test_tables_and_tickers_are_written(tmp_path: Path) -> None:
    written = write_tables(tmp_path)
    assert len(written) == 64
    assert (tmp_path / "true_quarters.csv").read_text(encoding="utf-8") == table(true_rows())
    listed = json.loads(tickers())
    assert listed["0"] == {"cik_str": 9900001, "ticker": "ORVSY", "title": "Orvane Systems, Inc."}
    path = tmp_path / "companyfacts" / "CIK0009900012.json"
    assert json.loads(path.read_text(encoding="utf-8")) == facts_of(named("Wickenstad"))


def test_the_table_of_truth_has_a_row_a_quarter() -> None:
    assert len(true_rows()) == 60 * 24 + 4
    assert set(true_rows()[0]) >= {"fiscal_year", "quarter", "start", "end", "sales", "net_income", "diluted_eps", "diluted_shares", "operating_cash"}  # fmt: skip


def test_the_set_is_the_same_every_time() -> None:
    assert content_digest(us_set()) == DIGEST
