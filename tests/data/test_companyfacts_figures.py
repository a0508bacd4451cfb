"""Figures from companyfacts, against what the filings themselves print: two sources, one truth.

Each filing is asked about as of the day that it was filed: then it is the newest there is, and the
figure must be what its own inline facts say, for its own period and for every one beside it.
"""

import csv
import gzip
from collections import defaultdict
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from functools import cache
from pathlib import Path

import pytest

from data.ask import FigureAsk
from data.derive import derive
from data.fact import Concept
from data.fact_versions import precision
from data.figures import Figure
from data.filing_html import read_filing_html
from data.line_items import line_item
from data.period import Duration, FiscalPeriod, Period
from data.read_file import Known
from tests.data.test_companyfacts_invariants import books

CONCEPTS = {
    "revenue": ("Revenues", "RevenueFromContractWithCustomerExcludingAssessedTax"),
    "net income": ("NetIncomeLoss",),
    "diluted eps": ("EarningsPerShareDiluted",),
    "operating cash flow": ("NetCashProvidedByUsedInOperatingActivities",),
    "total assets": ("Assets",),
}
FILES = {
    "apple": (
        "aapl_10-k_2024-09-28", "aapl_10-k_2025-09-27", "aapl_10-q_2024-06-29",
        "aapl_10-q_2025-03-29", "aapl_10-q_2025-06-28",
    ),
    "nvidia": (
        "nvda_10-k_2023-01-29", "nvda_10-k_2024-01-28", "nvda_10-k_2025-01-26",
        "nvda_10-q_2025-07-27",
    ),
}  # fmt: skip
CASES = [(company, name) for company, names in FILES.items() for name in names]
Printed = dict[str, dict[Period, Decimal]]


@cache
def listed(corpus: Path, name: str) -> dict[str, str]:
    with (corpus / "filings" / "manifest.csv").open(encoding="utf-8") as file:
        return next(row for row in csv.DictReader(file) if row["file"] == f"{name}.htm.gz")


@cache
def printed(corpus: Path, name: str) -> Printed:
    """What a filing prints for the company as a whole, the most precise print of each."""
    content = gzip.decompress((corpus / "filings" / f"{name}.htm.gz").read_bytes())
    facts = read_filing_html(content, source=name, known=Known()).facts
    found: Printed = defaultdict(dict)
    for item, concepts in CONCEPTS.items():
        for wanted in reversed(concepts):
            own = [
                one for one in facts
                if one.concept == Concept(f"us-gaap:{wanted}") and not one.dimensions
            ]  # fmt: skip
            for one in sorted(own, key=precision):
                if one.value is not None:
                    found[item][one.period] = one.value
    return found


def asked(corpus: Path, company: str, name: str, item: str, time: FiscalPeriod) -> Figure | None:
    table, calendar = books(corpus, company)
    filed = date.fromisoformat(listed(corpus, name)["filed"])
    got = derive(FigureAsk(line_item(item), time), table, calendar, as_of=filed)
    return got if isinstance(got, Figure) else None


def named(corpus: Path, company: str, name: str) -> Iterator[tuple[str, Period, FiscalPeriod]]:
    filed = date.fromisoformat(listed(corpus, name)["filed"])
    calendar = books(corpus, company)[1].at(filed)
    for item, values in printed(corpus, name).items():
        for period in values:
            if time := calendar.name(period):
                yield item, period, time


@pytest.mark.parametrize(("company", "name"), CASES)
def test_companyfacts_answer_what_the_filing_prints(corpus: Path, company: str, name: str) -> None:
    checked = 0
    for item, period, time in named(corpus, company, name):
        figure = asked(corpus, company, name, item, time)
        assert figure is not None, (item, time)
        assert (figure.period, figure.value) == (period, printed(corpus, name)[item][period])
        checked += 1
    assert checked >= 12


@pytest.mark.parametrize(("company", "name"), CASES)
def test_the_filings_own_period_has_the_companys_name(
    corpus: Path, company: str, name: str
) -> None:
    row = listed(corpus, name)
    year, end = int(row["fiscal_year"]), date.fromisoformat(row["period_end"])
    whole = row["fiscal_period"] == "FY"
    time = FiscalPeriod(year, "year") if whole else FiscalPeriod(year, "quarter", int(row["fiscal_period"][1]))  # fmt: skip
    figure = asked(corpus, company, name, "net income", time)
    assert figure is not None
    assert isinstance(figure.period, Duration)
    assert figure.period.end == end
    assert figure.value == printed(corpus, name)["net income"][figure.period]


@pytest.mark.parametrize(
    ("company", "annual", "quarterly", "year"),
    [
        ("apple", "aapl_10-k_2024-09-28", "aapl_10-q_2024-06-29", 2024),
        ("apple", "aapl_10-k_2025-09-27", "aapl_10-q_2025-06-28", 2025),
    ],
)
@pytest.mark.parametrize("item", ["revenue", "net income", "operating cash flow"])
def test_a_fourth_quarter_is_what_two_filings_leave(
    corpus: Path, company: str, annual: str, quarterly: str, year: int, item: str
) -> None:
    figure = asked(corpus, company, annual, item, FiscalPeriod(year, "quarter", 4))
    assert figure is not None
    whole = of_length(printed(corpus, annual)[item], "year")
    nine = of_length(printed(corpus, quarterly)[item], "nine months")
    assert figure.value == whole - nine


def of_length(values: dict[Period, Decimal], length: str) -> Decimal:
    """The newest value of a stretch of this length."""
    fitting = [
        one for one in values if isinstance(one, Duration) and one.length_class == length
    ]  # fmt: skip
    return values[max(fitting, key=lambda one: one.end)]


@pytest.mark.parametrize(("company", "years", "quarters"), [("apple", 17, 60), ("nvidia", 17, 60)])
def test_every_year_and_quarter_that_is_on_file_has_its_figures(
    corpus: Path, company: str, years: int, quarters: int
) -> None:
    """Nothing is refused between the second year on file and the newest one, but what is named."""
    table, calendar = books(corpus, company)
    whole: set[int] = set()
    parts: set[tuple[int, int]] = set()
    for year in [one.year for one in calendar.years]:
        got = [
            derive(FigureAsk(line_item(item), FiscalPeriod(year, "year")), table, calendar)
            for item in CONCEPTS
        ]
        if all(isinstance(one, Figure) for one in got):
            whole.add(year)
        for number in (1, 2, 3, 4):
            time = FiscalPeriod(year, "quarter", number)
            first, second = (
                derive(FigureAsk(line_item(item), time), table, calendar)
                for item in ("revenue", "net income")
            )
            if isinstance(first, Figure) and isinstance(second, Figure):
                parts.add((year, number))
    assert len(whole) >= years
    assert whole == set(range(min(whole), max(whole) + 1))
    assert len(parts) >= quarters
