"""What the gold questions ask for: line items with concepts and wordings, typed for this purpose alone.

Nothing here is taken from the table that the answering code reads with: a gap there must show as a
failure, so the two are written apart. Spanish wordings carry their article.
"""

from answer_eval.gold_item import Item, flow, words
from answer_eval.gold_words_balance import BALANCE_ITEMS

_CONTRACT_REVENUE = "RevenueFromContractWithCustomer"
_PRETAX = "IncomeLossFromContinuingOperationsBeforeIncomeTaxes"

REVENUE = Item(
    "revenue",
    "flow",
    ("Revenues",),
    ("revenue", "total revenue", "net sales", "revenues"),
    ("los ingresos", "los ingresos totales", "las ventas netas", "la facturación"),
    lesser=(
        f"{_CONTRACT_REVENUE}ExcludingAssessedTax",
        f"{_CONTRACT_REVENUE}IncludingAssessedTax",
        "SalesRevenueNet",
    ),
    is_sum_of_lesser=True,
    narrow=("net sales", "las ventas netas", "la facturación"),
)
NET_INCOME = Item(
    "net income",
    "flow",
    ("NetIncomeLoss", "ProfitLoss"),
    ("net income", "net profit", "net earnings"),
    ("el beneficio neto", "el resultado neto", "la utilidad neta"),
    is_either=True,
)
GROSS_PROFIT = flow(
    "gross profit",
    "GrossProfit",
    "gross profit | gross profits | total gross profit",
    "el beneficio bruto | la utilidad bruta | el resultado bruto",
)
OPERATING_INCOME = flow(
    "operating income",
    "OperatingIncomeLoss",
    "operating income | operating profit | income from operations",
    "el resultado operativo | el beneficio operativo | la utilidad de operación",
)
OPERATING_CASH = flow(
    "operating cash flow",
    "NetCashProvidedByUsedInOperatingActivities",
    "operating cash flow | cash flow from operations | net cash from operating activities",
    "el flujo de caja operativo | el flujo de efectivo de las actividades de operación "
    "| el efectivo generado por las operaciones",
)
CAPITAL_EXPENDITURE = flow(
    "capital expenditure",
    "PaymentsToAcquirePropertyPlantAndEquipment PaymentsToAcquireProductiveAssets",
    "capital expenditures | capex | purchases of property, plant and equipment",
    "la inversión en inmovilizado | el capex | las compras de propiedades, planta y equipo",
)

FLOW_ITEMS: tuple[Item, ...] = (
    REVENUE,
    NET_INCOME,
    GROSS_PROFIT,
    OPERATING_INCOME,
    OPERATING_CASH,
    CAPITAL_EXPENDITURE,
    flow(
        "cost of revenue",
        "CostOfRevenue CostOfGoodsAndServicesSold",
        "cost of revenue | cost of sales | cost of goods sold",
        "el coste de ventas | el costo de ventas | el costo de los ingresos",
    ),
    flow(
        "pretax income",
        f"{_PRETAX}ExtraordinaryItemsNoncontrollingInterest "
        f"{_PRETAX}MinorityInterestAndIncomeLossFromEquityMethodInvestments",
        "income before income taxes | pretax income | pre-tax earnings",
        "el resultado antes de impuestos | el beneficio antes de impuestos "
        "| la utilidad antes de impuestos",
    ),
    flow(
        "income tax",
        "IncomeTaxExpenseBenefit",
        "income tax expense | provision for income taxes | income taxes",
        "el gasto por impuesto sobre la renta | el impuesto sobre beneficios "
        "| la provisión para impuestos sobre la renta",
    ),
    flow(
        "EPS basic",
        "EarningsPerShareBasic",
        "basic EPS | basic earnings per share | earnings per basic share",
        "el BPA básico | el beneficio básico por acción | la utilidad básica por acción",
        "per share",
    ),
    flow(
        "EPS diluted",
        "EarningsPerShareDiluted",
        "diluted EPS | diluted earnings per share | earnings per diluted share",
        "el BPA diluido | el beneficio diluido por acción | la utilidad por acción diluida",
        "per share",
    ),
    flow(
        "basic shares",
        "WeightedAverageNumberOfSharesOutstandingBasic",
        "basic weighted-average shares | weighted average basic shares outstanding "
        "| average basic share count",
        "el número medio ponderado de acciones básicas | las acciones básicas promedio ponderadas "
        "| el promedio ponderado de acciones básicas",
        "shares",
    ),
    flow(
        "diluted shares",
        "WeightedAverageNumberOfDilutedSharesOutstanding",
        "diluted weighted-average shares | weighted average diluted shares outstanding "
        "| average diluted share count",
        "el número medio ponderado de acciones diluidas "
        "| las acciones diluidas promedio ponderadas | el promedio ponderado de acciones diluidas",
        "shares",
    ),
    Item(
        "research and development",
        "flow",
        (
            "ResearchAndDevelopmentExpense",
            "ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost",
        ),
        ("research and development expense", "R&D expense", "R&D spending"),
        ("el gasto en investigación y desarrollo", "los gastos de I+D", "el gasto en I+D"),
        family=("ResearchAndDevelopment", "TechnologyAnd", "InProcess"),
    ),
    flow(
        "SG&A",
        "SellingGeneralAndAdministrativeExpense",
        "SG&A | SG&A expense | selling, general and administrative expenses",
        "los gastos de venta, generales y administrativos | los gastos SG&A "
        "| los gastos de ventas, generales y de administración",
    ),
    flow(
        "depreciation and amortization",
        "DepreciationDepletionAndAmortization DepreciationAndAmortization "
        "DepreciationAmortizationAndAccretionNet",
        "depreciation and amortization | D&A | depreciation and amortization expense",
        "la depreciación y amortización | las depreciaciones y amortizaciones "
        "| el gasto por depreciación y amortización",
    ),
    Item(
        "stock compensation",
        "flow",
        ("ShareBasedCompensation", "AllocatedShareBasedCompensationExpense"),
        ("stock-based compensation", "share-based compensation", "stock compensation expense"),
        (
            "la compensación basada en acciones",
            "el gasto por compensación en acciones",
            "la remuneración basada en acciones",
        ),
        is_either=True,
    ),
    flow(
        "interest expense",
        "InterestExpense InterestExpenseNonoperating InterestAndDebtExpense",
        "interest expense | interest expenses | interest costs",
        "el gasto por intereses | los gastos por intereses | los gastos financieros por intereses",
    ),
    flow(
        "investing cash flow",
        "NetCashProvidedByUsedInInvestingActivities",
        "investing cash flow | cash flow from investing activities "
        "| net cash from investing activities",
        "el flujo de caja de inversión | el flujo de efectivo de las actividades de inversión "
        "| el efectivo neto de las actividades de inversión",
    ),
    flow(
        "financing cash flow",
        "NetCashProvidedByUsedInFinancingActivities",
        "financing cash flow | cash flow from financing activities "
        "| net cash from financing activities",
        "el flujo de caja de financiación | el flujo de efectivo de las actividades de financiación "
        "| el efectivo neto de las actividades de financiación",
    ),
    Item(
        "share repurchases",
        "flow",
        ("PaymentsForRepurchaseOfCommonStock",),
        (
            "cash paid for share repurchases",
            "spending on share buybacks",
            "payments to repurchase common stock",
        ),
        (
            "el efectivo destinado a recomprar acciones",
            "el gasto en recompra de acciones",
            "los pagos por recompra de acciones",
        ),
        family=("Repurchase", "TreasuryStock", "SharesRepurchased"),
    ),
    Item(
        "dividends paid",
        "flow",
        ("PaymentsOfDividends", "PaymentsOfDividendsCommonStock", "PaymentsOfOrdinaryDividends"),
        ("dividends paid", "cash dividends paid", "dividend payments"),
        ("los dividendos pagados", "el pago de dividendos", "los pagos de dividendos"),
        family=("Dividend",),
    ),
)
ITEMS: tuple[Item, ...] = (*FLOW_ITEMS, *BALANCE_ITEMS)
"""All line items. Adding one is adding a row."""

PLURAL = frozenset(
    words(
        "revenues|net sales|net earnings|gross profits|capital expenditures|current assets"
        "|total current assets|current assets in total|current liabilities|total current liabilities"
        "|current liabilities in total|pre-tax earnings|income taxes|diluted earnings per share"
        "|basic earnings per share|basic weighted-average shares|diluted weighted-average shares"
        "|weighted average basic shares outstanding|weighted average diluted shares outstanding"
        "|earnings per basic share|earnings per diluted share|interest expenses|interest costs"
        "|selling, general and administrative expenses|payments to repurchase common stock"
        "|purchases of property, plant and equipment|dividends paid|cash dividends paid"
        "|dividend payments|total assets|total liabilities|inventories|net receivables"
        "|payables to suppliers|accounts payable|reinvested earnings|retained earnings|intangible assets, net|net intangible assets"
    )
)
"""English wordings that take "were"."""
