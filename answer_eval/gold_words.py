"""What the gold questions ask for: line items with their concepts and wordings, typed for this purpose alone.

Nothing here is taken from the table that the answering code reads with: a gap there must show as a
failure, so the two are written apart. Spanish wordings carry their article.
"""

from dataclasses import dataclass
from typing import Literal

Measure = Literal["money", "per share", "shares"]


@dataclass(frozen=True, slots=True)
class Item:
    """A line item that questions ask for."""

    name: str
    shape: Literal["flow", "instant"]
    concepts: tuple[str, ...]
    """us-gaap local names that mean it. Two that differ in one period make the item ambiguous."""
    en: tuple[str, ...]
    es: tuple[str, ...]
    measure: Measure = "money"
    lesser: tuple[str, ...] = ()
    """Means it only in a filing that has none of `concepts`."""
    is_either: bool = False
    """Concepts that differ are then alternatives: any of the values is right."""
    narrow: tuple[str, ...] = ()
    """Wordings that name a lesser concept where that one has another value."""
    family: tuple[str, ...] = ()
    """Parts of concept names: a company without any fact of such a name does not report the item.
    Empty where it could be worked out from other items."""


def _flow(name: str, concepts: str, en: str, es: str, measure: Measure = "money") -> Item:
    return Item(name, "flow", tuple(concepts.split()), _words(en), _words(es), measure)


def _instant(name: str, concepts: str, en: str, es: str) -> Item:
    return Item(name, "instant", tuple(concepts.split()), _words(en), _words(es))


def _words(text: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in text.split("|"))


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
GROSS_PROFIT = _flow(
    "gross profit",
    "GrossProfit",
    "gross profit | gross profits | total gross profit",
    "el beneficio bruto | la utilidad bruta | el resultado bruto",
)
OPERATING_INCOME = _flow(
    "operating income",
    "OperatingIncomeLoss",
    "operating income | operating profit | income from operations",
    "el resultado operativo | el beneficio operativo | la utilidad de operación",
)
OPERATING_CASH = _flow(
    "operating cash flow",
    "NetCashProvidedByUsedInOperatingActivities",
    "operating cash flow | cash flow from operations | net cash from operating activities",
    "el flujo de caja operativo | el flujo de efectivo de las actividades de operación "
    "| el efectivo generado por las operaciones",
)
CAPITAL_EXPENDITURE = _flow(
    "capital expenditure",
    "PaymentsToAcquirePropertyPlantAndEquipment PaymentsToAcquireProductiveAssets",
    "capital expenditures | capex | purchases of property, plant and equipment",
    "la inversión en inmovilizado | el capex | las compras de propiedades, planta y equipo",
)
CURRENT_ASSETS = _instant(
    "current assets",
    "AssetsCurrent",
    "current assets | total current assets | short-term assets",
    "los activos corrientes | el activo corriente | el activo circulante",
)
CURRENT_LIABILITIES = _instant(
    "current liabilities",
    "LiabilitiesCurrent",
    "current liabilities | total current liabilities | short-term liabilities",
    "los pasivos corrientes | el pasivo corriente | el pasivo circulante",
)

ITEMS: tuple[Item, ...] = (
    REVENUE,
    NET_INCOME,
    GROSS_PROFIT,
    OPERATING_INCOME,
    OPERATING_CASH,
    CAPITAL_EXPENDITURE,
    CURRENT_ASSETS,
    CURRENT_LIABILITIES,
    _flow(
        "cost of revenue",
        "CostOfRevenue CostOfGoodsAndServicesSold",
        "cost of revenue | cost of sales | cost of goods sold",
        "el coste de ventas | el costo de ventas | el costo de los ingresos",
    ),
    _flow(
        "pretax income",
        f"{_PRETAX}ExtraordinaryItemsNoncontrollingInterest "
        f"{_PRETAX}MinorityInterestAndIncomeLossFromEquityMethodInvestments",
        "income before income taxes | pretax income | pre-tax earnings",
        "el resultado antes de impuestos | el beneficio antes de impuestos "
        "| la utilidad antes de impuestos",
    ),
    _flow(
        "income tax",
        "IncomeTaxExpenseBenefit",
        "income tax expense | provision for income taxes | income taxes",
        "el gasto por impuesto sobre la renta | el impuesto sobre beneficios "
        "| la provisión para impuestos sobre la renta",
    ),
    _flow(
        "EPS basic",
        "EarningsPerShareBasic",
        "basic EPS | basic earnings per share | earnings per basic share",
        "el BPA básico | el beneficio básico por acción | la utilidad básica por acción",
        "per share",
    ),
    _flow(
        "EPS diluted",
        "EarningsPerShareDiluted",
        "diluted EPS | diluted earnings per share | earnings per diluted share",
        "el BPA diluido | el beneficio diluido por acción | la utilidad por acción diluida",
        "per share",
    ),
    _flow(
        "basic shares",
        "WeightedAverageNumberOfSharesOutstandingBasic",
        "basic weighted-average shares | weighted average basic shares outstanding "
        "| average basic share count",
        "el número medio ponderado de acciones básicas | las acciones básicas promedio ponderadas "
        "| el promedio ponderado de acciones básicas",
        "shares",
    ),
    _flow(
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
    _flow(
        "SG&A",
        "SellingGeneralAndAdministrativeExpense",
        "SG&A | SG&A expense | selling, general and administrative expenses",
        "los gastos de venta, generales y administrativos | los gastos SG&A "
        "| los gastos de ventas, generales y de administración",
    ),
    _flow(
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
    _flow(
        "interest expense",
        "InterestExpense InterestExpenseNonoperating InterestAndDebtExpense",
        "interest expense | interest expenses | interest costs",
        "el gasto por intereses | los gastos por intereses | los gastos financieros por intereses",
    ),
    _flow(
        "investing cash flow",
        "NetCashProvidedByUsedInInvestingActivities",
        "investing cash flow | cash flow from investing activities "
        "| net cash from investing activities",
        "el flujo de caja de inversión | el flujo de efectivo de las actividades de inversión "
        "| el efectivo neto de las actividades de inversión",
    ),
    _flow(
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
    _instant(
        "total assets",
        "Assets",
        "total assets | assets in total | total assets on the balance sheet",
        "los activos totales | el activo total | el total de activos",
    ),
    _instant(
        "total liabilities",
        "Liabilities",
        "total liabilities | liabilities in total | total liabilities on the balance sheet",
        "los pasivos totales | el pasivo total | el total de pasivos",
    ),
    Item(
        "equity",
        "instant",
        (
            "StockholdersEquity",
            "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest",
        ),
        ("shareholders' equity", "stockholders' equity", "total equity"),
        ("el patrimonio neto", "los fondos propios", "el capital contable"),
        is_either=True,
    ),
    Item(
        "cash",
        "instant",
        ("CashAndCashEquivalentsAtCarryingValue",),
        ("cash and cash equivalents", "cash & equivalents", "cash and equivalents"),
        (
            "el efectivo y equivalentes",
            "el efectivo y los equivalentes de efectivo",
            "la tesorería y equivalentes",
        ),
        lesser=("CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents",),
    ),
    Item(
        "inventory",
        "instant",
        ("InventoryNet", "InventoryNetOfAllowancesCustomerAdvancesAndProgressBillings"),
        ("inventories", "inventory", "total inventory"),
        ("las existencias", "el inventario", "los inventarios"),
        family=("Inventor",),
    ),
    _instant(
        "accounts receivable",
        "AccountsReceivableNetCurrent ReceivablesNetCurrent",
        "accounts receivable | accounts receivable, net | trade receivables",
        "las cuentas por cobrar | las cuentas a cobrar | los deudores comerciales",
    ),
    _instant(
        "accounts payable",
        "AccountsPayableCurrent AccountsPayableTradeCurrent",
        "accounts payable | trade payables | trade accounts payable",
        "las cuentas por pagar | las cuentas a pagar | los acreedores comerciales",
    ),
    Item(
        "goodwill",
        "instant",
        ("Goodwill",),
        ("goodwill", "total goodwill", "goodwill on the balance sheet"),
        ("el fondo de comercio", "el goodwill", "la plusvalía mercantil"),
        family=("Goodwill",),
    ),
    _instant(
        "PP&E",
        "PropertyPlantAndEquipmentNet "
        "PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization",
        "net PP&E | property, plant and equipment, net | property and equipment, net",
        "el inmovilizado material neto | las propiedades, planta y equipo netos "
        "| la propiedad, planta y equipo neta",
    ),
    _instant(
        "retained earnings",
        "RetainedEarningsAccumulatedDeficit",
        "retained earnings | accumulated earnings retained | retained earnings (deficit)",
        "las ganancias retenidas | las utilidades retenidas | los beneficios retenidos",
    ),
    _instant(
        "long-term debt",
        "LongTermDebtNoncurrent LongTermDebtAndCapitalLeaseObligations",
        "non-current long-term debt | long-term debt, net of current portion "
        "| long-term debt excluding current maturities",
        "la deuda a largo plazo no corriente | la deuda a largo plazo, neta de la parte corriente "
        "| la deuda a largo plazo sin los vencimientos corrientes",
    ),
    _instant(
        "intangible assets",
        "IntangibleAssetsNetExcludingGoodwill FiniteLivedIntangibleAssetsNet",
        "intangible assets, net | intangible assets excluding goodwill | net intangible assets",
        "los activos intangibles netos | los activos intangibles, sin el fondo de comercio "
        "| el inmovilizado intangible neto",
    ),
)
"""All line items. Adding one is adding a row."""

PLURAL = frozenset(
    "revenues|net sales|net earnings|gross profits|capital expenditures|current assets"
    "|total current assets|short-term assets|current liabilities|total current liabilities"
    "|short-term liabilities|pre-tax earnings|income taxes|diluted earnings per share"
    "|basic earnings per share|basic weighted-average shares|diluted weighted-average shares"
    "|weighted average basic shares outstanding|weighted average diluted shares outstanding"
    "|earnings per basic share|earnings per diluted share|interest expenses|interest costs"
    "|selling, general and administrative expenses|payments to repurchase common stock"
    "|purchases of property, plant and equipment|dividends paid|cash dividends paid"
    "|dividend payments|total assets|total liabilities|inventories|trade receivables"
    "|trade payables|retained earnings|intangible assets, net|net intangible assets".split("|")
)
"""English wordings that take "were"."""
