"""The lines of the statements: label, key in the books, XBRL concept, and how it is printed."""

from __future__ import annotations

from dataclasses import dataclass

BEFORE_TAX = (
    "us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxes"
    "ExtraordinaryItemsNoncontrollingInterest"
)
CASH_CHANGE = (
    "us-gaap:CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents"
    "PeriodIncreaseDecreaseIncludingExchangeRateEffect"
)
CASH_TOTAL = "us-gaap:CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents"
COMPANY_CHOICE = ""


@dataclass(frozen=True, slots=True)
class Line:
    """One line; without a key it is a heading, with a dash for a key it is a fixed zero."""

    label: str
    key: str = ""
    concept: str = ""
    flipped: bool = False
    """Printed in brackets where the reported value is positive."""
    total: bool = False
    """Bold, with a dollar sign."""


def _line(label: str, key: str, concept: str) -> Line:
    return Line(label, key, f"us-gaap:{concept}")


def _total(label: str, key: str, concept: str) -> Line:
    name = concept if ":" in concept or not concept else f"us-gaap:{concept}"
    return Line(label, key, name, total=True)


def _out(label: str, key: str, concept: str) -> Line:
    return Line(label, key, f"us-gaap:{concept}", flipped=True)


TOLVANE_INCOME = (
    _total("Total revenue", "revenue", COMPANY_CHOICE),
    _line("Cost of revenue", "cost_of_revenue", "CostOfRevenue"),
    _total("Gross profit", "gross_profit", "GrossProfit"),
    Line("Operating expenses:"),
    _line("Research and development", "research", "ResearchAndDevelopmentExpense"),
    _line(
        "Selling, general and administrative", "selling", "SellingGeneralAndAdministrativeExpense"
    ),
    _line("Total operating expenses", "operating_expenses", "OperatingExpenses"),
    _total("Operating income", "operating_income", "OperatingIncomeLoss"),
    _out("Interest expense", "interest", "InterestExpense"),
    _line("Other income (expense), net", "other_income", "OtherNonoperatingIncomeExpense"),
    Line("Income before income taxes", "income_before_tax", BEFORE_TAX),
    _line("Provision for income taxes", "income_tax", "IncomeTaxExpenseBenefit"),
    _total("Net income", "net_income", "NetIncomeLoss"),
)
HALDEN_INCOME = (
    _total("Net sales", "revenue", COMPANY_CHOICE),
    _line(
        "Cost of goods sold, buying and occupancy", "cost_of_revenue", "CostOfGoodsAndServicesSold"
    ),
    _total("Gross profit", "gross_profit", "GrossProfit"),
    _line(
        "Selling, general and administrative expenses",
        "selling",
        "SellingGeneralAndAdministrativeExpense",
    ),
    _line("Impairment of store assets", "impairment", "AssetImpairmentCharges"),
    _total("Operating income", "operating_income", "OperatingIncomeLoss"),
    _out("Interest expense", "interest", "InterestExpense"),
    _line("Interest income", "other_income", "InvestmentIncomeInterest"),
    Line("Income (loss) before income taxes", "income_before_tax", BEFORE_TAX),
    _line("Income tax expense (benefit)", "income_tax", "IncomeTaxExpenseBenefit"),
    _total("Net income (loss)", "net_income", "NetIncomeLoss"),
)
BALANCE = (
    Line("Current assets:"),
    _line("Cash and cash equivalents", "cash", "CashAndCashEquivalentsAtCarryingValue"),
    _line("Accounts receivable, net", "receivables", "AccountsReceivableNetCurrent"),
    _line("Inventories", "inventory", "InventoryNet"),
    _line(
        "Prepaid expenses and other current assets",
        "prepaid",
        "PrepaidExpenseAndOtherAssetsCurrent",
    ),
    _line("Total current assets", "current_assets", "AssetsCurrent"),
    _line("Property and equipment, net", "property", "PropertyPlantAndEquipmentNet"),
    _line("Operating lease right-of-use assets", "lease_assets", "OperatingLeaseRightOfUseAsset"),
    _line("Goodwill", "goodwill", "Goodwill"),
    _line("Other assets", "other_assets", "OtherAssetsNoncurrent"),
    _total("Total assets", "assets", "Assets"),
    Line("Current liabilities:"),
    _line("Accounts payable", "payables", "AccountsPayableCurrent"),
    _line("Accrued liabilities", "accrued", "AccruedLiabilitiesCurrent"),
    _line(
        "Deferred revenue and gift cards",
        "deferred_revenue",
        "ContractWithCustomerLiabilityCurrent",
    ),
    _line(
        "Current portion of operating lease liabilities",
        "lease_current",
        "OperatingLeaseLiabilityCurrent",
    ),
    _line("Current portion of long-term debt", "debt_current", "LongTermDebtCurrent"),
    _line("Total current liabilities", "current_liabilities", "LiabilitiesCurrent"),
    _line("Long-term debt", "debt_long", "LongTermDebtNoncurrent"),
    _line("Operating lease liabilities", "lease_long", "OperatingLeaseLiabilityNoncurrent"),
    _line("Other liabilities", "other_liabilities", "OtherLiabilitiesNoncurrent"),
    _line("Total liabilities", "liabilities", "Liabilities"),
    Line("Commitments and contingencies", "nil", "us-gaap:CommitmentsAndContingencies"),
    Line("Stockholders’ equity:"),
    _line("Preferred stock, none issued", "none", "PreferredStockValue"),
    _line(
        "Common stock and additional paid-in capital",
        "paid_in_capital",
        "CommonStocksIncludingAdditionalPaidInCapital",
    ),
    _line("Retained earnings", "retained_earnings", "RetainedEarningsAccumulatedDeficit"),
    _line(
        "Accumulated other comprehensive income (loss)",
        "other_comprehensive",
        "AccumulatedOtherComprehensiveIncomeLossNetOfTax",
    ),
    _total("Total stockholders’ equity", "equity", "StockholdersEquity"),
    _total(
        "Total liabilities and stockholders’ equity",
        "liabilities_and_equity",
        "LiabilitiesAndStockholdersEquity",
    ),
)
CASH = (
    Line("Cash flows from operating activities:"),
    _total("Net income (loss)", "net_income", "NetIncomeLoss"),
    _line("Depreciation and amortization", "depreciation", "DepreciationDepletionAndAmortization"),
    _line("Stock-based compensation", "stock_pay", "ShareBasedCompensation"),
    _line("Impairment of store assets", "impairment", "AssetImpairmentCharges"),
    _out("Accounts receivable", "receivables_rise", "IncreaseDecreaseInAccountsReceivable"),
    _out("Inventories", "inventory_rise", "IncreaseDecreaseInInventories"),
    _out(
        "Prepaid expenses and other assets",
        "prepaid_rise",
        "IncreaseDecreaseInPrepaidDeferredExpenseAndOtherAssets",
    ),
    _line("Accounts payable", "payables_rise", "IncreaseDecreaseInAccountsPayable"),
    _line("Accrued liabilities", "accrued_rise", "IncreaseDecreaseInAccruedLiabilities"),
    _line(
        "Deferred revenue and gift cards",
        "deferred_revenue_rise",
        "IncreaseDecreaseInContractWithCustomerLiability",
    ),
    _total(
        "Net cash provided by operating activities",
        "operating_cash",
        "NetCashProvidedByUsedInOperatingActivities",
    ),
    Line("Cash flows from investing activities:"),
    _out(
        "Purchases of property and equipment",
        "capital_spending",
        "PaymentsToAcquirePropertyPlantAndEquipment",
    ),
    _out(
        "Acquisitions, net of cash acquired",
        "acquisitions",
        "PaymentsToAcquireBusinessesNetOfCashAcquired",
    ),
    _total(
        "Net cash used in investing activities",
        "investing_cash",
        "NetCashProvidedByUsedInInvestingActivities",
    ),
    Line("Cash flows from financing activities:"),
    _out("Repayment of long-term debt", "debt_repaid", "RepaymentsOfLongTermDebt"),
    _out("Cash dividends paid", "dividends", "PaymentsOfDividends"),
    _out("Repurchases of common stock", "buybacks", "PaymentsForRepurchaseOfCommonStock"),
    _total(
        "Net cash used in financing activities",
        "financing_cash",
        "NetCashProvidedByUsedInFinancingActivities",
    ),
    _total("Net increase (decrease) in cash and cash equivalents", "cash_change", CASH_CHANGE),
)
PAID = (
    _line("Cash paid for interest", "interest_paid", "InterestPaidNet"),
    _line("Cash paid for income taxes", "tax_paid", "IncomeTaxesPaidNet"),
)
INCOME = {"TLVN": TOLVANE_INCOME, "HLDN": HALDEN_INCOME}
NOT_AT_TOLVANE = frozenset({"impairment"})
NOT_AT_HALDEN = frozenset({"acquisitions", "debt_current"})
ABSENT = {"TLVN": NOT_AT_TOLVANE, "HLDN": NOT_AT_HALDEN}
RENAMED = {
    ("TLVN", "deferred_revenue"): "Deferred revenue",
    ("TLVN", "deferred_revenue_rise"): "Deferred revenue",
    ("HLDN", "deferred_revenue"): "Gift card and loyalty liabilities",
    ("HLDN", "deferred_revenue_rise"): "Gift card and loyalty liabilities",
    ("HLDN", "inventory"): "Merchandise inventories",
    ("HLDN", "inventory_rise"): "Merchandise inventories",
}
