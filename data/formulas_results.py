"""Formulas over the results of a period: margins, cash flow, returns to shareholders."""

from dataclasses import replace

from data.formula import (
    Formula,
    after_tax,
    difference,
    kept,
    over_both,
    quotient,
    row,
    total,
)

RESULT_FORMULAS: tuple[Formula, ...] = (
    row(
        "gross margin",
        "Gross margin | gross profit rate | gm% | gm % | gross profit margin | gross margin percentage | gross margin ratio"
        " | gross margin percent | gross margin rate",
        "Margen bruto | margen de beneficio bruto | margen de utilidad bruta"
        " | margen de ganancia bruta | porcentaje de margen bruto",
        ("gross profit ÷ revenue", ("gross profit", "revenue"), quotient),
    ),
    row(
        "operating margin",
        "Operating margin | op margin | operating profit margin | operating income margin | ebit margin"
        " | operating margin percentage",
        "Margen operativo | margen de explotación | margen de operación | margen ebit"
        " | margen de beneficio operativo | margen operacional",
        ("operating income ÷ revenue", ("operating income", "revenue"), quotient),
    ),
    row(
        "net margin",
        "Net margin | net profit margin | profit margin | net income margin | net margin percentage",
        "Margen neto | margen de beneficio neto | margen de beneficio | margen de utilidad neta"
        " | margen de ganancia neta | margen de ganancia | margen de utilidad",
        ("net income ÷ revenue", ("net income", "revenue"), quotient),
    ),
    row(
        "pretax margin",
        "Pre-tax margin | pretax margin | pre-tax profit margin | pretax profit margin",
        "Margen antes de impuestos",
        ("income before taxes ÷ revenue", ("income before taxes", "revenue"), quotient),
    ),
    row(
        "ebitda",
        "EBITDA | earnings before interest, taxes, depreciation and amortization",
        "EBITDA | resultado bruto de explotación",
        (
            "operating income + depreciation and amortization",
            ("operating income", "depreciation and amortization"),
            total,
        ),
        "money",
    ),
    row(
        "ebitda margin",
        "EBITDA margin | ebitda to sales | ebitda to revenue",
        "Margen EBITDA | ebitda margen | margen de ebitda | margen de EBITDA | ebitda sobre ventas | ebitda sobre ingresos",
        ("EBITDA ÷ revenue", ("ebitda", "revenue"), quotient),
    ),
    row(
        "free cash flow",
        "Free cash flow | fcf | free cash flows",
        "Flujo de caja libre | flujo de efectivo libre | fcl | free cash flow",
        (
            "operating cash flow − capital expenditure",
            ("operating cash flow", "capital expenditure"),
            difference,
        ),
        "money",
    ),
    row(
        "free cash flow margin",
        "Free cash flow margin | fcf margin",
        "Margen de flujo de caja libre | margen de flujo de efectivo libre | margen fcf",
        ("free cash flow ÷ revenue", ("free cash flow", "revenue"), quotient),
    ),
    row(
        "operating cash flow margin",
        "Operating cash flow margin | cash flow margin",
        "Margen de flujo de caja operativo | margen de flujo de efectivo operativo",
        ("operating cash flow ÷ revenue", ("operating cash flow", "revenue"), quotient),
    ),
    row(
        "cash conversion",
        "Cash conversion | free cash flow conversion | cash conversion rate | fcf conversion",
        "Conversión de caja | conversión en caja | conversión de efectivo",
        ("free cash flow ÷ net income", ("free cash flow", "net income"), quotient),
    ),
    row(
        "interest cover",
        "Interest coverage | interest cover | interest coverage ratio | times interest earned"
        " | interest cover ratio | ebit to interest expense | times interest earned ratio",
        "Cobertura de intereses | ratio de cobertura de intereses"
        " | razón de cobertura de intereses | cobertura de los intereses"
        " | cobertura de gastos financieros | veces que se gana el interés",
        (
            "operating income ÷ interest expense",
            ("operating income", "interest expense"),
            quotient,
        ),
        "times",
    ),
    row(
        "effective tax rate",
        "Effective tax rate",
        "Tasa impositiva efectiva",
        (
            "income tax expense ÷ income before taxes",
            ("income tax expense", "income before taxes"),
            quotient,
        ),
    ),
    row(
        "research and development to revenue",
        "R&D to sales | r&d intensity | r&d to revenue | r&d to sales ratio | r&d margin",
        "I+D sobre ventas | i+d sobre ingresos | intensidad de i+d | ratio de i+d sobre ventas",
        (
            "research and development ÷ revenue",
            ("research and development", "revenue"),
            quotient,
        ),
    ),
    row(
        "sg&a to revenue",
        "SG&A to sales | sg&a to revenue | sg&a margin",
        "Gastos de ventas, generales y administrativos sobre ventas",
        ("SG&A ÷ revenue", ("sg&a", "revenue"), quotient),
    ),
    row(
        "capital expenditure to revenue",
        "Capex to sales | capital intensity | capex to revenue | capex intensity"
        " | capital expenditures to sales",
        "Capex sobre ventas | intensidad de capital | capex sobre ingresos",
        ("capital expenditure ÷ revenue", ("capital expenditure", "revenue"), quotient),
    ),
    row(
        "payout ratio",
        "Payout ratio | dividend payout ratio | dividend payout rate",
        "Ratio de reparto | tasa de reparto | ratio de pago de dividendos | payout"
        " | tasa de pago de dividendos | ratio de distribución de dividendos"
        " | razón de pago de dividendos | índice de pago de dividendos | tasa de distribución",
        ("dividends paid ÷ net income", ("dividends paid", "net income"), quotient),
    ),
    row(
        "retention ratio",
        "Retention ratio | earnings retention ratio | plowback ratio | earnings retention rate",
        "Tasa de retención | ratio de retención | ratio de retención de beneficios"
        " | tasa de retención de utilidades",
        ("1 − dividends paid ÷ net income", ("dividends paid", "net income"), kept),
    ),
    row(
        "dividend cover",
        "Dividend cover | dividend coverage | dividend coverage ratio",
        "Cobertura del dividendo | cobertura de dividendos",
        ("net income ÷ dividends paid", ("net income", "dividends paid"), quotient),
        "times",
    ),
    row(
        "cash returned to shareholders",
        "Cash returned to shareholders | shareholder returns | capital returned to shareholders"
        " | capital return | total shareholder payout | capital returns"
        " | dividends plus buybacks | cash returned to stockholders | returned to shareholders"
        " | return to shareholders | returned to stockholders | return to stockholders",
        "Efectivo devuelto a los accionistas | retribución al accionista"
        " | retribución a los accionistas | capital devuelto a los accionistas"
        " | remuneración al accionista",
        (
            "dividends paid + share repurchases",
            ("dividends paid", "share repurchases"),
            total,
        ),
        "money",
    ),
    row(
        "tangible book value",
        "Tangible book value | tangible equity | tangible net worth",
        "Valor contable tangible | patrimonio tangible",
        (
            "equity − goodwill − intangible assets",
            ("equity", "goodwill", "intangible assets"),
            difference,
        ),
        "money",
    ),
    row(
        "medical care ratio",
        "Medical care ratio | mcr | medical cost ratio | medical loss ratio | mlr | benefit ratio"
        " | medical costs to premiums | benefit expense ratio | loss ratio | benefits ratio"
        " | medical benefit ratio | claims ratio",
        "Ratio de siniestralidad | índice de siniestralidad | siniestralidad sobre primas"
        " | ratio de costes médicos | ratio de costos médicos | tasa de siniestralidad",
        (
            "benefits and claims ÷ premiums earned",
            ("policyholder benefits and claims", "premiums earned"),
            quotient,
        ),
    ),
    row(
        "efficiency ratio",
        "Efficiency ratio | bank efficiency ratio | overhead ratio",
        "Ratio de eficiencia | índice de eficiencia",
        (
            "noninterest expense ÷ (net interest income + noninterest income)",
            ("noninterest expense", "net interest income", "noninterest income"),
            over_both,
        ),
    ),
    row(
        "operating expenses to revenue",
        "Operating expenses to revenue | opex to revenue | opex to sales | operating expense ratio"
        " | opex ratio | opex margin",
        "Gastos operativos sobre ingresos | gastos operativos sobre ventas",
        ("operating expenses ÷ revenue", ("operating expenses", "revenue"), quotient),
    ),
    row(
        "stock-based compensation to revenue",
        "Stock-based compensation to revenue | sbc to revenue | sbc to sales",
        "Compensación en acciones sobre ingresos | remuneración en acciones sobre ventas",
        ("stock-based compensation ÷ revenue", ("stock-based compensation", "revenue"), quotient),
    ),
    row(
        "capital expenditure to depreciation",
        "Capex to depreciation | capex to d&a | capital expenditure to depreciation",
        "Capex sobre amortización | capex sobre depreciación",
        (
            "capital expenditure ÷ depreciation and amortization",
            ("capital expenditure", "depreciation and amortization"),
            quotient,
        ),
        "times",
    ),
    row(
        "ebitda interest cover",
        "EBITDA interest coverage | ebitda to interest | ebitda interest cover"
        " | ebitda to interest expense | ebitda coverage",
        "Cobertura de intereses por EBITDA | ebitda sobre intereses | ebitda sobre gastos financieros",
        ("EBITDA ÷ interest expense", ("ebitda", "interest expense"), quotient),
        "times",
    ),
    row(
        "nopat",
        "NOPAT | net operating profit after tax | net operating profit after taxes",
        "NOPAT | resultado operativo después de impuestos | beneficio operativo después de impuestos",
        (
            "operating income × (1 − income tax expense ÷ income before taxes)",
            ("operating income", "income tax expense", "income before taxes"),
            after_tax,
        ),
        "money",
    ),
    replace(
        row(
            "gross profit",
            "Gross profit",
            "Beneficio bruto",
            ("revenue − cost of revenue", ("revenue", "cost of revenue"), difference),
            "money",
        ),
        # What an insurer pays for claims is no cost of revenue by its tag.
        unless=("policyholder benefits and claims",),
    ),
)
