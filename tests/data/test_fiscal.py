"""Fiscal names from dates and covers, never from what companyfacts calls them."""

import random

from data.fiscal import FiscalCalendar, fiscal_calendar
from data.period import FiscalPeriod, FiscalSpan
from tests.data.made_facts import (
    ASSETS,
    COVER_SHARES,
    OLD_SALES,
    at,
    cover,
    day,
    fact,
    over,
)


def named(year: int, span: FiscalSpan, quarter: int | None = None) -> FiscalPeriod:
    return FiscalPeriod(year, span, quarter)


def weeks_calendar() -> FiscalCalendar:
    """A year of weeks that ends on the last Saturday of September; fiscal 2023 has 53."""
    facts = [
        fact(over("2022-09-25", "2023-09-30"), 383, "2023-11-03"),
        fact(over("2021-09-26", "2022-09-24"), 394, "2023-11-03"),
        fact(over("2022-09-25", "2022-12-31"), 117, "2023-02-03", form="10-Q"),
        fact(over("2023-01-01", "2023-04-01"), 94, "2023-05-05", form="10-Q"),
        fact(over("2022-09-25", "2023-04-01"), 211, "2023-05-05", form="10-Q"),
        fact(over("2023-04-02", "2023-07-01"), 81, "2023-08-04", form="10-Q"),
        fact(over("2022-09-25", "2023-07-01"), 293, "2023-08-04", form="10-Q"),
        fact(at("2023-09-30"), 352, "2023-11-03", ASSETS),
        fact(at("2023-07-01"), 335, "2023-08-04", ASSETS, form="10-Q"),
    ]
    covers = [cover("10-K", "2023-09-30", 2023, "FY", "2023-11-03")]
    return fiscal_calendar(covers, facts)


def test_a_53_week_year_and_its_quarters_have_names() -> None:
    calendar = weeks_calendar()
    assert calendar.name(over("2022-09-25", "2023-09-30")) == named(2023, "year")
    assert calendar.name(over("2021-09-26", "2022-09-24")) == named(2022, "year")
    assert calendar.name(over("2022-09-25", "2022-12-31")) == named(2023, "quarter", 1)
    assert calendar.name(over("2023-01-01", "2023-04-01")) == named(2023, "quarter", 2)
    assert calendar.name(over("2023-04-02", "2023-07-01")) == named(2023, "quarter", 3)
    assert calendar.name(over("2022-09-25", "2023-04-01")) == named(2023, "half")
    assert calendar.name(over("2022-09-25", "2023-07-01")) == named(2023, "nine months")
    assert calendar.name(at("2023-09-30")) == named(2023, "instant")
    assert calendar.name(at("2023-07-01")) == named(2023, "instant", 3)


def test_names_give_exact_dates_back() -> None:
    calendar = weeks_calendar()
    assert calendar.periods(named(2023, "year")) == (over("2022-09-25", "2023-09-30"),)
    assert calendar.periods(named(2023, "quarter", 2)) == (over("2023-01-01", "2023-04-01"),)
    assert calendar.periods(named(2023, "instant")) == (at("2023-09-30"),)
    assert calendar.periods(named(2023, "instant", 4)) == (at("2023-09-30"),)
    assert calendar.periods(named(2023, "quarter", 4)) == ()
    assert calendar.dates(named(2023, "quarter", 4)) == over("2023-07-02", "2023-09-30")


def test_a_stretch_that_is_no_fiscal_period_has_no_name() -> None:
    calendar = weeks_calendar()
    assert calendar.name(over("2022-11-25", "2023-11-30")) is None  # a year, from the wrong day
    assert calendar.name(over("2023-01-01", "2023-07-01")) is None  # two quarters, Q2 and Q3
    assert calendar.name(over("2019-09-29", "2023-09-30")) is None  # four years together
    assert calendar.name(at("2023-08-15")) is None


def test_the_company_names_its_year_and_others_are_counted_from_it() -> None:
    years = [
        fact(over(f"{year}-02-02", f"{year + 1}-02-01"), 700, "2025-03-26")
        for year in (2022, 2023, 2024)
    ]
    by_start = fiscal_calendar([cover("10-K", "2025-02-01", 2024, "FY", "2025-03-26")], years)
    by_end = fiscal_calendar([cover("10-K", "2025-02-01", 2025, "FY", "2025-03-26")], years)
    assert by_start.name(years[-1].period) == named(2024, "year")
    assert by_start.name(years[0].period) == named(2022, "year")
    assert by_end.name(years[-1].period) == named(2025, "year")
    assert by_end.name(years[0].period) == named(2023, "year")


def test_without_a_cover_the_year_is_that_of_a_week_before_its_end() -> None:
    late_december = fact(over("2023-01-01", "2023-12-31"), 5, "2024-02-20")
    early_january = fact(over("2021-01-03", "2022-01-01"), 5, "2022-02-20")
    january = fact(over("2024-01-29", "2025-01-26"), 5, "2025-02-26")
    for one, year in ((late_december, 2023), (early_january, 2021), (january, 2025)):
        assert fiscal_calendar([], [one]).name(one.period) == named(year, "year")


def test_an_annual_report_tells_that_the_year_announced_by_a_quarterly_one_never_ended() -> None:
    """The year end moves from June to December: the report on September still names the old year."""
    facts = [
        fact(over("2019-07-01", "2020-06-30"), 400, "2020-08-28"),
        fact(over("2020-07-01", "2020-09-30"), 100, "2020-11-05", form="10-Q"),
        fact(over("2020-07-01", "2020-12-31"), 210, "2021-02-26", form="10-KT"),
        fact(at("2021-06-30"), 900, "2021-08-05", ASSETS, form="10-Q"),
        fact(over("2021-04-01", "2021-06-30"), 105, "2021-08-05", form="10-Q"),
        fact(over("2021-01-01", "2021-12-31"), 430, "2022-02-25"),
    ]
    covers = [
        cover("10-K", "2020-06-30", 2020, "FY", "2020-08-28"),
        cover("10-Q", "2020-09-30", 2021, "Q1", "2020-11-05"),
        cover("10-Q", "2021-06-30", 2021, "Q2", "2021-08-05"),
        cover("10-K", "2021-12-31", 2021, "FY", "2022-02-25"),
    ]
    calendar = fiscal_calendar(covers, facts)
    assert calendar.name(facts[-1].period) == named(2021, "year")
    assert calendar.name(facts[4].period) == named(2021, "quarter", 2)
    assert calendar.name(facts[0].period) == named(2020, "year")


def test_a_transition_report_moves_the_year_at_once() -> None:
    facts = [
        fact(over("2019-07-01", "2020-06-30"), 400, "2020-08-28"),
        fact(over("2020-07-01", "2020-09-30"), 100, "2020-11-05", form="10-Q"),
        fact(over("2020-07-01", "2020-12-31"), 210, "2021-02-26", form="10-KT"),
        fact(over("2021-01-01", "2021-03-31"), 105, "2021-05-05", form="10-Q"),
    ]
    covers = [
        cover("10-K", "2020-06-30", 2020, "FY", "2020-08-28"),
        cover("10-Q", "2020-09-30", 2021, "Q1", "2020-11-05"),
        cover("10-KT", "2020-12-31", 2020, "FY", "2021-02-26"),
    ]
    calendar = fiscal_calendar(covers, facts)
    assert calendar.at(day("2020-12-01")).name(facts[1].period) == named(2021, "quarter", 1)
    assert calendar.at(day("2021-03-01")).name(facts[1].period) is None
    assert calendar.name(facts[3].period) == named(2021, "quarter", 1)


def test_a_day_before_the_first_annual_report_has_the_names_that_the_company_uses() -> None:
    facts = [
        fact(over("2018-02-04", "2018-05-05"), 20, "2018-06-05", form="10-Q"),
        fact(over("2018-02-04", "2018-08-04"), 42, "2018-09-05", form="10-Q"),
        fact(over("2018-05-06", "2018-08-04"), 22, "2018-09-05", form="10-Q"),
        fact(over("2017-05-07", "2017-08-05"), 19, "2018-09-05", form="10-Q"),
        fact(over("2018-02-04", "2019-02-02"), 90, "2019-03-25"),
    ]
    calendar = fiscal_calendar([cover("10-K", "2019-02-02", 2018, "FY", "2019-03-25")], facts)
    early = calendar.at(day("2018-09-05"))
    assert early.name(facts[2].period) == named(2018, "quarter", 2)
    assert early.name(facts[3].period) == named(2017, "quarter", 2)


def test_a_quarterly_report_alone_gives_year_and_quarters() -> None:
    facts = [
        fact(over("2023-10-01", "2024-06-29"), 296, "2024-08-02", form="10-Q"),
        fact(over("2024-03-31", "2024-06-29"), 86, "2024-08-02", form="10-Q"),
        fact(over("2022-09-25", "2023-07-01"), 293, "2024-08-02", form="10-Q"),
        fact(at("2023-09-30"), 352, "2024-08-02", ASSETS, form="10-Q"),
    ]
    calendar = fiscal_calendar([cover("10-Q", "2024-06-29", 2024, "Q3", "2024-08-02")], facts)
    assert calendar.name(facts[0].period) == named(2024, "nine months")
    assert calendar.name(facts[1].period) == named(2024, "quarter", 3)
    assert calendar.name(facts[2].period) == named(2023, "nine months")
    assert calendar.name(at("2023-09-30")) == named(2023, "instant")


def test_a_lone_quarter_takes_its_number_from_the_cover() -> None:
    third = fact(over("2024-03-31", "2024-06-29"), 86, "2024-08-02", form="10-Q")
    counted = fiscal_calendar([cover("10-Q", "2024-06-29", 2024, "Q3", "2024-08-02")], [third])
    dated = fiscal_calendar(
        [cover("10-Q", None, 2024, "Q3", "2024-08-02", year_end="--09-28")], [third]
    )
    assert counted.name(third.period) == named(2024, "quarter", 3)
    assert dated.name(third.period) == named(2024, "quarter", 3)


def test_a_cover_that_errs_does_not_move_the_year() -> None:
    facts = [
        fact(over("2012-01-01", "2012-12-31"), 5, "2013-02-20"),
        fact(over("2011-01-01", "2011-12-31"), 4, "2013-02-20"),
    ]
    calendar = fiscal_calendar([cover("10-K", "2011-12-31", 2011, "FY", "2013-02-20")], facts)
    assert calendar.name(facts[0].period) == named(2012, "year")
    # A quarterly report that calls itself a year: its longest stretch to date says the quarter.
    first = fact(over("2022-02-01", "2022-04-30"), 4, "2022-06-03", form="10-Q")
    odd = fiscal_calendar([cover("10-Q", None, 2023, "FY", "2022-06-03")], [first])
    assert odd.name(first.period) == named(2023, "quarter", 1)


def test_a_transition_period_is_no_year() -> None:
    facts = [
        fact(over("2022-07-01", "2023-06-30"), 400, "2023-08-20"),
        fact(over("2023-07-01", "2023-12-31"), 230, "2024-02-28", form="10-KT"),
        fact(over("2024-01-01", "2024-12-31"), 470, "2025-02-25"),
    ]
    calendar = fiscal_calendar([], facts)
    assert calendar.name(facts[0].period) == named(2023, "year")
    assert calendar.name(facts[1].period) is None
    assert calendar.name(facts[2].period) == named(2024, "year")
    assert calendar.stub_before(2024) == over("2023-07-01", "2023-12-31")
    assert calendar.stub_before(2023) is None


def test_a_recast_calendar_year_is_not_placed_between_fiscal_years() -> None:
    facts = [
        fact(over("2014-07-01", "2015-06-30"), 50, "2015-08-20"),
        fact(over("2013-01-01", "2013-12-31"), 41, "2015-08-20"),
    ]
    calendar = fiscal_calendar([], facts)
    assert calendar.name(facts[0].period) == named(2015, "year")
    assert calendar.name(facts[1].period) is None
    assert not calendar.is_on_file(named(2013, "year"))


def test_sixteen_week_quarters() -> None:
    facts = [
        fact(over("2024-02-04", "2025-02-01"), 45, "2025-03-25"),
        fact(over("2024-02-04", "2024-05-25"), 14, "2024-06-25", form="10-Q"),
        fact(over("2024-05-26", "2024-08-17"), 10, "2024-09-20", form="10-Q"),
        fact(over("2024-08-18", "2024-11-09"), 10, "2024-12-10", form="10-Q"),
        fact(over("2024-02-04", "2024-11-09"), 34, "2024-12-10", form="10-Q"),
    ]
    calendar = fiscal_calendar([cover("10-K", "2025-02-01", 2024, "FY", "2025-03-25")], facts)
    names = [str(calendar.name(one.period)) for one in facts[1:]]
    assert names == ["Q1 FY2024", "Q2 FY2024", "Q3 FY2024", "9M FY2024"]


def test_balances_and_covers_alone() -> None:
    balances = [
        fact(at("2024-12-31"), 699, "2025-02-20", ASSETS),
        fact(at("2023-12-31"), 700, "2025-02-20", ASSETS),
        fact(at("2025-01-31"), 10, "2025-02-20", COVER_SHARES, unit="shares"),
    ]
    calendar = fiscal_calendar([], balances)
    assert calendar.periods(named(2024, "instant")) == (at("2024-12-31"),)
    assert calendar.name(at("2025-01-31")) is None
    bare = fiscal_calendar([cover("10-K", "2024-12-31", 2024, "FY", "2025-02-20")], [])
    assert bare.is_covered(named(2024, "year"))
    assert bare.is_covered(named(2024, "quarter", 4))
    assert not bare.is_on_file(named(2024, "year"))


def test_the_latest_period_is_the_newest_reported_one() -> None:
    calendar = weeks_calendar()
    assert calendar.latest("year") == named(2023, "year")
    assert calendar.latest("quarter") == named(2023, "quarter", 4)
    assert calendar.at(day("2023-10-01")).latest("quarter") == named(2023, "quarter", 3)
    assert calendar.at(day("2023-10-01")).latest("year") is None
    assert fiscal_calendar([], []).latest("year") is None


def test_order_and_repetition_of_rows_say_nothing() -> None:
    facts = [
        fact(over(f"{year}-01-01", f"{year}-12-31"), year, f"{year + 1}-02-20", concept)
        for year in range(2015, 2024)
        for concept in (OLD_SALES, ASSETS)
    ]
    covers = [cover("10-K", f"{y}-12-31", y, "FY", f"{y + 1}-02-20") for y in range(2015, 2024)]
    expected = fiscal_calendar(covers, facts).years
    shuffled, others = facts * 2, list(covers)
    random.Random(7).shuffle(shuffled)
    random.Random(8).shuffle(others)
    assert fiscal_calendar(others, shuffled).years == expected


def test_a_calendar_of_a_day_knows_nothing_filed_later() -> None:
    calendar = weeks_calendar()
    earlier = calendar.at(day("2023-08-31"))
    alone = fiscal_calendar(
        [], [one for one in _weeks_facts() if one.filed and one.filed <= day("2023-08-31")]
    )
    assert earlier.years == alone.years
    assert calendar.at(None) is calendar
    assert calendar.at(day("2023-08-31")) is earlier


def _weeks_facts() -> list:  # type: ignore[type-arg]
    return [
        fact(over("2022-09-25", "2022-12-31"), 117, "2023-02-03", form="10-Q"),
        fact(over("2023-01-01", "2023-04-01"), 94, "2023-05-05", form="10-Q"),
        fact(over("2022-09-25", "2023-04-01"), 211, "2023-05-05", form="10-Q"),
        fact(over("2023-04-02", "2023-07-01"), 81, "2023-08-04", form="10-Q"),
        fact(over("2022-09-25", "2023-07-01"), 293, "2023-08-04", form="10-Q"),
        fact(at("2023-07-01"), 335, "2023-08-04", ASSETS, form="10-Q"),
    ]
