"""Questions in a few words, as they are typed into a search box: what they want, and what narrows it."""

import pytest

from tests.chat.reading_companies import read, wanted


@pytest.mark.parametrize(
    ("question", "years"),
    [
        ("norvane revenue 10 years", 10),
        ("norvane revenue 5 yr", 5),
        ("norvane revenue last 5 yrs", 5),
        ("norvane revenue over 3 years?", 3),
        ("ingresos de norvane 4 años", 4),
        ("norvane revenue 1 year", 1),
    ],
)
def test_a_number_of_years_at_the_end_is_a_series(question: str, years: int) -> None:
    reading = read(question)
    assert wanted(reading) == ["revenue"]
    assert [one.relative for one in reading.periods] == list(range(-years, 0))
    assert reading.qualifiers == ()


@pytest.mark.parametrize("question", ["norvane debt due in 5 years", "norvane revenue 5"])
def test_a_number_elsewhere_is_no_series(question: str) -> None:
    reading = read(question)
    assert reading.periods == ()
    assert "5" in reading.qualifiers


@pytest.mark.parametrize(
    ("question", "qualifiers"),
    [
        ("norvane operating cost ratio 2024", ("ratio",)),
        ("ratio of operating costs of norvane 2024", ("ratio",)),
        ("norvane r&d ratio 2024", ("ratio",)),
        ("norvane debt ratio 2024", ()),
        ("norvane inventory turnover ratio 2024", ()),
        ("norvane r&d to revenue ratio 2024", ()),
        ("norvane revenue 2024", ()),
    ],
)
def test_a_ratio_is_no_amount(question: str, qualifiers: tuple[str, ...]) -> None:
    assert read(question).qualifiers == qualifiers


@pytest.mark.parametrize(
    ("question", "qualifiers"),
    [
        ("norvane revenue 2024 adjusted", ("adjusted",)),
        ("norvane revenue 2024 north america", ("north", "america")),
        ("norvane 2024 organic revenue", ("organic",)),
    ],
)
def test_what_narrows_behind_a_period_still_narrows(
    question: str, qualifiers: tuple[str, ...]
) -> None:
    reading = read(question)
    assert reading.qualifiers == qualifiers
    assert reading.text == question


@pytest.mark.parametrize(
    ("question", "qualifiers"),
    [
        ("Apple sales to Microsoft percentage", ("to",)),
        ("Compare Apple revenue to Microsoft revenue 2024", ()),
        ("Apple revenue versus Microsoft 2024", ()),
    ],
)
def test_sales_to_a_company_are_not_that_company_s(
    question: str, qualifiers: tuple[str, ...]
) -> None:
    assert read(question).qualifiers == qualifiers


@pytest.mark.parametrize(
    ("question", "item"),
    [
        ("norvane net debt 2024 to ebitda", "net debt to ebitda"),
        ("deuda neta de Norvane 2024 sobre ebitda", "net debt to ebitda"),
        ("r&d of Norvane to revenue 2024", "research and development to revenue"),
        ("norvane r&d as % revenue 2024", "research and development to revenue"),
        ("norvane r&d % revenue 2024", "research and development to revenue"),
    ],
)
def test_a_ratio_is_read_around_a_company_and_a_time(question: str, item: str) -> None:
    reading = read(question)
    assert (wanted(reading), reading.qualifiers) == ([item], ())
