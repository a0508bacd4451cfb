"""Stretches that end on a day for which a company's calendar has no name."""

from datetime import date

from chat.asked_time import asked_time
from chat.reading_types import AskedPeriod
from data.fiscal import fiscal_calendar
from data.period import Duration, Instant
from tests.data.made_facts import day, fact, over

# The year end moves from June to December: July to December 2020 is in no fiscal year.
MOVED = fiscal_calendar(
    [],
    [
        fact(over("2019-07-01", "2020-06-30"), 400, "2020-08-28"),
        fact(over("2020-07-01", "2020-09-30"), 100, "2020-11-05", form="10-Q"),
        fact(over("2020-07-01", "2020-12-31"), 210, "2021-02-26", form="10-KT"),
        fact(over("2021-01-01", "2021-12-31"), 430, "2022-02-25"),
    ],
)


def test_a_quarter_in_a_transition_period_is_the_stretch_as_filed() -> None:
    asked = AskedPeriod("quarter", date=day("2020-09-30"))
    assert asked_time(asked, MOVED) == over("2020-07-01", "2020-09-30")


def test_a_half_in_a_transition_period_is_the_stretch_as_filed() -> None:
    asked = AskedPeriod("half", date=day("2020-12-31"))
    assert asked_time(asked, MOVED) == over("2020-07-01", "2020-12-31")


def test_a_quarter_that_is_not_on_file_is_a_stretch_and_no_day() -> None:
    got = asked_time(AskedPeriod("quarter", date=day("2020-11-15")), MOVED)
    assert isinstance(got, Duration)
    assert (got.end, got.length_class) == (date(2020, 11, 15), "quarter")


def test_a_day_stays_a_day() -> None:
    assert asked_time(AskedPeriod("date", date=day("2020-09-15")), MOVED) == Instant(
        date(2020, 9, 15)
    )


def test_a_quarter_that_ends_on_a_day_near_another_ones_end_is_not_that_one() -> None:
    asked = AskedPeriod("quarter", date=day("2021-12-27"))
    assert asked_time(asked, MOVED) == Instant(date(2021, 12, 27))
