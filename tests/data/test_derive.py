"""Figures as trees: reported, put together from other periods, worked out by formula, compared."""

import random
from dataclasses import replace
from datetime import date
from decimal import Decimal

from hypothesis import given, settings
from hypothesis import strategies as st

from data.ask import AskedTime, FigureAsk, Operation, Refusal
from data.derive import derive
from data.fact import Concept, Fact
from data.fact_table import FactTable
from data.figures import Figure
from data.fiscal import fiscal_calendar
from data.formula import Formula
from data.line_item import LineItem, Words
from data.line_items import line_item
from data.period import Duration, FiscalPeriod
from tests.data.made_facts import (
    ASSETS,
    COST,
    COVER_SHARES,
    EARNINGS,
    EPS,
    OLD_SALES,
    REVENUE,
    SHARE_COUNT,
    SHARES,
    TOTAL_ASSETS,
    at,
    day,
    fact,
    over,
)

TODAY = date(2026, 6, 1)
FY2024, FY2023 = FiscalPeriod(2024, "year"), FiscalPeriod(2023, "year")


def quarter(number: int, year: int = 2024) -> FiscalPeriod:
    return FiscalPeriod(year, "quarter", number)


def answer(
    facts: list[Fact],
    item: LineItem | Formula,
    period: AskedTime,
    operation: Operation = "value",
    *,
    base: AskedTime | None = None,
    as_of: str | None = None,
) -> Figure | Refusal:
    ask = FigureAsk(item, period, operation, base)
    table, calendar = FactTable(facts), fiscal_calendar([], facts)
    return derive(ask, table, calendar, as_of=day(as_of) if as_of else None, today=TODAY)


def figure(
    facts: list[Fact], item: LineItem | Formula, period: AskedTime, *more: Operation
) -> Figure:
    got = answer(facts, item, period, *more)
    assert isinstance(got, Figure), got
    return got


def refused(got: Figure | Refusal) -> Refusal:
    assert isinstance(got, Refusal), got
    return got


def year_of_sales(year: int = 2024, quarters: tuple[int, ...] = (20, 22, 25, 40)) -> list[Fact]:
    """A calendar year: three quarterly reports with periods to date, then the annual one."""
    first, second, third, _ = quarters
    half, nine = first + second, first + second + third
    filings = (f"{year}-05-01", f"{year}-08-01", f"{year}-11-01", f"{year + 1}-02-20")
    rows = [
        (f"{year}-01-01", f"{year}-03-31", first, 0),
        (f"{year}-04-01", f"{year}-06-30", second, 1),
        (f"{year}-01-01", f"{year}-06-30", half, 1),
        (f"{year}-07-01", f"{year}-09-30", third, 2),
        (f"{year}-01-01", f"{year}-09-30", nine, 2),
    ]
    annual = fact(over(f"{year}-01-01", f"{year}-12-31"), sum(quarters), filings[3])
    return [
        *(fact(over(a, b), value, filings[at_], form="10-Q") for a, b, value, at_ in rows),
        annual,
    ]


def only_to_date(facts: list[Fact]) -> list[Fact]:
    """Drop single quarters but the first, as cash flow statements do."""
    return [one for one in facts if not is_quarter(one) or one.period == facts[0].period]


def is_quarter(one: Fact) -> bool:
    return isinstance(one.period, Duration) and one.period.length_class == "quarter"


def test_a_reported_figure() -> None:
    got = figure(year_of_sales(), REVENUE, FY2024)
    assert (int(got.value), got.unit, got.formula, got.fiscal) == (107, "USD", "reported", "FY2024")
    assert got.period == over("2024-01-01", "2024-12-31")
    assert [one.accession for one in got.leaves() if isinstance(one, Fact)] == ["2025-02-20"]


def test_the_fourth_quarter_is_the_year_less_nine_months() -> None:
    got = figure(year_of_sales(), REVENUE, quarter(4))
    assert (int(got.value), got.formula, got.fiscal) == (40, "year − nine months", "Q4 FY2024")
    assert got.period == over("2024-10-01", "2024-12-31")
    assert [one.accession for one in got.leaves() if isinstance(one, Fact)] == [
        "2025-02-20",
        "2024-11-01",
    ]


def test_quarters_of_a_statement_that_runs_from_the_year_start() -> None:
    facts = only_to_date(year_of_sales())
    got = [figure(facts, REVENUE, quarter(number)) for number in (1, 2, 3, 4)]
    assert [one.value for one in got] == [20, 22, 25, 40]
    assert [one.formula for one in got] == [
        "reported",
        "half year − first quarter",
        "nine months − half year",
        "year − nine months",
    ]


def test_quarters_add_up_to_periods_to_date() -> None:
    quarters = [one for one in year_of_sales() if is_quarter(one)]
    half = figure(quarters, REVENUE, FiscalPeriod(2024, "half"))
    nine = figure(quarters, REVENUE, FiscalPeriod(2024, "nine months"))
    second_half = figure(year_of_sales(), REVENUE, FiscalPeriod(2024, "half", 4))
    assert (int(half.value), half.fiscal) == (42, "6M FY2024")
    assert (int(nine.value), nine.fiscal) == (67, "9M FY2024")
    assert (int(second_half.value), second_half.fiscal) == (65, "H2 FY2024")


def test_twelve_months_are_joined_without_gap() -> None:
    facts = year_of_sales(2023, (17, 20, 22, 22)) + year_of_sales()[:5]
    ttm = figure(facts, REVENUE, FiscalPeriod(2024, "ttm", 3))
    assert (int(ttm.value), ttm.fiscal) == (89, "TTM to 2024-09-30")
    assert ttm.period == over("2023-10-01", "2024-09-30")
    whole = figure(year_of_sales(), REVENUE, FiscalPeriod(2024, "ttm", 4))
    assert (int(whole.value), whole.formula) == (107, "reported")


def test_twelve_months_with_a_quarter_missing_are_refused() -> None:
    facts = year_of_sales(2023, (17, 20, 22, 22))[:1] + year_of_sales()[:5]
    got = refused(answer(facts, REVENUE, FiscalPeriod(2024, "ttm", 3)))
    assert got.code == "missing_operand"


def test_an_operand_of_another_year_is_never_used() -> None:
    facts = [
        fact(over("2025-01-01", "2025-06-30"), 60, "2025-08-01", form="10-Q"),
        fact(over("2025-01-01", "2025-09-30"), 100, "2025-11-01", form="10-Q"),
        fact(over("2025-01-01", "2025-12-31"), 150, "2026-02-20"),
        fact(over("2024-01-01", "2024-03-31"), 20, "2024-05-01", form="10-Q"),
    ]
    got = refused(answer(facts, REVENUE, quarter(2, 2025)))
    assert got.code == "missing_operand"
    assert got.period == quarter(1, 2025)
    assert "Q1 fiscal 2025" in got.words


def test_values_per_share_are_never_subtracted() -> None:
    facts = [
        fact(over("2024-01-01", "2024-12-31"), "4.00", "2025-02-20", EPS, unit="USD/shares"),
        fact(over("2024-01-01", "2024-09-30"), "2.80", "2024-11-01", EPS, unit="USD/shares"),
    ]
    assert refused(answer(facts, EARNINGS, quarter(4))).code == "per_share_difference"


def test_a_year_restated_after_the_nine_months_is_another_basis() -> None:
    facts = [*year_of_sales(), fact(over("2024-01-01", "2024-12-31"), 101, "2026-02-20")]
    got = refused(answer(facts, REVENUE, quarter(4)))
    assert got.code == "mixed_basis"
    before = answer(facts, REVENUE, quarter(4), as_of="2025-12-31")
    assert isinstance(before, Figure)
    assert before.value == 40


def test_nine_months_and_year_that_were_both_restated_a_year_later_are_one_basis() -> None:
    whole, nine = over("2024-01-01", "2024-12-31"), over("2024-01-01", "2024-09-30")
    facts = [
        fact(nine, 67, "2024-11-01", form="10-Q"),
        fact(whole, 107, "2025-02-20"),
        fact(nine, 60, "2025-11-04", form="10-Q"),
        fact(whole, 99, "2026-02-20"),
    ]
    assert figure(facts, REVENUE, quarter(4)).value == 39
    # Between the two filings only the nine months stand on the new basis.
    between = refused(answer(facts, REVENUE, quarter(4), as_of="2025-12-31"))
    assert between.code == "mixed_basis"


def test_a_lesser_concept_does_not_stand_in_for_one_whose_year_was_restated_alone() -> None:
    whole, nine = over("2024-01-01", "2024-12-31"), over("2024-01-01", "2024-09-30")
    facts = [
        fact(nine, 67, "2024-11-01", form="10-Q"),
        fact(whole, 107, "2025-02-20"),
        fact(whole, 109, "2026-02-19"),
        # The lesser concept is a part here, and its year was never restated.
        fact(nine, 6, "2024-11-01", OLD_SALES, form="10-Q"),
        fact(whole, 9, "2025-02-20", OLD_SALES),
    ]
    assert refused(answer(facts, REVENUE, quarter(4))).code == "mixed_basis"
    before = answer(facts, REVENUE, quarter(4), as_of="2025-06-30")
    assert isinstance(before, Figure)
    assert before.value == 40


def test_what_a_note_prints_for_a_quarter_goes_before_the_same_as_a_difference() -> None:
    to_date = only_to_date(year_of_sales())
    second = over("2024-04-01", "2024-06-30")
    printed = fact(second, 22, "2024-08-01", OLD_SALES, form="10-Q")
    assert figure(to_date, REVENUE, quarter(2)).formula == "half year − first quarter"
    got = figure([*to_date, printed], REVENUE, quarter(2))
    assert (int(got.value), got.formula) == (22, "reported")


def test_but_not_where_it_differs_by_more_than_rounding() -> None:
    rounded = [replace(one, decimals=0) for one in only_to_date(year_of_sales())]
    second = over("2024-04-01", "2024-06-30")
    near, far = (fact(second, value, "2024-08-01", OLD_SALES, form="10-Q") for value in (23, 24))
    got = figure([*rounded, replace(near, decimals=0)], REVENUE, quarter(2))
    assert (int(got.value), got.formula) == (23, "reported")
    got = figure([*rounded, replace(far, decimals=0)], REVENUE, quarter(2))
    assert (int(got.value), got.formula) == (22, "half year − first quarter")


def test_growth_is_over_the_year_before_unless_another_base_is_named() -> None:
    facts = year_of_sales(2023, (17, 20, 22, 21)) + year_of_sales(2024, (20, 22, 25, 33))
    assert figure(facts, REVENUE, FY2024, "growth").value == Decimal("0.25")
    assert figure(facts, REVENUE, quarter(4), "growth").value == rounded_to(33, 21)
    sequential = answer(facts, REVENUE, quarter(4), "growth", base=quarter(3))
    assert isinstance(sequential, Figure)
    assert sequential.value == Decimal("0.32")
    assert figure(facts, REVENUE, FY2024, "difference").value == 20


def rounded_to(new: int, old: int) -> Decimal:
    return (Decimal(new) / Decimal(old) - 1).quantize(Decimal("1e-12"))


def test_growth_of_a_loss_is_refused_with_the_change() -> None:
    facts = year_of_sales(2023, (-20, -5, -5, -10)) + year_of_sales()
    got = refused(answer(facts, REVENUE, FY2024, "growth"))
    assert got.code == "missing_operand"
    assert "−$40" in got.words
    assert "$147" in got.words


def test_growth_keeps_to_one_concept_and_one_filing() -> None:
    y22, y24 = over("2022-01-01", "2022-12-31"), over("2024-01-01", "2024-12-31")
    eps = [
        fact(y22, "9.20", "2023-02-20", EPS, unit="USD/shares"),
        fact(y22, "2.30", "2025-02-20", EPS, unit="USD/shares"),
        fact(y24, "3.00", "2025-02-20", EPS, unit="USD/shares"),
    ]
    got = answer(eps, EARNINGS, FY2024, "growth", base=FiscalPeriod(2022, "year"))
    assert isinstance(got, Figure)
    assert got.value == Decimal("0.304347826087")
    assert any("4-for-1" in note for note in got.notes)
    older = [
        *eps,
        fact(over("2021-01-01", "2021-12-31"), "8.00", "2022-02-20", EPS, unit="USD/shares"),
    ]
    mixed = refused(answer(older, EARNINGS, FiscalPeriod(2022, "year"), "growth"))
    assert mixed.code == "mixed_basis"
    tags = [
        fact(over("2023-01-01", "2023-12-31"), 90, "2024-02-20", OLD_SALES),
        fact(y24, 99, "2025-02-20"),
    ]
    other_tags = refused(answer(tags, REVENUE, FY2024, "growth"))
    assert other_tags.code == "mixed_basis"
    assert (
        "fiscal 2024 is $99 (us-gaap:Revenues), fiscal 2023 is $90 (us-gaap:SalesRevenueNet)"
        in other_tags.words
    )
    both = [*tags, fact(y24, 100, "2025-02-20", OLD_SALES)]
    assert figure(both, REVENUE, FY2024, "growth").value == rounded_to(100, 90)


def test_a_thousandfold_change_is_flagged_and_nothing_is_derived_from_it() -> None:
    facts = [
        fact(over("2023-01-01", "2023-12-31"), 812_000_000, "2024-02-20"),
        fact(over("2024-01-01", "2024-12-31"), 840_000, "2025-02-20"),
    ]
    assert refused(answer(facts, REVENUE, FY2024, "growth")).code == "suspect_scale"
    assert any("thousand" in note for note in figure(facts, REVENUE, FY2024).notes)


def test_sums_averages_and_compound_growth_over_years() -> None:
    facts = [
        fact(over(f"{year}-01-01", f"{year}-12-31"), value, f"{year + 1}-02-20")
        for year, value in ((2021, 100), (2022, 110), (2023, 121))
    ]
    first, last = FiscalPeriod(2021, "year"), FY2023
    total = answer(facts, REVENUE, last, "sum", base=first)
    mean = answer(facts, REVENUE, last, "average", base=first)
    rate = answer(facts, REVENUE, last, "cagr", base=first)
    assert isinstance(total, Figure)
    assert isinstance(mean, Figure)
    assert isinstance(rate, Figure)
    assert total.value == 331
    assert round(mean.value, 6) == Decimal("110.333333")
    assert (rate.value, rate.unit) == (Decimal("0.1"), "ratio")
    gap = refused(answer([facts[0], facts[2]], REVENUE, last, "sum", base=first))
    assert (gap.code, gap.period) == ("missing_operand", FiscalPeriod(2022, "year"))


def test_a_53_week_year_says_so() -> None:
    facts = [
        fact(over("2022-09-25", "2023-09-30"), 383, "2023-11-03"),
        fact(over("2021-09-26", "2022-09-24"), 394, "2022-10-28"),
    ]
    got = figure(facts, REVENUE, FY2023, "difference")
    assert got.value == -11
    assert got.notes == ("Fiscal 2023 has 53 weeks (371 days).",)


def test_a_year_end_that_moved_is_said_in_a_comparison() -> None:
    facts = [
        fact(over("2022-07-01", "2023-06-30"), 400, "2023-08-20"),
        fact(over("2023-07-01", "2023-12-31"), 230, "2024-02-28", form="10-KT"),
        fact(over("2024-01-01", "2024-12-31"), 470, "2025-02-25"),
    ]
    got = figure(facts, REVENUE, FY2024, "growth")
    assert got.value == Decimal("0.175")
    assert "1 Jul 2023 to 31 Dec 2023" in got.notes[-1]


def test_a_balance_holds_at_the_end_of_the_period_asked_for() -> None:
    facts = [
        *year_of_sales(),
        fact(at("2024-12-31"), 699, "2025-02-20", ASSETS),
        fact(at("2023-12-31"), 700, "2025-02-20", ASSETS),
        fact(at("2024-09-30"), 690, "2024-11-01", ASSETS, form="10-Q"),
    ]
    whole = figure(facts, TOTAL_ASSETS, FY2024)
    assert (int(whole.value), whole.fiscal) == (699, "at 2024-12-31")
    assert figure(facts, TOTAL_ASSETS, FiscalPeriod(2024, "instant", 4)).value == 699
    assert figure(facts, TOTAL_ASSETS, quarter(3)).value == 690
    assert figure(facts, TOTAL_ASSETS, at("2023-12-31")).value == 700
    assert figure(facts, REVENUE, FiscalPeriod(2024, "instant")).value == 107
    assert figure(facts, REVENUE, at("2024-09-30")).value == 25
    assert refused(answer(facts, TOTAL_ASSETS, FY2024, "sum", base=FY2023)).code == "gap_in_periods"


def test_shares_on_the_balance_sheet_then_by_class_then_on_the_cover() -> None:
    axis = "us-gaap:StatementClassOfStockAxis"
    on_cover = fact(at("2025-01-31"), 1010, "2025-02-20", COVER_SHARES, unit="shares")
    classes = [
        fact(
            at("2024-12-31"),
            count,
            "2025-02-20",
            SHARES,
            unit="shares",
            dimensions=[(axis, member)],
        )
        for count, member in ((600, "x:A"), (402, "x:B"))
    ]
    total = fact(at("2024-12-31"), 1000, "2025-02-20", SHARES, unit="shares")
    facts = year_of_sales()
    assert figure([*facts, on_cover, *classes, total], SHARE_COUNT, FY2024).value == 1000
    by_class = figure([*facts, on_cover, *classes], SHARE_COUNT, FY2024)
    assert (int(by_class.value), by_class.formula) == (1002, "sum of classes")
    cover = figure([*facts, on_cover], SHARE_COUNT, FY2024)
    assert (int(cover.value), cover.fiscal) == (1010, "at 2025-01-31")
    assert "cover" in cover.notes[-1]


def test_why_there_is_no_figure() -> None:
    facts = year_of_sales()
    old = refused(answer(facts, REVENUE, FiscalPeriod(2019, "year")))
    assert (old.code, old.on_file) == ("period_not_on_file", (FY2024,))
    assert "Years on file: 2024." in old.words
    assert refused(answer(facts, REVENUE, FiscalPeriod(2026, "year"))).code == "future_period"
    assert refused(answer(facts, TOTAL_ASSETS, FY2024)).code == "concept_not_reported"
    early = refused(answer(facts, REVENUE, FY2024, as_of="2025-01-31"))
    assert (early.code, early.filed) == ("not_yet_filed", day("2025-02-20"))
    fourth = refused(answer(facts, REVENUE, quarter(4), as_of="2025-01-31"))
    assert fourth.code == "not_yet_filed"
    assert refused(answer(facts, REVENUE, FY2024, as_of="2024-12-30")).code == "future_period"
    undated = [replace(one, filed=None) for one in facts]
    known = refused(answer(undated, REVENUE, FY2024, as_of="2025-12-31"))
    assert known.code == "filing_date_unknown"
    assert refused(answer([], REVENUE, FY2024)).code == "period_not_on_file"


def test_a_refusal_speaks_the_language_of_the_question() -> None:
    ask = FigureAsk(REVENUE, FiscalPeriod(2019, "year"), language="es")
    facts = year_of_sales()
    got = refused(derive(ask, FactTable(facts), fiscal_calendar([], facts), today=TODAY))
    assert got.words.startswith("No se puede dar ingresos del ejercicio fiscal 2019")


def made_formula(unit: str, needs: tuple[str, ...], text: str = "part ÷ whole") -> Formula:
    return Formula("made ratio", Words(("Made ratio",), ("Ratio hecho",)), text, needs, unit, _part)  # type: ignore[arg-type]


def _part(part: Decimal, whole: Decimal) -> Decimal:
    return part / whole


def test_a_formula_over_line_items() -> None:
    facts = [
        *year_of_sales(),
        fact(over("2024-01-01", "2024-12-31"), 64, "2025-02-20", COST),
    ]
    got = figure(facts, made_formula("ratio", ("gross profit", "revenue")), FY2024)
    assert got.value == Decimal("0.401869158879")
    assert (got.unit, got.formula) == ("ratio", "made ratio")
    gross = got.inputs[0]
    assert isinstance(gross, Figure)
    assert (int(gross.value), gross.formula) == (43, "gross profit")
    absent = refused(
        answer(year_of_sales(), made_formula("ratio", ("goodwill", "revenue")), FY2024)
    )
    assert (absent.code, absent.item.name) == ("missing_operand", "goodwill")


def test_nothing_is_divided_by_zero() -> None:
    facts = [fact(over("2024-01-01", "2024-12-31"), 0, "2025-02-20")]
    got = refused(answer(facts, made_formula("ratio", ("revenue", "revenue")), FY2024))
    assert got.code == "missing_operand"
    assert "zero" in got.words


def test_operands_in_two_currencies_are_no_basis() -> None:
    facts = [
        fact(over("2024-01-01", "2024-12-31"), 5, "2025-02-20"),
        fact(at("2024-12-31"), 9, "2025-03-20", ASSETS, unit="EUR"),
    ]
    got = refused(answer(facts, made_formula("ratio", ("revenue", "total assets")), FY2024))
    assert got.code == "mixed_basis"


AMOUNTS = st.tuples(*[st.integers(-(10**9), 10**9)] * 4)


@settings(max_examples=60, deadline=None)
@given(AMOUNTS, st.randoms(use_true_random=False))
def test_four_quarters_make_the_year_in_any_order_of_rows(
    quarters: tuple[int, int, int, int], chance: random.Random
) -> None:
    facts = only_to_date(year_of_sales(2024, quarters)) * 2
    chance.shuffle(facts)
    values = [figure(facts, REVENUE, quarter(number)).value for number in (1, 2, 3, 4)]
    assert values == list(quarters)
    assert sum(values) == figure(facts, REVENUE, FY2024).value


@settings(max_examples=40, deadline=None)
@given(AMOUNTS, AMOUNTS)
def test_later_filings_change_no_figure_as_of_a_day(
    quarters: tuple[int, int, int, int], later: tuple[int, int, int, int]
) -> None:
    facts, more = year_of_sales(2023, quarters), year_of_sales(2024, later)
    restated = [replace(one, filed=day("2025-06-30"), value=Decimal(1)) for one in facts]
    for period in (FY2023, quarter(4, 2023), FiscalPeriod(2023, "nine months"), quarter(1, 2024)):
        alone = answer(facts, REVENUE, period, as_of="2024-04-30")
        among = answer(facts + more + restated, REVENUE, period, as_of="2024-04-30")
        if isinstance(alone, Figure):
            assert alone == among
        else:
            assert isinstance(among, Refusal)


@settings(max_examples=40, deadline=None)
@given(st.tuples(*[st.integers(1, 10**6)] * 4), st.tuples(*[st.integers(1, 10**6)] * 4))
def test_in_thousands_amounts_scale_and_ratios_stay(
    one: tuple[int, int, int, int], two: tuple[int, int, int, int]
) -> None:
    facts = year_of_sales(2023, one) + year_of_sales(2024, two)
    scaled = [replace(row, value=row.value * 1000) for row in facts if row.value is not None]
    ttm = FiscalPeriod(2024, "ttm", 2)
    assert figure(scaled, REVENUE, ttm).value == 1000 * figure(facts, REVENUE, ttm).value
    grown, same = (answer(rows, REVENUE, FY2024, "growth") for rows in (facts, scaled))
    if isinstance(grown, Figure) and isinstance(same, Figure):
        assert grown.value == same.value
    else:
        assert isinstance(grown, Refusal)
        assert isinstance(same, Refusal)
        assert grown.code == same.code


def test_a_rate_that_only_other_periods_report_is_worked_out() -> None:
    rate = Concept("us-gaap:EffectiveIncomeTaxRateContinuingOperations")
    tax = Concept("us-gaap:IncomeTaxExpenseBenefit")
    before = Concept(
        "us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest"
    )
    year, half = over("2024-01-01", "2024-12-31"), over("2024-01-01", "2024-06-30")
    facts = [
        *year_of_sales(),
        fact(half, "0.25", "2024-08-01", rate, form="10-Q", unit="pure"),
        fact(year, 20, "2025-02-01", tax),
        fact(year, 100, "2025-02-01", before),
    ]
    got = figure(facts, line_item("effective tax rate"), FY2024)
    assert got.value == Decimal("0.2")
    assert got.formula == "effective tax rate"
    assert figure(
        facts, line_item("effective tax rate"), FiscalPeriod(2024, "half")
    ).value == Decimal("0.25")
