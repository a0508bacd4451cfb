"""Figures of real filings, against values typed by hand from their pages."""

import gzip
from datetime import date
from functools import cache
from pathlib import Path

import pytest

from data.ask import FigureAsk, Refusal
from data.derive import derive
from data.fact import Fact
from data.fact_table import FactTable
from data.figures import Figure
from data.filing_html import read_filing_html
from data.fiscal import FiscalCalendar, fiscal_calendar
from data.line_items import line_item
from data.period import FiscalPeriod, FiscalSpan
from data.read_file import Known
from tests.data.made_facts import MadeCover

MILLION = 10**6


@cache
def books(folder: Path, ticker: str) -> tuple[FactTable, FiscalCalendar]:
    facts: list[Fact] = []
    covers: list[MadeCover] = []
    for path in sorted((folder / "filings").glob(f"{ticker}_*.htm.gz")):
        reading = read_filing_html(
            gzip.decompress(path.read_bytes()), source=path.name, known=Known()
        )
        filing = reading.document.filing
        assert filing is not None
        facts += reading.facts
        covers.append(
            MadeCover(
                filing.form, filing.period_end, filing.fiscal_year, filing.fiscal_period,
                filing.filed, filing.accession, reading.document.document_id, filing.year_end,
            )
        )  # fmt: skip
    return FactTable(facts), fiscal_calendar(covers, facts)


def ask(folder: Path, ticker: str, name: str, period: FiscalPeriod) -> Figure | Refusal:
    table, calendar = books(folder, ticker)
    return derive(FigureAsk(line_item(name), period), table, calendar, today=date(2026, 6, 1))


@pytest.mark.parametrize(
    ("ticker", "name", "year", "millions"),
    [
        ("aapl", "revenue", 2024, 391_035),
        ("aapl", "net income", 2024, 93_736),
        ("aapl", "total assets", 2024, 364_980),
        ("nvda", "revenue", 2025, 130_497),
        ("nvda", "net income", 2025, 72_880),
        ("nvda", "total assets", 2025, 111_601),
        ("ko", "revenue", 2024, 47_061),
        ("ko", "net income", 2024, 10_631),
        ("ko", "total assets", 2024, 100_549),
        ("ba", "revenue", 2024, 66_517),
        ("ba", "net income", 2024, -11_817),
        ("ba", "total assets", 2024, 156_363),
        ("jnj", "revenue", 2024, 88_821),
        ("jnj", "net income", 2024, 14_066),
        ("jnj", "total assets", 2024, 180_104),
        ("wmt", "revenue", 2025, 680_985),
    ],
)
def test_years(corpus: Path, ticker: str, name: str, year: int, millions: int) -> None:
    got = ask(corpus, ticker, name, FiscalPeriod(year, "year"))
    assert isinstance(got, Figure), got
    assert got.value == millions * MILLION
    assert got.formula == "reported"


@pytest.mark.parametrize(
    ("name", "year", "span", "quarter", "millions", "formula"),
    [
        ("revenue", 2024, "quarter", 4, 94_930, "year − nine months"),
        ("revenue", 2025, "quarter", 3, 94_036, "reported"),
        ("revenue", 2025, "quarter", 1, 124_300, "half year − second quarter"),
        ("operating cash flow", 2025, "quarter", 3, 27_867, "nine months − half year"),
        (
            "revenue",
            2025,
            "ttm",
            3,
            408_625,
            "year + nine months − nine months a year before",
        ),
    ],
)
def test_parts_of_years(
    corpus: Path,
    name: str,
    year: int,
    span: FiscalSpan,
    quarter: int,
    millions: int,
    formula: str,
) -> None:
    got = ask(corpus, "aapl", name, FiscalPeriod(year, span, quarter))
    assert isinstance(got, Figure), got
    assert (int(got.value), got.formula) == (millions * MILLION, formula)


def test_statements_in_an_exhibit_are_not_guessed(corpus: Path) -> None:
    got = ask(corpus, "ibm", "revenue", FiscalPeriod(2024, "year"))
    assert isinstance(got, Refusal)
    assert got.code == "not_in_document"
