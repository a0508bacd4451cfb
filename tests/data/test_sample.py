"""The sample corpus: made again it is the same, its books tie, its filings are true to them."""

from __future__ import annotations

import csv
import gzip
import json
from collections import defaultdict
from datetime import date, timedelta
from decimal import Decimal
from itertools import pairwise
from pathlib import Path

import pytest
from lxml import etree

from data.sample import FILES, sample_files
from data.sample.bookkeeping import keep_books
from data.sample.company_plan import CompanyPlan
from data.sample.corpus import write_corpus
from data.sample.filing_plan import FILINGS, FilingPlan
from data.sample.filing_writer import filing_name
from data.sample.fiscal_calendar import QuarterRange, whole_year
from data.sample.halden_plan import PLAN as HALDEN
from data.sample.markdown_reports import SHARE_CLASSES, check_digit, made_up_isin
from data.sample.spanish_books import CORPORATE, SEGMENTS, report_years
from data.sample.tolvane_plan import PLAN as TOLVANE

TICKERS = Path(__file__).parents[3] / "shared" / "corpus" / "company_tickers.json.gz"
PLANS = (TOLVANE, HALDEN)
YEARS = range(2021, 2026)
IX = "{http://www.xbrl.org/2013/inlineXBRL}"
XBRLI = "{http://www.xbrl.org/2003/instance}"
NIL = "{http://www.w3.org/2001/XMLSchema-instance}nil"
FactKey = tuple[str, str, str]


def parsed(name: str) -> etree._Element:
    return etree.fromstring((FILES / name).read_bytes(), etree.XMLParser(no_network=True))


def contexts(root: etree._Element) -> dict[str, str]:
    """Context id -> `start/end` or `end`, with members behind; written for this test alone."""
    found = {}
    for context in root.iter(f"{XBRLI}context"):
        period = context.find(f"{XBRLI}period")
        assert period is not None
        dates = "/".join(str(day.text) for day in period)
        members = [
            str(one.text) for one in context.iter("{http://xbrl.org/2006/xbrldi}explicitMember")
        ]
        found[str(context.get("id"))] = " ".join([dates, *members])
    return found


def facts(name: str) -> dict[FactKey, list[tuple[Decimal, int]]]:
    """Values with their decimals by concept, period and unit; nil facts and words left out."""
    root = parsed(name)
    where = contexts(root)
    found: dict[FactKey, list[tuple[Decimal, int]]] = defaultdict(list)
    for element in root.iter(f"{IX}nonFraction"):
        if element.get(NIL) == "true" or "numwords" in str(element.get("format")):
            continue
        shown = "".join(str(piece) for piece in element.itertext()).replace(",", "")
        number = Decimal(0) if shown == "—" else Decimal(shown)
        value = number.scaleb(int(element.get("scale", "0")))
        key = (
            str(element.get("name")),
            where[str(element.get("contextRef"))],
            str(element.get("unitRef")),
        )
        signed = -value if element.get("sign") == "-" else value
        found[key].append((signed, int(str(element.get("decimals")))))
    return found


def fact(name: str, concept: str, period: str, unit: str = "usd") -> Decimal:
    """The most precise value of a fact."""
    return max(facts(name)[(f"us-gaap:{concept}", period, unit)], key=lambda pair: pair[1])[0]


def test_the_generator_writes_the_committed_bytes(tmp_path: Path) -> None:
    names = write_corpus(tmp_path)
    assert sorted(names) == sorted(path.name for path in FILES.iterdir())
    for name in names:
        assert (tmp_path / name).read_bytes() == (FILES / name).read_bytes(), name


def test_a_file_that_is_no_longer_made_is_removed(tmp_path: Path) -> None:
    (tmp_path / "old-20200101.htm").write_text("x")
    (tmp_path / "kept.txt").write_text("x")
    write_corpus(tmp_path)
    assert not (tmp_path / "old-20200101.htm").exists()
    assert (tmp_path / "kept.txt").exists()


def test_the_corpus_is_small() -> None:
    sizes = [path.stat().st_size for path in FILES.iterdir()]
    assert max(sizes) < 200_000
    assert sum(sizes) < 1_450_000


def test_sample_files_are_the_documents_without_the_manifest() -> None:
    names = [path.name for path in sample_files()]
    assert len(names) == 15
    assert names == sorted(names)
    assert "manifest.csv" not in names


def test_the_manifest_has_a_line_for_every_document() -> None:
    with (FILES / "manifest.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert sorted(row["file"] for row in rows) == [path.name for path in sample_files()]
    accessions = [row["accession"] for row in rows if row["accession"]]
    assert len(accessions) == len(set(accessions)) == 12
    for row in rows[:12]:
        assert row["accession"].startswith(f"{row['cik']}-{row['filed'][2:4]}-")


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.identity.ticker)
def test_nobody_real_has_the_name_ticker_or_number_of_a_sample_company(plan: CompanyPlan) -> None:
    if not TICKERS.exists():
        pytest.skip(f"{TICKERS} is not here")
    with gzip.open(TICKERS, "rt", encoding="utf-8") as file:
        listed = json.load(file).values()
    first_word = plan.identity.name.split()[0].lower()
    assert not [one["title"] for one in listed if first_word in one["title"].lower().split()]
    assert plan.identity.ticker not in {one["ticker"] for one in listed}
    assert int(plan.identity.cik) not in {one["cik_str"] for one in listed}


@pytest.mark.parametrize("wrong", [False, True], ids=["true", "first print"])
@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.identity.ticker)
def test_every_balance_sheet_balances_and_cash_follows_the_flows(
    plan: CompanyPlan, wrong: bool
) -> None:
    books = keep_books(plan, plan.misstatement if wrong else None)
    cash = books.opening["cash"]
    for one in books.quarters:
        assert one.balances["assets"] == one.balances["liabilities_and_equity"]
        cash += one.flows["cash_change"]
        assert cash == one.balances["cash"] > 0


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.identity.ticker)
@pytest.mark.parametrize("year", YEARS)
def test_quarters_and_parts_add_up_to_the_year(plan: CompanyPlan, year: int) -> None:
    books = keep_books(plan)
    whole = whole_year(year)
    for line in ("revenue", "net_income", "operating_cash"):
        quarters = [books.flow(line, QuarterRange(year, one, one)) for one in (1, 2, 3, 4)]
        assert sum(quarters) == books.flow(line, whole)
    for breakdown in (plan.face, plan.segments, plan.geography):
        if breakdown:
            parts = [books.part(member.name, whole) for member in breakdown.members]
            assert sum(parts) == books.flow("revenue", whole)
    profits = sum(books.part(f"{member.name} profit", whole) for member in plan.segments.members)
    assert profits - books.flow("corporate", whole) == books.flow("operating_income", whole)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.identity.ticker)
def test_quarters_follow_one_another_without_a_gap(plan: CompanyPlan) -> None:
    quarters = keep_books(plan).quarters
    for before, after in pairwise(quarters):
        assert after.start == before.end + timedelta(1)


def test_the_retail_year_ends_on_the_saturday_nearest_to_31_january() -> None:
    books = keep_books(HALDEN)
    assert [books.dates(whole_year(year))[1] for year in YEARS] == [
        date(2022, 1, 29), date(2023, 1, 28), date(2024, 2, 3), date(2025, 2, 1), date(2026, 1, 31),
    ]  # fmt: skip
    assert [books.weeks(whole_year(year)) for year in YEARS] == [52, 52, 53, 52, 52]


@pytest.mark.parametrize("filing", FILINGS, ids=filing_name)
def test_a_filing_is_well_formed_and_its_facts_have_contexts_and_units(filing: FilingPlan) -> None:
    root = parsed(filing_name(filing))
    known = set(contexts(root))
    units = {str(unit.get("id")) for unit in root.iter(f"{XBRLI}unit")}
    ids = [str(element.get("id")) for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    used = {str(element.get("contextRef")) for element in root.iter() if element.get("contextRef")}
    assert used == known
    assert {str(one.get("unitRef")) for one in root.iter(f"{IX}nonFraction")} == units
    targets = {str(one.get("continuedAt")) for one in root.iter() if one.get("continuedAt")}
    assert targets == {str(one.get("id")) for one in root.iter(f"{IX}continuation")}
    links = {str(one.get("href"))[1:] for one in root.iter("{http://www.w3.org/1999/xhtml}a")}
    assert links <= set(ids)
    assert "{{" not in "".join(str(piece) for piece in root.itertext())


@pytest.mark.parametrize("filing", FILINGS, ids=filing_name)
def test_values_of_one_fact_agree_within_their_precision(filing: FilingPlan) -> None:
    for key, values in facts(filing_name(filing)).items():
        exact = max(values, key=lambda pair: pair[1])[0]
        for value, decimals in values:
            assert abs(value - exact) * 2 <= Decimal(1).scaleb(-decimals), (key, values)


@pytest.mark.parametrize("filing", FILINGS, ids=filing_name)
def test_statements_tie_as_they_are_printed(filing: FilingPlan) -> None:
    name = filing_name(filing)
    found = {key: max(values, key=lambda pair: pair[1])[0] for key, values in facts(name).items()}
    days = [period for concept, period, _ in found if concept == "us-gaap:Assets"]
    assert len(days) == 2
    for day in days:
        assets = found["us-gaap:Assets", day, "usd"]
        liabilities = found["us-gaap:Liabilities", day, "usd"]
        assert assets == liabilities + found["us-gaap:StockholdersEquity", day, "usd"]
    for concept, period, unit in list(found):
        if concept == "us-gaap:EarningsPerShareBasic":
            income = found["us-gaap:NetIncomeLoss", period, "usd"]
            shares = found[
                "us-gaap:WeightedAverageNumberOfSharesOutstandingBasic", period, "shares"
            ]
            assert abs(income / shares - found[concept, period, unit]) <= Decimal("0.005")


def test_every_trap_that_the_reader_must_stand_is_in_the_corpus() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in sample_files())
    for trap in (
        'sign="-"', 'xsi:nil="true"', "ixt:fixed-zero", "ixt-sec:numwordsen", 'scale="9"',
        'scale="-2"', "<ix:continuation", "<ix:exclude>", "<ix:footnote", "<ix:relationship",
        "xbrldi:explicitMember", "page-break-after:always",
    ):  # fmt: skip
        assert trap in text, trap
    nested = parsed("tlvn-20241231.htm").find(f".//{IX}nonFraction/{IX}nonFraction")
    assert nested is not None


# The values below are typed by hand from the printed statements.


def test_tolvane_2024_is_as_printed() -> None:
    year = "2024-01-01/2024-12-31"
    revenue = "RevenueFromContractWithCustomerExcludingAssessedTax"
    assert fact("tlvn-20241231.htm", revenue, year) == 1_185_359_000
    assert fact("tlvn-20241231.htm", "NetIncomeLoss", year) == 142_810_000


def test_halden_2024_is_as_printed() -> None:
    assert fact("hldn-20250201.htm", "Revenues", "2024-02-04/2025-02-01") == 6_010_000_000
    assert fact("hldn-20250201.htm", "NetIncomeLoss", "2024-02-04/2025-02-01") == 201_000_000
    assert fact("hldn-20250201.htm", "Revenues", "2023-01-29/2024-02-03") == 6_092_000_000


def test_tolvane_restates_revenue_of_the_second_quarter_of_2025() -> None:
    quarter, revenue = (
        "2025-04-01/2025-06-30",
        "RevenueFromContractWithCustomerExcludingAssessedTax",
    )
    assert fact("tlvn-20250630.htm", revenue, quarter) == 318_753_000
    assert fact("tlvn-20250630a.htm", revenue, quarter) == 312_273_000
    assert fact("tlvn-20250630.htm", "NetIncomeLoss", quarter) == 42_409_000
    assert fact("tlvn-20250630a.htm", "NetIncomeLoss", quarter) == 37_315_000


def test_halden_restates_a_profit_of_the_first_quarter_of_2025_to_a_loss() -> None:
    quarter = "2025-02-02/2025-05-03"
    assert fact("hldn-20250503.htm", "NetIncomeLoss", quarter) == 4_000_000
    assert fact("hldn-20250503a.htm", "NetIncomeLoss", quarter) == -5_000_000
    assert fact("hldn-20250503a.htm", "InventoryNet", "2025-05-03") == 939_000_000


def test_the_year_to_date_after_an_amendment_is_on_the_restated_basis() -> None:
    for plan, name in ((TOLVANE, "tlvn-20250930.htm"), (HALDEN, "hldn-20251101.htm")):
        books = keep_books(plan)
        to_date = QuarterRange(2025, 1, 3)
        start, end = books.dates(to_date)
        income = Decimal(books.flow("net_income", to_date)).scaleb(plan.money_scale)
        assert fact(name, "NetIncomeLoss", f"{start}/{end}") == income


def test_the_spanish_books_tie() -> None:
    years = report_years()
    for one in years:
        amounts = one.amounts
        assert sum(amounts[name] for name in SEGMENTS) == amounts["ventas"]
        profits = sum(amounts[f"ebitda {name}"] for name in (*SEGMENTS, CORPORATE))
        assert profits == amounts["ebitda ajustado"]
        assert amounts["caja inicial"] + amounts["variación de caja"] == amounts["caja"]
    for before, after in pairwise(years):
        kept = after.amounts["resultado neto"] - after.amounts["dividendos"]
        assert after.amounts["patrimonio"] == before.amounts["patrimonio"] + kept


def test_the_spanish_report_prints_its_figures_in_spanish_notation() -> None:
    text = (FILES / "valdoria-informe-anual-2024.md").read_text(encoding="utf-8")
    assert "| Ventas | 3.127,4 | 3.058,7 |" in text
    assert "| EBITDA ajustado¹ | 517,3 | 480,7 |" in text
    assert "{{" not in text


def test_the_check_digit_is_right_for_a_known_isin_and_wrong_for_ours() -> None:
    assert check_digit("US037833100") == 5
    for start in SHARE_CLASSES.values():
        assert made_up_isin(start)[-1] != str(check_digit(start))
