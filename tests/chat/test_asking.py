"""Questions of an analyst to the real filings: what is worked out, ranked, drawn, and in which unit.

Expected values are typed from the filings' own text: Apple's 10-K for fiscal 2024 and its 10-Qs of
2025, UnitedHealth's, Netflix's and Mastercard's 10-K for 2024, Boeing's 10-Q of June 2025.
"""

from decimal import Decimal
from pathlib import Path

import pytest

from chat.answer import Answer, ShownFigure
from chat.engine import Engine, open_engine

APPLE_SALES = {2022: 394_328, 2023: 383_285, 2024: 391_035}


@pytest.fixture(scope="module")
def engine(filings_home: Path) -> Engine:
    return open_engine("none", home=filings_home, say=lambda _: None)


def value(answer: Answer) -> Decimal:
    assert answer.outcome == "answered", answer.text
    assert answer.route.kind == "figure", answer.text
    return answer.figures[0].figure.value


def rounded(answer: Answer) -> Decimal:
    return round(value(answer), 9)


def share(part: int, whole: int) -> Decimal:
    return round(Decimal(part) / Decimal(whole), 9)


@pytest.mark.parametrize(
    ("question", "part", "whole"),
    [
        ("UnitedHealth medical cost ratio 2024", 264_185, 308_810),
        ("UnitedHealth medical loss ratio 2024", 264_185, 308_810),
        ("ratio de siniestralidad de UnitedHealth 2024", 264_185, 308_810),
        ("Apple operating cash flow per share 2024", 118_254_000, 15_408_095),
        ("Apple free cash flow per share 2024", 118_254_000 - 9_447_000, 15_408_095),
        ("Apple EBITDA per share 2024", (123_216 + 11_445) * 1000, 15_408_095),
        ("Apple cash per share 2024", 29_943_000, 15_116_786),
        ("deuda por acción de Apple 2024", (9_967 + 10_912 + 85_750) * 1000, 15_116_786),
        ("Apple debt to EBITDA 2024", 9_967 + 10_912 + 85_750, 123_216 + 11_445),
        ("Apple operating cash flow to debt 2024", 118_254, 9_967 + 10_912 + 85_750),
        ("Apple capex to depreciation 2024", 9_447, 11_445),
        ("Apple EBITDA margin 2024", 123_216 + 11_445, 391_035),
    ],
)
def test_a_ratio_is_that_of_the_filing(
    engine: Engine, question: str, part: int, whole: int
) -> None:
    assert rounded(engine.answer(question)) == share(part, whole)


@pytest.mark.parametrize(
    ("question", "millions"),
    [
        ("Apple invested capital 2024", 9_967 + 10_912 + 85_750 + 56_950 - 29_943),
        ("Apple capital employed 2024", 364_980 - 176_392),
        ("capital invertido de Apple 2024", 9_967 + 10_912 + 85_750 + 56_950 - 29_943),
        ("Cash that Apple returned to shareholders in 2024", 15_234 + 94_949),
        ("Apple 2024 revenue minus 2023 revenue", 391_035 - 383_285),
        ("Apple Q3 2025 revenue minus Q2 2025 revenue", 94_036 - 95_359),
        ("Q3 revenue minus Q2 revenue for Apple in 2025", 94_036 - 95_359),
        ("Apple's revenue in Q2 2025 minus revenue in Q3 2025", 95_359 - 94_036),
        ("Ingresos de Apple en 2024 menos los ingresos de 2023", 391_035 - 383_285),
        ("change in Boeing's cash in the first half of 2025", 7_087 - 13_801),
        ("change in Boeing's inventory from January to June 2025", 87_853 - 87_550),
        ("variación de los activos totales de Boeing de enero a junio de 2025", 155_120 - 156_363),
    ],
)
def test_an_amount_is_worked_out(engine: Engine, question: str, millions: int) -> None:
    answer = engine.answer(question)
    wanted = answer.figures[-1] if "returned" in question else answer.figures[0]
    assert answer.outcome == "answered", answer.text
    assert wanted.figure.value == millions * 10**6


def test_income_after_tax_is_taxed_at_the_rate_of_the_period(engine: Engine) -> None:
    tax = Decimal(29_749) / Decimal(123_485)
    answer = engine.answer("Apple NOPAT 2024")
    assert round(value(answer)) == round(Decimal(123_216_000_000) * (1 - tax))
    assert answer.figures[0].shown == "$93.5 billion ($93,531,805,288)"


def test_the_older_of_two_times_may_be_the_one_that_is_subtracted_from(engine: Engine) -> None:
    answer = engine.answer("Apple's revenue in Q2 2025 minus revenue in Q3 2025")
    assert "Q2 fiscal 2025 (29 Dec 2024 to 29 Mar 2025) less that of Q3 fiscal 2025" in answer.text
    assert answer.figures[0].figure.fiscal == "Q2 FY2025"
    assert answer.figures[0].figure.period.end.isoformat() == "2025-03-29"


@pytest.mark.parametrize(
    ("question", "shown"),
    [
        ("What was Apple's revenue in 2024 in thousands?", "$391,035,000 thousand"),
        ("Apple's 2024 revenue in billions of dollars", "$391.035 billion"),
        ("Apple net income 2024 in millions of dollars", "$93,736 million"),
        ("Apple revenue 2024 ($ millions)", "$391,035 million"),
        ("Apple revenue 2024 in $m", "$391,035 million"),
        ("Apple free cash flow 2024 in $bn", "$108.807 billion"),
        ("Apple revenue 2024 in whole dollars", "$391,035,000,000"),
        ("Apple revenue 2024 to the nearest billion", "$391 billion"),
        ("Apple revenue 2024 rounded to the nearest million", "$391,035 million"),
        ("Apple's operating cash flow for 2024 in USD millions, to 1 decimal", "$118,254.0 million"),
        ("Apple revenue 2024 rounded to two decimals", "$391.04 billion ($391,035 million)"),
        ("Apple gross margin 2024 rounded to two decimals", "46.21%"),
        ("Apple gross margin 2024 as a percentage rounded to one decimal place", "46.2%"),
        ("Apple net margin 2024 in basis points", "2,397 basis points"),
        ("Apple net margin 2024 as a decimal", "0.2397"),
        ("Apple gross margin 2024 without decimals", "46%"),
        ("Apple current ratio 2024 to three decimal places", "0.867x"),
        ("Apple current ratio 2024 as a percentage", "86.7%"),
        ("EPS of Apple 2024 in cents", "608 cents per share"),
        ("Apple shares outstanding 2024 in millions", "15,116.786 million shares"),
        ("By how many basis points did Netflix's operating margin change in 2024?", "609 basis points"),
        ("Mastercard operating margin change 2023 to 2024 in bps", "−49 basis points"),
        ("Apple's gross margin in basis points, Q2 2025 versus Q2 2024", "47 basis points"),
        ("¿Cuáles fueron los ingresos de Apple en 2024 en miles?", "391.035.000 miles de dólares"),
        ("deuda total de Apple 2024 en miles de millones", "106,629 miles de millones de dólares"),
        ("ROE de Apple 2024 redondeado a dos decimales", "157,41 %"),
        ("margen bruto de Apple 2024 en puntos básicos", "4.621 puntos básicos"),
        ("flujo de caja libre por acción de Apple en 2024 con dos decimales", "7,06 dólares por acción"),
        ("ingresos de Apple 2024 redondeados a millones", "391.035 millones de dólares"),
        ("tasa efectiva de Apple 2024 frente a 2023 en puntos porcentuales", "9,4 puntos porcentuales"),
    ],
)  # fmt: skip
def test_the_form_asked_for_is_obeyed(engine: Engine, question: str, shown: str) -> None:
    answer = engine.answer(question)
    value(answer)
    assert answer.figures[0].shown == shown
    assert shown.removesuffix(" per share").removesuffix(" por acción") in answer.text


def test_the_form_changes_no_value(engine: Engine) -> None:
    plain = engine.answer("Apple revenue 2024").figures[0].figure
    for form in ("in thousands", "in billions", "to the nearest billion", "to two decimals"):
        assert engine.answer(f"Apple revenue 2024 {form}").figures[0].figure == plain


def test_a_form_is_taken_by_a_question_that_follows(engine: Engine) -> None:
    answer = engine.answer("And in thousands?", turns=("What was Apple's revenue in 2024?",))
    assert answer.figures[0].shown == "$391,035,000 thousand"


def test_a_change_of_times_is_no_percentage(engine: Engine) -> None:
    answer = engine.answer("change in Apple's current ratio 2023 to 2024")
    assert answer.figures[0].shown == "−0.12x"


def test_a_ratio_to_a_deficit_says_so(engine: Engine) -> None:
    answer = engine.answer("Boeing debt to equity 2024")
    assert "Stockholders' equity is negative here, so that this ratio says little." in answer.text


def row(answer: Answer, place: int = 0) -> list[str]:
    assert answer.table is not None
    return [cell.shown if isinstance(cell, ShownFigure) else cell for cell in answer.table.rows[place]]  # fmt: skip


@pytest.mark.parametrize(
    "question",
    [
        "Is Apple's gross margin rising?",
        "¿Está subiendo el margen bruto de Apple?",
        "How has Apple's gross margin developed?",
        "Chart Apple's gross margin",
    ],
)
def test_a_trend_is_told_over_the_newest_years(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    value(answer)
    assert answer.table is not None
    assert answer.table.columns == ("", "FY2022", "FY2023", "FY2024", "FY2025")
    last = answer.text.split("\n\n")[0]
    assert last.startswith(("From FY2022 to FY2025", "De FY2022 a FY2025"))


def test_a_plot_is_asked_for_like_a_series(engine: Engine) -> None:
    answer = engine.answer("Plot Apple's net income from 2022 to 2024")
    assert row(answer)[1:] == [
        "$99.8 billion ($99,803 million)",
        "$97.0 billion ($96,995 million)",
        "$93.7 billion ($93,736 million)",
    ]
    assert answer.text.startswith(
        "From FY2022 to FY2024, net income of Apple Inc. fell in each of the 2 years that followed"
    )


def test_what_is_paid_per_year_is_a_series(engine: Engine) -> None:
    answer = engine.answer("Apple's dividends per year 2022-2024 in millions")
    assert row(answer)[1:] == ["$14,841 million", "$15,025 million", "$15,234 million"]


def test_how_fast_something_grows_is_a_rate(engine: Engine) -> None:
    answer = engine.answer("How fast was Apple's revenue growing in 2024?")
    assert rounded(answer) == share(391_035 - 383_285, 383_285)


def test_the_winner_is_first_and_the_table_in_the_order_of_time(engine: Engine) -> None:
    answer = engine.answer("In which year was Apple's revenue highest between 2022 and 2024?")
    assert value(answer) == APPLE_SALES[2022] * 10**6
    assert answer.table is not None
    assert answer.table.columns == ("", "FY2022", "FY2023", "FY2024")
    lowest = engine.answer("In which year was Apple's revenue lowest between 2022 and 2024?")
    assert value(lowest) == APPLE_SALES[2023] * 10**6


def test_both_ends_of_a_series_are_said(engine: Engine) -> None:
    answer = engine.answer("What were Apple's highest and lowest revenue between 2022 and 2024?")
    assert value(answer) == APPLE_SALES[2022] * 10**6
    assert "highest in FY2022" in answer.text.split("\n\n")[0]
    assert "lowest in FY2023" in answer.text.split("\n\n")[0]


@pytest.mark.parametrize(
    "question",
    [
        "List the revenue growth of Apple for each year from 2023 to 2025",
        "Apple yoy revenue growth from 2023 to 2025",
        "crecimiento interanual de los ingresos de Apple de 2023 a 2025",
    ],
)
def test_growth_of_each_year_is_not_growth_over_all(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert rounded(answer) == share(383_285 - 394_328, 394_328)
    assert answer.table is not None
    assert answer.table.columns == ("", "FY2023", "FY2024", "FY2025")
    assert answer.table.rows[0][0] in ("Apple Inc.: Revenue, growth", "Apple Inc.: Ingresos, crecimiento")  # fmt: skip


@pytest.mark.parametrize(
    ("question", "best", "company"),
    [
        (
            "Which of Apple, Netflix and Mastercard had the highest revenue growth in 2024?",
            share(39_000_966 - 33_723_297, 33_723_297),
            "Netflix, Inc.",
        ),
        (
            "Compare revenue growth of Apple and Netflix in 2024",
            share(39_000_966 - 33_723_297, 33_723_297),
            "Netflix, Inc.",
        ),
        (
            "¿Quién creció más en ingresos en 2024, Apple o Mastercard?",
            share(28_167 - 25_098, 25_098),
            "Mastercard Incorporated",
        ),
    ],
)
def test_companies_are_ranked_by_their_growth(
    engine: Engine, question: str, best: Decimal, company: str
) -> None:
    answer = engine.answer(question)
    assert rounded(answer) == best
    assert row(answer)[0].startswith(company)


def test_companies_are_ranked_by_what_changed(engine: Engine) -> None:
    answer = engine.answer(
        "Which had the largest increase in revenue in 2024, Apple, Netflix or Mastercard?"
    )
    assert value(answer) == (391_035 - 383_285) * 10**6
    assert "Apple Inc. had the highest change in revenue" in answer.text


@pytest.mark.parametrize(
    "question",
    [
        "Compare Apple, Netflix and Microsoft revenue in 2024",
        "Which had the highest revenue in 2024: Apple, Microsoft or Netflix?",
        "¿Quién tuvo mayores ingresos en 2024, Apple, Netflix o Microsoft?",
    ],
)
def test_the_rest_is_answered_where_a_company_is_not_on_file(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert value(answer) == 391_035 * 10**6
    assert "Microsoft" in answer.text
    assert answer.table is not None
    assert [cells[0] for cells in answer.table.rows][:2] != []
    assert row(answer, -1)[1] == "company_not_on_file"


@pytest.mark.parametrize(
    "question",
    [
        "Which had higher net income in 2024, Apple or Microsoft?",
        "difference between Apple's and Microsoft's revenue in 2024",
    ],
)
def test_what_takes_both_companies_is_refused_without_one(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.reason is not None
    assert answer.reason.code == "company_not_on_file"
    assert answer.figures == ()


def test_a_spanish_operand_has_its_day_in_spanish(engine: Engine) -> None:
    text = engine.answer("rotación de activos de Apple 2024").text
    assert "(a 28 sep 2024)" in text
    assert "(at " not in text


def test_the_concept_is_given_with_its_reason_and_its_filing(engine: Engine) -> None:
    text = engine.answer("What was Apple's revenue in 2023?").text
    assert (
        "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax, the best of 13 concepts for"
        " revenue that it has for this period (no. 4), in the 10-K filed"
    ) in text
    assert "(0000320193-25-000079)" in text or "(0000320193-24-000123)" in text
