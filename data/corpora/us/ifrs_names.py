"""What an IFRS filer calls the lines: concept and label by key in the books."""

from __future__ import annotations

IFRS: dict[str, tuple[str, str]] = {
    "revenue": ("Revenue", "Revenue"),
    "cost": ("CostOfSales", "Cost of sales"),
    "gross_profit": ("GrossProfit", "Gross profit"),
    "research": ("ResearchAndDevelopmentExpense", "Research and development"),
    "selling": (
        "SellingGeneralAndAdministrativeExpense", "Selling, general and administrative expense",
    ),
    "operating_income": ("ProfitLossFromOperatingActivities", "Operating profit (loss)"),
    "interest": ("FinanceCosts", "Finance costs"),
    "other_income": ("FinanceIncome", "Finance income (cost), other"),
    "pretax": ("ProfitLossBeforeTax", "Profit (loss) before tax"),
    "tax": ("IncomeTaxExpenseContinuingOperations", "Income tax"),
    "group_profit": ("ProfitLoss", "Profit (loss) for the period"),
    "minority": (
        "ProfitLossAttributableToNoncontrollingInterests", "Attributable to non-controlling interests",
    ),
    "net_income": (
        "ProfitLossAttributableToOwnersOfParent", "Attributable to owners of the company",
    ),
    "net_income_alone": ("ProfitLoss", "Profit (loss) for the period"),
    "basic_eps": ("BasicEarningsLossPerShare", "Basic"),
    "diluted_eps": ("DilutedEarningsLossPerShare", "Diluted"),
    "basic_shares": ("WeightedAverageShares", "Basic"),
    "diluted_shares": ("AdjustedWeightedAverageShares", "Diluted"),
    "cash": ("CashAndCashEquivalents", "Cash and cash equivalents"),
    "receivables": ("TradeAndOtherCurrentReceivables", "Trade and other receivables"),
    "inventory": ("Inventories", "Inventories"),
    "prepaid": ("OtherCurrentAssets", "Other current assets"),
    "current_assets": ("CurrentAssets", "Total current assets"),
    "property": ("PropertyPlantAndEquipment", "Property, plant and equipment"),
    "goodwill": ("Goodwill", "Goodwill"),
    "investments": ("OtherNoncurrentFinancialAssets", "Other non-current financial assets"),
    "other_assets": ("OtherNoncurrentAssets", "Other non-current assets"),
    "assets": ("Assets", "Total assets"),
    "payables": ("TradeAndOtherCurrentPayables", "Trade and other payables"),
    "accrued": ("OtherCurrentLiabilities", "Other current liabilities"),
    "deferred": ("CurrentContractLiabilities", "Contract liabilities"),
    "debt_current": ("CurrentPortionOfLongtermBorrowings", "Current portion of borrowings"),
    "current_liabilities": ("CurrentLiabilities", "Total current liabilities"),
    "debt_noncurrent": ("LongtermBorrowings", "Borrowings"),
    "other_liabilities": ("OtherNoncurrentLiabilities", "Other non-current liabilities"),
    "liabilities": ("Liabilities", "Total liabilities"),
    "paid_in": ("IssuedCapital", "Issued capital"),
    "retained": ("RetainedEarnings", "Retained earnings"),
    "oci": ("OtherReserves", "Other reserves"),
    "equity": ("EquityAttributableToOwnersOfParent", "Equity attributable to owners of the company"),
    "minority_interest": ("NoncontrollingInterests", "Non-controlling interests"),
    "equity_all": ("Equity", "Total equity"),
    "assets_financed": ("EquityAndLiabilities", "Total equity and liabilities"),
    "shares_outstanding": ("NumberOfSharesOutstanding", "Ordinary shares outstanding"),
    "depreciation": (
        "AdjustmentsForDepreciationAndAmortisationExpense", "Depreciation and amortisation",
    ),
    "stock_pay": ("AdjustmentsForSharebasedPayments", "Share-based payments"),
    "receivables_rise": (
        "AdjustmentsForDecreaseIncreaseInTradeAndOtherReceivables", "Trade and other receivables",
    ),
    "inventory_rise": ("AdjustmentsForDecreaseIncreaseInInventories", "Inventories"),
    "prepaid_rise": ("AdjustmentsForDecreaseIncreaseInOtherCurrentAssets", "Other current assets"),
    "payables_rise": (
        "AdjustmentsForIncreaseDecreaseInTradeAndOtherPayables", "Trade and other payables",
    ),
    "accrued_rise": (
        "AdjustmentsForIncreaseDecreaseInOtherCurrentLiabilities", "Other current liabilities",
    ),
    "deferred_rise": ("AdjustmentsForIncreaseDecreaseInContractLiabilities", "Contract liabilities"),
    "other_operating": ("OtherInflowsOutflowsOfCashClassifiedAsOperatingActivities", "Other, net"),
    "operating_cash": (
        "CashFlowsFromUsedInOperatingActivities", "Net cash from (used in) operating activities",
    ),
    "capital_spending": (
        "PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities",
        "Purchase of property, plant and equipment",
    ),
    "investments_bought": (
        "PurchaseOfFinancialInstrumentsClassifiedAsInvestingActivities",
        "Purchase of financial instruments",
    ),
    "investing_cash": (
        "CashFlowsFromUsedInInvestingActivities", "Net cash from (used in) investing activities",
    ),
    "debt_issued": (
        "ProceedsFromBorrowingsClassifiedAsFinancingActivities", "Proceeds from borrowings",
    ),
    "debt_repaid": (
        "RepaymentsOfBorrowingsClassifiedAsFinancingActivities", "Repayment of borrowings",
    ),
    "dividends": ("DividendsPaidClassifiedAsFinancingActivities", "Dividends paid"),
    "buybacks": ("PaymentsToAcquireOrRedeemEntitysShares", "Purchase of own shares"),
    "minority_paid": (
        "DividendsPaidToNoncontrollingInterestsClassifiedAsFinancingActivities",
        "Dividends paid to non-controlling interests",
    ),
    "financing_cash": (
        "CashFlowsFromUsedInFinancingActivities", "Net cash from (used in) financing activities",
    ),
    "cash_change": (
        "IncreaseDecreaseInCashAndCashEquivalents", "Net increase (decrease) in cash",
    ),
}  # fmt: skip
"""Headings keep their words."""
IFRS_FLIPPED_BACK = frozenset(
    {"receivables_rise", "inventory_rise", "prepaid_rise", "other_operating"}
)
"""Reported as the decrease: the sign of the cash effect, not of the balance."""
