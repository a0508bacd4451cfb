"""Formulas over the balance sheet: liquidity, debt, returns, turnover."""

from data.formula import (
    AT_START,
    Formula,
    days,
    difference,
    on_average,
    quotient,
    row,
    total,
    without_one,
)

_TOTAL_DEBT = ("Total debt", "Deuda total")
_TOTAL_LIABILITIES = ("Total liabilities", "Pasivo total")

BALANCE_FORMULAS: tuple[Formula, ...] = (
    row(
        "current ratio",
        "Current ratio",
        "Ratio de liquidez | ratio corriente | razón corriente | ratio de circulante"
        " | razón de liquidez | ratio de liquidez corriente | razón circulante",
        (
            "current assets ÷ current liabilities",
            ("current assets", "current liabilities"),
            quotient,
        ),
    ),
    row(
        "quick ratio",
        "Quick ratio | acid test ratio | acid test",
        "Prueba ácida | ratio rápido | razón rápida | test ácido | razón ácida"
        " | ratio de prueba ácida",
        (
            "(current assets − inventories) ÷ current liabilities",
            ("current assets", "inventory", "current liabilities"),
            without_one,
        ),
    ),
    row(
        "cash ratio",
        "Cash ratio",
        "Ratio de caja | ratio de efectivo | ratio de tesorería | razón de efectivo",
        ("cash ÷ current liabilities", ("cash", "current liabilities"), quotient),
    ),
    row(
        "working capital",
        "Working capital | net working capital",
        "Capital circulante | fondo de maniobra | capital de trabajo | capital circulante neto"
        " | capital de trabajo neto",
        (
            "current assets − current liabilities",
            ("current assets", "current liabilities"),
            difference,
        ),
        "money",
    ),
    # Ways to the total of debt, the fullest first: no operand is ever taken as zero.
    row(
        "total debt",
        *_TOTAL_DEBT,
        (
            "short-term borrowings + current portion of long-term debt + long-term debt",
            ("short-term borrowings", "current portion of long-term debt", "noncurrent debt"),
            total,
        ),
        "money",
    ),
    row(
        "total debt",
        *_TOTAL_DEBT,
        ("short-term debt + long-term debt", ("short-term debt", "noncurrent debt"), total),
        "money",
    ),
    row(
        "total debt",
        *_TOTAL_DEBT,
        (
            "current portion of long-term debt + long-term debt",
            ("current portion of long-term debt", "noncurrent debt"),
            total,
        ),
        "money",
    ),
    row(
        "total debt",
        *_TOTAL_DEBT,
        (
            "short-term borrowings + long-term debt with its current portion",
            ("short-term borrowings", "long-term debt with current portion"),
            total,
        ),
        "money",
    ),
    row(
        "total debt",
        *_TOTAL_DEBT,
        (
            "long-term debt with its current portion",
            ("long-term debt with current portion",),
            total,
        ),
        "money",
    ),
    # What is neither the owners' nor the minorities', nor stands between: the fullest way first.
    row(
        "total liabilities",
        *_TOTAL_LIABILITIES,
        (
            "liabilities and equity − equity with noncontrolling interests − temporary equity",
            ("liabilities and equity", "equity with noncontrolling interests", "temporary equity"),
            difference,
        ),
        "money",
    ),
    row(
        "total liabilities",
        *_TOTAL_LIABILITIES,
        (
            "liabilities and equity − equity with noncontrolling interests",
            ("liabilities and equity", "equity with noncontrolling interests"),
            difference,
        ),
        "money",
    ),
    row(
        "total liabilities",
        *_TOTAL_LIABILITIES,
        (
            "liabilities and equity − equity − noncontrolling interests − temporary equity",
            ("liabilities and equity", "equity", "noncontrolling interests", "temporary equity"),
            difference,
        ),
        "money",
    ),
    row(
        "total liabilities",
        *_TOTAL_LIABILITIES,
        (
            "liabilities and equity − equity − noncontrolling interests",
            ("liabilities and equity", "equity", "noncontrolling interests"),
            difference,
        ),
        "money",
    ),
    row(
        "total liabilities",
        *_TOTAL_LIABILITIES,
        (
            "liabilities and equity − equity − temporary equity",
            ("liabilities and equity", "equity", "temporary equity"),
            difference,
        ),
        "money",
    ),
    row(
        "total liabilities",
        *_TOTAL_LIABILITIES,
        (
            "liabilities and equity − equity",
            ("liabilities and equity", "equity"),
            difference,
        ),
        "money",
    ),
    row(
        "net debt",
        "Net debt | net financial debt | net indebtedness",
        "Deuda neta | deuda financiera neta | endeudamiento neto",
        ("total debt − cash", ("total debt", "cash"), difference),
        "money",
    ),
    row(
        "debt to equity",
        "Debt to equity | debt-to-equity ratio | debt to equity ratio | debt/equity | d/e ratio"
        " | d/e | debt equity ratio | leverage ratio | gearing",
        "Deuda sobre patrimonio | ratio de deuda sobre patrimonio | ratio de endeudamiento"
        " | deuda/patrimonio | razón deuda capital | deuda sobre fondos propios"
        " | ratio deuda patrimonio | apalancamiento | deuda a capital"
        " | razón de deuda a capital | relación deuda patrimonio | deuda sobre patrimonio neto",
        ("total debt ÷ equity", ("total debt", "equity"), quotient),
    ),
    row(
        "debt to assets",
        "Debt to assets | debt-to-assets ratio | debt ratio | debt to assets ratio",
        "Deuda sobre activos | ratio de deuda sobre activos | deuda sobre activo total",
        ("total debt ÷ total assets", ("total debt", "total assets"), quotient),
    ),
    row(
        "liabilities to equity",
        "Liabilities to equity | total liabilities to equity | liabilities to equity ratio",
        "Pasivo sobre patrimonio | pasivos sobre patrimonio | pasivo total sobre patrimonio",
        ("total liabilities ÷ equity", ("total liabilities", "equity"), quotient),
    ),
    row(
        "equity ratio",
        "Equity ratio | equity to assets | equity to assets ratio",
        "Ratio de autonomía financiera | ratio de solvencia | patrimonio sobre activos",
        ("equity ÷ total assets", ("equity", "total assets"), quotient),
    ),
    row(
        "return on assets",
        "Return on assets | roa | return on average assets | return on total assets",
        "Rentabilidad sobre activos | rentabilidad de los activos | rendimiento sobre activos"
        " | roa | rentabilidad sobre los activos | rentabilidad del activo"
        " | retorno sobre activos | rendimiento de los activos | retorno sobre los activos",
        (
            "net income ÷ average of total assets at the start and the end",
            ("net income", "total assets", "total assets" + AT_START),
            on_average,
        ),
    ),
    row(
        "return on equity",
        "Return on equity | roe | return on average equity | return on shareholders' equity"
        " | return on stockholders' equity",
        "Rentabilidad sobre recursos propios | rentabilidad financiera | roe"
        " | rentabilidad sobre fondos propios | rentabilidad sobre el patrimonio"
        " | rendimiento sobre el capital | rentabilidad sobre patrimonio"
        " | rentabilidad sobre el capital | rentabilidad del patrimonio"
        " | retorno sobre el patrimonio | retorno sobre el capital | rendimiento del capital"
        " | retorno sobre patrimonio | rendimiento sobre el patrimonio",
        (
            "net income ÷ average of equity at the start and the end",
            ("net income", "equity", "equity" + AT_START),
            on_average,
        ),
    ),
    row(
        "asset turnover",
        "Asset turnover | total asset turnover | asset turnover ratio",
        "Rotación de activos | rotación del activo | rotación de los activos",
        (
            "revenue ÷ average of total assets at the start and the end",
            ("revenue", "total assets", "total assets" + AT_START),
            on_average,
        ),
    ),
    row(
        "inventory turnover",
        "Inventory turnover | inventory turnover ratio | inventory turns",
        "Rotación de inventarios | rotación de existencias | rotación de inventario",
        (
            "cost of revenue ÷ average of inventories at the start and the end",
            ("cost of revenue", "inventory", "inventory" + AT_START),
            on_average,
        ),
    ),
    row(
        "days sales outstanding",
        "Days sales outstanding | dso | receivable days | days of sales outstanding",
        "Periodo medio de cobro | días de cobro | días de ventas pendientes de cobro",
        (
            "accounts receivable ÷ revenue × 365",
            ("accounts receivable", "revenue"),
            days,
        ),
        "days",
    ),
    row(
        "days inventory outstanding",
        "Days inventory outstanding | dio | inventory days | days of inventory",
        "Periodo medio de existencias | días de inventario | días de existencias",
        ("inventories ÷ cost of revenue × 365", ("inventory", "cost of revenue"), days),
        "days",
    ),
    row(
        "days payable outstanding",
        "Days payable outstanding | dpo | payable days | days payables outstanding",
        "Periodo medio de pago | días de pago",
        (
            "accounts payable ÷ cost of revenue × 365",
            ("accounts payable", "cost of revenue"),
            days,
        ),
        "days",
    ),
)
