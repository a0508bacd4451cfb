"""What the made-up companies owe, and on what terms."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

NOT_REPAID = date.max


@dataclass(frozen=True, slots=True)
class DebtTerms:
    """One instrument; without a principal it is what is left of the total."""

    label: str
    member: str
    principal: int | None
    """In the company's unit."""
    repaid: date = NOT_REPAID


DEBT = {
    "TLVN": (
        DebtTerms("4.125% Senior Notes due 2030", "tlvn:SeniorNotes2030Member", 300_000),
        DebtTerms("Term loan due June 2028", "tlvn:TermLoan2028Member", None),
    ),
    "HLDN": (
        DebtTerms("5.500% Notes due 2028", "hldn:Notes2028Member", 400),
        DebtTerms("6.125% Notes due 2031", "hldn:Notes2031Member", 250),
        DebtTerms("4.750% Notes due 2025", "hldn:Notes2025Member", None),
    ),
}
