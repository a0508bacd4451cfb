"""The lines of balance sheets and cash flow statements by family."""

from __future__ import annotations

from data.corpora.us.industries import Family
from data.corpora.us.statement_specs import Spec

ALL_CASH = "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents"
CASH = Spec("Cash and cash equivalents", "cash", "CashAndCashEquivalentsAtCarryingValue")
GOODWILL = Spec("Goodwill", "goodwill", "Goodwill")
ASSETS = Spec("Total assets", "assets", "Assets", is_total=True)
LIABILITIES = Spec("Total liabilities", "liabilities", "Liabilities", is_total=True)
EQUITY = (
    Spec("Common stock and paid-in capital", "paid_in", "CommonStocksIncludingAdditionalPaidInCapital"),
    Spec("Retained earnings (accumulated deficit)", "retained", "RetainedEarningsAccumulatedDeficit"),
    Spec(
        "Accumulated other comprehensive income (loss)", "oci",
        "AccumulatedOtherComprehensiveIncomeLossNetOfTax",
    ),
    Spec("Total stockholders’ equity", "equity", "StockholdersEquity", is_total=True),
    Spec("Noncontrolling interests", "minority_interest", "MinorityInterest"),
    Spec(
        "Total equity", "equity_all",
        "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest", is_total=True,
    ),
    Spec(
        "Total liabilities and equity", "assets_financed", "LiabilitiesAndStockholdersEquity",
        is_total=True,
    ),
    Spec(
        "Common shares outstanding", "shares_outstanding", "CommonStockSharesOutstanding",
        measure="shares",
    ),
)  # fmt: skip
ORDINARY = (
    Spec("Current assets:"),
    CASH,
    Spec("Accounts receivable, net", "receivables", "AccountsReceivableNetCurrent"),
    Spec("Inventories", "inventory", "InventoryNet"),
    Spec("Prepaid expenses and other", "prepaid", "PrepaidExpenseAndOtherAssetsCurrent"),
    Spec("Total current assets", "current_assets", "AssetsCurrent", is_total=True),
    Spec("Property, plant and equipment, net", "property", "PropertyPlantAndEquipmentNet"),
    GOODWILL,
    Spec("Long-term investments", "investments", "LongTermInvestments"),
    Spec("Other assets", "other_assets", "OtherAssetsNoncurrent"),
    ASSETS,
    Spec("Current liabilities:"),
    Spec("Accounts payable", "payables", "AccountsPayableCurrent"),
    Spec("Accrued liabilities", "accrued", "AccruedLiabilitiesCurrent"),
    Spec("Deferred revenue", "deferred", "ContractWithCustomerLiabilityCurrent"),
    Spec("Current portion of long-term debt", "debt_current", "LongTermDebtCurrent"),
    Spec("Total current liabilities", "current_liabilities", "LiabilitiesCurrent", is_total=True),
    Spec("Long-term debt", "debt_noncurrent", "LongTermDebtNoncurrent"),
    Spec("Other liabilities", "other_liabilities", "OtherLiabilitiesNoncurrent"),
    LIABILITIES,
    *EQUITY,
)
BANK = (
    Spec("Cash and due from banks", "cash", "CashAndDueFromBanks"),
    Spec("Securities", "securities", "DebtSecuritiesAvailableForSaleExcludingAccruedInterest"),
    Spec("Loans, net", "loans", "LoansAndLeasesReceivableNetReportedAmount"),
    Spec("Premises and equipment, net", "property", "PropertyPlantAndEquipmentNet"),
    GOODWILL,
    Spec("Other assets", "other_assets", "OtherAssets"),
    ASSETS,
    Spec("Deposits", "deposits", "Deposits"),
    Spec("Long-term debt", "debt", "LongTermDebt"),
    Spec("Other liabilities", "accrued", "OtherLiabilities"),
    LIABILITIES,
    *EQUITY,
)
INSURER = (
    Spec("Investments", "securities", "Investments"),
    CASH,
    Spec("Premiums receivable, net", "receivables", "PremiumsReceivableAtCarryingValue"),
    Spec("Deferred policy acquisition costs", "deferred_costs", "DeferredPolicyAcquisitionCosts"),
    Spec("Property and equipment, net", "property", "PropertyPlantAndEquipmentNet"),
    GOODWILL,
    Spec("Other assets", "other_assets", "OtherAssets"),
    ASSETS,
    Spec(
        "Reserves for claims and benefits",
        "reserves",
        "LiabilityForClaimsAndClaimsAdjustmentExpense",
    ),
    Spec("Unearned premiums", "unearned", "UnearnedPremiums"),
    Spec("Long-term debt", "debt", "LongTermDebt"),
    Spec("Other liabilities", "accrued", "OtherLiabilities"),
    LIABILITIES,
    *EQUITY,
)
REALTY = (
    Spec("Real estate, net", "property", "RealEstateInvestmentPropertyNet"),
    CASH,
    Spec("Tenant receivables", "receivables", "AccountsReceivableNet"),
    Spec("Investments in joint ventures", "investments", "EquityMethodInvestments"),
    Spec("Other assets", "other_assets", "OtherAssets"),
    ASSETS,
    Spec("Mortgages and notes payable", "debt", "LongTermDebt"),
    Spec("Accounts payable and accrued liabilities", "accrued", "AccountsPayableAndAccruedLiabilitiesCurrentAndNoncurrent"),
    Spec("Prepaid rents", "deferred", "ContractWithCustomerLiability"),
    Spec("Other liabilities", "other_liabilities", "OtherLiabilities"),
    LIABILITIES,
    *EQUITY,
)  # fmt: skip
UTILITY = (
    CASH,
    Spec("Customer receivables, net", "receivables", "AccountsReceivableNetCurrent"),
    Spec("Fuel and supplies", "inventory", "InventoryNet"),
    Spec("Utility plant, net", "property", "PropertyPlantAndEquipmentNet"),
    GOODWILL,
    Spec("Long-term investments", "investments", "LongTermInvestments"),
    Spec("Regulatory and other assets", "other_assets", "OtherAssetsNoncurrent"),
    ASSETS,
    Spec("Accounts payable", "payables", "AccountsPayableCurrent"),
    Spec("Accrued liabilities", "accrued", "AccruedLiabilitiesCurrent"),
    Spec("Current portion of long-term debt", "debt_current", "LongTermDebtCurrent"),
    Spec("Long-term debt", "debt_noncurrent", "LongTermDebtNoncurrent"),
    Spec("Deferred taxes and other", "other_liabilities", "DeferredIncomeTaxLiabilitiesNet"),
    LIABILITIES,
    *EQUITY,
)
BALANCE: dict[Family, tuple[Spec, ...]] = {
    "ordinary": ORDINARY,
    "bank": BANK,
    "insurer": INSURER,
    "realty": REALTY,
    "utility": UTILITY,
}


def _flow(label: str, key: str, concept: str, sign: int = 1) -> Spec:
    return Spec(label, key, concept, is_flipped=sign < 0)


def _section(label: str, key: str, concept: str) -> Spec:
    return Spec(label, key, concept, is_total=True)


CASH_FLOWS = (
    Spec("Cash flows from operating activities:"),
    _flow("Net income (loss)", "net_income_alone", "NetIncomeLoss"),
    _flow("Net income (loss) including noncontrolling interests", "group_profit", "ProfitLoss"),
    _flow("Depreciation and amortization", "depreciation", "DepreciationDepletionAndAmortization"),
    _flow("Stock-based compensation", "stock_pay", "ShareBasedCompensation"),
    _flow("Provision for credit losses", "provision", "ProvisionForLoanLeaseAndOtherLosses"),
    _flow("Deferred income taxes", "deferred_tax", "DeferredIncomeTaxExpenseBenefit"),
    _flow("Receivables", "receivables_rise", "IncreaseDecreaseInAccountsReceivable", -1),
    _flow("Inventories", "inventory_rise", "IncreaseDecreaseInInventories", -1),
    _flow("Prepaid expenses", "prepaid_rise", "IncreaseDecreaseInPrepaidDeferredExpenseAndOtherAssets", -1),
    _flow("Deferred policy acquisition costs", "deferred_costs_rise", "IncreaseDecreaseInDeferredPolicyAcquisitionCosts", -1),
    _flow("Reserves for claims and benefits", "reserves_rise", "IncreaseDecreaseInLiabilityForClaimsAndClaimsAdjustmentExpenseReserve"),
    _flow("Unearned premiums", "unearned_rise", "IncreaseDecreaseInUnearnedPremiums"),
    _flow("Accounts payable", "payables_rise", "IncreaseDecreaseInAccountsPayable"),
    _flow("Accrued liabilities", "accrued_rise", "IncreaseDecreaseInAccruedLiabilities"),
    _flow("Deferred revenue", "deferred_rise", "IncreaseDecreaseInContractWithCustomerLiability"),
    _flow("Other, net", "other_operating", "IncreaseDecreaseInOtherOperatingCapitalNet", -1),
    _section("Net cash provided by (used in) operating activities", "operating_cash", "NetCashProvidedByUsedInOperatingActivities"),
    Spec("Cash flows from investing activities:"),
    _flow("Loans made, net of repayments", "loans_made", "PaymentsForProceedsFromLoansAndLeases", -1),
    _flow("Purchases of securities, net", "securities_bought", "PaymentsForProceedsFromInvestments", -1),
    _flow("Capital expenditures", "capital_spending", "PaymentsToAcquirePropertyPlantAndEquipment", -1),
    _flow("Purchases of long-term investments", "investments_bought", "PaymentsToAcquireInvestments", -1),
    _flow("Proceeds from sale of a business", "divestitures", "ProceedsFromDivestitureOfBusinesses"),
    _section("Net cash provided by (used in) investing activities", "investing_cash", "NetCashProvidedByUsedInInvestingActivities"),
    Spec("Cash flows from financing activities:"),
    _flow("Net increase in deposits", "deposits_rise", "IncreaseDecreaseInDeposits"),
    _flow("Proceeds from long-term debt", "debt_issued", "ProceedsFromIssuanceOfLongTermDebt"),
    _flow("Repayment of long-term debt", "debt_repaid", "RepaymentsOfLongTermDebt", -1),
    _flow("Dividends paid", "dividends", "PaymentsOfDividends", -1),
    _flow("Repurchases of common stock", "buybacks", "PaymentsForRepurchaseOfCommonStock", -1),
    _flow("Distributions to noncontrolling interests", "minority_paid", "PaymentsToMinorityShareholders", -1),
    _section("Net cash provided by (used in) financing activities", "financing_cash", "NetCashProvidedByUsedInFinancingActivities"),
    _section("Net increase (decrease) in cash", "cash_change", f"{ALL_CASH}PeriodIncreaseDecreaseIncludingExchangeRateEffect"),
    Spec("Cash at beginning of period", "cash", ALL_CASH, at="opening"),
    Spec("Cash at end of period", "cash", ALL_CASH, is_total=True, at="closing"),
)  # fmt: skip
ONLY_IF_ANY = frozenset({"debt_issued", "buybacks", "dividends", "divestitures"})
"""Flows that are left out of a report where none of its columns has any."""
