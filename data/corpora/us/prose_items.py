"""What the prose calls the lines of a report, and the concepts that may stand for them."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from data.corpora.us.report import Report
from data.corpora.us.statement_specs import BEFORE_TAX, CONTRACTS
from data.sample.inline_tags import Period

ITEMS: dict[str, tuple[str, ...]] = {
    "revenue": ("us-gaap:Revenues", CONTRACTS, "us-gaap:SalesRevenueNet", "ifrs-full:Revenue"),
    "cost": (
        "us-gaap:CostOfRevenue", "us-gaap:PolicyholderBenefitsAndClaimsIncurredNet",
        "us-gaap:DirectCostsOfLeasedAndRentedPropertyOrEquipment", "ifrs-full:CostOfSales",
    ),
    "gross_profit": ("us-gaap:GrossProfit", "ifrs-full:GrossProfit"),
    "research": ("us-gaap:ResearchAndDevelopmentExpense",),
    "selling": (
        "us-gaap:SellingGeneralAndAdministrativeExpense", "us-gaap:NoninterestExpense",
        "us-gaap:GeneralAndAdministrativeExpense", "us-gaap:OtherCostAndExpenseOperating",
        "ifrs-full:SellingGeneralAndAdministrativeExpense",
    ),
    "operating_income": (
        "us-gaap:OperatingIncomeLoss", "ifrs-full:ProfitLossFromOperatingActivities",
    ),
    "interest": ("us-gaap:InterestExpense", "ifrs-full:FinanceCosts"),
    "net_interest_income": ("us-gaap:InterestIncomeExpenseNet",),
    "provision": ("us-gaap:ProvisionForLoanLeaseAndOtherLosses",),
    "premiums": ("us-gaap:PremiumsEarnedNet",),
    "investment_income": ("us-gaap:NetInvestmentIncome",),
    "before_tax": (f"us-gaap:{BEFORE_TAX}", "ifrs-full:ProfitLossBeforeTax"),
    "income_tax": ("us-gaap:IncomeTaxExpenseBenefit", "ifrs-full:IncomeTaxExpenseContinuingOperations"),
    "discontinued": ("us-gaap:IncomeLossFromDiscontinuedOperationsNetOfTax",),
    "proceeds": ("us-gaap:ProceedsFromDivestitureOfBusinesses",),
    "minority": (
        "us-gaap:NetIncomeLossAttributableToNoncontrollingInterest",
        "ifrs-full:ProfitLossAttributableToNoncontrollingInterests",
    ),
    "net_income": (
        "us-gaap:NetIncomeLoss", "ifrs-full:ProfitLossAttributableToOwnersOfParent",
        "ifrs-full:ProfitLoss",
    ),
    "earnings_per_share": ("us-gaap:EarningsPerShareDiluted", "ifrs-full:DilutedEarningsLossPerShare"),
    "dividend_per_share": ("us-gaap:CommonStockDividendsPerShareDeclared",),
    "basic_shares": (
        "us-gaap:WeightedAverageNumberOfSharesOutstandingBasic", "ifrs-full:WeightedAverageShares",
    ),
    "diluted_shares": (
        "us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding",
        "ifrs-full:AdjustedWeightedAverageShares",
    ),
    "operating_cash": (
        "us-gaap:NetCashProvidedByUsedInOperatingActivities",
        "ifrs-full:CashFlowsFromUsedInOperatingActivities",
    ),
    "investing_cash": (
        "us-gaap:NetCashProvidedByUsedInInvestingActivities",
        "ifrs-full:CashFlowsFromUsedInInvestingActivities",
    ),
    "financing_cash": (
        "us-gaap:NetCashProvidedByUsedInFinancingActivities",
        "ifrs-full:CashFlowsFromUsedInFinancingActivities",
    ),
    "capital_spending": (
        "us-gaap:PaymentsToAcquirePropertyPlantAndEquipment",
        "ifrs-full:PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities",
    ),
    "depreciation": (
        "us-gaap:DepreciationDepletionAndAmortization",
        "ifrs-full:AdjustmentsForDepreciationAndAmortisationExpense",
    ),
    "stock_pay": ("us-gaap:ShareBasedCompensation", "ifrs-full:AdjustmentsForSharebasedPayments"),
    "dividends": (
        "us-gaap:PaymentsOfDividends", "ifrs-full:DividendsPaidClassifiedAsFinancingActivities",
    ),
    "buybacks": (
        "us-gaap:PaymentsForRepurchaseOfCommonStock",
        "ifrs-full:PaymentsToAcquireOrRedeemEntitysShares",
    ),
    "debt_repaid": (
        "us-gaap:RepaymentsOfLongTermDebt",
        "ifrs-full:RepaymentsOfBorrowingsClassifiedAsFinancingActivities",
    ),
    "debt_raised": (
        "us-gaap:ProceedsFromIssuanceOfLongTermDebt",
        "ifrs-full:ProceedsFromBorrowingsClassifiedAsFinancingActivities",
    ),
}  # fmt: skip
"""Flows, best concept first."""

BALANCES: dict[str, tuple[str, ...]] = {
    "cash": (
        "us-gaap:CashAndCashEquivalentsAtCarryingValue", "us-gaap:CashAndDueFromBanks",
        "ifrs-full:CashAndCashEquivalents",
    ),
    "receivables": (
        "us-gaap:AccountsReceivableNetCurrent", "us-gaap:AccountsReceivableNet",
        "us-gaap:PremiumsReceivableAtCarryingValue", "ifrs-full:TradeAndOtherCurrentReceivables",
    ),
    "inventory": ("us-gaap:InventoryNet", "ifrs-full:Inventories"),
    "property": (
        "us-gaap:PropertyPlantAndEquipmentNet", "us-gaap:RealEstateInvestmentPropertyNet",
        "ifrs-full:PropertyPlantAndEquipment",
    ),
    "goodwill": ("us-gaap:Goodwill", "ifrs-full:Goodwill"),
    "deferred_revenue": (
        "us-gaap:ContractWithCustomerLiabilityCurrent", "us-gaap:ContractWithCustomerLiability",
        "ifrs-full:CurrentContractLiabilities",
    ),
    "current_debt": ("us-gaap:LongTermDebtCurrent", "ifrs-full:CurrentPortionOfLongtermBorrowings"),
    "debt": (
        "us-gaap:LongTermDebtNoncurrent", "us-gaap:LongTermDebt", "ifrs-full:LongtermBorrowings",
    ),
    "other_liabilities": (
        "us-gaap:OtherLiabilitiesNoncurrent", "us-gaap:OtherLiabilities",
        "ifrs-full:OtherNoncurrentLiabilities",
    ),
    "deposits": ("us-gaap:Deposits",),
    "loans": ("us-gaap:LoansAndLeasesReceivableNetReportedAmount",),
    "claims_reserve": ("us-gaap:LiabilityForClaimsAndClaimsAdjustmentExpense",),
}  # fmt: skip
"""What there is on a day, best concept first."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A value of the report with the concept that it was found under."""

    concept: str
    period: Period
    value: Decimal


def amount(report: Report, key: str, period: Period | None) -> Amount | None:
    """Find an item by its name in the prose; None where the report does not say."""
    if period is None:
        return None
    for concept in ITEMS.get(key) or BALANCES[key]:
        value = report.value(concept, period)
        if value is not None:
            return Amount(concept, period, value)
    return None


def segment_labels(report: Report) -> tuple[str, ...]:
    """Name the segments that report revenue, in order."""
    labels = [
        line.label
        for one in report.statements
        if one.kind == "segments"
        for line in one.lines
        if line.members and line.members[0][0].endswith(("SegmentsAxis", "SegmentAxis"))
    ]
    return tuple(dict.fromkeys(labels))
