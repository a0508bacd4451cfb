"""Share splits: seen in what later filings give again, and never compared across."""

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from data.ask import FigureAsk, Operation, Refusal
from data.company import Cik
from data.corpora.us.companies import COMPANIES, cik_of
from data.corpora.us.company import Company
from data.corpora.us.company_facts import company_facts
from data.corpora.us.reports import filers, reports_of
from data.derive import derive
from data.fact import Concept, Fact
from data.fact_table import FactTable
from data.figures import Figure
from data.filing import AccessionNumber
from data.fiscal import fiscal_calendar
from data.line_item import LineItem
from data.period import FiscalPeriod
from data.read import read
from data.read_file import Known
from data.splits import Split, splits_of
from tests.data.made_facts import CIK, EARNINGS, EPS, day, over

SHARES = Concept("us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding")
AVERAGE = replace(EARNINGS, name="made shares", concepts=(SHARES,), measure="shares")


def filed(concept: Concept, value: str, year: int, report: int) -> Fact:
    """A year's value as the annual report on `report` gives it."""
    return Fact(
        cik=CIK,
        concept=concept,
        value=Decimal(value),
        unit="shares" if concept == SHARES else "USD/shares",
        period=over(f"{year}-01-01", f"{year}-12-31"),
        accession=AccessionNumber(f"0009990007-{(report + 1) % 100:02d}-000001"),
        form="10-K",
        filed=day(f"{report + 1}-02-20"),
        decimals=None,
        dimensions=frozenset(),
        element_id=None,
        document_id=None,
        span=None,
    )


OLD = (
    filed(EPS, "8.00", 2020, 2020),
    filed(EPS, "9.2", 2021, 2021),
    filed(SHARES, "25000000", 2021, 2021),
)
FOUR = (filed(EPS, "2.30", 2021, 2022), filed(SHARES, "100000000", 2021, 2022))
NEW = (filed(EPS, "3.00", 2022, 2022), filed(SHARES, "101000000", 2022, 2022))
SPLIT_2023 = Split(4, is_reverse=False, shown=date(2023, 2, 20))  # fmt: skip


def asked(
    facts: Sequence[Fact],
    year: int,
    operation: Operation = "value",
    base: int | None = None,
    item: LineItem = EARNINGS,
) -> Figure | Refusal:
    ask = FigureAsk(
        item,
        FiscalPeriod(year, "year"),
        operation=operation,
        base=FiscalPeriod(base, "year") if base else None,
    )
    return derive(ask, FactTable(facts), fiscal_calendar((), facts))


def test_a_split_is_seen_where_values_per_share_are_given_anew() -> None:
    assert splits_of(FactTable((*OLD, *FOUR, *NEW)), None) == (SPLIT_2023,)


def test_a_split_is_not_known_before_a_filing_shows_it() -> None:
    assert splits_of(FactTable((*OLD, *FOUR, *NEW)), date(2023, 2, 19)) == ()


def test_shares_that_were_put_together_are_a_reverse_split() -> None:
    facts = (
        filed(EPS, "-0.31", 2021, 2021),
        filed(EPS, "-6.20", 2021, 2022),
        filed(SHARES, "40000000", 2021, 2021),
        filed(SHARES, "2000000", 2021, 2022),
    )
    assert splits_of(FactTable(facts), None) == (
        Split(20, is_reverse=True, shown=date(2023, 2, 20)),
    )


@pytest.mark.parametrize(
    "again",
    [
        (filed(EPS, "4.60", 2021, 2022), filed(SHARES, "25000000", 2021, 2022)),  # an error mended
        (filed(EPS, "9.15", 2021, 2022), filed(SHARES, "25000000", 2021, 2022)),
        (filed(EPS, "9.2", 2021, 2022), filed(SHARES, "25000000", 2021, 2022)),
    ],
    ids=["half the earnings, as many shares", "a small restatement", "nothing new"],
)
def test_a_restatement_is_no_split(again: tuple[Fact, ...]) -> None:
    assert splits_of(FactTable((*OLD, *again, *NEW)), None) == ()


def test_cents_that_may_be_any_fraction_show_no_split() -> None:
    facts = (filed(EPS, "0.03", 2021, 2021), filed(EPS, "0.01", 2021, 2022))
    assert splits_of(FactTable(facts), None) == ()


def test_a_later_comparative_is_not_a_second_split() -> None:
    late = (filed(EPS, "7.00", 2019, 2021), filed(EPS, "1.75", 2019, 2023))
    assert splits_of(FactTable((*OLD, *FOUR, *NEW, *late)), None) == (SPLIT_2023,)


@pytest.mark.parametrize("operation", ["growth", "difference", "cagr", "average"])
def test_nothing_is_worked_out_across_a_split(operation: Operation) -> None:
    got = asked((*OLD, *FOUR, *NEW), 2022, operation, 2020)
    assert isinstance(got, Refusal)
    assert got.code == "mixed_basis"
    assert (
        "the value for fiscal 2020 was last filed on 20 Feb 2021, before the 4-for-1 share split that"
        " filings from 20 Feb 2023 on show, and is not adjusted for it" in got.words
    )


def test_counts_of_shares_are_not_compared_across_a_split() -> None:
    facts = (*OLD, *FOUR, *NEW, filed(SHARES, "24000000", 2020, 2020))
    got = asked(facts, 2022, "growth", 2020, AVERAGE)
    assert isinstance(got, Refusal)
    assert got.code == "mixed_basis"


def test_growth_on_one_side_of_a_split_is_worked_out() -> None:
    after, before = (
        asked((*OLD, *FOUR, *NEW), *ask) for ask in ((2022, "growth", 2021), (2021, "growth", 2020))
    )
    assert isinstance(after, Figure)
    assert after.value == Decimal("0.304347826087")  # 3.00 / 2.30
    assert isinstance(before, Refusal)  # 8.00 was never given again; 2.30 was


def test_an_old_value_is_shown_as_filed_with_the_split_and_what_it_is_on_the_new_basis() -> None:
    got = asked((*OLD, *FOUR, *NEW), 2020)
    assert isinstance(got, Figure)
    assert (got.value, got.basis) == (Decimal("8.00"), Decimal("0.25"))
    assert "4-for-1 share split" in got.notes[-1]
    assert asked((*OLD, *FOUR, *NEW), 2021).basis == 1  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("file", "cik", "expected"),
    [
        ("CIK0000320193", "0000320193", [(7, "2014-07-23"), (4, "2020-10-30")]),
        ("CIK0001045810", "0001045810", [(4, "2021-08-20"), (10, "2024-08-28")]),
        ("CIK0001640147", "0001640147", []),
    ],
)
def test_splits_of_real_companies(
    corpus: Path, file: str, cik: Cik, expected: list[tuple[int, str]]
) -> None:
    (path,) = (corpus / "companyfacts").glob(f"{file}*")
    facts = read(path.read_bytes(), source=path.name, known=Known()).facts
    assert {one.cik for one in facts} == {cik}
    found = [(one.times, str(one.shown)) for one in splits_of(FactTable(facts), None)]
    assert found == expected


@pytest.mark.parametrize("company", COMPANIES, ids=lambda one: one.ticker)
def test_the_splits_of_sixty_companies_are_those_of_their_plan(company: Company) -> None:
    filer = next(one for one in filers() if one.cik == cik_of(company))
    content = json.dumps(company_facts(filer)).encode()
    facts = read(content, source="CIK.json", known=Known()).facts
    reported = {
        (one.fiscal_year, one.fiscal_period): one.filed for one in reversed(reports_of(filer))
    }
    planned = tuple(
        Split(
            max(one.new, one.old) // min(one.new, one.old),
            is_reverse=one.new < one.old,
            shown=reported[one.year, one.quarter.replace("Q4", "FY")],
        )
        for one in company.splits
    )
    assert splits_of(FactTable(facts), None) == planned
