"""Formulas of a period's results over balances: returns, turnover, days."""

from data.formula import (
    AT_CLOSE,
    AT_START,
    Formula,
    cash_cycle,
    days,
    on_average,
    on_invested_capital,
    over_the_rest,
    quotient,
    row,
)

RETURN_FORMULAS: tuple[Formula, ...] = (
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
        "return on assets" + AT_CLOSE,
        "Return on closing assets | return on ending assets | return on year-end assets"
        " | return on closing total assets | return on year-end total assets",
        "Rentabilidad sobre el activo final | rentabilidad sobre activos finales"
        " | rendimiento sobre activos finales | rentabilidad sobre el activo total final"
        " | rendimiento sobre el activo final",
        ("net income ÷ total assets", ("net income", "total assets"), quotient),
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
        "return on equity" + AT_CLOSE,
        "Return on closing equity | return on ending equity | return on year-end equity"
        " | return on closing shareholders' equity"
        " | return on year-end shareholders' equity | return on ending shareholders' equity",
        "Rentabilidad sobre el patrimonio final | rentabilidad sobre el patrimonio neto final"
        " | rendimiento sobre el patrimonio final | rentabilidad sobre los fondos propios finales"
        " | rendimiento sobre el capital contable final",
        ("net income ÷ equity", ("net income", "equity"), quotient),
    ),
    row(
        "return on tangible equity",
        "Return on tangible equity | rotce | return on tangible common equity | rote",
        "Rentabilidad sobre el patrimonio tangible | rote",
        (
            "net income ÷ average of tangible book value at the start and the end",
            ("net income", "tangible book value", "tangible book value" + AT_START),
            on_average,
        ),
    ),
    row(
        "return on capital employed",
        "Return on capital employed | roce",
        "Rentabilidad sobre el capital empleado | roce | rendimiento sobre el capital empleado"
        " | rentabilidad del capital empleado | retorno sobre el capital empleado",
        (
            "operating income ÷ (total assets − current liabilities)",
            ("operating income", "total assets", "current liabilities"),
            over_the_rest,
        ),
    ),
    row(
        "return on invested capital",
        "Return on invested capital | roic",
        "Rentabilidad sobre el capital invertido | roic | retorno sobre el capital invertido"
        " | rendimiento sobre el capital invertido | rentabilidad del capital invertido",
        (
            (
                "operating income × (1 − income tax expense ÷ income before taxes)"
                " ÷ (total debt + equity − cash)"
            ),
            (
                "operating income",
                "income tax expense",
                "income before taxes",
                "total debt",
                "equity",
                "cash",
            ),
            on_invested_capital,
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
        "times",
    ),
    row(
        "asset turnover" + AT_CLOSE,
        "Asset turnover on closing assets | asset turnover on year-end assets",
        "Rotación de activos finales | rotación sobre activos finales",
        ("revenue ÷ total assets", ("revenue", "total assets"), quotient),
        "times",
    ),
    row(
        "working capital turnover",
        "Working capital turnover | working capital turnover ratio",
        "Rotación del capital circulante | rotación del capital de trabajo",
        (
            "revenue ÷ average of working capital at the start and the end",
            ("revenue", "working capital", "working capital" + AT_START),
            on_average,
        ),
        "times",
    ),
    row(
        "fixed asset turnover",
        "Fixed asset turnover | fixed asset turnover ratio | pp&e turnover",
        "Rotación de activos fijos | rotación del activo fijo | rotación del inmovilizado",
        (
            "revenue ÷ average of property, plant and equipment at the start and the end",
            (
                "revenue",
                "property, plant and equipment",
                "property, plant and equipment" + AT_START,
            ),
            on_average,
        ),
        "times",
    ),
    row(
        "receivables turnover",
        "Receivables turnover | accounts receivable turnover | receivable turnover"
        " | receivables turnover ratio | accounts receivable turnover ratio",
        "Rotación de cuentas por cobrar | rotación de clientes | rotación de cuentas a cobrar"
        " | rotación de las cuentas por cobrar",
        (
            "revenue ÷ average of accounts receivable at the start and the end",
            ("revenue", "accounts receivable", "accounts receivable" + AT_START),
            on_average,
        ),
        "times",
    ),
    row(
        "payables turnover",
        "Payables turnover | accounts payable turnover | payables turnover ratio"
        " | accounts payable turnover ratio",
        "Rotación de cuentas por pagar | rotación de proveedores | rotación de cuentas a pagar",
        (
            "cost of revenue ÷ average of accounts payable at the start and the end",
            ("cost of revenue", "accounts payable", "accounts payable" + AT_START),
            on_average,
        ),
        "times",
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
        "times",
    ),
    row(
        "inventory turnover" + AT_CLOSE,
        "Inventory turnover on closing inventory | inventory turnover on year-end inventory",
        "Rotación de inventarios finales | rotación de existencias finales",
        ("cost of revenue ÷ inventories", ("cost of revenue", "inventory"), quotient),
        "times",
    ),
    row(
        "days sales outstanding",
        "Days sales outstanding | dso | receivable days | days of sales outstanding"
        " | average collection period | collection period | days receivables"
        " | days receivable outstanding | days' sales outstanding | days in receivables",
        "Periodo medio de cobro | días de cobro | días de ventas pendientes de cobro"
        " | plazo medio de cobro | periodo promedio de cobro | plazo promedio de cobro"
        " | días de cuentas por cobrar | plazo de cobro | periodo de cobro",
        (
            "accounts receivable ÷ revenue × 365",
            ("accounts receivable", "revenue"),
            days,
        ),
        "days",
    ),
    row(
        "days inventory outstanding",
        "Days inventory outstanding | dio | inventory days | days of inventory"
        " | days in inventory | days inventory | days sales of inventory | days sales in inventory",
        "Periodo medio de existencias | días de inventario | días de existencias"
        " | periodo medio de inventario | periodo promedio de inventario"
        " | plazo medio de existencias | días de inventarios",
        ("inventories ÷ cost of revenue × 365", ("inventory", "cost of revenue"), days),
        "days",
    ),
    row(
        "days payable outstanding",
        "Days payable outstanding | dpo | payable days | days payables outstanding"
        " | average payment period | days payables | days in payables",
        "Periodo medio de pago | días de pago | plazo medio de pago | periodo promedio de pago"
        " | plazo promedio de pago | periodo medio de pago a proveedores"
        " | plazo medio de pago a proveedores | días de cuentas por pagar",
        (
            "accounts payable ÷ cost of revenue × 365",
            ("accounts payable", "cost of revenue"),
            days,
        ),
        "days",
    ),
    row(
        "cash conversion cycle",
        "Cash conversion cycle | ccc | cash cycle",
        "Ciclo de conversión de efectivo | ciclo de conversión de caja | ciclo de caja"
        " | ciclo de efectivo",
        (
            (
                "(accounts receivable ÷ revenue"
                " + (inventories − accounts payable) ÷ cost of revenue) × 365"
            ),
            ("accounts receivable", "revenue", "inventory", "accounts payable", "cost of revenue"),
            cash_cycle,
        ),
        "days",
    ),
)
