"""The tables of what a company owes: leases by year, and debt by instrument."""

from __future__ import annotations

from datetime import date

from data.sample.bookkeeping import part
from data.sample.debt_terms import DEBT, DebtTerms
from data.sample.filing_draft import FilingDraft
from data.sample.fiscal_calendar import spoken_date
from data.sample.inline_tags import Period, Tag
from data.sample.page_writer import Row

LEASE_YEARS = (
    ("us-gaap:LesseeOperatingLeaseLiabilityPaymentsDueNextTwelveMonths", 205),
    ("us-gaap:LesseeOperatingLeaseLiabilityPaymentsDueYearTwo", 190),
    ("us-gaap:LesseeOperatingLeaseLiabilityPaymentsDueYearThree", 164),
    ("us-gaap:LesseeOperatingLeaseLiabilityPaymentsDueYearFour", 138),
    ("us-gaap:LesseeOperatingLeaseLiabilityPaymentsDueYearFive", 107),
    ("us-gaap:LesseeOperatingLeaseLiabilityPaymentsDueAfterYearFive", 0),
)
IMPUTED_INTEREST = 138


def lease_maturities(draft: FilingDraft) -> None:
    """Lease payments by year, and how they come down to the liability."""
    period = Period(None, draft.end)
    liability = draft.books.balance("lease_liabilities", draft.end)
    interest = part(liability, IMPUTED_INTEREST)
    payments = [part(liability + interest, share) for _, share in LEASE_YEARS[:-1]]
    payments.append(liability + interest - sum(payments))
    rows = []
    for index, ((concept, _), amount) in enumerate(zip(LEASE_YEARS, payments, strict=True), 1):
        label = (
            "Thereafter"
            if index == len(payments)
            else f"{_year_word(draft)}{draft.filing.year + index}"
        )
        cell = draft.money_cell(Tag(concept, period), amount, dollar=index == 1)
        rows.append(Row(label, (cell,)))
    for label, concept, amount, flipped in (
        (
            "Total lease payments",
            "us-gaap:LesseeOperatingLeaseLiabilityPaymentsDue",
            liability + interest,
            False,
        ),
        (
            "Less imputed interest",
            "us-gaap:LesseeOperatingLeaseLiabilityUndiscountedExcessAmount",
            interest,
            True,
        ),
        ("Total operating lease liabilities", "us-gaap:OperatingLeaseLiability", liability, False),
    ):
        cell = draft.money_cell(Tag(concept, period), amount, dollar=not flipped, flipped=flipped)
        rows.append(Row(label, (cell,), bold=not flipped))
    draft.page.table([[spoken_date(draft.end)]], rows, 1)


def _year_word(draft: FilingDraft) -> str:
    return "Fiscal " if draft.books.plan.calendar == "retail year" else ""


def _owed(terms: DebtTerms, draft: FilingDraft, day: date) -> int:
    if terms.principal is not None:
        return terms.principal if day < terms.repaid else 0
    fixed = sum(other.principal or 0 for other in DEBT[draft.filing.company.identity.ticker])
    return draft.books.balance("debt", day) - fixed


def debt_table(draft: FilingDraft) -> None:
    """Long-term debt by instrument."""
    days = draft.balance_days()
    rows = []
    for terms in DEBT[draft.filing.company.identity.ticker]:
        amounts = [_owed(terms, draft, day) for day in days]
        if not any(amounts):
            continue
        cells = [
            draft.money_cell(
                Tag(
                    "us-gaap:LongTermDebt",
                    Period(None, day),
                    (("us-gaap:DebtInstrumentAxis", terms.member),),
                ),
                amount,
            )
            for day, amount in zip(days, amounts, strict=True)
        ]
        rows.append(Row(terms.label, tuple(cells)))
    for label, concept, line, flipped in (
        ("Total debt", "us-gaap:LongTermDebt", "debt", False),
        ("Less current portion", "us-gaap:LongTermDebtCurrent", "debt_current", True),
        ("Long-term debt", "us-gaap:LongTermDebtNoncurrent", "debt_long", False),
    ):
        cells = [
            draft.money_cell(
                Tag(concept, Period(None, day)),
                draft.books.balance(line, day),
                dollar=not flipped,
                flipped=flipped,
            )
            for day in days
        ]
        rows.append(Row(label, tuple(cells), bold=not flipped))
    draft.page.table([[spoken_date(day) for day in days]], rows, 2)
