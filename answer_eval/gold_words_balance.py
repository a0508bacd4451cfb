"""Line items at a moment, with concepts and wordings typed for the gold alone."""

from answer_eval.gold_item import Item, instant

CURRENT_ASSETS = instant(
    "current assets",
    "AssetsCurrent",
    "current assets | total current assets | current assets in total",
    "los activos corrientes | el activo corriente | el activo circulante",
)
CURRENT_LIABILITIES = instant(
    "current liabilities",
    "LiabilitiesCurrent",
    "current liabilities | total current liabilities | current liabilities in total",
    "los pasivos corrientes | el pasivo corriente | el pasivo circulante",
)

BALANCE_ITEMS: tuple[Item, ...] = (
    CURRENT_ASSETS,
    CURRENT_LIABILITIES,
    instant(
        "total assets",
        "Assets",
        "total assets | assets in total | total assets on the balance sheet",
        "los activos totales | el activo total | el total de activos",
    ),
    instant(
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
    instant(
        "accounts receivable",
        "AccountsReceivableNetCurrent ReceivablesNetCurrent",
        "accounts receivable | accounts receivable, net | net receivables",
        "las cuentas por cobrar | las cuentas a cobrar | los deudores comerciales",
    ),
    instant(
        "accounts payable",
        "AccountsPayableCurrent AccountsPayableTradeCurrent",
        "accounts payable | accounts payable, current | payables to suppliers",
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
    instant(
        "PP&E",
        "PropertyPlantAndEquipmentNet "
        "PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization",
        "net PP&E | property, plant and equipment, net | property and equipment, net",
        "el inmovilizado material neto | las propiedades, planta y equipo netos "
        "| la propiedad, planta y equipo neta",
    ),
    instant(
        "retained earnings",
        "RetainedEarningsAccumulatedDeficit",
        "retained earnings | reinvested earnings | retained earnings (deficit)",
        "las ganancias retenidas | las utilidades retenidas | los beneficios retenidos",
    ),
    instant(
        "long-term debt",
        "LongTermDebtNoncurrent LongTermDebtAndCapitalLeaseObligations",
        "non-current long-term debt | long-term debt, net of current portion "
        "| long-term debt excluding current maturities",
        "la deuda a largo plazo no corriente | la deuda a largo plazo, neta de la parte corriente "
        "| la deuda a largo plazo sin los vencimientos corrientes",
    ),
    instant(
        "intangible assets",
        "IntangibleAssetsNetExcludingGoodwill FiniteLivedIntangibleAssetsNet",
        "intangible assets, net | intangible assets excluding goodwill | net intangible assets",
        "los activos intangibles netos | los activos intangibles, sin el fondo de comercio "
        "| el inmovilizado intangible neto",
    ),
)
