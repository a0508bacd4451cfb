"""When a question asks about."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chat.reading_types import AskedPeriod
from data.period import FiscalPeriod
from tests.chat.reading_companies import quarter, read, year


def asked(words: str) -> list[AskedPeriod]:
    """Give the periods of a question with these words, without the words themselves."""
    return [bare(period) for period in read(f"Apple revenue {words}").periods]


def bare(period: AskedPeriod) -> AskedPeriod:
    fields = {name: getattr(period, name) for name in AskedPeriod.__slots__ if name != "words"}
    return AskedPeriod(**fields)


def on(kind: str, year_: int, month: int, day: int) -> AskedPeriod:
    return AskedPeriod(kind, date=date(year_, month, day))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("words", "period"),
    [
        ("in 2024", year(2024)),
        ("fiscal 2024", year(2024)),
        ("for fiscal year 2024", year(2024)),
        ("in the 2024 fiscal year", year(2024)),
        ("FY24", year(2024)),
        ("FY 2024", year(2024)),
        ("FY'24", year(2024)),
        ("'24", year(2024)),
        ("full-year 2024", year(2024)),
        ("ejercicio 2023", year(2023)),
        ("en el ejercicio fiscal 2023", year(2023)),
        ("año fiscal 2024", year(2024)),
        ("en el año 2024", year(2024)),
        ("calendar 2024", AskedPeriod("year", year=2024, calendar=True)),
        ("CY24", AskedPeriod("year", year=2024, calendar=True)),
        ("año natural 2024", AskedPeriod("year", year=2024, calendar=True)),
        ("last year, i.e. fiscal 2024", year(2024)),
        ("a year earlier, that is in fiscal 2023", year(2023)),
        ("Q3 2025", quarter(3, 2025)),
        ("3Q25", quarter(3, 2025)),
        ("Q3'25", quarter(3, 2025)),
        ("q3 25", quarter(3, 2025)),
        ("Q3 FY2025", quarter(3, 2025)),
        ("FY25 Q3", quarter(3, 2025)),
        ("2025Q3", quarter(3, 2025)),
        ("third quarter of fiscal 2025", quarter(3, 2025)),
        ("third fiscal quarter of 2025", quarter(3, 2025)),
        ("fiscal 2025's third quarter", quarter(3, 2025)),
        ("third-quarter 2025", quarter(3, 2025)),
        ("last quarter of 2024", quarter(4, 2024)),
        ("3T 2025", quarter(3, 2025)),
        ("T3 2025", quarter(3, 2025)),
        ("3T25", quarter(3, 2025)),
        ("en el cuarto trimestre de 2024", quarter(4, 2024)),
        ("segundo trimestre del ejercicio 2025", quarter(2, 2025)),
        ("último trimestre de 2024", quarter(4, 2024)),
        ("Q3", AskedPeriod("quarter", quarter=3)),
        ("Q3 of last year", AskedPeriod("quarter", quarter=3, relative=-1)),
        ("first half of 2025", AskedPeriod("half", year=2025, half=1)),
        ("H2 2025", AskedPeriod("half", year=2025, half=2)),
        ("1H25", AskedPeriod("half", year=2025, half=1)),
        ("primer semestre de 2025", AskedPeriod("half", year=2025, half=1)),
        ("first six months of 2025", AskedPeriod("half", year=2025, half=1)),
        ("nine months of 2025", AskedPeriod("nine months", year=2025)),
        ("nueve primeros meses de 2025", AskedPeriod("nine months", year=2025)),
        ("nine months ended June 30, 2025", on("nine months", 2025, 6, 30)),
        ("three months ended June 28, 2025", on("quarter", 2025, 6, 28)),
        ("13 weeks ended March 30, 2025", on("quarter", 2025, 3, 30)),
        ("52 weeks ended January 28, 2024", on("year", 2024, 1, 28)),
        ("year ended September 28, 2024", on("year", 2024, 9, 28)),
        ("fiscal 2024 (year ended Feb. 1, 2025)", on("year", 2025, 2, 1)),
        ("ejercicio cerrado el 31 de diciembre de 2024", on("year", 2024, 12, 31)),
        ("quarter ended 6/28/2025", on("quarter", 2025, 6, 28)),
        ("June 2025 quarter", AskedPeriod("quarter", year=2025, month=6)),
        ("as of September 27 2025", on("date", 2025, 9, 27)),
        ("at March 31, 2025", on("date", 2025, 3, 31)),
        ("at 31st of March 2025", on("date", 2025, 3, 31)),
        ("on 2025-03-31", on("date", 2025, 3, 31)),
        ("at 31/03/2025", on("date", 2025, 3, 31)),
        ("a 31 de diciembre de 2024", on("date", 2024, 12, 31)),
        ("al 31/12/2024", on("date", 2024, 12, 31)),
        ("at the end of 2023", AskedPeriod("instant", year=2023)),
        ("at fiscal year-end 2023", AskedPeriod("instant", year=2023)),
        ("a cierre de 2023", AskedPeriod("instant", year=2023)),
        ("a finales de 2023", AskedPeriod("instant", year=2023)),
        ("at the beginning of 2024", AskedPeriod("instant", year=2023)),
        ("at the end of Q3 2025", AskedPeriod("instant", year=2025, quarter=3)),
        ("al cierre del tercer trimestre de 2025", AskedPeriod("instant", year=2025, quarter=3)),
        ("last year", AskedPeriod("year", relative=-1)),
        ("el año pasado", AskedPeriod("year", relative=-1)),
        ("latest fiscal year", AskedPeriod("year", relative=-1)),
        ("the year before last", AskedPeriod("year", relative=-2)),
        ("two years ago", AskedPeriod("year", relative=-2)),
        ("hace dos años", AskedPeriod("year", relative=-2)),
        ("this year", AskedPeriod("year", relative=0)),
        ("next year", AskedPeriod("year", relative=1)),
        ("most recent quarter", AskedPeriod("quarter", relative=-1)),
        ("último trimestre", AskedPeriod("quarter", relative=-1)),
        ("latest", AskedPeriod("latest", relative=-1)),
        ("TTM", AskedPeriod("ttm")),
        ("over the last twelve months", AskedPeriod("ttm")),
        ("últimos doce meses", AskedPeriod("ttm")),
        ("YTD", AskedPeriod("ytd")),
        ("year to date 2025", AskedPeriod("ytd", year=2025)),
        ("in March 2025", AskedPeriod("month", year=2025, month=3)),
    ],
)
def test_a_period_is_read_in_the_words_people_use(words: str, period: AskedPeriod) -> None:
    assert asked(words) == [period]


@pytest.mark.parametrize(
    ("words", "periods"),
    [
        ("2022, 2023 and 2024", [year(2022), year(2023), year(2024)]),
        ("between 2022 and 2024", [year(2022), year(2023), year(2024)]),
        ("from 2022 to 2024", [year(2022), year(2023), year(2024)]),
        ("2022–2024", [year(2022), year(2023), year(2024)]),
        ("2021-24", [year(2021), year(2022), year(2023), year(2024)]),
        ("entre 2022 y 2024", [year(2022), year(2023), year(2024)]),
        ("de 2022 a 2024", [year(2022), year(2023), year(2024)]),
        ("Q1 and Q2 2025", [quarter(1, 2025), quarter(2, 2025)]),
        ("Q3 2025 and 2024", [quarter(3, 2025), quarter(3, 2024)]),
        ("Q1 to Q3 of 2024", [quarter(1, 2024), quarter(2, 2024), quarter(3, 2024)]),
        ("Q4 2024 to Q1 2025", [quarter(4, 2024), quarter(1, 2025)]),
        ("primer y segundo trimestre de 2024", [quarter(1, 2024), quarter(2, 2024)]),
        ("in 2024 and the previous year", [year(2024), year(2023)]),
        ("in 2024 versus the prior year", [year(2024), year(2023)]),
        ("Q3 2025 vs the same quarter a year earlier", [quarter(3, 2025), quarter(3, 2024)]),
        ("Q1 2025 vs the prior quarter", [quarter(1, 2025), quarter(4, 2024)]),
        (
            "at December 31, 2024 and 2023",
            [on("date", 2024, 12, 31), on("date", 2023, 12, 31)],
        ),
        (
            "three months ended June 28, 2025 and June 29, 2024",
            [on("quarter", 2025, 6, 28), on("quarter", 2024, 6, 29)],
        ),
        ("last three years", [AskedPeriod("year", relative=back) for back in (-3, -2, -1)]),
        ("últimos 2 ejercicios", [AskedPeriod("year", relative=back) for back in (-2, -1)]),
    ],
)
def test_several_periods_are_read_in_order(words: str, periods: list[AskedPeriod]) -> None:
    assert asked(words) == periods


@pytest.mark.parametrize("words", ["FY2024-25", "FY2024/25", "2024/25", "03/04/2025"])
def test_a_period_that_may_be_two_is_said_to_be(words: str) -> None:
    reading = read(f"Apple revenue {words}")

    assert reading.periods == ()
    assert len(reading.ambiguous_periods) == 2


@pytest.mark.parametrize("words", ["", "$2024 million", "10-K", "for 2,024 shops"])
def test_no_period_is_made_up(words: str) -> None:
    assert asked(words) == []


def test_quarterly_figures_of_a_year_are_its_four_quarters() -> None:
    reading = read("quarterly revenue of Apple in 2024")
    assert [bare(one) for one in reading.periods] == [quarter(one, 2024) for one in (1, 2, 3, 4)]


def test_a_period_keeps_its_words() -> None:
    assert read("Apple revenue in the third quarter of 2025?").periods[0].words == (
        "third quarter of 2025"
    )


def test_what_was_known_on_a_day_is_no_period() -> None:
    reading = read("What was Apple's revenue for fiscal 2022 as known on January 31, 2023?")

    assert [bare(one) for one in reading.periods] == [year(2022)]
    assert reading.known_on == date(2023, 1, 31)


YEARS = st.integers(min_value=1995, max_value=2049)
QUARTERS = st.integers(min_value=1, max_value=4)


@given(YEARS, QUARTERS)
def test_a_rendered_fiscal_period_reads_back_to_itself(number: int, part: int) -> None:
    assert asked(str(FiscalPeriod(number, "year"))) == [year(number)]
    assert asked(str(FiscalPeriod(number, "quarter", part))) == [quarter(part, number)]
    assert asked(str(FiscalPeriod(number, "half"))) == [AskedPeriod("half", year=number, half=1)]
    assert asked(str(FiscalPeriod(number, "nine months"))) == [
        AskedPeriod("nine months", year=number)
    ]
    assert asked(str(FiscalPeriod(number, "ttm", part))) == [
        AskedPeriod("ttm", year=number, quarter=part)
    ]


@given(st.dates(min_value=date(1995, 1, 1), max_value=date(2049, 12, 31)))
def test_a_date_reads_back_to_itself_in_every_form(day: date) -> None:
    months = "January February March April May June July August September October November December"
    meses = (
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
    )
    month, mes = months.split()[day.month - 1], meses.split()[day.month - 1]
    for words in (
        f"at {day.isoformat()}",
        f"as of {month} {day.day}, {day.year}",
        f"at {month[:3]} {day.day} {day.year}",
        f"at {day.day} {month} {day.year}",
        f"a {day.day} de {mes} de {day.year}",
    ):
        assert asked(words) == [AskedPeriod("date", date=day)]
