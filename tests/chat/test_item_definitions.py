"""What a question says of its own words: definitions, signs, corrections, glosses."""

import time
from decimal import Decimal

import pytest

from data.formula import AT_CLOSE, Formula
from tests.chat.reading_companies import read, unclear, wanted


@pytest.mark.parametrize(
    ("question", "needs"),
    [
        ("Return on equity for Norvane in FY2025, using closing equity", ("net income", "equity")),
        ("Norvane's ROA in 2024, based on year-end total assets", ("net income", "total assets")),
        ("Norvane's return on closing assets in 2024", ("net income", "total assets")),
        ("rentabilidad sobre el patrimonio final de Norvane en 2025", ("net income", "equity")),
        ("ROE de Norvane en 2024, con el patrimonio final", ("net income", "equity")),
        ("net income over closing equity of Norvane 2024", ("net income", "equity")),
        ("ROA de Norvane en 2024 (utilidad neta entre activo total al cierre)", ("net income", "total assets")),
        ("ROA of Norvane 2024, net income divided by total assets", ("net income", "total assets")),
        ("Norvane's debt-to-equity 2024, taking long-term debt (non-current) over equity", ("long-term debt", "equity")),
        ("debt to equity of Norvane 2024 (total liabilities / equity)", ("total liabilities", "equity")),
        ("Norvane's operating margin, calculated as operating income over gross profit", ("operating income", "gross profit")),
        ("Norvane's net debt (long-term debt - cash) in 2024", ("long-term debt", "cash")),
        ("Norvane's EBITDA (net income plus depreciation) in 2024", ("net income", "depreciation")),
        ("deuda neta de Norvane en 2024, es decir, deuda a largo plazo menos efectivo", ("long-term debt", "cash")),
        ("Norvane's quick ratio, i.e. cash plus receivables over current liabilities", ("cash", "accounts receivable", "current liabilities")),
        ("Norvane net income in 2024 divided by total assets", ("net income", "total assets")),
    ],
)  # fmt: skip
def test_a_spelled_out_formula_wins(question: str, needs: tuple[str, ...]) -> None:
    reading = read(question)

    assert [one.needs for one in reading.wanted if isinstance(one, Formula)] == [needs]
    assert len(reading.wanted) == 1
    assert reading.qualifiers == ()


@pytest.mark.parametrize(
    ("question", "item"),
    [
        ("dividend payout (dividends paid divided by net income attributable to shareowners) of Norvane", "payout ratio"),
        ("razón de endeudamiento (pasivo total / activo total) de Norvane en 2024", "liabilities to assets"),
        ("current ratio (current assets over current liabilities) of Norvane 2024", "current ratio"),
        ("Norvane's free cash flow (operating cash flow minus capex) in 2024", "free cash flow"),
        ("Norvane's ROE (net income / average equity) in 2024", "return on equity"),
        ("ROE de Norvane en 2024 (utilidad neta / patrimonio promedio)", "return on equity"),
        ("DSO of Norvane 2024 (accounts receivable / revenue x 365)", "days sales outstanding"),
        ("Norvane's net debt (total debt - cash) in 2024", "net debt"),
        ("Norvane's ROA in 2024, using total assets", "return on assets"),
        ("Norvane's ROE at year-end 2024", "return on equity"),
        ("return on average equity of Norvane 2024", "return on equity"),
    ],
)  # fmt: skip
def test_a_formula_that_is_only_spelled_out_stays(question: str, item: str) -> None:
    assert wanted(read(question)) == [item]


@pytest.mark.parametrize(
    "question",
    [
        "Norvane's debt to equity in 2024 using long-term debt",
        "Norvane's ROA in 2024, based on operating income",
    ],
)
def test_another_operand_is_not_the_formula_that_is_known(question: str) -> None:
    assert read(question).qualifiers


@pytest.mark.parametrize(
    ("question", "items"),
    [
        ("total debt? no, sorry - just current assets of Norvane at March 31, 2025", ["current assets"]),
        ("not total assets, but total liabilities of Norvane", ["total liabilities"]),
        ("no los activos totales, sino el pasivo total de Norvane en 2024", ["total liabilities"]),
        ("Norvane total assets in 2024, no wait, total liabilities", ["total liabilities"]),
        ("dime los ingresos, perdón, el beneficio neto de Norvane en 2024", ["net income"]),
        ("Norvane's net income, not operating income, in 2024", ["net income"]),
        ("Norvane's total liabilities rather than total assets in 2024", ["total liabilities"]),
        ("beneficio neto en lugar de ingresos de Norvane en 2024", ["net income"]),
        ("Sorry, what were Norvane's revenue and net income in 2024?", ["revenue", "net income"]),
        ("Not just revenue but also net income of Norvane in 2024", ["revenue", "net income"]),
        ("no solo los ingresos sino también el beneficio neto de Norvane", ["revenue", "net income"]),
        ("activos no corrientes y pasivo total de Norvane", ["noncurrent assets", "total liabilities"]),
    ],
)  # fmt: skip
def test_what_is_taken_back_is_not_wanted(question: str, items: list[str]) -> None:
    reading = read(question)

    assert wanted(reading) == items
    assert reading.qualifiers == ()


@pytest.mark.parametrize(
    ("question", "parts"),
    [
        ("Norvane long-term debt to equity ratio 2024", ["long-term debt", "equity"]),
        ("Norvane's long-term debt-to-equity ratio in 2024", ["long-term debt", "equity"]),
        ("Norvane cash to debt ratio 2024", ["cash", "total debt"]),
    ],
)
def test_a_ratio_is_of_the_item_and_not_of_a_ratio(question: str, parts: list[str]) -> None:
    reading = read(question)

    assert (wanted(reading), reading.operation) == (parts, "ratio")


def test_a_ratio_that_has_a_name_has_its_own_formula() -> None:
    assert wanted(read("Norvane net income to equity ratio 2024")) == [
        "return on equity" + AT_CLOSE
    ]
    assert wanted(read("Norvane equity ratio 2024")) == ["equity ratio"]


@pytest.mark.parametrize(
    ("question", "needs", "value"),
    [
        ("Norvane stock buybacks less dividends 2024", ("share repurchases", "dividends paid"), 4),
        ("recompras menos dividendos de Norvane en 2024", ("share repurchases", "dividends paid"), 4),
        ("Norvane net income in 2024 plus depreciation", ("net income", "depreciation"), 10),
        ("ingresos más intereses pagados de Norvane en 2024", ("revenue", "interest paid"), 10),
        ("Norvane revenue minus R&D minus SG&A in 2024", ("revenue", "research and development", "sg&a"), 2),
    ],
)  # fmt: skip
def test_a_sign_makes_one_figure_of_two(question: str, needs: tuple[str, ...], value: int) -> None:
    reading = read(question)

    (made,) = reading.wanted
    assert isinstance(made, Formula)
    assert (made.needs, made.unit, reading.operation) == (needs, "money", "value")
    assert made.compute(*map(Decimal, (7, 3, 2)[: len(needs)])) == value
    assert reading.pick is None
    assert [period.year for period in reading.periods] == [2024]


@pytest.mark.parametrize(
    ("question", "items"),
    [
        ("Norvane's revenue, less cost of sales, 2024", ["revenue", "cost of revenue"]),
        ("Norvane net income plus EPS 2024", ["net income", "diluted eps"]),
        ("Norvane revenue / net income 2024", ["revenue", "net income"]),
        ("Norvane's total debt less cash 2024", ["net debt"]),
        ("Norvane's operating cash flow minus capex 2024", ["free cash flow"]),
    ],
)
def test_what_is_no_sign_parts_a_list(question: str, items: list[str]) -> None:
    assert wanted(read(question)) == items


@pytest.mark.parametrize(
    ("question", "item"),
    [
        ("trade accounts receivable (net) of Norvane 2024", "accounts receivable"),
        ("Long-term debt on Norvane's balance sheet at 30 June 2025 (non-current portion)", "noncurrent debt"),
        ("deuda a largo plazo (porción no corriente) de Norvane en 2024", "noncurrent debt"),
        ("Norvane's deferred revenue in 2024 (current portion)", "current deferred revenue"),
        ("Norvane's net income for 2024 (attributable to shareholders)", "net income"),
        ("How big was Norvane's marketing budget in 2024, i.e. sales and marketing expense?", "selling and marketing"),
        ("What did Norvane owe to its suppliers, i.e. accounts payable, in 2024?", "accounts payable"),
        ("What did Norvane owe to suppliers in 2024?", "accounts payable"),
        ("¿Cuánto debía Norvane a sus proveedores a cierre de 2024?", "accounts payable"),
        ("ventas netas, es decir, los ingresos de Norvane en 2024", "revenue"),
        ("Interest paid in cash by Norvane during 2024", "interest paid"),
        ("what did Norvane pay in income taxes in cash in 2024", "income taxes paid"),
        ("impuestos sobre la renta pagados en efectivo por Norvane en 2024", "income taxes paid"),
        ("purchases of property and equipment and intangible assets, Norvane, FY24", "capital expenditure with intangibles"),
        ("compras de inmovilizado material y activos intangibles de Norvane en 2024", "capital expenditure with intangibles"),
        ("gross proft of Norvane 2024", "gross profit"),
        ("Norvane's net incme in 2024", "net income"),
    ],
)  # fmt: skip
def test_a_gloss_of_the_same_thing_narrows_nothing(question: str, item: str) -> None:
    reading = read(question)

    assert (wanted(reading), reading.qualifiers) == ([item], ())


@pytest.mark.parametrize(
    "question",
    [
        "China revenue of Norvane, i.e. net sales in China",
        "Norvane's revenue (non-current portion) in 2024",
        "Norvane's revenue, i.e. laptop sales, in 2024",
    ],
)
def test_a_gloss_of_something_else_still_narrows(question: str) -> None:
    assert read(question).qualifiers


@pytest.mark.parametrize(
    ("question", "item"),
    [
        ("Norvane dividend payout 2024", "payout ratio"),
        ("calculate the dividend payout of Norvane in 2024 in percent", "payout ratio"),
        ("What did Norvane pay out in dividends in 2024?", "dividends paid"),
        ("How much was Norvane's dividend payout in 2024?", "dividends paid"),
        ("grado de endeudamiento de Norvane en 2024", "liabilities to assets"),
        ("multiplicador de capital de Norvane en 2024", "equity multiplier"),
        ("margen EBITDA de Norvane en 2024", "ebitda margin"),
        ("periodo promedio de cobro de Norvane en 2024", "days sales outstanding"),
        ("rotación de cuentas por cobrar de Norvane en 2024", "receivables turnover"),
        ("cobertura de intereses de Norvane en 2024", "interest cover"),
        ("Norvane's ROIC in 2024", "return on invested capital"),
        ("ROCE de Norvane en 2024", "return on capital employed"),
        ("Norvane's net debt to EBITDA in 2024", "net debt to ebitda"),
        ("Norvane's cash conversion cycle in 2024", "cash conversion cycle"),
        ("Norvane's average collection period in 2024", "days sales outstanding"),
        ("Norvane's fixed asset turnover in 2024", "fixed asset turnover"),
    ],
)
def test_formulas_have_their_textbook_names(question: str, item: str) -> None:
    reading = read(question)

    assert (wanted(reading), reading.qualifiers) == ([item], ())
    assert not reading.is_prose


def test_a_name_of_several_formulas_is_asked_back() -> None:
    assert unclear(read("ratio de solvencia de Norvane en 2024"))[:1] == ["equity ratio"]


@pytest.mark.parametrize(
    "piece", ["revenue less ", "not revenue, ", "revenue, sorry, ", "ROE (net income / equity) ", "i.e. cash "]
)  # fmt: skip
def test_long_texts_take_time_in_proportion(piece: str) -> None:
    def seconds(times: int) -> float:
        start = time.process_time()
        read(piece * times)
        return time.process_time() - start

    seconds(10)
    assert seconds(400) < 80 * max(seconds(20), 0.005)


def test_a_made_formula_is_written_with_its_signs() -> None:
    (made,) = read(
        "Norvane's quick ratio, i.e. cash plus receivables over current liabilities"
    ).wanted

    assert made.name == "(cash + accounts receivable) ÷ current liabilities"
    assert made.words.es[0].count(" más ") == 1
