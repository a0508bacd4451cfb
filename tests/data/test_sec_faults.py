"""Faults in words, and how long to wait."""

from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.sec_faults import Fault, seconds_to_wait, wait_before

NOW = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("told", "seconds"),
    [
        ("120", 120),
        (" 0 ", 0),
        ("Sun, 01 Mar 2026 12:10:00 GMT", 600),
        ("Sun, 01 Mar 2026 13:00:00 +0100", 0),
        ("Sun, 01 Mar 2026 12:01:00", 60),
        ("Sunday, 01-Mar-26 12:01:00 GMT", 60),
        ("Sun, 01 Mar 2020 12:00:00 GMT", 0),
        (None, None),
        ("", None),
        ("soon", None),
        ("-5", None),
        ("1.5", None),
        ("٣", None),
        ("Sun, 99 Mar 2026 12:00:00 GMT", None),
    ],
)
def test_retry_after_is_seconds_or_a_date(told: str | None, seconds: float | None) -> None:
    assert seconds_to_wait(told, NOW) == seconds


@given(st.text(max_size=60))
def test_any_header_gives_a_wait_or_none(told: str) -> None:
    seconds = seconds_to_wait(told, NOW)
    assert seconds is None or seconds >= 0


@given(st.integers(min_value=0, max_value=10**8))
def test_a_date_and_its_seconds_say_the_same(seconds: int) -> None:
    date = format_datetime(NOW + timedelta(seconds=seconds), usegmt=True)
    assert seconds_to_wait(date, NOW) == seconds_to_wait(str(seconds), NOW) == seconds


def test_waits_double_up_to_a_minute_and_differ_by_chance() -> None:
    fault = Fault("https://www.sec.gov/x", "")
    assert [wait_before(attempt, fault, 1.0) for attempt in range(1, 9)] == [
        1, 2, 4, 8, 16, 32, 60, 60,
    ]  # fmt: skip
    assert wait_before(3, fault, 0.0) == 2


def test_no_wait_is_shorter_than_was_asked_for() -> None:
    assert wait_before(1, Fault("https://www.sec.gov/x", "", wait_seconds=90), 0.0) == 90
