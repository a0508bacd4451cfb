"""What changes no answer: order, repetition, labels that are none, later filings, other concepts.

Companies are made up as companyfacts files, as data.sec.gov serves them, and asked through all of it:
the file's reader, the calendar and the derivation.
"""

import json
import random
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from data.ask import FigureAsk, Operation, Refusal
from data.company_facts import read_company_facts
from data.derive import derive
from data.fact_table import FactTable
from data.figures import Figure
from data.fiscal import fiscal_calendar
from data.formulas import FORMULAS
from data.line_items import line_item
from data.period import FiscalPeriod

TODAY = date(2026, 6, 1)
YEARS = (2022, 2023, 2024)
FORMULA = {one.name: one for one in FORMULAS}
PERIODS = (
    *(FiscalPeriod(year, "year") for year in YEARS),
    *(FiscalPeriod(2024, "quarter", number) for number in (1, 2, 3, 4)),
    FiscalPeriod(2023, "quarter", 4),
    FiscalPeriod(2024, "half"),
    FiscalPeriod(2024, "half", 4),
    FiscalPeriod(2024, "nine months"),
    FiscalPeriod(2024, "ttm", 2),
)
ITEMS = ("revenue", "net income", "operating cash flow", "diluted eps", "total assets")
RATIOS = ("net margin", "return on assets")

Row = dict[str, Any]
Rows = dict[tuple[str, str], list[Row]]
"""(concept, unit) -> its rows."""


@dataclass(frozen=True)
class Made:
    """A company's quarters, oldest first, three years of four."""

    ends: tuple[date, ...]
    """Last day before the first quarter, then of each."""
    flows: dict[str, tuple[int, ...]]
    balances: tuple[int, ...]
    per_share: tuple[int, ...]
    """In cents."""


def quarter_ends(month: int, *, weeks: bool) -> tuple[date, ...]:
    """Quarters of three years that end with this month, the last in 2024; or of 13 weeks each."""
    if weeks:
        last = date(2024, 9, 28)
        return tuple(last - timedelta(weeks=13 * back) for back in range(12, -1, -1))
    months = [2024 * 12 + month - 1 - 3 * back for back in range(12, -1, -1)]
    firsts = [date((one + 1) // 12, (one + 1) % 12 + 1, 1) for one in months]
    return tuple(one - timedelta(days=1) for one in firsts)


AMOUNTS = st.tuples(*[st.integers(-(10**10), 10**10)] * 12)


@st.composite
def companies(draw: st.DrawFn) -> Made:
    ends = draw(
        st.one_of(
            st.sampled_from([6, 9, 12]).map(lambda month: quarter_ends(month, weeks=False)),
            st.just(quarter_ends(9, weeks=True)),
        )
    )
    flows = {
        name: draw(AMOUNTS)
        for name in ("Revenues", "NetIncomeLoss", "NetCashProvidedByUsedInOperatingActivities")
    }
    flows["Revenues"] = tuple(abs(one) + 10**6 for one in flows["Revenues"])
    return Made(
        ends,
        flows,
        draw(st.tuples(*[st.integers(10**6, 10**11)] * 12)),
        draw(st.tuples(*[st.integers(-1000, 1000)] * 12)),
    )


def rows_of(made: Made) -> Rows:
    """Three annual and nine quarterly reports, each with the year before beside its own."""
    rows: Rows = {}
    for index in range(12):
        quarter, year = index % 4 + 1, made.ends[4 * (index // 4) + 4].year
        filed = made.ends[index + 1] + timedelta(days=40)
        told: Row = {
            "accn": f"0009990021-{filed.year % 100:02}-{index:06}",
            "fy": year,
            "fp": "FY" if quarter == 4 else f"Q{quarter}",
            "form": "10-K" if quarter == 4 else "10-Q",
            "filed": str(filed),
        }
        for shown in (index, index - 4):
            if shown >= 0:
                _print_quarter(rows, made, shown, told)
    return rows


def _print_quarter(rows: Rows, made: Made, index: int, told: Row) -> None:
    """Print a quarter and the year to date, as far as reports do: a fourth quarter stands in none."""
    begin, end = 4 * (index // 4), str(made.ends[index + 1])
    quarter = index - begin + 1
    year_start = str(made.ends[begin] + timedelta(days=1))
    start = str(made.ends[index] + timedelta(days=1))
    for name, values in made.flows.items():
        to_date = sum(values[begin : index + 1])
        _add(rows, (name, "USD"), {"start": year_start, "end": end, "val": to_date, **told})
        if quarter in (2, 3) and "Cash" not in name:
            _add(rows, (name, "USD"), {"start": start, "end": end, "val": values[index], **told})
    if quarter != 4:
        eps = made.per_share[index] / 100
        _add(rows, ("EarningsPerShareDiluted", "USD/shares"), {"start": start, "end": end, "val": eps, **told})  # fmt: skip
    _add(rows, ("Assets", "USD"), {"end": end, "val": made.balances[index], **told})


def _add(rows: Rows, key: tuple[str, str], row: Row) -> None:
    rows.setdefault(key, []).append(row)


@dataclass(frozen=True)
class Asked:
    item: str
    period: FiscalPeriod
    operation: Operation = "value"
    base: FiscalPeriod | None = None


EVERYTHING = (
    *(Asked(item, period) for item in (*ITEMS, *RATIOS) for period in PERIODS),
    *(Asked(item, PERIODS[2], "growth") for item in ITEMS),
    *(Asked(item, PERIODS[2], "difference", PERIODS[0]) for item in ITEMS),
    Asked("revenue", PERIODS[2], "sum", PERIODS[0]),
    Asked("total assets", PERIODS[2], "average"),
)


def answers(rows: Rows, as_of: date | None = None) -> dict[Asked, str]:
    """Everything that is asked -> value, unit, dates and way; or the reason."""
    facts: dict[str, Any] = {}
    for (concept, unit), listed in rows.items():
        facts.setdefault(concept, {"label": None, "units": {}})["units"][unit] = listed
    whole = {"cik": 9990021, "entityName": "MADE LANTERNS CORP", "facts": {"us-gaap": facts}}
    found = read_company_facts(json.dumps(whole).encode(), source="made.json")
    table = FactTable(found.facts)
    calendar = fiscal_calendar(found.register.filings, found.facts)
    told = {}
    for one in EVERYTHING:
        item = FORMULA.get(one.item) or line_item(one.item)
        ask = FigureAsk(item, one.period, one.operation, one.base)
        told[one] = words(derive(ask, table, calendar, as_of=as_of, today=TODAY))
    return told


def words(got: Figure | Refusal) -> str:
    if isinstance(got, Refusal):
        return got.code
    return f"{got.value.normalize():f} {got.unit} {got.period} {got.formula} {got.notes}"


def changed(rows: Rows, change: Any) -> Rows:
    return {key: [change(dict(row)) for row in listed] for key, listed in rows.items()}


@settings(max_examples=15, deadline=None)
@given(companies(), st.randoms(use_true_random=False))
def test_the_figures_are_those_that_were_made(made: Made, chance: random.Random) -> None:
    told = answers(rows_of(made))
    year = {q: FiscalPeriod(2024, "quarter", q) for q in (1, 2, 3, 4)}
    for item, name in (
        ("revenue", "Revenues"),
        ("net income", "NetIncomeLoss"),
        ("operating cash flow", "NetCashProvidedByUsedInOperatingActivities"),
    ):
        values = made.flows[name]
        for quarter, period in year.items():
            assert told[Asked(item, period)].split()[0] == str(values[7 + quarter])
        assert told[Asked(item, FiscalPeriod(2024, "ttm", 2))].split()[0] == str(sum(values[6:10]))
        assert told[Asked(item, FiscalPeriod(2023, "year"))].split()[0] == str(sum(values[4:8]))
    assert told[Asked("diluted eps", year[4])] == "per_share_difference"
    average = Decimal(made.balances[11] + made.balances[7]) / 2
    assert (
        told[Asked("total assets", PERIODS[2], "average")].split()[0] == f"{average.normalize():f}"
    )


@settings(max_examples=15, deadline=None)
@given(companies(), st.randoms(use_true_random=False))
def test_shuffled_and_repeated_rows_change_no_answer(made: Made, chance: random.Random) -> None:
    rows = rows_of(made)
    mixed: Rows = {}
    for key in chance.sample(sorted(rows), len(rows)):
        mixed[key] = rows[key] + chance.choices(rows[key], k=len(rows[key]))
        chance.shuffle(mixed[key])
    assert answers(mixed) == answers(rows)


@settings(max_examples=15, deadline=None)
@given(companies(), st.randoms(use_true_random=False))
def test_scrambled_labels_of_rows_change_no_answer(made: Made, chance: random.Random) -> None:
    def scrambled(row: Row) -> Row:
        frame = chance.choice(["CY2023", "CY2024Q1", "CY2022Q4I", None])
        fp = chance.choice(["FY", "Q1", "Q2", "Q3", "Q4", None])
        return {
            **row,
            "fy": chance.choice([2019, 2023, 2024, 2025, None]),
            "fp": fp,
            "frame": frame,
        }

    rows = rows_of(made)
    assert answers(changed(rows, scrambled)) == answers(rows)


@settings(max_examples=15, deadline=None)
@given(companies(), st.sampled_from([-1, 1]))
def test_a_year_off_in_every_label_changes_no_answer(made: Made, years: int) -> None:
    rows = rows_of(made)
    if made.ends[-1].month > 6:
        assert answers(changed(rows, lambda row: {**row, "fy": row["fy"] + years})) == answers(rows)


@settings(max_examples=15, deadline=None)
@given(companies(), st.integers(4, 11), st.integers(-(10**9), 10**9))
def test_later_filings_change_no_answer_as_of_a_day(made: Made, last: int, value: int) -> None:
    rows = rows_of(made)
    as_of = made.ends[last + 1] + timedelta(days=45)
    early = {
        key: [row for row in listed if row["filed"] <= str(as_of)] for key, listed in rows.items()
    }
    restated = {
        key: [
            *listed,
            *({**row, "val": value, "accn": "0009990021-27-000900", "filed": "2027-01-15", "form": "10-K/A"} for row in listed),
        ]
        for key, listed in rows.items()
    }  # fmt: skip
    was = answers(early, as_of)
    for more in (rows, restated):
        for asked, now in answers(more, as_of).items():
            refused = " " not in was[asked]
            assert now == was[asked] or (refused and " " not in now), asked


@settings(max_examples=15, deadline=None)
@given(companies(), st.randoms(use_true_random=False), st.integers(1, 60))
def test_rows_of_other_concepts_change_no_answer(
    made: Made, chance: random.Random, count: int
) -> None:
    rows = rows_of(made)
    printed = [row for listed in rows.values() for row in listed]
    noisy = dict(rows)
    for number in range(count):
        row = dict(chance.choice(printed))
        if number % 5 == 0 and "start" in row:  # since the company began; a stray month
            row["start"] = chance.choice(["2015-01-01", str(date.fromisoformat(row["end"]) - timedelta(days=29))])  # fmt: skip
        name = f"NoiseOfKind{chance.randrange(8)}"
        _add(noisy, (name, "USD"), {**row, "val": chance.randrange(-(10**9), 10**9)})
    assert answers(noisy) == answers(rows)


@settings(max_examples=15, deadline=None)
@given(companies())
def test_a_sum_over_years_is_the_sum_of_the_years(made: Made) -> None:
    told = answers(rows_of(made))
    single = [Decimal(told[Asked("revenue", period)].split()[0]) for period in PERIODS[:3]]
    total = told[Asked("revenue", PERIODS[2], "sum", PERIODS[0])]
    assert Decimal(total.split()[0]) == sum(single)


@settings(max_examples=15, deadline=None)
@given(companies())
def test_a_thousandfold_of_all_money_scales_amounts_and_leaves_ratios(made: Made) -> None:
    rows = rows_of(made)
    money = {
        key: [{**row, "val": row["val"] * 1000} for row in listed] if key[1] == "USD" else listed
        for key, listed in rows.items()
    }
    for (asked, was), now in zip(answers(rows).items(), answers(money).values(), strict=True):
        if " " not in was:
            assert now == was
            continue
        value, unit, *_ = was.split()
        factor = 1000 if unit == "USD" else 1
        assert Decimal(now.split()[0]) == factor * Decimal(value), asked


def test_made_quarters_join() -> None:
    for month in (6, 9, 12):
        ends = quarter_ends(month, weeks=False)
        assert ends[-1].month == month
        assert all(80 < (late - early).days < 95 for early, late in pairwise(ends))
