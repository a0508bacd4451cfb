"""Line items of the balance sheet: what a company owes."""

from dataclasses import replace

from data.line_item import LineItem, balance

DEBT_ITEMS: tuple[LineItem, ...] = (
    balance(
        "total liabilities",
        "Total liabilities | liabilities",
        "Pasivos totales | pasivo total | total pasivo | total de pasivos | total del pasivo"
        " | pasivos | pasivo",
        "Liabilities ifrs-full:Liabilities",
    ),
    balance(
        "current liabilities",
        "Total current liabilities | current liabilities",
        "Pasivo corriente | pasivos corrientes | pasivo circulante | total pasivo corriente"
        " | total de pasivos corrientes | total del pasivo corriente | pasivos circulantes",
        "LiabilitiesCurrent ifrs-full:CurrentLiabilities",
    ),
    balance(
        "noncurrent liabilities",
        "Total non-current liabilities | non-current liabilities | noncurrent liabilities"
        " | long-term liabilities",
        "Pasivo no corriente | pasivos no corrientes | total pasivo no corriente"
        " | pasivos a largo plazo",
        "LiabilitiesNoncurrent ifrs-full:NoncurrentLiabilities",
    ),
    balance(
        "liabilities and equity",
        "Total liabilities and equity | liabilities and equity"
        " | total liabilities and stockholders' equity | liabilities and stockholders' equity"
        " | liabilities and shareholders' equity | total liabilities and shareholders' equity",
        "Total pasivo y patrimonio neto | pasivo y patrimonio neto | total del pasivo y patrimonio"
        " | pasivo y patrimonio | pasivos y patrimonio neto",
        "LiabilitiesAndStockholdersEquity ifrs-full:EquityAndLiabilities",
    ),
    balance(
        "long-term debt",
        "Long-term debt | long term debt | lt debt | long-term debt noncurrent | noncurrent long-term debt | long-term borrowings | term debt non-current",
        "Deuda a largo plazo | deuda financiera a largo plazo"
        " | préstamos a largo plazo | deudas a largo plazo | endeudamiento a largo plazo",
        "LongTermDebtNoncurrent LongTermDebtAndCapitalLeaseObligations LongTermDebt"
        " LongTermNotesAndLoans LongTermNotesPayable ifrs-full:LongtermBorrowings",
    ),
    # What a total of debt adds up: nothing in it may hold the current portion.
    balance(
        "noncurrent debt",
        "Long-term debt, without its current portion | noncurrent debt | non-current debt"
        " | long-term debt net of current portion | long-term debt excluding current portion"
        " | long-term debt less current portion",
        "Deuda a largo plazo sin la parte corriente | deuda no corriente"
        " | deuda a largo plazo neta de la parte corriente",
        "LongTermDebtNoncurrent LongTermDebtAndCapitalLeaseObligations LongTermNotesAndLoans"
        " ifrs-full:LongtermBorrowings",
    ),
    balance(
        "long-term debt with current portion",
        "Long-term debt, including current portion | total long-term debt | total term debt"
        " | long-term debt including current portion | long-term debt including current maturities"
        " | term debt",
        "Deuda a largo plazo con la parte corriente | total de deuda a largo plazo"
        " | deuda a largo plazo total | deuda a largo plazo incluida la parte corriente",
        "LongTermDebt LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities",
    ),
    balance(
        "current portion of long-term debt",
        "Current portion of long-term debt | long-term debt current | current maturities"
        " | current maturities of long-term debt | long-term debt due within one year"
        " | current term debt | term debt current | long-term debt current portion",
        "Parte corriente de la deuda a largo plazo | vencimientos corrientes de deuda a largo plazo"
        " | porción corriente de la deuda a largo plazo"
        " | deuda a largo plazo con vencimiento a corto",
        "LongTermDebtCurrent LongTermDebtAndCapitalLeaseObligationsCurrent",
    ),
    balance(
        "short-term borrowings",
        "Short-term borrowings | short term borrowings | notes payable | short-term loans",
        "Préstamos a corto plazo | endeudamiento a corto plazo",
        # The last is by its definition long-term too; on the face of a statement it is a line of its own.
        "ShortTermBorrowings CommercialPaper OtherShortTermBorrowings NotesPayableCurrent"
        " NotesAndLoansPayableCurrent ifrs-full:ShorttermBorrowings NotesAndLoansPayable",
    ),
    balance(
        "commercial paper",
        "Commercial paper",
        "Papel comercial | pagarés | pagarés comerciales",
        "CommercialPaper",
    ),
    balance(
        "short-term debt",
        "Short-term debt | current debt | debt current | st debt | debt due within one year",
        "Deuda a corto plazo | deuda corriente | deuda financiera a corto plazo"
        " | deudas a corto plazo",
        "DebtCurrent ShortTermBorrowings NotesAndLoansPayableCurrent NotesPayableCurrent",
    ),
    # Short-term borrowings and the current portion of long-term debt together.
    balance(
        "debt due within one year",
        "Short-term debt with the current portion of long-term debt",
        "Deuda a corto plazo con la parte corriente de la deuda a largo plazo",
        "DebtCurrent",
    ),
    balance(
        "debt principal",
        "Principal amount of debt | debt principal | principal amount of debt outstanding"
        " | total principal of debt",
        "Principal de la deuda | importe principal de la deuda",
        "DebtInstrumentCarryingAmount DebtInstrumentFaceAmount",
    ),
    balance(
        "total debt",
        "Total debt | debt | total borrowings | borrowings | gross debt | financial debt"
        " | indebtedness | total indebtedness | total financial debt | outstanding debt",
        "Deuda total | deuda | deuda financiera | endeudamiento | deuda bruta | deudas"
        " | deuda financiera total | endeudamiento total | total de deuda"
        " | deuda financiera bruta",
        "DebtLongtermAndShorttermCombinedAmount DebtAndCapitalLeaseObligations"
        " ifrs-full:Borrowings",
    ),
    balance(
        "operating lease liabilities",
        "Operating lease liabilities | lease liabilities | operating lease liability"
        " | operating lease obligations | total operating lease liabilities",
        "Pasivos por arrendamiento | pasivos por arrendamientos operativos"
        " | obligaciones por arrendamiento | pasivos por arrendamiento operativo",
        "OperatingLeaseLiability ifrs-full:LeaseLiabilities",
    ),
    balance(
        "current operating lease liabilities",
        "Operating lease liabilities, current | current operating lease liabilities"
        " | current lease liabilities | current portion of operating lease liabilities",
        "Pasivos por arrendamiento corrientes | pasivos corrientes por arrendamiento",
        "OperatingLeaseLiabilityCurrent",
    ),
    balance(
        "noncurrent operating lease liabilities",
        "Operating lease liabilities, noncurrent | noncurrent operating lease liabilities"
        " | long-term operating lease liabilities | non-current operating lease liabilities"
        " | long-term lease liabilities",
        "Pasivos por arrendamiento no corrientes | pasivos por arrendamiento a largo plazo",
        "OperatingLeaseLiabilityNoncurrent",
    ),
    balance(
        "finance lease liabilities",
        "Finance lease liabilities | finance lease liability | finance lease obligations",
        "Pasivos por arrendamiento financiero | arrendamientos financieros",
        "FinanceLeaseLiability",
    ),
    balance(
        "current finance lease liabilities",
        "Finance lease liabilities, current | current finance lease liabilities"
        " | current portion of finance lease liabilities",
        "Pasivos por arrendamiento financiero corrientes"
        " | pasivos por arrendamiento financiero a corto plazo",
        "FinanceLeaseLiabilityCurrent",
    ),
    balance(
        "noncurrent finance lease liabilities",
        "Finance lease liabilities, noncurrent | noncurrent finance lease liabilities"
        " | non-current finance lease liabilities | long-term finance lease liabilities",
        "Pasivos por arrendamiento financiero no corrientes"
        " | pasivos por arrendamiento financiero a largo plazo",
        "FinanceLeaseLiabilityNoncurrent",
    ),
    balance(
        "accounts payable",
        "Accounts payable | payables | trade payables | trade accounts payable",
        "Cuentas por pagar | proveedores | acreedores comerciales | cuentas a pagar",
        "AccountsPayableCurrent AccountsPayableTradeCurrent"
        " AccountsPayableCurrentAndNoncurrent ifrs-full:TradeAndOtherCurrentPayables",
    ),
    balance(
        "accounts payable and accrued liabilities",
        "Accounts payable and accrued liabilities | accounts payable and accrued expenses",
        "Cuentas por pagar y pasivos acumulados | cuentas a pagar y gastos devengados",
        "AccountsPayableAndAccruedLiabilitiesCurrent AccountsPayableAndOtherAccruedLiabilitiesCurrent"
        " AccountsPayableAndAccruedLiabilitiesCurrentAndNoncurrent",
    ),
    balance(
        "accrued liabilities",
        "Accrued liabilities | accrued expenses | accruals | accrued expenses and other"
        " | accrued and other current liabilities | accrued and other liabilities"
        " | accrued expenses and other current liabilities",
        "Pasivos devengados | gastos devengados | pasivos acumulados | gastos acumulados",
        "AccruedLiabilitiesCurrent AccruedLiabilitiesCurrentAndNoncurrent",
    ),
    balance(
        "other current liabilities",
        "Other current liabilities",
        "Otros pasivos corrientes | otro pasivo corriente",
        "OtherLiabilitiesCurrent",
    ),
    balance(
        "other noncurrent liabilities",
        "Other non-current liabilities | other noncurrent liabilities"
        " | other long-term liabilities | other liabilities",
        "Otros pasivos no corrientes | otros pasivos",
        "OtherLiabilitiesNoncurrent OtherLiabilities",
    ),
    balance(
        "deferred revenue",
        "Deferred revenue | unearned revenue | deferred revenues | contract liabilities"
        " | unearned revenues | deferred income | contract liability",
        "Ingresos diferidos | ingresos anticipados | pasivos por contratos"
        " | ingresos no devengados | pasivos por contrato | pasivos contractuales",
        "ContractWithCustomerLiability DeferredRevenue ContractWithCustomerLiabilityCurrent"
        " DeferredRevenueCurrent ifrs-full:ContractLiabilities",
    ),
    replace(
        balance(
            "total deferred revenue",
            "Total deferred revenue | total unearned revenue | total deferred revenues"
            " | total contract liabilities | current and non-current deferred revenue",
            "Ingresos diferidos totales | total de ingresos diferidos | total de pasivos por contratos",
            "ContractWithCustomerLiability DeferredRevenue ContractWithCustomerLiabilityCurrent"
            " DeferredRevenueCurrent ifrs-full:ContractLiabilities",
        ),
        is_whole=True,
    ),
    balance(
        "current deferred revenue",
        "Deferred revenue, current | current deferred revenue | short-term deferred revenue"
        " | short-term unearned revenue | current contract liabilities | current unearned revenue",
        "Ingresos diferidos corrientes | ingresos diferidos a corto plazo"
        " | pasivos por contratos corrientes",
        "ContractWithCustomerLiabilityCurrent DeferredRevenueCurrent",
    ),
    balance(
        "noncurrent deferred revenue",
        "Deferred revenue, noncurrent | noncurrent deferred revenue | long-term deferred revenue"
        " | non-current deferred revenue | long-term unearned revenue"
        " | noncurrent contract liabilities",
        "Ingresos diferidos no corrientes | ingresos diferidos a largo plazo",
        "ContractWithCustomerLiabilityNoncurrent DeferredRevenueNoncurrent",
    ),
    balance(
        "remaining performance obligations",
        "Remaining performance obligations | rpo | remaining performance obligation",
        "Obligaciones de desempeño pendientes | obligaciones de cumplimiento pendientes",
        "RevenueRemainingPerformanceObligation",
    ),
    balance(
        "deferred tax liabilities",
        "Deferred tax liabilities | deferred income tax liabilities | deferred income taxes"
        " | net deferred tax liabilities | net deferred tax liability | deferred tax liability",
        "Pasivos por impuestos diferidos | pasivo por impuesto diferido"
        " | pasivos por impuesto diferido",
        "DeferredIncomeTaxLiabilitiesNet DeferredTaxLiabilities ifrs-full:DeferredTaxLiabilities"
        " ifrs-full:DeferredTaxLiabilityAsset",
    ),
    balance(
        "unrecognized tax benefits",
        "Unrecognized tax benefits | gross unrecognized tax benefits"
        " | total unrecognized tax benefits | uncertain tax positions",
        "Beneficios fiscales no reconocidos | posiciones fiscales inciertas",
        "UnrecognizedTaxBenefits",
    ),
    balance(
        "deposits",
        "Deposits | total deposits | customer deposits | deposit base",
        "Depósitos | depósitos totales | total de depósitos | depósitos de clientes",
        "Deposits",
    ),
)
