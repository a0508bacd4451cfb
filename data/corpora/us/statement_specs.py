"""The lines of the income statements by family: label, key in the books, concept, how it is printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from data.corpora.us.industries import Family

BEFORE_TAX = (
    "IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest"
)
CONTRACTS = "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax"


@dataclass(frozen=True, slots=True)
class Spec:
    """One line; without a key it is a heading. It is left out where the books have no such key."""

    label: str
    key: str = ""
    concept: str = ""
    """Of us-gaap; empty where the company's own choice decides."""
    is_flipped: bool = False
    is_total: bool = False
    measure: Literal["money", "shares", "per share"] = "money"
    at: Literal["", "opening", "closing"] = ""


def _out(label: str, key: str, concept: str) -> Spec:
    return Spec(label, key, concept, is_flipped=True)


def _total(label: str, key: str, concept: str = "") -> Spec:
    return Spec(label, key, concept, is_total=True)


def _shares(label: str, key: str, concept: str) -> Spec:
    return Spec(label, key, concept, measure="shares")


def _per_share(label: str, key: str, concept: str) -> Spec:
    return Spec(label, key, concept, measure="per share")


BOTTOM = (
    Spec("Income (loss) before income taxes", "pretax", BEFORE_TAX),
    Spec("Provision for (benefit from) income taxes", "tax", "IncomeTaxExpenseBenefit"),
    Spec(
        "Income (loss) from continuing operations", "continuing",
        "IncomeLossFromContinuingOperations",
    ),
    Spec(
        "Income (loss) from discontinued operations, net of tax", "discontinued",
        "IncomeLossFromDiscontinuedOperationsNetOfTax",
    ),
    Spec("Net income (loss) including noncontrolling interests", "group_profit", "ProfitLoss"),
    _out(
        "Net income (loss) attributable to noncontrolling interests", "minority",
        "NetIncomeLossAttributableToNoncontrollingInterest",
    ),
    _total("Net income (loss)", "net_income", "NetIncomeLoss"),
    Spec("Earnings (loss) per share:"),
    _per_share("Basic", "basic_eps", "EarningsPerShareBasic"),
    _per_share(
        "Diluted, continuing operations", "continuing_eps",
        "IncomeLossFromContinuingOperationsPerDilutedShare",
    ),
    _per_share("Diluted", "diluted_eps", "EarningsPerShareDiluted"),
    Spec("Weighted average shares outstanding:"),
    _shares("Basic", "basic_shares", "WeightedAverageNumberOfSharesOutstandingBasic"),
    _shares("Diluted", "diluted_shares", "WeightedAverageNumberOfDilutedSharesOutstanding"),
    _per_share(
        "Cash dividends declared per share", "dividend", "CommonStockDividendsPerShareDeclared"
    ),
)  # fmt: skip
BELOW = (
    _total("Operating income (loss)", "operating_income", "OperatingIncomeLoss"),
    _out("Interest expense", "interest", "InterestExpense"),
    Spec("Other income (expense), net", "other_income", "OtherNonoperatingIncomeExpense"),
    *BOTTOM,
)
SALES = (
    Spec("Net sales", "contracts"),
    Spec("Membership fees", "membership", "{prefix}:MembershipFeeRevenue"),
    Spec("Equipment rental", "rental", "OperatingLeaseLeaseIncome"),
    Spec("Revenue of financial services", "finance", "RevenueNotFromContractWithCustomer"),
    _total("Total revenue", "revenue"),
)
ORDINARY = (
    *SALES,
    Spec("Cost of revenue", "cost", "CostOfRevenue"),
    _total("Gross profit", "gross_profit", "GrossProfit"),
    Spec("Operating expenses:"),
    Spec("Research and development", "research", "ResearchAndDevelopmentExpense"),
    Spec(
        "Selling, general and administrative", "selling", "SellingGeneralAndAdministrativeExpense"
    ),
    *BELOW,
)
BANK = (
    Spec("Interest and dividend income", "interest_income", "InterestAndDividendIncomeOperating"),
    Spec("Interest expense", "interest", "InterestExpense"),
    _total("Net interest income", "net_interest", "InterestIncomeExpenseNet"),
    Spec("Noninterest income", "noninterest_income", "NoninterestIncome"),
    _total("Total revenue, net of interest expense", "revenue"),
    Spec("Provision for credit losses", "provision", "ProvisionForLoanLeaseAndOtherLosses"),
    Spec("Noninterest expense", "noninterest_expense", "NoninterestExpense"),
    *BOTTOM,
)
INSURER = (
    Spec("Net premiums earned", "premiums", "PremiumsEarnedNet"),
    Spec("Net investment income", "investment_income", "NetInvestmentIncome"),
    Spec("Fee revenue", "fees", CONTRACTS),
    _total("Total revenues", "revenue"),
    Spec("Policyholder benefits and claims", "claims", "PolicyholderBenefitsAndClaimsIncurredNet"),
    Spec(
        "Amortization of deferred policy acquisition costs", "acquisition_costs",
        "DeferredPolicyAcquisitionCostAmortizationExpense",
    ),
    Spec("Other operating expenses", "other_costs", "OtherCostAndExpenseOperating"),
    Spec("Interest expense", "interest", "InterestExpense"),
    _total("Total benefits and expenses", "total_costs", "BenefitsLossesAndExpenses"),
    *BOTTOM,
)  # fmt: skip
REALTY = (
    Spec("Rental revenue", "rental", "OperatingLeaseLeaseIncome"),
    Spec("Management fees and other", "contracts", CONTRACTS),
    _total("Total revenues", "revenue"),
    Spec(
        "Property operating expenses", "property_costs",
        "DirectCostsOfLeasedAndRentedPropertyOrEquipment",
    ),
    Spec("Depreciation and amortization", "depreciation", "DepreciationDepletionAndAmortization"),
    Spec("General and administrative", "administration", "GeneralAndAdministrativeExpense"),
    Spec("Total expenses", "total_costs", "CostsAndExpenses"),
    *BELOW,
)  # fmt: skip
UTILITY = (
    _total("Operating revenues", "revenue"),
    Spec("Fuel and purchased power", "fuel", "FuelCosts"),
    Spec(
        "Operations and maintenance", "maintenance",
        "UtilitiesOperatingExpenseMaintenanceAndOperations",
    ),
    Spec("Depreciation and amortization", "depreciation", "DepreciationDepletionAndAmortization"),
    Spec("Taxes other than income taxes", "other_taxes", "TaxesExcludingIncomeAndExciseTaxes"),
    Spec("Total operating expenses", "total_costs", "CostsAndExpenses"),
    *BELOW,
)  # fmt: skip
INCOME: dict[Family, tuple[Spec, ...]] = {
    "ordinary": ORDINARY,
    "bank": BANK,
    "insurer": INSURER,
    "realty": REALTY,
    "utility": UTILITY,
}
