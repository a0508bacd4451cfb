"""Line items of the balance sheet: what a company has."""

from data.line_item import LineItem, balance

BALANCE_ITEMS: tuple[LineItem, ...] = (
    balance(
        "total assets",
        "Total assets | assets | consolidated assets | total consolidated assets",
        "Activos totales | activo total | total activo | total de activos | total del activo"
        " | activos | activo",
        "Assets ifrs-full:Assets",
    ),
    balance(
        "current assets",
        "Total current assets | current assets",
        "Activo corriente | activos corrientes | activo circulante | total activo corriente"
        " | total de activos corrientes | total del activo corriente | activos circulantes"
        " | activo corriente total",
        "AssetsCurrent ifrs-full:CurrentAssets",
    ),
    balance(
        "noncurrent assets",
        "Total non-current assets | non-current assets | noncurrent assets | long-term assets",
        "Activo no corriente | activos no corrientes | total activo no corriente"
        " | activos a largo plazo",
        "AssetsNoncurrent ifrs-full:NoncurrentAssets",
    ),
    balance(
        "cash",
        "Cash and cash equivalents | cash | cash & equivalents | cash and equivalents"
        " | cash balance | cash position | cash on hand | cash in hand | cash holdings"
        " | cash or cash equivalents | total cash and cash equivalents",
        "Efectivo y equivalentes de efectivo | efectivo | caja | tesorería"
        " | efectivo y equivalentes | efectivo y otros activos líquidos equivalentes"
        " | caja y equivalentes | saldo de efectivo | liquidez en efectivo | dinero en efectivo"
        " | efectivo y equivalentes al efectivo | dinero en caja",
        "CashAndCashEquivalentsAtCarryingValue Cash ifrs-full:CashAndCashEquivalents",
    ),
    balance(
        "cash and due from banks",
        "Cash and due from banks",
        "Efectivo y depósitos en bancos | caja y bancos",
        "CashAndDueFromBanks",
    ),
    balance(
        "cash and restricted cash",
        "Cash, cash equivalents and restricted cash | cash and restricted cash"
        " | cash, cash equivalents, and restricted cash | total cash including restricted cash"
        " | cash including restricted cash",
        "Efectivo, equivalentes y efectivo restringido | efectivo y efectivo restringido"
        " | efectivo, equivalentes de efectivo y efectivo restringido",
        "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents"
        " CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents"
        "IncludingDisposalGroupAndDiscontinuedOperations",
    ),
    balance(
        "restricted cash",
        "Restricted cash",
        "Efectivo restringido",
        "RestrictedCashAndCashEquivalents RestrictedCash RestrictedCashCurrent"
        " RestrictedCashAndCashEquivalentsAtCarryingValue",
    ),
    balance(
        "cash and short-term investments",
        "Cash, cash equivalents and short-term investments | cash and short-term investments"
        " | cash and marketable securities | cash, cash equivalents, and marketable securities"
        " | total cash, cash equivalents and short-term investments"
        " | cash, cash equivalents, and short-term investments"
        " | cash, cash equivalents and marketable securities | cash and investments",
        "Efectivo e inversiones a corto plazo | efectivo e inversiones"
        " | efectivo, equivalentes e inversiones a corto plazo"
        " | efectivo y valores negociables",
        "CashCashEquivalentsAndShortTermInvestments",
    ),
    balance(
        "short-term investments",
        "Short-term investments | short-term marketable securities | current marketable securities"
        " | marketable securities current | marketable securities",
        "Inversiones a corto plazo | valores negociables corrientes | valores negociables"
        " | inversiones financieras a corto plazo | inversiones temporales"
        " | valores negociables a corto plazo",
        "MarketableSecuritiesCurrent ShortTermInvestments"
        " AvailableForSaleSecuritiesDebtSecuritiesCurrent MarketableSecurities",
    ),
    balance(
        "long-term investments",
        "Long-term investments | non-current marketable securities"
        " | long-term marketable securities | noncurrent marketable securities"
        " | marketable securities noncurrent | marketable securities non-current",
        "Inversiones a largo plazo | valores negociables no corrientes"
        " | inversiones financieras a largo plazo | valores negociables a largo plazo",
        "MarketableSecuritiesNoncurrent LongTermInvestments"
        " AvailableForSaleSecuritiesDebtSecuritiesNoncurrent",
    ),
    balance(
        "marketable securities",
        "Marketable securities, current and non-current | total marketable securities"
        " | current and non-current marketable securities",
        "Valores negociables, corrientes y no corrientes | total de valores negociables"
        " | valores negociables totales",
        "MarketableSecurities",
    ),
    balance(
        "current marketable securities",
        "Marketable securities, current portion",
        "Valores negociables, parte corriente",
        "MarketableSecuritiesCurrent AvailableForSaleSecuritiesDebtSecuritiesCurrent",
    ),
    balance(
        "noncurrent marketable securities",
        "Marketable securities, non-current portion",
        "Valores negociables, parte no corriente",
        "MarketableSecuritiesNoncurrent AvailableForSaleSecuritiesDebtSecuritiesNoncurrent",
    ),
    balance(
        "accounts receivable",
        "Accounts receivable, net | accounts receivable | receivables | trade receivables"
        " | net receivables | receivables net | trade accounts receivable | customer receivables"
        " | accounts and notes receivable | net accounts receivable",
        "Cuentas por cobrar | deudores comerciales | clientes por cobrar | cuentas a cobrar"
        " | deudores | cuentas por cobrar netas | cuentas de clientes",
        "AccountsReceivableNetCurrent ReceivablesNetCurrent"
        " AccountsNotesAndLoansReceivableNetCurrent AccountsReceivableNet"
        " ifrs-full:TradeAndOtherCurrentReceivables",
    ),
    balance(
        "allowance for doubtful accounts",
        "Allowance for doubtful accounts | allowance for credit losses on accounts receivable"
        " | bad debt allowance | doubtful accounts",
        "Provisión para cuentas de dudoso cobro | provisión para insolvencias de clientes"
        " | estimación para cuentas incobrables",
        "AllowanceForDoubtfulAccountsReceivableCurrent AllowanceForDoubtfulAccountsReceivable",
    ),
    balance(
        "inventory",
        "Inventories | inventory | net inventory | net inventories | inventories net"
        " | merchandise inventories | inventory net | total inventories | merchandise inventory",
        "Existencias | inventarios | inventario",
        "InventoryNet InventoryNetOfAllowancesCustomerAdvancesAndProgressBillings"
        " ifrs-full:Inventories",
    ),
    balance(
        "prepaid expenses",
        "Prepaid expenses and other current assets | prepaid expenses | prepaids"
        " | prepaid and other current assets | prepaid expenses and other",
        "Gastos anticipados | gastos pagados por anticipado | pagos anticipados",
        "PrepaidExpenseAndOtherAssetsCurrent PrepaidExpenseCurrent",
    ),
    balance(
        "other current assets",
        "Other current assets",
        "Otros activos corrientes | otro activo corriente",
        "OtherAssetsCurrent",
    ),
    balance(
        "other noncurrent assets",
        "Other non-current assets | other noncurrent assets | other long-term assets"
        " | other assets",
        "Otros activos no corrientes | otros activos",
        "OtherAssetsNoncurrent OtherAssets",
    ),
    balance(
        "property, plant and equipment",
        "Property, plant and equipment, net | property, plant and equipment"
        " | property, plant, and equipment | pp&e | ppe | net pp&e | property and equipment"
        " | property and equipment, net | fixed assets | net property, plant and equipment"
        " | property, plant, and equipment, net | tangible assets | net property and equipment"
        " | net fixed assets | tangible fixed assets | pp&e net",
        "Inmovilizado material | propiedades, planta y equipo | propiedad, planta y equipo"
        " | inmovilizado | activos fijos | activo fijo | inmuebles, planta y equipo"
        " | propiedades y equipo | inmovilizado material neto"
        " | propiedades, planta y equipo, neto",
        "PropertyPlantAndEquipmentNet"
        " PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAsset"
        "AfterAccumulatedDepreciationAndAmortization"
        " ifrs-full:PropertyPlantAndEquipment",
    ),
    balance(
        "gross property, plant and equipment",
        "Gross property, plant and equipment | gross property, plant, and equipment | gross pp&e"
        " | property, plant and equipment, gross | property and equipment, gross"
        " | gross property and equipment",
        "Inmovilizado material bruto | propiedades, planta y equipo, bruto",
        "PropertyPlantAndEquipmentGross",
    ),
    balance(
        "accumulated depreciation",
        "Accumulated depreciation | accumulated depreciation and amortization",
        "Depreciación acumulada | amortización acumulada",
        "AccumulatedDepreciationDepletionAndAmortizationPropertyPlantAndEquipment",
    ),
    balance(
        "goodwill",
        "Goodwill",
        "Fondo de comercio | crédito mercantil | plusvalía | plusvalía mercantil",
        "Goodwill ifrs-full:Goodwill",
    ),
    balance(
        "intangible assets",
        "Intangible assets, net | intangible assets | intangibles | net intangible assets"
        " | acquired intangible assets | other intangible assets | intangible assets net"
        " | net intangibles",
        "Activos intangibles | inmovilizado intangible | intangibles | activo intangible"
        " | activos intangibles netos",
        "IntangibleAssetsNetExcludingGoodwill FiniteLivedIntangibleAssetsNet"
        " OtherIntangibleAssetsNet ifrs-full:IntangibleAssetsOtherThanGoodwill",
    ),
    balance(
        "right-of-use assets",
        "Operating lease right-of-use assets | right-of-use assets | rou assets"
        " | operating lease right of use asset | operating lease assets | right-of-use asset",
        "Activos por derecho de uso | derechos de uso | activo por derecho de uso",
        "OperatingLeaseRightOfUseAsset ifrs-full:RightofuseAssets",
    ),
    balance(
        "equity method investments",
        "Equity method investments | equity investments | investments in affiliates"
        " | equity-method investments | investments in equity affiliates",
        "Inversiones por el método de la participación | participaciones en asociadas"
        " | inversiones en asociadas",
        "EquityMethodInvestments",
    ),
    balance(
        "deferred tax assets",
        "Deferred tax assets | deferred income tax assets | net deferred tax assets"
        " | deferred tax asset",
        "Activos por impuestos diferidos | activo por impuesto diferido"
        " | activos por impuesto diferido",
        "DeferredIncomeTaxAssetsNet DeferredTaxAssetsNet ifrs-full:DeferredTaxAssets",
    ),
    balance(
        "loans",
        "Loans, net | loans | net loans | total loans | loans receivable | loan book"
        " | loans and leases | loan portfolio",
        "Préstamos | cartera de créditos | préstamos netos | cartera de préstamos"
        " | total de préstamos | créditos a clientes",
        "LoansAndLeasesReceivableNetReportedAmount"
        " FinancingReceivableExcludingAccruedInterestAfterAllowanceForCreditLoss"
        " NotesReceivableNet LoansAndLeasesReceivableNetOfDeferredIncome",
    ),
    balance(
        "allowance for loan losses",
        "Allowance for credit losses | allowance for loan losses | loan loss allowance"
        " | loan loss reserve | credit loss allowance | loan loss reserves",
        "Provisión acumulada para préstamos | provisión acumulada para pérdidas crediticias"
        " | reserva para pérdidas crediticias",
        "FinancingReceivableAllowanceForCreditLossExcludingAccruedInterest"
        " FinancingReceivableAllowanceForCreditLosses LoansAndLeasesReceivableAllowance",
    ),
)
