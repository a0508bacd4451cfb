"""Formulas over the balance sheet: liquidity and debt."""

from data.formula import (
    Formula,
    difference,
    less_last,
    of_both,
    quotient,
    row,
    without_one,
)

BALANCE_FORMULAS: tuple[Formula, ...] = (
    row(
        "current ratio",
        "Current ratio",
        "Ratio de liquidez | ratio corriente | razón corriente | ratio de circulante"
        " | razón de liquidez | ratio de liquidez corriente | razón circulante"
        " | ratio de liquidez general | índice de liquidez",
        (
            "current assets ÷ current liabilities",
            ("current assets", "current liabilities"),
            quotient,
        ),
        "times",
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
        "times",
    ),
    row(
        "cash ratio",
        "Cash ratio",
        "Ratio de caja | ratio de efectivo | ratio de tesorería | razón de efectivo",
        ("cash ÷ current liabilities", ("cash", "current liabilities"), quotient),
        "times",
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
        "times",
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
        "times",
    ),
    row(
        "liabilities to assets",
        "Liabilities to assets | total liabilities to total assets | total liabilities to assets"
        " | liabilities to assets ratio | total liabilities to total assets ratio"
        " | liabilities-to-assets ratio",
        "Pasivo sobre activo | razón de endeudamiento | índice de endeudamiento"
        " | nivel de endeudamiento | grado de endeudamiento | razón de endeudamiento total"
        " | razón de pasivo a activo | pasivo total sobre activo total | pasivos sobre activos"
        " | razón de deuda total",
        ("total liabilities ÷ total assets", ("total liabilities", "total assets"), quotient),
    ),
    row(
        "assets to liabilities",
        "Assets to liabilities | assets to liabilities ratio | total assets to total liabilities",
        "Activo sobre pasivo | ratio de garantía | activo total sobre pasivo total"
        " | distancia a la quiebra",
        ("total assets ÷ total liabilities", ("total assets", "total liabilities"), quotient),
        "times",
    ),
    row(
        "equity multiplier",
        "Equity multiplier | assets to equity | assets to equity ratio | total assets to equity"
        " | financial leverage multiplier",
        "Multiplicador de capital | multiplicador del capital | multiplicador de patrimonio"
        " | multiplicador del patrimonio | multiplicador de capital contable"
        " | multiplicador del capital contable | activo sobre patrimonio",
        ("total assets ÷ equity", ("total assets", "equity"), quotient),
        "times",
    ),
    row(
        "debt to capital",
        "Debt to capital | debt to capital ratio | debt to total capital | debt to capitalization"
        " | debt to total capital ratio | debt to capitalization ratio",
        "Deuda sobre capital total | deuda sobre capitalización",
        ("total debt ÷ (total debt + equity)", ("total debt", "equity"), of_both),
    ),
    row(
        "debt to ebitda",
        "Debt to EBITDA | debt/ebitda | debt to ebitda ratio | total debt to ebitda",
        "Deuda sobre EBITDA | deuda/ebitda | deuda a ebitda | ratio de deuda sobre ebitda",
        ("total debt ÷ EBITDA", ("total debt", "ebitda"), quotient),
        "times",
    ),
    row(
        "net debt to ebitda",
        "Net debt to EBITDA | net debt/ebitda | net debt to ebitda ratio | net leverage"
        " | net leverage ratio",
        "Deuda neta sobre EBITDA | deuda neta/ebitda | deuda neta a ebitda"
        " | ratio de deuda neta sobre ebitda | ratio deuda neta ebitda",
        ("net debt ÷ EBITDA", ("net debt", "ebitda"), quotient),
        "times",
    ),
    row(
        "operating cash flow ratio",
        "Operating cash flow ratio | cash flow to current liabilities",
        "Ratio de flujo de caja operativo | flujo de caja operativo sobre pasivo corriente",
        (
            "operating cash flow ÷ current liabilities",
            ("operating cash flow", "current liabilities"),
            quotient,
        ),
        "times",
    ),
    row(
        "net debt to equity",
        "Net debt to equity | net debt/equity | net debt to equity ratio | net gearing",
        "Deuda neta sobre patrimonio | deuda neta/patrimonio | deuda neta sobre fondos propios",
        ("net debt ÷ equity", ("net debt", "equity"), quotient),
        "times",
    ),
    row(
        "operating cash flow to debt",
        "Operating cash flow to debt | cash flow to debt | operating cash flow to total debt"
        " | cash flow to debt ratio | cfo to debt",
        "Flujo de caja operativo sobre deuda | flujo de caja sobre deuda",
        ("operating cash flow ÷ total debt", ("operating cash flow", "total debt"), quotient),
    ),
    row(
        "invested capital",
        "Invested capital",
        "Capital invertido",
        ("total debt + equity − cash", ("total debt", "equity", "cash"), less_last),
        "money",
    ),
    row(
        "capital employed",
        "Capital employed",
        "Capital empleado",
        (
            "total assets − current liabilities",
            ("total assets", "current liabilities"),
            difference,
        ),
        "money",
    ),
    row(
        "equity ratio",
        "Equity ratio | equity to assets | equity to assets ratio",
        "Ratio de autonomía financiera | autonomía financiera | patrimonio sobre activos"
        " | ratio de patrimonio sobre activos | patrimonio sobre activo total",
        ("equity ÷ total assets", ("equity", "total assets"), quotient),
    ),
)
