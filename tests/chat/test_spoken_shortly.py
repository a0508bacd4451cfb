"""How people write in a hurry: "topline", "last yr", "tot assets", "'24"."""

import pytest

from chat.reading_types import AskedPeriod
from tests.chat.reading_companies import APPLE, read, wanted, year


@pytest.mark.parametrize(
    ("question", "item"),
    [
        ("apple topline 2024", "revenue"),
        ("apple's top-line '24", "revenue"),
        ("apple bottomline 2024", "net income"),
        ("apple tot assets 2024", "total assets"),
        ("costes médicos de Apple 2024", "policyholder benefits and claims"),
        ("costos sanitarios de Apple en 2024", "policyholder benefits and claims"),
        ("gastos médicos de Apple 2024", "policyholder benefits and claims"),
    ],
)
def test_short_names_of_items_are_read(question: str, item: str) -> None:
    reading = read(question)
    assert (reading.companies, wanted(reading), reading.qualifiers) == ((APPLE,), [item], ())
    assert [period.year for period in reading.periods] == [year(2024).year]


@pytest.mark.parametrize(
    ("question", "kind", "relative"),
    [
        ("apple revenue last yr", "year", -1),
        ("apple revenue this qtr", "quarter", 0),
        ("apple revenue last qtr", "quarter", -1),
        ("apple revenue last fiscal yr", "year", -1),
    ],
)
def test_short_names_of_times_are_read(question: str, kind: str, relative: int) -> None:
    reading = read(question)
    assert reading.qualifiers == ()
    (period,) = reading.periods
    assert isinstance(period, AskedPeriod)
    assert (period.kind, period.relative) == (kind, relative)


@pytest.mark.parametrize(
    "question", ["apple totes revenue 2024", "costes de Apple 2024", "apple line revenue 2024"]
)
def test_what_only_looks_like_them_is_not(question: str) -> None:
    reading = read(question)
    assert reading.qualifiers or reading.ambiguous_items
